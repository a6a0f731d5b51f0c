//! Expressions: each node is rewritten in place, operands first.

use maple_mirbin::{Kind, Op, Prim, Xintrinsic};

use super::super::build::post_order;
use super::super::typing::{load_prim, lowered_prim};
use super::Pass;
use crate::mir::layout::FieldPlace;
use crate::mir::typing::SIMPLE_HINT;
use crate::mir::{Expr, ExprData, ExprId, IntrinsicRef, Reg, Sym, TypeId};

impl Pass<'_, '_, '_> {
    /// Rewrites the tree `root`. An aggregate value becomes its address.
    pub(super) fn expression(&mut self, root: ExprId) {
        let mut nodes = std::mem::take(&mut self.nodes);
        nodes.clear();
        post_order(self.e.func, root, &mut nodes);
        for &id in &nodes {
            self.node(id);
        }
        self.nodes = nodes;
    }

    fn node(&mut self, id: ExprId) {
        let expr = *self.e.func.expr(id);
        let args = self.e.func.args(expr.args);
        let first = args.first().copied();
        if expr.prim.kind() == Kind::Wide && expr.prim != Prim::C64 || !self.has(expr.prim) {
            return self.unit.unsupported(
                self.e.func,
                expr.pos,
                format_args!("a value of type {}", expr.prim),
                match expr.prim {
                    Prim::SimpleStr | Prim::SimpleObj => SIMPLE_HINT,
                    _ => "use integers, addresses, f32 and f64",
                },
            );
        }
        if expr.prim == Prim::C64 && !moves(expr.op) {
            return self.unit.unsupported(
                self.e.func,
                expr.pos,
                format_args!("{} of complex values", expr.op),
                "work on the two halves, which are f32",
            );
        }
        if expr.prim.is_tagged() && !moves(expr.op) && expr.op != Op::IntrinsicOp {
            return self.unit.unsupported(
                self.e.func,
                expr.pos,
                format_args!("{} of tagged values", expr.op),
                "take out what is in them with tagged_to_int, tagged_to_f64 or tagged_to_ref",
            );
        }
        match (expr.op, expr.data) {
            (Op::IntrinsicOp, ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedToRef))) => {
                self.e.replace(
                    id,
                    Expr {
                        prim: Prim::Ref,
                        ..expr
                    },
                );
            }
            (Op::Dread, ExprData::Var(sym, field)) => self.dread(id, &expr, sym, field),
            (Op::AddrOf, ExprData::Var(sym, field)) => {
                let Some(place) = self.variable_place(sym, field) else {
                    return;
                };
                self.addressable(&expr, &place);
                let (base, offset) = self.address(sym);
                self.become_address(id, base, offset.wrapping_add(place.offset));
            }
            (Op::Iread, ExprData::Field(ty, field)) => {
                let (Some(base), Some(place)) = (first, self.pointer_place(ty, field)) else {
                    return;
                };
                let base = self.non_null(base, &place);
                self.load(id, &expr, base, 0, &place);
            }
            (Op::IaddrOf, ExprData::Field(ty, field)) => {
                let (Some(base), Some(place)) = (first, self.pointer_place(ty, field)) else {
                    return;
                };
                self.addressable(&expr, &place);
                let base = self.non_null(base, &place);
                self.become_address(id, base, place.offset);
            }
            (Op::Array, ExprData::Array(ty, checked)) => {
                let args = args.to_vec();
                self.array(id, &args, ty, checked);
            }
            (Op::SizeOfType, ExprData::Type(ty)) => {
                let size = self.size(ty);
                self.become_constant(id, &expr, size);
            }
            // Frame memory, as that of `alloca`.
            (Op::StackMalloc, ExprData::Type(ty)) => {
                let size = self.size(ty);
                let size = self.e.constant(Prim::U64, size);
                self.become_alloca(id, &expr, size);
            }
            (Op::StackMallocJarray, ExprData::Type(ty)) => {
                let (Some(count), elem) = (first, self.unit.types.innermost(ty)) else {
                    return;
                };
                let size = self.size(elem);
                let (size, from) = (self.e.constant(Prim::U64, size), self.e.func.expr(count).prim);
                let count = self.e.expr(Op::Cvt, Prim::U64, &[count], ExprData::Operand(from));
                let size = self.e.expr(Op::Mul, Prim::U64, &[count, size], ExprData::None);
                self.become_alloca(id, &expr, size);
            }
            (Op::FieldsDist, ExprData::FieldsDist(ty, from, to)) => {
                let types = &*self.unit.types;
                let from = self.unit.layouts.field(types, ty, from);
                let to = self.unit.layouts.field(types, ty, to);
                if let (Some(from), Some(to)) = (self.laid_out(from), self.laid_out(to)) {
                    self.become_constant(id, &expr, to.offset.wrapping_sub(from.offset));
                }
            }
            (Op::RegRead, ExprData::Reg(Reg::RetVal(0))) if expr.prim == Prim::Agg => {
                let base = self.e.regread(Prim::A64, self.frame.base());
                let result = self.frame.result();
                self.become_address(id, base, result);
            }
            (Op::RegRead, ExprData::Reg(Reg::RetVal(number @ 1..))) => self.further_result(id, &expr, number),
            // References keep their bits whatever class they are said to have.
            (Op::Retype, _) if expr.prim == Prim::Agg || self.is_cast(&expr, first) => {
                if let Some(value) = first {
                    let value = *self.e.func.expr(value);
                    self.e.replace(id, value);
                }
            }
            (Op::Select, _) if expr.prim == Prim::Agg => {
                let prim = Prim::A64;
                self.e.replace(id, Expr { prim, ..expr });
            }
            (Op::IntrinsicOpWithType, ExprData::TypedIntrinsic(intrinsic, _)) => {
                let (op, data) = (Op::IntrinsicOp, ExprData::Intrinsic(intrinsic));
                self.e.replace(id, Expr { op, data, ..expr });
            }
            _ => {}
        }
    }

    /// Makes the node frame memory of a size.
    fn become_alloca(&mut self, id: ExprId, expr: &Expr, size: ExprId) {
        let args = self.e.func.push_args(&[size]);
        let (op, data) = (Op::Alloca, ExprData::None);
        self.e.replace(
            id,
            Expr {
                op,
                args,
                data,
                ..*expr
            },
        );
    }

    /// Result `number` of the last call, from the block that calls fill.
    fn further_result(&mut self, id: ExprId, expr: &Expr, number: u32) {
        // Behind a label the call may be another one than the last in the text; scalar results lie at multiples of 8 for all.
        let offset = match self.last_returns.clone() {
            Some(returns) => self.result_offset(&returns, number as usize),
            None => 8 * (u64::from(number) - 1),
        };
        if offset >= self.frame.block_size {
            let message = format!("no call of this function has a result number {number}");
            let hint = "declare all results of the function that is called";
            return self
                .unit
                .error(self.e.func, expr.pos, "result-count", message, hint);
        }
        let (base, block) = match self.block.filter(|_| self.last_tail) {
            Some(block) => (self.e.regread(self.hidden(), block), 0),
            None => (self.e.regread(Prim::A64, self.frame.base()), self.frame.block),
        };
        let place = FieldPlace {
            offset: block + offset,
            ty: crate::mir::TypeTable::prim(expr.prim),
            bits: None,
        };
        self.load(id, expr, base, 0, &place);
    }

    fn dread(&mut self, id: ExprId, expr: &Expr, sym: Sym, field: i32) {
        let Some(place) = self.variable_place(sym, field) else {
            return;
        };
        if self.is_cell(sym) {
            let declared = lowered_prim(self.unit.types, place.ty);
            return self.narrow(
                id,
                Expr {
                    prim: load_prim(declared, expr.prim),
                    ..*expr
                },
                expr.prim,
            );
        }
        let (base, offset) = self.address(sym);
        self.load(id, expr, base, offset, &place);
    }

    /// Whether a variable lies in a cell of the frame.
    pub(super) fn is_cell(&mut self, sym: Sym) -> bool {
        match sym {
            Sym::Global(_) => false,
            Sym::Local(local) => {
                self.home(local).is_none()
                    && self
                        .e
                        .func
                        .locals
                        .get(local)
                        .is_some_and(|l| l.storage == crate::mir::Storage::Default)
            }
        }
    }

    pub(super) fn variable_place(&mut self, sym: Sym, field: i32) -> Option<FieldPlace> {
        let ty = self.unit.variable(self.e.func, sym)?;
        let place = self.unit.layouts.field(self.unit.types, ty, field);
        self.laid_out(place)
    }

    pub(super) fn pointer_place(&mut self, ty: TypeId, field: i32) -> Option<FieldPlace> {
        let pointee = self.unit.types.pointee(ty).unwrap_or(ty);
        let place = self.unit.layouts.field(self.unit.types, pointee, field);
        self.laid_out(place)
    }

    /// Makes the node the value of type `expr.prim` at `base + offset + place`.
    fn load(&mut self, id: ExprId, expr: &Expr, base: ExprId, offset: u64, place: &FieldPlace) {
        let offset = offset.wrapping_add(place.offset);
        if expr.prim == Prim::Agg {
            return self.become_address(id, base, offset);
        }
        let declared = self.unit.prim(place.ty);
        let (base, offset) = self.split(base, offset);
        let Some(bits) = place.bits else {
            let prim = match (declared, expr.prim) {
                (Prim::Agg, prim) => prim,
                // In managed code `ref` in an access to memory means counted memory and nothing else.
                (Prim::Ref, _) | (_, Prim::Ref) if self.unit.srclang.is_managed() => declared,
                (declared, prim) => load_prim(declared, prim),
            };
            let node = Expr {
                op: Op::IreadOff,
                prim,
                args: self.e.func.push_args(&[base]),
                data: ExprData::Offset(offset),
                pos: expr.pos,
            };
            return self.narrow(id, node, expr.prim);
        };
        if !bits.bytes.is_power_of_two() || bits.bytes > 8 {
            return self.load_pieces(id, expr, base, offset, bits);
        }
        // The container may be wider than the result; its bits are taken with the signedness of the result.
        let container = sized(bits.bytes, expr.prim.is_signed());
        let wide = if container.size() < expr.prim.size() {
            expr.prim
        } else {
            container
        };
        let word = self
            .e
            .expr(Op::IreadOff, container, &[base], ExprData::Offset(offset));
        let node = Expr {
            op: Op::ExtractBits,
            prim: wide,
            args: self.e.func.push_args(&[word]),
            data: ExprData::Bits {
                offset: bits.offset,
                size: bits.width,
            },
            pos: expr.pos,
        };
        self.narrow(id, node, expr.prim);
    }

    /// Puts `node` in place of `id`, whose users expect `wanted`. An integer narrower than that is left as it is, since every use extends
    /// it by its own signedness.
    pub(super) fn narrow(&mut self, id: ExprId, node: Expr, wanted: Prim) {
        if node.prim == wanted
            || node.prim.is_integral() && wanted.is_integral() && node.prim.size() <= wanted.size()
        {
            return self.e.replace(id, node);
        }
        let inner = self.e.push_node(node);
        let args = self.e.func.push_args(&[inner]);
        let data = ExprData::Operand(node.prim);
        self.e.replace(
            id,
            Expr {
                op: Op::Cvt,
                prim: wanted,
                args,
                data,
                pos: node.pos,
            },
        );
    }

    /// Reports the address of a bitfield.
    fn addressable(&mut self, expr: &Expr, place: &FieldPlace) {
        if place.bits.is_some() {
            let message = format!("{} of a bitfield, which has no address", expr.op);
            let hint = "take the address of the structure, or declare the field without a width";
            self.unit
                .error(self.e.func, expr.pos, "bitfield-address", message, hint);
        }
    }

    /// Makes the node the address `base + offset`.
    fn become_address(&mut self, id: ExprId, mut base: ExprId, mut offset: u64) {
        while let Some((inner, distance)) = self.constant_distance(base) {
            (base, offset) = (inner, offset.wrapping_add(distance));
        }
        let address = self.e.displaced(base, offset as i64);
        let node = *self.e.func.expr(address);
        self.e.replace(id, node);
    }

    fn become_constant(&mut self, id: ExprId, expr: &Expr, value: u64) {
        let node = Expr {
            op: Op::ConstVal,
            data: ExprData::Const(expr.prim.canonical(value)),
            ..*expr
        };
        self.e.replace(id, node);
    }

    /// An address and an offset that fits the instructions; constants that the address adds go into the offset.
    pub(super) fn split(&mut self, mut base: ExprId, mut offset: u64) -> (ExprId, i32) {
        while let Some((inner, distance)) = self.constant_distance(base) {
            (base, offset) = (inner, offset.wrapping_add(distance));
        }
        match i32::try_from(offset as i64) {
            Ok(offset) => (base, offset),
            Err(_) => (self.e.displaced(base, offset as i64), 0),
        }
    }

    /// The parts of `address + constant`.
    fn constant_distance(&self, id: ExprId) -> Option<(ExprId, u64)> {
        let expr = self.e.func.expr(id);
        let &[base, distance] = self.e.func.args(expr.args) else {
            return None;
        };
        let distance = self.e.func.expr(distance);
        match (expr.op, distance.data) {
            (Op::Add, ExprData::Const(value))
                if expr.prim.is_address() && expr.prim.size() == 8 && distance.prim.is_integral() =>
            {
                Some((base, value))
            }
            _ => None,
        }
    }

    /// `base + sum(index * stride)`, row-major; trailing indices may be missing. Arrays of managed modules know their length.
    fn array(&mut self, id: ExprId, args: &[ExprId], ty: TypeId, checked: bool) {
        let Some((&base, indices)) = args.split_first() else {
            return;
        };
        if let (true, Some(element), &[index]) = (checked, self.run_time_element(ty), indices) {
            return self.become_element(id, base, index, element);
        }
        let shape = self.unit.layouts.array_shape(self.unit.types, ty);
        let Some(shape) = self.laid_out(shape) else { return };
        if indices.len() > shape.dims.len() {
            let message = format!(
                "{} indices into an array of {} dimensions",
                indices.len(),
                shape.dims.len()
            );
            let pos = self.e.func.expr(id).pos;
            return self.unit.error(
                self.e.func,
                pos,
                "array",
                message,
                "pass at most one index for each dimension",
            );
        }
        let (mut address, mut offset) = (base, 0u64);
        while let Some((inner, distance)) = self.constant_distance(address) {
            (address, offset) = (inner, offset.wrapping_add(distance));
        }
        for ((&index, &dim), &stride) in indices.iter().zip(&shape.dims).zip(&shape.strides) {
            let expr = *self.e.func.expr(index);
            let length = dim.filter(|&dim| checked && dim > 0);
            match expr.data {
                ExprData::Const(value)
                    if expr.prim.is_integral() && length.is_none_or(|length| value < length) =>
                {
                    offset = offset.wrapping_add(value.wrapping_mul(stride));
                    continue;
                }
                _ => {}
            }
            let mut index = index;
            if let Some(length) = length {
                let length = self.e.constant(Prim::I64, length);
                let check = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::CheckIndex));
                index = self.e.expr(Op::IntrinsicOp, Prim::I64, &[index, length], check);
            }
            if stride != 1 {
                let stride = self.e.constant(Prim::I64, stride);
                index = self.e.binary(Op::Mul, Prim::I64, index, stride);
            }
            address = self.e.binary(Op::Add, Prim::A64, address, index);
        }
        self.become_address(id, address, offset);
    }
}

/// Whether an operation leaves its value as it is: all that is done with complex values.
const fn moves(op: Op) -> bool {
    matches!(
        op,
        Op::ConstVal
            | Op::Dread
            | Op::Iread
            | Op::IreadOff
            | Op::RegRead
            | Op::Select
            | Op::Retype
            | Op::IntrinsicOp
    )
}

/// The integer type of 1, 2, 4 or 8 bytes.
pub(super) const fn sized(bytes: u8, signed: bool) -> Prim {
    match (bytes, signed) {
        (1, true) => Prim::I8,
        (1, false) => Prim::U8,
        (2, true) => Prim::I16,
        (2, false) => Prim::U16,
        (4, true) => Prim::I32,
        (4, false) => Prim::U32,
        (_, true) => Prim::I64,
        (_, false) => Prim::U64,
    }
}

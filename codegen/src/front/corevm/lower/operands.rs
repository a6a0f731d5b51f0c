//! Operands: how what they stand for becomes what an instruction wants.

use maple_mirbin::{Op, Prim};

use crate::mir::{ExprData, ExprId};

use super::super::ast::{Const, Operand, OperandData, Type};
use super::super::kinds::{Coercion, Kind, Take, Then, coerce, coerce_constant};
use super::super::table::Primitive;
use super::Lowering;
use super::body::Code;
use super::dynamic::{null, unboxer};
use super::layout::is_quick;
use super::memory::pointee;

impl Code<'_, '_, '_> {
    fn coercion(&self, operand: Operand, want: Type, numeric: bool) -> Option<Coercion> {
        let elements = &self.lowering.module.elements;
        match operand.data {
            OperandData::Ref(_) => coerce(elements, self.kind(operand)?, want, numeric),
            OperandData::Const(constant) => coerce_constant(elements, constant, want, numeric),
        }
    }

    /// An operand as a value of a type. A structure or array is not copied.
    pub(super) fn operand(&mut self, operand: Operand, want: Type, numeric: bool) -> Vec<ExprId> {
        let Some(coercion) = self.coercion(operand, want, numeric) else {
            self.lowering.unsupported(operand.pos, "this operand");
            return self.zeros(want);
        };
        if let (Take::Value, Then::Unbox, OperandData::Ref(name)) =
            (coercion.take, coercion.then, operand.data)
            && let Some(primitive) = want.primitive().filter(|primitive| is_quick(*primitive))
            && self.waits(name)
        {
            return self
                .found_numbers([name], primitive, unboxer(want, numeric))
                .to_vec();
        }
        let value = match coercion.take {
            Take::Value => self.plain(operand, coercion.taken),
            Take::Address => self.pointer_to(operand, coercion.taken.value()),
            Take::Deref => {
                let pointer = Type {
                    pointer: true,
                    ..coercion.taken
                };
                let pointer = self.plain(operand, pointer);
                pointee(&mut self.b, pointer, coercion.taken)
            }
            Take::Materialise => {
                let ty = coercion.taken.value();
                let value = self.plain(operand, ty);
                self.materialised(ty, value)
            }
        };
        match coercion.then {
            Then::Keep => value,
            Then::Null => self.zeros(want),
            Then::Convert => match (coercion.taken.primitive(), want.primitive(), value.as_slice()) {
                (Some(from), Some(to), &[value]) => vec![self.convert(value, from, to)],
                _ => value,
            },
            Then::Decay => self.decayed(value),
            Then::Box => vec![self.boxed_value(coercion.taken, &value)],
            Then::Unbox => match value.first() {
                Some(value) => self.unboxed(want, *value, numeric),
                None => value,
            },
        }
    }

    /// As [`Code::operand`]; a structure or array is a copy that nobody else has.
    pub(super) fn owned(&mut self, operand: Operand, want: Type, numeric: bool) -> Vec<ExprId> {
        let value = self.operand(operand, want, numeric);
        self.copied(want, value)
    }

    /// An operand of a type with one register.
    pub(super) fn scalar(&mut self, operand: Operand, want: Type, numeric: bool) -> ExprId {
        let value = self.operand(operand, want, numeric);
        match value.first() {
            Some(value) => *value,
            None => self.b.constant(Prim::U64, 0),
        }
    }

    /// The operands of arithmetic as numbers of a type.
    pub(super) fn numbers(&mut self, operands: &[Operand], ty: Type) -> Vec<ExprId> {
        if let &[a, b] = operands
            && let (OperandData::Ref(a), OperandData::Ref(b)) = (a.data, b.data)
            && let Some(primitive) = ty.primitive().filter(|primitive| is_quick(*primitive))
            && self.waits(a)
            && self.waits(b)
        {
            return self.found_numbers([a, b], primitive, unboxer(ty, true)).to_vec();
        }
        operands
            .iter()
            .map(|operand| self.scalar(*operand, ty, true))
            .collect()
    }

    /// An operand of a type as what it is converted to first and then again, as `store` does.
    pub(super) fn converted(&mut self, operand: Operand, written: Type, cell: Type) -> Option<Vec<ExprId>> {
        let value = self.operand(operand, written, true);
        if written == cell {
            return Some(value);
        }
        match (written.primitive(), cell.primitive(), value.as_slice()) {
            (_, Some(Primitive::Object), value) => Some(vec![self.boxed_value(written, value)]),
            (Some(Primitive::Object), _, &[value]) => Some(self.unboxed(cell, value, true)),
            (Some(from), Some(to), &[value]) => Some(vec![self.convert(value, from, to)]),
            _ => {
                self.lowering.unsupported(operand.pos, "this value");
                None
            }
        }
    }

    /// An operand as it is: a constant, a value, or what is in a place.
    fn plain(&mut self, operand: Operand, ty: Type) -> Vec<ExprId> {
        match operand.data {
            OperandData::Ref(_) => self.value(operand, ty),
            OperandData::Const(constant) => vec![self.constant(constant)],
        }
    }

    fn constant(&mut self, constant: Const) -> ExprId {
        match constant {
            Const::Bits(primitive, bits) => {
                let prim = super::layout::register(primitive);
                self.b.constant(prim, prim.canonical(bits))
            }
            Const::String(bytes) => self.string(bytes),
            Const::Null => null(&mut self.b),
        }
    }

    /// Zeros of a type: null, where it is a pointer or an object.
    pub(super) fn zeros(&mut self, ty: Type) -> Vec<ExprId> {
        if ty == Type::OBJECT {
            return vec![null(&mut self.b)];
        }
        let prims = self.lowering.leaves(ty);
        prims.iter().map(|prim| self.b.constant(*prim, 0)).collect()
    }

    /// A pointer to a new cell with a value.
    fn materialised(&mut self, ty: Type, value: Vec<ExprId>) -> Vec<ExprId> {
        if Lowering::is_whole(ty) {
            return self.copied(ty, value);
        }
        self.lowering.cell(&mut self.b, ty, &value)
    }

    /// A pointer to the beginning of what a pointer leads to.
    fn decayed(&mut self, pointer: Vec<ExprId>) -> Vec<ExprId> {
        match pointer.as_slice() {
            &[object] => vec![object, self.b.constant(Prim::U64, 0)],
            _ => pointer,
        }
    }

    /// An operand as an index: 64 bits, signed.
    pub(super) fn index(&mut self, operand: Operand) -> ExprId {
        let ty = self.type_of(operand).value();
        let value = self.scalar(operand, ty, false);
        let from = ty.primitive().map_or(Prim::I64, super::layout::register);
        if let Some(bits) = self.b.constant_of(value) {
            return self.b.constant(Prim::I64, bits);
        }
        match from {
            Prim::I64 => value,
            _ => self.b.expr(Op::Cvt, Prim::I64, &[value], ExprData::Operand(from)),
        }
    }

    /// Whether an operand is true: what is not 0 or null.
    pub(super) fn truth(&mut self, operand: Operand) -> ExprId {
        let ty = self.type_of(operand);
        if ty == Type::OBJECT {
            let value = self.scalar(operand, ty, false);
            return self.is_not_null(value);
        }
        let value = self.plain(operand, ty);
        let Some(&value) = value.first() else {
            return self.b.constant(Prim::U32, 0);
        };
        if ty == Type::BOOL {
            return value;
        }
        let prim = match ty.primitive() {
            Some(primitive) => super::layout::register(primitive),
            None => Prim::Ref,
        };
        let zero = self.b.constant(prim, 0);
        self.b.compare(Op::Ne, prim, value, zero)
    }

    /// Kind of an operand's type with its star, for what compares.
    pub(super) fn operand_kind(&self, operand: Operand) -> Result<Kind, Const> {
        match operand.data {
            OperandData::Ref(_) => Ok(self.kind(operand).unwrap_or(Kind::Value(Type::OBJECT))),
            OperandData::Const(constant) => Err(constant),
        }
    }
}

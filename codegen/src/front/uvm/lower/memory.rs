//! Allocation, places, and what is in them.
//!
//! Instructions that only say where a place is become part of the access that uses them: `GETIREF`, `GETFIELDIREF` and `LOAD` are one read
//! of the object with an offset.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::body::Code;
use super::layout::memory_prim;
use crate::front::uvm::ast::{BlockId, Inst, Operand, OperandData};
use crate::front::uvm::table::{self, RmwOp};
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{self, Call, Callee, ExprData, ExprId, IntrinsicRef, Pos, StmtData};

/// Most elements of an object.
const MAX_ELEMENTS: u64 = i32::MAX as u64;

/// A leaf in memory: offset and type.
type LeafPlace = (u64, Prim);

impl Code<'_, '_, '_> {
    /// Lowers an instruction of this file; says whether it is one.
    pub(super) fn memory(&mut self, inst: &Inst, here: BlockId) -> bool {
        use table::Op as T;
        let ty = inst.types.first().copied().unwrap_or(TypeId(0));
        match (inst.op, inst.operands.first()) {
            // A place that is known needs no code, but for the cell itself.
            (
                T::GetIRef
                | T::GetFieldIRef
                | T::GetFixedPartIRef
                | T::GetVarPartIRef
                | T::GetElemIRef
                | T::ShiftIRef
                | T::IRefcast,
                _,
            ) if self.is_known(inst) => {}
            (T::New | T::NewHybrid, length) => {
                let object = self.allocate(ty, length, inst);
                self.define_result(inst, &[object]);
            }
            // A cell is an object: it lives on if somebody still has an iref when the frame is left.
            (T::Alloca | T::AllocaHybrid, length) => {
                let object = self.allocate(ty, length, inst);
                self.define_result(inst, &[object]);
            }
            (T::GetIRef, Some(object)) => {
                let from = self.type_of_operand(object).unwrap_or(ty);
                let object = self.operand(object, from);
                let start = self.constant(Prim::U64, 0);
                self.pure_result(inst, vec![object, start], here);
            }
            (
                T::GetFieldIRef | T::GetFixedPartIRef | T::GetVarPartIRef | T::GetElemIRef | T::ShiftIRef,
                Some(at),
            ) => {
                let place = self.moved(inst, ty, at);
                self.pure_result(inst, place, here);
            }
            (T::IRefcast | T::Refcast, Some(value)) => {
                let leaves = self.operands(value, ty);
                self.pure_result(inst, leaves, here);
            }
            (T::Load, Some(at)) => self.load(inst, ty, at),
            (T::Store, Some(at)) => self.store(inst, ty, at),
            (T::CmpXchg, Some(at)) => self.exchange(inst, ty, at),
            (T::AtomicRmw, Some(at)) => self.update(inst, ty, at),
            (T::Extractvalue, Some(value)) => {
                let (start, count) = self.lowering.field_leaves(ty, inst.index, inst.pos);
                let leaves = self.operands(value, ty);
                let leaves = leaves.get(start..start + count).unwrap_or_default().to_vec();
                self.pure_result(inst, leaves, here);
            }
            (T::Insertvalue, Some(value)) => self.insert_value(inst, ty, value, here),
            _ => return false,
        }
        true
    }

    fn insert_value(&mut self, inst: &Inst, ty: TypeId, value: &Operand, here: BlockId) {
        let (start, count) = self.lowering.field_leaves(ty, inst.index, inst.pos);
        let field = match self.lowering.bundle.types.ty(ty) {
            Type::Struct(fields) => fields.get(inst.index as usize).copied(),
            _ => None,
        };
        let mut leaves = self.operands(value, ty);
        if let (Some(field), Some(new)) = (field, inst.operands.get(1)) {
            let new = self.operands(new, field);
            if start + count <= leaves.len() {
                leaves.splice(start..start + count, new);
            }
        }
        self.pure_result(inst, leaves, here);
    }

    fn is_weak(&self, ty: TypeId) -> bool {
        matches!(self.lowering.bundle.types.ty(ty), Type::WeakRef(_))
    }

    fn type_of_operand(&self, operand: &Operand) -> Option<TypeId> {
        match operand.data {
            OperandData::Value(id) => Some(self.type_of(id)),
            OperandData::Constant(_) => None,
        }
    }

    pub(super) fn define_result(&mut self, inst: &Inst, values: &[ExprId]) {
        match (inst.result, values) {
            (Some(result), _) => self.define(result, values),
            // What nobody names is done nevertheless.
            (None, [value, ..]) => {
                let prim = self.prim_of_expr(*value);
                let number = self.new_register(prim);
                self.assign(number, prim, *value);
            }
            (None, []) => {}
        }
    }

    pub(super) fn pure_result(&mut self, inst: &Inst, values: Vec<ExprId>, here: BlockId) {
        if let Some(result) = inst.result {
            self.define_pure(result, values, here);
        }
    }

    /// A new object, all zero.
    fn allocate(&mut self, ty: TypeId, length: Option<&Operand>, inst: &Inst) -> ExprId {
        let what = self.lowering.allocated(ty, inst.pos);
        let data = ExprData::Type(what.ty);
        let length = match (length, what.elements) {
            (Some(length), _) => {
                // What is more than fits is more than there is memory for.
                let length = self.index(length, inst, false);
                let most = self.constant(Prim::U64, MAX_ELEMENTS);
                self.expr(Op::Min, Prim::U64, &[length, most], ExprData::None)
            }
            (None, Some(length)) => self.constant(Prim::U64, length.min(MAX_ELEMENTS)),
            (None, None) => return self.expr(Op::GcMalloc, Prim::Ref, &[], data),
        };
        let length = self.expr(Op::Cvt, Prim::I32, &[length], ExprData::Operand(Prim::U64));
        self.expr(Op::GcMallocJarray, Prim::Ref, &[length], data)
    }

    /// A number of elements, as 64 bits.
    fn index(&mut self, operand: &Operand, inst: &Inst, signed: bool) -> ExprId {
        let Some(ty) = inst.types.get(1).copied() else {
            // The type is `int<64>`, which the bundle may not have.
            return match &operand.data {
                OperandData::Value(id) => self.operand(operand, self.type_of(*id)),
                OperandData::Constant(constant) => {
                    let bits = self.literal(constant).unwrap_or(0);
                    self.constant(Prim::U64, bits)
                }
            };
        };
        let value = self.operand(operand, ty);
        self.widened(value, ty, signed)
    }

    /// A place that is computed from another one.
    fn moved(&mut self, inst: &Inst, ty: TypeId, at: &Operand) -> Vec<ExprId> {
        use table::Op as T;
        let from = self.type_of_operand(at).unwrap_or(ty);
        let mut place = self.place(at, from);
        let Some(start) = place.get(1).copied() else {
            return place;
        };
        let bundle = self.lowering.bundle;
        place[1] = match (inst.op, inst.operands.get(1)) {
            (T::GetFieldIRef, _) => {
                let distance = self.lowering.offset(ty, inst.index, inst.pos);
                self.plus(start, distance)
            }
            (T::GetVarPartIRef, _) => {
                let distance = self.lowering.offset(ty, 1, inst.pos);
                self.plus(start, distance)
            }
            (T::GetElemIRef | T::ShiftIRef, Some(index)) => {
                let element = match (inst.op, bundle.types.ty(ty)) {
                    (T::GetElemIRef, Type::Array(element, _)) => *element,
                    _ => ty,
                };
                let size = self.lowering.size(element, inst.pos);
                let index = self.index(index, inst, inst.op == T::ShiftIRef);
                self.plus_elements(start, index, size)
            }
            _ => start,
        };
        place
    }

    /// The leaves of an iref.
    fn place(&mut self, at: &Operand, ty: TypeId) -> Vec<ExprId> {
        match &at.data {
            // A constant that is written as a number is NULL.
            OperandData::Constant(constant) if self.literal(constant).is_some() => {
                let null = self.constant(Prim::Ref, 0);
                vec![null, self.constant(Prim::U64, 0)]
            }
            _ => self.operands(at, ty),
        }
    }

    fn constant_of(&self, value: ExprId) -> Option<u64> {
        match self.func().expr(value).data {
            ExprData::Const(bits) => Some(bits),
            _ => None,
        }
    }

    /// What is added and the constant in an offset.
    fn parts(&self, offset: ExprId) -> (Option<ExprId>, u64) {
        let expr = self.func().expr(offset);
        if let Some(bits) = self.constant_of(offset) {
            return (None, bits);
        }
        if let (Op::Add, &[value, distance]) = (expr.op, self.func().args(expr.args))
            && let Some(bits) = self.constant_of(distance)
        {
            return (Some(value), bits);
        }
        (Some(offset), 0)
    }

    fn sum(&mut self, value: Option<ExprId>, distance: u64) -> ExprId {
        match value {
            None => self.constant(Prim::U64, distance),
            Some(value) if distance == 0 => value,
            Some(value) => {
                let distance = self.constant(Prim::U64, distance);
                self.expr(Op::Add, Prim::U64, &[value, distance], ExprData::None)
            }
        }
    }

    pub(super) fn plus(&mut self, offset: ExprId, distance: u64) -> ExprId {
        let (value, before) = self.parts(offset);
        self.sum(value, before.wrapping_add(distance))
    }

    fn plus_elements(&mut self, offset: ExprId, index: ExprId, size: u64) -> ExprId {
        let (value, distance) = self.parts(offset);
        if let Some(index) = self.constant_of(index) {
            return self.sum(value, distance.wrapping_add(index.wrapping_mul(size)));
        }
        let scaled = match size {
            1 => index,
            _ => {
                let size = self.constant(Prim::U64, size);
                self.expr(Op::Mul, Prim::U64, &[index, size], ExprData::None)
            }
        };
        let sum = match value {
            None => scaled,
            Some(value) => self.expr(Op::Add, Prim::U64, &[value, scaled], ExprData::None),
        };
        self.sum(Some(sum), distance)
    }

    /// Base and offset of the memory that an iref leads to.
    fn address(&mut self, at: &Operand, ty: TypeId) -> (ExprId, i32) {
        let from = self.type_of_operand(at).unwrap_or(ty);
        let place = self.place(at, from);
        let &[object, offset] = place.as_slice() else {
            return (self.constant(Prim::U64, 0), 0);
        };
        let (value, distance) = self.parts(offset);
        let is_null = self.constant_of(object) == Some(0);
        let (base, distance) = match (value, i32::try_from(distance as i64)) {
            (None, Ok(distance)) => (object, distance),
            (Some(value), Ok(distance)) if is_null => (value, distance),
            (Some(value), Ok(distance)) => (self.address_sum(object, value), distance),
            (_, Err(_)) => (self.address_sum(object, offset), 0),
        };
        (base, distance)
    }

    pub(super) fn address_sum(&mut self, object: ExprId, offset: ExprId) -> ExprId {
        self.expr(Op::Add, Prim::A64, &[object, offset], ExprData::None)
    }

    /// Before the place is used more than once.
    fn pin_place(&mut self, at: &Operand) {
        self.pin(at);
    }

    /// Where the leaves of a type lie in memory.
    pub(super) fn leaf_places(&mut self, ty: TypeId, pos: Pos) -> Vec<LeafPlace> {
        let mut places = Vec::new();
        self.add_places(ty, 0, pos, &mut places);
        places
    }

    fn add_places(&mut self, ty: TypeId, base: u64, pos: Pos, places: &mut Vec<LeafPlace>) {
        let bundle = self.lowering.bundle;
        match bundle.types.ty(ty) {
            Type::Struct(fields) => {
                for (index, field) in (0..).zip(fields) {
                    let offset = self.lowering.offset(ty, index, pos);
                    self.add_places(*field, base + offset, pos, places);
                }
            }
            Type::IRef(_) => places.extend([(base, Prim::Ref), (base + 8, Prim::U64)]),
            Type::Void | Type::Array(..) | Type::Hybrid(..) => {}
            scalar => places.push((base, memory_prim(scalar))),
        }
    }

    pub(super) fn read_memory(&mut self, base: ExprId, offset: i32, prim: Prim) -> ExprId {
        self.expr(Op::IreadOff, prim, &[base], ExprData::Offset(offset))
    }

    pub(super) fn write_memory(&mut self, base: ExprId, offset: i32, prim: Prim, value: ExprId) {
        self.emit(Op::IassignOff, prim, &[base, value], StmtData::Offset(offset));
    }

    /// The value at a place: its leaves. The place is pinned if they are several.
    fn loaded(&mut self, ty: TypeId, at: &Operand, pos: Pos) -> Vec<ExprId> {
        let places = self.leaf_places(ty, pos);
        if places.len() > 1 {
            self.pin_place(at);
        }
        let mut leaves = Vec::with_capacity(places.len());
        for (distance, prim) in places {
            let (base, offset) = self.address(at, ty);
            leaves.push(self.read_memory(base, offset.wrapping_add(distance as i32), prim));
        }
        leaves
    }

    fn load(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let leaves = self.loaded(ty, at, inst.pos);
        match inst.result {
            // The leaves of an iref are read before one is assigned: the place may be where they go.
            Some(result) if leaves.len() > 1 => {
                let prims = self.leaves_of(result);
                let first = self.new_registers(&prims);
                self.assign_all(first, &prims, &leaves);
                let copies: Vec<ExprId> = (first..)
                    .zip(&*prims)
                    .map(|(number, prim)| self.read(number, *prim))
                    .collect();
                self.define(result, &copies);
            }
            Some(result) => self.define(result, &leaves),
            // An access to NULL is an error, whoever uses the value.
            None => {
                for leaf in leaves {
                    self.emit(Op::Eval, Prim::Void, &[leaf], StmtData::None);
                }
            }
        }
    }

    fn store(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let Some(value) = inst.operands.get(1) else { return };
        let places = self.leaf_places(ty, inst.pos);
        if places.len() > 1 || self.is_weak(ty) {
            self.pin_place(at);
        }
        let values = self.operands(value, ty);
        self.write_place(ty, at, inst.pos, values);
    }

    /// Puts the leaves of a value at a place, which is pinned if they are several.
    fn write_place(&mut self, ty: TypeId, at: &Operand, pos: Pos, values: Vec<ExprId>) {
        if let (true, &[value]) = (self.is_weak(ty), values.as_slice()) {
            return self.write_weak(ty, at, value);
        }
        for ((distance, prim), value) in self.leaf_places(ty, pos).into_iter().zip(values) {
            let (base, offset) = self.address(at, ty);
            self.write_memory(base, offset.wrapping_add(distance as i32), prim, value);
        }
    }

    fn write_weak(&mut self, ty: TypeId, at: &Operand, value: ExprId) {
        let from = self.type_of_operand(at).unwrap_or(ty);
        let (&[owner, offset], &[again, _]) =
            (self.place(at, from).as_slice(), self.place(at, from).as_slice())
        else {
            return;
        };
        let address = self.address_sum(again, offset);
        let store = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::StoreWeak));
        self.emit(
            Op::IntrinsicCall,
            Prim::Void,
            &[owner, address, value],
            StmtData::Call(Box::new(Call::new(store))),
        );
    }

    /// The old value, and the new one in its place if the old one was what was expected.
    fn exchange(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let [_, expected, desired] = inst.operands.as_slice() else {
            return;
        };
        if let Some(width) = self.word_width(ty) {
            let address = self.whole_address(at, ty);
            let expected = self.operand(expected, ty);
            let desired = self.operand(desired, ty);
            let width = self.constant(Prim::U32, u64::from(width));
            let args = [address, expected, desired, width];
            return self.in_one_step(inst, Xintrinsic::AtomicCompare, Prim::U64, &args);
        }
        if self.is_counted_word(ty) {
            let address = self.whole_address(at, ty);
            let args = [address, self.operand(expected, ty), self.operand(desired, ty)];
            return self.in_one_step(inst, Xintrinsic::AtomicCompareRef, Prim::Ref, &args);
        }
        for operand in [at, expected, desired] {
            self.pin(operand);
        }
        let old = self.old_value(inst, ty, at);
        let prims = self.lowering.leaves(ty, inst.pos);
        let expected = self.operands(expected, ty);
        let mut equal: Option<ExprId> = None;
        for ((number, prim), expected) in (old..).zip(&*prims).zip(expected) {
            let value = self.read(number, *prim);
            let same = self.same(*prim, value, expected);
            equal = Some(match equal {
                None => same,
                Some(before) => self.expr(Op::Band, Prim::U32, &[before, same], ExprData::None),
            });
        }
        let Some(equal) = equal else { return };
        let label = self.fresh_label();
        self.flow(Op::BrFalse, &[equal], label);
        let values = self.operands(desired, ty);
        self.write_place(ty, at, inst.pos, values);
        self.flow(Op::Label, &[], label);
        self.old_result(inst, ty, old);
    }

    /// The old value, and what the operator makes of it in its place.
    fn update(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let (Some(value), Some(rmw)) = (inst.operands.get(1), inst.rmw) else {
            return;
        };
        if let Some(width) = self.word_width(ty) {
            let address = self.whole_address(at, ty);
            let value = self.operand(value, ty);
            let what = self.constant(Prim::U32, u64::from(rmw.code()) | u64::from(width) << 8);
            return self.in_one_step(inst, Xintrinsic::AtomicUpdate, Prim::U64, &[address, value, what]);
        }
        if self.is_counted_word(ty) {
            let address = self.whole_address(at, ty);
            let value = self.operand(value, ty);
            return self.in_one_step(inst, Xintrinsic::AtomicSwapRef, Prim::Ref, &[address, value]);
        }
        self.pin(at);
        self.pin(value);
        let old = self.old_value(inst, ty, at);
        let prims = self.lowering.leaves(ty, inst.pos);
        let given = self.operands(value, ty);
        let new = match (rmw, given.as_slice(), &*prims) {
            (RmwOp::Xchg, ..) => given,
            (rmw, &[value], &[prim]) => {
                let old = self.read(old, prim);
                vec![self.combined(rmw, ty, old, value)]
            }
            _ => given,
        };
        self.write_place(ty, at, inst.pos, new);
        self.old_result(inst, ty, old);
    }

    /// Bits of a type that one word holds which owns nothing.
    fn word_width(&self, ty: TypeId) -> Option<u8> {
        match self.lowering.bundle.types.ty(ty) {
            Type::Int(width) => Some(*width),
            Type::Func(_) => Some(64),
            _ => None,
        }
    }

    /// Whether a type is a strong reference to an object.
    fn is_counted_word(&self, ty: TypeId) -> bool {
        matches!(
            self.lowering.bundle.types.ty(ty),
            Type::Ref(_) | Type::Stack | Type::Thread
        )
    }

    fn whole_address(&mut self, at: &Operand, ty: TypeId) -> ExprId {
        let (base, offset) = self.address(at, ty);
        match offset {
            0 => base,
            _ => {
                let offset = self.constant(Prim::I64, offset as i64 as u64);
                self.expr(Op::Add, Prim::A64, &[base, offset], ExprData::None)
            }
        }
    }

    /// An access by an intrinsic, which gives the old value.
    fn in_one_step(&mut self, inst: &Inst, intrinsic: Xintrinsic, prim: Prim, args: &[ExprId]) {
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(intrinsic));
        let old = self.expr(Op::IntrinsicOp, prim, args, data);
        self.define_result(inst, &[old]);
    }

    /// Reads a place into new registers: the first.
    fn old_value(&mut self, inst: &Inst, ty: TypeId, at: &Operand) -> u32 {
        let leaves = self.loaded(ty, at, inst.pos);
        let prims = self.lowering.leaves(ty, inst.pos);
        let first = self.new_registers(&prims);
        self.assign_all(first, &prims, &leaves);
        first
    }

    fn old_result(&mut self, inst: &Inst, ty: TypeId, first: u32) {
        let prims = self.lowering.leaves(ty, inst.pos);
        let values: Vec<ExprId> = (first..)
            .zip(&*prims)
            .map(|(number, prim)| self.read(number, *prim))
            .collect();
        if let Some(result) = inst.result {
            self.define(result, &values);
        }
    }

    /// Whether two leaves are equal.
    pub(super) fn same(&mut self, prim: Prim, a: ExprId, b: ExprId) -> ExprId {
        let (prim, a, b) = match prim {
            Prim::DynAny => {
                let data = ExprData::Type(mir::TypeTable::prim(Prim::U64));
                let a = self.expr(Op::Retype, Prim::U64, &[a], data);
                let b = self.expr(Op::Retype, Prim::U64, &[b], data);
                (Prim::U64, a, b)
            }
            Prim::Ref => (Prim::A64, a, b),
            Prim::U1 | Prim::U8 | Prim::U16 => (Prim::U32, a, b),
            prim => (prim, a, b),
        };
        self.expr(Op::Eq, Prim::U1, &[a, b], ExprData::Operand(prim))
    }

    /// Lowers an intrinsic function on tagged values; says whether it is one.
    pub(super) fn tagged(&mut self, inst: &Inst, here: BlockId) -> bool {
        use Xintrinsic as X;
        let name = table::INTRINSICS
            .get(inst.index as usize)
            .map_or("", |known| known.name);
        let (intrinsic, from, to) = match name.strip_prefix("@uvm.tr64.") {
            Some("is_fp") => (X::TaggedIsF64, Type::TagRef64, Prim::U1),
            Some("is_int") => (X::TaggedIsInt, Type::TagRef64, Prim::U1),
            Some("is_ref") => (X::TaggedIsRef, Type::TagRef64, Prim::U1),
            Some("from_fp") => (X::TaggedFromF64, Type::Double, Prim::DynAny),
            Some("from_int") => (X::TaggedFromInt, Type::Int(52), Prim::DynAny),
            Some("from_ref") => return self.tagged_reference(inst, here),
            Some("to_fp") => (X::TaggedToF64, Type::TagRef64, Prim::F64),
            Some("to_int") => (X::TaggedToInt, Type::TagRef64, Prim::U64),
            Some("to_ref") => (X::TaggedToRef, Type::TagRef64, Prim::Ref),
            Some("to_tag") => (X::TaggedTag, Type::TagRef64, Prim::U8),
            _ => return false,
        };
        let Some(value) = inst.arguments().first() else {
            return false;
        };
        let value = self.given(value, &from);
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(intrinsic));
        let computed = if matches!(to, Prim::U1 | Prim::U8) {
            Prim::U32
        } else {
            to
        };
        let mut result = self.expr(Op::IntrinsicOp, computed, &[value], data);
        if intrinsic == X::TaggedToInt {
            result = self.cut(result, 52);
        }
        self.pure_result(inst, vec![result], here);
        true
    }

    fn tagged_reference(&mut self, inst: &Inst, here: BlockId) -> bool {
        let [object, tag] = inst.arguments() else {
            return false;
        };
        let object = self.given(object, &Type::Thread);
        let tag = self.given(tag, &Type::Int(6));
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedFromRef));
        let result = self.expr(Op::IntrinsicOp, Prim::DynAny, &[object, tag], data);
        self.pure_result(inst, vec![result], here);
        true
    }

    /// An argument whose type the bundle may not have: a reference unless `ty` is a number's.
    fn given(&mut self, operand: &Operand, ty: &Type) -> ExprId {
        match &operand.data {
            OperandData::Value(id) => self.operand(operand, self.type_of(*id)),
            OperandData::Constant(constant) => {
                let bits = self.literal(constant).unwrap_or(0);
                match ty {
                    Type::Int(width) => self.constant(Prim::U64, bits & (u64::MAX >> (64 - width))),
                    Type::Double => self.constant(Prim::F64, bits),
                    _ => self.constant(Prim::Ref, 0),
                }
            }
        }
    }
}

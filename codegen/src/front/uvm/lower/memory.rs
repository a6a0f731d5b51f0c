//! Allocation, places, and what is in them.
//!
//! Instructions that only say where a place is become part of the access that uses them: `GETIREF`, `GETFIELDIREF` and `LOAD` are one read
//! of the object with an offset.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::body::Code;
use super::layout::memory_prim;
use crate::front::uvm::ast::{BlockId, Inst, Operand, OperandData};
use crate::front::uvm::table;
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{ExprData, ExprId, Pos, StmtData};

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
            // A cell is an object: it lives on if somebody still has an iref when the frame is left.
            (T::New | T::NewHybrid | T::Alloca | T::AllocaHybrid, length) => {
                let object = self.allocate(ty, length, inst);
                self.define_result(inst, &[object]);
            }
            (T::GetIRef, Some(object)) => {
                let from = self.type_of_operand(object).unwrap_or(ty);
                let object = self.operand(object, from);
                let start = self.b.constant(Prim::U64, 0);
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

    pub(super) fn insert_value(&mut self, inst: &Inst, ty: TypeId, value: &Operand, here: BlockId) {
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

    pub(super) fn is_weak(&self, ty: TypeId) -> bool {
        matches!(self.lowering.bundle.types.ty(ty), Type::WeakRef(_))
    }

    pub(super) fn type_of_operand(&self, operand: &Operand) -> Option<TypeId> {
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
                let number = self.b.register(prim);
                self.b.assign(number, prim, *value);
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
    pub(super) fn allocate(&mut self, ty: TypeId, length: Option<&Operand>, inst: &Inst) -> ExprId {
        let what = self.lowering.allocated(ty, inst.pos);
        let data = ExprData::Type(what.ty);
        let length = match (length, what.elements) {
            (Some(length), _) => {
                // What is more than fits is more than there is memory for.
                let length = self.index(length, inst, false);
                let most = self.b.constant(Prim::U64, MAX_ELEMENTS);
                self.b.expr(Op::Min, Prim::U64, &[length, most], ExprData::None)
            }
            (None, Some(length)) => self.b.constant(Prim::U64, length.min(MAX_ELEMENTS)),
            (None, None) => return self.b.expr(Op::GcMalloc, Prim::Ref, &[], data),
        };
        let length = self
            .b
            .expr(Op::Cvt, Prim::I32, &[length], ExprData::Operand(Prim::U64));
        self.b.expr(Op::GcMallocJarray, Prim::Ref, &[length], data)
    }

    /// A number of elements, as 64 bits.
    pub(super) fn index(&mut self, operand: &Operand, inst: &Inst, signed: bool) -> ExprId {
        let Some(ty) = inst.types.get(1).copied() else {
            // The type is `int<64>`, which the bundle may not have.
            return match &operand.data {
                OperandData::Value(id) => self.operand(operand, self.type_of(*id)),
                OperandData::Constant(constant) => {
                    let bits = self.literal(constant).unwrap_or(0);
                    self.b.constant(Prim::U64, bits)
                }
            };
        };
        let value = self.operand(operand, ty);
        self.widened(value, ty, signed)
    }

    /// A place that is computed from another one.
    pub(super) fn moved(&mut self, inst: &Inst, ty: TypeId, at: &Operand) -> Vec<ExprId> {
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
    pub(super) fn place(&mut self, at: &Operand, ty: TypeId) -> Vec<ExprId> {
        match &at.data {
            // A constant that is written as a number is NULL.
            OperandData::Constant(constant) if self.literal(constant).is_some() => {
                let null = self.b.constant(Prim::Ref, 0);
                vec![null, self.b.constant(Prim::U64, 0)]
            }
            _ => self.operands(at, ty),
        }
    }

    /// What is added and the constant in an offset.
    pub(super) fn parts(&self, offset: ExprId) -> (Option<ExprId>, u64) {
        let expr = self.b.func.expr(offset);
        if let Some(bits) = self.b.constant_of(offset) {
            return (None, bits);
        }
        if let (Op::Add, &[value, distance]) = (expr.op, self.b.func.args(expr.args))
            && let Some(bits) = self.b.constant_of(distance)
        {
            return (Some(value), bits);
        }
        (Some(offset), 0)
    }

    pub(super) fn sum(&mut self, value: Option<ExprId>, distance: u64) -> ExprId {
        match value {
            None => self.b.constant(Prim::U64, distance),
            Some(value) if distance == 0 => value,
            Some(value) => {
                let distance = self.b.constant(Prim::U64, distance);
                self.b
                    .expr(Op::Add, Prim::U64, &[value, distance], ExprData::None)
            }
        }
    }

    pub(super) fn plus(&mut self, offset: ExprId, distance: u64) -> ExprId {
        let (value, before) = self.parts(offset);
        self.sum(value, before.wrapping_add(distance))
    }

    pub(super) fn plus_elements(&mut self, offset: ExprId, index: ExprId, size: u64) -> ExprId {
        let (value, distance) = self.parts(offset);
        if let Some(index) = self.b.constant_of(index) {
            return self.sum(value, distance.wrapping_add(index.wrapping_mul(size)));
        }
        let scaled = match size {
            1 => index,
            _ => {
                let size = self.b.constant(Prim::U64, size);
                self.b.expr(Op::Mul, Prim::U64, &[index, size], ExprData::None)
            }
        };
        let sum = match value {
            None => scaled,
            Some(value) => self.b.expr(Op::Add, Prim::U64, &[value, scaled], ExprData::None),
        };
        self.sum(Some(sum), distance)
    }

    /// Base and offset of the memory that an iref leads to.
    pub(super) fn address(&mut self, at: &Operand, ty: TypeId) -> (ExprId, i32) {
        let from = self.type_of_operand(at).unwrap_or(ty);
        let place = self.place(at, from);
        let &[object, offset] = place.as_slice() else {
            return (self.b.constant(Prim::U64, 0), 0);
        };
        let (value, distance) = self.parts(offset);
        let is_null = self.b.constant_of(object) == Some(0);
        let (base, distance) = match (value, i32::try_from(distance as i64)) {
            (None, Ok(distance)) => (object, distance),
            (Some(value), Ok(distance)) if is_null => (value, distance),
            (Some(value), Ok(distance)) => (self.address_sum(object, value), distance),
            (_, Err(_)) => (self.address_sum(object, offset), 0),
        };
        (base, distance)
    }

    pub(super) fn address_sum(&mut self, object: ExprId, offset: ExprId) -> ExprId {
        self.b.expr(Op::Add, Prim::A64, &[object, offset], ExprData::None)
    }

    /// Where the leaves of a type lie in memory.
    pub(super) fn leaf_places(&mut self, ty: TypeId, pos: Pos) -> Vec<LeafPlace> {
        let mut places = Vec::new();
        self.add_places(ty, 0, pos, &mut places);
        places
    }

    pub(super) fn add_places(&mut self, ty: TypeId, base: u64, pos: Pos, places: &mut Vec<LeafPlace>) {
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

    /// The value at a place: its leaves. The place is pinned if they are several.
    pub(super) fn loaded(&mut self, ty: TypeId, at: &Operand, pos: Pos) -> Vec<ExprId> {
        let places = self.leaf_places(ty, pos);
        if places.len() > 1 {
            self.pin(at);
        }
        let mut leaves = Vec::with_capacity(places.len());
        for (distance, prim) in places {
            let (base, offset) = self.address(at, ty);
            leaves.push(self.b.load(base, offset.wrapping_add(distance as i32), prim));
        }
        leaves
    }

    pub(super) fn load(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let leaves = self.loaded(ty, at, inst.pos);
        match inst.result {
            // The leaves of an iref are read before one is assigned: the place may be where they go.
            Some(result) if leaves.len() > 1 => {
                let prims = self.leaves_of(result);
                let first = self.b.registers(&prims);
                self.b.assign_all(first, &prims, &leaves);
                let copies = self.b.read_all(first, &prims);
                self.define(result, &copies);
            }
            Some(result) => self.define(result, &leaves),
            // An access to NULL is an error, whoever uses the value.
            None => {
                for leaf in leaves {
                    self.b.emit(Op::Eval, Prim::Void, &[leaf], StmtData::None);
                }
            }
        }
    }

    pub(super) fn store(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let Some(value) = inst.operands.get(1) else { return };
        let places = self.leaf_places(ty, inst.pos);
        if places.len() > 1 || self.is_weak(ty) {
            self.pin(at);
        }
        let values = self.operands(value, ty);
        self.write_place(ty, at, inst.pos, values);
    }

    /// Puts the leaves of a value at a place, which is pinned if they are several.
    pub(super) fn write_place(&mut self, ty: TypeId, at: &Operand, pos: Pos, values: Vec<ExprId>) {
        if let (true, &[value]) = (self.is_weak(ty), values.as_slice()) {
            return self.write_weak(ty, at, value);
        }
        for ((distance, prim), value) in self.leaf_places(ty, pos).into_iter().zip(values) {
            let (base, offset) = self.address(at, ty);
            self.b
                .store(base, offset.wrapping_add(distance as i32), prim, value);
        }
    }

    pub(super) fn write_weak(&mut self, ty: TypeId, at: &Operand, value: ExprId) {
        let from = self.type_of_operand(at).unwrap_or(ty);
        let (&[owner, offset], &[again, _]) =
            (self.place(at, from).as_slice(), self.place(at, from).as_slice())
        else {
            return;
        };
        let address = self.address_sum(again, offset);
        self.intrinsic_call(Xintrinsic::StoreWeak, &[owner, address, value]);
    }
}

//! Where names are, and what is there.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{Callee, ExprData, ExprId, IntrinsicRef, StmtData};

use super::super::ast::{Base, Inst, Operand, OperandData, Type};
use super::super::kinds::Kind;
use super::super::table::Primitive;
use super::Lowering;
use super::aggregates::Whole;
use super::body::Code;
use super::dynamic::Helper;

/// What a name is bound to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bound {
    /// The value, or what is in the place, is in registers from this one on. A structure or array is its object.
    Registers(u32),
    /// The value is in formals from this one on.
    Formals(usize),
    /// The place is memory.
    Memory(Spot),
}

/// A field, element or cell in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// Register with the object.
    pub object: u32,
    /// Register with an index, and what it counts in bytes.
    pub index: Option<(u32, u64)>,
    /// Distance from there.
    pub distance: u64,
}

impl Spot {
    /// The beginning of the object in a register.
    pub(super) fn of(object: u32) -> Spot {
        Spot {
            object,
            index: None,
            distance: 0,
        }
    }
}

impl Code<'_, '_, '_> {
    /// Binds the parameters. Those that nobody changes stay where they are.
    pub(super) fn parameters(&mut self) {
        let mut formal = 0;
        for param in &self.function.params {
            let prims = self.lowering.leaves(param.ty);
            let (first, ty) = (formal, param.ty);
            formal += prims.len();
            let whole = Lowering::is_whole(ty);
            if !whole && !self.uses.changed.contains(&param.name) {
                self.bounds.insert(param.name, Bound::Formals(first));
                continue;
            }
            let mut values = self.formals(first, &prims);
            if whole {
                values = self.copied(ty, values);
            }
            let bound = self.new_cell(ty, &values, self.uses.addressed.contains(&param.name) && !whole);
            self.bounds.insert(param.name, bound);
        }
        for name in self.function.positional.into_iter().chain(self.function.keyword) {
            self.bounds.insert(name, Bound::Formals(formal));
            formal += 1;
        }
    }

    fn formals(&mut self, first: usize, prims: &[Prim]) -> Vec<ExprId> {
        let locals: Vec<_> = self
            .formals
            .iter()
            .skip(first)
            .take(prims.len())
            .copied()
            .collect();
        locals
            .into_iter()
            .zip(prims)
            .map(|(local, prim)| self.b.read_local(local, *prim))
            .collect()
    }

    /// A new cell with a value: registers, or an object if somebody takes its address.
    fn new_cell(&mut self, ty: Type, values: &[ExprId], addressed: bool) -> Bound {
        let prims = self.lowering.leaves(ty);
        if addressed {
            let spot = Spot::of(self.boxed(ty, values));
            return Bound::Memory(spot);
        }
        let first = self.b.registers(&prims);
        self.assign(first, &prims, values);
        Bound::Registers(first)
    }

    /// A new object that is a cell with a value.
    pub(super) fn boxed(&mut self, ty: Type, values: &[ExprId]) -> u32 {
        let object = self.new_object(ty);
        self.write(Spot::of(object), ty, values);
        object
    }

    /// A new object of a type, in a register.
    pub(super) fn new_object(&mut self, ty: Type) -> u32 {
        self.lowering.new_object(&mut self.b, ty)
    }

    /// `alloca`: a new cell each time.
    pub(super) fn alloca(&mut self, inst: &Inst, ty: Type) {
        let Some(target) = inst.target else { return };
        self.lowering.check_size(ty, inst.pos);
        let values = self.initial(ty);
        let addressed = self.uses.addressed.contains(&target) && !Lowering::is_whole(ty);
        let bound = self.new_cell(ty, &values, addressed);
        self.bounds.insert(target, bound);
    }

    /// What is in a new cell: a pointer leads to a new value.
    fn initial(&mut self, ty: Type) -> Vec<ExprId> {
        match (ty.base, ty.pointer) {
            (Base::Primitive(_), true) => {
                let object = self.new_object(ty.value());
                vec![self.b.read(object, Prim::Ref), self.b.constant(Prim::U64, 0)]
            }
            (Base::Named(_) | Base::Array(..), _) => {
                let object = self.new_object(ty.value());
                vec![self.b.read(object, Prim::Ref)]
            }
            (Base::Primitive(Primitive::Object), false) => vec![self.new_dynamic()],
            (Base::Primitive(_), false) => self.zeros(ty),
        }
    }

    /// Address of a spot, and the distance from it that an access can add.
    fn address(&mut self, spot: Spot) -> (ExprId, i32) {
        let object = self.b.read(spot.object, Prim::Ref);
        let (far, distance) = match i32::try_from(spot.distance) {
            Ok(distance) => (0, distance),
            Err(_) => (spot.distance, 0),
        };
        let offset = match spot.index {
            Some((index, size)) => {
                let index = self.b.read(index, Prim::I64);
                let scaled = match size {
                    1 => index,
                    _ => {
                        let size = self.b.constant(Prim::I64, size);
                        self.b.binary(Op::Mul, Prim::I64, index, size)
                    }
                };
                Some(scaled)
            }
            None => None,
        };
        let mut base = object;
        if let Some(offset) = offset {
            base = self.b.expr(Op::Add, Prim::A64, &[base, offset], ExprData::None);
        }
        if far != 0 {
            let far = self.b.constant(Prim::U64, far);
            base = self.b.expr(Op::Add, Prim::A64, &[base, far], ExprData::None);
        }
        (base, distance)
    }

    /// The value at a spot. A structure or array is made if there is none yet.
    pub(super) fn read(&mut self, spot: Spot, ty: Type) -> Vec<ExprId> {
        if Lowering::is_whole(ty) {
            let object = self.whole_at(spot, ty);
            return vec![self.b.read(object, Prim::Ref)];
        }
        let mut leaves = Vec::new();
        for (part, prim) in Lowering::parts(ty) {
            let (base, distance) = self.address(spot);
            leaves.push(self.b.load(base, distance + part, *prim));
        }
        leaves
    }

    /// Puts a value at a spot.
    pub(super) fn write(&mut self, spot: Spot, ty: Type, values: &[ExprId]) {
        for ((part, prim), value) in Lowering::parts(ty).iter().zip(values) {
            let (base, distance) = self.address(spot);
            self.b.store(base, distance + part, *prim, *value);
        }
    }

    /// The structure or array that is part of another at a spot, in a register. It is made when it is first asked for.
    pub(super) fn whole_at(&mut self, spot: Spot, ty: Type) -> u32 {
        let (base, distance) = self.address(spot);
        let there = self.b.load(base, distance, Prim::Ref);
        let object = self.b.hold(Prim::Ref, there);
        let done = self.fresh_label();
        let (found, none) = (self.b.read(object, Prim::Ref), self.b.constant(Prim::Ref, 0));
        let exists = self.b.compare(Op::Ne, Prim::Ref, found, none);
        self.b.flow(Op::BrTrue, &[exists], done);
        let new = self.lowering.new_object(&mut self.b, ty);
        let new = self.b.read(new, Prim::Ref);
        self.b.assign(object, Prim::Ref, new);
        let (base, distance) = self.address(spot);
        let new = self.b.read(object, Prim::Ref);
        self.b.store(base, distance, Prim::Ref, new);
        self.b.flow(Op::Label, &[], done);
        object
    }

    /// Where a name is.
    fn bound(&self, operand: Operand) -> Option<Bound> {
        match operand.data {
            OperandData::Ref(name) => self.bounds.get(&name).copied(),
            OperandData::Const(_) => None,
        }
    }

    /// What is in a place, or a value.
    pub(super) fn value(&mut self, operand: Operand, ty: Type) -> Vec<ExprId> {
        if let OperandData::Ref(name) = operand.data
            && let Some(held) = self.held.remove(&name)
        {
            return vec![held];
        }
        let prims = self.lowering.leaves(ty);
        match self.bound(operand) {
            Some(Bound::Registers(first)) => self.registers(first, &prims),
            Some(Bound::Formals(first)) => self.formals(first, &prims),
            Some(Bound::Memory(spot)) => self.read(spot, ty),
            None => prims.iter().map(|prim| self.b.constant(*prim, 0)).collect(),
        }
    }

    /// Gives a value that waits for its use a register: it has several.
    pub(super) fn settle(&mut self, operand: Operand) {
        if let OperandData::Ref(name) = operand.data
            && let Some(held) = self.held.remove(&name)
        {
            let prims = self.lowering.leaves(self.type_of(operand));
            let first = self.b.registers(&prims);
            self.assign(first, &prims, &[held]);
            self.bounds.insert(name, Bound::Registers(first));
        }
    }

    pub(super) fn registers(&mut self, first: u32, prims: &[Prim]) -> Vec<ExprId> {
        (first..)
            .zip(prims)
            .map(|(number, prim)| self.b.read(number, *prim))
            .collect()
    }

    /// Puts a value into registers from this one on.
    pub(super) fn assign(&mut self, first: u32, prims: &[Prim], values: &[ExprId]) {
        for ((number, prim), value) in (first..).zip(prims).zip(values) {
            self.b.assign(number, *prim, *value);
        }
    }

    /// A pointer to the place that an operand is.
    pub(super) fn pointer_to(&mut self, operand: Operand, ty: Type) -> Vec<ExprId> {
        if Lowering::is_whole(ty) {
            return self.value(operand, ty);
        }
        match self.bound(operand) {
            Some(Bound::Memory(spot)) => {
                let object = self.b.read(spot.object, Prim::Ref);
                let distance = self.distance(spot);
                vec![object, distance]
            }
            // A place whose address is taken is in memory.
            _ => {
                let values = self.value(operand, ty);
                let object = self.boxed(ty, &values);
                vec![self.b.read(object, Prim::Ref), self.b.constant(Prim::U64, 0)]
            }
        }
    }

    /// Distance of a spot from the beginning of its object.
    pub(super) fn distance(&mut self, spot: Spot) -> ExprId {
        let constant = self.b.constant(Prim::U64, spot.distance);
        match spot.index {
            None => constant,
            Some((index, size)) => {
                let index = self.b.read(index, Prim::I64);
                let size = self.b.constant(Prim::I64, size);
                let scaled = self.b.binary(Op::Mul, Prim::I64, index, size);
                let scaled = self
                    .b
                    .expr(Op::Cvt, Prim::U64, &[scaled], ExprData::Operand(Prim::I64));
                self.b.binary(Op::Add, Prim::U64, scaled, constant)
            }
        }
    }

    /// What is where a pointer leads to.
    pub(super) fn pointee(&mut self, pointer: Vec<ExprId>, ty: Type) -> Vec<ExprId> {
        let &[object, distance] = pointer.as_slice() else {
            return pointer;
        };
        let address = self
            .b
            .expr(Op::Add, Prim::A64, &[object, distance], ExprData::None);
        let parts = Lowering::parts(ty);
        parts
            .iter()
            .map(|(part, prim)| self.b.load(address, *part, *prim))
            .collect()
    }

    /// `store`: what is stored becomes what the place has.
    pub(super) fn store(&mut self, ty: Type, from: Operand, to: Operand) {
        let (cell, pointer) = match self.kind(to) {
            Some(Kind::Place(cell)) => (cell, false),
            Some(Kind::Value(pointer)) => (pointer.value(), true),
            None => return,
        };
        // Of a cell with a pointer it is the cell that a pointer is stored to, and what it leads to that a value is.
        let through = cell.pointer && !ty.pointer;
        let target = if through { cell.value() } else { cell };
        if ty != target && (ty.pointer || target.pointer || Lowering::is_whole(target)) {
            // A whole is stored through a pointer to one.
            let value = self.operand(from, target.value(), true);
            let into = self.value(to, cell);
            return self.assign_whole(target.value(), into, value);
        }
        let value = match self.converted(from, ty, target) {
            Some(value) => value,
            None => return,
        };
        if Lowering::is_whole(target) {
            let into = self.value(to, cell);
            return self.assign_whole(target, into, value);
        }
        if through || pointer {
            let pointer = self.value(
                to,
                Type {
                    pointer: true,
                    ..target
                },
            );
            return self.write_through(pointer, target, &value);
        }
        match self.bound(to) {
            Some(Bound::Registers(first)) => {
                let prims = self.lowering.leaves(target);
                self.assign(first, &prims, &value);
            }
            Some(Bound::Memory(spot)) => self.write(spot, target, &value),
            // Parameters that somebody stores to are registers.
            Some(Bound::Formals(_)) | None => {}
        }
    }

    /// Writes where a pointer leads to.
    fn write_through(&mut self, pointer: Vec<ExprId>, ty: Type, values: &[ExprId]) {
        let &[object, distance] = pointer.as_slice() else {
            return;
        };
        let parts = Lowering::parts(ty);
        if parts.len() == 1 {
            let address = self
                .b
                .expr(Op::Add, Prim::A64, &[object, distance], ExprData::None);
            if let (Some((part, prim)), Some(value)) = (parts.first(), values.first()) {
                self.b.store(address, *part, *prim, *value);
            }
        }
    }

    /// Gives a structure or array, which stays, the content of another.
    fn assign_whole(&mut self, ty: Type, into: Vec<ExprId>, value: Vec<ExprId>) {
        let assign = self.lowering.whole(Whole::Assign, ty);
        let arguments: Vec<ExprId> = into.into_iter().chain(value).collect();
        self.b.call(Callee::Func(assign), &arguments, &[]);
    }

    /// A copy of a structure or array; other values are themselves.
    pub(super) fn copied(&mut self, ty: Type, value: Vec<ExprId>) -> Vec<ExprId> {
        if !Lowering::is_whole(ty) {
            return value;
        }
        let copy = self.lowering.whole(Whole::Copy, ty);
        let result = self.b.register(Prim::Ref);
        self.b.call(Callee::Func(copy), &value, &[(Prim::Ref, result)]);
        vec![self.b.read(result, Prim::Ref)]
    }

    /// The object of a structure or array, in a register.
    pub(super) fn object_of(&mut self, operand: Operand) -> u32 {
        let ty = self.type_of(operand);
        if let (Some(Bound::Registers(number)), false) = (self.bound(operand), self.is_changed(operand)) {
            return number;
        }
        let value = self.value(operand, ty);
        match value.first() {
            Some(value) => self.b.hold(Prim::Ref, *value),
            None => 0,
        }
    }

    /// The register that a name is in, which may change with the next instruction.
    pub(super) fn register_of(&self, operand: Operand) -> Option<u32> {
        match self.bound(operand)? {
            Bound::Registers(number) => Some(number),
            Bound::Formals(_) | Bound::Memory(_) => None,
        }
    }

    /// Whether a register of a place may have another object later.
    fn is_changed(&self, operand: Operand) -> bool {
        match operand.data {
            OperandData::Ref(name) => self.type_of(operand).pointer && self.uses.changed.contains(&name),
            OperandData::Const(_) => false,
        }
    }

    /// `getattr` of a structure: the field is a place.
    pub(super) fn get_attribute(&mut self, inst: &Inst, object: Operand) {
        let Some((spot, ty)) = self.field(inst, object) else {
            return self
                .lowering
                .unsupported(inst.pos, "an attribute that is not a field");
        };
        let Some(target) = inst.target else { return };
        let bound = match Lowering::is_whole(ty) {
            true => Bound::Registers(self.whole_at(spot, ty)),
            false => {
                // A field of null is an error here, unless the next instruction finds that out.
                let accessed = self.uses.at_once.contains(&target) && !self.uses.addressed.contains(&target);
                if self.type_of(object).pointer && !accessed {
                    let object = self.b.read(spot.object, Prim::Ref);
                    self.b
                        .emit(Op::AssertNonNull, Prim::Void, &[object], StmtData::None);
                }
                Bound::Memory(spot)
            }
        };
        self.bounds.insert(target, bound);
    }

    /// `setattr` of a structure.
    pub(super) fn set_attribute(&mut self, inst: &Inst, from: Operand, object: Operand) {
        let Some((spot, ty)) = self.field(inst, object) else {
            return self
                .lowering
                .unsupported(inst.pos, "an attribute that is not a field");
        };
        if Lowering::is_whole(ty) {
            let into = self.whole_at(spot, ty);
            let into = self.b.read(into, Prim::Ref);
            let value = self.operand(from, ty, false);
            return self.assign_whole(ty, vec![into], value);
        }
        let value = self.operand(from, ty, false);
        self.write(spot, ty, &value);
    }

    /// The field of a structure that an instruction names.
    fn field(&mut self, inst: &Inst, object: Operand) -> Option<(Spot, Type)> {
        let ty = self.type_of(object).value();
        let (Base::Named(structure), Some(name)) = (ty.base, inst.constant_name()) else {
            return None;
        };
        let (at, field) = self.lowering.index.field(structure, name)?;
        let (field, object) = (field.ty, self.object_of(object));
        let distance = self.lowering.offset(ty, at, inst.pos);
        let spot = Spot {
            distance,
            ..Spot::of(object)
        };
        Some((spot, field))
    }

    /// The element of an array at an index, which is checked.
    fn element(&mut self, array: Operand, index: Operand) -> Option<(Spot, Type)> {
        let Base::Array(element, length) = self.type_of(array).base else {
            return None;
        };
        let element = self.lowering.module.elements.get(element);
        let size = Lowering::size(element);
        let object = self.object_of(array);
        let index = self.index(index);
        let spot = Spot::of(object);
        if let Some(at) = self.b.constant_of(index).filter(|at| *at < u64::from(length)) {
            let distance = at * size;
            return Some((Spot { distance, ..spot }, element));
        }
        let bound = self.b.constant(Prim::I64, u64::from(length));
        let check = IntrinsicRef::Ext(Xintrinsic::CheckIndex);
        let index = self.b.intrinsic(check, Prim::I64, &[index, bound]);
        let index = self.b.hold(Prim::I64, index);
        Some((
            Spot {
                index: Some((index, size)),
                ..spot
            },
            element,
        ))
    }

    /// `getelement`: the value of an element, or a pointer to it.
    pub(super) fn get_element(&mut self, inst: &Inst, ty: Type, array: Operand, index: Operand) {
        let Some((spot, element)) = self.element(array, index) else {
            return;
        };
        let value = match (ty.pointer, element.pointer) {
            (true, false) if Lowering::is_whole(element) => self.read(spot, element),
            (true, false) => vec![self.b.read(spot.object, Prim::Ref), self.distance(spot)],
            (false, true) => {
                let pointer = self.read(spot, element);
                let value = self.pointee(pointer, ty);
                self.copied(ty, value)
            }
            _ => {
                let value = self.read(spot, element);
                self.copied(ty, value)
            }
        };
        self.define(inst, ty, value);
    }

    /// `putelement`.
    pub(super) fn put_element(&mut self, from: Operand, array: Operand, index: Operand) {
        let ty = match self.type_of(array).base {
            Base::Array(element, _) => self.lowering.module.elements.get(element),
            _ => return,
        };
        let value = self.operand(from, ty, false);
        let prims = self.lowering.leaves(ty);
        let first = self.b.registers(&prims);
        self.assign(first, &prims, &value);
        let Some((spot, _)) = self.element(array, index) else {
            return;
        };
        let value = self.registers(first, &prims);
        if Lowering::is_whole(ty) {
            let into = self.whole_at(spot, ty);
            let into = self.b.read(into, Prim::Ref);
            return self.assign_whole(ty, vec![into], value);
        }
        self.write(spot, ty, &value);
    }

    /// `len`.
    pub(super) fn length(&mut self, inst: &Inst, array: Operand) {
        let ty = self.type_of(array);
        let length = match ty.base {
            Base::Array(_, length) => self.b.constant(Prim::U64, u64::from(length)),
            Base::Primitive(Primitive::String) => {
                let string = self.operand(array, Type::STRING, false);
                self.string_length(string)
            }
            _ => {
                let object = self.scalar(array, Type::OBJECT, false);
                let length = self.lowering.helped(&mut self.b, Helper::Length, &[object]);
                return self.define(inst, Type::of(Primitive::Ui64), length);
            }
        };
        self.define_pure(inst, Type::of(Primitive::Ui64), length);
    }
}

impl Lowering<'_> {
    /// A new object of a type, in a register. Dynamic values in it are null.
    pub(super) fn new_object(&mut self, b: &mut Builder, ty: Type) -> u32 {
        if self.has_dynamic(ty) {
            let new = self.whole(Whole::New, ty);
            let object = b.register(Prim::Ref);
            b.call(Callee::Func(new), &[], &[(Prim::Ref, object)]);
            return object;
        }
        let new = self.allocation(b, ty);
        b.hold(Prim::Ref, new)
    }

    /// A new object of a type, all zero.
    pub(super) fn allocation(&mut self, b: &mut Builder, ty: Type) -> ExprId {
        let what = self.allocated(ty);
        let data = ExprData::Type(what.ty);
        match what.elements {
            None => b.expr(Op::GcMalloc, Prim::Ref, &[], data),
            Some(length) => {
                let length = b.constant(Prim::I32, u64::from(length));
                b.expr(Op::GcMallocJarray, Prim::Ref, &[length], data)
            }
        }
    }

    /// Makes the structure or array that is part of the object in a register, if there is none yet.
    pub(super) fn ensure_part(&mut self, b: &mut Builder, object: u32, distance: i32, ty: Type) {
        let done = b.fresh_label(&mut self.mir.names);
        let base = b.read(object, Prim::Ref);
        let (there, none) = (b.load(base, distance, Prim::Ref), b.constant(Prim::Ref, 0));
        let exists = b.compare(Op::Ne, Prim::Ref, there, none);
        b.flow(Op::BrTrue, &[exists], done);
        let new = self.new_object(b, ty);
        let (base, new) = (b.read(object, Prim::Ref), b.read(new, Prim::Ref));
        b.store(base, distance, Prim::Ref, new);
        b.flow(Op::Label, &[], done);
    }

    /// Whether an object of a type holds dynamic values itself.
    fn has_dynamic(&self, ty: Type) -> bool {
        match ty.base {
            Base::Array(element, _) if !ty.pointer => self.module.elements.get(element) == Type::OBJECT,
            Base::Named(_) if !ty.pointer => self.fields(ty).contains(&Type::OBJECT),
            _ => ty == Type::OBJECT,
        }
    }
}

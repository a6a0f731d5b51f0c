//! Where names are, and what is there.

use maple_mirbin::Prim;

use crate::mir::ExprId;

use super::super::ast::{Base, Inst, Operand, OperandData, Type};
use super::super::kinds::Kind;
use super::super::table::Primitive;
use super::Lowering;
use super::body::Code;
use super::memory::Spot;

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
        self.captures(formal);
    }

    pub(super) fn formals(&mut self, first: usize, prims: &[Prim]) -> Vec<ExprId> {
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
            let spot = Spot::of(self.lowering.new_object(&mut self.b, ty));
            spot.store(&mut self.b, ty, values);
            return Bound::Memory(spot);
        }
        let first = self.b.registers(&prims);
        self.b.assign_all(first, &prims, values);
        Bound::Registers(first)
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
                let object = self.lowering.new_object(&mut self.b, ty.value());
                Spot::of(object).pointer(&mut self.b)
            }
            (Base::Named(_) | Base::Array(..), _) => {
                let object = self.lowering.new_object(&mut self.b, ty.value());
                vec![self.b.read(object, Prim::Ref)]
            }
            (Base::Primitive(Primitive::Object), false) => vec![self.new_dynamic()],
            (Base::Primitive(_), false) => self.zeros(ty),
        }
    }

    /// The value at a spot. A structure or array is made if there is none yet.
    pub(super) fn read(&mut self, spot: Spot, ty: Type) -> Vec<ExprId> {
        if Lowering::is_whole(ty) {
            let object = self.lowering.whole_at(&mut self.b, spot, ty);
            return vec![self.b.read(object, Prim::Ref)];
        }
        spot.load(&mut self.b, ty)
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
        if let OperandData::Ref(name) = operand.data
            && let Some(found) = self.found_waiting(name)
        {
            return vec![self.b.read(found, Prim::DynAny)];
        }
        let prims = self.lowering.leaves(ty);
        match self.bound(operand) {
            Some(Bound::Registers(first)) => self.b.read_all(first, &prims),
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
            self.b.assign_all(first, &prims, &[held]);
            self.bounds.insert(name, Bound::Registers(first));
        }
        if let OperandData::Ref(name) = operand.data
            && let Some(found) = self.found_waiting(name)
        {
            self.bounds.insert(name, Bound::Registers(found));
        }
    }

    /// A pointer to the place that an operand is.
    pub(super) fn pointer_to(&mut self, operand: Operand, ty: Type) -> Vec<ExprId> {
        if Lowering::is_whole(ty) {
            return self.value(operand, ty);
        }
        match (self.bound(operand), self.kind(operand)) {
            // Values of ancestors are in memory, and are no places.
            (Some(Bound::Memory(spot)), Some(Kind::Place(_))) => spot.pointer(&mut self.b),
            // A place whose address is taken is in memory.
            _ => {
                let values = self.value(operand, ty);
                self.lowering.cell(&mut self.b, ty, &values)
            }
        }
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
            return self
                .lowering
                .assign_whole(&mut self.b, target.value(), into, value);
        }
        let value = match self.converted(from, ty, target) {
            Some(value) => value,
            None => return,
        };
        if Lowering::is_whole(target) {
            let into = self.value(to, cell);
            return self.lowering.assign_whole(&mut self.b, target, into, value);
        }
        if through || pointer {
            let pointer = Type {
                pointer: true,
                ..target
            };
            // What is stored is one word: the pointer leads to no pointer.
            if let (&[object, distance], [value], [(part, prim)]) = (
                self.value(to, pointer).as_slice(),
                value.as_slice(),
                Lowering::parts(target),
            ) {
                let address = self.b.address(object, distance);
                self.b.store(address, *part, *prim, *value);
            }
            return;
        }
        match self.bound(to) {
            Some(Bound::Registers(first)) => {
                let prims = self.lowering.leaves(target);
                self.b.assign_all(first, &prims, &value);
            }
            Some(Bound::Memory(spot)) => spot.store(&mut self.b, target, &value),
            // Parameters that somebody stores to are registers.
            Some(Bound::Formals(_)) | None => {}
        }
    }

    /// As [`Lowering::copied`].
    pub(super) fn copied(&mut self, ty: Type, value: Vec<ExprId>) -> Vec<ExprId> {
        self.lowering.copied(&mut self.b, ty, value)
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
}

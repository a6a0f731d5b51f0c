//! Operands: from values on the modelled evaluation stack to slots, constants and addresses.

use super::kinds::{adjustment, extension, immediate};

use super::Translator;
use super::model::{Base, Element, Place};
use maple_lir::{Operand, Shape};
use maple_mirbin::{Inst, Prim};

impl Translator<'_> {
    /// Reads a cell. The read is put off until the value is used, unless narrow bits may have been stored through its address.
    pub(super) fn read_cell(&mut self, at: usize, inst: &Inst<'_>) {
        if let Some((_, slot, ty)) = self.forwarded.take_if(|(read, ..)| *read == at) {
            return self.stack.push(Place::Slot(slot), ty);
        }
        let index = inst.frame_index();
        if let Some((slot, ty)) = self.pending.take().filter(|_| index == 0) {
            self.stack.push(Place::Slot(slot), ty);
            self.retag(inst.ty);
            return;
        }
        let slot = self.slot(index);
        let declared = self
            .input
            .frame
            .slot_type(index)
            .filter(|ty| ty.is_scalar() && index != 0 && index != -1);
        let held = declared.unwrap_or(inst.ty);
        self.stack.push(Place::Slot(slot), held);
        if self.flow.is_addressed(index) && held.size() < 4 {
            let depth = self.stack.depth() - 1;
            let target = self.own(depth);
            self.produce(target, Shape::Unary(extension(held)), &[Operand::of(slot)]);
            self.stack.moved(depth, Place::Slot(target));
        }
        self.retag(inst.ty);
    }

    /// Makes the value on top one of type `ty`, converting silently as the verifier allows.
    pub(super) fn retag(&mut self, ty: Prim) {
        let depth = self.stack.depth() - 1;
        let value = self.stack.at(depth);
        if value.ty == ty {
            return;
        }
        let place = self.place_as(depth, ty);
        self.stack.pop();
        self.stack.push(place, ty);
    }

    /// Claims the temporary of a depth for a new value: whoever else still needs it is moved away.
    pub(super) fn own(&mut self, depth: usize) -> u16 {
        let slot = self.temp(depth);
        for user in self.stack.users(slot, depth) {
            self.materialise(user);
        }
        slot
    }

    /// Moves values that are still in `slot` to their temporaries before the slot changes.
    pub(super) fn save_users(&mut self, slot: u16) {
        for user in self.stack.users(slot, usize::MAX) {
            self.materialise(user);
        }
    }

    /// Moves values that wait in addressed cells to their temporaries before memory changes.
    pub(super) fn save_addressed(&mut self) {
        for depth in 0..self.stack.depth() {
            let addressed = |s: u16| usize::from(s) < self.layout.temps && self.slot_is_addressed(s);
            let waits = match self.stack.at(depth).place {
                Place::Slot(slot) => addressed(slot),
                Place::Compare(_, l, r) | Place::Order(_, _, l, r) => {
                    addressed(l) || r.as_slot().is_some_and(addressed)
                }
                Place::Sum(sum) => {
                    matches!(sum.base, Base::Slot(s) if addressed(s))
                        || sum.index.is_some_and(|i| addressed(i.slot))
                }
                Place::Element(Element { array, index, .. }) => [array, index].into_iter().any(addressed),
                Place::Method(receiver, _) | Place::InterfaceMethod(receiver, _) => addressed(receiver),
                Place::Const(_) | Place::Address(_) => false,
            };
            if waits {
                self.materialise(depth);
            }
        }
    }

    /// The declared type of the variable in a slot.
    pub(super) fn declared(&self, slot: u16) -> Option<Prim> {
        let slot = usize::from(slot);
        let index = match slot.checked_sub(self.layout.formals) {
            None => slot as i16 + 1,
            Some(cell) if cell < self.input.frame.cells.len() => -(cell as i32) as i16,
            Some(_) => return None,
        };
        self.input.frame.slot_type(index).filter(|ty| ty.is_scalar())
    }

    pub(super) fn slot_is_addressed(&self, slot: u16) -> bool {
        let slot = usize::from(slot);
        match slot.checked_sub(self.layout.formals) {
            None => self.flow.is_addressed(slot as i16 + 1),
            Some(cell) => {
                cell < self.input.frame.cells.len() && self.flow.is_addressed(-(cell as i32) as i16)
            }
        }
    }

    /// Lets values whose finding may raise, but for one, be found before something else raises or takes effect.
    pub(super) fn raise_in_order(&mut self, but: Option<usize>) {
        for depth in 0..self.stack.depth() {
            if Some(depth) != but && self.stack.at(depth).may_raise() {
                self.materialise(depth);
            }
        }
    }

    /// Puts the value at a depth into its own temporary and gives the slot.
    pub(super) fn materialise(&mut self, depth: usize) -> u16 {
        let slot = self.temp(depth);
        if self.stack.at(depth).place != Place::Slot(slot) {
            let slot = self.own(depth);
            let value = self.stack.at(depth);
            self.put(slot, value);
            self.stack.moved(depth, Place::Slot(slot));
        }
        slot
    }

    /// A slot that holds the value at a depth.
    pub(super) fn slot_of_value(&mut self, depth: usize) -> u16 {
        match self.stack.at(depth).place {
            Place::Slot(slot) => slot,
            place => self
                .constant_slot(place)
                .unwrap_or_else(|| self.materialise(depth)),
        }
    }

    /// The slot that holds a constant throughout, if it has one.
    fn constant_slot(&self, place: Place) -> Option<u16> {
        match place {
            Place::Const(bits) => self.layout.constants.slot(bits),
            _ => None,
        }
    }

    /// A slot that holds the value at a depth as type `ty`.
    pub(super) fn slot_as(&mut self, depth: usize, ty: Prim) -> u16 {
        match self.place_as(depth, ty) {
            Place::Slot(slot) => slot,
            place => self.constant_slot(place).unwrap_or_else(|| {
                self.stack.converted(depth, place, ty);
                self.materialise(depth)
            }),
        }
    }

    /// The value at a depth as type `ty`: truncated, or extended by its own signedness (the verifier's conversion rule). The place is a
    /// slot, a constant or an address.
    pub(super) fn place_as(&mut self, depth: usize, ty: Prim) -> Place {
        let value = self.stack.at(depth);
        if let Place::Const(bits) = value.place {
            return Place::Const(if ty.is_integral() && value.ty.is_integral() {
                ty.canonical(bits)
            } else {
                bits
            });
        }
        if matches!(value.place, Place::Address(_) | Place::Sum(_)) && ty.size() == 8 {
            return value.place;
        }
        match adjustment(value.ty, ty) {
            None => Place::Slot(self.slot_of_value(depth)),
            Some(op) if self.load_extended(depth, op) => value.place,
            Some(op) => {
                let from = self.slot_of_value(depth);
                let slot = self.own(depth);
                self.produce(slot, Shape::Unary(op), &[Operand::of(from)]);
                Place::Slot(slot)
            }
        }
    }

    /// As [`Translator::place_as`], for a right operand.
    pub(super) fn operand_as(&mut self, depth: usize, ty: Prim) -> Operand {
        match self.place_as(depth, ty) {
            Place::Slot(slot) => Operand::of(slot),
            place => {
                let small = match place {
                    Place::Const(bits) if !ty.is_float() => immediate::<i16>(bits, ty),
                    _ => None,
                };
                let small = small.map(|value| Operand::number(i32::from(value)));
                let held = || self.constant_slot(place).map(Operand::of);
                small.or_else(held).unwrap_or_else(|| {
                    self.stack.converted(depth, place, ty);
                    Operand::of(self.materialise(depth))
                })
            }
        }
    }

    /// The value at a depth, taken as one of type `ty`, if it is a constant that fits the last two operand fields.
    pub(super) fn wide_immediate(&self, depth: usize, ty: Prim) -> Option<Operand> {
        let value = self.stack.at(depth);
        let number = match value.place {
            Place::Const(bits) if ty.is_integral() && value.ty.is_integral() => {
                immediate(ty.canonical(bits), ty)
            }
            Place::Const(bits) if !ty.is_float() => immediate(bits, ty),
            _ => None,
        };
        number.map(Operand::number)
    }

    /// Left and right operand of a comparison. The deeper value is fetched last: a shallower one may wait in a temporary that belongs to a
    /// greater depth, never the other way round, so that fetching the value there moves it out of the way in time.
    pub(super) fn operands(&mut self, left: usize, right: usize, ty: Prim) -> (u16, Operand) {
        if left < right {
            let right = self.operand_as(right, ty);
            (self.slot_as(left, ty), right)
        } else {
            let left = self.slot_as(left, ty);
            (left, self.operand_as(right, ty))
        }
    }

    /// Replaces the top `count` values by the result of an instruction with these operands. Where they are read is chosen last, because
    /// claiming the result's temporary may emit code that changes what the accumulators hold.
    pub(super) fn result(&mut self, count: usize, ty: Prim, shape: Shape, sources: &[Operand]) {
        let depth = self.stack.depth() - count;
        self.stack.truncate(depth);
        let slot = self.own(depth);
        self.produce(slot, shape, sources);
        self.stack.push(Place::Slot(slot), ty);
    }
}

//! Operands: from values on the modelled evaluation stack to registers, constants and addresses.

use super::operations::{adjustment, extension, immediate};

use super::Translator;
use super::model::{Base, Location, Sum};
use maple_lir::{Operand, Ownership, Reg, Register, Shape, Type};
use maple_mirbin::{Inst, Prim};

impl Translator<'_> {
    /// Reads a cell. The read is put off until the value is used, unless narrow bits may have been stored through its address.
    pub(super) fn read_cell(&mut self, at: usize, inst: &Inst<'_>) {
        if let Some((_, reg, ty)) = self.forwarded.take_if(|(read, ..)| *read == at) {
            return self.stack.push(Location::Reg(reg), ty);
        }
        let index = inst.frame_index();
        if let Some((reg, ty)) = self.pending.take().filter(|_| index == 0) {
            self.stack.push(Location::Reg(reg), ty);
            self.retag(inst.ty);
            return;
        }
        let variable = self.variable(index);
        let declared = self
            .input
            .frame
            .slot_type(index)
            .filter(|ty| ty.is_scalar() && index != 0 && index != -1);
        let held = declared.unwrap_or(inst.ty);
        self.stack.push(Location::Reg(variable), held);
        if self.flow.is_addressed(index) && held.size() < 4 {
            let depth = self.stack.depth() - 1;
            let target = self.own(depth, held);
            self.produce(target, Shape::Unary(extension(held)), &[Operand::of(variable)]);
            self.stack.moved(depth, Location::Reg(target));
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

    /// Claims the slot of a depth for a new value: whoever else still needs what is there is moved away.
    pub(super) fn claim(&mut self, depth: usize) {
        for user in self.stack.users(&self.out.registers, self.temp(depth), depth) {
            if !self.spare(user, self.temp(depth)) {
                self.materialise(user);
            }
        }
    }

    /// A new temporary in the slot of a depth, which it claims.
    pub(super) fn own(&mut self, depth: usize, ty: Prim) -> Reg {
        self.claim(depth);
        self.fresh(depth, ty)
    }

    /// A new temporary in the slot of a depth, which nobody else needs.
    pub(super) fn fresh(&mut self, depth: usize, ty: Prim) -> Reg {
        self.temporary(self.temp(depth), ty)
    }

    /// A new temporary.
    pub(super) fn temporary(&mut self, slot: u16, ty: Prim) -> Reg {
        let (ty, owns) = self.held_as(ty);
        self.out.registers.add(Register { slot, ty, owns })
    }

    /// How registers hold values of a type.
    pub(super) fn held_as(&self, ty: Prim) -> (Type, Ownership) {
        match ty {
            Prim::F32 => (Type::F32, Ownership::None),
            Prim::F64 => (Type::F64, Ownership::None),
            Prim::Ref if self.policy.counted => (Type::Int, Ownership::Ref),
            ty if ty.is_tagged() && self.policy.counted => (Type::Int, Ownership::Tagged),
            _ => (Type::Int, Ownership::None),
        }
    }

    /// The slot of a register.
    pub(super) fn slot(&self, reg: Reg) -> u16 {
        self.out.registers.slot(reg)
    }

    /// Whether the value of a register lies in the slot of this depth.
    pub(super) fn is_at(&self, reg: Reg, depth: usize) -> bool {
        self.slot(reg) == self.temp(depth)
    }

    /// Whether a register lies where temporaries do.
    pub(super) fn is_temporary(&self, reg: Reg) -> bool {
        usize::from(self.slot(reg)) >= self.layout.temps
    }

    /// Moves values that are still in a variable to their temporaries before it changes.
    pub(super) fn save_users(&mut self, variable: Reg) {
        for user in self
            .stack
            .users(&self.out.registers, self.slot(variable), usize::MAX)
        {
            self.materialise(user);
        }
    }

    /// Moves values that wait in addressed cells to their temporaries before memory changes.
    pub(super) fn save_addressed(&mut self) {
        for depth in 0..self.stack.depth() {
            let needed = self.stack.at(depth).registers();
            let waits = needed.into_iter().flatten().any(|reg| self.is_addressed(reg));
            if waits {
                self.materialise(depth);
            }
        }
    }

    /// The declared type of the variable in a slot.
    pub(super) fn declared(&self, slot: u16) -> Option<Prim> {
        self.cell_type(slot).filter(|ty| ty.is_scalar())
    }

    /// As [`Translator::declared`], also if it is no scalar.
    pub(super) fn cell_type(&self, slot: u16) -> Option<Prim> {
        let slot = usize::from(slot);
        let index = match slot.checked_sub(self.layout.formals) {
            None => slot as i16 + 1,
            Some(cell) if cell < self.input.frame.cells.len() => -(cell as i32) as i16,
            Some(_) => return None,
        };
        self.input.frame.slot_type(index)
    }

    /// Whether a register is a variable whose address is taken.
    pub(super) fn is_addressed(&self, reg: Reg) -> bool {
        !self.is_temporary(reg) && self.slot_is_addressed(self.slot(reg))
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

    /// Puts the value at a depth into a temporary of its own and gives that.
    pub(super) fn materialise(&mut self, depth: usize) -> Reg {
        let value = self.stack.at(depth);
        if let Location::Reg(reg) = value.place
            && self.is_at(reg, depth)
        {
            return reg;
        }
        let reg = self.own(depth, value.ty);
        self.put(reg, self.stack.at(depth));
        self.stack.moved(depth, Location::Reg(reg));
        reg
    }

    /// A register that holds the value at a depth.
    pub(super) fn reg_of_value(&mut self, depth: usize) -> Reg {
        match self.stack.at(depth).place {
            Location::Reg(reg) => reg,
            place => self
                .constant_register(place)
                .unwrap_or_else(|| self.materialise(depth)),
        }
    }

    /// The register that holds a constant throughout, if it has one.
    fn constant_register(&self, place: Location) -> Option<Reg> {
        match place {
            Location::Const(bits) => self.layout.constants.register(bits),
            _ => None,
        }
    }

    /// A register that holds the value at a depth as type `ty`.
    pub(super) fn reg_as(&mut self, depth: usize, ty: Prim) -> Reg {
        match self.place_as(depth, ty) {
            Location::Reg(reg) => reg,
            place => self.constant_register(place).unwrap_or_else(|| {
                self.stack.converted(depth, place, ty);
                self.materialise(depth)
            }),
        }
    }

    /// The address at a depth as the register and the offset that a store takes.
    pub(super) fn base_and_offset(&mut self, depth: usize) -> (Reg, i32) {
        match self.stack.at(depth).place {
            Location::Sum(Sum {
                base: Base::Reg(base),
                index: None,
                offset,
            }) => (base, offset),
            _ => (self.reg_as(depth, Prim::A64), 0),
        }
    }

    /// The value at a depth as type `ty`: truncated, or extended by its own signedness (the verifier's conversion rule). The place is a
    /// register, a constant or an address.
    pub(super) fn place_as(&mut self, depth: usize, ty: Prim) -> Location {
        let value = self.stack.at(depth);
        if let Location::Const(bits) = value.place {
            return Location::Const(if ty.is_integral() && value.ty.is_integral() {
                ty.canonical(bits)
            } else {
                bits
            });
        }
        if matches!(value.place, Location::Address(_) | Location::Sum(_)) && ty.size() == 8 {
            return value.place;
        }
        match adjustment(value.ty, ty) {
            None => Location::Reg(self.reg_of_value(depth)),
            Some(op) if self.load_extended(depth, op) => value.place,
            Some(op) => {
                let from = self.reg_of_value(depth);
                let reg = self.own(depth, ty);
                self.produce(reg, Shape::Unary(op), &[Operand::of(from)]);
                // What was there may be lost: whoever asks again finds this.
                self.stack.converted(depth, Location::Reg(reg), ty);
                Location::Reg(reg)
            }
        }
    }

    /// As [`Translator::place_as`], for a right operand.
    pub(super) fn operand_as(&mut self, depth: usize, ty: Prim) -> Operand {
        match self.place_as(depth, ty) {
            Location::Reg(reg) => Operand::of(reg),
            place => {
                let small = match place {
                    Location::Const(bits) if !ty.is_float() => immediate::<i16>(bits, ty),
                    _ => None,
                };
                let small = small.map(|value| Operand::number(i32::from(value)));
                let held = || self.constant_register(place).map(Operand::of);
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
            Location::Const(bits) if ty.is_integral() && value.ty.is_integral() => {
                immediate(ty.canonical(bits), ty)
            }
            Location::Const(bits) if !ty.is_float() => immediate(bits, ty),
            _ => None,
        };
        number.map(Operand::number)
    }

    /// Left and right operand of a comparison. The deeper value is fetched last: a shallower one may wait in a temporary that belongs to a
    /// greater depth, never the other way round, so that fetching the value there moves it out of the way in time.
    pub(super) fn operands(&mut self, left: usize, right: usize, ty: Prim) -> (Reg, Operand) {
        if left < right {
            let right = self.operand_as(right, ty);
            (self.reg_as(left, ty), right)
        } else {
            let left = self.reg_as(left, ty);
            (left, self.operand_as(right, ty))
        }
    }

    /// Replaces the top `count` values by the result of an instruction with these operands. Where they are read is chosen last, because
    /// claiming the result's temporary may emit code that changes what the accumulators hold.
    pub(super) fn result(&mut self, count: usize, ty: Prim, shape: Shape, sources: &[Operand]) {
        let depth = self.stack.depth() - count;
        self.stack.truncate(depth);
        let reg = self.own(depth, ty);
        self.produce(reg, shape, sources);
        self.stack.push(Location::Reg(reg), ty);
    }
}

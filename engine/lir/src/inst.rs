//! Instructions and operands.

use crate::form::{Class, Effect, Form, OPERANDS, Role};
use crate::operation::{FloatUnary, Unary};
use crate::register::Reg;
use crate::shape::Shape;
use crate::single::{ObjectOp, Single};

/// Where an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A slot.
    Slot,
    /// The first accumulator of its class; as a target, and the slot.
    First,
    /// The second accumulator of its class; as a target, and the slot.
    Second,
    /// Nowhere: a number.
    Imm,
    /// As a target, the first accumulator without the slot.
    FirstOnly,
    /// As a target, the second accumulator without the slot.
    SecondOnly,
    /// The third float accumulator; as a target, and the slot.
    Third,
    /// The fourth float accumulator; as a target, and the slot.
    Fourth,
    /// As a target, the third float accumulator without the slot.
    ThirdOnly,
    /// As a target, the fourth float accumulator without the slot.
    FourthOnly,
    /// A slot or the accumulator that holds it: that is chosen when the instruction is placed.
    Open,
}

impl Kind {
    /// All that instructions have when they are complete.
    pub const PLACED: [Kind; 10] = [
        Kind::Slot,
        Kind::First,
        Kind::Second,
        Kind::Imm,
        Kind::FirstOnly,
        Kind::SecondOnly,
        Kind::Third,
        Kind::Fourth,
        Kind::ThirdOnly,
        Kind::FourthOnly,
    ];

    /// The target that leaves the slot as it is, for the accumulators.
    pub fn bare(self) -> Option<Kind> {
        match self {
            Kind::First => Some(Kind::FirstOnly),
            Kind::Second => Some(Kind::SecondOnly),
            Kind::Third => Some(Kind::ThirdOnly),
            Kind::Fourth => Some(Kind::FourthOnly),
            _ => None,
        }
    }

    /// Whether it is a target without the slot.
    pub fn is_bare(self) -> bool {
        use Kind::{FirstOnly, FourthOnly, SecondOnly, ThirdOnly};
        matches!(self, FirstOnly | SecondOnly | ThirdOnly | FourthOnly)
    }

    /// Whether it is one of the first so many accumulators.
    pub fn is_among(self, count: u8) -> bool {
        match self {
            Kind::First | Kind::FirstOnly => count > 0,
            Kind::Second | Kind::SecondOnly => count > 1,
            Kind::Third | Kind::ThirdOnly => count > 2,
            Kind::Fourth | Kind::FourthOnly => count > 3,
            Kind::Slot | Kind::Imm | Kind::Open => false,
        }
    }

    /// The same operand for an instruction that knows so many accumulators: slots are always right.
    pub fn within(self, count: u8) -> Kind {
        match self {
            Kind::Imm | Kind::Open => self,
            kind if kind.is_among(count) => kind,
            _ => Kind::Slot,
        }
    }
}

/// An operand: a register, which after the pass `slots` is a slot and may be in an accumulator as well, or a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Operand {
    /// Where it is.
    pub kind: Kind,
    /// Number of the register or slot, or the number itself.
    pub value: i32,
}

impl Operand {
    /// No operand.
    pub const NONE: Operand = Operand::number(0);

    /// A register, wherever its value is found.
    pub const fn of(reg: Reg) -> Operand {
        Operand {
            kind: Kind::Open,
            value: reg.number() as i32,
        }
    }

    /// A register whose value is read or written in its slot.
    pub const fn spilled(reg: Reg) -> Operand {
        Operand {
            kind: Kind::Slot,
            value: reg.number() as i32,
        }
    }

    /// The value of a slot, wherever it is found.
    pub const fn of_slot(slot: u16) -> Operand {
        Operand::of(Reg::variable(slot))
    }

    /// The value of a slot, read there.
    pub const fn slot(slot: u16) -> Operand {
        Operand::spilled(Reg::variable(slot))
    }

    /// A number.
    pub const fn number(value: i32) -> Operand {
        Operand {
            kind: Kind::Imm,
            value,
        }
    }

    /// A number, as an operand field has it.
    pub const fn field(value: u16) -> Operand {
        Operand::number(value as i16 as i32)
    }

    /// The register, if it is no number.
    pub fn as_reg(self) -> Option<Reg> {
        (self.kind != Kind::Imm).then_some(Reg::numbered(self.value as u32))
    }

    /// The slot, also if an accumulator holds it.
    pub fn as_slot(self) -> Option<u16> {
        self.as_reg().map(|reg| reg.number() as u16)
    }

    /// Whether it is the value of this register.
    pub fn is_reg(self, reg: Reg) -> bool {
        self.as_reg() == Some(reg)
    }

    /// Whether it is the value of this slot.
    pub fn is(self, slot: u16) -> bool {
        self.as_slot() == Some(slot)
    }

    /// The number, if it fits an operand field.
    pub fn small(self) -> Option<i16> {
        i16::try_from(self.value).ok().filter(|_| self.kind == Kind::Imm)
    }

    /// The low 16 bits: what an operand field holds.
    pub fn bits(self) -> u16 {
        self.value as u16
    }
}

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inst {
    /// Which one it is.
    pub shape: Shape,
    /// What it is for, operand by operand, says [`Shape::form`].
    pub operands: [Operand; OPERANDS],
}

impl Inst {
    /// An instruction with these operands, the others being none.
    pub fn new(shape: Shape, operands: &[Operand]) -> Inst {
        let mut all = [Operand::NONE; OPERANDS];
        all[..operands.len()].copy_from_slice(operands);
        Inst { shape, operands: all }
    }

    /// As [`Inst::new`].
    pub fn single(single: Single, operands: &[Operand]) -> Inst {
        Inst::new(Shape::Single(single), operands)
    }

    /// As [`Inst::new`].
    pub fn object(op: ObjectOp, operands: &[Operand]) -> Inst {
        Inst::new(Shape::Object(op), operands)
    }

    /// The copy of one slot to another.
    pub fn copy(class: Class, to: Operand, from: Operand) -> Inst {
        let shape = match class {
            Class::Int => Shape::Unary(Unary::Copy),
            Class::Float => Shape::FloatUnary(FloatUnary::FloatCopy),
        };
        Inst::new(shape, &[to, from])
    }

    /// Every place that the operands of a shape can have together.
    pub fn placements(shape: Shape) -> Vec<Inst> {
        let roles = shape.form().roles;
        let mut insts = vec![Inst::new(shape, &[])];
        for (at, role) in roles.into_iter().enumerate() {
            let mut kinds = Kind::PLACED.into_iter().filter(|kind| role.allows(*kind));
            let Some(first) = kinds.next() else {
                return Vec::new();
            };
            // Most operands have one place: nothing is copied for it.
            let before = insts.len();
            for kind in kinds {
                insts.extend_from_within(..before);
                let copies = insts.len() - before;
                for inst in &mut insts[copies..] {
                    inst.operands[at] = Operand { kind, value: 1 };
                }
            }
            for inst in &mut insts[..before] {
                inst.operands[at] = Operand {
                    kind: first,
                    value: 1,
                };
            }
        }
        // Roles alone do not say what these can have.
        if matches!(shape, Shape::LoadRow(..) | Shape::TernaryWithMemory(..)) {
            insts.retain(|inst| inst.misplaced().is_none());
        }
        insts
    }

    /// Roles of its operands, and its effects.
    pub fn form(&self) -> Form {
        self.shape.form()
    }

    /// The operand that cannot be where it is, if there is one.
    pub fn misplaced(&self) -> Option<usize> {
        let roles = self.form().roles;
        let [_, _, third, _, fifth] = self.operands;
        let in_accumulator = |operand: Operand| operand.kind.is_among(2);
        match self.shape {
            // The code of these is made for one operand in an accumulator.
            Shape::LoadRow(..) if in_accumulator(third) == in_accumulator(fifth) => Some(4),
            Shape::TernaryWithMemory(..) if !in_accumulator(fifth) => Some(4),
            _ => roles
                .iter()
                .zip(self.operands)
                .position(|(role, operand)| !role.allows(operand.kind)),
        }
    }

    /// Class and accumulators of its result, which is operand 0.
    pub fn result(&self) -> Option<(Class, u8)> {
        self.form().roles[0].result()
    }

    /// Whether it is the only one of its effects that it computes.
    pub fn is_pure(&self) -> bool {
        self.form().effect == Effect::Pure
    }

    /// The slots whose values it, which has this form, reads from there.
    pub fn slots_read(&self, form: &Form) -> impl Iterator<Item = u16> + use<> {
        let pairs = form.roles.into_iter().zip(self.operands);
        pairs
            .filter(|(role, operand)| role.reads() && operand.kind == Kind::Slot)
            .map(|(_, operand)| operand.bits())
    }

    /// The slot that the result of an instruction of this form replaces.
    pub fn slot_written(&self, form: &Form) -> Option<u16> {
        let result = form.roles[0].result().filter(|_| !self.is_bare());
        result.map(|_| self.operands[0].bits())
    }

    /// The instruction that leaves the slot of the result as it is, if there is one.
    pub fn bare(&self) -> Option<Inst> {
        if !self.form().roles[0].is_sparing() {
            return None;
        }
        let kind = self.operands[0].kind.bare()?;
        let mut bare = *self;
        bare.operands[0].kind = kind;
        Some(bare)
    }

    /// Whether it leaves the slot of its result as it is.
    pub fn is_bare(&self) -> bool {
        self.operands[0].kind.is_bare()
    }

    /// Whether it copies an accumulator to itself and does nothing else.
    pub fn copies_to_itself(&self) -> bool {
        let copies = matches!(
            self.shape,
            Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy)
        );
        let [to, from, ..] = self.operands;
        copies && from.kind.bare() == Some(to.kind)
    }

    /// The operand fields of the instruction, as the words of register code hold them.
    pub fn fields(&self) -> [u16; 4] {
        let roles = self.form().roles;
        let [_, _, third, fourth, fifth] = self.operands;
        let mut fields = [0, 1, 2, 3].map(|at: usize| self.operands[at].bits());
        if let Shape::LoadRow(..) = self.shape {
            // What is in an accumulator has no field.
            let [second, third] = match third.kind {
                Kind::Slot => [third, fourth],
                _ => [fourth, fifth],
            };
            [fields[2], fields[3]] = [second, third].map(Operand::bits);
        } else if roles[2].is_wide() && third.kind == Kind::Imm {
            fields[3] = (third.value >> 16) as u16;
        }
        fields
    }
}

impl Role {
    /// What an operand that was left open becomes: `held` says where the value of its class is.
    pub fn choose(self, operand: Operand, held: impl FnOnce(Class) -> Kind) -> Operand {
        if operand.kind != Kind::Open {
            return operand;
        }
        let kind = match self.read() {
            Some((class, count)) if count > 0 => held(class).within(count),
            _ => Kind::Slot,
        };
        Operand { kind, ..operand }
    }
}

#[cfg(test)]
mod tests;

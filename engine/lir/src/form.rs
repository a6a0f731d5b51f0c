//! What the operands of instructions are for, and what instructions do besides.

use crate::inst::Kind;

/// Operands an instruction may have.
pub const OPERANDS: usize = 5;

/// The class of a value, which decides in which accumulators it may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Integers, addresses, references.
    Int,
    /// Floats.
    Float,
}

/// What an operand is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// There is none, or it is a number of 16 bits: a displacement, a count, a slot that is neither read nor written.
    Number,
    /// A number of 32 bits.
    Wide,
    /// Where the result goes: a slot, or one of so many accumulators of the class and the slot.
    Result(Class, u8),
    /// As [`Role::Result`], for an instruction that can leave the slot as it is.
    Sparing(Class, u8),
    /// What is there is read, and replaced by the result.
    Replaced(Class, u8),
    /// As [`Role::Replaced`], for an instruction that can leave the slot as it is.
    SparingReplaced(Class, u8),
    /// It is read: from a slot or one of so many accumulators of the class.
    Read(Class, u8),
    /// As [`Role::Read`], or a number of 16 bits.
    ReadOrNumber(Class, u8),
    /// As [`Role::Read`], or a number of 32 bits.
    ReadOrWide(Class, u8),
    /// A slot that is written without being the result.
    Written,
    /// A slot that is read and changed without being the result.
    Changed,
}

impl Role {
    /// Class and accumulators of a result.
    pub fn result(self) -> Option<(Class, u8)> {
        match self {
            Role::Result(class, count)
            | Role::Sparing(class, count)
            | Role::Replaced(class, count)
            | Role::SparingReplaced(class, count) => Some((class, count)),
            _ => None,
        }
    }

    /// Class and accumulators of an operand that is read and nothing else.
    pub fn read(self) -> Option<(Class, u8)> {
        match self {
            Role::Read(class, count) | Role::ReadOrNumber(class, count) | Role::ReadOrWide(class, count) => {
                Some((class, count))
            }
            _ => None,
        }
    }

    /// Whether the value of a slot is read.
    pub fn reads(self) -> bool {
        self.read().is_some()
            || matches!(
                self,
                Role::Replaced(..) | Role::SparingReplaced(..) | Role::Changed
            )
    }

    /// Whether a slot is written without being the result.
    pub fn writes_besides(self) -> bool {
        matches!(self, Role::Written | Role::Changed)
    }

    /// Whether a number takes 32 bits.
    pub fn is_wide(self) -> bool {
        matches!(self, Role::Wide | Role::ReadOrWide(..))
    }

    /// Whether an operand of this kind can have the role.
    pub fn allows(self, kind: Kind) -> bool {
        let (_, count) = self.result().or(self.read()).unwrap_or((Class::Int, 0));
        match kind {
            Kind::Imm => matches!(
                self,
                Role::Number | Role::Wide | Role::ReadOrNumber(..) | Role::ReadOrWide(..)
            ),
            Kind::Slot => !matches!(self, Role::Number | Role::Wide),
            kind if kind.is_bare() => self.is_sparing() && kind.is_among(count),
            kind => kind.is_among(count),
        }
    }

    /// Whether the slot of the result can be left as it is.
    pub fn is_sparing(self) -> bool {
        matches!(self, Role::Sparing(..) | Role::SparingReplaced(..))
    }
}

/// Roles by short names, for the tables.
pub(crate) mod role {
    use super::{Class, Role};

    pub const N: Role = Role::Number;
    pub const W: Role = Role::Wide;
    /// Read from a slot.
    pub const S: Role = Role::Read(Class::Int, 0);
    /// As [`S`], or a number.
    pub const SN: Role = Role::ReadOrNumber(Class::Int, 0);
    /// Read from a slot or an accumulator of integers.
    pub const I: Role = Role::Read(Class::Int, 2);
    /// As [`I`], or a number.
    pub const IN: Role = Role::ReadOrNumber(Class::Int, 2);
    /// As [`I`], or a number of 32 bits.
    pub const IW: Role = Role::ReadOrWide(Class::Int, 2);
    /// Read from a slot or an accumulator of floats.
    pub const F: Role = Role::Read(Class::Float, 4);
    /// Read from a slot or one of the first two accumulators of floats.
    pub const F2: Role = Role::Read(Class::Float, 2);
    /// A result in a slot.
    pub const TO: Role = Role::Result(Class::Int, 0);
    /// A result in a slot and perhaps an accumulator of integers.
    pub const OBJ: Role = Role::Result(Class::Int, 2);
    /// As [`OBJ`]; what is there is read before.
    pub const RE: Role = Role::Replaced(Class::Int, 2);
    /// A result of integer class.
    pub const TI: Role = Role::Sparing(Class::Int, 2);
    /// A result of float class.
    pub const TF: Role = Role::Sparing(Class::Float, 4);
    /// A result of float class, for which there are two accumulators.
    pub const TF2: Role = Role::Sparing(Class::Float, 2);
    /// A variable that is stepped.
    pub const STEP: Role = Role::SparingReplaced(Class::Int, 2);
    /// Written besides.
    pub const X: Role = Role::Written;
    /// Read, and changed besides.
    pub const C: Role = Role::Changed;
}

/// What an instruction does besides reading operands and writing results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// It only computes: it cannot raise.
    Pure,
    /// It may raise or access memory.
    Acts,
    /// The next instruction does not follow.
    Ends,
    /// It calls a function whose frame begins at the slot that its first operand names: slots from there on are read, and those that
    /// unwinding looks at.
    Calls,
    /// It may read any slot: whoever raises, suspends or runs routines that are handed slots.
    Opaque,
    /// As [`Effect::Opaque`], and the next instruction does not follow.
    Leaves,
}

impl Effect {
    /// Whether the next instruction does not follow.
    pub fn ends(self) -> bool {
        matches!(self, Effect::Ends | Effect::Leaves)
    }

    /// Whether any slot may be read.
    pub fn reads_all(self) -> bool {
        matches!(self, Effect::Opaque | Effect::Leaves)
    }
}

/// What may happen while an instruction or a runtime function runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Meanwhile {
    /// Nothing that concerns others.
    Nothing,
    /// Objects that only references without a count lead to may go: something is released, or cycles are collected.
    Collects,
    /// As [`Meanwhile::Collects`]; and other code of the program or the embedder may run, on this stack as well. It may load images and so redefine what
    /// a call leads to.
    Suspends,
}

/// Roles of operands, and effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// What each operand is for. The first four are the operand fields; a fifth one is in an accumulator.
    pub roles: [Role; OPERANDS],
    /// What the instruction does besides.
    pub effect: Effect,
}

impl Form {
    /// A form with these roles, the others being [`Role::Number`].
    pub const fn new(roles: &[Role], effect: Effect) -> Form {
        let mut all = [Role::Number; OPERANDS];
        let (some, _) = all.split_at_mut(roles.len());
        some.copy_from_slice(roles);
        Form { roles: all, effect }
    }
}

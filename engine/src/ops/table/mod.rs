//! The instructions as a table: every member of every family with its handler.
//!
//! The translator takes opcodes from the functions here; listings and the tests of handlers walk [`handlers`]. Which instruction it is
//! says its [`Id`], never the address of its handler: different instructions may have one handler.
//! A family is a grid: operations by target kind by operand kinds.

use crate::dispatch::Handler;
use crate::ops::scalar::{Binary, FloatBinary};
use crate::regcode::Id;

/// The opcode at a place of a grid.
macro_rules! opcode {
    ($grid:ident $($index:tt)+) => {
        Opcode {
            id: ids::$grid $($index)+,
            handler: $grid $($index)+.handler,
        }
    };
}

#[macro_use]
mod updates;
mod grid;
mod lookup;
#[cfg(tail_dispatch)]
mod sequences;
mod walk;

pub use grid::{ObjectOp, Single};
pub use lookup::*;
#[cfg(tail_dispatch)]
pub use sequences::{Row, first_of_sequence, sequences_of};

/// The first instruction, if this handler executes several.
#[cfg(not(tail_dispatch))]
pub fn first_of_sequence(_: usize) -> Option<Id> {
    None
}
pub use updates::{Updated, branch_with_memory, float_update, is_update, update, update_ternary};
pub use walk::{handlers, instructions, is_within, sequences, sort};

/// An instruction that was chosen: which one it is, and its handler.
#[derive(Clone, Copy, Debug)]
pub struct Opcode {
    /// Which one it is.
    pub id: Id,
    /// Its handler.
    pub handler: Handler,
}

impl PartialEq for Opcode {
    fn eq(&self, other: &Opcode) -> bool {
        self.id == other.id
    }
}

impl Eq for Opcode {}

/// An instruction: its handler, and what listings show.
#[derive(Clone, Copy)]
pub struct Instruction {
    /// Which one it is.
    pub id: Id,
    /// Family and operation.
    pub name: &'static str,
    /// Kinds of the operands, target first: `s` slot, `p` `q` integer and `f` `g` `h` `j` float accumulators (targets: together with
    /// the slot, capitals without it),
    /// `i` immediate, `k` constant in the data word, `o` slot plus displacement.
    pub kinds: &'static str,
    /// Data words behind the instruction.
    pub data: usize,
    /// Whether it accesses memory at addresses that the program computed.
    pub faults: bool,
    /// The handler.
    pub handler: Handler,
}

/// Where an operand or a result is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A slot.
    Slot,
    /// The first accumulator of its class; as a target, and the slot.
    First,
    /// The second accumulator of its class; as a target, and the slot.
    Second,
    /// A 16-bit immediate: right operands and stored values of integer class.
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
}

impl Kind {
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

    /// The same operand for an instruction that knows two accumulators only: slots are always right.
    pub fn narrow(self) -> Kind {
        match self {
            Kind::Third | Kind::Fourth => Kind::Slot,
            kind => kind,
        }
    }

    /// Column of an operand of float class, where there are all accumulators.
    fn float(self) -> usize {
        match self {
            Kind::Third => 3,
            Kind::Fourth => 4,
            kind => kind as usize,
        }
    }

    /// Column of a target: immediates are none.
    fn target(self) -> usize {
        self as usize - usize::from(self as usize > Kind::Imm as usize)
    }
}

/// Where the base of an indexed access is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// A slot.
    Slot,
    /// A constant in the data word.
    Constant,
    /// A slot, and a 16-bit displacement.
    Displaced,
}

/// Where the address of an access comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A slot or accumulator and a displacement.
    Displaced(Kind),
    /// A constant.
    Absolute,
    /// A base, which is a constant or in a slot, and an index in a slot or accumulator, scaled by the size of the access.
    Indexed {
        /// Where the base is.
        base: Base,
        /// The index is a full cell, not a signed 32-bit number.
        full: bool,
        /// Where the index is.
        index: Kind,
    },
}

/// An address that the two operand fields of an instruction describe, and where the field that can be an accumulator is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A base and a 16-bit displacement.
    Displaced(Kind),
    /// A base in a slot and a scaled index, a full cell or a signed 32-bit number.
    Indexed {
        /// The index is a full cell.
        full: bool,
        /// Where the index is.
        index: Kind,
    },
}

impl Place {
    fn column(self) -> usize {
        match self {
            Place::Displaced(base) => base as usize,
            Place::Indexed { full, index } => 3 + 3 * usize::from(full) + index as usize,
        }
    }
}

/// An operation of either class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// On integers.
    Int(Binary),
    /// On floats.
    Float(FloatBinary),
}

/// What of a row index is the accumulator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InRow {
    /// The left factor.
    Factor(Kind),
    /// The addend.
    Addend(Kind),
}

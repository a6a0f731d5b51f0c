//! The instructions as a table: every member of every family with its handler.
//!
//! The translator's instructions get their opcodes from [`opcode`]; listings and the tests of handlers walk [`handlers`]. Which instruction it is
//! says its [`Id`], never the address of its handler: different instructions may have one handler.
//! A family is a grid: operations by target kind by operand kinds.

use crate::dispatch::Handler;
use crate::regcode::{Id, Ins};
use maple_lir::{Inst, Shape};

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
mod read_modify_write;
pub(crate) mod bodies;
mod decode;
mod grid;
mod lookup;
#[cfg_attr(tail_dispatch, path = "superinstructions/mod.rs")]
#[cfg_attr(not(tail_dispatch), path = "no_superinstructions.rs")]
mod superinstructions;
mod walk;

pub use decode::{decode, know};
pub use lookup::{call_of, guarded_call, has_inline_cache, is, opcode, single};
pub use read_modify_write::is_update;
pub use superinstructions::{first_of_superinstruction, superinstructions_of};
pub use walk::{handlers, instructions, is_within, sort, superinstructions};

/// An instruction that was chosen: which one it is, and its handler.
#[derive(Clone, Copy, Debug)]
pub struct Opcode {
    /// Which one it is.
    pub id: Id,
    /// Its handler.
    pub handler: Handler,
}

impl Opcode {
    /// An instruction with these operand fields.
    pub fn word(self, fields: [u16; 4]) -> Ins {
        Ins::new(self.handler as usize, fields)
    }
}

/// The word of an instruction.
pub fn word(inst: &Inst) -> Ins {
    opcode(inst).word(inst.fields())
}

impl PartialEq for Opcode {
    fn eq(&self, other: &Opcode) -> bool {
        self.id == other.id
    }
}

impl Eq for Opcode {}

/// A superinstruction.
pub struct Row {
    /// The instructions.
    pub parts: &'static [Id],
    /// The handler of all.
    pub all: Handler,
    /// The handler of all where the last jumps to the first.
    pub looping: Option<Handler>,
}

impl Row {
    /// The handlers of all.
    pub fn whole(&self) -> impl Iterator<Item = Handler> {
        std::iter::once(self.all).chain(self.looping)
    }
}

/// An instruction: its handler, and what listings show.
#[derive(Clone)]
pub struct Instruction {
    /// Which one it is.
    pub id: Id,
    /// Its shape; none if it is a superinstruction.
    pub shape: Option<Shape>,
    /// What LIR calls its shape.
    pub name: String,
    /// The letters of its operands, see [`Inst::kinds`](maple_lir::Inst::kinds).
    pub kinds: String,
    /// Data words after the instruction.
    pub data: usize,
    /// Whether it accesses memory at addresses that the program computed.
    pub faults: bool,
    /// The handler.
    pub handler: Handler,
}

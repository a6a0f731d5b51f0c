//! Exceptions on their way, and what threads remember of them.

use super::function::FunctionId;
use super::stack::Run;
use maple_dispatch::{Ins, Site};
use maple_rt::trap::{Thrown, TrapKind};

/// An exception on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exception {
    /// What was thrown.
    pub value: u64,
    /// What that is.
    pub what: Thrown,
}

impl Exception {
    /// An object, of which the exception owns a count.
    pub const fn object(value: u64) -> Exception {
        Exception {
            value,
            what: Thrown::Object,
        }
    }

    /// The exception that a trap is, if it is one.
    pub const fn of(kind: TrapKind) -> Option<Exception> {
        match kind {
            TrapKind::Exception { thrown, what } => Some(Exception { value: thrown, what }),
            _ => None,
        }
    }

    /// The trap as which it travels.
    pub const fn kind(self) -> TrapKind {
        TrapKind::Exception {
            thrown: self.value,
            what: self.what,
        }
    }

    /// Whether it is an object.
    pub fn is_object(self) -> bool {
        self.what == Thrown::Object
    }
}

/// A `longjmp` on its way: what was in its buffer.
#[derive(Clone, Copy, Default, Debug)]
pub struct Jump {
    /// Where the buffer is.
    pub buffer: u64,
    /// The address of the cell with which the frame is marked, and what that has.
    pub cell: u64,
    pub frame: u64,
    /// The frame's function.
    pub function: FunctionId,
    /// What the cell gets.
    pub arrival: u64,
}

/// Runs on the reserve.
#[derive(Clone, Copy, Debug)]
pub struct Detour {
    /// The run from which they are entered.
    pub run: *const Run,
    /// Where their stacks begin.
    pub base: Site,
}

/// A frame's place.
#[derive(Clone, Copy, Debug)]
pub enum ThrowPlace {
    /// In register code.
    Code(*const Ins),
    /// In the code of a function, of the stepper or without a frame.
    Step(FunctionId, u32),
}

/// The places of the frames at the last throw.
#[derive(Debug)]
pub struct Trace {
    /// The value thrown.
    pub thrown: u64,
    /// The frame that took it, null if none has.
    pub taken: *mut u64,
    pub innermost: Vec<ThrowPlace>,
    pub omitted: usize,
    pub outermost: Vec<ThrowPlace>,
}

impl Default for Trace {
    fn default() -> Trace {
        Trace {
            thrown: 0,
            taken: std::ptr::null_mut(),
            innermost: Vec::new(),
            omitted: 0,
            outermost: Vec::new(),
        }
    }
}

//! What the body of an instruction is: the state it works on, and how it ends.

use crate::context::Context;
use crate::dispatch::{Handler, slow};
use crate::memory::trap_at;
use crate::regcode::{Identity, Ins, Link};
use maple_rt::trap::TrapKind;

/// The machine state that handlers pass on, one machine register each.
///
/// The order is that of the handler signature; state that is rarely used sits in the registers that shifts and divisions clobber.
pub struct Regs {
    /// The running instruction.
    pub pc: *const Ins,
    /// The first word that the running handler executes: what the register of `pc` holds at every access of memory.
    #[cfg(tail_dispatch)]
    pub first: *const Ins,
    /// Slot 0 of the running frame.
    pub fp: *mut u64,
    /// State of the run.
    pub cx: *mut Context,
    /// Top of the control stack.
    pub cs: *mut Link,
    /// First integer accumulator.
    pub acc0: u64,
    /// Second integer accumulator.
    pub acc1: u64,
    /// First float accumulator.
    pub facc0: f64,
    /// Second float accumulator.
    pub facc1: f64,
    /// Third float accumulator.
    pub facc2: f64,
    /// Fourth float accumulator.
    pub facc3: f64,
}

impl Regs {
    /// The state where a run is at an instruction, with nothing in the accumulators.
    #[inline(always)]
    pub fn at(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link) -> Regs {
        Regs {
            pc,
            #[cfg(tail_dispatch)]
            first: pc,
            fp,
            cx,
            cs,
            acc0: 0,
            acc1: 0,
            facc0: 0.0,
            facc1: 0.0,
            facc2: 0.0,
            facc3: 0.0,
        }
    }
}

/// Why an instruction traps, as small as it must be to stay in registers: a [`TrapKind`] in memory would give every handler that can trap
/// a stack frame on its hot path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Cause {
    /// Integer division by zero.
    DivideByZero,
    /// No stack left.
    StackOverflow,
    /// The budget is used up.
    InstructionLimit,
    /// Access to the address that goes with it.
    Memory,
    /// The index that goes with it is out of bounds.
    Index,
    /// The element is out of bounds; index and length go with it, as [`crate::ops::object::bounds`] packs them.
    Bounds,
    /// Null where an object is needed.
    Null,
    /// The value that goes with it is in no jump table.
    RangeGoto,
    /// Jump to the address that goes with it.
    Jump,
}

impl Cause {
    /// The trap with its number.
    pub fn kind(self, number: u64) -> TrapKind {
        match self {
            Cause::DivideByZero => TrapKind::DivideByZero,
            Cause::StackOverflow => TrapKind::StackOverflow,
            Cause::InstructionLimit => TrapKind::InstructionLimit,
            Cause::Memory => trap_at(number),
            Cause::Index => TrapKind::IndexOutOfBounds { index: number as i64 },
            Cause::Bounds => TrapKind::ElementOutOfBounds {
                index: number as i32,
                length: (number >> 32) as u32,
            },
            Cause::Null => TrapKind::NullPointer,
            Cause::RangeGoto => TrapKind::BadRangeGoto { value: number as i32 },
            Cause::Jump => TrapKind::BadJump { address: number },
        }
    }
}

/// What an instruction wants to happen next.
#[derive(Clone, Copy)]
pub enum Flow {
    /// Go on after the instruction and its data words.
    Next,
    /// Go on at [`Regs::pc`], which the instruction has set.
    Jump,
    /// Go back as far as field `d` says, as [`Ins::near`] has it.
    Back,
    /// Leave the run; the reason is in the context.
    Exit,
    /// Raise a trap at this instruction; the number goes with it.
    Trap(Cause, u64),
    /// Raise the trap that a slow path has put into the context.
    Raised,
    /// Do the rest with [`Body::slow`].
    Slow,
}

/// The body of an instruction, independent of how instructions are dispatched.
///
/// A body may call functions that are not inlined only if they return in registers: the address of a local that escapes keeps the
/// compiler from turning the call of the next handler into a jump. Slow paths therefore leave traps and new frames in the context.
pub trait Body: Identity + Sized {
    /// Number of data words after the instruction.
    const DATA: usize = 0;
    /// Whether the body accesses memory at addresses that the program computed.
    const FAULTS: bool = false;
    /// Whether the body may jump, to a place that is known beforehand.
    const JUMPS: bool = false;
    /// Whether the fast path of the body calls functions.
    const CALLS: bool = false;

    /// Executes the instruction at `r.pc`.
    ///
    /// # Safety
    /// `r` is the state of a run over code that the translator made from a verified function: every operand field names a slot of
    /// the running frame, and `cx` and `cs` belong to the run. Nothing with a destructor may be alive when it returns.
    unsafe fn exec(r: &mut Regs) -> Flow;

    /// The handler that [`Flow::Slow`] asks for. Instructions whose slow path needs nothing of what tells them apart share one.
    const SLOW: Handler = slow::<Self>;

    /// What [`Body::SLOW`] executes: the slow path of an instruction, which calls functions. In a handler of its own, so that the fast path
    /// needs no stack frame.
    ///
    /// # Safety
    /// As [`Body::exec`], which has just asked for it.
    unsafe fn slow(_: &mut Regs) -> Flow {
        Flow::Next
    }
}

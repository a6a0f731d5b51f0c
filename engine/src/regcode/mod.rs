//! Register code: what a verified function is translated into and what the threaded executor runs.
//!
//! Register code exists in memory only and is never a format. An instruction is 16 bytes: the address of its handler and four 16-bit
//! operand fields; wide constants, callee entries and inline caches lie in data words that follow the instruction.
//!
//! # Cells
//! A cell is 8 bytes. For types of 64 bits it holds the value. For integers of at most 32 bits the low half holds the value, extended to
//! 32 bits by its signedness, and the upper half is unspecified: every reader knows the static type, so nobody looks at it. `f32` lies in
//! the low half. Values that leave a function are brought into canonical form ([`maple_mirbin::Prim::canonical`]) by the return
//! instruction.
//!
//! # Accumulators
//! Handlers pass two integer and four float accumulators on in machine registers. They are live only between two instructions of one
//! block, never across a call, a safepoint or an instruction that may raise: there every live value is in its slot.

pub mod arena;
mod combine;
pub mod finish;
mod id;
pub mod listing;
pub mod slot_map;

pub(crate) use id::identity;
pub use id::{Id, Identity};

use crate::dispatch::{Handler, slow};
use crate::ops::table::{self, Opcode};
use maple_lir::Inst;
use maple_rt::trap::TrapKind;
use std::sync::atomic::{AtomicU64, Ordering};

/// One 16-byte unit of register code: an instruction or the data of the instruction before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(16))]
pub struct Ins {
    handler: usize,
    /// First operand field: the destination slot, where there is one.
    pub a: u16,
    /// Second operand field.
    pub b: u16,
    /// Third operand field; low half of a 32-bit displacement or constant.
    pub c: u16,
    /// Fourth operand field; high half of a 32-bit displacement or constant.
    pub d: u16,
}

impl Ins {
    /// An instruction.
    pub fn new(opcode: Opcode, a: u16, b: u16, c: u16, d: u16) -> Ins {
        Ins {
            handler: opcode.handler as usize,
            a,
            b,
            c,
            d,
        }
    }

    /// The word of an instruction.
    pub fn of(inst: &Inst) -> Ins {
        let [a, b, c, d] = inst.fields();
        Ins::new(table::opcode(inst), a, b, c, d)
    }

    /// The same instruction for another handler with the same operands.
    pub fn with_handler(self, handler: Handler) -> Ins {
        let handler = handler as usize;
        Ins { handler, ..self }
    }

    /// A data word.
    pub fn data(low: u64, high: u64) -> Ins {
        Ins {
            handler: low as usize,
            a: high as u16,
            b: (high >> 16) as u16,
            c: (high >> 32) as u16,
            d: (high >> 48) as u16,
        }
    }

    /// The low 8 bytes of a data word.
    #[inline(always)]
    pub fn low(&self) -> u64 {
        self.handler as u64
    }

    /// The low 8 bytes of a data word that threads may publish while others read it.
    #[inline(always)]
    pub fn published(&self) -> u64 {
        // SAFETY: the field is aligned, and changed by `publish_low` only while others read.
        unsafe { (*(&raw const self.handler).cast::<AtomicU64>()).load(Ordering::Acquire) }
    }

    /// The high 8 bytes of a data word.
    #[inline(always)]
    pub fn high(&self) -> u64 {
        u64::from(self.a) | u64::from(self.b) << 16 | u64::from(self.c) << 32 | u64::from(self.d) << 48
    }

    /// The 32-bit operand in the place of `c` and `d`.
    #[inline(always)]
    pub fn cd(&self) -> i32 {
        (u32::from(self.c) | u32::from(self.d) << 16) as i32
    }

    /// Half words to a word.
    pub const HALVES: usize = size_of::<Ins>() / size_of::<u64>();

    /// The place field `d` leads to from `pc`: it counts half words, because the processor scales by 8 but not by 16 in an address.
    ///
    /// # Safety
    /// The field is such a displacement, and leads to a word of the same code.
    #[inline(always)]
    pub unsafe fn near(&self, pc: *const Ins) -> *const Ins {
        // SAFETY: the caller's promise.
        unsafe { pc.cast::<u64>().offset(isize::from(self.d as i16)).cast() }
    }

    /// Field `d` for a place this many words away; `None` if that is too far.
    pub fn near_field(words: isize) -> Option<u16> {
        let halves = words.checked_mul(Ins::HALVES as isize)?;
        i16::try_from(halves).ok().map(|halves| halves as u16)
    }

    /// Address of the handler; meaningless for data words.
    #[inline(always)]
    pub fn handler_address(&self) -> usize {
        self.handler
    }
}

/// Changes the low 8 bytes of a word of code that other threads may be executing: the handler, or what [`Ins::published`] reads.
///
/// # Safety
/// The word is one of an arena, and only threads that hold the gate change it.
pub unsafe fn publish_low(word: *mut Ins, low: u64) {
    // SAFETY: the caller's promise; words are aligned.
    unsafe { (*word.cast::<AtomicU64>()).store(low, Ordering::Release) };
}

/// Changes the high 8 bytes of a data word that other threads may be reading.
///
/// # Safety
/// As [`publish_low`].
pub unsafe fn publish_high(word: *mut Ins, high: u64) {
    // SAFETY: the caller's promise; the second half of a word is as well aligned as the first.
    unsafe { (*word.cast::<AtomicU64>().add(1)).store(high, Ordering::Release) };
}

/// An entry of the control stack, which grows down from the top of the VM stack.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Link {
    /// Where the caller goes on.
    pub return_pc: *const Ins,
    /// The caller's frame.
    pub frame: *mut u64,
}

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
    pub cx: *mut crate::thread::ThreadState,
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
            Cause::Memory => crate::memory::trap_at(number),
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
    /// Go on behind the instruction and its data words.
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
    /// Number of data words behind the instruction.
    const DATA: usize = 0;
    /// Whether the body accesses memory at addresses that the program computed.
    const FAULTS: bool = false;
    /// Whether the body may jump, to a place that is known beforehand.
    const JUMPS: bool = false;
    /// Whether the usual part of the body calls functions.
    const CALLS: bool = false;

    /// Executes the instruction at `r.pc`.
    ///
    /// # Safety
    /// `r` is the state of a run over code that the translator made from a verified function: every operand field names a slot of
    /// the running frame, and `cx` and `cs` belong to the run. Nothing with a destructor may be alive when it returns.
    unsafe fn exec(r: &mut Regs) -> Flow;

    /// The handler that [`Flow::Slow`] asks for. Instructions whose seldom part needs nothing of what tells them apart share one.
    const SLOW: Handler = slow::<Self>;

    /// What [`Body::SLOW`] executes: the seldom part of an instruction, which calls functions. In a handler of its own, so that the usual part
    /// needs no stack frame.
    ///
    /// # Safety
    /// As [`Body::exec`], which has just asked for it.
    unsafe fn slow(_: &mut Regs) -> Flow {
        Flow::Next
    }
}

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
mod id;

pub(crate) use id::identity;
pub use id::{Id, Identity};

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
    /// An instruction whose handler is at this address.
    pub fn new(handler: usize, [a, b, c, d]: [u16; 4]) -> Ins {
        Ins { handler, a, b, c, d }
    }

    /// The same instruction for another handler with the same operands.
    pub fn with_handler(self, handler: usize) -> Ins {
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

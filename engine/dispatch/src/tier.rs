//! The ways between register code and machine code.
//!
//! A word that a function or a loop begins with gets another handler: first [`counted`], which counts, then one of a few bytes that
//! [`enter`](machine::enter) is reached by, which calls the machine code for what begins there. Everything that machine code does not do itself it leaves to the
//! word that does it: it writes what is live there to the slots and to [`Context::accumulators`], the place to [`Context::left`], and returns
//! [`LEFT`].
//!
//! Machine code has the C calling convention: frame, context, control stack, and the first formals. Its caller has pushed the link. It returns a status
//! and, with [`RETURNED`], a result.

use crate::context::Context;
use crate::regcode::{Ins, Link};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicPtr, AtomicU64, AtomicUsize, Ordering};

#[cfg(tail_dispatch)]
mod count;
#[cfg(tail_dispatch)]
mod machine;
pub mod outline;
pub mod slow;

#[cfg(tail_dispatch)]
pub use count::counted;
#[cfg(tail_dispatch)]
pub use machine::{LINKS_BELOW, RETURN_BELOW, enter};

/// The function has returned; the second result is its value.
pub const RETURNED: u32 = 0;
/// Machine code was left: register code goes on at [`Context::left`].
pub const LEFT: u32 = 1;
/// A trap: it is in the context. Where it happened is in [`Context::site`], whose frame is null if the caller has to say which one it was.
pub const RAISED: u32 = 2;

/// How many formals are passed in registers.
pub const PASSED: usize = 3;

/// [`Context::native_limit`] while somebody wants machine code to be left.
pub const STOP: usize = usize::MAX;

/// A place that machine code is entered at.
#[repr(C)]
#[derive(Debug)]
pub struct Entry {
    /// [`enter`](machine::enter): the word's handler jumps there.
    pub enter: usize,
    /// The machine code.
    pub code: usize,
    /// The word's own handler.
    pub handler: usize,
    /// The handler that it has instead.
    pub thunk: usize,
    /// How often the code may still be left until somebody looks whether it pays: [`Tier::stopped`].
    pub leaves: u32,
}

/// How often a word may be executed until it is looked at.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// The word; null if there is none.
    pub pc: *const Ins,
    /// Its own handler.
    pub handler: usize,
    /// How many times are left.
    pub left: u32,
}

impl Counter {
    /// No counter.
    pub const NONE: Counter = Counter {
        pc: std::ptr::null(),
        handler: 0,
        left: 0,
    };
}

/// Counters by word: open addressing.
pub struct Counters {
    /// The counters, a power of two of which some are always free. Threads look at them while one with the gate adds more.
    entries: Box<[UnsafeCell<Counter>]>,
}

// SAFETY: counters are added by the thread that holds the gate, and found once they are complete; counts that threads lose are no harm.
unsafe impl Sync for Counters {}
// SAFETY: as above.
unsafe impl Send for Counters {}

impl Counters {
    /// Place for so many, a power of two.
    pub fn new(count: usize) -> Counters {
        Counters {
            entries: (0..count).map(|_| UnsafeCell::new(Counter::NONE)).collect(),
        }
    }

    /// How many there may be.
    pub fn places(&self) -> usize {
        self.entries.len()
    }

    /// The counter of a word, or where one would be added: then it has no word.
    #[inline(always)]
    pub fn find(&self, pc: *const Ins) -> *mut Counter {
        let mask = self.entries.len() - 1;
        let word = pc as usize / size_of::<Ins>();
        let mut place = word ^ word >> 8;
        loop {
            // SAFETY: the place is masked.
            let counter = unsafe { self.entries.get_unchecked(place & mask) }.get();
            // SAFETY: counters live as long as the table.
            let own = unsafe { (*(&raw const (*counter).pc).cast::<AtomicUsize>()).load(Ordering::Acquire) };
            if own == pc as usize || own == 0 {
                return counter;
            }
            place += 1;
        }
    }

    /// Adds a counter. One place stays free.
    ///
    /// # Safety
    /// The gate is held, and there is more than one place.
    pub unsafe fn add(&self, counter: Counter) {
        let place = self.find(counter.pc);
        // SAFETY: the caller's promise; others find it when it has its word.
        unsafe {
            (*place).handler = counter.handler;
            (*place).left = counter.left;
            (*(&raw const (*place).pc).cast::<AtomicUsize>()).store(counter.pc as usize, Ordering::Release);
        }
    }

    /// All counters.
    pub fn all(&self) -> impl Iterator<Item = Counter> {
        // SAFETY: the owner has the gate.
        self.entries
            .iter()
            .map(|counter| unsafe { *counter.get() })
            .filter(|counter| !counter.pc.is_null())
    }
}

/// What contexts know of the tier: the counters, and whom to ask when they are at their ends.
#[repr(C)]
pub struct Tier {
    /// The counters. Those that were here before are kept as long as the machine.
    pub counters: AtomicPtr<Counters>,
    /// What to do with a word that has been executed often: gives the handler to go on with.
    pub hot: unsafe extern "C" fn(cx: *mut Context, pc: *const Ins) -> usize,
    /// How often code has been taken out of use: machine code that has called native code looks whether it is out of date.
    pub retired: AtomicU64,
    /// Machine code is to be left, or was left often: says whether the run goes on; if not, the trap is in the context.
    pub stopped: unsafe extern "C" fn(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> bool,
}

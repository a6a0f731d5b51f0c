//! Faults: accesses of Maple code to memory that is not there become traps, faults in native code end the process with a backtrace.
//!
//! Every run of register code is entered through a small assembly trampoline that saves the callee-saved registers and records the host
//! stack pointer. When the processor faults inside an instruction handler, or inside one of the raw memory routines of
//! [`maple_dispatch::memory`], the signal handler rewrites the machine context so that execution goes on at the trampoline's exit, as if the handler
//! had returned a trap. Handlers have no destructors, so nothing is skipped. Which instruction faulted is read from the registers that pass
//! the state on: there is no store per access.
//!
//! A fault in a native function that Maple code called cannot be undone: locks may be held, structures half changed. The program's
//! buffered output is written if that is still possible, then the trap with the Maple backtrace, and the process ends with status 134
//! ([`report`]). One fault there is no error: a jump to the address of a Maple function, which goes on in its thunk.
//!
//! Faults anywhere else are not ours and go to the handler that was installed before.

use crate::state::thread::ThreadState;
use maple_rt::trap::TrapKind;
use std::cell::Cell;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};

thread_local! {
    /// The context of the innermost run on this thread.
    static CURRENT: Cell<*mut ThreadState> = const { Cell::new(std::ptr::null_mut()) };
}

/// The context of the innermost run on this thread, or null.
pub fn current() -> *mut ThreadState {
    CURRENT.get()
}

/// Changes the innermost run of this thread; gives the one before.
pub fn set_current(cx: *mut ThreadState) -> *mut ThreadState {
    CURRENT.replace(cx)
}

/// While it lives, a context is that of the innermost run of this thread.
pub struct Current(*mut ThreadState);

impl Current {
    /// Makes `cx` the current context.
    pub fn new(cx: *mut ThreadState) -> Current {
        Current(set_current(cx))
    }
}

impl Drop for Current {
    fn drop(&mut self) {
        set_current(self.0);
    }
}

/// Prepares for more faults when one was caught as an exception: programs may do that often.
pub fn caught(kind: TrapKind) {
    if matches!(kind, TrapKind::NullPointer | TrapKind::MemoryFault { .. }) {
        maple_dispatch::ops::table::sort();
    }
}

/// Ranges of function code, for the signal handler: a list that grows at its head and whose entries are used again, never freed.
static WATCHED: AtomicPtr<Watch> = AtomicPtr::new(std::ptr::null_mut());

struct Watch {
    low: AtomicU64,
    high: AtomicU64,
    next: *const Watch,
}

/// Lets jumps of native code into the range go to thunks.
pub fn watch(range: (u64, u64)) {
    let mut head = WATCHED.load(Ordering::Acquire);
    let mut place = head.cast_const();
    // SAFETY: entries are never freed.
    while let Some(watch) = unsafe { place.as_ref() } {
        // An entry with only its upper end set is being filled and matches nothing.
        let free = watch
            .high
            .compare_exchange(0, 1, Ordering::AcqRel, Ordering::Relaxed);
        if free.is_ok() {
            watch.low.store(range.0, Ordering::Relaxed);
            watch.high.store(range.1, Ordering::Release);
            return;
        }
        place = watch.next;
    }
    let new = Box::into_raw(Box::new(Watch {
        low: AtomicU64::new(range.0),
        high: AtomicU64::new(range.1),
        next: head,
    }));
    while let Err(actual) = WATCHED.compare_exchange_weak(head, new, Ordering::AcqRel, Ordering::Acquire) {
        head = actual;
        // SAFETY: nobody else knows the entry yet.
        unsafe { (*new).next = head };
    }
}

/// Ends [`watch`].
pub fn unwatch(range: (u64, u64)) {
    let mut place = WATCHED.load(Ordering::Acquire).cast_const();
    // SAFETY: entries are never freed.
    while let Some(watch) = unsafe { place.as_ref() } {
        if watch.high.load(Ordering::Relaxed) == range.1 && watch.low.load(Ordering::Relaxed) == range.0 {
            watch.low.store(u64::MAX, Ordering::Relaxed);
            watch.high.store(0, Ordering::Release);
            return;
        }
        place = watch.next;
    }
}

/// Whether an address lies in a watched range.
#[cfg_attr(not(fault_recovery), allow(dead_code))]
fn watched(address: u64) -> bool {
    let mut place = WATCHED.load(Ordering::Acquire).cast_const();
    // SAFETY: entries are never freed.
    while let Some(watch) = unsafe { place.as_ref() } {
        let high = watch.high.load(Ordering::Acquire);
        if (watch.low.load(Ordering::Relaxed)..high).contains(&address) {
            return true;
        }
        place = watch.next;
    }
    false
}

pub use platform::{end_process, install, interrupt, prepare_thread};

#[cfg(fault_recovery)]
mod decode;
#[cfg_attr(not(fault_recovery), allow(dead_code))]
pub mod frames;
#[cfg(fault_recovery)]
mod report;
#[cfg(fault_recovery)]
pub mod stack;
#[cfg(fault_recovery)]
pub mod standing;

#[cfg(fault_recovery)]
#[path = "fault/linux_x86_64.rs"]
mod platform;

#[cfg(not(fault_recovery))]
#[path = "fault/unsupported.rs"]
mod platform;

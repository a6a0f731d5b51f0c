//! The trace lines of managed programs beside those of instructions and calls (exec.md §9). Traces run on the stepper, whose objects are all
//! made by [`super::environment::Environment`].

use crate::state::thread::ThreadState;
use crate::trace::{TraceFlags, line};
use maple_rt::class::Class;

/// Address of a function's header after its symbol.
const HEADER: u64 = 4;

unsafe fn flags(cx: *mut ThreadState) -> TraceFlags {
    // SAFETY: the callers' promise.
    unsafe { (*(*cx).machine).config.trace }
}

/// An object was made.
///
/// # Safety
/// `cx` is the running thread's and holds the gate.
pub(super) unsafe fn object(cx: *mut ThreadState, object: u64) {
    // SAFETY: the caller's promise.
    let flags = unsafe { flags(cx) };
    if flags.instructions && flags.methods {
        line(format_args!("New object: 0x{object:016x}"));
    }
}

/// The initialiser of a class is about to run.
///
/// # Safety
/// As for [`object`].
pub(super) unsafe fn initialiser(cx: *mut ThreadState, class: &Class) {
    // SAFETY: the caller's promise.
    if unsafe { flags(cx) }.methods {
        line(format_args!("Symbol: 0x{:016x}: CLINIT classinfo", class.record));
        let header = class.initializer + HEADER;
        line(format_args!("Symbol: 0x{header:016x}: [Running CLINIT:"));
    }
}

/// It has ended.
///
/// # Safety
/// As for [`object`].
pub(super) unsafe fn initialised(cx: *mut ThreadState, class: &Class) {
    // SAFETY: the caller's promise.
    if unsafe { flags(cx) }.methods {
        let header = class.initializer + HEADER;
        line(format_args!("Symbol: 0x{header:016x}: Finalized CLINIT]"));
    }
}

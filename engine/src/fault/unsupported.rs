//! Platforms without fault recovery: a wild access ends the process as it would in C.

use crate::dispatch::Exit;
use crate::regcode::{Ins, Link};
use crate::thread::ThreadState;
use std::sync::atomic::AtomicU32;

/// Nothing to install.
pub fn install() {}

/// Nothing to prepare.
pub fn prepare_thread() {}

/// Code that is not interruptible cannot be stopped.
///
/// # Safety
/// None.
pub unsafe fn interrupt(_: *mut libc::c_void, _: *const AtomicU32) {}

/// Ends the process; nothing is known about the thread.
///
/// # Safety
/// Called by a signal handler.
pub unsafe fn end_process(_: *mut libc::c_void, _: *const AtomicU32) {
    // SAFETY: ends the process.
    unsafe { libc::_exit(130) };
}

/// Calls `target`.
///
/// # Safety
/// As [`super::enter`].
pub unsafe fn trampoline(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut ThreadState,
    cs: *mut Link,
    target: usize,
) -> Exit {
    type Entry = unsafe extern "C" fn(*const Ins, *mut u64, *mut ThreadState, *mut Link) -> Exit;
    // SAFETY: the portable loop's entry has this signature, and tail dispatch is not compiled here.
    unsafe { std::mem::transmute::<usize, Entry>(target)(pc, fp, cx, cs) }
}

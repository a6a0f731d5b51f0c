//! Platforms without fault recovery: a wild access ends the process as it would in C.

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

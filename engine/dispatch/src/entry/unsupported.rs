//! Entry where nothing is known of the host.

use crate::context::Context;
use crate::dispatch::Exit;
use crate::regcode::{Ins, Link};

/// Calls `target`.
///
/// # Safety
/// As [`super::enter`].
pub unsafe fn trampoline(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    target: usize,
) -> Exit {
    type Entry = unsafe extern "C" fn(*const Ins, *mut u64, *mut Context, *mut Link) -> Exit;
    // SAFETY: the portable loop's entry has this signature, and tail dispatch is not compiled here.
    unsafe { std::mem::transmute::<usize, Entry>(target)(pc, fp, cx, cs) }
}

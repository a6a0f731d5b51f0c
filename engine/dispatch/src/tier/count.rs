//! The handler of words that are counted.

use crate::context::Context;
use crate::dispatch::{Exit, Handler};
use crate::regcode::{Ins, Link};
use std::sync::atomic::Ordering;

/// Counts, and executes the word with its own handler.
///
/// # Safety
/// As for a handler; the word has a counter.
#[allow(clippy::too_many_arguments)]
pub unsafe extern "sysv64" fn counted(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    acc0: u64,
    acc1: u64,
    facc0: f64,
    facc1: f64,
    facc2: f64,
    facc3: f64,
) -> Exit {
    // SAFETY: the caller's promise: the counter is there. Threads that run at once lose counts, and no more.
    unsafe {
        let counters = &*(*(*cx).tier).counters.load(Ordering::Acquire);
        let counter = counters.find(pc);
        let left = (*counter).left as i32 - 1;
        (*counter).left = left as u32;
        let next: Handler = match left > 0 {
            true => std::mem::transmute::<usize, Handler>((*counter).handler),
            false => hot,
        };
        next(pc, fp, cx, cs, acc0, acc1, facc0, facc1, facc2, facc3)
    }
}

/// Asks what to do with the word, and does it.
///
/// # Safety
/// As [`counted`].
#[allow(clippy::too_many_arguments)]
#[cold]
#[inline(never)]
unsafe extern "sysv64" fn hot(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    acc0: u64,
    acc1: u64,
    facc0: f64,
    facc1: f64,
    facc2: f64,
    facc3: f64,
) -> Exit {
    // SAFETY: the caller's promise.
    unsafe {
        let next = ((*(*cx).tier).hot)(cx, pc);
        let next: Handler = std::mem::transmute::<usize, Handler>(next);
        next(pc, fp, cx, cs, acc0, acc1, facc0, facc1, facc2, facc3)
    }
}

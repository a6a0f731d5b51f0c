//! Counting, as handlers do it: a few instructions in place, the rest out of line.
//!
//! [`ThreadHeap::careful`] decides in one test whether the plain way is open: it is the immortal bit while counts are plain, and all ones in a
//! shared heap, where every live object takes the slow way.

use std::sync::atomic::{AtomicU64, Ordering};

use super::object::header;
use super::{AGAIN, FOREVER, IMMORTAL, OBJECT_ACYCLIC, OBJECT_BUFFERED, ONE, QUEUED, ThreadHeap};

/// Adds a count to the object at `r`; null is allowed.
///
/// # Safety
/// `heap` is the calling thread's and `r` null or an object of its heap.
#[inline(always)]
pub unsafe fn retain(heap: *const ThreadHeap, r: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        if !try_retain(heap, r) {
            retain_slowly(r);
        }
    }
}

/// Takes a count from the object at `r` and frees it at zero; null is allowed. No user code runs.
///
/// # Safety
/// `heap` is the calling thread's, no reference to what it points to is in use, and `r` is null or an object of its heap of which the caller owns
/// a count.
#[inline(always)]
pub unsafe fn release(heap: *mut ThreadHeap, r: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        match try_release(heap, r) {
            Released::Done => {}
            Released::Taken => released(heap, r),
            Released::No => release_slowly(heap, r),
        }
    }
}

/// How far [`try_release`] got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Released {
    /// The count is taken, and that is all.
    Done,
    /// The count is taken; [`released`] must follow.
    Taken,
    /// Nothing has happened: [`release`] must do it.
    No,
}

/// [`retain`] as far as it takes no call. If it says false, nothing has happened.
///
/// # Safety
/// As for [`retain`].
#[inline(always)]
pub unsafe fn try_retain(heap: *const ThreadHeap, r: u64) -> bool {
    if r == 0 {
        return true;
    }
    // SAFETY: by the caller's promise.
    unsafe {
        let count = &header(r).count;
        let old = count.load(Ordering::Relaxed);
        let plain = old & (*heap).careful == 0;
        if plain {
            count.store(old + ONE, Ordering::Relaxed);
        }
        plain
    }
}

/// [`release`] as far as it takes no call.
///
/// # Safety
/// As for [`release`].
#[inline(always)]
pub unsafe fn try_release(heap: *const ThreadHeap, r: u64) -> Released {
    if r == 0 {
        return Released::Done;
    }
    // SAFETY: by the caller's promise.
    unsafe {
        let count = &header(r).count;
        let old = count.load(Ordering::Relaxed);
        // One test for: immortal or shared.
        if old & (*heap).careful != 0 {
            return Released::No;
        }
        let new = old.wrapping_sub(ONE);
        count.store(new, Ordering::Relaxed);
        // Zero, or a candidate that is not buffered yet.
        if new < ONE || new & (OBJECT_ACYCLIC | OBJECT_BUFFERED) == 0 {
            Released::Taken
        } else {
            Released::Done
        }
    }
}

/// What remains to be done after the count of `r` was taken the plain way: [`Released::Taken`].
///
/// # Safety
/// As for [`release`]; the count is already taken.
#[cold]
#[inline(never)]
pub unsafe extern "C" fn released(heap: *mut ThreadHeap, r: u64) {
    // SAFETY: by the caller's promise; nothing else uses the thread's heap now.
    let heap = unsafe { &mut *heap };
    // SAFETY: by the caller's promise.
    unsafe {
        if header(r).count.load(Ordering::Relaxed) < ONE {
            heap.reclaim(r);
        } else {
            heap.add_candidate(r);
        }
    }
}

/// [`retain`] of an immortal object or in a shared heap. `r` is not null.
///
/// # Safety
/// As for [`retain`].
#[cold]
#[inline(never)]
pub unsafe extern "C" fn retain_slowly(r: u64) {
    // SAFETY: by the caller's promise.
    let count = unsafe { &header(r).count };
    if count.load(Ordering::Relaxed) & IMMORTAL == 0 {
        let old = count.fetch_add(ONE, Ordering::Relaxed);
        if old.wrapping_add(ONE) & IMMORTAL != 0 {
            count.fetch_or(FOREVER, Ordering::Relaxed);
        }
    }
}

/// [`release`] of an immortal object or in a shared heap. `r` is not null.
///
/// # Safety
/// As for [`release`].
#[cold]
#[inline(never)]
pub unsafe extern "C" fn release_slowly(heap: *mut ThreadHeap, r: u64) {
    // SAFETY: by the caller's promise.
    let count = unsafe { &header(r).count };
    let mut old = count.load(Ordering::Relaxed);
    let new = loop {
        if old & IMMORTAL != 0 {
            return;
        }
        debug_assert!(old >= ONE, "a count is taken that nobody has");
        let mut new = old - ONE;
        // Whoever sets a flag puts the object into the list that the flag stands for. It must be set together with the count: once the
        // count is down, others may free the object.
        if new < ONE {
            new |= if new & QUEUED == 0 { QUEUED } else { AGAIN };
        } else if new & OBJECT_ACYCLIC == 0 {
            new |= OBJECT_BUFFERED;
        }
        match count.compare_exchange_weak(old, new, Ordering::AcqRel, Ordering::Relaxed) {
            Ok(_) => break new,
            Err(now) => old = now,
        }
    };
    let set = new & !old;
    // SAFETY: nothing else uses the thread's heap now.
    let heap = unsafe { &mut *heap };
    if set & QUEUED != 0 {
        heap.queue(r);
    }
    if set & OBJECT_BUFFERED != 0 {
        heap.push_candidate(r);
    }
}

/// Whether no other thread uses the heap.
///
/// # Safety
/// `heap` is the calling thread's.
#[inline(always)]
pub unsafe fn is_alone(heap: *const ThreadHeap) -> bool {
    // SAFETY: by the caller's promise.
    unsafe { (*heap).careful == IMMORTAL }
}

/// Replaces the reference at `address` by `new`, the old one going to the caller, counts untouched: in a shared heap in one step.
///
/// # Safety
/// `address` is that of a reference field, element or static of this heap, or of a cell of the calling thread.
#[inline(always)]
pub unsafe fn exchange(heap: *const ThreadHeap, address: u64, new: u64) -> u64 {
    // SAFETY: by the caller's promise the address is valid and aligned.
    unsafe {
        let field = &*(address as *const AtomicU64);
        if is_alone(heap) {
            let old = field.load(Ordering::Relaxed);
            field.store(new, Ordering::Relaxed);
            old
        } else {
            field.swap(new, Ordering::AcqRel)
        }
    }
}

/// Stores `value` at `address`, counts it, and releases what was there.
///
/// # Safety
/// As for [`exchange`] and [`release`]; `value` is null or an object.
#[inline(always)]
pub unsafe fn store(heap: *mut ThreadHeap, address: u64, value: u64) {
    // SAFETY: by the caller's promise. The new value is counted first: it may be reachable only through the old one.
    unsafe {
        retain(heap, value);
        store_owned(heap, address, value);
    }
}

/// Stores `value` at `address`, whose count moves there, and releases what was there.
///
/// # Safety
/// As for [`store`]; the caller owns a count of `value`.
#[inline(always)]
pub unsafe fn store_owned(heap: *mut ThreadHeap, address: u64, value: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        let old = exchange(heap, address, value);
        release(heap, old);
    }
}

/// Stores `value` at `address` where null is, and counts it.
///
/// # Safety
/// As for [`store`]; no other thread knows the place.
#[inline(always)]
pub unsafe fn store_first(heap: *mut ThreadHeap, address: u64, value: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        retain(heap, value);
        store_first_owned(address, value);
    }
}

/// Stores `value` at `address` where null is; its count moves there.
///
/// # Safety
/// As for [`store_owned`]; no other thread knows the place.
#[inline(always)]
pub unsafe fn store_first_owned(address: u64, value: u64) {
    // SAFETY: by the caller's promise. Release, so that whoever finds the object through the place sees it as it is now.
    unsafe { (*(address as *const AtomicU64)).store(value, Ordering::Release) }
}

//! Counting of tagged values: as of references, if the bits say that there is an object.

use maple_mirbin::tagged;

use super::{ThreadHeap, exchange, release, retain};

/// Adds a count to the object that `bits` own, if they own one.
///
/// # Safety
/// As for [`retain`].
#[inline(always)]
pub unsafe fn retain_tagged(heap: *const ThreadHeap, bits: u64) {
    // SAFETY: by the caller's promise.
    unsafe { retain(heap, tagged::object(bits)) }
}

/// Takes a count from the object that `bits` own, if they own one, and frees it at zero.
///
/// # Safety
/// As for [`release`].
#[inline(always)]
pub unsafe fn release_tagged(heap: *mut ThreadHeap, bits: u64) {
    // SAFETY: by the caller's promise.
    unsafe { release(heap, tagged::object(bits)) }
}

/// Stores `bits` at `address`, counts their object, and releases that of what was there.
///
/// # Safety
/// As for [`store`](super::store), with a tagged field, element or static at the address.
#[inline(always)]
pub unsafe fn store_tagged(heap: *mut ThreadHeap, address: u64, bits: u64) {
    // SAFETY: by the caller's promise. The new object is counted first: it may be reachable only through the old one.
    unsafe {
        retain_tagged(heap, bits);
        store_tagged_owned(heap, address, bits);
    }
}

/// Stores `bits` at `address`, whose count moves there, and releases the object of what was there.
///
/// # Safety
/// As for [`store_tagged`]; the caller owns a count of the object of `bits`.
#[inline(always)]
pub unsafe fn store_tagged_owned(heap: *mut ThreadHeap, address: u64, bits: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        let old = exchange(heap, address, bits);
        release_tagged(heap, old);
    }
}

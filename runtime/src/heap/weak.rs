//! Weak references that live until a collection is asked for.
//!
//! Such a reference lies in a slot like others and owns a count, so that loading it is loading a reference, and an object does not go while the
//! program may still expect it. A collection takes the counts away; what then has none, and is no live part of a cycle, is freed, and its
//! weak references become null. The others get their counts back.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::object::{bytes_of, header};
use super::side::mark_side;
use super::{Heap, IMMORTAL, OBJECT_ACYCLIC, OBJECT_BUFFERED, ONE, ThreadHeap, store};

/// Stores a weak reference to `value` at `place`, which lies in `owner`; an owner of 0 is memory that is never given back.
///
/// # Safety
/// As for [`store`]; `place` is that of a reference in a live object at `owner`.
pub unsafe fn store_weak(heap: *mut ThreadHeap, owner: u64, place: u64, value: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        if owner != 0 {
            mark_side(owner);
        }
        (*heap).shared.side().weak_slots.lock().insert(place);
        store(heap, place, value);
    }
}

impl ThreadHeap {
    /// Frees what only weak references refer to, and makes those null. Returns how many were.
    ///
    /// # Safety
    /// As for [`ThreadHeap::collect`].
    pub unsafe fn clear_weak(&mut self) -> u64 {
        let shared = Arc::clone(&self.shared);
        let mut cleared = 0;
        loop {
            // SAFETY: by the caller's promise.
            let now = unsafe { self.clear_once(&shared) };
            cleared += now;
            // What was freed may have been all that referred to other objects, or to parts of other cycles.
            if now == 0 {
                return cleared;
            }
        }
    }

    unsafe fn clear_once(&mut self, shared: &Heap) -> u64 {
        // SAFETY: slots are in live objects, which forget them when they are freed, or in memory that stays; what they hold are objects.
        unsafe {
            let slots: Vec<u64> = shared.side().weak_slots.lock().iter().copied().collect();
            let mut taken = Vec::new();
            // Nobody else can free these; the header of a live one may look like that of a free one.
            let mut dead = Vec::new();
            for slot in slots {
                let object = *(slot as *const u64);
                if object != 0 && word(object) & IMMORTAL == 0 {
                    *(slot as *mut u64) = 0;
                    set_word(object, word(object) - ONE);
                    taken.push((slot, object));
                    if word(object) < ONE {
                        dead.push(object);
                    }
                }
            }
            for &object in &dead {
                self.reclaim(object);
            }
            for &(_, object) in &taken {
                // Those that went with another one have no count.
                let count = word(object);
                if count >= ONE && count & (OBJECT_ACYCLIC | OBJECT_BUFFERED) == 0 {
                    self.add_candidate(object);
                }
            }
            if !self.candidates.is_empty() {
                self.collect_with(0);
            }
            let mut cleared = 0;
            for (slot, object) in taken {
                if is_free(object) {
                    cleared += 1;
                } else if shared.side().weak_slots.lock().contains(&slot) {
                    *(slot as *mut u64) = object;
                    set_word(object, word(object) + ONE);
                } else {
                    // The object with the slot is gone, and this one has lost the count for good.
                    cleared += 1;
                }
            }
            cleared
        }
    }
}

/// Whether the block of an object that was live before is free now.
unsafe fn is_free(r: u64) -> bool {
    // SAFETY: the block was an object's, and its header stays.
    unsafe { word(r) & !OBJECT_BUFFERED == 0 }
}

unsafe fn word(r: u64) -> u32 {
    // SAFETY: as above.
    unsafe { header(r) }.count.load(Ordering::Relaxed)
}

unsafe fn set_word(r: u64, word: u32) {
    // SAFETY: as above; nobody else works with the heap.
    unsafe { header(r) }.count.store(word, Ordering::Relaxed);
}

/// The object at `r` is freed: its slots hold no weak references any more.
///
/// # Safety
/// The header of the object is intact.
pub(super) unsafe fn forget(slots: &mut std::collections::BTreeSet<u64>, r: u64) {
    // SAFETY: the caller's promise.
    let end = r + unsafe { bytes_of(r) };
    let gone: Vec<u64> = slots.range(r..end).copied().collect();
    for slot in gone {
        slots.remove(&slot);
    }
}

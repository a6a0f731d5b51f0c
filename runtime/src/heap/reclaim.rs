//! Freeing: without recursion, however long the chains of dead objects are, and without memory for the work that is left.

use std::sync::atomic::Ordering;

use super::object::{bytes_of, child, class_of, header, slot, slot_count};
use super::size_class::LARGEST;
use super::{IMMORTAL, OBJECT_ACYCLIC, OBJECT_BUFFERED, OBJECT_SIDE, ONE, ThreadHeap, block_of};
use crate::class::flags;

impl ThreadHeap {
    /// Frees the object at `r`, whose count is 0, and what only it refers to. Counts are handled the plain way.
    ///
    /// # Safety
    /// Nobody has a reference to `r`; no other thread works with the heap.
    pub(super) unsafe fn reclaim(&mut self, r: u64) {
        let mut list = 0;
        // SAFETY: by the caller's promise; `list` is made by `enlist`.
        unsafe {
            self.enlist(&mut list, r);
            while list != 0 {
                let dead = list;
                let class = class_of(dead);
                list = *slot(dead, class, 0);
                for index in 1..slot_count(dead, class) {
                    let child = child(dead, class, index);
                    if child != 0 && self.take_count(child) {
                        self.enlist(&mut list, child);
                    }
                }
                self.free_block(dead);
            }
        }
    }

    /// Frees the dead object at `r` if it holds at most one reference; else puts it into the list of objects whose references are still to be
    /// released. The list is linked through the first slot of each object; what that held is released here, in a loop.
    ///
    /// # Safety
    /// As for [`ThreadHeap::reclaim`].
    #[inline(always)]
    unsafe fn enlist(&mut self, list: &mut u64, r: u64) {
        let mut dead = r;
        loop {
            // SAFETY: by the caller's promise.
            let child = unsafe {
                let class = class_of(dead);
                match slot_count(dead, class) {
                    0 => {
                        self.free_block(dead);
                        return;
                    }
                    1 => {
                        let child = child(dead, class, 0);
                        self.free_block(dead);
                        child
                    }
                    _ => {
                        let (first, child) = (slot(dead, class, 0), child(dead, class, 0));
                        *first = *list;
                        *list = dead;
                        child
                    }
                }
            };
            // SAFETY: the dead object owned a count of its child.
            if child == 0 || !unsafe { self.take_count(child) } {
                return;
            }
            dead = child;
        }
    }

    /// Takes a count the plain way; true if it was the last.
    ///
    /// # Safety
    /// As for [`ThreadHeap::reclaim`]; the caller owns a count of the object at `r`.
    #[inline]
    pub(super) unsafe fn take_count(&mut self, r: u64) -> bool {
        // SAFETY: by the caller's promise.
        let count = unsafe { &header(r).count };
        let old = count.load(Ordering::Relaxed);
        if old & IMMORTAL != 0 {
            return false;
        }
        debug_assert!(old >= ONE, "a count is taken that nobody has");
        let new = old - ONE;
        count.store(new, Ordering::Relaxed);
        if new < ONE {
            return true;
        }
        if new & (OBJECT_ACYCLIC | OBJECT_BUFFERED) == 0 {
            // SAFETY: the object lives.
            unsafe { self.add_candidate(r) };
        }
        false
    }

    /// Gives the block of the object at `r` back. Its references are not looked at.
    ///
    /// # Safety
    /// Nobody has a reference to `r`; the header is intact.
    #[inline]
    pub(super) unsafe fn free_block(&mut self, r: u64) {
        // SAFETY: by the caller's promise.
        let (header, class, bytes) = unsafe { (header(r), class_of(r), bytes_of(r)) };
        let flags_word = header.count.load(Ordering::Relaxed);
        self.count_free(bytes);
        if flags_word & OBJECT_SIDE != 0 || bytes > LARGEST {
            // SAFETY: as above.
            if unsafe { self.free_rare(r, flags_word, bytes) } {
                return;
            }
        }
        let block = if class.flags & flags::ARRAY == 0 {
            class.block
        } else {
            block_of(bytes)
        };
        header
            .count
            .store(flags_word & OBJECT_BUFFERED, Ordering::Relaxed);
        self.put(block, r);
    }

    /// Removes the object at `r` from the side tables, and gives its memory back if it is large: true then.
    ///
    /// # Safety
    /// As for [`ThreadHeap::free_block`].
    #[cold]
    unsafe fn free_rare(&mut self, r: u64, flags_word: u32, bytes: u64) -> bool {
        if flags_word & OBJECT_SIDE != 0 {
            // SAFETY: by the caller's promise.
            unsafe { self.shared.side().forget(r) };
        }
        if bytes > LARGEST {
            // SAFETY: objects of this size are large ones.
            unsafe { self.shared.space().free_large(r) };
        }
        bytes > LARGEST
    }

    /// Makes the object at `r` a candidate, the plain way.
    ///
    /// # Safety
    /// `r` is a live object, not yet buffered; no other thread works with the heap.
    pub(super) unsafe fn add_candidate(&mut self, r: u64) {
        // SAFETY: by the caller's promise.
        let count = unsafe { &header(r).count };
        count.store(count.load(Ordering::Relaxed) | OBJECT_BUFFERED, Ordering::Relaxed);
        self.push_candidate(r);
    }
}

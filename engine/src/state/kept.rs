//! Objects that functions have caught which do not count references.
//!
//! Such a frame owns nothing: what it caught lies in its `%%thrownval` as a plain word. The machine keeps the count, as long as it cannot know
//! that the frame is gone: until an exception leaves it, a frame in the same place catches another, or the run ends. So the function may
//! throw the object again, as often as it likes, and whoever it hands the word to.

use maple_rt::heap::{self, ThreadHeap};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The objects by the addresses of the frames that caught them.
#[derive(Default, Debug)]
pub struct Kept {
    pub frames: FxHashMap<usize, u64>,
    /// How many frames there are for each.
    pub objects: FxHashMap<u64, usize>,
}

impl Kept {
    /// Whether a word is one of them.
    pub fn is_object(&self, word: u64) -> bool {
        self.objects.contains_key(&word)
    }

    /// The frame at `fp` has caught an object, whose count is taken over.
    ///
    /// # Safety
    /// A count of the object is owned; the heap is this thread's, and the gate is held.
    pub unsafe fn keep(&mut self, heap: *mut ThreadHeap, fp: *mut u64, object: u64) {
        *self.objects.entry(object).or_default() += 1;
        if let Some(before) = self.frames.insert(fp as usize, object) {
            // SAFETY: the caller's promise.
            unsafe { self.drop_one(heap, before) };
        }
    }

    /// The frame at `fp` is left.
    ///
    /// # Safety
    /// As [`Kept::keep`].
    pub unsafe fn forget(&mut self, heap: *mut ThreadHeap, fp: *mut u64) {
        if let Some(object) = self.frames.remove(&(fp as usize)) {
            // SAFETY: the caller's promise.
            unsafe { self.drop_one(heap, object) };
        }
    }

    /// There are no frames between two addresses any more.
    ///
    /// # Safety
    /// As [`Kept::keep`].
    pub unsafe fn forget_within(&mut self, heap: *mut ThreadHeap, gone: Range<usize>) {
        let within = self.frames.extract_if(|fp, _| gone.contains(fp));
        for object in within.map(|(_, object)| object).collect::<Vec<_>>() {
            // SAFETY: the caller's promise.
            unsafe { self.drop_one(heap, object) };
        }
    }

    unsafe fn drop_one(&mut self, heap: *mut ThreadHeap, object: u64) {
        if let Some(count) = self.objects.get_mut(&object) {
            *count -= 1;
            if *count == 0 {
                self.objects.remove(&object);
            }
        }
        // SAFETY: the callers' promise; each frame had a count.
        unsafe { heap::release(heap, object) };
    }
}

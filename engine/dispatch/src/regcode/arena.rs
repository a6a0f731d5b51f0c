//! Memory for register code.
//!
//! Code is allocated in chunks that never move and live as long as the VM, so that instructions may hold pointers to each other, and so
//! that the fault handler can tell by address whether a word is an instruction: also while another thread adds code.

use super::Ins;
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// Instructions per chunk; a larger function gets a chunk of its own.
const CHUNK: usize = 16 * 1024;

/// An append-only store of register code.
#[derive(Default)]
pub struct Arena {
    /// The latest chunk.
    latest: AtomicPtr<Chunk>,
}

struct Chunk {
    memory: *mut [MaybeUninit<Ins>],
    used: AtomicUsize,
    /// The chunk before this one.
    next: *mut Chunk,
}

impl Arena {
    /// Copies `code` into the arena and returns its address, valid until the arena is dropped. The code is reached through raw
    /// pointers only: call sites are patched in place.
    pub fn add(&mut self, code: &[Ins]) -> *mut Ins {
        let latest = self.latest.load(Ordering::Relaxed);
        // SAFETY: chunks live as long as the arena.
        let fits = unsafe { latest.as_ref() }
            .filter(|chunk| chunk.memory.len() - chunk.used.load(Ordering::Relaxed) >= code.len());
        let chunk = match fits {
            Some(chunk) => chunk,
            None => self.grow(code.len().max(CHUNK)),
        };
        let used = chunk.used.load(Ordering::Relaxed);
        let place = chunk.memory.cast::<Ins>().wrapping_add(used);
        // SAFETY: the words lie in the chunk, and nobody knows them yet.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), place, code.len()) };
        chunk.used.store(used + code.len(), Ordering::Release);
        place
    }

    fn grow(&mut self, words: usize) -> &Chunk {
        let chunk = Box::new(Chunk {
            memory: Box::into_raw(Box::new_uninit_slice(words)),
            used: AtomicUsize::new(0),
            next: self.latest.load(Ordering::Relaxed),
        });
        let chunk = Box::into_raw(chunk);
        self.latest.store(chunk, Ordering::Release);
        // SAFETY: just made.
        unsafe { &*chunk }
    }

    /// Whether `address` is that of a word of code in this arena.
    pub fn contains(&self, address: usize) -> bool {
        let mut place = self.latest.load(Ordering::Acquire).cast_const();
        // SAFETY: chunks live as long as the arena.
        while let Some(chunk) = unsafe { place.as_ref() } {
            let start = chunk.memory.cast::<Ins>() as usize;
            let size = chunk.used.load(Ordering::Acquire) * size_of::<Ins>();
            if (start..start + size).contains(&address) {
                return address.is_multiple_of(size_of::<Ins>());
            }
            place = chunk.next;
        }
        false
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        let mut place = *self.latest.get_mut();
        while !place.is_null() {
            // SAFETY: both were made from boxes by `grow`, and nobody runs the code any more.
            unsafe {
                let chunk = Box::from_raw(place);
                drop(Box::from_raw(chunk.memory));
                place = chunk.next;
            }
        }
    }
}

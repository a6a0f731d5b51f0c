//! Memory from the system: chunks that blocks are cut from, and large objects one by one.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::sync::atomic::Ordering;

use maple_mirbin::tagged;

use super::object::header;
use super::size_class::{BLOCKS, SIZES};
use super::{HEADER, OBJECT_BUFFERED};

/// Bytes of a chunk.
const CHUNK: usize = 1 << 20;
/// Bytes that a thread cuts blocks of one size from, at least; a divisor of [`CHUNK`].
const SPAN: u64 = 16 << 10;
const _: () = assert!((CHUNK as u64).is_multiple_of(2 * SPAN) && SIZES[BLOCKS - 1] as u64 * 4 == 2 * SPAN);

/// Before the header of a large object.
#[repr(C)]
struct Large {
    previous: *mut Large,
    next: *mut Large,
    /// Bytes of the allocation, this included.
    bytes: usize,
    padding: u64,
}

const LARGE_HEADER: u64 = size_of::<Large>() as u64;
const _: () = assert!(LARGE_HEADER.is_multiple_of(16));

/// So many zeroed bytes, more than 0; `None` if the system has none whose addresses a tagged value has the bits for.
fn zeroed(bytes: usize) -> Option<*mut u8> {
    let layout = layout(bytes)?;
    // SAFETY: the size is not 0.
    let memory = unsafe { alloc_zeroed(layout) };
    if memory as u64 > tagged::ADDRESS.saturating_sub(bytes as u64) {
        // SAFETY: just allocated with this layout; null is not above.
        unsafe { dealloc(memory, layout) };
        return None;
    }
    (!memory.is_null()).then_some(memory)
}

fn layout(bytes: usize) -> Option<Layout> {
    Layout::from_size_align(bytes, 16).ok()
}

/// What all threads draw from; under a lock.
pub(super) struct Space {
    chunks: Vec<*mut u8>,
    /// What is left of the last chunk.
    next: u64,
    left: u64,
    /// Free lists that threads gave back: first block and length.
    lists: [Vec<(u64, u64)>; BLOCKS],
    /// Uncut spans that threads gave back.
    spans: [Vec<(u64, u64)>; BLOCKS],
    large: *mut Large,
    system_bytes: u64,
}

// SAFETY: the space owns the memory after its pointers.
unsafe impl Send for Space {}

/// Blocks for a thread.
pub(super) enum Supply {
    /// A list of used blocks: the first one and how many there are.
    List(u64, u64),
    /// Zeroed memory from the first to before the second address.
    Span(u64, u64),
}

impl Space {
    pub(super) fn new() -> Space {
        Space {
            chunks: Vec::new(),
            next: 0,
            left: 0,
            lists: [const { Vec::new() }; BLOCKS],
            spans: [const { Vec::new() }; BLOCKS],
            large: std::ptr::null_mut(),
            system_bytes: 0,
        }
    }

    pub(super) fn system_bytes(&self) -> u64 {
        self.system_bytes
    }

    /// Blocks of one size class; `None` if the system has no memory.
    pub(super) fn supply(&mut self, block: usize) -> Option<Supply> {
        if let Some((first, count)) = self.lists[block].pop() {
            return Some(Supply::List(first, count));
        }
        if let Some((from, to)) = self.spans[block].pop() {
            return Some(Supply::Span(from, to));
        }
        let size = u64::from(SIZES[block]);
        let span = if size * 8 > SPAN { 2 * SPAN } else { SPAN };
        if self.left < span {
            // The rest of a chunk is a multiple of the smallest span, so at most one of those is lost.
            let chunk = zeroed(CHUNK)?;
            self.chunks.push(chunk);
            self.system_bytes += CHUNK as u64;
            (self.next, self.left) = (chunk as u64, CHUNK as u64);
        }
        let from = self.next;
        self.next += span;
        self.left -= span;
        Some(Supply::Span(from, from + span / size * size))
    }

    /// Takes back a list of free blocks.
    pub(super) fn give_list(&mut self, block: usize, first: u64, count: u64) {
        self.lists[block].push((first, count));
    }

    /// Takes back zeroed memory.
    pub(super) fn give_span(&mut self, block: usize, from: u64, to: u64) {
        self.spans[block].push((from, to));
    }

    /// A zeroed block, header included, for an object of so many bytes: its payload address. `None` if the system has no memory.
    pub(super) fn allocate_large(&mut self, bytes: u64) -> Option<u64> {
        let bytes = usize::try_from(bytes).ok()?.checked_add(LARGE_HEADER as usize)?;
        let large = zeroed(bytes)?.cast::<Large>();
        // SAFETY: the memory is ours and large enough; the list holds live large objects.
        unsafe {
            (*large).bytes = bytes;
            (*large).next = self.large;
            if let Some(next) = self.large.as_mut() {
                next.previous = large;
            }
        }
        self.large = large;
        self.system_bytes += bytes as u64;
        Some(large as u64 + LARGE_HEADER + HEADER)
    }

    /// Gives a large object back to the system.
    ///
    /// # Safety
    /// `r` came from [`Space::allocate_large`] and is not used any more.
    pub(super) unsafe fn free_large(&mut self, r: u64) {
        let large = (r - HEADER - LARGE_HEADER) as *mut Large;
        // SAFETY: by the caller's promise; the neighbours in the list are live.
        unsafe {
            let Large {
                previous,
                next,
                bytes,
                ..
            } = large.read();
            match previous.as_mut() {
                Some(previous) => previous.next = next,
                None => self.large = next,
            }
            if let Some(next) = next.as_mut() {
                next.previous = previous;
            }
            self.system_bytes -= bytes as u64;
            if let Some(layout) = layout(bytes) {
                dealloc(large.cast(), layout);
            }
        }
    }

    /// Large objects that are candidates. Their flag is their only entry, so that they can be freed at once.
    pub(super) fn large_candidates(&self) -> Vec<u64> {
        let mut found = Vec::new();
        let mut at = self.large;
        // SAFETY: the list holds live large objects.
        while let Some(large) = unsafe { at.as_ref() } {
            let r = at as u64 + LARGE_HEADER + HEADER;
            // SAFETY: as above.
            if unsafe { header(r) }.count.load(Ordering::Relaxed) & OBJECT_BUFFERED != 0 {
                found.push(r);
            }
            at = large.next;
        }
        found
    }
}

impl Drop for Space {
    fn drop(&mut self) {
        while !self.large.is_null() {
            // SAFETY: the list holds live large objects; nobody uses them after their space.
            unsafe { self.free_large(self.large as u64 + LARGE_HEADER + HEADER) };
        }
        for &chunk in &self.chunks {
            if let Some(layout) = layout(CHUNK) {
                // SAFETY: allocated with this layout.
                unsafe { dealloc(chunk, layout) };
            }
        }
    }
}

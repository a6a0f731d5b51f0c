//! The part of the heap that one thread works with: allocation and its figures.

use std::collections::VecDeque;
use std::fmt;
use std::mem::take;
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::object::{bytes_of, header};
use super::size_class::{BLOCKS, LARGEST, SIZES};
use super::space::Supply;
use super::{HEADER, Heap, IMMORTAL, LARGE, OBJECT_BUFFERED, Statistics, block_of};
use crate::class::{Class, flags};

/// Why an object cannot be allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory {
    /// Bytes of the object, header included.
    pub requested: u64,
    /// Object bytes in use.
    pub in_use: u64,
    /// The limit; if it is not reached, the system has no memory.
    pub limit: u64,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OutOfMemory {
            requested,
            in_use,
            limit,
        } = self;
        write!(
            f,
            "no memory for an object of {requested} bytes: {in_use} bytes of {limit} are in use"
        )
    }
}

impl std::error::Error for OutOfMemory {}

/// Blocks of one size class: used ones, linked through their headers, and zeroed memory to cut.
#[derive(Clone, Copy, Default)]
struct Cache {
    free: u64,
    /// Length of the list `free`.
    count: u64,
    /// In a shared heap: another list, of [`BATCH`] blocks. A thread that frees more than it allocates gives such lists to the others.
    full: u64,
    next: u64,
    end: u64,
}

/// What one thread needs of the heap. Handlers reach it by pointer; see [`Attached`].
#[repr(C)]
pub struct ThreadHeap {
    /// Bits of a count word that open the slow way, see `count`.
    pub(super) careful: u32,
    /// Bytes that may be allocated before [`ThreadHeap::allocate`] has something else to do. Freeing adds to it.
    quota: i64,
    /// Lowest value of the quota since it was granted.
    low: i64,
    /// The quota as it was granted.
    grant: i64,
    /// Bytes beyond the limit that it may use at present.
    reserve: u64,
    allocated_objects: u64,
    freed_objects: u64,
    freed_bytes: u64,
    caches: [Cache; BLOCKS],
    pub(super) candidates: Vec<u64>,
    /// Objects at zero, with the epoch in which they got there.
    pub(super) zeros: VecDeque<(u64, u64)>,
    /// The epoch that the thread has seen, [`OFFLINE`](super::shared::OFFLINE) while it cannot touch objects.
    pub(super) seen: Arc<AtomicU64>,
    pub(super) shared: Arc<Heap>,
}

/// A quota that freeing cannot bring above 0.
pub(super) const NO_QUOTA: i64 = i64::MIN / 4;

/// Bytes beyond the limit for the exception that says that the limit is reached: the object, its message, and what constructors make.
const RESERVE: u64 = 16 << 10;

/// Bytes after which a thread of a shared heap tells the others what it uses.
const SLICE: i64 = 64 << 10;
/// Most bytes of an object: an array of 8-byte elements has no more, and slots are numbered in 32 bits.
const LARGEST_OBJECT: u64 = 1 << 34;
/// Largest payload that is cleared without a call.
const CLEARED_IN_PLACE: u64 = 128;
/// Blocks of one size that change hands together.
const BATCH: u64 = 128;

/// Allocates an instance of `class` if that takes nothing but a block: the payload address, with one count, zeroed; else 0, and
/// [`ThreadHeap::allocate`] does it.
///
/// # Safety
/// `heap` is the calling thread's; `class` has instances and outlives the heap.
#[inline(always)]
pub unsafe fn allocate_instance(heap: *mut ThreadHeap, class: *const Class) -> u64 {
    // SAFETY: by the caller's promise.
    unsafe {
        let (heap, class) = (&mut *heap, &*class);
        take_block(heap, class, u64::from(class.size), class.block, 0)
    }
}

/// As [`allocate_instance`], of a class whose objects have elements, `length` of them.
///
/// # Safety
/// As there; the class is such a one.
#[inline(always)]
pub unsafe fn allocate_array(heap: *mut ThreadHeap, class: *const Class, length: u32) -> u64 {
    // SAFETY: by the caller's promise.
    unsafe {
        let (heap, class) = (&mut *heap, &*class);
        let size = u64::from(class.fixed) + u64::from(class.size) * u64::from(length);
        // The classes of blocks for what is cleared in place ascend by 16 bytes.
        let block = (size + HEADER).div_ceil(16) as u32 - 1;
        take_block(heap, class, size, block, length)
    }
}

/// [`allocate_instance`] for machine code.
///
/// # Safety
/// As there.
pub unsafe extern "C" fn allocate_instance_by_call(heap: *mut ThreadHeap, class: *const Class) -> u64 {
    // SAFETY: by the caller's promise.
    unsafe { allocate_instance(heap, class) }
}

/// [`allocate_array`] for machine code.
///
/// # Safety
/// As there.
pub unsafe extern "C" fn allocate_array_by_call(
    heap: *mut ThreadHeap,
    class: *const Class,
    length: u32,
) -> u64 {
    // SAFETY: by the caller's promise.
    unsafe { allocate_array(heap, class, length) }
}

/// A block from the thread's cache as an object with `size` bytes of payload; 0 if there is none, it is to be cleared by a call, or the
/// quota does not allow for it.
///
/// # Safety
/// `block` is the number of the blocks for that size, if it is cleared in place.
#[inline(always)]
unsafe fn take_block(heap: &mut ThreadHeap, class: &Class, size: u64, block: u32, aux: u32) -> u64 {
    let quota = heap.quota - (size + HEADER) as i64;
    if quota < 0 || size > CLEARED_IN_PLACE || block >= LARGE {
        return 0;
    }
    // SAFETY: a free block links to the next one in the place of its class.
    unsafe {
        let cache = &mut heap.caches[block as usize];
        let r = cache.free;
        if r == 0 {
            return 0;
        }
        let header = header(r);
        cache.free = header.class.load(Ordering::Relaxed) as u64;
        cache.count -= 1;
        heap.quota = quota;
        heap.low = heap.low.min(quota);
        heap.allocated_objects += 1;
        start(r, class, aux, size);
        r
    }
}

const _: () = {
    let mut size = 0;
    while size <= CLEARED_IN_PLACE {
        let bytes = size + HEADER;
        assert!(block_of(bytes) as u64 == bytes.div_ceil(16) - 1 && block_of(bytes) < LARGE);
        size += 1;
    }
};

/// Writes the header of a used block and clears its payload.
///
/// # Safety
/// The block is free and large enough for `size` bytes of payload, rounded up to 16.
#[inline(always)]
unsafe fn start(r: u64, class: &Class, aux: u32, size: u64) {
    // SAFETY: by the caller's promise.
    unsafe {
        let header = header(r);
        header
            .class
            .store(std::ptr::from_ref(class).cast_mut(), Ordering::Relaxed);
        let kept = header.count.load(Ordering::Relaxed) & OBJECT_BUFFERED;
        header.count.store(class.first_count | kept, Ordering::Relaxed);
        header.aux.store(aux, Ordering::Relaxed);
        if size <= CLEARED_IN_PLACE {
            let mut at = r;
            while at < r + size {
                (at as *mut u128).write(0);
                at += 16;
            }
        } else {
            (r as *mut u8).write_bytes(0, size as usize);
        }
    }
}

impl ThreadHeap {
    pub(super) fn new(shared: Arc<Heap>, seen: Arc<AtomicU64>, careful: u32) -> ThreadHeap {
        ThreadHeap {
            careful,
            quota: 0,
            low: 0,
            grant: 0,
            reserve: 0,
            allocated_objects: 0,
            freed_objects: 0,
            freed_bytes: 0,
            caches: [Cache::default(); BLOCKS],
            candidates: Vec::new(),
            zeros: VecDeque::new(),
            seen,
            shared,
        }
    }

    /// The heap that this is a part of.
    pub fn heap(&self) -> &Arc<Heap> {
        &self.shared
    }

    /// Allocates an object with one count, payload zeroed. `length` is the number of elements of an array and not looked at otherwise. May
    /// collect cycles first, unless the heap is shared: then it asks for a collection, and if there is no memory the caller stops the other threads,
    /// calls [`ThreadHeap::collect`] and tries once more.
    ///
    /// # Errors
    /// If the limit does not allow for it or the system has no memory.
    ///
    /// # Safety
    /// `class` has instances (no interface, no primitive) and outlives the heap. The caller holds no reference to an object that is kept alive by
    /// nothing that is counted.
    pub unsafe fn allocate(&mut self, class: *const Class, length: u32) -> Result<u64, OutOfMemory> {
        // SAFETY: by the caller's promise.
        let class = unsafe { &*class };
        let array = class.flags & flags::ARRAY != 0;
        let size = match array {
            false => u64::from(class.size),
            true => u64::from(class.fixed) + u64::from(class.size) * u64::from(length),
        };
        let bytes = size + HEADER;
        if array && size > LARGEST_OBJECT {
            return Err(self.out_of_memory(bytes));
        }
        let quota = self.quota - bytes as i64;
        if quota < 0 {
            self.make_room(bytes)?;
        } else {
            self.quota = quota;
            self.low = self.low.min(quota);
        }
        let block = if array { block_of(bytes) } else { class.block };
        let r = self.take(block, bytes).ok_or_else(|| {
            self.quota += bytes as i64;
            self.out_of_memory(bytes)
        })?;
        self.allocated_objects += 1;
        let aux = if array { length } else { 0 };
        // SAFETY: the block is free and large enough. Large blocks and uncut memory are zeroed already.
        unsafe { start(r.address, class, aux, if r.zeroed { 0 } else { size }) };
        Ok(r.address)
    }

    /// Lets the thread use 16 KiB more than the limit says, from now on, or no longer. Gives what was so before.
    pub fn use_reserve(&mut self, uses: bool) -> bool {
        let reserve = if uses { RESERVE } else { 0 };
        std::mem::replace(&mut self.reserve, reserve) > 0
    }

    fn out_of_memory(&mut self, requested: u64) -> OutOfMemory {
        self.settle();
        OutOfMemory {
            requested,
            in_use: self.shared.net_bytes(),
            limit: self.shared.limit(),
        }
    }

    /// The quota is used up: settles, collects if it is time to, checks the limit, and takes `bytes` from a new quota.
    #[cold]
    fn make_room(&mut self, bytes: u64) -> Result<(), OutOfMemory> {
        self.settle();
        let shared = Arc::clone(&self.shared);
        let limit = shared.limit().saturating_add(self.reserve);
        let over_limit = || shared.net_bytes().saturating_add(bytes) > limit;
        if shared.stress_is_due() || shared.wants_collection(bytes) || over_limit() {
            if shared.is_shared() {
                shared.want_collection();
            } else {
                // SAFETY: only this thread works with the heap.
                unsafe { self.collect_with(bytes) };
            }
        }
        if over_limit() {
            return Err(self.out_of_memory(bytes));
        }
        self.quota -= bytes as i64;
        self.low = self.low.min(self.quota);
        Ok(())
    }

    /// Tells the heap what the thread has allocated and freed, and gets a new quota.
    pub(super) fn settle(&mut self) {
        let (used, most) = (self.grant - self.quota, self.grant - self.low);
        let objects = (self.allocated_objects, self.freed_objects);
        self.grant = self
            .shared
            .settle(used, most, objects, self.freed_bytes)
            .min(if self.shared.is_shared() { SLICE } else { i64::MAX });
        (self.quota, self.low) = (self.grant, self.grant);
        (self.allocated_objects, self.freed_objects, self.freed_bytes) = (0, 0, 0);
    }

    /// The next allocation takes the slow way.
    fn interrupt(&mut self) {
        self.settle();
        (self.quota, self.low, self.grant) = (NO_QUOTA, NO_QUOTA, NO_QUOTA);
    }

    #[inline]
    pub(super) fn count_free(&mut self, bytes: u64) {
        self.quota += bytes as i64;
        self.freed_objects += 1;
        self.freed_bytes += bytes;
    }

    /// A block; whether it is zeroed.
    #[inline]
    fn take(&mut self, block: u32, bytes: u64) -> Option<Block> {
        if block >= LARGE {
            let address = self.shared.space().allocate_large(bytes)?;
            return Some(Block {
                address,
                zeroed: true,
            });
        }
        let block = block as usize;
        loop {
            let cache = &mut self.caches[block];
            if cache.free != 0 {
                let address = cache.free;
                // SAFETY: a free block.
                cache.free = unsafe { header(address) }.class.load(Ordering::Relaxed) as u64;
                cache.count -= 1;
                return Some(Block {
                    address,
                    zeroed: false,
                });
            }
            if cache.next < cache.end {
                let address = cache.next + HEADER;
                cache.next += u64::from(SIZES[block]);
                return Some(Block {
                    address,
                    zeroed: true,
                });
            }
            if cache.full != 0 {
                (cache.free, cache.count) = (take(&mut cache.full), BATCH);
                continue;
            }
            match self.shared.space().supply(block)? {
                Supply::List(first, count) => (cache.free, cache.count) = (first, count),
                Supply::Span(from, to) => (cache.next, cache.end) = (from, to),
            }
        }
    }

    /// Takes back a block.
    #[inline]
    pub(super) fn put(&mut self, block: u32, r: u64) {
        let cache = &mut self.caches[block as usize];
        // SAFETY: the block is free now.
        unsafe { header(r) }
            .class
            .store(cache.free as *mut Class, Ordering::Relaxed);
        cache.free = r;
        cache.count += 1;
        if cache.count >= BATCH && self.careful != IMMORTAL {
            self.put_batch(block as usize);
        }
    }

    #[cold]
    fn put_batch(&mut self, block: usize) {
        let cache = &mut self.caches[block];
        let (list, count) = (take(&mut cache.free), take(&mut cache.count));
        if cache.full == 0 && count == BATCH {
            cache.full = list;
        } else {
            self.shared.space().give_list(block, list, count);
        }
    }

    /// In a shared heap: after much was freed here, tells the others.
    pub(super) fn balance(&mut self) {
        if self.quota > self.grant + SLICE {
            self.settle();
        }
    }

    /// Gives all blocks to other threads.
    fn give_blocks(&mut self) {
        let shared = Arc::clone(&self.shared);
        let mut space = shared.space();
        for (block, cache) in self.caches.iter_mut().enumerate() {
            let Cache {
                free,
                count,
                full,
                next,
                end,
            } = take(cache);
            if free != 0 {
                space.give_list(block, free, count);
            }
            if full != 0 {
                space.give_list(block, full, BATCH);
            }
            if next < end {
                space.give_span(block, next, end);
            }
        }
    }

    /// Puts a live object, whose flag is set, into the buffer of candidates.
    pub(super) fn push_candidate(&mut self, r: u64) {
        // SAFETY: the caller has just taken a count; objects at `r` are freed by nobody before the next safepoint of this thread.
        if unsafe { bytes_of(r) } > LARGEST {
            return;
        }
        self.candidates.push(r);
        if self.candidates.len() as u64 == self.shared.candidate_limit() {
            self.shared.want_collection();
            self.interrupt();
        }
    }

    /// Figures of the whole heap. What other threads did since they last settled is not in them.
    pub fn statistics(&mut self) -> Statistics {
        self.settle();
        self.shared.statistics()
    }
}

struct Block {
    address: u64,
    zeroed: bool,
}

/// A thread's part of a heap, as long as the thread uses it.
pub struct Attached(NonNull<ThreadHeap>);

// SAFETY: the part may be handed to another thread as a whole.
unsafe impl Send for Attached {}

impl Attached {
    pub(super) fn new(heap: ThreadHeap) -> Attached {
        Attached(NonNull::from(Box::leak(Box::new(heap))))
    }

    /// The address that handlers use.
    pub fn as_ptr(&self) -> *mut ThreadHeap {
        self.0.as_ptr()
    }
}

impl std::ops::Deref for Attached {
    type Target = ThreadHeap;

    fn deref(&self) -> &ThreadHeap {
        // SAFETY: ours until drop.
        unsafe { self.0.as_ref() }
    }
}

impl std::ops::DerefMut for Attached {
    fn deref_mut(&mut self) -> &mut ThreadHeap {
        // SAFETY: ours until drop.
        unsafe { self.0.as_mut() }
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        self.settle();
        self.give_blocks();
        let shared = Arc::clone(&self.shared);
        shared.detach(self);
        // SAFETY: made from a box; nobody else has it now that it is detached.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}

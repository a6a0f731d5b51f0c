//! Side tables: what few objects have, by address. [`OBJECT_SIDE`] in the count word says that freeing must look here.

use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use parking_lot::Mutex;
use rustc_hash::FxHashMap;

use super::object::{class_of, header};
use super::{Heap, OBJECT_ACYCLIC, OBJECT_SIDE};
use crate::monitor::{Monitors, word};

/// Something of the embedder's that an object stands for.
pub type Represented = Arc<dyn Any + Send + Sync>;

/// The tables of a heap.
#[derive(Default)]
pub(crate) struct Side {
    /// Identity hashes of arrays and of objects that were locked when they got theirs.
    hashes: Mutex<FxHashMap<u64, u32>>,
    hash_count: AtomicU32,
    /// Addresses of weak references, by their object.
    weak: Mutex<FxHashMap<u64, Vec<u64>>>,
    /// Addresses of weak references that own counts.
    pub(super) weak_slots: Mutex<BTreeSet<u64>>,
    /// What objects stand for that end with them: stacks.
    stacks: Mutex<FxHashMap<u64, u64>>,
    /// What they stand for of the embedder's.
    represented: Mutex<FxHashMap<u64, Represented>>,
    /// Those whose objects are gone; and whether what their frames owned is gone as well.
    ended: Mutex<Vec<(u64, bool)>>,
    /// Whether there are some.
    any_ended: AtomicBool,
    pub(crate) monitors: Monitors,
}

impl Side {
    /// The next identity hash: 30 bits, not 0, the same in each run. An odd factor spreads the numbers without making two the same.
    fn next_hash(&self) -> u32 {
        loop {
            let number = self.hash_count.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
            let hash = number.wrapping_mul(0x9e37_79b1) & word::HASH;
            if hash != 0 {
                return hash;
            }
        }
    }

    /// The stack that the object at `r` stands for.
    pub(super) fn stack_of(&self, r: u64) -> Option<u64> {
        self.stacks.lock().get(&r).copied()
    }

    /// The object at `r` is freed as a part of a cycle: the counts that its stack owned have been taken.
    pub(super) fn forget_stack(&self, r: u64) {
        if let Some(stack) = self.stacks.lock().remove(&r) {
            self.end_stack(stack, true);
        }
    }

    fn end_stack(&self, stack: u64, owns_nothing: bool) {
        self.ended.lock().push((stack, owns_nothing));
        self.any_ended.store(true, Ordering::Relaxed);
    }

    /// The object at `r` is freed.
    ///
    /// # Safety
    /// `r` is an object that nobody uses, its header intact; weak references to it lie in live objects, or are unregistered.
    pub(super) unsafe fn forget(&self, r: u64) {
        self.hashes.lock().remove(&r);
        // What it drops may take time, and is the embedder's code.
        let represented = self.represented.lock().remove(&r);
        drop(represented);
        if let Some(places) = self.weak.lock().remove(&r) {
            for place in places {
                // SAFETY: by the caller's promise.
                unsafe { (place as *mut u64).write(0) };
            }
        }
        let mut slots = self.weak_slots.lock();
        if !slots.is_empty() {
            // SAFETY: by the caller's promise.
            unsafe { super::weak::forget(&mut slots, r) };
        }
        drop(slots);
        if let Some(stack) = self.stacks.lock().remove(&r) {
            self.end_stack(stack, false);
        }
        // SAFETY: by the caller's promise.
        unsafe { self.monitors.forget(r) };
    }
}

/// Sets the flag without which freeing does not look at the side tables.
///
/// # Safety
/// `r` is a live object.
pub(crate) unsafe fn mark_side(r: u64) {
    // SAFETY: by the caller's promise. Counts of an unshared heap are changed by this thread only.
    unsafe { header(r) }
        .count
        .fetch_or(OBJECT_SIDE, Ordering::Relaxed);
}

impl Heap {
    /// Lets the object at `r` stand for something that ends with it, and no longer for what it has stood for.
    ///
    /// # Safety
    /// `r` is a live object of this heap.
    pub unsafe fn stand_for(&self, r: u64, what: Represented) {
        // SAFETY: by the caller's promise.
        unsafe { mark_side(r) };
        let before = self.side().represented.lock().insert(r, what);
        drop(before);
    }

    /// What the object at `r` stands for.
    pub fn stands_for(&self, r: u64) -> Option<Represented> {
        self.side().represented.lock().get(&r).cloned()
    }

    /// The identity hash of the object at `r`: 30 bits, never 0.
    ///
    /// # Safety
    /// `r` is a live object of this heap.
    pub unsafe fn identity_hash(&self, r: u64) -> u32 {
        // SAFETY: by the caller's promise.
        let (header, array) = unsafe { (header(r), class_of(r).is_array()) };
        let hash = header.aux.load(Ordering::Relaxed);
        if !array && word::is_hash(hash) {
            return hash;
        }
        // A hash is given under the lock of the table, wherever it is kept: else it could get into the table and into the word.
        let mut hashes = self.side().hashes.lock();
        if let Some(&hash) = hashes.get(&r) {
            return hash;
        }
        let new = self.side().next_hash();
        if !array {
            match header
                .aux
                .compare_exchange(word::NEUTRAL, new, Ordering::Relaxed, Ordering::Relaxed)
            {
                Ok(_) => return new,
                Err(hash) if word::is_hash(hash) => return hash,
                Err(_) => {}
            }
        }
        // SAFETY: by the caller's promise.
        unsafe { mark_side(r) };
        hashes.insert(r, new);
        new
    }

    /// Moves the hash of an object out of its lock word, so that it can be locked. Returns false if the word has changed.
    ///
    /// # Safety
    /// `r` is a live object of this heap and no array.
    pub(crate) unsafe fn move_hash(&self, r: u64, hash: u32) -> bool {
        // SAFETY: by the caller's promise.
        let header = unsafe { header(r) };
        let mut hashes = self.side().hashes.lock();
        if header.aux.load(Ordering::Relaxed) != hash {
            return false;
        }
        // SAFETY: by the caller's promise.
        unsafe { mark_side(r) };
        hashes.insert(r, hash);
        header
            .aux
            .compare_exchange(hash, word::NEUTRAL, Ordering::Relaxed, Ordering::Relaxed)
            .is_ok()
    }

    /// The word at `place` refers to `r` without a count and becomes 0 when `r` is freed.
    ///
    /// # Safety
    /// `r` is a live object of this heap. Before the memory of `place` is given up, [`Heap::unregister_weak`] is called.
    pub unsafe fn register_weak(&self, r: u64, place: u64) {
        // SAFETY: by the caller's promise.
        unsafe { mark_side(r) };
        self.side().weak.lock().entry(r).or_default().push(place);
    }

    /// The stack with this handle ends when the object at `r` is freed.
    ///
    /// # Safety
    /// `r` is a live object of this heap.
    pub unsafe fn register_stack(&self, r: u64, stack: u64) {
        // SAFETY: by the caller's promise. Whatever its class says, its frames may lead back to it.
        unsafe {
            mark_side(r);
            header(r).count.fetch_and(!OBJECT_ACYCLIC, Ordering::Relaxed);
        }
        self.side().stacks.lock().insert(r, stack);
    }

    /// Whether [`Heap::take_ended_stacks`] has something to give.
    pub fn has_ended_stacks(&self) -> &AtomicBool {
        &self.side().any_ended
    }

    /// Handles of stacks whose objects were freed, each once; and whether the counts that their frames owned were taken with that.
    pub fn take_ended_stacks(&self) -> Vec<(u64, bool)> {
        let mut ended = self.side().ended.lock();
        self.side().any_ended.store(false, Ordering::Relaxed);
        std::mem::take(&mut *ended)
    }

    /// Ends [`Heap::register_weak`].
    pub fn unregister_weak(&self, r: u64, place: u64) {
        let mut weak = self.side().weak.lock();
        if let Some(places) = weak.get_mut(&r) {
            places.retain(|&other| other != place);
        }
    }
}

//! Trial deletion (Bacon and Rajan, *Concurrent Cycle Collection in Reference Counted Systems*, ECOOP 2001, the synchronous algorithm).
//!
//! The counts that references within the subgraph below the candidates stand for are taken away; what has none left, and is not reached from
//! something that has, is garbage. Immortal objects and objects of acyclic classes are no part of the subgraph. Of the algorithm's colours one is left:
//! what was visited is listed, so that what nobody restored is found without following its references again. All phases are loops with a
//! list of their own.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::object::{bytes_of, header, references};
use super::{GRAY, Heap, IMMORTAL, OBJECT_ACYCLIC, OBJECT_BUFFERED, OBJECT_SIDE, ONE, ThreadHeap};

/// Objects outside the subgraph.
const OUTSIDE: u32 = IMMORTAL | OBJECT_ACYCLIC;

/// The count word of an object.
///
/// # Safety
/// `r` is an object, and this thread alone works with the heap.
unsafe fn word(r: u64) -> u32 {
    // SAFETY: by the caller's promise.
    unsafe { header(r) }.count.load(Ordering::Relaxed)
}

/// Sets the count word of an object.
///
/// # Safety
/// As for [`word`].
unsafe fn set_word(r: u64, word: u32) {
    // SAFETY: by the caller's promise.
    unsafe { header(r) }.count.store(word, Ordering::Relaxed);
}

impl ThreadHeap {
    /// Frees everything that nothing outside refers to, directly or not: what waits at zero, and cycles. Returns the number of objects freed
    /// because they were parts of cycles.
    ///
    /// # Safety
    /// No other thread works with the heap: it is not shared, or the others are stopped at safepoints or are offline, and what they did is
    /// visible. The caller holds no reference to an object that is kept alive by nothing that is counted.
    pub unsafe fn collect(&mut self) -> u64 {
        let mut freed = 0;
        loop {
            // SAFETY: by the caller's promise.
            let now = unsafe { self.collect_with(0) };
            freed += now;
            // Garbage may have kept other cycles alive through objects of acyclic classes.
            if now == 0 || self.candidates.is_empty() {
                return freed;
            }
        }
    }

    /// [`ThreadHeap::collect`], before `more` bytes are allocated.
    ///
    /// # Safety
    /// As for [`ThreadHeap::collect`].
    pub(super) unsafe fn collect_with(&mut self, more: u64) -> u64 {
        let heap = Arc::clone(&self.shared);
        // SAFETY: by the caller's promise; see `trial` for the rest.
        let trial = unsafe {
            let mut candidates = heap.drain(self);
            candidates.retain(|&r| is_root(r));
            let large = heap.space().large_candidates();
            candidates.extend(large.into_iter().filter(|&r| is_root(r)));
            self.trial(&candidates)
        };
        self.settle();
        let live_bytes = trial.visited_bytes - trial.freed_bytes;
        heap.collected(trial.visited, trial.freed, live_bytes, trial.freed_bytes, more);
        self.settle();
        trial.freed
    }

    /// Finds and frees the garbage below `roots`.
    ///
    /// # Safety
    /// `roots` are live objects inside the subgraph; no other thread works with the heap.
    unsafe fn trial(&mut self, roots: &[u64]) -> Trial {
        let mut trial = Trial::default();
        let mut stack = Vec::new();
        let mut seen = Visited::default();
        // SAFETY: what is reached from live objects are objects; counts are taken and given back per reference.
        unsafe {
            let heap = Arc::clone(&self.shared);
            for &root in roots {
                mark(&heap, root, &mut seen);
            }
            for &r in &seen.all {
                trial.visited_bytes += bytes_of(r);
                if word(r) & GRAY != 0 && word(r) >= ONE {
                    restore(&heap, r, &mut stack);
                }
            }
            trial.visited = seen.all.len() as u64;
            // What is outside loses its counts while all headers are intact; among each other, garbage has none left.
            for &r in seen.fringe.iter().filter(|r| word(**r) & GRAY != 0) {
                each_child(&heap, r, |child| {
                    if word(child) & OBJECT_ACYCLIC != 0 && self.take_count(child) {
                        self.reclaim(child);
                    }
                });
            }
            for &r in seen.all.iter().filter(|r| word(**r) & GRAY != 0) {
                trial.freed += 1;
                trial.freed_bytes += bytes_of(r);
                if word(r) & OBJECT_SIDE != 0 {
                    heap.side().forget_stack(r);
                }
                self.free_block(r);
            }
        }
        trial
    }
}

/// Calls `each` for the objects that the object at `r` owns counts of: its references, and if it stands for a stack those of the frames.
///
/// # Safety
/// As for [`ThreadHeap::trial`]; `each` may change the counts of objects.
#[inline(always)]
unsafe fn each_child(heap: &Heap, r: u64, mut each: impl FnMut(u64)) {
    // SAFETY: by the caller's promise.
    unsafe {
        for child in references(r) {
            if child != 0 {
                each(child);
            }
        }
        if word(r) & OBJECT_SIDE != 0 {
            heap.stack_references(r, &mut |child| {
                if child != 0 {
                    each(child);
                }
            });
        }
    }
}

/// Takes the candidate's flag away; whether trial deletion starts at it.
///
/// # Safety
/// `r` is a block of the heap.
unsafe fn is_root(r: u64) -> bool {
    // SAFETY: by the caller's promise.
    unsafe {
        let old = word(r);
        set_word(r, old & !OBJECT_BUFFERED);
        // Free blocks have a count of 0.
        old >= ONE && old & OUTSIDE == 0
    }
}

/// What a trial deletion did.
#[derive(Default)]
struct Trial {
    visited: u64,
    visited_bytes: u64,
    freed: u64,
    freed_bytes: u64,
}

/// What a trial deletion visits.
#[derive(Default)]
struct Visited {
    /// Everything, once.
    all: Vec<u64>,
    /// Those of it that refer to objects of acyclic classes.
    fringe: Vec<u64>,
}

/// Takes away the counts of all references below `root`; lists what it reaches for the first time.
///
/// # Safety
/// As for [`ThreadHeap::trial`].
unsafe fn mark(heap: &Heap, root: u64, visited: &mut Visited) {
    // SAFETY: by the caller's promise.
    unsafe {
        let old = word(root);
        if old & GRAY != 0 {
            return;
        }
        set_word(root, old | GRAY);
        let mut next = visited.all.len();
        visited.all.push(root);
        // The list is the queue as well.
        while let Some(&r) = visited.all.get(next) {
            next += 1;
            let mut outside = 0;
            each_child(heap, r, |child| {
                let old = word(child);
                if old & OUTSIDE != 0 {
                    outside |= old;
                    return;
                }
                set_word(child, (old - ONE) | GRAY);
                if old & GRAY == 0 {
                    visited.all.push(child);
                }
            });
            if outside & OBJECT_ACYCLIC != 0 {
                visited.fringe.push(r);
            }
        }
    }
}

/// Gives the counts back that references of `live` and below stand for.
///
/// # Safety
/// As for [`ThreadHeap::trial`].
unsafe fn restore(heap: &Heap, live: u64, stack: &mut Vec<u64>) {
    // SAFETY: by the caller's promise.
    unsafe {
        set_word(live, word(live) & !GRAY);
        stack.push(live);
        while let Some(r) = stack.pop() {
            each_child(heap, r, |child| {
                let old = word(child);
                if old & OUTSIDE != 0 {
                    return;
                }
                set_word(child, (old + ONE) & !GRAY);
                if old & GRAY != 0 {
                    stack.push(child);
                }
            });
        }
    }
}

//! What a VM knows about threads that run at once.

use parking_lot::{Condvar, Mutex};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};

/// What a VM knows about its threads. All but the first three fields is written with the gate held.
#[derive(Default)]
pub struct Parallel {
    /// Threads that execute instructions without the gate.
    pub inside: AtomicUsize,
    /// Threads that wait for the gate and lend.
    pub lenders: AtomicUsize,
    /// Number of the round that the heap wants.
    pub wanted: Arc<AtomicU32>,
    pub on: AtomicBool,
    /// How often the state has begun.
    pub era: AtomicU32,
    /// Number of the round that is going on.
    pub round: AtomicU32,
    /// Threads that can touch objects, if there are any, and those of them that have not passed a safepoint in this round.
    pub online: AtomicUsize,
    pub behind: AtomicUsize,
    /// Threads that the VM has started and that have not ended, and parts of the heap besides the first thread's.
    pub threads: AtomicUsize,
    pub parts: AtomicUsize,
    pub lock: Mutex<()>,
    /// A thread has stopped.
    pub stopped: Condvar,
}

impl Parallel {
    /// Whether the VM is in this state.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    /// Whether a thread that has noted this round has nothing to do: no other one is wanted, or some thread has not passed this one.
    pub fn has_passed(&self, round: u32) -> bool {
        self.round.load(Ordering::Relaxed) == round
            && (self.behind.load(Ordering::Relaxed) != 0 || self.wanted.load(Ordering::Relaxed) == round)
    }
}

//! Running Maple code on several threads at once: the state of a VM from the second thread that it starts to the end of the last, whatever
//! the functions are that they execute.
//!
//! The gate then is the lock of the [`Machine`](crate::state::machine::Machine). A thread that executes instructions does not have it ([`ThreadState::open`]); each
//! slow path takes it for its length ([`ThreadState::held`]), so that all code outside of handlers finds the machine as it does with one thread.
//! What handlers do alone is made for several threads: the heap counts with atomic operations, words of code are published by
//! [`publish_low`](maple_dispatch::regcode::publish_low) and [`publish_high`](maple_dispatch::regcode::publish_high), entries of classes are atomic.
//!
//! *Stopping.* Only a thread that has the gate stops the others: it sets [`Poll::STOP`](crate::state::shared::Poll::STOP) and waits until none
//! executes instructions. They do not begin again before it gives the gate back. A thread that waits for the gate therefore stands still,
//! and it stands at a safepoint, unless it says that it *lends*: slow paths of instructions across which references loaded from memory live
//! without a count. While a thread lends, nothing is collected.
//!
//! *Rounds.* When the heap asks for it, each thread that can touch objects passes a safepoint: a round. `Poll::HEAP` is set until all have.

use crate::config::ExecutorKind;
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use maple_rt::heap::ThreadHeap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Looks at the number of running threads before the one that stops them sleeps.
const SPINS: u32 = 200;
/// Longest sleep.
const NAP: Duration = Duration::from_millis(1);

impl Shared {
    /// Lets Maple code run on several threads at once from now on, if it may: not with a budget, not on the stepper, and only if threads can be
    /// stopped at every loop.
    ///
    /// # Safety
    /// `cx` is the running thread's and holds the gate; no reference to the machine is used during the call.
    pub unsafe fn begin_parallel(&self, cx: *mut ThreadState) {
        // SAFETY: the caller's promise. Without this state no thread runs that does not have the gate.
        unsafe {
            let machine = &mut *self.machine();
            let config = &machine.config;
            let stepped = config.executor == ExecutorKind::Stepper || config.fuel.is_some();
            if stepped || !config.interruptible || self.parallel.is_on() {
                return;
            }
            if let Some(managed) = &mut machine.managed {
                let (poll, wanted) = (Arc::clone(&self.poll), Arc::clone(&self.parallel.wanted));
                managed.heap.set_hook(move || {
                    wanted.fetch_add(1, Ordering::Relaxed);
                    poll.set(Poll::HEAP);
                });
                managed.heap.share();
                (*managed.thread_heap()).leave();
            }
            #[cfg(machine_code)]
            machine.heap_was_shared();
            self.parallel.era.fetch_add(1, Ordering::Relaxed);
            self.parallel.on.store(true, Ordering::SeqCst);
            ThreadState::join(cx);
        }
    }

    /// Ends the state if the VM has no other thread left.
    ///
    /// # Safety
    /// The caller holds the gate, and its context, if it has one, is not online.
    pub unsafe fn end_parallel(&self) {
        let state = &self.parallel;
        let alone = state.threads.load(Ordering::Relaxed) == 0 && state.parts.load(Ordering::Relaxed) == 0;
        if !state.is_on() || !alone || !self.stop() {
            return;
        }
        // SAFETY: all threads stand still; the only part of the heap is the first thread's.
        unsafe {
            let machine = &mut *self.machine();
            if let Some(managed) = &mut machine.managed {
                let heap = managed.thread_heap();
                managed.heap.unshare(heap);
                machine.heap = heap;
            }
        }
        state.on.store(false, Ordering::SeqCst);
        state.online.store(0, Ordering::Relaxed);
        state.behind.store(0, Ordering::Relaxed);
        self.poll.clear(Poll::STOP | Poll::HEAP);
    }

    /// Waits until no other thread executes instructions. They stand still until [`Shared::go_on`]. If it says false, they do not: one of
    /// them lends.
    pub(super) fn stop(&self) -> bool {
        self.poll.set(Poll::STOP);
        let mut spins = 0;
        while self.parallel.inside.load(Ordering::SeqCst) != 0 {
            if spins < SPINS {
                spins += 1;
                std::thread::yield_now();
                continue;
            }
            let mut lock = self.parallel.lock.lock();
            if self.parallel.inside.load(Ordering::SeqCst) != 0 {
                self.parallel.stopped.wait_for(&mut lock, NAP);
            }
        }
        let stands = self.parallel.lenders.load(Ordering::SeqCst) == 0;
        if !stands {
            self.go_on();
        }
        stands
    }

    /// Lets the others run again as soon as the gate is free.
    pub(super) fn go_on(&self) {
        self.poll.clear(Poll::STOP);
    }
}

impl ThreadState {
    /// Runs a slow path of an instruction with the gate held.
    ///
    /// # Safety
    /// `cx` is this thread's, called by a handler; no reference to the machine exists.
    #[inline]
    pub unsafe fn held<R>(cx: *mut ThreadState, f: impl FnOnce() -> R) -> R {
        // SAFETY: the caller's promise.
        unsafe {
            if (*cx).context.open {
                ThreadState::close(cx, false);
            }
            let result = f();
            ThreadState::reopen(cx);
            result
        }
    }

    /// As [`ThreadState::held`], for an instruction across which references live without a count.
    ///
    /// # Safety
    /// As [`ThreadState::held`].
    #[inline]
    pub unsafe fn held_lending<R>(cx: *mut ThreadState, f: impl FnOnce() -> R) -> R {
        // SAFETY: the caller's promise.
        unsafe {
            if (*cx).context.open {
                ThreadState::close(cx, true);
            }
            (*cx).lends = true;
            let result = f();
            (*cx).lends = false;
            ThreadState::reopen(cx);
            result
        }
    }

    /// Goes on to execute instructions: without the gate, if several threads may.
    ///
    /// # Safety
    /// `cx` is this thread's and holds the gate; no reference to the machine exists.
    #[inline]
    pub unsafe fn reopen(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            if (*(*cx).shared).parallel.is_on() {
                ThreadState::open_gate(cx);
            }
        }
    }

    #[cold]
    unsafe fn open_gate(cx: *mut ThreadState) {
        // SAFETY: `reopen`'s promise. Who stops the others has the gate, so nobody is counted in while it waits.
        unsafe {
            let shared = &*(*cx).shared;
            shared.parallel.inside.fetch_add(1, Ordering::SeqCst);
            (*cx).context.open = true;
            ThreadState::unlock(cx);
        }
    }

    /// Ends [`ThreadState::reopen`]: the thread has the gate again.
    ///
    /// # Safety
    /// `cx` is this thread's, which executes instructions without the gate.
    #[cold]
    pub unsafe fn close(cx: *mut ThreadState, lends: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            let shared = &*(*cx).shared;
            let state = &shared.parallel;
            (*cx).context.open = false;
            if lends {
                state.lenders.fetch_add(1, Ordering::SeqCst);
            }
            let last = state.inside.fetch_sub(1, Ordering::SeqCst) == 1;
            if last && shared.poll.get() & Poll::STOP != 0 {
                let _lock = state.lock.lock();
                state.stopped.notify_all();
            }
            ThreadState::lock(cx);
            if lends {
                state.lenders.fetch_sub(1, Ordering::SeqCst);
            }
            // The state may have ended meanwhile, and begun again.
            if state.is_on() && (*cx).era != state.era.load(Ordering::Relaxed) {
                ThreadState::join(cx);
            }
            (*(*cx).machine).heap = (*cx).context.heap;
        }
    }

    /// The thread, which has just got the gate, may touch objects.
    ///
    /// # Safety
    /// `cx` is this thread's and holds the gate.
    #[cold]
    pub unsafe fn join(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            let state = &(*(*cx).shared).parallel;
            if let Some(managed) = &(*(*cx).machine).managed {
                (*cx).context.heap = match &(*cx).part {
                    Some(part) => part.as_ptr(),
                    None if (*cx).foreign => {
                        state.parts.fetch_add(1, Ordering::Relaxed);
                        (*cx).part.insert(managed.heap.attach()).as_ptr()
                    }
                    None => managed.thread_heap(),
                };
                (*cx).classes = &raw const managed.classes;
                (*(*cx).context.heap).enter();
                (*(*cx).machine).heap = (*cx).context.heap;
            }
            (*cx).era = state.era.load(Ordering::Relaxed);
            (*cx).round = state.round.load(Ordering::Relaxed);
            state.online.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Ends [`ThreadState::join`]; the gate is kept.
    ///
    /// # Safety
    /// As [`ThreadState::join`].
    #[cold]
    pub unsafe fn part(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            ThreadState::passed(cx);
            (*(*cx).shared).parallel.online.fetch_sub(1, Ordering::Relaxed);
            if let Some(heap) = (*cx).context.heap.as_mut() {
                heap.leave();
            }
        }
    }

    /// Gives up the thread's part of the heap, if it has one of its own.
    ///
    /// # Safety
    /// `cx` is this thread's, outside of Maple code for good or until it comes back, and does not hold the gate.
    pub unsafe fn retire(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            if (*cx).part.is_none() {
                return;
            }
            ThreadState::with(cx, |_| {
                (*cx).part = None;
                (*cx).context.heap = std::ptr::null_mut();
                (*(*cx).shared).parallel.parts.fetch_sub(1, Ordering::Relaxed);
                (*(*cx).shared).end_parallel();
            });
        }
    }

    /// The thread has passed a safepoint of the round that is going on.
    unsafe fn passed(cx: *mut ThreadState) {
        // SAFETY: the callers' promise: the gate is held.
        unsafe {
            let shared = &*(*cx).shared;
            let state = &shared.parallel;
            let round = state.round.load(Ordering::Relaxed);
            if (*cx).round != round {
                (*cx).round = round;
                if state.behind.fetch_sub(1, Ordering::Relaxed) == 1 {
                    shared.poll.clear(Poll::HEAP);
                    if state.wanted.load(Ordering::Relaxed) != round {
                        shared.poll.set(Poll::HEAP);
                    }
                }
            }
        }
    }

    /// A safepoint: does what the heap wants.
    ///
    /// # Safety
    /// `cx` is this thread's, holds the gate, and has no reference that is not counted.
    #[cold]
    pub unsafe fn heap_safepoint(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            let state = &(*(*cx).shared).parallel;
            if !state.is_on() || (*cx).lends {
                return;
            }
            let Some(heap) = (*cx).context.heap.as_mut() else {
                return;
            };
            heap.safepoint();
            if heap.heap().collection_wanted() {
                ThreadState::collect(cx);
            }
            let wanted = state.wanted.load(Ordering::Relaxed);
            if state.behind.load(Ordering::Relaxed) == 0 && state.round.load(Ordering::Relaxed) != wanted {
                state.round.store(wanted, Ordering::Relaxed);
                state
                    .behind
                    .store(state.online.load(Ordering::Relaxed), Ordering::Relaxed);
            }
            ThreadState::passed(cx);
        }
    }

    /// Collects cycles, all other threads standing still. Says whether it could.
    ///
    /// # Safety
    /// As [`ThreadState::heap_safepoint`].
    pub unsafe fn collect(cx: *mut ThreadState) -> bool {
        // SAFETY: the caller's promise.
        unsafe {
            ThreadState::standing(cx, |heap| {
                (*heap).collect();
            })
        }
    }

    /// As [`ThreadState::collect`]; weak references that own counts let go of what nothing else refers to.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn collect_all(cx: *mut ThreadState) -> bool {
        // SAFETY: the caller's promise.
        unsafe {
            ThreadState::standing(cx, |heap| {
                (*heap).collect();
                (*heap).clear_weak();
            })
        }
    }

    /// Works with the heap, all other threads standing still. Says whether it could.
    unsafe fn standing(cx: *mut ThreadState, work: impl FnOnce(*mut ThreadHeap)) -> bool {
        // SAFETY: the caller's promise; nobody works with the heap meanwhile.
        unsafe {
            let shared = &*(*cx).shared;
            if !shared.parallel.is_on() {
                work((*cx).context.heap);
                return true;
            }
            let stands = !(*cx).lends && shared.stop();
            if stands {
                work((*cx).context.heap);
                shared.go_on();
            }
            stands
        }
    }
}

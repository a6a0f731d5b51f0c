//! Threads that a VM starts, in whichever language the functions are written that they execute: their numbers, their lives, the wait for their ends.
//!
//! What a thread does is [`Work`]: a call for the embedder ([`Vm::spawn`](crate::Vm::spawn)), the method of a thread object (`managed::threads`). Each is a
//! thread of the system with stacks of its own. From the first on, threads run at once if the VM's settings allow it
//! ([`parallel`](super::parallel)); else they take turns.

use super::safepoint::stop_reason;
use crate::fault;
use crate::memory::Stack;
use crate::state::roster::Listed;
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use crate::state::threads::Signal;
use crate::state::trap::Trap;
use maple_rt::monitor::ThreadId;
use maple_rt::trap::TrapKind;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How long a thread waits for another before it looks whether the VM shall stop.
const PATIENCE: Duration = Duration::from_millis(20);
/// How long the end of a program waits for threads that it has told to stop. Threads in native functions do not hear it.
const FAREWELL: Duration = Duration::from_secs(2);

/// What a thread does.
pub trait Work: Send + 'static {
    /// What messages call the thread, unless a number does.
    fn name(&self) -> Option<String>;

    /// The thread's life.
    ///
    /// # Errors
    /// What it ends with.
    ///
    /// # Safety
    /// `cx` is this thread's, idle, and does not hold the gate.
    unsafe fn run(&mut self, cx: *mut ThreadState) -> Result<(), Trap>;

    /// The thread has run, or could not for want of memory. It has no context any more; nobody knows yet that it has ended.
    fn ended(self, shared: &Shared, result: Result<(), Trap>);
}

/// Starts a thread, and gives the signal of its end. None if the system or the VM has no more.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; no reference to the machine exists.
pub unsafe fn start<W: Work>(cx: *mut ThreadState, work: W) -> Option<Arc<Signal>> {
    // SAFETY: the caller's promise; references to the machine live for one statement.
    unsafe {
        let machine = (*cx).machine;
        let shared = (*machine).shared.upgrade()?;
        let number = (*machine).threads.number()?;
        shared.begin_parallel(cx);
        shared.parallel.threads.fetch_add(1, Ordering::Relaxed);
        let end = Arc::<Signal>::default();
        let thread = Thread {
            shared: Arc::clone(&shared),
            number,
            end: Arc::clone(&end),
            work,
        };
        let spawned = std::thread::Builder::new()
            .name(format!("maple-{}", number.number()))
            .spawn(move || thread.live());
        if spawned.is_err() {
            (*machine).threads.free.push(number.number());
            shared.parallel.threads.fetch_sub(1, Ordering::Relaxed);
            return None;
        }
        (*machine).threads.add(Arc::clone(&end));
        Some(end)
    }
}

/// What a new thread gets.
struct Thread<W> {
    shared: Arc<Shared>,
    number: ThreadId,
    end: Arc<Signal>,
    work: W,
}

/// Tells that a thread has ended, however it does: others wait for it.
struct Ended(Arc<Signal>);

impl Drop for Ended {
    fn drop(&mut self) {
        self.0.set();
    }
}

impl<W: Work> Thread<W> {
    fn live(mut self) {
        let ended = Ended(Arc::clone(&self.end));
        fault::prepare_thread();
        let result = self.execute();
        self.shared.with(|machine| {
            machine.threads.free.push(self.number.number());
            self.shared.parallel.threads.fetch_sub(1, Ordering::Relaxed);
            // SAFETY: the gate is held, and the context of this thread is gone.
            unsafe { self.shared.end_parallel() };
        });
        self.work.ended(&self.shared, result);
        // The program may end when it knows that the thread has.
        drop(ended);
    }

    fn execute(&mut self) -> Result<(), Trap> {
        let bytes = self.shared.with(|machine| machine.config.stack_bytes);
        let stack = Stack::new(bytes).map_err(|_| Trap::without_frames(TrapKind::OutOfMemory))?;
        let mut context = ThreadState::new(&self.shared, stack, true);
        let cx = &raw mut *context;
        // SAFETY: the context is this thread's.
        unsafe {
            let _listed = Listed::new(&self.shared, cx, self.work.name());
            (*cx).context.thread = self.number;
            let result = self.work.run(cx);
            ThreadState::retire(cx);
            result
        }
    }
}

/// Waits for a signal, outside of Maple code and without the gate.
///
/// # Errors
/// Why the thread shall stop before.
///
/// # Safety
/// As [`start`].
pub unsafe fn await_signal(
    cx: *mut ThreadState,
    signal: &Signal,
    limit: Option<Duration>,
) -> Result<(), TrapKind> {
    let until = limit.and_then(|limit| Instant::now().checked_add(limit));
    while !signal.is_set() {
        let left = until.map_or(PATIENCE, |until| until.saturating_duration_since(Instant::now()));
        if left.is_zero() {
            break;
        }
        // SAFETY: the caller's promise.
        unsafe {
            wait_outside(cx, signal, left.min(PATIENCE));
            if let Some(kind) = stop_reason(cx) {
                return Err(kind);
            }
        }
    }
    Ok(())
}

unsafe fn wait_outside(cx: *mut ThreadState, signal: &Signal, time: Duration) {
    // SAFETY: the callers' promise.
    unsafe {
        ThreadState::release(cx);
        signal.wait_for(time);
        ThreadState::acquire(cx);
    }
}

/// Tells all threads that the machine has started to stop, and waits until they have.
///
/// # Safety
/// As [`start`].
pub unsafe fn stop_all(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        (*(*cx).shared).poll.set(Poll::CLOSED);
        let until = Instant::now() + FAREWELL;
        let running = || {
            let mut ends = (*(*cx).machine).threads.ends.iter();
            ends.find(|end| !end.is_set()).cloned()
        };
        while let Some(end) = running() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            wait_outside(cx, &end, left.min(PATIENCE));
        }
    }
}

//! The threads that a VM has started.

use super::trap::Trap;
use maple_rt::monitor::ThreadId;
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use parking_lot::{Condvar, Mutex};
use std::sync::Arc;
use std::time::Duration;

/// Number of threads from which on those that have ended are looked for.
const MANY: usize = 64;

/// Something that happens once: a thread ends, a waiting one is notified.
#[derive(Default)]
pub struct Signal {
    pub happened: Mutex<bool>,
    pub changed: Condvar,
}

impl Signal {
    /// It happens.
    pub fn set(&self) {
        *self.happened.lock() = true;
        self.changed.notify_all();
    }

    /// Whether it has.
    pub fn is_set(&self) -> bool {
        *self.happened.lock()
    }

    /// Waits until it has.
    pub fn wait(&self) {
        let mut happened = self.happened.lock();
        while !*happened {
            self.changed.wait(&mut happened);
        }
    }

    pub fn wait_for(&self, time: Duration) {
        let mut happened = self.happened.lock();
        if !*happened {
            self.changed.wait_for(&mut happened, time);
        }
    }
}

/// A call that goes on in a thread of its own, made by [`Vm::spawn`](crate::Vm::spawn) and [`Caller::spawn`](crate::Caller::spawn). Dropped, it
/// goes on all the same.
pub struct Thread {
    pub(crate) end: Arc<Signal>,
    pub(crate) outcome: Arc<Outcome>,
}

/// What the call ended with, once it has.
pub type Outcome = Mutex<Option<Result<Value, Trap>>>;

impl Thread {
    /// Whether the call has ended.
    pub fn is_finished(&self) -> bool {
        self.end.is_set()
    }

    /// Waits until the call has ended, and gives its result.
    ///
    /// # Errors
    /// Those of [`Vm::call`](crate::Vm::call).
    pub fn join(self) -> Result<Value, Trap> {
        self.end.wait();
        let outcome = self.outcome.lock().take();
        outcome.unwrap_or_else(|| Err(Trap::without_frames(TrapKind::HostError)))
    }
}

/// The threads that a machine has started.
#[derive(Default)]
pub struct Threads {
    /// Those that the program has started on its stacks and nobody has waited for.
    pub unjoined: Arc<Mutex<Vec<Thread>>>,
    /// Numbers for monitors that no thread has.
    pub free: Vec<u16>,
    /// Numbers that were given out.
    pub given: u16,
    /// Ends of threads, at least of those that are still to come.
    pub ends: Vec<Arc<Signal>>,
    /// Number of entries at which those that can go are looked for.
    pub sweep_at: usize,
}

impl Threads {
    /// A number for a new thread; none if there are too many.
    pub fn number(&mut self) -> Option<ThreadId> {
        if let Some(number) = self.free.pop() {
            return ThreadId::new(number);
        }
        // 1 is the embedder's thread.
        let next = self.given.max(1) + 1;
        let id = ThreadId::new(next)?;
        self.given = next;
        Some(id)
    }

    pub fn add(&mut self, end: Arc<Signal>) {
        if self.ends.len() >= self.sweep_at.max(MANY) {
            self.ends.retain(|end| !end.is_set());
            self.sweep_at = self.ends.len() * 2;
        }
        self.ends.push(end);
    }
}

//! The threads that a VM has started.

use maple_rt::monitor::ThreadId;
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

/// The threads that a machine has started.
#[derive(Default)]
pub struct Threads {
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

//! The threads of a VM besides those of the embedder.

use super::shared::Shared;
use super::thread::ThreadState;
use super::trap::Trap;
use parking_lot::Mutex;
use std::collections::VecDeque;
use std::sync::Arc;

/// A thread besides the embedder's that an interrupt has found in Maple code, or in what Maple code called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoppedThread {
    /// `Thread-0` and so on for threads of managed programs, a number from 2 on for those of the embedder and of native code.
    pub name: String,
    /// Where it stood; none if it has not stopped.
    pub trap: Option<Trap>,
}

pub struct Member {
    pub cx: *mut ThreadState,
    pub name: String,
}

// SAFETY: the pointer is followed only while the list is locked, and taken off the list before the context goes.
unsafe impl Send for Member {}

/// The threads of a VM that did not come from an embedder. Locked with or without the gate, never kept while the gate is waited for. Then the names of
/// the latest threads, also of those that have ended, by the system's numbers.
#[derive(Default)]
pub struct Roster(pub Mutex<Vec<Member>>, Mutex<VecDeque<(u32, String)>>);

/// Threads whose names are kept.
const NAMED: usize = 1024;

impl Roster {
    /// The names of threads, also of those that have ended, by the system's numbers, those of the latest last.
    pub fn names(&self) -> Vec<(u32, String)> {
        self.1.lock().iter().cloned().collect()
    }

    /// Notes the name of the calling thread.
    #[cfg(target_os = "linux")]
    fn note(&self, name: &str) {
        // SAFETY: a system call without arguments.
        let number = unsafe { libc::gettid() }.cast_unsigned();
        let mut names = self.1.lock();
        if names.len() == NAMED {
            names.pop_front();
        }
        names.push_back((number, name.to_owned()));
    }

    /// Elsewhere nobody asks for names.
    #[cfg(not(target_os = "linux"))]
    fn note(&self, _: &str) {}
}

/// While it lives, a thread is on the list.
pub struct Listed {
    pub cx: *mut ThreadState,
    pub roster: Arc<Roster>,
}

impl Listed {
    /// Adds the calling thread. Without a name it gets a number.
    ///
    /// # Safety
    /// `cx` is valid as long as the value.
    pub unsafe fn new(shared: &Shared, cx: *mut ThreadState, name: Option<String>) -> Listed {
        let mut list = shared.roster.0.lock();
        let name = name.unwrap_or_else(|| {
            let free = |number: &usize| {
                let text = number.to_string();
                !list.iter().any(|entry| entry.name == text)
            };
            (2..).find(free).unwrap_or(2).to_string()
        });
        shared.roster.note(&name);
        list.push(Member { cx, name });
        drop(list);
        let roster = shared.roster.clone();
        Listed { cx, roster }
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        self.roster.0.lock().retain(|entry| entry.cx != self.cx);
    }
}

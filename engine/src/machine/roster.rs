//! The threads of a VM besides the embedder's, and where an interrupt has stopped them.
//!
//! A thread that executes Maple code when the VM is interrupted ends with a trap, as the embedder's does, and notes it. Whoever is in a
//! native function, or waits for a monitor, stands still as long as somebody else has the gate: its stack is read then.

use crate::fault;
use crate::state::machine::Machine;
use crate::state::roster::StoppedThread;
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_rt::trap::TrapKind;
use std::time::{Duration, Instant};

/// How long the embedder's thread waits for others that execute Maple code.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long it waits for others that are in native functions or wait for something.
const GRACE: Duration = Duration::from_millis(200);
/// Time between two looks.
const PAUSE: Duration = Duration::from_millis(2);

/// Notes where an interrupt has stopped a thread.
pub fn note(cx: *mut ThreadState, shared: &Shared, trap: &Trap) {
    let roster = shared.roster.0.lock();
    let known = roster.iter().find(|entry| entry.cx == cx);
    if let Some(entry) = known.filter(|_| shared.poll.get() & Poll::INTERRUPT != 0) {
        put(shared, &entry.name, Some(trap.clone()));
    }
}

fn put(shared: &Shared, name: &str, trap: Option<Trap>) {
    let mut stopped = shared.stopped.lock();
    // Native code that does not look at zeroes calls back again.
    if !stopped.iter().any(|thread| thread.name == name) {
        let name = name.to_owned();
        stopped.push(StoppedThread { name, trap });
    }
}

/// Waits until the other threads of an interrupted VM have stopped, and notes where those are that do not.
///
/// # Safety
/// `cx` is the context of the embedder's thread, is idle and does not hold the gate.
pub unsafe fn gather(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    let shared = unsafe { &*(*cx).shared };
    let start = Instant::now();
    while !shared.roster.0.lock().is_empty() {
        // SAFETY: the caller's promise.
        let done = unsafe {
            ThreadState::with(cx, |machine: &mut Machine| {
                let still = !shared.parallel.is_on() || shared.stop();
                let (busy, waiting) = count(shared);
                let time = start.elapsed();
                let done = busy == 0 && (waiting == 0 || time >= GRACE) || time >= PATIENCE;
                if done {
                    look(machine, shared);
                }
                if still {
                    shared.go_on();
                }
                done
            })
        };
        if done {
            return;
        }
        std::thread::sleep(PAUSE);
    }
}

/// Threads of a VM that execute Maple code, and those that it has left for something else.
///
/// # Safety
/// The caller holds the gate.
unsafe fn count(shared: &Shared) -> (usize, usize) {
    let (mut busy, mut waiting) = (0, 0);
    for entry in shared.roster.0.lock().iter() {
        // SAFETY: contexts on the list are valid; these fields change with the gate held, or while `open` is set.
        unsafe {
            if (&raw const (*entry.cx).context.root).read_volatile().is_null() {
                continue;
            }
            if is_busy(entry.cx) {
                busy += 1;
            } else {
                waiting += 1;
            }
        }
    }
    (busy, waiting)
}

/// Whether a thread that has a run executes Maple code.
unsafe fn is_busy(cx: *const ThreadState) -> bool {
    // SAFETY: the callers' promise: the context is valid.
    unsafe { (&raw const (*cx).context.open).read_volatile() || (&raw const (*cx).running).read_volatile() }
}

/// Notes where threads are that have not stopped.
///
/// # Safety
/// The caller holds the gate of the machine's VM.
pub unsafe fn look(machine: &mut Machine, shared: &Shared) {
    for entry in shared.roster.0.lock().iter() {
        // SAFETY: contexts on the list are valid. A thread outside of Maple code that does not have the gate cannot change its stack.
        unsafe {
            let own = std::ptr::eq(entry.cx, fault::current());
            if !own && !(&raw const (*entry.cx).context.root).read_volatile().is_null() {
                let trap = (!is_busy(entry.cx)).then(|| machine.trap(TrapKind::Interrupted, entry.cx));
                put(shared, &entry.name, trap);
            }
        }
    }
}

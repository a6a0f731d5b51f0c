//! Monitors: entered without waiting where nobody has them; while a thread waits, others have the gate.

use super::environment::Environment;
use crate::machine::safepoint::stop_reason;
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use maple_rt::managed::{Fault, ManagedVm, Raise};
use maple_rt::monitor::{self, EnterOutcome};
use std::sync::Arc;
use std::time::Duration;

/// How long a thread waits for a monitor before it looks whether the VM shall stop.
const PATIENCE: Duration = Duration::from_millis(50);

/// Enters the monitor of an object.
///
/// # Errors
/// The trap if the VM shall stop.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; `object` is an object that stays alive.
pub unsafe fn enter(cx: *mut ThreadState, object: u64) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        let heap = Arc::clone(&Machine::managed((*cx).machine).heap);
        let mut handle = match monitor::enter(&heap, object, (*cx).context.thread) {
            EnterOutcome::Entered => return Ok(()),
            EnterOutcome::MustWait(handle) => handle,
        };
        loop {
            let mut waited = None;
            let mut waiting = Some(handle);
            Environment::new(cx)
                .blocking(&mut || waited = waiting.take().map(|handle| handle.wait_for(PATIENCE)));
            match waited {
                Some(Err(again)) => handle = again,
                _ => return Ok(()),
            }
            if let Some(kind) = stop_reason(cx) {
                return Err(Raise::Trap(kind));
            }
        }
    }
}

/// Leaves the monitor of an object.
///
/// # Errors
/// `IllegalMonitorStateException` if the thread does not own it.
///
/// # Safety
/// As [`enter`].
pub unsafe fn exit(cx: *mut ThreadState, object: u64) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        let heap = &Machine::managed((*cx).machine).heap;
        monitor::exit(heap, object, (*cx).context.thread).map_err(|_| Fault::NotOwner.raise())
    }
}

/// Whether the thread owns the monitor of an object.
///
/// # Safety
/// As [`enter`].
pub unsafe fn is_owner(cx: *mut ThreadState, object: u64) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let heap = &Machine::managed((*cx).machine).heap;
        monitor::is_owner(heap, object, (*cx).context.thread)
    }
}

//! What unwinding asks about objects and classes.
//!
//! Values thrown in modules without managed objects are plain numbers: nothing owns them, no class catches them.

use crate::managed;
use crate::thread::ThreadState;
use crate::vm::{FunctionId, Machine};
use maple_runtime::heap;
use maple_runtime::trap::TrapKind;

/// Whether the object `thrown` is an instance of the class whose address is in the slot at `class_slot`, a slot of the module of `id`.
pub fn is_caught(machine: &mut Machine, id: FunctionId, thrown: u64, class_slot: u64) -> bool {
    // SAFETY: what travels through managed code are objects.
    machine.counts(id) && unsafe { managed::is_caught(machine, thrown, class_slot) }
}

impl Machine {
    /// Whether what functions like `id` throw are counted objects.
    pub fn counts(&self, id: FunctionId) -> bool {
        self.managed.is_some() && self.is_managed(id)
    }

    /// Whether the `%%thrownval` of a function owns a reference: functions that catch nothing never write it.
    pub fn owns_thrown(&self, id: FunctionId) -> bool {
        self.counts(id) && self.handlers(id).is_some()
    }
}

/// Counts a reference that `id` throws, or that a finally block of it keeps besides `%%thrownval`.
pub fn retain(machine: &mut Machine, id: FunctionId, thrown: u64) {
    if machine.counts(id) {
        // SAFETY: an object or null; the gate is held.
        unsafe { heap::retain(machine.heap, thrown) };
    }
}

/// Releases an exception that a frame of `id` drops.
pub fn release(machine: &mut Machine, id: FunctionId, thrown: u64) {
    if machine.counts(id) {
        // SAFETY: an object of which the frame owns a count, or null; the gate is held.
        unsafe { heap::release(machine.heap, thrown) };
    }
}

/// Moves a caught exception into the `%%thrownval` of a frame of `id`, which owns it from here on.
///
/// # Safety
/// `slot` is that cell.
pub unsafe fn store_thrown(machine: &mut Machine, id: FunctionId, slot: *mut u64, thrown: u64) {
    // SAFETY: the caller's promise; the cell owns what it holds.
    unsafe {
        let old = std::mem::replace(&mut *slot, thrown);
        release(machine, id, old);
    }
}

/// Releases what the cells of a frame of `id` own: it is left by an exception.
///
/// # Safety
/// `fp` is such a frame, set up.
pub unsafe fn release_frame(machine: &mut Machine, id: FunctionId, fp: *mut u64) {
    if machine.counts(id) {
        // SAFETY: the caller's promise.
        unsafe { managed::release_cells(machine, id, fp) };
    }
}

/// Makes the exception object for a trap in a managed function. The thread is outside Maple code and without the gate, as in a host
/// function: the hook may run constructors with [`crate::vm::host::call_values`]. The caller owns the result.
///
/// # Errors
/// What goes on instead: the trap itself if there is no class for it, or what a constructor ended with.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn raise(cx: *mut ThreadState, kind: TrapKind) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::acquire(cx);
        let known = (*(*cx).machine).managed.is_some();
        let raised = if known { managed::raise(cx, kind) } else { kind };
        ThreadState::release(cx);
        match raised {
            TrapKind::Exception { thrown } => Ok(thrown),
            kind => Err(kind),
        }
    }
}

/// Releases an exception that nobody caught. The thread is outside Maple code.
///
/// # Safety
/// `cx` is this thread's; the caller owned a count of `thrown`.
pub unsafe fn drop_thrown(cx: *mut ThreadState, thrown: u64) {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::acquire(cx);
        if (*(*cx).machine).managed.is_some() {
            heap::release((*cx).heap, thrown);
        }
        ThreadState::release(cx);
    }
}

/// How an exception that nobody caught introduces itself: the result of its `toString`. The thread is outside Maple code. None for what is
/// no object.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn describe(cx: *mut ThreadState, thrown: u64) -> Option<String> {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::acquire(cx);
        let known = (*(*cx).machine).managed.is_some();
        let text = known.then(|| managed::describe(cx, thrown));
        ThreadState::release(cx);
        text
    }
}

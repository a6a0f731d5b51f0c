//! What unwinding asks about objects and classes.
//!
//! What functions throw that do not count references are plain words: nothing owns them, no class catches them.

use crate::managed;
use crate::state::exception::Exception;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::CodeId;
use crate::state::thread::ThreadState;
use maple_rt::heap;
use maple_rt::trap::{Thrown, TrapKind};

/// Whether an exception is an instance of the class whose address is in the slot at `class_slot`. Plain words and null are of no class.
pub fn is_caught(machine: &Machine, thrown: Exception, class_slot: u64) -> bool {
    // SAFETY: it says that it is an object.
    thrown.is_object()
        && thrown.value != 0
        && unsafe { managed::throw::is_caught(machine, thrown.value, class_slot) }
}

impl Machine {
    /// Whether the `%%thrownval` of a function owns a reference: functions that catch nothing never write it.
    pub fn owns_thrown(&self, id: FunctionId) -> bool {
        self.counts(id) && self.handlers(id).is_some()
    }
}

/// What a throw of `value` in function `id` throws: an object, of which the result owns a count, or a plain word.
pub fn thrown(machine: &mut Machine, id: FunctionId, value: u64) -> Exception {
    if machine.counts(id) || machine.kept.is_object(value) {
        let thrown = Exception::object(value);
        retain(machine, thrown);
        thrown
    } else {
        Exception {
            value,
            what: Thrown::Word,
        }
    }
}

/// Counts a reference to an exception that a frame keeps besides `%%thrownval`.
pub fn retain(machine: &mut Machine, thrown: Exception) {
    if thrown.is_object() {
        // SAFETY: it says that it is an object; the gate is held.
        unsafe { heap::retain(machine.heap, thrown.value) };
    }
}

/// Releases an exception that a frame drops.
pub fn release(machine: &mut Machine, thrown: Exception) {
    if thrown.is_object() {
        // SAFETY: an object of which the frame owns a count; the gate is held.
        unsafe { heap::release(machine.heap, thrown.value) };
    }
}

/// Releases the `%%thrownval` of a function that returns, where that owns.
///
/// # Safety
/// [`Machine::owns_thrown`] says so, and `value` was in that cell.
pub unsafe fn release_thrown(machine: &mut Machine, value: u64) {
    // SAFETY: the caller's promise; the gate is held.
    unsafe { heap::release(machine.heap, value) };
}

/// Moves a caught exception into the `%%thrownval` of the frame of `id` at `fp`, which owns it from here on; where the function does not count,
/// the machine does.
///
/// # Safety
/// `slot` is that cell; what a counted function catches is an object.
pub unsafe fn store_thrown(
    machine: &mut Machine,
    id: FunctionId,
    fp: *mut u64,
    slot: *mut u64,
    thrown: Exception,
) {
    // SAFETY: the caller's promise; the cell of a counted function owns what it holds.
    unsafe {
        let old = std::mem::replace(&mut *slot, thrown.value);
        if machine.counts(id) {
            heap::release(machine.heap, old);
        } else if thrown.is_object() && thrown.value != 0 {
            machine.kept.keep(machine.heap, fp, thrown.value);
        }
    }
}

/// Releases what a frame of `id` owns, which an exception leaves. `word` is where it is in published code, and which; without, it is the stepper's.
///
/// # Safety
/// `fp` is such a frame, set up.
pub unsafe fn release_frame(
    machine: &mut Machine,
    id: FunctionId,
    fp: *mut u64,
    word: Option<(CodeId, usize)>,
) {
    if machine.counts(id) {
        let of_stepper;
        let slots = match word {
            Some((code, word)) => machine.version(code).owned.at(word as u32),
            None => {
                of_stepper = machine
                    .function(id)
                    .map(managed::slow_paths::owning_slots)
                    .unwrap_or_default();
                &of_stepper
            }
        };
        // SAFETY: the caller's promise; code and stepper keep those slots so.
        unsafe { managed::slow_paths::release_slots(machine, id, fp, slots) };
    } else {
        // SAFETY: as above; the gate is held.
        unsafe { machine.kept.forget(machine.heap, fp) };
    }
}

/// Makes the exception object for a trap in a managed function. The thread is outside Maple code and without the gate, as in a host
/// function: the hook may run constructors with [`crate::machine::host::call_values`]. The caller owns the result.
///
/// # Errors
/// What goes on instead: the trap itself if there is no class for it, or what a constructor ended with.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn raise(cx: *mut ThreadState, kind: TrapKind) -> Result<Exception, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::acquire(cx);
        let known = (*(*cx).machine).managed.is_some();
        let raised = if known {
            managed::throw::raise(cx, kind)
        } else {
            kind
        };
        ThreadState::release(cx);
        Exception::of(raised).ok_or(raised)
    }
}

/// Releases an exception that nobody caught. The thread is outside Maple code.
///
/// # Safety
/// `cx` is this thread's; the caller owned what the exception does.
pub unsafe fn drop_thrown(cx: *mut ThreadState, thrown: Exception) {
    if thrown.is_object() {
        // SAFETY: the caller's promise.
        unsafe {
            ThreadState::acquire(cx);
            heap::release((*cx).context.heap, thrown.value);
            ThreadState::release(cx);
        }
    }
}

/// How an exception that nobody caught introduces itself: the result of its `toString`. The thread is outside Maple code. None for what is
/// no object.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn describe(cx: *mut ThreadState, thrown: Exception) -> Option<String> {
    if !thrown.is_object() {
        return None;
    }
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::acquire(cx);
        let text = managed::throw::describe(cx, thrown.value);
        ThreadState::release(cx);
        Some(text)
    }
}

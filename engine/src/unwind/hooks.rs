//! What unwinding asks about objects and classes.
//!
//! Values thrown in modules without managed objects are plain numbers: nothing owns them, no class catches them.

use crate::context::Context;
use crate::vm::{FunctionId, Machine};
use maple_runtime::trap::TrapKind;

/// Whether the object `thrown` is an instance of the class whose address is in the slot at `class_slot`, a slot of the module of `id`.
pub fn is_caught(_machine: &mut Machine, _id: FunctionId, _thrown: u64, _class_slot: u64) -> bool {
    false
}

/// Counts a reference that `id` throws, or that a finally block of it keeps besides `%%thrownval`.
pub fn retain(_machine: &mut Machine, _id: FunctionId, _thrown: u64) {}

/// Releases an exception that a frame of `id` drops.
pub fn release(_machine: &mut Machine, _id: FunctionId, _thrown: u64) {}

/// Moves a caught exception into the `%%thrownval` of a frame of `id`, which owns it from here on.
///
/// # Safety
/// `slot` is that cell.
pub unsafe fn store_thrown(_machine: &mut Machine, _id: FunctionId, slot: *mut u64, thrown: u64) {
    // SAFETY: the caller's promise.
    unsafe { *slot = thrown };
}

/// Releases what the cells of a frame of `id` own: it is left by an exception.
///
/// # Safety
/// `fp` is such a frame, set up.
pub unsafe fn release_frame(_machine: &mut Machine, _id: FunctionId, _fp: *mut u64) {}

/// Makes the exception object for a trap in a managed function. The thread is outside Maple code and without the gate, as in a host
/// function: the hook may run constructors with [`crate::vm::host::call_values`]. The caller owns the result.
///
/// # Errors
/// What goes on instead: the trap itself if there is no class for it, or what a constructor ended with.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn raise(_cx: *mut Context, kind: TrapKind) -> Result<u64, TrapKind> {
    Err(kind)
}

/// How an exception that nobody caught introduces itself: the result of its `toString`. The thread is outside Maple code. None for what is
/// no object.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn describe(_cx: *mut Context, _thrown: u64) -> Option<String> {
    None
}

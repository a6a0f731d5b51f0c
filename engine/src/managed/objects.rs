//! Slow paths of the instructions on objects.

use super::throw;
use crate::context::{Context, Site};
use crate::native;
use crate::regcode::{Ins, Link};
use crate::translate::slot_of;
use crate::vm::{CallSite, FunctionId, Machine};
use maple_mirbin::{Frame, Prim};
use maple_runtime::class::Class;
use maple_runtime::heap::{self, class_of};
use maple_runtime::java::messages;

/// Whether objects of class `own` are instances of `class`.
///
/// # Safety
/// Both are classes of the machine.
#[inline(never)]
pub unsafe fn is_subclass(own: *const Class, class: *const Class) -> bool {
    // SAFETY: the caller's promise.
    unsafe { (*own).is_subtype_of(&*class) }
}

/// A new object for the instruction at `pc`, whose data word holds the class. 0 if there is no memory; the trap is in the context.
///
/// # Safety
/// `cx` belongs to the running machine, and no reference to the machine exists; the rest is where the thread stands.
#[inline(never)]
pub unsafe fn new_object(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let class = (*pc.add(1)).low() as *const Class;
        match (*(*cx).heap).allocate(class, 0) {
            Ok(object) => object,
            Err(_) => {
                let fp = fp.add(usize::from((*pc).b));
                throw::raise_at(cx, Site { pc, fp, cs }, messages::out_of_memory());
                0
            }
        }
    }
}

/// A new array for the instruction at `pc`, whose data word holds the class and whose field `b` names the slot with the length. 0 if that
/// is negative or there is no memory; the trap is in the context.
///
/// # Safety
/// As [`new_object`]; temporaries are free from slot `c` on.
#[inline(never)]
pub unsafe fn new_array(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let class = (*pc.add(1)).low() as *const Class;
        let length = *fp.add(usize::from((*pc).b)) as i32;
        let raise = match u32::try_from(length) {
            Err(_) => messages::negative_array_size(length),
            Ok(length) if length > messages::MAX_ARRAY_LENGTH => messages::array_too_large(),
            Ok(length) => match (*(*cx).heap).allocate(class, length) {
                Ok(array) => return array,
                Err(_) => messages::out_of_memory(),
            },
        };
        let fp = fp.add(usize::from((*pc).c));
        throw::raise_at(cx, Site { pc, fp, cs }, raise);
        0
    }
}

/// Raises what a store of slot `b` into the array in slot `a` raises.
///
/// # Safety
/// As [`new_object`]; temporaries are free from slot `c` on.
#[cold]
#[inline(never)]
pub unsafe fn bad_store(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) {
    // SAFETY: the caller's promise.
    unsafe {
        let raise = messages::array_store(class_of(*fp.add(usize::from((*pc).b))).name());
        let fp = fp.add(usize::from((*pc).c));
        throw::raise_at(cx, Site { pc, fp, cs }, raise);
    }
}

/// Raises what a cast of slot `a` to the class in the data word of the instruction at `pc` raises.
///
/// # Safety
/// As [`new_object`].
#[cold]
#[inline(never)]
pub unsafe fn bad_cast(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) {
    // SAFETY: the caller's promise.
    unsafe {
        let class = (*pc.add(1)).low() as *const Class;
        let from = class_of(*fp.add(usize::from((*pc).a)));
        let fp = fp.add(usize::from((*pc).b));
        let raise = messages::class_cast(from.name(), (*class).name());
        throw::raise_at(cx, Site { pc, fp, cs }, raise);
    }
}

/// Executes the intrinsic of the instruction at `pc`, which always has the same result, and keeps it there. If it says false, the trap is
/// in the context.
///
/// # Safety
/// As [`new_object`]; the argument is in slot `a`, from which on slots are free.
#[cold]
#[inline(never)]
pub unsafe fn call_once(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> bool {
    // SAFETY: the caller's promise; the machine keeps its call sites and its code.
    unsafe {
        let window = (*pc).a;
        let site = (*pc.add(2)).low() as *mut CallSite;
        let done = native::intrinsic(cx, pc, fp, cs, window, site);
        if done {
            *pc.add(1).cast_mut() = Ins::data(*fp.add(usize::from(window)), 0);
        }
        done
    }
}

/// Releases the owning cells of a frame of function `id` that is left.
///
/// # Safety
/// `fp` is such a frame, set up; the machine is a managed one.
pub unsafe fn release_cells(machine: &mut Machine, id: FunctionId, fp: *mut u64) {
    // SAFETY: the caller's promise; locals lie behind the formals.
    unsafe {
        let heap = Machine::managed(machine).thread_heap();
        let Some(function) = machine.function(id) else {
            return;
        };
        let formals = function.frame.formals.len();
        let locals = function.frame.cells.get(2..).unwrap_or_default();
        for (number, _) in locals.iter().enumerate().filter(|(_, ty)| **ty == Prim::Ref) {
            heap::release(heap, *fp.add(formals + number));
        }
        if function.handlers.is_some() {
            heap::release(
                heap,
                *fp.add(slot_of(formals, function.frame.cells.len(), Frame::THROWNVAL)),
            );
        }
    }
}

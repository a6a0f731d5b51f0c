//! Slow paths of the instructions on objects.

use super::throw;
use crate::machine::stacks;
use crate::state::function::{Function, FunctionId};
use crate::state::machine::Machine;
use crate::state::shared::Poll;
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::regcode::{Ins, Link};
use maple_mirbin::{Frame, tagged};
use maple_rt::class::Class;
use maple_rt::heap::{self, class_of};
use maple_rt::managed::{Fault, MAX_ARRAY_LENGTH};
use std::sync::atomic::Ordering;

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
pub unsafe fn new_object(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let class = (*pc.add(1)).low() as *const Class;
        safepoint(cx);
        match (*(*cx).context.heap).allocate(class, 0) {
            Ok(object) => object,
            Err(_) => ThreadState::held(cx, || {
                let fp = fp.add(usize::from((*pc).b));
                match allocate(cx, class, 0) {
                    Some(object) => object,
                    None => {
                        throw::raise_at(cx, Site { pc, fp, cs }, Fault::OutOfMemory.raise());
                        0
                    }
                }
            }),
        }
    }
}

/// Allocations are safepoints as polls are.
#[inline(always)]
unsafe fn safepoint(cx: *mut ThreadState) {
    // SAFETY: the callers are slow paths of instructions that allocate.
    unsafe {
        if (*cx).context.open && (*(*cx).context.poll).load(Ordering::Relaxed) & Poll::HEAP != 0 {
            let shared = &*(*cx).shared;
            if !shared.parallel.has_passed((*cx).round) {
                ThreadState::held(cx, || ThreadState::heap_safepoint(cx));
            }
        }
    }
}

/// A new object or array; stops the other threads and collects if there is no memory.
///
/// # Safety
/// `cx` is the running thread's and holds the gate; the class has instances.
pub unsafe fn allocate(cx: *mut ThreadState, class: *const Class, length: u32) -> Option<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if let Ok(object) = (*(*cx).context.heap).allocate(class, length) {
            return Some(object);
        }
        stacks::end_unreachable(cx);
        if (*(*cx).shared).parallel.is_on() && !ThreadState::collect(cx) {
            return None;
        }
        (*(*cx).context.heap).allocate(class, length).ok()
    }
}

/// A new array for the instruction at `pc`, whose data word holds the class and whose field `b` names the slot with the length. 0 if that
/// is negative or there is no memory; the trap is in the context.
///
/// # Safety
/// As [`new_object`]; temporaries are free from slot `c` on.
#[inline(never)]
pub unsafe fn new_array(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let class = (*pc.add(1)).low() as *const Class;
        let length = *fp.add(usize::from((*pc).b)) as i32;
        safepoint(cx);
        let raise = match u32::try_from(length) {
            Err(_) => Fault::NegativeArraySize(length).raise(),
            Ok(length) if length > MAX_ARRAY_LENGTH => Fault::ArrayTooLarge.raise(),
            Ok(length) => match (*(*cx).context.heap).allocate(class, length) {
                Ok(array) => return array,
                Err(_) => match ThreadState::held(cx, || allocate(cx, class, length)) {
                    Some(array) => return array,
                    None => Fault::OutOfMemory.raise(),
                },
            },
        };
        let fp = fp.add(usize::from((*pc).c));
        ThreadState::held(cx, || throw::raise_at(cx, Site { pc, fp, cs }, raise));
        0
    }
}

/// Raises what a store of slot `b` into the array in slot `a` raises.
///
/// # Safety
/// As [`new_object`]; temporaries are free from slot `d` on.
#[cold]
#[inline(never)]
pub unsafe fn bad_store(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) {
    // SAFETY: the caller's promise.
    unsafe {
        let raise = Fault::ArrayStore(class_of(*fp.add(usize::from((*pc).a))).name()).raise();
        let fp = fp.add(usize::from((*pc).d));
        ThreadState::held(cx, || throw::raise_at(cx, Site { pc, fp, cs }, raise));
    }
}

/// Raises what a cast of slot `a` to the class in the data word of the instruction at `pc` raises.
///
/// # Safety
/// As [`new_object`].
#[cold]
#[inline(never)]
pub unsafe fn bad_cast(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) {
    // SAFETY: the caller's promise.
    unsafe {
        let class = (*pc.add(1)).low() as *const Class;
        let from = class_of(*fp.add(usize::from((*pc).a)));
        let fp = fp.add(usize::from((*pc).b));
        let raise = Fault::ClassCast(from.name(), (*class).name()).raise();
        ThreadState::held(cx, || throw::raise_at(cx, Site { pc, fp, cs }, raise));
    }
}

/// Releases what the slots of a frame of function `id` own that is left.
///
/// # Safety
/// `fp` is such a frame, in which each of the slots holds null or owns one count; the machine is a managed one.
pub unsafe fn release_slots(machine: &Machine, id: FunctionId, fp: *mut u64, slots: &[u16]) {
    let Some(function) = machine.function(id) else {
        return;
    };
    let formals = function.frame.formals.len();
    for slot in slots.iter().map(|slot| usize::from(*slot)) {
        let ty = function.frame.cells.get(slot.wrapping_sub(formals));
        // SAFETY: the caller's promise; the gate is held.
        unsafe {
            let bits = *fp.add(slot);
            let object = match ty.is_some_and(|ty| ty.is_tagged()) {
                true => tagged::object(bits),
                false => bits,
            };
            heap::release(machine.heap, object);
        }
    }
}

/// All slots of a function's frames that may own references.
pub fn owning_slots(function: &Function) -> Vec<u16> {
    let (formals, cells) = (function.frame.formals.len(), &function.frame.cells);
    let counted = (2..cells.len()).filter(|cell| cells[*cell].is_counted());
    let thrown = function
        .handlers
        .as_ref()
        .map(|_| Frame::THROWNVAL.unsigned_abs().into());
    thrown
        .into_iter()
        .chain(counted)
        .map(|cell: usize| (formals + cell) as u16)
        .collect()
}

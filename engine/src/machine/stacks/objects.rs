//! Objects that stand for stacks.
//!
//! The first cell of such an object is the handle of its stack, which ends when the object is freed: when nothing refers to it. One that runs then
//! ends when it leaves its thread to another; roots end with their runs. Ending a stack releases what its frames own, and that may free
//! others: so freeing only notes the handle, and [`end_unreachable`] does the rest.

use super::{create, end_suspended, handle_of};
use crate::config::ExecutorKind;
use crate::managed::slow_paths::{allocate, owning_slots};
use crate::state::function::Function;
use crate::state::machine::Machine;
use crate::state::published::Near;
use crate::state::stack::StackState;
use crate::state::thread::ThreadState;
use maple_dispatch::Marks;
use maple_mirbin::tagged;
use maple_rt::heap;
use maple_rt::trap::TrapKind;

/// Makes a stack that will call the function at `address` with `object`, a borrowed reference to what stands for it.
///
/// # Errors
/// A null access; what [`create`] says.
///
/// # Safety
/// As [`super::routine`]; the object begins with a cell.
pub(super) unsafe fn start(cx: *mut ThreadState, address: u64, object: u64) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        if object == 0 {
            return Err(TrapKind::NullPointer);
        }
        end_unreachable(cx);
        let handle = create(cx, address, 1, |_| Ok(object))?;
        bind(cx, handle, object);
        Ok(())
    }
}

unsafe fn bind(cx: *mut ThreadState, handle: u64, object: u64) {
    // SAFETY: the caller's promise: the object begins with a cell, and the stack is there.
    unsafe {
        (object as *mut u64).write(handle);
        if let Some(stack) = (*(*cx).machine).stacks.find(handle) {
            (*stack).head.object = object;
        }
        (*(*cx).context.heap).heap().register_stack(object, handle);
    }
}

/// The object of the running stack, owned by the caller; the first time a new one of the class with this record.
///
/// # Errors
/// There is no such class, or no memory.
///
/// # Safety
/// As [`super::routine`]; instances of the class begin with a cell.
pub(super) unsafe fn running(cx: *mut ThreadState, record: u64) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        end_unreachable(cx);
        let stack = ThreadState::stack(cx);
        if (*stack).head.object != 0 {
            heap::retain((*cx).context.heap, (*stack).head.object);
            return Ok((*stack).head.object);
        }
        let class = (*(*cx).machine)
            .managed
            .as_ref()
            .and_then(|managed| managed.classes.of_record(record));
        let class = class.filter(|class| class.has_instances() && class.size >= 8);
        let class = class.ok_or(TrapKind::BadClass { address: record })?;
        let object = allocate(cx, class, 0).ok_or(TrapKind::OutOfMemory)?;
        bind(cx, handle_of(cx, stack), object);
        // It may have been about to end with the one before.
        (*stack).head.marks.take(Marks::LEAVES);
        Ok(object)
    }
}

/// Lets a stack that is resumed own a count of its object: its function takes its arguments from there, or who resumed it is about to end, and
/// was perhaps the only one that referred to it.
pub(super) unsafe fn hold(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: the caller's promise: the gate is held, and objects of stacks that have one live.
    unsafe {
        if (*stack).head.object != 0 && !(*stack).head.marks.has(Marks::HOLDS) {
            heap::retain((*cx).context.heap, (*stack).head.object);
            (*stack).head.marks.set(Marks::HOLDS);
        }
    }
}

/// Gives that count back: the stack is left, or ends.
///
/// # Safety
/// As [`super::routine`].
pub unsafe fn drop_hold(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: as above.
    unsafe {
        if (*stack).head.marks.take(Marks::HOLDS) {
            heap::release((*cx).context.heap, (*stack).head.object);
        }
    }
}

/// Ends the stacks whose objects are gone.
///
/// # Safety
/// As [`super::routine`].
pub unsafe fn end_unreachable(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        let heap = (*cx).context.heap;
        if heap.is_null() {
            return;
        }
        loop {
            let ended = (*heap).heap().take_ended_stacks();
            if ended.is_empty() {
                return;
            }
            for (handle, owns_nothing) in ended {
                let Some(stack) = (*(*cx).machine).stacks.find(handle) else {
                    continue;
                };
                (*stack).head.object = 0;
                match !(*stack).is_root() {
                    true if (*stack).head.marks.has(Marks::ACTIVE) => (*stack).head.marks.set(Marks::LEAVES),
                    true if owns_nothing => (*(*cx).machine).stacks.remove(stack),
                    true => end_suspended(cx, stack),
                    false => {}
                }
            }
        }
    }
}

/// Calls `each` for the objects that the frames of a suspended stack own counts of. Of others nothing is known here: what they own counts as
/// owned from outside of the heap.
///
/// # Safety
/// No thread runs, or it is the calling one.
pub unsafe fn each_owned(machine: *const Machine, handle: u64, each: &mut dyn FnMut(u64)) {
    // SAFETY: the caller's promise: the links of a suspended stack are in order, and its frames have what the maps say.
    unsafe {
        let machine = &*machine;
        let Some(stack) = machine.stacks.find(handle) else {
            return;
        };
        if (*stack).head.marks.has(Marks::ACTIVE) || (*stack).is_root() {
            return;
        }
        if machine.config.executor == ExecutorKind::Stepper {
            for activation in &(*stack).activations {
                let ((id, _), fp) = (activation.place(), activation.frame());
                if let Some(function) = machine.function(id).filter(|_| machine.counts(id)) {
                    owned_slots(function, fp, &owning_slots(function), each);
                }
            }
        } else if (*stack).head.value != &raw mut (*stack).unwanted {
            let mut near = Near::default();
            let mut at = (*stack).head.at;
            // The word before the place to go on at belongs to the swap.
            at.pc = at.pc.wrapping_sub(1);
            while let Some((id, _)) = machine.origin_near(at.pc, &mut near) {
                if let Some((number, word)) = machine.word_near(at.pc, &mut near)
                    && let Some(function) = machine.function(id).filter(|_| machine.counts(id))
                {
                    owned_slots(
                        function,
                        at.fp,
                        machine.version(number).owned.at(word as u32),
                        each,
                    );
                }
                match machine.ends().caller(at) {
                    Some(above) => at = above,
                    None => break,
                }
            }
        }
    }
}

unsafe fn owned_slots(function: &Function, fp: *const u64, slots: &[u16], each: &mut dyn FnMut(u64)) {
    let formals = function.frame.formals.len();
    for slot in slots.iter().map(|slot| usize::from(*slot)) {
        let ty = function.frame.cells.get(slot.wrapping_sub(formals));
        // SAFETY: the caller's promise.
        let bits = unsafe { *fp.add(slot) };
        each(match ty.is_some_and(|ty| ty.is_tagged()) {
            true => tagged::object(bits),
            false => bits,
        });
    }
}

/// Ends all suspended stacks: nothing of the program runs any more.
///
/// # Safety
/// As [`super::routine`]; there is no run.
pub unsafe fn end_all(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        // What a collection has found owns nothing any more.
        end_unreachable(cx);
        let all: Vec<*mut StackState> = (*(*cx).machine).stacks.all().collect();
        for stack in all {
            if !(*stack).is_root() && !(*stack).head.marks.has(Marks::ACTIVE) {
                end_suspended(cx, stack);
            }
        }
        end_unreachable(cx);
    }
}

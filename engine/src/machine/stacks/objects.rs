//! Objects that stand for stacks.
//!
//! The first cell of such an object is the handle of its stack, which ends when the object is freed: when nothing refers to it and the stack
//! does not run. A stack that runs owns a count of its object, but for roots, which end with their runs. Ending a stack releases what its
//! frames own, and that may free others: so freeing only notes the handle, and [`end_unreachable`] does the rest.

use super::{create, end_suspended, handle_of};
use crate::managed::slow_paths::allocate;
use crate::state::stack::StackState;
use crate::state::thread::ThreadState;
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
            (*stack).object = object;
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
        let stack = (*cx).stack;
        if (*stack).object != 0 {
            heap::retain((*cx).context.heap, (*stack).object);
            return Ok((*stack).object);
        }
        let class = (*(*cx).machine)
            .managed
            .as_ref()
            .and_then(|managed| managed.classes.of_record(record));
        let class = class.filter(|class| class.has_instances() && class.size >= 8);
        let class = class.ok_or(TrapKind::BadClass { address: record })?;
        let object = allocate(cx, class, 0).ok_or(TrapKind::OutOfMemory)?;
        bind(cx, handle_of(cx, stack), object);
        Ok(object)
    }
}

/// The stack is resumed.
#[inline]
pub(super) unsafe fn enter(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: the caller's promise: the gate is held, and objects of stacks that have one live.
    unsafe {
        if (*stack).object != 0 && (*stack).run.is_null() {
            heap::retain((*cx).context.heap, (*stack).object);
        }
    }
}

/// Another one is.
#[inline]
pub(super) unsafe fn leave(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: as above; the stack has run.
    unsafe {
        if (*stack).object != 0 && (*stack).run.is_null() {
            heap::release((*cx).context.heap, (*stack).object);
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
            for handle in ended {
                let Some(stack) = (*(*cx).machine).stacks.find(handle) else {
                    continue;
                };
                (*stack).object = 0;
                if (*stack).run.is_null() && !(*stack).active {
                    end_suspended(cx, stack);
                }
            }
        }
    }
}

/// Ends all suspended stacks: nothing of the program runs any more.
///
/// # Safety
/// As [`super::routine`]; there is no run.
pub unsafe fn end_all(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        let all: Vec<*mut StackState> = (*(*cx).machine)
            .stacks
            .slots
            .iter()
            .map(|slot| slot.state)
            .collect();
        for stack in all.into_iter().filter(|stack| !stack.is_null()) {
            if (*stack).run.is_null() && !(*stack).active {
                end_suspended(cx, stack);
            }
        }
        end_unreachable(cx);
    }
}

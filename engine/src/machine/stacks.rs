//! Stacks that programs make: swaps, and their ends. What happens when one is full is in [`super::segments`].
//!
//! Every run is on one stack at a time, its root first. What follows a swap is the same run: no host stack is used. A run ends when the outermost
//! function of its root returns, or with a trap that no frame of the stack it is on handles; then that stack ends, too, and the frames of
//! the root are left. A stack that a run is on, or that waits below a native function, is active and not to be resumed. So no
//! swap crosses a native function.
//!
//! Runs that native functions enter begin above the frames of the root, whichever stack the native function was called from: further
//! stacks hold no runs.

mod objects;

pub use objects::{each_owned, end_all, end_unreachable};

use super::segments::HEAD;
use crate::config::ExecutorKind;
use crate::state::stack::{Marks, StackState};
use crate::state::thread::ThreadState;
use crate::unwind;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::regcode::{Ins, Link};
use maple_dispatch::{Site, memory};
use maple_mirbin::{Prim, Xintrinsic};
use maple_rt::trap::{StackFault, TrapKind};

/// Slots of the window of a swap: the stack, the value, and one above as all calls of routines leave it.
pub const WINDOW: usize = 3;

/// Executes an intrinsic on stacks that stays on the running one.
///
/// # Errors
/// [`TrapKind::BadStack`] if a handle names no stack for which this can be done; what [`create`] says.
///
/// # Safety
/// `cx` is the running thread's with the gate, and no reference to its machine exists.
pub unsafe fn routine(cx: *mut ThreadState, id: Xintrinsic, args: &[u64]) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        match (id, args) {
            (Xintrinsic::NewStack, &[function, count, cells]) => create(cx, function, count, |i| {
                let place = cells.wrapping_add(8 * i as u64);
                memory::load(place, 8).map_err(|fault| memory::trap_at(fault.address))
            }),
            (Xintrinsic::StartStack, &[function, object]) => objects::start(cx, function, object).map(|()| 0),
            (Xintrinsic::RunningStack, &[record]) => objects::running(cx, record),
            (Xintrinsic::LeaveStack, []) => {
                (*(*cx).stack).marks.set(Marks::LEAVES);
                Ok(0)
            }
            (Xintrinsic::KillStack, &[handle]) => kill(cx, handle).map(|()| 0),
            (Xintrinsic::CurrentStack, []) => Ok(handle_of(cx, (*cx).stack)),
            (Xintrinsic::StackState, &[handle]) => Ok(match (*(*cx).machine).stacks.find(handle) {
                None => 0,
                Some(stack) => 1 + u64::from((*stack).marks.has(Marks::ACTIVE)),
            }),
            _ => Err(TrapKind::BadSignature),
        }
    }
}

/// Makes a stack that will call the function at `address` with `count` arguments, which `cell` gives.
///
/// # Errors
/// If there is no such function or it takes other arguments, the cells cannot be read, or there are too many stacks or too little memory.
unsafe fn create(
    cx: *mut ThreadState,
    address: u64,
    count: u64,
    cell: impl Fn(usize) -> Result<u64, TrapKind>,
) -> Result<u64, TrapKind> {
    // SAFETY: `routine`'s promise; the cells are read as the program could read them.
    unsafe {
        let machine = &mut *(*cx).machine;
        let address = machine.import(address);
        let id = machine
            .function_at(address)
            .ok_or(TrapKind::BadCall { address })?;
        let slots = machine.formals(id).len();
        let fixed = slots - usize::from(machine.is_variadic(id)).min(slots);
        if count != fixed as u64 {
            return Err(TrapKind::BadArity {
                expected: fixed as u32,
                given: u32::try_from(count).unwrap_or(u32::MAX),
            });
        }
        let mut arguments = vec![0; slots];
        for (i, argument) in arguments.iter_mut().take(fixed).enumerate() {
            let cell = cell(i)?;
            let ty = machine.formals(id).get(i).copied().unwrap_or(Prim::U64);
            if cell != 0 && machine.takes_reference(id, i) {
                let argument = i as u32 + 1;
                return Err(TrapKind::BadReference { argument });
            }
            *argument = if ty.is_scalar() { ty.canonical(cell) } else { cell };
        }
        let needed = (slots + FRAME_SLACK) * size_of::<u64>() + HEAD;
        let (limit, most) = (machine.config.stack_bytes, machine.config.max_stacks as usize);
        let stack = machine.stacks.create(needed, limit, most)?;
        let (base, links) = ((*stack).at.fp, (*stack).links.sub(1));
        std::ptr::copy_nonoverlapping(arguments.as_ptr(), base, slots);
        links.write(Link {
            return_pc: machine.ends().stack,
            frame: base,
        });
        (*stack).function = id;
        (*stack).at = Site {
            pc: machine.entry(id),
            fp: base,
            cs: links,
        };
        (*stack).value = &raw mut (*stack).unwanted;
        Ok((*stack).handle)
    }
}

/// The handle of a stack; a root gets one when it is asked for.
#[inline(always)]
unsafe fn handle_of(cx: *mut ThreadState, stack: *mut StackState) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        match (*stack).handle {
            0 => register(cx, stack),
            handle => handle,
        }
    }
}

#[cold]
#[inline(never)]
unsafe fn register(cx: *mut ThreadState, stack: *mut StackState) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        (*stack).handle = (*(*cx).machine).stacks.register(stack);
        (*stack).handle
    }
}

/// Whether a stack is that of the innermost run of this thread, or of none.
#[inline(always)]
unsafe fn is_own(cx: *mut ThreadState, stack: *mut StackState) -> bool {
    // SAFETY: the caller's promise.
    unsafe { (*stack).run.is_null() || (*stack).run == (*cx).run }
}

/// Whether the innermost run of this thread may resume a stack.
#[inline(always)]
unsafe fn is_ready(cx: *mut ThreadState, stack: *mut StackState) -> bool {
    // SAFETY: the caller's promise.
    unsafe { !(*stack).marks.has_any(Marks::NOT_READY) && is_own(cx, stack) }
}

/// The stack with this handle, if the innermost run of this thread may resume it.
#[inline]
unsafe fn ready(cx: *mut ThreadState, handle: u64) -> Result<*mut StackState, TrapKind> {
    // SAFETY: the caller's promise.
    let why = unsafe {
        match (*(*cx).machine).stacks.find(handle) {
            None => StackFault::Ended,
            Some(stack) if is_ready(cx, stack) => return Ok(stack),
            Some(stack) if (*stack).marks.has_any(Marks::BUSY) => StackFault::Running,
            // A root that was left for good.
            Some(stack) if (*stack).marks.has(Marks::LEAVES) => StackFault::Ended,
            Some(_) => StackFault::Below,
        }
    };
    Err(TrapKind::BadStack { handle, why })
}

/// Suspends the running stack at `at` and resumes another with `value`. What this one is resumed with will be in the first slot of `window`.
///
/// # Errors
/// [`TrapKind::BadStack`] if the run cannot resume it; nothing has happened then.
///
/// # Safety
/// `cx` is the running thread's with the gate, no reference to its machine exists, and the window is free from its fourth slot on.
pub unsafe fn switch(
    cx: *mut ThreadState,
    handle: u64,
    value: u64,
    at: Site,
    window: *mut u64,
) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let mut value = value;
        if let Some(stack) = (*(*cx).machine).stacks.find(handle)
            && (*stack).marks.has(Marks::RESERVED)
            && value == (*stack).object
        {
            (*stack).marks.take(Marks::RESERVED);
            value = 0;
        }
        let target = ready(cx, handle)?;
        handle_of(cx, (*cx).stack);
        if (*target).marks.take(Marks::GUARDED) || (*(*cx).stack).marks.has(Marks::LEAVES) {
            objects::hold(cx, target);
        }
        suspend(cx, target, at, window);
        resume(cx, target, value);
        Ok(())
    }
}

/// Keeps a suspended stack for a thread that is to start, or gives it back.
///
/// # Errors
/// As [`switch`]; the first stack of a run is for no other thread.
///
/// # Safety
/// `cx` is the calling thread's, and the gate is held.
pub unsafe fn reserve(cx: *mut ThreadState, handle: u64) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let stack = ready(cx, handle)?;
        if !(*stack).run.is_null() {
            let why = StackFault::Below;
            return Err(TrapKind::BadStack { handle, why });
        }
        (*stack).marks.set(Marks::GUARDED);
        (*stack).marks.set(Marks::RESERVED);
        Ok(())
    }
}

/// Ends what [`reserve`] has begun: no thread has started.
///
/// # Safety
/// As there.
pub unsafe fn unreserve(cx: *mut ThreadState, handle: u64) {
    // SAFETY: the caller's promise.
    unsafe {
        if let Some(stack) = (*(*cx).machine).stacks.find(handle) {
            (*stack).marks.take(Marks::RESERVED);
        }
    }
}

/// Suspends the running stack, which has a handle, for another one.
#[inline(always)]
unsafe fn suspend(cx: *mut ThreadState, target: *mut StackState, at: Site, window: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe {
        let from = (*cx).stack;
        (*target).resumer = (*from).handle;
        (*target).resumed_by = from;
        (*target).resumed_in = (*(*cx).machine).stacks.forgotten;
        (*from).marks.take(Marks::ACTIVE);
        (*from).at = at;
        (*from).value = window;
        (*from).free = window.wrapping_add(WINDOW);
        (*from).alloca_top = (*cx).context.alloca_top;
        (*from).alloca_end = (*cx).context.alloca_end;
    }
}

/// Whether the object of a stack may be gone.
#[inline(always)]
unsafe fn has_ended(cx: *mut ThreadState, stack: *mut StackState) -> bool {
    // SAFETY: the caller's promise: a stack has an object only if there is a heap.
    unsafe { (*stack).object != 0 && (*(*cx).context.heap).heap().has_ended_stacks() }
}

/// What follows a swap away from `from`, once all of it is in its state: it is no longer what runs, and may end with that.
///
/// # Safety
/// As [`switch`], which was called from there.
#[inline]
pub unsafe fn left(cx: *mut ThreadState, from: *mut StackState) {
    // SAFETY: the caller's promise.
    unsafe {
        objects::drop_hold(cx, from);
        if has_ended(cx, from) {
            // Its frames were not looked at while it ran, whatever was collected.
            (*from).marks.set(Marks::ACTIVE);
            end_unreachable(cx);
            (*from).marks.take(Marks::ACTIVE);
        }
        if (*from).marks.has(Marks::LEAVES) {
            end_suspended(cx, from);
        }
    }
}

/// Resumes a suspended stack.
#[inline]
unsafe fn resume(cx: *mut ThreadState, target: *mut StackState, value: u64) {
    // SAFETY: the caller's promise.
    unsafe {
        *(*target).value = value;
        (*target).marks.set(Marks::ACTIVE);
        (*cx).context.alloca_top = (*target).alloca_top;
        (*cx).context.alloca_end = (*target).alloca_end;
        (*cx).stack = target;
    }
}

/// Ends the running stack, whose outermost function has returned `value`, and resumes the stack that resumed it last with that.
///
/// # Errors
/// [`TrapKind::BadStack`] if the run cannot resume that one; the stack is still the running one then.
///
/// # Safety
/// As [`switch`]; the stack is no root.
pub unsafe fn end(cx: *mut ThreadState, value: u64) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let ended = (*cx).stack;
        let target = ready(cx, (*ended).resumer)?;
        resume(cx, target, value);
        objects::drop_hold(cx, ended);
        (*(*cx).machine).stacks.remove(ended);
        Ok(())
    }
}

/// Ends a suspended stack: what its frames own is released.
unsafe fn kill(cx: *mut ThreadState, handle: u64) -> Result<(), TrapKind> {
    // SAFETY: `routine`'s promise.
    unsafe {
        let target = ready(cx, handle)?;
        // A root stays with its run.
        (*target).marks.set(Marks::LEAVES);
        end_suspended(cx, target);
        Ok(())
    }
}

/// Ends a stack that no run is on. Of a root only its frames go: the rest is its run's.
unsafe fn end_suspended(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: `routine`'s promise.
    unsafe {
        let running = std::mem::replace(&mut (*cx).stack, stack);
        leave_frames(cx, stack);
        (*cx).stack = running;
        if (*stack).run.is_null() {
            (*(*cx).machine).stacks.remove(stack);
        }
    }
}

/// Releases what the frames of a suspended stack own, which is that of the context for as long.
unsafe fn leave_frames(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: the caller's promise.
    unsafe {
        if (*(*cx).machine).config.executor == ExecutorKind::Stepper {
            let activations = std::mem::take(&mut (*stack).activations);
            for activation in activations.iter().rev() {
                let ((id, _), fp) = (activation.place(), activation.frame());
                unwind::leave(cx, id, fp, None);
            }
        } else if (*stack).value != &raw mut (*stack).unwanted {
            let at = (*stack).at;
            // The word before the place to go on at belongs to the swap.
            let pc = at.pc.wrapping_sub(1);
            unwind::abandon(cx, Site { pc, ..at });
        }
    }
}

/// A trap has ended the innermost run: the stack that it was on ends, and the root is left.
///
/// # Safety
/// `cx` is this thread's with the gate, the trap has its backtrace, and the frames of the stack that the run was on are left.
pub unsafe fn abandon_run(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        let root = &raw mut (*(*cx).run.cast_mut()).root;
        let ended = std::mem::replace(&mut (*cx).stack, root);
        if ended != root {
            objects::drop_hold(cx, ended);
            (*(*cx).machine).stacks.remove(ended);
            if !(*root).marks.has(Marks::LEAVES) {
                leave_frames(cx, root);
            }
        }
    }
}

// ---- what handlers call ----

/// `swap_stack` at `pc`: gives where the stack that was resumed goes on, or null with the trap in the context.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and `pc` is such an instruction of the running frame.
#[inline]
pub unsafe fn swap(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    handle: u64,
    value: u64,
) -> *const Site {
    // SAFETY: the caller's promise. What makes calls is in functions of its own: this one saves no registers.
    unsafe {
        let from = (*cx).stack;
        let plain =
            !(*cx).open && (*from).marks == Marks::ACTIVE && (*from).handle != 0 && !has_ended(cx, from);
        let stacks = &(*(*cx).machine).stacks;
        let target = match plain {
            // Most swaps go back to where the last one came from: its place is then known without the handle, which has only just been read.
            true if handle == (*from).resumer && (*from).resumed_in == stacks.forgotten => {
                Some((*from).resumed_by)
            }
            true => stacks.find(handle),
            false => None,
        };
        match target {
            Some(target) if (*target).marks == Marks::NONE && is_own(cx, target) => {
                let window = fp.add(usize::from((*pc).a));
                let pc = pc.add(1);
                suspend(cx, target, Site { pc, fp, cs }, window);
                resume(cx, target, value);
                &raw const (*target).at
            }
            _ => swap_with_care(cx, pc, fp, cs, handle, value),
        }
    }
}

/// As [`swap`], whatever there is to do besides.
#[cold]
#[inline(never)]
unsafe fn swap_with_care(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    handle: u64,
    value: u64,
) -> *const Site {
    // SAFETY: `swap`'s promise.
    unsafe {
        ThreadState::held(cx, || {
            let window = fp.add(usize::from((*pc).a));
            let from = (*cx).stack;
            let pc = pc.add(1);
            let switched = switch(cx, handle, value, Site { pc, fp, cs }, window);
            if switched.is_ok() {
                left(cx, from);
            }
            match ThreadState::go_on(cx, switched.map(|()| (*(*cx).stack).at)) {
                next if next.is_null() => std::ptr::null(),
                _ => &raw const (*cx).context.transfer,
            }
        })
    }
}

/// The outermost function of the running stack has returned `value`. As [`swap`].
///
/// # Safety
/// `cx` belongs to the running machine, and no reference to the machine exists.
#[cold]
#[inline(never)]
pub unsafe fn end_stack(cx: *mut ThreadState, value: u64) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::held(cx, || {
            let ended = end(cx, value);
            ThreadState::go_on(cx, ended.map(|()| (*(*cx).stack).at))
        })
    }
}

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

pub use objects::{drop_hold, each_owned, end_all, end_unreachable};

use super::segments::HEAD;
use crate::config::ExecutorKind;
use crate::state::stack::StackState;
use crate::state::thread::ThreadState;
use crate::unwind;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::regcode::{Ins, Link};
use maple_dispatch::stack::{resume, suspend};
use maple_dispatch::{Marks, Site, memory};
use maple_mirbin::{Prim, Xintrinsic};
use maple_rt::trap::{StackFault, TrapKind};
use std::sync::atomic::Ordering;

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
                (*ThreadState::stack(cx)).head.marks.set(Marks::LEAVES);
                Ok(0)
            }
            (Xintrinsic::KillStack, &[handle]) => kill(cx, handle).map(|()| 0),
            (Xintrinsic::CurrentStack, []) => Ok(handle_of(cx, ThreadState::stack(cx))),
            (Xintrinsic::StackState, &[handle]) => Ok(match (*(*cx).machine).stacks.find(handle) {
                None => 0,
                Some(stack) => 1 + u64::from((*stack).head.marks.has(Marks::ACTIVE)),
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
        let (base, links) = ((*stack).head.at.fp, (*stack).links.sub(1));
        std::ptr::copy_nonoverlapping(arguments.as_ptr(), base, slots);
        links.write(Link {
            return_pc: machine.ends().stack,
            frame: base,
        });
        (*stack).function = id;
        (*stack).head.at = Site {
            pc: machine.entry(id),
            fp: base,
            cs: links,
        };
        (*stack).head.value = &raw mut (*stack).unwanted;
        Ok((*stack).head.handle)
    }
}

/// The handle of a stack; a root gets one when it is asked for.
#[inline(always)]
unsafe fn handle_of(cx: *mut ThreadState, stack: *mut StackState) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        match (*stack).head.handle {
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
        (*stack).head.handle = (*(*cx).machine).stacks.register(stack);
        (*stack).head.marks.take(Marks::NAMELESS);
        (*stack).head.handle
    }
}

/// Whether a stack is that of the innermost run of this thread, or of none.
#[inline(always)]
unsafe fn is_own(cx: *mut ThreadState, stack: *mut StackState) -> bool {
    // SAFETY: the caller's promise.
    unsafe { !(*stack).is_root() || &raw mut (*stack).head == (*cx).context.root }
}

/// Whether the innermost run of this thread may resume a stack.
#[inline(always)]
unsafe fn is_ready(cx: *mut ThreadState, stack: *mut StackState) -> bool {
    // SAFETY: the caller's promise.
    unsafe { !(*stack).head.marks.has(Marks::NOT_READY) && is_own(cx, stack) }
}

/// The stack with this handle, if the innermost run of this thread may resume it.
#[inline]
unsafe fn ready(cx: *mut ThreadState, handle: u64) -> Result<*mut StackState, TrapKind> {
    // SAFETY: the caller's promise.
    let why = unsafe {
        match (*(*cx).machine).stacks.find(handle) {
            None => StackFault::Ended,
            Some(stack) if is_ready(cx, stack) => return Ok(stack),
            Some(stack) if (*stack).head.marks.has(Marks::BUSY) => StackFault::Running,
            // A root that was left for good.
            Some(stack) if (*stack).head.marks.has(Marks::LEAVES) => StackFault::Ended,
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
            && (*stack).head.marks.has(Marks::RESERVED)
            && value == (*stack).head.object
        {
            (*stack).head.marks.take(Marks::RESERVED);
            value = 0;
        }
        let target = ready(cx, handle)?;
        handle_of(cx, ThreadState::stack(cx));
        if (*target).head.marks.take(Marks::GUARDED)
            || (*ThreadState::stack(cx)).head.marks.has(Marks::LEAVES)
        {
            objects::hold(cx, target);
        }
        let (cx, target) = (&raw mut (*cx).context, &raw mut (*target).head);
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
        if (*stack).is_root() {
            let why = StackFault::Below;
            return Err(TrapKind::BadStack { handle, why });
        }
        (*stack).head.marks.set(Marks::GUARDED);
        (*stack).head.marks.set(Marks::RESERVED);
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
            (*stack).head.marks.take(Marks::RESERVED);
        }
    }
}

/// What follows a swap away from `from`, once all of it is in its state: it is no longer what runs, and may end with that.
///
/// # Safety
/// As [`switch`], which was called from there.
#[inline]
pub unsafe fn left(cx: *mut ThreadState, from: *mut StackState) {
    // SAFETY: the caller's promise.
    unsafe {
        drop_hold(cx, from);
        if (*(*(*cx).machine).stacks.table.ended).load(Ordering::Relaxed) {
            // Its frames were not looked at while it ran, whatever was collected.
            (*from).head.marks.set(Marks::ACTIVE);
            end_unreachable(cx);
            (*from).head.marks.take(Marks::ACTIVE);
        }
        if (*from).head.marks.has(Marks::LEAVES) {
            end_suspended(cx, from);
        }
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
        let ended = ThreadState::stack(cx);
        let target = ready(cx, (*ended).head.resumer)?;
        resume(&raw mut (*cx).context, &raw mut (*target).head, value);
        drop_hold(cx, ended);
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
        (*target).head.marks.set(Marks::LEAVES);
        end_suspended(cx, target);
        Ok(())
    }
}

/// Ends a stack that no run is on. Of a root only its frames go: the rest is its run's.
unsafe fn end_suspended(cx: *mut ThreadState, stack: *mut StackState) {
    // SAFETY: `routine`'s promise.
    unsafe {
        let running = std::mem::replace(&mut (*cx).context.stack, &raw mut (*stack).head);
        leave_frames(cx, stack);
        (*cx).context.stack = running;
        if !(*stack).is_root() {
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
        } else if (*stack).head.value != &raw mut (*stack).unwanted {
            let at = (*stack).head.at;
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
        let root = (*cx).context.root.cast::<StackState>();
        let ended = ThreadState::stack(cx);
        (*cx).context.stack = (*cx).context.root;
        if ended != root {
            drop_hold(cx, ended);
            (*(*cx).machine).stacks.remove(ended);
            if !(*root).head.marks.has(Marks::LEAVES) {
                leave_frames(cx, root);
            }
        }
    }
}

// ---- what handlers call ----

/// `swap_stack` at `pc`, if there is more to do than its handler does: gives where the stack that was resumed goes on, or null with the trap in
/// the context.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and `pc` is such an instruction of the running frame.
#[cold]
#[inline(never)]
pub unsafe fn swap(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    handle: u64,
    value: u64,
) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::held(cx, || {
            let window = fp.add(usize::from((*pc).a));
            let from = ThreadState::stack(cx);
            let pc = pc.add(1);
            let switched = switch(cx, handle, value, Site { pc, fp, cs }, window);
            if switched.is_ok() {
                left(cx, from);
            }
            ThreadState::go_on(cx, switched.map(|()| (*ThreadState::stack(cx)).head.at))
        })
    }
}

/// The object of the running stack, owned by the caller, or 0 with the trap in the context.
///
/// # Safety
/// `cx` belongs to the running machine, and no reference to the machine exists.
#[cold]
#[inline(never)]
pub unsafe fn running_stack(cx: *mut ThreadState, record: u64) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::held(cx, || match objects::running(cx, record) {
            Ok(object) => object,
            Err(trap) => {
                (*cx).context.trap = Some(trap);
                0
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
            ThreadState::go_on(cx, ended.map(|()| (*ThreadState::stack(cx)).head.at))
        })
    }
}

//! Swaps of stacks, and the ends of stacks and of their segments.

use super::call::go_on;
use super::operand::{Destination, Params, Slot, Source, data, instruction};
use crate::body::{Body, Flow, Regs};
use crate::context::Site;
use crate::dispatch::opaque;
use crate::links::Continuation;
use crate::regcode::identity;
use crate::routines::of;
use crate::stack::{Marks, resume, suspend};
use maple_rt::heap;
use std::sync::atomic::Ordering;

identity! {
    SwapStack;
    SwapStackImm;
    RunningStack[T];
    StackEnd;
    SegmentEnd;
}

/// Resumes the stack whose handle is in slot `b` with a value. What this one is resumed with will be in slot `a`.
///
/// Whoever executes Maple code without others has the stacks to itself. Nothing is to be done besides if the running stack stays, no object of a
/// stack has been freed, and the other one is suspended and no root of another run.
///
/// # Safety
/// As [`Body::exec`].
#[inline(always)]
unsafe fn swap(r: &mut Regs, value: u64) -> Flow {
    // SAFETY: the caller's promise.
    unsafe {
        // Nobody wants what these hold: that frees two registers.
        [r.acc0, r.acc1] = [0; 2];
        let i = instruction(r);
        let (cx, from, stacks) = (r.cx, (*r.cx).stack, (*r.cx).stacks);
        if (*cx).open || (*from).marks.has(Marks::CARE) || (*(*stacks).ended).load(Ordering::Relaxed) {
            return Flow::Slow;
        }
        let mut target = (*stacks).find(Slot::get(r, i.b));
        if target.is_null() {
            return Flow::Slow;
        }
        // Most swaps go back to where the last one came from. The handle is at the end of a chain of loads, for which a branch does not wait.
        if target == (*from).resumed_by {
            target = opaque((*from).resumed_by).cast_mut();
        }
        let marks = (*target).marks;
        if marks != Marks::NONE && (marks != Marks::ROOT || target != (*cx).root) {
            return Flow::Slow;
        }
        let (pc, fp, cs) = (r.pc.add(1), r.fp, r.cs);
        suspend(cx, target, Site { pc, fp, cs }, r.fp.add(usize::from(i.a)));
        resume(cx, target, value);
        // One after the other: read at once they would have to wait until they have left the processor's store buffer, which happens one by one.
        r.pc = (&raw const (*target).at.pc).read_volatile();
        r.fp = (&raw const (*target).at.fp).read_volatile();
        r.cs = (&raw const (*target).at.cs).read_volatile();
    }
    Flow::Jump
}

/// As [`swap`], whatever there is to do besides.
///
/// # Safety
/// As [`Body::slow`].
#[inline(always)]
unsafe fn swap_with_care(r: &mut Regs, value: u64) -> Flow {
    // SAFETY: the caller's promise.
    unsafe {
        let handle = Slot::get(r, instruction(r).b);
        let next = (of(r.cx).swap_stack)(r.cx, r.pc, r.fp, r.cs, handle, value);
        go_on(r, next)
    }
}

/// Resumes the stack whose handle is in slot `b` with the value in slot `c`. What this one is resumed with will be in slot `a`.
pub struct SwapStack;
impl SwapStack {
    #[inline(always)]
    unsafe fn value(r: &Regs) -> u64 {
        // SAFETY: the caller's promise.
        unsafe { Slot::get(r, instruction(r).c) }
    }
}
impl Body for SwapStack {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { swap(r, SwapStack::value(r)) }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { swap_with_care(r, SwapStack::value(r)) }
    }
}

/// As [`SwapStack`], with a number for a value.
pub struct SwapStackImm;
impl SwapStackImm {
    #[inline(always)]
    unsafe fn value(r: &Regs) -> u64 {
        // SAFETY: the caller's promise.
        i64::from(unsafe { instruction(r) }.cd()) as u64
    }
}
impl Body for SwapStackImm {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { swap(r, SwapStackImm::value(r)) }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { swap_with_care(r, SwapStackImm::value(r)) }
    }
}

/// `a := object of the running stack`, which gets one more owner; the record of its class is in the data word
pub struct RunningStack<T>(Params<T>);
impl<T: Destination> Body for RunningStack<T> {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise. As for [`swap`]: nobody else touches stacks, and no object of a stack has been freed.
        unsafe {
            let (cx, stacks) = (r.cx, (*r.cx).stacks);
            let object = (*(*cx).stack).object;
            if (*cx).open
                || object == 0
                || (*(*stacks).ended).load(Ordering::Relaxed)
                || !heap::try_retain((*cx).heap, object)
            {
                return Flow::Slow;
            }
            T::put(r, instruction(r).a, object);
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let object = (of(r.cx).running_stack)(r.cx, data(r, 0).low());
            if object == 0 {
                return Flow::Raised;
            }
            T::put(r, instruction(r).a, object);
        }
        Flow::Next
    }
}

/// Return address of the outermost call on a stack that is no root
pub struct StackEnd;
impl Body for StackEnd {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: whoever returns here has left its result in the accumulator.
        unsafe {
            let next = (of(r.cx).end_stack)(r.cx, r.acc0);
            go_on(r, next)
        }
    }
}

/// Return address of the outermost call in a segment that continues a stack: the result goes to the caller's window
pub struct SegmentEnd;
impl Body for SegmentEnd {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: whoever returns here has left its result in the accumulator, and above its link lies the continuation.
        unsafe {
            let to = r.cs.cast::<Continuation>().read();
            *to.window = r.acc0;
            r.pc = to.return_pc;
            r.cs = to.links;
            (of(r.cx).end_segment)(r.cx);
        }
        Flow::Jump
    }
}

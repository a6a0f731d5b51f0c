//! Swaps of stacks, and the ends of stacks and of their segments.

use super::call::go_on;
use crate::body::{Body, Flow, Regs};
use crate::links::Continuation;
use crate::regcode::identity;
use crate::routines::of;

identity! {
    SwapStack;
    StackEnd;
    SegmentEnd;
}

/// Nobody wants what the accumulators held: so they need not be saved over the call before.
#[inline(always)]
fn forget(r: &mut Regs) {
    [r.acc0, r.acc1] = [0; 2];
    [r.facc0, r.facc1, r.facc2, r.facc3] = [0.0; 4];
}

/// Resumes the stack in slot `a` with the value in the slot after it. What this stack is resumed with will be in slot `a`.
pub struct SwapStack;
impl Body for SwapStack {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let next = (of(r.cx).swap_stack)(r.cx, r.pc, r.fp, r.cs);
            forget(r);
            go_on(r, next)
        }
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

//! Swaps of stacks, and the ends of stacks and of their segments.

use super::call::go_on;
use super::operand::{Slot, Source, instruction};
use crate::body::{Body, Flow, Regs};
use crate::links::Continuation;
use crate::regcode::identity;
use crate::routines::of;

identity! {
    SwapStack;
    SwapStackImm;
    StackEnd;
    SegmentEnd;
}

/// Nobody wants what the accumulators held: so they need not be saved over the call before.
#[inline(always)]
fn forget(r: &mut Regs) {
    [r.acc0, r.acc1] = [0; 2];
    [r.facc0, r.facc1, r.facc2, r.facc3] = [0.0; 4];
}

/// Resumes a stack with a value. What this one is resumed with will be in slot `a`.
///
/// # Safety
/// As [`Body::exec`].
#[inline(always)]
unsafe fn swap(r: &mut Regs, handle: u64, value: u64) -> Flow {
    // SAFETY: the caller's promise.
    unsafe {
        let next = (of(r.cx).swap_stack)(r.cx, r.pc, r.fp, r.cs, handle, value);
        forget(r);
        if next.is_null() {
            return Flow::Raised;
        }
        // One after the other: read at once they would have to wait until they have left the processor's store buffer, which happens one by one.
        r.pc = (&raw const (*next).pc).read_volatile();
        r.fp = (&raw const (*next).fp).read_volatile();
        r.cs = (&raw const (*next).cs).read_volatile();
    }
    Flow::Jump
}

/// Resumes the stack whose handle is in slot `b` with the value in slot `c`. What this one is resumed with will be in slot `a`.
pub struct SwapStack;
impl Body for SwapStack {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let (handle, value) = (Slot::get(r, i.b), Slot::get(r, i.c));
            swap(r, handle, value)
        }
    }
}

/// As [`SwapStack`], with a number for a value.
pub struct SwapStackImm;
impl Body for SwapStackImm {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let (handle, value) = (Slot::get(r, i.b), i64::from(i.cd()) as u64);
            swap(r, handle, value)
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

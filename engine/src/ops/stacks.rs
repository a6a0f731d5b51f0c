//! Swaps of stacks, and the ends of stacks and of their segments.

use crate::regcode::{Body, Flow, Ins, Regs, identity};
use crate::routines::of;
use crate::stack::links::Continuation;

identity! {
    SwapStack;
    StackEnd;
    SegmentEnd;
}

/// Goes on at `next`, with frame and control stack as a slow path has left them; if it is null, raises the trap that it has left.
#[inline(always)]
unsafe fn go_on(r: &mut Regs, next: *const Ins) -> Flow {
    if next.is_null() {
        return Flow::Raised;
    }
    // SAFETY: the caller's promise.
    let transfer = unsafe { (*r.cx).transfer };
    r.pc = next;
    r.fp = transfer.fp;
    r.cs = transfer.cs;
    Flow::Jump
}

/// Resumes the stack in slot `a` with the value in the slot after it. What this stack is resumed with will be in slot `a`.
pub struct SwapStack;
impl Body for SwapStack {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let next = (of(r.cx).swap_stack)(r.cx, r.pc, r.fp, r.cs);
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

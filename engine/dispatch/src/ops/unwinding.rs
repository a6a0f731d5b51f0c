//! Throwing, and the blocks of `jstry` composites.

use super::operand::{Params, Slot, Source, data, instruction};
use crate::body::{Body, Cause, Flow, Regs};
use crate::regcode::{Identity, identity};
use crate::routines::of;

identity! {
    Throw;
    OpenComposite;
    Catch;
    Finally;
    EnterBlock[B];
    CloseComposite;
    Gosub;
    Retsub;
}

/// Throws `a`; the data word has the function number
pub struct Throw;
impl Body for Throw {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let value = Slot::get(r, instruction(r).a);
            (of(r.cx).throw)(r.cx, data(r, 0).low() as u32, value);
        }
        Flow::Raised
    }
}

/// Opens a composite; data: {offset of its catch block, of its finally block}, {offset of the instruction, 0}
pub struct OpenComposite;
impl Body for OpenComposite {
    const DATA: usize = 2;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        let opened = unsafe {
            let (blocks, at) = (data(r, 0), data(r, 1));
            (of(r.cx).open_composite)(
                r.cx,
                r.fp,
                at.low() as u32,
                blocks.low() as u32,
                blocks.high() as u32,
            )
        };
        if opened {
            Flow::Next
        } else {
            Flow::Trap(Cause::StackOverflow, 0)
        }
    }
}

/// Where control is in a composite.
pub trait Block: Identity {
    /// Whether it is the finally block.
    const FINALLY: bool;
}

/// The catch block.
pub struct Catch;
impl Block for Catch {
    const FINALLY: bool = false;
}

/// The finally block.
pub struct Finally;
impl Block for Finally {
    const FINALLY: bool = true;
}

/// The current composite is in this block from here on
pub struct EnterBlock<B>(Params<B>);
impl<B: Block> Body for EnterBlock<B> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { (of(r.cx).enter_block)(r.cx, r.fp, B::FINALLY) };
        Flow::Next
    }
}

/// Closes the current composite, or all of the frame if `a` is not 0; the data word has the function number, for listings
pub struct CloseComposite;
impl Body for CloseComposite {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            (of(r.cx).close_composites)(r.cx, r.fp, instruction(r).a != 0);
        }
        Flow::Next
    }
}

/// Notes the place to come back to for the jump that follows; data: {offset to come back to, offset of the instruction}
pub struct Gosub;
impl Body for Gosub {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        let noted = unsafe {
            let places = data(r, 0);
            (of(r.cx).gosub)(r.cx, r.fp, places.high() as u32, places.low() as u32)
        };
        if noted {
            Flow::Next
        } else {
            Flow::Trap(Cause::StackOverflow, 0)
        }
    }
}

/// Goes back to the last `gosub`, or on with an exception
pub struct Retsub;
impl Body for Retsub {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let target = (of(r.cx).retsub)(r.cx, r.pc, r.fp);
            if target.is_null() {
                return Flow::Raised;
            }
            r.pc = target;
        }
        Flow::Jump
    }
}

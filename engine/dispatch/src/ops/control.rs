//! Jumps, and what else decides where a run goes on.

use super::operand::{Destination, Params, Slot, Source, data, instruction};
use super::scalar::{BinaryOp, CompareOp};
use crate::body::{Body, Cause, Flow, Regs};
use crate::dispatch::{Handler, slow};
use crate::regcode::{Identity, Ins, identity};
use crate::routines::of;
use maple_rt::trap::TrapKind;
use std::sync::atomic::Ordering;

identity! {
    Jump;
    Unwatched;
    Watched;
    JumpWatched;
    BranchBody[O L R W];
    StepBack[A O V S R W];
    StepSlowly;
    JumpTable;
    Switch;
    JumpIndirect;
    JumpAbsolute;
    Poll;
    CheckStack;
    Halt;
    Raise;
}

/// The code `cd` bytes from the instruction at `r.pc`: displacements are scaled when code is built.
#[inline(always)]
pub(super) unsafe fn displaced(r: &Regs) -> *const Ins {
    // SAFETY: the caller's promise: branch targets lie in the same function.
    unsafe { r.pc.byte_offset(instruction(r).cd() as isize) }
}

/// `pc += cd`
pub struct Jump;
impl Body for Jump {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        r.pc = unsafe { displaced(r) };
        Flow::Jump
    }
}

/// Whether a jump back is a safepoint.
pub trait Watch: Identity {
    /// Whether the run shall stop, or pause: another thread asked for it, or the time is over.
    ///
    /// # Safety
    /// As [`Body::exec`].
    unsafe fn stops(r: &Regs) -> bool;
}
/// It is none.
pub struct Unwatched;
impl Watch for Unwatched {
    #[inline(always)]
    unsafe fn stops(_: &Regs) -> bool {
        false
    }
}
/// It is one: looks at the word that [`Poll`] looks at, beside the chain of dependent pc values.
pub struct Watched;
impl Watch for Watched {
    #[inline(always)]
    unsafe fn stops(r: &Regs) -> bool {
        // SAFETY: the caller's promise: the context and the word it points at outlive the run.
        unsafe { (*(*r.cx).poll).load(Ordering::Relaxed) != 0 }
    }
}

/// `pc := target`, unless the poll there ends the run.
#[inline(always)]
unsafe fn polled(r: &mut Regs, target: impl FnOnce(&Regs) -> *const Ins) -> Flow {
    // SAFETY: the caller's promise.
    if unsafe { !(of(r.cx).poll)(r.cx) } {
        return Flow::Raised;
    }
    r.pc = target(r);
    Flow::Jump
}

/// `pc += cd`, where that is back and a safepoint
pub struct JumpWatched;
impl Body for JumpWatched {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            if Watched::stops(r) {
                return Flow::Slow;
            }
            r.pc = displaced(r);
        }
        Flow::Jump
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { polled(r, |r| displaced(r)) }
    }
}

/// `if a op b, pc += cd`
pub struct BranchBody<O, L, R, W>(Params<(O, L, R, W)>);
impl<O: CompareOp, L: Source, R: Source, W: Watch> Body for BranchBody<O, L, R, W> {
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            if O::holds(L::get(r, i.a), R::get(r, i.b)) {
                if W::stops(r) {
                    return Flow::Slow;
                }
                r.pc = displaced(r);
                return Flow::Jump;
            }
        }
        Flow::Next
    }
    // The comparison holds.
    const SLOW: Handler = slow::<JumpWatched>;
}

/// `a += b`, `if a op c`, back as far as `d` says, as [`Ins::near`] has it: the end of a counted loop.
pub struct StepBack<A, O, V, S, R, W>(Params<(A, O, V, S, R, W)>);
impl<A, O, V, S, R, W> Body for StepBack<A, O, V, S, R, W>
where
    A: BinaryOp,
    O: CompareOp,
    V: Source + Destination,
    S: Source,
    R: Source,
    W: Watch,
{
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = A::apply(V::get(r, i.a), S::get(r, i.b));
            V::put(r, i.a, value);
            if O::holds(value, R::get(r, i.c)) {
                if W::stops(r) {
                    return Flow::Slow;
                }
                return Flow::Back;
            }
        }
        Flow::Next
    }
    // The step is made and the loop goes on.
    const SLOW: Handler = slow::<StepSlowly>;
}

/// The slow path of every [`StepBack`] that is a safepoint.
pub struct StepSlowly;
impl Body for StepSlowly {
    #[inline(always)]
    unsafe fn exec(_: &mut Regs) -> Flow {
        Flow::Slow
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the target lies in the same function.
        unsafe { polled(r, |r| instruction(r).near(r.pc)) }
    }
}

/// Jumps through the table of displacements after the instruction: entry `a - high(data 0)`, of `low(data 0)` entries, four to a word.
pub struct JumpTable;
impl Body for JumpTable {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the table has as many entries as its first word says.
        unsafe {
            let table = data(r, 0);
            let value = Slot::get(r, instruction(r).a) as u32;
            let index = value.wrapping_sub(table.high() as u32);
            if u64::from(index) >= table.low() {
                return Flow::Trap(Cause::RangeGoto, u64::from(value));
            }
            let entry = r.pc.add(2).cast::<i32>().add(index as usize);
            r.pc = r.pc.byte_offset(*entry as isize);
        }
        Flow::Jump
    }
}

/// As [`JumpTable`]; all other numbers go to the entry after the last.
pub struct Switch;
impl Body for Switch {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the table has one entry more than its first word says.
        unsafe {
            let table = data(r, 0);
            let value = Slot::get(r, instruction(r).a) as u32;
            let index = u64::from(value.wrapping_sub(table.high() as u32)).min(table.low());
            let entry = r.pc.add(2).cast::<i32>().add(index as usize);
            r.pc = r.pc.byte_offset(*entry as isize);
        }
        Flow::Jump
    }
}

/// `pc := code for mirbin offset a of this function`; the data word has the function number
pub struct JumpIndirect;
impl Body for JumpIndirect {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let label = Slot::get(r, instruction(r).a);
            let target = (of(r.cx).label_target)(r.cx, r.pc, data(r, 0).low() as u32, label);
            if target.is_null() {
                return Flow::Trap(Cause::Jump, label);
            }
            r.pc = target;
        }
        Flow::Jump
    }
}

/// `pc := data word`
pub struct JumpAbsolute;
impl Body for JumpAbsolute {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word holds the address of an instruction.
        r.pc = unsafe { data(r, 0).low() as *const Ins };
        Flow::Jump
    }
}

/// Traps if the run shall stop: another thread asked for it, or the time is over.
pub struct Poll;
impl Body for Poll {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        match unsafe { Watched::stops(r) } {
            true => Flow::Slow,
            false => Flow::Next,
        }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        match unsafe { (of(r.cx).poll)(r.cx) } {
            true => Flow::Next,
            false => Flow::Raised,
        }
    }
}

/// Traps unless `cd` more slots fit above the frame: entry of functions with large frames.
pub struct CheckStack;
impl Body for CheckStack {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: only addresses are compared.
        let needed = unsafe { r.fp.wrapping_add(instruction(r).cd() as usize) };
        if needed as usize > r.cs as usize {
            Flow::Trap(Cause::StackOverflow, 0)
        } else {
            Flow::Next
        }
    }
}

/// Return address of the outermost call
pub struct Halt;
impl Body for Halt {
    #[inline(always)]
    unsafe fn exec(_: &mut Regs) -> Flow {
        Flow::Exit
    }
}

/// Raises the trap that the data word points at
pub struct Raise;
impl Body for Raise {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the machine that made this code keeps the trap.
        unsafe { (*r.cx).trap = Some(*(data(r, 0).low() as *const TrapKind)) };
        Flow::Raised
    }
}

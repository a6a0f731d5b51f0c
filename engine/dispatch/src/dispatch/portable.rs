//! Handlers that return to a loop.

use super::Exit;
use crate::body::{Body, Flow, Regs};
use crate::context::Context;
use crate::regcode::{Ins, Link};

/// An instruction handler: executes one instruction, says whether to go on.
pub type Handler = unsafe extern "C" fn(*mut Regs) -> Step;

/// What the loop does after a handler.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u64)]
pub enum Step {
    /// Execute the instruction at the new pc.
    Continue,
    /// Leave normally.
    Done,
    /// Leave with a trap.
    Trap,
}

/// Nothing: here the compiler may choose.
#[inline(always)]
pub fn opaque<T>(pointer: *const T) -> *const T {
    pointer
}

/// The handler of instruction body `B`.
///
/// # Safety
/// As for [`Body::exec`]; `r` is valid and not otherwise borrowed.
pub unsafe extern "C" fn handler<B: Body>(r: *mut Regs) -> Step {
    // SAFETY: the caller's promise.
    let r = unsafe { &mut *r };
    let pc = r.pc;
    // SAFETY: the caller's promise.
    match unsafe { B::exec(r) } {
        // SAFETY: the body has just asked for it.
        Flow::Slow => unsafe { (B::SLOW)(r) },
        flow => hand_over::<B>(r, pc, flow),
    }
}

/// The handler of the slow path of instruction body `B`.
///
/// # Safety
/// As for [`Body::slow`]; `r` is valid and not otherwise borrowed.
pub unsafe extern "C" fn slow<B: Body>(r: *mut Regs) -> Step {
    // SAFETY: the caller's promise.
    let r = unsafe { &mut *r };
    let pc = r.pc;
    // SAFETY: the caller's promise.
    let flow = unsafe { B::slow(r) };
    hand_over::<B>(r, pc, flow)
}

/// Does what the instruction `B` at `pc` wants to happen next.
#[inline(always)]
fn hand_over<B: Body>(r: &mut Regs, pc: *const Ins, flow: Flow) -> Step {
    match flow {
        Flow::Next | Flow::Slow => {
            // SAFETY: verified code does not fall off its end, so another instruction follows.
            r.pc = unsafe { pc.add(1 + B::DATA) };
            Step::Continue
        }
        Flow::Jump => Step::Continue,
        Flow::Back => {
            // SAFETY: the instruction at `pc` has asked for it, so its field says a place in the same code.
            r.pc = unsafe { (*pc).near(pc) };
            Step::Continue
        }
        Flow::Exit => Step::Done,
        Flow::Trap(cause, number) => {
            // SAFETY: `cx` is the context of this run.
            unsafe { Context::trap(r.pc, r.fp, r.cx, r.cs, cause, number) };
            Step::Trap
        }
        Flow::Raised => {
            // SAFETY: as above.
            unsafe { Context::raised(r.pc, r.fp, r.cx, r.cs) };
            Step::Trap
        }
    }
}

/// Runs register code from `pc` until it exits.
///
/// # Safety
/// `pc` is the entry of a translated function or a stub, `fp` and `cs` lie in the VM stack of `cx` with the arguments in place and a
/// [`Link`] to a halting instruction pushed.
pub unsafe fn run(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link) -> Exit {
    // SAFETY: the caller's promise; the trampoline calls `turn` with this very state.
    unsafe { crate::entry::enter(pc, fp, cx, cs, turn as *const () as usize) }
}

/// The loop. Has the signature that the entry trampoline calls.
unsafe extern "C" fn turn(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link) -> Exit {
    let mut r = Regs::at(pc, fp, cx, cs);
    // SAFETY: `cx` is the context of this run; the fault handler reads the registers through it.
    unsafe { (*cx).regs = &raw mut r };
    loop {
        // SAFETY: `pc` points at an instruction of translated code, whose first word is always the address of a handler.
        let step = unsafe {
            let handler = std::mem::transmute::<usize, Handler>((*r.pc).handler_address());
            handler(&raw mut r)
        };
        match step {
            Step::Continue => {}
            Step::Done => return Exit::Done,
            Step::Trap => return Exit::Trap,
        }
    }
}

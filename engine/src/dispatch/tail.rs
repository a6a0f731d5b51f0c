//! Handlers that jump to each other.

use super::Exit;
use crate::context::Context;
use crate::regcode::{Body, Flow, Ins, Link, Regs};
use std::marker::PhantomData;

/// An instruction handler: six integer and two float arguments, the most that travel in registers.
pub type Handler =
    unsafe extern "sysv64" fn(*const Ins, *mut u64, *mut Context, *mut Link, u64, u64, f64, f64) -> Exit;

macro_rules! dispatch {
    ($r:ident) => {{
        // SAFETY: `pc` points at an instruction of translated code, whose first word is always the address of a handler.
        let next: Handler = unsafe { std::mem::transmute::<usize, Handler>((*$r.pc).handler_address()) };
        // SAFETY: the state passed on is that of the run this handler was called with.
        return unsafe { next($r.pc, $r.fp, $r.cx, $r.cs, $r.acc0, $r.acc1, $r.facc0, $r.facc1) };
    }};
}

/// Does what an instruction wants to happen next; a slow part that is done goes on behind the instruction.
macro_rules! hand_over {
    ($r:ident, $flow:expr, $body:ident) => {
        match $flow {
            Flow::Next | Flow::Slow => {
                // SAFETY: verified code does not fall off its end, so another instruction follows.
                $r.pc = unsafe { $r.pc.add(1 + $body::DATA) };
                dispatch!($r)
            }
            Flow::Jump => {
                $r.pc = opaque($r.pc);
                dispatch!($r)
            }
            Flow::Exit => return Exit::Done,
            Flow::Trap(cause, number) => {
                // SAFETY: `cx` is the context of this run.
                return unsafe { Context::trap($r.cx, $r.pc, $r.fp, $r.cs, cause, number) };
            }
            Flow::Raised => {
                // SAFETY: as above.
                return unsafe { Context::raised($r.cx, $r.pc, $r.fp, $r.cs) };
            }
        }
    };
}

/// The handler of an instruction body, or of the instructions of a sequence.
///
/// # Safety
/// As for [`Sequence::run`].
#[allow(clippy::too_many_arguments)]
pub unsafe extern "sysv64" fn handler<S: Sequence>(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    acc0: u64,
    acc1: u64,
    facc0: f64,
    facc1: f64,
) -> Exit {
    let r = Regs {
        pc,
        fp,
        cx,
        cs,
        acc0,
        acc1,
        facc0,
        facc1,
    };
    // SAFETY: the caller's promise.
    unsafe { S::run(r) }
}

/// Instructions behind each other that one handler executes: nothing is handed over between them.
pub trait Sequence {
    /// Whether the first of them accesses memory at addresses that the program computed.
    const FAULTS: bool;

    /// Executes the instructions from `r.pc` on and hands over.
    ///
    /// # Safety
    /// As for [`Body::exec`], for each of them.
    unsafe fn run(r: Regs) -> Exit;
}

/// The last of a sequence, or the only one.
impl<B: Body> Sequence for B {
    const FAULTS: bool = <B as Body>::FAULTS;
    #[inline(always)]
    unsafe fn run(mut r: Regs) -> Exit {
        // SAFETY: the caller's promise.
        let flow = unsafe { B::exec(&mut r) };
        if <B as Body>::FAULTS {
            anchor(&mut r);
        }
        if let Flow::Slow = flow {
            // SAFETY: the body has just asked for it.
            return unsafe { slow::<B>(r.pc, r.fp, r.cx, r.cs, r.acc0, r.acc1, r.facc0, r.facc1) };
        }
        hand_over!(r, flow, B)
    }
}

/// An instruction and those behind it.
pub struct Then<B, S>(PhantomData<(B, S)>);
impl<B: Body, S: Sequence> Sequence for Then<B, S> {
    const FAULTS: bool = B::FAULTS;
    #[inline(always)]
    unsafe fn run(mut r: Regs) -> Exit {
        // SAFETY: the caller's promise.
        let flow = unsafe { B::exec(&mut r) };
        if B::FAULTS {
            anchor(&mut r);
        }
        match flow {
            Flow::Next => {}
            Flow::Slow => {
                // SAFETY: the body has just asked for it; its slow part goes on with the next instruction alone.
                return unsafe { slow::<B>(r.pc, r.fp, r.cx, r.cs, r.acc0, r.acc1, r.facc0, r.facc1) };
            }
            flow => hand_over!(r, flow, B),
        }
        // SAFETY: the next instruction follows.
        r.pc = unsafe { r.pc.add(1 + B::DATA) };
        if S::FAULTS {
            anchor(&mut r);
        }
        // SAFETY: the caller's promise.
        unsafe { S::run(r) }
    }
}

/// The slow part of the handler of instruction body `B`.
///
/// # Safety
/// As for [`Body::slow`].
#[allow(clippy::too_many_arguments)]
#[cold]
#[inline(never)]
unsafe extern "sysv64" fn slow<B: Body>(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    acc0: u64,
    acc1: u64,
    facc0: f64,
    facc1: f64,
) -> Exit {
    let mut r = Regs {
        pc,
        fp,
        cx,
        cs,
        acc0,
        acc1,
        facc0,
        facc1,
    };
    // SAFETY: the caller's promise.
    let flow = unsafe { B::slow(&mut r) };
    hand_over!(r, flow, B)
}

/// Hides a pointer's origin. Without it LLVM merges the two ends of a conditional branch into one select, which puts the comparison
/// into the chain of dependent pc values.
#[inline(always)]
fn opaque(mut pc: *const Ins) -> *const Ins {
    // SAFETY: an empty instruction sequence.
    #[allow(clippy::pointers_in_nomem_asm_block)]
    unsafe {
        std::arch::asm!("", inout("rdi") pc, options(pure, nomem, nostack, preserves_flags));
    }
    pc
}

/// Hides how a value came about. Without it LLVM orders the terms of a sum anew, and an address no longer has the form of an addressing mode.
#[inline(always)]
pub fn settled(mut value: u64) -> u64 {
    // SAFETY: an empty instruction sequence.
    unsafe {
        std::arch::asm!("/* {0} */", inout(reg) value, options(pure, nomem, nostack, preserves_flags));
    }
    value
}

/// Keeps the memory accesses of a body before this point and the state of the run in its argument registers until here, so that the
/// fault handler finds instruction, frame and control stack in the machine context.
#[inline(always)]
pub fn anchor(r: &mut Regs) {
    // SAFETY: an empty instruction sequence; without `nomem` it orders memory accesses.
    unsafe {
        std::arch::asm!("", inout("rdi") r.pc, inout("rsi") r.fp, inout("rdx") r.cx, inout("rcx") r.cs,
            options(nostack, preserves_flags));
    }
}

/// Runs register code from `pc` until it exits.
///
/// # Safety
/// `pc` is the entry of a translated function or a stub, `fp` and `cs` lie in the VM stack of `cx` with the arguments in place and a
/// [`Link`] to a halting instruction pushed.
pub unsafe fn run(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link) -> Exit {
    // SAFETY: as `dispatch!`; the trampoline calls the handler with this very state.
    unsafe {
        let first = (*pc).handler_address();
        crate::fault::enter(pc, fp, cx, cs, first)
    }
}

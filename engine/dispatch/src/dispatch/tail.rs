//! Handlers that jump to each other.

use super::Exit;
use crate::body::{Body, Flow, Regs};
use crate::context::Context;
use crate::regcode::{Ins, Link};
use std::marker::PhantomData;

/// An instruction handler: six integer arguments, the most that travel in registers, and four float ones, half of them.
pub type Handler = unsafe extern "sysv64" fn(
    *const Ins,
    *mut u64,
    *mut Context,
    *mut Link,
    u64,
    u64,
    f64,
    f64,
    f64,
    f64,
) -> Exit;

/// Calls the handler of the instruction at `r.pc`, which LLVM turns into a jump.
///
/// # Safety
/// `r` is the state of a run, its `pc` an instruction of translated code.
#[inline(always)]
unsafe fn dispatch(r: Regs) -> Exit {
    // SAFETY: the first word of an instruction is the address of a handler; the state passed on is that of the run.
    unsafe {
        let next: Handler = std::mem::transmute::<usize, Handler>((*r.pc).handler_address());
        next(
            r.pc, r.fp, r.cx, r.cs, r.acc0, r.acc1, r.facc0, r.facc1, r.facc2, r.facc3,
        )
    }
}

/// Does what an instruction wants to happen next; a slow path that is done goes on after the instruction.
///
/// # Safety
/// `r` is the state that instruction `B` left when it ended so.
#[inline(always)]
unsafe fn hand_over<B: Body>(mut r: Regs, flow: Flow) -> Exit {
    // SAFETY: the caller's promise; verified code does not fall off its end, so another instruction follows.
    unsafe {
        match flow {
            Flow::Next | Flow::Slow => {
                r.pc = r.pc.add(1 + B::DATA);
                dispatch(r)
            }
            Flow::Jump => {
                r.pc = opaque(r.pc);
                dispatch(r)
            }
            Flow::Back => back(r),
            Flow::Exit => Exit::Done,
            Flow::Trap(cause, number) => Context::trap(r.pc, r.fp, r.cx, r.cs, cause, number),
            Flow::Raised => Context::raised(r.pc, r.fp, r.cx, r.cs),
        }
    }
}

/// Goes back as far as field `d` of the instruction at `r.pc` says.
///
/// The value of the field would put the latency of its load into the chain of dependent pc values, which in a loop of a few words takes longer
/// than the loop. So the distances of such loops are compared: the processor predicts what comes out and needs no value.
///
/// # Safety
/// As for [`dispatch`]; the field is such a displacement.
#[inline(always)]
unsafe fn back(mut r: Regs) -> Exit {
    /// Hides where a pointer comes from, differently for each distance, so that LLVM makes no choice of values of the branches.
    macro_rules! back_over {
        ($words:literal) => {
            if (*r.pc).d == const { (-($words * Ins::HALVES as isize)) as u16 } {
                r.pc = r.pc.sub($words);
                std::arch::asm!(
                    concat!("/* back over ", $words, " */"),
                    inout("rdi") r.pc,
                    options(nomem, nostack, preserves_flags)
                );
                return dispatch(r);
            }
        };
    }
    // SAFETY: the caller's promise; the sequences of instructions are empty.
    #[allow(clippy::pointers_in_nomem_asm_block)]
    unsafe {
        back_over!(2);
        back_over!(3);
        back_over!(1);
        r.pc = opaque((*r.pc).near(r.pc));
        dispatch(r)
    }
}

/// The handler of an instruction body, or of the instructions of a superinstruction.
///
/// # Safety
/// As for [`Superinstruction::run`].
#[allow(clippy::too_many_arguments)]
pub unsafe extern "sysv64" fn handler<S: Superinstruction>(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    acc0: u64,
    acc1: u64,
    facc0: f64,
    facc1: f64,
    facc2: f64,
    facc3: f64,
) -> Exit {
    let mut r = Regs {
        pc,
        first: pc,
        fp,
        cx,
        cs,
        acc0,
        acc1,
        facc0,
        facc1,
        facc2,
        facc3,
    };
    loop {
        // SAFETY: the caller's promise.
        match unsafe { S::run::<S>(r) } {
            Ran::Out(exit) => return exit,
            Ran::Again(next) => r = next,
        }
    }
}

/// What came of a superinstruction.
pub enum Ran {
    /// It handed over, and the run has ended.
    Out(Exit),
    /// It goes on at its own begin.
    Again(Regs),
}

/// Instructions in succession that one handler executes: nothing is handed over between them.
pub trait Superinstruction {
    /// Whether the first of them accesses memory at addresses that the program computed.
    const FAULTS: bool;
    /// Whether any of them does.
    const ACCESSES: bool;
    /// Whether any of them calls functions.
    const CALLS: bool;
    /// Words that they take.
    const WORDS: usize;
    /// Whether the last of them may jump, and none calls functions: then it can be a loop without a stack frame.
    const JUMPS: bool;
    /// Whether that jump leads to the first.
    const LOOPS: bool = false;

    /// Executes the instructions from `r.pc` on, the last of `Whole`, and hands over.
    ///
    /// # Safety
    /// As for [`Body::exec`], for each of them. If `Whole` loops, the last jumps to the first word of `Whole`, if it jumps.
    unsafe fn run<Whole: Superinstruction>(r: Regs) -> Ran;
}

/// The last of a superinstruction, or the only one.
impl<B: Body> Superinstruction for B {
    const FAULTS: bool = <B as Body>::FAULTS;
    const ACCESSES: bool = <B as Body>::FAULTS;
    const CALLS: bool = <B as Body>::CALLS;
    const WORDS: usize = 1 + B::DATA;
    const JUMPS: bool = <B as Body>::JUMPS;
    #[inline(always)]
    unsafe fn run<Whole: Superinstruction>(mut r: Regs) -> Ran {
        // SAFETY: the caller's promise.
        let flow = unsafe { B::exec(&mut r) };
        match flow {
            // SAFETY: the body has just asked for it.
            Flow::Slow => Ran::Out(unsafe { finish_slowly::<B>(r) }),
            Flow::Jump | Flow::Back if Whole::LOOPS => {
                r.pc = r.first;
                Ran::Again(r)
            }
            // SAFETY: this is how it ended.
            flow => Ran::Out(unsafe { hand_over::<B>(r, flow) }),
        }
    }
}

/// An instruction and those after it.
pub struct Then<B, S>(PhantomData<(B, S)>);
impl<B: Body, S: Superinstruction> Superinstruction for Then<B, S> {
    const FAULTS: bool = B::FAULTS;
    const ACCESSES: bool = B::FAULTS || S::ACCESSES;
    const CALLS: bool = B::CALLS || S::CALLS;
    const WORDS: usize = 1 + B::DATA + S::WORDS;
    const JUMPS: bool = S::JUMPS && !B::CALLS;
    #[inline(always)]
    unsafe fn run<Whole: Superinstruction>(mut r: Regs) -> Ran {
        // A call would have to keep the state elsewhere and bring it back.
        const {
            assert!(
                !(B::CALLS && S::ACCESSES),
                "in a sequence an access of a program's memory follows a call"
            )
        };
        // SAFETY: the caller's promise.
        let flow = unsafe { B::exec(&mut r) };
        match flow {
            Flow::Next => {}
            // SAFETY: the body has just asked for it; its slow path goes on with the next instruction alone.
            Flow::Slow => return Ran::Out(unsafe { finish_slowly::<B>(r) }),
            // SAFETY: this is how it ended.
            flow => return Ran::Out(unsafe { hand_over::<B>(r, flow) }),
        }
        // SAFETY: the next instruction follows.
        r.pc = unsafe { r.pc.add(1 + B::DATA) };
        if B::FAULTS || S::FAULTS {
            mark::<Whole, S>();
        }
        // SAFETY: the caller's promise.
        unsafe { S::run::<Whole>(r) }
    }
}

/// A superinstruction whose last instruction jumps to the first, if it jumps: a whole loop, for which nothing is handed over at all. The distance
/// is not looked at.
pub struct Loop<S>(PhantomData<S>);
impl<S: Superinstruction> Superinstruction for Loop<S> {
    const FAULTS: bool = S::FAULTS;
    const ACCESSES: bool = S::ACCESSES;
    const CALLS: bool = S::CALLS;
    const WORDS: usize = S::WORDS;
    const JUMPS: bool = S::JUMPS;
    const LOOPS: bool = true;
    #[inline(always)]
    unsafe fn run<Whole: Superinstruction>(r: Regs) -> Ran {
        const {
            assert!(
                !(S::CALLS && S::ACCESSES),
                "a loop accesses a program's memory and calls functions"
            )
        };
        if S::FAULTS {
            mark::<Whole, S>();
        }
        // SAFETY: the caller's promise.
        unsafe { S::run::<Whole>(r) }
    }
}

/// Jumps to the handler of the slow path of instruction body `B`.
///
/// # Safety
/// As for [`Body::slow`].
#[inline(always)]
unsafe fn finish_slowly<B: Body>(r: Regs) -> Exit {
    // SAFETY: the caller's promise.
    unsafe {
        (B::SLOW)(
            r.pc, r.fp, r.cx, r.cs, r.acc0, r.acc1, r.facc0, r.facc1, r.facc2, r.facc3,
        )
    }
}

/// The slow path of the handler of instruction body `B`.
///
/// # Safety
/// As for [`Body::slow`].
#[allow(clippy::too_many_arguments)]
#[cold]
#[inline(never)]
pub unsafe extern "sysv64" fn slow<B: Body>(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    acc0: u64,
    acc1: u64,
    facc0: f64,
    facc1: f64,
    facc2: f64,
    facc3: f64,
) -> Exit {
    let mut r = Regs {
        pc,
        first: pc,
        fp,
        cx,
        cs,
        acc0,
        acc1,
        facc0,
        facc1,
        facc2,
        facc3,
    };
    // SAFETY: the caller's promise.
    unsafe {
        let flow = B::slow(&mut r);
        hand_over::<B>(r, flow)
    }
}

/// Hides a pointer's origin. Without it LLVM merges the two ends of a conditional branch into one select, which puts the comparison
/// into the chain of dependent values.
#[inline(always)]
pub fn opaque<T>(mut pointer: *const T) -> *const T {
    // SAFETY: an empty instruction sequence.
    #[allow(clippy::pointers_in_nomem_asm_block)]
    unsafe {
        std::arch::asm!("/* {} */", inout(reg) pointer, options(pure, nomem, nostack, preserves_flags));
    }
    pointer
}

/// Says that the machine code from here on is that of the first instruction of `Rest`, with which `Whole` ends: the register of `pc` has the
/// first word of `Whole` at each access, so that nothing is added for it, and [`words::before`](super::words::before) knows the rest.
#[inline(always)]
fn mark<Whole: Superinstruction, Rest: Superinstruction>() {
    // SAFETY: an entry in a section of its own; without `nomem` it orders memory accesses.
    unsafe {
        std::arch::asm!(
            "2:",
            ".pushsection maple_words, \"aR\", @progbits",
            ".long 2b - ., {before}",
            ".popsection",
            before = const { Whole::WORDS - Rest::WORDS },
            options(nostack, preserves_flags)
        );
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
        crate::entry::enter(pc, fp, cx, cs, first)
    }
}

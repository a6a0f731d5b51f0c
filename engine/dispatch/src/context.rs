//! What handlers know of the thread that executes them. It is plain data; the machine keeps it at the begin of what it knows of a thread.

use crate::body::{Cause, Regs};
use crate::dispatch::Exit;
use crate::regcode::{Ins, Link};
use crate::routines::Routines;
use crate::stack::{StackHead, StackTable};
use crate::tier::Tier;
use maple_rt::dynamic::KnownSlot;
use maple_rt::heap::ThreadHeap;
use maple_rt::monitor::ThreadId;
use maple_rt::trap::TrapKind;
use std::sync::atomic::AtomicU32;

/// The context of a thread: where it stands, what it has, and whom it calls. Handlers get its address as their third argument.
#[repr(C)]
pub struct Context {
    /// Host stack pointer of the innermost entry trampoline; offset 0 is known to the assembly.
    pub entry_sp: usize,
    /// The heap of a managed program, to be touched while the gate is held; else null.
    pub heap: *mut ThreadHeap,
    /// What the slow path of an instruction that counts has to release; see [`crate::ops::object`].
    pub slow: u64,
    /// The thread as monitors know it.
    pub thread: ThreadId,
    /// The stack that the innermost run is on; null when idle.
    pub stack: *mut StackHead,
    /// The stack that the innermost run began on; null when idle.
    pub root: *mut StackHead,
    /// The stacks that programs can name; may be read as [`crate::ops::stacks`] says.
    pub stacks: *const StackTable,
    /// Whether the thread executes instructions without the VM's gate.
    pub open: bool,
    /// Instructions left, if there is a budget.
    pub fuel: i64,
    /// Not 0 if Maple code shall stop: [`Routines::poll`] tells why.
    pub poll: *const AtomicU32,
    /// The registers of the portable dispatch loop, for the fault handler.
    pub regs: *mut Regs,
    /// While Maple code runs, where the last trap happened; in native code, the call that led there, with `fp` at the first free slot; when
    /// idle, the start of the stack.
    pub site: Site,
    /// Frame and control stack that a slow path hands to its instruction.
    pub transfer: Site,
    /// What the accumulators hold at a retired word, and then where its thread goes on.
    pub accumulators: Accumulators,
    /// The code that a call would have entered which the last trap kept from being made because the stack was full; else null.
    pub callee: *const Ins,
    /// What the last trap was.
    pub trap: Option<TrapKind>,
    /// What handlers call.
    pub routines: &'static Routines,
    /// Slots of attributes that were looked up; null if this thread has not looked for one. May be read while the gate is held.
    pub attributes: *const KnownSlot,
    /// Machine code is left where the host's stack pointer is below this address.
    pub native_limit: usize,
    /// Where register code goes on after machine code was left.
    pub left: Site,
    /// Null if there is no machine code.
    pub tier: *const Tier,
    /// The instruction whose body machine code has called; null if it has called none.
    pub outlined: *const Ins,
    /// What a function of [`crate::tier::slow`] has given.
    pub given: u64,
}

/// What handlers pass on besides their places.
#[derive(Clone, Copy, Default, Debug)]
#[repr(C)]
pub struct Accumulators {
    /// Those of integers.
    pub ints: [u64; 2],
    /// Those of floats.
    pub floats: [f64; 4],
}

/// A place in running code: what is needed to walk the stack from there.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Site {
    /// The instruction; null on the stepper.
    pub pc: *const Ins,
    /// Its frame.
    pub fp: *mut u64,
    /// The control stack.
    pub cs: *mut Link,
}

impl Site {
    /// No place.
    pub const NONE: Site = Site {
        pc: std::ptr::null(),
        fp: std::ptr::null_mut(),
        cs: std::ptr::null_mut(),
    };
}

impl Context {
    /// Records a trap and gives the exit that ends the run. The state comes in the order of a handler's arguments, which then are where they
    /// belong already.
    ///
    /// # Safety
    /// `cx` is valid.
    #[cold]
    #[inline(never)]
    pub unsafe extern "C" fn trap(
        pc: *const Ins,
        fp: *mut u64,
        cx: *mut Context,
        cs: *mut Link,
        cause: Cause,
        number: u64,
    ) -> Exit {
        // SAFETY: the caller's promise.
        unsafe {
            if cause == Cause::StackOverflow {
                (*cx).callee = number as *const Ins;
            }
            (*cx).trap = Some(cause.kind(number));
            Context::raised(pc, fp, cx, cs)
        }
    }

    /// Records where the trap that is in the context already happened.
    ///
    /// # Safety
    /// `cx` is valid.
    #[cold]
    #[inline(never)]
    pub unsafe extern "C" fn raised(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link) -> Exit {
        // SAFETY: the caller's promise.
        unsafe { (*cx).site = Site { pc, fp, cs } };
        Exit::Trap
    }
}

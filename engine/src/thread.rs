//! The state of one thread in a VM that handlers, slow paths and the fault handler share. What belongs to the stack it is on, and stays with it
//! when the thread leaves it, is in [`StackState`]; of that the context has what handlers use.

use crate::dispatch::Exit;
use crate::managed::Found;
use crate::regcode::{Cause, Ins, Link, Regs};
use crate::routines::Routines;
use crate::stack::Stack;
use crate::stack::state::StackState;
use crate::stepper::Activation;
use crate::unwind::Detour;
use crate::unwind::trace::Trace;
use crate::vm::backtrace::Trap;
use crate::vm::shared::Shared;
use crate::vm::{Machine, ROUTINES};
use maple_rt::class::Classes;
use maple_rt::heap::{Attached, ThreadHeap};
use maple_rt::monitor::ThreadId;
use maple_rt::trap::TrapKind;
use std::sync::atomic::{AtomicU32, Ordering, compiler_fence};

/// One thread in a VM: its stack and where it stands. Handlers get it as their third argument.
///
/// A thread is in one of three states: idle ([`ThreadState::run`] is null), in Maple code ([`ThreadState::running`]), or in a native function
/// that Maple code called. It holds the VM's gate in the second, unless [`ThreadState::open`], and around runtime routines in the third.
#[repr(C)]
pub struct ThreadState {
    /// Host stack pointer of the innermost entry trampoline; offset 0 is known to the assembly.
    pub entry_sp: usize,
    /// The VM that runs; may be touched while the gate is held.
    pub machine: *mut Machine,
    /// The heap of a managed program, to be touched while the gate is held; else null.
    pub heap: *mut ThreadHeap,
    /// What the slow part of an instruction that counts has to release; see [`crate::ops::object`].
    pub slow: u64,
    /// The thread as monitors know it.
    pub thread: ThreadId,
    /// The `Thread` object, owned, if it was asked for.
    pub java_thread: u64,
    /// First free byte of the current stack's region for dynamic `alloca`.
    pub alloca_top: *mut u8,
    /// End of that region.
    pub alloca_end: *mut u8,
    /// Instructions left, if there is a budget; the machine's while this thread does not hold the gate.
    pub fuel: i64,
    /// Instructions that the stepper has executed on this thread, for traces.
    pub steps: u64,
    /// Not 0 if Maple code shall stop: [`Poll`](crate::vm::shared::Poll) tells why.
    pub poll: *const AtomicU32,
    /// Whether the thread executes Maple code now, as opposed to native code or nothing.
    pub running: bool,
    /// Whether the thread has the gate, is about to take it, or executes instructions without it.
    pub holds_gate: bool,
    /// Whether it has the gate by bias.
    by_bias: bool,
    /// Whether it executes instructions without the gate, see [`parallel`](crate::vm::parallel).
    pub open: bool,
    /// Whether it holds references that nothing counts while it has the gate or waits for it.
    pub lends: bool,
    /// The round of safepoints that it has passed, and when it joined.
    pub round: u32,
    /// The parallel state that it has joined.
    pub era: u32,
    /// The classes of a managed program, once threads run at once.
    pub classes: *const Classes,
    /// Entries of interface methods.
    pub found: Found,
    /// The part of the heap that is this thread's, if it is not the first thread's.
    pub part: Option<Attached>,
    /// Whether the thread was not made by a call of the embedder but came from native code.
    pub foreign: bool,
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
    /// The innermost run.
    pub run: *const Run,
    /// A trap in a callback, to be raised when the native function returns to Maple code.
    pub pending: Option<Trap>,
    /// Where the last exception was thrown.
    pub trace: Trace,
    /// Whether runs are entered on the reserve of the stack.
    pub detour: Option<Detour>,
    /// Whether an exception object is being made.
    pub raising: bool,
    /// The VM.
    pub shared: *const Shared,
    /// Number of the VM.
    pub vm: u64,
    /// The stack that the innermost run is on; null when idle.
    pub stack: *mut StackState,
    /// Memory of the stacks of runs: one above the other.
    pub memory: Stack,
}

/// What handlers pass on besides their places.
#[derive(Clone, Copy, Default, Debug)]
pub struct Accumulators {
    /// Those of integers.
    pub ints: [u64; 2],
    /// Those of floats.
    pub floats: [f64; 4],
}

/// An entry into Maple code, from the embedder or from native code. Lies on the host stack.
pub struct Run {
    /// The run that called the native function from which this one was entered.
    pub outer: *const Run,
    /// The native call there.
    pub below: Site,
    /// The stack that `outer` is on.
    pub within: *mut StackState,
    /// Where the stack of the run begins.
    pub base: Site,
    /// The activations on the stack that the run is on, innermost last, if the stepper runs; else null.
    pub stepper: *const Vec<Activation>,
    /// The stack that the run began on.
    pub root: StackState,
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

impl ThreadState {
    /// A thread that has not run yet.
    pub fn new(shared: &Shared, memory: Stack, foreign: bool) -> Box<ThreadState> {
        let (alloca_top, alloca_end) = memory.dynamic();
        Box::new(ThreadState {
            entry_sp: 0,
            machine: shared.machine(),
            heap: std::ptr::null_mut(),
            slow: 0,
            thread: ThreadId::FIRST,
            java_thread: 0,
            alloca_top,
            alloca_end,
            fuel: i64::MAX,
            steps: 0,
            poll: shared.poll.word(),
            running: false,
            holds_gate: false,
            by_bias: false,
            open: false,
            lends: false,
            round: 0,
            era: 0,
            classes: std::ptr::null(),
            found: Found::default(),
            part: None,
            foreign,
            regs: std::ptr::null_mut(),
            site: Site {
                pc: std::ptr::null(),
                fp: memory.frames(),
                cs: memory.links(),
            },
            transfer: Site::NONE,
            accumulators: Accumulators::default(),
            callee: std::ptr::null(),
            trap: None,
            routines: &ROUTINES,
            run: std::ptr::null(),
            pending: None,
            trace: Trace::default(),
            detour: None,
            raising: false,
            shared,
            vm: shared.id,
            stack: std::ptr::null_mut(),
            memory,
        })
    }

    /// Takes the gate and the budget. `errno` is kept.
    ///
    /// # Safety
    /// `cx` is this thread's and does not hold the gate.
    #[inline]
    pub unsafe fn acquire(cx: *mut ThreadState) {
        // SAFETY: the caller's promise; the machine may be touched from here on.
        unsafe {
            ThreadState::take_gate(cx);
            (*cx).fuel = (*(*cx).machine).fuel;
            if (*(*cx).shared).parallel.is_on() {
                ThreadState::join(cx);
            } else {
                (*cx).heap = (*(*cx).machine).heap;
            }
        }
    }

    /// Gives the gate and what is left of the budget back.
    ///
    /// # Safety
    /// `cx` is this thread's, holds the gate, and no reference to the machine exists.
    #[inline]
    pub unsafe fn release(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            (*(*cx).machine).fuel = (*cx).fuel;
            if (*(*cx).shared).parallel.is_on() {
                ThreadState::part(cx);
            }
            ThreadState::return_gate(cx);
        }
    }

    /// # Safety
    /// As [`ThreadState::acquire`].
    #[inline]
    unsafe fn take_gate(cx: *mut ThreadState) {
        // A signal handler must see the claim before the lock is taken: a callback from it would wait for its own thread.
        // SAFETY: the caller's promise.
        unsafe {
            (*cx).holds_gate = true;
            compiler_fence(Ordering::SeqCst);
            ThreadState::lock(cx);
        }
    }

    /// Locks the gate, no more.
    ///
    /// # Safety
    /// As [`ThreadState::acquire`].
    #[inline]
    pub unsafe fn lock(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            if (*cx).foreign {
                (*(*cx).shared).lock();
            } else {
                (*cx).by_bias = (*(*cx).shared).lock_as_owner();
            }
        }
    }

    /// Unlocks the gate, no more.
    ///
    /// # Safety
    /// As [`ThreadState::release`].
    #[inline]
    pub unsafe fn unlock(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            if (*cx).foreign {
                (*(*cx).shared).unlock();
            } else {
                (*(*cx).shared).unlock_as_owner((*cx).by_bias);
            }
        }
    }

    /// # Safety
    /// As [`ThreadState::release`].
    #[inline]
    unsafe fn return_gate(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            ThreadState::unlock(cx);
            compiler_fence(Ordering::SeqCst);
            (*cx).holds_gate = false;
        }
    }

    /// Whether the thread executes Maple code or a routine of the runtime. A callback finds it so if a signal handler makes it, and must not
    /// enter.
    ///
    /// # Safety
    /// `cx` is this thread's.
    pub unsafe fn is_inside(cx: *const ThreadState) -> bool {
        // SAFETY: the caller's promise.
        unsafe { (*cx).running || (*cx).holds_gate }
    }

    /// Lets a thread that waits for the gate have it. Where threads run at once they get it without being asked.
    ///
    /// # Safety
    /// As [`ThreadState::release`].
    pub unsafe fn hand_over(cx: *mut ThreadState) {
        // SAFETY: the caller's promise.
        unsafe {
            if (*(*cx).shared).parallel.is_on() {
                return;
            }
            (*(*cx).machine).fuel = (*cx).fuel;
            if (*cx).by_bias {
                ThreadState::return_gate(cx);
            } else {
                (*(*cx).shared).hand_over();
                compiler_fence(Ordering::SeqCst);
                (*cx).holds_gate = false;
            }
            ThreadState::acquire(cx);
        }
    }

    /// Where a run may begin that is entered from `site`: above the frames of the root, also if that is suspended.
    ///
    /// # Safety
    /// `cx` is this thread's.
    pub unsafe fn above(cx: *const ThreadState, site: Site) -> Site {
        // SAFETY: the caller's promise; a run is on its root or on a stack that it went to from there.
        unsafe {
            match (*cx).run.as_ref() {
                Some(run) if !std::ptr::eq((*cx).stack, &raw const run.root) => Site {
                    fp: run.root.free,
                    cs: run.root.at.cs,
                    ..site
                },
                _ => site,
            }
        }
    }

    /// Whether an address lies where frames and links are that this thread may have.
    ///
    /// # Safety
    /// `cx` is valid.
    pub unsafe fn is_on_stack(cx: *const ThreadState, address: usize) -> bool {
        // SAFETY: the caller's promise; the machine outlives its contexts.
        unsafe { (*cx).memory.contains(address) || (*(*cx).machine).stacks.contains(address) }
    }

    /// Calls `f` as code outside of Maple code that stands at `at`. The gate is kept.
    ///
    /// # Safety
    /// `cx` is this thread's, in Maple code; no reference to the machine exists.
    pub unsafe fn outside<R>(cx: *mut ThreadState, at: Site, f: impl FnOnce() -> R) -> R {
        // SAFETY: the caller's promise.
        unsafe {
            let outer = std::mem::replace(&mut (*cx).site, at);
            (*cx).running = false;
            let result = f();
            (*cx).running = true;
            (*cx).site = outer;
            result
        }
    }

    /// Calls `f` with the machine, by a thread that may have the gate.
    ///
    /// # Safety
    /// `cx` is this thread's, and no reference to the machine exists.
    pub unsafe fn with_machine<R>(cx: *mut ThreadState, f: impl FnOnce(&mut Machine) -> R) -> R {
        // SAFETY: the caller's promise.
        unsafe {
            if (*cx).holds_gate {
                f(&mut *(*cx).machine)
            } else {
                ThreadState::with(cx, f)
            }
        }
    }

    /// Calls `f` with the machine, the gate held.
    ///
    /// # Safety
    /// `cx` is this thread's and does not hold the gate.
    pub unsafe fn with<R>(cx: *mut ThreadState, f: impl FnOnce(&mut Machine) -> R) -> R {
        struct Release(*mut ThreadState);
        impl Drop for Release {
            fn drop(&mut self) {
                // SAFETY: taken below; the reference to the machine is gone.
                unsafe { ThreadState::return_gate(self.0) };
            }
        }
        // SAFETY: the caller's promise.
        unsafe {
            ThreadState::take_gate(cx);
            let _release = Release(cx);
            f(&mut *(*cx).machine)
        }
    }

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
        cx: *mut ThreadState,
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
            ThreadState::raised(pc, fp, cx, cs)
        }
    }

    /// Records where the trap that is in the context already happened.
    ///
    /// # Safety
    /// `cx` is valid.
    #[cold]
    #[inline(never)]
    pub unsafe extern "C" fn raised(
        pc: *const Ins,
        fp: *mut u64,
        cx: *mut ThreadState,
        cs: *mut Link,
    ) -> Exit {
        // SAFETY: the caller's promise.
        unsafe { (*cx).site = Site { pc, fp, cs } };
        Exit::Trap
    }
}

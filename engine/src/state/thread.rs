//! The state of one thread in a VM that handlers, slow paths and the fault handler share. What belongs to the stack it is on, and stays with it
//! when the thread leaves it, is in [`StackState`]; of that the context has what handlers use.

use crate::memory::Stack;
use crate::state::exception::{Detour, Jump, Trace};
use crate::state::machine::Machine;
use crate::state::managed::Found;
use crate::state::replacement::Replacement;
use crate::state::shared::Shared;
use crate::state::stack::{Run, StackState};
use crate::state::trap::Trap;
use maple_dispatch::stack::WINDOW;
use maple_dispatch::{Accumulators, Context, Ins, Site};
use maple_rt::class::Classes;
use maple_rt::heap::Attached;
use maple_rt::monitor::ThreadId;
use maple_rt::trap::TrapKind;
use std::sync::atomic::{Ordering, compiler_fence};

/// One thread in a VM: its stack and where it stands. Handlers get it as their third argument.
///
/// A thread is in one of three states: idle ([`Context::root`] is null), in Maple code ([`ThreadState::running`]), or in a native function
/// that Maple code called. It holds the VM's gate in the second, unless [`Context::open`], and around runtime routines in the third.
#[repr(C)]
pub struct ThreadState {
    /// What handlers know of it. **Invariant:** it comes first: handlers and the entry trampoline have the address of both.
    pub context: Context,
    /// The VM that runs; may be touched while the gate is held.
    pub machine: *mut Machine,
    /// The `Thread` object, owned, if it was asked for.
    pub thread_object: u64,
    /// Instructions that the stepper has executed on this thread, for traces.
    pub steps: u64,
    /// Whether the thread executes Maple code now, as opposed to native code or nothing.
    pub running: bool,
    /// Whether the thread has the gate, is about to take it, or executes instructions without it.
    pub holds_gate: bool,
    /// Whether it has the gate by bias.
    pub by_bias: bool,
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
    /// A trap in a callback, to be raised when the native function returns to Maple code.
    pub pending: Option<Trap>,
    /// What becomes of frames when the host function that runs has failed.
    pub replacement: Option<Replacement>,
    /// Where the last exception was thrown.
    pub trace: Trace,
    /// The last `longjmp`.
    pub jump: Jump,
    /// Whether runs are entered on the reserve of the stack.
    pub detour: Option<Detour>,
    /// Whether an exception object is being made.
    pub raising: bool,
    /// Whether it was interrupted where it could not be stopped: machine code is left as soon as possible.
    pub interrupted: bool,
    /// The VM.
    pub shared: *const Shared,
    /// Number of the VM.
    pub vm: u64,
    /// Memory of the stacks of runs: one above the other.
    pub memory: Stack,
}

impl ThreadState {
    /// A thread that has not run yet.
    pub fn new(shared: &Shared, memory: Stack, foreign: bool) -> Box<ThreadState> {
        Box::new(ThreadState {
            context: Context {
                entry_sp: 0,
                heap: std::ptr::null_mut(),
                slow: 0,
                thread: ThreadId::FIRST,
                stack: std::ptr::null_mut(),
                root: std::ptr::null_mut(),
                stacks: shared.stacks(),
                open: false,
                fuel: i64::MAX,
                poll: shared.poll.word(),
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
                routines: shared.routines,
                attributes: std::ptr::null(),
                native_limit: 0,
                left: Site::NONE,
                tier: std::ptr::null(),
                outlined: std::ptr::null(),
                given: 0,
            },
            machine: shared.machine(),
            thread_object: 0,
            steps: 0,
            running: false,
            holds_gate: false,
            by_bias: false,
            lends: false,
            round: 0,
            era: 0,
            classes: std::ptr::null(),
            found: Found::default(),
            part: None,
            foreign,
            pending: None,
            replacement: None,
            trace: Trace::default(),
            jump: Jump::default(),
            detour: None,
            raising: false,
            interrupted: false,
            shared,
            vm: shared.id,
            memory,
        })
    }

    /// The innermost run; null when idle.
    ///
    /// # Safety
    /// `cx` is valid.
    #[inline(always)]
    pub unsafe fn run(cx: *const ThreadState) -> *const Run {
        // SAFETY: the caller's promise. A run begins with its root, and that with its head.
        unsafe { (*cx).context.root.cast_const().cast() }
    }

    /// The stack that the innermost run is on; null when idle.
    ///
    /// # Safety
    /// `cx` is valid.
    #[inline(always)]
    pub unsafe fn stack(cx: *const ThreadState) -> *mut StackState {
        // SAFETY: the caller's promise. A stack begins with its head.
        unsafe { (*cx).context.stack.cast() }
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
            (*cx).context.fuel = (*(*cx).machine).fuel;
            if (*(*cx).shared).parallel.is_on() {
                ThreadState::join(cx);
            } else {
                (*cx).context.heap = (*(*cx).machine).heap;
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
            (*(*cx).machine).fuel = (*cx).context.fuel;
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

    /// What a slow path hands to its handler: the code to go on with, frame and control stack being in the context's
    /// [`transfer`](Context::transfer), or null with the trap in the context.
    ///
    /// # Safety
    /// `cx` is this thread's.
    pub unsafe fn go_on(cx: *mut ThreadState, next: Result<Site, TrapKind>) -> *const Ins {
        // SAFETY: the caller's promise.
        unsafe {
            match next {
                Ok(site) => {
                    (*cx).context.transfer = site;
                    site.pc
                }
                Err(kind) => {
                    (*cx).context.trap = Some(kind);
                    std::ptr::null()
                }
            }
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
            (*(*cx).machine).fuel = (*cx).context.fuel;
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
            match ThreadState::run(cx).as_ref() {
                Some(run) if !std::ptr::eq(ThreadState::stack(cx), &raw const run.root) => Site {
                    fp: run.root.head.value.wrapping_add(WINDOW),
                    cs: run.root.head.at.cs,
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
            let outer = std::mem::replace(&mut (*cx).context.site, at);
            (*cx).running = false;
            let result = f();
            (*cx).running = true;
            (*cx).context.site = outer;
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
}

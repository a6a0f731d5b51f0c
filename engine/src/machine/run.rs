//! Entering Maple code: from the embedder, from native code that calls back, from host functions.

use super::{calls, host_stack, replace, roster, segments, stacks};
use crate::config::ExecutorKind;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::stack::{Run, StackState};
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use crate::stepper::Stepper;
use crate::{fault, managed, unwind};
use maple_dispatch::body::Regs;
use maple_dispatch::dispatch::{self, Exit};
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::{Link, Site};
use maple_rt::trap::TrapKind;

/// Bytes of host stack that an entry needs; one that makes an exception object because the host stack is used up needs half of it. Entries
/// nest when native code calls back, and nothing else in a VM uses the host stack.
const HOST_STACK: usize = 64 * 1024;

/// Runs function `id` on the thread of `cx`. `fill` puts its `count` arguments, canonical cells of the types of the formals, into the
/// slots it gets; `finish` may change the result while the gate is held.
///
/// # Errors
/// A trap. The thread is as before the call.
///
/// # Safety
/// `cx` is valid, belongs to this thread, does not run Maple code and does not hold the gate; `count` is the number of formals.
pub unsafe fn enter(
    cx: *mut ThreadState,
    id: FunctionId,
    count: usize,
    fill: impl FnOnce(*mut Machine, *mut u64),
    finish: impl FnOnce(*mut Machine, u64) -> u64,
) -> Result<u64, Trap> {
    fault::prepare_thread();
    // SAFETY: the caller's promise; `run` lives until the context forgets it.
    unsafe {
        ThreadState::acquire(cx);
        if (*(*cx).machine)
            .managed
            .as_ref()
            .is_some_and(|managed| managed.has_literals())
            && let Err(kind) = managed::literals::make_strings(cx)
        {
            let trap = (*(*cx).machine).trap(kind, cx);
            ThreadState::release(cx);
            return Err(trap);
        }
        let below = (*cx).context.site;
        let base = unwind::raise::base(cx);
        let mut run = Run {
            outer: ThreadState::run(cx),
            below,
            within: ThreadState::stack(cx),
            base,
            stepper: std::ptr::null(),
            root: StackState::root(base),
        };
        // From here on the run is reached through this pointer only: the context has it, too.
        let run = &raw mut run;
        let entered = Entered {
            cx,
            below,
            outer_run: (*run).outer,
            outer_stack: (*run).within,
            regs: (*cx).context.regs,
            outer: fault::set_current(cx),
        };
        // Dynamic memory, too, goes on where the root of the run below stands, whichever stack that is on.
        let root = &raw mut (*run).root.head;
        ((*root).alloca_top, (*root).alloca_end) = match (*run).outer.as_ref() {
            Some(outer) => (outer.root.head.alloca_top, outer.root.head.alloca_end),
            None => (*cx).memory.dynamic(),
        };
        (*cx).context.root = root;
        (*cx).context.stack = root;
        (*cx).running = true;
        let machine = (*cx).machine;
        let result = if room(cx, base, count) {
            fill(machine, base.fp);
            execute(cx, id, run)
        } else {
            (*cx).context.site.pc = std::ptr::null();
            Err(TrapKind::StackOverflow)
        };
        let result = match result {
            Ok(()) => Ok(finish(machine, *base.fp)),
            // The native call that brought the trap up has its backtrace already.
            Err(kind) => Err(match (*cx).pending.take() {
                Some(trap) => trap,
                None => (*machine).trap(kind, cx),
            }),
        };
        if result.is_err() {
            stacks::abandon_run(cx);
        }
        if let Err(trap) = &result
            && trap.kind == TrapKind::Interrupted
            && (*cx).foreign
            && (*run).outer.is_null()
        {
            roster::note(cx, &*(*cx).shared, trap);
        }
        // The object of the root has been its own since the stack ended that had resumed it.
        stacks::drop_hold(cx, (*cx).context.root.cast());
        (*machine).kept.forget_within(
            (*cx).context.heap,
            base.fp as usize..(*cx).memory.links() as usize,
        );
        drop(entered);
        result
    }
}

/// As [`enter`], with cells for the arguments.
///
/// # Errors
/// A trap.
///
/// # Safety
/// As [`enter`]; the cells are of the types of the formals.
pub unsafe fn enter_with(cx: *mut ThreadState, id: FunctionId, args: &[u64]) -> Result<u64, Trap> {
    // SAFETY: the caller's promise; there is room for the arguments.
    unsafe {
        let fill = |_, slots: *mut u64| std::ptr::copy_nonoverlapping(args.as_ptr(), slots, args.len());
        enter(cx, id, args.len(), fill, |_, result| result)
    }
}

/// What a run changes of its thread. Dropped, it is as before: also if a panic leaves the run, after which nobody may find the context as the
/// current one.
struct Entered {
    cx: *mut ThreadState,
    below: Site,
    outer_run: *const Run,
    outer_stack: *mut StackState,
    regs: *mut Regs,
    outer: *mut ThreadState,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let cx = self.cx;
        // SAFETY: `enter`'s promise; no reference to the machine is left.
        unsafe {
            let handle = (*ThreadState::run(cx)).root.head.handle;
            if handle != 0 {
                ThreadState::with_machine(cx, |machine| machine.stacks.forget(handle));
            }
            (*cx).running = false;
            (*cx).context.root = self.outer_run.cast_mut().cast();
            (*cx).context.site = self.below;
            (*cx).context.regs = self.regs;
            (*cx).context.stack = self.outer_stack.cast();
            fault::set_current(self.outer);
            // A panic may come from where the gate was free.
            if (*cx).holds_gate {
                ThreadState::release(cx);
            }
        }
    }
}

/// Whether both stacks have room for another run.
unsafe fn room(cx: *mut ThreadState, base: Site, count: usize) -> bool {
    // SAFETY: `enter`'s promise.
    let needed = if unsafe { (*cx).raising } {
        HOST_STACK / 2
    } else {
        HOST_STACK
    };
    let slots = base.fp.wrapping_add(count + FRAME_SLACK) as usize;
    let here = std::ptr::from_ref(&slots) as usize;
    slots < base.cs.wrapping_sub(1) as usize && host_stack::has_room(here, needed)
}

/// Runs the function whose arguments lie at the base of the run, where the result goes.
unsafe fn execute(cx: *mut ThreadState, id: FunctionId, run: *mut Run) -> Result<(), TrapKind> {
    // SAFETY: `enter`'s promise; the room was checked.
    unsafe {
        let (base, links) = ((*run).base.fp, (*run).base.cs);
        let machine = (*cx).machine;
        if (*machine).config.executor == ExecutorKind::Stepper {
            let mut frames = Vec::new();
            // The pointer below is the only way in which the activations are reached from here on.
            let mut stepper = Stepper::new(cx, &raw mut frames);
            (*run).stepper = &raw const frames;
            let result = stepper.run(id, base);
            let kind = match result {
                Ok(()) => {
                    (*run).stepper = std::ptr::null();
                    return Ok(());
                }
                Err(kind) => kind,
            };
            // The activations are gone when this function returns: the trap is made here.
            if (*cx).pending.is_none() {
                let trap = (*machine).trap(kind, cx);
                (*cx).pending = Some(trap);
            }
            (*run).stepper = std::ptr::null();
            return Err(kind);
        }
        let cs = links.sub(1);
        cs.write(Link {
            return_pc: (*machine).halt(),
            frame: base,
        });
        let mut at = Site {
            pc: (*machine).entry(id),
            fp: base,
            cs,
        };
        #[cfg(machine_code)]
        {
            (*cx).context.tier = (*machine).tier();
            (*cx).context.native_limit = host_stack::limit();
            (*cx).interrupted = false;
        }
        loop {
            ThreadState::reopen(cx);
            let exit = dispatch::run(at.pc, at.fp, &raw mut (*cx).context, at.cs);
            if (*cx).context.open {
                ThreadState::close(cx, false);
            }
            if exit != Exit::Trap {
                return Ok(());
            }
            let mut kind = (*cx).context.trap.unwrap_or(TrapKind::Unreachable);
            if let Some(replacement) = (*cx).replacement.take() {
                (*cx).pending = None;
                match replace::replace(cx, replacement) {
                    Ok(place) => {
                        at = place;
                        continue;
                    }
                    Err(refused) => kind = refused,
                }
            }
            if kind == TrapKind::StackOverflow {
                match segments::grow(cx) {
                    Ok(grown) => {
                        at = grown;
                        continue;
                    }
                    Err(refused) => kind = refused,
                }
            }
            if let TrapKind::BadCall { address } = kind
                && let Some(again) = calls::defined(cx, address)
            {
                match again {
                    Ok(again) => {
                        at = again;
                        continue;
                    }
                    Err(refused) => kind = refused,
                }
            }
            at = unwind::resume(cx, kind)?;
            segments::trim(cx, at.fp);
            fault::caught(kind);
        }
    }
}

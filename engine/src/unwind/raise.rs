//! Traps of managed functions become exception objects.
//!
//! That runs constructors, in a run of their own above the frame that trapped. If the stack is used up there, the run gets the reserve of the
//! stack instead: so the program can catch that its stack overflowed, and handlers run in frames that had room before.

use super::hooks;
use crate::state::exception::{Detour, Exception};
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_rt::trap::TrapKind;

/// Bytes between frames and links below which a run of its own starts on the reserve.
const ROOM: usize = 64 * 1024;

/// Where the stacks of a run begin that is entered now.
///
/// # Safety
/// `cx` is this thread's.
pub unsafe fn base(cx: *mut ThreadState) -> Site {
    // SAFETY: the caller's promise.
    unsafe {
        match (*cx).detour {
            Some(detour) if detour.run == ThreadState::run(cx) => detour.base,
            _ => ThreadState::above(cx, (*cx).context.site),
        }
    }
}

/// The exception object for a trap; the stack is free at `free`.
///
/// # Errors
/// As [`hooks::raise`].
///
/// # Safety
/// `cx` is the running thread's, and no reference to its machine exists.
#[cold]
pub(super) unsafe fn raise(cx: *mut ThreadState, kind: TrapKind, free: Site) -> Result<Exception, TrapKind> {
    // SAFETY: the caller's promise; the thread leaves Maple code as for a host function.
    unsafe {
        let before = (*cx).detour;
        let place = ThreadState::above(cx, free);
        if (place.cs as usize).saturating_sub(place.fp as usize) < ROOM {
            if before.is_some() {
                return Err(kind);
            }
            let (fp, cs) = (*cx).memory.reserve();
            (*cx).detour = Some(Detour {
                run: ThreadState::run(cx),
                base: Site { pc: free.pc, fp, cs },
            });
        }
        let outer = std::mem::replace(&mut (*cx).context.site, free);
        let raising = std::mem::replace(&mut (*cx).raising, true);
        (*cx).running = false;
        ThreadState::release(cx);
        let raised = hooks::raise(cx, kind);
        ThreadState::acquire(cx);
        (*cx).running = true;
        (*cx).raising = raising;
        (*cx).context.site = outer;
        (*cx).detour = before;
        // What the constructor threw goes on in its place.
        raised.or_else(|kind| Exception::of(kind).ok_or(kind))
    }
}

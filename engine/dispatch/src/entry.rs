//! From the host's code into register code: a trampoline that saves the callee-saved registers and records the host stack pointer, so that a
//! signal handler can leave a run as if the running handler had returned a trap.

use crate::context::Context;
use crate::dispatch::Exit;
use crate::regcode::{Ins, Link};

#[cfg(fault_recovery)]
pub use platform::leave;

/// Enters register code: `target` is called with the state as its first four arguments and zeroes as accumulators.
///
/// # Safety
/// The arguments are as [`crate::dispatch::run`] wants them; `target` has the handler signature or a prefix of it.
pub unsafe fn enter(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link, target: usize) -> Exit {
    // SAFETY: the caller's promise.
    unsafe {
        let outer_sp = (*cx).entry_sp;
        let exit = platform::trampoline(pc, fp, cx, cs, target);
        (*cx).entry_sp = outer_sp;
        exit
    }
}

#[cfg(fault_recovery)]
#[path = "entry/linux_x86_64.rs"]
mod platform;

#[cfg(not(fault_recovery))]
#[path = "entry/unsupported.rs"]
mod platform;

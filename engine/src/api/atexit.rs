//! `atexit` for Maple code.
//!
//! glibc links `atexit` into each program instead of exporting it, so images get this one. A handler runs, the latest first, when
//! [`Vm::run_exit_handlers`](super::vm::Vm::run_exit_handlers) is called or when the process exits by way of `exit`, whichever comes
//! first. Handlers of a VM that was dropped do not run.

use crate::fault;
use parking_lot::Mutex;
use std::ffi::{c_int, c_void};
use std::io::Write;

/// The function that images call by this name.
pub const NAME: &str = "atexit";

struct Handler {
    vm: u64,
    number: usize,
    /// A C function without parameters.
    function: usize,
}

/// Handlers that have not run, in order of registration, and the number of the next.
static HANDLERS: Mutex<(Vec<Handler>, usize)> = Mutex::new((Vec::new(), 0));

unsafe extern "C" {
    fn __cxa_atexit(
        function: unsafe extern "C" fn(*mut c_void),
        argument: *mut c_void,
        object: *mut c_void,
    ) -> c_int;
}

/// Address of the function.
pub fn address() -> u64 {
    atexit as *const () as u64
}

/// Registers `function` for the VM that runs on this thread.
unsafe extern "C" fn atexit(function: usize) -> c_int {
    let cx = fault::current();
    if cx.is_null() || function == 0 {
        return -1;
    }
    let mut handlers = HANDLERS.lock();
    let number = handlers.1;
    handlers.1 += 1;
    // SAFETY: the C library keeps the function, which stays; a current context is valid.
    unsafe {
        let status = __cxa_atexit(at_process_exit, number as *mut c_void, std::ptr::null_mut());
        if status != 0 {
            return status;
        }
        let vm = (*cx).vm;
        handlers.0.push(Handler { vm, number, function });
    }
    0
}

/// Removes the handler that `wanted` accepts and that was registered last.
fn take(wanted: impl Fn(&Handler) -> bool) -> Option<unsafe extern "C" fn()> {
    let mut handlers = HANDLERS.lock();
    let index = handlers.0.iter().rposition(wanted)?;
    let function = handlers.0.remove(index).function;
    // SAFETY: `atexit` takes functions without parameters.
    Some(unsafe { std::mem::transmute::<usize, unsafe extern "C" fn()>(function) })
}

/// The latest handler of a VM that has not run; it counts as run from here on.
pub fn next(vm: u64) -> Option<unsafe extern "C" fn()> {
    take(|handler| handler.vm == vm)
}

/// Forgets the handlers of a VM.
pub fn forget(vm: u64) {
    HANDLERS.lock().0.retain(|handler| handler.vm != vm);
}

/// Runs handler `number` if it has not run. A trap in it has nobody left to return to: it is reported, and the process ends as one does by
/// a trap.
unsafe extern "C" fn at_process_exit(number: *mut c_void) {
    let Some(function) = take(|handler| handler.number == number as usize) else {
        return;
    };
    // SAFETY: a handler is a C function without parameters; a current context is valid.
    unsafe {
        function();
        let cx = fault::current();
        if cx.is_null() {
            return;
        }
        if let Some(trap) = (*cx).pending.take() {
            libc::fflush(std::ptr::null_mut());
            let _ = writeln!(std::io::stderr(), "trap: {trap}");
            libc::_exit(134);
        }
    }
}

//! `mplsh --profile`: the report comes when the process ends, be it that the program returned, called `exit`, trapped, or was stopped by
//! Ctrl-C.

use std::io::Write;
use std::sync::{Mutex, OnceLock, PoisonError};

use maple_engine::{InterruptHandle, ProfileError, Profiler, Vm};

use crate::process;

static PROFILER: Mutex<Option<Profiler>> = Mutex::new(None);
static INTERRUPT: OnceLock<InterruptHandle> = OnceLock::new();

/// Samples `vm` from here on. Ctrl-C stops it, where it can be interrupted; a second one ends the process.
///
/// # Errors
/// If it cannot be profiled.
pub fn start(vm: &Vm) -> Result<(), ProfileError> {
    let profiler = Profiler::start(vm)?;
    *PROFILER.lock().unwrap_or_else(PoisonError::into_inner) = Some(profiler);
    let _ = INTERRUPT.set(vm.interrupt_handle());
    // SAFETY: the functions stay; the signal handler only writes a flag.
    unsafe {
        libc::atexit(report);
        let mut action: libc::sigaction = std::mem::zeroed();
        libc::sigaction(libc::SIGINT, std::ptr::null(), &raw mut action);
        if action.sa_sigaction == libc::SIG_DFL {
            action.sa_sigaction = on_interrupt as *const () as usize;
            action.sa_flags = libc::SA_RESETHAND | libc::SA_ONSTACK;
            libc::sigaction(libc::SIGINT, &raw const action, std::ptr::null_mut());
        }
    }
    Ok(())
}

extern "C" fn on_interrupt(_: libc::c_int) {
    if let Some(handle) = INTERRUPT.get() {
        handle.interrupt();
    }
}

/// Writes the report, once, behind what the program has printed.
extern "C" fn report() {
    let profiler = PROFILER.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(profile) = profiler.and_then(|profiler| profiler.profile()) else {
        return;
    };
    process::flush_c_streams();
    // A closed error stream leaves nobody to tell.
    let _ = std::io::stderr().lock().write_all(profile.to_string().as_bytes());
}

//! `mplsh --profile`: the report comes when the process ends, be it that the program returned, called `exit`, trapped, or was stopped by
//! Ctrl-C.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use maple_vm::{ProfileError, Profiler, Vm};

use crate::process;

static PROFILER: Mutex<Option<Profiler>> = Mutex::new(None);

/// Samples `vm` from here on.
///
/// # Errors
/// If it cannot be profiled.
pub fn start(vm: &Vm) -> Result<(), ProfileError> {
    let profiler = Profiler::start(vm)?;
    *PROFILER.lock().unwrap_or_else(PoisonError::into_inner) = Some(profiler);
    // SAFETY: the function stays.
    unsafe { libc::atexit(report) };
    Ok(())
}

/// Writes the report, once, after what the program has printed.
extern "C" fn report() {
    let profiler = PROFILER.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(profile) = profiler.and_then(|profiler| profiler.profile()) else {
        return;
    };
    process::flush_c_streams();
    // A closed error stream leaves nobody to tell.
    let _ = std::io::stderr().lock().write_all(profile.to_string().as_bytes());
}

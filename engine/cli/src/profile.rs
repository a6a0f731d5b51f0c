//! `mplsh --profile`: the report comes when the process ends, be it that the program returned, called `exit`, trapped, or was stopped by
//! Ctrl-C.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use maple_vm::{Profiler, Vm};

use crate::output::Destination;
use crate::process;

/// The profiler, and the file for stacks.
static PROFILER: Mutex<Option<(Profiler, Option<PathBuf>)>> = Mutex::new(None);

/// Samples `vm` from here on. With a file, the stacks go there.
///
/// # Errors
/// If it cannot be profiled, or the file has no folder.
pub fn start(vm: &Vm, file: Option<&Path>) -> Result<(), String> {
    // The program may go elsewhere.
    let file = file.map(std::path::absolute).transpose();
    let file = file.map_err(|error| format!("cannot profile: {error}"))?;
    if let Some(folder) = file.as_deref().and_then(Path::parent)
        && !folder.is_dir()
    {
        return Err(format!(
            "cannot profile: {}: no such folder; make it, or name another file",
            folder.display()
        ));
    }
    let profiler = match file {
        Some(_) => Profiler::start_with_stacks(vm),
        None => Profiler::start(vm),
    };
    let profiler = profiler.map_err(|error| error.to_string())?;
    *PROFILER.lock().unwrap_or_else(PoisonError::into_inner) = Some((profiler, file));
    // SAFETY: the function stays.
    unsafe { libc::atexit(report) };
    Ok(())
}

/// Writes the report, once, after what the program has printed.
extern "C" fn report() {
    let taken = PROFILER.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some((profiler, file)) = taken else {
        return;
    };
    let text = match file {
        None => profiler.profile().map(|profile| profile.to_string()),
        Some(file) => profiler.stacks().map(|stacks| {
            let written = Destination::File(file.clone()).write_text(stacks.to_string().as_bytes());
            match written {
                Err(message) => format!("error: {message}\n"),
                Ok(()) => format!("profile: {}; stacks in {}\n", stacks.summary(), file.display()),
            }
        }),
    };
    let Some(text) = text else {
        return;
    };
    process::flush_c_streams();
    // A closed error stream leaves nobody to tell.
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

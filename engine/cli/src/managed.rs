//! Running managed programs: heap statistics, leaks, exceptions that nobody caught.

use std::ffi::{OsString, c_char};
use std::process::ExitCode;
use std::sync::Arc;

use maple_vm::{Main, Statistics, Trap, TrapKind, UncaughtHandler, Vm};

use crate::report::{ReportOptions, Reporter};
use crate::{process, status};

/// Set to 1, asks for the heap's statistics before and after the program (seed 2 §7.3).
const USAGE: &str = "MAPLE_SHOW_HEAP_USAGE";

/// Runs the program of a VM with managed images from `main` on.
///
/// # Errors
/// A trap that is no exception.
pub fn run(
    vm: &mut Vm,
    main: Main,
    arguments: &[OsString],
    check_leaks: bool,
    reporter: &mut Reporter,
) -> Result<ExitCode, Trap> {
    let usage = std::env::var_os(USAGE).is_some_and(|value| value == "1");
    show(usage, vm.heap_statistics(), reporter);
    let result = vm.run_program_at(main, arguments);
    process::flush_c_streams();
    let code = match result {
        Ok(status) => status::of_program(status),
        Err(trap) if matches!(trap.kind, TrapKind::Exception { .. }) => {
            reporter.uncaught("main", &trap);
            ExitCode::from(status::FAILURE)
        }
        Err(trap) => return Err(trap),
    };
    show(usage, vm.heap_statistics(), reporter);
    if check_leaks && !leaves_nothing(vm, reporter) {
        return Ok(ExitCode::from(status::FAILURE));
    }
    Ok(code)
}

/// Ends the program; reports the objects that it leaks.
pub fn leaves_nothing(vm: &mut Vm, reporter: &mut Reporter) -> bool {
    let Some(left) = vm.finish() else { return true };
    let (objects, bytes) = (left.net_objects(), left.net_bytes());
    if objects > 0 {
        reporter.error(format!("{objects} objects of {bytes} bytes are left at the end"));
    }
    objects == 0
}

fn show(wanted: bool, statistics: Option<Statistics>, reporter: &Reporter) {
    if let Some(statistics) = statistics.filter(|_| wanted) {
        reporter.text(&statistics.report(&now()));
    }
}

/// The time as `ctime` writes it.
fn now() -> String {
    let mut buffer = [0 as c_char; 32];
    // SAFETY: `ctime_r` writes at most 26 bytes.
    unsafe {
        let now = libc::time(std::ptr::null_mut());
        if libc::ctime_r(&raw const now, buffer.as_mut_ptr()).is_null() {
            return String::new();
        }
    }
    let bytes: Vec<u8> = buffer
        .iter()
        .map(|byte| *byte as u8)
        .take_while(|byte| !matches!(byte, 0 | b'\n'))
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What reports the exceptions of other threads.
pub fn reporter(options: ReportOptions) -> Arc<UncaughtHandler> {
    Arc::new(move |thread, trap| Reporter::new(options).uncaught(thread, trap))
}

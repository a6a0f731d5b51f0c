//! Exit statuses of the tools (DESIGN §9). A program's own status is passed through, its low eight bits.

use std::process::ExitCode;

/// All went well.
pub const SUCCESS: u8 = 0;
/// A compile, load or link error, or an exception that nobody caught.
pub const FAILURE: u8 = 1;
/// The command line makes no sense.
pub const USAGE: u8 = 2;
/// A trap of the program: 128 + SIGABRT, as a native program that aborts.
pub const TRAP: u8 = 134;

/// Ctrl-C: 128 + SIGINT.
pub const INTERRUPTED: u8 = 130;

/// A program's status as the operating system keeps it.
pub fn of_program(status: i32) -> ExitCode {
    ExitCode::from(status as u8)
}

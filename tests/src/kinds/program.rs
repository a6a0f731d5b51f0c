//! `# test program [ARGS]`: runs `main` in a process of its own, on both executors.
//!
//! The process is this test binary again, which then behaves as `mplsh` ([`crate::machine::program_main`]); nothing else needs to be built. Standard output and
//! status must be exactly as written. Of the error stream each `# stderr:` line must be part of some line, in order; without such
//! lines it must be empty.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::case::{Case, Comparison};
use crate::machine::{CHILD_VARIABLE, Executor};
use crate::{kinds, pipeline};

pub(super) fn check(case: &Case, args: &[String]) -> Result<Vec<Comparison>, String> {
    let image = pipeline::compile(&case.name, case.source())?;
    let file = tempfile::Builder::new()
        .suffix(".so")
        .tempfile()
        .map_err(|e| e.to_string())?;
    std::fs::write(file.path(), &image).map_err(|e| e.to_string())?;
    check_image(case, args, file.path())
}

/// Runs `main` of the image in a file.
///
/// # Errors
/// If no process can be started, or the executors disagree.
pub fn check_image(case: &Case, args: &[String], image: &Path) -> Result<Vec<Comparison>, String> {
    let mut input: String = case.texts("stdin").join("\n");
    if !input.is_empty() {
        input.push('\n');
    }

    let run = |executor| execute(executor, image.as_os_str(), args, &input, &[]);
    let threaded = run(Executor::Threaded)?;
    for executor in [Executor::Stepper, Executor::Compiled] {
        let other = run(executor)?;
        if threaded != other {
            let name = executor.name();
            return Err(format!(
                "the executors disagree:\nthreaded {threaded:#?}\n{name} {other:#?}"
            ));
        }
    }
    let stdout: Vec<String> = threaded.stdout.lines().map(str::to_owned).collect();
    let mut comparisons = kinds::lines(case, "stdout", &stdout);
    if !contains_in_order(&threaded.stderr, &case.texts("stderr")) {
        let stderr: Vec<String> = threaded.stderr.lines().map(str::to_owned).collect();
        comparisons.extend(kinds::lines(case, "stderr", &stderr));
    }
    comparisons.extend(kinds::lines(case, "status", &[threaded.status]));
    Ok(comparisons)
}

/// What a process left after.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Ended {
    pub(super) stdout: String,
    pub(super) stderr: String,
    /// The exit status in decimal, or how the process died.
    pub(super) status: String,
}

/// Runs `main` of an image in a process of its own.
pub(super) fn execute(
    executor: Executor,
    image: &std::ffi::OsStr,
    args: &[String],
    input: &str,
    environment: &[(&str, &str)],
) -> Result<Ended, String> {
    let exe = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut child = Command::new(exe)
        .args(executor.options())
        .arg(image)
        .args(args)
        .env_remove("MAPLE_ENGINE_DEBUG")
        .env(CHILD_VARIABLE, "1")
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input closes the pipe; that is no failure.
        let _ = stdin.write_all(input.as_bytes());
    }
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    Ok(Ended {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        status: output
            .status
            .code()
            .map_or_else(|| output.status.to_string(), |code| code.to_string()),
    })
}

fn contains_in_order(text: &str, parts: &[&str]) -> bool {
    if parts.is_empty() {
        return text.is_empty();
    }
    let mut lines = text.lines();
    parts.iter().all(|part| lines.any(|line| line.contains(part)))
}

//! Runs random programs translated to C.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Program, c};

/// What a translated program did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Whether it trapped. Which trap it was does not count: C evaluates operands in any order.
    pub trapped: bool,
    /// Checksum of its globals then.
    pub sum: u64,
}

/// A C file with programs and a `main` that prints a line `seed trap checksum` for each.
pub fn file(programs: &[Program]) -> String {
    let mut out = c::PRELUDE.to_owned();
    out.push_str(programs.first().map_or("", |program| program.kind().prelude()));
    programs.iter().for_each(|program| out.push_str(&program.c()));
    out.push_str("int main(void) {\n");
    for program in programs {
        let _ = writeln!(
            out,
            "  run({}ull, {}, {});",
            program.seed,
            program.main(),
            program.check()
        );
    }
    out.push_str("}\n");
    out
}

/// Compiles programs with gcc as one file in the folder `dir` and runs them.
///
/// # Errors
/// If gcc is missing or refuses the file, or the result does not run to its end.
pub fn run(programs: &[Program], dir: &Path) -> Result<Vec<Ending>, String> {
    let name = format!("random-{}", programs.first().map_or(0, |program| program.seed));
    let (source, binary) = (dir.join(format!("{name}.c")), dir.join(&name));
    std::fs::write(&source, file(programs)).map_err(|error| format!("{}: {error}", source.display()))?;
    compile(&source, &binary)?;
    let output = Command::new(&binary)
        .output()
        .map_err(|error| format!("{}: {error}", binary.display()))?;
    if !output.status.success() {
        return Err(format!("{} ends with {}", source.display(), output.status));
    }
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let endings: Vec<Ending> = lines.lines().filter_map(ending).collect();
    if endings.len() != programs.len() {
        return Err(format!(
            "{}: {} results of {} programs",
            binary.display(),
            endings.len(),
            programs.len()
        ));
    }
    // Kept if something went wrong before.
    let _ = std::fs::remove_file(&source);
    let _ = std::fs::remove_file(&binary);
    Ok(endings)
}

fn compile(source: &PathBuf, binary: &PathBuf) -> Result<(), String> {
    let flags = [
        "-std=gnu11",
        "-O1",
        "-fwrapv",
        "-fno-strict-aliasing",
        "-ffp-contract=off",
        "-w",
        "-o",
    ];
    let output = Command::new("gcc")
        .args(flags)
        .args([binary, source])
        .arg("-lm")
        .output()
        .map_err(|error| format!("gcc: {error}; install a C compiler"))?;
    if output.status.success() {
        return Ok(());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = errors.lines().take(12).collect();
    Err(format!("gcc refuses {}:\n{}", source.display(), first.join("\n")))
}

/// Parses `seed trap checksum`.
fn ending(line: &str) -> Option<Ending> {
    let mut words = line.split(' ').skip(1);
    let trapped = words.next()? != "0";
    Some(Ending {
        trapped,
        sum: u64::from_str_radix(words.next()?, 16).ok()?,
    })
}

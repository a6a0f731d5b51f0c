//! The benchmark programs in C: on both executors what the front end made of each prints what gcc's code does.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::listings::tool;
use maple_tests::programs::{self, Expected};
use maple_tests::{benchmarks, machine};

/// The sets.
const SETS: [&str; 3] = ["programs", "training", "unseen"];

/// The small size by this is enough here: debug builds run it on the stepper as well.
const SHARE: u64 = 20;

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let sets = SETS
        .into_iter()
        .map(|set| trials(set).map_err(|e| format!("{set}: {e}")));
    match sets.collect::<Result<Vec<_>, _>>() {
        Ok(trials) => {
            let trials = trials.into_iter().flatten().collect();
            libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn trials(set: &'static str) -> std::io::Result<Vec<Trial>> {
    let trial = |program: PathBuf| {
        let name = program.file_name().unwrap_or_default().to_owned();
        let source = program.join(&name);
        Trial::test(format!("{set}/{}", name.display()), move || run(&source))
    };
    Ok(benchmarks::programs(set)?.into_iter().map(trial).collect())
}

/// Runs the program whose sources are `source` with extensions.
fn run(source: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let c = source.with_extension("c");
    let native = folder.path().join("native");
    let options = ["-O1", "-w", "-ffp-contract=off", "-o"];
    tool(Command::new("gcc").args(options).arg(&native).arg(&c).arg("-lm"))?;
    let size = (benchmarks::small_size(&c)? / SHARE).max(2).to_string();
    let expected = Expected {
        args: Vec::new(),
        stdout: tool(Command::new(&native).arg(&size))?,
        stderr: String::new(),
        status: 0,
    };
    let image = programs::build_file(&source.with_extension("mpl"), folder.path())?;
    for executor in ["threaded", "stepper"] {
        let words = [
            &format!("--engine={executor}"),
            &image.display().to_string(),
            &size,
        ];
        let words = words.map(|word| word.as_str());
        programs::run(&words, &[])?
            .check(&expected)
            .map_err(|e| format!("{executor}: {e}"))?;
    }
    Ok(())
}

//! The larger benchmark programs in their small size: on both executors they print what their twins in other languages do, and leave no
//! objects after.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::programs::{self, Expected};
use maple_tests::{benchmarks, machine};

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    match trials() {
        Ok((trials, _folder)) => libtest_mimic::run(&Arguments::from_args(), trials).exit_code(),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// One for each program and executor, and the folder with their images.
fn trials() -> Result<(Vec<Trial>, tempfile::TempDir), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let library = Arc::new(programs::build("library", folder.path())?);
    let mut trials = Vec::new();
    for program in benchmarks::programs("larger").map_err(|e| e.to_string())? {
        let name = program
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let source = program.join(&name);
        let image = programs::build_file(&source.with_extension("mpl"), folder.path())?;
        for executor in ["threaded", "stepper"] {
            let (source, image, library) = (source.clone(), image.clone(), Arc::clone(&library));
            trials.push(Trial::test(format!("{name}/{executor}"), move || {
                run(&source, executor, &image, &library)
            }));
        }
    }
    Ok((trials, folder))
}

fn run(source: &Path, executor: &str, image: &Path, library: &Path) -> Result<(), Failed> {
    let expected = Expected::read(source)?;
    let quick = benchmarks::small_size(&source.with_extension("java"))?.to_string();
    let words = [
        &format!("--engine={executor}"),
        "--check-leaks",
        &image.display().to_string(),
        &library.display().to_string(),
        &quick,
    ];
    Ok(programs::run(&words, &[])?.check(&expected)?)
}

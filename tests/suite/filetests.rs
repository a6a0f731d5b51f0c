//! Runs every file below `cases`; see `cases/README.md`. Filter by name as with any test: `cargo test -p maple-tests -- arith/add`.

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::case::Case;
use maple_tests::kinds::{Settings, check};
use maple_tests::{case_files, cases_dir, machine};

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let args = Arguments::from_args();
    let files = match case_files(&cases_dir()) {
        Ok(files) => files,
        Err(error) => {
            eprintln!("{}: {error}", cases_dir().display());
            return ExitCode::FAILURE;
        }
    };
    let trials = files
        .into_iter()
        .map(|(path, name)| {
            Trial::test(name.clone(), move || {
                let case = Case::read(&path, &name)?;
                check(&case, &Settings::from_env()).map_err(Failed::from)
            })
        })
        .collect();
    libtest_mimic::run(&args, trials).exit_code()
}

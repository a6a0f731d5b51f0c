//! Every case that runs, made by the system's tools: `mplc -S`, assembler and linker; `mplc -c` and linker. No tool may warn, the image
//! must do what ours does, on both executors, and `mpldis` must show the same functions.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::case::{Case, settle};
use maple_tests::kinds::{program, run};
use maple_tests::listings::{link_listing, link_objects};
use maple_tests::{case_files, cases_dir, machine, pipeline};

type Link = fn(&Case, &Path) -> Result<PathBuf, String>;

fn from_listing(case: &Case, folder: &Path) -> Result<PathBuf, String> {
    let text = pipeline::listing(&case.name, case.source())?;
    if text.contains("\t.cfi_") {
        return Err("the listing has .cfi directives".to_owned());
    }
    link_listing(&text, folder)
}

fn from_object(case: &Case, folder: &Path) -> Result<PathBuf, String> {
    let object = pipeline::object(&case.name, case.source())?;
    link_objects(&[&object], folder)
}

fn check(case: &Case, link: Link) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let image = link(case, folder.path())?;
    let ours = pipeline::compile(&case.name, case.source())?;
    let (ours, linked) = (functions(&ours)?, functions(&std::fs::read(&image)?)?);
    if ours != linked {
        let diff = similar::TextDiff::from_lines(&ours, &linked);
        let diff = diff.unified_diff().header("ours", "linked").to_string();
        return Err(format!("mpldis shows other functions\n{diff}").into());
    }
    for (kind, args) in &case.kinds {
        let comparisons = match kind.as_str() {
            "run" => run::check_image(case, &image)?,
            "program" => program::check_image(case, args, &image)?,
            _ => continue,
        };
        settle(case, comparisons, false)?;
    }
    Ok(())
}

/// What `mpldis` shows of the functions of an image.
fn functions(image: &[u8]) -> Result<String, String> {
    let listing = pipeline::disassemble(image)?;
    let comment = |line: &&str| !line.starts_with("//");
    Ok(listing
        .lines()
        .filter(comment)
        .map(|line| format!("{line}\n"))
        .collect())
}

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
    let mut trials = Vec::new();
    for (path, name) in files {
        // Listings are for x86-64.
        let listing: Option<(&str, Link)> = cfg!(target_arch = "x86_64").then_some(("listing", from_listing));
        for (way, link) in listing.into_iter().chain([("object", from_object as Link)]) {
            let (path, name) = (path.clone(), name.clone());
            trials.push(Trial::test(format!("{name}/{way}"), move || {
                let case = Case::read(&path, &name)?;
                if case.has_kind("run") || case.has_kind("program") {
                    check(&case, link)?;
                }
                Ok(())
            }));
        }
    }
    libtest_mimic::run(&args, trials).exit_code()
}

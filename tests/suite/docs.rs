//! Runs the transcripts of every page of the documentation and follows its links; see `maple_tests::docs`.
//! Filter by name as with any test: `cargo test -p maple-tests --test docs -- README`.

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::docs::{blocks, check_references, check_transcripts, pages, root};

/// Behaves as the tool whose name this process was started under.
fn tool() -> Option<ExitCode> {
    let name = std::env::args_os().next()?;
    match Path::new(&name).file_name()?.to_str()? {
        "mplc" => Some(maple_cli::mplc::main()),
        "mplsh" => Some(maple_cli::mplsh::main()),
        "mpldis" => Some(maple_cli::mpldis::main()),
        _ => None,
    }
}

/// The commands that the README begins with are the ones that CI runs.
fn commands() -> Result<(), Failed> {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).map_err(|e| format!("{path}: {e}"));
    let readme = read("README.md")?;
    let ci = read(".ci/run")?;
    let shell: Vec<String> = blocks(&readme)
        .into_iter()
        .filter(|block| block.language == "sh")
        .map(|block| block.lines.join("\n"))
        .collect();
    let (first, test) = match shell.as_slice() {
        [first, test, ..] => (first, test),
        _ => return Err("the README does not begin with two commands".into()),
    };
    if !root().join(first).is_file() {
        return Err(format!("the README's first command, {first}, is no file").into());
    }
    if !ci.lines().any(|line| line.strip_prefix("step ") == Some(test)) {
        return Err(format!("CI has no step `{test}`, the README's test command").into());
    }
    Ok(())
}

fn main() -> ExitCode {
    if let Some(status) = tool() {
        return status;
    }
    let args = Arguments::from_args();
    let pages = match pages() {
        Ok(pages) => pages,
        Err(error) => {
            eprintln!("{}: {error}", root().display());
            return ExitCode::FAILURE;
        }
    };
    let bless = std::env::var_os("MAPLE_BLESS").is_some_and(|value| value == "1");
    let mut trials = vec![Trial::test("README/commands", commands)];
    for page in pages {
        let path = root().join(&page);
        let file = path.clone();
        trials.push(Trial::test(format!("{page}/references"), move || {
            check_references(&file).map_err(Failed::from)
        }));
        trials.push(Trial::test(format!("{page}/transcripts"), move || {
            check_transcripts(&path, bless).map_err(Failed::from)
        }));
    }
    libtest_mimic::run(&args, trials).exit_code()
}

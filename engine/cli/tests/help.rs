//! The help texts and versions, word for word. `MAPLE_BLESS=1` writes them anew.

use std::path::Path;
use std::process::Command;

use clap::CommandFactory;

fn check(tool: &str, argument: &str, golden: &str) {
    check_words(tool, &[argument], golden);
}

fn check_words(tool: &str, words: &[&str], golden: &str) {
    let exe = match tool {
        "mplc" => env!("CARGO_BIN_EXE_mplc"),
        "mplsh" => env!("CARGO_BIN_EXE_mplsh"),
        _ => env!("CARGO_BIN_EXE_mpldis"),
    };
    let output = Command::new(exe)
        .args(words)
        .env_remove("CLICOLOR_FORCE")
        .output()
        .expect("the tool starts");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("help is text");
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(golden);
    if std::env::var_os("MAPLE_BLESS").is_some_and(|v| v == "1") {
        std::fs::write(&path, &text).expect("the golden file can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        text == expected,
        "{golden} differs; MAPLE_BLESS=1 writes it anew. Now:\n{text}"
    );
}

#[test]
fn short_help() {
    for tool in ["mplc", "mplsh", "mpldis"] {
        check(tool, "-h", &format!("{tool}-short.txt"));
    }
}

#[test]
fn long_help() {
    for tool in ["mplc", "mplsh", "mpldis"] {
        check(tool, "--help", &format!("{tool}-long.txt"));
    }
}

#[test]
fn help_on_traces() {
    check_words("mpldis", &["trace", "--help"], "mpldis-trace.txt");
    check_words(
        "mpldis",
        &["trace", "location", "--help"],
        "mpldis-trace-location.txt",
    );
}

#[test]
fn the_options_are_consistent() {
    maple_cli::mplc::Options::command().debug_assert();
    maple_cli::mplsh::Options::command().debug_assert();
    maple_cli::mpldis::Options::command().debug_assert();
    maple_cli::trace::Options::command().debug_assert();
}

//! What each kind of test does: one module per kind, one function per module.

mod common;
mod dump;
mod error;
mod lir;
mod print;
pub mod program;
mod regcode;
pub mod run;
mod trace;

use crate::case::{Case, Comparison, settle};

/// The settings of a test run.
pub struct Settings {
    /// Write what happens into the files instead of comparing.
    pub bless: bool,
}

impl Settings {
    /// From the environment: `MAPLE_BLESS=1`.
    pub fn from_env() -> Settings {
        Settings {
            bless: std::env::var_os("MAPLE_BLESS").is_some_and(|v| v == "1"),
        }
    }
}

/// Everything a case asks for.
///
/// # Errors
/// What went wrong, for people.
pub fn check(case: &Case, settings: &Settings) -> Result<(), String> {
    let mut comparisons = Vec::new();
    for (kind, args) in &case.kinds {
        comparisons.extend(match kind.as_str() {
            "run" => run::check(case),
            "switched" => run::check_switched(case),
            "program" => program::check(case, args),
            "error" => error::check(case),
            "print" => print::check(case),
            "dump" => dump::check(case, args),
            "disasm" => dump::check_disassembly(case),
            "regcode" => regcode::check(case, args),
            "trace" => trace::check(case, args),
            kind if kind.starts_with("lir") => lir::check(case, kind, args),
            _ => Err(format!("unknown kind of test `{kind}`")),
        }?);
    }
    if !case.has_kind("error") {
        common::check(case)?;
    }
    settle(case, comparisons, settings.bless)
}

/// Compares the block `# key:` of `case` with `text`; a missing block goes to the end of the file.
fn block(case: &Case, key: &str, text: &str) -> Comparison {
    let end = case.lines.len();
    let found = case.all(key).next();
    let mut actual = vec![case.comment(&format!("{key}:"))];
    actual.extend(text.lines().map(|line| case.comment(line.trim_end())));
    if found.is_none() {
        actual.insert(0, String::new());
    }
    Comparison {
        lines: found.map_or(end..end, |d| d.lines.clone()),
        actual,
        what: format!("the {key} block differs"),
    }
}

/// Compares all one-line directives called `key` with `texts`; new ones go to where the last one is, or to the end of the file.
fn lines(case: &Case, key: &str, texts: &[String]) -> Vec<Comparison> {
    let found: Vec<_> = case.all(key).collect();
    let end = found.last().map_or(case.lines.len(), |d| d.lines.end);
    let mut comparisons = Vec::new();
    for (directive, text) in found.iter().zip(texts) {
        comparisons.push(Comparison {
            lines: directive.lines.clone(),
            actual: vec![case.comment(&format!("{key}: {text}"))],
            what: format!("`{key}` differs"),
        });
    }
    for directive in found.iter().skip(texts.len()) {
        comparisons.push(Comparison {
            lines: directive.lines.clone(),
            actual: Vec::new(),
            what: format!("`{key}` did not happen"),
        });
    }
    if texts.len() > found.len() {
        let mut actual: Vec<String> = texts[found.len()..]
            .iter()
            .map(|t| case.comment(&format!("{key}: {t}")))
            .collect();
        if case.directives.is_empty() {
            actual.insert(0, String::new());
        }
        comparisons.push(Comparison {
            lines: end..end,
            actual,
            what: format!("`{key}` is not expected"),
        });
    }
    comparisons
}

//! `# test error`: the module is refused with exactly the expected errors, each `LINE:COLUMN: part of the message`,
//! or in a binary `offset N: part of the message`. `help:` lines are pieces of advice that errors at their places give, `first:` lines the
//! places where something was defined before.

use maple_codegen::diag::Diagnostic;

use crate::case::{Case, Comparison};
use crate::{kinds, pipeline};

pub(super) fn check(case: &Case) -> Result<Vec<Comparison>, String> {
    let errors = pipeline::errors(&case.name, case.source());
    if let Some(error) = errors
        .iter()
        .find(|error| maple_codegen::explain(error.code).is_none())
    {
        return Err(format!("the code {} has no explanation", error.code));
    }
    said(case, "help", &errors, |error| error.hint.clone())?;
    said(case, "first", &errors, |error| {
        let first = error.related.as_ref();
        first.map_or(String::new(), |first| format!("{}:{}", first.line, first.column))
    })?;
    let found: Vec<String> = errors
        .into_iter()
        .map(|error| match error.line {
            // The place in a binary is an offset, which the message has.
            0 => error.message,
            line => format!("{line}:{}: {}", error.column, error.message),
        })
        .collect();
    if found.is_empty() {
        return Err("the module was accepted".to_owned());
    }
    let expected = case.texts("error");
    if expected.len() == found.len() && expected.iter().zip(&found).all(|(e, f)| matches(e, f)) {
        return Ok(Vec::new());
    }
    Ok(kinds::lines(case, "error", &found))
}

/// Each line under a key is what an error at its place says besides its message.
fn said(
    case: &Case,
    key: &str,
    errors: &[Diagnostic],
    what: impl Fn(&Diagnostic) -> String,
) -> Result<(), String> {
    let given = |error: &Diagnostic| format!("{}:{}: {}", error.line, error.column, what(error));
    for expected in case.texts(key) {
        if !errors.iter().any(|error| matches(expected, &given(error))) {
            let all: Vec<String> = errors.iter().map(given).collect();
            return Err(format!(
                "no error says {key}: {expected}\nbut\n{}",
                all.join("\n")
            ));
        }
    }
    Ok(())
}

/// Same place, and the message holds the expected part.
fn matches(expected: &str, found: &str) -> bool {
    let split = |text: &str| {
        let (place, message) = text.split_once(": ").unwrap_or((text, ""));
        (place.to_owned(), message.to_owned())
    };
    let (place, part) = split(expected);
    let (found_place, message) = split(found);
    place == found_place && !part.is_empty() && message.contains(&part)
}

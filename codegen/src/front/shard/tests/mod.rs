//! Tests of reading, writing and checking together.

mod binary;
mod extensions;
mod lower;
mod robust;
mod rules;
mod seed;
mod text;

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::{Program, Strictness, check, parse, print, read_binary, write_binary};

/// Parses and checks.
fn read(text: &str, strictness: Strictness) -> Result<(Program, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(1000);
    let program = parse(
        SourceFile::new("test.shard", text.as_bytes()),
        strictness,
        &mut diagnostics,
    );
    if let Some(program) = &program {
        check(program, &mut diagnostics);
    }
    let failed = diagnostics.errors() > 0;
    let found = diagnostics.finish();
    match program {
        Some(program) if !failed => Ok((program, found)),
        _ => Err(found),
    }
}

fn lenient(text: &str) -> Program {
    read(text, Strictness::Lenient)
        .unwrap_or_else(|errors| panic!("{}\nin\n{text}", errors[0]))
        .0
}

fn strict(text: &str) -> Program {
    read(text, Strictness::Strict)
        .unwrap_or_else(|errors| panic!("{}\nin\n{text}", errors[0]))
        .0
}

/// Checks and decodes a binary.
fn decoded(bytes: &[u8]) -> Program {
    let program = read_binary(bytes, "test.shrd").unwrap_or_else(|error| panic!("{error}"));
    let mut diagnostics = Diagnostics::new(20);
    check(&program, &mut diagnostics);
    assert_eq!(diagnostics.finish(), []);
    program
}

fn encoded(program: &Program) -> Vec<u8> {
    write_binary(program).unwrap_or_else(|error| panic!("{error}"))
}

/// The text is canonical, and so is what comes back from the binary: text -> binary -> text and binary -> text -> binary.
fn identities(text: &str) -> Vec<u8> {
    let program = strict(text);
    assert_eq!(print(&program), text);
    let bytes = encoded(&program);
    let back = decoded(&bytes);
    assert_eq!(print(&back), text);
    assert_eq!(encoded(&back), bytes);
    assert_eq!(encoded(&strict(&print(&back))), bytes);
    bytes
}

/// Errors of a text as `code line:column`.
fn errors(text: &str, strictness: Strictness) -> Vec<String> {
    let found = read(text, strictness).err().unwrap_or_default();
    for error in &found {
        assert!(!error.hint.is_empty() || error.code == "label", "{error}");
    }
    let errors = found
        .iter()
        .filter(|d| d.severity == crate::diag::Severity::Error);
    errors
        .map(|d| format!("{} {}:{}", d.code, d.line, d.column))
        .collect()
}

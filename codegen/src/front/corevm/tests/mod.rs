//! Tests of reading and writing together.

mod errors;
mod robust;
mod seed;
mod text;

use crate::diag::{Diagnostic, Diagnostics, Severity, SourceFile};

use super::{Module, parse, print};

/// A module with warnings, or errors and warnings.
fn read(text: &str) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(1000);
    let module = parse(SourceFile::new("test.ir.txt", text.as_bytes()), &mut diagnostics);
    let found = diagnostics.finish();
    match module {
        Some(module) => Ok((module, found)),
        None => Err(found),
    }
}

fn module(text: &str) -> Module {
    match read(text) {
        Ok((module, _)) => module,
        Err(errors) => panic!("{}\nin\n{text}", errors[0]),
    }
}

/// The canonical text, which is read back and printed to itself.
fn canonical(text: &str) -> String {
    let once = print(&module(text));
    assert_eq!(print(&module(&once)), once);
    once
}

/// The text is canonical.
fn identity(text: &str) {
    assert_eq!(canonical(text), text);
}

/// Instructions within a block of a function.
fn body(lines: &str) -> String {
    format!("def void f() {{\nentry:\n{lines}\n}}\n")
}

/// Errors of a text as `line:column message`.
fn errors(text: &str) -> Vec<String> {
    let found = read(text).err().unwrap_or_default();
    for error in &found {
        assert!(!error.hint.is_empty(), "{error}");
    }
    let errors = found.iter().filter(|d| d.severity == Severity::Error);
    errors
        .map(|d| format!("{}:{} {}", d.line, d.column, d.message))
        .collect()
}

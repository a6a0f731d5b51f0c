//! Tests of reading, printing and checking together.

mod binary;
mod clauses;
mod rules;
mod seed;
mod text;

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::{Bundle, check, parse, print, read_binary, write_binary};

/// Reads and checks.
fn read(text: &str, strict: bool) -> Result<(Bundle, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(1000);
    let bundle = parse(
        SourceFile::new("test.uir", text.as_bytes()),
        strict,
        &mut diagnostics,
    );
    if let Some(bundle) = &bundle {
        check(bundle, strict, &mut diagnostics);
    }
    let failed = diagnostics.errors() > 0;
    let found = diagnostics.finish();
    match bundle {
        Some(bundle) if !failed => Ok((bundle, found)),
        _ => Err(found),
    }
}

fn lenient(text: &str) -> Bundle {
    read(text, false)
        .unwrap_or_else(|errors| panic!("{}\nin\n{text}", errors[0]))
        .0
}

/// Printed text is printed again as it is, and is read without warnings of its own.
fn printed(text: &str) -> String {
    let first = print(&lenient(text));
    let again = print(&lenient(&first));
    assert_eq!(first, again);
    first
}

/// Text, binary and text again: what comes back is the same, and so is the binary of that.
fn there_and_back(text: &str) -> Vec<u8> {
    let bundle = lenient(text);
    let binary = write_binary(&bundle).expect("a binary");
    let back = read_binary(&binary, "test.uirb").unwrap_or_else(|error| panic!("{error}\nin\n{text}"));
    let mut diagnostics = Diagnostics::new(20);
    check(&back, false, &mut diagnostics);
    assert_eq!(diagnostics.errors(), 0, "{:?}", diagnostics.finish());
    assert_eq!(print(&back), print(&bundle));
    assert_eq!(write_binary(&back).as_ref(), Ok(&binary));
    binary
}

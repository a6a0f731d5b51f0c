//! Tests of reading, printing and checking together.

mod rules;
mod seed;
mod text;

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::{Bundle, check, parse, print};

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

//! MAPLE IR (seed 0): the text of [`crate::mir`] itself.

use crate::diag::{Diagnostic, Severity, SourceFile};
use crate::mir::{self, Importer, Module};

use super::{Form, Found, Language, Options, Source};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "MAPLE IR",
    comment: "#",
    forms: &[TEXT],
    read,
    convert: |file, _, _, importer, options| print(file, importer, &options),
};

/// What a source is if nothing says otherwise.
pub const SOURCE: Source = Source {
    language: &LANGUAGE,
    form: &TEXT,
};

/// Lowered modules are `.mmpl`, interfaces for import `.mplt`.
const TEXT: Form = Form {
    extension: "mpl",
    others: &["mmpl", "mplt"],
    about: "text",
    magic: b"",
    binary: false,
};

fn read(file: SourceFile, _: &'static Form, importer: &mut dyn Importer, options: Options) -> Found<Module> {
    let limits = mir::Options {
        max_errors: options.max_errors,
        keep_going: options.keep_going,
    };
    mir::read(file, importer, limits)
}

/// The standard form of a module, which need not be right.
fn print(file: SourceFile, importer: &mut dyn Importer, options: &Options) -> Found<Vec<u8>> {
    let limits = mir::Options {
        max_errors: options.max_errors,
        keep_going: false,
    };
    let (module, mut found) = mir::parse(file, importer, limits)?;
    if options.verify {
        let warned = |found: Diagnostic| Diagnostic {
            severity: Severity::Warning,
            ..found
        };
        found.extend(mir::verify(&module, options.max_errors).into_iter().map(warned));
    }
    Ok((mir::print_bytes(&module), found))
}

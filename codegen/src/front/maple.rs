//! MAPLE IR (seed 0): the text of [`crate::mir`] itself.

use crate::diag::SourceFile;
use crate::mir::{self, Importer, Module};

use super::{Form, Found, Language, Options, Source};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "MAPLE IR",
    comment: "#",
    forms: &[TEXT],
    read,
    convert: |file, from, _, importer, options| {
        let (module, warnings) = read(file, from, importer, options)?;
        Ok((mir::print_bytes(&module), warnings))
    },
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
    };
    mir::read(file, importer, limits)
}

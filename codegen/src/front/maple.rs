//! MAPLE IR (seed 0): the text of [`crate::mir`] itself.

use crate::diag::{Diagnostic, Severity, SourceFile};
use crate::mir::{self, Importer, Module};

use super::{Form, Found, Language, Options, Source};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "MAPLE IR",
    comment: "#",
    forms: &[TEXT, BINARY, INTERFACE],
    read,
    convert: |file, _, to, importer, options| convert(file, to, importer, &options),
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

/// What is in a file shows in its first bytes, so an interface under another name is read as well.
const BINARY: Form = Form {
    extension: "bpl",
    others: &[],
    about: "in its binary form",
    magic: mir::binary::MAGIC,
    binary: true,
};

/// Files of this name may be text, too.
const INTERFACE: Form = Form {
    extension: "mplt",
    others: &[],
    about: "in its binary form, only declarations for import",
    magic: mir::binary::MAGIC,
    binary: true,
};

fn read(file: SourceFile, _: &'static Form, importer: &mut dyn Importer, options: Options) -> Found<Module> {
    let limits = mir::Options {
        max_errors: options.max_errors,
        keep_going: options.keep_going,
    };
    mir::read(file, importer, limits)
}

/// A module in another form, or in the standard form of its own. It need not be right.
fn convert(
    file: SourceFile,
    to: &'static Form,
    importer: &mut dyn Importer,
    options: &Options,
) -> Found<Vec<u8>> {
    let limits = mir::Options {
        max_errors: options.max_errors,
        keep_going: false,
    };
    let name = file.name().to_owned();
    let (module, mut found) = mir::parse(file, importer, limits)?;
    if options.verify {
        let warned = |found: Diagnostic| Diagnostic {
            severity: Severity::Warning,
            ..found
        };
        found.extend(mir::verify(&module, options.max_errors).into_iter().map(warned));
    }
    Ok((write(&module, to, &name)?, found))
}

/// Writes a module in one of the forms; `name` is that of the file it comes from.
///
/// # Errors
/// What the form cannot say.
pub fn write(module: &Module, to: &'static Form, name: &str) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let written = match *to == INTERFACE {
        _ if !to.binary => return Ok(mir::print_bytes(module)),
        true => mir::binary::write(&mir::interface(module)),
        false => mir::binary::write(module),
    };
    written.map_err(|error| vec![Diagnostic::unplaced("form", name, error.to_string())])
}

//! Files to checked bundles, and back.

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::super::{Form, Found, Language, Options, Source};
use super::parse::parse_after;
use super::{Bundle, check, lower, print, read_binary, write_binary};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "µVM IR",
    comment: "//",
    forms: &[
        Form {
            extension: "uir",
            others: &[],
            about: "text",
            magic: b"",
            binary: false,
        },
        Form {
            extension: "uirb",
            others: &[],
            about: "in its binary form",
            magic: b"",
            binary: true,
        },
    ],
    read: |file, form, importer, options| {
        let mut known = Bundle::default();
        for before in importer.before() {
            let source = Source::of(before.name(), before.text());
            if source.language == &LANGUAGE && !source.form.binary {
                // Its problems are reported when it is read for itself.
                let mut diagnostics = Diagnostics::new(1);
                if let Some(bundle) = parse_after(known.clone(), before.clone(), false, &mut diagnostics) {
                    known = bundle.for_others();
                }
            }
        }
        let (bundle, warnings) = load_after(known, file, form.binary, options.clone())?;
        Ok((lower(&bundle, options.max_errors)?, warnings))
    },
    convert: |file, from, to, _, options| {
        let name = file.name().to_owned();
        let (bundle, warnings) = load(file, from.binary, options)?;
        if !to.binary {
            return Ok((print(&bundle).into_bytes(), warnings));
        }
        match write_binary(&bundle) {
            Ok(bytes) => Ok((bytes, warnings)),
            Err(error) => Err(vec![Diagnostic::unplaced("form", &name, error.to_string())]),
        }
    },
};

/// Reads and checks a bundle, text or binary; with it come warnings.
///
/// # Errors
/// Every problem of a text or of the bundle in it; the first place where a binary is malformed.
pub fn load(file: SourceFile, binary: bool, options: Options) -> Found<Bundle> {
    load_after(Bundle::default(), file, binary, options)
}

/// As [`load`], of a file that may use the definitions of others. One in binary form has all that it uses.
fn load_after(known: Bundle, file: SourceFile, binary: bool, options: Options) -> Found<Bundle> {
    let mut diagnostics = Diagnostics::new(options.max_errors);
    let bundle = match binary {
        true => read_binary(file.text(), file.name()).map_err(|e| vec![e.diagnostic(file.name())])?,
        false => match parse_after(known, file, options.strict, &mut diagnostics) {
            Some(bundle) => bundle,
            None => return Err(diagnostics.finish()),
        },
    };
    check(&bundle, options.strict, &mut diagnostics);
    match diagnostics.errors() {
        0 => Ok((bundle, diagnostics.finish())),
        _ => Err(diagnostics.finish()),
    }
}

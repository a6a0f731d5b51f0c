//! Files to checked programs, and back.

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::super::{Form, Found, Language, Options};
use super::{GUARD, Program, Strictness, check, lower, parse, print, read_binary, write_binary};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "Shard IR",
    comment: "//",
    forms: &[
        Form {
            extension: "shard",
            others: &[],
            about: "text",
            magic: b"",
            binary: false,
        },
        Form {
            extension: "shrd",
            others: &[],
            about: "in its binary form",
            magic: &GUARD,
            binary: true,
        },
    ],
    read: |file, form, _, options| {
        let (program, warnings) = load(file, form.binary, options.clone())?;
        Ok((lower(&program, options.max_errors)?, warnings))
    },
    convert: |file, from, to, _, options| {
        let name = file.name().to_owned();
        let (program, warnings) = load(file, from.binary, options)?;
        if !to.binary {
            return Ok((print(&program).into_bytes(), warnings));
        }
        match write_binary(&program) {
            Ok(bytes) => Ok((bytes, warnings)),
            Err(error) => Err(vec![Diagnostic::unplaced("form", &name, error.to_string())]),
        }
    },
};

/// Reads and checks a program, text or binary; with it come warnings.
///
/// # Errors
/// Every problem of a text or of the program in it; the first place where a binary is malformed.
pub fn load(file: SourceFile, binary: bool, options: Options) -> Found<Program> {
    let mut diagnostics = Diagnostics::new(options.max_errors);
    let program = match binary {
        true => read_binary(file.text(), file.name()).map_err(|e| vec![e.diagnostic(file.name())])?,
        false => {
            let strictness = match options.strict {
                true => Strictness::Strict,
                false => Strictness::Lenient,
            };
            match parse(file, strictness, &mut diagnostics) {
                Some(program) => program,
                None => return Err(diagnostics.finish()),
            }
        }
    };
    check(&program, &mut diagnostics);
    match diagnostics.errors() {
        0 => Ok((program, diagnostics.finish())),
        _ => Err(diagnostics.finish()),
    }
}

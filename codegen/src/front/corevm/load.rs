//! Files to checked modules, and back.

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::super::{Form, Found, Language, Options};
use super::ast::Module;
use super::{Checked, MAGIC, check, lower, parse, print, read_binary, write_binary};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "coreVM IR",
    comment: "//",
    forms: &[
        Form {
            extension: "ir.txt",
            others: &[],
            about: "text",
            magic: b"",
            binary: false,
        },
        Form {
            extension: "ir",
            others: &[],
            about: "in its binary form",
            magic: &MAGIC,
            binary: true,
        },
    ],
    read: |file, form, _, options| {
        let ((module, checked), warnings) = load(file, form.binary, options.clone())?;
        Ok((lower(&module, &checked, options.max_errors)?, warnings))
    },
    convert: |file, from, to, _, options| {
        let name = file.name().to_owned();
        let ((module, _), warnings) = load(file, from.binary, options)?;
        if !to.binary {
            return Ok((print(&module).into_bytes(), warnings));
        }
        match write_binary(&module) {
            Ok(bytes) => Ok((bytes, warnings)),
            Err(error) => Err(vec![Diagnostic::unplaced("form", &name, error.to_string())]),
        }
    },
};

/// Reads and checks a module, text or binary; with it come warnings. A text whose name promises a binary is read as what it is.
///
/// # Errors
/// Every problem of a text or of the module in it; the first place where a binary is malformed.
pub fn load(file: SourceFile, binary: bool, options: Options) -> Found<(Module, Checked)> {
    let mut diagnostics = Diagnostics::new(options.max_errors);
    let module = match binary && !is_text(file.text()) {
        true => read_binary(file.text(), file.name()).map_err(|error| vec![error.diagnostic(file.name())])?,
        false => match parse(file, &mut diagnostics) {
            Some(module) => module,
            None => return Err(diagnostics.finish()),
        },
    };
    match check(&module, options.parent_variables, &mut diagnostics) {
        Some(checked) => Ok(((module, checked), diagnostics.finish())),
        None => Err(diagnostics.finish()),
    }
}

/// Whether bytes are text: texts have no control characters, and binaries begin with some, as lengths and counts.
fn is_text(bytes: &[u8]) -> bool {
    let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    !bytes.iter().any(is_control) && std::str::from_utf8(bytes).is_ok()
}

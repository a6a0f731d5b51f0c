//! Files to checked programs, and back.

use std::path::Path;

use crate::diag::{Diagnostic, Diagnostics, SourceFile};

use super::super::Options;
use super::{Program, Strictness, WriteError, check, parse, print, read_binary, write_binary};

/// The two forms of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// `.shard`
    Text,
    /// `.shrd`
    Binary,
}

impl Form {
    /// The form that a file's name promises; `None` if it is no name of a Shard file.
    pub fn of(path: &Path) -> Option<Form> {
        match path.extension()?.to_str()? {
            "shard" => Some(Form::Text),
            "shrd" => Some(Form::Binary),
            _ => None,
        }
    }

    /// A program in this form.
    ///
    /// # Errors
    /// Limits of the binary form.
    pub fn write(self, program: &Program) -> Result<Vec<u8>, WriteError> {
        match self {
            Form::Text => Ok(print(program).into_bytes()),
            Form::Binary => write_binary(program),
        }
    }
}

/// Reads and checks a program; with it come warnings.
///
/// # Errors
/// Every problem of a text or of the program in it; the first place where a binary is malformed.
pub fn load(
    file: SourceFile,
    form: Form,
    options: Options,
) -> Result<(Program, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut diagnostics = Diagnostics::new(options.max_errors);
    let program = match form {
        Form::Binary => read_binary(file.text(), file.name()).map_err(|e| vec![e.diagnostic(file.name())])?,
        Form::Text => {
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

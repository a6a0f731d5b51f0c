//! The binary form.

use std::fmt;

use crate::diag::{Diagnostic, FileId, Severity, Span};

use super::Program;

/// Why bytes are no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BinaryError {
    /// Where, in bytes from the start of the file.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it; may be empty.
    pub hint: &'static str,
}

impl fmt::Display for BinaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {:#x}: {}", self.offset, self.message)
    }
}

impl std::error::Error for BinaryError {}

impl BinaryError {
    /// The error as a problem of the file `name`.
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        let start = u32::try_from(self.offset).unwrap_or(u32::MAX);
        Diagnostic {
            severity: Severity::Error,
            code: "binary",
            span: Span {
                file: FileId::MAIN,
                start,
                end: start.saturating_add(1),
            },
            file: name.to_owned(),
            line: 0,
            column: 0,
            excerpt: String::new(),
            excerpt_span: 0..0,
            message: self.to_string(),
            label: String::new(),
            hint: self.hint.to_owned(),
        }
    }
}

/// Why a program has no binary form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteError {
    /// Which limit of the format it exceeds.
    pub message: String,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for WriteError {}

/// Reads a binary; `name` is the file's name in messages.
///
/// # Errors
/// The first place that is malformed.
pub fn read_binary(bytes: &[u8], name: &str) -> Result<Program, BinaryError> {
    let _ = (bytes, name);
    Err(BinaryError {
        offset: 0,
        message: String::new(),
        hint: "",
    })
}

/// Writes a checked program as a binary.
///
/// # Errors
/// Limits of the format.
pub fn write_binary(program: &Program) -> Result<Vec<u8>, WriteError> {
    let _ = program;
    Ok(Vec::new())
}

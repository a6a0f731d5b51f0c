//! What goes wrong with binary forms, in every language that has one.

use std::fmt;

use crate::diag::Diagnostic;

/// Why bytes are no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BinaryError {
    /// Where, in bytes from the start of the file; for data of a compressed block, where the block begins.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it; may be empty.
    pub hint: &'static str,
}

impl BinaryError {
    /// The error as a problem of the file `name`.
    pub fn diagnostic(&self, name: &str) -> Diagnostic {
        let offset = u32::try_from(self.offset).unwrap_or(u32::MAX);
        Diagnostic::at_offset("binary", name, offset, &self.message).hint(self.hint)
    }
}

impl fmt::Display for BinaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {:#x}: {}", self.offset, self.message)
    }
}

impl std::error::Error for BinaryError {}

/// Why a program has no binary form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteError {
    /// Which limit of the format it exceeds, and where.
    pub message: String,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for WriteError {}

//! Text to programs.

use crate::diag::{Diagnostics, SourceFile};

use super::Program;

/// How much a text may leave out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strictness {
    /// Everything that texts in circulation do.
    #[default]
    Lenient,
    /// The canonical form only.
    Strict,
}

/// Reads a text. `None` if there were errors, which `diagnostics` then has, all of them; warnings it may get in any case.
pub fn parse(file: SourceFile, strictness: Strictness, diagnostics: &mut Diagnostics) -> Option<Program> {
    let _ = (file, strictness, diagnostics);
    None
}

//! Front ends: each is a folder here that reads a language and lowers it to [`crate::mir`].
//!
//! A front end owns its syntax, its checks and its lowering. It shares [`crate::diag`] with the others, so that problems look alike in
//! every language, and knows nothing of passes, selection or images.

pub mod shard;

use std::path::Path;

use crate::diag::{Diagnostic, SourceFile};
use crate::mir::{self, Importer, Module};

/// Languages that the compiler reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// MAPLE IR text (seed 0).
    MapleIr,
    /// Shard IR (seed 3).
    Shard(shard::Form),
}

impl Language {
    /// The language of a file: its name says so, or its first bytes do. Everything else is MAPLE IR.
    pub fn of(name: &str, bytes: &[u8]) -> Language {
        if bytes.starts_with(&shard::GUARD) {
            return Language::Shard(shard::Form::Binary);
        }
        shard::Form::of(Path::new(name)).map_or(Language::MapleIr, Language::Shard)
    }
}

/// Settings of [`read`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Errors after which no more are reported.
    pub max_errors: usize,
    /// Accept only the canonical form of languages that have one.
    pub strict: bool,
}

/// Reads a module of any language; the file's name and bytes tell which. The result is verified; with it come warnings.
///
/// # Errors
/// Every problem of the text.
pub fn read(
    file: SourceFile,
    importer: &mut dyn Importer,
    options: Options,
) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    match Language::of(file.name(), file.text()) {
        Language::MapleIr => {
            let limits = mir::Options {
                max_errors: options.max_errors,
            };
            mir::read(file, importer, limits)
        }
        Language::Shard(form) => {
            let (program, warnings) = shard::load(file, form, options)?;
            Ok((shard::lower(&program, options.max_errors)?, warnings))
        }
    }
}

//! What a text with syntax errors leaves unknown.
//!
//! The verifier also checks the parts of such a text that could be read. It must stay silent about what would hold if the rest could
//! be read as well: names that occur in the stretches given up count as declared there, and what follows a label is not known in a
//! function with such a stretch.

use rustc_hash::FxHashSet;

use super::{FuncId, Name};

/// Names and functions that syntax errors damaged; empty for a text without any.
#[derive(Clone, Default, Debug)]
pub struct Broken {
    names: FxHashSet<(Option<FuncId>, Name)>,
    funcs: FxHashSet<FuncId>,
    everything: bool,
}

impl Broken {
    /// A module-level name, or one of the function `scope`, occurs in text that was given up.
    pub(super) fn add(&mut self, scope: Option<FuncId>, name: Name) {
        self.names.insert((scope, name));
    }

    /// Part of the function's block was given up.
    pub(super) fn add_func(&mut self, func: FuncId) {
        self.funcs.insert(func);
    }

    /// Any name may have been declared in what could not be read.
    pub(super) fn add_everything(&mut self) {
        self.everything = true;
    }

    /// Whether the text may declare a name that was not found.
    pub fn hides(&self, scope: Option<FuncId>, name: Name) -> bool {
        self.everything || self.names.contains(&(scope, name))
    }

    /// Whether part of the function's block is missing.
    pub fn damages(&self, func: FuncId) -> bool {
        self.funcs.contains(&func)
    }

    /// Whether nothing can be said about declarations at all.
    pub fn hides_everything(&self) -> bool {
        self.everything
    }
}

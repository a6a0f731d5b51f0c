//! JavaScript: programs in the language itself, and modules of MAPLE IR that were made from it.
//!
//! A program is parsed and checked by a library ([`load`]), its variables get places ([`scope`]), and [`lower`] makes a module of MAPLE IR.
//! Such a module, and those of others, get from [`prepare`] what they need to run. [`raise`] makes modules that were lowered by others
//! run.

mod added;
mod allowed;
mod blocks;
mod classes;
mod given;
mod hidden;
mod linkage;
mod load;
mod lower;
mod parameters;
mod prepare;
mod raise;
mod scope;

/// What errors in the text of a program are called, as the language calls them.
const SYNTAX: &str = "SyntaxError";

pub use load::LANGUAGE;
pub use prepare::prepare;
pub use raise::raise;

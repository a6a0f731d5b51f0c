//! coreVM IR (seed 1): the text form `.ir.txt`, the binary form `.ir`, their common checks.
//!
//! [`ast`] is a module as it stands in a file. [`parse`] and [`read_binary`] make one, [`print()`] and [`write_binary`] write it down again,
//! [`check`] says whether it keeps the rules that lowering relies on, and what type each name has. Primitive types and instructions are
//! listed once, in [`table`].

pub mod ast;
mod binary;
mod check;
mod flow;
mod intrinsics;
mod kinds;
mod load;
mod lower;
mod parse;
mod print;
mod spell;
pub mod table;
#[cfg(test)]
mod tests;

pub use super::binary::{BinaryError, WriteError};
pub use ast::Module;
pub use binary::{MAGIC, read_binary, write_binary, write_datum};
pub use check::{Checked, check};
pub use load::{LANGUAGE, load};
pub use lower::lower;
pub use parse::parse;
pub use print::{print, print_type};

//! Shard IR (seed 3): the text form `.shard`, the binary form `.shrd`, their common checks.
//!
//! [`ast`] is a program with every name resolved and every type known. [`parse`] and [`read_binary`] make one, [`print()`] and
//! [`write_binary`] write it down again, [`check`] says whether it keeps the rules that lowering relies on. Instructions, types and
//! conditions are listed once, in [`table`]; their names in text, their codes in binary and the operands of each encoding come from there.

pub mod ast;
mod binary;
mod check;
pub mod host;
mod load;
mod lower;
mod parse;
mod print;
pub mod table;
#[cfg(test)]
mod tests;

pub use super::binary::{BinaryError, WriteError};
pub use ast::Program;
pub use binary::{GUARD, read_binary, write_binary, write_plain};
pub use check::{CallTarget, Layout, Overloads, check, layouts};
pub use load::{LANGUAGE, load};
pub use lower::lower;
pub use parse::{Strictness, parse};
pub use print::{print, print_type};

//! coreVM IR (seed 1): the text form `.ir.txt`, the binary form `.ir`, their common checks.
//!
//! [`ast`] is a module as it stands in a file. [`parse`] and [`read_binary`] make one, [`print()`] and [`write_binary`] write it down again,
//! [`check`] says whether it keeps the rules that lowering relies on, and what type each name has. Primitive types and instructions are
//! listed once, in [`table`].

pub mod ast;
pub mod table;

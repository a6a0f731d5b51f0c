//! µVM IR (seed 4): the text form `.uir` in the seed's dialect and what is cheap of the next, its checks.
//!
//! [`ast`] is a bundle with every name resolved. [`parse`] makes one, [`print()`] writes it down again. Instructions, orders and intrinsic
//! functions are listed once, in [`table`], with the shape of each; what the types of its operands are follows from that ([`typing`]).

pub mod ast;
mod binary;
mod check;
mod classes;
mod load;
mod lower;
mod parse;
mod print;
pub mod table;
#[cfg(test)]
mod tests;
pub mod types;
pub mod typing;

pub use super::binary::BinaryError;
pub use ast::Bundle;
pub use binary::{WriteError, read_binary, write_binary};
pub use check::check;
pub use classes::Classes;
pub use load::{LANGUAGE, load};
pub use lower::lower;
pub use parse::parse;
pub use print::print;

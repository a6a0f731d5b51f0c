//! Compiler side of Maple Engine: the MAPLE IR (MIR), its text form, its checks, and what turns it into images.
//!
//! [`mir`] is the one internal representation: every front end lowers to it and every later stage starts from it.
//! [`program`] is a module in mirbin, and [`emit`] writes it as a file. [`diag`] carries the problems that parsers and checkers find, [`explain`] knows what
//! their codes mean.
//! Nothing here prints, exits or panics on input.

mod binary;
pub mod compile;
pub mod diag;
pub mod emit;
mod explain;
pub mod front;
pub mod mir;
pub mod passes;
pub mod program;
pub mod readback;
pub mod select;

pub use compile::{Options, Output, Product, Stage, compile};
pub use explain::{CODES, explain};

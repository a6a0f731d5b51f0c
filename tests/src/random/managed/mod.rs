//! Random programs with classes: objects, exceptions, monitors, and nothing left at the end.
//!
//! Statements are texts that keep nothing in temporaries, so that [`reduce`](reduce::reduce) can drop any of them.

mod expr;
mod generate;
mod library;
pub mod reduce;
mod stmt;
pub mod tree;
mod types;
mod walk;

pub use generate::{generate, main_class};
pub use library::text as library;

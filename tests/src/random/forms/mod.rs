//! Random programs of the forms of MAPLE IR that the others lack: f128, complex numbers, vectors, bitfields and packed structures, generic
//! functions, counted memory, built-ins and intrinsics of C, `setjmp`, exceptions of C++.
//!
//! Operators come from the opcode table, built-ins and intrinsics from theirs, so that a new one is generated or refused at once. Many
//! statements say one thing in two ways, and count where the two differ: [`CHECK`](super::tree::CHECK) traps then, on every executor.

mod calls;
mod checks;
mod expr;
mod flow;
mod generate;
mod memory;
mod places;
pub mod reduce;
pub mod tree;

pub use generate::generate;

/// What a module of such programs begins with.
pub const PRELUDE: &str = include_str!("prelude.mpl");

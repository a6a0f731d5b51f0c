//! Random bundles of µVM IR: scalars, control flow, PHIs, exceptions, memory, tagged values, traps.
//!
//! [`generate`] makes functions of blocks whose instructions assign variables ([`tree`]); printing gives every use its value ([`ssa`]), as
//! µVM IR ([`print`]) and as C ([`c`]). [`answer`] is the client that both ask.

pub mod answer;
pub mod c;
mod generate;
mod literal;
mod print;
pub mod reduce;
mod ssa;
pub mod tree;
pub mod types;

pub use generate::generate;
pub use print::print;

//! Programs of coreVM IR: what they mean, and random ones.
//!
//! [`eval`] walks the tree of a module and knows nothing of the compiler and the engine; [`generate`] makes modules from seeds; [`build`] is
//! what makes modules without text.

pub mod agree;
pub mod build;
pub mod eval;
pub mod generate;

//! What JavaScript's numbers, strings, dates and patterns do by themselves.
//!
//! Functions over doubles and UTF-16 that know nothing of objects, the heap or the engine.

pub mod date;
pub mod number;
pub mod regexp;
pub mod text;

#[cfg(test)]
mod node;

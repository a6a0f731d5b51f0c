//! The embedding API.

mod atexit;
pub mod caller;
pub mod client;
pub mod interrupt;
mod libraries;
pub mod spawn;
pub mod start;
pub mod typed;
pub mod vm;

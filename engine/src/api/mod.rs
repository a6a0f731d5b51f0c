//! The embedding API.

mod atexit;
pub mod caller;
pub mod client;
pub mod interrupt;
mod libraries;
mod load;
pub mod runtime;
pub mod spawn;
pub mod start;
pub mod typed;
mod undefined;
pub mod vm;

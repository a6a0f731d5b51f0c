//! Files as system tools and an independent reader see them.

mod elf;
mod errors;
mod fixture;
mod linked;
mod structure;
mod system;
pub(crate) mod tools;

//! What programs of a Java front end expect below their class library: native methods, strings, and Java's texts.
//!
//! [`vm`] is the interface to the engine: natives are written against [`vm::JavaVm`] and know neither frames nor images. The class
//! library itself is part of each program, so an object is created from the program's own class of a name, or not at all.

use std::time::Instant;

pub mod arrays;
#[cfg(test)]
mod fake;
pub mod math;
pub mod messages;
pub mod names;
pub mod natives;
pub mod number;
pub mod strings;
pub mod vm;

pub use vm::{ClassId, ClassInfo, ClassKind, JavaVm, Memory, Raise};

/// What natives remember about one machine.
#[derive(Debug)]
pub struct JavaState {
    /// Interned strings and where the program's `String` keeps its text.
    pub strings: strings::Strings,
    /// Origin of `System.nanoTime`.
    pub started: Instant,
}

impl Default for JavaState {
    fn default() -> JavaState {
        JavaState {
            strings: strings::Strings::default(),
            started: Instant::now(),
        }
    }
}

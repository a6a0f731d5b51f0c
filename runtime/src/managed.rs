//! What managed languages share: the machine as their natives see it, native methods, and what the machine must know of a language.
//!
//! Natives are written against [`ManagedVm`] and know neither frames nor images. A language's own part is a folder of this crate that
//! implements [`Language`]; the class library itself is part of each program, so an object is created from the program's own class of a
//! name, or not at all.

mod compile;
mod language;
mod native;
mod program;
mod raise;
mod vm;

pub use compile::{CompileError, CompileText, SourceKind, SourceText};
pub use language::{Keeps, Language, Launcher, Names, Read, State, StringLayout};
pub use native::Native;
pub use program::Program;
pub use raise::{Fault, Raise};
pub use vm::{ClassId, ClassInfo, ClassKind, ManagedVm, Memory, Running};

/// Most elements of an array.
pub const MAX_ARRAY_LENGTH: u32 = i32::MAX as u32 - 2;

/// The language of managed programs. There is one so far: with a second one the note of an image will say which is its own.
pub fn language() -> &'static dyn Language {
    &crate::java::Java
}

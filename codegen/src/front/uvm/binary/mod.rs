//! The binary form (runtime.md §6): a row of records without a header, little-endian and packed. Everything has a number; those below
//! [`FIRST_ID`] are the machine's own. Records may refer to later ones.

mod read;
mod write;

pub use read::read_binary;
pub use write::{WriteError, write_binary};

/// The first number that is free for programs.
const FIRST_ID: u32 = 65536;

/// Kinds of records.
mod record {
    pub(super) const TYPE: u8 = 1;
    pub(super) const SIG: u8 = 2;
    pub(super) const CONST: u8 = 3;
    pub(super) const GLOBAL: u8 = 4;
    pub(super) const DECLARE: u8 = 5;
    pub(super) const DEFINE: u8 = 6;
    pub(super) const NAME: u8 = 7;
}

/// Constructors of types.
mod ty {
    pub(super) const INT: u8 = 1;
    pub(super) const FLOAT: u8 = 2;
    pub(super) const DOUBLE: u8 = 3;
    pub(super) const REF: u8 = 4;
    pub(super) const IREF: u8 = 5;
    pub(super) const WEAKREF: u8 = 6;
    pub(super) const STRUCT: u8 = 7;
    pub(super) const ARRAY: u8 = 8;
    pub(super) const HYBRID: u8 = 9;
    pub(super) const VOID: u8 = 10;
    pub(super) const FUNC: u8 = 11;
    pub(super) const THREAD: u8 = 12;
    pub(super) const STACK: u8 = 13;
    pub(super) const TAGREF64: u8 = 14;
}

/// Constructors of constants.
mod constant {
    pub(super) const INT: u8 = 1;
    pub(super) const FLOAT: u8 = 2;
    pub(super) const DOUBLE: u8 = 3;
    pub(super) const STRUCT: u8 = 4;
    pub(super) const NULL: u8 = 5;
}

//! The binary form `.ir`: Apache Avro with the schema of seed 1, "IR Format Schema" ([`schema`]).
//!
//! ```text
//! container = "Obj" 01  metadata  sync  block...      (what is written)
//! metadata  = map of "avro.schema" and "avro.codec" to bytes
//! block     = number of objects  bytes of data  data  sync
//! ```
//!
//! The data of the only block is one `IRModule`, also accepted without a container: a raw datum. It begins with the length of a name, which
//! is even as zigzag, while a container begins with an odd byte. Names have no sigils.
//!
//! Extensions that fit the schema: `object null` is the constant `{object, null}`; the parameters `*a` and `**k` of an intrinsic function
//! are `object`s with stars in their names; names of keyword arguments are options of the call. Constant strings and what a module says
//! about itself are bytes, names are UTF-8.
//!
//! Libraries choose branches of unions in their own ways, so the reader takes any number that the type of a constant can hold, and value
//! types by their symbols. The writer is canonical: the same module gives the same bytes.

mod avro;
mod constant;
mod container;
mod inflate;
mod json;
mod read;
mod schema;
#[cfg(test)]
mod tests;
mod write;

use crate::front::binary::{BinaryError, WriteError};

pub use read::read_binary;
pub use write::{write_binary, write_datum};

/// The first bytes of every container.
pub const MAGIC: [u8; 4] = *b"Obj\x01";

/// Types within a type that are read and written at most.
const DEPTH: usize = 64;

/// Branches of unions, in the order of the schema.
mod branch {
    /// Of an `IRIdentifierType`.
    pub(super) mod ty {
        pub(in super::super) const NAME: u8 = 0;
        pub(in super::super) const ARRAY: u8 = 1;
        pub(in super::super) const PRIMITIVE: u8 = 2;
    }
    /// Of what may be missing.
    pub(super) mod optional {
        pub(in super::super) const NULL: u8 = 0;
        pub(in super::super) const SOME: u8 = 1;
    }
    /// Of an `IROperand`.
    pub(super) mod operand {
        pub(in super::super) const NAME: u8 = 0;
        pub(in super::super) const VALUE: u8 = 1;
    }
}

/// Symbols of enumerations that no table has.
mod symbol {
    /// `IRIdentifierTypeType`
    pub(super) mod ty {
        pub(in super::super) const IDENTIFIER: u8 = 0;
        pub(in super::super) const ARRAY: u8 = 1;
        pub(in super::super) const VALUE_TYPE: u8 = 2;
    }
    /// `IRValueRefType`
    pub(super) mod reference {
        pub(in super::super) const VALUE: u8 = 0;
        pub(in super::super) const POINTER: u8 = 1;
    }
    /// `IROperandType`
    pub(super) mod operand {
        pub(in super::super) const CONSTANT: u8 = 0;
        pub(in super::super) const REF: u8 = 1;
    }
}

type Read<T> = Result<T, BinaryError>;

fn fail<T>(offset: usize, message: impl Into<String>, hint: &'static str) -> Read<T> {
    Err(BinaryError {
        offset,
        message: message.into(),
        hint,
    })
}

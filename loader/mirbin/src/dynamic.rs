//! How coreVM IR's dynamic values are [tagged] values.
//!
//! A `dpf` is a double. A smaller number is an integer: the value, and below it the number of its type; an `spf` has its bits there. So has one of
//! 64 bits if the value fits; else it is a reference to a cell. All else is a reference whose tag says what it is.

/// Tags of references.
pub mod tag {
    /// Null, without an object.
    pub const NULL: u64 = 0;
    /// A string: its length, 8 bytes, and then its bytes.
    pub const STRING: u64 = 1;
    /// A structure or array.
    pub const POINTER: u64 = 2;
    /// An object with attributes.
    pub const OBJECT: u64 = crate::tagged::ATTRIBUTES as u64;
    /// The cell of an `i64`.
    pub const I64: u64 = 4;
    /// The cell of a `ui64`.
    pub const UI64: u64 = 5;
    /// What `*args` is.
    pub const LIST: u64 = 6;
    /// What `**kwargs` is.
    pub const MAP: u64 = 7;
}

/// Distance of a string's bytes from the begin of its object.
pub const STRING_BYTES: u64 = 8;

/// Bits of an integer below the value.
pub const TYPE_BITS: u32 = 4;

/// A type whose values are integers here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// Two's complement of so many bits.
    Signed(u8),
    /// So many bits; one of a `bool`.
    Unsigned(u8),
    /// The bits of an `spf`.
    Float,
}

/// The type with a number.
pub const fn number(code: u32) -> Option<Number> {
    Some(match code {
        1 => Number::Unsigned(1),
        2 => Number::Signed(8),
        3 => Number::Unsigned(8),
        4 => Number::Signed(16),
        5 => Number::Unsigned(16),
        6 => Number::Signed(32),
        7 => Number::Unsigned(32),
        8 => Number::Signed(64),
        9 => Number::Unsigned(64),
        10 => Number::Float,
        _ => return None,
    })
}

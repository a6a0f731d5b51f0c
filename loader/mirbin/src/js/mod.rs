//! How JavaScript's values are [tagged](crate::tagged) values, and what its objects are made of.
//!
//! A number is an integer if it has 32 bits and is not -0, else a double; so equal numbers have equal bits, but for the zeros and NaN. What is
//! neither number, string nor object is a null reference whose tag says which value it is: it owns nothing. Zero, which no number is,
//! stands for what is not there.

pub mod global;
pub mod layout;
pub mod method;
pub mod quick;
pub mod suspension;

use crate::{Prim, tagged};

/// Tags of references.
pub mod tag {
    /// An object.
    pub const OBJECT: u32 = crate::tagged::ATTRIBUTES;
    /// A string.
    pub const STRING: u32 = 4;
    /// A symbol.
    pub const SYMBOL: u32 = 5;
    /// A big integer.
    pub const BIGINT: u32 = 6;
    /// The getter and the setter of an attribute: no value of a program.
    pub const ACCESSOR: u32 = 7;
    /// The index of an object with many attributes: no value of a program.
    pub const INDEX: u32 = 8;
    /// What a function keeps of the code around it: no value of a program.
    pub const ENVIRONMENT: u32 = 9;
    /// `null`, without an object, as are those that follow.
    pub const NULL: u32 = 16;
    /// `undefined`.
    pub const UNDEFINED: u32 = 17;
    /// `false`.
    pub const FALSE: u32 = 20;
    /// `true`.
    pub const TRUE: u32 = 21;
}

/// A value that is nothing but a tag.
#[inline(always)]
pub const fn immediate(tag: u32) -> u64 {
    tagged::from_reference(0, tag)
}

/// An integer.
#[inline(always)]
pub const fn int(value: i32) -> u64 {
    tagged::from_i32(value)
}

/// Whether the value is a string.
#[inline(always)]
pub const fn is_string(bits: u64) -> bool {
    tagged::is_reference(bits) && tagged::tag(bits) == tag::STRING
}

/// A number.
#[inline(always)]
pub const fn number(value: f64) -> u64 {
    // In this sum the last bit of the fraction is worth one, so its low half is the integer, if the value is one of 32 bits.
    let integer = (value + 1.5 * ONE_IS_LAST).to_bits() as i32;
    if double(integer) == value && (integer != 0 || value.is_sign_positive()) {
        int(integer)
    } else {
        tagged::from_double(value)
    }
}

/// 2^52: from here on the last bit of a number's fraction is worth one.
pub const ONE_IS_LAST: f64 = 4_503_599_627_370_496.0;

/// The number of an integer: what `as` gives, without the instruction for it, which waits on x86 for what its result's register held before.
#[inline(always)]
pub(crate) const fn double(value: i32) -> f64 {
    let sign = 1 << 31;
    f64::from_bits(ONE_IS_LAST.to_bits() + (value as u32 ^ sign) as u64) - (ONE_IS_LAST + sign as f64)
}

/// The value of a constant of MAPLE IR with a dynamic type.
pub const fn constant(prim: Prim, bits: u64) -> u64 {
    match prim {
        Prim::DynUndef => immediate(tag::UNDEFINED),
        Prim::DynNull => immediate(tag::NULL),
        Prim::DynBool if bits as u32 != 0 => immediate(tag::TRUE),
        Prim::DynBool => immediate(tag::FALSE),
        Prim::DynI32 => int(bits as i32),
        Prim::DynF64 => number(f64::from_bits(bits)),
        Prim::DynF32 => number(f32::from_bits(bits as u32) as f64),
        Prim::DynNone => 0,
        _ => of_pair(bits),
    }
}

/// The value of a constant of an image: a value, and above it its tag, 32 bits each (exec.md §8). Unknown tags stand for what is not there.
pub const fn of_pair(bits: u64) -> u64 {
    let payload = bits as u32;
    match (bits >> 32, payload) {
        (1, _) => immediate(tag::NULL),
        (2, 0) => immediate(tag::FALSE),
        (2, _) => immediate(tag::TRUE),
        (4, _) => int(payload as i32),
        (8, _) => immediate(tag::UNDEFINED),
        (0xa, _) => number(f64::NAN),
        (0xb, 0) => number(f64::INFINITY),
        (0xb, _) => number(f64::NEG_INFINITY),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_have_equal_bits() {
        assert_eq!(number(7.0), int(7));
        assert_eq!(number(-2_147_483_648.0), int(i32::MIN));
        assert_ne!(number(2_147_483_648.0), int(i32::MIN));
        assert_eq!(number(-0.0), (-0.0f64).to_bits());
        assert_eq!(number(0.0), int(0));
        assert_eq!(number(f64::NAN), tagged::NAN);
        assert_ne!(int(0), 0);
        for value in [0, 1, -1, i32::MAX, i32::MIN] {
            assert_eq!(int(value), tagged::from_integer(value.into()));
            assert_eq!(tagged::to_i32(int(value)), value);
        }
    }

    #[test]
    fn constants_of_images() {
        assert_eq!(of_pair(0x1_0000_0000), immediate(tag::NULL));
        assert_eq!(of_pair(0x2_0000_0001), immediate(tag::TRUE));
        assert_eq!(of_pair(0x4_ffff_ffff), int(-1));
        assert_eq!(of_pair(0x8_0000_0000), immediate(tag::UNDEFINED));
        assert_eq!(constant(Prim::DynI32, 5), int(5));
        assert_eq!(of_pair(0), 0);
    }
}

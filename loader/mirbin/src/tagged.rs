//! Tagged values: type `dynany` in MPLI functions, fields and arrays. 64 bits that are a double, a 52-bit integer, or a reference with a
//! 6-bit tag (FORMAT.md §4, Tagged values).
//!
//! | bits 62..52 | low bits | value |
//! |--|--|--|
//! | not all one | | double |
//! | all one | bit 0 = 1 | integer: its sign at bit 63, the other 51 bits at 51..1 |
//! | all one | bits 1..0 = 10 | reference: address bits 46..3 in place, tag bit 0 at bit 2, tag bits 5..1 at bits 51..47 |
//! | all one | bits 1..0 = 00 | double: infinity, [`NAN`] |
//!
//! A tagged value owns a count of an object if and only if [`object`] says so. Zeroed memory is the double +0.0.
//!
//! The numbers are known here and nowhere else. Nothing here looks at memory.

/// Bits that are all one unless the value is a double.
const BOXED: u64 = 0x7ff0_0000_0000_0000;
/// Bits that tell an integer, all one.
const INTEGER: u64 = BOXED | 1;
/// Bits that tell a reference, and what they are.
const KIND: u64 = BOXED | 3;
const REFERENCE: u64 = BOXED | 2;

/// Bits of the address in a reference. Objects are aligned to 8 bytes, and no address that programs have on a 64-bit system with 4 levels of
/// page tables has more.
pub const ADDRESS: u64 = 0x0000_7fff_ffff_fff8;
/// Where the address ends in a reference.
const ADDRESS_BITS: u32 = 47;
/// The tag of objects whose attributes are made at run time. The others are a program's own.
pub const ATTRIBUTES: u32 = 3;
/// Number of tags: they are 0 to 63.
pub const TAGS: u32 = 64;
/// Bits of an integer.
pub const INTEGER_BITS: u32 = 52;
/// The only NaN that is a tagged value. Which NaN an operation gives, and with which sign, depends on the processor; here it must not.
pub const NAN: u64 = 0x7ff8_0000_0000_0008;

/// Bits of an integer but for its sign.
const PAYLOAD: u64 = (1 << (INTEGER_BITS - 1)) - 1;
/// How far the sign of an integer is moved to get to bit 63.
const SIGN_SHIFT: u32 = 63 - (INTEGER_BITS - 1);
/// How far bits 5..1 of a tag are moved to get to bits 51..47.
const TAG_SHIFT: u32 = 46;

/// What a tagged value is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A double, NaN included.
    Double,
    /// A 52-bit integer.
    Integer,
    /// A reference with a tag, null included.
    Reference,
}

/// The kind of a value. Every 64 bits have one.
#[inline(always)]
pub const fn kind(bits: u64) -> Kind {
    if is_reference(bits) {
        Kind::Reference
    } else if is_integer(bits) {
        Kind::Integer
    } else {
        Kind::Double
    }
}

/// The bits that tell a kind and a tag, all in 32: those above the address, then those below it. Constants to compare them with fit in an instruction.
#[inline(always)]
const fn around(bits: u64) -> u32 {
    bits.rotate_left(AROUND_SHIFT) as u32
}

/// What tells values of a kind: some of the bits around the address. Machine code tests them as the functions here do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Around {
    /// The bits that tell, of the low 32 of a value that was rotated to the left by [`AROUND_SHIFT`].
    pub mask: u32,
    /// What they are.
    pub bits: u32,
}

/// How far a value is rotated for [`Around`].
pub const AROUND_SHIFT: u32 = u64::BITS - ADDRESS_BITS;
/// Of integers.
pub const IS_INTEGER: Around = Around::new(INTEGER, INTEGER);
/// Of references, null with any tag included.
pub const IS_REFERENCE: Around = Around::new(KIND, REFERENCE);
/// Of references to objects with attributes, null included.
pub const IS_WITH_ATTRIBUTES: Around =
    Around::new(from_reference(0, TAGS - 1) | KIND, from_reference(0, ATTRIBUTES));

impl Around {
    const fn new(mask: u64, bits: u64) -> Around {
        Around {
            mask: around(mask),
            bits: around(bits),
        }
    }

    /// Whether a value is one of the kind.
    #[inline(always)]
    const fn holds(self, bits: u64) -> bool {
        around(bits) & self.mask == self.bits
    }
}

/// Whether the value is a double.
#[inline(always)]
pub const fn is_double(bits: u64) -> bool {
    // The bits of other kinds are those of an infinity and more.
    bits & KIND <= BOXED
}

/// Whether the value is an integer.
#[inline(always)]
pub const fn is_integer(bits: u64) -> bool {
    IS_INTEGER.holds(bits)
}

/// Whether the value is a reference, null with any tag included.
#[inline(always)]
pub const fn is_reference(bits: u64) -> bool {
    IS_REFERENCE.holds(bits)
}

/// The predicate of ownership: the object of which the value owns a count, 0 if there is none. Doubles, integers and null own nothing.
#[inline(always)]
pub const fn object(bits: u64) -> u64 {
    if is_reference(bits) { bits & ADDRESS } else { 0 }
}

/// The value of a double. Every NaN becomes [`NAN`].
#[inline(always)]
pub const fn from_double(value: f64) -> u64 {
    if value.is_nan() { NAN } else { value.to_bits() }
}

/// The double in a value; a NaN if it is something else.
#[inline(always)]
pub const fn to_double(bits: u64) -> f64 {
    f64::from_bits(bits)
}

/// The value of an integer, of which the low 52 bits count.
#[inline(always)]
pub const fn from_integer(value: i64) -> u64 {
    let value = value as u64;
    (value & (PAYLOAD + 1)) << SIGN_SHIFT | BOXED | (value & PAYLOAD) << 1 | 1
}

/// The value of an integer of 32 bits: its sign fills what is above it.
#[inline(always)]
pub const fn from_i32(value: i32) -> u64 {
    ((value as i64) << 1) as u64 | INTEGER
}

/// The low 32 bits of the integer in a value.
#[inline(always)]
pub const fn to_i32(bits: u64) -> i32 {
    (bits >> 1) as i32
}

/// The integer in a value: of whatever kind, bit 63 as sign and bits 51..1.
#[inline(always)]
pub const fn to_integer(bits: u64) -> i64 {
    (bits as i64 >> 63) << (INTEGER_BITS - 1) | (bits >> 1 & PAYLOAD) as i64
}

/// The value of a reference, null included, with a tag, of which the low 6 bits count.
#[inline(always)]
pub const fn from_reference(address: u64, tag: u32) -> u64 {
    let tag = tag as u64;
    (tag & 0x3e) << TAG_SHIFT | (tag & 1) << 2 | address & ADDRESS | REFERENCE
}

/// An attribute that is not there: a NaN that is no value of its own. As a number it is small, since it is compared with.
pub const ABSENT: u64 = -4i64 as u64;

/// Bits of a type below an integer.
const TYPE_BITS: u32 = 4;
/// What [`to_typed`] gives if there is no such integer.
pub const UNTYPED: i64 = i64::MIN;

/// The value of an integer of at most 48 bits above the number of its type, of which the low 4 bits count; +0.0 if it has more.
#[inline(always)]
pub const fn from_typed(value: i64, ty: u32) -> u64 {
    const ABOVE: u32 = i64::BITS - INTEGER_BITS + TYPE_BITS;
    if value << ABOVE >> ABOVE != value {
        return 0;
    }
    from_integer(value << TYPE_BITS | (ty & ((1 << TYPE_BITS) - 1)) as i64)
}

/// The integer above the number of its type in a value, or [`UNTYPED`] if it is no integer with that.
#[inline(always)]
pub const fn to_typed(bits: u64, ty: u32) -> i64 {
    const TYPE: u64 = (1 << TYPE_BITS) - 1;
    let wanted = INTEGER | (ty as u64 & TYPE) << 1;
    if bits & (INTEGER | TYPE << 1) == wanted {
        to_integer(bits) >> TYPE_BITS
    } else {
        UNTYPED
    }
}

/// Whether the value is a reference to an object with attributes, null included.
#[inline(always)]
pub const fn is_with_attributes(bits: u64) -> bool {
    IS_WITH_ATTRIBUTES.holds(bits)
}

/// The tag in a value: of whatever kind, bits 51..47 and 2.
#[inline(always)]
pub const fn tag(bits: u64) -> u32 {
    (bits >> TAG_SHIFT & 0x3e | bits >> 2 & 1) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bit patterns of all kinds, and their neighbours.
    fn patterns() -> impl Iterator<Item = u64> {
        let tops = [0, 0x3ff, 0x400, 0x7fe, 0x7ff, 0x800, 0xbff, 0xffe, 0xfff];
        let middles = [
            0,
            1,
            1 << 46,
            1 << 47,
            1 << 50,
            1 << 51,
            (1 << 52) - 16,
            0xa_5a5a_5a5a_5a50,
        ];
        tops.into_iter().flat_map(move |top: u64| {
            middles
                .into_iter()
                .flat_map(move |middle: u64| (0..16).map(move |low| top << 52 | middle & !15 | low))
        })
    }

    #[test]
    fn every_pattern_is_of_one_kind() {
        for bits in patterns() {
            let kinds = [is_double(bits), is_integer(bits), is_reference(bits)];
            assert_eq!(kinds.iter().filter(|is| **is).count(), 1, "{bits:#x}");
            let exponent = bits >> 52 & 0x7ff == 0x7ff;
            let expected = match bits & 3 {
                1 | 3 if exponent => Kind::Integer,
                2 if exponent => Kind::Reference,
                _ => Kind::Double,
            };
            assert_eq!(kind(bits), expected, "{bits:#x}");
            // Boxes are NaNs to the processor, so that a double that is no NaN is told by its own bits.
            assert!(expected == Kind::Double || to_double(bits).is_nan(), "{bits:#x}");
            let owns = bits & 0x7ff0_0000_0000_0003 == 0x7ff0_0000_0000_0002 && bits & ADDRESS != 0;
            assert_eq!(object(bits) != 0, owns, "{bits:#x}");
        }
    }

    #[test]
    fn doubles_are_themselves() {
        for bits in patterns() {
            let value = f64::from_bits(bits);
            let boxed = from_double(value);
            assert!(is_double(boxed), "{bits:#x}");
            assert_eq!(boxed, if value.is_nan() { NAN } else { bits });
            assert_eq!(from_double(to_double(boxed)), boxed);
        }
        assert!(is_double(NAN) && to_double(NAN).is_nan());
        assert!(is_double(f64::INFINITY.to_bits()) && is_double(f64::NEG_INFINITY.to_bits()));
        assert_ne!(from_double(-0.0), from_double(0.0));
        assert_eq!(from_double(0.0), 0);
    }

    #[test]
    fn integers_have_52_bits() {
        let (least, most) = (-(1 << 51), (1i64 << 51) - 1);
        for value in [
            0,
            1,
            -1,
            42,
            i64::from(i32::MAX),
            i64::from(i32::MIN),
            least,
            most,
            1 << 50,
        ] {
            let boxed = from_integer(value);
            assert_eq!(
                (kind(boxed), to_integer(boxed)),
                (Kind::Integer, value),
                "{value}"
            );
            // What is above the 52 bits is cut off.
            assert_eq!(from_integer(value ^ (0xabc << 52)), boxed);
        }
        assert_eq!(to_integer(from_integer(most + 1)), least);
        assert_eq!(from_integer(0), 0x7ff0_0000_0000_0001);
        assert_eq!(from_integer(-1), 0xffff_ffff_ffff_ffff);
        for bits in patterns().filter(|&bits| is_integer(bits)) {
            assert_eq!(from_integer(to_integer(bits)), bits, "{bits:#x}");
        }
    }

    #[test]
    fn references_have_tags() {
        for address in [0, 8, 16, 0x7fff_ffff_fff8, 0x5555_1234_5678 & ADDRESS] {
            for number in 0..TAGS {
                let boxed = from_reference(address, number);
                assert_eq!(kind(boxed), Kind::Reference);
                assert_eq!((object(boxed), tag(boxed)), (address, number));
                assert_eq!(from_reference(address, number + 64), boxed);
                // An address that is no object's cannot reach the other fields.
                assert_eq!(from_reference(address | !ADDRESS, number), boxed);
            }
        }
        assert_eq!(from_reference(0, 0), 0x7ff0_0000_0000_0002);
        assert_eq!(from_reference(0, 63), 0x7fff_8000_0000_0006);
    }
}

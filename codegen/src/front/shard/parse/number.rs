//! Constants: the text of a number and the type it stands for give its bits.

use crate::front::shard::ast::Type;
use crate::front::shard::table::{Fundamental, Kind};

/// The bits of a constant as [`crate::front::shard::ast::Const`] has them.
///
/// Integers may be spelled signed or unsigned: int8 255 is -1. Hexadecimal numbers are bits where a floating point type is wanted.
///
/// # Errors
/// What is wrong, in words that follow "the constant".
pub(super) fn constant(text: &[u8], ty: Type) -> Result<u64, &'static str> {
    let Some(fundamental) = ty.fundamental() else {
        return match text {
            b"null" | b"0" if ty.is_pointer() => Ok(0),
            _ if ty.is_pointer() => Err("is no address; the only constant of a pointer type is null"),
            _ => Err("stands for a struct, which has no constants"),
        };
    };
    match (text, fundamental.kind()) {
        (b"null", _) => return Err("is no number; null is a constant of pointer types"),
        (b"true" | b"false", _) => {
            let is_bool = fundamental == Fundamental::Int1;
            return if is_bool {
                Ok(u64::from(text == b"true"))
            } else {
                Err("is an int1, which its type is not")
            };
        }
        (b"inf" | b"-inf" | b"nan", Kind::Integer) => return Err("is no integer, which its type wants"),
        _ => {}
    }
    let (negative, magnitude) = match text.strip_prefix(b"-") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    if let Some(digits) = magnitude
        .strip_prefix(b"0x")
        .or_else(|| magnitude.strip_prefix(b"0X"))
    {
        let value = digits_value(digits, 16)?;
        return match fundamental.kind() {
            Kind::Integer => integer(negative, value, fundamental),
            Kind::Float if negative => {
                Err("is hexadecimal and negative; hexadecimal digits are the bits of a float, sign included")
            }
            Kind::Float if value >> fundamental.bits() != 0 => Err("has more bits than its type"),
            Kind::Float => Ok(value as u64),
        };
    }
    match fundamental.kind() {
        Kind::Integer if magnitude.iter().any(|b| matches!(b, b'.' | b'e' | b'E')) => {
            Err("is no integer, which its type wants")
        }
        Kind::Integer => integer(negative, digits_value(magnitude, 10)?, fundamental),
        Kind::Float => float(text, magnitude, fundamental),
    }
}

/// An index or count: decimal or hexadecimal digits.
///
/// # Errors
/// What is wrong, in words that follow "the constant".
pub(super) fn index(text: &[u8]) -> Result<u32, &'static str> {
    let value = match text {
        [b'-', ..] => return Err("is negative"),
        [b'0', b'x' | b'X', digits @ ..] => digits_value(digits, 16)?,
        _ => digits_value(text, 10)?,
    };
    u32::try_from(value).map_err(|_| "is larger than 4294967295")
}

fn digits_value(digits: &[u8], radix: u32) -> Result<u128, &'static str> {
    if digits.is_empty() {
        return Err("has no digits");
    }
    let mut value = 0u128;
    for &byte in digits {
        let digit = char::from(byte).to_digit(radix).ok_or("is no integer")?;
        // Beyond any type; the exact value does not matter any more.
        value = (value * u128::from(radix) + u128::from(digit)).min(1 << 100);
    }
    Ok(value)
}

fn integer(negative: bool, value: u128, ty: Fundamental) -> Result<u64, &'static str> {
    const RANGE: &str = "does not fit its type";
    if ty == Fundamental::Int1 {
        return if value <= 1 && (!negative || value == 0) {
            Ok(value as u64)
        } else {
            Err("is neither 0 nor 1")
        };
    }
    let bits = ty.bits();
    if negative {
        return if value <= 1 << (bits - 1) {
            Ok((value as u64).wrapping_neg())
        } else {
            Err(RANGE)
        };
    }
    if value >> bits != 0 {
        return Err(RANGE);
    }
    Ok(sign_extended(value as u64, bits))
}

/// The low `bits` of a value, 1 to 64, as a signed number.
pub(in crate::front::shard) const fn sign_extended(value: u64, bits: u32) -> u64 {
    let shift = 64 - bits;
    ((value << shift) as i64 >> shift) as u64
}

fn float(text: &[u8], magnitude: &[u8], ty: Fundamental) -> Result<u64, &'static str> {
    const FORM: &str = "is no number";
    let named = matches!(magnitude, b"inf" | b"nan");
    let shaped = magnitude
        .iter()
        .all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
    let text = std::str::from_utf8(text).map_err(|_| FORM)?;
    if !named && !shaped {
        return Err(FORM);
    }
    let (bits, finite) = if ty == Fundamental::Float32 {
        let value: f32 = text.parse().map_err(|_| FORM)?;
        (
            u64::from(if value.is_nan() {
                0x7fc0_0000
            } else {
                value.to_bits()
            }),
            value.is_finite(),
        )
    } else {
        let value: f64 = text.parse().map_err(|_| FORM)?;
        (
            if value.is_nan() {
                0x7ff8 << 48
            } else {
                value.to_bits()
            },
            value.is_finite(),
        )
    };
    if finite || named {
        Ok(bits)
    } else {
        Err("is larger than its type's largest number")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Fundamental as F;

    fn bits(text: &str, ty: F) -> Result<u64, &'static str> {
        constant(text.as_bytes(), Type::of(ty))
    }

    #[test]
    fn integers_fit_signed_or_unsigned() {
        assert_eq!(bits("255", F::Int8), Ok(u64::MAX));
        assert_eq!(bits("-128", F::Int8), Ok(-128i64 as u64));
        assert_eq!(bits("0xffff", F::Int16), Ok(u64::MAX));
        assert_eq!(bits("-0x8000", F::Int16), Ok(-0x8000i64 as u64));
        assert_eq!(bits("18446744073709551615", F::Int64), Ok(u64::MAX));
        assert_eq!(bits("-9223372036854775808", F::Int64), Ok(1 << 63));
        assert_eq!((bits("true", F::Int1), bits("0", F::Int1)), (Ok(1), Ok(0)));
        for (text, ty) in [
            ("256", F::Int8),
            ("-129", F::Int8),
            ("2", F::Int1),
            ("-1", F::Int1),
            ("18446744073709551616", F::Int64),
            ("999999999999999999999999999999999999999999999999999999", F::Int64),
            ("1.0", F::Int32),
            ("1e3", F::Int32),
            ("12ab", F::Int32),
            ("0x", F::Int32),
            ("-inf", F::Int32),
            ("true", F::Int8),
            ("null", F::Int32),
        ] {
            assert!(bits(text, ty).is_err(), "{text}");
        }
    }

    #[test]
    fn floats_round_to_their_type_and_hexadecimal_is_bits() {
        assert_eq!(bits("0.31", F::Float64), Ok(0.31f64.to_bits()));
        assert_eq!(bits("-3", F::Float32), Ok(u64::from((-3f32).to_bits())));
        assert_eq!(bits("-0.0", F::Float64), Ok(1 << 63));
        assert_eq!(
            bits("-inf", F::Float32),
            Ok(u64::from(f32::NEG_INFINITY.to_bits()))
        );
        assert_eq!(bits("nan", F::Float32), Ok(0x7fc0_0000));
        assert_eq!(bits("0x7fc00001", F::Float32), Ok(0x7fc0_0001));
        for (text, ty) in [
            ("1e39", F::Float32),
            ("1e999", F::Float64),
            ("0x100000000", F::Float32),
            ("-0x1", F::Float64),
            ("1.2.3", F::Float64),
            ("1_0", F::Float64),
            ("infinity", F::Float64),
        ] {
            assert!(bits(text, ty).is_err(), "{text}");
        }
    }

    #[test]
    fn pointers_have_null_and_indices_are_unsigned() {
        assert_eq!(constant(b"null", Type::STRING), Ok(0));
        assert!(constant(b"1", Type::STRING).is_err());
        assert_eq!((index(b"4294967295"), index(b"0x10")), (Ok(u32::MAX), Ok(16)));
        assert_eq!(index(b"-1"), Err("is negative"));
        assert!(index(b"4294967296").is_err() && index(b"1.0").is_err());
    }
}

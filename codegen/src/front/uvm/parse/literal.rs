//! Literals: the text of a number and the type of its place give its value (lang.md §1).

use crate::front::uvm::ast::Literal;
use crate::front::uvm::types::Type;

/// The value of a number.
///
/// # Errors
/// What is wrong, in words that follow "the literal".
pub(super) fn number(text: &[u8], ty: &Type) -> Result<Literal, &'static str> {
    match ty {
        Type::Int(_) => integer(text).map(Literal::Int),
        Type::Float | Type::Double => {
            let (digits, suffix) = match text.split_last() {
                Some((b'f', rest)) if !text.starts_with(b"0x") => (rest, Some(&Type::Float)),
                Some((b'd', rest)) if !text.starts_with(b"0x") => (rest, Some(&Type::Double)),
                _ => (text, None),
            };
            if suffix.is_some_and(|suffix| suffix != ty) {
                return Err("has the suffix of another type than its place");
            }
            floating(digits, ty)
        }
        Type::Ref(_) | Type::IRef(_) | Type::WeakRef(_) | Type::Func(_) | Type::Thread | Type::Stack => {
            match integer(text) {
                Ok(0) => Ok(Literal::Null),
                _ => Err("is a number where a reference stands; the only literal is NULL"),
            }
        }
        Type::Struct(_) => Err("is a number where a struct stands; write its fields in braces"),
        Type::TagRef64 | Type::Void | Type::Array(..) | Type::Hybrid(..) => {
            Err("is of a type that has no literals")
        }
    }
}

/// A number's 64 bits; more of them are dropped.
///
/// # Errors
/// As [`number`].
pub(super) fn integer(text: &[u8]) -> Result<u64, &'static str> {
    let (negative, magnitude) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let (digits, radix) = match magnitude {
        [b'0', b'x' | b'X', digits @ ..] => (digits, 16),
        [b'0', digits @ ..] if !digits.is_empty() => (digits, 8),
        digits => (digits, 10),
    };
    let mut value = 0u64;
    let mut any = false;
    for &byte in digits.iter().filter(|byte| **byte != b'_') {
        let digit = match char::from(byte).to_digit(radix) {
            Some(digit) => digit,
            None if radix == 8 && byte.is_ascii_digit() => {
                return Err("is octal, since it starts with 0, and has an 8 or 9");
            }
            None => return Err("is no integer"),
        };
        any = true;
        value = value
            .wrapping_mul(u64::from(radix))
            .wrapping_add(u64::from(digit));
    }
    match (any, negative) {
        (false, _) => Err("has no digits"),
        (_, true) => Ok(value.wrapping_neg()),
        _ => Ok(value),
    }
}

fn floating(digits: &[u8], ty: &Type) -> Result<Literal, &'static str> {
    let text = std::str::from_utf8(digits).map_err(|_| "is no number")?;
    let magnitude = text.trim_start_matches(['+', '-']);
    let plain = magnitude
        .bytes()
        .all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'e' | b'E' | b'+' | b'-'));
    if !plain && magnitude != "inf" {
        return Err("is no floating point number");
    }
    let wrong = |_| "is no floating point number";
    Ok(match ty {
        Type::Float => Literal::Float(text.parse::<f32>().map_err(wrong)?.to_bits()),
        _ => Literal::Double(text.parse::<f64>().map_err(wrong)?.to_bits()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        for (text, value) in [
            ("0", 0),
            ("42", 42),
            ("-1", u64::MAX),
            ("+7", 7),
            ("0x7f", 127),
            ("-0x1", u64::MAX),
            ("010", 8),
            ("0xffff_ffff_ffff_ffff", u64::MAX),
            ("18446744073709551617", 1),
        ] {
            assert_eq!(integer(text.as_bytes()), Ok(value), "{text}");
        }
        for text in ["08", "0x", "1.5", "12f", ""] {
            assert!(integer(text.as_bytes()).is_err(), "{text}");
        }
    }

    #[test]
    fn floats_take_their_type_from_the_place_or_a_suffix() {
        let double = |text: &str| number(text.as_bytes(), &Type::Double);
        assert_eq!(double("3.0"), Ok(Literal::Double(3f64.to_bits())));
        assert_eq!(double("3.0d"), Ok(Literal::Double(3f64.to_bits())));
        assert_eq!(double("-infd"), Ok(Literal::Double(f64::NEG_INFINITY.to_bits())));
        assert!(double("3.0f").is_err());
        assert!(double("abc").is_err());
        assert_eq!(
            number(b"1.5e-1f", &Type::Float),
            Ok(Literal::Float(0.15f32.to_bits()))
        );
    }
}

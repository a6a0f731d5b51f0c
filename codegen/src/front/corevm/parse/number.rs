//! Constants: the text of a number and its type give its bits.

use crate::front::corevm::table::{Kind, Primitive};

/// An integer: decimal or hexadecimal digits and a sign. Beyond 100 bits the exact value is lost, which no type cares about.
///
/// # Errors
/// What is wrong, in words that follow "the constant".
pub(super) fn integer(text: &[u8]) -> Result<i128, &'static str> {
    let (negative, magnitude) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    let (digits, radix) = match magnitude {
        [b'0', b'x' | b'X', digits @ ..] => (digits, 16),
        digits => (digits, 10),
    };
    if digits.is_empty() {
        return Err("has no digits");
    }
    let mut value = 0i128;
    for &byte in digits {
        let digit = char::from(byte).to_digit(radix).ok_or("is no integer")?;
        value = (value * i128::from(radix) + i128::from(digit)).min(1 << 100);
    }
    Ok(if negative { -value } else { value })
}

/// The least and the greatest value of bool or an integer type.
pub(super) fn range(ty: Primitive) -> (i128, i128) {
    let bits = ty.bits();
    match ty.kind() {
        Kind::Signed => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        _ => (0, (1 << bits) - 1),
    }
}

/// The bits of a number as [`crate::front::corevm::ast::Const`] has them.
///
/// # Errors
/// What is wrong, in words that follow "the constant".
pub(super) fn number(text: &[u8], ty: Primitive) -> Result<u64, String> {
    match (ty.kind(), text) {
        (Kind::Float, _) => float(text, ty),
        (Kind::Bool, b"false") => Ok(0),
        (Kind::Bool, b"true") => Ok(1),
        (Kind::Bool | Kind::Signed | Kind::Unsigned, _) => {
            let value = integer(text)?;
            let (least, greatest) = range(ty);
            if (least..=greatest).contains(&value) {
                Ok(value as u64)
            } else {
                let name = ty.text();
                Err(format!("does not fit {name}, which holds {least} to {greatest}"))
            }
        }
        (Kind::Void | Kind::String | Kind::Object, _) => Err("is of a type that has no numbers".to_owned()),
    }
}

fn float(text: &[u8], ty: Primitive) -> Result<u64, String> {
    const FORM: &str = "is no number";
    let magnitude = match text {
        [b'-' | b'+', rest @ ..] => rest,
        _ => text,
    };
    let named = matches!(magnitude, b"inf" | b"nan");
    let shaped = magnitude
        .iter()
        .all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'e' | b'E' | b'+' | b'-'));
    if magnitude.starts_with(b"0x") || magnitude.starts_with(b"0X") {
        return Err("is hexadecimal, which floating point numbers are not".to_owned());
    }
    if !named && !shaped {
        return Err(FORM.to_owned());
    }
    let text = std::str::from_utf8(text).map_err(|_| FORM)?;
    // The sign of a NaN and its payload are set here, for parsing promises neither.
    let sign = u64::from(text.starts_with('-'));
    let (bits, finite, greatest) = if ty == Primitive::Spf {
        let value: f32 = text.parse().map_err(|_| FORM)?;
        let bits = match value.is_nan() {
            true => 0x7fc0_0000 | sign << 31,
            false => u64::from(value.to_bits()),
        };
        (bits, value.is_finite(), format!("{:?}", f32::MAX))
    } else {
        let value: f64 = text.parse().map_err(|_| FORM)?;
        let bits = match value.is_nan() {
            true => 0x7ff8 << 48 | sign << 63,
            false => value.to_bits(),
        };
        (bits, value.is_finite(), format!("{:?}", f64::MAX))
    };
    match finite || named {
        true => Ok(bits),
        false => Err(format!(
            "does not fit {}, which holds numbers up to {greatest}",
            ty.text()
        )),
    }
}

/// The bits of `nan(bits)`.
///
/// # Errors
/// What is wrong, in words that follow "the constant".
pub(super) fn nan_bits(text: &[u8], ty: Primitive) -> Result<u64, String> {
    let value = integer(text)?;
    let bits = u64::try_from(value).ok().filter(|_| value >> ty.bits() == 0);
    let nan = |bits: u64| match ty {
        Primitive::Spf => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits).is_nan(),
    };
    bits.filter(|&bits| nan(bits))
        .ok_or(format!("is not the bits of a NaN of {}", ty.text()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Primitive as P;

    fn bits(text: &str, ty: P) -> Option<u64> {
        number(text.as_bytes(), ty).ok()
    }

    #[test]
    fn integers_fit_their_types() {
        assert_eq!(bits("-128", P::I8), Some(-128i64 as u64));
        assert_eq!(bits("-0x80", P::I8), Some(-128i64 as u64));
        assert_eq!(bits("+127", P::I8), Some(127));
        assert_eq!(bits("007", P::Ui8), Some(7));
        assert_eq!(bits("-0", P::Ui8), Some(0));
        assert_eq!(bits("0xffffffffffffffff", P::Ui64), Some(u64::MAX));
        assert_eq!(bits("-9223372036854775808", P::I64), Some(1 << 63));
        assert_eq!((bits("true", P::Bool), bits("0", P::Bool)), (Some(1), Some(0)));
        for (text, ty) in [
            ("128", P::I8),
            ("0xff", P::I8),
            ("-129", P::I8),
            ("-1", P::Ui8),
            ("256", P::Ui8),
            ("2", P::Bool),
            ("18446744073709551616", P::Ui64),
            ("9223372036854775808", P::I64),
            (
                "99999999999999999999999999999999999999999999999999999999999999",
                P::I64,
            ),
            ("1.0", P::I32),
            ("1e3", P::I32),
            ("1_0", P::I32),
            ("0x", P::I32),
            ("true", P::I32),
            ("inf", P::I32),
            ("1", P::String),
        ] {
            assert_eq!(bits(text, ty), None, "{text}");
        }
        let message = number(b"300", P::Ui8).unwrap_err();
        assert_eq!(message, "does not fit ui8, which holds 0 to 255");
    }

    #[test]
    fn floats_round_to_their_types() {
        assert_eq!(bits("0.31", P::Dpf), Some(0.31f64.to_bits()));
        assert_eq!(bits("-3", P::Spf), Some(u64::from((-3f32).to_bits())));
        assert_eq!(bits("+.5e+1", P::Dpf), Some(5f64.to_bits()));
        assert_eq!(bits("-inf", P::Spf), Some(0xff80_0000));
        assert_eq!(bits("nan", P::Spf), Some(0x7fc0_0000));
        assert_eq!(bits("-nan", P::Dpf), Some(0xfff8 << 48));
        assert_eq!(nan_bits(b"0x7fc00001", P::Spf), Ok(0x7fc0_0001));
        assert!(nan_bits(b"0x7f800000", P::Spf).is_err() && nan_bits(b"0x1ffffffff", P::Spf).is_err());
        assert!(nan_bits(b"-1", P::Dpf).is_err() && nan_bits(b"0xffffffffffffffffff", P::Dpf).is_err());
        for (text, ty) in [
            ("1e39", P::Spf),
            ("-1e999", P::Dpf),
            ("0x10", P::Dpf),
            ("1.2.3", P::Dpf),
            ("infinity", P::Dpf),
            ("INF", P::Dpf),
            ("e5", P::Dpf),
            ("true", P::Dpf),
        ] {
            assert_eq!(bits(text, ty), None, "{text}");
        }
    }
}

//! `escape` and `unescape`.

use super::{ascii, hexadecimal};

/// `escape` (ECMAScript 5.1 §B.2.1).
#[must_use]
pub fn escape(text: &[u16]) -> Vec<u16> {
    let mut result = Vec::with_capacity(text.len());
    for &unit in text {
        match ascii(unit) {
            Some(byte) if byte.is_ascii_alphanumeric() || b"@*_+-./".contains(&byte) => result.push(unit),
            _ if unit < 0x100 => result.extend(format!("%{unit:02X}").encode_utf16()),
            _ => result.extend(format!("%u{unit:04X}").encode_utf16()),
        }
    }
    result
}

/// `unescape`: what is no escape stays as it is (ECMAScript 5.1 §B.2.2).
#[must_use]
pub fn unescape(text: &[u16]) -> Vec<u16> {
    let mut result = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [unit, after @ ..] = rest {
        let (value, length) = escaped(rest).unwrap_or((*unit, 1));
        result.push(value);
        rest = &after[length - 1..];
    }
    result
}

/// The unit of `%uxxxx` or `%xx`, and the length.
fn escaped(text: &[u16]) -> Option<(u16, usize)> {
    match text {
        [percent, rest @ ..] if ascii(*percent) == Some(b'%') => match rest {
            [u, digits @ ..] if ascii(*u) == Some(b'u') => hexadecimal(digits, 4).map(|unit| (unit, 6)),
            _ => hexadecimal(rest, 2).map(|unit| (unit, 3)),
        },
        _ => None,
    }
}

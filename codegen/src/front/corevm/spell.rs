//! How text spells names and strings: what reading and printing must agree on.

use super::table::{Op, Primitive};

/// Words of the grammar that are no type name unless they are quoted.
const RESERVED: &[&[u8]] = &[
    b"array", b"declare", b"def", b"false", b"label", b"null", b"true", b"type",
];

/// Whether this is a word: a letter or `_`, then letters, digits and `_`.
pub(super) fn is_word(bytes: &[u8]) -> bool {
    let tail = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    bytes.first().is_some_and(|first| !first.is_ascii_digit()) && bytes.iter().all(tail)
}

/// Whether this is words with dots between them.
pub(super) fn is_dotted(bytes: &[u8]) -> bool {
    bytes.split(|&byte| byte == b'.').all(is_word)
}

/// Whether this is decimal digits.
pub(super) fn is_digits(bytes: &[u8]) -> bool {
    !bytes.is_empty() && bytes.iter().all(u8::is_ascii_digit)
}

/// Whether text can spell the name of a structure without quotes.
pub(super) fn is_type_name(bytes: &[u8]) -> bool {
    let first = bytes.split(|&byte| byte == b'.').next().unwrap_or(bytes);
    let reserved =
        RESERVED.contains(&first) || Primitive::from_text(first).is_some() || Op::from_text(first).is_some();
    is_dotted(bytes) && !reserved
}

/// Bytes as a string in quotes. What is no printable character of UTF-8 is escaped.
pub(super) fn quoted(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() + 2);
    text.push('"');
    for chunk in bytes.utf8_chunks() {
        for char in chunk.valid().chars() {
            match char {
                '\n' => text.push_str("\\n"),
                '\t' => text.push_str("\\t"),
                '\r' => text.push_str("\\r"),
                '\0' => text.push_str("\\0"),
                '"' | '\\' => text.extend(['\\', char]),
                ' '..='~' => text.push(char),
                '\u{7f}' | '\x01'..='\x1f' => text.push_str(&format!("\\x{:02x}", char as u32)),
                // The standard library escapes what is not printable.
                _ => text.extend(char.escape_debug()),
            }
        }
        for byte in chunk.invalid() {
            text.push_str(&format!("\\x{byte:02x}"));
        }
    }
    text.push('"');
    text
}

/// An escape that there is not: where in the string it stands and how long it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BadEscape {
    /// Bytes of the string before it.
    pub(super) at: usize,
    /// Its length in bytes.
    pub(super) length: usize,
}

/// The bytes of what stands between the quotes of a string.
///
/// # Errors
/// The first escape that there is not.
pub(super) fn unquoted(mut text: &[u8]) -> Result<Vec<u8>, BadEscape> {
    let whole = text.len();
    let mut bytes = Vec::with_capacity(text.len());
    while let [first, rest @ ..] = text {
        if *first != b'\\' {
            bytes.push(*first);
            text = rest;
            continue;
        }
        let bad = |length: usize| BadEscape {
            at: whole - text.len(),
            length: length.min(text.len()),
        };
        text = match rest {
            [b'x', high, low, rest @ ..] => {
                let digits = [*high, *low];
                let byte = hexadecimal(&digits).and_then(|value| u8::try_from(value).ok());
                bytes.push(byte.ok_or(bad(4))?);
                rest
            }
            [b'u', b'{', rest @ ..] => {
                let end = rest.iter().take(7).position(|&byte| byte == b'}');
                let end = end.ok_or(bad(3))?;
                let (digits, rest) = rest.split_at(end);
                let char = hexadecimal(digits).and_then(char::from_u32);
                let char = char.ok_or(bad(end + 4))?;
                bytes.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes());
                rest.get(1..).unwrap_or(&[])
            }
            [letter, rest @ ..] => {
                bytes.push(match letter {
                    b'n' => b'\n',
                    b't' => b'\t',
                    b'r' => b'\r',
                    b'0' => 0,
                    b'\\' | b'"' => *letter,
                    _ => return Err(bad(2)),
                });
                rest
            }
            [] => return Err(bad(1)),
        };
    }
    Ok(bytes)
}

/// The value of at most eight hexadecimal digits.
fn hexadecimal(digits: &[u8]) -> Option<u32> {
    let mut value = 0u32;
    for &byte in digits {
        value = value.checked_mul(16)? + char::from(byte).to_digit(16)?;
    }
    (!digits.is_empty()).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert!(is_word(b"_a1") && is_word(b"len") && !is_word(b"1a") && !is_word(b"") && !is_word(b"a.b"));
        assert!(is_dotted(b"a.b.c") && is_dotted(b"a") && !is_dotted(b"a.") && !is_dotted(b".a"));
        assert!(is_digits(b"01") && !is_digits(b"") && !is_digits(b"1a"));
        for name in ["Person", "a.b", "i32x", "typed"] {
            assert!(is_type_name(name.as_bytes()), "{name}");
        }
        for name in ["", "i32", "array", "type", "add", "i32.x", "a b", "1", "null"] {
            assert!(!is_type_name(name.as_bytes()), "{name}");
        }
    }

    #[test]
    fn strings_come_back_byte_for_byte() {
        for (bytes, text) in [
            (&b"a b"[..], r#""a b""#),
            (b"\"\\\n\t\r\0\x01\x7f", r#""\"\\\n\t\r\0\x01\x7f""#),
            (b"a\xff\xc3(", r#""a\xff\xc3(""#),
            ("\u{e9}\u{1f600}'".as_bytes(), "\"\u{e9}\u{1f600}'\""),
            ("\u{85}\u{202e}\u{feff}".as_bytes(), r#""\u{85}\u{202e}\u{feff}""#),
        ] {
            assert_eq!(quoted(bytes), text);
            let inner = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
            assert_eq!(unquoted(inner.unwrap().as_bytes()).as_deref(), Ok(bytes));
        }
        let every: Vec<u8> = (0..=255).collect();
        let text = quoted(&every);
        assert_eq!(unquoted(&text.as_bytes()[1..text.len() - 1]), Ok(every));
    }

    #[test]
    fn bad_escapes_have_a_place() {
        for (text, at, length) in [
            (r"ab\q", 2, 2),
            (r"\x4", 0, 2),
            (r"\x4g", 0, 4),
            (r"a\u{110000}", 1, 10),
            (r"\u{}", 0, 4),
            (r"\u{d800}", 0, 8),
            (r"\u{1234567}", 0, 3),
            (r"\u41", 0, 2),
            ("\\", 0, 1),
        ] {
            assert_eq!(unquoted(text.as_bytes()), Err(BadEscape { at, length }), "{text}");
        }
        assert_eq!(unquoted(br"\u{41}\x41").as_deref(), Ok(&b"AA"[..]));
    }
}

//! Texts as parts of URIs.

use super::{ascii, hexadecimal};

/// Why a text cannot be encoded or decoded: node's message for an error of type URIError is "URI malformed".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MalformedUri;

impl std::fmt::Display for MalformedUri {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("URI malformed")
    }
}

impl std::error::Error for MalformedUri {}

/// What `decodeURI` leaves and `encodeURI` does not touch.
const RESERVED: &[u8] = b";/?:@&=+$,#";
const MARKS: &[u8] = b"-_.!~*'()";

/// `encodeURI` (ECMAScript 5.1 §15.1.3.3).
///
/// # Errors
/// [`MalformedUri`] if there is a lone surrogate.
pub fn encode_uri(text: &[u16]) -> Result<Vec<u16>, MalformedUri> {
    encode(text, RESERVED)
}

/// `encodeURIComponent` (ECMAScript 5.1 §15.1.3.4).
///
/// # Errors
/// [`MalformedUri`] if there is a lone surrogate.
pub fn encode_uri_component(text: &[u16]) -> Result<Vec<u16>, MalformedUri> {
    encode(text, &[])
}

/// `decodeURI` (ECMAScript 5.1 §15.1.3.1).
///
/// # Errors
/// [`MalformedUri`] if a percent sign is not followed by two hexadecimal digits, or bytes are not UTF-8.
pub fn decode_uri(text: &[u16]) -> Result<Vec<u16>, MalformedUri> {
    decode(text, RESERVED)
}

/// `decodeURIComponent` (ECMAScript 5.1 §15.1.3.2).
///
/// # Errors
/// [`MalformedUri`] if a percent sign is not followed by two hexadecimal digits, or bytes are not UTF-8.
pub fn decode_uri_component(text: &[u16]) -> Result<Vec<u16>, MalformedUri> {
    decode(text, &[])
}

fn encode(text: &[u16], kept: &[u8]) -> Result<Vec<u16>, MalformedUri> {
    let mut result = Vec::with_capacity(text.len());
    for point in char::decode_utf16(text.iter().copied()) {
        let character = point.map_err(|_| MalformedUri)?;
        for &byte in character.encode_utf8(&mut [0; 4]).as_bytes() {
            if byte.is_ascii_alphanumeric() || MARKS.contains(&byte) || kept.contains(&byte) {
                result.push(byte.into());
            } else {
                result.extend(format!("%{byte:02X}").encode_utf16());
            }
        }
    }
    Ok(result)
}

fn decode(text: &[u16], kept: &[u8]) -> Result<Vec<u16>, MalformedUri> {
    let mut result = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [unit, after @ ..] = rest {
        if ascii(*unit) != Some(b'%') {
            result.push(*unit);
            rest = after;
            continue;
        }
        let first = escaped_byte(rest)?;
        let count = match first {
            0..=0x7f => 1,
            0xc2..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf4 => 4,
            _ => return Err(MalformedUri),
        };
        let mut bytes = [0; 4];
        for (byte, index) in bytes.iter_mut().zip(0..count) {
            *byte = escaped_byte(rest.get(3 * index..).ok_or(MalformedUri)?)?;
        }
        if kept.contains(&first) {
            result.extend_from_slice(&rest[..3]);
        } else {
            let decoded = std::str::from_utf8(&bytes[..count]).map_err(|_| MalformedUri)?;
            result.extend(decoded.encode_utf16());
        }
        rest = &rest[3 * count..];
    }
    Ok(result)
}

/// The byte of `%xx`.
fn escaped_byte(text: &[u16]) -> Result<u8, MalformedUri> {
    match text {
        [percent, digits @ ..] if ascii(*percent) == Some(b'%') => {
            hexadecimal(digits, 2).map(|byte| byte as u8).ok_or(MalformedUri)
        }
        _ => Err(MalformedUri),
    }
}

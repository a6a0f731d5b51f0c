//! Code points, and UTF-8 with and without lone surrogates.

/// The code points of a text; a surrogate without partner is one of its own (ECMAScript 2015 §21.1.5.2.1).
pub fn code_points(text: &[u16]) -> impl Iterator<Item = u32> + '_ {
    char::decode_utf16(text.iter().copied())
        .map(|point| point.map_or_else(|lone| lone.unpaired_surrogate().into(), u32::from))
}

/// `String.prototype.codePointAt` (ECMAScript 2015 §21.1.3.3).
#[must_use]
pub fn code_point_at(text: &[u16], index: usize) -> Option<u32> {
    let rest = text.get(index..)?;
    code_points(&rest[..rest.len().min(2)]).next()
}

/// Adds the units of a code point (ECMAScript 2015 §10.1.1). What is above U+10FFFF becomes U+FFFD.
pub fn push_code_point(text: &mut Vec<u16>, point: u32) {
    match u16::try_from(point) {
        Ok(unit) => text.push(unit),
        Err(_) => {
            let character = char::from_u32(point).unwrap_or(char::REPLACEMENT_CHARACTER);
            text.extend_from_slice(character.encode_utf16(&mut [0; 2]));
        }
    }
}

/// UTF-8 for printing, with U+FFFD for lone surrogates.
#[must_use]
pub fn to_utf8_lossy(text: &[u16]) -> String {
    String::from_utf16_lossy(text)
}

/// WTF-8: UTF-8 in which lone surrogates have three bytes like other units (<https://simonsapin.github.io/wtf-8/>).
#[must_use]
pub fn to_wtf8(text: &[u16]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for point in char::decode_utf16(text.iter().copied()) {
        match point {
            Ok(character) => bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            Err(lone) => {
                let unit = lone.unpaired_surrogate();
                bytes.extend([
                    0xe0 | (unit >> 12) as u8,
                    0x80 | (unit >> 6 & 0x3f) as u8,
                    0x80 | (unit & 0x3f) as u8,
                ]);
            }
        }
    }
    bytes
}

/// UTF-16 of WTF-8. Bytes that are neither UTF-8 nor surrogates become U+FFFD, as in UTF-8 that is read leniently.
#[must_use]
pub fn from_wtf8(bytes: &[u8]) -> Vec<u16> {
    let mut text = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    loop {
        let (valid, invalid) = match std::str::from_utf8(rest) {
            Ok(valid) => (valid, &[][..]),
            Err(error) => {
                let (valid, invalid) = rest.split_at(error.valid_up_to());
                (std::str::from_utf8(valid).unwrap_or_default(), invalid)
            }
        };
        text.extend(valid.encode_utf16());
        rest = match *invalid {
            [] => return text,
            [0xed, second @ 0xa0..=0xbf, third @ 0x80..=0xbf, ref rest @ ..] => {
                text.push(0xd000 | u16::from(second & 0x3f) << 6 | u16::from(third & 0x3f));
                rest
            }
            _ => {
                text.push(0xfffd);
                let error = std::str::from_utf8(invalid)
                    .err()
                    .and_then(|error| error.error_len());
                &invalid[error.unwrap_or(invalid.len())..]
            }
        };
    }
}

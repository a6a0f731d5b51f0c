//! Texts in JSON.

/// A text in quotation marks as `JSON.stringify` writes it; lone surrogates are escaped, so the result is well-formed UTF-16 (ECMAScript 5.1
/// §15.12.3, 2019 §24.5.2.2).
#[must_use]
pub fn quote_json(text: &[u16]) -> Vec<u16> {
    const MARK: u16 = b'"' as u16;
    let mut result = Vec::with_capacity(text.len() + 2);
    result.push(MARK);
    for point in char::decode_utf16(text.iter().copied()) {
        match point {
            Ok(character) => {
                let short = match character {
                    '"' | '\\' => character,
                    '\u{8}' => 'b',
                    '\t' => 't',
                    '\n' => 'n',
                    '\u{c}' => 'f',
                    '\r' => 'r',
                    '\0'..='\x1f' => {
                        result.extend(format!("\\u{:04x}", u32::from(character)).encode_utf16());
                        continue;
                    }
                    _ => {
                        result.extend_from_slice(character.encode_utf16(&mut [0; 2]));
                        continue;
                    }
                };
                result.extend(['\\', short].map(|character| character as u16));
            }
            Err(lone) => result.extend(format!("\\u{:04x}", lone.unpaired_surrogate()).encode_utf16()),
        }
    }
    result.push(MARK);
    result
}

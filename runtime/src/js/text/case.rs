//! Letters in upper and lower case.

/// `String.prototype.toUpperCase`: one letter may become several (ECMAScript 5.1 §15.5.4.18).
#[must_use]
pub fn to_upper(text: &[u16]) -> Vec<u16> {
    mapped(text, |byte| byte.to_ascii_uppercase(), str::to_uppercase)
}

/// `String.prototype.toLowerCase`: a sigma at the end of a word is another one than in the middle (ECMAScript 5.1 §15.5.4.16).
#[must_use]
pub fn to_lower(text: &[u16]) -> Vec<u16> {
    mapped(text, |byte| byte.to_ascii_lowercase(), str::to_lowercase)
}

fn mapped(text: &[u16], of_ascii: fn(&u8) -> u8, of_text: fn(&str) -> String) -> Vec<u16> {
    if text.iter().all(|&unit| unit < 0x80) {
        return text.iter().map(|&unit| of_ascii(&(unit as u8)).into()).collect();
    }
    let mut result = Vec::with_capacity(text.len());
    let mut valid = String::new();
    for point in char::decode_utf16(text.iter().copied()) {
        match point {
            Ok(character) => valid.push(character),
            // A lone surrogate has no case and is no part of a word, so what is before and after it does not see beyond.
            Err(lone) => {
                result.extend(of_text(&valid).encode_utf16());
                valid.clear();
                result.push(lone.unpaired_surrogate());
            }
        }
    }
    result.extend(of_text(&valid).encode_utf16());
    result
}

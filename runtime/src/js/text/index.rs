//! Names of properties that are array indices.

use super::ascii;

/// The number below 2^32 - 1 that a text is in decimal digits without needless zeros (ECMAScript 5.1 §15.4).
#[must_use]
pub fn array_index(text: &[u16]) -> Option<u32> {
    let (&first, others) = text.split_first()?;
    let zero = u16::from(b'0');
    if text.len() > 10 || first == zero && !others.is_empty() {
        return None;
    }
    let value = text.iter().try_fold(0u64, |value, &unit| {
        let digit = ascii(unit).filter(u8::is_ascii_digit)?;
        Some(10 * value + u64::from(digit - b'0'))
    })?;
    u32::try_from(value).ok().filter(|&index| index != u32::MAX)
}

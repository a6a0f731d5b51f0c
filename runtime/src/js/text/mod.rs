//! JavaScript's strings: sequences of 16-bit units that are UTF-16 mostly, and may have surrogates without partners.

mod case;
mod compare;
mod encoding;
mod escape;
mod index;
mod quote;
mod search;
mod space;
mod uri;

pub use case::{to_lower, to_upper};
pub use compare::{compare, locale_compare};
pub use encoding::{code_point_at, code_points, from_wtf8, push_code_point, to_utf8_lossy, to_wtf8};
pub use escape::{escape, unescape};
pub use index::array_index;
pub use quote::quote_json;
pub use search::{index_of, last_index_of};
pub use space::{is_space, trim, trim_end, trim_start};
pub use uri::{MalformedUri, decode_uri, decode_uri_component, encode_uri, encode_uri_component};

/// The ASCII character that a unit is.
fn ascii(unit: u16) -> Option<u8> {
    u8::try_from(unit).ok().filter(u8::is_ascii)
}

/// The values of the hexadecimal digits that a text begins with, put together, if there are that many.
fn hexadecimal(text: &[u16], count: usize) -> Option<u16> {
    let digits = text.get(..count)?;
    digits.iter().try_fold(0u16, |value, &unit| {
        let digit = char::from(ascii(unit)?).to_digit(16)?;
        Some(value << 4 | digit as u16)
    })
}

#[cfg(test)]
mod tests;

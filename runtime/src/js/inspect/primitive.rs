//! Values that are no objects.

use super::super::context::Js;
use super::super::number;
use super::super::value::{Kind, Value};
use super::Inspector;
use super::layout::LINE;
use crate::managed::Raise;

/// Units of a string that are shown at most.
const MOST_UNITS: usize = 10_000;
/// Units of a string that is not broken into lines.
const SHORT: usize = 16;

/// A number, whose zeros differ.
pub(in super::super) fn number_text(number: f64) -> String {
    match number == 0.0 && number.is_sign_negative() {
        true => "-0".to_owned(),
        false => number::to_string(number),
    }
}

/// The sign that a text is put between: one that it does not have, if there is such.
fn mark_for(text: &[u16]) -> char {
    let has = |sign: &str| {
        let sign: Vec<u16> = sign.encode_utf16().collect();
        text.windows(sign.len()).any(|part| part == sign)
    };
    match () {
        () if !has("'") => '\'',
        () if !has("\"") => '"',
        () if !has("`") && !has("${") => '`',
        () => '\'',
    }
}

/// Adds a text without what cannot be shown; the sign is one that is escaped as well.
fn push_escaped(result: &mut String, text: &[u16], mark: char) {
    for point in char::decode_utf16(text.iter().copied()) {
        match point {
            Ok('\'') if mark == '\'' => result.push_str("\\'"),
            Ok('\\') => result.push_str("\\\\"),
            Ok('\u{8}') => result.push_str("\\b"),
            Ok('\t') => result.push_str("\\t"),
            Ok('\n') => result.push_str("\\n"),
            Ok('\u{c}') => result.push_str("\\f"),
            Ok('\r') => result.push_str("\\r"),
            Ok(control) if control.is_control() => {
                result.push_str(&format!("\\x{:02X}", u32::from(control)));
            }
            Ok(character) => result.push(character),
            Err(lone) => result.push_str(&format!("\\u{:x}", lone.unpaired_surrogate())),
        }
    }
}

/// A text in quotation marks.
pub(super) fn quoted(text: &[u16]) -> String {
    let mark = mark_for(text);
    let mut result = String::from(mark);
    push_escaped(&mut result, text, mark);
    result.push(mark);
    result
}

/// A text without what cannot be shown, as in brackets.
pub(super) fn escaped(text: &[u16]) -> String {
    let mut result = String::new();
    push_escaped(&mut result, text, '\'');
    result
}

/// More of something than is shown.
pub(super) fn more(count: usize, what: &str) -> String {
    let ending = if count > 1 { "s" } else { "" };
    format!("... {count} more {what}{ending}")
}

impl Inspector<'_, '_> {
    pub(super) fn primitive(&mut self, value: Value) -> Result<String, Raise> {
        let string = match value.kind() {
            Kind::Number(number) => return Ok(number_text(number)),
            Kind::BigInt(big) => return Ok(self.js.digits_of(big, 10) + "n"),
            Kind::String(string) => string,
            _ => return plain(self.js, value),
        };
        let units = self.js.units_of(string)?;
        let (shown, rest) = units.split_at(units.len().min(MOST_UNITS));
        let trailer = match rest.len() {
            0 => String::new(),
            count => more(count, "character"),
        };
        if shown.len() > SHORT && shown.len() + self.indentation + 4 > LINE {
            let lines: Vec<String> = shown
                .split_inclusive(|unit| *unit == u16::from(b'\n'))
                .map(quoted)
                .collect();
            let between = format!(" +\n{}", " ".repeat(self.indentation + 2));
            return Ok(lines.join(&between) + &trailer);
        }
        Ok(quoted(shown) + &trailer)
    }
}

fn plain(js: &mut Js<'_>, value: Value) -> Result<String, Raise> {
    match value.kind() {
        Kind::Symbol(_) => Ok(js.shown(value)),
        _ => js.to_text(value),
    }
}

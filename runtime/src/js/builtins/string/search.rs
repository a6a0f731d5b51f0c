//! Methods that look for a string in a string, or compare both.

use super::super::super::context::Js;
use super::super::super::heap::Units;
use super::super::super::native::Call;
use super::super::super::text;
use super::super::super::value::{Str, Value};
use super::this::{clamped, this};
use crate::managed::Raise;

/// Where a text is in another one, from a place on.
pub(super) fn find(text: Units<'_>, pattern: Units<'_>, from: usize) -> Option<usize> {
    match (text, pattern) {
        (Units::Narrow(text), Units::Narrow(pattern)) => text::index_of(text, pattern, from),
        (Units::Wide(text), Units::Wide(pattern)) => text::index_of(text, pattern, from),
        (Units::Wide(text), pattern) => text::index_of(text, &pattern.to_vec(), from),
        (Units::Narrow(text), pattern) => text::index_of(text, &narrowed(pattern)?, from),
    }
}

/// As [`find`], from a place backwards.
fn find_last(text: Units<'_>, pattern: Units<'_>, from: usize) -> Option<usize> {
    match (text, pattern) {
        (Units::Narrow(text), Units::Narrow(pattern)) => text::last_index_of(text, pattern, from),
        (Units::Wide(text), Units::Wide(pattern)) => text::last_index_of(text, pattern, from),
        (Units::Wide(text), pattern) => text::last_index_of(text, &pattern.to_vec(), from),
        (Units::Narrow(text), pattern) => text::last_index_of(text, &narrowed(pattern)?, from),
    }
}

/// The units in 8 bits each, if they have no more.
fn narrowed(units: Units<'_>) -> Option<Vec<u8>> {
    units.iter().map(|unit| u8::try_from(unit).ok()).collect()
}

fn place(found: Option<usize>) -> Value {
    found.map_or(Value::int(-1), |at| Value::number(at as f64))
}

pub(super) fn index_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let wanted = js.to_string(call.arg(0))?;
    let from = clamped(js, call.arg(1), js.string_length(string).into(), 0.0)?;
    let (units, wanted) = (js.units(string)?, js.units(wanted)?);
    Ok(place(find(units, wanted, from as usize)))
}

pub(super) fn last_index_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let wanted = js.to_string(call.arg(0))?;
    let from = js.to_number(call.arg(1))?;
    let (units, wanted) = (js.units(string)?, js.units(wanted)?);
    let length = units.len() as f64;
    let from = match from.is_nan() {
        true => length,
        false => from.clamp(0.0, length),
    };
    Ok(place(find_last(units, wanted, from as usize)))
}

pub(super) fn locale_compare(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let other = js.to_string(call.arg(0))?;
    let (units, other) = (js.units_of(string)?, js.units_of(other)?);
    Ok(Value::int(text::locale_compare(&units, &other) as i32))
}

/// The string and the one that is looked for, which must be no pattern.
fn both(js: &mut Js<'_>, call: &Call<'_>) -> Result<(Str, Str), Raise> {
    let string = this(js, call)?;
    if js.is_regexp(call.arg(0))? {
        let name = js.method_name(call);
        return Err(js.type_error(&format!(
            "First argument to String.prototype.{name} must not be a regular expression"
        )));
    }
    Ok((string, js.to_string(call.arg(0))?))
}

pub(super) fn includes(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (string, wanted) = both(js, call)?;
    let from = clamped(js, call.arg(1), js.string_length(string).into(), 0.0)?;
    let (units, wanted) = (js.units(string)?, js.units(wanted)?);
    Ok(Value::boolean(find(units, wanted, from as usize).is_some()))
}

/// Whether a text is at a place of another one.
fn is_at(js: &mut Js<'_>, string: Str, wanted: Str, at: usize) -> Result<Value, Raise> {
    let (units, wanted) = (js.units(string)?, js.units(wanted)?);
    let end = at + wanted.len();
    let same = end <= units.len() && units.part(at..end).iter().eq(wanted.iter());
    Ok(Value::boolean(same))
}

pub(super) fn starts_with(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (string, wanted) = both(js, call)?;
    let from = clamped(js, call.arg(1), js.string_length(string).into(), 0.0)?;
    is_at(js, string, wanted, from as usize)
}

pub(super) fn ends_with(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (string, wanted) = both(js, call)?;
    let length = f64::from(js.string_length(string));
    let end = clamped(js, call.arg(1), length, length)?;
    match (end as usize).checked_sub(js.string_length(wanted) as usize) {
        Some(at) => is_at(js, string, wanted, at),
        None => Ok(Value::FALSE),
    }
}

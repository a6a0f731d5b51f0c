//! Methods that give units, or a string made of a string.

use super::super::super::context::Js;
use super::super::super::heap::Units;
use super::super::super::native::Call;
use super::super::super::strings::MOST;
use super::super::super::text;
use super::super::super::value::{Str, Value};
use super::this::{clamped, relative, this};
use crate::managed::Raise;
use unicode_normalization::UnicodeNormalization;

/// The string, a place that an argument says, and the unit there.
fn unit(js: &mut Js<'_>, call: &Call<'_>) -> Result<(Str, f64, Option<u16>), Raise> {
    let string = this(js, call)?;
    let at = js.to_integer(call.arg(0))?;
    let units = js.units(string)?;
    let unit = if at >= 0.0 { units.get(at as usize) } else { None };
    Ok((string, at, unit))
}

pub(super) fn char_at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match unit(js, call)? {
        (_, _, Some(unit)) => js.unit_string(unit),
        (..) => js.string(""),
    }
}

pub(super) fn char_code_at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (.., unit) = unit(js, call)?;
    Ok(unit.map_or(Value::number(f64::NAN), |unit| Value::int(unit.into())))
}

pub(super) fn code_point_at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (string, at, unit) = unit(js, call)?;
    let Some(unit) = unit else {
        return Ok(Value::UNDEFINED);
    };
    let next = js.units(string)?.get(at as usize + 1);
    let both: Vec<u16> = [unit].into_iter().chain(next).collect();
    let point = text::code_point_at(&both, 0);
    Ok(point.map_or(Value::UNDEFINED, |point| Value::number(point.into())))
}

pub(super) fn at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let at = js.to_integer(call.arg(0))?;
    let units = js.units(string)?;
    let at = if at < 0.0 { at + units.len() as f64 } else { at };
    match units.get(at as usize).filter(|_| at >= 0.0) {
        Some(unit) => js.unit_string(unit),
        None => Ok(Value::UNDEFINED),
    }
}

pub(super) fn concat(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let mut all = this(js, call)?;
    for value in call.args {
        let next = js.to_string(*value)?;
        all = js.concat(all, next)?;
    }
    Ok(Value::string(all))
}

/// A part of a string; none if it ends before it starts.
fn between(js: &mut Js<'_>, string: Str, start: f64, end: f64) -> Result<Value, Raise> {
    js.part(string, start as usize..end.max(start) as usize)
}

fn length(js: &Js<'_>, string: Str) -> f64 {
    js.string_length(string).into()
}

pub(super) fn slice(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let length = length(js, string);
    let start = relative(js, call.arg(0), length, 0.0)?;
    let end = relative(js, call.arg(1), length, length)?;
    between(js, string, start, end)
}

pub(super) fn substring(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let length = length(js, string);
    let start = clamped(js, call.arg(0), length, 0.0)?;
    let end = clamped(js, call.arg(1), length, length)?;
    between(js, string, start.min(end), start.max(end))
}

pub(super) fn substr(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let length = length(js, string);
    let start = relative(js, call.arg(0), length, 0.0)?;
    let count = match call.arg(1) {
        Value::UNDEFINED => length,
        count => js.to_integer(count)?,
    };
    between(js, string, start, (start + count).clamp(start, length))
}

/// So many units of a text, again and again.
fn filled(js: &mut Js<'_>, filler: Units<'_>, count: usize) -> Result<Str, Raise> {
    if count > MOST as usize {
        return Err(js.range_error("Invalid string length"));
    }
    match filler {
        Units::Narrow(filler) => {
            let units: Vec<u8> = filler.iter().copied().cycle().take(count).collect();
            js.string_of(Units::Narrow(&units))
        }
        Units::Wide(filler) => {
            let units: Vec<u16> = filler.iter().copied().cycle().take(count).collect();
            js.string_of(Units::Wide(&units))
        }
    }
}

pub(super) fn repeat(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let count = js.to_integer(call.arg(0))?;
    if !(0.0..f64::INFINITY).contains(&count) {
        let shown = js.shown(call.arg(0));
        return Err(js.range_error(&format!("Invalid count value: {shown}")));
    }
    let units = js.units(string)?;
    let length = units.len() as f64 * count;
    if length > f64::from(MOST) {
        return Err(js.range_error("Invalid string length"));
    }
    Ok(Value::string(filled(js, units, length as usize)?))
}

pub(super) fn pad(js: &mut Js<'_>, call: &Call<'_>, at_start: bool) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let wanted = js.to_integer(call.arg(0))?;
    let missing = wanted - length(js, string);
    if missing <= 0.0 {
        return Ok(Value::string(string));
    }
    let filler = match call.arg(1) {
        Value::UNDEFINED => js.unit_string(b' '.into())?,
        filler => Value::string(js.to_string(filler)?),
    };
    let Some(filler) = filler.as_string().filter(|filler| js.string_length(*filler) > 0) else {
        return Ok(Value::string(string));
    };
    if wanted > f64::from(MOST) {
        return Err(js.range_error("Invalid string length"));
    }
    let filler = js.units(filler)?;
    let filler = filled(js, filler, missing as usize)?;
    Ok(Value::string(match at_start {
        true => js.concat(filler, string)?,
        false => js.concat(string, filler)?,
    }))
}

pub(super) fn trim(js: &mut Js<'_>, call: &Call<'_>, start: bool, end: bool) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let units = js.units(string)?;
    let is_space = |at: usize| units.get(at).is_some_and(text::is_space);
    let mut range = 0..units.len();
    while start && !range.is_empty() && is_space(range.start) {
        range.start += 1;
    }
    while end && !range.is_empty() && is_space(range.end - 1) {
        range.end -= 1;
    }
    js.part(string, range)
}

pub(super) fn mapped(
    js: &mut Js<'_>,
    call: &Call<'_>,
    map: impl Fn(&[u16]) -> Vec<u16>,
) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let units = js.units_of(string)?;
    let mapped = map(&units);
    match mapped == units {
        true => Ok(Value::string(string)),
        false => Ok(Value::string(js.string_of_units(&mapped)?)),
    }
}

pub(super) fn is_well_formed(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let mut points = char::decode_utf16(js.units(string)?.iter());
    Ok(Value::boolean(points.all(|point| point.is_ok())))
}

pub(super) fn to_well_formed(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    mapped(js, call, |units| {
        text::to_utf8_lossy(units).encode_utf16().collect()
    })
}

/// A normal form of Unicode.
pub(super) fn normalize(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let form = match call.arg(0) {
        Value::UNDEFINED => "NFC".to_owned(),
        form => js.to_text(form)?,
    };
    let part: fn(&str) -> String = match form.as_str() {
        "NFC" => |text| text.nfc().collect(),
        "NFD" => |text| text.nfd().collect(),
        "NFKC" => |text| text.nfkc().collect(),
        "NFKD" => |text| text.nfkd().collect(),
        _ => return Err(js.range_error("The normalization form should be one of NFC, NFD, NFKC, NFKD.")),
    };
    let units = js.units_of(string)?;
    // A surrogate that stands alone is what it is, and nothing combines with it.
    let (mut made, mut text) = (Vec::with_capacity(units.len()), String::new());
    for point in char::decode_utf16(units) {
        match point {
            Ok(point) => text.push(point),
            Err(lone) => {
                made.extend(part(&text).encode_utf16());
                made.push(lone.unpaired_surrogate());
                text.clear();
            }
        }
    }
    made.extend(part(&text).encode_utf16());
    Ok(Value::string(js.string_of_units(&made)?))
}

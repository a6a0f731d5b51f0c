//! `String` (ECMAScript 5.1 §15.5).

use super::super::context::Js;
use super::super::kinds::Kind;
use super::super::native::{Call, Native};
use super::super::text;
use super::super::value::{Kind as ValueKind, Value};
use crate::managed::Raise;

const TABLE: usize = 3;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("String", 1, construct),
    Native::new("fromCharCode", 1, from_char_code),
    Native::new("toString", 0, value_of),
    Native::new("valueOf", 0, value_of),
    Native::new("charAt", 1, char_at),
    Native::new("charCodeAt", 1, char_code_at),
    Native::new("concat", 1, concat),
    Native::new("indexOf", 1, index_of),
    Native::new("lastIndexOf", 1, last_index_of),
    Native::new("localeCompare", 1, locale_compare),
    Native::new("slice", 2, slice),
    Native::new("substring", 2, substring),
    Native::new("substr", 2, substr),
    Native::new("toLowerCase", 0, |js, call| mapped(js, call, text::to_lower)),
    Native::new("toUpperCase", 0, |js, call| mapped(js, call, text::to_upper)),
    Native::new("trim", 0, |js, call| {
        mapped(js, call, |units| text::trim(units).to_vec())
    }),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_prototype(Kind::String)?;
    let empty = js.string("")?;
    js.set_data(prototype, empty);
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..2)?;
    js.add_functions(prototype, TABLE, 2..FUNCTIONS.len())
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = match call.args {
        [] => js.string("")?,
        [value, ..] if matches!(value.kind(), ValueKind::Symbol(_)) && !call.is_new => {
            let shown = js.shown(*value);
            js.string(&shown)?
        }
        [value, ..] => Value::string(js.to_string(*value)?),
    };
    match call.is_new {
        true => Ok(Value::object(js.to_object(value)?)),
        false => Ok(value),
    }
}

fn from_char_code(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = call.args.iter().map(|value| Ok(js.to_int32(*value)? as u16));
    let units = units.collect::<Result<Vec<u16>, Raise>>()?;
    Ok(Value::string(js.string_of_units(&units)?))
}

fn value_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let own = match call.this.as_object() {
        Some(object) if object.kind() == Kind::String => object.data(),
        _ => call.this,
    };
    match own.as_string() {
        Some(_) => Ok(own),
        None => Err(js.type_error("String.prototype.valueOf requires that 'this' be a String")),
    }
}

/// The units of `this`, which must not be undefined or null.
fn this_units(js: &mut Js<'_>, call: &Call<'_>) -> Result<Vec<u16>, Raise> {
    if call.this.is_nullish() {
        return Err(js.type_error("String.prototype method called on null or undefined"));
    }
    let string = js.to_string(call.this)?;
    js.units_of(string)
}

fn made(js: &mut Js<'_>, units: &[u16]) -> Result<Value, Raise> {
    Ok(Value::string(js.string_of_units(units)?))
}

fn mapped(js: &mut Js<'_>, call: &Call<'_>, map: impl Fn(&[u16]) -> Vec<u16>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    made(js, &map(&units))
}

fn char_at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let at = js.to_integer(call.arg(0))?;
    let unit = (at >= 0.0).then(|| units.get(at as usize)).flatten();
    made(js, unit.map_or(&[], std::slice::from_ref))
}

fn char_code_at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let at = js.to_integer(call.arg(0))?;
    let unit = (at >= 0.0).then(|| units.get(at as usize)).flatten();
    Ok(unit.map_or(Value::number(f64::NAN), |unit| Value::int((*unit).into())))
}

fn concat(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let mut all = js.string_of_units(&units)?;
    for value in call.args {
        let next = js.to_string(*value)?;
        all = js.concat(all, next)?;
    }
    Ok(Value::string(all))
}

fn place(found: Option<usize>) -> Value {
    found.map_or(Value::int(-1), |at| Value::number(at as f64))
}

fn index_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let wanted = js.to_string(call.arg(0))?;
    let wanted = js.units_of(wanted)?;
    let from = js.to_integer(call.arg(1))?.clamp(0.0, units.len() as f64);
    Ok(place(text::index_of(&units, &wanted, from as usize)))
}

fn last_index_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let wanted = js.to_string(call.arg(0))?;
    let wanted = js.units_of(wanted)?;
    let from = js.to_number(call.arg(1))?;
    let from = match from.is_nan() {
        true => units.len() as f64,
        false => from.clamp(0.0, units.len() as f64),
    };
    Ok(place(text::last_index_of(&units, &wanted, from as usize)))
}

fn locale_compare(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let other = js.to_string(call.arg(0))?;
    let other = js.units_of(other)?;
    Ok(Value::int(text::locale_compare(&units, &other) as i32))
}

/// A place that may be counted from the end.
fn relative(js: &mut Js<'_>, value: Value, length: f64, otherwise: f64) -> Result<f64, Raise> {
    if value == Value::UNDEFINED {
        return Ok(otherwise);
    }
    let at = js.to_integer(value)?;
    Ok(match at < 0.0 {
        true => (length + at).max(0.0),
        false => at.min(length),
    })
}

fn part(js: &mut Js<'_>, units: &[u16], start: f64, end: f64) -> Result<Value, Raise> {
    made(js, units.get(start as usize..end as usize).unwrap_or_default())
}

fn slice(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let length = units.len() as f64;
    let start = relative(js, call.arg(0), length, 0.0)?;
    let end = relative(js, call.arg(1), length, length)?;
    part(js, &units, start, end)
}

fn substring(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let length = units.len() as f64;
    let start = js.to_integer(call.arg(0))?.clamp(0.0, length);
    let end = match call.arg(1) {
        Value::UNDEFINED => length,
        end => js.to_integer(end)?.clamp(0.0, length),
    };
    part(js, &units, start.min(end), start.max(end))
}

fn substr(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = this_units(js, call)?;
    let length = units.len() as f64;
    let start = relative(js, call.arg(0), length, 0.0)?;
    let count = match call.arg(1) {
        Value::UNDEFINED => length,
        count => js.to_integer(count)?,
    };
    part(js, &units, start, (start + count).clamp(start, length))
}

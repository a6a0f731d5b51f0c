//! Methods that leave their work to the pattern that they get; strings are looked for here.

use super::super::super::context::Js;
use super::super::super::kinds::Kind;
use super::super::super::native::Call;
use super::super::super::realm::WellKnown;
use super::super::super::regexp::{self, Match};
use super::super::super::strings::MOST;
use super::super::super::value::{Object, Str, Value};
use super::super::regexp::is_global;
use super::search::find;
use super::this::this;
use crate::managed::Raise;

/// What a method of the first argument gives, if that is an object with one.
fn delegated(js: &mut Js<'_>, call: &Call<'_>, symbol: WellKnown) -> Result<Option<Value>, Raise> {
    let (Some(pattern), Some(key)) = (call.arg(0).as_object(), js.well_known(symbol)) else {
        return Ok(None);
    };
    if call.this.is_nullish() {
        this(js, call)?;
    }
    let method = js.get(pattern, key)?;
    if method.is_nullish() {
        return Ok(None);
    }
    let args = [call.this, call.arg(1)];
    let count = call.args.len().clamp(1, 2);
    js.call(method, call.arg(0), &args[..count]).map(Some)
}

/// What a method of a new pattern gives.
fn by_new_pattern(js: &mut Js<'_>, call: &Call<'_>, symbol: WellKnown, flags: &str) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let flags = js.string(flags)?;
    let pattern = js.new_pattern(call.arg(0), flags)?;
    let Some(key) = js.well_known(symbol) else {
        return Ok(Value::UNDEFINED);
    };
    let method = js.get_of(pattern, key)?;
    js.call(method, pattern, &[Value::string(string)])
}

pub(super) fn matches(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match delegated(js, call, WellKnown::Match)? {
        Some(result) => Ok(result),
        None => by_new_pattern(js, call, WellKnown::Match, ""),
    }
}

pub(super) fn search(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match delegated(js, call, WellKnown::Search)? {
        Some(result) => Ok(result),
        None => by_new_pattern(js, call, WellKnown::Search, ""),
    }
}

/// A pattern must be one for all matches.
fn want_global(js: &mut Js<'_>, call: &Call<'_>) -> Result<(), Raise> {
    let pattern = call.arg(0).as_object();
    let pattern = pattern.filter(|object| object.kind() == Kind::RegExp);
    let Some(pattern) = pattern else { return Ok(()) };
    if is_global(js, pattern)? {
        return Ok(());
    }
    let name = js.method_name(call);
    Err(js.type_error(&format!(
        "String.prototype.{name} called with a non-global RegExp argument"
    )))
}

pub(super) fn match_all(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    want_global(js, call)?;
    match delegated(js, call, WellKnown::MatchAll)? {
        Some(result) => Ok(result),
        None => by_new_pattern(js, call, WellKnown::MatchAll, "g"),
    }
}

pub(super) fn replace(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match delegated(js, call, WellKnown::Replace)? {
        Some(result) => Ok(result),
        None => replace_string(js, call, false),
    }
}

pub(super) fn replace_all(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    want_global(js, call)?;
    match delegated(js, call, WellKnown::Replace)? {
        Some(result) => Ok(result),
        None => replace_string(js, call, true),
    }
}

/// Puts something for a string where it is, the first time or each time.
fn replace_string(js: &mut Js<'_>, call: &Call<'_>, all: bool) -> Result<Value, Raise> {
    let string = this(js, call)?;
    let wanted = js.to_string(call.arg(0))?;
    let function = Some(call.arg(1)).filter(|value| value.as_object().is_some_and(Object::is_callable));
    let template = match function {
        Some(_) => Vec::new(),
        None => {
            let template = js.to_string(call.arg(1))?;
            js.units_of(template)?
        }
    };
    let (units, pattern) = (js.units(string)?, js.units(wanted)?);
    let text = js.searched(string)?;
    let (mut made, mut end) = (Vec::new(), 0);
    let mut place = find(units, pattern, 0);
    if place.is_none() {
        return Ok(Value::string(string));
    }
    while let Some(start) = place {
        made.extend_from_slice(text.get(end..start).unwrap_or_default());
        end = start + pattern.len();
        match function {
            Some(function) => {
                js.within(|js| {
                    let args = [
                        Value::string(wanted),
                        Value::number(start as f64),
                        Value::string(string),
                    ];
                    let result = js.call(function, Value::UNDEFINED, &args)?;
                    let result = js.to_string(result)?;
                    made.extend(js.units(result)?.iter());
                    Ok(Value::UNDEFINED)
                })?;
            }
            None => {
                let found = Match {
                    start,
                    end,
                    groups: Vec::new(),
                    names: [].into(),
                };
                regexp::substitute(&mut made, &template, &text, &found);
            }
        }
        if made.len() > MOST as usize {
            return Err(js.range_error("Invalid string length"));
        }
        let next = end.max(start + 1);
        place = if all { find(units, pattern, next) } else { None };
    }
    made.extend_from_slice(text.get(end..).unwrap_or_default());
    Ok(Value::string(js.string_of_units(&made)?))
}

pub(super) fn split(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if let Some(result) = delegated(js, call, WellKnown::Split)? {
        return Ok(result);
    }
    let string = this(js, call)?;
    let limit = match call.arg(1) {
        Value::UNDEFINED => u32::MAX,
        limit => js.to_uint32(limit)?,
    };
    let separator = js.to_string(call.arg(0))?;
    let array = js.array(&[])?;
    let Some(parts) = array.as_object().filter(|_| limit > 0) else {
        return Ok(array);
    };
    if call.arg(0) == Value::UNDEFINED {
        js.append(parts, Value::string(string))?;
        return Ok(array);
    }
    split_string(js, parts, string, separator, limit)?;
    Ok(array)
}

/// Puts the parts of a string between separators into an array; all units, if the separator is empty.
fn split_string(
    js: &mut Js<'_>,
    parts: Object,
    string: Str,
    separator: Str,
    limit: u32,
) -> Result<(), Raise> {
    let (units, separator) = (js.units(string)?, js.units(separator)?);
    let mut start = 0;
    while parts.length() < limit {
        let end = match separator.len() {
            0 if start >= units.len() => return Ok(()),
            0 => Some(start + 1),
            _ => find(units, separator, start),
        };
        js.within(|js| {
            let part = js.part(string, start..end.unwrap_or(units.len()))?;
            js.append(parts, part)?;
            Ok(Value::UNDEFINED)
        })?;
        match end {
            Some(end) => start = end + separator.len(),
            None => return Ok(()),
        }
    }
    Ok(())
}

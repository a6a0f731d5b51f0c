//! Patterns whose `exec` or flags the program has changed, and objects that are used as patterns (ECMAScript 2015 §21.2.5.2.1 and after): methods
//! ask for attributes step by step, as the standard says it.

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::kinds::{Kind, NATIVE};
use super::super::super::native::{Call, number};
use super::super::super::regexp::after_empty;
use super::super::super::strings::MOST;
use super::super::super::value::{Object, Str, Value};
use super::{EXEC, FLAGS, TABLE, result};
use crate::managed::Raise;

/// Whether a pattern does what all do unless a program has changed them.
pub(super) fn is_usual(js: &mut Js<'_>, object: Object) -> Result<bool, Raise> {
    if object.kind() != Kind::RegExp || object.prototype() != js.realm().prototype(Kind::RegExp) {
        return Ok(false);
    }
    for (name, place) in [("exec", EXEC), ("flags", FLAGS)] {
        let key = js.key(name)?;
        let Some((_, own)) = js.find(object, key)? else {
            return Ok(false);
        };
        let function = match js.accessor(own.value()) {
            Some((getter, _)) => getter,
            None => own.value(),
        };
        let is_own = |function: Object| function.is(NATIVE) && function.length() == number(TABLE, place);
        if !function.as_object().is_some_and(is_own) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// What a method works on: an object.
fn receiver(js: &mut Js<'_>, call: &Call<'_>) -> Result<Object, Raise> {
    match call.this.as_object() {
        Some(object) => Ok(object),
        None => super::this(js, call),
    }
}

/// What `exec` of an object finds (RegExpExec).
fn run(js: &mut Js<'_>, object: Object, text: Str) -> Result<Option<Object>, Raise> {
    let exec = js.get_named(object, "exec")?;
    let found = if exec.as_object().is_some_and(Object::is_callable) {
        js.call(exec, Value::object(object), &[Value::string(text)])?
    } else if object.kind() == Kind::RegExp {
        result::exec(js, object, text)?
    } else {
        let shown = js.shown(Value::object(object));
        let message = format!("Method RegExp.prototype.exec called on incompatible receiver {shown}");
        return Err(js.type_error(&message));
    };
    match (found, found.as_object()) {
        (Value::NULL, _) => Ok(None),
        (_, Some(found)) => Ok(Some(found)),
        _ => {
            let shown = js.shown(found);
            Err(js.type_error(&format!("{shown} is not an object or null")))
        }
    }
}

fn flags(js: &mut Js<'_>, object: Object) -> Result<Vec<u16>, Raise> {
    let flags = js.get_named(object, "flags")?;
    let flags = js.to_string(flags)?;
    js.units_of(flags)
}

fn last_index(js: &mut Js<'_>, object: Object) -> Result<f64, Raise> {
    let value = js.get_named(object, "lastIndex")?;
    Ok(js.to_integer(value)?.clamp(0.0, 9_007_199_254_740_991.0))
}

fn set_last_index(js: &mut Js<'_>, object: Object, value: Value) -> Result<(), Raise> {
    let key = js.key("lastIndex")?;
    js.put_strictly(object, key, value)
}

/// Goes on after a match of nothing.
fn go_on(js: &mut Js<'_>, object: Object, text: Str, flags: &[u16]) -> Result<(), Raise> {
    let at = last_index(js, object)?;
    let is_unicode = flags
        .iter()
        .any(|unit| [u16::from(b'u'), u16::from(b'v')].contains(unit));
    let units = js.units_of(text)?;
    let next = match at < units.len() as f64 {
        true => after_empty(&units, at as usize, is_unicode) as f64,
        false => at + 1.0,
    };
    set_last_index(js, object, Value::number(next))
}

/// Calls a function with each match: the one of `exec`, or with the flag `g` all.
fn each(
    js: &mut Js<'_>,
    object: Object,
    text: Str,
    mut visit: impl FnMut(&mut Js<'_>, Object) -> Result<(), Raise>,
) -> Result<(), Raise> {
    let flags = flags(js, object)?;
    if !flags.contains(&u16::from(b'g')) {
        return match run(js, object, text)? {
            Some(found) => visit(js, found),
            None => Ok(()),
        };
    }
    set_last_index(js, object, Value::ZERO)?;
    while let Some(found) = run(js, object, text)? {
        visit(js, found)?;
        let whole = js.get(found, Key::Index(0))?;
        let whole = js.to_string(whole)?;
        if js.string_length(whole) == 0 {
            go_on(js, object, text, &flags)?;
        }
    }
    Ok(())
}

pub(super) fn test(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = receiver(js, call)?;
    let text = js.to_string(call.arg(0))?;
    let found = match is_usual(js, object)? {
        true => js.exec(object, text)?.is_some(),
        false => run(js, object, text)?.is_some(),
    };
    Ok(Value::boolean(found))
}

pub(super) fn matches(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = receiver(js, call)?;
    if is_usual(js, object)? {
        return super::by_symbol::matches(js, call);
    }
    let text = js.to_string(call.arg(0))?;
    let is_global = flags(js, object)?.contains(&u16::from(b'g'));
    if !is_global {
        return Ok(run(js, object, text)?.map_or(Value::NULL, Value::object));
    }
    let array = js.array(&[])?;
    let mut is_empty = true;
    each(js, object, text, |js, found| {
        is_empty = false;
        let whole = js.get(found, Key::Index(0))?;
        let whole = js.to_string(whole)?;
        match array.as_object() {
            Some(array) => js.append(array, Value::string(whole)),
            None => Ok(()),
        }
    })?;
    Ok(if is_empty { Value::NULL } else { array })
}

pub(super) fn search(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = receiver(js, call)?;
    if is_usual(js, object)? {
        return super::by_symbol::search(js, call);
    }
    let text = js.to_string(call.arg(0))?;
    let before = js.get_named(object, "lastIndex")?;
    if !js.same_value(before, Value::ZERO)? {
        set_last_index(js, object, Value::ZERO)?;
    }
    let found = run(js, object, text)?;
    let after = js.get_named(object, "lastIndex")?;
    if !js.same_value(after, before)? {
        set_last_index(js, object, before)?;
    }
    match found {
        Some(found) => js.get_named(found, "index"),
        None => Ok(Value::int(-1)),
    }
}

pub(super) fn replace(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = receiver(js, call)?;
    if is_usual(js, object)? {
        return super::by_symbol::replace(js, call);
    }
    let text = js.to_string(call.arg(0))?;
    let units = js.units_of(text)?;
    let function = call.arg(1).as_object().filter(|object| object.is_callable());
    let template = match function {
        Some(_) => Vec::new(),
        None => {
            let template = js.to_string(call.arg(1))?;
            js.units_of(template)?
        }
    };
    let mut all = Vec::new();
    each(js, object, text, |_, found| {
        all.push(found);
        Ok(())
    })?;
    let (mut made, mut end) = (Vec::new(), 0);
    for found in all {
        let part = Part::of(js, found, &units)?;
        let new = match function {
            Some(function) => part.called(js, Value::object(function), text)?,
            None => part.substituted(js, &template, &units)?,
        };
        if part.at >= end {
            made.extend_from_slice(units.get(end..part.at).unwrap_or_default());
            made.extend(new);
            end = part.at + part.whole.len();
        }
        if made.len() > MOST as usize {
            return Err(js.range_error("Invalid string length"));
        }
    }
    made.extend_from_slice(units.get(end..).unwrap_or_default());
    Ok(Value::string(js.string_of_units(&made)?))
}

/// `split`, by a pattern that its constructor makes of it.
pub(super) fn split(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = receiver(js, call)?;
    let usual = js.realm().prototype(Kind::RegExp);
    let constructor = js.species_of(object, usual)?;
    if constructor.is_none() && is_usual(js, object)? {
        return super::by_symbol::split(js, call);
    }
    let text = js.to_string(call.arg(0))?;
    let constructor = match (constructor, usual.as_object()) {
        (Some(constructor), _) => constructor,
        (None, Some(usual)) => js.get_named(usual, "constructor")?,
        (None, None) => return Ok(Value::UNDEFINED),
    };
    let mut flags = flags(js, object)?;
    if !flags.contains(&u16::from(b'y')) {
        flags.push(b'y'.into());
    }
    let letters = Value::string(js.string_of_units(&flags)?);
    let splitter = js.construct(constructor, &[Value::object(object), letters])?;
    let Some(splitter) = splitter.as_object() else {
        return Ok(Value::UNDEFINED);
    };
    let limit = match call.arg(1) {
        Value::UNDEFINED => u32::MAX,
        limit => js.to_uint32(limit)?,
    };
    let array = js.array(&[])?;
    let Some(parts) = array.as_object().filter(|_| limit > 0) else {
        return Ok(array);
    };
    let units = js.units_of(text)?;
    if units.is_empty() {
        if run(js, splitter, text)?.is_none() {
            js.append(parts, Value::string(text))?;
        }
        return Ok(array);
    }
    let is_unicode = flags
        .iter()
        .any(|unit| [u16::from(b'u'), u16::from(b'v')].contains(unit));
    let (mut start, mut at) = (0, 0);
    while at < units.len() {
        set_last_index(js, splitter, Value::number(at as f64))?;
        let found = run(js, splitter, text)?;
        let end = match found {
            Some(_) => last_index(js, splitter)?.min(units.len() as f64) as usize,
            None => start,
        };
        let Some(found) = found.filter(|_| end != start) else {
            at = after_empty(&units, at, is_unicode);
            continue;
        };
        let part = js.part(text, start..at)?;
        js.append(parts, part)?;
        if parts.length() == limit {
            return Ok(array);
        }
        start = end;
        let length = js.get_named(found, "length")?;
        let count = js.to_integer(length)?.clamp(0.0, f64::from(MOST));
        for place in 1..count as u32 {
            let group = js.get(found, Key::Index(place))?;
            js.append(parts, group)?;
            if parts.length() == limit {
                return Ok(array);
            }
        }
        at = start;
    }
    let part = js.part(text, start..units.len())?;
    js.append(parts, part)?;
    Ok(array)
}

/// A match as an object says it.
struct Part {
    whole: Vec<u16>,
    at: usize,
    /// Strings, or undefined.
    groups: Vec<Value>,
    names: Value,
}

impl Part {
    fn of(js: &mut Js<'_>, found: Object, units: &[u16]) -> Result<Part, Raise> {
        let length = js.get_named(found, "length")?;
        let count = js.to_integer(length)?.clamp(0.0, f64::from(MOST));
        let whole = js.get(found, Key::Index(0))?;
        let whole = js.to_string(whole)?;
        let whole = js.units_of(whole)?;
        let at = js.get_named(found, "index")?;
        let at = js.to_integer(at)?.clamp(0.0, units.len() as f64) as usize;
        let mut groups = Vec::new();
        for place in 1..count as u32 {
            groups.push(match js.get(found, Key::Index(place))? {
                Value::UNDEFINED => Value::UNDEFINED,
                group => Value::string(js.to_string(group)?),
            });
        }
        let names = js.get_named(found, "groups")?;
        Ok(Part {
            whole,
            at,
            groups,
            names,
        })
    }

    fn called(&self, js: &mut Js<'_>, function: Value, text: Str) -> Result<Vec<u16>, Raise> {
        let whole = js.string_of_units(&self.whole)?;
        let mut args = vec![Value::string(whole)];
        args.extend(&self.groups);
        args.extend([Value::number(self.at as f64), Value::string(text)]);
        if self.names != Value::UNDEFINED {
            args.push(self.names);
        }
        let result = js.call(function, Value::UNDEFINED, &args)?;
        let result = js.to_string(result)?;
        js.units_of(result)
    }

    /// A template with what its signs `$` stand for (GetSubstitution).
    fn substituted(&self, js: &mut Js<'_>, template: &[u16], units: &[u16]) -> Result<Vec<u16>, Raise> {
        let names = match self.names {
            Value::UNDEFINED => None,
            names => Some(js.to_object(names)?),
        };
        let (mut made, mut at) = (Vec::new(), 0);
        let end = (self.at + self.whole.len()).min(units.len());
        let digit = |at: usize| {
            let unit = template.get(at).and_then(|unit| u8::try_from(*unit).ok())?;
            char::from(unit).to_digit(10).map(|digit| digit as usize)
        };
        while let Some(&unit) = template.get(at) {
            let next = template.get(at + 1).and_then(|unit| u8::try_from(*unit).ok());
            at += 1;
            let sign = (unit == u16::from(b'$')).then_some(next).flatten();
            match sign {
                Some(b'$') => made.push(unit),
                Some(b'&') => made.extend_from_slice(&self.whole),
                Some(b'`') => made.extend_from_slice(units.get(..self.at).unwrap_or_default()),
                Some(b'\'') => made.extend_from_slice(units.get(end..).unwrap_or_default()),
                Some(b'0'..=b'9') => {
                    let one = digit(at).unwrap_or(0);
                    let two = digit(at + 1).map_or(0, |second| 10 * one + second);
                    let is_group = |number: usize| (1..=self.groups.len()).contains(&number);
                    let (length, number) = match (is_group(two), is_group(one)) {
                        (true, _) => (2, two),
                        (false, true) => (1, one),
                        (false, false) => {
                            made.push(unit);
                            continue;
                        }
                    };
                    if let Some(group) = self.groups.get(number - 1).and_then(|group| group.as_string()) {
                        made.extend(js.units_of(group)?);
                    }
                    at += length;
                    continue;
                }
                Some(b'<') if names.is_some() => {
                    let rest = template.get(at..).unwrap_or_default();
                    let close = rest.iter().position(|unit| *unit == u16::from(b'>'));
                    let (Some(names), Some(close)) = (names, close) else {
                        made.push(unit);
                        continue;
                    };
                    let name = js.string_of_units(rest.get(1..close).unwrap_or_default())?;
                    let key = js.to_key(Value::string(name))?;
                    let group = js.get(names, key)?;
                    if group != Value::UNDEFINED {
                        let group = js.to_string(group)?;
                        made.extend(js.units_of(group)?);
                    }
                    at += close + 1;
                    continue;
                }
                _ => {
                    made.push(unit);
                    continue;
                }
            }
            at += 1;
        }
        Ok(made)
    }
}

//! Methods of patterns that methods of strings call (ECMAScript 2015 §21.2.5.6 and after).

use std::sync::Arc;

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::regexp::{self, Flags, Match, Matches};
use super::super::super::strings::MOST;
use super::super::super::value::{Object, Str, Value};
use super::{result, this};
use crate::managed::Raise;

/// Whether a pattern has the flag `g`, which `matchAll` and `replaceAll` want.
pub(in super::super) fn is_global(js: &mut Js<'_>, pattern: Object) -> Result<bool, Raise> {
    let flags = js.get_named(pattern, "flags")?;
    let flags = js.to_string(flags)?;
    Ok(js.units(flags)?.iter().any(|unit| unit == u16::from(b'g')))
}

/// Calls a function with each match that the method is about: the one of `exec`, or with the flag `g` all.
fn each(
    js: &mut Js<'_>,
    object: Object,
    text: Str,
    mut visit: impl FnMut(&mut Js<'_>, &[u16], &Match) -> Result<(), Raise>,
) -> Result<(), Raise> {
    let units = js.searched(text)?;
    if !object.pattern_flags().global {
        let found = js.exec(object, text)?;
        return match found {
            Some(found) => visit(js, &units, &found),
            None => Ok(()),
        };
    }
    js.set_last_index(object, 0)?;
    let program = js.program(object)?;
    for found in Matches::new(&program, &units, 0) {
        js.note_match(text, &found);
        visit(js, &units, &found)?;
    }
    Ok(())
}

pub(super) fn matches(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    let text = js.to_string(call.arg(0))?;
    if !object.pattern_flags().global {
        return result::exec(js, object, text);
    }
    let array = js.array(&[])?;
    let mut is_empty = true;
    each(js, object, text, |js, _, found| {
        is_empty = false;
        js.within(|js| {
            let part = js.part(text, found.start..found.end)?;
            if let Some(array) = array.as_object() {
                js.append(array, part)?;
            }
            Ok(Value::UNDEFINED)
        })?;
        Ok(())
    })?;
    Ok(if is_empty { Value::NULL } else { array })
}

pub(super) fn match_all(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    let text = js.to_string(call.arg(0))?;
    let at = js.last_index(object)?;
    let copy = js.new_pattern(Value::object(object), Value::UNDEFINED)?;
    match copy.as_object() {
        Some(copy) => {
            js.set_last_index(copy, at as usize)?;
            js.match_iterator(copy, text)
        }
        None => Ok(copy),
    }
}

/// What `replace` puts for matches.
enum Replacement {
    Function(Value),
    Template(Vec<u16>),
}

pub(super) fn replace(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    let text = js.to_string(call.arg(0))?;
    let replacement = match call.arg(1) {
        function if function.as_object().is_some_and(Object::is_callable) => Replacement::Function(function),
        template => {
            let template = js.to_string(template)?;
            Replacement::Template(js.units_of(template)?)
        }
    };
    let (mut made, mut end) = (Vec::new(), 0);
    each(js, object, text, |js, units, found| {
        made.extend_from_slice(units.get(end..found.start).unwrap_or_default());
        end = found.end;
        match &replacement {
            Replacement::Template(template) => regexp::substitute(&mut made, template, units, found),
            Replacement::Function(function) => {
                js.within(|js| {
                    let string = replaced(js, *function, text, found)?;
                    made.extend(js.units(string)?.iter());
                    Ok(Value::UNDEFINED)
                })?;
            }
        }
        match made.len() > MOST as usize {
            true => Err(js.range_error("Invalid string length")),
            false => Ok(()),
        }
    })?;
    if end == 0 && made.is_empty() {
        return Ok(Value::string(text));
    }
    made.extend(js.units(text)?.iter().skip(end));
    Ok(Value::string(js.string_of_units(&made)?))
}

/// What a function of the program gives for a match.
fn replaced(js: &mut Js<'_>, function: Value, text: Str, found: &Match) -> Result<Str, Raise> {
    let mut args = result::parts(js, text, found)?;
    args.extend([Value::number(found.start as f64), Value::string(text)]);
    if !found.names.is_empty() {
        args.push(result::named_groups(js, text, found)?);
    }
    let result = js.call(function, Value::UNDEFINED, &args)?;
    js.to_string(result)
}

pub(super) fn search(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    let text = js.to_string(call.arg(0))?;
    let (units, program) = (js.searched(text)?, js.program(object)?);
    let found = regexp::exec(&program, &units, 0);
    if let Some(found) = &found {
        js.note_match(text, found);
    }
    Ok(found.map_or(Value::int(-1), |found| Value::number(found.start as f64)))
}

pub(super) fn split(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    let text = js.to_string(call.arg(0))?;
    let limit = match call.arg(1) {
        Value::UNDEFINED => u32::MAX,
        limit => js.to_uint32(limit)?,
    };
    let array = js.array(&[])?;
    let Some(parts) = array.as_object().filter(|_| limit > 0) else {
        return Ok(array);
    };
    let flags = Flags {
        sticky: false,
        ..object.pattern_flags()
    };
    let (_, program) = js.program_with(object, flags)?;
    let units = js.searched(text)?;
    if units.is_empty() {
        if regexp::exec(&program, &units, 0).is_none() {
            js.append(parts, Value::string(text))?;
        }
        return Ok(array);
    }
    split_at(js, parts, text, limit, &program, &units)?;
    Ok(array)
}

/// Puts the parts of a text between matches into an array, and the groups of these.
fn split_at(
    js: &mut Js<'_>,
    parts: Object,
    text: Str,
    limit: u32,
    program: &Arc<regexp::Program>,
    units: &[u16],
) -> Result<(), Raise> {
    let add = |js: &mut Js<'_>, range| {
        let added = js.within(|js| {
            let part = match range {
                Some(range) => js.part(text, range)?,
                None => Value::UNDEFINED,
            };
            js.append(parts, part)?;
            Ok(Value::UNDEFINED)
        });
        added.map(|_| parts.length() >= limit)
    };
    let (mut start, mut at) = (0, 0);
    while let Some(found) = regexp::exec(program, units, at).filter(|found| found.start < units.len()) {
        if found.end == start {
            at = regexp::after_empty(units, found.start.max(at), program.flags().by_code_points());
            continue;
        }
        js.note_match(text, &found);
        let between = [Some(start..found.start)].into_iter();
        for range in between.chain(found.groups) {
            if add(js, range)? {
                return Ok(());
            }
        }
        start = found.end;
        at = start;
    }
    add(js, Some(start..units.len())).map(|_| ())
}

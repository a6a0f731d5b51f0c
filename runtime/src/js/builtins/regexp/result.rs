//! What `exec` gives.

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::kinds::{Kind, Traits};
use super::super::super::regexp::Match;
use super::super::super::value::{Object, Str, Value};
use crate::managed::Raise;
use std::ops::Range;

/// `exec`: an array of what was found, or null.
pub(super) fn exec(js: &mut Js<'_>, object: Object, text: Str) -> Result<Value, Raise> {
    let found = js.exec(object, text)?;
    match found {
        Some(found) => {
            let indices = object.pattern_flags().has_indices;
            js.within(|js| array(js, text, &found, indices))
        }
        None => Ok(Value::NULL),
    }
}

/// The array of a match: what was found, and its groups.
pub(in super::super) fn array(
    js: &mut Js<'_>,
    text: Str,
    found: &Match,
    indices: bool,
) -> Result<Value, Raise> {
    let parts = parts(js, text, found)?;
    let array = js.array(&parts)?;
    let Some(object) = array.as_object() else {
        return Ok(array);
    };
    let groups = named(js, found, |js, range| part(js, text, range))?;
    let names = js.realm().names;
    for (name, value) in [
        (names.index, Value::number(found.start as f64)),
        (names.input, Value::string(text)),
        (names.groups, groups),
    ] {
        js.add(object, Key::Name(name), value, Traits::PLAIN)?;
    }
    if indices {
        let mut ranges = vec![range_value(js, Some(found.start..found.end))?];
        for group in &found.groups {
            ranges.push(range_value(js, group.clone())?);
        }
        let ranges = js.array(&ranges)?;
        let groups = named(js, found, range_value)?;
        if let Some(object) = ranges.as_object() {
            js.add(object, Key::Name(names.groups), groups, Traits::PLAIN)?;
        }
        js.add(object, Key::Name(names.indices), ranges, Traits::PLAIN)?;
    }
    Ok(array)
}

/// What was found, and its groups; undefined for those that took no part.
pub(super) fn parts(js: &mut Js<'_>, text: Str, found: &Match) -> Result<Vec<Value>, Raise> {
    let whole = Some(found.start..found.end);
    let all = [&whole].into_iter().chain(&found.groups);
    all.map(|range| part(js, text, range.clone())).collect()
}

fn part(js: &mut Js<'_>, text: Str, range: Option<Range<usize>>) -> Result<Value, Raise> {
    match range {
        Some(range) => js.part(text, range),
        None => Ok(Value::UNDEFINED),
    }
}

/// The object of groups with names: what a function makes of each. Undefined if there are none.
fn named(
    js: &mut Js<'_>,
    found: &Match,
    make: impl Fn(&mut Js<'_>, Option<Range<usize>>) -> Result<Value, Raise>,
) -> Result<Value, Raise> {
    if found.names.is_empty() {
        return Ok(Value::UNDEFINED);
    }
    let groups = js.make_object(Value::NULL, Kind::Ordinary)?;
    for (name, range) in found.named() {
        let (key, value) = (js.key(name)?, make(js, range)?);
        js.add(groups, key, value, Traits::PLAIN)?;
    }
    Ok(Value::object(groups))
}

/// The groups with names that a function of the program gets, if there are any.
pub(super) fn named_groups(js: &mut Js<'_>, text: Str, found: &Match) -> Result<Value, Raise> {
    named(js, found, |js, range| part(js, text, range))
}

fn range_value(js: &mut Js<'_>, range: Option<Range<usize>>) -> Result<Value, Raise> {
    match range {
        Some(range) => {
            let ends = [range.start, range.end].map(|end| Value::number(end as f64));
            js.array(&ends)
        }
        None => Ok(Value::UNDEFINED),
    }
}

//! Methods that make another array, or a string, of an array.

use super::super::super::context::Js;
use super::super::super::heap;
use super::super::super::key::Key;
use super::super::super::native::Call;
use super::super::super::realm::WellKnown;
use super::super::super::value::{Object, Value};
use super::change::spliced;
use super::species::Other;
use super::visit::Visitor;
use super::{
    append, as_array, element, length, lengthen, new_array, place, present, step, this, this_of, transfer_to,
};
use crate::managed::Raise;

/// A new array with the elements from a place to another; what is not there is not there.
pub(super) fn part(js: &mut Js<'_>, object: Object, start: f64, end: f64) -> Result<Value, Raise> {
    let (array, result) = new_array(js)?;
    add_part(js, array, object, start, end)?;
    Ok(result)
}

/// Puts elements of an object after those of a new array.
fn add_part(js: &mut Js<'_>, array: Object, object: Object, start: f64, end: f64) -> Result<(), Raise> {
    let before = f64::from(array.length());
    let total = before + (end - start).max(0.0);
    if total > f64::from(u32::MAX) {
        return Err(js.range_error("Invalid array length"));
    }
    let mut at = start;
    while at < end {
        transfer_to(js, object, at, array, before + at - start)?;
        at += 1.0;
    }
    lengthen(js, array, total)
}

pub(super) fn slice(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let start = place(js, call.arg(0), length, 0.0)?;
    let end = place(js, call.arg(1), length, length)?;
    let other = Other::of(js, object, (end - start).max(0.0))?;
    let result = part(js, object, start, end)?;
    other.filled(js, result)
}

/// Whether `concat` takes the elements of a value.
fn is_spread(js: &mut Js<'_>, value: Value) -> Result<Option<Object>, Raise> {
    let Some(object) = value.as_object() else {
        return Ok(None);
    };
    let says = match js.well_known(WellKnown::IsConcatSpreadable) {
        Some(key) => js.get(object, key)?,
        None => Value::UNDEFINED,
    };
    let is = match says {
        Value::UNDEFINED => as_array(value).is_some(),
        says => js.to_boolean(says),
    };
    Ok(is.then_some(object))
}

pub(super) fn concat(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.this.is_nullish() {
        return Err(js.type_error("Array.prototype.concat called on null or undefined"));
    }
    let object = js.to_object(call.this)?;
    let first = Value::object(object);
    let other = Other::of(js, object, 0.0)?;
    let (array, result) = new_array(js)?;
    for value in [first].iter().chain(call.args) {
        match is_spread(js, *value)? {
            Some(object) => {
                let end = length(js, object)?;
                add_part(js, array, object, 0.0, end)?;
            }
            None => append(js, array, *value)?,
        }
    }
    other.filled(js, result)
}

pub(super) fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let method = js.get_named(object, "join")?;
    if method.as_object().is_some_and(Object::is_callable) {
        return js.call(method, Value::object(object), &[]);
    }
    js.string(&format!("[object {}]", object.kind().class()))
}

pub(super) fn join(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let separator = match call.arg(0) {
        Value::UNDEFINED => vec![u16::from(b',')],
        separator => {
            let string = js.to_string(separator)?;
            js.units_of(string)?
        }
    };
    joined(js, object, length, &separator, |_, value| Ok(value))
}

pub(super) fn to_locale_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    joined(js, object, length, &[u16::from(b',')], |js, value| {
        let key = js.key("toLocaleString")?;
        let method = js.get_of(value, key)?;
        js.call(method, value, &[])
    })
}

/// The texts of elements, with a separator between. An array within itself is empty there.
fn joined(
    js: &mut Js<'_>,
    object: Object,
    length: f64,
    separator: &[u16],
    text: impl Fn(&mut Js<'_>, Value) -> Result<Value, Raise>,
) -> Result<Value, Raise> {
    if js.realm().joined.contains(&object) {
        return js.string("");
    }
    js.realm().joined.push(object);
    let mut units = Vec::new();
    let result = join_all(js, object, length, separator, text, &mut units);
    js.realm().joined.pop();
    result?;
    Ok(Value::string(js.string_of(heap::Units::Wide(&units))?))
}

fn join_all(
    js: &mut Js<'_>,
    object: Object,
    length: f64,
    separator: &[u16],
    text: impl Fn(&mut Js<'_>, Value) -> Result<Value, Raise>,
    units: &mut Vec<u16>,
) -> Result<(), Raise> {
    let mut at = 0.0;
    while at < length {
        if at > 0.0 {
            units.extend_from_slice(separator);
        }
        if units.len() > super::super::super::strings::MOST as usize {
            return Err(js.range_error("Invalid string length"));
        }
        step(js, |js| {
            let value = element(js, object, at)?;
            if !value.is_nullish() {
                let value = text(js, value)?;
                let string = js.to_string(value)?;
                units.extend(js.units(string)?.iter());
            }
            Ok(())
        })?;
        at += 1.0;
    }
    Ok(())
}

/// Puts elements after those of a new array, and the elements of arrays among them instead of these.
fn flatten(
    js: &mut Js<'_>,
    array: Object,
    object: Object,
    depth: f64,
    visitor: Option<&Visitor>,
) -> Result<(), Raise> {
    let (mut at, end) = (0.0, length(js, object)?);
    while at < end {
        step(js, |js| {
            let Some(mut value) = present(js, object, at)? else {
                return Ok(());
            };
            if let Some(visitor) = visitor {
                value = visitor.visit(js, value, at)?;
            }
            match as_array(value).filter(|_| depth > 0.0) {
                Some(inner) => {
                    let inner = |js: &mut Js<'_>| flatten(js, array, inner, depth - 1.0, None);
                    js.deeper(|js| inner(js).map(|()| Value::UNDEFINED)).map(|_| ())
                }
                None => append(js, array, value),
            }
        })?;
        at += 1.0;
    }
    Ok(())
}

pub(super) fn flat(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, _) = this_of(js, call, "flat")?;
    let depth = match call.arg(0) {
        Value::UNDEFINED => 1.0,
        depth => js.to_integer(depth)?,
    };
    let other = Other::of(js, object, 0.0)?;
    let (array, result) = new_array(js)?;
    flatten(js, array, object, depth, None)?;
    other.filled_only(js, result)
}

pub(super) fn flat_map(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this_of(js, call, "flatMap")?;
    if !call.arg(0).as_object().is_some_and(Object::is_callable) {
        return Err(js.type_error("flatMap mapper function is not callable"));
    }
    let visitor = Visitor::of(js, object, length, call)?;
    let other = Other::of(js, object, 0.0)?;
    let (array, result) = new_array(js)?;
    flatten(js, array, object, 1.0, Some(&visitor))?;
    other.filled_only(js, result)
}

/// The values of an object's elements; what is not there is undefined.
pub(super) fn values(js: &mut Js<'_>, object: Object, start: f64, end: f64) -> Result<Vec<Value>, Raise> {
    if end - start > f64::from(Key::MOST) {
        return Err(js.range_error("Invalid array length"));
    }
    let mut found = Vec::new();
    let mut at = start;
    while at < end {
        found.push(element(js, object, at)?);
        at += 1.0;
    }
    Ok(found)
}

pub(super) fn to_reversed(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let mut found = values(js, object, 0.0, length)?;
    found.reverse();
    js.array(&found)
}

pub(super) fn to_spliced(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let (start, removed) = spliced(js, call, length)?;
    let mut found = values(js, object, 0.0, start)?;
    found.extend(call.args.get(2..).unwrap_or_default());
    found.extend(values(js, object, start + removed, length)?);
    js.array(&found)
}

pub(super) fn with(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let wanted = js.to_integer(call.arg(0))?;
    let at = if wanted < 0.0 { length + wanted } else { wanted };
    let mut found = values(js, object, 0.0, length)?;
    match found.get_mut(at as usize).filter(|_| at >= 0.0) {
        Some(place) => *place = call.arg(1),
        None => return Err(js.range_error(&format!("Invalid index : {wanted}"))),
    }
    js.array(&found)
}

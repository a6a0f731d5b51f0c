//! Methods that change an array.

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::native::Call;
use super::super::super::value::{Object, Value};
use super::{element, place, present, put, remove, set_length, step, this, transfer};
use crate::managed::Raise;

/// The largest length of anything.
const MOST: f64 = 9_007_199_254_740_991.0;

/// Whether an array is dense, and stays one with so many more elements.
fn can_move(js: &mut Js<'_>, object: Object, more: usize) -> bool {
    js.is_dense(object) && u64::from(object.length()) + more as u64 <= u64::from(Key::MOST)
}

pub(super) fn push(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, mut length) = this(js, call)?;
    if can_move(js, object, call.args.len()) {
        for value in call.args {
            js.append(object, *value)?;
        }
        return Ok(Value::number(object.length().into()));
    }
    let count = call.args.len();
    if length + count as f64 > MOST {
        return Err(js.type_error(&format!(
            "Pushing {count} elements on an array-like of length {length} is disallowed, as the total surpasses 2**53-1"
        )));
    }
    for value in call.args {
        put(js, object, length, *value)?;
        length += 1.0;
    }
    set_length(js, object, length)?;
    Ok(Value::number(length))
}

pub(super) fn pop(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    if length == 0.0 {
        set_length(js, object, 0.0)?;
        return Ok(Value::UNDEFINED);
    }
    let last = element(js, object, length - 1.0)?;
    remove(js, object, length - 1.0)?;
    set_length(js, object, length - 1.0)?;
    Ok(last)
}

pub(super) fn shift(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    if length == 0.0 {
        set_length(js, object, 0.0)?;
        return Ok(Value::UNDEFINED);
    }
    let first = element(js, object, 0.0)?;
    if can_move(js, object, 0) {
        js.replace_elements(object, 0, 1, &[])?;
        return Ok(first);
    }
    let mut at = 1.0;
    while at < length {
        transfer(js, object, at, at - 1.0)?;
        at += 1.0;
    }
    remove(js, object, length - 1.0)?;
    set_length(js, object, length - 1.0)?;
    Ok(first)
}

pub(super) fn unshift(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    replace(js, object, length, 0.0, 0.0, call.args)?;
    Ok(Value::number(length + call.args.len() as f64))
}

/// Puts values in the place of elements, and sets the length.
fn replace(
    js: &mut Js<'_>,
    object: Object,
    length: f64,
    start: f64,
    removed: f64,
    values: &[Value],
) -> Result<(), Raise> {
    let added = values.len() as f64;
    if can_move(js, object, values.len()) && f64::from(object.length()) == length {
        return js.replace_elements(object, start as u32, removed as u32, values);
    }
    if length - removed + added > MOST {
        return Err(js.type_error("Invalid array length"));
    }
    if added < removed {
        let mut at = start;
        while at < length - removed {
            transfer(js, object, at + removed, at + added)?;
            at += 1.0;
        }
        let mut at = length;
        while at > length - removed + added {
            remove(js, object, at - 1.0)?;
            at -= 1.0;
        }
    } else if added > removed {
        let mut at = length - removed;
        while at > start {
            transfer(js, object, at + removed - 1.0, at + added - 1.0)?;
            at -= 1.0;
        }
    }
    let mut at = start;
    for value in values {
        put(js, object, at, *value)?;
        at += 1.0;
    }
    set_length(js, object, length - removed + added)
}

/// Start and number of the elements that the arguments of `splice` say.
pub(super) fn spliced(js: &mut Js<'_>, call: &Call<'_>, length: f64) -> Result<(f64, f64), Raise> {
    let start = match call.args {
        [] => return Ok((0.0, 0.0)),
        [start, ..] => place(js, *start, length, 0.0)?,
    };
    let removed = match call.args.get(1) {
        None => length - start,
        Some(count) => js.to_integer(*count)?.clamp(0.0, length - start),
    };
    Ok((start, removed))
}

pub(super) fn splice(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let (start, removed) = spliced(js, call, length)?;
    let other = super::species::Other::of(js, object, removed)?;
    let result = super::copy::part(js, object, start, start + removed)?;
    let result = other.filled(js, result)?;
    let values = call.args.get(2..).unwrap_or_default();
    replace(js, object, length, start, removed, values)?;
    Ok(result)
}

pub(super) fn reverse(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let mut at = 0.0;
    while at < (length / 2.0).floor() {
        let other = length - 1.0 - at;
        step(js, |js| {
            let (low, high) = (present(js, object, at)?, present(js, object, other)?);
            for (to, value, was) in [(at, high, low), (other, low, high)] {
                match (value, was) {
                    (Some(value), _) => put(js, object, to, value)?,
                    (None, Some(_)) => remove(js, object, to)?,
                    (None, None) => {}
                }
            }
            Ok(())
        })?;
        at += 1.0;
    }
    Ok(Value::object(object))
}

pub(super) fn fill(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let mut at = place(js, call.arg(1), length, 0.0)?;
    let end = place(js, call.arg(2), length, length)?;
    while at < end {
        put(js, object, at, call.arg(0))?;
        at += 1.0;
    }
    Ok(Value::object(object))
}

pub(super) fn copy_within(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let to = place(js, call.arg(0), length, 0.0)?;
    let from = place(js, call.arg(1), length, 0.0)?;
    let end = place(js, call.arg(2), length, length)?;
    let count = (end - from).min(length - to);
    // Elements that are read later must not be overwritten before.
    let backwards = from < to && to < from + count;
    let mut done = 0.0;
    while done < count {
        let at = if backwards { count - 1.0 - done } else { done };
        transfer(js, object, from + at, to + at)?;
        done += 1.0;
    }
    Ok(Value::object(object))
}

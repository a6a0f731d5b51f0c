//! Methods that look for a value.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::{Object, Value};
use super::{element, place, present, this};
use crate::managed::Raise;

pub(super) fn at(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let at = js.to_integer(call.arg(0))?;
    let at = if at < 0.0 { length + at } else { at };
    match (0.0..length).contains(&at) {
        true => element(js, object, at),
        false => Ok(Value::UNDEFINED),
    }
}

/// Whether the element at a place is there and strictly equals a value.
fn is_at(js: &mut Js<'_>, object: Object, at: f64, wanted: Value) -> Result<bool, Raise> {
    if at < f64::from(object.length()) && js.is_dense(object) {
        let value = js.dense_element(object, at as u32);
        return Ok(value != Value::HOLE && js.strictly_equals(value, wanted)?);
    }
    let mut is = false;
    super::step(js, |js| {
        if let Some(value) = present(js, object, at)? {
            is = js.strictly_equals(value, wanted)?;
        }
        Ok(())
    })?;
    Ok(is)
}

pub(super) fn index_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let mut at = place(js, call.arg(1), length, 0.0)?;
    while at < length {
        if is_at(js, object, at, call.arg(0))? {
            return Ok(Value::number(at));
        }
        at += 1.0;
    }
    Ok(Value::int(-1))
}

pub(super) fn last_index_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let mut at = match call.args.get(1) {
        None => length - 1.0,
        Some(from) => match js.to_integer(*from)? {
            from if from < 0.0 => length + from,
            from => from.min(length - 1.0),
        },
    };
    while at >= 0.0 {
        if is_at(js, object, at, call.arg(0))? {
            return Ok(Value::number(at));
        }
        at -= 1.0;
    }
    Ok(Value::int(-1))
}

pub(super) fn includes(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (object, length) = this(js, call)?;
    let mut at = place(js, call.arg(1), length, 0.0)?;
    let wanted = call.arg(0);
    // NaN is found, unlike elsewhere; so is what is not there, as undefined.
    let mut found = false;
    while at < length && !found {
        super::step(js, |js| {
            let value = element(js, object, at)?;
            found = js.strictly_equals(value, wanted)? || js.same_value(value, wanted)?;
            Ok(())
        })?;
        at += 1.0;
    }
    Ok(Value::boolean(found))
}

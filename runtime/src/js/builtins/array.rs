//! `Array` (ECMAScript 5.1 §15.4).

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::native::{Call, Native};
use super::super::value::{Object, Value};
use super::super::{heap, number};
use crate::managed::Raise;

const TABLE: usize = 2;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Array", 1, construct),
    Native::new("isArray", 1, is_array),
    Native::new("toString", 0, to_string),
    Native::new("join", 1, join),
    Native::new("push", 1, push),
    Native::new("pop", 0, pop),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_prototype(Kind::Array)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..2)?;
    js.add_functions(prototype, TABLE, 2..FUNCTIONS.len())
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let &[length] = call.args else {
        return js.array(call.args);
    };
    let Some(wanted) = length.as_number() else {
        return js.array(call.args);
    };
    let length = number::to_uint32(wanted);
    if f64::from(length) != wanted {
        return Err(js.range_error("Invalid array length"));
    }
    let array = js.array(&[])?;
    if let Some(object) = array.as_object() {
        object.set_length(length);
    }
    Ok(array)
}

fn is_array(_: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = call.arg(0).as_object();
    Ok(Value::boolean(
        object.is_some_and(|object| object.kind() == Kind::Array),
    ))
}

/// The length of an object with elements.
fn length(js: &mut Js<'_>, object: Object) -> Result<f64, Raise> {
    let name = js.realm().names.length;
    let length = js.get(object, Key::Name(name))?;
    let length = js.to_integer(length)?;
    Ok(length.clamp(0.0, 9_007_199_254_740_991.0))
}

fn key(js: &mut Js<'_>, at: f64) -> Result<Key, Raise> {
    js.to_key(Value::number(at))
}

fn set_length(js: &mut Js<'_>, object: Object, length: f64) -> Result<(), Raise> {
    let name = js.realm().names.length;
    js.put_strictly(object, Key::Name(name), Value::number(length))
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let method = js.get_named(object, "join")?;
    if method.as_object().is_some_and(Object::is_callable) {
        return js.call(method, Value::object(object), &[]);
    }
    js.string(&format!("[object {}]", object.kind().class()))
}

fn join(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let length = length(js, object)?;
    let separator = match call.arg(0) {
        Value::UNDEFINED => vec![u16::from(b',')],
        separator => {
            let string = js.to_string(separator)?;
            js.units_of(string)?
        }
    };
    // An array within itself is empty there.
    if js.realm().joined.contains(&object) {
        return js.string("");
    }
    js.realm().joined.push(object);
    let mut units = Vec::new();
    let mut at = 0.0;
    let result = loop {
        if at >= length {
            break Ok(());
        }
        if at > 0.0 {
            units.extend_from_slice(&separator);
        }
        let element = key(js, at).and_then(|key| js.get(object, key));
        let more = element.and_then(|element| match element.is_nullish() {
            true => Ok(Vec::new()),
            false => {
                let string = js.to_string(element)?;
                js.units_of(string)
            }
        });
        match more {
            Ok(more) => units.extend(more),
            Err(raise) => break Err(raise),
        }
        at += 1.0;
    };
    js.realm().joined.pop();
    result?;
    Ok(Value::string(js.string_of(heap::Units::Wide(&units))?))
}

fn push(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let mut length = length(js, object)?;
    for value in call.args {
        let key = key(js, length)?;
        js.put_strictly(object, key, *value)?;
        length += 1.0;
    }
    set_length(js, object, length)?;
    Ok(Value::number(length))
}

fn pop(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let length = length(js, object)?;
    if length == 0.0 {
        set_length(js, object, 0.0)?;
        return Ok(Value::UNDEFINED);
    }
    let key = key(js, length - 1.0)?;
    let last = js.get(object, key)?;
    if !js.delete(object, key)? {
        let shown = js.key_shown(key);
        return Err(js.type_error(&format!("Cannot delete property '{shown}' of [object Array]")));
    }
    set_length(js, object, length - 1.0)?;
    Ok(last)
}

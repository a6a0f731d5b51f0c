//! `Reflect` (ECMAScript 2015 §26.1).

use super::super::context::Js;
use super::super::kinds::{CONSTRUCTOR, EXTENSIBLE, Kind, Traits};
use super::super::native::{Call, Native};
use super::super::value::{Object, Value};
use super::function::arguments;
use super::object::description;
use crate::managed::Raise;

const TABLE: usize = 18;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("defineProperty", 3, define_property),
    Native::new("deleteProperty", 2, delete_property),
    Native::new("apply", 3, apply),
    Native::new("construct", 2, construct),
    Native::new("get", 2, get),
    Native::new("getOwnPropertyDescriptor", 2, get_own_property_descriptor),
    Native::new("getPrototypeOf", 1, get_prototype_of),
    Native::new("has", 2, has),
    Native::new("isExtensible", 1, is_extensible),
    Native::new("ownKeys", 1, own_keys),
    Native::new("preventExtensions", 1, prevent_extensions),
    Native::new("set", 3, set),
    Native::new("setPrototypeOf", 2, set_prototype_of),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let reflect = js.make_object(base, Kind::Ordinary)?;
    js.add_functions(reflect, TABLE, 0..FUNCTIONS.len())?;
    js.set_tag(reflect, "Reflect")?;
    js.add_global("Reflect", Value::object(reflect), Traits::METHOD)
}

/// The object that the first argument is.
fn target(js: &mut Js<'_>, call: &Call<'_>) -> Result<Object, Raise> {
    match call.arg(0).as_object() {
        Some(object) => Ok(object),
        None => {
            let name = js.method_name(call);
            Err(js.type_error(&format!("Reflect.{name} called on non-object")))
        }
    }
}

fn define_property(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let key = js.to_key(call.arg(1))?;
    let descriptor = js.descriptor_of(call.arg(2))?;
    Ok(Value::boolean(js.define(object, key, &descriptor)?))
}

fn delete_property(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let key = js.to_key(call.arg(1))?;
    Ok(Value::boolean(js.delete(object, key)?))
}

fn apply(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if !call.arg(0).as_object().is_some_and(Object::is_callable) {
        return Err(js.not_callable(call.arg(0)));
    }
    let args = list(js, call.arg(2))?;
    js.call(call.arg(0), call.arg(1), &args)
}

/// Elements of an object, as arguments.
fn list(js: &mut Js<'_>, value: Value) -> Result<Vec<Value>, Raise> {
    match value.is_nullish() {
        true => Err(js.type_error("CreateListFromArrayLike called on non-object")),
        false => arguments(js, value),
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let new = call.args.get(2).copied().unwrap_or(call.arg(0));
    for function in [call.arg(0), new] {
        let object = function.as_object();
        if !object.is_some_and(|object| object.is_callable() && object.is(CONSTRUCTOR)) {
            let shown = js.shown(function);
            return Err(js.type_error(&format!("{shown} is not a constructor")));
        }
    }
    let args = list(js, call.arg(1))?;
    js.construct_for(call.arg(0), &args, new)
}

fn get(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let key = js.to_key(call.arg(1))?;
    let this = call.args.get(2).copied().unwrap_or(call.arg(0));
    js.get_for(object, key, this)
}

fn get_own_property_descriptor(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let key = js.to_key(call.arg(1))?;
    description(js, object, key)
}

fn get_prototype_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    Ok(js.hold(object.prototype()))
}

fn has(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let key = js.to_key(call.arg(1))?;
    Ok(Value::boolean(js.has(object, key)?))
}

fn is_extensible(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Ok(Value::boolean(target(js, call)?.is(EXTENSIBLE)))
}

fn own_keys(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let mut keys = Vec::new();
    for (key, _) in js.own_keys(object)? {
        keys.push(js.key_value(key)?);
    }
    js.array(&keys)
}

fn prevent_extensions(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    js.prevent_extensions(object)?;
    Ok(Value::TRUE)
}

fn set(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let key = js.to_key(call.arg(1))?;
    let this = call.args.get(3).copied().unwrap_or(call.arg(0));
    Ok(Value::boolean(js.put_for(object, key, call.arg(2), this)?))
}

fn set_prototype_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = target(js, call)?;
    let prototype = call.arg(1);
    if prototype.as_object().is_none() && prototype != Value::NULL {
        return Err(js.type_error("Object prototype may only be an Object or null"));
    }
    if prototype == object.prototype() {
        return Ok(Value::TRUE);
    }
    let mut at = prototype.as_object();
    while let Some(next) = at {
        if next == object {
            return Ok(Value::FALSE);
        }
        at = next.prototype().as_object();
    }
    if !object.is(EXTENSIBLE) {
        return Ok(Value::FALSE);
    }
    js.set_prototype(object, prototype);
    Ok(Value::TRUE)
}

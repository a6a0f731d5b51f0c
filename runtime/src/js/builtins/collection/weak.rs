//! `WeakMap` and `WeakSet` (ECMAScript 2015 §23.3, §23.4).
//!
//! The key has the value, as a private attribute whose name belongs to the map: so the value lives as long as the key.

use super::super::super::context::Js;
use super::super::super::key::{Key, PRIVATE};
use super::super::super::kinds::Kind;
use super::super::super::native::{Call, Native};
use super::super::super::value::{Object, Value};
use super::{fill, receiver};
use crate::managed::Raise;

const TABLE: usize = 17;

pub(in super::super) const FUNCTIONS: &[Native] = &[
    Native::new("WeakMap", 0, |js, call| construct(js, call, Kind::WeakMap)),
    Native::new("delete", 1, |js, call| delete(js, call, Kind::WeakMap)),
    Native::new("get", 1, |js, call| {
        let value = get(js, call, Kind::WeakMap)?;
        Ok(js.hold(value.unwrap_or(Value::UNDEFINED)))
    }),
    Native::new("set", 2, |js, call| set(js, call, Kind::WeakMap, call.arg(1))),
    Native::new("has", 1, |js, call| has(js, call, Kind::WeakMap)),
    Native::new("WeakSet", 0, |js, call| construct(js, call, Kind::WeakSet)),
    Native::new("delete", 1, |js, call| delete(js, call, Kind::WeakSet)),
    Native::new("has", 1, |js, call| has(js, call, Kind::WeakSet)),
    Native::new("add", 1, |js, call| set(js, call, Kind::WeakSet, Value::TRUE)),
];
/// Places of the constructors.
const MAP: usize = 0;
const SET: usize = 5;

pub(in super::super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let both = [(Kind::WeakMap, MAP..SET), (Kind::WeakSet, SET..FUNCTIONS.len())];
    for (kind, places) in both {
        let base = js.realm().prototype(Kind::Ordinary);
        let prototype = js.make_object(base, Kind::Ordinary)?;
        js.set_prototype_of_kind(kind, Value::object(prototype));
        js.add_constructor(TABLE, places.start, prototype)?;
        js.add_functions(prototype, TABLE, places.start + 1..places.end)?;
        js.set_tag(prototype, kind.class())?;
    }
    Ok(())
}

fn construct(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    js.require_new(call)?;
    let prototype = js.realm().prototype(kind);
    let object = js.make_object(prototype, kind)?;
    let number = js.realm().weak;
    js.realm().weak += 1;
    let name = [&[PRIVATE], format!("weak{number}").as_bytes()].concat();
    if let Key::Name(name) = js.name(&name)? {
        js.set_data(object, Value::number(name.into()));
    }
    let is_map = kind == Kind::WeakMap;
    fill(
        js,
        object,
        call.arg(0),
        if is_map { "set" } else { "add" },
        is_map,
    )?;
    Ok(Value::object(object))
}

/// The name of the attribute that keys have.
fn name(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<u32, Raise> {
    let object = receiver(js, call, kind)?;
    Ok(object.data().as_number().unwrap_or(0.0) as u32)
}

fn get(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Option<Value>, Raise> {
    let name = name(js, call, kind)?;
    let key: Option<Object> = call.arg(0).as_object();
    let value = key.and_then(|key| js.hidden(key, name));
    Ok(value.filter(|value| *value != Value::HOLE))
}

fn has(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    Ok(Value::boolean(get(js, call, kind)?.is_some()))
}

fn set(js: &mut Js<'_>, call: &Call<'_>, kind: Kind, value: Value) -> Result<Value, Raise> {
    let name = name(js, call, kind)?;
    let Some(key) = call.arg(0).as_object() else {
        return Err(js.type_error(match kind {
            Kind::WeakMap => "Invalid value used as weak map key",
            _ => "Invalid value used in weak set",
        }));
    };
    js.add_hidden(key, name, value)?;
    Ok(call.this)
}

/// Removes a key: its attribute stays, without a value, since objects that lose attributes are slow.
fn delete(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    let name = name(js, call, kind)?;
    match (get(js, call, kind)?, call.arg(0).as_object()) {
        (Some(_), Some(key)) => {
            js.add_hidden(key, name, Value::HOLE)?;
            Ok(Value::TRUE)
        }
        _ => Ok(Value::FALSE),
    }
}

//! `Map` and `Set` (ECMAScript 2015 §23.1, §23.2), and their iterators.
//!
//! An iterator keeps an array: the map or set, and the place of the next entry as two numbers.

pub(super) mod weak;

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::realm::WellKnown;
use super::super::table::{Place, Table};
use super::super::value::{Object, Value};
use super::iterator::{Of, next};
use crate::managed::Raise;

const TABLE: usize = 16;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Map", 0, |js, call| construct(js, call, Kind::Map)),
    Native::new("get", 1, map_get),
    Native::new("set", 2, map_set),
    Native::new("has", 1, |js, call| has(js, call, Kind::Map)),
    Native::new("delete", 1, |js, call| delete(js, call, Kind::Map)),
    Native::new("clear", 0, |js, call| clear(js, call, Kind::Map)),
    Native::new("entries", 0, |js, call| iterate(js, call, Kind::Map, Of::Entries)),
    Native::new("forEach", 1, |js, call| for_each(js, call, Kind::Map)),
    Native::new("keys", 0, |js, call| iterate(js, call, Kind::Map, Of::Keys)),
    Native::new("values", 0, |js, call| iterate(js, call, Kind::Map, Of::Values)),
    Native::new("get size", 0, |js, call| size(js, call, Kind::Map)),
    Native::new("Set", 0, |js, call| construct(js, call, Kind::Set)),
    Native::new("has", 1, |js, call| has(js, call, Kind::Set)),
    Native::new("add", 1, set_add),
    Native::new("delete", 1, |js, call| delete(js, call, Kind::Set)),
    Native::new("clear", 0, |js, call| clear(js, call, Kind::Set)),
    Native::new("entries", 0, |js, call| iterate(js, call, Kind::Set, Of::Entries)),
    Native::new("forEach", 1, |js, call| for_each(js, call, Kind::Set)),
    Native::new("values", 0, |js, call| iterate(js, call, Kind::Set, Of::Values)),
    Native::new("get size", 0, |js, call| size(js, call, Kind::Set)),
    Native::new("next", 0, |js, call| {
        next(js, call, Kind::MapIterator, next_entry)
    }),
    Native::new("next", 0, |js, call| {
        next(js, call, Kind::SetIterator, next_entry)
    }),
    Native::new("get [Symbol.species]", 0, |_, call| Ok(call.this)),
];
/// Places of the methods and the getter of each, of `next`, and of the getter that both have.
const MAP: usize = 0;
const MAP_SIZE: usize = 10;
const SET: usize = 11;
const SET_SIZE: usize = 19;
const NEXT: usize = 20;
const SPECIES: usize = 22;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let map = install_one(js, Kind::Map, MAP, MAP_SIZE)?;
    add_iterator_method(js, map, "entries")?;
    let set = install_one(js, Kind::Set, SET, SET_SIZE)?;
    js.add_alias(set, "keys", "values")?;
    add_iterator_method(js, set, "values")?;
    for (place, kind) in (NEXT..).zip([Kind::MapIterator, Kind::SetIterator]) {
        let prototype = js.iterator_prototype(kind)?;
        js.add_functions(prototype, TABLE, place..place + 1)?;
    }
    Ok(())
}

fn install_one(js: &mut Js<'_>, kind: Kind, first: usize, size: usize) -> Result<Object, Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let prototype = js.make_object(base, Kind::Ordinary)?;
    js.set_prototype_of_kind(kind, Value::object(prototype));
    let constructor = js.add_constructor(TABLE, first, prototype)?;
    js.add_functions(prototype, TABLE, first + 1..size)?;
    js.add_getter(prototype, TABLE, size)?;
    js.add_species(constructor, TABLE, SPECIES)?;
    js.set_tag(prototype, kind.class())?;
    Ok(prototype)
}

fn add_iterator_method(js: &mut Js<'_>, prototype: Object, name: &str) -> Result<(), Raise> {
    let method = js.get_named(prototype, name)?;
    match js.well_known(WellKnown::Iterator) {
        Some(key) => js.add(prototype, key, method, Traits::METHOD),
        None => Ok(()),
    }
}

/// The object that `this` is, if it is of a kind.
fn receiver(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Object, Raise> {
    match call.this.as_object().filter(|object| object.kind() == kind) {
        Some(object) => Ok(object),
        None => {
            let (class, name, shown) = (kind.class(), js.method_name(call), js.shown(call.this));
            Err(js.type_error(&format!(
                "Method {class}.prototype.{name} called on incompatible receiver {shown}"
            )))
        }
    }
}

/// The table that `this` keeps.
fn table(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Table, Raise> {
    let object = receiver(js, call, kind)?;
    Table::of(object).ok_or(Raise::Trap(crate::TrapKind::BadSignature))
}

fn construct(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    js.require_new(call)?;
    let prototype = js.realm().prototype(kind);
    let object = js.make_object(prototype, kind)?;
    js.give_table(object)?;
    let adder = if kind == Kind::Map { "set" } else { "add" };
    fill(js, object, call.arg(0), adder, kind == Kind::Map)?;
    Ok(Value::object(object))
}

/// Adds what an iterator of a value gives with a method of the new object.
fn fill(js: &mut Js<'_>, object: Object, source: Value, adder: &str, pairs: bool) -> Result<(), Raise> {
    if source.is_nullish() {
        return Ok(());
    }
    let method = js.get_named(object, adder)?;
    if !method.as_object().is_some_and(Object::is_callable) {
        let (shown, class) = (js.shown(method), object.kind().class());
        return Err(js.type_error(&format!(
            "'{shown}' returned for property '{adder}' of object '#<{class}>' is not a function"
        )));
    }
    js.each_of(source, |js, value| {
        if !pairs {
            return js.call(method, Value::object(object), &[value]).map(|_| ());
        }
        let Some(entry) = value.as_object() else {
            let shown = js.shown(value);
            return Err(js.type_error(&format!("Iterator value {shown} is not an entry object")));
        };
        let (key, value) = (js.get(entry, Key::Index(0))?, js.get(entry, Key::Index(1))?);
        js.call(method, Value::object(object), &[key, value]).map(|_| ())
    })
}

fn map_get(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let table = table(js, call, Kind::Map)?;
    let value = js.table_get(table, call.arg(0))?;
    Ok(js.hold(value.unwrap_or(Value::UNDEFINED)))
}

fn map_set(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let table = table(js, call, Kind::Map)?;
    js.table_set(table, call.arg(0), call.arg(1))?;
    Ok(call.this)
}

fn set_add(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let table = table(js, call, Kind::Set)?;
    js.table_set(table, call.arg(0), Value::UNDEFINED)?;
    Ok(call.this)
}

fn has(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    let table = table(js, call, kind)?;
    Ok(Value::boolean(js.table_get(table, call.arg(0))?.is_some()))
}

fn delete(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    let table = table(js, call, kind)?;
    Ok(Value::boolean(js.table_remove(table, call.arg(0))?))
}

fn clear(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    let table = table(js, call, kind)?;
    js.table_clear(table)?;
    Ok(Value::UNDEFINED)
}

fn size(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    let table = table(js, call, kind)?;
    Ok(Value::number(table.count().into()))
}

/// An entry as programs see it: the value of a set's is its key.
fn seen(kind: Kind, (key, value): (Value, Value)) -> (Value, Value) {
    match kind {
        Kind::Map | Kind::MapIterator => (key, value),
        _ => (key, key),
    }
}

fn for_each(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    let table = table(js, call, kind)?;
    let function = call.arg(0);
    if !function.as_object().is_some_and(Object::is_callable) {
        return Err(js.not_callable(function));
    }
    let mut place = Place::default();
    while let Some(entry) = table.next(&mut place) {
        js.within(|js| {
            let (key, value) = seen(kind, entry);
            let (key, value) = (js.hold(key), js.hold(value));
            js.call(function, call.arg(1), &[value, key, call.this])
        })?;
    }
    Ok(Value::UNDEFINED)
}

fn iterate(js: &mut Js<'_>, call: &Call<'_>, kind: Kind, of: Of) -> Result<Value, Raise> {
    let object = receiver(js, call, kind)?;
    let data = js.array(&[Value::object(object), Value::ZERO, Value::ZERO])?;
    let iterator = match kind {
        Kind::Map => Kind::MapIterator,
        _ => Kind::SetIterator,
    };
    js.make_iterator(iterator, data, of)
}

/// What an iterator goes through, and its place there.
pub(in super::super) fn place_of(iterator: Object) -> Option<(Object, Place)> {
    let parts = iterator.data().as_object()?.elements();
    let part = |at: u64| heap::value(parts, 8 * at).as_number().unwrap_or(0.0);
    let place = Place::of(part(1) as u64, part(2) as u32);
    Some((heap::value(parts, 0).as_object()?, place))
}

fn next_entry(js: &mut Js<'_>, iterator: Object) -> Result<Option<Value>, Raise> {
    let Some((source, mut place)) = place_of(iterator) else {
        return Ok(None);
    };
    let Some(entry) = Table::of(source).and_then(|table| table.next(&mut place)) else {
        return Ok(None);
    };
    if let Some(parts) = iterator.data().as_object() {
        let (number, at) = place.parts();
        js.store(parts.elements(), 8, Value::number(number as f64));
        js.store(parts.elements(), 16, Value::number(at.into()));
    }
    let (key, value) = seen(iterator.kind(), entry);
    let (key, value) = (js.hold(key), js.hold(value));
    js.iterated(Of::told_by(iterator), key, value).map(Some)
}

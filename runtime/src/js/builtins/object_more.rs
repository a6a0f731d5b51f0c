//! What later editions added to `Object` (ECMAScript 2015 §19.1 and after), and `__proto__` (there, Annex B).

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{EXTENSIBLE, Kind, Traits};
use super::super::native::{Call, Native};
use super::super::object::Descriptor;
use super::super::value::{Object, Value, tag};
use super::object::description;
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

const TABLE: usize = 9;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("assign", 2, assign),
    Native::new("getOwnPropertyDescriptors", 1, get_own_property_descriptors),
    Native::new("getOwnPropertySymbols", 1, get_own_property_symbols),
    Native::new("hasOwn", 2, has_own),
    Native::new("is", 2, |js, call| {
        Ok(Value::boolean(js.same_value(call.arg(0), call.arg(1))?))
    }),
    Native::new("setPrototypeOf", 2, set_prototype_of),
    Native::new("entries", 1, |js, call| listed(js, call, true)),
    Native::new("fromEntries", 1, from_entries),
    Native::new("values", 1, |js, call| listed(js, call, false)),
    Native::new("__defineGetter__", 2, |js, call| define_accessor(js, call, true)),
    Native::new("__defineSetter__", 2, |js, call| define_accessor(js, call, false)),
    Native::new("__lookupGetter__", 1, |js, call| {
        lookup_accessor(js, call, pair::FIRST)
    }),
    Native::new("__lookupSetter__", 1, |js, call| {
        lookup_accessor(js, call, pair::SECOND)
    }),
    Native::new("get __proto__", 0, get_proto),
    Native::new("set __proto__", 1, set_proto),
];
/// Functions of the constructor, which come first, and methods.
const METHODS: usize = 9;
const PROTO: usize = 13;

pub(super) fn install(js: &mut Js<'_>, constructor: Object, prototype: Object) -> Result<(), Raise> {
    js.add_functions(constructor, TABLE, 0..METHODS)?;
    js.add_functions(prototype, TABLE, METHODS..PROTO)?;
    js.add_accessor(prototype, TABLE, PROTO, Some(PROTO + 1))
}

/// Enumerable attributes of an object, one after the other.
fn each(
    js: &mut Js<'_>,
    object: Object,
    symbols: bool,
    mut visit: impl FnMut(&mut Js<'_>, Key, Value) -> Result<(), Raise>,
) -> Result<(), Raise> {
    for (key, _) in js.own_keys(object)? {
        if !symbols && js.is_symbol(key) {
            continue;
        }
        js.scope(
            |js| {
                // A getter may have changed what follows.
                let own = js.own(object, key)?;
                if own.is_some_and(|own| own.traits().has(Traits::ENUMERABLE)) {
                    let value = js.get(object, key)?;
                    visit(js, key, value)?;
                }
                Ok(())
            },
            |_, ()| {},
        )?;
    }
    Ok(())
}

fn assign(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let target = js.to_object(call.arg(0))?;
    for source in call.args.get(1..).unwrap_or_default() {
        if !source.is_nullish() {
            let source = js.to_object(*source)?;
            each(js, source, true, |js, key, value| {
                js.put_strictly(target, key, value)
            })?;
        }
    }
    Ok(Value::object(target))
}

/// `values` or `entries`.
fn listed(js: &mut Js<'_>, call: &Call<'_>, with_names: bool) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    let list = js.array(&[])?;
    let Some(array) = list.as_object() else {
        return Ok(list);
    };
    each(js, object, false, |js, key, value| {
        let entry = match with_names {
            true => {
                let name = js.key_value(key)?;
                js.array(&[name, value])?
            }
            false => value,
        };
        js.append(array, entry)
    })?;
    Ok(list)
}

fn get_own_property_descriptors(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    let prototype = js.realm().prototype(Kind::Ordinary);
    let all = js.make_object(prototype, Kind::Ordinary)?;
    for (key, _) in js.own_keys(object)? {
        let description = description(js, object, key)?;
        js.define(all, key, &Descriptor::of(description, Traits::PLAIN))?;
    }
    Ok(Value::object(all))
}

fn get_own_property_symbols(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    let mut symbols = Vec::new();
    for (key, _) in js.own_keys(object)? {
        if js.is_symbol(key) {
            symbols.push(js.key_value(key)?);
        }
    }
    js.array(&symbols)
}

fn has_own(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    let key = js.to_key(call.arg(1))?;
    Ok(Value::boolean(js.own(object, key)?.is_some()))
}

/// Gives an object another prototype, if it may have that.
fn change_prototype(js: &mut Js<'_>, object: Object, prototype: Value) -> Result<(), Raise> {
    if object.prototype() == prototype {
        return Ok(());
    }
    if !object.is(EXTENSIBLE) {
        let shown = js.shown(Value::object(object));
        return Err(js.type_error(&format!("{shown} is not extensible")));
    }
    let mut at = prototype.as_object();
    while let Some(next) = at {
        if next == object {
            return Err(js.type_error("Cyclic __proto__ value"));
        }
        at = next.prototype().as_object();
    }
    js.set_prototype(object, prototype);
    Ok(())
}

fn set_prototype_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.arg(0).is_nullish() {
        return Err(js.type_error("Object.setPrototypeOf called on null or undefined"));
    }
    let prototype = call.arg(1);
    if prototype.as_object().is_none() && prototype != Value::NULL {
        let shown = js.shown(prototype);
        return Err(js.type_error(&format!(
            "Object prototype may only be an Object or null: {shown}"
        )));
    }
    if let Some(object) = call.arg(0).as_object() {
        change_prototype(js, object, prototype)?;
    }
    Ok(call.arg(0))
}

fn get_proto(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    Ok(js.hold(object.prototype()))
}

fn set_proto(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.this.is_nullish() {
        return Err(js.type_error("Object.prototype.__proto__ called on null or undefined"));
    }
    let prototype = call.arg(0);
    if let Some(object) = call.this.as_object()
        && (prototype.as_object().is_some() || prototype == Value::NULL)
    {
        change_prototype(js, object, prototype)?;
    }
    Ok(Value::UNDEFINED)
}

/// An object of the entries of an array.
fn from_entries(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.arg(0).is_nullish() {
        let shown = js.shown(call.arg(0));
        return Err(js.type_error(&format!("{shown} is not iterable")));
    }
    let prototype = js.realm().prototype(Kind::Ordinary);
    let made = js.make_object(prototype, Kind::Ordinary)?;
    js.each_of(call.arg(0), |js, entry| {
        let Some(entry) = entry.as_object() else {
            let shown = js.shown(entry);
            return Err(js.type_error(&format!("Iterator value {shown} is not an entry object")));
        };
        let (name, value) = (js.get(entry, Key::Index(0))?, js.get(entry, Key::Index(1))?);
        let key = js.to_key(name)?;
        let descriptor = Descriptor::of(value, Traits::PLAIN);
        js.define(made, key, &descriptor).map(|_| ())
    })?;
    Ok(Value::object(made))
}

fn define_accessor(js: &mut Js<'_>, call: &Call<'_>, getter: bool) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let function = call.arg(1);
    if !function.as_object().is_some_and(Object::is_callable) {
        let method = if getter {
            "__defineGetter__"
        } else {
            "__defineSetter__"
        };
        return Err(js.type_error(&format!("Object.prototype.{method}: Expecting function")));
    }
    let key = js.to_key(call.arg(0))?;
    let descriptor = Descriptor {
        get: getter.then_some(function),
        set: (!getter).then_some(function),
        enumerable: Some(true),
        configurable: Some(true),
        ..Descriptor::default()
    };
    js.define_or_throw(object, key, &descriptor)?;
    Ok(Value::UNDEFINED)
}

/// The getter or setter of an attribute: that at a distance in its pair.
fn lookup_accessor(js: &mut Js<'_>, call: &Call<'_>, distance: u64) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let key = js.to_key(call.arg(0))?;
    let found = js.find(object, key)?;
    let accessor = found.and_then(|(_, own)| own.value().address(tag::ACCESSOR));
    Ok(match accessor {
        Some(accessor) => js.hold(heap::value(accessor, distance)),
        None => Value::UNDEFINED,
    })
}

//! `Object` (ECMAScript 5.1 §15.2).

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{EXTENSIBLE, FIXED_LENGTH, Kind, Traits};
use super::super::native::{Call, Native};
use super::super::object::Descriptor;
use super::super::realm::WellKnown;
use super::super::value::{Object, Value, tag};
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

const TABLE: usize = 0;
const METHODS: usize = 14;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Object", 1, construct),
    Native::new("getPrototypeOf", 1, get_prototype_of),
    Native::new("getOwnPropertyDescriptor", 2, get_own_property_descriptor),
    Native::new("getOwnPropertyNames", 1, get_own_property_names),
    Native::new("create", 2, create),
    Native::new("defineProperty", 3, define_property),
    Native::new("defineProperties", 2, define_properties),
    Native::new("seal", 1, seal),
    Native::new("freeze", 1, freeze),
    Native::new("preventExtensions", 1, prevent_extensions),
    Native::new("isSealed", 1, is_sealed),
    Native::new("isFrozen", 1, is_frozen),
    Native::new("isExtensible", 1, is_extensible),
    Native::new("keys", 1, keys),
    Native::new("toString", 0, to_string),
    Native::new("toLocaleString", 0, to_locale_string),
    Native::new("valueOf", 0, value_of),
    Native::new("hasOwnProperty", 1, has_own_property),
    Native::new("isPrototypeOf", 1, is_prototype_of),
    Native::new("propertyIsEnumerable", 1, property_is_enumerable),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    if let Some(prototype) = js.realm().prototype(Kind::Ordinary).as_object() {
        let constructor = js.add_constructor(TABLE, 0, prototype)?;
        js.add_functions(constructor, TABLE, 1..METHODS)?;
        js.add_functions(prototype, TABLE, METHODS..FUNCTIONS.len())?;
        super::object_more::install(js, constructor, prototype)?;
    }
    Ok(())
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.arg(0).is_nullish() {
        let prototype = js.realm().prototype(Kind::Ordinary);
        return Ok(Value::object(js.make_object(prototype, Kind::Ordinary)?));
    }
    Ok(Value::object(js.to_object(call.arg(0))?))
}

fn get_prototype_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    Ok(js.hold(object.prototype()))
}

fn get_own_property_descriptor(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    let key = js.to_key(call.arg(1))?;
    description(js, object, key)
}

/// An attribute as an object that says what it is (§8.10.4).
pub(super) fn description(js: &mut Js<'_>, object: Object, key: Key) -> Result<Value, Raise> {
    let Some(own) = js.own(object, key)? else {
        return Ok(Value::UNDEFINED);
    };
    let (value, traits) = (js.hold(own.value()), own.traits());
    let prototype = js.realm().prototype(Kind::Ordinary);
    let found = js.make_object(prototype, Kind::Ordinary)?;
    let truth = |of: Traits| Value::boolean(traits.has(of));
    match value.address(tag::ACCESSOR) {
        Some(accessor) => {
            js.set_own(found, "get", heap::value(accessor, pair::FIRST), Traits::PLAIN)?;
            js.set_own(found, "set", heap::value(accessor, pair::SECOND), Traits::PLAIN)?;
        }
        None => {
            js.set_own(found, "value", value, Traits::PLAIN)?;
            js.set_own(found, "writable", truth(Traits::WRITABLE), Traits::PLAIN)?;
        }
    }
    js.set_own(found, "enumerable", truth(Traits::ENUMERABLE), Traits::PLAIN)?;
    js.set_own(found, "configurable", truth(Traits::CONFIGURABLE), Traits::PLAIN)?;
    Ok(Value::object(found))
}

pub(super) fn names_of(js: &mut Js<'_>, object: Object, wanted: Traits) -> Result<Value, Raise> {
    let mut names = Vec::new();
    for (key, traits) in js.own_keys(object)? {
        if traits.has(wanted) && !js.is_symbol(key) {
            names.push(js.key_value(key)?);
        }
    }
    js.array(&names)
}

fn get_own_property_names(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    names_of(js, object, Traits::NONE)
}

fn keys(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.arg(0))?;
    names_of(js, object, Traits::ENUMERABLE)
}

fn create(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let prototype = call.arg(0);
    if prototype.as_object().is_none() && prototype != Value::NULL {
        let shown = js.shown(prototype);
        return Err(js.type_error(&format!(
            "Object prototype may only be an Object or null: {shown}"
        )));
    }
    let object = js.make_object(prototype, Kind::Ordinary)?;
    if call.arg(1) != Value::UNDEFINED {
        define_all(js, object, call.arg(1))?;
    }
    Ok(Value::object(object))
}

impl Js<'_> {
    /// What an object says about an attribute (§8.10.5).
    pub(super) fn descriptor_of(&mut self, value: Value) -> Result<Descriptor, Raise> {
        let Some(object) = value.as_object() else {
            let shown = self.shown(value);
            return Err(self.type_error(&format!("Property description must be an object: {shown}")));
        };
        let mut part = |name: &str| -> Result<Option<Value>, Raise> {
            let key = self.key(name)?;
            match self.has(object, key)? {
                true => self.get(object, key).map(Some),
                false => Ok(None),
            }
        };
        let [enumerable, configurable] = [part("enumerable")?, part("configurable")?];
        let [value, writable] = [part("value")?, part("writable")?];
        let [get, set] = [part("get")?, part("set")?];
        for (accessor, what) in [(get, "Getter"), (set, "Setter")] {
            let fits = accessor.is_none_or(|value| {
                value == Value::UNDEFINED || value.as_object().is_some_and(Object::is_callable)
            });
            if !fits {
                return Err(self.type_error(&format!("{what} must be a function")));
            }
        }
        let mut truth = |value: Option<Value>| value.map(|value| self.to_boolean(value));
        let descriptor = Descriptor {
            value,
            get,
            set,
            writable: truth(writable),
            enumerable: truth(enumerable),
            configurable: truth(configurable),
        };
        if descriptor.is_accessor() && descriptor.is_data() {
            let message = "Invalid property descriptor. Cannot both specify accessors and a value or writable attribute";
            return Err(self.type_error(message));
        }
        Ok(descriptor)
    }

    pub(super) fn define_or_throw(
        &mut self,
        object: Object,
        key: Key,
        descriptor: &Descriptor,
    ) -> Result<(), Raise> {
        if self.define(object, key, descriptor)? {
            return Ok(());
        }
        let shown = self.key_shown(key);
        Err(self.type_error(&match object.is(EXTENSIBLE) {
            true => format!("Cannot redefine property: {shown}"),
            false => format!("Cannot define property {shown}, object is not extensible"),
        }))
    }
}

fn object_or_throw(js: &mut Js<'_>, value: Value, what: &str) -> Result<Object, Raise> {
    match value.as_object() {
        Some(object) => Ok(object),
        None => Err(js.type_error(&format!("{what} called on non-object"))),
    }
}

fn define_property(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = object_or_throw(js, call.arg(0), "Object.defineProperty")?;
    let key = js.to_key(call.arg(1))?;
    let descriptor = js.descriptor_of(call.arg(2))?;
    js.define_or_throw(object, key, &descriptor)?;
    Ok(call.arg(0))
}

fn define_all(js: &mut Js<'_>, object: Object, all: Value) -> Result<(), Raise> {
    let all = js.to_object(all)?;
    let mut descriptors = Vec::new();
    for (key, traits) in js.own_keys(all)? {
        if traits.has(Traits::ENUMERABLE) {
            let value = js.get(all, key)?;
            descriptors.push((key, js.descriptor_of(value)?));
        }
    }
    for (key, descriptor) in descriptors {
        js.define_or_throw(object, key, &descriptor)?;
    }
    Ok(())
}

fn define_properties(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = object_or_throw(js, call.arg(0), "Object.defineProperties")?;
    define_all(js, object, call.arg(1))?;
    Ok(call.arg(0))
}

/// Makes attributes less than they were.
fn restrict(js: &mut Js<'_>, object: Object, frozen: bool) -> Result<(), Raise> {
    for (key, traits) in js.own_keys(object)? {
        let descriptor = Descriptor {
            configurable: Some(false),
            writable: (frozen && !traits.has(Traits::ACCESSOR)).then_some(false),
            ..Descriptor::default()
        };
        js.define_or_throw(object, key, &descriptor)?;
    }
    if frozen && object.kind() == Kind::Array {
        object.set_flag(FIXED_LENGTH, true);
    }
    js.prevent_extensions(object)
}

fn seal(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if let Some(object) = call.arg(0).as_object() {
        restrict(js, object, false)?;
    }
    Ok(call.arg(0))
}

fn freeze(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if let Some(object) = call.arg(0).as_object() {
        restrict(js, object, true)?;
    }
    Ok(call.arg(0))
}

fn prevent_extensions(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if let Some(object) = call.arg(0).as_object() {
        js.own_keys(object)?;
        js.prevent_extensions(object)?;
    }
    Ok(call.arg(0))
}

fn is_restricted(js: &mut Js<'_>, value: Value, frozen: bool) -> Result<Value, Raise> {
    let Some(object) = value.as_object() else {
        return Ok(Value::TRUE);
    };
    let free = |traits: Traits| traits.has(Traits::CONFIGURABLE) || frozen && traits.has(Traits::WRITABLE);
    let keys = js.own_keys(object)?;
    let mut restricted = !object.is(EXTENSIBLE);
    for (key, _) in keys {
        restricted &= js.own(object, key)?.is_none_or(|own| !free(own.traits()));
    }
    Ok(Value::boolean(restricted))
}

fn is_sealed(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    is_restricted(js, call.arg(0), false)
}

fn is_frozen(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    is_restricted(js, call.arg(0), true)
}

fn is_extensible(_: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = call.arg(0).as_object();
    Ok(Value::boolean(object.is_some_and(|object| object.is(EXTENSIBLE))))
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let class = match call.this {
        Value::UNDEFINED | Value::HOLE => "Undefined",
        Value::NULL => "Null",
        this => {
            let object = js.to_object(this)?;
            if let Some(key) = js.well_known(WellKnown::ToStringTag)
                && let Some(tag) = js.get(object, key)?.as_string()
            {
                let tag = js.text_of(tag)?;
                return js.string(&format!("[object {tag}]"));
            }
            match object.kind() {
                // What later editions added says so itself.
                kind if kind as u32 <= Kind::RegExp as u32
                    && !matches!(kind, Kind::Symbol | Kind::BigInt) =>
                {
                    kind.class()
                }
                _ => "Object",
            }
        }
    };
    js.string(&format!("[object {class}]"))
}

fn to_locale_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let name = js.realm().names.to_string;
    let method = js.get_of(call.this, Key::Name(name))?;
    js.call(method, call.this, &[])
}

fn value_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Ok(Value::object(js.to_object(call.this)?))
}

fn has_own_property(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let key = js.to_key(call.arg(0))?;
    let object = js.to_object(call.this)?;
    Ok(Value::boolean(js.own(object, key)?.is_some()))
}

fn is_prototype_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let Some(object) = call.arg(0).as_object() else {
        return Ok(Value::FALSE);
    };
    let this = Value::object(js.to_object(call.this)?);
    let mut at = object.prototype();
    while let Some(next) = at.as_object() {
        if at == this {
            return Ok(Value::TRUE);
        }
        at = next.prototype();
    }
    Ok(Value::FALSE)
}

fn property_is_enumerable(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let key = js.to_key(call.arg(0))?;
    let object = js.to_object(call.this)?;
    let own = js.own(object, key)?;
    Ok(Value::boolean(
        own.is_some_and(|own| own.traits().has(Traits::ENUMERABLE)),
    ))
}

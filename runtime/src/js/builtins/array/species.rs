//! Arrays of other kinds: what constructors other than `Array` make (ECMAScript, ArraySpeciesCreate).

use super::super::super::context::Js;
use super::super::super::kinds::{CONSTRUCTOR, Kind, NATIVE, Traits};
use super::super::super::native::{Call, number};
use super::super::super::object::Descriptor;
use super::super::super::realm::WellKnown;
use super::super::super::value::{Object, Value};
use super::{TABLE, element, length, present, set_length, step};
use crate::managed::Raise;

/// What another constructor has made, to be filled with the elements of an array; nothing for the usual one.
pub(super) struct Other(Option<Object>);

impl Other {
    /// What a method of an object makes, which has a length.
    pub fn of(js: &mut Js<'_>, object: Object, length: f64) -> Result<Other, Raise> {
        if object.kind() != Kind::Array {
            return Ok(Other(None));
        }
        let usual = js.realm().prototype(Kind::Array);
        match js.species_of(object, usual)? {
            Some(constructor) => Other::made(js, constructor, &[Value::number(length)]),
            None => Ok(Other(None)),
        }
    }

    fn made(js: &mut Js<'_>, constructor: Value, args: &[Value]) -> Result<Other, Raise> {
        let made = js.construct(constructor, args)?;
        Ok(Other(made.as_object()))
    }

    /// The array, or the other object with its elements and its length.
    pub fn filled(self, js: &mut Js<'_>, array: Value) -> Result<Value, Raise> {
        let length = array.as_object().map_or(0, Object::length);
        let other = self.0;
        let result = self.filled_only(js, array)?;
        if let Some(other) = other {
            set_length(js, other, length.into())?;
        }
        Ok(result)
    }

    /// As [`Other::filled`], without the length.
    pub fn filled_only(self, js: &mut Js<'_>, array: Value) -> Result<Value, Raise> {
        let (Some(other), Some(array)) = (self.0, array.as_object()) else {
            return Ok(array);
        };
        let (mut at, end) = (0.0, f64::from(array.length()));
        while at < end {
            step(js, |js| match present(js, array, at)? {
                Some(value) => define(js, other, at, value),
                None => Ok(()),
            })?;
            at += 1.0;
        }
        Ok(Value::object(other))
    }
}

/// Defines an element (ECMAScript, CreateDataPropertyOrThrow).
fn define(js: &mut Js<'_>, object: Object, at: f64, value: Value) -> Result<(), Raise> {
    let key = js.to_key(Value::number(at))?;
    let descriptor = Descriptor::of(value, Traits::PLAIN);
    if js.define(object, key, &descriptor)? {
        return Ok(());
    }
    let shown = js.key_shown(key);
    Err(js.type_error(&format!("Cannot redefine property: {shown}")))
}

/// What `this` of a function of `Array` makes, unless that is `Array`.
fn constructed(js: &mut Js<'_>, this: Value, args: &[Value]) -> Result<Other, Raise> {
    let constructor = this
        .as_object()
        .filter(|object| object.is_callable() && object.is(CONSTRUCTOR));
    match constructor {
        Some(usual) if usual.is(NATIVE) && usual.length() == number(TABLE, 0) => Ok(Other(None)),
        Some(constructor) => Other::made(js, Value::object(constructor), args),
        None => Ok(Other(None)),
    }
}

/// `Array.of`
pub(super) fn of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let other = constructed(js, call.this, &[Value::number(call.args.len() as f64)])?;
    let array = js.array(call.args)?;
    other.filled(js, array)
}

/// `Array.from`: what an iterator gives, or the elements of an object with a length.
pub(super) fn from(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let source = call.arg(0);
    let function = call.arg(1);
    if function != Value::UNDEFINED && !function.as_object().is_some_and(Object::is_callable) {
        return Err(js.not_callable(function));
    }
    if source.is_nullish() {
        let shown = match source {
            Value::NULL => "object null",
            _ => "undefined",
        };
        let message = format!("{shown} is not iterable (cannot read property Symbol(Symbol.iterator))");
        return Err(js.type_error(&message));
    }
    let mapped = |js: &mut Js<'_>, value: Value, at: f64| match function {
        Value::UNDEFINED => Ok(value),
        function => js.call(function, call.arg(2), &[value, Value::number(at)]),
    };
    let method = match js.well_known(WellKnown::Iterator) {
        Some(key) => js.get_of(source, key)?,
        None => Value::UNDEFINED,
    };
    let array = js.array(&[])?;
    let Some(made) = array.as_object() else {
        return Ok(array);
    };
    if !method.is_nullish() {
        let other = constructed(js, call.this, &[])?;
        let mut at = 0.0;
        js.each_of(source, |js, value| {
            let value = mapped(js, value, at)?;
            at += 1.0;
            super::append(js, made, value)
        })?;
        return other.filled(js, array);
    }
    let object = js.to_object(source)?;
    let (mut at, end) = (0.0, length(js, object)?);
    let other = constructed(js, call.this, &[Value::number(end)])?;
    while at < end {
        step(js, |js| {
            let value = element(js, object, at)?;
            let value = mapped(js, value, at)?;
            super::append(js, made, value)
        })?;
        at += 1.0;
    }
    other.filled(js, array)
}

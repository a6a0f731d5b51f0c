//! `ArrayBuffer`, arrays of numbers and `DataView` (ECMAScript 2015 §24.1, §22.2, §24.2).

pub(super) mod array;
pub(super) mod methods;
pub(super) mod view;

use super::super::context::Js;
use super::super::kinds::Kind;
use super::super::native::{Call, Native};
use super::super::realm::WellKnown;
use super::super::typed::{Bytes, Element};
use super::super::value::{Object, Value};
use crate::managed::Raise;

const TABLE: usize = 26;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("ArrayBuffer", 1, construct),
    Native::new("isView", 1, |_, call| {
        let kind = call.arg(0).as_object().map(Object::kind);
        Ok(Value::boolean(kind.is_some_and(|kind| {
            kind == Kind::DataView || Element::of(kind).is_some()
        })))
    }),
    Native::new("get [Symbol.species]", 0, |_, call| Ok(call.this)),
    Native::new("get byteLength", 0, |js, call| {
        let buffer = receiver(js, call)?;
        let length = Bytes::of(buffer).map_or(0, |bytes| bytes.length);
        Ok(Value::number(length as f64))
    }),
    Native::new("slice", 2, slice),
];
const SPECIES: usize = 2;
const LENGTH: usize = 3;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::ArrayBuffer)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..SPECIES)?;
    js.add_species(constructor, TABLE, SPECIES)?;
    js.add_getter(prototype, TABLE, LENGTH)?;
    js.add_functions(prototype, TABLE, LENGTH + 1..FUNCTIONS.len())?;
    js.set_tag(prototype, "ArrayBuffer")?;
    array::install(js)?;
    view::install(js)
}

fn receiver(js: &mut Js<'_>, call: &Call<'_>) -> Result<Object, Raise> {
    match call
        .this
        .as_object()
        .filter(|object| object.kind() == Kind::ArrayBuffer)
    {
        Some(buffer) => Ok(buffer),
        None => {
            let (name, shown) = (js.method_name(call), js.shown(call.this));
            let name = name.trim_start_matches("get ");
            Err(js.type_error(&format!(
                "Method ArrayBuffer.prototype.{name} called on incompatible receiver {shown}"
            )))
        }
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    js.require_new(call)?;
    let length = js.index_of_value(call.arg(0), "Array buffer allocation failed")?;
    js.make_buffer(length).map(Value::object)
}

fn slice(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let buffer = receiver(js, call)?;
    let length = js.bytes_of(buffer)?.length as f64;
    let start = js.relative(call.arg(0), length, 0.0)?;
    let end = js.relative(call.arg(1), length, length)?;
    let size = (end - start).max(0.0);
    let usual = js.realm().prototype(Kind::ArrayBuffer);
    let constructor = js.species_of(buffer, usual)?;
    let made = match constructor {
        None => js.make_buffer(size as u64)?,
        Some(constructor) => {
            let made = js.construct(constructor, &[Value::number(size)])?;
            let made = made.as_object().filter(|made| made.kind() == Kind::ArrayBuffer);
            let Some(made) = made else {
                return Err(js.type_error("the species of a buffer makes no buffers"));
            };
            if made == buffer {
                return Err(js.type_error("ArrayBuffer subclass returned this from species constructor"));
            }
            if (js.bytes_of(made)?.length as f64) < size {
                return Err(js.type_error("Species constructor returned a too small ArrayBuffer"));
            }
            made
        }
    };
    let (from, to) = (js.bytes_of(buffer)?, js.bytes_of(made)?);
    to.write(0, &from.copy(start as u64, size as u64));
    Ok(Value::object(made))
}

impl Js<'_> {
    /// A length or a place in bytes (ECMAScript, ToIndex).
    pub(super) fn index_of_value(&mut self, value: Value, message: &str) -> Result<u64, Raise> {
        let number = self.to_integer(value)?;
        match (0.0..=9_007_199_254_740_991.0).contains(&number) {
            true => Ok(number as u64),
            false => Err(self.range_error(message)),
        }
    }

    /// A place that is counted from the end if it is negative.
    pub(super) fn relative(&mut self, value: Value, length: f64, otherwise: f64) -> Result<f64, Raise> {
        if value == Value::UNDEFINED {
            return Ok(otherwise);
        }
        let at = self.to_integer(value)?;
        Ok(match at < 0.0 {
            true => (length + at).max(0.0),
            false => at.min(length),
        })
    }

    /// The bytes of a buffer.
    pub(super) fn bytes_of(&mut self, buffer: Object) -> Result<Bytes, Raise> {
        match Bytes::of(buffer) {
            Some(bytes) => Ok(bytes),
            None => Err(self.type_error("Cannot perform the operation on a detached ArrayBuffer")),
        }
    }

    /// The constructor that methods make objects like one with, unless that is the usual one, which its prototype tells (ECMAScript,
    /// SpeciesConstructor).
    pub(super) fn species_of(&mut self, object: Object, usual: Value) -> Result<Option<Value>, Raise> {
        let constructor = self.get_named(object, "constructor")?;
        if constructor == Value::UNDEFINED {
            return Ok(None);
        }
        let Some(found) = constructor.as_object() else {
            return Err(self.type_error("object.constructor is not an object"));
        };
        let species = match self.well_known(WellKnown::Species) {
            Some(key) => self.get(found, key)?,
            None => Value::UNDEFINED,
        };
        if species.is_nullish() {
            return Ok(None);
        }
        let usual = match usual.as_object() {
            Some(usual) => self.get_named(usual, "constructor")?,
            None => Value::UNDEFINED,
        };
        Ok((species != usual).then_some(species))
    }
}

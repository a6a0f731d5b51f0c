//! `JSON.parse`: the values of a text. What is open is on a list, not on the system's stack.

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::kinds::{ErrorKind, Kind, Traits};
use super::super::super::native::Call;
use super::super::super::object::Descriptor;
use super::super::super::value::{Object, Value};
use super::read::{Bad, Reader, Scalar};
use crate::managed::Raise;

/// An array or object that is not complete, and the name of the attribute that is read.
struct Open {
    object: Object,
    key: Key,
}

impl Open {
    fn is_array(&self) -> bool {
        self.object.kind() == Kind::Array
    }
}

pub(in super::super) fn parse(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let text = js.to_string(call.arg(0))?;
    let units = js.units_of(text)?;
    let mut parser = Parser {
        js,
        reader: Reader::new(&units),
    };
    let value = parser.all()?;
    let reviver = call.arg(1);
    if !reviver.as_object().is_some_and(Object::is_callable) {
        return Ok(value);
    }
    let (root, key) = holder(js, value)?;
    revive(js, root, key, reviver)
}

/// An object whose attribute without a name is a value, and that name.
pub(super) fn holder(js: &mut Js<'_>, value: Value) -> Result<(Object, Key), Raise> {
    let prototype = js.realm().prototype(Kind::Ordinary);
    let root = js.make_object(prototype, Kind::Ordinary)?;
    let key = js.key("")?;
    js.add(root, key, value, Traits::PLAIN)?;
    Ok((root, key))
}

struct Parser<'p, 'v, 'u> {
    js: &'p mut Js<'v>,
    reader: Reader<'u>,
}

impl Parser<'_, '_, '_> {
    fn fail(&mut self, bad: Bad) -> Raise {
        let message = self.reader.message(bad);
        self.js.error(ErrorKind::Syntax, &message)
    }

    /// Makes an error of what could not be read.
    fn try_to<T>(&mut self, read: Result<T, Bad>) -> Result<T, Raise> {
        read.map_err(|bad| self.fail(bad))
    }

    fn all(&mut self) -> Result<Value, Raise> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            // Brackets are opened until there is a value that is complete.
            let Some(mut value) = self.begin(&mut open)? else {
                continue;
            };
            loop {
                let Some(last) = open.last_mut() else {
                    let end = self.reader.end();
                    self.try_to(end)?;
                    return Ok(value);
                };
                if last.is_array() {
                    self.js.append(last.object, value)?;
                } else {
                    let descriptor = Descriptor::of(value, Traits::PLAIN);
                    self.js.define(last.object, last.key, &descriptor)?;
                }
                let more = self.reader.next_after_value(last.is_array());
                if !self.try_to(more)? {
                    value = Value::object(last.object);
                    open.pop();
                } else {
                    if !last.is_array() {
                        let name = self.reader.following_name();
                        last.key = self.key(name)?;
                    }
                    break;
                }
            }
        }
    }

    fn key(&mut self, name: Result<Vec<u16>, Bad>) -> Result<Key, Raise> {
        let name = self.try_to(name)?;
        self.js.units_key(&name)
    }

    /// Reads a value that is complete at once, or opens a bracket.
    fn begin(&mut self, open: &mut Vec<Open>) -> Result<Option<Value>, Raise> {
        let kind = match self.reader.bracket() {
            Some(b'[') => Kind::Array,
            Some(_) => Kind::Ordinary,
            None => {
                let scalar = self.reader.scalar();
                let scalar = self.try_to(scalar)?;
                return self.scalar(scalar).map(Some);
            }
        };
        let prototype = self.js.realm().prototype(kind);
        let object = self.js.make_object(prototype, kind)?;
        if self.reader.closes(kind == Kind::Array) {
            return Ok(Some(Value::object(object)));
        }
        let key = match kind {
            Kind::Array => Key::Index(0),
            _ => {
                let name = self.reader.first_name();
                self.key(name)?
            }
        };
        open.push(Open { object, key });
        Ok(None)
    }

    fn scalar(&mut self, scalar: Scalar) -> Result<Value, Raise> {
        Ok(match scalar {
            Scalar::Null => Value::NULL,
            Scalar::Truth(truth) => Value::boolean(truth),
            Scalar::Number(number) => Value::number(number),
            Scalar::Text(units) => Value::string(self.js.string_of_units(&units)?),
        })
    }
}

/// What a function makes of a value, from the innermost values on.
fn revive(js: &mut Js<'_>, holder: Object, key: Key, reviver: Value) -> Result<Value, Raise> {
    let value = js.get(holder, key)?;
    if let Some(object) = value.as_object() {
        let keys = js.own_keys(object)?;
        for (key, traits) in keys {
            if traits.has(Traits::ENUMERABLE) && !js.is_symbol(key) {
                js.deeper(|js| {
                    let new = revive(js, object, key, reviver)?;
                    match new {
                        Value::UNDEFINED => js.delete(object, key)?,
                        new => js.define(object, key, &Descriptor::of(new, Traits::PLAIN))?,
                    };
                    Ok(Value::UNDEFINED)
                })?;
            }
        }
    }
    let name = js.key_value(key)?;
    js.call(reviver, Value::object(holder), &[name, value])
}

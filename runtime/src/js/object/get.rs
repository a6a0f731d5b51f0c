//! Reading attributes.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::value::{Kind as ValueKind, Object, Value, tag};
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

impl Js<'_> {
    /// The object that has an attribute, along the prototypes, and the attribute.
    ///
    /// # Errors
    /// No memory.
    pub fn find(&mut self, object: Object, key: Key) -> Result<Option<(Object, super::exotic::Own)>, Raise> {
        let mut at = object;
        loop {
            if let Some(own) = self.own(at, key)? {
                return Ok(Some((at, own)));
            }
            match at.prototype().as_object() {
                Some(next) if self.numeric(at, key).is_none() => at = next,
                _ => return Ok(None),
            }
        }
    }

    /// Whether an object or one of its prototypes has an attribute (§8.12.6).
    ///
    /// # Errors
    /// No memory.
    pub fn has(&mut self, object: Object, key: Key) -> Result<bool, Raise> {
        Ok(self.find(object, key)?.is_some())
    }

    /// The value of an attribute (§8.12.3), for `this`.
    ///
    /// # Errors
    /// What a getter throws.
    pub fn get_for(&mut self, object: Object, key: Key, this: Value) -> Result<Value, Raise> {
        Ok(self.get_if(object, key, this)?.unwrap_or(Value::UNDEFINED))
    }

    /// As [`Js::get_for`], `None` if there is no such attribute.
    ///
    /// # Errors
    /// As there.
    pub fn get_if(&mut self, object: Object, key: Key, this: Value) -> Result<Option<Value>, Raise> {
        let Some((_, own)) = self.find(object, key)? else {
            return Ok(None);
        };
        let value = own.value();
        let Some(accessor) = value.address(tag::ACCESSOR) else {
            return Ok(Some(self.hold(value)));
        };
        match heap::value(accessor, pair::FIRST) {
            Value::UNDEFINED => Ok(Some(Value::UNDEFINED)),
            getter => {
                let getter = self.hold(getter);
                self.call(getter, this, &[]).map(Some)
            }
        }
    }

    /// The value of an attribute of an object.
    ///
    /// # Errors
    /// What a getter throws.
    pub fn get(&mut self, object: Object, key: Key) -> Result<Value, Raise> {
        self.get_for(object, key, Value::object(object))
    }

    /// As [`Js::get`], by the text of the name.
    ///
    /// # Errors
    /// As there.
    pub fn get_named(&mut self, object: Object, name: &str) -> Result<Value, Raise> {
        let key = self.key(name)?;
        self.get(object, key)
    }

    /// The value of an attribute of a value (§8.7.1).
    ///
    /// # Errors
    /// `TypeError` if it is undefined or null; what a getter throws.
    pub fn get_of(&mut self, value: Value, key: Key) -> Result<Value, Raise> {
        if let Some(object) = value.as_object() {
            return self.get(object, key);
        }
        if let Some(text) = value.as_string() {
            match key {
                Key::Index(index) if index < self.string_length(text) => {
                    let unit = self.units(text)?.get(index as usize).unwrap_or(0);
                    return self.unit_string(unit);
                }
                Key::Name(name) if name == self.realm().names.length => {
                    return Ok(Value::number(self.string_length(text).into()));
                }
                _ => {}
            }
        }
        match primitive_kind(value) {
            Some(kind) => self.get_from(kind, key, value),
            None => {
                let shown = self.key_shown(key);
                let what = if value == Value::NULL { "null" } else { "undefined" };
                Err(self.type_error(&format!("Cannot read properties of {what} (reading '{shown}')")))
            }
        }
    }

    fn get_from(&mut self, kind: Kind, key: Key, this: Value) -> Result<Value, Raise> {
        match self.realm().prototype(kind).as_object() {
            Some(prototype) => self.get_for(prototype, key, this),
            None => Ok(Value::UNDEFINED),
        }
    }

    /// A key in a message.
    pub(in super::super) fn key_shown(&mut self, key: Key) -> String {
        if let Key::Name(name) = key
            && let Some(symbol) = self.realm().symbol_of.get(&name).copied()
        {
            return self.shown(symbol);
        }
        String::from_utf8_lossy(&self.key_text(key)).into_owned()
    }
}

/// The kind of object whose prototype has the attributes of a primitive value, if it has any.
pub(super) fn primitive_kind(value: Value) -> Option<Kind> {
    match value.kind() {
        ValueKind::String(_) => Some(Kind::String),
        ValueKind::Number(_) => Some(Kind::Number),
        ValueKind::Boolean(_) => Some(Kind::Boolean),
        ValueKind::Symbol(_) => Some(Kind::Symbol),
        ValueKind::BigInt(_) => Some(Kind::BigInt),
        _ => None,
    }
}

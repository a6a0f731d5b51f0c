//! Conversions (ECMAScript 5.1 §9).

use super::context::Js;
use super::key::Key;
use super::kinds::Kind;
use super::value::{Kind as ValueKind, Object, Str, Value};
use super::{heap, number};
use crate::managed::Raise;

/// Which primitive value of an object is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Either; of dates the string.
    Default,
    /// A number.
    Number,
    /// A string.
    String,
}

impl Js<'_> {
    /// The primitive value of an object (§9.1).
    ///
    /// # Errors
    /// What its methods throw; `TypeError` if they give objects.
    pub fn to_primitive(&mut self, value: Value, hint: Hint) -> Result<Value, Raise> {
        let Some(object) = value.as_object() else {
            return Ok(value);
        };
        if let Some(key) = self.well_known(super::realm::WellKnown::ToPrimitive) {
            let method = self.get(object, key)?;
            if !method.is_nullish() {
                let hint = self.string(match hint {
                    Hint::Default => "default",
                    Hint::Number => "number",
                    Hint::String => "string",
                })?;
                let result = self.call(method, value, &[hint])?;
                return match result.as_object() {
                    None => Ok(result),
                    Some(_) => Err(self.type_error("Cannot convert object to primitive value")),
                };
            }
        }
        self.ordinary_primitive(object, hint == Hint::String)
    }

    /// The primitive value that `toString` or `valueOf` gives; a string is wanted, or a number (ECMAScript 2015 §7.1.1).
    ///
    /// # Errors
    /// As [`Js::to_primitive`].
    pub(super) fn ordinary_primitive(&mut self, object: Object, text: bool) -> Result<Value, Raise> {
        let (value_of, to_string) = {
            let names = &self.realm().names;
            (names.value_of, names.to_string)
        };
        let order = match text {
            true => [to_string, value_of],
            false => [value_of, to_string],
        };
        for name in order {
            let method = self.get(object, Key::Name(name))?;
            if method.as_object().is_some_and(Object::is_callable) {
                let result = self.call(method, Value::object(object), &[])?;
                if result.as_object().is_none() {
                    return Ok(result);
                }
            }
        }
        Err(self.type_error("Cannot convert object to primitive value"))
    }

    /// The truth value (§9.2).
    pub fn to_boolean(&mut self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Undefined | ValueKind::Null => false,
            ValueKind::Boolean(value) => value,
            ValueKind::Number(value) => value != 0.0 && !value.is_nan(),
            ValueKind::String(text) => self.string_length(text) > 0,
            ValueKind::BigInt(big) => !self.is_zero(big),
            ValueKind::Symbol(_) | ValueKind::Object(_) => true,
        }
    }

    /// The number (§9.3).
    ///
    /// # Errors
    /// What conversion to a primitive value throws; `TypeError` for symbols and big integers.
    pub fn to_number(&mut self, value: Value) -> Result<f64, Raise> {
        Ok(match value.kind() {
            ValueKind::Undefined => f64::NAN,
            ValueKind::Null => 0.0,
            ValueKind::Boolean(value) => f64::from(u8::from(value)),
            ValueKind::Number(value) => value,
            ValueKind::String(text) => {
                let units = self.units_of(text)?;
                number::from_string(&units)
            }
            ValueKind::Symbol(_) => {
                return Err(self.type_error("Cannot convert a Symbol value to a number"));
            }
            ValueKind::BigInt(_) => {
                return Err(self.type_error("Cannot convert a BigInt value to a number"));
            }
            ValueKind::Object(_) => {
                let primitive = self.to_primitive(value, Hint::Number)?;
                return self.to_number(primitive);
            }
        })
    }

    /// The integer (§9.4).
    ///
    /// # Errors
    /// As [`Js::to_number`].
    pub fn to_integer(&mut self, value: Value) -> Result<f64, Raise> {
        Ok(number::to_integer(self.to_number(value)?))
    }

    /// The integer of 32 bits (§9.5).
    ///
    /// # Errors
    /// As [`Js::to_number`].
    pub fn to_int32(&mut self, value: Value) -> Result<i32, Raise> {
        match value.as_int() {
            Some(value) => Ok(value),
            None => Ok(number::to_int32(self.to_number(value)?)),
        }
    }

    /// The unsigned integer of 32 bits (§9.6).
    ///
    /// # Errors
    /// As [`Js::to_number`].
    pub fn to_uint32(&mut self, value: Value) -> Result<u32, Raise> {
        Ok(self.to_int32(value)? as u32)
    }

    /// The string (§9.8).
    ///
    /// # Errors
    /// What conversion to a primitive value throws; `TypeError` for symbols.
    pub fn to_string(&mut self, value: Value) -> Result<Str, Raise> {
        let text = match value.kind() {
            ValueKind::String(text) => return Ok(text),
            ValueKind::Undefined => "undefined",
            ValueKind::Null => "null",
            ValueKind::Boolean(true) => "true",
            ValueKind::Boolean(false) => "false",
            ValueKind::Number(value) => {
                let text = number::to_string(value);
                return self.string_of(heap::Units::Narrow(text.as_bytes()));
            }
            ValueKind::Symbol(_) => {
                return Err(self.type_error("Cannot convert a Symbol value to a string"));
            }
            ValueKind::BigInt(big) => {
                let text = self.digits_of(big, 10);
                return self.string_of(heap::Units::Narrow(text.as_bytes()));
            }
            ValueKind::Object(_) => {
                let primitive = self.to_primitive(value, Hint::String)?;
                return self.to_string(primitive);
            }
        };
        self.string_of(heap::Units::Narrow(text.as_bytes()))
    }

    /// The text of a value.
    ///
    /// # Errors
    /// As [`Js::to_string`].
    pub fn to_text(&mut self, value: Value) -> Result<String, Raise> {
        let string = self.to_string(value)?;
        self.text_of(string)
    }

    /// The object (§9.9).
    ///
    /// # Errors
    /// `TypeError` for undefined and null.
    pub fn to_object(&mut self, value: Value) -> Result<Object, Raise> {
        let kind = match value.kind() {
            ValueKind::Object(object) => return Ok(object),
            ValueKind::Undefined | ValueKind::Null => {
                return Err(self.type_error("Cannot convert undefined or null to object"));
            }
            ValueKind::Boolean(_) => Kind::Boolean,
            ValueKind::Number(_) => Kind::Number,
            ValueKind::String(_) => Kind::String,
            ValueKind::Symbol(_) => Kind::Symbol,
            ValueKind::BigInt(_) => Kind::BigInt,
        };
        let prototype = self.realm().prototype(kind);
        let object = self.make_object(prototype, kind)?;
        self.set_data(object, value);
        Ok(object)
    }
}

//! Values as Rust has them.

use std::fmt;

use super::object::Object;

/// A string: UTF-16, where surrogates may stand alone.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Text(Box<[u16]>);

impl Text {
    /// A string of these units.
    pub fn from_units(units: Vec<u16>) -> Text {
        Text(units.into())
    }

    /// Its units.
    pub fn units(&self) -> &[u16] {
        &self.0
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text(text.encode_utf16().collect())
    }
}

/// As UTF-8; a surrogate that stands alone is U+FFFD.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf16_lossy(&self.0))
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.0.iter().copied().eq(other.encode_utf16())
    }
}

/// A value. Numbers are equal as Rust's are, objects if they are the same.
#[derive(Clone, PartialEq, Default, Debug)]
pub enum Value {
    /// `undefined`
    #[default]
    Undefined,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number.
    Number(f64),
    /// A string.
    String(Text),
    /// A big integer: its digits in decimal notation.
    BigInt(String),
    /// An object, a function, or a symbol, which is nothing but itself.
    Object(Object),
}

impl Value {
    /// The number that this is.
    pub fn as_number(&self) -> Option<f64> {
        match self {
            Value::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The truth value that this is.
    pub fn as_boolean(&self) -> Option<bool> {
        match self {
            Value::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    /// The string that this is.
    pub fn as_text(&self) -> Option<&Text> {
        match self {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The object that this is.
    pub fn as_object(&self) -> Option<&Object> {
        match self {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }

    /// Whether this is `undefined` or `null`.
    pub fn is_nullish(&self) -> bool {
        matches!(self, Value::Undefined | Value::Null)
    }
}

macro_rules! from {
    ($($ty:ty, $value:ident => $body:expr;)*) => {
        $(impl From<$ty> for Value {
            fn from($value: $ty) -> Value {
                $body
            }
        })*
    };
}
from! {
    bool, value => Value::Boolean(value);
    f64, value => Value::Number(value);
    i32, value => Value::Number(value.into());
    u32, value => Value::Number(value.into());
    &str, value => Value::String(value.into());
    String, value => Value::String(value.as_str().into());
    Text, value => Value::String(value);
    Object, value => Value::Object(value);
    &Object, value => Value::Object(value.clone());
    (), _value => Value::Undefined;
}

impl<T: Into<Value>> From<Option<T>> for Value {
    /// `None` is `undefined`.
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Undefined, Into::into)
    }
}

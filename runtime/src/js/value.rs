//! Values: 8 bytes in the encoding of [`maple_mirbin::tagged`].
//!
//! A number is an integer if it has 32 bits and is not -0, else a double; so equal numbers have equal bits, but for the zeros and NaN. What is
//! neither number, big integer, string nor object is a null reference whose tag says which value it is: it owns nothing. Memory that nobody
//! has written is [`Value::HOLE`].

use maple_mirbin::{js, tagged};

pub use maple_mirbin::js::tag;

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Value(pub u64);

/// What a value is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// `undefined`, and what only the runtime knows.
    Undefined,
    /// `null`
    Null,
    /// A truth value.
    Boolean(bool),
    /// A number.
    Number(f64),
    /// A string.
    String(Str),
    /// A symbol.
    Symbol(u64),
    /// A big integer.
    BigInt(Big),
    /// An object.
    Object(Object),
}

/// An object: the address of its payload, which has the words of [`maple_mirbin::js::layout::object`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Object(pub(super) u64);

/// A string: the address of its payload, which has the words of [`maple_mirbin::js::layout::string`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Str(pub(super) u64);

/// A big integer: the address of its bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Big(pub(super) u64);

impl Value {
    /// `undefined`
    pub const UNDEFINED: Value = Value(js::immediate(tag::UNDEFINED));
    /// `null`
    pub const NULL: Value = Value(js::immediate(tag::NULL));
    /// What is not there: a variable before its initialisation, an element that an array lacks. It is zero, which the number is not.
    pub const HOLE: Value = Value(0);
    /// `false`
    pub const FALSE: Value = Value(js::immediate(tag::FALSE));
    /// `true`
    pub const TRUE: Value = Value(js::immediate(tag::TRUE));
    /// 0
    pub const ZERO: Value = Value::int(0);

    /// A truth value.
    pub const fn boolean(value: bool) -> Value {
        if value { Value::TRUE } else { Value::FALSE }
    }

    /// An integer.
    pub const fn int(value: i32) -> Value {
        Value(js::int(value))
    }

    /// A number.
    pub const fn number(value: f64) -> Value {
        Value(js::number(value))
    }

    /// The object.
    pub const fn object(object: Object) -> Value {
        Value(tagged::from_reference(object.0, tag::OBJECT))
    }

    /// The string.
    pub const fn string(string: Str) -> Value {
        Value(tagged::from_reference(string.0, tag::STRING))
    }

    /// The big integer.
    pub const fn big(big: Big) -> Value {
        Value(tagged::from_reference(big.0, tag::BIGINT))
    }

    /// A reference with a tag.
    pub(super) const fn reference(address: u64, tag: u32) -> Value {
        Value(tagged::from_reference(address, tag))
    }

    /// The address, if it is a reference with this tag to something.
    pub(super) const fn address(self, tag: u32) -> Option<u64> {
        let address = tagged::object(self.0);
        if address != 0 && tagged::tag(self.0) == tag {
            Some(address)
        } else {
            None
        }
    }

    /// Whether it is an integer of 32 bits.
    pub const fn is_int(self) -> bool {
        tagged::is_integer(self.0)
    }

    /// The integer.
    pub const fn as_int(self) -> Option<i32> {
        if self.is_int() {
            Some(tagged::to_integer(self.0) as i32)
        } else {
            None
        }
    }

    /// The number.
    pub const fn as_number(self) -> Option<f64> {
        if tagged::is_integer(self.0) {
            Some(tagged::to_integer(self.0) as f64)
        } else if tagged::is_double(self.0) && self.0 != 0 {
            Some(tagged::to_double(self.0))
        } else {
            None
        }
    }

    /// The object.
    pub const fn as_object(self) -> Option<Object> {
        match self.address(tag::OBJECT) {
            Some(address) => Some(Object(address)),
            None => None,
        }
    }

    /// The string.
    pub const fn as_string(self) -> Option<Str> {
        match self.address(tag::STRING) {
            Some(address) => Some(Str(address)),
            None => None,
        }
    }

    /// The value of a constant of an image: a value, and above it its tag, 32 bits each (exec.md §8).
    pub const fn of_pair(bits: u64) -> Value {
        Value(js::of_pair(bits))
    }

    /// Whether it is `undefined` or `null`.
    pub fn is_nullish(self) -> bool {
        matches!(self, Value::UNDEFINED | Value::NULL | Value::HOLE)
    }

    /// What it is. Values of the runtime's own are `undefined`.
    pub fn kind(self) -> Kind {
        if let Some(number) = self.as_number() {
            return Kind::Number(number);
        }
        match (tagged::tag(self.0), tagged::object(self.0)) {
            (tag::NULL, _) => Kind::Null,
            (tag::FALSE, _) => Kind::Boolean(false),
            (tag::TRUE, _) => Kind::Boolean(true),
            (_, 0) => Kind::Undefined,
            (tag::STRING, address) => Kind::String(Str(address)),
            (tag::SYMBOL, address) => Kind::Symbol(address),
            (tag::BIGINT, address) => Kind::BigInt(Big(address)),
            (tag::OBJECT, address) => Kind::Object(Object(address)),
            _ => Kind::Undefined,
        }
    }
}

impl Default for Value {
    fn default() -> Value {
        Value::UNDEFINED
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.kind(), f)
    }
}

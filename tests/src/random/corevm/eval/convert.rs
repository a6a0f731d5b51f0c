//! Conversions that a wanted type asks for: loading, taking addresses, following pointers, boxing.

use maple_codegen::front::corevm::ast::{Base, Type};
use maple_codegen::front::corevm::table::{Kind, Primitive};

use super::fault::{Fault, malformed};
use super::memory::Types;
use super::number;
use super::value::{Bytes, Dynamic, Item, Spot, Value};

/// Whether numbers and bools are converted to one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// They are: in arithmetic, `load` and `store`.
    Mix,
    /// Types are the same.
    Same,
}

/// The type of a number or bool.
fn scalar(ty: Type) -> Option<Primitive> {
    let plain = |primitive: &Primitive| primitive.is_number() || primitive.kind() == Kind::Bool;
    ty.primitive().filter(plain)
}

impl Types<'_> {
    /// What an operand is as a value of a type.
    pub fn coerce(self, item: &Item, want: Type, numbers: Numbers) -> Result<Value, Fault> {
        match item {
            Item::Place(ty, spot) => self.coerce_place(*ty, spot, want, numbers),
            Item::Value(value) => self.coerce_value(value, want, numbers),
            Item::Null if want.pointer => Ok(Value::Pointer(want.value(), None)),
            Item::Null => self.unbox(&Dynamic::Null, want, numbers),
        }
    }

    /// The pointer to the type that is wanted at the beginning of what is at a place, if there is one.
    fn decayed(self, ty: Type, spot: &Spot, want: Type) -> Result<Option<Spot>, Fault> {
        let element = match ty.base {
            Base::Array(element, _) if !ty.pointer => Some(self.0.elements.get(element)),
            _ => None,
        };
        Ok(match want.value() {
            target if target == ty => Some(spot.clone()),
            target if element == Some(target) && self.is_aggregate(target) => {
                Some(self.element(&spot.block, 0)?.1)
            }
            target if element == Some(target) => Some(spot.clone()),
            target if target == Type::of(Primitive::I8) && ty != Type::OBJECT => Some(spot.clone()),
            _ => None,
        })
    }

    fn coerce_place(self, ty: Type, spot: &Spot, want: Type, numbers: Numbers) -> Result<Value, Fault> {
        if want.pointer && !ty.pointer {
            if let Some(spot) = self.decayed(ty, spot, want)? {
                return Ok(Value::Pointer(want.value(), Some(spot)));
            }
            if ty != Type::OBJECT {
                return malformed("an address of another type");
            }
        }
        if want == Type::OBJECT && self.is_aggregate(ty) {
            return Ok(Value::Object(Dynamic::Pointer(ty, spot.clone())));
        }
        self.coerce_value(&self.read(ty, spot)?, want, numbers)
    }

    fn coerce_value(self, value: &Value, want: Type, numbers: Numbers) -> Result<Value, Fault> {
        let ty = value.ty();
        match value {
            Value::Pointer(..) if ty == want => Ok(value.clone()),
            Value::Pointer(target, None) if want.pointer && *target != Type::OBJECT => {
                // Only the type matters.
                let spot = self.instance(*target)?;
                match self.decayed(*target, &spot, want) {
                    Ok(None) => malformed("a pointer of another type"),
                    _ => Ok(Value::Pointer(want.value(), None)),
                }
            }
            Value::Pointer(target, spot) if want == Type::OBJECT && *target != Type::OBJECT => {
                let boxed = spot.clone().map(|spot| Dynamic::Pointer(*target, spot));
                Ok(Value::Object(boxed.unwrap_or(Dynamic::Null)))
            }
            Value::Pointer(_, None) => Err(Fault::Null),
            Value::Pointer(target, Some(spot)) => self.coerce_place(*target, spot, want, numbers),
            Value::Aggregate(block) if want == ty => Ok(Value::Aggregate(self.copy(block))),
            _ if want == ty => Ok(value.clone()),
            _ if want.pointer && want.value() == ty => {
                Ok(Value::Pointer(ty, Some(self.holding(value.clone())?)))
            }
            Value::Object(held) => self.unbox(held, want, numbers),
            _ if want == Type::OBJECT => self.boxed(value).map(Value::Object),
            Value::Bits(from, bits) if numbers == Numbers::Mix => match scalar(want) {
                Some(to) => Ok(Value::Bits(to, number::convert(*from, *bits, to))),
                None => malformed("a number where something else is wanted"),
            },
            _ => malformed("a value of another type"),
        }
    }

    /// A value as an object.
    fn boxed(self, value: &Value) -> Result<Dynamic, Fault> {
        Ok(match value {
            Value::Bits(primitive, bits) => Dynamic::Bits(*primitive, *bits),
            Value::String(bytes) => Dynamic::String(bytes.clone()),
            Value::Object(held) => held.clone(),
            Value::Aggregate(block) => Dynamic::Pointer(block.ty, Spot::start(self.copy(block))),
            Value::Pointer(ty, Some(spot)) => Dynamic::Pointer(*ty, spot.clone()),
            Value::Pointer(_, None) => Dynamic::Null,
            Value::Void => return malformed("void as an object"),
        })
    }

    /// What an object holds as a value of a type.
    pub fn unbox(self, held: &Dynamic, want: Type, numbers: Numbers) -> Result<Value, Fault> {
        let value = match held {
            _ if want == Type::OBJECT => return Ok(Value::Object(held.clone())),
            Dynamic::Null if want.pointer => return Ok(Value::Pointer(want.value(), None)),
            Dynamic::Bits(primitive, bits) => Value::Bits(*primitive, *bits),
            Dynamic::String(bytes) => Value::String(bytes.clone()),
            Dynamic::Pointer(ty, spot) => Value::Pointer(*ty, Some(spot.clone())),
            _ => return Err(Fault::TypeMismatch),
        };
        let mixes = numbers == Numbers::Mix && matches!(value, Value::Bits(..)) && scalar(want).is_some();
        let same = want.value() == value.ty().value();
        match same || mixes {
            true => self.coerce_value(&value, want, numbers),
            false => Err(Fault::TypeMismatch),
        }
    }

    /// An operand as an object.
    pub fn object(self, item: &Item) -> Result<Dynamic, Fault> {
        match self.coerce(item, Type::OBJECT, Numbers::Same)? {
            Value::Object(held) => Ok(held),
            _ => malformed("no object"),
        }
    }

    /// An operand as a number or bool.
    pub fn number(self, item: &Item, want: Type) -> Result<(Primitive, u64), Fault> {
        match self.coerce(item, want, Numbers::Mix)? {
            Value::Bits(primitive, bits) => Ok((primitive, bits)),
            _ => malformed("no number"),
        }
    }

    /// An operand as an integer of its own type.
    pub fn integer(self, item: &Item) -> Result<(Primitive, u64), Fault> {
        let ty = item.ty().value();
        if ty == Type::OBJECT {
            return match self.object(item)? {
                Dynamic::Bits(primitive, bits) if primitive.is_integer() => Ok((primitive, bits)),
                _ => Err(Fault::TypeMismatch),
            };
        }
        match ty.primitive().is_some_and(Primitive::is_integer) {
            true => self.number(item, ty),
            false => malformed("no integer"),
        }
    }

    /// An operand as a string.
    pub fn string(self, item: &Item) -> Result<Bytes, Fault> {
        match self.coerce(item, Type::STRING, Numbers::Same)? {
            Value::String(bytes) => Ok(bytes),
            _ => malformed("no string"),
        }
    }

    /// Whether an operand is true: a number that is not 0, a pointer or object that is not null.
    pub fn truth(self, item: &Item) -> Result<bool, Fault> {
        let ty = item.ty();
        if scalar(ty).is_some() {
            return Ok(self.number(item, Type::BOOL)?.1 != 0);
        }
        match self.coerce(item, ty, Numbers::Same)? {
            Value::Pointer(_, spot) => Ok(spot.is_some()),
            Value::Object(held) => Ok(held != Dynamic::Null),
            _ => malformed("neither true nor false"),
        }
    }
}

//! Attributes of structures and objects, elements of arrays, lengths.

use std::rc::Rc;

use maple_codegen::front::corevm::ast::{Base, Type};
use maple_codegen::front::corevm::table::Kind;

use super::convert::Numbers;
use super::fault::{Fault, malformed};
use super::memory::Types;
use super::value::{Block, Dynamic, Item, Spot, Value};

/// What has attributes.
enum Owner {
    /// A structure, which is known to be one.
    Struct(Rc<Block>),
    /// An object.
    Object(Dynamic),
}

/// The name of an attribute.
pub struct Attribute<'n> {
    /// The name.
    pub name: &'n [u8],
    /// Whether it is a constant.
    pub constant: bool,
}

impl Types<'_> {
    /// The structure or array, or the object, that an operand is or leads to.
    fn place(self, item: &Item) -> Result<(Type, Spot), Fault> {
        match item {
            Item::Place(ty, spot) if ty.pointer => self.place(&Item::Value(self.read(*ty, spot)?)),
            Item::Place(ty, spot) => Ok((*ty, spot.clone())),
            Item::Value(Value::Pointer(_, None)) => Err(Fault::Null),
            Item::Value(Value::Pointer(ty, Some(spot))) => Ok((*ty, spot.clone())),
            Item::Value(Value::Aggregate(block)) => Ok((block.ty, Spot::start(Rc::clone(block)))),
            Item::Value(value) => Ok((value.ty(), self.holding(value.clone())?)),
            Item::Null => Err(Fault::Null),
        }
    }

    fn owner(self, item: &Item) -> Result<Owner, Fault> {
        let (ty, spot) = self.place(item)?;
        match ty.base {
            Base::Named(_) if !ty.pointer => Ok(Owner::Struct(spot.block)),
            _ if ty == Type::OBJECT => self.object(&Item::Place(ty, spot)).map(Owner::Object),
            _ => malformed("an attribute of what has none"),
        }
    }

    /// The attribute of an object.
    fn attribute(self, held: &Dynamic, name: &[u8]) -> Result<Dynamic, Fault> {
        let found = match held {
            Dynamic::Null => return Err(Fault::Null),
            Dynamic::Object(attributes) => attributes.values.borrow().get(name).cloned(),
            Dynamic::Pointer(ty, spot) if matches!(ty.base, Base::Named(_)) => {
                match self.field(&spot.block, name)? {
                    Some((ty, spot)) => Some(self.object(&Item::Place(ty, spot))?),
                    None => None,
                }
            }
            _ => None,
        };
        found.ok_or(Fault::AttributeNotFound)
    }

    /// Whether an object has an attribute.
    pub fn has_attribute(self, held: &Dynamic, name: &[u8]) -> bool {
        self.attribute(held, name).is_ok()
    }

    /// What `getattr` gives.
    pub fn get_attribute(self, attribute: &Attribute, item: &Item) -> Result<Item, Fault> {
        let block = match self.owner(item)? {
            Owner::Object(held) => {
                let held = self.attribute(&held, attribute.name)?;
                return Ok(Item::Value(Value::Object(held)));
            }
            Owner::Struct(block) => block,
        };
        match self.field(&block, attribute.name)? {
            Some((ty, spot)) if attribute.constant => Ok(Item::Place(ty, spot)),
            Some((ty, spot)) => {
                let held = self.object(&Item::Place(ty, spot))?;
                Ok(Item::Value(Value::Object(held)))
            }
            None if attribute.constant => malformed("a field that is not declared"),
            None => Err(Fault::AttributeNotFound),
        }
    }

    /// Gives a field of a name that was computed what an object holds.
    fn set_found(self, block: &Rc<Block>, name: &[u8], held: &Dynamic) -> Result<(), Fault> {
        let field = self.field(block, name)?;
        let (ty, spot) = field.ok_or(Fault::AttributeNotFound)?;
        self.write(ty, &spot, self.unbox(held, ty, Numbers::Same)?)
    }

    /// What `setattr` does.
    pub fn set_attribute(self, attribute: &Attribute, source: &Item, item: &Item) -> Result<(), Fault> {
        let ty = item.ty().value();
        if let Base::Named(name) = ty.base
            && attribute.constant
        {
            let (fields, _) = self.fields(name)?;
            let named = |field| self.0.names.bytes(field) == attribute.name;
            let Some((_, ty, _)) = fields.into_iter().find(|(field, ..)| named(*field)) else {
                return malformed("a field that is not declared");
            };
            let value = self.coerce(source, ty, Numbers::Same)?;
            let Owner::Struct(block) = self.owner(item)? else {
                return malformed("an object as a structure");
            };
            return match self.field(&block, attribute.name)? {
                Some((ty, spot)) => self.write(ty, &spot, value),
                None => malformed("a field that is not declared"),
            };
        }
        let value = self.object(source)?;
        match self.owner(item)? {
            Owner::Struct(block) => self.set_found(&block, attribute.name, &value),
            Owner::Object(Dynamic::Null) => Err(Fault::Null),
            Owner::Object(Dynamic::Object(attributes)) if !attributes.frozen => {
                let mut values = attributes.values.borrow_mut();
                values.insert(attribute.name.into(), value);
                Ok(())
            }
            Owner::Object(Dynamic::Pointer(ty, spot)) if matches!(ty.base, Base::Named(_)) => {
                self.set_found(&spot.block, attribute.name, &value)
            }
            Owner::Object(_) => Err(Fault::TypeMismatch),
        }
    }

    /// What `delattr` does.
    pub fn delete_attribute(self, attribute: &Attribute, item: &Item) -> Result<(), Fault> {
        match self.owner(item)? {
            Owner::Struct(_) => malformed("a field is deleted"),
            Owner::Object(Dynamic::Null) => Err(Fault::Null),
            Owner::Object(Dynamic::Object(attributes)) if !attributes.frozen => {
                let removed = attributes.values.borrow_mut().remove(attribute.name);
                removed.map(drop).ok_or(Fault::AttributeNotFound)
            }
            Owner::Object(_) => Err(Fault::TypeMismatch),
        }
    }

    /// The length and the element type of an array or a pointer to one.
    fn array(self, item: &Item) -> Result<(Type, u32), Fault> {
        match item.ty().base {
            Base::Array(element, len) => Ok((self.0.elements.get(element), len)),
            _ => malformed("no array"),
        }
    }

    /// The place of an element: the array is followed first, then the index is looked at.
    fn indexed(self, array: &Item, index: &Item) -> Result<(Type, Spot), Fault> {
        let (_, spot) = self.place(array)?;
        let (ty, index) = self.integer(index)?;
        let negative = ty.kind() == Kind::Signed && (index as i64) < 0;
        match negative {
            true => Err(Fault::Bounds),
            false => self.element(&spot.block, index),
        }
    }

    /// What `getelement` gives.
    pub fn get_element(self, want: Type, array: &Item, index: &Item) -> Result<Value, Fault> {
        if self.array(array)?.0.value() != want.value() {
            return malformed("an element of another type");
        }
        let (ty, spot) = self.indexed(array, index)?;
        self.coerce(&Item::Place(ty, spot), want, Numbers::Same)
    }

    /// What `putelement` does.
    pub fn put_element(self, source: &Item, array: &Item, index: &Item) -> Result<(), Fault> {
        let (ty, _) = self.array(array)?;
        let value = self.coerce(source, ty, Numbers::Same)?;
        let (ty, spot) = self.indexed(array, index)?;
        self.write(ty, &spot, value)
    }

    /// What `len` gives.
    pub fn length(self, item: &Item) -> Result<u64, Fault> {
        let ty = item.ty().value();
        if let Base::Array(_, len) = ty.base {
            return Ok(u64::from(len));
        }
        if ty == Type::STRING {
            return Ok(self.string(item)?.len() as u64);
        }
        if ty != Type::OBJECT {
            return malformed("the length of what has none");
        }
        match self.object(item)? {
            Dynamic::Null => Err(Fault::Null),
            Dynamic::String(bytes) => Ok(bytes.len() as u64),
            Dynamic::List(list) => Ok(list.len() as u64),
            Dynamic::Map(map) => Ok(map.len() as u64),
            Dynamic::Pointer(ty, _) => match ty.base {
                Base::Array(_, len) if !ty.pointer => Ok(u64::from(len)),
                _ => Err(Fault::TypeMismatch),
            },
            _ => Err(Fault::TypeMismatch),
        }
    }
}

//! Intrinsic functions.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use maple_codegen::front::corevm::ast::{Base, Type};
use maple_codegen::front::corevm::table::{Kind, Primitive};

use super::Machine;
use super::convert::Numbers;
use super::fault::{Fault, malformed};
use super::memory::Types;
use super::value::{Attributes, Dynamic, Item, Spot, Value};

/// `i8*`
const ADDRESS: Type = Type {
    pointer: true,
    ..Type::of(Primitive::I8)
};

impl Machine<'_> {
    /// Calls the intrinsic function of a name; the arguments are of the types of its declaration.
    pub(super) fn intrinsic(&mut self, name: &[u8], args: &[Value]) -> Result<Value, Fault> {
        let types = self.types;
        let args: Vec<Item> = args.iter().cloned().map(Item::Value).collect();
        let word = |bits| Value::Bits(Primitive::Ui32, bits);
        Ok(match (name, args.as_slice()) {
            (b"corevm.foundation.memcpy" | b"corevm.foundation.memmove", [to, from, size]) => {
                let (to, from) = (address(types, to)?, address(types, from)?);
                let size = types.number(size, Type::of(Primitive::Ui64))?.1;
                types.check(&to, size)?;
                let bytes = types.bytes(&from, size)?;
                types.set_bytes(&to, &bytes)?;
                Value::Pointer(ADDRESS.value(), Some(to))
            }
            (b"corevm.foundation.memset", [to, byte, size]) => {
                let to = address(types, to)?;
                let byte = types.number(byte, Type::of(Primitive::I8))?.1 as u8;
                let size = types.number(size, Type::of(Primitive::Ui64))?.1;
                types.check(&to, size)?;
                types.set_bytes(&to, &vec![byte; size as usize])?;
                Value::Pointer(ADDRESS.value(), Some(to))
            }
            (b"corevm.foundation.argslen", [list]) => match types.object(list)? {
                Dynamic::List(list) => word(list.len() as u64),
                _ => return Err(Fault::TypeMismatch),
            },
            (b"corevm.foundation.getarg", [list, index]) => {
                let Dynamic::List(list) = types.object(list)? else {
                    return Err(Fault::TypeMismatch);
                };
                let index = types.number(index, Type::of(Primitive::Ui32))?.1;
                let found = list.get(index as usize).cloned();
                Value::Object(found.ok_or(Fault::Bounds)?)
            }
            (b"corevm.foundation.kwargslen", [map]) => match types.object(map)? {
                Dynamic::Map(map) => word(map.len() as u64),
                _ => return Err(Fault::TypeMismatch),
            },
            (b"corevm.foundation.getkwarg", [map, key]) => {
                let Dynamic::Map(map) = types.object(map)? else {
                    return Err(Fault::TypeMismatch);
                };
                let key = types.string(key)?;
                Value::Object(map.get(&key).cloned().unwrap_or(Dynamic::Null))
            }
            (b"corevm.reflection.gettype", [value]) => Value::Object(self.descriptor(&types.object(value)?)),
            (b"corevm.reflection.hasmember", [value, member]) => {
                let (held, member) = (types.object(value)?, types.string(member)?);
                Value::Bits(Primitive::Bool, types.has_attribute(&held, &member).into())
            }
            (b"corevm.dbg.setbreakpoint", []) => Value::Void,
            (b"host.print", [value]) => {
                let text = types.shown(&types.object(value)?);
                self.output.extend(text);
                self.output.push(b'\n');
                Value::Void
            }
            _ if KNOWN.iter().any(|known| known.as_bytes() == name) => {
                return malformed("an intrinsic function with other parameters");
            }
            _ => return Err(Fault::NoIntrinsic),
        })
    }

    /// What tells the type of an object: the same one for the same type.
    fn descriptor(&mut self, held: &Dynamic) -> Dynamic {
        let (kind, name, size) = self.types.described(held);
        let made = self.descriptors.entry((kind, name.clone())).or_insert_with(|| {
            let attributes = [
                ("name", Dynamic::String(name.into())),
                ("kind", Dynamic::String(kind.as_bytes().into())),
                ("size", Dynamic::Bits(Primitive::Ui64, size)),
            ];
            let values = attributes.map(|(key, value)| (key.as_bytes().into(), value));
            Dynamic::Object(Rc::new(Attributes {
                frozen: true,
                values: RefCell::new(BTreeMap::from(values)),
            }))
        });
        made.clone()
    }
}

/// The intrinsic functions there are.
const KNOWN: &[&str] = &[
    "corevm.foundation.memcpy",
    "corevm.foundation.memmove",
    "corevm.foundation.memset",
    "corevm.foundation.argslen",
    "corevm.foundation.getarg",
    "corevm.foundation.kwargslen",
    "corevm.foundation.getkwarg",
    "corevm.reflection.gettype",
    "corevm.reflection.hasmember",
    "corevm.dbg.setbreakpoint",
    "host.print",
];

/// Where an `i8*` points to.
fn address(types: Types, item: &Item) -> Result<Spot, Fault> {
    match types.coerce(item, ADDRESS, Numbers::Same)? {
        Value::Pointer(_, Some(spot)) => Ok(spot),
        _ => Err(Fault::Null),
    }
}

impl Types<'_> {
    /// A type as it is written.
    fn spelling(self, ty: Type) -> Vec<u8> {
        let mut text = match ty.base {
            Base::Primitive(primitive) => primitive.text().into(),
            Base::Named(name) => self.0.names.bytes(name).to_vec(),
            Base::Array(element, len) => {
                let mut text = format!("array [ {len} * ").into_bytes();
                text.extend(self.spelling(self.0.elements.get(element)));
                text.extend(b" ]");
                text
            }
        };
        text.extend(ty.pointer.then_some(b'*'));
        text
    }

    /// What the type of an object is: its kind, its name, its size if it is a number or bool.
    fn described(self, held: &Dynamic) -> (&'static str, Vec<u8>, u64) {
        let simple = |kind: &'static str| (kind, kind.as_bytes().to_vec(), 0);
        match held {
            Dynamic::Null => simple("null"),
            Dynamic::String(_) => simple("string"),
            Dynamic::Object(_) => simple("object"),
            Dynamic::List(_) => simple("list"),
            Dynamic::Map(_) => simple("map"),
            Dynamic::Bits(primitive, _) => {
                let kind = match primitive.kind() {
                    Kind::Bool => "bool",
                    Kind::Float => "float",
                    _ => "int",
                };
                (
                    kind,
                    primitive.text().into(),
                    u64::from(primitive.bits().div_ceil(8)),
                )
            }
            Dynamic::Pointer(ty, _) => match ty.base {
                Base::Named(_) => ("struct", self.spelling(*ty), 0),
                Base::Array(..) => ("array", self.spelling(*ty), 0),
                Base::Primitive(_) => {
                    let pointer = Type { pointer: true, ..*ty };
                    ("pointer", self.spelling(pointer), 0)
                }
            },
        }
    }

    /// An object as text: numbers in the shortest form, strings as they are, the name of the type of others.
    fn shown(self, held: &Dynamic) -> Vec<u8> {
        match held {
            Dynamic::String(bytes) => bytes.to_vec(),
            Dynamic::Bits(primitive, bits) => match primitive {
                Primitive::Bool => (*bits != 0).to_string(),
                Primitive::Spf => format!("{:?}", f32::from_bits(*bits as u32)),
                Primitive::Dpf => format!("{:?}", f64::from_bits(*bits)),
                _ if primitive.kind() == Kind::Signed => (*bits as i64).to_string(),
                _ => bits.to_string(),
            }
            .to_lowercase()
            .into_bytes(),
            _ => self.described(held).1,
        }
    }
}

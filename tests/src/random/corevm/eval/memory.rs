//! Cells, structures and arrays: where they are, reading, writing, copying.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use maple_codegen::front::corevm::ast::{Base, Module, Type, TypeDecl};
use maple_codegen::front::corevm::table::{Kind, Primitive};
use maple_codegen::mir::Name;

use super::fault::{Fault, malformed};
use super::value::{Block, Dynamic, Spot, Value};

/// The size of a reference.
const REFERENCE: u64 = 8;

/// A field of a structure: its name, its type, its offset.
pub(super) type Cell = (Name, Type, u64);

/// The types of a module, and what depends on them alone.
#[derive(Clone, Copy)]
pub struct Types<'m>(pub &'m Module);

impl<'m> Types<'m> {
    /// Whether it is a structure or array.
    pub const fn is_aggregate(self, ty: Type) -> bool {
        !ty.pointer && !matches!(ty.base, Base::Primitive(_))
    }

    /// Bytes of a cell, and whether they are a reference.
    pub(super) fn cell(self, ty: Type) -> (u64, bool) {
        match ty
            .primitive()
            .map(|primitive| (primitive.kind(), primitive.bits()))
        {
            Some((Kind::Bool, _)) => (1, false),
            Some((Kind::Signed | Kind::Unsigned | Kind::Float, bits)) => (u64::from(bits / 8), false),
            _ => (REFERENCE, true),
        }
    }

    /// The definition of a structure.
    pub fn decl(self, name: Name) -> Result<&'m TypeDecl, Fault> {
        match self.0.type_decl(name) {
            Some(decl) => Ok(decl),
            None => malformed("a type that is not defined"),
        }
    }

    /// Cells of a structure: names, types and offsets; and its size.
    pub(super) fn fields(self, name: Name) -> Result<(Vec<Cell>, u64), Fault> {
        let (mut fields, mut end, mut most) = (Vec::new(), 0_u64, 1);
        for field in &self.decl(name)?.fields {
            let (size, _) = self.cell(field.ty);
            let offset = end.next_multiple_of(size);
            fields.push((field.name, field.ty, offset));
            end = offset + size;
            most = most.max(size);
        }
        Ok((fields, end.next_multiple_of(most)))
    }

    /// A new block that holds nothing yet.
    fn empty(self, ty: Type) -> Result<Rc<Block>, Fault> {
        let size = match ty.base {
            _ if ty.pointer => REFERENCE,
            Base::Primitive(_) => self.cell(ty).0,
            Base::Named(name) => self.fields(name)?.1,
            Base::Array(element, len) => u64::from(len) * self.cell(self.0.elements.get(element)).0,
        };
        Ok(Rc::new(Block {
            ty,
            size,
            bytes: RefCell::default(),
            refs: RefCell::default(),
        }))
    }

    /// What `alloca` makes. A cell for a pointer gets an instance to point to, one for an object gets an object.
    pub fn instance(self, ty: Type) -> Result<Spot, Fault> {
        if ty == Type::VOID {
            return malformed("storage for void");
        }
        let block = self.empty(ty)?;
        let first = match ty {
            _ if ty.pointer => Some(Value::Pointer(ty.value(), Some(self.instance(ty.value())?))),
            Type::OBJECT => Some(Value::Object(Dynamic::Object(Rc::default()))),
            _ => None,
        };
        if let Some(first) = first {
            block.refs.borrow_mut().insert(0, first);
        }
        Ok(Spot::start(block))
    }

    /// A new cell with a value.
    pub fn holding(self, value: Value) -> Result<Spot, Fault> {
        let ty = value.ty();
        if let Value::Aggregate(block) = &value {
            return Ok(Spot::start(self.copy(block)));
        }
        let spot = Spot::start(self.empty(ty)?);
        self.write(ty, &spot, value)?;
        Ok(spot)
    }

    /// The place of a field or element of this type at an offset of a block.
    pub(super) fn part(self, block: &Rc<Block>, offset: u64, ty: Type) -> Result<(Type, Spot), Fault> {
        let block = Rc::clone(block);
        if !self.is_aggregate(ty) {
            return Ok((ty, Spot { block, offset }));
        }
        let mut refs = block.refs.borrow_mut();
        if let Some(Value::Aggregate(part)) = refs.get(&offset) {
            return Ok((ty, Spot::start(Rc::clone(part))));
        }
        let part = self.empty(ty)?;
        refs.insert(offset, Value::Aggregate(Rc::clone(&part)));
        Ok((ty, Spot::start(part)))
    }

    /// The place of a field; `None` if the structure has none of this name.
    pub fn field(self, block: &Rc<Block>, name: &[u8]) -> Result<Option<(Type, Spot)>, Fault> {
        let Base::Named(decl) = block.ty.base else {
            return malformed("a field of what is no structure");
        };
        let (fields, _) = self.fields(decl)?;
        let found = fields
            .iter()
            .find(|(field, ..)| self.0.names.bytes(*field) == name);
        match found {
            Some((_, ty, offset)) => self.part(block, *offset, *ty).map(Some),
            None => Ok(None),
        }
    }

    /// The place of an element.
    pub fn element(self, block: &Rc<Block>, index: u64) -> Result<(Type, Spot), Fault> {
        let Base::Array(element, len) = block.ty.base else {
            return malformed("an element of what is no array");
        };
        if index >= u64::from(len) {
            return Err(Fault::Bounds);
        }
        let ty = self.0.elements.get(element);
        self.part(block, index * self.cell(ty).0, ty)
    }

    /// Whether so many bytes are there, and none of them is part of a reference.
    pub fn check(self, spot: &Spot, len: u64) -> Result<(), Fault> {
        let (block, from) = (&spot.block, spot.offset);
        let to = from.checked_add(len).filter(|to| *to <= block.size);
        let to = to.ok_or(Fault::Bounds)?;
        let touched = match block.ty.base {
            Base::Named(name) if !block.ty.pointer => {
                let (fields, _) = self.fields(name)?;
                fields.iter().any(|(_, ty, offset)| {
                    let (size, reference) = self.cell(*ty);
                    reference && from < offset + size && *offset < to
                })
            }
            Base::Array(element, _) if !block.ty.pointer => self.cell(self.0.elements.get(element)).1,
            _ => self.cell(block.ty).1,
        };
        match touched && len > 0 {
            true => Err(Fault::References),
            false => Ok(()),
        }
    }

    /// The bytes at a place.
    pub fn bytes(self, spot: &Spot, len: u64) -> Result<Vec<u8>, Fault> {
        self.check(spot, len)?;
        let bytes = spot.block.bytes.borrow();
        let kept = bytes.iter().skip(spot.offset as usize).take(len as usize);
        let mut found: Vec<u8> = kept.copied().collect();
        found.resize(len as usize, 0);
        Ok(found)
    }

    /// Replaces the bytes at a place.
    pub fn set_bytes(self, spot: &Spot, new: &[u8]) -> Result<(), Fault> {
        self.check(spot, new.len() as u64)?;
        let mut bytes = spot.block.bytes.borrow_mut();
        let from = spot.offset as usize;
        let to = from + new.len();
        if bytes.len() < to {
            bytes.resize(to, 0);
        }
        bytes[from..to].copy_from_slice(new);
        Ok(())
    }

    /// What a place holds; structures and arrays are copied.
    pub fn read(self, ty: Type, spot: &Spot) -> Result<Value, Fault> {
        if self.is_aggregate(ty) {
            return Ok(Value::Aggregate(self.copy(&spot.block)));
        }
        let (size, reference) = self.cell(ty);
        if !reference {
            let mut word = [0; 8];
            word[..size as usize].copy_from_slice(&self.bytes(spot, size)?);
            let bits = u64::from_le_bytes(word);
            let Some(primitive) = ty.primitive() else {
                return malformed("a number of no type");
            };
            let bits = match primitive.kind() {
                Kind::Bool => u64::from(bits != 0),
                Kind::Float => bits,
                _ => super::number::wrap(primitive, bits),
            };
            return Ok(Value::Bits(primitive, bits));
        }
        if spot.offset + size > spot.block.size {
            return Err(Fault::Bounds);
        }
        let held = spot.block.refs.borrow().get(&spot.offset).cloned();
        Ok(held.unwrap_or_else(|| match ty.primitive() {
            Some(Primitive::String) => Value::text(b""),
            Some(_) => Value::Object(Dynamic::Null),
            None => Value::Pointer(ty.value(), None),
        }))
    }

    /// Makes a place hold a value of its type.
    pub fn write(self, ty: Type, spot: &Spot, value: Value) -> Result<(), Fault> {
        match value {
            _ if value.ty() != ty => malformed("a cell gets a value of another type"),
            Value::Bits(_, bits) => {
                let size = self.cell(ty).0 as usize;
                self.set_bytes(spot, &bits.to_le_bytes()[..size])
            }
            Value::Aggregate(from) => {
                self.assign(&spot.block, &from);
                Ok(())
            }
            _ if spot.offset + REFERENCE > spot.block.size => Err(Fault::Bounds),
            value => {
                spot.block.refs.borrow_mut().insert(spot.offset, value);
                Ok(())
            }
        }
    }

    /// A copy of a structure or array with all parts that it has.
    pub fn copy(self, block: &Block) -> Rc<Block> {
        let refs = block.refs.borrow();
        let copied = refs.iter().map(|(offset, value)| {
            let value = match value {
                Value::Aggregate(part) => Value::Aggregate(self.copy(part)),
                other => other.clone(),
            };
            (*offset, value)
        });
        Rc::new(Block {
            ty: block.ty,
            size: block.size,
            bytes: block.bytes.clone(),
            refs: RefCell::new(copied.collect()),
        })
    }

    /// Makes a structure or array equal to a copy that nobody else has. Its own parts stay where they are.
    fn assign(self, to: &Block, from: &Block) {
        to.bytes.borrow_mut().clone_from(&from.bytes.borrow());
        let mut new: BTreeMap<u64, Value> = std::mem::take(&mut from.refs.borrow_mut());
        let old = std::mem::take(&mut *to.refs.borrow_mut());
        for (offset, value) in old {
            let Value::Aggregate(part) = value else { continue };
            match new.get(&offset) {
                Some(Value::Aggregate(other)) => self.assign(&part, other),
                _ => self.clear(&part),
            }
            new.insert(offset, Value::Aggregate(part));
        }
        *to.refs.borrow_mut() = new;
    }

    /// Makes a structure or array hold nothing.
    fn clear(self, block: &Block) {
        block.bytes.borrow_mut().clear();
        block.refs.borrow_mut().retain(|_, value| {
            if let Value::Aggregate(part) = &*value {
                self.clear(part);
            }
            matches!(value, Value::Aggregate(_))
        });
    }
}

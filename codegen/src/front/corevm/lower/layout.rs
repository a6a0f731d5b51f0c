//! Values in registers, and objects in memory.
//!
//! A value is one register, but for pointers to scalars, which are two: the object that the cell is part of, counted, and the distance of the
//! cell from its beginning. A structure or array, and a pointer to one, is its object: those that are part of another have an object of
//! their own, which is made when it is first touched. So types may contain themselves, and such a pointer needs no distance.
//!
//! Bool and integers of up to 32 bits are in registers of 32 bits, zero- or sign-extended as their type says.

use std::rc::Rc;

use maple_mirbin::Prim;

use crate::mir::{self, Name, Pos, TypeTable};

use super::super::ast::{Base, Type};
use super::super::kinds::is_aggregate;
use super::super::table::{Kind, Primitive};
use super::Lowering;

/// Most bytes of an object.
const MOST_BYTES: u64 = i32::MAX as u64;
/// References in an array from which it counts as elements of a structure, so that its record does not list them.
const MANY: u32 = 1024;

/// The register of a primitive type.
pub(super) const fn register(primitive: Primitive) -> Prim {
    use Primitive as P;
    match primitive {
        P::Void => Prim::Void,
        P::Bool | P::Ui8 | P::Ui16 | P::Ui32 => Prim::U32,
        P::I8 | P::I16 | P::I32 => Prim::I32,
        P::I64 => Prim::I64,
        P::Ui64 => Prim::U64,
        P::Spf => Prim::F32,
        P::Dpf => Prim::F64,
        P::String => Prim::Ref,
        P::Object => Prim::DynAny,
    }
}

/// A primitive type in memory.
pub(super) const fn memory(primitive: Primitive) -> Prim {
    use Primitive as P;
    match primitive {
        P::Bool | P::Ui8 => Prim::U8,
        P::I8 => Prim::I8,
        P::I16 => Prim::I16,
        P::Ui16 => Prim::U16,
        other => register(other),
    }
}

/// What to allocate for a type.
pub(super) struct Allocated {
    /// The structure to make.
    pub ty: mir::TypeId,
    /// How many elements, if that is a matter of the allocation.
    pub elements: Option<u32>,
}

/// Whether numbers of a type are got out of attributes without a dynamic value in between.
pub(super) fn is_quick(primitive: Primitive) -> bool {
    matches!(primitive.kind(), Kind::Signed | Kind::Unsigned) || primitive == Primitive::Dpf
}

impl Lowering<'_> {
    /// Registers of a value; none for `void`.
    pub(super) fn leaves(&mut self, ty: Type) -> Rc<[Prim]> {
        if let Some(known) = self.leaves.get(&ty) {
            return Rc::clone(known);
        }
        let leaves: Rc<[Prim]> = match (ty.base, ty.pointer) {
            (Base::Primitive(Primitive::Void), _) => Rc::default(),
            (Base::Primitive(_), true) => [Prim::Ref, Prim::U64].into(),
            (Base::Primitive(primitive), false) => [register(primitive)].into(),
            (Base::Named(_) | Base::Array(..), _) => [Prim::Ref].into(),
        };
        self.leaves.insert(ty, Rc::clone(&leaves));
        leaves
    }

    /// Distances and types of the parts of a value in memory.
    pub(super) fn parts(ty: Type) -> &'static [(i32, Prim)] {
        macro_rules! part {
            ($prim:ident) => {
                &[(0, Prim::$prim)]
            };
        }
        match (ty.base, ty.pointer) {
            (Base::Primitive(_), true) => &[(0, Prim::Ref), (8, Prim::U64)],
            (Base::Named(_) | Base::Array(..), _) => part!(Ref),
            (Base::Primitive(primitive), false) => match memory(primitive) {
                Prim::U8 => part!(U8),
                Prim::I8 => part!(I8),
                Prim::U16 => part!(U16),
                Prim::I16 => part!(I16),
                Prim::U32 => part!(U32),
                Prim::I32 => part!(I32),
                Prim::U64 => part!(U64),
                Prim::I64 => part!(I64),
                Prim::F32 => part!(F32),
                Prim::F64 => part!(F64),
                Prim::Ref => part!(Ref),
                Prim::DynAny => part!(DynAny),
                _ => &[],
            },
        }
    }

    /// The type of a field, element or cell in memory.
    fn stored(&mut self, ty: Type) -> mir::TypeId {
        match Lowering::parts(ty) {
            [(_, prim)] => TypeTable::prim(*prim),
            _ => match self.pointer {
                Some(known) => known,
                None => {
                    let fields = [TypeTable::prim(Prim::Ref), TypeTable::prim(Prim::U64)];
                    let made = self.structure(None, &fields);
                    *self.pointer.insert(made)
                }
            },
        }
    }

    /// Bytes of a field, element or cell.
    pub(super) fn size(ty: Type) -> u64 {
        Lowering::parts(ty)
            .last()
            .map_or(0, |(distance, prim)| *distance as u64 + u64::from(prim.size()))
    }

    /// The object of a structure or array, or of a cell of another type.
    pub(super) fn object(&mut self, ty: Type) -> mir::TypeId {
        if let Some(known) = self.objects.get(&ty) {
            return *known;
        }
        let made = match (ty.base, ty.pointer) {
            (Base::Named(name), false) => {
                let fields: Vec<Type> = self
                    .index
                    .types
                    .get(&name)
                    .map(|decl| decl.fields.iter().map(|field| field.ty).collect())
                    .unwrap_or_default();
                let fields: Vec<mir::TypeId> = fields.into_iter().map(|field| self.stored(field)).collect();
                self.structure(Some(name), &fields)
            }
            (Base::Array(element, length), false) => {
                let element = self.module.elements.get(element);
                let elem = self.stored(element);
                let elements = match self.is_long(ty) {
                    true => mir::Type::FlexArray(elem),
                    false => mir::Type::Array {
                        dims: [u64::from(length)].into(),
                        elem,
                    },
                };
                let elements = self.mir.types.intern(elements);
                self.structure(None, &[elements])
            }
            _ => {
                let cell = self.stored(ty);
                self.structure(None, &[cell])
            }
        };
        self.objects.insert(ty, made);
        made
    }

    /// Whether an array has so many references that its length belongs to the object.
    fn is_long(&self, ty: Type) -> bool {
        match ty.base {
            Base::Array(element, length) => {
                let element = self.module.elements.get(element);
                let refers = Lowering::parts(element).iter().any(|(_, prim)| prim.is_counted());
                length > MANY && refers
            }
            _ => false,
        }
    }

    /// What to allocate for an object.
    pub(super) fn allocated(&mut self, ty: Type) -> Allocated {
        let elements = match ty.base {
            Base::Array(_, length) if !ty.pointer && self.is_long(ty) => Some(length),
            _ => None,
        };
        Allocated {
            ty: self.object(ty),
            elements,
        }
    }

    /// Distance of a field from the beginning of its structure.
    pub(super) fn offset(&mut self, structure: Type, field: usize, pos: Pos) -> u64 {
        let object = self.object(structure);
        let found = self.layouts.aggregate(&self.mir.types, object);
        match found {
            Ok(whole) => whole.members.get(field).map_or(0, |member| member.place.offset),
            Err(error) => {
                let message = format!("objects of this type ({error})");
                self.unsupported(pos, &message);
                0
            }
        }
    }

    /// Reports an object that is too large.
    pub(super) fn check_size(&mut self, ty: Type, pos: Pos) {
        let object = self.object(ty);
        let too_large = match self.layouts.aggregate(&self.mir.types, object) {
            Ok(layout) => layout.whole.size > MOST_BYTES,
            Err(_) => true,
        };
        if too_large {
            self.unsupported(pos, "an object of 2 GiB or more");
        }
    }

    /// A structure, which has a name so that objects of it can be made.
    fn structure(&mut self, name: Option<Name>, fields: &[mir::TypeId]) -> mir::TypeId {
        let name = match name {
            Some(name) => self.mir.names.intern(self.module.names.bytes(name)),
            None => {
                let number = self.mir.types.definitions().len();
                self.mir.names.intern(format!("T|{number}"))
            }
        };
        let fields: Vec<_> = fields
            .iter()
            .enumerate()
            .map(|(at, ty)| (self.mir.names.intern(format!("f{at}")), *ty))
            .collect();
        self.mir.structure(name, &fields, Pos::NONE)
    }

    /// A structure of our own.
    pub(super) fn own_structure(&mut self, name: &str, fields: &[(&str, mir::TypeId)]) -> mir::TypeId {
        let name: Name = self.mir.names.intern(name);
        if let Some(known) = self.mir.types.lookup(None, name) {
            return self.mir.types.intern(mir::Type::Named(known));
        }
        let fields: Vec<_> = fields
            .iter()
            .map(|(name, ty)| (self.mir.names.intern(name), *ty))
            .collect();
        self.mir.structure(name, &fields, Pos::NONE)
    }

    /// Types of the fields of a structure, or that of the elements of an array and their number.
    pub(super) fn fields(&self, ty: Type) -> Vec<Type> {
        match ty.base {
            Base::Named(name) if !ty.pointer => self
                .index
                .types
                .get(&name)
                .map(|decl| decl.fields.iter().map(|field| field.ty).collect())
                .unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Names and types of the fields of a structure.
    pub(super) fn field_names(&self, ty: Type) -> Vec<(Name, Type)> {
        let Base::Named(name) = ty.base else {
            return Vec::new();
        };
        let decl = self.index.types.get(&name);
        let fields = decl.iter().flat_map(|decl| &decl.fields);
        fields.map(|field| (field.name, field.ty)).collect()
    }

    /// The structures of the module.
    pub(super) fn structures(&self) -> Vec<Type> {
        let of = |name| Type {
            base: Base::Named(name),
            pointer: false,
        };
        self.module.types.iter().map(|decl| of(decl.name)).collect()
    }

    /// Whether a value has an object of its own that is copied with it.
    pub(super) fn is_whole(ty: Type) -> bool {
        is_aggregate(ty)
    }
}

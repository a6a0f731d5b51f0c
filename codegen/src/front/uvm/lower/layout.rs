//! Values in registers and in memory.
//!
//! A value is one or several *leaves*, each with a register of its own: a structure has those of its fields, an `iref` two, the object that
//! it points into, counted, and an offset from it. For a place that is in no object the object is null, and the offset the address. So a
//! place exists for as long as somebody may still come to it, and the address is computed by the access.
//!
//! In memory types are MAPLE IR's: fields in order with their natural alignment.

use std::rc::Rc;

use maple_mirbin::Prim;

use super::Lowering;
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{self, Pos, TypeTable};

/// Most registers of a value.
const MAX_LEAVES: usize = 254;
/// Most levels of structures in structures.
pub(super) const MAX_LEVELS: u32 = 200;
/// References in an array allocated by itself, from which it counts as elements of a structure, so that its record does not list them.
const MANY: u64 = 1024;

/// Bytes of an object.
const MAX_BYTES: u64 = i32::MAX as u64;

/// An allocation.
pub(super) struct Allocated {
    /// The structure to make.
    pub ty: mir::TypeId,
    /// How many elements, if that is a matter of the allocation.
    pub elements: Option<u64>,
}

impl Lowering<'_> {
    /// The types of a value's leaves; none for `void`. Reports values with too many.
    pub(super) fn leaves(&mut self, ty: TypeId, pos: Pos) -> Rc<[Prim]> {
        if let Some(leaves) = self.leaves.get(&ty) {
            return Rc::clone(leaves);
        }
        let mut found = Vec::new();
        if !self.collect(ty, 0, &mut found) {
            self.unsupported(pos, &format!("values of more than {MAX_LEAVES} scalars"));
            found.clear();
        }
        let leaves: Rc<[Prim]> = found.into();
        self.leaves.insert(ty, Rc::clone(&leaves));
        leaves
    }

    fn collect(&self, ty: TypeId, level: u32, found: &mut Vec<Prim>) -> bool {
        match self.bundle.types.ty(ty) {
            Type::Struct(fields) if level < MAX_LEVELS => {
                for field in fields {
                    if !self.collect(*field, level + 1, found) {
                        return false;
                    }
                }
            }
            Type::Struct(_) => return false,
            Type::IRef(_) => found.extend([Prim::Ref, Prim::U64]),
            Type::Void | Type::Array(..) | Type::Hybrid(..) => {}
            scalar => found.push(scalar_prim(scalar)),
        }
        found.len() <= MAX_LEAVES
    }

    /// Where the leaves of a field begin among those of the structure, and how many it has.
    pub(super) fn field_leaves(&mut self, structure: TypeId, index: u32, pos: Pos) -> (usize, usize) {
        let bundle = self.bundle;
        let Type::Struct(fields) = bundle.types.ty(structure) else {
            return (0, 0);
        };
        let mut start = 0;
        for field in fields.iter().take(index as usize) {
            start += self.leaves(*field, pos).len();
        }
        let count = fields
            .get(index as usize)
            .map_or(0, |field| self.leaves(*field, pos).len());
        (start, count)
    }

    /// The type in memory. Reports types that are nested too deeply.
    pub(super) fn memory(&mut self, ty: TypeId, pos: Pos) -> mir::TypeId {
        self.memory_at(ty, 0, pos)
    }

    fn memory_at(&mut self, ty: TypeId, level: u32, pos: Pos) -> mir::TypeId {
        if let Some(known) = self.memory.get(&ty) {
            return *known;
        }
        let bundle = self.bundle;
        if level > MAX_LEVELS {
            self.unsupported(pos, &format!("types of more than {MAX_LEVELS} levels"));
            return TypeTable::prim(Prim::U64);
        }
        let node = bundle.types.types.get(ty.0 as usize);
        let (name, own) = node.map_or((None, Pos::NONE), |node| (node.name, node.pos));
        let made = match bundle.types.ty(ty) {
            Type::Void => self.structure(name, &[], own),
            Type::Struct(fields) => {
                let fields: Vec<mir::TypeId> = fields
                    .iter()
                    .map(|field| self.memory_at(*field, level + 1, pos))
                    .collect();
                self.structure(name, &fields, own)
            }
            Type::Array(element, length) => {
                let elem = self.memory_at(*element, level + 1, pos);
                self.array(elem, *length)
            }
            Type::Hybrid(fixed, var) => {
                let fixed = self.memory_at(*fixed, level + 1, pos);
                let var = self.memory_at(*var, level + 1, pos);
                let elements = self.module.types.intern(mir::Type::FlexArray(var));
                self.structure(name, &[fixed, elements], own)
            }
            Type::IRef(_) => self.iref(),
            scalar => TypeTable::prim(memory_prim(scalar)),
        };
        self.memory.insert(ty, made);
        made
    }

    /// Two words: object and offset.
    fn iref(&mut self) -> mir::TypeId {
        match self.iref {
            Some(known) => known,
            None => {
                let fields = [TypeTable::prim(Prim::Ref), TypeTable::prim(Prim::U64)];
                let made = self.structure(None, &fields, Pos::NONE);
                *self.iref.insert(made)
            }
        }
    }

    fn array(&mut self, elem: mir::TypeId, length: u64) -> mir::TypeId {
        let dims = [length].into();
        self.module.types.intern(mir::Type::Array { dims, elem })
    }

    /// A structure, which has a name so that objects of it can be made.
    pub(super) fn structure(
        &mut self,
        name: Option<mir::Name>,
        fields: &[mir::TypeId],
        pos: Pos,
    ) -> mir::TypeId {
        let pos = self.pos(pos);
        let name = match name {
            Some(name) => self.symbol(name),
            None => {
                let number = self.module.types.definitions().len();
                self.module.names.intern(format!("T|{number}"))
            }
        };
        let fields: Vec<_> = fields
            .iter()
            .enumerate()
            .map(|(at, ty)| (self.module.names.intern(format!("f{at}")), *ty))
            .collect();
        self.module.structure(name, &fields, pos)
    }

    /// What to allocate for a type. Reports types that are too large.
    pub(super) fn allocated(&mut self, ty: TypeId, pos: Pos) -> Allocated {
        let allocated = self.fitting(ty, pos);
        let size = self.layouts.size(&self.module.types, allocated.ty);
        if size.is_ok_and(|size| size > MAX_BYTES) {
            let shown = self.bundle.types.shown(ty, &self.bundle.names);
            self.unsupported(
                pos,
                &format!("objects of type {shown}, of more than {MAX_BYTES} bytes,"),
            );
        }
        allocated
    }

    fn fitting(&mut self, ty: TypeId, pos: Pos) -> Allocated {
        let memory = self.memory(ty, pos);
        let bundle = self.bundle;
        match bundle.types.ty(ty) {
            Type::Void | Type::Struct(_) | Type::Hybrid(..) | Type::IRef(_) => Allocated {
                ty: memory,
                elements: None,
            },
            Type::Array(element, length) if *length > MANY && self.has_references(*element) => {
                let elem = self.memory(*element, pos);
                let elements = self.module.types.intern(mir::Type::FlexArray(elem));
                Allocated {
                    ty: self.boxed(ty, elements),
                    elements: Some(*length),
                }
            }
            _ => Allocated {
                ty: self.boxed(ty, memory),
                elements: None,
            },
        }
    }

    /// A structure of one field, for objects of types that are none.
    fn boxed(&mut self, ty: TypeId, memory: mir::TypeId) -> mir::TypeId {
        if let Some(known) = self.boxes.get(&ty) {
            return *known;
        }
        let made = self.structure(None, &[memory], Pos::NONE);
        self.boxes.insert(ty, made);
        made
    }

    /// Whether memory of the type may refer to objects.
    fn has_references(&self, ty: TypeId) -> bool {
        let mut work = vec![ty];
        let mut steps = 0;
        while let Some(ty) = work.pop() {
            steps += 1;
            match self.bundle.types.ty(ty) {
                // What is seen more often than that has them or is an error.
                _ if steps > 4096 => return true,
                Type::Struct(fields) => work.extend(fields),
                Type::Array(element, _) => work.push(*element),
                Type::Hybrid(fixed, var) => work.extend([*fixed, *var]),
                Type::Ref(_) | Type::IRef(_) | Type::WeakRef(_) => return true,
                Type::TagRef64 | Type::Stack | Type::Thread => return true,
                _ => {}
            }
        }
        false
    }

    /// Bytes of a type in memory.
    pub(super) fn size(&mut self, ty: TypeId, pos: Pos) -> u64 {
        let memory = self.memory(ty, pos);
        self.laid_out(pos, |layouts, types| layouts.size(types, memory))
    }

    /// Offset of a field of a structure, or of the elements of a hybrid, which are its field 1.
    pub(super) fn offset(&mut self, ty: TypeId, index: u32, pos: Pos) -> u64 {
        let memory = self.memory(ty, pos);
        self.laid_out(pos, |layouts, types| {
            let whole = layouts.aggregate(types, memory)?;
            Ok(whole
                .members
                .get(index as usize)
                .map_or(0, |member| member.place.offset))
        })
    }

    fn laid_out(
        &mut self,
        pos: Pos,
        find: impl FnOnce(&mut mir::layout::Layouts, &TypeTable) -> Result<u64, mir::layout::LayoutError>,
    ) -> u64 {
        match find(&mut self.layouts, &self.module.types) {
            Ok(found) => found,
            Err(error) => {
                self.unsupported(pos, &format!("memory of this type ({error})"));
                0
            }
        }
    }
}

/// The register type of a scalar. Functions are numbers: in code with objects addresses are references.
pub(super) fn scalar_prim(ty: &Type) -> Prim {
    match ty {
        Type::Int(1) => Prim::U1,
        Type::Int(..=8) => Prim::U8,
        Type::Int(..=16) => Prim::U16,
        Type::Int(..=32) => Prim::U32,
        Type::Float => Prim::F32,
        Type::Double => Prim::F64,
        Type::Ref(_) | Type::WeakRef(_) | Type::Stack | Type::Thread => Prim::Ref,
        Type::TagRef64 => Prim::DynAny,
        _ => Prim::U64,
    }
}

/// The type of a scalar in memory.
pub(super) fn memory_prim(ty: &Type) -> Prim {
    match scalar_prim(ty) {
        Prim::U1 => Prim::U8,
        prim => prim,
    }
}

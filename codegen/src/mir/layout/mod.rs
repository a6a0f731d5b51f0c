//! Sizes, alignments, field offsets and array strides: the C layout of MAPLE IR types (mpl-syntax.md §3).
//!
//! Members are placed at their natural alignment in declaration order. Bitfields fill containers of their declared type from the low
//! end; one that would cross a container boundary starts the next container. `packed` and `pack(N)` lower alignments and let bitfields
//! cross boundaries, as C compilers for x86-64 do it. A class starts with its superclass. Static members take no
//! room. Sizes are rounded up to the alignment; nothing is larger than [`MAX_SIZE`].
//!
//! Field ids number the members of an aggregate depth first from 1; 0 is the aggregate itself, a nested aggregate takes one id before
//! its members, an array takes one. The parts of a complex number, a vector or an f128 (two u64) have ids only where that is the
//! outermost type. The numbering is never laid out flat, because nesting can make it exponential.

mod array;
mod cursor;
mod init;

use std::fmt;
use std::rc::Rc;

use maple_mirbin::Prim;
use rustc_hash::{FxHashMap, FxHashSet};

use super::typing::parts_of;
use super::{Aggregate, AggregateKind, Attr, Field, Type, TypeId, TypeTable};

pub use array::ArrayShape;
use cursor::{Cursor, Part};

/// Largest size of a type in bytes: the address space of the target.
pub const MAX_SIZE: u64 = 1 << 47;

/// How deep aggregates may lie directly in aggregates; bounds the time to find a field.
pub const MAX_DEPTH: u32 = 1000;

/// Size and alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SizeAlign {
    /// A multiple of the alignment for aggregates.
    pub size: u64,
    /// A power of two.
    pub align: u32,
}

/// Where a bitfield lies in its container.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BitRange {
    /// Lowest bit, from the low end of the container.
    pub offset: u8,
    /// Number of bits, at least 1.
    pub width: u8,
    /// Size of the container in bytes: that of the declared type, or where things are packed of the bytes that the field touches, up to 9.
    pub bytes: u8,
}

/// Where a field lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldPlace {
    /// Bytes from the start of the outermost aggregate; for a bitfield, of its container.
    pub offset: u64,
    /// Declared type; for a bitfield the container may have another size.
    pub ty: TypeId,
    /// For bitfields.
    pub bits: Option<BitRange>,
}

/// A direct member of an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its field id within the aggregate.
    pub id: u32,
    /// Its position, from 1; a parent comes first.
    pub position: u32,
    /// Where it lies.
    pub place: FieldPlace,
}

/// The layout of one aggregate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AggregateLayout {
    /// Size and alignment of the whole.
    pub whole: SizeAlign,
    /// Members with storage, ids ascending; the superclass is the first. Zero-width bitfields are left out.
    pub members: Vec<Member>,
    /// Number of field ids, that of the aggregate itself not counted.
    pub ids: u32,
    /// Levels of aggregates directly in aggregates, itself included.
    pub depth: u32,
}

/// Why a type has no layout, or a field no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// A type name without definition.
    Undefined(TypeId),
    /// A struct or class declared incomplete.
    Incomplete(TypeId),
    /// An aggregate that contains itself.
    Recursive(TypeId),
    /// void, a function, an interface's instance and the like.
    NoSize(TypeId),
    /// Larger than [`MAX_SIZE`], or more than 2^31 field ids.
    TooLarge(TypeId),
    /// An aggregate with a bitfield that is wider than its type.
    Bitfield(TypeId),
    /// Aggregates directly in aggregates over more than [`MAX_DEPTH`] levels.
    TooDeep(TypeId),
    /// A generic type that is not instantiated.
    Generic(TypeId),
    /// A field id of something that has no fields.
    NotAggregate(TypeId),
    /// A field id that the aggregate does not have.
    NoField(TypeId, i32),
}

impl fmt::Display for LayoutError {
    /// Without the type's name: callers that have the module name it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Undefined(_) => f.write_str("the type is not defined"),
            LayoutError::Incomplete(_) => f.write_str("the type is incomplete"),
            LayoutError::Recursive(_) => f.write_str("the type contains itself"),
            LayoutError::NoSize(_) => f.write_str("the type has no size"),
            LayoutError::TooLarge(_) => f.write_str("the type is too large"),
            LayoutError::Bitfield(_) => f.write_str("a bitfield is wider than its type"),
            LayoutError::TooDeep(_) => write!(f, "aggregates nest deeper than {MAX_DEPTH} levels"),
            LayoutError::Generic(_) => f.write_str("the type is generic"),
            LayoutError::NotAggregate(_) => f.write_str("the type has no fields"),
            LayoutError::NoField(_, id) => write!(f, "there is no field {id}"),
        }
    }
}

impl std::error::Error for LayoutError {}

/// The layout service: computes on demand and remembers. Belongs to one type table; definitions must not change behind it.
#[derive(Clone, Default, Debug)]
pub struct Layouts {
    sizes: FxHashMap<TypeId, SizeAlign>,
    aggregates: FxHashMap<TypeId, Rc<AggregateLayout>>,
    /// By pointer type.
    shapes: FxHashMap<TypeId, Rc<ArrayShape>>,
}

impl Layouts {
    /// Size and alignment of a type. Attributes on the way to it may raise the alignment.
    ///
    /// # Errors
    /// If the type has no size.
    pub fn size_align(&mut self, types: &TypeTable, ty: TypeId) -> Result<SizeAlign, LayoutError> {
        let base = types.resolve(ty);
        if !self.sizes.contains_key(&base) {
            self.compute(types, base)?;
        }
        self.known(types, ty).ok_or(LayoutError::NoSize(ty))
    }

    /// Size in bytes.
    ///
    /// # Errors
    /// If the type has no size.
    pub fn size(&mut self, types: &TypeTable, ty: TypeId) -> Result<u64, LayoutError> {
        Ok(self.size_align(types, ty)?.size)
    }

    /// The layout of a struct, union or class.
    ///
    /// # Errors
    /// If the type is none or has no size.
    pub fn aggregate(&mut self, types: &TypeTable, ty: TypeId) -> Result<Rc<AggregateLayout>, LayoutError> {
        self.size_align(types, ty)?;
        self.aggregates
            .get(&types.resolve(ty))
            .cloned()
            .ok_or(LayoutError::NotAggregate(ty))
    }

    /// Where the field with this id lies; id 0 is the type itself, whatever it is.
    ///
    /// # Errors
    /// If the type has no layout or no such field. Negative ids name `^` fields ([`parent_field`]), which lie where a superclass has the field of that
    /// name; static ones have no place.
    pub fn field(&mut self, types: &TypeTable, ty: TypeId, id: i32) -> Result<FieldPlace, LayoutError> {
        if id == 0 {
            return Ok(FieldPlace {
                offset: 0,
                ty,
                bits: None,
            });
        }
        let Ok(mut rest) = u32::try_from(id) else {
            return self.inherited(types, ty, id);
        };
        let mut place = FieldPlace {
            offset: 0,
            ty,
            bits: None,
        };
        if let Some(part) = part(types, ty, id) {
            return Ok(part);
        }
        while rest != 0 {
            let layout = self.aggregate(types, place.ty)?;
            if rest > layout.ids {
                return Err(LayoutError::NoField(ty, id));
            }
            let index = layout.members.partition_point(|m| m.id <= rest);
            let Some(member) = index.checked_sub(1).and_then(|i| layout.members.get(i)) else {
                return Err(LayoutError::NoField(ty, id));
            };
            rest -= member.id;
            place = FieldPlace {
                offset: place.offset + member.place.offset,
                ..member.place
            };
        }
        Ok(place)
    }

    /// Where a `^` field lies: the next superclass that declares an instance field of its name says.
    fn inherited(&mut self, types: &TypeTable, ty: TypeId, id: i32) -> Result<FieldPlace, LayoutError> {
        let missing = LayoutError::NoField(ty, id);
        let mut class = types.aggregate(ty).ok_or(LayoutError::NotAggregate(ty))?;
        let field = parent_field(class, id).filter(|field| !field.attrs.has(Attr::Static));
        let field = field.ok_or(missing)?;
        // A class that extends itself has no layout.
        self.aggregate(types, ty)?;
        while let Some(&parent) = class
            .parents
            .first()
            .filter(|_| class.kind == AggregateKind::Class)
        {
            class = types.aggregate(parent).ok_or(missing)?;
            let own = instance_fields(class).filter(|field| field.bits != Some(0));
            // Superclasses begin where their subclasses do, and are the first member.
            let skipped = usize::from(!class.parents.is_empty() && class.kind == AggregateKind::Class);
            if let Some(index) = own.into_iter().position(|own| own.name == field.name) {
                let layout = self.aggregate(types, parent)?;
                return layout
                    .members
                    .get(index + skipped)
                    .map(|member| member.place)
                    .ok_or(missing);
            }
        }
        Err(missing)
    }

    /// What is already known about a type, with the alignment its attributes ask for.
    fn known(&self, types: &TypeTable, ty: TypeId) -> Option<SizeAlign> {
        let base = types.resolve(ty);
        let known = *self.sizes.get(&base)?;
        let align = known.align.max(types.attrs(ty).align);
        let rounds = matches!(types.get(base), Type::Aggregate(_));
        let size = if rounds {
            known.size.next_multiple_of(u64::from(align))
        } else {
            known.size
        };
        Some(SizeAlign { size, align })
    }

    /// Computes `root` and what it contains, innermost first, without recursion.
    fn compute(&mut self, types: &TypeTable, root: TypeId) -> Result<(), LayoutError> {
        let mut stack = vec![root];
        let mut entered = FxHashSet::default();
        while let Some(&ty) = stack.last() {
            if self.sizes.contains_key(&ty) {
                stack.pop();
                continue;
            }
            if entered.insert(ty) {
                let before = stack.len();
                self.contained(types, ty, |part| stack.push(part));
                for part in &stack[before..] {
                    if entered.contains(part) {
                        return Err(LayoutError::Recursive(*part));
                    }
                }
                if stack.len() > before {
                    continue;
                }
            }
            let known = match types.get(ty) {
                Type::Aggregate(aggregate) => {
                    let layout = self.place_members(types, ty, aggregate)?;
                    let whole = layout.whole;
                    self.aggregates.insert(ty, Rc::new(layout));
                    whole
                }
                _ => self.simple(types, ty)?,
            };
            if known.size > MAX_SIZE {
                return Err(LayoutError::TooLarge(ty));
            }
            self.sizes.insert(ty, known);
            stack.pop();
        }
        Ok(())
    }

    /// Hands out the types whose size that of `ty` depends on and that are not known yet.
    fn contained(&self, types: &TypeTable, ty: TypeId, mut push: impl FnMut(TypeId)) {
        let mut need = |part: TypeId| {
            let part = types.resolve(part);
            if !self.sizes.contains_key(&part) {
                push(part);
            }
        };
        match types.get(ty) {
            Type::Array { elem, .. } | Type::FlexArray(elem) => need(*elem),
            Type::Aggregate(aggregate) => {
                if aggregate.kind == AggregateKind::Class {
                    aggregate.parents.iter().for_each(|&p| need(p));
                }
                instance_fields(aggregate).for_each(|f| need(f.ty));
            }
            _ => {}
        }
    }

    fn simple(&self, types: &TypeTable, ty: TypeId) -> Result<SizeAlign, LayoutError> {
        let elem = |elem: TypeId| self.known(types, elem).ok_or(LayoutError::NoSize(elem));
        match types.get(ty) {
            Type::Prim(prim) if prim.size() > 0 => Ok(SizeAlign {
                size: u64::from(prim.size()),
                align: prim_align(*prim),
            }),
            // A variable whose type is a function holds the address of one.
            Type::Pointer(_) | Type::Func { .. } => Ok(SizeAlign { size: 8, align: 8 }),
            Type::Array { dims, elem: of } => {
                let of = elem(*of)?;
                let count = dims.iter().try_fold(1u64, |n, &d| n.checked_mul(d));
                let size = count
                    .and_then(|n| n.checked_mul(of.size))
                    .ok_or(LayoutError::TooLarge(ty))?;
                Ok(SizeAlign {
                    size,
                    align: of.align,
                })
            }
            Type::FlexArray(of) => Ok(SizeAlign {
                size: 0,
                align: elem(*of)?.align,
            }),
            Type::Named(_) => Err(LayoutError::Undefined(ty)),
            Type::Instance { .. } | Type::Param(_) => Err(LayoutError::Generic(ty)),
            _ => Err(LayoutError::NoSize(ty)),
        }
    }

    fn place_members(
        &self,
        types: &TypeTable,
        ty: TypeId,
        aggregate: &Aggregate,
    ) -> Result<AggregateLayout, LayoutError> {
        if aggregate.incomplete {
            return Err(LayoutError::Incomplete(ty));
        }
        if aggregate.kind == AggregateKind::Interface {
            let whole = SizeAlign { size: 0, align: 1 };
            return Ok(AggregateLayout {
                whole,
                members: Vec::new(),
                ids: 0,
                depth: 1,
            });
        }
        let union = aggregate.kind == AggregateKind::Union;
        let mut cursor = Cursor::new(union, aggregate.pack);
        let (mut ids, mut depth) = (0u32, 1u32);
        let mut members = Vec::with_capacity(aggregate.fields.len() + 1);
        let parent = aggregate
            .parents
            .first()
            .filter(|_| aggregate.kind == AggregateKind::Class);
        let fields = instance_fields(aggregate).map(|f| {
            let packed = aggregate.packed || f.attrs.has(Attr::Packed);
            (f.ty, f.bits, f.attrs.align, packed)
        });
        let parts = parent.map(|&p| (p, None, 0, false)).into_iter().chain(fields);
        for (position, (ty_of, bits, align, packed)) in (1..).zip(parts) {
            let natural = self.known(types, ty_of).ok_or(LayoutError::NoSize(ty_of))?;
            let part = Part {
                natural,
                align,
                packed,
            };
            ids += 1;
            let id = ids;
            let place = match bits {
                Some(0) => {
                    cursor.close(natural.size);
                    continue;
                }
                Some(width) if u64::from(width) > natural.size * 8 => {
                    return Err(LayoutError::Bitfield(ty));
                }
                Some(width) => {
                    let (offset, bits) = cursor.bitfield(part, width);
                    FieldPlace {
                        offset,
                        ty: ty_of,
                        bits: Some(bits),
                    }
                }
                None => {
                    if let Some(inner) = self.aggregates.get(&types.resolve(ty_of)) {
                        ids += inner.ids;
                        depth = depth.max(inner.depth + 1);
                    }
                    FieldPlace {
                        offset: cursor.plain(part),
                        ty: ty_of,
                        bits: None,
                    }
                }
            };
            members.push(Member { id, position, place });
            if cursor.size() > MAX_SIZE || ids > i32::MAX as u32 / 2 {
                return Err(LayoutError::TooLarge(ty));
            }
            if depth > MAX_DEPTH {
                return Err(LayoutError::TooDeep(ty));
            }
        }
        let whole = cursor.whole();
        if whole.size > MAX_SIZE {
            return Err(LayoutError::TooLarge(ty));
        }
        Ok(AggregateLayout {
            whole,
            members,
            ids,
            depth,
        })
    }
}

/// The part of a wide value that a field id names: parts count from 1.
fn part(types: &TypeTable, ty: TypeId, id: i32) -> Option<FieldPlace> {
    let (part, count) = parts_of(types.prim_of(ty))?;
    let index = u32::try_from(id).ok()?.checked_sub(1)?;
    (index < count).then(|| FieldPlace {
        offset: u64::from(index * part.size()),
        ty: TypeTable::prim(part),
        bits: None,
    })
}

/// Alignment of a primitive type as in C: the size up to 8, that of the parts for complex types, 16 for f128 and vectors.
pub const fn prim_align(prim: Prim) -> u32 {
    match prim {
        Prim::C64 => 4,
        Prim::C128 => 8,
        _ => prim.align(),
    }
}

/// Fields that take room in an instance.
pub fn instance_fields(aggregate: &Aggregate) -> impl Iterator<Item = &Field> {
    let all = aggregate.kind != AggregateKind::Interface;
    aggregate
        .fields
        .iter()
        .filter(move |f| all && !f.attrs.has(Attr::Static))
}

/// The `^` field with this negative field id: -1 is the first one.
pub fn parent_field(aggregate: &Aggregate, id: i32) -> Option<&Field> {
    aggregate
        .parent_fields
        .get(usize::try_from(id.checked_add(1)?.checked_neg()?).ok()?)
}

#[cfg(test)]
mod tests;

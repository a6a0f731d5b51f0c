//! The type table: structural types are interned, named types are resolved when asked, so recursion and forward references work.

use indexmap::IndexSet;
use maple_mirbin::Prim;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::{Aggregate, AttrSet, FuncId, Loc, Name, Pos};

/// A type of a [`TypeTable`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(u32);

impl TypeId {
    /// Position in the table. What a type consists of stands before it.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A type name, defined or only mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NamedId(u32);

impl NamedId {
    /// Position in [`TypeTable::named_types`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A type (seed 0, Type Specification; mpl-syntax.md §3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// A primitive type.
    Prim(Prim),
    /// `<* T>`
    Pointer(TypeId),
    /// `<[d0][d1].. T>`, first dimension outermost; a dimension may be 0.
    Array {
        /// Element counts.
        dims: Box<[u64]>,
        /// Innermost element.
        elem: TypeId,
    },
    /// `<[] T>`: unknown length; size 0 as a member, a run-time array in managed modules.
    FlexArray(TypeId),
    /// struct, union, class or interface, complete or not.
    Aggregate(Box<Aggregate>),
    /// `<func (..) T>`
    Func {
        /// Parameter types.
        params: Box<[TypeId]>,
        /// Whether more arguments may follow.
        variadic: bool,
        /// Return types; exactly void means none.
        returns: Box<[TypeId]>,
    },
    /// `<$T>` or `<%T>`
    Named(NamedId),
    /// `<$T{!A=type, ..}>`
    Instance {
        /// The generic type's name.
        base: NamedId,
        /// Parameter names and what stands for them.
        args: Box<[(Name, TypeId)]>,
    },
    /// `<!T>`
    Param(Name),
    /// A type with attributes after it inside angle brackets: the pointee of `<* <$T> align(64)>`. Never directly around another one.
    Qualified {
        /// The type without attributes.
        ty: TypeId,
        /// What was added.
        attrs: AttrSet,
    },
}

/// A type name of the module or of one function.
#[derive(Clone, Debug)]
pub struct NamedType {
    /// Without sigil.
    pub name: Name,
    /// The function that a `%` name belongs to; `None` for a `$` name.
    pub scope: Option<FuncId>,
    /// What `type` gave it; `None` while it is only mentioned.
    pub def: Option<TypeId>,
    /// Attributes after the definition.
    pub attrs: AttrSet,
    /// First mention, later the definition.
    pub pos: Pos,
    /// `LOC` before the definition.
    pub loc: Loc,
    /// The definition came from an imported file and is not printed.
    pub imported: bool,
}

/// Types and type names of a module.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: IndexSet<Type, FxBuildHasher>,
    named: Vec<NamedType>,
    index: FxHashMap<(Option<FuncId>, Name), NamedId>,
    order: Vec<NamedId>,
}

impl Default for TypeTable {
    /// A table that holds the primitive types at their own numbers.
    fn default() -> Self {
        let mut types = IndexSet::default();
        types.extend(Prim::ALL.iter().map(|&p| Type::Prim(p)));
        TypeTable {
            types,
            named: Vec::new(),
            index: FxHashMap::default(),
            order: Vec::new(),
        }
    }
}

/// Steps through names and attributes on the way to a structural type. Longer chains count as undefined; the verifier reports them. The
/// limit keeps chains and cycles of names in hostile text from costing more than their length.
const MAX_STEPS: usize = 256;

const UNKNOWN: Type = Type::Prim(Prim::Unknown);

impl TypeTable {
    /// The id of a primitive type.
    pub const fn prim(prim: Prim) -> TypeId {
        TypeId(prim as u32)
    }

    /// The id of `ty`; structurally equal types have equal ids. Nested qualified types are merged into one.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Type::Qualified { ty: inner, attrs } = &ty {
            if attrs.is_empty() {
                return *inner;
            }
            if let &Type::Qualified {
                ty: base,
                attrs: more,
            } = self.get(*inner)
            {
                let mut attrs = *attrs;
                attrs.merge(&more);
                return TypeId(self.types.insert_full(Type::Qualified { ty: base, attrs }).0 as u32);
            }
        }
        TypeId(self.types.insert_full(ty).0 as u32)
    }

    /// `<* to>`
    pub fn pointer(&mut self, to: TypeId) -> TypeId {
        self.intern(Type::Pointer(to))
    }

    /// The type behind an id; `unknown` for an id of another table.
    pub fn get(&self, id: TypeId) -> &Type {
        self.types.get_index(id.0 as usize).unwrap_or(&UNKNOWN)
    }

    /// Follows names and attributes to a structural type: the result is never `Named` with a definition nor `Qualified`. A name
    /// without definition, or one that is defined by itself or by a very long chain of names, is returned as it is.
    pub fn resolve(&self, mut id: TypeId) -> TypeId {
        for _ in 0..MAX_STEPS {
            match *self.get(id) {
                Type::Named(name) => match self.named(name).and_then(|n| n.def) {
                    Some(def) => id = def,
                    None => return id,
                },
                Type::Qualified { ty, .. } => id = ty,
                _ => return id,
            }
        }
        id
    }

    /// The structural type behind names and attributes.
    pub fn structure(&self, id: TypeId) -> &Type {
        self.get(self.resolve(id))
    }

    /// The aggregate behind names and attributes, if it is one.
    pub fn aggregate(&self, id: TypeId) -> Option<&Aggregate> {
        match self.structure(id) {
            Type::Aggregate(a) => Some(a),
            Type::Instance { base, .. } => match self.named(*base)?.def.map(|d| self.structure(d)) {
                Some(Type::Aggregate(a)) => Some(a),
                _ => None,
            },
            _ => None,
        }
    }

    /// The pointed-to type if `id` is a pointer.
    pub fn pointee(&self, id: TypeId) -> Option<TypeId> {
        match self.structure(id) {
            Type::Pointer(to) => Some(*to),
            _ => None,
        }
    }

    /// The type of the elements of an array of arrays; another type is its own.
    pub fn innermost(&self, mut id: TypeId) -> TypeId {
        for _ in 0..MAX_STEPS {
            match self.structure(id) {
                Type::Array { elem, .. } | Type::FlexArray(elem) => id = *elem,
                _ => break,
            }
        }
        id
    }

    /// Attributes written inside the angle brackets and on the names on the way to the structural type.
    pub fn attrs(&self, mut id: TypeId) -> AttrSet {
        let mut all = AttrSet::EMPTY;
        for _ in 0..MAX_STEPS {
            match self.get(id) {
                Type::Qualified { ty, attrs } => {
                    all.merge(attrs);
                    id = *ty;
                }
                Type::Named(name) => match self.named(*name) {
                    Some(&NamedType {
                        def: Some(def),
                        ref attrs,
                        ..
                    }) => {
                        all.merge(attrs);
                        id = def;
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        all
    }

    /// The primitive type that a value of this type has in an instruction: pointers and functions are `ptr` (a managed module uses
    /// `ref` for counted ones), aggregates, arrays and type parameters `agg`, unresolved names `unknown`.
    pub fn prim_of(&self, id: TypeId) -> Prim {
        match self.structure(id) {
            Type::Prim(p) => *p,
            Type::Pointer(_) | Type::Func { .. } => Prim::Ptr,
            Type::Array { .. }
            | Type::FlexArray(_)
            | Type::Aggregate(_)
            | Type::Instance { .. }
            | Type::Param(_) => Prim::Agg,
            Type::Named(_) | Type::Qualified { .. } => Prim::Unknown,
        }
    }

    /// The id for a type name, created as mentioned but undefined if new.
    pub fn mention(&mut self, scope: Option<FuncId>, name: Name, pos: Pos) -> NamedId {
        let next = NamedId(self.named.len() as u32);
        let id = *self.index.entry((scope, name)).or_insert(next);
        if id == next {
            let attrs = AttrSet::EMPTY;
            self.named.push(NamedType {
                name,
                scope,
                def: None,
                attrs,
                pos,
                loc: Loc::NONE,
                imported: false,
            });
        }
        id
    }

    /// The id for a type name if it was mentioned.
    pub fn lookup(&self, scope: Option<FuncId>, name: Name) -> Option<NamedId> {
        self.index.get(&(scope, name)).copied()
    }

    /// A type name; `None` for an id of another table.
    pub fn named(&self, id: NamedId) -> Option<&NamedType> {
        self.named.get(id.index())
    }

    /// Gives a name its definition, replacing an earlier one, and puts it into definition order.
    pub fn define(&mut self, id: NamedId, def: TypeId, attrs: AttrSet, pos: Pos, loc: Loc, imported: bool) {
        if let Some(named) = self.named.get_mut(id.index()) {
            let listed = named.def.is_some() && !named.imported;
            (named.def, named.attrs, named.pos, named.loc, named.imported) =
                (Some(def), attrs, pos, loc, imported);
            if !imported && !listed {
                self.order.push(id);
            }
        }
    }

    /// Every type name, mentioned or defined.
    pub fn named_types(&self) -> impl ExactSizeIterator<Item = (NamedId, &NamedType)> {
        self.named.iter().enumerate().map(|(i, n)| (NamedId(i as u32), n))
    }

    /// Names that this module itself defines, in definition order.
    pub fn definitions(&self) -> &[NamedId] {
        &self.order
    }

    /// Makes room for so many more types.
    pub(super) fn reserve(&mut self, count: usize) {
        self.types.reserve(count);
    }

    /// Takes back the definitions of type names that belong to functions.
    pub(super) fn retain_global(&mut self) {
        let named = &self.named;
        let is_global = |id: &NamedId| named.get(id.index()).is_some_and(|named| named.scope.is_none());
        self.order.retain(is_global);
    }

    /// The type at this position.
    pub(super) fn at(&self, index: u32) -> Option<TypeId> {
        ((index as usize) < self.types.len()).then_some(TypeId(index))
    }

    /// The type name at this position.
    pub(super) fn name_at(&self, index: u32) -> Option<NamedId> {
        ((index as usize) < self.named.len()).then_some(NamedId(index))
    }

    /// Number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Never: the primitive types are always there.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// Every type with its id.
    pub fn iter(&self) -> impl Iterator<Item = (TypeId, &Type)> {
        self.types.iter().enumerate().map(|(i, t)| (TypeId(i as u32), t))
    }
}

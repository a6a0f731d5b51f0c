//! Types of a bundle (lang.md §4): an arena in which equal constructors without names are one node. Types are structural; [`Types::classes`] says
//! which are equal, through names and recursion.

use rustc_hash::FxHashMap;

use super::classes::Classes;
use crate::mir::{Name, Pos};

/// A type of a [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeId(pub u32);

/// A signature of a [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SigId(pub u32);

/// A type's constructor.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `int<n>`, from 1 to 64 bits.
    Int(u8),
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// A reference to a whole heap object.
    Ref(TypeId),
    /// A reference to a place in memory.
    IRef(TypeId),
    /// A reference that keeps nothing alive; in memory only.
    WeakRef(TypeId),
    /// Fields in order.
    Struct(Box<[TypeId]>),
    /// So many elements.
    Array(TypeId, u64),
    /// A fixed part, and elements whose number is chosen at allocation.
    Hybrid(TypeId, TypeId),
    /// No value.
    Void,
    /// A function with this signature.
    Func(SigId),
    /// A thread.
    Thread,
    /// A stack.
    Stack,
    /// A `double`, an `int<52>`, or a `ref<void>` with a tag of 6 bits.
    TagRef64,
}

/// A named or anonymous type.
#[derive(Clone, Debug)]
pub struct TypeNode {
    /// How it is constructed.
    pub ty: Type,
    /// With its `@`; `None` if it was written where it is used.
    pub name: Option<Name>,
    /// Where it is defined, or first written.
    pub pos: Pos,
}

/// A named or anonymous signature.
#[derive(Clone, Debug)]
pub struct SigNode {
    /// Result and parameters.
    pub sig: Sig,
    /// With its `@`; `None` if it was written where it is used.
    pub name: Option<Name>,
    /// Where it is defined, or first written.
    pub pos: Pos,
}

/// A signature.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sig {
    /// Type of the result.
    pub result: TypeId,
    /// Types of the parameters.
    pub params: Box<[TypeId]>,
}

/// The types and signatures of a bundle.
#[derive(Clone, Default, Debug)]
pub struct Types {
    /// Types; [`TypeId`] is a position here.
    pub types: Vec<TypeNode>,
    /// Signatures; [`SigId`] is a position here.
    pub sigs: Vec<SigNode>,
    anonymous: FxHashMap<Type, TypeId>,
    anonymous_sigs: FxHashMap<Sig, SigId>,
}

impl Types {
    /// A type without a name.
    pub fn intern(&mut self, ty: Type, pos: Pos) -> TypeId {
        if let Some(id) = self.anonymous.get(&ty) {
            return *id;
        }
        let id = self.add(ty.clone(), None, pos);
        self.anonymous.insert(ty, id);
        id
    }

    /// A type without a name, if the bundle has it.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.anonymous.get(ty).copied()
    }

    /// A type that is told from others by its name.
    pub fn add(&mut self, ty: Type, name: Option<Name>, pos: Pos) -> TypeId {
        self.types.push(TypeNode { ty, name, pos });
        TypeId(self.types.len() as u32 - 1)
    }

    /// A signature without a name.
    pub fn intern_sig(&mut self, sig: Sig, pos: Pos) -> SigId {
        if let Some(id) = self.anonymous_sigs.get(&sig) {
            return *id;
        }
        let id = self.add_sig(sig.clone(), None, pos);
        self.anonymous_sigs.insert(sig, id);
        id
    }

    /// A signature that is told from others by its name.
    pub fn add_sig(&mut self, sig: Sig, name: Option<Name>, pos: Pos) -> SigId {
        self.sigs.push(SigNode { sig, name, pos });
        SigId(self.sigs.len() as u32 - 1)
    }

    /// How a type is constructed. Ids come from this arena.
    pub fn ty(&self, id: TypeId) -> &Type {
        self.types.get(id.0 as usize).map_or(&Type::Void, |node| &node.ty)
    }

    /// A signature of this arena.
    pub fn sig(&self, id: SigId) -> Option<&Sig> {
        self.sigs.get(id.0 as usize).map(|node| &node.sig)
    }

    /// The type as messages and texts write it: by its name, or its constructor.
    pub fn shown(&self, id: TypeId, names: &crate::mir::Names) -> String {
        let mut text = String::new();
        super::print::write_type(&mut text, self, names, id);
        text
    }

    /// Which types are equal.
    pub fn classes(&self) -> Classes {
        Classes::new(self)
    }
}

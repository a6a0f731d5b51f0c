//! Types of a bundle (lang.md §4): an arena in which equal constructors without names are one node. Types are structural; [`Types::classes`] says
//! which are equal, through names and recursion.

use rustc_hash::FxHashMap;

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

/// Classes of equal types and signatures, by partition refinement: what cannot be told apart by constructors is equal.
#[derive(Clone, Debug)]
pub struct Classes {
    types: Vec<u32>,
    sigs: Vec<u32>,
    /// By what is not told apart at all: for lenient comparison.
    loose: Vec<u32>,
}

/// A constructor with classes in place of types.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Plain(u8),
    Int(u8),
    One(u8, u32),
    Two(u32, u32),
    Array(u32, u64),
    Many(Box<[u32]>),
    Sig(u32, Box<[u32]>),
}

impl Classes {
    fn new(types: &Types) -> Classes {
        let mut classes = Classes {
            types: vec![0; types.types.len()],
            sigs: vec![0; types.sigs.len()],
            loose: Vec::new(),
        };
        let mut count = 1;
        loop {
            let found = classes.refine(types);
            if found == count {
                break;
            }
            count = found;
        }
        classes.loose = types.types.iter().map(|node| loose(&node.ty)).collect();
        classes
    }

    /// One round; the number of classes after it.
    fn refine(&mut self, types: &Types) -> usize {
        let mut numbers: FxHashMap<Key, u32> = FxHashMap::default();
        let mut number = |key: Key| {
            let next = numbers.len() as u32;
            *numbers.entry(key).or_insert(next)
        };
        let of = |id: &TypeId| self.types.get(id.0 as usize).copied().unwrap_or(0);
        let next_types: Vec<u32> = types
            .types
            .iter()
            .map(|node| {
                number(match &node.ty {
                    Type::Int(bits) => Key::Int(*bits),
                    Type::Float => Key::Plain(0),
                    Type::Double => Key::Plain(1),
                    Type::Void => Key::Plain(2),
                    Type::Thread => Key::Plain(3),
                    Type::Stack => Key::Plain(4),
                    Type::TagRef64 => Key::Plain(5),
                    Type::Ref(to) => Key::One(0, of(to)),
                    Type::IRef(to) => Key::One(1, of(to)),
                    Type::WeakRef(to) => Key::One(2, of(to)),
                    Type::Func(sig) => Key::One(3, self.sigs.get(sig.0 as usize).copied().unwrap_or(0)),
                    Type::Struct(fields) => Key::Many(fields.iter().map(of).collect()),
                    Type::Array(of_what, length) => Key::Array(of(of_what), *length),
                    Type::Hybrid(fixed, var) => Key::Two(of(fixed), of(var)),
                })
            })
            .collect();
        let next_sigs: Vec<u32> = types
            .sigs
            .iter()
            .map(|node| {
                number(Key::Sig(
                    of(&node.sig.result),
                    node.sig.params.iter().map(of).collect(),
                ))
            })
            .collect();
        let count = numbers.len();
        (self.types, self.sigs) = (next_types, next_sigs);
        count
    }

    /// Whether two types are equal.
    pub fn equal(&self, a: TypeId, b: TypeId) -> bool {
        a == b || self.types.get(a.0 as usize) == self.types.get(b.0 as usize)
    }

    /// Whether two signatures are equal.
    pub fn equal_sigs(&self, a: SigId, b: SigId) -> bool {
        a == b || self.sigs.get(a.0 as usize) == self.sigs.get(b.0 as usize)
    }

    /// Whether two types are of one register class: what existing programs keep to where they are loose about types (lang.md §6).
    pub fn alike(&self, a: TypeId, b: TypeId) -> bool {
        let class = |id: TypeId| self.loose.get(id.0 as usize);
        self.equal(a, b) || class(a) == class(b) && class(a) != Some(&STRICT)
    }
}

/// Class of types that must be equal in lenient comparison as well.
const STRICT: u32 = u32::MAX;

/// Registers of one class hold values of one kind, whatever these refer to.
fn loose(ty: &Type) -> u32 {
    match ty {
        Type::Int(bits) => u32::from(*bits),
        Type::Float => 100,
        Type::Double => 101,
        Type::Ref(_) => 102,
        Type::IRef(_) => 103,
        Type::Func(_) => 104,
        Type::Thread => 105,
        Type::Stack => 106,
        Type::TagRef64 => 107,
        Type::Void | Type::WeakRef(_) | Type::Struct(_) | Type::Array(..) | Type::Hybrid(..) => STRICT,
    }
}

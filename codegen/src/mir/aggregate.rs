//! Structs, unions, classes and interfaces.

use super::{AttrSet, InitId, Name, TypeId};

/// Which kind of aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AggregateKind {
    /// `struct`
    Struct,
    /// `union`: all fields at offset 0.
    Union,
    /// `class`: one parent at most, which counts as the first field.
    Class,
    /// `interface`: any number of parents, no instances; all fields are static.
    Interface,
}

/// The members of an aggregate type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Aggregate {
    /// struct, union, class or interface.
    pub kind: AggregateKind,
    /// Declared with the `..incomplete` keyword: members come from elsewhere.
    pub incomplete: bool,
    /// `packed`: members of a struct or union have no alignment but what they ask for themselves.
    pub packed: bool,
    /// `pack(N)`: the largest alignment of a member of a struct or union in bytes; 0 if there is no limit.
    pub pack: u32,
    /// Superclass, or the interfaces an interface extends.
    pub parents: Vec<TypeId>,
    /// Instance fields in order.
    pub fields: Vec<Field>,
    /// `^` fields: static fields and fields reached with negative field ids (-1, -2, ..).
    pub parent_fields: Vec<Field>,
    /// Method prototypes.
    pub methods: Vec<Method>,
    /// Names of the implemented interfaces.
    pub implements: Vec<Name>,
    /// `@name int` and `@name "string"` entries.
    pub infos: Vec<(Name, InfoValue)>,
    /// Integer lists of `staticValue`, one per occurrence.
    pub static_values: Vec<Vec<u64>>,
    /// Java annotations.
    pub pragmas: Vec<Pragma>,
}

impl Aggregate {
    /// An aggregate without members.
    pub fn new(kind: AggregateKind) -> Aggregate {
        Aggregate {
            kind,
            incomplete: false,
            packed: false,
            pack: 0,
            parents: Vec::new(),
            fields: Vec::new(),
            parent_fields: Vec::new(),
            methods: Vec::new(),
            implements: Vec::new(),
            infos: Vec::new(),
            static_values: Vec::new(),
            pragmas: Vec::new(),
        }
    }
}

/// A field.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Field {
    /// Without `@` or `^`.
    pub name: Name,
    /// Declared type; the container's integer type for a bitfield.
    pub ty: TypeId,
    /// Width of a bitfield in bits; 0 closes the current container.
    pub bits: Option<u8>,
    /// `volatile`, `static`, `align(N)` and so on.
    pub attrs: AttrSet,
    /// Initial value of a static final field.
    pub init: Option<InitId>,
}

/// A method prototype.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Method {
    /// The function's name without `&`.
    pub name: Name,
    /// `virtual`, `static`, `abstract` and so on.
    pub attrs: AttrSet,
    /// A function type.
    pub ty: TypeId,
}

/// The value of an information entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InfoValue {
    /// An integer, 64 bits.
    Int(u64),
    /// A string.
    Str(Name),
}

/// What a pragma speaks about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PragmaKind {
    /// `class`
    Class,
    /// `func`
    Func,
    /// `var`
    Var,
    /// `param N`
    Param(u32),
    /// `func_ex`
    FuncEx,
    /// `func_var`
    FuncVar,
}

impl PragmaKind {
    /// Keyword.
    pub const fn name(self) -> &'static str {
        match self {
            PragmaKind::Class => "class",
            PragmaKind::Func => "func",
            PragmaKind::Var => "var",
            PragmaKind::Param(_) => "param",
            PragmaKind::FuncEx => "func_ex",
            PragmaKind::FuncVar => "func_var",
        }
    }
}

/// A Java annotation on a class or a member.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pragma {
    /// Visibility number.
    pub visibility: u32,
    /// What it is on.
    pub kind: PragmaKind,
    /// Sigil and name of what it is on.
    pub target: (u8, Name),
    /// The annotation type.
    pub ty: TypeId,
    /// Number of elements at the top level.
    pub elements: u32,
    /// The elements in preorder: a node's children follow it.
    pub nodes: Vec<PragmaNode>,
}

/// One element of an annotation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PragmaNode {
    /// `@name`; `None` in an array.
    pub name: Option<Name>,
    /// Keyword of the element type (`i32`, `ptr`, `ref`, `array`, ..).
    pub elem_type: Name,
    /// The value.
    pub value: PragmaValue,
}

/// The value of an annotation element.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PragmaValue {
    /// An integer, or the bits of an f64.
    Int(u64),
    /// A floating point value as bits of an f64, and whether it was written with the suffix f.
    Float(u64, bool),
    /// A string.
    Str(Name),
    /// A sigil and a name: variables, functions, enumerators.
    Symbol(u8, Name),
    /// A type.
    Type(TypeId),
    /// `[n, ..]`: the next `n` subtrees.
    Array(u32),
    /// `<name> [n, ..]`: the next `n` subtrees, each with a name.
    Annotation(Name, u32),
}

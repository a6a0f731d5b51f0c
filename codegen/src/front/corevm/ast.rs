//! Modules: what the text form and the binary form have in common.
//!
//! A tree holds names as they stand in the file. Whether there is what they name, and whether a module keeps the rules of the language, is
//! the business of [`super::check`]. Order is that of the file within types, functions and declarations each.

use indexmap::IndexSet;

use crate::diag::Sources;
use crate::front::Origin;
use crate::mir::{Name, Names, Pos};

use super::table::{Op, Primitive};

/// A module: everything that one file holds.
#[derive(Clone, Default, Debug)]
pub struct Module {
    /// Names without sigils, strings and texts.
    pub names: Names,
    /// What the file says about itself.
    pub meta: Meta,
    /// Element types of arrays.
    pub elements: Elements,
    /// Type definitions.
    pub types: Vec<TypeDecl>,
    /// Declarations of intrinsic functions.
    pub intrinsics: Vec<Intrinsic>,
    /// Function definitions.
    pub functions: Vec<Function>,
    /// The file it was read from, as file 0; empty for a module that was built.
    pub sources: Sources,
    /// What positions mean.
    pub origin: Origin,
}

/// What a module says about itself. What it does not say is empty or 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Meta {
    /// `module name`
    pub name: Vec<u8>,
    /// `format version`
    pub format_version: i64,
    /// `target version`
    pub target_version: i64,
    /// `path`
    pub path: Vec<u8>,
    /// `author`
    pub author: Vec<u8>,
    /// `timestamp`: seconds since 1970.
    pub timestamp: i64,
}

/// A type. Two are the same if they are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Type {
    /// Without the star.
    pub base: Base,
    /// Whether there is a star.
    pub pointer: bool,
}

/// What a type is without its star.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// A primitive type.
    Primitive(Primitive),
    /// The structure with this name.
    Named(Name),
    /// So many elements.
    Array(ElementId, u32),
}

impl Type {
    /// No value.
    pub const VOID: Type = Type::of(Primitive::Void);
    /// True or false.
    pub const BOOL: Type = Type::of(Primitive::Bool);
    /// A dynamic value.
    pub const OBJECT: Type = Type::of(Primitive::Object);
    /// An immutable string.
    pub const STRING: Type = Type::of(Primitive::String);
    /// `i64`
    pub const I64: Type = Type::of(Primitive::I64);

    /// A primitive type.
    pub const fn of(primitive: Primitive) -> Type {
        Type {
            base: Base::Primitive(primitive),
            pointer: false,
        }
    }

    /// The type without its star.
    pub const fn value(self) -> Type {
        Type {
            pointer: false,
            ..self
        }
    }

    /// The primitive type that it is; `None` of pointers.
    pub const fn primitive(self) -> Option<Primitive> {
        match self.base {
            Base::Primitive(primitive) if !self.pointer => Some(primitive),
            _ => None,
        }
    }
}

/// Position in [`Elements`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ElementId(u32);

/// Element types of arrays: each once.
#[derive(Clone, Default, Debug)]
pub struct Elements(IndexSet<Type>);

impl Elements {
    /// The position of a type.
    pub fn intern(&mut self, ty: Type) -> ElementId {
        ElementId(self.0.insert_full(ty).0 as u32)
    }

    /// The type at a position.
    pub fn get(&self, id: ElementId) -> Type {
        self.0.get_index(id.0 as usize).copied().unwrap_or(Type::VOID)
    }
}

/// A definition of a structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeDecl {
    /// `key=value`, which have no meaning here.
    pub attributes: Vec<(Name, Name)>,
    /// Its name.
    pub name: Name,
    /// Fields in the order of the file.
    pub fields: Vec<Variable>,
    /// Where its name stands.
    pub pos: Pos,
}

/// A field or a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variable {
    /// Its type.
    pub ty: Type,
    /// Its name.
    pub name: Name,
    /// Where it stands.
    pub pos: Pos,
}

/// A declaration of an intrinsic function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intrinsic {
    /// Its name with dots.
    pub name: Name,
    /// What it returns.
    pub ret: Type,
    /// Its parameters.
    pub params: Vec<IntrinsicParam>,
    /// Where its name stands.
    pub pos: Pos,
}

/// A parameter of an intrinsic function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IntrinsicParam {
    /// What it takes.
    pub kind: ParamKind,
    /// Its name, without stars.
    pub name: Name,
    /// Where it stands.
    pub pos: Pos,
}

/// What a parameter of an intrinsic function takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// A value of a type.
    Regular(Type),
    /// `*args`: the further arguments of a function.
    Positional,
    /// `**kwargs`: the arguments of a function that have names.
    Keyword,
}

/// A definition of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// The function it is said to lie in.
    pub parent: Option<Name>,
    /// What it returns.
    pub ret: Type,
    /// Bits of [`super::table::FUNCTION_OPTIONS`], and others that are kept.
    pub options: i64,
    /// Parameters with types.
    pub params: Vec<Variable>,
    /// `*args`: what further arguments go to.
    pub positional: Option<Name>,
    /// `**kwargs`: what arguments with other names go to.
    pub keyword: Option<Name>,
    /// Blocks in the order of the file; the first is the entry.
    pub blocks: Vec<Block>,
    /// Where its name stands.
    pub pos: Pos,
}

impl Function {
    /// Whether a program can begin with it, if it is called `main`: it takes nothing, or `*args` alone, and returns an integer or nothing.
    pub fn starts_program(&self) -> bool {
        let gives = self.ret == Type::VOID || self.ret.primitive().is_some_and(|p| p.is_integer());
        gives && self.params.is_empty() && self.keyword.is_none()
    }
}

/// A block. Control goes on in the next one after its last instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its label.
    pub label: Name,
    /// Instructions in order.
    pub insts: Vec<Inst>,
    /// Where its label stands.
    pub pos: Pos,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inst {
    /// The name it defines.
    pub target: Option<Name>,
    /// What it does.
    pub op: Op,
    /// The type that is written.
    pub ty: Option<Type>,
    /// Words in brackets after the opcode.
    pub options: Vec<Name>,
    /// Operands in order.
    pub operands: Vec<Operand>,
    /// Labels in order.
    pub labels: Vec<Label>,
    /// Where it begins.
    pub pos: Pos,
}

/// A label of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its name.
    pub name: Name,
    /// Where it stands.
    pub pos: Pos,
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operand {
    /// What it is.
    pub data: OperandData,
    /// Where it stands.
    pub pos: Pos,
}

/// What an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandData {
    /// A parameter or what an instruction has defined.
    Ref(Name),
    /// A constant.
    Const(Const),
}

/// A constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Const {
    /// A number or bool: its bits, integers sign- or zero-extended as their type says, `spf` in the low half.
    Bits(Primitive, u64),
    /// A string of bytes.
    String(Name),
    /// `object null`
    Null,
}

impl Const {
    /// Its type.
    pub const fn ty(self) -> Primitive {
        match self {
            Const::Bits(primitive, _) => primitive,
            Const::String(_) => Primitive::String,
            Const::Null => Primitive::Object,
        }
    }
}

impl Inst {
    /// The bytes of the first operand, if it is a constant string: the name of an attribute or of a callee.
    pub fn constant_name(&self) -> Option<Name> {
        match self.operands.first()?.data {
            OperandData::Const(Const::String(name)) => Some(name),
            _ => None,
        }
    }
}

impl Module {
    /// The definition of a structure.
    pub fn type_decl(&self, name: Name) -> Option<&TypeDecl> {
        self.types.iter().find(|decl| decl.name == name)
    }
}

//! What names, fields and functions are.

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::Primitive;

use crate::random::corevm::build::Arg;

/// How a name holds a structure or array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// It is the place.
    Place,
    /// It is a value.
    Value,
    /// It is a pointer.
    Pointer,
    /// It is a cell with a pointer.
    Cell,
}

/// What a name is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// A number or bool.
    Value(Primitive),
    /// The place of one.
    Cell(Primitive),
    /// The place of a pointer to one.
    Pointer(Primitive),
    /// A string or the place of one.
    Text {
        /// Whether it is the place.
        cell: bool,
    },
    /// The structure with this number.
    Struct(usize, Hold),
    /// The array with this number.
    Array(usize, Hold),
    /// An object with the attributes of the module.
    Object,
}

/// A name that may be used.
#[derive(Clone, Debug)]
pub(super) struct Var {
    pub(super) arg: Arg,
    pub(super) shape: Shape,
}

/// What a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Scalar(Primitive),
    Text,
    /// A structure by value.
    Struct(usize),
    /// A pointer to a structure.
    Pointer(usize),
    /// An array by value.
    Array(usize),
}

/// A structure.
#[derive(Clone, Debug)]
pub(super) struct Struct {
    pub(super) ty: Type,
    pub(super) fields: Vec<(String, Field)>,
}

/// An array.
#[derive(Clone, Copy, Debug)]
pub(super) struct Array {
    pub(super) ty: Type,
    pub(super) element: Field,
    pub(super) len: u32,
}

/// A function that may be called.
#[derive(Clone, Debug)]
pub(super) struct Callee {
    pub(super) name: String,
    pub(super) params: Vec<Shape>,
    pub(super) ret: Primitive,
}

//! Calls of C functions with the C ABI of the host, from cells (DESIGN §5, Calls out).
//!
//! A [`NativePrototype`] says what the callee is; from it and the static types of a call's operands comes a [`PreparedCall`], made once
//! per call site and executed many times. Aggregates travel as the address of their memory. Arguments are converted as by assignment to the
//! parameter's type, and variable arguments undergo C's default promotions.
//!
//! Nothing here calls the C library between two calls of the program, so `errno` is what the last callee left.

mod call;
mod layout;
mod registers;
mod table;

pub use call::{Direct, DirectCall, PreparedCall};
pub use layout::{AggregateLayout, Leaf};

use std::fmt;
use std::sync::Arc;

use maple_mirbin::Prim;

/// The type of a parameter or of a result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum NativeType {
    /// A value in a cell; `Prim::Void` for no result.
    Scalar(Prim),
    /// A struct, union or array-bearing struct by value; the cell holds the address of its bytes.
    Aggregate(Arc<AggregateLayout>),
}

impl From<Prim> for NativeType {
    fn from(ty: Prim) -> Self {
        NativeType::Scalar(ty)
    }
}

impl fmt::Display for NativeType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NativeType::Scalar(ty) => ty.fmt(f),
            NativeType::Aggregate(layout) => write!(f, "aggregate of {} bytes", layout.size()),
        }
    }
}

/// The type of a C function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NativePrototype {
    /// Parameters. Beyond `fixed` they are the variable arguments of one particular call, as far as they are known.
    pub args: Vec<NativeType>,
    /// Number of named parameters; that of `args` unless the function is variadic.
    pub fixed: usize,
    /// Whether the parameter list ends in `...`.
    pub variadic: bool,
    /// The result.
    pub ret: NativeType,
}

impl NativePrototype {
    /// A function with exactly these parameters.
    pub fn new(args: Vec<NativeType>, ret: NativeType) -> NativePrototype {
        NativePrototype {
            fixed: args.len(),
            args,
            variadic: false,
            ret,
        }
    }

    /// A function with these parameters followed by `...`.
    pub fn variadic(args: Vec<NativeType>, ret: NativeType) -> NativePrototype {
        NativePrototype {
            fixed: args.len(),
            args,
            variadic: true,
            ret,
        }
    }

    /// The prototype to assume for a function of which nothing is known: that of the call, from the static types of its operands.
    pub fn of_call(operands: &[Prim], result: Prim) -> NativePrototype {
        NativePrototype::new(
            operands.iter().copied().map(NativeType::Scalar).collect(),
            result.into(),
        )
    }
}

/// As a C declaration without names: `i32 (ptr, ...)`.
impl fmt::Display for NativePrototype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (", self.ret)?;
        for (i, arg) in self.args.iter().take(self.fixed).enumerate() {
            write!(f, "{}{arg}", if i == 0 { "" } else { ", " })?;
        }
        if self.variadic {
            f.write_str(if self.fixed == 0 { "..." } else { ", ..." })?;
        }
        f.write_str(")")
    }
}

/// Why a call or a callback cannot be prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NativeError {
    /// The number of operands differs from that of the parameters.
    Arity {
        /// Number of named parameters.
        expected: usize,
        /// Whether more are allowed.
        variadic: bool,
        /// Number of operands.
        given: usize,
    },
    /// A type that has no C counterpart here: f128, vectors and dynamic values.
    Type(Prim),
    /// A `fixed` count beyond the parameter list.
    Prototype,
    /// An aggregate whose size, alignment or parts contradict each other.
    Layout {
        /// What is wrong.
        cause: &'static str,
    },
    /// A callback with variable arguments.
    VariadicCallback,
    /// libffi refused the signature or has no memory for closures.
    Libffi,
}

impl fmt::Display for NativeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NativeError::Arity {
                expected,
                variadic,
                given,
            } => {
                let bound = if *variadic { "at least " } else { "" };
                write!(
                    f,
                    "the function takes {bound}{expected} arguments, but the call has {given}"
                )
            }
            NativeError::Type(ty) => write!(
                f,
                "a value of type {ty} cannot be passed to or from a native function"
            ),
            NativeError::Prototype => f.write_str("the prototype names more fixed parameters than it lists"),
            NativeError::Layout { cause } => write!(
                f,
                "the aggregate cannot be passed by value: {cause}; pass its address"
            ),
            NativeError::VariadicCallback => {
                f.write_str("a function with variable arguments cannot be called from native code")
            }
            NativeError::Libffi => f.write_str("libffi cannot express this signature on this machine"),
        }
    }
}

impl std::error::Error for NativeError {}

/// The libffi type of a parameter or result.
pub(crate) fn ffi_type(ty: &NativeType) -> Result<libffi::middle::Type, NativeError> {
    use libffi::middle::Type;
    match ty {
        NativeType::Aggregate(layout) => layout.ffi_type(),
        NativeType::Scalar(ty) => Ok(match ty {
            Prim::Void => Type::void(),
            Prim::I8 => Type::i8(),
            Prim::I16 => Type::i16(),
            Prim::I32 => Type::i32(),
            Prim::I64 => Type::i64(),
            Prim::U8 | Prim::U1 => Type::u8(),
            Prim::U16 => Type::u16(),
            Prim::U32 | Prim::A32 => Type::u32(),
            Prim::U64 => Type::u64(),
            Prim::Ptr | Prim::Ref | Prim::A64 => Type::pointer(),
            Prim::F32 => Type::f32(),
            Prim::F64 => Type::f64(),
            // A complex number is passed as the pair of its parts.
            Prim::C64 => Type::structure([Type::f32(), Type::f32()]),
            other => return Err(NativeError::Type(*other)),
        }),
    }
}

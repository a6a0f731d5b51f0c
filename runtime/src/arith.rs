//! The arithmetic of MAPLE IR: its only definition (opcodes.md §3). Both executors and constant folding call it.
//!
//! A value of an integer, address or floating type lives in a *cell* of 64 bits in the canonical form of
//! [`Prim::canonical`](maple_mirbin::Prim::canonical): signed types sign-extended, unsigned and address types zero-extended, f32 in the
//! low half below zeros. There are two faces:
//!
//! - **typed**: the traits [`Cell`], [`Number`], [`Integer`], [`Real`] and [`Convert`], implemented by the ten Rust number types, and the
//!   functions on bit fields in [`bits`]. All are inlined and free of allocation and panics; they are the bodies of
//!   translated instructions. Methods are named `op_*` after the opcode so that none can be mistaken for an inherent
//!   method of the same name and other meaning, such as `f64::max`.
//! - **dynamic**: [`unary`], [`binary`], [`compare`], [`convert`], [`select`] and [`bitfield`], which take the opcode and the primitive
//!   type as values, work on cells and are made of the typed face.
//!
//! | MAPLE type | Rust type |
//! |--|--|
//! | i8, i16, i32, i64 | of the same name |
//! | u8, u16, u32, u64 | of the same name |
//! | u1 | `u8`: arithmetic wraps at 8 bits, only `cvt` and comparisons produce nothing but 0 and 1 |
//! | a32 | `u32` |
//! | ptr, ref, a64 | `u64` |
//! | f32, f64 | of the same name |
//!
//! [`quad`] and [`complex`] have what values larger than a cell need beyond this.
//!
//! Integer results wrap. The sign and payload of a NaN that arithmetic produces are those of the machine.

mod cell;
mod convert;
mod dynamic;
mod integer;
mod number;
mod real;

pub mod bits;
pub mod complex;
pub mod quad;

pub use cell::Cell;
pub use convert::Convert;
pub use dynamic::{binary, bitfield, boolean, compare, convert, evaluate, select, truth, unary};
pub use integer::Integer;
pub use number::Number;
pub use real::Real;

/// Why an operation has no result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArithError {
    /// Integer division or remainder by zero.
    DivideByZero,
    /// The opcode is none of this family or is not defined for the types given.
    Unsupported,
}

impl std::fmt::Display for ArithError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            ArithError::DivideByZero => "integer division by zero",
            ArithError::Unsupported => "the operation is not defined for these types",
        })
    }
}

impl std::error::Error for ArithError {}

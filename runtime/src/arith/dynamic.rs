//! Arithmetic with opcode and type as values, on canonical cells.

use maple_mirbin::operator::{Arithmetic, Operator, Unary};
use maple_mirbin::{Op, Prim};

use super::{ArithError, Cell, Convert, Integer, Number, Real, bits};

type Outcome = Result<u64, ArithError>;

/// Evaluates `$body` with `$t` standing for the Rust type of an integer or address type, else gives `Unsupported`.
macro_rules! with_integer {
    ($ty:expr, $t:ident => $body:expr) => {
        with_integer!($ty, $t => $body, else _ => Err(ArithError::Unsupported))
    };
    ($ty:expr, $t:ident => $body:expr, else $($rest:tt)*) => {
        match $ty {
            Prim::I8 => { type $t = i8; $body }
            Prim::I16 => { type $t = i16; $body }
            Prim::I32 => { type $t = i32; $body }
            Prim::I64 => { type $t = i64; $body }
            Prim::U8 | Prim::U1 => { type $t = u8; $body }
            Prim::U16 => { type $t = u16; $body }
            Prim::U32 | Prim::A32 => { type $t = u32; $body }
            Prim::U64 | Prim::A64 | Prim::Ptr | Prim::Ref => { type $t = u64; $body }
            $($rest)*
        }
    };
}

/// As `with_integer!`, for the floating types.
macro_rules! with_real {
    ($ty:expr, $t:ident => $body:expr) => {
        match $ty {
            Prim::F32 => {
                type $t = f32;
                $body
            }
            Prim::F64 => {
                type $t = f64;
                $body
            }
            _ => Err(ArithError::Unsupported),
        }
    };
}

/// As `with_integer!`, for all scalar types.
macro_rules! with_number {
    ($ty:expr, $t:ident => $body:expr) => {
        with_integer!($ty, $t => $body, else
            Prim::F32 => { type $t = f32; $body }
            Prim::F64 => { type $t = f64; $body }
            _ => Err(ArithError::Unsupported),
        )
    };
}

/// What an opcode that computes makes of one or two cells, canonical for their types. `ty` is the type byte of the instruction, `p0` and `p1` are what
/// follows it: operand type, or bit offset and size.
///
/// # Errors
/// Division by zero; `Unsupported` for opcodes that do not compute, and for types that the verifier refuses.
pub fn evaluate(op: Op, ty: Prim, p0: u8, p1: u8, x: u64, y: u64) -> Outcome {
    let operand = Prim::from_u8(p0).unwrap_or(ty);
    let canonical = |cell| ty.canonical(cell);
    match op.operator().ok_or(ArithError::Unsupported)? {
        Operator::Relation(_) | Operator::Ordering(_) => {
            compare(op, ty, operand, operand.canonical(x), operand.canonical(y))
        }
        Operator::Conversion(_) => convert(op, ty, operand, operand.canonical(x)),
        Operator::Bits(_) => bitfield(op, ty, p0, p1, x, y),
        // Tests for zero look at the whole cell.
        Operator::Unary(Unary::Lnot) => unary(op, ty, x),
        Operator::Unary(_) => unary(op, ty, canonical(x)),
        Operator::Arithmetic(Arithmetic::Land | Arithmetic::Lior) => binary(op, ty, x, y),
        // The distance has a type of its own.
        Operator::Arithmetic(Arithmetic::Ashr | Arithmetic::Lshr | Arithmetic::Shl) => {
            binary(op, ty, canonical(x), y)
        }
        Operator::Arithmetic(_) => binary(op, ty, canonical(x), canonical(y)),
    }
}

/// Whether a value counts as true: it differs from 0. Floating types compare as numbers (-0.0 is false, NaN true), all others by the
/// whole cell.
#[inline]
pub fn truth(ty: Prim, cell: u64) -> bool {
    match ty {
        Prim::F32 => f32::from_cell(cell).is_true(),
        Prim::F64 => f64::from_cell(cell).is_true(),
        _ => cell != 0,
    }
}

/// The cell for 0 or 1 of a type: what a comparison leaves. `Unsupported` unless `ty` is scalar.
#[inline]
pub fn boolean(ty: Prim, value: bool) -> Outcome {
    with_number!(ty, T => Ok(T::from_bool(value).into_cell()))
}

/// `abs`, `bnot`, `lnot`, `neg`, `recip` and `sqrt` of type `ty`.
///
/// # Errors
/// `Unsupported` for another opcode or a type for which the operation has no meaning.
pub fn unary(op: Op, ty: Prim, a: u64) -> Outcome {
    match op {
        Op::Abs => with_number!(ty, T => Ok(T::from_cell(a).op_abs().into_cell())),
        Op::Neg => with_number!(ty, T => Ok(T::from_cell(a).op_neg().into_cell())),
        Op::Lnot => boolean(ty, !truth(ty, a)),
        Op::Bnot => with_integer!(ty, T => Ok(T::from_cell(a).op_bnot().into_cell())),
        Op::Recip => with_real!(ty, T => Ok(T::from_cell(a).op_recip().into_cell())),
        Op::Sqrt => with_real!(ty, T => Ok(T::from_cell(a).op_sqrt().into_cell())),
        _ => Err(ArithError::Unsupported),
    }
}

/// The binary operations that take one type: arithmetic, shifts, bitwise and logical operations, `max`, `min` and
/// `CG_array_elem_add`. `a` is the deeper operand.
///
/// # Errors
/// `DivideByZero` for integer `div` and `rem` by 0; `Unsupported` for another opcode or a type for which the operation has no meaning.
pub fn binary(op: Op, ty: Prim, a: u64, b: u64) -> Outcome {
    macro_rules! number {
        ($method:ident) => {
            with_number!(ty, T => Ok(T::from_cell(a).$method(T::from_cell(b)).into_cell()))
        };
    }
    macro_rules! integer {
        ($method:ident) => {
            with_integer!(ty, T => Ok(T::from_cell(a).$method(T::from_cell(b)).into_cell()))
        };
    }
    macro_rules! shift {
        ($method:ident) => {
            with_integer!(ty, T => Ok(T::from_cell(a).$method(b).into_cell()))
        };
    }
    macro_rules! division {
        ($integer:ident, $real:ident) => {
            with_integer!(ty, T => {
                let quotient = T::from_cell(a).$integer(T::from_cell(b));
                quotient.map(Cell::into_cell).ok_or(ArithError::DivideByZero)
            }, else _ => with_real!(ty, T => Ok(T::from_cell(a).$real(T::from_cell(b)).into_cell())))
        };
    }
    match op {
        Op::Add => number!(op_add),
        Op::Sub => number!(op_sub),
        Op::Mul => number!(op_mul),
        Op::Div => division!(op_div, op_fdiv),
        Op::Rem => division!(op_rem, op_frem),
        Op::Max => number!(op_max),
        Op::Min => number!(op_min),
        Op::Shl => shift!(op_shl),
        Op::Ashr => shift!(op_ashr),
        Op::Lshr => shift!(op_lshr),
        Op::Band => integer!(op_band),
        Op::Bior => integer!(op_bior),
        Op::Bxor => integer!(op_bxor),
        Op::CgArrayElemAdd => integer!(op_add),
        Op::Land => boolean(ty, truth(ty, a) & truth(ty, b)),
        Op::Lior => boolean(ty, truth(ty, a) | truth(ty, b)),
        _ => Err(ArithError::Unsupported),
    }
}

/// The comparisons `eq`, `ne`, `lt`, `le`, `gt`, `ge` (0 or 1) and `cmp`, `cmpl`, `cmpg` (-1, 0 or 1) of two values of type
/// `operand_ty`, with the result in type `ty`.
///
/// # Errors
/// `Unsupported` for another opcode or if one of the types is not scalar.
pub fn compare(op: Op, ty: Prim, operand_ty: Prim, a: u64, b: u64) -> Outcome {
    with_number!(operand_ty, T => {
        let (a, b) = (T::from_cell(a), T::from_cell(b));
        match op {
            Op::Eq => boolean(ty, a.op_eq(b)),
            Op::Ne => boolean(ty, a.op_ne(b)),
            Op::Lt => boolean(ty, a.op_lt(b)),
            Op::Le => boolean(ty, a.op_le(b)),
            Op::Gt => boolean(ty, a.op_gt(b)),
            Op::Ge => boolean(ty, a.op_ge(b)),
            Op::Cmp | Op::Cmpg => three_way(ty, a.op_cmpg(b)),
            Op::Cmpl => three_way(ty, a.op_cmpl(b)),
            _ => Err(ArithError::Unsupported),
        }
    })
}

/// -1, 0 or 1 in type `ty`; u1 and the unsigned types wrap.
fn three_way(ty: Prim, order: i32) -> Outcome {
    with_number!(ty, T => Ok(Convert::<T>::op_cvt(order).into_cell()))
}

/// `cvt`, `ceil`, `floor`, `round`, `trunc` and `retype` from type `from` to type `to`.
///
/// The rounding opcodes round in the source type and then convert as `cvt` does; an integer operand is whole already. `retype` keeps the
/// low bits of the cell and brings them into the canonical form of `to`.
///
/// # Errors
/// `Unsupported` for another opcode or if one of the types is not scalar.
pub fn convert(op: Op, to: Prim, from: Prim, a: u64) -> Outcome {
    macro_rules! rounded {
        ($method:ident) => {
            match from {
                Prim::F32 => cvt(to, from, f32::from_cell(a).$method().into_cell()),
                Prim::F64 => cvt(to, from, f64::from_cell(a).$method().into_cell()),
                _ => cvt(to, from, a),
            }
        };
    }
    match op {
        Op::Cvt => cvt(to, from, a),
        Op::Ceil => rounded!(op_ceil),
        Op::Floor => rounded!(op_floor),
        Op::Round => rounded!(op_round),
        Op::Trunc => rounded!(op_trunc),
        Op::Retype if to.is_scalar() && from.is_scalar() => Ok(to.canonical(from.canonical(a))),
        _ => Err(ArithError::Unsupported),
    }
}

fn cvt(to: Prim, from: Prim, a: u64) -> Outcome {
    with_number!(from, From => {
        let value = From::from_cell(a);
        match to {
            Prim::U1 => Ok(u64::from(value.is_true())),
            _ => with_number!(to, To => Ok(Convert::<To>::op_cvt(value).into_cell())),
        }
    })
}

/// `select`: `a` if the whole cell `condition` differs from 0, else `b`.
#[inline(always)]
pub const fn select(condition: u64, a: u64, b: u64) -> u64 {
    if condition != 0 { a } else { b }
}

/// `sext`, `zext`, `extractbits` of `a`, and `depositbits` of `b` into `a`, with the result in type `ty`; `b` matters for the last only.
///
/// # Errors
/// `Unsupported` for another opcode, a type that is not an integer, a field that reaches beyond bit 64, or a `sext` or `zext` of a field
/// that does not start at bit 0. Sizes above 64 are allowed for `sext` and `zext` and leave the value as it is.
pub fn bitfield(op: Op, ty: Prim, boffset: u8, bsize: u8, a: u64, b: u64) -> Outcome {
    let (offset, size) = (u32::from(boffset), u32::from(bsize));
    if !ty.is_integral() {
        return Err(ArithError::Unsupported);
    }
    let inside = offset + size <= 64;
    let cell = match op {
        Op::Sext if offset == 0 => bits::sign_extend(a, size),
        Op::Zext if offset == 0 => bits::zero_extend(a, size),
        Op::ExtractBits if inside && ty.is_signed() => bits::extract_signed(a, offset, size),
        Op::ExtractBits if inside => bits::extract_unsigned(a, offset, size),
        Op::DepositBits if inside => bits::deposit(a, b, offset, size),
        _ => return Err(ArithError::Unsupported),
    };
    Ok(ty.canonical(cell))
}

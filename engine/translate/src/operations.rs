//! Which operation of register code an opcode is on a type.

use super::model::{Test, Three};
use maple_lir::{Binary, Compare, Divide, FloatBinary, FloatCompare, FloatOrder, Order, Shape, Unary};
use maple_mirbin::Prim;
use maple_mirbin::operator::{Arithmetic, Relation};

/// A constant as immediate of 16 or 32 bits, if it fits. The handlers sign-extend; 32-bit operations look at the low half only.
pub(super) fn immediate<I: TryFrom<i64>>(bits: u64, ty: Prim) -> Option<I> {
    let value = if ty.size() == 8 {
        bits as i64
    } else {
        i64::from(bits as i32)
    };
    I::try_from(value).ok()
}

/// The instruction that makes a narrow value of the low bits of a slot.
pub(super) fn extension(ty: Prim) -> Unary {
    match (ty.size(), ty.is_signed()) {
        (1, true) => Unary::SignExtend8,
        (1, false) => Unary::ZeroExtend8,
        (2, true) => Unary::SignExtend16,
        (2, false) => Unary::ZeroExtend16,
        (4, true) => Unary::SignExtend32,
        _ => Unary::ZeroExtend32,
    }
}

/// What turns a cell of integer type `from` into one of type `to`; `None` if the bits serve as they are.
pub(super) fn adjustment(from: Prim, to: Prim) -> Option<Unary> {
    if !from.is_integral() || !to.is_integral() {
        return None;
    }
    match (from.size(), to.size()) {
        (8, 8) => None,
        (_, 8) => Some(if from.is_signed() {
            Unary::SignExtend32
        } else {
            Unary::ZeroExtend32
        }),
        (_, 4) => None,
        // Narrow: nothing to do if every value of `from` is one of `to`.
        (f, t) if f < t && (!from.is_signed() || to.is_signed()) => None,
        (f, t) if f == t && from.is_signed() == to.is_signed() => None,
        _ => Some(extension(to)),
    }
}

/// What an operation of two operands becomes.
#[derive(Clone, Copy)]
pub(super) enum Selected {
    Binary(Binary),
    Float(FloatBinary),
    Divide(Divide),
    /// It has no instruction of its own.
    Generic,
}

pub(super) fn arithmetic(op: Arithmetic, ty: Prim) -> Selected {
    if ty.is_float() {
        return float_arithmetic(op, ty).map_or(Selected::Generic, Selected::Float);
    }
    use Binary::*;
    use Divide::*;
    let pick = |narrow, wide| Selected::Binary(if ty.size() == 8 { wide } else { narrow });
    // Narrow operands are extended to 32 bits, where only MIN / -1 can leave the narrow range: those go the generic way.
    let divide = |signed: [Divide; 2], unsigned: [Divide; 2]| {
        let [narrow, wide] = if ty.is_signed() { signed } else { unsigned };
        match ty.size() {
            4 => Selected::Divide(narrow),
            8 => Selected::Divide(wide),
            _ => Selected::Generic,
        }
    };
    match op {
        Arithmetic::Add | Arithmetic::CgArrayElemAdd => pick(Add32, Add64),
        Arithmetic::Sub => pick(Sub32, Sub64),
        Arithmetic::Mul => pick(Mul32, Mul64),
        Arithmetic::Div => divide([DivS32, DivS64], [DivU32, DivU64]),
        Arithmetic::Rem => divide([RemS32, RemS64], [RemU32, RemU64]),
        Arithmetic::Band => pick(And32, And64),
        Arithmetic::Bior => pick(Or32, Or64),
        Arithmetic::Bxor => pick(Xor32, Xor64),
        Arithmetic::Shl => pick(Shl32, Shl64),
        Arithmetic::Lshr => pick(Shr32, Shr64),
        Arithmetic::Ashr => pick(Sar32, Sar64),
        Arithmetic::Max | Arithmetic::Min | Arithmetic::Land | Arithmetic::Lior => Selected::Generic,
    }
}

fn float_arithmetic(op: Arithmetic, ty: Prim) -> Option<FloatBinary> {
    use FloatBinary::*;
    let (single, double) = match op {
        Arithmetic::Add => (AddF32, AddF64),
        Arithmetic::Sub => (SubF32, SubF64),
        Arithmetic::Mul => (MulF32, MulF64),
        Arithmetic::Div => (DivF32, DivF64),
        Arithmetic::Rem | Arithmetic::Max | Arithmetic::Min | Arithmetic::Land | Arithmetic::Lior => {
            return None;
        }
        Arithmetic::Ashr | Arithmetic::Lshr | Arithmetic::Shl => return None,
        Arithmetic::Band | Arithmetic::Bior | Arithmetic::Bxor | Arithmetic::CgArrayElemAdd => return None,
    };
    match ty {
        Prim::F32 => Some(single),
        Prim::F64 => Some(double),
        _ => None,
    }
}

/// The operation for a division by two of signed numbers: the halves of sorting and searching.
pub(super) fn half(op: Divide) -> Option<Unary> {
    match op {
        Divide::DivS32 => Some(Unary::HalfS32),
        Divide::DivS64 => Some(Unary::HalfS64),
        Divide::DivU32
        | Divide::DivU64
        | Divide::RemS32
        | Divide::RemU32
        | Divide::RemS64
        | Divide::RemU64 => None,
    }
}

/// A cheaper operation for a division by a constant, and its right operand.
pub(super) fn division_by(op: Divide, ty: Prim, divisor: u64) -> Option<(Binary, i32)> {
    use Binary::*;
    let divisor = ty.canonical(divisor);
    let positive = !ty.is_signed() || (divisor as i64) > 0;
    if !divisor.is_power_of_two() || !positive {
        return None;
    }
    let power = divisor.trailing_zeros() as i32;
    let mask = i32::try_from(divisor - 1).ok();
    match (op, power) {
        (Divide::DivU32, _) => Some((Shr32, power)),
        (Divide::DivU64, _) => Some((Shr64, power)),
        (Divide::RemU32, _) => Some((And32, mask?)),
        (Divide::RemU64, _) => Some((And64, mask?)),
        (_, 0) => None,
        (Divide::DivS32, _) => Some((DivPow2S32, power)),
        (Divide::RemS32, _) => Some((RemPow2S32, power)),
        (Divide::DivS64, _) => Some((DivPow2S64, power)),
        (Divide::RemS64, _) => Some((RemPow2S64, power)),
    }
}

/// The comparison of an opcode on a type, and whether its operands are to be swapped.
pub(super) fn comparison(op: Relation, ty: Prim) -> (Test, bool) {
    use Compare::*;
    use FloatCompare::*;
    if ty.is_float() {
        let pick = |single, double| Test::Float(if ty == Prim::F64 { double } else { single });
        return match op {
            Relation::Eq => (pick(EqF32, EqF64), false),
            Relation::Ne => (pick(NeF32, NeF64), false),
            Relation::Lt => (pick(LtF32, LtF64), false),
            Relation::Le => (pick(LeF32, LeF64), false),
            Relation::Gt => (pick(LtF32, LtF64), true),
            Relation::Ge => (pick(LeF32, LeF64), true),
        };
    }
    let pick =
        |choices: [Compare; 4]| choices[usize::from(ty.size() == 8) * 2 + usize::from(!ty.is_signed())];
    let op = match op {
        Relation::Eq => pick([Eq32, Eq32, Eq64, Eq64]),
        Relation::Ne => pick([Ne32, Ne32, Ne64, Ne64]),
        Relation::Lt => pick([LtS32, LtU32, LtS64, LtU64]),
        Relation::Le => pick([LeS32, LeU32, LeS64, LeU64]),
        Relation::Gt => pick([GtS32, GtU32, GtS64, GtU64]),
        Relation::Ge => pick([GeS32, GeU32, GeS64, GeU64]),
    };
    (Test::Int(op), false)
}

/// The three-way comparison of operands of a type.
pub(super) fn order(unordered: Three, ty: Prim) -> Shape {
    use FloatOrder::*;
    use Order::*;
    if ty.is_float() {
        return Shape::FloatOrder(match (unordered, ty) {
            (Three::Less, Prim::F64) => CmplF64,
            (Three::Greater, Prim::F64) => CmpgF64,
            (Three::Less, _) => CmplF32,
            (Three::Greater, _) => CmpgF32,
        });
    }
    let op = match (ty.size(), ty.is_signed()) {
        (8, true) => CmpS64,
        (8, false) => CmpU64,
        (_, true) => CmpS32,
        (_, false) => CmpU32,
    };
    Shape::Order(op)
}

/// What a comparison of the outcome of a three-way comparison with 0 says of its operands, which are of this type, and whether they are to be
/// swapped. Values without order count as less or as greater, where a comparison of their own never holds: then it is the negation of the
/// opposite one.
pub(super) fn order_with_zero(op: Relation, unordered: Three, ty: Prim) -> (Test, bool) {
    let opposite = match (op, unordered) {
        (Relation::Lt, Three::Less) => Relation::Ge,
        (Relation::Le, Three::Less) => Relation::Gt,
        (Relation::Gt, Three::Greater) => Relation::Le,
        (Relation::Ge, Three::Greater) => Relation::Lt,
        (Relation::Eq | Relation::Ne, _)
        | (Relation::Lt | Relation::Le, Three::Greater)
        | (Relation::Gt | Relation::Ge, Three::Less) => {
            return comparison(op, ty);
        }
    };
    let (test, swap) = comparison(opposite, ty);
    (test.negated(), swap)
}

/// The comparison that holds with swapped operands.
pub(super) fn mirrored_op(op: Relation) -> Relation {
    match op {
        Relation::Eq => Relation::Eq,
        Relation::Ne => Relation::Ne,
        Relation::Lt => Relation::Gt,
        Relation::Le => Relation::Ge,
        Relation::Gt => Relation::Lt,
        Relation::Ge => Relation::Le,
    }
}

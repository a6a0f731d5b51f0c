//! Which operation of register code an opcode is on a type.

use super::model::{Test, Three};
use maple_lir::{Binary, Compare, Divide, FloatBinary, FloatCompare, FloatOrder, Order, Shape, Unary};
use maple_mirbin::{Op, Prim};

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

pub(super) fn arithmetic(op: Op, ty: Prim) -> Option<Binary> {
    use Binary::*;
    let pick = |narrow, wide| Some(if ty.size() == 8 { wide } else { narrow });
    match (op, ty) {
        _ if ty.is_float() => None,
        (Op::Add | Op::CgArrayElemAdd, _) => pick(Add32, Add64),
        (Op::Sub, _) => pick(Sub32, Sub64),
        (Op::Mul, _) => pick(Mul32, Mul64),
        (Op::Band, _) => pick(And32, And64),
        (Op::Bior, _) => pick(Or32, Or64),
        (Op::Bxor, _) => pick(Xor32, Xor64),
        (Op::Shl, _) => pick(Shl32, Shl64),
        (Op::Lshr, _) => pick(Shr32, Shr64),
        (Op::Ashr, _) => pick(Sar32, Sar64),
        _ => None,
    }
}

pub(super) fn float_arithmetic(op: Op, ty: Prim) -> Option<FloatBinary> {
    use FloatBinary::*;
    Some(match (op, ty) {
        (Op::Add, Prim::F64) => AddF64,
        (Op::Sub, Prim::F64) => SubF64,
        (Op::Mul, Prim::F64) => MulF64,
        (Op::Div, Prim::F64) => DivF64,
        (Op::Add, Prim::F32) => AddF32,
        (Op::Sub, Prim::F32) => SubF32,
        (Op::Mul, Prim::F32) => MulF32,
        (Op::Div, Prim::F32) => DivF32,
        _ => return None,
    })
}

/// Integer divisions. Narrow operands are extended to 32 bits, where only MIN / -1 can leave the narrow range: those go the generic way.
pub(super) fn division(op: Op, ty: Prim) -> Option<Divide> {
    use Divide::*;
    match (op, ty.size(), ty.is_signed()) {
        _ if ty.is_float() => None,
        (Op::Div, 8, true) => Some(DivS64),
        (Op::Div, 8, false) => Some(DivU64),
        (Op::Rem, 8, true) => Some(RemS64),
        (Op::Rem, 8, false) => Some(RemU64),
        (Op::Div, 4, true) => Some(DivS32),
        (Op::Div, 4, false) => Some(DivU32),
        (Op::Rem, 4, true) => Some(RemS32),
        (Op::Rem, 4, false) => Some(RemU32),
        _ => None,
    }
}

/// The operation for a division by two of signed numbers: the halves of sorting and searching.
pub(super) fn half(op: Op, ty: Prim) -> Option<Unary> {
    match division(op, ty)? {
        Divide::DivS32 => Some(Unary::HalfS32),
        Divide::DivS64 => Some(Unary::HalfS64),
        _ => None,
    }
}

/// A cheaper operation for a division by a constant, and its right operand.
pub(super) fn division_by(op: Op, ty: Prim, divisor: u64) -> Option<(Binary, i32)> {
    use Binary::*;
    let divisor = ty.canonical(divisor);
    let positive = !ty.is_signed() || (divisor as i64) > 0;
    if !divisor.is_power_of_two() || !positive {
        return None;
    }
    let power = divisor.trailing_zeros() as i32;
    let mask = i32::try_from(divisor - 1).ok();
    match (division(op, ty)?, power) {
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
pub(super) fn comparison(op: Op, ty: Prim) -> (Test, bool) {
    use Compare::*;
    use FloatCompare::*;
    if ty.is_float() {
        let pick = |single, double| Test::Float(if ty == Prim::F64 { double } else { single });
        return match op {
            Op::Eq => (pick(EqF32, EqF64), false),
            Op::Ne => (pick(NeF32, NeF64), false),
            Op::Lt => (pick(LtF32, LtF64), false),
            Op::Le => (pick(LeF32, LeF64), false),
            Op::Gt => (pick(LtF32, LtF64), true),
            _ => (pick(LeF32, LeF64), true),
        };
    }
    let pick =
        |choices: [Compare; 4]| choices[usize::from(ty.size() == 8) * 2 + usize::from(!ty.is_signed())];
    let op = match op {
        Op::Eq => pick([Eq32, Eq32, Eq64, Eq64]),
        Op::Ne => pick([Ne32, Ne32, Ne64, Ne64]),
        Op::Lt => pick([LtS32, LtU32, LtS64, LtU64]),
        Op::Le => pick([LeS32, LeU32, LeS64, LeU64]),
        Op::Gt => pick([GtS32, GtU32, GtS64, GtU64]),
        _ => pick([GeS32, GeU32, GeS64, GeU64]),
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
pub(super) fn order_with_zero(op: Op, unordered: Three, ty: Prim) -> (Test, bool) {
    let opposite = match (op, unordered) {
        (Op::Lt, Three::Less) => Op::Ge,
        (Op::Le, Three::Less) => Op::Gt,
        (Op::Gt, Three::Greater) => Op::Le,
        (Op::Ge, Three::Greater) => Op::Lt,
        _ => return comparison(op, ty),
    };
    let (test, swap) = comparison(opposite, ty);
    (test.negated(), swap)
}

/// The comparison that holds with swapped operands.
pub(super) fn mirrored_op(op: Op) -> Op {
    match op {
        Op::Lt => Op::Gt,
        Op::Le => Op::Ge,
        Op::Gt => Op::Lt,
        Op::Ge => Op::Le,
        same => same,
    }
}

//! Conversions between numbers: integers wrap, floats go to the nearest, and to integers toward zero; NaN is 0, and what is too large the
//! nearest integer that there is. Of bool there are 0 and 1, and what is not 0 is true.

use maple_mirbin::{Op, Prim};

use crate::front::build::Builder;
use crate::mir::{ExprData, ExprId};

use super::super::table::{Kind, Primitive};
use super::body::Code;
use super::layout::register;

impl Code<'_, '_, '_> {
    /// As [`convert`].
    pub(super) fn convert(&mut self, value: ExprId, from: Primitive, to: Primitive) -> ExprId {
        convert(&mut self.b, value, from, to)
    }

    /// As [`cvt`].
    pub(super) fn cvt(&mut self, value: ExprId, from: Prim, to: Prim) -> ExprId {
        cvt(&mut self.b, value, from, to)
    }

    /// An integer as 64 bits, extended as its own type says.
    pub(super) fn widened(&mut self, value: ExprId, from: Primitive) -> ExprId {
        let to = match from.kind() {
            Kind::Signed => Prim::I64,
            _ => Prim::U64,
        };
        let value = self.cvt(value, register(from), to);
        self.cvt(value, to, Prim::U64)
    }
}

/// A number or bool as one of another type.
pub(super) fn convert(b: &mut Builder, value: ExprId, from: Primitive, to: Primitive) -> ExprId {
    let (source, target) = (register(from), register(to));
    if from == to {
        return value;
    }
    match (from.kind(), to.kind()) {
        (_, Kind::Bool) => {
            let zero = b.constant(source, 0);
            b.compare(Op::Ne, source, value, zero)
        }
        (Kind::Float, Kind::Signed | Kind::Unsigned) => saturated(b, value, source, to),
        (_, Kind::Float) => cvt(b, value, source, target),
        _ => {
            let value = cvt(b, value, source, target);
            // A wider type of the same signedness has all values.
            let fits = from.bits() < to.bits() && (from.kind() == to.kind() || from.kind() != Kind::Signed);
            if fits { value } else { narrowed(b, value, to) }
        }
    }
}

/// A value of a register type as one of another.
pub(super) fn cvt(b: &mut Builder, value: ExprId, from: Prim, to: Prim) -> ExprId {
    match from == to {
        true => value,
        false => b.expr(Op::Cvt, to, &[value], ExprData::Operand(from)),
    }
}

/// Brings the low bits of an integer to the form that registers have them in.
pub(super) fn narrowed(b: &mut Builder, value: ExprId, to: Primitive) -> ExprId {
    let size = to.bits() as u8;
    let op = match to.kind() {
        Kind::Signed => Op::Sext,
        _ => Op::Zext,
    };
    match size {
        8 | 16 => b.expr(op, register(to), &[value], ExprData::Bits { offset: 0, size }),
        _ => value,
    }
}

fn saturated(b: &mut Builder, value: ExprId, source: Prim, to: Primitive) -> ExprId {
    let prim = register(to);
    let value = b.expr(Op::Cvt, prim, &[value], ExprData::Operand(source));
    let bits = to.bits();
    if bits >= 32 {
        return value;
    }
    let (least, most) = match to.kind() {
        Kind::Signed => (Some(-1i64 << (bits - 1)), (1u64 << (bits - 1)) - 1),
        _ => (None, (1u64 << bits) - 1),
    };
    let most = b.constant(prim, most);
    let value = b.binary(Op::Min, prim, value, most);
    match least {
        Some(least) => {
            let least = b.constant(prim, prim.canonical(least as u64));
            b.binary(Op::Max, prim, value, least)
        }
        None => value,
    }
}

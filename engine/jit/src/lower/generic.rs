//! Operations that have no instruction of their own, as far as they are computed in place.

use super::Lower;
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};
use maple_dispatch::ops::scalar::GenericOp;
use maple_mirbin::{Op, Prim};

/// Whether an operation is computed in place; for all others a function is called.
pub fn is_computed(op: GenericOp) -> bool {
    let integers = op.ty.is_integral() && op.from.iter().all(|ty| ty.is_integral());
    let ends = u32::from(op.p0) + u32::from(op.p1);
    match op.op {
        Op::Abs | Op::Land | Op::Lior => integers,
        Op::Max | Op::Min => integers || op.ty.is_float() && op.from == [op.ty; 2],
        Op::ExtractBits | Op::DepositBits => integers && op.p1 > 0 && ends <= 64,
        Op::Sext | Op::Zext => integers && op.p0 == 0 && op.p1 > 0,
        _ => false,
    }
}

impl Lower<'_, '_> {
    /// An operation that [`is_computed`].
    pub(super) fn generic(&mut self, op: GenericOp, step: &Step) {
        if op.ty.is_float() {
            return self.choose_float(op, step);
        }
        let [x, y] = [1, 2].map(|at| self.cell(step, at));
        let [x, y] = [(x, op.from[0]), (y, op.from[1])].map(|(cell, ty)| self.canonical(cell, ty));
        let size = u32::from(op.p1);
        let value = match op.op {
            Op::Abs => {
                let x = self.canonical(x, op.ty);
                match op.ty.is_signed() {
                    true => self.b.ins().iabs(x),
                    false => x,
                }
            }
            Op::Max | Op::Min => {
                let [x, y] = [x, y].map(|cell| self.canonical(cell, op.ty));
                match (op.op, op.ty.is_signed()) {
                    (Op::Max, true) => self.b.ins().smax(x, y),
                    (Op::Max, false) => self.b.ins().umax(x, y),
                    (_, true) => self.b.ins().smin(x, y),
                    (_, false) => self.b.ins().umin(x, y),
                }
            }
            Op::Land | Op::Lior => {
                let [x, y] = [x, y].map(|cell| self.b.ins().icmp_imm_s(IntCC::NotEqual, cell, 0));
                let both = match op.op {
                    Op::Land => self.b.ins().band(x, y),
                    _ => self.b.ins().bor(x, y),
                };
                self.b.ins().uextend(types::I64, both)
            }
            Op::DepositBits => {
                let mask = u64::MAX >> (64 - size);
                let (others, mask) = (self.number(!(mask << op.p0)), self.number(mask));
                let field = self.b.ins().band(y, mask);
                let field = self.b.ins().ishl_imm_u(field, i64::from(op.p0));
                let kept = self.b.ins().band(x, others);
                self.b.ins().bor(kept, field)
            }
            _ if size >= 64 => x,
            _ => {
                // The field goes to the top, and then to the bottom.
                let (offset, signed) = match op.op {
                    Op::ExtractBits => (i64::from(op.p0), op.ty.is_signed()),
                    op => (0, op == Op::Sext),
                };
                let above = 64 - i64::from(op.p1);
                let high = self.b.ins().ishl_imm_u(x, above - offset);
                match signed {
                    true => self.b.ins().sshr_imm_u(high, above),
                    false => self.b.ins().ushr_imm_u(high, above),
                }
            }
        };
        let value = self.canonical(value, op.ty);
        self.put(step, value, Type::Cell);
    }

    /// The larger or the smaller of two floats, the second if one of them is a NaN.
    fn choose_float(&mut self, op: GenericOp, step: &Step) {
        let ty = match op.ty {
            Prim::F32 => Type::F32,
            _ => Type::F64,
        };
        let [x, y] = [1, 2].map(|at| self.get(step, at, ty));
        let first = match op.op {
            Op::Max => FloatCC::GreaterThan,
            _ => FloatCC::LessThan,
        };
        let first = self.b.ins().fcmp(first, x, y);
        let value = self.b.ins().select(first, x, y);
        self.put(step, value, ty);
    }

    /// A cell in the form that values of an integer type have.
    fn canonical(&mut self, cell: Value, ty: Prim) -> Value {
        let low = match ty.size() {
            1 => types::I8,
            2 => types::I16,
            4 => types::I32,
            _ => return cell,
        };
        let low = self.b.ins().ireduce(low, cell);
        match ty.is_signed() {
            true => self.b.ins().sextend(types::I64, low),
            false => self.b.ins().uextend(types::I64, low),
        }
    }
}

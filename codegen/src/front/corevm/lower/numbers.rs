//! Arithmetic, bits and truth values.

use maple_mirbin::{Op, Prim};

use crate::mir::{ExprData, ExprId};

use super::super::ast::{Inst, Operand, Type};
use super::super::check::inferred;
use super::super::table::{self, Kind, Primitive};
use super::body::Code;
use super::convert::narrowed;
use super::layout::register;

impl Code<'_, '_, '_> {
    /// Arithmetic: operands become the type first, and integers wrap.
    pub(super) fn arithmetic(&mut self, inst: &Inst) {
        use table::Op as C;
        let kinds: Vec<_> = inst
            .operands
            .iter()
            .map(|operand| self.operand_kind(*operand))
            .collect();
        let Some(ty) = inst.ty.or_else(|| inferred(&kinds)) else {
            return;
        };
        let Some(primitive) = ty.primitive() else { return };
        let prim = register(primitive);
        let operands = self.numbers(&inst.operands, ty);
        let one = |code: &mut Self| match prim {
            Prim::F32 => code.b.constant(prim, u64::from(1f32.to_bits())),
            Prim::F64 => code.b.constant(prim, 1f64.to_bits()),
            _ => code.b.constant(prim, 1),
        };
        let value = match (inst.op, operands.as_slice()) {
            (C::Pos, &[a]) => a,
            (C::Neg, &[a]) => self.b.expr(Op::Neg, prim, &[a], ExprData::None),
            (C::Inc, &[a]) => {
                let one = one(self);
                self.b.binary(Op::Add, prim, a, one)
            }
            (C::Dec, &[a]) => {
                let one = one(self);
                self.b.binary(Op::Sub, prim, a, one)
            }
            (op, &[a, b]) => {
                let op = match op {
                    C::Add => Op::Add,
                    C::Sub => Op::Sub,
                    C::Mul => Op::Mul,
                    C::Div => Op::Div,
                    _ => Op::Rem,
                };
                self.b.binary(op, prim, a, b)
            }
            _ => return,
        };
        let value = narrowed(&mut self.b, value, primitive);
        match inst.op {
            // They may raise, so they are computed here.
            C::Div | C::Mod => self.define(inst, ty, vec![value]),
            _ => self.define_pure(inst, ty, value),
        }
    }

    /// An integer operand as 64 bits.
    fn wide(&mut self, operand: Operand) -> (ExprId, Primitive) {
        let ty = self.type_of(operand).value();
        let primitive = ty.primitive().unwrap_or(Primitive::I64);
        let value = self.scalar(operand, ty, false);
        (self.widened(value, primitive), primitive)
    }

    /// Bitwise operations, on 64 bits.
    pub(super) fn bits(&mut self, inst: &Inst) {
        use table::Op as C;
        let wide = Type::of(Primitive::Ui64);
        let value = match (inst.op, inst.operands.as_slice()) {
            (C::Bnot, &[a]) => {
                let (a, _) = self.wide(a);
                self.b.expr(Op::Bnot, Prim::U64, &[a], ExprData::None)
            }
            (C::Bls | C::Brs, &[a, amount]) => return self.shift(inst, a, amount),
            (op, &[a, b]) => {
                let ((a, _), (b, _)) = (self.wide(a), self.wide(b));
                let op = match op {
                    C::Band => Op::Band,
                    C::Bor => Op::Bior,
                    _ => Op::Bxor,
                };
                self.b.binary(op, Prim::U64, a, b)
            }
            _ => return,
        };
        self.define_pure(inst, wide, value);
    }

    /// A shift. By 64 and more nothing is left but the sign; by less than 0 it is an error.
    fn shift(&mut self, inst: &Inst, value: Operand, amount: Operand) {
        let (value, from) = self.wide(value);
        let signed = from.kind() == Kind::Signed && inst.op == table::Op::Brs;
        let value = match signed {
            true => self.cvt(value, Prim::U64, Prim::I64),
            false => value,
        };
        let prim = if signed { Prim::I64 } else { Prim::U64 };
        let (amount, by) = self.wide(amount);
        let (op, last) = match (inst.op, signed) {
            (table::Op::Bls, _) => (Op::Shl, None),
            (_, false) => (Op::Lshr, None),
            (_, true) => (Op::Ashr, Some(63)),
        };
        let shifted = match self.b.constant_of(amount) {
            Some(0..=63) => self.b.binary(op, prim, value, amount),
            _ => {
                let value = self.b.hold(prim, value);
                let held = self.b.hold(Prim::U64, amount);
                if by.kind() == Kind::Signed {
                    self.refuse_negative(held);
                }
                let most = self.b.constant(Prim::U64, 63);
                let amount = self.b.read(held, Prim::U64);
                let amount = self.b.binary(Op::Min, Prim::U64, amount, most);
                let value = self.b.read(value, prim);
                let shifted = self.b.binary(op, prim, value, amount);
                match last {
                    Some(_) => shifted,
                    None => {
                        let (amount, limit) = (self.b.read(held, Prim::U64), self.b.constant(Prim::U64, 64));
                        let few = self.b.compare(Op::Lt, Prim::U64, amount, limit);
                        let none = self.b.constant(prim, 0);
                        self.b
                            .expr(Op::Select, prim, &[few, shifted, none], ExprData::None)
                    }
                }
            }
        };
        let shifted = self.cvt(shifted, prim, Prim::U64);
        let to = inst.ty.and_then(Type::primitive).unwrap_or(Primitive::Ui64);
        let shifted = self.convert(shifted, Primitive::Ui64, to);
        self.define(inst, Type::of(to), vec![shifted]);
    }

    /// Raises if a register holds a negative number.
    fn refuse_negative(&mut self, amount: u32) {
        let fine = self.fresh_label();
        let (amount, zero) = (self.b.read(amount, Prim::U64), self.b.constant(Prim::I64, 0));
        let amount = self.cvt(amount, Prim::U64, Prim::I64);
        let is_fine = self.b.compare(Op::Ge, Prim::I64, amount, zero);
        self.b.flow(Op::BrTrue, &[is_fine], fine);
        self.lowering.raise(&mut self.b, "__maple_negative_shift");
        self.b.flow(Op::Label, &[], fine);
    }

    /// `lnot`, `land`, `lor`: operands are values already.
    pub(super) fn logic(&mut self, inst: &Inst, operands: &[Operand]) {
        let truths: Vec<ExprId> = operands.iter().map(|operand| self.truth(*operand)).collect();
        let value = match *truths.as_slice() {
            [a] => {
                let zero = self.b.constant(Prim::U32, 0);
                self.b.compare(Op::Eq, Prim::U32, a, zero)
            }
            [a, b] => {
                let op = if inst.op == table::Op::Land {
                    Op::Band
                } else {
                    Op::Bior
                };
                self.b.binary(op, Prim::U32, a, b)
            }
            _ => return,
        };
        self.define_pure(inst, Type::BOOL, value);
    }
}

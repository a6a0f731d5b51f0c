//! f128, by extended intrinsics on addresses; products and quotients of complex numbers. An f128 is one aggregate: the value in memory.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::cast::is_complex;
use super::{Pass, is_wide};
use crate::mir::typing::{lanes_of, parts_of};
use crate::mir::{Call, Callee, Expr, ExprData, ExprId, IntrinsicRef, Reg, StmtData, Sym, TypeId, TypeTable};

impl Pass<'_, '_, '_> {
    /// The aggregate that an f128 node is; `None` for operators that f128 does not have.
    pub(super) fn quad(&mut self, expr: &Expr, args: &[ExprId]) -> Option<ExprId> {
        let prim = Prim::Agg;
        Some(match (expr.op, expr.data, args) {
            (Op::ConstVal, ExprData::Wide(index), _) => {
                let halves = self.e.func.wide.get(index as usize).copied()?;
                let halves = halves.map(|half| self.e.constant(Prim::U64, half));
                self.assembled(Prim::F128, &halves)
            }
            (Op::Dread | Op::Iread, ..) | (Op::RegRead, ExprData::Reg(Reg::RetVal(_)), _) => {
                self.e.push_node(Expr { prim, ..*expr })
            }
            (Op::RegRead, ExprData::Reg(Reg::Preg(number)), _) => {
                let id = self.quad_variable(number);
                self.read_whole(Sym::Local(id))
            }
            (Op::IreadOff, ExprData::Offset(offset), &[base]) => {
                let address = self.e.displaced(base, offset.into());
                let data = ExprData::Field(self.quad_pointer(), 0);
                self.e.expr(Op::Iread, prim, &[address], data)
            }
            (Op::Select, _, &[condition, yes, no]) => {
                let (yes, no) = (self.take_one(yes)?, self.take_one(no)?);
                self.e
                    .expr(Op::Select, prim, &[condition, yes, no], ExprData::None)
            }
            (Op::Retype, _, &[value]) => {
                if self.e.func.expr_type(value) == Prim::F128 {
                    return self.take_one(value);
                }
                let parts = self.take(value);
                let words = self.words(&parts);
                self.assembled(Prim::F128, &words)
            }
            (Op::Cvt, ExprData::Operand(Prim::F128), &[value]) => self.take_one(value)?,
            (Op::Cvt, ExprData::Operand(from), &[value]) if from.is_scalar() => self.quad_of(value, from),
            (Op::Cvt, ExprData::Operand(from), &[value]) if is_complex(from) => {
                let (part, _) = lanes_of(from)?;
                let real = self.take_one(value)?;
                self.quad_of(real, part)
            }
            (Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Max | Op::Min, _, &[a, b]) => {
                let (a, b) = (self.take_one(a)?, self.take_one(b)?);
                self.quad_operator(expr.op, a, b)
            }
            (
                Op::Neg | Op::Abs | Op::Sqrt | Op::Recip | Op::Ceil | Op::Floor | Op::Round | Op::Trunc,
                _,
                &[a],
            ) if self.e.func.expr_type(a) == Prim::F128 => {
                let a = self.take_one(a)?;
                let none = self.e.constant(Prim::A64, 0);
                self.quad_operator(expr.op, a, none)
            }
            _ => return None,
        })
    }

    /// A scalar as f128.
    fn quad_of(&mut self, value: ExprId, from: Prim) -> ExprId {
        let bits = self.bits(value);
        let (target, whole) = self.result(Prim::F128);
        let number = self.e.constant(Prim::U32, from as u64);
        self.call(Xintrinsic::QuadFrom, &[target, bits, number]);
        whole
    }

    fn quad_operator(&mut self, op: Op, a: ExprId, b: ExprId) -> ExprId {
        let (target, whole) = self.result(Prim::F128);
        let number = self.e.constant(Prim::U32, op as u64);
        self.call(Xintrinsic::QuadArith, &[target, a, b, number]);
        whole
    }

    /// A scalar that is made of f128 operands.
    pub(super) fn quad_scalar(&mut self, expr: &Expr, args: &[ExprId]) -> Option<ExprId> {
        match (expr.op, args) {
            (
                Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Cmp | Op::Cmpl | Op::Cmpg,
                &[a, b],
            ) => {
                let (a, b) = (self.take_one(a)?, self.take_one(b)?);
                let number = self.e.constant(Prim::U32, expr.op as u64);
                let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::QuadCompare));
                let order = self.e.expr(Op::IntrinsicOp, Prim::I32, &[a, b, number], data);
                Some(self.e.brought(order, expr.prim))
            }
            (Op::Cvt, &[a]) => {
                let a = self.take_one(a)?;
                Some(self.scalar_of(a, expr.prim))
            }
            (Op::Ceil | Op::Floor | Op::Round | Op::Trunc, &[a]) => {
                let a = self.take_one(a)?;
                let none = self.e.constant(Prim::A64, 0);
                let whole = self.quad_operator(expr.op, a, none);
                Some(self.scalar_of(whole, expr.prim))
            }
            _ => None,
        }
    }

    /// An f128 converted to a scalar type.
    pub(super) fn scalar_of(&mut self, whole: ExprId, to: Prim) -> ExprId {
        let cell = match to {
            Prim::F32 => Prim::U32,
            Prim::F64 => Prim::U64,
            to => to,
        };
        let number = self.e.constant(Prim::U32, to as u64);
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::QuadTo));
        let bits = self.e.expr(Op::IntrinsicOp, cell, &[whole, number], data);
        match to.is_float() {
            true => self.retyped(bits, to),
            false => bits,
        }
    }

    /// The product or quotient of complex numbers.
    pub(super) fn complex(&mut self, op: Op, prim: Prim, a: ExprId, b: ExprId) -> Vec<ExprId> {
        let (a, b) = (self.take(a), self.take(b));
        let (a, b) = (self.settled(&a), self.settled(&b));
        if op == Op::Mul {
            return self.product(prim, &a, &b);
        }
        let target = self.complex_call(op, prim, &a, &b);
        self.variable_parts(target, prim)
    }

    /// By the plain formula, unless that gives two NaNs: then infinities may be lost, which the intrinsic recovers.
    fn product(&mut self, prim: Prim, a: &[ExprId], b: &[ExprId]) -> Vec<ExprId> {
        let (&[re, im], &[real, imaginary]) = (a, b) else {
            return self.settled(a);
        };
        let part = self.e.func.expr_type(re);
        let mut times = |x: ExprId, y: ExprId| {
            let (x, y) = (self.e.copy_leaf(x), self.e.copy_leaf(y));
            self.e.binary(Op::Mul, part, x, y)
        };
        let (ac, bd) = (times(re, real), times(im, imaginary));
        let (ad, bc) = (times(re, imaginary), times(im, real));
        let plain = [
            self.e.binary(Op::Sub, part, ac, bd),
            self.e.binary(Op::Add, part, ad, bc),
        ];
        let regs = plain.map(|value| {
            let reg = self.e.temporary(part);
            self.e.regassign(part, reg, value);
            reg
        });
        let [x, y] = regs.map(|reg| {
            let (value, again) = (self.e.regread(part, reg), self.e.regread(part, reg));
            self.e.compare(Op::Ne, part, value, again)
        });
        let lost = self.e.binary(Op::Band, Prim::U1, x, y);
        let end = self.e.label(self.unit.names);
        self.e.jump(Op::BrFalse, &[lost], end);
        let target = self.complex_call(Op::Mul, prim, a, b);
        let found = self.variable_parts(target, prim);
        self.set(&regs, &found);
        self.e.place(end);
        regs.map(|reg| self.e.regread(part, reg)).to_vec()
    }

    /// Calls the intrinsic; gives the variable with the result.
    fn complex_call(&mut self, op: Op, prim: Prim, a: &[ExprId], b: &[ExprId]) -> Sym {
        let [a, b] = [a, b].map(|parts| {
            let parts: Vec<ExprId> = parts.iter().map(|&part| self.e.copy_leaf(part)).collect();
            let sym = Sym::Local(self.temporary(prim));
            self.store_variable(sym, &parts);
            self.address(sym)
        });
        let sym = Sym::Local(self.temporary(prim));
        let target = self.address(sym);
        let (op, ty) = (op as u64, prim as u64);
        let [op, ty] = [op, ty].map(|number| self.e.constant(Prim::U32, number));
        self.call(Xintrinsic::ComplexArith, &[target, a, b, op, ty]);
        sym
    }

    fn address(&mut self, sym: Sym) -> ExprId {
        self.e.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(sym, 0))
    }

    /// A variable for a result: its address, and its value.
    fn result(&mut self, prim: Prim) -> (ExprId, ExprId) {
        let sym = Sym::Local(self.temporary(prim));
        (self.read_whole(sym), self.read_whole(sym))
    }

    /// A variable with these parts.
    pub(super) fn assembled(&mut self, prim: Prim, parts: &[ExprId]) -> ExprId {
        let sym = Sym::Local(self.temporary(prim));
        self.store_variable(sym, parts);
        self.read_whole(sym)
    }

    pub(super) fn read_whole(&mut self, sym: Sym) -> ExprId {
        self.e.expr(Op::Dread, Prim::Agg, &[], ExprData::Var(sym, 0))
    }

    /// The halves of an f128, as a vector's parts.
    pub(super) fn halves(&mut self, whole: ExprId) -> Vec<ExprId> {
        let sym = Sym::Local(self.temporary(Prim::F128));
        self.e.emit(Op::Dassign, &[whole], StmtData::Var(sym, 0));
        let (part, count) = parts_of(Prim::F128).unwrap_or((Prim::U64, 0));
        (1..=count)
            .map(|field| {
                let data = ExprData::Var(sym, field as i32);
                let read = self.e.expr(Op::Dread, part, &[], data);
                self.e.spill(read)
            })
            .collect()
    }

    /// `<* f128>`
    pub(super) fn quad_pointer(&mut self) -> TypeId {
        self.unit.types.pointer(TypeTable::prim(Prim::F128))
    }

    /// A scalar as the integer with its bits.
    fn bits(&mut self, value: ExprId) -> ExprId {
        match self.e.func.expr_type(value) {
            Prim::F32 => self.retyped(value, Prim::U32),
            Prim::F64 => self.retyped(value, Prim::U64),
            _ => value,
        }
    }

    fn take_one(&mut self, id: ExprId) -> Option<ExprId> {
        debug_assert!(is_wide(self.e.func.expr_type(id)));
        self.values.remove(&id)?.first().copied()
    }

    fn call(&mut self, intrinsic: Xintrinsic, args: &[ExprId]) {
        let call = Call::new(Callee::Intrinsic(IntrinsicRef::Ext(intrinsic)));
        self.e
            .emit(Op::IntrinsicCall, args, StmtData::Call(Box::new(call)));
    }
}

//! Arithmetic on integers and floats, and what goes the generic way.

use super::kinds::{arithmetic, division, division_by, extension, float_arithmetic, half};

use super::Translator;
use super::model::Place;
use crate::ops::scalar::GenericOp;
use maple_lir::{FloatUnary, Operand, Shape, Single, Unary};
use maple_mirbin::{Inst, Op, Prim, Property};
use maple_runtime::arith::evaluate;

impl Translator<'_> {
    /// Arithmetic: with instructions of its own, or else the generic way.
    pub(super) fn compute(&mut self, inst: &Inst<'_>) {
        match (inst.op, inst.op.info().pops) {
            (Op::Cmp | Op::Cmpl | Op::Cmpg, _) => self.order(inst),
            (op, _) if op.has(Property::Compares) => self.compare(inst),
            (Op::Cvt, _) => self.convert(inst.operand_type().unwrap_or(inst.ty), inst.ty, inst),
            (Op::Retype, _) => self.retype(inst),
            (Op::Neg | Op::Bnot | Op::Lnot | Op::Sqrt, _) => self.unary(inst),
            (Op::Sext | Op::Zext, _) => self.extend(inst),
            (_, 1) => self.generic(inst, 1),
            (_, _) => self.binary(inst),
        }
    }

    fn binary(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth), self.stack.at(depth + 1));
        if let (Place::Const(x), Place::Const(y)) = (a.place, b.place)
            && let Ok(folded) = evaluate(inst.op, inst.ty, inst.p0, inst.p1, x, y)
        {
            self.stack.truncate(depth);
            self.stack.push(Place::Const(folded), inst.ty);
            return;
        }
        if let Place::Const(2) = b.place
            && let Some(op) = half(inst.op, inst.ty)
        {
            let left = self.reg_as(depth, inst.ty);
            return self.result(2, inst.ty, Shape::Unary(op), &[Operand::of(left)]);
        }
        if let Place::Const(divisor) = b.place
            && let Some((op, by)) = division_by(inst.op, inst.ty, divisor)
        {
            let left = self.reg_as(depth, inst.ty);
            let sources = [Operand::of(left), Operand::number(by)];
            return self.result(2, inst.ty, Shape::Binary(op), &sources);
        }
        if let Some(op) = division(inst.op, inst.ty) {
            if let Some(divisor) = self.wide_immediate(depth + 1, inst.ty) {
                let left = self.reg_as(depth, inst.ty);
                return self.result(2, inst.ty, Shape::Divide(op), &[Operand::of(left), divisor]);
            }
            let right = self.operand_as(depth + 1, inst.ty);
            let left = self.reg_as(depth, inst.ty);
            return self.result(2, inst.ty, Shape::Divide(op), &[Operand::of(left), right]);
        }
        if let Some(op) = float_arithmetic(inst.op, inst.ty) {
            let right = self.reg_as(depth + 1, inst.ty);
            let left = self.reg_as(depth, inst.ty);
            let sources = [left, right].map(Operand::of);
            return self.result(2, inst.ty, Shape::FloatBinary(op), &sources);
        }
        let Some(op) = arithmetic(inst.op, inst.ty) else {
            return self.generic(inst, 2);
        };
        if self.fold_sum(inst) {
            return;
        }
        let shift = matches!(inst.op, Op::Shl | Op::Ashr | Op::Lshr);
        // A constant goes to the right where the order does not matter.
        if inst.op.has(Property::Commutes)
            && matches!(a.place, Place::Const(_))
            && !matches!(b.place, Place::Const(_))
        {
            let right = self.reg_as(depth + 1, inst.ty);
            if let Some(value) = self.wide_immediate(depth, inst.ty) {
                self.result(2, inst.ty, Shape::Binary(op), &[Operand::of(right), value]);
                return self.narrow(inst.ty);
            }
        }
        // Right shifts look at bits above a narrow value: their left operand is extended by the shift's own view.
        let view = match (inst.op, inst.ty.size()) {
            (Op::Lshr, 1) => Prim::U8,
            (Op::Lshr, 2) => Prim::U16,
            (Op::Ashr, 1) => Prim::I8,
            (Op::Ashr, 2) => Prim::I16,
            _ => inst.ty,
        };
        let right_ty = if shift { b.ty } else { inst.ty };
        if let Some(value) = self.wide_immediate(depth + 1, right_ty) {
            let left = self.reg_as(depth, view);
            self.result(2, inst.ty, Shape::Binary(op), &[Operand::of(left), value]);
            return self.narrow(inst.ty);
        }
        let right = self.operand_as(depth + 1, right_ty);
        let left = self.reg_as(depth, view);
        self.result(2, inst.ty, Shape::Binary(op), &[Operand::of(left), right]);
        self.narrow(inst.ty);
    }

    /// Extends the 32-bit result on top to the width of a narrow type.
    pub(super) fn narrow(&mut self, ty: Prim) {
        if ty.size() < 4 {
            let from = self.reg_of_value(self.stack.depth() - 1);
            self.result(1, ty, Shape::Unary(extension(ty)), &[Operand::of(from)]);
        }
    }

    pub(super) fn unary(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 1;
        // Tests for zero look at the whole operand, whatever type the result has.
        let ty = if inst.op == Op::Lnot {
            self.stack.at(depth).ty
        } else {
            inst.ty
        };
        if let Place::Compare(test, l, r) = self.stack.at(depth).place
            && inst.op == Op::Lnot
        {
            self.stack.pop();
            self.stack.push(Place::Compare(test.negated(), l, r), inst.ty);
            return;
        }
        let float = match (inst.op, ty) {
            (Op::Neg, Prim::F32) => Some(FloatUnary::NegF32),
            (Op::Neg, Prim::F64) => Some(FloatUnary::NegF64),
            (Op::Sqrt, Prim::F32) => Some(FloatUnary::SqrtF32),
            (Op::Sqrt, Prim::F64) => Some(FloatUnary::SqrtF64),
            _ => None,
        };
        if let Some(op) = float {
            let from = self.reg_as(depth, ty);
            return self.result(1, ty, Shape::FloatUnary(op), &[Operand::of(from)]);
        }
        let op = match inst.op {
            _ if !ty.is_integral() => return self.generic(inst, 1),
            Op::Neg if ty.size() == 8 => Unary::Neg64,
            Op::Neg => Unary::Neg32,
            Op::Bnot => Unary::Not64,
            Op::Lnot if ty.size() == 8 => Unary::IsZero64,
            Op::Lnot => Unary::IsZero32,
            _ => return self.generic(inst, 1),
        };
        let from = self.reg_as(depth, ty);
        self.result(1, inst.ty, Shape::Unary(op), &[Operand::of(from)]);
        if inst.op != Op::Lnot {
            self.narrow(inst.ty);
        }
    }

    pub(super) fn extend(&mut self, inst: &Inst<'_>) {
        let op = match (inst.op, inst.p1) {
            (Op::Sext, 8) => Unary::SignExtend8,
            (Op::Sext, 16) => Unary::SignExtend16,
            (Op::Sext, 32) => Unary::SignExtend32,
            (Op::Zext, 8) => Unary::ZeroExtend8,
            (Op::Zext, 16) => Unary::ZeroExtend16,
            (Op::Zext, 32) => Unary::ZeroExtend32,
            _ => return self.generic(inst, 1),
        };
        let depth = self.stack.depth() - 1;
        if matches!(self.stack.at(depth).place, Place::Const(_)) {
            return self.generic(inst, 1);
        }
        // A value of a type that is no wider is extended already.
        let held = self.stack.at(depth).ty;
        let signed = inst.op == Op::Sext;
        if held.is_integral()
            && held.is_signed() == signed
            && held.size() * 8 <= u32::from(inst.p1)
            && inst.ty.size() >= held.size()
        {
            return self.retag(inst.ty);
        }
        if inst.ty.size() >= 4 && self.load_extended(depth, op) {
            let place = self.stack.at(depth).place;
            self.stack.pop();
            return self.stack.push(place, inst.ty);
        }
        let from = self.reg_of_value(depth);
        self.result(1, inst.ty, Shape::Unary(op), &[Operand::of(from)]);
        self.narrow(inst.ty);
    }

    /// An operation that has no instruction of its own.
    pub(super) fn generic(&mut self, inst: &Inst<'_>, operands: usize) {
        let depth = self.stack.depth() - operands;
        let types = [
            self.stack.at(depth).ty,
            if operands == 2 {
                self.stack.at(depth + 1).ty
            } else {
                Prim::I64
            },
        ];
        let op = GenericOp {
            op: inst.op,
            ty: inst.ty,
            p0: inst.p0,
            p1: inst.p1,
            from: types,
        };
        if let (Place::Const(x), 1) = (self.stack.at(depth).place, operands)
            && let Ok(folded) = evaluate(inst.op, inst.ty, inst.p0, inst.p1, x, 0)
        {
            self.stack.pop();
            self.stack.push(Place::Const(folded), inst.ty);
            return;
        }
        self.emit_generic(op, operands);
    }

    pub(super) fn emit_generic(&mut self, op: GenericOp, operands: usize) {
        let depth = self.stack.depth() - operands;
        let y = (operands == 2).then(|| self.reg_of_value(depth + 1));
        let x = self.reg_of_value(depth);
        let y = y.unwrap_or(x);
        self.result(
            operands,
            op.ty,
            Shape::Single(Single::Generic),
            &[x, y].map(Operand::of),
        );
        self.out.data(op.encode().low(), 0);
    }
}

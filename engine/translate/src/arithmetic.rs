//! Arithmetic on integers and floats, and what goes the generic way.

use super::operations::{Selected, arithmetic, division_by, extension, half};

use super::Translator;
use super::model::Location;
use maple_dispatch::ops::scalar::GenericOp;
use maple_lir::{Binary, Divide, FloatUnary, Operand, Shape, Single, Unary};
use maple_mirbin::operator::{self, Arithmetic, Bits, Conversion, Operator};
use maple_mirbin::{Inst, Prim, Property};
use maple_rt::arith::evaluate;

impl Translator<'_> {
    /// Arithmetic: with instructions of its own, or else the generic way.
    pub(super) fn compute(&mut self, inst: &Inst<'_>, operator: Operator) {
        match operator {
            Operator::Arithmetic(op) => self.binary(inst, op),
            Operator::Relation(op) => self.compare(inst, op),
            Operator::Ordering(op) => self.order(inst, op),
            Operator::Unary(op) => self.unary(inst, op),
            Operator::Conversion(Conversion::Cvt) => {
                self.convert(inst.operand_type().unwrap_or(inst.ty), inst.ty, inst);
            }
            Operator::Conversion(Conversion::Retype) => self.retype(inst),
            Operator::Conversion(Conversion::Trunc) => self.trunc(inst),
            Operator::Conversion(Conversion::Ceil | Conversion::Floor | Conversion::Round) => {
                self.generic(inst, 1);
            }
            Operator::Bits(Bits::Sext) => self.extend(inst, true),
            Operator::Bits(Bits::Zext) => self.extend(inst, false),
            Operator::Bits(Bits::ExtractBits) => self.generic(inst, 1),
            Operator::Bits(Bits::DepositBits) => self.generic(inst, 2),
        }
    }

    fn binary(&mut self, inst: &Inst<'_>, operator: Arithmetic) {
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth), self.stack.at(depth + 1));
        if let (Location::Const(x), Location::Const(y)) = (a.place, b.place)
            && let Ok(folded) = evaluate(inst.op, inst.ty, inst.p0, inst.p1, x, y)
        {
            self.stack.truncate(depth);
            self.stack.push(Location::Const(folded), inst.ty);
            return;
        }
        let op = match arithmetic(operator, inst.ty) {
            Selected::Binary(op) => op,
            Selected::Divide(op) => return self.divide(inst, op),
            Selected::Float(op) => {
                let right = self.reg_as(depth + 1, inst.ty);
                let left = self.reg_as(depth, inst.ty);
                let sources = [left, right].map(Operand::of);
                return self.result(2, inst.ty, Shape::FloatBinary(op), &sources);
            }
            Selected::Generic => return self.generic(inst, 2),
        };
        if self.fold_sum(inst, op) {
            return;
        }
        let shift = matches!(operator, Arithmetic::Shl | Arithmetic::Ashr | Arithmetic::Lshr);
        // A constant goes to the right where the order does not matter.
        if inst.op.has(Property::Commutes)
            && matches!(a.place, Location::Const(_))
            && !matches!(b.place, Location::Const(_))
        {
            let right = self.reg_as(depth + 1, inst.ty);
            if let Some(value) = self.wide_immediate(depth, inst.ty) {
                self.result(2, inst.ty, Shape::Binary(op), &[Operand::of(right), value]);
                return self.narrow(inst.ty);
            }
        }
        // Right shifts look at bits above a narrow value: their left operand is extended by the shift's own view.
        let sized = |narrow: [Prim; 2]| match inst.ty.size() {
            1 => narrow[0],
            2 => narrow[1],
            _ => inst.ty,
        };
        let view = match op {
            Binary::Shr32 => sized([Prim::U8, Prim::U16]),
            Binary::Sar32 => sized([Prim::I8, Prim::I16]),
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

    fn divide(&mut self, inst: &Inst<'_>, op: Divide) {
        let depth = self.stack.depth() - 2;
        let divisor = self.stack.at(depth + 1).place;
        if let (Location::Const(2), Some(op)) = (divisor, half(op)) {
            let left = self.reg_as(depth, inst.ty);
            return self.result(2, inst.ty, Shape::Unary(op), &[Operand::of(left)]);
        }
        if let Location::Const(divisor) = divisor
            && let Some((op, by)) = division_by(op, inst.ty, divisor)
        {
            let left = self.reg_as(depth, inst.ty);
            let sources = [Operand::of(left), Operand::number(by)];
            return self.result(2, inst.ty, Shape::Binary(op), &sources);
        }
        let right = match self.wide_immediate(depth + 1, inst.ty) {
            Some(divisor) => divisor,
            None => self.operand_as(depth + 1, inst.ty),
        };
        let left = self.reg_as(depth, inst.ty);
        self.result(2, inst.ty, Shape::Divide(op), &[Operand::of(left), right]);
    }

    /// Extends the 32-bit result on top to the width of a narrow type.
    pub(super) fn narrow(&mut self, ty: Prim) {
        if ty.size() < 4 {
            let from = self.reg_of_value(self.stack.depth() - 1);
            self.result(1, ty, Shape::Unary(extension(ty)), &[Operand::of(from)]);
        }
    }

    fn unary(&mut self, inst: &Inst<'_>, operator: operator::Unary) {
        use operator::Unary as U;
        let depth = self.stack.depth() - 1;
        // Tests for zero look at the whole operand, whatever type the result has.
        let ty = if operator == U::Lnot {
            self.stack.at(depth).ty
        } else {
            inst.ty
        };
        if let Location::Compare(test, l, r) = self.stack.at(depth).place
            && operator == U::Lnot
        {
            self.stack.pop();
            self.stack.push(Location::Compare(test.negated(), l, r), inst.ty);
            return;
        }
        let float = |single, double| match ty {
            Prim::F32 => Some(Shape::FloatUnary(single)),
            Prim::F64 => Some(Shape::FloatUnary(double)),
            _ => None,
        };
        let int = |narrow, wide| {
            let op = if ty.size() == 8 { wide } else { narrow };
            ty.is_integral().then_some(Shape::Unary(op))
        };
        let shape = match operator {
            U::Neg => float(FloatUnary::NegF32, FloatUnary::NegF64).or(int(Unary::Neg32, Unary::Neg64)),
            U::Sqrt => float(FloatUnary::SqrtF32, FloatUnary::SqrtF64),
            U::Bnot => int(Unary::Not64, Unary::Not64),
            U::Lnot => int(Unary::IsZero32, Unary::IsZero64),
            U::Abs => float(FloatUnary::AbsF32, FloatUnary::AbsF64),
            U::Recip => None,
        };
        let Some(shape) = shape else {
            return self.generic(inst, 1);
        };
        let from = self.reg_as(depth, ty);
        if let Shape::FloatUnary(_) = shape {
            return self.result(1, ty, shape, &[Operand::of(from)]);
        }
        self.result(1, inst.ty, shape, &[Operand::of(from)]);
        if operator != U::Lnot {
            self.narrow(inst.ty);
        }
    }

    fn extend(&mut self, inst: &Inst<'_>, signed: bool) {
        let op = match (signed, inst.p1) {
            (true, 8) => Unary::SignExtend8,
            (true, 16) => Unary::SignExtend16,
            (true, 32) => Unary::SignExtend32,
            (false, 8) => Unary::ZeroExtend8,
            (false, 16) => Unary::ZeroExtend16,
            (false, 32) => Unary::ZeroExtend32,
            _ => return self.generic(inst, 1),
        };
        let depth = self.stack.depth() - 1;
        if matches!(self.stack.at(depth).place, Location::Const(_)) {
            return self.generic(inst, 1);
        }
        // A value of a type that is no wider is extended already.
        let held = self.stack.at(depth).ty;
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
        if let (Location::Const(x), 1) = (self.stack.at(depth).place, operands)
            && let Ok(folded) = evaluate(inst.op, inst.ty, inst.p0, inst.p1, x, 0)
        {
            self.stack.pop();
            self.stack.push(Location::Const(folded), inst.ty);
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

//! Conversions between types.

use super::operations::adjustment;

use super::Translator;
use super::model::Location;
use maple_lir::{Class, FloatFromInt, FloatUnary, IntFromFloat, Operand, Shape, Unary, Width};
use maple_mirbin::{Inst, Prim};

impl Translator<'_> {
    pub(super) fn convert(&mut self, from: Prim, to: Prim, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 1;
        if matches!(self.stack.at(depth).place, Location::Const(_)) {
            return self.generic(inst, 1);
        }
        if from.is_integral() && to.is_integral() && to != Prim::U1 {
            // The operand as `from`, then `from` as `to`: both are silent conversions.
            let place = self.place_as(depth, from);
            self.stack.pop();
            self.stack.push(place, from);
            if self.widen_load(depth, to) || self.fold_extension(depth, to) {
                return;
            }
            return self.retag(to);
        }
        // Floats become narrow integers by way of 32 bits.
        let narrow = from.is_float() && to.is_integral() && to != Prim::U1 && to.size() < 4;
        if let Some(shape) = Self::conversion(from, if narrow { Prim::I32 } else { to }) {
            let from = self.reg_as(depth, from);
            self.result(1, to, shape, &[Operand::of(from)]);
            if narrow {
                self.narrow(to);
            }
            return;
        }
        self.generic(inst, 1);
    }

    /// `trunc` to an integer is what conversions of floats do anyway.
    pub(super) fn trunc(&mut self, inst: &Inst<'_>) {
        let from = inst.operand_type().unwrap_or(inst.ty);
        if from.is_float() && inst.ty.is_integral() && inst.ty != Prim::U1 {
            self.convert(from, inst.ty, inst);
        } else {
            self.generic(inst, 1);
        }
    }

    /// A load just made can extend to 64 bits itself.
    pub(super) fn widen_load(&mut self, depth: usize, to: Prim) -> bool {
        let value = self.stack.at(depth);
        let Some(last) = self
            .last
            .filter(|last| value.place == Location::Reg(last.reg) && to.size() == 8 && value.ty.size() < 8)
        else {
            return false;
        };
        let Shape::Load(width, mode, Class::Int) = last.inst.shape else {
            return false;
        };
        let wide = match (width, value.ty.is_signed()) {
            (Width::Mem32, true) => Width::MemS32,
            (Width::Mem32, false)
            | (Width::Mem8 | Width::Mem16, false)
            | (Width::MemS8 | Width::MemS16, true) => width,
            _ => return false,
        };
        self.remake(last, Shape::Load(wide, mode, Class::Int));
        self.stack.pop();
        self.stack.push(value.place, to);
        true
    }

    /// A load that was just made into the temporary of a depth can do the extension of what it loads itself.
    pub(super) fn load_extended(&mut self, depth: usize, op: Unary) -> bool {
        use Width::*;
        let value = self.stack.at(depth);
        let Some(last) = self
            .last
            .filter(|last| self.is_at(last.reg, depth) && value.place == Location::Reg(last.reg))
        else {
            return false;
        };
        let Shape::Load(width, mode, Class::Int) = last.inst.shape else {
            return false;
        };
        let extended = match (width, op) {
            (Mem8 | MemS8, Unary::ZeroExtend8) => Mem8,
            (Mem8 | MemS8, Unary::SignExtend8) => MemS8,
            (Mem16 | MemS16, Unary::ZeroExtend16) => Mem16,
            (Mem16 | MemS16, Unary::SignExtend16) => MemS16,
            (Mem32 | MemS32, Unary::ZeroExtend32) => Mem32,
            (Mem32 | MemS32, Unary::SignExtend32) => MemS32,
            (Mem8 | Mem16, Unary::ZeroExtend32 | Unary::SignExtend32) => width,
            (MemS8 | MemS16, Unary::SignExtend32) => width,
            _ => return false,
        };
        self.remake(last, Shape::Load(extended, mode, Class::Int));
        true
    }

    /// The instruction for a conversion between classes or of floats.
    fn conversion(from: Prim, to: Prim) -> Option<Shape> {
        Some(match (from, to) {
            (from, Prim::U1) if from.is_integral() && from.size() == 8 => Shape::Unary(Unary::NonZero64),
            (from, Prim::U1) if from.is_integral() => Shape::Unary(Unary::NonZero32),
            (Prim::I8 | Prim::I16 | Prim::I32, Prim::F64) => Shape::FloatFromInt(FloatFromInt::F64FromS32),
            (Prim::U1 | Prim::U8 | Prim::U16 | Prim::U32, Prim::F64) => {
                Shape::FloatFromInt(FloatFromInt::F64FromU32)
            }
            (Prim::I64, Prim::F64) => Shape::FloatFromInt(FloatFromInt::F64FromS64),
            (Prim::U64, Prim::F64) => Shape::FloatFromInt(FloatFromInt::F64FromU64),
            (Prim::I8 | Prim::I16 | Prim::I32, Prim::F32) => Shape::FloatFromInt(FloatFromInt::F32FromS32),
            (Prim::U1 | Prim::U8 | Prim::U16 | Prim::U32, Prim::F32) => {
                Shape::FloatFromInt(FloatFromInt::F32FromU32)
            }
            (Prim::U64, Prim::F32) => Shape::FloatFromInt(FloatFromInt::F32FromU64),
            (Prim::I64, Prim::F32) => Shape::FloatFromInt(FloatFromInt::F32FromS64),
            (Prim::F32, Prim::F64) => Shape::FloatUnary(FloatUnary::F64FromF32),
            (Prim::F64, Prim::F32) => Shape::FloatUnary(FloatUnary::F32FromF64),
            (Prim::F64, Prim::U32) => Shape::IntFromFloat(IntFromFloat::U32FromF64),
            (Prim::F32, Prim::U32) => Shape::IntFromFloat(IntFromFloat::U32FromF32),
            (Prim::F64, Prim::U64) => Shape::IntFromFloat(IntFromFloat::U64FromF64),
            (Prim::F32, Prim::U64) => Shape::IntFromFloat(IntFromFloat::U64FromF32),
            (Prim::F64, Prim::I32) => Shape::IntFromFloat(IntFromFloat::S32FromF64),
            (Prim::F32, Prim::I32) => Shape::IntFromFloat(IntFromFloat::S32FromF32),
            (Prim::F64, Prim::I64) => Shape::IntFromFloat(IntFromFloat::S64FromF64),
            (Prim::F32, Prim::I64) => Shape::IntFromFloat(IntFromFloat::S64FromF32),
            _ => return None,
        })
    }

    /// Bits stay, the type changes; an integer result is brought into the form of its width.
    pub(super) fn retype(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 1;
        let from = inst
            .operand_type()
            .filter(|ty| ty.is_scalar())
            .unwrap_or(self.stack.at(depth).ty);
        if from.is_integral() && inst.ty.is_integral() {
            let place = self.place_as(depth, from);
            self.stack.pop();
            self.stack.push(place, from);
            return self.retag(inst.ty);
        }
        if from.size() != inst.ty.size() {
            return self.generic(inst, 1);
        }
        let place = self.place_as(depth, from);
        self.stack.pop();
        self.stack.push(place, inst.ty);
    }

    pub(super) fn widened(ty: Prim) -> Option<Unary> {
        adjustment(ty, if ty.is_signed() { Prim::I64 } else { Prim::U64 })
    }
}

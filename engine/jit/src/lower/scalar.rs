//! Arithmetic, comparisons, conversions and moves. Each does what the body of its instruction does.

use super::Lower;
use crate::step::Step;
use crate::webs::{Type, is_narrow};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};
use maple_dispatch::tier::outline;
use maple_lir::{
    Binary, Compare, FloatBinary, FloatCompare, FloatFromInt, FloatOrder, FloatTernary, FloatUnary,
    IntFromFloat, Order, Shape, Single, Ternary, Unary,
};

/// Cranelift's condition of a comparison of integers.
fn condition(op: Compare) -> IntCC {
    use Compare::*;
    match op {
        Eq32 | Eq64 => IntCC::Equal,
        Ne32 | Ne64 => IntCC::NotEqual,
        LtS32 | LtS64 => IntCC::SignedLessThan,
        LeS32 | LeS64 => IntCC::SignedLessThanOrEqual,
        GtS32 | GtS64 => IntCC::SignedGreaterThan,
        GeS32 | GeS64 => IntCC::SignedGreaterThanOrEqual,
        LtU32 | LtU64 => IntCC::UnsignedLessThan,
        LeU32 | LeU64 => IntCC::UnsignedLessThanOrEqual,
        GtU32 | GtU64 => IntCC::UnsignedGreaterThan,
        GeU32 | GeU64 => IntCC::UnsignedGreaterThanOrEqual,
    }
}

/// Whether an operation is one on full cells.
pub fn is_wide(op: Binary) -> bool {
    use Binary::*;
    matches!(
        op,
        Add64 | Sub64 | Mul64 | And64 | Or64 | Xor64 | Shl64 | Shr64 | Sar64 | DivPow2S64 | RemPow2S64
    )
}

impl Lower<'_, '_> {
    /// Whether a comparison of cells holds.
    pub(super) fn holds(&mut self, op: Compare, left: Value, right: Value) -> Value {
        let [left, right] = match op.is_wide() {
            true => [left, right],
            false => [left, right].map(|cell| self.b.ins().ireduce(types::I32, cell)),
        };
        self.b.ins().icmp(condition(op), left, right)
    }

    /// Whether a comparison of floats holds.
    pub(super) fn float_holds(&mut self, op: FloatCompare, left: Value, right: Value) -> Value {
        use FloatCompare::*;
        let condition = match op {
            EqF64 | EqF32 => FloatCC::Equal,
            NeF64 | NeF32 => FloatCC::NotEqual,
            LtF64 | LtF32 => FloatCC::LessThan,
            LeF64 | LeF32 => FloatCC::LessThanOrEqual,
            NltF64 | NltF32 => FloatCC::UnorderedOrGreaterThanOrEqual,
            NleF64 | NleF32 => FloatCC::UnorderedOrGreaterThan,
        };
        self.b.ins().fcmp(condition, left, right)
    }

    /// The type that a comparison of floats wants.
    pub(super) fn float_type(op: FloatCompare) -> Type {
        if is_narrow(op) { Type::F32 } else { Type::F64 }
    }

    /// The result of an operation on cells, as a cell.
    pub(super) fn binary(&mut self, op: Binary, x: Value, y: Value) -> Value {
        use Binary::*;
        let wide = is_wide(op);
        let [x, y] = match wide {
            true => [x, y],
            false => [x, y].map(|cell| self.b.ins().ireduce(types::I32, cell)),
        };
        let value = match op {
            Add32 | Add64 => self.b.ins().iadd(x, y),
            Sub32 | Sub64 => self.b.ins().isub(x, y),
            Mul32 | Mul64 => self.b.ins().imul(x, y),
            And32 | And64 => self.b.ins().band(x, y),
            Or32 | Or64 => self.b.ins().bor(x, y),
            Xor32 | Xor64 => self.b.ins().bxor(x, y),
            Shl32 | Shl64 => self.b.ins().ishl(x, y),
            Shr32 | Shr64 => self.b.ins().ushr(x, y),
            Sar32 | Sar64 => self.b.ins().sshr(x, y),
            DivPow2S32 | DivPow2S64 => {
                let biased = self.biased(x, y, wide);
                self.b.ins().sshr(biased, y)
            }
            RemPow2S32 | RemPow2S64 | IntFromTyped | TypedFromInt => {
                let biased = self.biased(x, y, wide);
                let quotient = self.b.ins().sshr(biased, y);
                let whole = self.b.ins().ishl(quotient, y);
                self.b.ins().isub(x, whole)
            }
        };
        match wide {
            true => value,
            false => self.b.ins().uextend(types::I64, value),
        }
    }

    /// A number that shifted right is the quotient of `x` and two to the power of `y`, towards zero.
    fn biased(&mut self, x: Value, y: Value, wide: bool) -> Value {
        let bits = if wide { 64 } else { 32 };
        let sign = self.b.ins().sshr_imm_s(x, bits - 1);
        let ty = if wide { types::I64 } else { types::I32 };
        let bits = self.b.ins().iconst(ty, bits);
        let by = self.b.ins().isub(bits, y);
        let bias = self.b.ins().ushr(sign, by);
        self.b.ins().iadd(x, bias)
    }

    /// The result of an operation on floats.
    pub(super) fn float_binary(&mut self, op: FloatBinary, x: Value, y: Value) -> Value {
        use FloatBinary::*;
        match op {
            AddF64 | AddF32 => self.b.ins().fadd(x, y),
            SubF64 | SubF32 => self.b.ins().fsub(x, y),
            MulF64 | MulF32 => self.b.ins().fmul(x, y),
            DivF64 | DivF32 => self.b.ins().fdiv(x, y),
        }
    }

    /// `z + x * y` or `z - x * y`, rounded after each step.
    pub(super) fn float_ternary(&mut self, op: FloatTernary, x: Value, y: Value, z: Value) -> Value {
        let product = self.b.ins().fmul(x, y);
        match op {
            FloatTernary::MulAddF64 => self.b.ins().fadd(product, z),
            FloatTernary::MulSubF64 => self.b.ins().fsub(z, product),
        }
    }

    /// An instruction that only computes, or may find a divisor of zero or an index out of bounds.
    pub(super) fn scalar(&mut self, step: &Step) {
        match step.inst.shape {
            shape if outline::tagged(shape).is_some() => self.tagged(step),
            Shape::Binary(op) => {
                let (x, y) = (self.cell(step, 1), self.cell(step, 2));
                let value = self.binary(op, x, y);
                self.put(step, value, Type::Cell);
            }
            Shape::Divide(op) => self.divide(op, step),
            Shape::FloatBinary(op) => {
                let ty = if op as usize >= FloatBinary::AddF32 as usize {
                    Type::F32
                } else {
                    Type::F64
                };
                let (x, y) = (self.get(step, 1, ty), self.get(step, 2, ty));
                let value = self.float_binary(op, x, y);
                self.put(step, value, ty);
            }
            Shape::Ternary(op) => {
                let [x, y, z] = [1, 2, 3].map(|at| self.cell(step, at));
                let (multiply, add) = match op {
                    Ternary::MulAdd32 => (Binary::Mul32, Binary::Add32),
                    Ternary::MulAdd64 => (Binary::Mul64, Binary::Add64),
                };
                let product = self.binary(multiply, x, y);
                let value = self.binary(add, product, z);
                self.put(step, value, Type::Cell);
            }
            Shape::FloatTernary(op) => {
                let [x, y, z] = [1, 2, 3].map(|at| self.get(step, at, Type::F64));
                let value = self.float_ternary(op, x, y, z);
                self.put(step, value, Type::F64);
            }
            Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy) => {
                let (value, ty) = self.any(step, 1);
                match ty {
                    Type::Cell => self.put_moved(step),
                    ty => self.put(step, value, ty),
                }
            }
            Shape::Unary(op) => self.unary(op, step),
            Shape::FloatUnary(op) => self.float_unary(op, step),
            Shape::FloatFromInt(op) => self.float_from_int(op, step),
            Shape::IntFromFloat(op) => self.int_from_float(op, step),
            Shape::Set(op) => {
                let (x, y) = (self.cell(step, 1), self.cell(step, 2));
                let holds = self.holds(op, x, y);
                let value = self.b.ins().uextend(types::I64, holds);
                self.put(step, value, Type::Cell);
            }
            Shape::FloatSet(op) => {
                let ty = Self::float_type(op);
                let (x, y) = (self.get(step, 1, ty), self.get(step, 2, ty));
                let holds = self.float_holds(op, x, y);
                let value = self.b.ins().uextend(types::I64, holds);
                self.put(step, value, Type::Cell);
            }
            Shape::Order(op) => self.order(op, step),
            Shape::FloatOrder(op) => self.float_order(op, step),
            Shape::Shifted(op, shift) => {
                let (x, y) = (self.cell(step, 1), self.cell(step, 2));
                let by = self.number(u64::from(step.inst.operands[3].bits()));
                let shifted = self.binary(shift, y, by);
                let value = self.binary(op, x, shifted);
                self.put(step, value, Type::Cell);
            }
            Shape::Scaled { constant, full } => {
                let index = self.index(step, 1, full);
                let base = match constant {
                    true => self.number(self.flow.words.word(self.at + 1).low()),
                    false => self.cell(step, 2),
                };
                let size = self.number(u64::from(step.inst.operands[3].bits()));
                let by = self.b.ins().imul(index, size);
                let value = self.b.ins().iadd(base, by);
                self.put(step, value, Type::Cell);
            }
            Shape::Single(single) => self.single(single, step),
            _ => {}
        }
    }

    fn unary(&mut self, op: Unary, step: &Step) {
        use Unary::*;
        let extended = |lower: &mut Self, ty, signed: bool| {
            let cell = lower.cell(step, 1);
            let low = lower.b.ins().ireduce(ty, cell);
            match signed {
                true => lower.b.ins().sextend(types::I64, low),
                false => lower.b.ins().uextend(types::I64, low),
            }
        };
        let compared = |lower: &mut Self, wide: bool, condition| {
            let value = if wide {
                lower.cell(step, 1)
            } else {
                lower.low(step, 1)
            };
            let holds = lower.b.ins().icmp_imm_s(condition, value, 0);
            lower.b.ins().uextend(types::I64, holds)
        };
        let value = match op {
            SignExtend8 => extended(self, types::I8, true),
            SignExtend16 => extended(self, types::I16, true),
            SignExtend32 => extended(self, types::I32, true),
            ZeroExtend8 => extended(self, types::I8, false),
            ZeroExtend16 => extended(self, types::I16, false),
            ZeroExtend32 => extended(self, types::I32, false),
            NonZero32 => compared(self, false, IntCC::NotEqual),
            IsZero32 => compared(self, false, IntCC::Equal),
            NonZero64 => compared(self, true, IntCC::NotEqual),
            IsZero64 => compared(self, true, IntCC::Equal),
            Not64 => {
                let cell = self.cell(step, 1);
                self.b.ins().bnot(cell)
            }
            HalfS32 => {
                let x = self.low(step, 1);
                let sign = self.b.ins().ushr_imm_u(x, 31);
                let sum = self.b.ins().iadd(x, sign);
                let half = self.b.ins().sshr_imm_s(sum, 1);
                self.b.ins().uextend(types::I64, half)
            }
            HalfS64 => {
                let x = self.cell(step, 1);
                let sign = self.b.ins().ushr_imm_u(x, 63);
                let sum = self.b.ins().iadd(x, sign);
                self.b.ins().sshr_imm_s(sum, 1)
            }
            Neg32 => {
                let x = self.low(step, 1);
                let value = self.b.ins().ineg(x);
                self.b.ins().uextend(types::I64, value)
            }
            Neg64 => {
                let x = self.cell(step, 1);
                self.b.ins().ineg(x)
            }
            Copy | IsTaggedF64 | IsTaggedInt | IsTaggedRef | IntFromTagged | RefFromTagged
            | TagFromTagged | TaggedFromInt | TaggedFromRef => self.cell(step, 1),
        };
        self.put(step, value, Type::Cell);
    }

    fn float_unary(&mut self, op: FloatUnary, step: &Step) {
        use FloatUnary::*;
        let (from, to) = match op {
            NegF32 | AbsF32 | SqrtF32 => (Type::F32, Type::F32),
            F64FromF32 => (Type::F32, Type::F64),
            F32FromF64 => (Type::F64, Type::F32),
            FloatCopy | NegF64 | AbsF64 | SqrtF64 => (Type::F64, Type::F64),
        };
        let x = self.get(step, 1, from);
        let value = match op {
            FloatCopy => x,
            NegF32 | NegF64 => self.b.ins().fneg(x),
            AbsF32 | AbsF64 => self.b.ins().fabs(x),
            SqrtF32 | SqrtF64 => self.b.ins().sqrt(x),
            F64FromF32 => self.b.ins().fpromote(types::F64, x),
            F32FromF64 => self.b.ins().fdemote(types::F32, x),
        };
        self.put(step, value, to);
    }

    fn float_from_int(&mut self, op: FloatFromInt, step: &Step) {
        use FloatFromInt::*;
        let narrow = matches!(op, F64FromS32 | F64FromU32 | F32FromS32 | F32FromU32);
        let x = if narrow {
            self.low(step, 1)
        } else {
            self.cell(step, 1)
        };
        let ty = match op {
            F64FromS32 | F64FromU32 | F64FromS64 | F64FromU64 => Type::F64,
            F32FromS32 | F32FromU32 | F32FromS64 | F32FromU64 => Type::F32,
        };
        let value = match op {
            F64FromS32 | F64FromS64 | F32FromS32 | F32FromS64 => self.b.ins().fcvt_from_sint(ty.ir(), x),
            F64FromU32 | F64FromU64 | F32FromU32 | F32FromU64 => self.b.ins().fcvt_from_uint(ty.ir(), x),
        };
        self.put(step, value, ty);
    }

    fn int_from_float(&mut self, op: IntFromFloat, step: &Step) {
        use IntFromFloat::*;
        let from = match op {
            S32FromF32 | U32FromF32 | S64FromF32 | U64FromF32 => Type::F32,
            S32FromF64 | U32FromF64 | S64FromF64 | U64FromF64 | TaggedFromF64 => Type::F64,
        };
        let x = self.get(step, 1, from);
        let (ty, signed) = match op {
            S32FromF64 | S32FromF32 => (types::I32, true),
            U32FromF64 | U32FromF32 => (types::I32, false),
            S64FromF64 | S64FromF32 => (types::I64, true),
            U64FromF64 | U64FromF32 | TaggedFromF64 => (types::I64, false),
        };
        let value = match signed {
            true => self.b.ins().fcvt_to_sint_sat(ty, x),
            false => self.b.ins().fcvt_to_uint_sat(ty, x),
        };
        match ty == types::I64 {
            true => self.put(step, value, Type::Cell),
            false => self.put_low(step, value),
        }
    }

    /// -1, 0 or 1: the difference of two truth values.
    fn ordered(&mut self, step: &Step, greater: Value, less: Value) {
        let [greater, less] = [greater, less].map(|holds| self.b.ins().uextend(types::I64, holds));
        let value = self.b.ins().isub(greater, less);
        self.put(step, value, Type::Cell);
    }

    fn order(&mut self, op: Order, step: &Step) {
        let (x, y) = (self.cell(step, 1), self.cell(step, 2));
        let (greater, less) = match op {
            Order::CmpS32 => (Compare::GtS32, Compare::LtS32),
            Order::CmpU32 => (Compare::GtU32, Compare::LtU32),
            Order::CmpS64 => (Compare::GtS64, Compare::LtS64),
            Order::CmpU64 => (Compare::GtU64, Compare::LtU64),
        };
        let (greater, less) = (self.holds(greater, x, y), self.holds(less, x, y));
        self.ordered(step, greater, less);
    }

    fn float_order(&mut self, op: FloatOrder, step: &Step) {
        let ty = match op {
            FloatOrder::CmplF64 | FloatOrder::CmpgF64 => Type::F64,
            FloatOrder::CmplF32 | FloatOrder::CmpgF32 => Type::F32,
        };
        let (x, y) = (self.get(step, 1, ty), self.get(step, 2, ty));
        // With a NaN the one that is unordered holds.
        let (greater, less) = match op {
            FloatOrder::CmplF64 | FloatOrder::CmplF32 => (FloatCC::GreaterThan, FloatCC::UnorderedOrLessThan),
            FloatOrder::CmpgF64 | FloatOrder::CmpgF32 => (FloatCC::UnorderedOrGreaterThan, FloatCC::LessThan),
        };
        let (greater, less) = (self.b.ins().fcmp(greater, x, y), self.b.ins().fcmp(less, x, y));
        self.ordered(step, greater, less);
    }

    fn single(&mut self, single: Single, step: &Step) {
        let word = self.flow.words.word(self.at);
        match single {
            Single::Generic => {
                if let Some(op) = self.flow.words.generic(&step.inst, self.at) {
                    self.generic(op, step);
                }
            }
            Single::Const32 => {
                let value = self.number(i64::from(word.cd()) as u64);
                self.put(step, value, Type::Cell);
            }
            Single::Const64 => {
                let value = self.number(self.flow.words.word(self.at + 1).low());
                self.put(step, value, Type::Cell);
            }
            Single::CopyTwo => {
                let first = self.cell(step, 1);
                self.write(step.writes[0], first, Type::Cell);
                let second = self.cell(step, 3);
                self.write(step.writes[1], second, Type::Cell);
            }
            Single::SlotAddress | Single::SlotAddress16 => {
                let offset = self.number(8 * u64::from(word.b));
                let mut address = self.b.ins().iadd(self.frame, offset);
                if single == Single::SlotAddress16 {
                    let by = self.number(15);
                    let sum = self.b.ins().iadd(address, by);
                    let mask = self.number(!15);
                    address = self.b.ins().band(sum, mask);
                }
                self.put(step, address, Type::Cell);
            }
            Single::Clear => {
                let zero = self.number(0);
                for place in &step.writes {
                    self.write(*place, zero, Type::Cell);
                }
            }
            Single::CheckIndex => {
                let (index, count) = (self.cell(step, 1), self.cell(step, 2));
                let inside = self.b.ins().icmp(IntCC::UnsignedLessThan, index, count);
                let leave = self.leave();
                let go = self.b.create_block();
                self.b.ins().brif(inside, go, &[], leave, &[]);
                self.enter(go);
            }
            Single::Select => {
                let choice = self.cell(step, 1);
                let ((x, ty), (y, other)) = (self.any(step, 2), self.any(step, 3));
                let y = self.convert(y, other, ty);
                let value = self.b.ins().select(choice, x, y);
                self.put(step, value, ty);
            }
            _ => {}
        }
    }
}

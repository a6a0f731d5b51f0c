//! Arithmetic, comparisons, conversions.
//!
//! An `int<n>` is zero-extended. Operations that can make higher bits clear them; those that look at the sign extend it first.

use maple_mirbin::{Op, Prim};

use super::body::Code;
use crate::front::uvm::ast::{BlockId, Constant, Inst, Operand, OperandData};
use crate::front::uvm::table::{self, RmwOp};
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{ExprData, ExprId};

impl Code<'_, '_, '_> {
    /// Width of an integer type; 64 for others.
    fn width(&self, ty: TypeId) -> u8 {
        match self.lowering.bundle.types.ty(ty) {
            Type::Int(width) => *width,
            _ => 64,
        }
    }

    /// Lowers what is no end of a block.
    pub(super) fn compute(&mut self, inst: &Inst, here: BlockId) {
        let ty = inst.types.first().copied().unwrap_or(TypeId(0));
        let (a, b) = (inst.operands.first(), inst.operands.get(1));
        let value = match (inst.op, a, b) {
            (table::Op::Select, Some(condition), Some(_)) => return self.select(inst, condition, here),
            (table::Op::Call, ..) => return self.call(inst),
            (table::Op::Tailcall, ..) if self.is_again(inst) => return self.again(inst),
            (table::Op::Tailcall, ..) => return self.tail_call(inst),
            (table::Op::Landingpad, ..) => return self.landing_pad(inst),
            (table::Op::Icall, ..) if self.tagged(inst, here) => return,
            (table::Op::Icall, ..) if self.stack(inst) => return,
            (table::Op::Newstack, ..) => return self.new_stack(inst),
            (table::Op::Ccall, ..) => return self.native_call(inst),
            (table::Op::Icall, ..) if is_named(inst, "@uvm.thread_exit") => {
                return self.thread_exit(inst, here);
            }
            _ if self.memory(inst, here) => return,
            // Threads take turns at safepoints, where all memory is as it was written.
            (table::Op::Fence, ..) => return,
            (table::Op::Funccast, Some(a), _) => Some(self.operand(a, ty)),
            (table::Op::Eq | table::Op::Ne, Some(a), Some(b)) if self.is_place(ty) => {
                Some(self.same_values(inst.op, ty, a, b))
            }
            (op, Some(a), Some(b)) if inst.types.len() == 1 => self.binary(op, ty, a, b),
            (op, Some(a), None) if inst.types.len() == 2 => self.conversion(op, ty, inst.types[1], a),
            _ => None,
        };
        let Some(value) = value else {
            return self.lowering.unsupported(inst.pos, inst.op.text());
        };
        let Some(result) = inst.result else { return };
        let is_pure = !matches!(
            inst.op,
            table::Op::Sdiv | table::Op::Srem | table::Op::Udiv | table::Op::Urem
        );
        match is_pure {
            true => self.define_pure(result, vec![value], here),
            false => self.define(result, &[value]),
        }
    }

    fn select(&mut self, inst: &Inst, condition: &Operand, here: BlockId) {
        let ty = inst.types.first().copied().unwrap_or(TypeId(0));
        let prims = self.lowering.leaves(ty, inst.pos);
        if prims.len() > 1 {
            self.pin(condition);
        }
        let [_, yes, no] = inst.operands.as_slice() else {
            return;
        };
        let (yes, no) = (self.operands(yes, ty), self.operands(no, ty));
        let mut leaves = Vec::with_capacity(prims.len());
        for ((prim, yes), no) in prims.iter().zip(yes).zip(no) {
            let condition = self.condition(condition);
            leaves.push(
                self.b
                    .expr(Op::Select, *prim, &[condition, yes, no], ExprData::None),
            );
        }
        self.pure_result(inst, leaves, here);
    }

    /// Whether values of the type are references of some kind.
    fn is_place(&self, ty: TypeId) -> bool {
        matches!(
            self.lowering.bundle.types.ty(ty),
            Type::Ref(_) | Type::IRef(_) | Type::TagRef64 | Type::Stack | Type::Thread
        )
    }

    /// Whether two references are equal: of irefs, whether the places are.
    fn same_values(&mut self, op: table::Op, ty: TypeId, a: &Operand, b: &Operand) -> ExprId {
        let (a, b) = (self.operands(a, ty), self.operands(b, ty));
        let same = match (a.as_slice(), b.as_slice()) {
            (&[a, at], &[b, other]) => {
                let (a, b) = (self.address_sum(a, at), self.address_sum(b, other));
                self.same(Prim::A64, a, b)
            }
            (&[a], &[b]) => {
                let prim = self.lowering.prim(ty);
                self.same(prim, a, b)
            }
            _ => self.b.constant(Prim::U1, 0),
        };
        match op {
            table::Op::Eq => same,
            _ => {
                let zero = self.b.constant(Prim::U32, 0);
                self.b
                    .expr(Op::Eq, Prim::U1, &[same, zero], ExprData::Operand(Prim::U32))
            }
        }
    }

    /// What a read-modify-write puts in place of `old`.
    pub(super) fn combined(&mut self, rmw: RmwOp, ty: TypeId, old: ExprId, value: ExprId) -> ExprId {
        let width = self.width(ty);
        let (unsigned, signed) = (computed_width(width), signed_of(width));
        let (op, prim) = match rmw {
            RmwOp::Xchg => return value,
            RmwOp::Add => (Op::Add, unsigned),
            RmwOp::Sub => (Op::Sub, unsigned),
            RmwOp::And | RmwOp::Nand => (Op::Band, unsigned),
            RmwOp::Or => (Op::Bior, unsigned),
            RmwOp::Xor => (Op::Bxor, unsigned),
            RmwOp::Max => (Op::Max, signed),
            RmwOp::Min => (Op::Min, signed),
            RmwOp::Umax => (Op::Max, unsigned),
            RmwOp::Umin => (Op::Min, unsigned),
        };
        let (old, value) = match prim == signed {
            true => (self.signed(old, width), self.signed(value, width)),
            false => (old, value),
        };
        let result = self.b.expr(op, prim, &[old, value], ExprData::None);
        let result = match rmw {
            RmwOp::Nand => self.b.expr(Op::Bnot, unsigned, &[result], ExprData::None),
            _ => result,
        };
        self.cut(result, width)
    }

    /// An integer as 64 bits.
    pub(super) fn widened(&mut self, value: ExprId, ty: TypeId, signed: bool) -> ExprId {
        let width = self.width(ty);
        if width == 64 {
            return value;
        }
        let (from, value) = match signed {
            true => (signed_of(width), self.signed(value, width)),
            false => (computed_width(width), value),
        };
        let to = if signed { Prim::I64 } else { Prim::U64 };
        match from == to {
            true => value,
            false => self.b.expr(Op::Cvt, to, &[value], ExprData::Operand(from)),
        }
    }

    /// A condition: existing programs have wider ones, which are true if they are 1.
    pub(super) fn condition(&mut self, operand: &Operand) -> ExprId {
        let ty = match &operand.data {
            OperandData::Value(id) => self.type_of(*id),
            OperandData::Constant(constant) => {
                let taken = self.is_true(constant);
                return self.b.constant(Prim::U1, u64::from(taken));
            }
        };
        let value = self.operand(operand, ty);
        if self.width(ty) == 1 {
            return value;
        }
        let prim = self.lowering.prim(ty);
        let one = self.b.constant(prim, 1);
        self.b
            .expr(Op::Eq, Prim::U1, &[value, one], ExprData::Operand(computed(prim)))
    }

    /// Whether a constant condition holds. A literal may be of any width: it holds if it is 1.
    pub(super) fn is_true(&self, constant: &Constant) -> bool {
        let ty = match constant {
            Constant::Const(id) => self.lowering.bundle.consts.get(id.0 as usize),
            _ => None,
        };
        let bits = self.literal(constant).unwrap_or(0);
        match ty {
            Some(known) => self.cut_literal(known.ty, bits) == 1,
            None => bits == 1,
        }
    }

    /// An integer with its sign in all bits of the register type for signed arithmetic.
    fn signed(&mut self, value: ExprId, width: u8) -> ExprId {
        let prim = if width <= 32 { Prim::I32 } else { Prim::I64 };
        match width {
            // The same bits: operations have types, registers need not have the same.
            32 | 64 => value,
            _ => self.b.expr(
                Op::Sext,
                prim,
                &[value],
                ExprData::Bits {
                    offset: 0,
                    size: width,
                },
            ),
        }
    }

    /// Clears the bits that an integer does not have.
    pub(super) fn cut(&mut self, value: ExprId, width: u8) -> ExprId {
        match width {
            32 | 64 => value,
            _ => {
                let prim = computed_width(width);
                self.b.expr(
                    Op::Zext,
                    prim,
                    &[value],
                    ExprData::Bits {
                        offset: 0,
                        size: width,
                    },
                )
            }
        }
    }

    fn binary(&mut self, op: table::Op, ty: TypeId, a: &Operand, b: &Operand) -> Option<ExprId> {
        use table::Op as T;
        let width = self.width(ty);
        let prim = self.lowering.prim(ty);
        if matches!(op, T::Fone | T::Fueq | T::Ford | T::Funo) {
            // They read their operands twice.
            self.pin(a);
            self.pin(b);
        }
        let (left, right) = (self.operand(a, ty), self.operand(b, ty));
        if matches!(prim, Prim::F32 | Prim::F64) {
            return self.float(op, prim, a, b, left, right, ty);
        }
        let (unsigned, signed) = (computed_width(width), signed_of(width));
        let plain = |op: Op| (op, unsigned, false);
        let (op, prim, sign) = match op {
            T::Add => plain(Op::Add),
            T::Sub => plain(Op::Sub),
            T::Mul => plain(Op::Mul),
            T::Udiv => plain(Op::Div),
            T::Urem => plain(Op::Rem),
            T::And => plain(Op::Band),
            T::Or => plain(Op::Bior),
            T::Xor => plain(Op::Bxor),
            T::Sdiv => (Op::Div, signed, true),
            T::Srem => (Op::Rem, signed, true),
            T::Shl | T::Lshr | T::Ashr => return Some(self.shift(op, left, right, width)),
            T::Eq | T::Ne | T::Uge | T::Ugt | T::Ule | T::Ult => {
                let compared = if prim == Prim::Ptr { Prim::Ptr } else { unsigned };
                let data = ExprData::Operand(compared);
                return Some(self.b.expr(relation(op)?, Prim::U1, &[left, right], data));
            }
            T::Sge | T::Sgt | T::Sle | T::Slt => {
                let (left, right) = (self.signed(left, width), self.signed(right, width));
                return Some(
                    self.b
                        .expr(relation(op)?, Prim::U1, &[left, right], ExprData::Operand(signed)),
                );
            }
            _ => return None,
        };
        let (left, right) = match sign {
            true => (self.signed(left, width), self.signed(right, width)),
            false => (left, right),
        };
        let value = self.b.expr(op, prim, &[left, right], ExprData::None);
        let value = match sign {
            true => self
                .b
                .expr(Op::Cvt, unsigned, &[value], ExprData::Operand(signed)),
            false => value,
        };
        Some(self.cut(value, width))
    }

    /// Only the low bits of the amount count, so many as number the bits of the next power of two.
    fn shift(&mut self, op: table::Op, value: ExprId, amount: ExprId, width: u8) -> ExprId {
        let (unsigned, signed) = (computed_width(width), signed_of(width));
        let mask = u64::from(width.next_power_of_two()) - 1;
        let mask = self.b.constant(unsigned, mask);
        let amount = self.b.expr(Op::Band, unsigned, &[amount, mask], ExprData::None);
        match op {
            table::Op::Shl => {
                let value = self.b.expr(Op::Shl, unsigned, &[value, amount], ExprData::None);
                self.cut(value, width)
            }
            table::Op::Lshr => self.b.expr(Op::Lshr, unsigned, &[value, amount], ExprData::None),
            _ => {
                let value = self.signed(value, width);
                let value = self.b.expr(Op::Ashr, signed, &[value, amount], ExprData::None);
                let value = self
                    .b
                    .expr(Op::Cvt, unsigned, &[value], ExprData::Operand(signed));
                self.cut(value, width)
            }
        }
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "operands are needed twice, and expressions are used once"
    )]
    fn float(
        &mut self,
        op: table::Op,
        prim: Prim,
        a: &Operand,
        b: &Operand,
        left: ExprId,
        right: ExprId,
        ty: TypeId,
    ) -> Option<ExprId> {
        use table::Op as T;
        let arithmetic = match op {
            T::Fadd => Some(Op::Add),
            T::Fsub => Some(Op::Sub),
            T::Fmul => Some(Op::Mul),
            T::Fdiv => Some(Op::Div),
            T::Frem => Some(Op::Rem),
            _ => None,
        };
        if let Some(op) = arithmetic {
            return Some(self.b.expr(op, prim, &[left, right], ExprData::None));
        }
        let compare = |code: &mut Self, op: Op, left: ExprId, right: ExprId| {
            code.b.expr(op, Prim::U1, &[left, right], ExprData::Operand(prim))
        };
        // Relations are false of NaN, and `ne` is true: an unordered relation is the opposite of the opposite ordered one.
        let not = |code: &mut Self, value: ExprId| {
            let zero = code.b.constant(Prim::U32, 0);
            code.b
                .expr(Op::Eq, Prim::U1, &[value, zero], ExprData::Operand(Prim::U32))
        };
        Some(match op {
            T::Ffalse => self.b.constant(Prim::U1, 0),
            T::Ftrue => self.b.constant(Prim::U1, 1),
            T::Foeq => compare(self, Op::Eq, left, right),
            T::Fogt => compare(self, Op::Gt, left, right),
            T::Foge => compare(self, Op::Ge, left, right),
            T::Folt => compare(self, Op::Lt, left, right),
            T::Fole => compare(self, Op::Le, left, right),
            T::Fune => compare(self, Op::Ne, left, right),
            T::Fugt => {
                let value = compare(self, Op::Le, left, right);
                not(self, value)
            }
            T::Fuge => {
                let value = compare(self, Op::Lt, left, right);
                not(self, value)
            }
            T::Fult => {
                let value = compare(self, Op::Ge, left, right);
                not(self, value)
            }
            T::Fule => {
                let value = compare(self, Op::Gt, left, right);
                not(self, value)
            }
            T::Fone | T::Fueq => {
                let (again, more) = (self.operand(a, ty), self.operand(b, ty));
                let (less, greater) = (
                    compare(self, Op::Lt, left, right),
                    compare(self, Op::Gt, again, more),
                );
                let differ = self.b.expr(Op::Bior, Prim::U32, &[less, greater], ExprData::None);
                match op {
                    T::Fone => differ,
                    _ => not(self, differ),
                }
            }
            T::Ford | T::Funo => {
                let (again, more) = (self.operand(a, ty), self.operand(b, ty));
                let (first, second) = (
                    compare(self, Op::Eq, left, again),
                    compare(self, Op::Eq, right, more),
                );
                let numbers = self.b.expr(Op::Band, Prim::U32, &[first, second], ExprData::None);
                match op {
                    T::Ford => numbers,
                    _ => not(self, numbers),
                }
            }
            _ => return None,
        })
    }

    fn conversion(&mut self, op: table::Op, from: TypeId, to: TypeId, operand: &Operand) -> Option<ExprId> {
        use table::Op as T;
        if op == T::Bitcast {
            // What waits for its use may have the type of a narrower operand, and `retype` minds.
            self.pin(operand);
        }
        let value = self.operand(operand, from);
        let (source, target) = (self.lowering.prim(from), self.lowering.prim(to));
        let (from_width, to_width) = (self.width(from), self.width(to));
        let (wide_source, wide_target) = (computed(source), computed(target));
        let convert = |code: &mut Self, to: Prim, from: Prim, value: ExprId| match to == from {
            true => value,
            false => code.b.expr(Op::Cvt, to, &[value], ExprData::Operand(from)),
        };
        Some(match op {
            T::Trunc => {
                let value = convert(self, wide_target, wide_source, value);
                self.cut(value, to_width)
            }
            T::Zext => convert(self, wide_target, wide_source, value),
            T::Sext => {
                let value = self.signed(value, from_width);
                let value = convert(self, signed_of(to_width), signed_of(from_width), value);
                let value = convert(self, wide_target, signed_of(to_width), value);
                self.cut(value, to_width)
            }
            T::Fptrunc | T::Fpext => convert(self, target, source, value),
            T::Uitofp => convert(self, target, wide_source, value),
            T::Sitofp => {
                let value = self.signed(value, from_width);
                convert(self, target, signed_of(from_width), value)
            }
            T::Fptoui | T::Fptosi => self.saturated(op == T::Fptosi, value, source, to_width),
            T::Bitcast => self.b.retyped(value, target),
            _ => return None,
        })
    }

    /// Toward zero; NaN is 0, and what is too large the nearest integer that there is.
    fn saturated(&mut self, is_signed: bool, value: ExprId, source: Prim, width: u8) -> ExprId {
        let unsigned = computed_width(width);
        let signed = signed_of(width);
        let limit = |code: &mut Self, op: Op, prim: Prim, value: ExprId, limit: u64| {
            let limit = code.b.constant(prim, limit);
            code.b.expr(op, prim, &[value, limit], ExprData::None)
        };
        if !is_signed {
            let value = self
                .b
                .expr(Op::Cvt, unsigned, &[value], ExprData::Operand(source));
            return match width {
                32 | 64 => value,
                _ => limit(self, Op::Min, unsigned, value, u64::MAX >> (64 - width)),
            };
        }
        let value = self.b.expr(Op::Cvt, signed, &[value], ExprData::Operand(source));
        let value = match width {
            32 | 64 => value,
            _ => {
                let most = i64::MAX >> (64 - width);
                let value = limit(self, Op::Min, signed, value, most as u64);
                limit(self, Op::Max, signed, value, !most as u64)
            }
        };
        let value = self
            .b
            .expr(Op::Cvt, unsigned, &[value], ExprData::Operand(signed));
        self.cut(value, width)
    }
}

/// Whether an intrinsic function is this one.
pub(super) fn is_named(inst: &Inst, name: &str) -> bool {
    table::INTRINSICS
        .get(inst.index as usize)
        .is_some_and(|known| known.name == name)
}

/// The type in which integers of a register type are computed; others stay.
pub(super) const fn computed(prim: Prim) -> Prim {
    match prim {
        Prim::U1 | Prim::U8 | Prim::U16 | Prim::U32 => Prim::U32,
        prim => prim,
    }
}

const fn computed_width(width: u8) -> Prim {
    if width <= 32 { Prim::U32 } else { Prim::U64 }
}

const fn signed_of(width: u8) -> Prim {
    if width <= 32 { Prim::I32 } else { Prim::I64 }
}

fn relation(op: table::Op) -> Option<Op> {
    use table::Op as T;
    Some(match op {
        T::Eq => Op::Eq,
        T::Ne => Op::Ne,
        T::Uge | T::Sge => Op::Ge,
        T::Ugt | T::Sgt => Op::Gt,
        T::Ule | T::Sle => Op::Le,
        T::Ult | T::Slt => Op::Lt,
        _ => return None,
    })
}

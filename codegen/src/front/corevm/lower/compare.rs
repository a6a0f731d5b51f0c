//! Comparisons.

use maple_mirbin::{Op, Prim};

use crate::mir::{ExprData, ExprId};

use super::super::ast::{Inst, Operand, Type};
use super::super::check::{Compared, compared};
use super::super::table::{self, Primitive};
use super::Lowering;
use super::aggregates::Whole;
use super::body::Code;
use super::layout::register;

impl Code<'_, '_, '_> {
    /// A comparison, or `cmp`.
    pub(super) fn comparison(&mut self, inst: &Inst, a: Operand, b: Operand) {
        use table::Op as C;
        let op = match inst.op {
            C::Eq => Op::Eq,
            C::Neq => Op::Ne,
            C::Gt => Op::Gt,
            C::Lt => Op::Lt,
            C::Gte => Op::Ge,
            C::Lte => Op::Le,
            _ => Op::Cmp,
        };
        let ty = match op {
            Op::Cmp => Type::of(Primitive::I32),
            _ => Type::BOOL,
        };
        if let Some(value) = self.compared(op, a, b) {
            self.define_pure(inst, ty, value);
        }
    }

    /// The outcome of a comparison, if there can be one.
    pub(super) fn compared(&mut self, op: Op, a: Operand, b: Operand) -> Option<ExprId> {
        Some(match compared(self.operand_kind(a), self.operand_kind(b))? {
            Compared::Pointers(pointer) => self.same_pointers(op, pointer, a, b),
            Compared::Values(value) if Lowering::is_whole(value) => self.same_wholes(op, value, a, b),
            Compared::Values(Type::OBJECT) => self.compared_dynamic(op, a, b),
            Compared::Values(value) => {
                let (left, right) = (self.scalar(a, value, false), self.scalar(b, value, false));
                match value.primitive() {
                    Some(Primitive::String) => self.ordered_strings(op, left, right),
                    primitive => {
                        let prim = primitive.map_or(Prim::I64, register);
                        self.ordered(op, prim, left, right)
                    }
                }
            }
        })
    }

    /// Compares numbers.
    pub(super) fn ordered(&mut self, op: Op, prim: Prim, a: ExprId, b: ExprId) -> ExprId {
        match op {
            // Unordered is 1.
            Op::Cmp if matches!(prim, Prim::F32 | Prim::F64) => {
                self.b.expr(Op::Cmpg, Prim::I32, &[a, b], ExprData::Operand(prim))
            }
            Op::Cmp => self.b.expr(Op::Cmp, Prim::I32, &[a, b], ExprData::Operand(prim)),
            _ => self.b.compare(op, prim, a, b),
        }
    }

    /// Whether pointers lead to the same.
    fn same_pointers(&mut self, op: Op, ty: Type, a: Operand, b: Operand) -> ExprId {
        let (a, b) = (self.operand(a, ty, false), self.operand(b, ty, false));
        match (a.as_slice(), b.as_slice()) {
            (&[a, at], &[b, other]) => {
                let a = self.b.address(a, at);
                let b = self.b.address(b, other);
                self.b.compare(op, Prim::A64, a, b)
            }
            (&[a], &[b]) => self.b.compare(op, Prim::Ref, a, b),
            _ => self.b.constant(Prim::U32, 0),
        }
    }

    /// Whether structures or arrays have the same content.
    fn same_wholes(&mut self, op: Op, ty: Type, a: Operand, b: Operand) -> ExprId {
        let (a, b) = (self.scalar(a, ty, false), self.scalar(b, ty, false));
        let equal = self.lowering.whole(Whole::Equal, ty);
        let result = self.b.register(Prim::U32);
        self.b
            .call(crate::mir::Callee::Func(equal), &[a, b], &[(Prim::U32, result)]);
        let result = self.b.read(result, Prim::U32);
        let expected = self.b.constant(Prim::U32, u64::from(op == Op::Eq));
        self.b.compare(Op::Eq, Prim::U32, result, expected)
    }

    /// Compares strings byte by byte.
    fn ordered_strings(&mut self, op: Op, a: ExprId, b: ExprId) -> ExprId {
        let order = self.compare_strings(a, b);
        match op {
            Op::Cmp => order,
            _ => {
                let zero = self.b.constant(Prim::I32, 0);
                self.b.compare(op, Prim::I32, order, zero)
            }
        }
    }
}

//! Operators part by part.

use maple_mirbin::{Op, Prim};

use super::cast::is_complex;
use super::{Pass, is_wide};
use crate::mir::typing::lanes_of;
use crate::mir::{Expr, ExprData, ExprId};

impl Pass<'_, '_, '_> {
    /// The parts of a wide node whose operands have been lowered; `None` if this operator has none.
    pub(super) fn value(&mut self, expr: &Expr, args: &[ExprId]) -> Option<Vec<ExprId>> {
        let prim = expr.prim;
        if prim == Prim::F128 {
            return self.quad(expr, args).map(|whole| vec![whole]);
        }
        let (part, _) = lanes_of(prim)?;
        match (expr.op, expr.data, args) {
            (Op::Select, _, &[condition, yes, no]) => {
                let condition = self.e.spill(condition);
                let (yes, no) = (self.take(yes), self.take(no));
                Some(self.zip(&yes, &no, |pass, yes, no| {
                    let condition = pass.e.copy_leaf(condition);
                    pass.e
                        .expr(Op::Select, part, &[condition, yes, no], ExprData::None)
                }))
            }
            (Op::Retype, _, &[value]) if is_wide(self.e.func.expr_type(value)) => {
                let mut parts = self.take(value);
                if self.e.func.expr_type(value) == Prim::F128 {
                    parts = self.halves(*parts.first()?);
                }
                self.recast(&parts, prim)
            }
            (Op::Retype, _, &[value]) => {
                let word = self.retyped(value, Prim::U64);
                let word = self.e.spill(word);
                Some(self.word_parts(word, part))
            }
            (Op::Cvt, ExprData::Operand(from), &[value]) => self.convert(prim, from, value),
            (Op::Neg, _, &[value]) => Some(self.map(value, |pass, value| {
                pass.e.expr(Op::Neg, part, &[value], ExprData::None)
            })),
            (Op::Abs | Op::Sqrt | Op::Recip | Op::Bnot, _, &[value]) if !is_complex(prim) => {
                Some(self.map(value, |pass, value| {
                    pass.e.expr(expr.op, part, &[value], ExprData::None)
                }))
            }
            (Op::Ceil | Op::Floor | Op::Round | Op::Trunc, ExprData::Operand(from), &[value]) => {
                let (from, _) = lanes_of(from)?;
                Some(self.map(value, |pass, value| {
                    pass.e.expr(expr.op, part, &[value], ExprData::Operand(from))
                }))
            }
            (Op::Mul | Op::Div, _, &[a, b]) if is_complex(prim) => Some(self.complex(expr.op, prim, a, b)),
            (Op::Add | Op::Sub, _, &[a, b]) => Some(self.each(expr.op, part, a, b)),
            (
                Op::Mul | Op::Div | Op::Rem | Op::Max | Op::Min | Op::Band | Op::Bior | Op::Bxor,
                _,
                &[a, b],
            ) if !is_complex(prim) => Some(self.each(expr.op, part, a, b)),
            (Op::Shl | Op::Ashr | Op::Lshr, _, &[a, b]) if is_wide(self.e.func.expr_type(b)) => {
                Some(self.each(expr.op, part, a, b))
            }
            (Op::Shl | Op::Ashr | Op::Lshr, _, &[a, b]) => {
                let distance = self.stable(b);
                Some(self.map(a, |pass, value| {
                    let distance = pass.e.copy_leaf(distance);
                    pass.e.binary(expr.op, part, value, distance)
                }))
            }
            (Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge, ExprData::Operand(of), &[a, b]) => {
                let (of, _) = lanes_of(of)?;
                let (a, b) = (self.take(a), self.take(b));
                Some(self.zip(&a, &b, |pass, a, b| {
                    let truth = pass.e.compare(expr.op, of, a, b);
                    let one = pass.e.converted(truth, part);
                    pass.e.expr(Op::Neg, part, &[one], ExprData::None)
                }))
            }
            _ => self.read(expr, args),
        }
    }

    /// A scalar that is made of wide operands, which have been lowered; `None` if this operator makes none.
    pub(super) fn scalar(&mut self, expr: &Expr, args: &[ExprId]) -> Option<ExprId> {
        let first = args.first().map(|&arg| self.e.func.expr_type(arg));
        if first == Some(Prim::F128) && expr.op != Op::Select {
            return self.quad_scalar(expr, args);
        }
        match (expr.op, expr.data, args) {
            (Op::Eq | Op::Ne, ExprData::Operand(of), &[a, b]) if is_complex(of) => {
                let (part, _) = lanes_of(of)?;
                let all = if expr.op == Op::Eq { Op::Band } else { Op::Bior };
                let (a, b) = (self.take(a), self.take(b));
                let same = self.zip(&a, &b, |pass, a, b| pass.e.compare(expr.op, part, a, b));
                let &[re, im] = same.as_slice() else { return None };
                Some(self.e.binary(all, expr.prim, re, im))
            }
            (Op::Cvt, ExprData::Operand(from), &[value]) if is_complex(from) => self.real(expr.prim, value),
            (Op::Retype, _, &[value]) => {
                let parts = self.take(value);
                let word = self.words(&parts).first().copied()?;
                Some(self.retyped(word, expr.prim))
            }
            _ => None,
        }
    }

    fn map(&mut self, value: ExprId, mut of: impl FnMut(&mut Self, ExprId) -> ExprId) -> Vec<ExprId> {
        let parts = self.take(value);
        parts.iter().map(|&part| of(self, part)).collect()
    }

    pub(super) fn zip(
        &mut self,
        a: &[ExprId],
        b: &[ExprId],
        mut of: impl FnMut(&mut Self, ExprId, ExprId) -> ExprId,
    ) -> Vec<ExprId> {
        a.iter().zip(b).map(|(&a, &b)| of(self, a, b)).collect()
    }

    fn each(&mut self, op: Op, part: Prim, a: ExprId, b: ExprId) -> Vec<ExprId> {
        let (a, b) = (self.take(a), self.take(b));
        self.zip(&a, &b, |pass, a, b| pass.e.binary(op, part, a, b))
    }
}

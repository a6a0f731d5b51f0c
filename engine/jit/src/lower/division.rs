//! Quotients and remainders of integers. Processors compute both at once: where a block has both, remainders are computed from quotients, of
//! which Cranelift merges equal ones.

use super::Lower;
use crate::flow::Block;
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};
use maple_lir::{Divide, Kind, Shape};
use smallvec::SmallVec;

/// The operation that gives the quotient for another.
fn quotient_of(op: Divide) -> Divide {
    use Divide::*;
    match op {
        DivS32 | RemS32 => DivS32,
        DivU32 | RemU32 => DivU32,
        DivS64 | RemS64 => DivS64,
        DivU64 | RemU64 => DivU64,
    }
}

impl Lower<'_, '_> {
    /// The quotients of a block that has remainders of the same type as well, both by numbers that are not constant.
    pub(super) fn paired(&self, block: &Block) -> SmallVec<[Divide; 2]> {
        let mut ops: SmallVec<[Divide; 4]> = SmallVec::new();
        for at in &block.words {
            let inst = &self.flow.steps[at].inst;
            if let Shape::Divide(op) = inst.shape
                && inst.operands[2].kind != Kind::Imm
            {
                ops.push(op);
            }
        }
        let is_paired = |op: &Divide| ops.iter().any(|other| other != op && quotient_of(*other) == *op);
        ops.iter().copied().filter(is_paired).collect()
    }

    pub(super) fn divide(&mut self, op: Divide, step: &Step) {
        use Divide::*;
        let wide = matches!(op, DivS64 | RemS64 | DivU64 | RemU64);
        let [x, y] = [1, 2].map(|at| match wide {
            true => self.cell(step, at),
            false => self.low(step, at),
        });
        let constant = (step.inst.operands[2].kind == Kind::Imm).then_some(step.inst.operands[2].value);
        if constant.is_none_or(|divisor| divisor == 0) {
            let leave = self.leave();
            let go = self.b.create_block();
            self.b.ins().brif(y, go, &[], leave, &[]);
            self.enter(go);
        }
        let is_paired = constant.is_none() && self.paired.contains(&quotient_of(op));
        let quotient = match quotient_of(op) {
            whole if op != whole && !is_paired => None,
            DivU32 | DivU64 => Some(self.b.ins().udiv(x, y)),
            _ if constant.is_some_and(|divisor| divisor != -1) => Some(self.b.ins().sdiv(x, y)),
            _ if is_paired => Some(self.signed_quotient(x, y)),
            _ => Some(self.likely_quotient(x, y)),
        };
        let value = match (op, quotient) {
            (DivS32 | DivU32 | DivS64 | DivU64, Some(quotient)) => quotient,
            (_, Some(quotient)) => {
                let product = self.b.ins().imul(quotient, y);
                self.b.ins().isub(x, product)
            }
            (RemS32 | RemS64, None) => self.b.ins().srem(x, y),
            (_, None) => self.b.ins().urem(x, y),
        };
        match wide {
            true => self.put(step, value, Type::Cell),
            false => self.put_low(step, value),
        }
    }

    /// The quotient, by a branch to the odd case: that of the least number and -1 wraps, and is no trap.
    fn likely_quotient(&mut self, x: Value, y: Value) -> Value {
        let ty = self.b.func.dfg.value_type(x);
        let minus_one = self.b.ins().icmp_imm_s(IntCC::Equal, y, -1);
        let [negate, divide, done] = [(); 3].map(|()| self.b.create_block());
        let result = self.b.append_block_param(done, ty);
        self.b.set_cold_block(negate);
        self.b.ins().brif(minus_one, negate, &[], divide, &[]);
        self.enter(negate);
        let negated = self.b.ins().ineg(x);
        self.b.ins().jump(done, &[negated.into()]);
        self.enter(divide);
        let quotient = self.b.ins().sdiv(x, y);
        self.b.ins().jump(done, &[quotient.into()]);
        self.enter(done);
        result
    }

    /// The same without a branch, so that equal ones can be merged.
    fn signed_quotient(&mut self, x: Value, y: Value) -> Value {
        let ty = self.b.func.dfg.value_type(x);
        let minus_one = self.b.ins().icmp_imm_s(IntCC::Equal, y, -1);
        let one = self.b.ins().iconst(ty, 1);
        let divisor = self.b.ins().select(minus_one, one, y);
        let quotient = self.b.ins().sdiv(x, divisor);
        let negated = self.b.ins().ineg(x);
        self.b.ins().select(minus_one, negated, quotient)
    }
}

//! Instructions with a clause `EXC(%normal %exceptional)`: divisions by zero and accesses to NULL are found before they are tried.
//!
//! Nothing is thrown, and the value of a LANDINGPAD is NULL there. Of other instructions with a clause none fails in a way that lets the program
//! go on.

use maple_mirbin::{Op, Prim};

use super::body::Code;
use super::compute::computed;
use crate::front::uvm::ast::{BlockId, Inst, Operand, OperandData};
use crate::front::uvm::table;
use crate::front::uvm::types::TypeId;
use crate::mir::{ExprData, ExprId};

/// Addresses below are those of fields of NULL: the system maps nothing there.
const NULL_END: u64 = 0x1_0000;

impl Code<'_, '_, '_> {
    /// An instruction that ends its block by its clause.
    pub(super) fn with_clause(&mut self, inst: &Inst, block: BlockId, here: BlockId) {
        let [normal, exceptional] = inst.edges.as_slice() else {
            return;
        };
        if let Some(refused) = self.is_refused(inst) {
            let label = self.b.fresh_label(&mut self.lowering.module.names);
            self.b.flow(Op::BrTrue, &[refused], label);
            self.refusals.push((label, exceptional.clone()));
        }
        self.compute(inst, block);
        self.go(normal, Some(here));
    }

    /// Whether the instruction cannot be done, if that is a matter of its operands.
    fn is_refused(&mut self, inst: &Inst) -> Option<ExprId> {
        use table::Op as T;
        let ty = inst.types.first().copied().unwrap_or(TypeId(0));
        match (inst.op, inst.operands.as_slice()) {
            (T::Sdiv | T::Srem | T::Udiv | T::Urem, [_, divisor]) => self.is_zero(divisor, ty),
            (T::Load | T::Store | T::CmpXchg | T::AtomicRmw, [at, ..]) => self.is_null(at, ty),
            _ => None,
        }
    }

    fn is_zero(&mut self, divisor: &Operand, ty: TypeId) -> Option<ExprId> {
        if let OperandData::Constant(constant) = &divisor.data
            && self
                .literal(constant)
                .is_some_and(|bits| self.cut_literal(ty, bits) != 0)
        {
            return None;
        }
        self.pin(divisor);
        let value = self.operand(divisor, ty);
        let prim = self.lowering.prim(ty);
        let zero = self.b.constant(computed(prim), 0);
        Some(self.b.expr(
            Op::Eq,
            Prim::U1,
            &[value, zero],
            ExprData::Operand(computed(prim)),
        ))
    }

    /// Whether an iref is NULL, or a place of an object that is NULL.
    fn is_null(&mut self, at: &Operand, ty: TypeId) -> Option<ExprId> {
        self.pin(at);
        let from = self.type_of_operand(at).unwrap_or(ty);
        let place = self.place(at, from);
        let &[object, offset] = place.as_slice() else {
            return None;
        };
        if self.b.constant_of(offset).is_some() {
            let null = self.b.constant(Prim::Ref, 0);
            return Some(self.same(Prim::Ref, object, null));
        }
        // A global cell.
        if self.b.constant_of(object) == Some(0) && self.b.func.expr(offset).op == Op::AddrOf {
            return None;
        }
        let address = self.address_sum(object, offset);
        let end = self.b.constant(Prim::A64, NULL_END);
        Some(
            self.b
                .expr(Op::Lt, Prim::U1, &[address, end], ExprData::Operand(Prim::A64)),
        )
    }

    /// Writes the ways to exceptional destinations of instructions that cannot be done.
    pub(super) fn refused(&mut self) {
        let insts = || self.body.blocks.iter().flat_map(|block| &block.insts);
        let is_asked = insts().any(|inst| inst.op == table::Op::Landingpad);
        for (label, edge) in std::mem::take(&mut self.refusals) {
            self.b.flow(Op::Label, &[], label);
            if is_asked {
                let thrown = self.thrown_register();
                let null = self.b.constant(Prim::Ref, 0);
                self.b.assign(thrown, Prim::Ref, null);
            }
            self.go(&edge, None);
        }
    }
}

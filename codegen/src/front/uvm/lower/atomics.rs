//! `CMPXCHG` and `ATOMICRMW`. Of one word they are an intrinsic; of values of several words, and of weak references and tagged values, they are
//! a read and a write.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::body::Code;
use crate::front::uvm::ast::{Inst, Operand};
use crate::front::uvm::table::RmwOp;
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{ExprData, ExprId};

impl Code<'_, '_, '_> {
    /// The old value, and the new one in its place if the old one was what was expected.
    pub(super) fn exchange(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let [_, expected, desired] = inst.operands.as_slice() else {
            return;
        };
        if let Some(width) = self.word_width(ty) {
            let address = self.whole_address(at, ty);
            let expected = self.operand(expected, ty);
            let desired = self.operand(desired, ty);
            let width = self.b.constant(Prim::U32, u64::from(width));
            let args = [address, expected, desired, width];
            return self.in_one_step(inst, Xintrinsic::AtomicCompare, Prim::U64, &args);
        }
        if self.is_counted_word(ty) {
            let address = self.whole_address(at, ty);
            let args = [address, self.operand(expected, ty), self.operand(desired, ty)];
            return self.in_one_step(inst, Xintrinsic::AtomicCompareRef, Prim::Ref, &args);
        }
        for operand in [at, expected, desired] {
            self.pin(operand);
        }
        let old = self.old_value(inst, ty, at);
        let prims = self.lowering.leaves(ty, inst.pos);
        let expected = self.operands(expected, ty);
        let mut equal: Option<ExprId> = None;
        for ((number, prim), expected) in (old..).zip(&*prims).zip(expected) {
            let value = self.b.read(number, *prim);
            let same = self.same(*prim, value, expected);
            equal = Some(match equal {
                None => same,
                Some(before) => self.b.expr(Op::Band, Prim::U32, &[before, same], ExprData::None),
            });
        }
        let Some(equal) = equal else { return };
        let label = self.b.fresh_label(&mut self.lowering.module.names);
        self.b.flow(Op::BrFalse, &[equal], label);
        let values = self.operands(desired, ty);
        self.write_place(ty, at, inst.pos, values);
        self.b.flow(Op::Label, &[], label);
        self.old_result(inst, ty, old);
    }

    /// The old value, and what the operator makes of it in its place.
    pub(super) fn update(&mut self, inst: &Inst, ty: TypeId, at: &Operand) {
        let (Some(value), Some(rmw)) = (inst.operands.get(1), inst.rmw) else {
            return;
        };
        if let Some(width) = self.word_width(ty) {
            let address = self.whole_address(at, ty);
            let value = self.operand(value, ty);
            let what = self
                .b
                .constant(Prim::U32, u64::from(rmw.code()) | u64::from(width) << 8);
            return self.in_one_step(inst, Xintrinsic::AtomicUpdate, Prim::U64, &[address, value, what]);
        }
        if self.is_counted_word(ty) {
            let address = self.whole_address(at, ty);
            let value = self.operand(value, ty);
            return self.in_one_step(inst, Xintrinsic::AtomicSwapRef, Prim::Ref, &[address, value]);
        }
        self.pin(at);
        self.pin(value);
        let old = self.old_value(inst, ty, at);
        let prims = self.lowering.leaves(ty, inst.pos);
        let given = self.operands(value, ty);
        let new = match (rmw, given.as_slice(), &*prims) {
            (RmwOp::Xchg, ..) => given,
            (rmw, &[value], &[prim]) => {
                let old = self.b.read(old, prim);
                vec![self.combined(rmw, ty, old, value)]
            }
            _ => given,
        };
        self.write_place(ty, at, inst.pos, new);
        self.old_result(inst, ty, old);
    }

    /// Bits of a type that one word holds which owns nothing.
    pub(super) fn word_width(&self, ty: TypeId) -> Option<u8> {
        match self.lowering.bundle.types.ty(ty) {
            Type::Int(width) => Some(*width),
            Type::Func(_) => Some(64),
            _ => None,
        }
    }

    /// Whether a type is a strong reference to an object.
    pub(super) fn is_counted_word(&self, ty: TypeId) -> bool {
        matches!(
            self.lowering.bundle.types.ty(ty),
            Type::Ref(_) | Type::Stack | Type::Thread
        )
    }

    pub(super) fn whole_address(&mut self, at: &Operand, ty: TypeId) -> ExprId {
        let (base, offset) = self.address(at, ty);
        match offset {
            0 => base,
            _ => {
                let offset = self.b.constant(Prim::I64, offset as i64 as u64);
                self.b.expr(Op::Add, Prim::A64, &[base, offset], ExprData::None)
            }
        }
    }

    /// An access by an intrinsic, which gives the old value.
    pub(super) fn in_one_step(&mut self, inst: &Inst, intrinsic: Xintrinsic, prim: Prim, args: &[ExprId]) {
        let old = self.intrinsic(intrinsic, prim, args);
        self.define_result(inst, &[old]);
    }

    /// Reads a place into new registers: the first.
    pub(super) fn old_value(&mut self, inst: &Inst, ty: TypeId, at: &Operand) -> u32 {
        let leaves = self.loaded(ty, at, inst.pos);
        let prims = self.lowering.leaves(ty, inst.pos);
        let first = self.b.registers(&prims);
        self.b.assign_all(first, &prims, &leaves);
        first
    }

    pub(super) fn old_result(&mut self, inst: &Inst, ty: TypeId, first: u32) {
        let prims = self.lowering.leaves(ty, inst.pos);
        let values = self.b.read_all(first, &prims);
        if let Some(result) = inst.result {
            self.define(result, &values);
        }
    }

    /// Whether two leaves are equal.
    pub(super) fn same(&mut self, prim: Prim, a: ExprId, b: ExprId) -> ExprId {
        let (prim, a, b) = match prim {
            Prim::DynAny => (
                Prim::U64,
                self.b.retyped(a, Prim::U64),
                self.b.retyped(b, Prim::U64),
            ),
            Prim::Ref => (Prim::A64, a, b),
            Prim::U1 | Prim::U8 | Prim::U16 => (Prim::U32, a, b),
            prim => (prim, a, b),
        };
        self.b.expr(Op::Eq, Prim::U1, &[a, b], ExprData::Operand(prim))
    }
}

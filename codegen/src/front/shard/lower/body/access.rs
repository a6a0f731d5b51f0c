//! Memory: `alloc`, `load` and `store`, with the checks that addresses and indices need.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::super::memory::{Alloc, Home};
use super::super::operand::ValueHome;
use super::super::prim_of;
use super::Body;
use crate::front::shard::ast::{Index, Inst, InstData, Operand, Type, ValueId, ValueRef};
use crate::mir::{Call, Callee, ExprData, ExprId, IntrinsicRef, StmtData, Sym};

/// Bytes on both sides of null in which nothing is mapped: an access through null and an index that reaches no further faults. It is what
/// a constant index reaches with the largest fundamental type.
const UNMAPPED: u64 = 32 << 30;

impl Body<'_, '_, '_> {
    pub(super) fn alloc(&mut self, result: Option<ValueId>, rest: &[Inst]) {
        let Some((id, alloc)) = result.and_then(|id| Some((id, *self.b.facts.alloc(id)?))) else {
            return;
        };
        let size = self.b.lowering.size(alloc.ty);
        match (alloc.home, self.b.place(id)) {
            (Home::Register(prim), ValueHome::Register(number)) => {
                if !stored_first(id, rest) {
                    self.b.settle_reads(number);
                    let zero = self.b.constant(prim, 0);
                    self.b.assign(prim, number, zero);
                }
            }
            (Home::Frame, _) => {
                let Index::Const(count) = alloc.count else { return };
                let bytes = self.b.constant(Prim::I64, size.saturating_mul(u64::from(count)));
                self.clear(id, bytes);
            }
            (_, ValueHome::Register(number)) => {
                self.b.may_trap();
                let bytes = self.bytes(&alloc, size);
                self.b.settle_traps();
                let memory = self.b.expr(Op::Alloca, Prim::Ptr, &[bytes], ExprData::None);
                self.b.assign(Prim::Ptr, number, memory);
                let bytes = self.bytes(&alloc, size);
                self.clear(id, bytes);
            }
            (_, ValueHome::Local(_)) => {}
        }
    }

    /// Size of an `alloc` in bytes; checks a count that is not constant.
    fn bytes(&mut self, alloc: &Alloc, size: u64) -> ExprId {
        match alloc.count {
            Index::Const(count) => {
                let bytes = size.saturating_mul(u64::from(count)).max(1);
                self.b.constant(Prim::I64, bytes)
            }
            Index::Value(count) => {
                self.b.pin(count.id);
                let count = self.wide(count.id);
                // Of -1 and 0 the first check makes numbers beyond the bound: counts are from 1.
                let one = self.b.constant(Prim::I64, 1);
                let less = self.b.expr(Op::Sub, Prim::I64, &[count, one], ExprData::None);
                let bound = self.b.constant(Prim::I64, u64::from(u32::MAX));
                let checked = self.check(less, bound);
                let one = self.b.constant(Prim::I64, 1);
                let count = self.b.expr(Op::Add, Prim::I64, &[checked, one], ExprData::None);
                self.scaled(count, size.max(1))
            }
        }
    }

    fn clear(&mut self, id: ValueId, bytes: ExprId) {
        self.b.settle_memory();
        let address = self.b.read(id);
        let call = Call::new(Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::ZeroBytes)));
        let data = StmtData::Call(Box::new(call));
        self.b
            .emit(Op::IntrinsicCall, Prim::Void, &[address, bytes], data);
    }

    /// A pinned value of an integer type as 64 bits.
    fn wide(&mut self, id: ValueId) -> ExprId {
        let value = self.b.read(id);
        self.widened(value, self.b.type_of(id))
    }

    fn widened(&mut self, value: ExprId, ty: Type) -> ExprId {
        match prim_of(ty) {
            Prim::I64 => value,
            from => self.b.expr(Op::Cvt, Prim::I64, &[value], ExprData::Operand(from)),
        }
    }

    fn check(&mut self, index: ExprId, bound: ExprId) -> ExprId {
        let check = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::CheckIndex));
        self.b.expr(Op::IntrinsicOp, Prim::I64, &[index, bound], check)
    }

    fn scaled(&mut self, index: ExprId, size: u64) -> ExprId {
        if size == 1 {
            return index;
        }
        let size = self.b.constant(Prim::I64, size);
        self.b.expr(Op::Mul, Prim::I64, &[index, size], ExprData::None)
    }

    /// Number of values of `size` bytes that the memory of an `alloc` holds.
    fn bound(&mut self, alloc: &Alloc, size: u64) -> ExprId {
        let own = self.b.lowering.size(alloc.ty);
        match alloc.count {
            Index::Const(count) => {
                let bytes = own.saturating_mul(u64::from(count));
                self.b.constant(Prim::I64, bytes / size.max(1))
            }
            Index::Value(count) => {
                self.b.pin(count.id);
                let count = self.wide(count.id);
                if own == size {
                    return count;
                }
                let bytes = self.scaled(count, own);
                let size = self.b.constant(Prim::I64, size.max(1));
                self.b.expr(Op::Div, Prim::I64, &[bytes, size], ExprData::None)
            }
        }
    }

    /// Says whether an access may trap, before its operands are taken. One to known memory at a known place cannot.
    fn announce(&mut self, ty: Type, addr: ValueRef, index: Index) {
        if !self.is_within(ty, addr, index) {
            self.b.may_trap();
        }
        if self.b.facts.alloc(addr.id).is_none()
            && self.reach(ty, index) > UNMAPPED
            && self.tested.insert(addr.id)
        {
            self.non_null(Operand::Value(addr), self.b.type_of(addr.id));
        }
    }

    /// How far an index may lead away from an address, in bytes.
    fn reach(&mut self, ty: Type, index: Index) -> u64 {
        let most = match index {
            Index::Const(index) => u64::from(index),
            Index::Value(value) if prim_of(self.b.type_of(value.id)) == Prim::I64 => u64::MAX,
            Index::Value(_) => 1 << 31,
        };
        most.saturating_mul(self.b.lowering.size(ty))
    }

    fn is_within(&mut self, ty: Type, addr: ValueRef, index: Index) -> bool {
        let (Some(&alloc), Index::Const(index)) = (self.b.facts.alloc(addr.id), index) else {
            return false;
        };
        let Index::Const(count) = alloc.count else {
            return false;
        };
        let bytes = self.b.lowering.size(alloc.ty).saturating_mul(u64::from(count));
        let size = self.b.lowering.size(ty);
        u64::from(index).saturating_add(1).saturating_mul(size) <= bytes
    }

    /// Address of an access as base and offset, with the check that it is within known memory.
    fn address(&mut self, ty: Type, addr: ValueRef, index: Index) -> (ExprId, i32) {
        let size = self.b.lowering.size(ty);
        let alloc = self.b.facts.alloc(addr.id).copied();
        let within = self.is_within(ty, addr, index);
        let base = self.b.value(addr);
        let offset = match index {
            Index::Const(index) if within || alloc.is_none() => {
                let offset = u64::from(index).saturating_mul(size);
                if let Ok(offset) = i32::try_from(offset) {
                    return (base, offset);
                }
                self.b.constant(Prim::I64, offset)
            }
            _ => {
                let index = match index {
                    Index::Const(index) => self.b.constant(Prim::I64, u64::from(index)),
                    Index::Value(value) => {
                        let index = self.b.value(value);
                        self.widened(index, self.b.type_of(value.id))
                    }
                };
                let index = match alloc {
                    Some(alloc) => {
                        let bound = self.bound(&alloc, size);
                        self.check(index, bound)
                    }
                    None => index,
                };
                self.scaled(index, size)
            }
        };
        let sum = self.b.expr(Op::Add, Prim::Ptr, &[base, offset], ExprData::None);
        (sum, 0)
    }

    /// The register that stands for the memory at an address.
    fn home(&mut self, addr: ValueRef) -> Option<(Prim, u32)> {
        match (self.b.facts.alloc(addr.id)?.home, self.b.place(addr.id)) {
            (Home::Register(prim), ValueHome::Register(number)) => Some((prim, number)),
            _ => None,
        }
    }

    pub(super) fn load(&mut self, result: Option<ValueId>, ty: Type, addr: ValueRef, index: Index) {
        if let Some((_, number)) = self.home(addr) {
            return self.b.define_copy(result, number);
        }
        self.announce(ty, addr, index);
        let (base, offset) = self.address(ty, addr, index);
        self.b.effects.memory = true;
        if ty.aggregate().is_some() {
            return self.load_struct(result, ty, base, offset);
        }
        let data = ExprData::Offset(offset);
        let tree = match prim_of(ty) {
            Prim::U1 => {
                let byte = self.b.expr(Op::IreadOff, Prim::U8, &[base], data);
                let zero = self.b.constant(Prim::U32, 0);
                self.b
                    .expr(Op::Ne, Prim::U1, &[byte, zero], ExprData::Operand(Prim::U32))
            }
            prim => self.b.expr(Op::IreadOff, prim, &[base], data),
        };
        self.b.define(result, tree);
    }

    fn load_struct(&mut self, result: Option<ValueId>, ty: Type, base: ExprId, offset: i32) {
        let Some(id) = result else { return };
        let ValueHome::Local(local) = self.b.place(id) else {
            return;
        };
        let address = self.offset(base, offset);
        let to = self.b.lowering.ty(ty);
        let pointer = self.b.lowering.module.types.pointer(to);
        let value = self
            .b
            .expr(Op::Iread, Prim::Agg, &[address], ExprData::Field(pointer, 0));
        self.b.settle_memory();
        let data = StmtData::Var(Sym::Local(local), 0);
        self.b.emit(Op::Dassign, Prim::Void, &[value], data);
    }

    fn offset(&mut self, base: ExprId, offset: i32) -> ExprId {
        if offset == 0 {
            return base;
        }
        let offset = self.b.constant(Prim::I64, offset as u64);
        self.b.expr(Op::Add, Prim::Ptr, &[base, offset], ExprData::None)
    }

    pub(super) fn store(&mut self, ty: Type, addr: ValueRef, value: Operand, index: Index) {
        if let Some((prim, number)) = self.home(addr) {
            let value = self.b.operand(value, ty);
            self.b.settle_reads(number);
            if self.b.effects.trap.is_some() {
                self.b.settle_traps();
            }
            return self.b.assign(prim, number, value);
        }
        self.announce(ty, addr, index);
        let (base, offset) = self.address(ty, addr, index);
        let value = self.b.operand(value, ty);
        self.b.settle_memory();
        if ty.aggregate().is_some() {
            let address = self.offset(base, offset);
            let to = self.b.lowering.ty(ty);
            let pointer = self.b.lowering.module.types.pointer(to);
            let data = StmtData::Field(pointer, 0);
            return self.b.emit(Op::Iassign, Prim::Void, &[address, value], data);
        }
        let prim = match prim_of(ty) {
            Prim::U1 => Prim::U8,
            prim => prim,
        };
        self.b
            .emit(Op::IassignOff, prim, &[base, value], StmtData::Offset(offset));
    }
}

/// Whether memory is stored to before anything else is done with it or another block is entered.
fn stored_first(id: ValueId, rest: &[Inst]) -> bool {
    for inst in rest {
        match inst.data {
            InstData::Load { addr, .. } if addr.id == id => return false,
            InstData::Store { addr, value, .. } if addr.id == id => {
                return !matches!(value, Operand::Value(value) if value.id == id);
            }
            _ => {}
        }
    }
    false
}

//! Blocks of memory: frame memory, copying, clearing; and the other extended intrinsics.

use super::Translator;
use super::family::Family;
use super::model::Place;
use crate::ops::table::{self, Single};
use crate::regcode::Draft;
use crate::vm::CallKind;
use maple_mirbin::{Frame, Inst, Op, Prim, Xintrinsic};

impl Translator<'_> {
    pub(super) fn alloca(&mut self, index: usize) {
        let depth = self.stack.depth() - 1;
        match self.flow.constant_alloca(&self.input.code.insts, index) {
            Some(slots) if self.memory + slots <= self.layout.temps => {
                let first = self.memory as u16;
                self.memory += slots;
                let single = if slots > 1 {
                    Single::SlotAddress16
                } else {
                    Single::SlotAddress
                };
                self.result(1, Prim::A64, |_| Family::Plain(table::single(single)), first, 0);
            }
            _ => {
                let size = self.slot_as(depth, Prim::U64);
                self.result(
                    1,
                    Prim::A64,
                    |_| Family::Plain(table::single(Single::Alloca)),
                    size,
                    0,
                );
            }
        }
    }

    /// Extended intrinsics that are instructions of their own.
    pub(super) fn xintrinsic(&mut self, index: usize, inst: &Inst<'_>) {
        let count = inst.operand_count() as usize;
        let depth = self.stack.depth() - count;
        match inst.xintrinsic() {
            Some(Xintrinsic::CopyBytes) => {
                let size = self.block_size(depth + 2);
                let from = self.slot_as(depth + 1, Prim::U64);
                let to = self.slot_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.save_addressed();
                match size {
                    Ok(bytes) => self.emit(Draft::wide(table::single(Single::CopyConst), to, from, bytes)),
                    Err(slot) => self.emit(Draft::wide(
                        table::single(Single::CopySlot),
                        to,
                        from,
                        i32::from(slot),
                    )),
                };
            }
            Some(Xintrinsic::ZeroBytes) => {
                let size = self.block_size(depth + 1);
                let to = self.slot_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.save_addressed();
                match size {
                    Ok(bytes) => self.emit(Draft::wide(table::single(Single::ZeroConst), to, 0, bytes)),
                    Err(slot) => self.emit(Draft::wide(
                        table::single(Single::ZeroSlot),
                        to,
                        0,
                        i32::from(slot),
                    )),
                };
            }
            Some(Xintrinsic::CheckIndex) => {
                let bound = self.slot_as(depth + 1, Prim::I64);
                let at = self.slot_as(depth, Prim::I64);
                self.emit(Draft::new(table::single(Single::CheckIndex), 0, at, bound, 0));
                self.stack.truncate(depth);
                self.stack.push(Place::Slot(at), Prim::I64);
                self.materialise(depth);
                self.retag(inst.ty);
                if inst.op == Op::XintrinsicDo {
                    let slot = self.slot(Frame::RETVAL);
                    let value = self.stack.pop();
                    self.assign(slot, value, depth, inst.ty);
                }
            }
            Some(id @ (Xintrinsic::NewArray | Xintrinsic::Replace | Xintrinsic::ElementAddress)) => {
                if self.object_xintrinsic(index, inst, id) {
                    return;
                }
                self.routine(CallKind::Extended(id), index, inst);
            }
            _ => self.unsupported(inst),
        }
    }

    pub(super) fn block_size(&mut self, depth: usize) -> Result<i32, u16> {
        match self.stack.at(depth).place {
            Place::Const(bytes) if i32::try_from(bytes).is_ok() => Ok(bytes as i32),
            _ => Err(self.slot_as(depth, Prim::U64)),
        }
    }
}

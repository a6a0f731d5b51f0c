//! Blocks of memory: frame memory, copying, clearing; and the other extended intrinsics.

use super::Translator;
use super::model::{Base, Location, Sum};
use super::symbols::CallKind;
use maple_lir::{Operand, Shape, Single};
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
                let first = Operand::number(i32::from(first));
                self.result(1, Prim::A64, Shape::Single(single), &[first]);
            }
            _ => {
                let size = self.reg_as(depth, Prim::U64);
                self.result(1, Prim::A64, Shape::Single(Single::Alloca), &[Operand::of(size)]);
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
                if let Some(single) = block(size) {
                    let [from, by] = self.displaced(depth + 1);
                    let [to, to_by] = self.displaced(depth);
                    self.stack.truncate(depth);
                    self.save_addressed();
                    self.emit_single(single, &[to, to_by, from, by]);
                    return;
                }
                let from = self.reg_as(depth + 1, Prim::U64);
                let to = self.reg_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.save_addressed();
                let [to, from] = [to, from].map(Operand::of);
                match size.as_reg() {
                    Some(_) => self.emit_single(Single::CopySlot, &[to, from, size]),
                    None => self.emit_single(Single::CopyConst, &[to, from, size]),
                };
            }
            Some(Xintrinsic::ZeroBytes) => {
                let size = self.block_size(depth + 1);
                let to = self.reg_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.save_addressed();
                let single = match size.as_reg() {
                    None => Single::ZeroConst,
                    Some(_) => Single::ZeroSlot,
                };
                self.emit_single(single, &[Operand::of(to), Operand::NONE, size]);
            }
            Some(Xintrinsic::CheckIndex) => {
                let bound = self.reg_as(depth + 1, Prim::I64);
                let at = self.reg_as(depth, Prim::I64);
                let [index, bound] = [at, bound].map(Operand::of);
                self.emit_single(Single::CheckIndex, &[Operand::NONE, index, bound]);
                self.stack.truncate(depth);
                self.stack.push(Location::Reg(at), Prim::I64);
                self.materialise(depth);
                self.retag(inst.ty);
                if inst.op == Op::XintrinsicDo {
                    let result = self.variable(Frame::RETVAL);
                    let value = self.stack.pop();
                    self.assign(result, value, depth, inst.ty);
                }
            }
            Some(Xintrinsic::DynamicTop) => {
                self.result(0, Prim::A64, Shape::Single(Single::AllocaMark), &[]);
                self.retag(inst.ty);
                if inst.op == Op::XintrinsicDo {
                    let result = self.variable(Frame::RETVAL);
                    let value = self.stack.pop();
                    self.assign(result, value, depth, inst.ty);
                }
            }
            Some(Xintrinsic::SetDynamicTop) => {
                let top = self.reg_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.emit_single(Single::AllocaRelease, &[Operand::of(top)]);
            }
            Some(Xintrinsic::SwapStack) => self.swap_stack(index, inst),
            // Who wants to know looks at the image's code.
            Some(Xintrinsic::KeepAlive) => self.stack.truncate(depth),
            Some(Xintrinsic::TailCall) => {
                self.tail = match self.stack.pop().place {
                    Location::Const(keeper) => Some(keeper),
                    // Then it is a call like others.
                    _ => None,
                };
            }
            Some(id) if CallKind::is_routine(id) => {
                if self.object_xintrinsic(index, inst, id) || self.tagged(index, inst, id) {
                    return;
                }
                self.routine(CallKind::Extended(id), index, inst);
            }
            _ => self.unsupported(inst),
        }
    }

    /// The address at a depth as a base and a displacement.
    fn displaced(&mut self, depth: usize) -> [Operand; 2] {
        if let Location::Sum(Sum {
            base: Base::Reg(base),
            index: None,
            offset,
        }) = self.stack.at(depth).place
            && let Ok(offset) = i16::try_from(offset)
        {
            return [Operand::of(base), Operand::number(offset.into())];
        }
        [Operand::of(self.reg_as(depth, Prim::U64)), Operand::NONE]
    }

    pub(super) fn block_size(&mut self, depth: usize) -> Operand {
        match self.stack.at(depth).place {
            Location::Const(bytes) if i32::try_from(bytes).is_ok() => Operand::number(bytes as i32),
            _ => Operand::of(self.reg_as(depth, Prim::U64)),
        }
    }
}

/// The instruction that copies a block of this constant size, if there is one.
fn block(size: Operand) -> Option<Single> {
    Some(match size.small()? {
        8 => Single::CopyBlock8,
        12 => Single::CopyBlock12,
        16 => Single::CopyBlock16,
        20 => Single::CopyBlock20,
        24 => Single::CopyBlock24,
        32 => Single::CopyBlock32,
        40 => Single::CopyBlock40,
        48 => Single::CopyBlock48,
        64 => Single::CopyBlock64,
        _ => return None,
    })
}

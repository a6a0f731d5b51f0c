//! Branches, jumps and returns.

use super::scalar::is_wide;
use super::{Lower, trusted};
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::{InstBuilder, JumpTableData, Value, types};
use maple_dispatch::Context;
use maple_dispatch::tier::RETURNED;
use maple_lir::{Binary, Compare, Shape, Single};
use std::mem::offset_of;

impl Lower<'_, '_> {
    /// The block of a word that control may come to.
    pub(super) fn block_of(&self, at: u32) -> cranelift_codegen::ir::Block {
        self.blocks[self.flow.block_at[&at] as usize]
    }

    /// Leaves the code before a jump back if somebody wants that; `watched` says that the jump is a safepoint.
    fn poll(&mut self, watched: bool) {
        let stops = self.is_stopped();
        let leave = self.leave();
        let go = self.b.create_block();
        self.b.ins().brif(stops, leave, &[], go, &[]);
        self.enter(go);
        if watched {
            self.safepoint();
        }
    }

    /// Leaves the code if the thread is to do something.
    fn safepoint(&mut self) {
        let context = self.context;
        let poll = self
            .b
            .ins()
            .load(types::I64, trusted(), context, offset_of!(Context, poll) as i32);
        let reasons = self.b.ins().atomic_load(types::I32, trusted(), poll);
        self.leave_if(reasons);
    }

    fn branch(&mut self, holds: Value, step: &Step) {
        let Some(next) = step.next else { return };
        let (to, next) = (self.block_of(step.targets[0]), self.block_of(next));
        self.b.ins().brif(holds, to, &[], next, &[]);
    }

    /// An instruction that says where control goes. Says whether it ended the block.
    pub(super) fn control(&mut self, step: &Step) -> bool {
        let watched = matches!(
            step.inst.shape,
            Shape::Branch(_, true)
                | Shape::FloatBranch(_, true)
                | Shape::StepBack(_, true)
                | Shape::Single(Single::JumpWatched)
        );
        if step.targets.iter().any(|to| *to <= self.at) && !self.flow.short.contains(&self.at) {
            self.poll(watched);
        }
        match step.inst.shape {
            Shape::Branch(op, _) => {
                let (x, y) = (self.cell(step, 0), self.cell(step, 1));
                let holds = self.holds(op, x, y);
                self.branch(holds, step);
            }
            Shape::FloatBranch(op, _) => {
                let ty = Self::float_type(op);
                let (x, y) = (self.get(step, 0, ty), self.get(step, 1, ty));
                let holds = self.float_holds(op, x, y);
                self.branch(holds, step);
            }
            Shape::BranchWithMemory(op, width, place) => {
                let loaded = self.load_with(width, place, step, [0, 1]);
                let right = self.cell(step, 2);
                let holds = self.holds(op, loaded, right);
                self.branch(holds, step);
            }
            Shape::StepBack(op, _) => {
                let add = if op.is_wide() {
                    Binary::Add64
                } else {
                    Binary::Add32
                };
                let (value, by) = (self.cell(step, 0), self.cell(step, 1));
                let limit = self.cell(step, 2);
                let value = self.binary(add, value, by);
                self.put(step, value, Type::Cell);
                let holds = self.holds(op, value, limit);
                self.branch(holds, step);
            }
            Shape::ReturnBinary(op) => {
                let (x, y) = (self.cell(step, 1), self.cell(step, 2));
                let value = self.binary(op, x, y);
                let value = match is_wide(op) {
                    true => value,
                    false => {
                        let low = self.b.ins().ireduce(types::I32, value);
                        self.b.ins().sextend(types::I64, low)
                    }
                };
                self.give(value);
            }
            Shape::ReturnIf(op, wide) => {
                self.return_if(op, wide, step);
                return false;
            }
            Shape::Single(Single::Poll) => {
                self.safepoint();
                return false;
            }
            Shape::Single(single) => self.single_control(single, step),
            _ => {}
        }
        true
    }

    fn return_if(&mut self, op: Compare, wide: bool, step: &Step) {
        let (x, y) = (self.cell(step, 0), self.cell(step, 1));
        let holds = self.holds(op, x, y);
        let value = self.cell(step, 2);
        let (out, go) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(holds, out, &[], go, &[]);
        self.enter(out);
        let value = match wide {
            true => value,
            false => {
                let low = self.b.ins().ireduce(types::I32, value);
                self.b.ins().sextend(types::I64, low)
            }
        };
        self.give(value);
        self.enter(go);
    }

    /// Returns a value.
    fn give(&mut self, value: Value) {
        let status = self.number(u64::from(RETURNED));
        self.b.ins().return_(&[status, value]);
    }

    fn single_control(&mut self, single: Single, step: &Step) {
        let word = self.flow.words.word(self.at);
        match single {
            Single::Jump | Single::JumpWatched => {
                let to = self.block_of(step.targets[0]);
                self.b.ins().jump(to, &[]);
            }
            Single::Switch | Single::JumpTable => {
                let value = self.low(step, 0);
                let first = self.flow.words.word(self.at + 1).high() as u32;
                let first = self.b.ins().iconst(types::I32, i64::from(first));
                let index = self.b.ins().isub(value, first);
                let targets: Vec<_> = step.targets.iter().map(|to| self.block_of(*to)).collect();
                let (entries, other) = match (single, targets.split_last()) {
                    (Single::Switch, Some((other, entries))) => (entries, *other),
                    _ => (&targets[..], self.leave()),
                };
                let call = |block, pool: &mut _| cranelift_codegen::ir::BlockCall::new(block, [], pool);
                let pool = &mut self.b.func.dfg.value_lists;
                let other = call(other, pool);
                let entries: Vec<_> = entries.iter().map(|entry| call(*entry, pool)).collect();
                let table = self.b.create_jump_table(JumpTableData::new(other, &entries));
                self.b.ins().br_table(index, table);
            }
            Single::ReturnS32 => {
                let low = self.low(step, 0);
                let value = self.b.ins().sextend(types::I64, low);
                self.give(value);
            }
            Single::ReturnU32 => {
                let low = self.low(step, 0);
                let value = self.b.ins().uextend(types::I64, low);
                self.give(value);
            }
            Single::Return64 => {
                let value = self.cell(step, 0);
                self.give(value);
            }
            Single::ReturnImm => {
                let value = self.number(word.a as i16 as i64 as u64);
                self.give(value);
            }
            Single::ReturnVoid => {
                let value = self.number(0);
                self.give(value);
            }
            _ => {}
        }
    }
}

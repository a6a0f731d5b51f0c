//! Instructions whose bodies are called.

use super::leave::{End, Pending};
use super::properties::Fast;
use super::{Lower, trusted};
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use maple_dispatch::tier::outline::{DONE, JUMPED, Outlined, RAISED};

impl Lower<'_, '_> {
    /// Calls the body of an instruction. Says whether that ended the block.
    pub(super) fn outlined(&mut self, body: Outlined, step: &Step) -> bool {
        let miss = self.b.create_block();
        // Where the code goes on: in a block that follows, or within the word's.
        let following = step.next.filter(|_| !step.targets.is_empty());
        let next = match following {
            Some(next) => self.block_of(next),
            None => self.b.create_block(),
        };
        match self.fast(step, miss) {
            Some(fast) => {
                let current = self.current.clone();
                if let Fast::Value(value) = fast {
                    self.put(step, value, Type::Cell);
                }
                self.b.ins().jump(next, &[]);
                self.current = current;
                self.b.set_cold_block(miss);
            }
            None => {
                self.b.ins().jump(miss, &[]);
            }
        }
        self.enter(miss);
        self.settle(step);
        let pc = self.number(self.word_address(self.at));
        let passed = [pc, self.frame, self.context, self.links];
        let status = self
            .routine(body as usize, &passed, Some(types::I8))
            .unwrap_or(pc);
        let [done, other, ended] = [(); 3].map(|()| self.b.create_block());
        self.b.set_cold_block(ended);
        // The end that leaves the code has what is out of date before the instruction.
        let leave = self.leave();
        debug_assert_eq!(DONE, 0);
        self.b.ins().brif(status, other, &[], done, &[]);
        self.enter(other);
        match step.targets.first() {
            Some(to) => {
                let jumped = self.b.ins().iconst(types::I8, i64::from(JUMPED));
                let jumped = self.b.ins().icmp(IntCC::Equal, status, jumped);
                let jump = self.b.create_block();
                self.b.ins().brif(jumped, jump, &[], ended, &[]);
                self.enter(jump);
                self.reload(step);
                let to = self.block_of(*to);
                self.b.ins().jump(to, &[]);
            }
            None => {
                self.b.set_cold_block(other);
                self.b.ins().jump(ended, &[]);
            }
        }
        self.enter(ended);
        let raised = self.b.create_block();
        self.b.set_cold_block(raised);
        self.pending.push(Pending {
            block: raised,
            back: Vec::new(),
            end: End::Raise { at: self.at },
        });
        let is_raised = self.b.ins().iconst(types::I8, i64::from(RAISED));
        let is_raised = self.b.ins().icmp(IntCC::Equal, status, is_raised);
        self.b.ins().brif(is_raised, raised, &[], leave, &[]);
        self.enter(done);
        self.reload(step);
        self.b.ins().jump(next, &[]);
        if following.is_none() {
            self.enter(next);
        }
        following.is_some()
    }

    /// Takes what an instruction has written from the slots.
    fn reload(&mut self, step: &Step) {
        let slot = u32::from(self.flow.words.word(self.at).a);
        for place in &step.writes {
            // What is in an accumulator is in the slot as well.
            let from = if *place < self.flow.words.slots {
                *place
            } else {
                slot
            };
            let value = self
                .b
                .ins()
                .load(types::I64, trusted(), self.frame, from as i32 * 8);
            if let Some(web) = self.webs.defined(self.at, *place) {
                self.define(web, value, Type::Cell);
                self.current[*place as usize] = Some(web);
            }
        }
    }

    /// An operation on tagged values, by a call.
    pub(super) fn tagged(&mut self, step: &Step) {
        let Some(function) = maple_dispatch::tier::outline::tagged(step.inst.shape) else {
            return;
        };
        let x = self.cell(step, 1);
        let y = match step.inst.form().roles[2].reads() {
            true => self.cell(step, 2),
            false => x,
        };
        let value = self
            .routine(function as usize, &[x, y], Some(types::I64))
            .unwrap_or(x);
        self.put(step, value, Type::Cell);
    }

    /// The bits of a float as a cell.
    pub(super) fn bits(&mut self, value: Value) -> Value {
        self.b.ins().bitcast(types::I64, MemFlagsData::new(), value)
    }
}

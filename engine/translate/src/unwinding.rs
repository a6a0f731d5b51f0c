//! Throws, and the blocks of composites.

use super::Translator;
use crate::regions::NO_BLOCK;
use maple_lir::{Operand, Single};
use maple_mirbin::{Inst, Op, Prim};

impl Translator<'_> {
    /// Whether the function opens composites.
    pub(super) fn has_composites(&self) -> bool {
        self.input
            .handlers
            .is_some_and(|handlers| handlers.has_composites())
    }

    /// Instructions of different regions are not made into one.
    pub(super) fn forget_last(&mut self) {
        self.last = None;
        self.checked = None;
    }

    pub(super) fn throw(&mut self) {
        let depth = self.stack.depth() - 1;
        let thrown = self.reg_as(depth, Prim::A64);
        self.stack.pop();
        self.emit_single(Single::Throw, &[Operand::of(thrown)]);
        self.out.data(u64::from(self.input.function), 0);
    }

    /// `endtry` and `cleanuptry`, which do nothing where no composite can be open.
    pub(super) fn end_try(&mut self, inst: &Inst<'_>) {
        let ends = inst.op == Op::CleanupTry
            || self
                .input
                .handlers
                .is_some_and(|handlers| handlers.ends_composite(inst.offset));
        if ends && self.has_composites() {
            self.close_composites(false);
        }
    }

    /// Closes the current composite or all of the frame.
    pub(super) fn close_composites(&mut self, all: bool) {
        self.emit_single(Single::CloseComposite, &[Operand::number(i32::from(all))]);
        self.out.data(u64::from(self.input.function), 0);
    }

    pub(super) fn open_composite(&mut self, inst: &Inst<'_>) {
        let block = |index| {
            let target = u32::try_from(inst.target(index)).unwrap_or(NO_BLOCK);
            u64::from(if inst.word(index) == 0 { NO_BLOCK } else { target })
        };
        self.emit_single(Single::OpenComposite, &[]);
        self.out.data(block(0), block(1));
        self.out.data(u64::from(inst.offset), 0);
    }

    pub(super) fn gosub(&mut self, inst: &Inst<'_>) {
        self.emit_single(Single::Gosub, &[]);
        self.out.data(u64::from(inst.next()), u64::from(inst.offset));
        let label = self.label_of(inst.target(0));
        self.jump(label);
    }

    pub(super) fn retsub(&mut self) {
        self.emit_single(Single::Retsub, &[]);
    }
}

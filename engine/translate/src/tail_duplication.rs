//! Tail duplication: short tests and returns are copied to the jumps that lead to them.
//!
//! The body of a loop with its test at the end often ends in several places, each with a jump to the test; functions end in jumps to one
//! return. A copy there costs a few words, saves an instruction each time, and gives every path a branch of its own to predict.

use super::Translator;
use maple_mirbin::header::Frame;
use maple_mirbin::{Inst, Op, Property};

/// Most instructions of mirbin that are copied.
const LONGEST: usize = 8;

impl Translator<'_> {
    /// Translates `goto label`, which is instruction `index`.
    pub(super) fn goto(&mut self, index: usize, label: usize) {
        let Some(last) = self.copied(index, label) else {
            return self.jump(label);
        };
        let insts = &self.input.code.insts;
        let offset = self.out.offset;
        for (at, inst) in insts.iter().enumerate().take(last).skip(label) {
            self.out.offset = inst.offset;
            self.instruction(at, inst);
        }
        let inst = &insts[last];
        self.out.offset = inst.offset;
        if inst.op == Op::Return {
            self.ret(inst);
        } else {
            self.branch_on_top(inst.op == Op::BrTrue32, self.label_of(inst.target(0)));
            self.out.offset = offset;
            self.jump(last + 1);
            self.joins.insert(last + 1);
        }
        self.out.offset = offset;
    }

    /// The last instruction to be copied in the place of a jump forward, if it leads to a test or a return that does nothing but compute.
    fn copied(&self, index: usize, label: usize) -> Option<usize> {
        if label <= index || self.stack.depth() > 0 || self.input.fuel || self.input.observed {
            return None;
        }
        let code = &self.input.code;
        let ends = |inst: &Inst<'_>| inst.op.has(Property::Tests) || inst.op == Op::Return;
        let last = label + code.insts[label..].iter().take(LONGEST).position(ends)?;
        let alone = code.before[label + 1..=last]
            .iter()
            .all(|before| !before.is_target);
        let in_loop = |at: usize| match self.current {
            Some(current) => (current.first..=current.last).contains(&at),
            None => !self.loops.iter().any(|l| (l.first..=l.last).contains(&at)),
        };
        // What is done where a part of the function begins is not copied.
        let same_part = self.late.as_ref().is_none_or(|part| {
            part.contains(&index) && (label..=last + 1).all(|at| part.contains(&at))
                || !part.contains(&index) && !(label..=last + 1).any(|at| part.contains(&at))
        });
        let fits = alone
            && same_part
            && code.insts[label..last].iter().all(computes)
            && in_loop(label)
            && in_loop(last)
            && last + 1 < code.insts.len();
        fits.then_some(last)
    }

    /// Whether control may come to an instruction other than from the one before it.
    pub(super) fn is_joined(&self, index: usize) -> bool {
        let passed = self.passed == Some(index) && self.flow.references.is_single(index);
        self.input.code.before[index].is_target && !passed || self.joins.contains(&index)
    }
}

/// Whether an instruction only reads variables and computes.
fn computes(inst: &Inst<'_>) -> bool {
    if inst.op.has(Property::ReadsCell) {
        return inst.frame_index() != Frame::RETVAL;
    }
    let properties = inst.op.properties();
    properties.has(Property::Pure)
        || properties.has(Property::Loads)
        || matches!(inst.op, Op::IreadPcOff | Op::Checkpoint)
}

//! The ends of loops: what depends on how many words a loop has.

use super::Fusion;
use super::control::opposite;
use super::memory::Stored;
use crate::code::{Content, Half, UNBOUND, Word};
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{Binary, Compare};
use crate::register::Reg;
use crate::shape::{Shape, fill};
use crate::single::Single;

impl Fusion<'_> {
    /// How many words the new code has since a label, if that was bound.
    fn distance_back(&self, word: &Word) -> Option<usize> {
        let at = self.code.labels[word.target? as usize];
        (at != UNBOUND).then(|| self.code.words() - at as usize)
    }

    /// The branch at the end of a counted loop, where the last instruction was the increment.
    pub(super) fn step_back(&mut self, op: Compare, watched: bool, inst: &Inst, word: &Word) -> bool {
        let [left, limit, ..] = inst.operands;
        let Some(variable) = left.as_reg().filter(|reg| !self.is_temporary(*reg)) else {
            return false;
        };
        let Some(by) = self.stepped(variable, op) else {
            return false;
        };
        if by.is_reg(variable) || limit.is_reg(variable) {
            return false;
        }
        let Some(distance) = self.distance_back(word).filter(|distance| *distance > 0) else {
            return false;
        };
        if !watched && self.fill(op, variable, by, limit, distance) {
            return true;
        }
        let Some(shape) = Shape::step_back(op, watched).filter(|_| self.is_near(distance - 1)) else {
            return false;
        };
        // The increment itself is taken back and the fused instruction stands in its place.
        self.code.take_back();
        let step = Inst::new(shape, &[Operand::spilled(variable), by, limit]);
        let spares = !self.code.is_observed(self.code.registers.slot(variable));
        let content = Content::Inst(step);
        self.keep(
            Word {
                content,
                spares,
                ..*word
            },
            &[],
        );
        true
    }

    /// What the last instruction adds to a variable, if the end of a loop with this comparison can do that.
    fn stepped(&self, variable: Reg, op: Compare) -> Option<Operand> {
        let last = self.last.filter(|last| self.code.is_last(*last))?;
        let inst = self.code.inst(last)?;
        let [to, from, amount, ..] = inst.operands;
        let (number, wide) = (amount.kind == Kind::Imm, op.is_wide());
        if !to.is_reg(variable) || !from.is_reg(variable) {
            return None;
        }
        // The slot is always right, so a variable that is not pinned can be stepped there.
        match (inst.shape, wide) {
            (Shape::Binary(Binary::Add32), false) | (Shape::Binary(Binary::Add64), true) if number => {
                amount.small().map(|_| amount)
            }
            (Shape::Binary(Binary::Sub32), false) | (Shape::Binary(Binary::Sub64), true) if number => {
                opposite(amount)
            }
            (Shape::Binary(Binary::Add32), false) | (Shape::Binary(Binary::Add64), true) => {
                amount.as_reg().map(Operand::spilled)
            }
            _ => None,
        }
    }

    /// The whole loop, if all it does is a store that the stepped variable is the index of.
    fn fill(&mut self, op: Compare, variable: Reg, step: Operand, limit: Operand, distance: usize) -> bool {
        let fits = |stored: &Stored| {
            let index = stored.inst.operands[2];
            index.is_reg(variable) && stored.full == op.is_wide() && distance == stored.words + 1
        };
        let Some(stored) = self.stored.filter(fits) else {
            return false;
        };
        let Some(shape) = Shape::fill(stored.width, op) else {
            return false;
        };
        let [value, base, _, displacement, _] = stored.inst.operands;
        let base = base.as_reg().map_or(Operand::NONE, Operand::spilled);
        let flagged = [
            (value, fill::VALUE),
            (step, fill::STEP),
            (limit, fill::LIMIT),
            (base, fill::BASE),
        ];
        let numbers = flagged.iter().filter(|(operand, _)| operand.as_reg().is_none());
        let flags = numbers.fold(0, |all, (_, flag)| all | flag);
        let mut read = flagged.iter().filter_map(|(operand, _)| operand.as_reg());
        let slot = |reg: Reg| self.code.registers.slot(reg);
        let addressed = |reg: Reg| self.code.addressed.contains(slot(reg).into());
        // The store must not change what the loop looks at.
        if addressed(variable) || read.any(|reg| reg == variable || addressed(reg)) {
            return false;
        }
        // In the data they are slots already.
        let field = |operand: Operand| operand.as_reg().map_or(operand.bits(), slot);
        let more = [field(step), field(limit), flags].map(u64::from);
        let more = Half::Bits(more[0] | more[1] << 16 | more[2] << 32);
        let constant = stored.base.unwrap_or(Half::Bits(0));
        let origin = self.code.words[stored.at].origin;
        for _ in 0..distance {
            self.code.take_back();
        }
        let fill = Inst::new(shape, &[value, base, Operand::spilled(variable), displacement]);
        let data = Word::new(Content::Data(constant, more), origin, false);
        self.keep(Word::new(Content::Inst(fill), origin, false), &[data]);
        true
    }

    /// Lets the branch that was just appended lead over a jump to where `word` leads.
    pub(super) fn jump_passed(&mut self, watched: bool, word: &Word) {
        let over = self.code.label();
        self.code.leads_to(over);
        let single = match watched {
            true => Single::JumpWatched,
            false => Single::Jump,
        };
        let content = Content::Inst(Inst::single(single, &[]));
        self.keep(Word { content, ..*word }, &[]);
        self.code.bind(over);
    }
}

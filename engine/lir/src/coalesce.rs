//! The pass `coalesce`: copy coalescing. Variables that are copied to one another and whose live ranges do not interfere become one.
//!
//! The result of an inlined function is in a variable of its own, which is copied to that of the caller; so are old values that a front end saves.

use crate::accumulators::Loop;
use crate::code::{Code, Content};
use crate::form::{Meanwhile, Role};
use crate::inst::{Inst, Operand};
use crate::lookahead::Ahead;
use crate::operation::{FloatUnary, Unary};
use crate::register::Reg;
use crate::shape::Shape;
use crate::single::Single;
use fixedbitset::FixedBitSet;

/// Pairs that are looked at in one function.
const MOST: usize = 64;
/// Assignments of one variable.
const MOST_ASSIGNED: usize = 16;

impl Code {
    /// Lets variables share slots.
    pub(crate) fn coalesce(&mut self) {
        if self.observes_all || self.registers.is_empty() {
            return;
        }
        let pairs: Vec<(Reg, Reg)> = self
            .words
            .iter()
            .filter_map(|word| self.copied(word.inst()?))
            .collect();
        if pairs.is_empty() || self.hides_registers() {
            return;
        }
        let mut gone = FixedBitSet::with_capacity(self.words.len());
        for (to, from) in pairs.into_iter().take(MOST) {
            if to != from && self.may_be_one(to, from) {
                self.unite(to, from, &mut gone);
            }
        }
        self.drop_words(&gone);
    }

    /// The variables that an instruction copies from one to the other, if they may have other slots.
    fn copied(&self, inst: &Inst) -> Option<(Reg, Reg)> {
        if !matches!(
            inst.shape,
            Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy)
        ) {
            return None;
        }
        let [to, from] = [inst.operands[0], inst.operands[1]].map(Operand::as_reg);
        let (to, from) = (to?, from?);
        let free = |reg: Reg| {
            let number = reg.number();
            number < u32::from(self.temps)
                && number >= u32::from(self.surroundings.formals)
                && !self.is_shared(reg)
                && !self.is_observed(number as u16)
        };
        let same = self.registers.get(to).ty == self.registers.get(from).ty;
        (same && free(to) && free(from) && !self.is_pinned(from)).then_some((to, from))
    }

    /// Whether a loop keeps a variable in an accumulator.
    fn is_pinned(&self, variable: Reg) -> bool {
        let pinned = |within: &Loop| {
            let pins = within.pins.ints.iter().chain(&within.pins.floats);
            pins.flatten().any(|slot| Reg::variable(*slot) == variable)
        };
        self.loops.iter().any(pinned)
    }

    /// Whether an instruction names registers otherwise than by operands.
    fn hides_registers(&self) -> bool {
        let hides = |inst: &Inst| matches!(inst.shape, Shape::Fill(..) | Shape::Single(Single::Clear));
        self.words.iter().filter_map(|word| word.inst()).any(hides)
    }

    /// Whether neither variable is read after the other one was assigned something else.
    fn may_be_one(&self, to: Reg, from: Reg) -> bool {
        let mut ahead = Ahead::new(self);
        if ahead.is_wanted(0, to) || ahead.is_wanted(0, from) {
            return false;
        }
        let mut assigned = 0;
        for (at, word) in self.words.iter().enumerate() {
            let Some(inst) = word.inst() else { continue };
            // Code that keeps variables may go on after this one, and reads them in slots of their own.
            if matches!(word.content, Content::Opaque(_)) || inst.shape.meanwhile() != Meanwhile::Nothing {
                let target = word.target.map(|label| self.labels[label as usize] as usize);
                let mut next = target.into_iter().chain((!word.ends()).then_some(at + 1));
                if next.any(|next| ahead.is_wanted(next, from)) {
                    return false;
                }
            }
            let given = self.values(word).and_then(|values| values.result);
            let writes = |reg: Reg| {
                let writes = |role: Role| role.result().is_some() || role.writes_besides();
                let mut operands = inst.form().roles.into_iter().zip(inst.operands);
                given == Some(reg) || operands.any(|(role, operand)| writes(role) && operand.is_reg(reg))
            };
            let copies = self
                .copied(inst)
                .is_some_and(|pair| pair == (to, from) || pair == (from, to));
            if copies {
                continue;
            }
            for (own, other) in [(to, from), (from, to)] {
                if writes(own) {
                    assigned += 1;
                    if assigned > MOST_ASSIGNED || ahead.is_wanted(at + 1, other) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Lets one variable stand for both.
    fn unite(&mut self, to: Reg, from: Reg, gone: &mut FixedBitSet) {
        for (at, word) in self.words.iter_mut().enumerate() {
            let (Content::Inst(inst) | Content::Opaque(inst)) = &mut word.content else {
                continue;
            };
            for operand in inst.operands.iter_mut().filter(|operand| operand.is_reg(from)) {
                operand.value = to.number() as i32;
            }
            let copies = matches!(
                inst.shape,
                Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy)
            );
            if copies && inst.operands[0].is_reg(to) && inst.operands[1].is_reg(to) {
                gone.insert(at);
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! The pass `zeros`: variables that hold nothing but 0 are not set to 0 again.
//!
//! What owns a value is 0 before it gets one and after it has given it away. Where fusion moves the value on without it, only the zeros are left.

use crate::code::Code;
use crate::form::Role;
use crate::inst::Inst;
use crate::shape::Shape;
use crate::single::Single;
use fixedbitset::FixedBitSet;

impl Code {
    /// Drops assignments of 0 to variables that are 0 since the begin of the function.
    ///
    /// Not in code that others go on in: what they did not need, they may not have set to 0.
    pub(crate) fn drop_zeros(&mut self) {
        if self.observes_all {
            return;
        }
        let mut zeros = self.zeros_at_begin();
        if zeros.is_clear() {
            return;
        }
        for word in &self.words {
            let Some(inst) = word.inst() else { continue };
            let given = self.values(word).and_then(|values| values.result);
            let writes = |role: Role| role.result().is_some() || role.writes_besides();
            let operands = inst.form().roles.into_iter().zip(inst.operands);
            let written = operands.filter(|(role, _)| writes(*role) && self.cleared(inst).is_none());
            let written = written.filter_map(|(_, operand)| operand.as_reg());
            for reg in written.chain(given) {
                let slot = self.registers.slot(reg).into();
                if zeros.contains(slot) {
                    zeros.remove(slot);
                }
            }
        }
        zeros.difference_with(&self.addressed);
        let mut begun = FixedBitSet::with_capacity(zeros.len());
        let mut gone = FixedBitSet::with_capacity(self.words.len());
        for (at, word) in self.words.iter().enumerate() {
            let Some(slots) = word.inst().and_then(|inst| self.cleared(inst)) else {
                continue;
            };
            if slots.len() == 1 && zeros.contains(slots.start) && begun.contains(slots.start) {
                gone.insert(at);
            }
            slots.for_each(|slot| begun.grow_and_insert(slot));
        }
        self.drop_words(&gone);
    }

    /// The variables that an instruction sets to 0.
    fn cleared(&self, inst: &Inst) -> Option<std::ops::Range<usize>> {
        let [first, _, number, ..] = inst.operands;
        let start = usize::from(first.as_slot()?);
        let count = match inst.shape {
            Shape::Single(Single::Const32) if number.small() == Some(0) => 1,
            Shape::Single(Single::Clear) => usize::from(number.bits()),
            _ => return None,
        };
        (start < self.temps.into()).then(|| start..start + count)
    }

    /// The variables that are set to 0 before control can go anywhere else.
    fn zeros_at_begin(&self) -> FixedBitSet {
        let first = self
            .labels
            .iter()
            .min()
            .map_or(self.words.len(), |at| *at as usize);
        let words = self.words.iter().take(first);
        let words = words.take_while(|word| word.target.is_none() && !word.ends());
        let mut zeros = FixedBitSet::with_capacity(self.temps.into());
        for slot in words.filter_map(|word| self.cleared(word.inst()?)).flatten() {
            zeros.grow_and_insert(slot);
        }
        zeros
    }
}

#[cfg(test)]
mod tests;

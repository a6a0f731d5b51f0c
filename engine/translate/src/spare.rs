//! Spare slots: where a temporary goes that a sum still needs when its slot is wanted for another value.
//!
//! The address of `a[i + 1] = b` waits while `b` is computed, in the slot in which the index was. The register moves, rather than that the
//! address is computed. Spare slots lie after those of all temporaries, where the frames of callees do: no sum that has one waits across a call.

use super::Translator;
use super::model::Location;
use maple_lir::{Ownership, Reg};
use maple_mirbin::{Inst, Property};

/// Slots of a frame that are spare.
pub(super) const SLOTS: usize = 3;

/// Slots after them in which the pass `values` keeps temporaries.
pub(super) const KEPT: usize = 6;

/// The spare slots of the statement in work.
#[derive(Default)]
pub(super) struct Spare {
    /// How many are taken.
    taken: usize,
    /// The temporaries that may move: what one instruction has put into its slot for the evaluation stack only.
    movable: Vec<Reg>,
}

impl Spare {
    /// Says that an instruction produces a temporary.
    pub fn produced(&mut self, reg: Reg) {
        self.movable.push(reg);
    }
}

impl Translator<'_> {
    /// Between statements no temporary is needed. Sums are computed before an instruction that uses slots as it likes.
    pub(super) fn settle_spare(&mut self, inst: &Inst<'_>) {
        if self.stack.depth() == 0 {
            self.spare.taken = 0;
            self.spare.movable.clear();
            return;
        }
        let properties = inst.op.properties();
        let calm = [
            Property::Pure,
            Property::Computes,
            Property::Loads,
            Property::Stores,
        ];
        if self.spare.taken == 0 || calm.into_iter().any(|property| properties.has(property)) {
            return;
        }
        let first = self.layout.spare;
        for depth in 0..self.stack.depth() {
            let needed = self.stack.at(depth).registers();
            if needed.into_iter().flatten().any(|reg| self.slot(reg) >= first) {
                self.materialise(depth);
            }
        }
    }

    /// Moves the temporaries out of `slot` that the sum at a depth needs. Says whether none is left there.
    pub(super) fn spare(&mut self, depth: usize, slot: u16) -> bool {
        let Location::Sum(sum) = self.stack.at(depth).place else {
            return false;
        };
        if sum.index.is_none() {
            return false;
        }
        let there = |reg: &Reg| self.slot(*reg) == slot;
        let [base, index] = sum.registers().map(|reg| reg.filter(there));
        let movable = |reg: Reg| {
            self.spare.movable.contains(&reg) && self.out.registers.get(reg).owns == Ownership::None
        };
        let ((Some(reg), None) | (None, Some(reg))) = (base, index) else {
            return false;
        };
        if self.spare.taken == SLOTS || !movable(reg) {
            return false;
        }
        let to = self.layout.spare + self.spare.taken as u16;
        self.spare.taken += 1;
        self.out.registers.move_to(reg, to);
        true
    }
}

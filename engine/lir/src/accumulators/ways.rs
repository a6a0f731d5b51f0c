//! What holds where control joins or goes apart, and what loops keep in accumulators.

use super::cache::kind;
use super::{Loop, Pass, Pins};
use crate::code::{Content, Word};
use crate::form::Class;
use crate::inst::{Inst, Kind, Operand};

impl<'a> Pass<'a> {
    /// Comes to a word: leaves and enters loops, forgets what does not hold on every way to it.
    pub(super) fn arrive(&mut self, at: usize) {
        let falls_in = self.out.last().is_none_or(|_| self.falls_to(at));
        if let Some(left) = self.current.filter(|current| at as u32 >= current.words.end) {
            if falls_in {
                self.settle_pins();
                self.origin = left.after;
                self.store_pins(left);
            }
            self.current = None;
            self.cache.pin(&Pins::default());
        }
        if let Ok(index) = self
            .old
            .loops
            .binary_search_by_key(&(at as u32), |entered| entered.words.start)
        {
            let entered = &self.old.loops[index];
            if falls_in {
                self.origin = entered.origin;
                self.load_pins(entered);
            }
            self.current = Some(entered);
            self.cache.pin(&entered.pins);
            self.begin = self.out.len() as u32;
            self.last = None;
        }
        if self.sources[at] == 0 {
            return;
        }
        let only = self.arrivals.remove(&(at as u32));
        let only = only.filter(|_| !falls_in && self.sources[at] == 1);
        if falls_in {
            self.settle_pins();
        }
        self.last = None;
        self.cache.merge();
        if let Some(cache) = only {
            self.cache = cache;
        }
        if self
            .current
            .is_some_and(|current| current.words.start == at as u32)
        {
            self.begin = self.out.len() as u32;
        }
    }

    /// Whether control may come to a word from the one before it.
    fn falls_to(&self, at: usize) -> bool {
        let before = self.old.words[..at].iter().rev();
        let mut instructions = before.filter(|word| word.inst().is_some());
        instructions.next().is_none_or(|word| !word.ends())
    }

    /// The loop that contains a word but not the instruction that is being placed.
    fn entered_from_here(&self, to: u32) -> Option<&'a Loop> {
        let loops = &self.old.loops;
        let at = loops.partition_point(|l| l.words.start <= to).checked_sub(1)?;
        let entered = &loops[at];
        let current = self.current.map(|current| current.words.start);
        (to < entered.words.end && current != Some(entered.words.start)).then_some(entered)
    }

    /// Loads what a loop wants that a branch enters. Must come before the operands of the branch are chosen.
    pub(super) fn before_branch(&mut self, to: u32) {
        self.settle_pins();
        if let Some(entered) = self.entered_from_here(to) {
            self.load_pins(entered);
        }
    }

    /// Keeps what the accumulators hold where a branch forward within a loop, or outside of all, leads; after one that left a loop for
    /// another, loads what this one wants.
    pub(super) fn after_branch(&mut self, at: usize, to: u32) {
        let same_loop = match self.current {
            Some(current) => to < current.words.end,
            None => self.entered_from_here(to).is_none(),
        };
        if to as usize > at && same_loop {
            self.arrivals.insert(to, self.cache);
        }
        if self.entered_from_here(to).is_some()
            && let Some(current) = self.current
        {
            self.load_pins(current);
        }
    }

    pub(super) fn load(&mut self, class: Class, target: Kind, slot: u16) {
        let target = Operand {
            kind: target.bare().unwrap_or(target),
            value: i32::from(slot),
        };
        self.insert(Inst::copy(class, target, Operand::slot(slot)));
    }

    /// Appends an instruction that the old code does not have.
    fn insert(&mut self, inst: Inst) {
        let origin = self.origin;
        self.out.push(Word::new(Content::Inst(inst), origin, false));
    }

    fn load_pins(&mut self, entered: &Loop) {
        for class in [Class::Int, Class::Float] {
            for (accumulator, slot) in entered.pins.of(class).into_iter().enumerate() {
                if let Some(slot) = slot {
                    self.load(class, kind(accumulator), slot);
                    self.cache.loaded(class, accumulator, slot);
                }
            }
        }
    }

    /// Loads what is pinned into accumulators that are lent: before control goes another way or arrives from elsewhere.
    pub(super) fn settle_pins(&mut self) {
        for class in [Class::Int, Class::Float] {
            while let Some((lent, slot)) = self.cache.lent(class) {
                self.load(class, lent, slot);
                self.cache.settle(class, slot);
            }
        }
    }

    /// After a loop: writes the variables that are pinned in it to their slots. So nobody need read what was written in the loop.
    fn store_pins(&mut self, left: &Loop) {
        for class in [Class::Int, Class::Float] {
            for (accumulator, slot) in left.pins.of(class).into_iter().enumerate() {
                let Some(slot) = slot.filter(|slot| !self.old.is_observed(*slot)) else {
                    continue;
                };
                let held = Operand {
                    kind: kind(accumulator),
                    value: i32::from(slot),
                };
                self.insert(Inst::copy(class, held, held));
                if let Some(word) = self.out.last_mut() {
                    word.spares = true;
                }
                self.written_after.push((self.out.len() as u32 - 1, self.begin));
            }
        }
        self.last = None;
    }
}

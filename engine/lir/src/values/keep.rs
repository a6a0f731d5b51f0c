//! Slots for temporaries whose live ranges are longer than their statement.

use crate::register::Reg;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Who has which slot, from which word to which.
pub(super) struct Kept {
    /// By slot, the words between which it is taken.
    taken: Vec<Vec<(usize, usize)>>,
    first: u16,
    /// By register, its slot and its place there.
    registers: FxHashMap<Reg, (usize, usize)>,
}

impl Kept {
    /// All of these slots are free.
    pub fn new(slots: Range<u16>) -> Kept {
        Kept {
            taken: vec![Vec::new(); slots.len()],
            first: slots.start,
            registers: FxHashMap::default(),
        }
    }

    /// Whether a register has a slot.
    pub fn has(&self, reg: Reg) -> bool {
        self.registers.contains_key(&reg)
    }

    /// The slot of a register from the word that makes it to the last that reads it, if one is free.
    pub fn keep(&mut self, reg: Reg, from: usize, to: usize) -> Option<u16> {
        // One reads what it needs before it writes.
        let free = |taken: &[(usize, usize)], but: usize, from: usize, to: usize| {
            let others = taken.iter().enumerate().filter(|(at, _)| *at != but);
            others
                .into_iter()
                .all(|(_, (start, end))| to <= *start || *end <= from)
        };
        if let Some((slot, at)) = self.registers.get(&reg).copied() {
            let (from, end) = self.taken[slot][at];
            let to = to.max(end);
            if !free(&self.taken[slot], at, from, to) {
                return None;
            }
            self.taken[slot][at].1 = to;
            return Some(self.first + slot as u16);
        }
        let slot = self
            .taken
            .iter()
            .position(|taken| free(taken, usize::MAX, from, to))?;
        self.registers.insert(reg, (slot, self.taken[slot].len()));
        self.taken[slot].push((from, to));
        Some(self.first + slot as u16)
    }
}

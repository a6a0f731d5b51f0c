//! Finishing register code: slots that nobody reads, instructions that do nothing, displacements, sequences.

use super::build::{Builder, Code, Content, TooLarge, UNBOUND, Word};
use super::dead_stores::Search;
use super::{Id, Ins};
use crate::ops::table;
use maple_lir::shape::Target;

impl Builder {
    /// Fills in all displacements.
    ///
    /// # Errors
    /// If the code does not fit 32-bit displacements or a referenced label is unbound.
    pub fn finish(mut self) -> Result<Code, TooLarge> {
        if self.words.len() * size_of::<Ins>() > i32::MAX as usize {
            return Err(TooLarge);
        }
        if self.branches().any(|(_, target)| target == UNBOUND) {
            return Err(TooLarge);
        }
        self.spare_slots();
        self.spare_stores();
        self.drop_copies();
        self.shorten();
        let (mut ins, ids): (Vec<Ins>, Vec<Id>) = self.words.iter().map(encode).unzip();
        self.fill_in(&mut ins)?;
        self.combine(&ids, &mut ins);
        let origin = self.words.iter().map(|word| word.origin).collect();
        Ok(Code {
            ins,
            ids,
            origin,
            labels: self.labels,
            owning: self.owning,
        })
    }

    /// All branches: from and to which word.
    pub(super) fn branches(&self) -> impl Iterator<Item = (u32, u32)> {
        let words = self.words.iter().enumerate();
        let branches = words.filter_map(|(at, word)| Some((at as u32, word.target?)));
        let entries = self.tables.iter().map(|entry| (entry.at, entry.label));
        let all = branches.chain(entries);
        all.map(|(at, label)| (at, self.labels[label as usize]))
    }

    /// Lets instructions write no slots that nobody reads.
    fn spare_slots(&mut self) {
        let written = (0..self.words.len()).filter(|at| self.words[*at].bare().is_some());
        let candidates: Vec<u32> = written.map(|at| at as u32).collect();
        if candidates.is_empty() {
            return;
        }
        let search = Search {
            words: &self.words,
            edges: self.branches().collect(),
            unobserved: self.unobserved,
        };
        for at in search.dead_writes(&candidates) {
            let word = &mut self.words[at as usize];
            if let Some(bare) = word.bare() {
                word.content = Content::Inst(bare);
            }
        }
    }

    /// Behind loops that write a slot all the same, lets no other instruction write it once more.
    fn spare_stores(&mut self) {
        for (at, begin) in std::mem::take(&mut self.written_behind) {
            let Some(slot) = self.words[at as usize].inst().map(|inst| inst.operands[0].bits()) else {
                continue;
            };
            let spared = |other: &Word| {
                let other = other.inst().filter(|inst| other.spares && inst.is_bare());
                other.is_some_and(|other| other.operands[0].is(slot))
            };
            if !self.words[begin as usize..at as usize].iter().any(spared)
                && let Some(bare) = self.words[at as usize].bare()
            {
                self.words[at as usize].content = Content::Inst(bare);
            }
        }
    }

    /// Drops copies of an accumulator to itself.
    fn drop_copies(&mut self) {
        let is_copy = |word: &Word| word.inst().is_some_and(|inst| inst.copies_to_itself());
        let words = self.words.iter().enumerate();
        let copies = words.filter(|(_, word)| is_copy(word));
        let dropped: Vec<u32> = copies.map(|(at, _)| at as u32).collect();
        if dropped.is_empty() {
            return;
        }
        let moved = |at: u32| at - dropped.partition_point(|word| *word < at) as u32;
        self.words.retain(|word| !is_copy(word));
        let bound = self.labels.iter_mut().filter(|label| **label != UNBOUND);
        bound.for_each(|label| *label = moved(*label));
        self.tables
            .iter_mut()
            .for_each(|entry| entry.at = moved(entry.at));
        self.owning = self.owning.map(|(from, to)| (moved(from), moved(to)));
    }

    /// Gives jumps back and ends of loops that are near the shapes that have the distance in them.
    fn shorten(&mut self) {
        for (at, word) in self.words.iter_mut().enumerate() {
            let target = word.target.map(|label| self.labels[label as usize] as usize);
            let Some(distance) = target.and_then(|target| at.checked_sub(target)) else {
                continue;
            };
            if let Some(inst) = word.inst_mut()
                && let Some(near) = inst.shape.back(distance)
            {
                inst.shape = near;
            }
        }
    }

    fn fill_in(&self, words: &mut [Ins]) -> Result<(), TooLarge> {
        let displacement = |at: usize, label: u32| self.labels[label as usize] as isize - at as isize;
        let in_bytes = |words: isize| (words * size_of::<Ins>() as isize) as i32;
        for (at, word) in self.words.iter().enumerate() {
            let (Some(inst), Some(label)) = (word.inst(), word.target) else {
                continue;
            };
            let (distance, word) = (displacement(at, label), &mut words[at]);
            match inst.shape.target() {
                Target::Wide => {
                    let distance = in_bytes(distance);
                    (word.c, word.d) = (distance as u16, (distance >> 16) as u16);
                }
                Target::Near => word.d = Ins::near_field(distance).ok_or(TooLarge)?,
                Target::Known => {}
            }
        }
        for entry in &self.tables {
            let (at, number) = (entry.at as usize, entry.number as usize);
            let word = &mut words[at + 2 + number / 4];
            let mut parts = [
                word.low() as u32,
                (word.low() >> 32) as u32,
                word.high() as u32,
                (word.high() >> 32) as u32,
            ];
            parts[number % 4] = in_bytes(displacement(at, entry.label)) as u32;
            *word = Ins::data(
                u64::from(parts[0]) | u64::from(parts[1]) << 32,
                u64::from(parts[2]) | u64::from(parts[3]) << 32,
            );
        }
        Ok(())
    }
}

/// What is executed, by one handler alone, and which instruction it is.
fn encode(word: &Word) -> (Ins, Id) {
    match &word.content {
        Content::Inst(inst) | Content::Opaque(inst) => {
            debug_assert_eq!(inst.misplaced(), None, "{inst:?}");
            let [a, b, c, d] = inst.fields();
            let opcode = table::opcode(inst);
            (Ins::new(opcode, a, b, c, d), opcode.id)
        }
        Content::Data(low, high) => (Ins::data(*low, *high), Id::NONE),
    }
}

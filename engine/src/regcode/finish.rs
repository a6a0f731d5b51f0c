//! Finishing register code: slots that nobody reads, instructions that do nothing, displacements, sequences.

use super::build::{Builder, Code, Content, Fixup, TooLarge, UNBOUND, Word};
use super::dead_stores::Search;
use super::{Id, Ins};
use crate::ops::table;
use maple_lir::Shape;

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
        let filled_in = self.fixups.iter().map(Fixup::ends);
        let filled_in = filled_in.map(|(at, label)| (at, self.labels[label as usize]));
        self.edges.iter().copied().chain(filled_in)
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

    /// Drops copies of an accumulator to itself, but where an instruction other than a jump has the distance over it in its opcode.
    fn drop_copies(&mut self) {
        let is_copy = |word: &Word| word.inst().is_some_and(|inst| inst.copies_to_itself());
        if !self.words.iter().any(is_copy) {
            return;
        }
        let jumps: Vec<Option<bool>> = self.edges.iter().map(|(from, _)| self.jump_back(*from)).collect();
        let other = self.edges.iter().zip(&jumps).filter(|(_, jump)| jump.is_none());
        // How many other distances in opcodes begin less those that end at each word.
        let mut spans = vec![0i32; self.words.len() + 1];
        for ((from, to), _) in other {
            spans[*from.min(to) as usize] += 1;
            spans[*from.max(to) as usize] -= 1;
        }
        let mut spanning = 0;
        let mut dropped: Vec<u32> = Vec::new();
        for (at, word) in self.words.iter().enumerate() {
            spanning += spans[at];
            if spanning == 0 && is_copy(word) {
                dropped.push(at as u32);
            }
        }
        if dropped.is_empty() {
            return;
        }
        let moved = |at: u32| at - dropped.partition_point(|word| *word < at) as u32;
        for ((from, to), jump) in self.edges.iter().zip(jumps) {
            let distance = (moved(*from) - moved(*to)) as usize;
            if let Some(nearer) = jump.and_then(|watched| Shape::jump_back(watched, distance))
                && let Some(inst) = self.words[*from as usize].inst_mut()
            {
                inst.shape = nearer;
            }
        }
        let mut at = 0;
        self.words.retain(|_| {
            at += 1;
            dropped.binary_search(&(at - 1)).is_err()
        });
        let bound = self.labels.iter_mut().filter(|label| **label != UNBOUND);
        bound.for_each(|label| *label = moved(*label));
        self.fixups.iter_mut().for_each(|fixup| fixup.move_to(moved));
        let edges = self.edges.iter_mut();
        edges.for_each(|edge| *edge = (moved(edge.0), moved(edge.1)));
        self.owning = self.owning.map(|(from, to)| (moved(from), moved(to)));
    }

    fn fill_in(&self, words: &mut [Ins]) -> Result<(), TooLarge> {
        for fixup in &self.fixups {
            let (at, label) = fixup.ends();
            let target = self.labels[label as usize];
            let displacement = (target as i32 - at as i32) * size_of::<Ins>() as i32;
            match *fixup {
                Fixup::Branch { .. } => {
                    let ins = &mut words[at as usize];
                    ins.c = displacement as u16;
                    ins.d = (displacement >> 16) as u16;
                }
                Fixup::Near { .. } => {
                    let distance = target as isize - at as isize;
                    words[at as usize].d = Ins::near_field(distance).ok_or(TooLarge)?;
                }
                Fixup::Table { entry, .. } => {
                    let word = &mut words[at as usize + 2 + entry as usize / 4];
                    let mut parts = [
                        word.low() as u32,
                        (word.low() >> 32) as u32,
                        word.high() as u32,
                        (word.high() >> 32) as u32,
                    ];
                    parts[entry as usize % 4] = displacement as u32;
                    *word = Ins::data(
                        u64::from(parts[0]) | u64::from(parts[1]) << 32,
                        u64::from(parts[2]) | u64::from(parts[3]) << 32,
                    );
                }
            }
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

//! The last passes, in order.

use crate::code::{Code, Content, UNBOUND, Word};
use crate::dead_stores::Search;

/// A pass over the code of a function.
pub struct Pass {
    /// What it is called.
    pub name: &'static str,
    run: fn(&mut Code),
}

/// The last passes, in order: instructions that become one, variables that stay 0, values that are there already, branches that are decided, variables that share a
/// slot, which slots registers are, where operands are, stores that nobody needs, instructions that do nothing.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "fusion",
        run: Code::fuse,
    },
    Pass {
        name: "zeros",
        run: Code::drop_zeros,
    },
    Pass {
        name: "values",
        run: Code::number_values,
    },
    Pass {
        name: "jump_threading",
        run: Code::thread,
    },
    Pass {
        name: "coalesce",
        run: Code::coalesce,
    },
    Pass {
        name: "slots",
        run: Code::assign_slots,
    },
    Pass {
        name: "accumulators",
        run: Code::place,
    },
    Pass {
        name: "stores",
        run: Code::spare,
    },
    Pass {
        name: "copies",
        run: Code::drop_copies,
    },
];

/// The code is too large for its displacements, or a label was never bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

impl Code {
    /// Makes everything final but the addresses of handlers.
    ///
    /// # Errors
    /// If a label that is branched to is not bound.
    pub fn complete(&mut self) -> Result<(), TooLarge> {
        self.run(PASSES)
    }

    /// Runs passes, the first of [`PASSES`].
    ///
    /// # Errors
    /// If a label that is branched to is not bound.
    pub fn run(&mut self, passes: &[Pass]) -> Result<(), TooLarge> {
        if self.branches().any(|(_, target)| target == UNBOUND) {
            return Err(TooLarge);
        }
        debug_assert_eq!(self.verify(), Ok(()), "before all passes");
        for pass in passes {
            (pass.run)(self);
            debug_assert_eq!(self.verify(), Ok(()), "after {}", pass.name);
        }
        Ok(())
    }

    /// Lets instructions leave slots as they are that nobody reads.
    fn spare(&mut self) {
        self.spare_slots();
        self.spare_stores();
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

    /// After loops that write a slot all the same, lets no other instruction write it once more.
    fn spare_stores(&mut self) {
        for (at, begin) in std::mem::take(&mut self.written_after) {
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
        self.moved(moved);
    }
}

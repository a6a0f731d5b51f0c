//! Assembling register code: instructions, labels, the map back to mirbin.

use super::Ins;
use super::effect::{Effect, Graph};
use crate::dispatch::Handler;

/// Register code under construction. Labels are numbers that the caller chooses, densely from 0.
#[derive(Default)]
pub struct Builder {
    ins: Vec<Ins>,
    origin: Vec<u32>,
    /// Positions of data words.
    data: Vec<u32>,
    labels: Vec<u32>,
    fixups: Vec<Fixup>,
    /// For each word what it does with slots.
    effects: Vec<Effect>,
    /// For each word the handler that does the same, but for writing the slot.
    bare: Vec<Option<Handler>>,
    /// Branches whose displacement is no fixup: from and to which word.
    edges: Vec<(u32, u32)>,
    /// First slot that unwinding does not look at.
    pub unobserved: u16,
    /// Offset of the mirbin instruction that is being translated.
    pub offset: u32,
}

/// A displacement to be filled in when all labels are bound.
enum Fixup {
    /// The `cd` field of an instruction.
    Branch { at: u32, label: u32 },
    /// The `d` field of an instruction, in words.
    Near { at: u32, label: u32 },
    /// Entry of a jump table; displacements count from the instruction.
    Table { at: u32, entry: u32, label: u32 },
}

impl Fixup {
    /// The instruction and the label.
    fn ends(&self) -> (u32, u32) {
        match *self {
            Fixup::Branch { at, label } | Fixup::Near { at, label } | Fixup::Table { at, label, .. } => {
                (at, label)
            }
        }
    }
}

const UNBOUND: u32 = u32::MAX;

/// The code is too large for its displacements, or a label was never bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

/// Finished register code.
pub struct Code {
    /// The instructions.
    pub ins: Vec<Ins>,
    /// For each word the mirbin offset it was made for.
    pub origin: Vec<u32>,
    /// For each label the word it is bound to.
    pub labels: Vec<u32>,
}

impl Builder {
    /// A builder with `labels` labels.
    pub fn new(labels: usize) -> Builder {
        Builder {
            labels: vec![UNBOUND; labels],
            ..Builder::default()
        }
    }

    /// Appends a word, an instruction that may read any slot, or data.
    pub fn push(&mut self, ins: Ins) -> usize {
        self.push_known(ins, Effect::UNKNOWN)
    }

    /// Appends an instruction.
    pub fn push_known(&mut self, ins: Ins, effect: Effect) -> usize {
        self.ins.push(ins);
        self.origin.push(self.offset);
        self.effects.push(effect);
        self.bare.push(None);
        self.ins.len() - 1
    }

    /// Puts an instruction in the place of the one at `index`.
    pub fn replace(&mut self, index: usize, ins: Ins) {
        self.ins[index] = ins;
    }

    /// Says what the instruction at `index` does with slots, and which handler does the same without writing one.
    pub fn describe(&mut self, index: usize, effect: Effect, bare: Option<Handler>) {
        self.effects[index] = effect;
        self.bare[index] = bare;
    }

    /// Says that the instruction at `from` may go on at word `to`.
    pub fn edge(&mut self, from: usize, to: usize) {
        self.edges.push((from as u32, to as u32));
    }

    /// Appends a data word of the instruction before.
    pub fn data(&mut self, low: u64, high: u64) {
        self.data.push(self.ins.len() as u32);
        self.push(Ins::data(low, high));
    }

    /// Appends a branch whose displacement is that of `label`.
    pub fn branch(&mut self, handler: Handler, a: u16, b: u16, effect: Effect, label: usize) {
        let at = self.push_known(Ins::wide(handler, a, b, 0), effect) as u32;
        self.fixups.push(Fixup::Branch {
            at,
            label: label as u32,
        });
    }

    /// Appends a branch whose field `d` is the distance to `label` in words: it fits 16 bits, or assembling fails.
    pub fn near_branch(&mut self, ins: Ins, effect: Effect, label: usize) {
        let at = self.push_known(ins, effect) as u32;
        self.fixups.push(Fixup::Near {
            at,
            label: label as u32,
        });
    }

    /// Appends a jump table instruction; `tag` is the value of the first entry.
    pub fn jump_table(&mut self, handler: Handler, a: u16, tag: u32, labels: &[usize]) {
        let at = self.push(Ins::new(handler, a, 0, 0, 0)) as u32;
        self.data(labels.len() as u64, u64::from(tag));
        for _ in 0..labels.len().div_ceil(4) {
            self.data(0, 0);
        }
        for (entry, label) in labels.iter().enumerate() {
            self.fixups.push(Fixup::Table {
                at,
                entry: entry as u32,
                label: *label as u32,
            });
        }
    }

    /// Binds a label to the next word.
    pub fn bind(&mut self, label: usize) {
        self.labels[label] = self.ins.len() as u32;
    }

    /// Number of words from the bound `label` to the next word.
    pub fn distance_back(&self, label: usize) -> Option<usize> {
        let at = self.labels[label];
        (at != UNBOUND).then(|| self.ins.len() - at as usize)
    }

    /// Number of words so far.
    pub fn words(&self) -> usize {
        self.ins.len()
    }

    /// Whether `index` is that of the last word.
    pub fn is_last(&self, index: usize) -> bool {
        index + 1 == self.ins.len()
    }

    /// Removes the last word, an instruction without data and without a displacement to be filled in. Gives the offset it was made for.
    pub fn take_back(&mut self) -> u32 {
        self.ins.pop();
        self.effects.pop();
        self.bare.pop();
        self.edges.pop_if(|(from, _)| *from as usize == self.ins.len());
        self.data.pop_if(|at| *at as usize == self.ins.len());
        self.origin.pop().unwrap_or(self.offset)
    }

    /// Removes `count` words from `index` on, behind which no label is bound and no displacement is to be filled in. Gives the offset they were
    /// made for.
    pub fn remove(&mut self, index: usize, count: usize) -> u32 {
        let origin = self.origin[index];
        self.ins.drain(index..index + count);
        self.effects.drain(index..index + count);
        self.bare.drain(index..index + count);
        // The positions ascend, and most lie before the index.
        let first = self.data.partition_point(|at| (*at as usize) < index);
        let behind = self.data.split_off(first);
        let kept = behind.into_iter().filter(|at| *at as usize >= index + count);
        self.data.extend(kept.map(|at| at - count as u32));
        self.origin.drain(index..index + count);
        origin
    }

    /// The instruction at `index`.
    pub fn at(&self, index: usize) -> &Ins {
        &self.ins[index]
    }

    /// Fills in all displacements.
    ///
    /// # Errors
    /// If the code does not fit 32-bit displacements or a referenced label is unbound.
    pub fn finish(mut self) -> Result<Code, TooLarge> {
        if self.ins.len() * size_of::<Ins>() > i32::MAX as usize {
            return Err(TooLarge);
        }
        for fixup in &self.fixups {
            let (at, label) = fixup.ends();
            let target = self.labels[label as usize];
            if target == UNBOUND {
                return Err(TooLarge);
            }
            let displacement = (target as i32 - at as i32) * size_of::<Ins>() as i32;
            match *fixup {
                Fixup::Branch { .. } => {
                    let ins = &mut self.ins[at as usize];
                    ins.c = displacement as u16;
                    ins.d = (displacement >> 16) as u16;
                }
                Fixup::Near { .. } => {
                    let words = i16::try_from(target as i32 - at as i32).map_err(|_| TooLarge)?;
                    self.ins[at as usize].d = words as u16;
                }
                Fixup::Table { entry, .. } => {
                    let word = &mut self.ins[at as usize + 2 + entry as usize / 4];
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
        self.spare_slots();
        self.combine();
        Ok(Code {
            ins: self.ins,
            origin: self.origin,
            labels: self.labels,
        })
    }

    /// Lets instructions write no slots that nobody reads.
    fn spare_slots(&mut self) {
        let written = (0..self.ins.len()).filter(|at| self.bare[*at].is_some());
        let candidates: Vec<u32> = written.map(|at| at as u32).collect();
        if candidates.is_empty() {
            return;
        }
        let mut edges = std::mem::take(&mut self.edges);
        edges.extend(self.fixups.iter().map(|fixup| {
            let (at, label) = fixup.ends();
            (at, self.labels[label as usize])
        }));
        let graph = Graph {
            ins: &self.ins,
            effects: &self.effects,
            data: &self.data,
            edges,
            unobserved: self.unobserved,
        };
        for at in graph.dead_writes(&candidates) {
            let at = at as usize;
            if let Some(bare) = self.bare[at] {
                self.ins[at] = self.ins[at].with_handler(bare as usize);
            }
        }
    }

    /// Gives instructions that often follow each other the handler of all.
    #[cfg(tail_dispatch)]
    fn combine(&mut self) {
        use crate::ops::table::{LONGEST, combined};
        let mut data = self.data.iter().map(|at| *at as usize).peekable();
        let instructions: Vec<(usize, usize)> = (0..self.ins.len())
            .filter(|at| data.next_if_eq(at).is_none())
            .map(|at| (at, self.ins[at].handler_address()))
            .collect();
        let handlers: Vec<usize> = instructions.iter().map(|(_, handler)| *handler).collect();
        let mut next = 0;
        while let Some(&(at, _)) = instructions.get(next) {
            let mut candidates = (2..=LONGEST).rev().filter_map(|count| {
                let all = combined(handlers.get(next..next + count)?)?;
                Some((all, count))
            });
            match candidates.next() {
                Some((all, count)) => {
                    self.ins[at] = self.ins[at].with_handler(all as usize);
                    next += count;
                }
                None => next += 1,
            }
        }
    }

    #[cfg(not(tail_dispatch))]
    fn combine(&mut self) {}
}

//! Assembling register code: instructions, labels, the map back to mirbin.

use super::effect::Effect;
use super::{Draft, Id, Ins};
use crate::dispatch::Handler;
use crate::ops::table::Opcode;

/// Register code under construction. Labels are numbers that the caller chooses, densely from 0.
#[derive(Default)]
pub struct Builder {
    pub(super) words: Vec<Word>,
    pub(super) labels: Vec<u32>,
    pub(super) fixups: Vec<Fixup>,
    /// Branches whose displacement is no fixup: from and to which word.
    pub(super) edges: Vec<(u32, u32)>,
    /// Words that write a slot behind a loop, in case it was not written in the loop, and where that begins.
    pub(super) written_behind: Vec<(u32, u32)>,
    /// From which word to which unwinding looks at cells of references; everywhere if there is nothing.
    pub owning: Option<(u32, u32)>,
    /// First slot that unwinding does not look at.
    pub unobserved: u16,
    /// Offset of the mirbin instruction that is being translated.
    pub offset: u32,
}

/// A word and what is known of it.
pub(in crate::regcode) struct Word {
    /// The operands, or the data.
    pub ins: Ins,
    /// Which instruction it is; `None` for a data word.
    pub opcode: Option<Opcode>,
    /// The handler of the sequence that begins here.
    pub whole: Option<Handler>,
    /// Offset of the mirbin instruction it was made for.
    pub origin: u32,
    /// What an instruction does with slots; `None` for a data word.
    pub effect: Option<Effect>,
    /// The instruction that does the same, but for writing the slot.
    pub bare: Option<Opcode>,
}

impl Word {
    /// Makes it another instruction with the same operands.
    pub fn become_another(&mut self, opcode: Opcode) {
        self.opcode = Some(opcode);
    }

    /// Which instruction it is.
    pub fn id(&self) -> Id {
        self.opcode.map_or(Id::NONE, |opcode| opcode.id)
    }

    /// What is executed.
    pub fn published(&self) -> Ins {
        let handler = self.whole.or(self.opcode.map(|opcode| opcode.handler));
        handler.map_or(self.ins, |handler| self.ins.with_handler(handler))
    }
}

/// A displacement to be filled in when all labels are bound.
pub(super) enum Fixup {
    /// The `cd` field of an instruction.
    Branch { at: u32, label: u32 },
    /// The `d` field of an instruction, as [`Ins::near`] has it.
    Near { at: u32, label: u32 },
    /// Entry of a jump table; displacements count from the instruction.
    Table { at: u32, entry: u32, label: u32 },
}

impl Fixup {
    /// The instruction and the label.
    pub(super) fn ends(&self) -> (u32, u32) {
        match *self {
            Fixup::Branch { at, label } | Fixup::Near { at, label } | Fixup::Table { at, label, .. } => {
                (at, label)
            }
        }
    }

    /// Says where the instruction is after words were dropped.
    pub(super) fn move_to(&mut self, moved: impl Fn(u32) -> u32) {
        match self {
            Fixup::Branch { at, .. } | Fixup::Near { at, .. } | Fixup::Table { at, .. } => *at = moved(*at),
        }
    }
}

/// What a label is bound to that is not bound.
pub(super) const UNBOUND: u32 = u32::MAX;

/// The code is too large for its displacements, or a label was never bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge;

/// Finished register code.
pub struct Code {
    /// The instructions.
    pub ins: Vec<Ins>,
    /// For each word the instruction it is, whether one handler executes it alone or with others.
    pub ids: Vec<Id>,
    /// For each word the mirbin offset it was made for.
    pub origin: Vec<u32>,
    /// For each label the word it is bound to.
    pub labels: Vec<u32>,
    /// From which word to which cells may own references; everywhere if there is nothing.
    pub owning: Option<(u32, u32)>,
}

impl Builder {
    /// A builder with `labels` labels.
    pub fn new(labels: usize) -> Builder {
        Builder {
            labels: vec![UNBOUND; labels],
            ..Builder::default()
        }
    }

    fn push(&mut self, word: Word) -> usize {
        self.words.push(word);
        self.words.len() - 1
    }

    /// Appends an instruction.
    pub fn push_known(&mut self, draft: Draft, effect: Effect) -> usize {
        self.push_target(draft, effect, None)
    }

    /// Appends an instruction, of which `bare` does the same without writing the slot.
    pub fn push_target(&mut self, draft: Draft, effect: Effect, bare: Option<Opcode>) -> usize {
        self.push(Word {
            ins: draft.ins,
            opcode: Some(draft.opcode),
            whole: None,
            origin: self.offset,
            effect: Some(effect),
            bare,
        })
    }

    /// Puts an instruction in the place of the one at `index`.
    pub fn replace(&mut self, index: usize, draft: Draft, effect: Effect, bare: Option<Opcode>) {
        let word = &mut self.words[index];
        (word.ins, word.opcode) = (draft.ins, Some(draft.opcode));
        (word.effect, word.bare) = (Some(effect), bare);
    }

    /// Says that the instruction at `from` may go on at word `to`.
    pub fn edge(&mut self, from: usize, to: usize) {
        self.edges.push((from as u32, to as u32));
    }

    /// Says that the last instruction writes to its slot what it has in the loop from `label` on.
    pub fn leaves_loop(&mut self, label: usize) {
        self.written_behind
            .push((self.words.len() as u32 - 1, self.labels[label]));
    }

    /// Appends a data word of the instruction before.
    pub fn data(&mut self, low: u64, high: u64) {
        self.push(Word {
            ins: Ins::data(low, high),
            opcode: None,
            whole: None,
            origin: self.offset,
            effect: None,
            bare: None,
        });
    }

    /// Appends a branch whose displacement is that of `label`.
    pub fn branch(&mut self, opcode: Opcode, a: u16, b: u16, effect: Effect, label: usize) {
        let at = self.push_known(Draft::wide(opcode, a, b, 0), effect) as u32;
        self.fixups.push(Fixup::Branch {
            at,
            label: label as u32,
        });
    }

    /// Appends a branch whose field `d` leads to `label`: it is near, or assembling fails.
    pub fn near_branch(&mut self, draft: Draft, effect: Effect, label: usize) {
        let at = self.push_known(draft, effect);
        self.leads_near(at, label);
    }

    /// Says that field `d` of the instruction at `from` leads to `label`.
    pub fn leads_near(&mut self, from: usize, label: usize) {
        self.fixups.push(Fixup::Near {
            at: from as u32,
            label: label as u32,
        });
    }

    /// Appends a jump table instruction; `tag` is the value of the first entry.
    pub fn jump_table(&mut self, opcode: Opcode, a: u16, tag: u32, labels: &[usize]) {
        let at = self.push_known(Draft::new(opcode, a, 0, 0, 0), Effect::UNKNOWN) as u32;
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
        self.labels[label] = self.words.len() as u32;
    }

    /// Number of words from the bound `label` to the next word.
    pub fn distance_back(&self, label: usize) -> Option<usize> {
        let at = self.labels[label];
        (at != UNBOUND).then(|| self.words.len() - at as usize)
    }

    /// Number of words so far.
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// Whether `index` is that of the last word.
    pub fn is_last(&self, index: usize) -> bool {
        index + 1 == self.words.len()
    }

    /// Removes the last word, an instruction without data and without a displacement to be filled in. Gives the offset it was made for.
    pub fn take_back(&mut self) -> u32 {
        let word = self.words.pop();
        self.edges.pop_if(|(from, _)| *from as usize == self.words.len());
        word.map_or(self.offset, |word| word.origin)
    }

    /// Removes `count` words from `index` on, behind which no label is bound and no displacement is to be filled in. Gives the offset they were
    /// made for.
    pub fn remove(&mut self, index: usize, count: usize) -> u32 {
        let origin = self.words[index].origin;
        self.words.drain(index..index + count);
        origin
    }

    /// The operands of the instruction at `index`.
    pub fn at(&self, index: usize) -> &Ins {
        &self.words[index].ins
    }

    /// The instruction at `index`, if it is one.
    pub fn draft(&self, index: usize) -> Option<Draft> {
        let word = self.words.get(index)?;
        let (opcode, ins) = (word.opcode?, word.ins);
        Some(Draft { opcode, ins })
    }
}

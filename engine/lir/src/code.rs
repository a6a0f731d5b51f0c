//! Code of a function: instructions, labels, the map back to mirbin.

use crate::accumulators::{Loop, Pins};
use crate::form::{Effect, Form};
use crate::inst::{Inst, Operand};
use crate::region::Surroundings;
use crate::register::{Reg, Registers};
use crate::single::Single;
use fixedbitset::FixedBitSet;

/// Code under construction. Labels are numbers that the caller chooses, densely from 0.
#[derive(Default)]
pub struct Code {
    /// The words.
    pub words: Vec<Word>,
    /// The registers; none once operands are slots.
    pub registers: Registers,
    /// What the function is besides its words, as long as there are registers.
    pub surroundings: Surroundings,
    /// Arguments and results of calls, until operands are slots.
    pub(crate) calls: Vec<Values>,
    /// For each label the word it is bound to, or [`UNBOUND`].
    pub labels: Vec<u32>,
    /// The labels that control may come to in ways that no word says.
    pub(crate) entered: FixedBitSet,
    /// Entries of jump tables.
    pub tables: Vec<JumpTableEntry>,
    /// Words that write a slot after a loop, in case it was not written in the loop, and where that begins.
    pub(crate) written_after: Vec<(u32, u32)>,
    /// Whether it is chosen where operands and results are.
    pub(crate) placed: bool,
    /// Until then, loops with pinned variables, by place; they do not overlap.
    pub loops: Vec<Loop>,
    /// From then on, where those loops have come to lie.
    pub pinned: Vec<Loop>,
    /// Slots that somebody may look at whenever an instruction raises.
    pub observed: FixedBitSet,
    /// Whether all slots are.
    pub observes_all: bool,
    /// Slots whose address is taken.
    pub addressed: FixedBitSet,
    /// Slots that hold constants, from where they are written on.
    pub constants: Vec<(u16, u64)>,
    /// First temporary.
    pub temps: u16,
    /// Slots after those of all temporaries, for those that are read longer than their statement. Frames of callees lie there.
    pub kept: std::ops::Range<u16>,
    /// First slot that unwinding does not look at.
    pub unobserved: u16,
    /// Offset of the mirbin instruction that is being translated.
    pub offset: u32,
}

/// A word of code under construction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// The instruction, or the data.
    pub content: Content,
    /// The label that it may branch to.
    pub target: Option<u32>,
    /// Offset of the mirbin instruction it was made for.
    pub origin: u32,
    /// Whether the slot of the result may be left as it is where nobody reads it.
    pub spares: bool,
    /// Number of its arguments and results, if it is a call.
    pub(crate) values: Option<u32>,
}

/// The values that a call takes and gives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// The arguments, in order. They lie one after the other, the first where the callee's frame begins.
    pub arguments: Vec<Reg>,
    /// The result, if no operand says it.
    pub result: Option<Reg>,
}

/// What a word is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// An instruction.
    Inst(Inst),
    /// An instruction that may read any slot, whatever its form says.
    Opaque(Inst),
    /// Data of the instruction before it.
    Data(Half, Half),
}

/// Half of a data word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// These bits.
    Bits(u64),
    /// What has this number in a table that belongs to the code. Its address or value is filled in when the code is published.
    Symbol(u32),
}

impl From<u64> for Half {
    fn from(bits: u64) -> Half {
        Half::Bits(bits)
    }
}

impl Word {
    /// A word that leads nowhere.
    pub(crate) fn new(content: Content, origin: u32, spares: bool) -> Word {
        Word {
            content,
            target: None,
            origin,
            spares,
            values: None,
        }
    }

    /// The instruction, if it is one.
    pub fn inst(&self) -> Option<&Inst> {
        match &self.content {
            Content::Inst(inst) | Content::Opaque(inst) => Some(inst),
            Content::Data(..) => None,
        }
    }

    /// The instruction, if it is one, to be changed.
    pub fn inst_mut(&mut self) -> Option<&mut Inst> {
        match &mut self.content {
            Content::Inst(inst) | Content::Opaque(inst) => Some(inst),
            Content::Data(..) => None,
        }
    }

    /// The instruction that leaves the slot of the result as it is, if it may.
    pub fn bare(&self) -> Option<Inst> {
        self.inst().filter(|_| self.spares)?.bare()
    }

    /// What the instruction does besides, if it is one.
    pub fn effect(&self) -> Option<Effect> {
        self.content.effect(&self.inst()?.form())
    }

    /// Whether control does not come from here to the next instruction.
    pub fn ends(&self) -> bool {
        self.effect().is_some_and(Effect::ends)
    }
}

impl Content {
    /// What the instruction, which has this form, does besides, if it is one.
    pub(crate) fn effect(&self, form: &Form) -> Option<Effect> {
        match self {
            Content::Inst(_) => Some(form.effect),
            Content::Opaque(_) if form.effect.ends() => Some(Effect::Leaves),
            Content::Opaque(_) => Some(Effect::Opaque),
            Content::Data(..) => None,
        }
    }
}

/// An entry of a jump table.
#[derive(Clone, Copy, Debug)]
pub struct JumpTableEntry {
    /// The instruction.
    pub at: u32,
    /// Number of the entry.
    pub number: u32,
    /// Where it leads.
    pub label: u32,
}

/// What a label is bound to that is not bound.
pub const UNBOUND: u32 = u32::MAX;

impl Code {
    /// Code with `labels` labels.
    pub fn new(labels: usize) -> Code {
        Code {
            labels: vec![UNBOUND; labels],
            entered: FixedBitSet::with_capacity(labels),
            ..Code::default()
        }
    }

    fn push_word(&mut self, content: Content, spares: bool) -> usize {
        let origin = self.offset;
        self.words.push(Word::new(content, origin, spares));
        self.words.len() - 1
    }

    /// Appends an instruction.
    pub fn push(&mut self, inst: Inst) -> usize {
        self.push_word(Content::Inst(inst), false)
    }

    /// Appends an instruction, which may leave the slot of its result as it is if `spares` is set and nobody reads it.
    pub fn push_result(&mut self, inst: Inst, spares: bool) -> usize {
        self.push_word(Content::Inst(inst), spares)
    }

    /// Says which values the call that was just appended takes and gives.
    pub fn passes(&mut self, values: Values) {
        let number = self.calls.len() as u32;
        if let Some(word) = self.words.last_mut() {
            word.values = Some(number);
            self.calls.push(values);
        }
    }

    /// The values that a word takes and gives besides its operands.
    pub fn values(&self, word: &Word) -> Option<&Values> {
        self.calls.get(word.values? as usize)
    }

    /// Appends an instruction that reads slots of which its operands say nothing.
    pub fn push_opaque(&mut self, inst: Inst) -> usize {
        self.push_word(Content::Opaque(inst), false)
    }

    /// Puts an instruction in the place of the one at `index`.
    pub fn replace(&mut self, index: usize, inst: Inst, spares: bool) {
        let word = &mut self.words[index];
        (word.content, word.spares) = (Content::Inst(inst), spares);
    }

    /// Appends a data word of the instruction before.
    pub fn data(&mut self, low: impl Into<Half>, high: impl Into<Half>) {
        self.push_word(Content::Data(low.into(), high.into()), false);
    }

    /// Says that the last instruction may branch to `label`. If its shape has 16 bits for that and the label is farther, assembling fails.
    pub fn leads_to(&mut self, label: usize) {
        if let Some(word) = self.words.last_mut() {
            word.target = Some(label as u32);
        }
    }

    /// A new label, for a place that is no instruction of mirbin.
    pub fn label(&mut self) -> usize {
        self.labels.push(UNBOUND);
        self.labels.len() - 1
    }

    /// Appends a jump table for the number in a register; `tag` is the value of the first entry.
    pub fn jump_table(&mut self, reg: Reg, tag: u32, labels: &[usize]) {
        self.table(Single::JumpTable, reg, tag, labels.len(), labels);
    }

    /// Appends a jump through a table, whose last label is that of all other numbers.
    pub fn switch(&mut self, reg: Reg, tag: u32, labels: &[usize]) {
        self.table(Single::Switch, reg, tag, labels.len() - 1, labels);
    }

    fn table(&mut self, single: Single, reg: Reg, tag: u32, count: usize, labels: &[usize]) {
        let at = self.push(Inst::single(single, &[Operand::spilled(reg)])) as u32;
        self.data(count as u64, u64::from(tag));
        for _ in 0..labels.len().div_ceil(4) {
            self.data(0, 0);
        }
        for (number, label) in labels.iter().enumerate() {
            self.tables.push(JumpTableEntry {
                at,
                number: number as u32,
                label: *label as u32,
            });
        }
    }

    /// Says that control may come to a label in ways that no word says.
    pub fn enters(&mut self, label: usize) {
        self.entered.insert(label);
    }

    /// Binds a label to the next word.
    pub fn bind(&mut self, label: usize) {
        self.labels[label] = self.words.len() as u32;
    }

    /// What is pinned at a word, once operands are placed.
    pub fn pins_at(&self, word: u32) -> Pins {
        let behind = self.pinned.partition_point(|within| within.words.start <= word);
        let within = behind.checked_sub(1).and_then(|index| self.pinned.get(index));
        let within = within.filter(|within| word < within.words.end);
        within.map_or(Pins::default(), |within| within.pins)
    }

    /// Whether control may come to a label in ways that no word says.
    pub fn is_entered(&self, label: usize) -> bool {
        self.entered.contains(label)
    }

    /// Whether somebody may look at a slot whenever an instruction raises.
    pub fn is_observed(&self, slot: u16) -> bool {
        self.observes_all || self.observed.contains(slot.into())
    }

    /// All branches: from and to which word.
    pub fn branches(&self) -> impl Iterator<Item = (u32, u32)> {
        let words = self.words.iter().enumerate();
        let branches = words.filter_map(|(at, word)| Some((at as u32, word.target?)));
        let entries = self.tables.iter().map(|entry| (entry.at, entry.label));
        let all = branches.chain(entries);
        all.map(|(at, label)| (at, self.labels[label as usize]))
    }

    /// Whether a label is bound: what leads there leads back.
    pub fn is_bound(&self, label: usize) -> bool {
        self.labels[label] != UNBOUND
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
        word.map_or(self.offset, |word| word.origin)
    }

    /// Removes `count` words from `index` on, after which no label is bound and no displacement is to be filled in. Gives the offset they were
    /// made for.
    pub fn remove(&mut self, index: usize, count: usize) -> u32 {
        let origin = self.words[index].origin;
        self.words.drain(index..index + count);
        origin
    }

    /// Gives mirbin instructions other offsets.
    pub fn renumber(&mut self, offset: impl Fn(u32) -> u32) {
        for word in &mut self.words {
            word.origin = offset(word.origin);
        }
        for region in &mut self.surroundings.regions {
            region.offsets = offset(region.offsets.start)..offset(region.offsets.end);
        }
    }

    /// Says where words have come to lie, for all but labels.
    pub(crate) fn moved(&mut self, to: impl Fn(u32) -> u32) {
        self.tables.iter_mut().for_each(|entry| entry.at = to(entry.at));
        for within in self.loops.iter_mut().chain(&mut self.pinned) {
            within.words = to(within.words.start)..to(within.words.end);
        }
    }

    /// The instruction at `index`, if it is one.
    pub fn inst(&self, index: usize) -> Option<&Inst> {
        self.words.get(index)?.inst()
    }
}

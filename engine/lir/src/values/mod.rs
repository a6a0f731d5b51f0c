//! The pass `values`: value numbering within extended basic blocks. What was computed or loaded before is not computed or loaded once more.
//!
//! A label with one predecessor continues its block. An instruction whose operation and operands have the value numbers of an earlier one
//! has its value. If the result is a temporary, its consumers read the register with the value, and the instruction is deleted; if it is a
//! variable, the instruction becomes a copy.
//!
//! The register must still have the value where it is read. A variable has until it is assigned. A temporary lies in the slot of its depth on the
//! evaluation stack, which the next statement takes: it moves to a slot of [`Code::kept`] for its live range ([`keep`]).
//!
//! A variable that was compared with 0 is not compared once more before it is raised what a null raises.
//!
//! Loads are the same as long as nothing is stored where they load from, which is known of fields with the same base only. The pass comes
//! after `fusion`: a load or a product that is part of another instruction costs no instruction of its own.

mod keep;
mod known;

#[cfg(test)]
mod tests;

use crate::code::{Code, Content, UNBOUND, Word};
use crate::form::Class;
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{Compare, FloatUnary, Unary, Width};
use crate::register::Reg;
use crate::shape::Shape;
use crate::single::Single;
use fixedbitset::FixedBitSet;
use keep::Kept;
use known::{Data, Key, Known, Memory, ValueNumber, key_of, memory, stores_absolutely};
use rustc_hash::FxHashMap;

/// States that wait at labels, so that a huge function costs no more than its size.
const MAX_WAITING: usize = 64;
/// Words in which all readers of a temporary must be.
const MAX_AHEAD: usize = 128;

/// Labels by the way control comes to them.
struct Arrivals {
    /// For each word how many branches lead there.
    edges: Vec<u32>,
    /// The words that control may come to in ways that no word says, or from further on.
    joined: FixedBitSet,
}

struct Numbering<'a> {
    code: &'a mut Code,
    arrivals: Arrivals,
    /// How often each register is read.
    reads: Vec<u8>,
    /// Registers that calls take or give.
    passed: FixedBitSet,
    /// Where temporaries are made.
    made: FxHashMap<Reg, usize>,
    kept: Kept,
    known: Known,
    /// The last store to a constant address, if everything after it only computes.
    stored: Option<((Width, Data), usize)>,
    /// The number of the first temporary.
    temps: u32,
    /// Words that go.
    gone: FixedBitSet,
}

impl Code {
    /// Lets values be computed once.
    pub(crate) fn number_values(&mut self) {
        if self.observes_all || self.registers.is_empty() {
            return;
        }
        let arrivals = self.arrivals();
        let passed = self.passed();
        let reads = self.reads(&self.words);
        let words = self.words.len();
        let temps = u32::from(self.temps);
        let kept = Kept::new(self.kept.clone());
        let mut numbering = Numbering {
            code: self,
            arrivals,
            reads,
            passed,
            made: FxHashMap::default(),
            kept,
            known: Known::default(),
            stored: None,
            temps,
            gone: FixedBitSet::with_capacity(words),
        };
        numbering.run();
        let gone = numbering.gone;
        self.drop_words(&gone);
    }

    /// The registers that are read in ways that no operand says: as arguments, through the address of their slots, by loops that are one instruction.
    fn passed(&self) -> FixedBitSet {
        let registers = self.registers.len();
        let mut passed = FixedBitSet::with_capacity(registers);
        for values in &self.calls {
            let regs = values.arguments.iter().chain(&values.result);
            passed.extend(
                regs.map(|reg| reg.number() as usize)
                    .filter(|reg| *reg < registers),
            );
        }
        let temps = i32::from(self.temps);
        let hidden = self.words.iter().filter_map(|word| {
            let inst = word.inst()?;
            match inst.shape {
                Shape::Single(Single::SlotAddress | Single::SlotAddress16) => Some(inst.operands[1].value),
                Shape::Fill(..) => Some(temps),
                _ => None,
            }
        });
        if let Some(first) = hidden.filter(|slot| *slot >= temps).min() {
            let slots = self.registers.iter().map(|register| i32::from(register.slot));
            let slots = slots.enumerate().skip(temps as usize);
            passed.extend(slots.filter(|(_, slot)| *slot >= first).map(|(reg, _)| reg));
        }
        passed
    }

    fn arrivals(&self) -> Arrivals {
        let mut edges = vec![0; self.words.len() + 1];
        let mut joined = FixedBitSet::with_capacity(self.words.len() + 1);
        for (from, to) in self.branches() {
            edges[to as usize] += 1;
            if to <= from {
                joined.insert(to as usize);
            }
        }
        let entered = self.entered.ones().map(|label| self.labels[label]);
        joined.extend(entered.filter(|at| *at != UNBOUND).map(|at| at as usize));
        Arrivals { edges, joined }
    }

    /// Drops words.
    pub(crate) fn drop_words(&mut self, gone: &FixedBitSet) {
        if gone.is_clear() {
            return;
        }
        let mut moved = Vec::with_capacity(self.words.len() + 1);
        let mut next = 0;
        for at in 0..=self.words.len() {
            moved.push(next);
            next += u32::from(!gone.contains(at));
        }
        let mut at = 0;
        self.words.retain(|_| {
            at += 1;
            !gone.contains(at - 1)
        });
        self.renumber_words(|at| moved.get(at as usize).copied().unwrap_or(at));
    }

    /// Says where words have come to lie.
    pub(crate) fn renumber_words(&mut self, moved: impl Fn(u32) -> u32) {
        let bound = self.labels.iter_mut().filter(|label| **label != UNBOUND);
        bound.for_each(|label| *label = moved(*label));
        self.moved(moved);
    }
}

impl Numbering<'_> {
    fn run(&mut self) {
        let mut waiting: FxHashMap<u32, Known> = FxHashMap::default();
        let mut falls = true;
        for at in 0..self.code.words.len() {
            let here = at as u32;
            let edges = self.arrivals.edges[at];
            if edges > 0 || self.arrivals.joined.contains(at) {
                self.stored = None;
                let one = edges == 1 && !falls && !self.arrivals.joined.contains(at);
                let known = waiting.remove(&here).filter(|_| one);
                self.known = known.unwrap_or_default();
            } else if !falls {
                self.known = Known::default();
            }
            let word = self.code.words[at];
            if word.inst().is_none() || self.gone.contains(at) {
                continue;
            }
            falls = !word.ends();
            let tested = self.tested(&word);
            if let Some((_, reg)) = tested
                && self.known.is_nonzero(reg)
                && let Some(after) = self.check_ends(at, &word)
            {
                // Control falls to where the branch led, as if it came by the branch.
                self.gone.insert_range(at..after);
                waiting.insert(after as u32, self.known.clone());
                falls = false;
                continue;
            }
            self.word(at, &word);
            if let Some(label) = word.target {
                let to = self.code.labels[label as usize];
                if self.arrivals.edges[to as usize] == 1 && waiting.len() < MAX_WAITING {
                    let mut known = self.known.clone();
                    if let Some((Compare::Ne64, reg)) = tested {
                        known.set_nonzero(reg);
                    }
                    if !known.is_empty() {
                        waiting.insert(to, known);
                    }
                }
            }
            if let Some((Compare::Eq64, reg)) = tested {
                self.known.set_nonzero(reg);
            }
        }
    }

    /// The variable that a branch compares with 0.
    fn tested(&self, word: &Word) -> Option<(Compare, Reg)> {
        let inst = word.inst()?;
        let (Shape::Branch(op @ (Compare::Eq64 | Compare::Ne64), false), [left, right, ..]) =
            (inst.shape, inst.operands)
        else {
            return None;
        };
        let reg = left
            .as_reg()
            .filter(|reg| !self.is_temporary(*reg) && !self.code.is_memory(*reg))?;
        (right.kind == Kind::Imm && right.value == 0).then_some((op, reg))
    }

    /// Where the branch at a word leads, if all that it leads over is to raise and nobody else comes there.
    fn check_ends(&self, at: usize, word: &Word) -> Option<usize> {
        let after = self.code.labels[word.target? as usize] as usize;
        let between = self.code.words.get(at + 1..after)?;
        let (first, data) = between.split_first()?;
        let raises = first.inst().is_some_and(|inst| {
            inst.shape == Shape::Single(Single::Raise) && data.iter().all(|word| word.inst().is_none())
        });
        let branches = matches!(word.inst()?.shape, Shape::Branch(Compare::Ne64, _));
        let reached = |at: usize| self.arrivals.edges[at] > 0 || self.arrivals.joined.contains(at);
        (branches && raises && !(at + 1..after).any(reached)).then_some(after)
    }

    /// Looks at an instruction.
    fn word(&mut self, at: usize, word: &Word) {
        let Content::Inst(inst) = &word.content else {
            self.known.forget(self.temps);
            self.stored = None;
            return;
        };
        if inst.shape == Shape::Single(Single::Clear) {
            // It clears more variables than it names.
            self.known = Known::default();
        }
        let memory = memory(inst.shape);
        if memory == Memory::Unknown {
            self.known.forget(self.temps);
        }
        let written = inst.result().and_then(|_| inst.operands[0].as_reg());
        let data = match self.code.words.get(at + 1).map(|word| word.content) {
            Some(Content::Data(low, high)) => Some((low, high)),
            _ => None,
        };
        let value = written.map(|reg| self.result(at, inst, data, reg));
        if memory == Memory::Writes {
            self.known.stored(inst, data);
        }
        self.overwritten(at, word, data);
        let besides = inst.form().roles.into_iter().zip(inst.operands);
        let besides = besides.filter(|(role, _)| role.writes_besides());
        for reg in besides.filter_map(|(_, operand)| operand.as_reg()) {
            let value = self.known.fresh();
            self.assigned(reg, value);
        }
        if let (Some(reg), Some(value)) = (written, value) {
            self.made.insert(reg, at);
            self.assigned(reg, value);
        }
        let given = self.code.values(word).and_then(|values| values.result);
        if let Some(reg) = given {
            let value = self.known.fresh();
            self.assigned(reg, value);
        }
    }

    /// The value of the result of an instruction, which goes or becomes a copy if a register has it.
    fn result(&mut self, at: usize, inst: &Inst, data: Data, reg: Reg) -> ValueNumber {
        if let Some(copied) = copied(inst) {
            return self.value_of(copied);
        }
        let Some(key) = key_of(inst, data, |reg| self.value_of(reg)) else {
            return self.known.fresh();
        };
        let (value, holder) = self
            .known
            .find(&key)
            .unwrap_or_else(|| (self.known.fresh(), None));
        let replaced = match holder {
            Some(holder) => self.replace(at, inst, reg, holder),
            None => self.replace_low(at, &key, reg),
        };
        if !replaced && !self.is_shared(reg) {
            self.known.computes(key, value, reg);
        }
        value
    }

    /// A register gets a value.
    fn assigned(&mut self, reg: Reg, value: ValueNumber) {
        self.known.may_be_zero(reg);
        if self.is_shared(reg) {
            self.known.memory_changed();
        } else {
            self.known.assign(reg, value, !self.is_temporary(reg));
        }
    }

    /// The number of the value that a register has.
    fn value_of(&mut self, reg: Reg) -> ValueNumber {
        match self.is_shared(reg) {
            true => self.known.fresh(),
            false => self.known.value_of(reg),
        }
    }

    fn is_shared(&self, reg: Reg) -> bool {
        self.code.is_shared(reg)
    }

    fn is_temporary(&self, reg: Reg) -> bool {
        reg.number() >= self.temps
    }

    fn is_passed(&self, reg: Reg) -> bool {
        self.passed.contains(reg.number() as usize)
    }

    /// Lets the register `holder`, which has it, give the value that the instruction at a word computes into `reg`. Says whether it does.
    fn replace(&mut self, at: usize, inst: &Inst, reg: Reg, holder: Reg) -> bool {
        if self.is_temporary(reg)
            && !self.is_passed(reg)
            && let Some(readers) = self.readers(at, reg, holder)
        {
            let last = readers.last().copied().unwrap_or(at);
            if !self.keeps(holder, last) {
                return false;
            }
            for reader in readers {
                self.rename(reader, reg, holder);
            }
            self.drop(at);
            return true;
        }
        if !is_dear(inst) || !self.keeps(holder, at) {
            return false;
        }
        let (class, _) = inst.result().unwrap_or((Class::Int, 0));
        let copy = Inst::copy(class, inst.operands[0], Operand::of(holder));
        self.drop(at);
        self.gone.set(at, false);
        self.code.words[at].content = Content::Inst(copy);
        self.read_more(holder);
        true
    }

    /// As [`Numbering::replace`], where a register has the low bits of what is loaded and who reads it wants no others.
    fn replace_low(&mut self, at: usize, key: &Key, reg: Reg) -> bool {
        let Some(holder) = self.known.find_low(key) else {
            return false;
        };
        if !self.is_temporary(reg) || self.is_passed(reg) {
            return false;
        }
        let Some(readers) = self.readers(at, reg, holder) else {
            return false;
        };
        let last = readers.last().copied().unwrap_or(at);
        if !readers.iter().all(|at| self.reads_low(*at, reg)) || !self.keeps(holder, last) {
            return false;
        }
        for reader in readers {
            self.rename(reader, reg, holder);
        }
        self.drop(at);
        true
    }

    /// Whether an instruction looks at no more than the low 32 bits of a register.
    fn reads_low(&self, at: usize, reg: Reg) -> bool {
        let Some(inst) = self.code.words[at].inst() else {
            return false;
        };
        let operands = inst.form().roles.into_iter().zip(inst.operands).enumerate();
        let mut reads = operands.filter(|(_, (role, operand))| role.reads() && operand.is_reg(reg));
        reads.all(|(number, (role, _))| role.read().is_some() && inst.shape.reads_low(number))
    }

    /// Drops the store before to the same constant address, if nobody can have seen it.
    fn overwritten(&mut self, at: usize, word: &Word, data: Data) {
        if self.gone.contains(at) {
            return;
        }
        let Content::Inst(inst) = &word.content else {
            return;
        };
        let stored = stores_absolutely(inst, data).map(|place| (place, at));
        if let (Some((place, before)), Some((other, _))) = (self.stored, stored)
            && place == other
        {
            self.drop(before);
        }
        if stored.is_some() || word.target.is_some() || !inst.is_pure() {
            self.stored = stored;
        }
    }

    /// Lets an instruction read another register.
    fn rename(&mut self, at: usize, from: Reg, to: Reg) {
        let Some(inst) = self.code.words[at].inst_mut() else {
            return;
        };
        let roles = inst.form().roles;
        let mut times = 0;
        for (role, operand) in roles.iter().zip(&mut inst.operands) {
            if role.reads() && operand.is_reg(from) {
                operand.value = to.number() as i32;
                times += 1;
            }
        }
        (0..times).for_each(|_| self.read_more(to));
    }

    fn read_more(&mut self, reg: Reg) {
        let reads = &mut self.reads[reg.number() as usize];
        *reads = reads.saturating_add(1);
    }

    /// Drops an instruction and its data.
    fn drop(&mut self, at: usize) {
        let data = self.code.words[at + 1..]
            .iter()
            .take_while(|word| word.inst().is_none());
        let data = data.count();
        self.gone.insert_range(at..at + 1 + data);
    }

    /// The instructions that read a temporary, which the one at `at` makes, if they are all in the block, and `holder` is what it was there.
    fn readers(&self, at: usize, reg: Reg, holder: Reg) -> Option<Vec<usize>> {
        let mut left = self.reads[reg.number() as usize];
        if left == u8::MAX || left == 0 {
            return None;
        }
        let mut readers = Vec::new();
        let ahead = self.code.words.iter().enumerate().skip(at + 1);
        for (at, word) in ahead.take(MAX_AHEAD) {
            if left == 0 {
                break;
            }
            if self.arrivals.joined.contains(at) || self.arrivals.edges[at] > 0 {
                return None;
            }
            let inst = match &word.content {
                Content::Inst(inst) => inst,
                Content::Data(..) => continue,
                Content::Opaque(_) => return None,
            };
            if self.gone.contains(at) {
                continue;
            }
            let operands = || inst.form().roles.into_iter().zip(inst.operands);
            let reads = operands().filter(|(role, operand)| role.reads() && operand.is_reg(reg));
            let reads = reads.count() as u8;
            if reads > 0 {
                readers.push(at);
                left = left.saturating_sub(reads);
            }
            // Code that keeps variables may go on from here: it finds the evaluation stack where it was.
            let lost = memory(inst.shape) == Memory::Unknown;
            let mut written = operands().filter(|(role, _)| role.result().is_some() || role.writes_besides());
            let replaced = |(_, operand): (_, Operand)| operand.is_reg(holder);
            if left > 0 && (lost || written.any(replaced) || word.ends()) {
                return None;
            }
            // What a temporary that is replaced and a call take is not told apart.
            if lost && reads > 0 {
                return None;
            }
        }
        (left == 0).then_some(readers)
    }

    /// Whether a register that has a value has it up to a word. Lets a temporary lie where it has.
    fn keeps(&mut self, holder: Reg, last: usize) -> bool {
        if !self.is_temporary(holder) {
            return true;
        }
        let Some(made) = self.made.get(&holder).copied() else {
            return false;
        };
        let mut last = last;
        if !self.kept.has(holder) {
            if self.is_passed(holder) {
                return false;
            }
            let Some(readers) = self.readers(made, holder, holder) else {
                return false;
            };
            last = readers.into_iter().fold(last, usize::max);
        }
        let slot = self.kept.keep(holder, made, last);
        if let Some(slot) = slot {
            self.code.registers.move_to(holder, slot);
        }
        slot.is_some()
    }
}

/// The register that an instruction copies.
fn copied(inst: &Inst) -> Option<Reg> {
    match inst.shape {
        Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy) => inst.operands[1].as_reg(),
        _ => None,
    }
}

/// Whether a copy is better.
fn is_dear(inst: &Inst) -> bool {
    memory(inst.shape) == Memory::Reads || matches!(inst.shape, Shape::Divide(_))
}

//! The pass `fusion`: instruction selection by pairs. An instruction and the only consumer of its result become one.
//!
//! The pass appends the words to new code, in order. What is appended looks at what was appended last: if that computes a temporary without
//! another consumer, and there is an instruction for both, it replaces them. A read-modify-write looks further back, for the load of what it
//! stores ([`memory`]); the branch at the end of a loop knows how long the loop has become ([`loops`]). Nothing is fused across a label.

mod control;
mod loops;
mod memory;
mod operands;

#[cfg(test)]
mod tests;

use crate::code::{Code, Content, UNBOUND, Word};
use crate::inst::{Inst, Operand};
use crate::operation::Unary;
use crate::register::Reg;
use crate::shape::{Argument, Shape};
use crate::single::{ObjectOp, Single};
use fixedbitset::FixedBitSet;
use memory::{Loads, Stored};

/// Words of new code, at most, for one word of the old, with those that later passes insert.
const GROWTH: usize = 8;
/// Half of the words that a displacement of 16 bits reaches over; it counts half words.
const NEAR: usize = 1 << 13;

struct Fusion<'a> {
    /// The code before, and where its labels were bound.
    old: &'a [Word],
    labels: Vec<u32>,
    /// The new code.
    code: &'a mut Code,
    /// Words of the old code that control may come to other than from the word before.
    joined: FixedBitSet,
    /// How often each temporary is read.
    reads: Vec<u8>,
    /// The instruction that was appended last, if no label came after it.
    last: Option<usize>,
    /// The instruction that was appended last and has become a branch where it does not do its work, if no label came after it.
    tried: Option<usize>,
    /// The load of an attribute before the last instruction, which released what that is assigned to, as far as it goes on.
    released: Option<usize>,
    loads: Loads,
    stored: Option<Stored>,
}

impl Code {
    /// Lets instructions become one.
    pub(crate) fn fuse(&mut self) {
        let old = std::mem::take(&mut self.words);
        self.words.reserve(old.len());
        let joined = self.joined(&old);
        let reads = self.reads(&old);
        let labels = self.labels.clone();
        self.labels.fill(UNBOUND);
        let mut bound: Vec<u32> = (0..labels.len() as u32).collect();
        bound.retain(|label| labels[*label as usize] != UNBOUND);
        bound.sort_by_key(|label| labels[*label as usize]);
        let mut bound = bound.into_iter().peekable();
        let mut moved = Vec::with_capacity(old.len() + 1);
        let mut fusion = Fusion {
            old: &old,
            labels,
            code: self,
            joined,
            reads,
            last: None,
            tried: None,
            released: None,
            loads: Loads::default(),
            stored: None,
        };
        let mut next = 0;
        while next <= old.len() {
            let at = next;
            while let Some(label) = bound.next_if(|label| fusion.labels[*label as usize] <= at as u32) {
                fusion.code.bind(label as usize);
            }
            if fusion.joined.contains(at) {
                fusion.forget();
            }
            moved.push(fusion.code.words() as u32);
            next += 1;
            let Some(word) = old.get(at) else { break };
            let data = old[next..].iter().take_while(|word| word.inst().is_none());
            let data = &old[next..next + data.count()];
            let taken = fusion.append(at, word, data);
            for _ in 0..taken {
                moved.push(fusion.code.words() as u32);
            }
            next += taken;
        }
        self.moved(|at| moved.get(at as usize).copied().unwrap_or(at));
    }

    /// The words that control may come to other than from the word before.
    pub(crate) fn joined(&self, words: &[Word]) -> FixedBitSet {
        let mut joined = FixedBitSet::with_capacity(words.len() + 1);
        let targets = words.iter().filter_map(|word| word.target);
        let entries = self.tables.iter().map(|entry| entry.label);
        let labels = targets.chain(entries).map(|label| label as usize);
        let labels = labels.chain(self.entered.ones()).map(|label| self.labels[label]);
        joined.extend(labels.filter(|at| *at != UNBOUND).map(|at| at as usize));
        joined
    }

    /// How often each register is read, as far as that can be told.
    pub(crate) fn reads(&self, words: &[Word]) -> Vec<u8> {
        let mut reads = vec![0u8; self.registers.len()];
        let mut read = |reg: Reg| {
            if let Some(reads) = reads.get_mut(reg.number() as usize) {
                *reads = reads.saturating_add(1);
            }
        };
        for word in words {
            let Some(inst) = word.inst() else { continue };
            let operands = inst.form().roles.into_iter().zip(inst.operands);
            let operands = operands.filter(|(role, _)| role.reads());
            operands
                .filter_map(|(_, operand)| operand.as_reg())
                .for_each(&mut read);
            let values = self.values(word);
            values
                .into_iter()
                .flat_map(|values| &values.arguments)
                .for_each(|reg| read(*reg));
        }
        reads
    }
}

impl Fusion<'_> {
    /// What is known about the code so far does not hold from here on.
    fn forget(&mut self) {
        self.last = None;
        (self.tried, self.released) = (None, None);
        self.stored = None;
        self.loads.forget();
    }

    /// Appends an instruction with its data, alone or as part of another one. Gives how many words after it are part of that.
    fn append(&mut self, at: usize, word: &Word, data: &[Word]) -> usize {
        if let Content::Inst(inst) = &word.content {
            if self.return_if(at, inst, word) {
                return 1;
            }
            if self.fused(at, inst, word, data) {
                return data.len();
            }
        }
        self.keep(*word, data);
        data.len()
    }

    /// Lets an instruction become one with those before it. Says whether it does.
    fn fused(&mut self, at: usize, inst: &Inst, word: &Word, data: &[Word]) -> bool {
        match inst.shape {
            Shape::Binary(_) | Shape::FloatBinary(_) => self.operation(inst, word),
            Shape::Store(..) => self.update(inst, word, data),
            Shape::Branch(op, watched) => {
                self.branch_no_attribute(op, watched, inst, word)
                    || self.branch_untyped(op, watched, inst, word)
                    || self.branch_unknown(at, op, watched, inst, word)
                    || self.step_back(op, watched, inst, word)
                    || self.branch_on_memory(at, op, watched, inst, word)
            }
            Shape::Unary(Unary::Copy) => self.copy_known(inst, word) || self.replace_released(inst),
            Shape::Object(ObjectOp::AssignTaggedOwned) => self.replace_by_loaded(inst),
            Shape::Single(Single::ReleaseTagged) => {
                self.release_stored(inst) || self.release_before_replacing(word)
            }
            Shape::Single(Single::ReturnS32 | Single::Return64) => self.return_binary(inst, word),
            Shape::Single(Single::Call)
            | Shape::GuardedCall {
                argument: Argument::Passed,
                ..
            } => self.call_sum(inst, word, data),
            _ => false,
        }
    }

    /// Appends a word and its data.
    fn keep(&mut self, word: Word, data: &[Word]) {
        (self.last, self.tried, self.released) = (None, None, None);
        let at = self.code.words();
        self.code.words.push(word);
        self.code.words.extend_from_slice(data);
        if let Content::Inst(inst) = word.content {
            self.last = Some(at);
            self.stored = Stored::of(&inst, at, data).or(self.stored);
            let (registers, temps) = (&self.code.registers, self.code.temps);
            let is_temporary = |reg| registers.slot(reg) >= temps;
            self.loads.appended(&inst, at, data, is_temporary);
        } else if word.inst().is_some() {
            self.loads.memory_changed();
        }
    }

    /// Appends what does the work of the last instruction as well, at the place of that in mirbin, for which `word` was made.
    fn replace_last(&mut self, inst: Inst, word: &Word) {
        let origin = self.code.take_back();
        let content = Content::Inst(inst);
        self.keep(
            Word {
                content,
                origin,
                ..*word
            },
            &[],
        );
    }

    /// The last instruction, if it has no data and nobody but the owner of this operand reads what it computed.
    fn made(&self, operand: Operand) -> Option<Inst> {
        let last = self.last.filter(|last| self.code.is_last(*last))?;
        let inst = self.code.inst(last)?;
        self.is_read_once(operand)
            .filter(|reg| inst.operands[0].is_reg(*reg) && inst.result().is_some())?;
        Some(*inst)
    }

    /// The last instruction and where it is, if it is a branch where it does not do its work, and has so many data words.
    fn tried(&self, data: usize) -> Option<(usize, Inst)> {
        let at = self.tried.filter(|at| self.code.is_last(*at + data))?;
        Some((at, *self.code.inst(at)?))
    }

    /// The temporary that is an operand, if nobody else reads it.
    fn is_read_once(&self, operand: Operand) -> Option<Reg> {
        let reg = operand.as_reg().filter(|reg| self.is_temporary(*reg))?;
        self.is_read(operand, 1).then_some(reg)
    }

    /// Whether nobody but so many readers needs an operand, a temporary or another one.
    fn is_needed(&self, operand: Operand, times: u8) -> bool {
        let Some(reg) = operand.as_reg() else { return false };
        let is_hidden = self.is_temporary(reg) || !self.code.is_observed(self.code.registers.slot(reg));
        is_hidden && self.is_read(operand, times)
    }

    /// Whether an operand has so many readers.
    fn is_read(&self, operand: Operand, times: u8) -> bool {
        let reads = |reg: Reg| self.reads.get(reg.number() as usize) == Some(&times);
        operand.as_reg().is_some_and(reads)
    }

    fn is_temporary(&self, reg: Reg) -> bool {
        self.code.registers.slot(reg) >= self.code.temps
    }

    /// Whether a displacement of 16 bits certainly reaches over so many words when all passes are done.
    fn is_near(&self, words: usize) -> bool {
        GROWTH * words + usize::from(self.code.temps) < NEAR
    }

    /// How many words the old code had from the word at `at` to a label.
    fn distance(&self, at: usize, label: u32) -> usize {
        self.labels
            .get(label as usize)
            .map_or(usize::MAX, |to| at.abs_diff(*to as usize))
    }
}

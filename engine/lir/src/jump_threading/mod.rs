//! Jump threading: who comes to a branch that is decided goes on where it leads.
//!
//! `if (f(x) && y)` with `f` inlined assigns 0 or 1 to a variable on several ways, which meet and test it. Each way knows what it assigned. From a
//! label on, instructions that only compute are executed with the constants known on a way ([`walk`]); if a branch comes out, the way leads there
//! at once, as long as nobody wants what was computed. A way that falls into the label gets a jump, or the label's instructions go if no way is
//! left that needs them. What is left of the test is a branch on what made its operand, and assignments that nobody reads go.

mod walk;

#[cfg(test)]
mod tests;

use crate::code::{Code, Content, UNBOUND, Word};
use crate::inst::{Inst, Kind, Operand};
use crate::lookahead::Ahead;
use crate::operation::Compare;
use crate::register::{Ownership, Reg};
use crate::shape::Shape;
use crate::single::Single;
use fixedbitset::FixedBitSet;
use rustc_hash::{FxHashMap, FxHashSet};
use walk::{Constants, Outcome};

/// Rounds, as a way that was found may be the last one that a label was waiting for.
const ROUNDS: usize = 2;
/// Words that a branch with a displacement of 16 bits may come to lead over.
const NEAR: usize = 256;

/// Ways to a label, if they are not counted.
const ANYWHERE: u32 = u32::MAX;

/// What is known where control falls or branches into a label.
#[derive(Default)]
struct Arrival {
    /// Branches that were seen, and what is known on all of them.
    seen: u32,
    constants: Option<Constants>,
}

/// A way to a label, and where it leads in the end.
struct Found {
    /// The branch, or none if control falls into the label.
    from: Option<usize>,
    /// The word with the label.
    at: usize,
    outcome: Outcome,
}

impl Code {
    /// Lets ways with known ends be short.
    pub(crate) fn thread(&mut self) {
        if self.observes_all || self.registers.is_empty() {
            return;
        }
        let [assigns, tests] =
            [is_constant, is_truth].map(|is| self.words.iter().any(|word| self.sets_variable(word, is)));
        let mut changed = false;
        let rounds = if assigns { ROUNDS } else { 0 };
        for _ in 0..rounds {
            let found = self.decided();
            if found.is_empty() {
                break;
            }
            self.redirect(found);
            changed = true;
        }
        if changed {
            self.branch_past_jumps();
        }
        if changed || tests {
            self.branch_on_tests();
        }
    }

    /// Whether a word puts what such an instruction gives into a variable.
    fn sets_variable(&self, word: &Word, is: fn(Shape) -> bool) -> bool {
        let inst = word.inst().filter(|inst| is(inst.shape));
        let reg = inst.and_then(|inst| inst.operands[0].as_reg());
        reg.is_some_and(|reg| reg.number() < u32::from(self.temps))
    }

    /// Whether a register is memory to which addresses may lead, or owns what it holds.
    pub(crate) fn is_shared(&self, reg: Reg) -> bool {
        self.is_memory(reg) || self.registers.get(reg).owns != Ownership::None
    }

    /// Whether a register is memory to which addresses may lead.
    pub(crate) fn is_memory(&self, reg: Reg) -> bool {
        let number = reg.number() as usize;
        let memory = &self.surroundings.memory;
        self.addressed.contains(number)
            || (usize::from(memory.start)..usize::from(memory.end)).contains(&number)
    }

    /// The ways on which a branch comes out.
    fn decided(&self) -> Vec<Found> {
        let mut edges = vec![0u32; self.words.len() + 1];
        for (from, to) in self.branches() {
            // Where control comes from further on, nothing is known.
            let count = &mut edges[to as usize];
            *count = count.saturating_add(if to > from { 1 } else { ANYWHERE });
        }
        let entered = self.entered.ones().map(|label| self.labels[label]);
        for at in entered.filter(|at| *at != UNBOUND) {
            edges[at as usize] = ANYWHERE;
        }
        let mut arrivals: FxHashMap<u32, Arrival> = FxHashMap::default();
        let mut found = Vec::new();
        let mut ahead = Ahead::new(self);
        let mut constants = Some(Constants::default());
        for (at, word) in self.words.iter().enumerate() {
            let expected = edges[at];
            if expected > 0 {
                if let Some(constants) = &constants
                    && let Some(outcome) = self.walk(at, constants, &mut ahead)
                {
                    let from = None;
                    found.push(Found { from, at, outcome });
                }
                let arrival = arrivals.remove(&(at as u32)).unwrap_or_default();
                let known = arrival.constants.filter(|_| arrival.seen == expected);
                constants = match (constants, known) {
                    (Some(here), Some(there)) => Some(here.common(&there)),
                    (None, Some(there)) => Some(there),
                    (_, None) => Some(Constants::default()),
                };
            }
            let Some(known) = &mut constants else { continue };
            known.step(self, word);
            if let Some(label) = word.target {
                let to = self.labels[label as usize];
                if to as usize > at
                    && let Some(outcome) = self.walk(to as usize, known, &mut ahead)
                {
                    let from = Some(at);
                    let at = to as usize;
                    found.push(Found { from, at, outcome });
                }
                let arrival = arrivals.entry(to).or_default();
                arrival.seen += 1;
                arrival.constants = Some(match arrival.constants.take() {
                    Some(other) => other.common(known),
                    None => known.clone(),
                });
            }
            if word.ends() {
                constants = None;
            }
        }
        found
    }

    /// Lets ways lead where they come to in the end.
    fn redirect(&mut self, found: Vec<Found>) {
        let (mut falls, mut tested) = (Vec::new(), FxHashSet::default());
        for one in found {
            let Some(from) = one.from else {
                falls.push(one);
                continue;
            };
            if let Some(inst) = self.words[from].inst_mut()
                && let Some(shape) = led(inst.shape, one.outcome.watched, from.abs_diff(one.outcome.to))
            {
                inst.shape = shape;
                tested.extend(&one.outcome.read);
                self.words[from].target = Some(self.label_of(&one.outcome));
            }
        }
        let left = self.joined(&self.words);
        let mut edits = Edits::new(self.words.len());
        for Found { at, outcome, .. } in falls {
            tested.extend(&outcome.read);
            let last = outcome.last;
            let others = (at..=last).any(|at| left.contains(at));
            if outcome.straight && !others {
                edits.gone.insert_range(at..last);
                match outcome.to == last + 1 {
                    true => edits.gone.insert(last),
                    false => self.replace(last, jump(outcome.watched), false),
                }
                continue;
            }
            let mut word = Word::new(Content::Inst(jump(outcome.watched)), self.words[at].origin, false);
            word.target = Some(self.label_of(&outcome));
            edits.inserted.push((at, word));
        }
        self.edit(edits);
        self.drop_unread(&tested);
    }

    /// A label where a way leads.
    fn label_of(&mut self, outcome: &Outcome) -> u32 {
        outcome.label.unwrap_or_else(|| {
            let label = self.label();
            self.labels[label] = outcome.to as u32;
            label as u32
        })
    }

    /// Lets a branch over a jump lead where the jump does, if the test fails.
    fn branch_past_jumps(&mut self) {
        let joined = self.joined(&self.words);
        let mut edits = Edits::new(self.words.len());
        for at in 1..self.words.len() {
            let (branch, jump) = (self.words[at - 1], self.words[at]);
            let over = branch.target.map(|label| self.labels[label as usize] as usize);
            let (Content::Inst(branch), Content::Inst(jump), Some(target)) =
                (branch.content, jump.content, jump.target)
            else {
                continue;
            };
            let watched = match jump.shape {
                Shape::Single(Single::Jump) => false,
                Shape::Single(Single::JumpWatched) => true,
                _ => continue,
            };
            let shape = match branch.shape {
                Shape::Branch(op, false) => Shape::Branch(op.negated(), watched),
                Shape::FloatBranch(op, false) => Shape::FloatBranch(op.negated(), watched),
                _ => continue,
            };
            if over == Some(at + 1) && !joined.contains(at) {
                self.words[at - 1].content = Content::Inst(Inst { shape, ..branch });
                self.words[at - 1].target = Some(target);
                edits.gone.insert(at);
            }
        }
        self.edit(edits);
    }

    /// Lets branches on the outcome of a test make that test.
    fn branch_on_tests(&mut self) {
        let joined = self.joined(&self.words);
        let mut tested = FxHashSet::default();
        for at in 0..self.words.len() {
            let tests = |word: &Word| {
                matches!(
                    &word.content,
                    Content::Inst(Inst {
                        shape: Shape::Branch(..),
                        ..
                    })
                )
            };
            if !tests(&self.words[at]) {
                continue;
            }
            // A truth value may be that of a truth value.
            while let Some((inst, reg)) = self.test_before(at, &joined) {
                self.words[at].content = Content::Inst(inst);
                tested.insert(reg);
            }
        }
        if !tested.is_empty() {
            self.drop_unread(&tested);
        }
    }

    /// The branch that tests what made the operand of the branch at a word, and that operand.
    fn test_before(&self, at: usize, joined: &FixedBitSet) -> Option<(Inst, Reg)> {
        let branch = self.words[at].inst()?;
        let Shape::Branch(op, watched) = branch.shape else {
            return None;
        };
        let wanted = match op {
            Compare::Ne32 | Compare::Ne64 => true,
            Compare::Eq32 | Compare::Eq64 => false,
            _ => return None,
        };
        let [left, right, ..] = branch.operands;
        let tested = left.as_reg().filter(|reg| !self.is_shared(*reg))?;
        if right.kind != Kind::Imm || right.value != 0 {
            return None;
        }
        let mut reg = tested;
        let mut written: Vec<u16> = Vec::new();
        for before in (at.checked_sub(walk::MOST)?..at).rev() {
            if joined.contains(before + 1) {
                return None;
            }
            let Content::Inst(inst) = &self.words[before].content else {
                return None;
            };
            let to = inst.result().and_then(|_| inst.operands[0].as_reg())?;
            if !walk::only_computes(inst) {
                return None;
            }
            if to != reg {
                written.push(self.registers.slot(to));
                continue;
            }
            let shape = match inst.shape {
                Shape::Set(op) if wanted => Shape::Branch(op, watched),
                Shape::Set(op) => Shape::Branch(op.negated(), watched),
                Shape::FloatSet(op) if wanted => Shape::FloatBranch(op, watched),
                Shape::FloatSet(op) => Shape::FloatBranch(op.negated(), watched),
                shape if walk::is_copy(shape) => {
                    written.push(self.registers.slot(to));
                    reg = inst.operands[1].as_reg().filter(|reg| !self.is_shared(*reg))?;
                    continue;
                }
                _ => return None,
            };
            let [_, a, b, ..] = inst.operands;
            let mut read = [a, b].into_iter().filter_map(Operand::as_reg);
            let slot = self.registers.slot(to);
            if read.any(|reg| {
                self.is_shared(reg)
                    || [&written[..], &[slot]]
                        .concat()
                        .contains(&self.registers.slot(reg))
            }) {
                return None;
            }
            return Some((Inst::new(shape, &[a, b]), tested));
        }
        None
    }

    /// Drops what computes registers that nobody reads.
    fn drop_unread(&mut self, candidates: &FxHashSet<Reg>) {
        let mut edits = Edits::new(self.words.len());
        let mut ahead = Ahead::new(self);
        for (at, word) in self.words.iter().enumerate() {
            let Content::Inst(inst) = &word.content else {
                continue;
            };
            let written = inst.result().and_then(|_| inst.operands[0].as_reg());
            let Some(reg) = written.filter(|reg| candidates.contains(reg)) else {
                continue;
            };
            let has_data = self.words.get(at + 1).is_some_and(|word| word.inst().is_none());
            if walk::only_computes(inst) && !has_data && !ahead.is_wanted(at + 1, reg) {
                edits.gone.insert(at);
            }
        }
        self.edit(edits);
    }

    fn edit(&mut self, edits: Edits) {
        if edits.inserted.is_empty() {
            return self.drop_words(&edits.gone);
        }
        let mut inserted = edits.inserted;
        inserted.sort_by_key(|(at, _)| *at);
        let mut inserted = inserted.into_iter().peekable();
        let old = std::mem::take(&mut self.words);
        let mut moved = Vec::with_capacity(old.len() + 1);
        for (at, word) in old.iter().enumerate() {
            while let Some((_, jump)) = inserted.next_if(|(before, _)| *before == at) {
                self.words.push(jump);
            }
            moved.push(self.words.len() as u32);
            if !edits.gone.contains(at) {
                self.words.push(*word);
            }
        }
        moved.push(self.words.len() as u32);
        self.renumber_words(|at| moved.get(at as usize).copied().unwrap_or(at));
    }
}

/// Changes of words by number, to be made together.
struct Edits {
    gone: FixedBitSet,
    /// Words that control falls into before the word with the number, and what branches there does not come to.
    inserted: Vec<(usize, Word)>,
}

impl Edits {
    fn new(words: usize) -> Edits {
        Edits {
            gone: FixedBitSet::with_capacity(words),
            inserted: Vec::new(),
        }
    }
}

fn is_constant(shape: Shape) -> bool {
    shape == Shape::Single(Single::Const32)
}

fn is_truth(shape: Shape) -> bool {
    matches!(shape, Shape::Set(_) | Shape::FloatSet(_))
}

/// A jump, which may be a safepoint.
fn jump(watched: bool) -> Inst {
    let single = if watched {
        Single::JumpWatched
    } else {
        Single::Jump
    };
    Inst::single(single, &[])
}

/// The shape that leads so many words elsewhere than this one, as a safepoint if need be.
fn led(shape: Shape, watched: bool, distance: usize) -> Option<Shape> {
    match shape {
        Shape::Branch(op, was) => Some(Shape::Branch(op, was || watched)),
        Shape::FloatBranch(op, was) => Some(Shape::FloatBranch(op, was || watched)),
        Shape::Single(Single::Jump) if watched => Some(Shape::Single(Single::JumpWatched)),
        Shape::Single(Single::Jump) => Some(shape),
        Shape::BranchWithMemory(..) if !watched && distance < NEAR => Some(shape),
        _ => None,
    }
}

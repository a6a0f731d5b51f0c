//! Local register allocation: operands and results are in slots, or in accumulators as well.
//!
//! The pass walks the words once, in order, with a model of what the accumulators hold ([`cache`]), and chooses the kind of every operand that
//! is still open. It loads pinned variables on the edges into loops, and merges two instructions where the merged one needs a value in an
//! accumulator.

mod cache;
mod merge;
mod uses;
mod ways;

#[cfg(test)]
mod tests;

use crate::code::{Code, Content, UNBOUND, Word};
use crate::form::{Class, Effect, Form};
use crate::inst::{Inst, Kind, Operand};
use crate::shape::Shape;
use crate::single::Single;
use cache::Cache;
pub use cache::{MOST, Pins};
use rustc_hash::FxHashMap;
use std::ops::Range;
pub use uses::Use;
use uses::Uses;

/// A loop with pinned variables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// Its words. It is entered at the first one, or by branches.
    pub words: Range<u32>,
    /// What is pinned.
    pub pins: Pins,
    /// Offset of its first mirbin instruction.
    pub origin: u32,
    /// Offset of the mirbin instruction after it.
    pub after: u32,
}

/// The instruction that was placed last, if it produced a slot and nothing joined since.
#[derive(Clone, Copy)]
struct Last {
    inst: Inst,
    origin: u32,
    /// What the accumulators held before it.
    before: Cache,
}

struct Pass<'a> {
    old: &'a Code,
    uses: Uses,
    /// How many branches lead to each word; [`ANYWHERE`] if control may come there in other ways.
    sources: Vec<u32>,
    out: Vec<Word>,
    cache: Cache,
    current: Option<&'a Loop>,
    /// What the accumulators hold where the only branch to a word further on leaves.
    arrivals: FxHashMap<u32, Cache>,
    last: Option<Last>,
    /// See [`Code::written_after`].
    written_after: Vec<(u32, u32)>,
    /// Where the current loop begins.
    begin: u32,
    /// The mirbin instruction that what is inserted now is made for.
    origin: u32,
}

/// Control may come to a word in ways that no word says.
const ANYWHERE: u32 = u32::MAX;

impl Code {
    /// Chooses where operands and results are.
    pub(crate) fn place(&mut self) {
        let mut sources = vec![0u32; self.words.len() + 1];
        for (_, to) in self.branches() {
            sources[to as usize] = sources[to as usize].saturating_add(1);
        }
        for label in self.entered.ones().filter(|label| self.labels[*label] != UNBOUND) {
            sources[self.labels[label] as usize] = ANYWHERE;
        }
        let joined: Vec<bool> = sources.iter().map(|count| *count > 0).collect();
        let mut pass = Pass {
            old: self,
            uses: Uses::of(self, &joined),
            sources,
            out: Vec::with_capacity(self.words.len() + self.words.len() / 8),
            cache: Cache::default(),
            current: None,
            arrivals: FxHashMap::default(),
            last: None,
            written_after: Vec::new(),
            begin: 0,
            origin: 0,
        };
        let mut places = Vec::with_capacity(self.words.len() + 1);
        for at in 0..self.words.len() {
            pass.arrive(at);
            places.push(pass.out.len() as u32);
            pass.word(at, &mut places);
        }
        pass.arrive(self.words.len());
        places.push(pass.out.len() as u32);
        let Pass {
            out, written_after, ..
        } = pass;
        (self.words, self.written_after, self.placed) = (out, written_after, true);
        let moved = |at: u32| places.get(at as usize).copied().unwrap_or(at);
        let bound = self.labels.iter_mut().filter(|label| **label != UNBOUND);
        bound.for_each(|label| *label = moved(*label));
        self.pinned = std::mem::take(&mut self.loops);
        self.moved(moved);
    }
}

impl<'a> Pass<'a> {
    /// Places the word at `at`.
    fn word(&mut self, at: usize, places: &mut [u32]) {
        let word = &self.old.words[at];
        self.origin = word.origin;
        // Data comes with its instruction.
        let Some(inst) = word.inst() else { return };
        let target = word.target.map(|label| self.old.labels[label as usize]);
        if let Some(to) = target {
            self.before_branch(to);
            self.spare_accumulator(inst, at);
        } else if let Shape::Single(Single::JumpTable | Single::Switch) = inst.shape {
            self.settle_pins();
        }
        let mut word = *word;
        let mut inst = *inst;
        if let Some((last, merged)) = self.merged(&inst, at) {
            self.out.pop();
            self.cache = last.before;
            if matches!(merged.shape, Shape::TernaryWithMemory(..)) {
                // The one that may raise tells the place.
                word.origin = last.origin;
            }
            inst = merged;
            if let Some(place) = places.last_mut() {
                *place = self.out.len() as u32;
            }
        }
        let before = self.cache;
        let form = inst.form();
        for (operand, role) in inst.operands.iter_mut().zip(form.roles) {
            if role.result().is_none() {
                let slot = operand.bits();
                *operand = role.choose(*operand, |class| self.cache.source(class, slot));
            }
        }
        let result = form.roles[0].result();
        let result = result.map(|result| (result, inst.operands[0].bits()));
        if let Some(((class, count), slot)) = result {
            inst.operands[0].kind = self.result(&inst, class, count, slot, at);
        }
        word.content = match word.content {
            Content::Opaque(_) => Content::Opaque(inst),
            _ => Content::Inst(inst),
        };
        self.out.push(word);
        let following = self.old.words[at + 1..].iter();
        let data = following.take_while(|word| word.inst().is_none());
        self.out.extend(data);
        self.last = result.map(|_| Last {
            inst,
            origin: word.origin,
            before,
        });
        let effect = word.content.effect(&form);
        self.effects(&inst, &form, effect);
        if let Some((_, slot)) = result {
            self.keep_pin(slot, &inst);
        }
        if let Some(to) = target {
            self.after_branch(at, to);
        }
        if effect.is_some_and(Effect::ends) {
            // What follows is not reached from here: there the accumulators hold what this loop has pinned.
            self.cache.merge();
        }
    }

    /// Where the result of an instruction goes.
    fn result(&mut self, inst: &Inst, class: Class, count: u8, slot: u16, at: usize) -> Kind {
        let steps = matches!(inst.shape, Shape::StepBack(..));
        if steps {
            // It steps the variable where that is.
            let pinned = self.cache.pinned(class, slot);
            if pinned.is_none() {
                self.cache.written(slot);
            }
            return pinned.unwrap_or(Kind::Slot);
        }
        if inst.operands[0].kind != Kind::Open || count == 0 || self.old.addressed.contains(slot.into()) {
            self.cache.written(slot);
            return Kind::Slot;
        }
        let count = match inst.shape {
            // What is loaded is used by the next instruction, which may be one that knows two only.
            Shape::Load(..) if slot >= self.old.temps => 2,
            _ => usize::from(count),
        };
        let (uses, temps) = (&self.uses, self.old.temps);
        self.cache
            .target(class, slot, count, |held| next_use(uses, temps, held, at))
    }

    /// What an instruction does with accumulators besides.
    fn effects(&mut self, inst: &Inst, form: &Form, effect: Option<Effect>) {
        for (operand, role) in inst.operands.iter().zip(form.roles) {
            if role.writes_besides() {
                self.cache.written(operand.bits());
                self.keep_pin(operand.bits(), inst);
            }
        }
        if inst.shape == Shape::Single(Single::Clear) {
            let [first, _, count, ..] = inst.operands;
            for slot in first.value + 1..first.value + count.value {
                self.cache.written(slot as u16);
                self.keep_pin(slot as u16, inst);
            }
        }
        if form.effect == Effect::Calls {
            self.cache.clobber();
            let returns = !matches!(
                inst.shape,
                Shape::Single(
                    Single::CallNative | Single::CallIndirect | Single::SwapStack | Single::SwapStackImm
                )
            );
            // Returns leave integers in the first accumulator, and so do getters that take no frame. Results of functions with variable
            // arguments are elsewhere.
            if returns && effect == Some(Effect::Calls) {
                self.cache.loaded(Class::Int, 0, inst.operands[0].bits());
            }
        }
    }

    /// If a pinned slot was just written by an instruction that writes slots only, loads its accumulator.
    fn keep_pin(&mut self, slot: u16, inst: &Inst) {
        for class in [Class::Int, Class::Float] {
            let Some(pinned) = self.cache.pinned(class, slot) else {
                continue;
            };
            let holds = inst.result().is_some_and(|(of, _)| of == class)
                && inst.operands[0].is(slot)
                && inst.operands[0].kind == pinned;
            if !holds {
                self.load(class, pinned, slot);
                self.last = None;
            }
            self.cache.settle(class, slot);
        }
    }

    /// If an operand of a comparison of floats has just taken the accumulator of a value that is read later, puts the operand into its slot
    /// only: nothing waits for a branch that was foreseen.
    fn spare_accumulator(&mut self, branch: &Inst, at: usize) {
        let (Shape::FloatBranch(..), Some(last)) = (branch.shape, self.last) else {
            return;
        };
        let [left, right, ..] = branch.operands;
        let made = last.inst.operands[0];
        let slot = made.bits();
        if slot < self.old.temps || made.kind == Kind::Slot || !(left.is(slot) || right.is(slot)) {
            return;
        }
        let class = last.inst.result().map_or(Class::Int, |(class, _)| class);
        let displaced = last.before.held(class, made.kind);
        let (uses, temps) = (&self.uses, self.old.temps);
        let is_read = |held| matches!(next_use(uses, temps, held, at), Use::Read(_));
        if displaced.is_some_and(is_read) {
            self.cache = last.before;
            self.cache.written(slot);
            // Its data may have come after it.
            if let Some(made) = self.out.iter_mut().rev().find_map(Word::inst_mut) {
                made.operands[0] = Operand::slot(slot);
            }
            self.last = None;
        }
    }
}

/// How a slot is used next. Temporaries are read once: what is not read any more is free.
fn next_use(uses: &Uses, temps: u16, slot: u16, at: usize) -> Use {
    match uses.next_use(slot, at) {
        Use::Read(_) if slot >= temps => Use::Read(0),
        _ if slot >= temps => Use::Unread,
        used => used,
    }
}

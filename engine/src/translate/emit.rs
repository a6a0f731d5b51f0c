//! Appending instructions: operand kinds, result targets, redirection, loop edges.

use super::Translator;
use super::cache::{Cache, kind};
use super::family::{A, B, C, Family, if_slot};
use super::flow::Use;
use super::loops::Loop;
use super::model::{Operand, Place, Test, Value};
use crate::ops::scalar::{FloatUnary, Unary};
use crate::ops::table::{self, Kind, Opcode, Single};
use crate::regcode::effect::Effect;
use crate::regcode::{Draft, Ins};
use maple_mirbin::Prim;

/// Words of a loop, without the branch at its end, up to which the distance of the jump back is in the opcode. Beyond, the time of the loop
/// hides that a conditional branch back loads it.
const SHORT_LOOP: usize = 2;

/// The instruction that was appended last and the slot it produced.
#[derive(Clone, Copy)]
pub(super) struct Last {
    pub slot: u16,
    pub index: usize,
    pub family: Family,
    pub target: Kind,
    /// What the accumulators held before it.
    pub before: Cache,
}

impl Translator<'_> {
    /// Appends an instruction that produces nothing.
    pub(super) fn emit(&mut self, draft: Draft) -> usize {
        self.emit_known(draft, Effect::UNKNOWN)
    }

    /// As [`Translator::emit`], for an instruction of which it is known what it does with slots.
    pub(super) fn emit_known(&mut self, draft: Draft, effect: Effect) -> usize {
        self.emit_target(draft, effect, None)
    }

    /// As [`Translator::emit_known`], for an instruction of which `bare` does the same without writing its slot.
    pub(super) fn emit_target(&mut self, draft: Draft, effect: Effect, bare: Option<Opcode>) -> usize {
        self.last = None;
        self.fetches.memory_changed();
        self.out.push_target(draft, effect, bare)
    }

    /// Appends an instruction that produces `slot` and, where its family can, an accumulator.
    pub(super) fn produce(&mut self, slot: u16, family: Family, b: u16, c: u16, d: u16) {
        self.fetches.produces(slot, family, self.out.words());
        let before = self.cache;
        let plain = family.is_plain() || self.slot_is_addressed(slot);
        let target = if plain {
            Kind::Slot
        } else {
            let count = match family {
                // What is loaded is used by the next instruction, which may be one that knows two only.
                Family::Load(..) if usize::from(slot) >= self.layout.temps => 2,
                _ => family.accumulators(),
            };
            let mut cache = self.cache;
            let target = cache.target(family.is_float(), slot, count, |held| self.next_use(held));
            self.cache = cache;
            target
        };
        if plain {
            self.cache.written(slot);
        }
        let ins = Draft::new(family.opcode(target), slot, b, c, d);
        let index = self
            .out
            .push_target(ins, family.effect(), self.bare(slot, family, target));
        self.last = Some(Last {
            slot,
            index,
            family,
            target,
            before,
        });
    }

    /// How a slot is used next.
    fn next_use(&self, slot: u16) -> Use {
        // Operands have been read: temporaries from here on are free.
        let free = self.temp(self.stack.depth());
        match usize::from(slot) {
            _ if slot >= free => Use::Unread,
            at if at >= self.layout.temps || self.stack.needs(slot) => Use::Read(0),
            _ => self.flow.ahead.next_use(slot, self.at),
        }
    }

    /// The handler of an instruction that leaves `slot` as it is, if it can be left.
    fn bare(&self, slot: u16, family: Family, target: Kind) -> Option<Opcode> {
        family.bare(target).filter(|_| !self.is_observed(slot))
    }

    /// Whether somebody may look at a slot whenever an instruction raises: a handler of exceptions in the same function, or unwinding, which
    /// releases the references in variables.
    pub(super) fn is_observed(&self, slot: u16) -> bool {
        self.input.handlers.is_some()
            || slot < self.out.unobserved && self.declared(slot).is_none_or(|ty| ty == Prim::Ref)
    }

    /// As [`Translator::produce`], with a 32-bit operand in the place of `c` and `d`.
    pub(super) fn produce_wide(&mut self, slot: u16, family: Family, b: u16, cd: i32) {
        self.produce(slot, family, b, cd as u16, (cd >> 16) as u16);
    }

    /// Appends an instruction that writes its slot only and reads none.
    pub(super) fn produce_plain(&mut self, slot: u16, single: Single, b: u16, cd: i32) {
        self.produce_wide(slot, Family::Known(table::single(single), 0), b, cd);
    }

    /// From where an operand in a slot is read.
    pub(super) fn source(&self, float: bool, slot: u16) -> Kind {
        self.cache.source(float, slot).narrow()
    }

    /// From where a float in a slot is read, by an instruction that knows all accumulators.
    pub(super) fn float_source(&self, slot: u16) -> Kind {
        self.cache.source(true, slot)
    }

    /// From where a right operand of integer class is read.
    pub(super) fn right(&self, operand: Operand) -> Kind {
        match operand {
            Operand::Slot(slot) => self.source(false, slot),
            Operand::Imm(_) => Kind::Imm,
        }
    }

    /// Emits the code that puts a value into a slot.
    pub(super) fn put(&mut self, slot: u16, value: Value) {
        match value.place {
            Place::Slot(from) if from == slot => {}
            Place::Slot(from) if value.ty.is_float() => {
                let family = Family::FloatUnary(FloatUnary::FloatCopy, self.float_source(from));
                self.produce(slot, family, from, 0, 0);
            }
            Place::Slot(from) => {
                let family = Family::Unary(Unary::Copy, self.source(false, from));
                self.produce(slot, family, from, 0, 0);
            }
            Place::Const(bits) => self.put_constant(slot, bits),
            Place::Address(of) => self.produce_plain(slot, Single::SlotAddress, of, 0),
            Place::Compare(Test::Int(op), l, r) => {
                let right = r.kind();
                let set = Family::Known(table::set(op, right), B | if_slot(right, C));
                self.produce(slot, set, l, r.field(), 0);
            }
            Place::Compare(Test::Float(op), l, r) => {
                self.produce(slot, Family::Known(table::float_set(op), B | C), l, r.field(), 0);
            }
            Place::Order(unordered, ty, l, r) => {
                let right = r.kind();
                let order = Family::Known(super::kinds::order(unordered, ty, right), B | if_slot(right, C));
                self.produce(slot, order, l, r.field(), 0);
            }
            Place::Sum(sum) => self.put_sum(slot, sum),
            Place::Element(element) => {
                let family = Family::Plain(table::single(Single::ElementAddress));
                self.produce(
                    slot,
                    family,
                    element.index,
                    element.array,
                    u16::from(element.shift),
                );
            }
            Place::Method(receiver, place) => {
                let family = Family::Plain(table::single(Single::MethodAddress));
                // The target may be a variable: temporaries are free only behind all values.
                let free = self.temp(self.stack.depth());
                self.produce(slot, family, receiver, place, free);
            }
            Place::InterfaceMethod(receiver, selector) => {
                let family = Family::Plain(table::single(Single::InterfaceAddress));
                let free = self.temp(self.stack.depth());
                self.produce(slot, family, receiver, 0, free);
                self.out.data(u64::from(selector), 0);
            }
        }
    }

    pub(super) fn put_constant(&mut self, slot: u16, bits: u64) {
        match i32::try_from(bits as i64) {
            Ok(small) => self.produce_plain(slot, Single::Const32, 0, small),
            Err(_) => {
                self.produce_plain(slot, Single::Const64, 0, 0);
                self.out.data(bits, 0);
            }
        }
    }

    /// `cell := value`, redirecting the instruction that produced the value where that is possible.
    pub(super) fn assign(&mut self, slot: u16, value: Value, depth: usize, ty: Prim) {
        self.stack.push(value.place, value.ty);
        let place = self.place_as(depth, ty);
        self.stack.pop();
        match (place, self.last) {
            (Place::Slot(from), Some(last)) if from == last.slot && from == self.temp(depth) => {
                self.redirect(last, slot)
            }
            _ => self.put(slot, Value { place, ty }),
        }
        self.keep_pin(slot);
        self.stepped = self.last.filter(|last| last.slot == slot);
        self.last = None;
    }

    /// Lets the last instruction produce another slot.
    pub(super) fn redirect(&mut self, last: Last, slot: u16) {
        self.fetches.produces(slot, last.family, last.index);
        let float = last.family.is_float();
        let addressed = self.slot_is_addressed(slot);
        let target = match self.cache.pinned(float, slot) {
            Some(pinned) => {
                self.cache.drop_kind(float, last.target);
                self.cache.settle(float, slot);
                pinned
            }
            None if addressed => {
                self.cache.drop_kind(float, last.target);
                self.cache.written(slot);
                Kind::Slot
            }
            None => {
                self.cache.renamed(float, last.target, slot);
                last.target
            }
        };
        let unknown = matches!(target, Kind::Third | Kind::Fourth) && last.family.accumulators() == 2;
        let target = if unknown || last.family.is_plain() {
            Kind::Slot
        } else {
            target
        };
        self.put_in_place(Last { slot, target, ..last });
    }

    /// Takes the last instruction back: the accumulators hold what they held before. Gives the offset it was made for.
    pub(super) fn take_back(&mut self, last: Last) -> u32 {
        self.cache = last.before;
        self.last = None;
        self.out.take_back()
    }

    /// Replaces the last instruction by another of the same operands and target.
    pub(super) fn remake(&mut self, last: Last, family: Family) {
        self.put_in_place(Last { family, ..last });
    }

    /// Makes the last instruction one that fits its new description; the operands stay.
    fn put_in_place(&mut self, last: Last) {
        let old = *self.out.at(last.index);
        let ins = Draft::new(last.family.opcode(last.target), last.slot, old.b, old.c, old.d);
        let bare = self.bare(last.slot, last.family, last.target);
        self.out.replace(last.index, ins, last.family.effect(), bare);
        self.last = Some(last);
    }

    /// If a pinned slot was just written by an instruction that writes slots only, loads its accumulator.
    pub(super) fn keep_pin(&mut self, slot: u16) {
        for float in [false, true] {
            if let Some(pinned) = self.cache.pinned(float, slot)
                && self
                    .last
                    .is_none_or(|last| last.target != pinned || last.family.is_float() != float)
            {
                self.load_accumulator(float, pinned, slot);
                self.cache.settle(float, slot);
            }
        }
    }

    fn load_accumulator(&mut self, float: bool, target: Kind, slot: u16) {
        let target = target.bare().unwrap_or(target);
        let opcode = match float {
            false => table::unary(Unary::Copy, target, Kind::Slot),
            true => table::float_unary(FloatUnary::FloatCopy, target, Kind::Slot),
        };
        self.emit_known(Draft::new(opcode, slot, slot, 0, 0), Effect::reading(B));
    }

    // ---- loops ----

    /// Keeps track of the loop that instruction `index` is in; on entry by falling through, loads what is pinned.
    pub(super) fn enter_loop(&mut self, index: usize, falls_in: bool) {
        if let Some(left) = self.current.filter(|l| index > l.last) {
            if falls_in {
                self.settle_pins();
                self.store_pins(left);
            }
            self.current = None;
            self.cache.pin(&super::cache::Pins::default());
        }
        if let Ok(at) = self.loops.binary_search_by_key(&index, |l| l.first) {
            let entered = &self.loops[at];
            if falls_in {
                self.load_pins(entered);
            }
            self.current = Some(entered);
            self.cache.pin(&entered.pins);
        }
    }

    /// Behind a loop: writes the variables that are pinned in it to their slots. So nobody need read what was written in the loop.
    fn store_pins(&mut self, left: &Loop) {
        for float in [false, true] {
            for (accumulator, slot) in left.pins.of(float).into_iter().enumerate() {
                let Some(slot) = slot.filter(|slot| !self.is_observed(*slot)) else {
                    continue;
                };
                let source = kind(accumulator);
                let family = match float {
                    false => Family::Unary(Unary::Copy, source),
                    true => Family::FloatUnary(FloatUnary::FloatCopy, source),
                };
                self.produce(slot, family, slot, 0, 0);
                self.out.leaves_loop(left.first);
            }
        }
        self.last = None;
    }

    fn load_pins(&mut self, entered: &Loop) {
        for float in [false, true] {
            for (accumulator, slot) in entered.pins.of(float).into_iter().enumerate() {
                if let Some(slot) = slot {
                    self.load_accumulator(float, kind(accumulator), slot);
                    self.cache.loaded(float, accumulator, slot);
                }
            }
        }
    }

    /// Loads what is pinned into accumulators that are lent: before control goes another way or arrives from elsewhere.
    pub(super) fn settle_pins(&mut self) {
        for float in [false, true] {
            while let Some((lent, slot)) = self.cache.lent(float) {
                self.load_accumulator(float, lent, slot);
                self.cache.settle(float, slot);
            }
        }
    }

    /// The loop that contains instruction `label` but not the instruction being translated.
    fn entered_from_here(&self, label: usize) -> Option<&Loop> {
        let at = self.loops.partition_point(|l| l.first <= label).checked_sub(1)?;
        let entered = &self.loops[at];
        (label <= entered.last && self.current.is_none_or(|l| l.first != entered.first)).then_some(entered)
    }

    /// Loads what a loop wants that the branch to `label` enters. Must come before the operands of the branch are chosen.
    pub(super) fn before_branch(&mut self, label: usize) {
        self.settle_pins();
        if let Some(entered) = self.entered_from_here(label).copied() {
            self.load_pins(&entered);
        }
    }

    /// Behind a conditional branch that left one loop for another: the accumulators hold the other's variables.
    pub(super) fn after_branch(&mut self, label: usize) {
        if self.entered_from_here(label).is_some()
            && let Some(current) = self.current.copied()
        {
            self.load_pins(&current);
        }
    }

    /// Keeps what the accumulators hold where a branch forward within a loop, or outside of all, leads to `label`.
    fn arrives(&mut self, label: usize) {
        if self.out.distance_back(label).is_some() {
            return;
        }
        let same_loop = match self.current {
            Some(current) => label <= current.last,
            None => self.entered_from_here(label).is_none(),
        };
        let state = same_loop.then_some(self.cache);
        let arrival = self.arrivals.entry(label);
        arrival.and_modify(|one| *one = None).or_insert(state);
    }

    /// Forgets what does not hold on every way to instruction `index`. If one branch is the only way, all holds that holds there.
    pub(super) fn join(&mut self, index: usize, falls_in: bool) {
        let only = self.arrivals.remove(&index).flatten();
        let only = only.filter(|_| !falls_in && self.flow.references.is_single(index));
        if falls_in {
            self.settle_pins();
        }
        self.forget();
        if let Some(cache) = only {
            self.cache = cache;
        }
    }

    /// Appends a jump.
    pub(super) fn jump(&mut self, label: usize) {
        self.before_branch(label);
        self.jump_to(label);
        self.arrives(label);
        // What follows is not reached from here: there the accumulators hold what this loop has pinned.
        if let Some(current) = self.current {
            self.cache.pin(&current.pins);
        }
    }

    /// If an operand of a comparison has just taken the accumulator of a value that is read later, puts the operand into its slot only: nothing
    /// waits for a branch that was foreseen.
    fn spare_accumulator(&mut self, operands: [u16; 2]) {
        let Some(last) = self.last.filter(|last| {
            usize::from(last.slot) >= self.layout.temps
                && operands.contains(&last.slot)
                && last.target != Kind::Slot
        }) else {
            return;
        };
        let before = last.before;
        let displaced = before.held(last.family.is_float(), last.target);
        if displaced.is_some_and(|held| matches!(self.next_use(held), Use::Read(_))) {
            self.cache = before;
            self.cache.written(last.slot);
            self.put_in_place(Last {
                target: Kind::Slot,
                ..last
            });
        }
    }

    /// Appends a branch taken if the test comes out as `wanted`.
    pub(super) fn branch_if(&mut self, test: Test, wanted: bool, left: u16, right: Operand, label: usize) {
        self.before_branch(label);
        let test = if wanted { test } else { super::kinds::negated(test) };
        if let Test::Float(_) = test {
            self.spare_accumulator([left, right.field()]);
        }
        if self.step_back(test, left, right, label) || self.branch_on_memory(test, left, right, label) {
            self.arrives(label);
            return;
        }
        let back = self.out.distance_back(label);
        let watched = self.input.interruptible && back.is_some();
        let (l, r) = match test {
            Test::Int(_) => (self.source(false, left), self.right(right)),
            Test::Float(_) => (self.float_source(left), self.float_source(right.field())),
        };
        let effect = Effect::reading(if_slot(l, A) | if_slot(r, B));
        let pick = |test: Test| match test {
            Test::Int(op) => table::branch(watched, op, l, r),
            Test::Float(op) => table::float_branch(watched, op, l, r),
        };
        if back.is_some_and(|distance| distance <= SHORT_LOOP) {
            // Over the jump back if the loop ends.
            let over = 2 * size_of::<Ins>() as i32;
            let opcode = pick(super::kinds::negated(test));
            let at = self.emit_known(Draft::wide(opcode, left, right.field(), over), effect);
            self.out.edge(at, at + 2);
            self.jump_to(label);
        } else {
            let opcode = pick(test);
            self.last = None;
            self.fetches.memory_changed();
            self.out.branch(opcode, left, right.field(), effect, label);
        }
        self.arrives(label);
        self.after_branch(label);
    }

    /// Appends a jump; a short one back has its distance in the opcode. What the loop at `label` wants in accumulators is there.
    pub(super) fn jump_to(&mut self, label: usize) {
        self.last = None;
        self.fetches.memory_changed();
        let watched = self.input.interruptible;
        let back = self.out.distance_back(label);
        let effect = Effect::reading(0).ending();
        let distance = back.unwrap_or(0);
        match back.and_then(|distance| table::jump_back(watched, distance)) {
            Some(opcode) => {
                let at = self.out.push_known(Draft::new(opcode, 0, 0, 0, 0), effect);
                self.out.edge(at, at - distance);
            }
            None => {
                let single = match back {
                    Some(_) if watched => Single::JumpWatched,
                    _ => Single::Jump,
                };
                self.out.branch(table::single(single), 0, 0, effect, label);
            }
        }
    }
}

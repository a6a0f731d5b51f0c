//! Appending instructions: operand kinds, result targets, redirection, loop edges.

use super::Translator;
use super::address::class_of;
use super::cache::{Cache, kind};
use super::flow::Use;
use super::loops::Loop;
use super::model::{Place, Test, Value};
use maple_lir::{Class, Inst, Kind, Operand, Shape, Single};
use maple_mirbin::Prim;

/// Words of a loop, without the branch at its end, up to which the distance of the jump back is in the opcode. Beyond, the time of the loop
/// hides that a conditional branch back loads it.
const SHORT_LOOP: usize = 2;

/// The instruction that was appended last and the slot it produced.
#[derive(Clone, Copy)]
pub(super) struct Last {
    pub slot: u16,
    pub index: usize,
    pub inst: Inst,
    /// What the accumulators held before it.
    pub before: Cache,
}

impl Last {
    /// Where its result goes.
    pub fn target(&self) -> Kind {
        self.inst.operands[0].kind
    }

    /// Class of its result.
    pub fn class(&self) -> Class {
        self.inst.result().map_or(Class::Int, |(class, _)| class)
    }
}

impl Translator<'_> {
    /// Appends an instruction that produces nothing.
    pub(super) fn emit(&mut self, shape: Shape, operands: &[Operand]) -> usize {
        self.emit_inst(Inst::new(shape, operands))
    }

    /// As [`Translator::emit`].
    pub(super) fn emit_single(&mut self, single: Single, operands: &[Operand]) -> usize {
        self.emit_inst(Inst::single(single, operands))
    }

    /// As [`Translator::emit`].
    pub(super) fn emit_inst(&mut self, inst: Inst) -> usize {
        self.nothing_produced();
        let inst = self.placed(inst);
        self.out.push(inst)
    }

    /// What is appended next produces nothing that could be redirected, and may change memory.
    pub(super) fn nothing_produced(&mut self) {
        self.last = None;
        self.fetches.memory_changed();
    }

    /// The instruction with its operands where they are found best now.
    pub(super) fn placed(&self, mut inst: Inst) -> Inst {
        let roles = inst.form().roles;
        for (operand, role) in inst.operands.iter_mut().zip(roles) {
            let slot = operand.bits();
            *operand = role.choose(*operand, |class| self.cache.source(class, slot));
        }
        inst
    }

    /// Appends an instruction that produces `slot` and, where it can, an accumulator.
    pub(super) fn produce(&mut self, slot: u16, shape: Shape, sources: &[Operand]) {
        let mut inst = Inst::new(shape, &[Operand::slot(slot)]);
        inst.operands[1..=sources.len()].copy_from_slice(sources);
        self.fetches.produces(slot, &inst, self.out.words());
        let before = self.cache;
        let mut inst = self.placed(inst);
        let (class, count) = inst.result().unwrap_or((Class::Int, 0));
        if count == 0 || self.slot_is_addressed(slot) {
            self.cache.written(slot);
        } else {
            let count = match shape {
                // What is loaded is used by the next instruction, which may be one that knows two only.
                Shape::Load(..) if usize::from(slot) >= self.layout.temps => 2,
                _ => usize::from(count),
            };
            let mut cache = self.cache;
            inst.operands[0].kind = cache.target(class, slot, count, |held| self.next_use(held));
            self.cache = cache;
        }
        let spares = !self.is_observed(slot);
        let index = self.out.push_result(inst, spares);
        self.last = Some(Last {
            slot,
            index,
            inst,
            before,
        });
    }

    /// As [`Translator::produce`].
    pub(super) fn produce_single(&mut self, slot: u16, single: Single, sources: &[Operand]) {
        self.produce(slot, Shape::Single(single), sources);
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

    /// Whether somebody may look at a slot whenever an instruction raises: a handler of exceptions in the same function, or unwinding, which
    /// releases the references in variables.
    pub(super) fn is_observed(&self, slot: u16) -> bool {
        self.input.handlers.is_some()
            || slot < self.out.unobserved && self.declared(slot).is_none_or(|ty| ty == Prim::Ref)
    }

    /// Emits the code that puts a value into a slot.
    pub(super) fn put(&mut self, slot: u16, value: Value) {
        match value.place {
            Place::Slot(from) if from == slot => {}
            Place::Slot(from) => {
                let copy = Inst::copy(class_of(value.ty), Operand::slot(slot), Operand::of(from));
                self.produce(slot, copy.shape, &[Operand::of(from)]);
            }
            Place::Const(bits) => self.put_constant(slot, bits),
            Place::Address(of) => {
                self.produce_single(slot, Single::SlotAddress, &[Operand::number(i32::from(of))])
            }
            Place::Compare(Test::Int(op), l, r) => self.produce(slot, Shape::Set(op), &[Operand::of(l), r]),
            Place::Compare(Test::Float(op), l, r) => {
                self.produce(slot, Shape::FloatSet(op), &[Operand::of(l), r])
            }
            Place::Order(unordered, ty, l, r) => {
                self.produce(slot, super::kinds::order(unordered, ty), &[Operand::of(l), r])
            }
            Place::Sum(sum) => self.put_sum(slot, sum),
            Place::Element(element) => {
                let shift = Operand::number(i32::from(element.shift));
                let sources = [Operand::of(element.index), Operand::of(element.array), shift];
                self.produce_single(slot, Single::ElementAddress, &sources);
            }
            Place::Method(receiver, place) => {
                // The target may be a variable: temporaries are free only behind all values.
                let free = self.free(self.stack.depth());
                let sources = [Operand::of(receiver), Operand::field(place), free];
                self.produce_single(slot, Single::MethodAddress, &sources);
            }
            Place::InterfaceMethod(receiver, selector) => {
                let free = self.free(self.stack.depth());
                let sources = [Operand::of(receiver), Operand::NONE, free];
                self.produce_single(slot, Single::InterfaceAddress, &sources);
                self.out.data(u64::from(selector), 0);
            }
        }
    }

    /// The temporary of a depth, for an instruction that may use those from there on as it likes.
    pub(super) fn free(&self, depth: usize) -> Operand {
        Operand::number(i32::from(self.temp(depth)))
    }

    pub(super) fn put_constant(&mut self, slot: u16, bits: u64) {
        match i32::try_from(bits as i64) {
            Ok(small) => self.produce_single(slot, Single::Const32, &[Operand::NONE, Operand::number(small)]),
            Err(_) => {
                self.produce_single(slot, Single::Const64, &[]);
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
        self.fetches.produces(slot, &last.inst, last.index);
        let (class, count) = last.inst.result().unwrap_or((Class::Int, 0));
        let addressed = self.slot_is_addressed(slot);
        let target = match self.cache.pinned(class, slot) {
            Some(pinned) => {
                self.cache.drop_kind(class, last.target());
                self.cache.settle(class, slot);
                pinned
            }
            None if addressed => {
                self.cache.drop_kind(class, last.target());
                self.cache.written(slot);
                Kind::Slot
            }
            None => {
                self.cache.renamed(class, last.target(), slot);
                last.target()
            }
        };
        let target = Operand {
            kind: target.within(count),
            value: i32::from(slot),
        };
        self.put_in_place(Last { slot, ..last }, target);
    }

    /// Takes the last instruction back: the accumulators hold what they held before. Gives the offset it was made for.
    pub(super) fn take_back(&mut self, last: Last) -> u32 {
        self.cache = last.before;
        self.last = None;
        self.out.take_back()
    }

    /// Replaces the last instruction by another of the same operands and target.
    pub(super) fn remake(&mut self, mut last: Last, shape: Shape) {
        last.inst.shape = shape;
        for (operand, role) in last.inst.operands.iter_mut().zip(shape.form().roles) {
            if let Some((_, count)) = role.read() {
                operand.kind = operand.kind.within(count);
            }
        }
        self.put_in_place(last, last.inst.operands[0]);
    }

    /// Gives the last instruction its target; the other operands stay.
    fn put_in_place(&mut self, mut last: Last, target: Operand) {
        last.inst.operands[0] = target;
        let spares = !self.is_observed(last.slot);
        self.out.replace(last.index, last.inst, spares);
        self.last = Some(last);
    }

    /// If a pinned slot was just written by an instruction that writes slots only, loads its accumulator.
    pub(super) fn keep_pin(&mut self, slot: u16) {
        for class in [Class::Int, Class::Float] {
            if let Some(pinned) = self.cache.pinned(class, slot)
                && self
                    .last
                    .is_none_or(|last| last.target() != pinned || last.class() != class)
            {
                self.load_accumulator(class, pinned, slot);
                self.cache.settle(class, slot);
            }
        }
    }

    fn load_accumulator(&mut self, class: Class, target: Kind, slot: u16) {
        let target = Operand {
            kind: target.bare().unwrap_or(target),
            value: i32::from(slot),
        };
        self.emit_inst(Inst::copy(class, target, Operand::slot(slot)));
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
        for class in [Class::Int, Class::Float] {
            for (accumulator, slot) in left.pins.of(class).into_iter().enumerate() {
                let Some(slot) = slot.filter(|slot| !self.is_observed(*slot)) else {
                    continue;
                };
                let source = Operand {
                    kind: kind(accumulator),
                    value: i32::from(slot),
                };
                let copy = Inst::copy(class, source, source);
                self.produce(slot, copy.shape, &[source]);
                self.out.leaves_loop(left.first);
            }
        }
        self.last = None;
    }

    fn load_pins(&mut self, entered: &Loop) {
        for class in [Class::Int, Class::Float] {
            for (accumulator, slot) in entered.pins.of(class).into_iter().enumerate() {
                if let Some(slot) = slot {
                    self.load_accumulator(class, kind(accumulator), slot);
                    self.cache.loaded(class, accumulator, slot);
                }
            }
        }
    }

    /// Loads what is pinned into accumulators that are lent: before control goes another way or arrives from elsewhere.
    pub(super) fn settle_pins(&mut self) {
        for class in [Class::Int, Class::Float] {
            while let Some((lent, slot)) = self.cache.lent(class) {
                self.load_accumulator(class, lent, slot);
                self.cache.settle(class, slot);
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
                && last.target() != Kind::Slot
        }) else {
            return;
        };
        let before = last.before;
        let displaced = before.held(last.class(), last.target());
        if displaced.is_some_and(|held| matches!(self.next_use(held), Use::Read(_))) {
            self.cache = before;
            self.cache.written(last.slot);
            self.put_in_place(last, Operand::slot(last.slot));
        }
    }

    /// Appends a branch taken if the test comes out as `wanted`.
    pub(super) fn branch_if(&mut self, test: Test, wanted: bool, left: u16, right: Operand, label: usize) {
        self.before_branch(label);
        let test = if wanted { test } else { super::kinds::negated(test) };
        if let Test::Float(_) = test {
            self.spare_accumulator([left, right.bits()]);
        }
        if self.step_back(test, left, right, label) || self.branch_on_memory(test, left, right, label) {
            self.arrives(label);
            return;
        }
        let back = self.out.distance_back(label);
        let watched = self.input.interruptible && back.is_some();
        if back.is_some_and(|distance| distance <= SHORT_LOOP) {
            // Over the jump back if the loop ends.
            let shape = super::kinds::negated(test).branch(watched);
            self.emit(shape, &[Operand::of(left), right]);
            self.jump_passed(label);
        } else {
            let branch = Inst::new(test.branch(watched), &[Operand::of(left), right]);
            self.nothing_produced();
            self.out.branch(self.placed(branch), label);
        }
        self.arrives(label);
        self.after_branch(label);
    }

    /// Appends a jump that the last instruction, a branch, leads over.
    pub(super) fn jump_passed(&mut self, label: usize) {
        let over = self.out.label();
        self.out.leads_to(over);
        self.jump_to(label);
        self.out.bind(over);
    }

    /// Appends a jump. What the loop at `label` wants in accumulators is there.
    pub(super) fn jump_to(&mut self, label: usize) {
        self.nothing_produced();
        let single = match self.out.distance_back(label) {
            Some(_) if self.input.interruptible => Single::JumpWatched,
            _ => Single::Jump,
        };
        self.out.branch(Inst::single(single, &[]), label);
    }
}

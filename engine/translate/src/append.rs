//! Appending instructions, redirecting results.

use super::Translator;
use super::address::class_of;
use super::model::{Location, StackValue, Test};
use maple_lir::code::Half;
use maple_lir::{Inst, Operand, Reg, Shape, Single, accumulators as lir};
use maple_mirbin::Prim;

/// The instruction that was appended last and the register it produced.
#[derive(Clone, Copy)]
pub(super) struct Last {
    pub reg: Reg,
    pub index: usize,
    pub inst: Inst,
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
        self.last = None;
        self.out.push(inst)
    }

    /// Appends an instruction that produces a register.
    pub(super) fn produce(&mut self, reg: Reg, shape: Shape, sources: &[Operand]) {
        let mut inst = Inst::new(shape, &[Operand::of(reg)]);
        inst.operands[1..=sources.len()].copy_from_slice(sources);
        if self.is_temporary(reg) {
            self.spare.produced(reg);
        }
        let index = self.out.push_result(inst, !self.out.is_observed(self.slot(reg)));
        self.last = Some(Last { reg, index, inst });
    }

    /// As [`Translator::produce`].
    pub(super) fn produce_single(&mut self, reg: Reg, single: Single, sources: &[Operand]) {
        self.produce(reg, Shape::Single(single), sources);
    }

    /// Emits the code that puts a value into a register.
    pub(super) fn put(&mut self, reg: Reg, value: StackValue) {
        match value.place {
            Location::Reg(from) if from == reg => {}
            Location::Reg(from) => {
                let copy = Inst::copy(class_of(value.ty), Operand::spilled(reg), Operand::of(from));
                self.produce(reg, copy.shape, &[Operand::of(from)]);
            }
            Location::Const(bits) => self.put_constant(reg, bits),
            Location::Address(of) => {
                self.produce_single(reg, Single::SlotAddress, &[Operand::number(i32::from(of))])
            }
            Location::Compare(Test::Int(op), l, r) => self.produce(reg, Shape::Set(op), &[Operand::of(l), r]),
            Location::Compare(Test::Float(op), l, r) => {
                self.produce(reg, Shape::FloatSet(op), &[Operand::of(l), r])
            }
            Location::Order(unordered, ty, l, r) => {
                self.produce(reg, super::operations::order(unordered, ty), &[Operand::of(l), r])
            }
            Location::Sum(sum) => self.put_sum(reg, sum),
            Location::Element(element) => {
                let shift = Operand::number(i32::from(element.shift));
                let sources = [Operand::of(element.index), Operand::of(element.array), shift];
                self.produce_single(reg, Single::ElementAddress, &sources);
            }
            Location::Method(receiver, place) => {
                // The target may be a variable: temporaries are free only after all values.
                let free = self.free(self.stack.depth());
                let sources = [Operand::of(receiver), Operand::field(place), free];
                self.produce_single(reg, Single::MethodAddress, &sources);
            }
            Location::InterfaceMethod(receiver, selector) => {
                let free = self.free(self.stack.depth());
                let sources = [Operand::of(receiver), Operand::NONE, free];
                self.produce_single(reg, Single::InterfaceAddress, &sources);
                self.out.data(Half::Symbol(selector), 0);
            }
        }
    }

    /// The temporary of a depth, for an instruction that may use those from there on as it likes.
    pub(super) fn free(&self, depth: usize) -> Operand {
        Operand::number(i32::from(self.temp(depth)))
    }

    pub(super) fn put_constant(&mut self, reg: Reg, bits: u64) {
        match i32::try_from(bits as i64) {
            Ok(small) => self.produce_single(reg, Single::Const32, &[Operand::NONE, Operand::number(small)]),
            Err(_) => {
                self.produce_single(reg, Single::Const64, &[]);
                self.out.data(bits, 0);
            }
        }
    }

    /// `variable := value`, redirecting the instruction that produced the value where that is possible.
    pub(super) fn assign(&mut self, variable: Reg, value: StackValue, depth: usize, ty: Prim) {
        self.stack.push(value.place, value.ty);
        let place = self.place_as(depth, ty);
        self.stack.pop();
        match (place, self.last) {
            (Location::Reg(from), Some(last)) if from == last.reg && self.is_at(from, depth) => {
                self.redirect(last, variable)
            }
            _ => self.put(variable, StackValue { place, ty }),
        }
        self.last = None;
    }

    /// Lets the last instruction produce another register.
    pub(super) fn redirect(&mut self, last: Last, reg: Reg) {
        self.put_in_place(Last { reg, ..last }, Operand::of(reg));
    }

    /// Takes the last instruction back. Gives the offset it was made for.
    pub(super) fn take_back(&mut self) -> u32 {
        self.last = None;
        self.out.take_back()
    }

    /// Replaces the last instruction by another of the same operands and target.
    pub(super) fn remake(&mut self, mut last: Last, shape: Shape) {
        last.inst.shape = shape;
        self.put_in_place(last, last.inst.operands[0]);
    }

    /// Gives the last instruction its target; the other operands stay.
    fn put_in_place(&mut self, mut last: Last, target: Operand) {
        last.inst.operands[0] = target;
        let spares = !self.out.is_observed(self.slot(last.reg));
        self.out.replace(last.index, last.inst, spares);
        self.last = Some(last);
    }

    /// Keeps track of the loop that instruction `index` is in.
    pub(super) fn enter_loop(&mut self, index: usize) {
        let at = self.out.words() as u32;
        if self.current.is_some_and(|current| index > current.last) {
            if let Some(left) = self.out.loops.last_mut() {
                left.words.end = at;
                left.after = self.out.offset;
            }
            self.current = None;
        }
        if let Ok(number) = self.loops.binary_search_by_key(&index, |l| l.first) {
            let entered = &self.loops[number];
            self.current = Some(entered);
            self.out.loops.push(lir::Loop {
                words: at..u32::MAX,
                pins: entered.pins,
                origin: self.out.offset,
                after: self.out.offset,
            });
        }
    }

    /// The last instruction, if it produced the temporary of this depth and nothing else came after it.
    pub(super) fn produced(&self, depth: usize) -> Option<Last> {
        let last = self
            .last
            .filter(|last| self.is_at(last.reg, depth) && self.out.is_last(last.index))?;
        (self.stack.at(depth).place == Location::Reg(last.reg)).then_some(last)
    }

    /// Appends a branch taken if the test comes out as `wanted`.
    pub(super) fn branch_if(&mut self, test: Test, wanted: bool, left: Reg, right: Operand, label: usize) {
        let test = if wanted { test } else { test.negated() };
        let watched = self.input.interruptible && self.out.is_bound(label);
        self.emit(test.branch(watched), &[Operand::of(left), right]);
        self.out.leads_to(label);
    }

    /// Appends a jump.
    pub(super) fn jump(&mut self, label: usize) {
        let single = match self.input.interruptible && self.out.is_bound(label) {
            true => Single::JumpWatched,
            false => Single::Jump,
        };
        self.emit_single(single, &[]);
        self.out.leads_to(label);
    }
}

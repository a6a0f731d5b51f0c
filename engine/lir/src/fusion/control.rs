//! Branches, returns and calls that do what the instruction before them does.

use super::Fusion;
use crate::code::{Content, Half, Word};
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{Binary, Compare, Width};
use crate::shape::{Argument, Shape};
use crate::single::{ABSENT, ObjectOp, Single, UNTYPED};

/// The number whose addition is the subtraction of this one, if it fits an operand field.
pub(super) fn opposite(number: Operand) -> Option<Operand> {
    let by = Operand::number(number.value.checked_neg()?);
    by.small().map(|_| by)
}

/// Who reads a result that is tested: what follows, and the branch that has become part of what computes it.
const READS: u8 = 2;

impl Fusion<'_> {
    /// A branch if the attribute that was just looked for is not there.
    pub(super) fn branch_no_attribute(
        &mut self,
        op: Compare,
        watched: bool,
        inst: &Inst,
        word: &Word,
    ) -> bool {
        let [found, none, ..] = inst.operands;
        // The cell is in a data word.
        let Some(last) = self.last.filter(|last| self.code.is_last(*last + 1)) else {
            return false;
        };
        let Some(search) = self.code.words[last].inst().copied() else {
            return false;
        };
        let [to, object, value, ..] = search.operands;
        if watched || search.result().is_none() || to.as_reg() != found.as_reg() {
            return false;
        }
        let fused = match (search.shape, op, none.small()) {
            (
                Shape::Object(
                    ObjectOp::LoadAttribute | ObjectOp::LoadProperty | ObjectOp::LoadDoubleAttribute,
                ),
                Compare::Eq64,
                Some(ABSENT),
            ) => search,
            (Shape::Single(Single::StoreAttribute), Compare::Eq32 | Compare::Eq64, Some(0))
                if self.is_needed(to, 1) =>
            {
                Inst::single(Single::StoreAttributeOr, &[value, object])
            }
            (Shape::Single(Single::StoreTypedAttribute), Compare::Eq32 | Compare::Eq64, Some(0))
                if self.is_needed(to, 1) =>
            {
                Inst::single(Single::StoreTypedOr, &[value, object])
            }
            (Shape::Object(ObjectOp::LoadTypedAttribute), Compare::Eq64, _)
                if self.constant(none) == Some(UNTYPED) =>
            {
                search
            }
            _ => return false,
        };
        let search = &mut self.code.words[last];
        (search.content, search.target) = (Content::Inst(fused), word.target);
        (self.last, self.tried) = (None, Some(last));
        true
    }

    /// A branch if the last instruction, which makes a typed integer or takes one apart, could not.
    pub(super) fn branch_untyped(&mut self, op: Compare, watched: bool, inst: &Inst, word: &Word) -> bool {
        let [found, none, ..] = inst.operands;
        let Some(last) = self.last.filter(|last| self.code.is_last(*last)) else {
            return false;
        };
        let Some(made) = self.code.inst(last).copied() else {
            return false;
        };
        let [to, from, ty, ..] = made.operands;
        if watched || op != Compare::Eq64 || to.as_reg() != found.as_reg() || from.as_reg().is_none() {
            return false;
        }
        let fused = match made.shape {
            Shape::Binary(Binary::IntFromTyped) if self.constant(none) == Some(UNTYPED) => {
                ObjectOp::IntFromTypedOr
            }
            Shape::Binary(Binary::TypedFromInt) if none.small() == Some(0) => ObjectOp::TypedFromIntOr,
            _ => return false,
        };
        let Some(ty) = ty.small() else { return false };
        let origin = self.code.take_back();
        let from = from.as_reg().map_or(from, Operand::spilled);
        let made = Inst::new(Shape::Object(fused), &[to, from, Operand::number(0)]);
        let ty = Content::Data(Half::Bits(ty as u64), Half::Bits(0));
        let word = Word {
            content: Content::Inst(made),
            origin,
            ..*word
        };
        self.keep(word, &[Word::new(ty, origin, false)]);
        self.last = None;
        true
    }

    /// A branch if the last instruction did not know its result, or found no element.
    pub(super) fn branch_unknown(
        &mut self,
        at: usize,
        op: Compare,
        watched: bool,
        inst: &Inst,
        word: &Word,
    ) -> bool {
        let [found, none, ..] = inst.operands;
        let Some(last) = self.last.filter(|last| self.code.is_last(*last)) else {
            return false;
        };
        let Some(made) = self.code.inst(last).copied() else {
            return false;
        };
        let Some(label) = word.target.filter(|_| !watched) else {
            return false;
        };
        if made.operands[0].as_reg() != found.as_reg() || !self.is_near(self.distance(at, label)) {
            return false;
        }
        let fused = match (made.shape, op, none.small()) {
            (
                Shape::Quick(_) | Shape::Object(ObjectOp::LoadItem | ObjectOp::LoadLength),
                Compare::Eq64,
                Some(ABSENT),
            ) => made,
            (Shape::Single(Single::StoreItem), Compare::Eq32 | Compare::Eq64, Some(0))
                if self.is_needed(found, 1) =>
            {
                let [_, object, index, value, ..] = made.operands;
                Inst::single(Single::StoreItemOr, &[value, object, index])
            }
            _ => return false,
        };
        let made = &mut self.code.words[last];
        (made.content, made.target) = (Content::Inst(fused), Some(label));
        (self.last, self.tried) = (None, Some(last));
        true
    }

    /// A copy of the result of the operator before it, which goes elsewhere where it has none: only the copy needs it.
    pub(super) fn copy_known(&mut self, inst: &Inst, word: &Word) -> bool {
        let [to, from, ..] = inst.operands;
        let Some((last, made)) = self.tried(0) else {
            return false;
        };
        let is_quick = matches!(made.shape, Shape::Quick(_) | Shape::Object(ObjectOp::LoadLength));
        if !is_quick || made.operands[0].as_reg() != from.as_reg() || !self.is_needed(from, READS) {
            return false;
        }
        let [_, a, b, next, ..] = made.operands;
        let quick = &mut self.code.words[last];
        quick.content = Content::Inst(Inst::new(made.shape, &[to, a, b, next]));
        (quick.spares, self.tried) = (word.spares, None);
        true
    }

    /// The assignment of an attribute that was just loaded, which goes elsewhere where there is none: only the assignment needs it.
    pub(super) fn replace_by_loaded(&mut self, inst: &Inst) -> bool {
        let [to, from, ..] = inst.operands;
        // The cell is in a data word.
        let Some((last, load)) = self.tried(1) else {
            return false;
        };
        let is_load = load.shape == Shape::Object(ObjectOp::LoadProperty);
        // The assignment takes over the count: that somebody may look at what owns one does not matter.
        if !is_load || load.operands[0].as_reg() != from.as_reg() || !self.is_read(from, READS) {
            return false;
        }
        self.replace(last, to)
    }

    /// Lets a load of an attribute replace a variable, instead of the one that it loads to. That is still 0 where nothing is found: somebody may look
    /// at what owns something.
    fn replace(&mut self, at: usize, to: Operand) -> bool {
        let Some(load) = self.code.inst(at).copied() else {
            return false;
        };
        let [from, object, next, ..] = load.operands;
        let variable = from.as_slot().filter(|slot| *slot < self.code.temps);
        let (Some(variable), Some(Content::Data(cell, _))) =
            (variable, self.code.words.get(at + 1).map(|data| data.content))
        else {
            return false;
        };
        self.code.words[at + 1].content = Content::Data(cell, Half::Bits(variable.into()));
        let replace = Inst::new(Shape::Object(ObjectOp::ReplaceByProperty), &[to, object, next]);
        let word = &mut self.code.words[at];
        (word.content, word.spares) = (Content::Inst(replace), false);
        (self.last, self.tried, self.released) = (None, None, None);
        true
    }

    /// The end of a value after the load of an attribute, which may be what replaces it.
    pub(super) fn release_before_replacing(&mut self, word: &Word) -> bool {
        let Some((last, load)) = self.tried(1) else {
            return false;
        };
        if load.shape != Shape::Object(ObjectOp::LoadProperty) {
            return false;
        }
        self.keep(*word, &[]);
        self.released = Some(last);
        true
    }

    /// As [`Fusion::replace_by_loaded`], where the old value ended just before.
    pub(super) fn replace_released(&mut self, inst: &Inst) -> bool {
        let [to, from, ..] = inst.operands;
        let Some(load) = self.released else { return false };
        let register = |at: usize| self.code.inst(at).and_then(|inst| inst.operands[0].as_reg());
        let is_replaced = self.last.is_some_and(|release| register(release) == to.as_reg());
        if !is_replaced
            || register(load) != from.as_reg()
            || !self.is_read(from, READS)
            || !self.replace(load, to)
        {
            return false;
        }
        self.code.take_back();
        true
    }

    /// The end of a value that was just stored: the store takes over its count.
    pub(super) fn release_stored(&mut self, inst: &Inst) -> bool {
        let Some((last, store)) = self.tried(1).or_else(|| self.tried(0)) else {
            return false;
        };
        let owned = match store.shape {
            Shape::Single(Single::StoreAttributeOr) => Single::StoreAttributeOwnedOr,
            Shape::Single(Single::StoreItemOr) => Single::StoreItemOwnedOr,
            _ => return false,
        };
        let [value, object, index, ..] = store.operands;
        let released = inst.operands[0].as_reg();
        let is_alone =
            value.as_reg() == released && ![object, index].iter().any(|other| other.as_reg() == released);
        if !is_alone {
            return false;
        }
        self.code.words[last].content = Content::Inst(Inst {
            shape: Shape::Single(owned),
            ..store
        });
        self.tried = None;
        true
    }

    /// The number in the slot of a constant.
    fn constant(&self, operand: Operand) -> Option<u64> {
        let slot = self.code.registers.slot(operand.as_reg()?);
        let known = self.code.constants.iter().find(|(at, _)| *at == slot);
        known.map(|(_, bits)| *bits)
    }

    /// A branch on the comparison of what was just loaded.
    pub(super) fn branch_on_memory(
        &mut self,
        at: usize,
        op: Compare,
        watched: bool,
        inst: &Inst,
        word: &Word,
    ) -> bool {
        let [left, right, ..] = inst.operands;
        let (op, right, load) = match (self.made(left), self.made(right)) {
            (Some(load), _) => (op, right, load),
            (None, Some(load)) => (op.mirrored(), left, load),
            (None, None) => return false,
        };
        let (Shape::Load(width, ..), Some((place, [base, index])), Some(label)) =
            (load.shape, load.loads_from(), word.target)
        else {
            return false;
        };
        // What is compared has the width of what was loaded, or was extended by the load.
        if op.is_wide() != (width == Width::Mem64) || !self.is_near(self.distance(at, label)) {
            return false;
        }
        let op = if watched { op.negated() } else { op };
        let Some(shape) = Shape::branch_with_memory(op, width, place) else {
            return false;
        };
        self.replace_last(Inst::new(shape, &[base, index, right]), word);
        if watched {
            self.jump_passed(watched, word);
        }
        true
    }

    /// A branch over the return of a variable or number becomes a conditional return, if nothing else leads to the return.
    pub(super) fn return_if(&mut self, at: usize, inst: &Inst, word: &Word) -> bool {
        let (Shape::Branch(op, false), Some(label)) = (inst.shape, word.target) else {
            return false;
        };
        if self.labels.get(label as usize) != Some(&(at as u32 + 2)) || self.joined.contains(at + 1) {
            return false;
        }
        let leave = self.old.get(at + 1).and_then(Word::inst);
        let Some((Shape::Single(single), value)) = leave.map(|leave| (leave.shape, leave.operands[0])) else {
            return false;
        };
        let wide = match single {
            Single::ReturnS32 | Single::ReturnImm => false,
            Single::Return64 => true,
            _ => return false,
        };
        if value.as_reg().is_some_and(|reg| self.is_temporary(reg)) {
            return false;
        }
        // The branch is taken if the comparison holds, the return is made if not.
        let shape = Shape::ReturnIf(op.negated(), wide);
        let [left, right, ..] = inst.operands;
        let content = Content::Inst(Inst::new(shape, &[left, right, value]));
        let target = None;
        self.keep(
            Word {
                content,
                target,
                ..*word
            },
            &[],
        );
        true
    }

    /// A return of what the last instruction computed.
    pub(super) fn return_binary(&mut self, inst: &Inst, word: &Word) -> bool {
        let Some(made) = self.made(inst.operands[0]) else {
            return false;
        };
        let Shape::Binary(op) = made.shape else {
            return false;
        };
        let wide = matches!(op, Binary::Add64 | Binary::Sub64 | Binary::Mul64);
        let fits = wide == (inst.shape == Shape::Single(Single::Return64));
        let Some(shape) = Shape::return_binary(op).filter(|_| fits) else {
            return false;
        };
        let [_, left, right, ..] = made.operands;
        self.code.take_back();
        let content = Content::Inst(Inst::new(shape, &[Operand::NONE, left, right]));
        self.keep(Word { content, ..*word }, &[]);
        true
    }

    /// A direct call whose last argument was just computed as a sum with a number.
    pub(super) fn call_sum(&mut self, inst: &Inst, word: &Word, data: &[Word]) -> bool {
        let values = word
            .values
            .and_then(|values| self.code.calls.get(values as usize));
        let Some((argument, others)) = values.and_then(|values| values.arguments.split_last()) else {
            return false;
        };
        let Some(made) = self.made(Operand::of(*argument)) else {
            return false;
        };
        let [_, source, by, ..] = made.operands;
        let by = match made.shape {
            Shape::Binary(Binary::Add32) => by.small().map(|_| by),
            Shape::Binary(Binary::Sub32) if by.kind == Kind::Imm => opposite(by),
            _ => None,
        };
        let Some(by) = by else { return false };
        let window = inst.operands[0];
        let slot = Operand::number(i32::from(self.code.registers.slot(*argument)));
        let shape = match inst.shape {
            Shape::GuardedCall {
                op, wide, constant, ..
            } => Shape::GuardedCall {
                op,
                argument: match others.is_empty() && slot == window {
                    true => Argument::Only,
                    false => Argument::Sum,
                },
                wide,
                constant,
            },
            _ => Shape::CallAdd,
        };
        self.code.take_back();
        if let Some(values) = word.values {
            self.code.calls[values as usize].arguments.pop();
        }
        let content = Content::Inst(Inst::new(shape, &[window, source, by, slot]));
        self.keep(Word { content, ..*word }, data);
        true
    }
}

//! Instructions in the place of two, which want a value in an accumulator.

use super::{Last, Pass};
use crate::code::Word;
use crate::form::Class;
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{FloatBinary, FloatTernary, Ternary};
use crate::shape::{Base, Mode, Operation, Shape};

impl Pass<'_> {
    /// The instruction in the place of the last one and this one, if there is one and nobody else reads what the last one made.
    pub(super) fn merged(&self, inst: &Inst, at: usize) -> Option<(Last, Inst)> {
        let last = self.last?;
        let made = last.inst.operands[0].bits();
        if made < self.old.temps || self.out.last().and_then(Word::inst) != Some(&last.inst) {
            return None;
        }
        let merged = self
            .multiply_add(inst, &last, made)
            .or_else(|| self.load_row(inst, &last, made))?;
        let free = inst.operands[0].is(made) || !self.uses.is_read(made, at);
        free.then_some((last, merged))
    }

    /// `x * [y] + z` with `z` in an accumulator.
    fn multiply_add(&self, inst: &Inst, last: &Last, product: u16) -> Option<Inst> {
        let op = match inst.shape {
            Shape::FloatBinary(FloatBinary::AddF64) => FloatTernary::MulAddF64,
            Shape::FloatBinary(FloatBinary::SubF64) => FloatTernary::MulSubF64,
            _ => return None,
        };
        let Shape::WithMemory(Operation::Float(FloatBinary::MulF64), _, place) = last.inst.shape else {
            return None;
        };
        let [to, left, right, ..] = inst.operands;
        let addend = match (left.is(product), right.is(product)) {
            (true, false) if op == FloatTernary::MulAddF64 => right,
            (false, true) => left,
            _ => return None,
        };
        let slot = addend.as_slot()?;
        let kind = last.before.source(Class::Float, slot);
        let addend = Operand { kind, ..addend };
        let [_, factor, base, index, _] = last.inst.operands;
        let operands = [to, Operand::of_slot(factor.bits()), base, index, addend];
        kind.is_among(2)
            .then(|| Inst::new(Shape::TernaryWithMemory(op, place), &operands))
    }

    /// A load with the index `x * y + z`, with `x` or `z` in an accumulator.
    fn load_row(&self, inst: &Inst, last: &Last, index: u16) -> Option<Inst> {
        const MODE: Mode = Mode::Indexed {
            base: Base::Slot,
            full: false,
        };
        let (Shape::Load(width, MODE, class), Shape::Ternary(Ternary::MulAdd32)) =
            (inst.shape, last.inst.shape)
        else {
            return None;
        };
        let [to, base, by, displacement, _] = inst.operands;
        let [_, left, right, addend, _] = last.inst.operands;
        if !by.is(index) || base.is(index) || right.kind == Kind::Imm || displacement.value != 0 {
            return None;
        }
        let in_slot = |operand: Operand| Operand::slot(operand.bits());
        let addend = match (left.kind.is_among(2), addend.kind.is_among(2)) {
            (true, _) => in_slot(addend),
            (_, true) => addend,
            _ => return None,
        };
        let shape = Shape::load_row(width, class)?;
        Some(Inst::new(shape, &[to, in_slot(base), left, right, addend]))
    }
}

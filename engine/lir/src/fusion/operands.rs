//! Operations of which one operand was computed or loaded by the instruction before.

use super::Fusion;
use crate::code::Word;
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{Binary, FloatBinary, FloatTernary, Ternary};
use crate::shape::{Base, Mode, Operation, Place, Shape};

impl Shape {
    /// The operation on two values, if it is one.
    pub(super) fn operation(self) -> Option<Operation> {
        match self {
            Shape::Binary(op) => Some(Operation::Int(op)),
            Shape::FloatBinary(op) => Some(Operation::Float(op)),
            _ => None,
        }
    }
}

impl Inst {
    /// Whether an addition of 64 bits becomes one with this instruction, whose result it adds.
    pub fn is_addend(&self) -> bool {
        match (self.shape, self.loads_from()) {
            (Shape::Binary(Binary::Mul64), _) => self.is_factor(),
            (Shape::Load(width, ..), Some((place, _))) => {
                Shape::with_memory(Operation::Int(Binary::Add64), width, place).is_some()
            }
            _ => false,
        }
    }

    /// Whether a product can be part of an addition: its right operand has a field of 16 bits there.
    fn is_factor(&self) -> bool {
        let right = self.operands[2];
        right.kind != Kind::Imm || right.small().is_some()
    }

    /// Where a load gets its value from, if two operands say it: the place and the operands.
    pub(super) fn loads_from(&self) -> Option<(Place, [Operand; 2])> {
        let Shape::Load(_, mode, _) = self.shape else {
            return None;
        };
        let [_, base, index, ..] = self.operands;
        let place = match mode {
            Mode::Displaced => {
                index.small()?;
                Place::Displaced
            }
            Mode::Indexed {
                base: Base::Slot,
                full,
            } => Place::Indexed { full },
            _ => return None,
        };
        Some((place, [base, index]))
    }
}

impl Fusion<'_> {
    /// The operands of an operation, the one that the last instruction made before the other one, and that instruction. The left one may be it
    /// only where they may change places.
    fn operand_made(&self, inst: &Inst) -> Option<(Inst, Operand)> {
        let [_, left, right, ..] = inst.operands;
        let made = self.made(right).map(|made| (made, left));
        let commutes = inst.shape.operation().is_some_and(Operation::commutes);
        made.or_else(|| Some((self.made(left).filter(|_| commutes)?, right)))
    }

    /// `addend + x * y`, or `addend - x * y`.
    pub(super) fn multiply_add(&mut self, inst: &Inst, word: &Word) -> bool {
        let Some((product, addend)) = self.operand_made(inst) else {
            return false;
        };
        let shape = match (inst.shape, product.shape) {
            (Shape::Binary(Binary::Add32), Shape::Binary(Binary::Mul32)) => Shape::Ternary(Ternary::MulAdd32),
            (Shape::Binary(Binary::Add64), Shape::Binary(Binary::Mul64)) => Shape::Ternary(Ternary::MulAdd64),
            (Shape::FloatBinary(FloatBinary::AddF64), Shape::FloatBinary(FloatBinary::MulF64)) => {
                Shape::FloatTernary(FloatTernary::MulAddF64)
            }
            (Shape::FloatBinary(FloatBinary::SubF64), Shape::FloatBinary(FloatBinary::MulF64)) => {
                Shape::FloatTernary(FloatTernary::MulSubF64)
            }
            _ => return false,
        };
        let [_, left, right, ..] = product.operands;
        if !product.is_factor() || addend.kind == Kind::Imm {
            return false;
        }
        self.replace_last(Inst::new(shape, &[inst.operands[0], left, right, addend]), word);
        true
    }

    /// An operation with what was just loaded.
    pub(super) fn with_memory(&mut self, inst: &Inst, word: &Word) -> bool {
        let Some((load, other)) = self.operand_made(inst) else {
            return false;
        };
        let (Shape::Load(width, ..), Some((place, [base, index]))) = (load.shape, load.loads_from()) else {
            return false;
        };
        let shape = inst
            .shape
            .operation()
            .and_then(|op| Shape::with_memory(op, width, place));
        let Some(shape) = shape.filter(|_| other.kind != Kind::Imm) else {
            return false;
        };
        self.replace_last(Inst::new(shape, &[inst.operands[0], other, base, index]), word);
        true
    }

    /// An operation with what was just shifted by a constant.
    pub(super) fn with_shift(&mut self, inst: &Inst, word: &Word) -> bool {
        let Some((shifted, other)) = self.operand_made(inst) else {
            return false;
        };
        let (Shape::Binary(op), Shape::Binary(shift)) = (inst.shape, shifted.shape) else {
            return false;
        };
        let [_, value, by, ..] = shifted.operands;
        let Some(shape) = Shape::shifted(op, shift).filter(|_| by.small().is_some()) else {
            return false;
        };
        if other.kind == Kind::Imm {
            return false;
        }
        self.replace_last(Inst::new(shape, &[inst.operands[0], other, value, by]), word);
        true
    }
}

//! Operations with an operand that the instruction before computes or loads: addressing modes, shifted operands, three operands.

use super::Fusion;
use crate::code::Word;
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{Binary, FloatBinary, FloatTernary, Ternary};
use crate::shape::{AddressMode, Base, Mode, Operation, Shape};

impl Shape {
    /// The operation on two values, if it is one.
    pub(crate) fn operation(self) -> Option<Operation> {
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
    pub(super) fn loads_from(&self) -> Option<(AddressMode, [Operand; 2])> {
        let Shape::Load(_, mode, _) = self.shape else {
            return None;
        };
        let [_, base, index, ..] = self.operands;
        let place = match mode {
            Mode::Displaced => {
                index.small()?;
                AddressMode::Displaced
            }
            Mode::Indexed {
                base: Base::Slot,
                full,
            } => AddressMode::Indexed { full },
            _ => return None,
        };
        Some((place, [base, index]))
    }
}

impl Fusion<'_> {
    /// An operation of which the last instruction computed or loaded an operand.
    pub(super) fn operation(&mut self, inst: &Inst, word: &Word) -> bool {
        let Some((made, other)) = self.operand_made(inst) else {
            return false;
        };
        if other.kind == Kind::Imm {
            return false;
        }
        let fused = multiply_add(inst, &made, other)
            .or_else(|| with_memory(inst, &made, other))
            .or_else(|| with_shift(inst, &made, other));
        let Some(fused) = fused else { return false };
        self.replace_last(fused, word);
        true
    }

    /// What made an operand, if that is the last instruction, and the other operand. It may have made the left one only where they may change
    /// places.
    fn operand_made(&self, inst: &Inst) -> Option<(Inst, Operand)> {
        let [_, left, right, ..] = inst.operands;
        let made = self.made(right).map(|made| (made, left));
        let commutes = inst.shape.operation().is_some_and(Operation::commutes);
        made.or_else(|| Some((self.made(left).filter(|_| commutes)?, right)))
    }
}

/// `addend + x * y`, or `addend - x * y`.
fn multiply_add(inst: &Inst, product: &Inst, addend: Operand) -> Option<Inst> {
    let shape = match (inst.shape, product.shape) {
        (Shape::Binary(Binary::Add32), Shape::Binary(Binary::Mul32)) => Shape::Ternary(Ternary::MulAdd32),
        (Shape::Binary(Binary::Add64), Shape::Binary(Binary::Mul64)) => Shape::Ternary(Ternary::MulAdd64),
        (Shape::FloatBinary(FloatBinary::AddF64), Shape::FloatBinary(FloatBinary::MulF64)) => {
            Shape::FloatTernary(FloatTernary::MulAddF64)
        }
        (Shape::FloatBinary(FloatBinary::SubF64), Shape::FloatBinary(FloatBinary::MulF64)) => {
            Shape::FloatTernary(FloatTernary::MulSubF64)
        }
        _ => return None,
    };
    let [_, left, right, ..] = product.operands;
    let operands = [inst.operands[0], left, right, addend];
    product.is_factor().then(|| Inst::new(shape, &operands))
}

/// An operation with what was just loaded.
fn with_memory(inst: &Inst, load: &Inst, other: Operand) -> Option<Inst> {
    let Shape::Load(width, ..) = load.shape else {
        return None;
    };
    let (place, [base, index]) = load.loads_from()?;
    let shape = Shape::with_memory(inst.shape.operation()?, width, place)?;
    Some(Inst::new(shape, &[inst.operands[0], other, base, index]))
}

/// An operation with what was just shifted by a constant.
fn with_shift(inst: &Inst, shifted: &Inst, other: Operand) -> Option<Inst> {
    let (Shape::Binary(op), Shape::Binary(shift)) = (inst.shape, shifted.shape) else {
        return None;
    };
    let [_, value, by, ..] = shifted.operands;
    by.small()?;
    Some(Inst::new(
        Shape::shifted(op, shift)?,
        &[inst.operands[0], other, value, by],
    ))
}

//! Operations that take an operand from memory: a load and the one instruction that uses its result become one.
//!
//! The load was appended last and its result is a temporary that nobody else reads. The fused instruction belongs to the offset of the
//! load, which is what can fault.

use super::Translator;
use super::emit::Last;
use super::kinds::adjustment;
use super::model;
use maple_lir::shape::{self, Mode, Place};
use maple_lir::{Binary, FloatBinary, Operand, Operation, Shape, Width};
use maple_mirbin::{Inst, Op, Prim};

/// A load that an operation can do itself.
pub(super) struct Load {
    last: Last,
    pub width: Width,
    pub place: Place,
    /// The two operands of the address.
    pub operands: [Operand; 2],
}

impl Translator<'_> {
    /// An addition, subtraction or multiplication of the top two values, one of which was just loaded.
    pub(super) fn with_memory(&mut self, inst: &Inst<'_>) -> bool {
        let float = inst.ty == Prim::F64;
        if !float && !matches!(inst.ty.size(), 4 | 8) || inst.ty.is_float() != float {
            return false;
        }
        let depth = self.stack.depth() - 2;
        // Whatever has to move out of the result's temporary moves before operands are looked at.
        self.claim(depth);
        for (loaded, other) in [(depth + 1, depth), (depth, depth + 1)] {
            let Some(load) = self.loaded(loaded) else { continue };
            let commutes = inst.op != Op::Sub;
            let Some(shape) = operation(inst, &load).filter(|_| commutes || loaded > other) else {
                return false;
            };
            let fits = |ty: Prim| ty.is_float() == float && adjustment(ty, inst.ty).is_none();
            let value = self.stack.at(other);
            let model::Place::Reg(left) = value.place else {
                return false;
            };
            if left == load.last.reg || !fits(value.ty) || !fits(self.stack.at(loaded).ty) {
                return false;
            }
            let [base, index] = load.operands;
            self.replace_last(shape, &[Operand::of(left), base, index], inst.ty);
            return true;
        }
        false
    }

    /// The load that was appended last, if its result is the value at this depth.
    fn loaded(&mut self, depth: usize) -> Option<Load> {
        self.produced(depth).and_then(|last| self.load_of(last))
    }

    /// The last instruction, if it is such a load.
    pub(super) fn load_of(&mut self, last: Last) -> Option<Load> {
        let Shape::Load(width, mode, _) = last.inst.shape else {
            return None;
        };
        let [_, base, index, ..] = last.inst.operands;
        let place = match mode {
            Mode::Displaced => {
                index.small()?;
                Place::Displaced
            }
            Mode::Indexed {
                base: shape::Base::Slot,
                full,
            } => Place::Indexed { full },
            _ => return None,
        };
        Some(Load {
            last,
            width,
            place,
            operands: [base, index],
        })
    }
}

/// The operation with an operand in memory, if there is one.
fn operation(inst: &Inst<'_>, load: &Load) -> Option<Shape> {
    let wide = inst.ty.size() == 8;
    let op = match (inst.op, inst.ty) {
        (Op::Add, Prim::F64) => Operation::Float(FloatBinary::AddF64),
        (Op::Sub, Prim::F64) => Operation::Float(FloatBinary::SubF64),
        (Op::Mul, Prim::F64) => Operation::Float(FloatBinary::MulF64),
        (Op::Add, _) if wide => Operation::Int(Binary::Add64),
        (Op::Add, _) => Operation::Int(Binary::Add32),
        _ => return None,
    };
    Shape::with_memory(op, load.width, load.place)
}

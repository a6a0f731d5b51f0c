//! Operations that take an operand from memory: a load and the one instruction that uses its result become one.
//!
//! The load was appended last and its result is a temporary that nobody else reads. The fused instruction belongs to the offset of the
//! load, which is what can fault.

use super::Translator;
use super::emit::Last;
use super::family::Family;
use super::kinds::adjustment;
use super::model::Place;
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, FloatBinary, FloatTernary, Ternary};
use crate::ops::table::{self, InRow, Kind, Mode, Operation};
use maple_mirbin::{Inst, Op, Prim};

/// A load that an operation can do itself.
pub(super) struct Load {
    last: Last,
    pub width: Width,
    pub place: table::Place,
    /// The two fields of the address.
    pub fields: (u16, u16),
}

impl Translator<'_> {
    /// An addition, subtraction or multiplication of the top two values, one of which was just loaded.
    pub(super) fn with_memory(&mut self, inst: &Inst<'_>) -> bool {
        let float = inst.ty == Prim::F64;
        if !float && !matches!(inst.ty.size(), 4 | 8) || inst.ty.is_float() != float {
            return false;
        }
        let depth = self.stack.depth() - 2;
        // Whatever has to move out of the result's temporary moves before operand kinds are looked at.
        self.own(depth);
        for (loaded, other) in [(depth + 1, depth), (depth, depth + 1)] {
            let Some(load) = self.loaded(loaded) else { continue };
            let commutes = inst.op != Op::Sub;
            let Some(row) = row(inst, load.width).filter(|_| commutes || loaded > other) else {
                return false;
            };
            let fits = |ty: Prim| ty.is_float() == float && adjustment(ty, inst.ty).is_none();
            let value = self.stack.at(other);
            let Place::Slot(left) = value.place else {
                return false;
            };
            if left == load.last.slot || !fits(value.ty) || !fits(self.stack.at(loaded).ty) {
                return false;
            }
            let kind = load.last.before.source(float, left);
            let family = Family::WithMemory(row, kind, load.place);
            let (c, d) = load.fields;
            self.replace_last(load.last, family, (left, c, d), inst.ty);
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
        let Family::Load(width, mode, _) = last.family else {
            return None;
        };
        let old = *self.out.at(last.index);
        let (place, fields) = match mode {
            Mode::Displaced(base) => {
                i16::try_from(old.cd()).ok()?;
                (table::Place::Displaced(base), (old.b, old.c))
            }
            Mode::Indexed {
                base: table::Base::Slot,
                full,
                index,
            } => (table::Place::Indexed { full, index }, (old.b, old.c)),
            _ => return None,
        };
        Some(Load {
            last,
            width,
            place,
            fields,
        })
    }

    /// The family of `product + addend`, where the last instruction multiplied by a value in memory and the addend is in an accumulator.
    pub(super) fn multiply_add_with_memory(
        &self,
        last: Last,
        subtracts: bool,
        addend: Kind,
    ) -> Option<Family> {
        let Family::WithMemory(row, left, place) = last.family else {
            return None;
        };
        let left = left.narrow();
        let multiplies = table::memory_row(Operation::Float(FloatBinary::MulF64), Width::Mem64) == Some(row);
        let op = if subtracts {
            FloatTernary::MulSubF64
        } else {
            FloatTernary::MulAddF64
        };
        (multiplies && matches!(addend, Kind::First | Kind::Second))
            .then_some(Family::TernaryWithMemory(op, left, place, addend))
    }

    /// A load whose index was just computed as `x * y + z` with `x` or `z` in an accumulator.
    pub(super) fn load_row(&mut self, ty: Prim, width: Width, base: u16, index: u16, slot: u16) -> bool {
        let Some(last) = self
            .last
            .filter(|last| last.slot == index && self.out.is_last(last.index))
        else {
            return false;
        };
        let Family::Ternary(Ternary::MulAdd32, left, Kind::Slot, addend) = last.family else {
            return false;
        };
        let old = *self.out.at(last.index);
        let Some(row) = table::load_row(width, ty.is_float()) else {
            return false;
        };
        if usize::from(index) < self.layout.temps || base == index {
            return false;
        }
        let (part, fields) = match (left, addend) {
            (Kind::First | Kind::Second, _) => (InRow::Factor(left), (old.c, old.d)),
            (_, Kind::First | Kind::Second) => (InRow::Addend(addend), (old.b, old.c)),
            _ => return false,
        };
        self.take_back(last);
        self.produce(
            slot,
            Family::LoadRow(row, ty.is_float(), part),
            base,
            fields.0,
            fields.1,
        );
        true
    }
}

/// The row of handlers for an operation with an operand in memory of this width.
fn row(inst: &Inst<'_>, width: Width) -> Option<usize> {
    let wide = inst.ty.size() == 8;
    let op = match (inst.op, inst.ty) {
        (Op::Add, Prim::F64) => Operation::Float(FloatBinary::AddF64),
        (Op::Sub, Prim::F64) => Operation::Float(FloatBinary::SubF64),
        (Op::Mul, Prim::F64) => Operation::Float(FloatBinary::MulF64),
        (Op::Add, _) if wide => Operation::Int(Binary::Add64),
        (Op::Add, _) => Operation::Int(Binary::Add32),
        _ => return None,
    };
    table::memory_row(op, width)
}

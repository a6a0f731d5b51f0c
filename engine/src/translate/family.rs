//! Instructions that produce a value, but for where it goes.

use super::cache::MOST;
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, Divide, FloatBinary, FloatFromInt, FloatTernary, FloatUnary};
use crate::ops::scalar::{IntFromFloat, Ternary, Unary};
use crate::ops::table::{self, InRow, Kind, Mode, ObjectOp, Opcode};
use crate::regcode::effect::Effect;

/// An instruction that produces a value, but for its target.
#[derive(Clone, Copy)]
pub(super) enum Family {
    /// Integer operation.
    Binary(Binary, Kind, Kind),
    /// Division.
    Divide(Divide, Kind, Kind),
    /// Float operation.
    FloatBinary(FloatBinary, Kind, Kind),
    /// Multiply-add: left, right, addend.
    Ternary(Ternary, Kind, Kind, Kind),
    /// Float multiply-add: left, right, addend.
    FloatTernary(FloatTernary, Kind, Kind, Kind),
    /// Integer operation on one operand.
    Unary(Unary, Kind),
    /// Float operation on one operand.
    FloatUnary(FloatUnary, Kind),
    /// Conversion to a float.
    FloatFromInt(FloatFromInt, Kind),
    /// Conversion to an integer.
    IntFromFloat(IntFromFloat, Kind),
    /// Load into the float class if the flag is set.
    Load(Width, Mode, bool),
    /// Load of an element, into the float class if the flag is set: index.
    Element(Width, bool, Kind),
    /// Operation with a shifted right operand: number, left, right.
    Shifted(usize, Kind, Kind),
    /// Base plus scaled index; the base is a constant or a slot.
    Scaled {
        constant: bool,
        /// The index is a full cell.
        full: bool,
        index: Kind,
    },
    /// Operation number, left operand, place of the right one.
    WithMemory(usize, Kind, table::Place),
    /// Float multiply-add: left, place of the right factor, addend.
    TernaryWithMemory(FloatTernary, Kind, table::Place, Kind),
    /// Load from rows of equal length: number, float class, part of the index that is an accumulator.
    LoadRow(usize, bool, InRow),
    /// On objects.
    Object(ObjectOp),
    /// An instruction that writes its slot only.
    Plain(Opcode),
    /// An instruction that writes its slot only and reads the slots in these fields.
    Known(Opcode, u8),
}

/// Bits of operand fields, for [`Effect::reading`].
pub(super) const A: u8 = 1;
pub(super) const B: u8 = 2;
pub(super) const C: u8 = 4;
pub(super) const D: u8 = 8;

/// The field of an operand, if that is a slot.
pub(super) fn if_slot(kind: Kind, field: u8) -> u8 {
    if kind == Kind::Slot { field } else { 0 }
}

impl Family {
    /// Whether the result is of the float class.
    pub(super) fn is_float(self) -> bool {
        match self {
            Family::FloatBinary(..)
            | Family::FloatTernary(..)
            | Family::FloatUnary(..)
            | Family::FloatFromInt(..)
            | Family::TernaryWithMemory(..) => true,
            Family::Load(_, _, float) | Family::LoadRow(_, float, _) | Family::Element(_, float, _) => float,
            Family::WithMemory(row, ..) => table::is_float_row(row),
            _ => false,
        }
    }

    /// Whether the instruction may raise, or do more than computing.
    pub(super) fn may_raise(self) -> bool {
        !matches!(
            self,
            Family::Binary(..)
                | Family::FloatBinary(..)
                | Family::Ternary(..)
                | Family::FloatTernary(..)
                | Family::Unary(..)
                | Family::FloatUnary(..)
                | Family::FloatFromInt(..)
                | Family::IntFromFloat(..)
                | Family::Shifted(..)
                | Family::Scaled { .. }
        )
    }

    /// What an instruction of the family does with slots.
    pub(super) fn effect(self) -> Effect {
        let place = |place| match place {
            table::Place::Displaced(base) => if_slot(base, C),
            table::Place::Indexed { index, .. } => C | if_slot(index, D),
        };
        let fields = match self {
            Family::Binary(_, l, r)
            | Family::Divide(_, l, r)
            | Family::FloatBinary(_, l, r)
            | Family::Shifted(_, l, r) => if_slot(l, B) | if_slot(r, C),
            Family::Ternary(_, l, r, d) | Family::FloatTernary(_, l, r, d) => {
                if_slot(l, B) | if_slot(r, C) | if_slot(d, D)
            }
            Family::Unary(_, l)
            | Family::FloatUnary(_, l)
            | Family::FloatFromInt(_, l)
            | Family::IntFromFloat(_, l) => if_slot(l, B),
            Family::Load(_, Mode::Displaced(base), _) => if_slot(base, B),
            Family::Load(_, Mode::Absolute, _) => 0,
            Family::Load(_, Mode::Indexed { base, index, .. }, _) => {
                if_slot(index, C) | if base == table::Base::Constant { 0 } else { B }
            }
            Family::Element(_, _, index) => B | if_slot(index, C),
            Family::Scaled { constant, index, .. } => if_slot(index, B) | if constant { 0 } else { C },
            Family::WithMemory(_, l, at) => if_slot(l, B) | place(at),
            Family::TernaryWithMemory(_, l, at, _) => if_slot(l, B) | place(at),
            Family::LoadRow(..) => B | C | D,
            Family::Known(_, fields) => fields,
            // What they replace is read as well.
            Family::Object(_) => return Effect::reading(A | B | C | D),
            Family::Plain(_) => return Effect::UNKNOWN,
        };
        Effect::reading(fields).writing()
    }

    /// The instruction that leaves the slot as it is.
    pub(super) fn bare(self, target: Kind) -> Option<Opcode> {
        match self {
            Family::Object(_) | Family::Plain(_) | Family::Known(..) => None,
            _ => target.bare().map(|target| self.opcode(target)),
        }
    }

    /// How many accumulators of its class it knows as targets.
    pub(super) fn accumulators(self) -> usize {
        match self {
            Family::FloatBinary(..)
            | Family::FloatTernary(..)
            | Family::FloatUnary(..)
            | Family::FloatFromInt(..)
            | Family::Load(_, _, true) => MOST,
            Family::WithMemory(row, ..) if table::is_float_row(row) => MOST,
            _ => 2,
        }
    }

    /// Whether the instruction writes its slot only.
    pub(super) fn is_plain(self) -> bool {
        matches!(self, Family::Plain(_) | Family::Known(..))
    }

    pub(super) fn opcode(self, target: Kind) -> Opcode {
        match self {
            Family::Binary(op, l, r) => table::binary(op, target, l, r),
            Family::Divide(op, l, r) => table::divide(op, target, l, r),
            Family::FloatBinary(op, l, r) => table::float_binary(op, target, l, r),
            Family::Ternary(op, l, r, d) => table::ternary(op, target, l, r, d),
            Family::FloatTernary(op, l, r, d) => table::float_ternary(op, target, l, r, d),
            Family::Unary(op, l) => table::unary(op, target, l),
            Family::FloatUnary(op, l) => table::float_unary(op, target, l),
            Family::FloatFromInt(op, l) => table::float_from_int(op, target, l),
            Family::IntFromFloat(op, l) => table::int_from_float(op, target, l),
            Family::Load(width, mode, float) => table::load(width, mode, float, target),
            Family::Element(width, float, index) => table::load_element(width, float, target, index),
            Family::Shifted(row, l, r) => table::shifted(row, target, l, r),
            Family::Scaled {
                constant,
                full,
                index,
            } => table::scaled(constant, full, target, index),
            Family::WithMemory(row, l, place) => table::with_memory(row, target, l, place),
            Family::TernaryWithMemory(op, l, place, d) => table::ternary_with_memory(op, target, l, place, d),
            Family::LoadRow(row, _, part) => table::load_from_row(row, target, part),
            Family::Object(op) => table::object(op, target),
            Family::Plain(opcode) | Family::Known(opcode, _) => opcode,
        }
    }
}

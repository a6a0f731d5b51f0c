//! Shapes: a family of instructions and the operation of the member. Where its operands are is not part of it.

mod all;
mod known;
mod low;
mod roles;

use crate::form::Class;
use crate::operation::*;
use crate::single::{ObjectOp, Single};

/// Where the base of an indexed access is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// A slot.
    Slot,
    /// A constant in the data word.
    Constant,
    /// A slot, and a 16-bit displacement.
    Displaced,
}

/// Where the address of an access comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// A base and a 32-bit displacement.
    Displaced,
    /// A constant in the data word.
    Absolute,
    /// A base and an index, scaled by the size of the access.
    Indexed {
        /// Where the base is.
        base: Base,
        /// The index is a full cell, not a signed 32-bit number.
        full: bool,
    },
}

/// An address that two operands describe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AddressMode {
    /// A base and a 16-bit displacement.
    Displaced,
    /// A base in a slot and a scaled index, a full cell or a signed 32-bit number.
    Indexed {
        /// The index is a full cell.
        full: bool,
    },
}

/// Where an instruction updates memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Updated {
    /// At a base in a slot and a 16-bit displacement.
    Displaced,
    /// At a base in a slot and a scaled signed 32-bit index in one.
    Indexed,
    /// At a base in a slot and a scaled 64-bit index in one.
    IndexedFull,
    /// At the address in the data word.
    Absolute,
}

/// An operation of either class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// On integers.
    Int(Binary),
    /// On floats.
    Float(FloatBinary),
}

impl Operation {
    /// Whether the operands may change places.
    pub fn commutes(self) -> bool {
        match self {
            Operation::Int(op) => op.commutes(),
            Operation::Float(op) => op.commutes(),
        }
    }
}

/// The last argument of a direct call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// It is in its slot, as the others.
    Passed,
    /// The call computes it, as a sum with a constant.
    Sum,
    /// As [`Argument::Sum`], and it is the only one.
    Only,
}

/// A family of instructions and the operation of the member. Operands are numbered from 0, in the order of the operand fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// `0 := 1 op 2`
    Binary(Binary),
    /// `0 := 1 / 2` or the remainder; a zero divisor raises.
    Divide(Divide),
    /// `0 := 1 op 2`
    FloatBinary(FloatBinary),
    /// `0 := 1 * 2 + 3`
    Ternary(Ternary),
    /// `0 := 3 op 1 * 2`
    FloatTernary(FloatTernary),
    /// `0 := op 1`
    Unary(Unary),
    /// `0 := op 1`
    FloatUnary(FloatUnary),
    /// `0 := op 1`
    FloatFromInt(FloatFromInt),
    /// `0 := op 1`
    IntFromFloat(IntFromFloat),
    /// `0 := 1 op 2`, 0 or 1.
    Set(Compare),
    /// `0 := 1 op 2`, 0 or 1.
    FloatSet(FloatCompare),
    /// `0 := 1 op 2`, -1, 0 or 1.
    Order(Order),
    /// `0 := 1 op 2`, -1, 0 or 1.
    FloatOrder(FloatOrder),
    /// `0 := [1 + 2]`, `0 := [data]`, `0 := [1 + scaled 2 + 3]`
    Load(Width, Mode, Class),
    /// `[0 + 2] := 1`, `[data] := 1`, `[1 + scaled 2 + 3] := 0`
    Store(Width, Mode, Class),
    /// `0 := 1[2]`, an element of an array.
    LoadElement(Width, Class),
    /// `1[2] := 0`, an element of an array.
    StoreElement(Width, Class),
    /// `0 := [1 + scaled (2 * 3 + 4)]`; 2 or 4 is in an accumulator.
    LoadRow(Width, Class),
    /// `0 := 1 op (2 shifted by 3)`
    Shifted(Binary, Binary),
    /// `0 := 2 + 1 * 3`, 2 being the base.
    Scaled {
        /// The base is the constant in the data word.
        constant: bool,
        /// The index is a full cell, not a signed 32-bit number.
        full: bool,
    },
    /// `0 := 1 op [2, 3]`
    WithMemory(Operation, Width, AddressMode),
    /// `0 := 4 op 1 * [2, 3]`; 4 is in an accumulator.
    TernaryWithMemory(FloatTernary, AddressMode),
    /// `[0, 1] := [0, 1] op 2`
    Update(Operation, Width, Updated),
    /// `[0, 1] := [0, 1] op 2 * 3`
    UpdateTernary(FloatTernary, Updated),
    /// Branches by 2 if `0 op 1`; a safepoint if the flag is set.
    Branch(Compare, bool),
    /// Branches by 2 if `0 op 1`; a safepoint if the flag is set.
    FloatBranch(FloatCompare, bool),
    /// Branches by 3 if `[0, 1] op 2`.
    BranchWithMemory(Compare, Width, AddressMode),
    /// `0 := 0 + 1`, then branches back by 3 if `0 op 2`; a safepoint if the flag is set.
    StepBack(Compare, bool),
    /// Returns `1 op 2`.
    ReturnBinary(Binary),
    /// Returns 2 if `0 op 1`; 64 bits if the flag is set.
    ReturnIf(Compare, bool),
    /// A direct call with the window at 0, whose last argument, 3, is `1 + 2`.
    CallAdd,
    /// A direct call that knows when the callee returns at once. Operands as without guard.
    GuardedCall {
        /// When it does.
        op: Compare,
        /// The last argument.
        argument: Argument,
        /// Whether the callee returns 64 bits.
        wide: bool,
        /// Whether the callee returns a constant, not a formal.
        constant: bool,
    },
    /// A whole loop: `do { [1 + scaled 2 + 3] := 0; 2 += step } while (2 op limit)`.
    Fill(Width, Compare),
    /// `0 := 1 op 2`; branches by 3 if that is not known.
    Quick(Quick),
    /// On objects.
    Object(ObjectOp),
    /// No member of a family.
    Single(Single),
}

/// How an instruction says where it branches to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchForm {
    /// By a displacement of 32 bits, operand 2.
    Wide,
    /// By a displacement of 16 bits, operand 3.
    Near,
}

/// Which operands of a [`Shape::Fill`] are not slots. Its data word has the constant in the low half, and in the high half the step, the
/// limit and these flags, 16 bits each.
pub mod fill {
    /// The value is a number.
    pub const VALUE: u16 = 1;
    /// The step is a number.
    pub const STEP: u16 = 2;
    /// The limit is a number.
    pub const LIMIT: u16 = 4;
    /// The base is the constant.
    pub const BASE: u16 = 8;
}

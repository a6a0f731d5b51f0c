//! Of which operands only the low 32 bits count.

use super::{AddressMode, Mode, Operation, Shape};
use crate::operation::{Binary, Divide, FloatFromInt, Order, Ternary, Unary, Width};
use crate::single::Single;

impl Binary {
    /// Whether it looks at low halves of cells only.
    pub fn is_low(self) -> bool {
        use Binary::*;
        match self {
            Add32 | Sub32 | Mul32 | And32 | Or32 | Xor32 | Shl32 | Shr32 | Sar32 | DivPow2S32
            | RemPow2S32 => true,
            Add64 | Sub64 | Mul64 | And64 | Or64 | Xor64 | Shl64 | Shr64 | Sar64 | DivPow2S64
            | RemPow2S64 | IntFromTyped | TypedFromInt => false,
        }
    }
}

/// Whether an index is a signed 32-bit number.
fn is_signed32(place: AddressMode) -> bool {
    place == AddressMode::Indexed { full: false }
}

impl Shape {
    /// Whether only the low 32 bits of an operand that is read count.
    pub(crate) fn reads_low(self, operand: usize) -> bool {
        match self {
            Shape::Binary(op) | Shape::ReturnBinary(op) => op.is_low(),
            Shape::Shifted(op, shift) => op.is_low() && shift.is_low(),
            Shape::Divide(op) => {
                matches!(
                    op,
                    Divide::DivS32 | Divide::RemS32 | Divide::DivU32 | Divide::RemU32
                )
            }
            Shape::Ternary(op) => op == Ternary::MulAdd32,
            Shape::Unary(op) => {
                use Unary::*;
                matches!(
                    op,
                    SignExtend8
                        | SignExtend16
                        | SignExtend32
                        | ZeroExtend8
                        | ZeroExtend16
                        | ZeroExtend32
                        | NonZero32
                        | IsZero32
                        | HalfS32
                        | Neg32
                )
            }
            Shape::FloatFromInt(op) => {
                use FloatFromInt::*;
                matches!(op, F64FromS32 | F64FromU32 | F32FromS32 | F32FromU32)
            }
            Shape::Set(op) | Shape::Branch(op, _) | Shape::StepBack(op, _) => !op.is_wide(),
            Shape::Order(op) => matches!(op, Order::CmpS32 | Order::CmpU32),
            Shape::ReturnIf(op, wide) => match operand {
                2 => !wide,
                _ => !op.is_wide(),
            },
            Shape::Load(_, mode, _) => operand == 2 && matches!(mode, Mode::Indexed { full: false, .. }),
            Shape::Store(width, mode, _) => match mode {
                Mode::Displaced | Mode::Absolute => operand == 1 && width != Width::Mem64,
                Mode::Indexed { full, .. } => match operand {
                    0 => width != Width::Mem64,
                    2 => !full,
                    _ => false,
                },
            },
            Shape::Scaled { full, .. } => operand == 1 && !full,
            Shape::WithMemory(op, _, place) => match operand {
                1 => matches!(op, Operation::Int(op) if op.is_low()),
                3 => is_signed32(place),
                _ => false,
            },
            Shape::BranchWithMemory(op, _, place) => match operand {
                1 => is_signed32(place),
                2 => !op.is_wide(),
                _ => false,
            },
            Shape::Update(_, width, _) => operand == 2 && width != Width::Mem64,
            Shape::Single(single) => matches!(single, Single::ReturnS32 | Single::ReturnU32),
            Shape::FloatBinary(_)
            | Shape::FloatTernary(_)
            | Shape::FloatUnary(_)
            | Shape::IntFromFloat(_)
            | Shape::FloatSet(_)
            | Shape::FloatOrder(_)
            | Shape::LoadElement(..)
            | Shape::StoreElement(..)
            | Shape::LoadRow(..)
            | Shape::TernaryWithMemory(..)
            | Shape::UpdateTernary(..)
            | Shape::FloatBranch(..)
            | Shape::CallAdd
            | Shape::GuardedCall { .. }
            | Shape::Fill(..)
            | Shape::Quick(_)
            | Shape::Object(_) => false,
        }
    }
}

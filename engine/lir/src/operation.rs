//! The operations on values. Integer operations of 32 bits look at the low halves of cells only.
//!
//! Each list is an enumeration and a macro that hands the names to another one, from which the engine makes the bodies' tables.

use crate::form::Class;

/// An enumeration of operations, and the macro with its names.
macro_rules! operations {
    ($d:tt $(#[$doc:meta])* $name:ident $each:ident: $($operation:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $(#[doc = concat!("`", stringify!($operation), "`")] $operation,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$operation),*];
        }

        #[doc = concat!("Hands the names of [`crate::operation::", stringify!($name), "`] to a macro.")]
        #[macro_export]
        macro_rules! $each {
            ($d m:ident) => { $d m! { $($operation)* } };
        }
    };
}

operations! { $
    /// Operations on two integers.
    Binary binaries:
    Add32 Sub32 Mul32 And32 Or32 Xor32 Shl32 Shr32 Sar32
    Add64 Sub64 Mul64 And64 Or64 Xor64 Shl64 Shr64 Sar64
    DivPow2S32 RemPow2S32 DivPow2S64 RemPow2S64
    IntFromTyped TypedFromInt
}

impl Binary {
    /// Whether the operands may change places.
    pub fn commutes(self) -> bool {
        use Binary::*;
        matches!(
            self,
            Add32 | Mul32 | And32 | Or32 | Xor32 | Add64 | Mul64 | And64 | Or64 | Xor64
        )
    }
}

operations! { $
    /// Operations on two floats.
    FloatBinary float_binaries: AddF64 SubF64 MulF64 DivF64 AddF32 SubF32 MulF32 DivF32
}

impl FloatBinary {
    /// Whether the operands may change places.
    pub fn commutes(self) -> bool {
        use FloatBinary::*;
        matches!(self, AddF64 | MulF64 | AddF32 | MulF32)
    }
}

operations! { $
    /// Multiply-add on integers.
    Ternary ternaries: MulAdd32 MulAdd64
}

operations! { $
    /// Multiply-add on floats, rounded after each step.
    FloatTernary float_ternaries: MulAddF64 MulSubF64
}

operations! { $
    /// Divisions.
    Divide divisions: DivS32 RemS32 DivU32 RemU32 DivS64 RemS64 DivU64 RemU64
}

operations! { $
    /// Operations on one integer.
    Unary unaries:
    Copy SignExtend8 SignExtend16 SignExtend32 ZeroExtend8 ZeroExtend16 ZeroExtend32
    NonZero32 IsZero32 NonZero64 IsZero64 Not64 HalfS32 HalfS64 Neg32 Neg64
    IsTaggedF64 IsTaggedInt IsTaggedRef IntFromTagged RefFromTagged TagFromTagged TaggedFromInt TaggedFromRef
}

operations! { $
    /// Operations on one float.
    FloatUnary float_unaries: FloatCopy NegF32 NegF64 AbsF32 AbsF64 SqrtF32 SqrtF64 F64FromF32 F32FromF64
}

operations! { $
    /// Floats from integers.
    FloatFromInt floats_from_ints: F64FromS32 F64FromU32 F64FromS64 F64FromU64 F32FromS32 F32FromU32 F32FromS64 F32FromU64
}

operations! { $
    /// Integers from floats, saturating, NaN as 0; tagged values from floats.
    IntFromFloat ints_from_floats: S32FromF64 S32FromF32 U32FromF64 U32FromF32 S64FromF64 S64FromF32 U64FromF64 U64FromF32 TaggedFromF64
}

operations! { $
    /// Comparisons of integers.
    Compare comparisons:
    Eq32 Ne32 LtS32 LeS32 GtS32 GeS32 LtU32 LeU32 GtU32 GeU32
    Eq64 Ne64 LtS64 LeS64 GtS64 GeS64 LtU64 LeU64 GtU64 GeU64
}

impl Compare {
    /// Whether cells of 64 bits are compared.
    pub fn is_wide(self) -> bool {
        self as usize >= Compare::Eq64 as usize
    }

    /// Whether it holds of two cells.
    pub fn holds(self, left: u64, right: u64) -> bool {
        use Compare::*;
        let (low, other_low) = (left as u32, right as u32);
        match self {
            Eq32 => low == other_low,
            Ne32 => low != other_low,
            LtS32 => (low as i32) < other_low as i32,
            LeS32 => low as i32 <= other_low as i32,
            GtS32 => low as i32 > other_low as i32,
            GeS32 => low as i32 >= other_low as i32,
            LtU32 => low < other_low,
            LeU32 => low <= other_low,
            GtU32 => low > other_low,
            GeU32 => low >= other_low,
            Eq64 => left == right,
            Ne64 => left != right,
            LtS64 => (left as i64) < right as i64,
            LeS64 => left as i64 <= right as i64,
            GtS64 => left as i64 > right as i64,
            GeS64 => left as i64 >= right as i64,
            LtU64 => left < right,
            LeU64 => left <= right,
            GtU64 => left > right,
            GeU64 => left >= right,
        }
    }

    /// The comparison that holds exactly if this one does not.
    pub fn negated(self) -> Compare {
        use Compare::*;
        match self {
            Eq32 => Ne32,
            Ne32 => Eq32,
            LtS32 => GeS32,
            LeS32 => GtS32,
            GtS32 => LeS32,
            GeS32 => LtS32,
            LtU32 => GeU32,
            LeU32 => GtU32,
            GtU32 => LeU32,
            GeU32 => LtU32,
            Eq64 => Ne64,
            Ne64 => Eq64,
            LtS64 => GeS64,
            LeS64 => GtS64,
            GtS64 => LeS64,
            GeS64 => LtS64,
            LtU64 => GeU64,
            LeU64 => GtU64,
            GtU64 => LeU64,
            GeU64 => LtU64,
        }
    }

    /// The comparison that holds with swapped operands.
    pub fn mirrored(self) -> Compare {
        use Compare::*;
        match self {
            LtS32 => GtS32,
            LeS32 => GeS32,
            GtS32 => LtS32,
            GeS32 => LeS32,
            LtU32 => GtU32,
            LeU32 => GeU32,
            GtU32 => LtU32,
            GeU32 => LeU32,
            LtS64 => GtS64,
            LeS64 => GeS64,
            GtS64 => LtS64,
            GeS64 => LeS64,
            LtU64 => GtU64,
            LeU64 => GeU64,
            GtU64 => LtU64,
            GeU64 => LeU64,
            Eq32 | Ne32 | Eq64 | Ne64 => self,
        }
    }
}

operations! { $
    /// Comparisons of floats, with their negations, which differ where a NaN is involved.
    FloatCompare float_comparisons:
    EqF64 NeF64 LtF64 LeF64 NltF64 NleF64 EqF32 NeF32 LtF32 LeF32 NltF32 NleF32
}

impl FloatCompare {
    /// The comparison that holds exactly if this one does not.
    pub fn negated(self) -> FloatCompare {
        use FloatCompare::*;
        match self {
            EqF64 => NeF64,
            NeF64 => EqF64,
            LtF64 => NltF64,
            LeF64 => NleF64,
            NltF64 => LtF64,
            NleF64 => LeF64,
            EqF32 => NeF32,
            NeF32 => EqF32,
            LtF32 => NltF32,
            LeF32 => NleF32,
            NltF32 => LtF32,
            NleF32 => LeF32,
        }
    }
}

operations! { $
    /// Three-way comparisons of integers: -1, 0 or 1, extended to a full cell.
    Order orders: CmpS32 CmpU32 CmpS64 CmpU64
}

operations! { $
    /// Three-way comparisons of floats: with a NaN `Cmpl` gives -1 and `Cmpg` 1.
    FloatOrder float_orders: CmplF64 CmpgF64 CmplF32 CmpgF32
}

operations! { $
    /// Operators on JavaScript's values. They give a value, a truth value or, if they do not know, [`ABSENT`](crate::single::ABSENT).
    Quick quicks:
    Add Sub Mul Div Rem Shl Ashr Lshr Band Bior Bxor Lt Le Gt Ge Eq Ne StrictEq StrictNe Truth
}

operations! { $
    /// Memory access widths, an `S` for signed numbers that are extended; floats move as unsigned words of their size.
    Width widths: Mem8 MemS8 Mem16 MemS16 Mem32 MemS32 Mem64
}

impl Width {
    /// Base 2 logarithm of the size in bytes.
    pub fn size_class(self) -> usize {
        match self {
            Width::Mem8 | Width::MemS8 => 0,
            Width::Mem16 | Width::MemS16 => 1,
            Width::Mem32 | Width::MemS32 => 2,
            Width::Mem64 => 3,
        }
    }

    /// Whether there are values of the class that have it in memory.
    pub fn is_of(self, class: Class) -> bool {
        class == Class::Int || matches!(self, Width::Mem32 | Width::Mem64)
    }

    /// The width of which the low 32 bits of a cell are the same.
    pub fn narrowed(self) -> Width {
        match self {
            Width::MemS32 => Width::Mem32,
            width => width,
        }
    }
}

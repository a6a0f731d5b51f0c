//! Which combinations of operations one instruction executes.
//!
//! Each list is a constant and a macro that hands it to another one, from which the engine makes the handlers.

use crate::operation::{Binary, Compare, FloatBinary, Width};

/// A list of pairs, and the macro with its names.
macro_rules! rows {
    ($d:tt $(#[$doc:meta])* $name:ident $each:ident [$one:ident $other:ident]: $($a:ident $b:ident)*) => {
        $(#[$doc])*
        pub const $name: &[($one, $other)] = &[$(($one::$a, $other::$b)),*];

        #[doc = concat!("Hands the pairs of [`crate::rows::", stringify!($name), "`] to a macro.")]
        #[macro_export]
        macro_rules! $each {
            ($d m:ident!($d($d before:tt)*)) => { $d m!($d($d before)* $($a $b)*); };
        }
    };
    ($d:tt $(#[$doc:meta])* $name:ident $each:ident [$of:ident]: $($a:ident)*) => {
        $(#[$doc])*
        pub const $name: &[$of] = &[$($of::$a),*];

        #[doc = concat!("Hands the names of [`crate::rows::", stringify!($name), "`] to a macro.")]
        #[macro_export]
        macro_rules! $each {
            ($d m:ident!($d($d before:tt)*)) => { $d m!($d($d before)* $($a)*); };
        }
    };
}

rows! { $
    /// Additions whose right operand is in memory.
    WITH_MEMORY with_memory [Binary Width]:
    Add32 Mem8 Add32 MemS8 Add32 Mem16 Add32 MemS16 Add32 Mem32 Add64 MemS32 Add64 Mem64
}

rows! { $
    /// Float operations whose right operand is in memory, of 64 bits.
    FLOAT_WITH_MEMORY float_with_memory [FloatBinary]: AddF64 SubF64 MulF64
}

rows! { $
    /// Operations whose right operand is shifted by a constant.
    SHIFTED shifted [Binary Binary]:
    Add32 Shl32 Sub32 Shl32 Xor32 Shl32 Or32 Shl32
    Add32 Shr32 Sub32 Shr32 Xor32 Shr32 Or32 Shr32
    Add32 Sar32 Sub32 Sar32 Xor32 Sar32 Or32 Sar32
    Add64 Shl64 Sub64 Shl64 Xor64 Shl64 Or64 Shl64
    Add64 Shr64 Sub64 Shr64 Xor64 Shr64 Or64 Shr64
}

rows! { $
    /// Updates of memory by an integer.
    UPDATES updates [Binary Width]:
    Add32 Mem8 Add32 Mem16 Add32 Mem32 Sub32 Mem32 And32 Mem32 Or32 Mem32 Xor32 Mem32
    Add64 Mem64 Sub64 Mem64 And64 Mem64 Or64 Mem64 Xor64 Mem64
}

rows! { $
    /// Updates of memory by a float.
    FLOAT_UPDATES float_updates [FloatBinary]: AddF64 SubF64 MulF64
}

rows! { $
    /// Comparisons of a value in memory that branch.
    BRANCHES branches [Compare Width]:
    Eq32 Mem8 Ne32 Mem8 LtS32 Mem8 LeS32 Mem8 GtS32 Mem8 GeS32 Mem8
    Eq32 MemS8 Ne32 MemS8 LtS32 MemS8 LeS32 MemS8 GtS32 MemS8 GeS32 MemS8
    Eq32 Mem16 Ne32 Mem16 Eq32 MemS16 Ne32 MemS16
    Eq32 Mem32 Ne32 Mem32 LtS32 Mem32 LeS32 Mem32 GtS32 Mem32 GeS32 Mem32
    LtU32 Mem32 LeU32 Mem32 GtU32 Mem32 GeU32 Mem32
    Eq64 Mem64 Ne64 Mem64 LtS64 Mem64 LeS64 Mem64 GtS64 Mem64 GeS64 Mem64
}

rows! { $
    /// Comparisons at the end of counted loops, and the addition that steps the variable.
    STEPS steps [Binary Compare]:
    Add32 LtS32 Add32 LeS32 Add32 GtS32 Add32 GeS32 Add32 LtU32 Add32 LeU32 Add32 Ne32
    Add64 LtS64 Add64 LeS64 Add64 GtS64 Add64 GeS64 Add64 LtU64 Add64 LeU64 Add64 Ne64
}

rows! { $
    /// Operations whose result is returned.
    RETURN_BINARIES return_binaries [Binary]: Add32 Sub32 Mul32 Add64 Sub64 Mul64
}

rows! { $
    /// Comparisons at the end of loops that do nothing but store one value, and the addition that steps the index.
    FILLS fills [Binary Compare]:
    Add32 LtS32 Add32 LeS32 Add32 GtS32 Add32 GeS32 Add32 LtU32 Add32 Ne32
    Add64 LtS64 Add64 LeS64 Add64 LtU64 Add64 LeU64 Add64 Ne64
}

rows! { $
    /// Comparisons by which a call knows that its callee would return at once.
    GUARDS guards [Compare]: Eq32 Ne32 LtS32 LeS32 GtS32 GeS32 Eq64 Ne64 LtS64 LeS64
}

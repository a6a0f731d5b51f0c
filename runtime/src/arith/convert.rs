//! `cvt` between all pairs of number types (opcodes.md §3, Conversions).

use super::Cell;

/// `cvt` from `Self` to `To`; for the target u1 use [`Number::is_true`](super::Number::is_true).
///
/// - Integer to integer: the low bits of the value, which has first been extended by the signedness of the source.
/// - Integer to float: the nearest value, ties to even, in one rounding.
/// - Float to i32, i64, u32, u64: toward zero, out-of-range values to the nearest bound, NaN to 0.
/// - Float to 8 and 16-bit types: as to i32, of which the low bits are kept.
/// - Float to float: the nearest value, ties to even.
pub trait Convert<To>: Cell {
    /// The converted value.
    fn op_cvt(self) -> To;
}

// Rust's `as` is modular between integers, to nearest-even toward floats, and saturating with NaN = 0 from floats.
macro_rules! by_as {
    ($from:ty: $($to:ty)*) => {
        $(impl Convert<$to> for $from {
            #[inline(always)]
            fn op_cvt(self) -> $to {
                self as $to
            }
        })*
    };
}

macro_rules! by_i32 {
    ($from:ty: $($to:ty)*) => {
        $(impl Convert<$to> for $from {
            #[inline(always)]
            fn op_cvt(self) -> $to {
                self as i32 as $to
            }
        })*
    };
}

by_as!(i8: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(i16: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(i32: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(i64: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(u8: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(u16: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(u32: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(u64: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);
by_as!(f32: i32 i64 u32 u64 f32 f64);
by_as!(f64: i32 i64 u32 u64 f32 f64);
by_i32!(f32: i8 i16 u8 u16);
by_i32!(f64: i8 i16 u8 u16);

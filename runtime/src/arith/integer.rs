//! Division, shifts and bitwise operations of integer and address types.

use super::Number;

/// An integer type.
pub trait Integer: Number {
    /// `div`, truncating; `None` if `other` is 0. The smallest signed value divided by -1 is itself.
    fn op_div(self, other: Self) -> Option<Self>;

    /// `rem`, with the sign of `self`; `None` if `other` is 0. The smallest signed value leaves 0 by -1.
    fn op_rem(self, other: Self) -> Option<Self>;

    /// `shl`. `count` is masked with 63 for 64-bit types and with 31 for all others, so that a narrow value can be shifted out entirely.
    fn op_shl(self, count: u64) -> Self;

    /// `ashr`: copies of the highest bit of the type enter at the left, also for unsigned types. `count` as for [`Integer::op_shl`].
    fn op_ashr(self, count: u64) -> Self;

    /// `lshr`: zeros enter at the left of the type's own width. `count` as for [`Integer::op_shl`].
    fn op_lshr(self, count: u64) -> Self;

    /// `band`.
    fn op_band(self, other: Self) -> Self;

    /// `bior`.
    fn op_bior(self, other: Self) -> Self;

    /// `bxor`.
    fn op_bxor(self, other: Self) -> Self;

    /// `bnot` within the width of the type.
    fn op_bnot(self) -> Self;
}

// Columns: the type, its signed and unsigned twins, and the signed and unsigned types in which it is shifted.
macro_rules! integers {
    ($($t:ty: $s:ty, $u:ty, $ws:ty, $wu:ty;)*) => {
        $(impl Integer for $t {
            #[inline(always)]
            fn op_div(self, other: Self) -> Option<Self> {
                if other == 0 { None } else { Some(self.wrapping_div(other)) }
            }

            #[inline(always)]
            fn op_rem(self, other: Self) -> Option<Self> {
                if other == 0 { None } else { Some(self.wrapping_rem(other)) }
            }

            #[inline(always)]
            fn op_shl(self, count: u64) -> Self {
                (self as $wu).wrapping_shl(count as u32) as $t
            }

            #[inline(always)]
            fn op_ashr(self, count: u64) -> Self {
                (self as $s as $ws).wrapping_shr(count as u32) as $t
            }

            #[inline(always)]
            fn op_lshr(self, count: u64) -> Self {
                (self as $u as $wu).wrapping_shr(count as u32) as $t
            }

            #[inline(always)]
            fn op_band(self, other: Self) -> Self {
                self & other
            }

            #[inline(always)]
            fn op_bior(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn op_bxor(self, other: Self) -> Self {
                self ^ other
            }

            #[inline(always)]
            fn op_bnot(self) -> Self {
                !self
            }
        })*
    };
}
integers! {
    i8: i8, u8, i32, u32;
    i16: i16, u16, i32, u32;
    i32: i32, u32, i32, u32;
    i64: i64, u64, i64, u64;
    u8: i8, u8, i32, u32;
    u16: i16, u16, i32, u32;
    u32: i32, u32, i32, u32;
    u64: i64, u64, i64, u64;
}

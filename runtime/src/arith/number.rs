//! Operations that integers, addresses and floating types share.

use super::Cell;

/// A type that `add`, comparisons and their like accept.
pub trait Number: Cell + PartialOrd {
    /// The value 0.
    const ZERO: Self;
    /// The value 1.
    const ONE: Self;

    /// `add`: sum; integers wrap.
    fn op_add(self, other: Self) -> Self;

    /// `sub`: difference; integers wrap.
    fn op_sub(self, other: Self) -> Self;

    /// `mul`: product; integers wrap.
    fn op_mul(self, other: Self) -> Self;

    /// `neg`: two's complement; for floating types the sign bit flips, also that of a zero or a NaN.
    fn op_neg(self) -> Self;

    /// `abs`: magnitude; the smallest signed integer stays what it is, unsigned values are unchanged.
    fn op_abs(self) -> Self;

    /// `max`: `self > other ? self : other`, hence `other` if either is a NaN.
    #[inline(always)]
    fn op_max(self, other: Self) -> Self {
        if self > other { self } else { other }
    }

    /// `min`: `self < other ? self : other`, hence `other` if either is a NaN.
    #[inline(always)]
    fn op_min(self, other: Self) -> Self {
        if self < other { self } else { other }
    }

    /// What `brtrue32`, `land` and `lnot` test: the value differs from 0. A NaN does, -0.0 does not.
    #[inline(always)]
    fn is_true(self) -> bool {
        self != Self::ZERO
    }

    /// 0 or 1 of this type.
    #[inline(always)]
    fn from_bool(value: bool) -> Self {
        if value { Self::ONE } else { Self::ZERO }
    }

    /// `lnot`: 1 for 0, else 0.
    #[inline(always)]
    fn op_lnot(self) -> Self {
        Self::from_bool(!self.is_true())
    }

    /// `land`: 1 if both differ from 0, else 0.
    #[inline(always)]
    fn op_land(self, other: Self) -> Self {
        Self::from_bool(self.is_true() & other.is_true())
    }

    /// `lior`: 1 if one of them differs from 0, else 0.
    #[inline(always)]
    fn op_lior(self, other: Self) -> Self {
        Self::from_bool(self.is_true() | other.is_true())
    }

    /// `eq`; false if either is a NaN.
    #[inline(always)]
    fn op_eq(self, other: Self) -> bool {
        self == other
    }

    /// `ne`; true if either is a NaN.
    #[inline(always)]
    fn op_ne(self, other: Self) -> bool {
        self != other
    }

    /// `lt`; false if either is a NaN.
    #[inline(always)]
    fn op_lt(self, other: Self) -> bool {
        self < other
    }

    /// `le`; false if either is a NaN.
    #[inline(always)]
    fn op_le(self, other: Self) -> bool {
        self <= other
    }

    /// `gt`; false if either is a NaN.
    #[inline(always)]
    fn op_gt(self, other: Self) -> bool {
        self > other
    }

    /// `ge`; false if either is a NaN.
    #[inline(always)]
    fn op_ge(self, other: Self) -> bool {
        self >= other
    }

    /// `cmp` and `cmpg`: -1, 0 or 1; 1 if either is a NaN.
    #[inline(always)]
    fn op_cmpg(self, other: Self) -> i32 {
        if self == other {
            0
        } else if self < other {
            -1
        } else {
            1
        }
    }

    /// `cmpl`: -1, 0 or 1; -1 if either is a NaN.
    #[inline(always)]
    fn op_cmpl(self, other: Self) -> i32 {
        if self == other {
            0
        } else if self > other {
            1
        } else {
            -1
        }
    }
}

macro_rules! integers {
    ($($t:ty: $abs:expr;)*) => {
        $(impl Number for $t {
            const ZERO: Self = 0;
            const ONE: Self = 1;

            #[inline(always)]
            fn op_add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn op_sub(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn op_mul(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn op_neg(self) -> Self {
                self.wrapping_neg()
            }

            #[inline(always)]
            fn op_abs(self) -> Self {
                $abs(self)
            }
        })*
    };
}
integers! {
    i8: i8::wrapping_abs;
    i16: i16::wrapping_abs;
    i32: i32::wrapping_abs;
    i64: i64::wrapping_abs;
    u8: std::convert::identity;
    u16: std::convert::identity;
    u32: std::convert::identity;
    u64: std::convert::identity;
}

macro_rules! floats {
    ($($t:ty)*) => {
        $(impl Number for $t {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;

            #[inline(always)]
            fn op_add(self, other: Self) -> Self {
                self + other
            }

            #[inline(always)]
            fn op_sub(self, other: Self) -> Self {
                self - other
            }

            #[inline(always)]
            fn op_mul(self, other: Self) -> Self {
                self * other
            }

            #[inline(always)]
            fn op_neg(self) -> Self {
                -self
            }

            #[inline(always)]
            fn op_abs(self) -> Self {
                <$t>::abs(self)
            }
        })*
    };
}
floats!(f32 f64);

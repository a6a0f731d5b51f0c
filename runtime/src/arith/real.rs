//! Operations of the floating types.

use super::Number;

/// A floating type, IEEE 754 binary32 or binary64.
pub trait Real: Number {
    /// `div`: IEEE quotient; division by zero gives an infinity or a NaN.
    fn op_fdiv(self, other: Self) -> Self;

    /// `rem`: what C's `fmod` gives, exact, with the sign of `self`.
    fn op_frem(self, other: Self) -> Self;

    /// `recip`: `1 / self`.
    fn op_recip(self) -> Self;

    /// `sqrt`, correctly rounded; NaN for negative numbers.
    fn op_sqrt(self) -> Self;

    /// `ceil`: rounds toward +infinity to a whole number.
    fn op_ceil(self) -> Self;

    /// `floor`: rounds toward -infinity to a whole number.
    fn op_floor(self) -> Self;

    /// `round`: rounds to the nearest whole number, halves away from zero, as C's `round`.
    fn op_round(self) -> Self;

    /// `trunc`: rounds toward zero to a whole number.
    fn op_trunc(self) -> Self;
}

macro_rules! floats {
    ($($t:ty)*) => {
        $(impl Real for $t {
            #[inline(always)]
            fn op_fdiv(self, other: Self) -> Self {
                self / other
            }

            #[inline(always)]
            fn op_frem(self, other: Self) -> Self {
                self % other
            }

            #[inline(always)]
            fn op_recip(self) -> Self {
                1.0 / self
            }

            #[inline(always)]
            fn op_sqrt(self) -> Self {
                <$t>::sqrt(self)
            }

            #[inline(always)]
            fn op_ceil(self) -> Self {
                <$t>::ceil(self)
            }

            #[inline(always)]
            fn op_floor(self) -> Self {
                <$t>::floor(self)
            }

            #[inline(always)]
            fn op_round(self) -> Self {
                <$t>::round(self)
            }

            #[inline(always)]
            fn op_trunc(self) -> Self {
                <$t>::trunc(self)
            }
        })*
    };
}
floats!(f32 f64);

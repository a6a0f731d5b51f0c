//! Operators on values that need no runtime: what [`Xintrinsic::Quick`](crate::Xintrinsic::Quick) does, from the bits of the operands alone.
//!
//! An operator gives [`tagged::ABSENT`] where it does not know the result: the runtime is asked then. What it gives besides owns nothing: a number,
//! or for comparisons and `Truth` 0 or 1, which are no values.

use super::{double, immediate, int, number, tag};
use crate::tagged::{self, ABSENT};

/// Calls `$m!` with one row per operator: `number Variant function "meaning";`.
#[macro_export]
macro_rules! for_each_quick {
    ($m:ident) => {
        $m! {
            0 Add add "a + b";
            1 Sub sub "a - b";
            2 Mul mul "a * b";
            3 Div div "a / b";
            4 Rem rem "a % b";
            5 Shl shl "a << b";
            6 Ashr ashr "a >> b";
            7 Lshr lshr "a >>> b";
            8 Band band "a & b";
            9 Bior bior "a | b";
            10 Bxor bxor "a ^ b";
            11 Lt lt "a < b";
            12 Le le "a <= b";
            13 Gt gt "a > b";
            14 Ge ge "a >= b";
            15 Eq eq "a == b";
            16 Ne ne "a != b";
            17 StrictEq strict_eq "a === b";
            18 StrictNe strict_ne "a !== b";
            19 Truth truth "the truth value of a";
        }
    };
}

macro_rules! expand {
    ($($number:literal $variant:ident $function:ident $meaning:literal;)*) => {
        /// An operator.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Quick {
            $(#[doc = concat!("`", $meaning, "`.")] $variant = $number,)*
        }

        impl Quick {
            /// All of them, in the order of their numbers.
            pub const ALL: &[Quick] = &[$(Quick::$variant),*];

            /// The operator with this number.
            pub fn from_u64(number: u64) -> Option<Quick> {
                match number {
                    $($number => Some(Quick::$variant),)*
                    _ => None,
                }
            }

            /// What it gives for two values.
            pub fn apply(self, a: u64, b: u64) -> u64 {
                match self {
                    $(Quick::$variant => $function(a, b),)*
                }
            }
        }
    };
}
for_each_quick!(expand);

impl Quick {
    /// Whether it knows what it gives for numbers only.
    pub const fn is_of_numbers(self) -> bool {
        (self as u8) < Quick::Eq as u8
    }

    /// Whether it gives a truth value.
    pub const fn is_test(self) -> bool {
        self as u8 >= Quick::Lt as u8
    }
}

/// Integers of this language have 32 bits.
#[inline(always)]
fn low(bits: u64) -> i32 {
    tagged::to_i32(bits)
}

/// The number of a value; what is none is a NaN.
#[inline(always)]
fn number_of(bits: u64) -> f64 {
    if tagged::is_integer(bits) {
        double(low(bits))
    } else {
        tagged::to_double(bits)
    }
}

#[inline(always)]
fn are_numbers(a: u64, b: u64) -> bool {
    !tagged::is_reference(a) && !tagged::is_reference(b)
}

#[inline(always)]
fn are_ints(a: u64, b: u64) -> bool {
    tagged::is_integer(a & b)
}

#[inline(always)]
fn arithmetic(
    a: u64,
    b: u64,
    ints: impl FnOnce(i32, i32) -> Option<i32>,
    doubles: impl FnOnce(f64, f64) -> f64,
) -> u64 {
    if are_ints(a, b)
        && let Some(result) = ints(low(a), low(b))
    {
        return int(result);
    }
    let result = doubles(number_of(a), number_of(b));
    if !result.is_nan() {
        number(result)
    } else if are_numbers(a, b) {
        tagged::NAN
    } else {
        ABSENT
    }
}

/// `a + b`
#[inline(always)]
pub fn add(a: u64, b: u64) -> u64 {
    arithmetic(a, b, i32::checked_add, |a, b| a + b)
}

/// `a - b`
#[inline(always)]
pub fn sub(a: u64, b: u64) -> u64 {
    arithmetic(a, b, i32::checked_sub, |a, b| a - b)
}

/// `a * b`
#[inline(always)]
pub fn mul(a: u64, b: u64) -> u64 {
    // The product may be -0 if it is zero.
    let ints = |a: i32, b: i32| a.checked_mul(b).filter(|product| *product != 0);
    arithmetic(a, b, ints, |a, b| a * b)
}

/// `a / b`
#[inline(always)]
pub fn div(a: u64, b: u64) -> u64 {
    arithmetic(a, b, |_, _| None, |a, b| a / b)
}

/// `a % b`, with the sign of `a`
#[inline(always)]
pub fn rem(a: u64, b: u64) -> u64 {
    let ints = |a: i32, b: i32| match a >= 0 && b > 0 {
        true => Some(a % b),
        false => None,
    };
    arithmetic(a, b, ints, |a, b| a % b)
}

/// The low 32 bits of the integer part, if that has at most 63 bits.
#[inline(always)]
fn wrapped(bits: u64) -> Option<i32> {
    if tagged::is_integer(bits) {
        return Some(low(bits));
    }
    let value = tagged::to_double(bits);
    (value.abs() < 9.2e18).then_some(value as i64 as i32)
}

#[inline(always)]
fn bitwise(a: u64, b: u64, op: impl FnOnce(i32, i32) -> u64) -> u64 {
    if are_ints(a, b) {
        return op(low(a), low(b));
    }
    match (wrapped(a), wrapped(b)) {
        (Some(a), Some(b)) => op(a, b),
        _ => ABSENT,
    }
}

/// `a << b`
#[inline(always)]
pub fn shl(a: u64, b: u64) -> u64 {
    bitwise(a, b, |a, b| int(a.wrapping_shl(b as u32)))
}

/// `a >> b`
#[inline(always)]
pub fn ashr(a: u64, b: u64) -> u64 {
    bitwise(a, b, |a, b| int(a.wrapping_shr(b as u32)))
}

/// `a >>> b`
#[inline(always)]
pub fn lshr(a: u64, b: u64) -> u64 {
    bitwise(a, b, |a, b| number(f64::from((a as u32).wrapping_shr(b as u32))))
}

/// `a & b`
#[inline(always)]
pub fn band(a: u64, b: u64) -> u64 {
    bitwise(a, b, |a, b| int(a & b))
}

/// `a | b`
#[inline(always)]
pub fn bior(a: u64, b: u64) -> u64 {
    bitwise(a, b, |a, b| int(a | b))
}

/// `a ^ b`
#[inline(always)]
pub fn bxor(a: u64, b: u64) -> u64 {
    bitwise(a, b, |a, b| int(a ^ b))
}

#[inline(always)]
fn compared(
    a: u64,
    b: u64,
    ints: impl FnOnce(&i32, &i32) -> bool,
    doubles: impl FnOnce(&f64, &f64) -> bool,
) -> u64 {
    if are_ints(a, b) {
        return ints(&low(a), &low(b)).into();
    }
    let (x, y) = (number_of(a), number_of(b));
    if x.partial_cmp(&y).is_none() && !are_numbers(a, b) {
        return ABSENT;
    }
    doubles(&x, &y).into()
}

/// `a < b`
#[inline(always)]
pub fn lt(a: u64, b: u64) -> u64 {
    compared(a, b, i32::lt, f64::lt)
}

/// `a <= b`
#[inline(always)]
pub fn le(a: u64, b: u64) -> u64 {
    compared(a, b, i32::le, f64::le)
}

/// `a > b`
#[inline(always)]
pub fn gt(a: u64, b: u64) -> u64 {
    compared(a, b, i32::gt, f64::gt)
}

/// `a >= b`
#[inline(always)]
pub fn ge(a: u64, b: u64) -> u64 {
    compared(a, b, i32::ge, f64::ge)
}

/// `null` or `undefined`: they differ in the lowest bit of their tags.
#[inline(always)]
fn is_nullish(bits: u64) -> bool {
    bits == immediate(tag::NULL) || bits == immediate(tag::UNDEFINED)
}

/// Whether the value is equal to others with the same bits, and to no others: neither a number nor a string.
#[inline(always)]
fn is_identity(bits: u64) -> bool {
    tagged::is_reference(bits)
        && matches!(
            tagged::tag(bits),
            tag::OBJECT | tag::SYMBOL | tag::NULL | tag::UNDEFINED | tag::FALSE | tag::TRUE
        )
}

#[inline(always)]
fn equal_numbers(a: u64, b: u64) -> u64 {
    compared(a, b, i32::eq, f64::eq)
}

/// `a == b`
#[inline(always)]
pub fn eq(a: u64, b: u64) -> u64 {
    if !is_identity(a) || !is_identity(b) {
        return match equal_numbers(a, b) {
            ABSENT if a == b && tagged::is_reference(a) => 1,
            ABSENT if is_nullish(a) || is_nullish(b) => 0,
            known => known,
        };
    }
    let is_object = |bits| tagged::is_with_attributes(bits);
    match a == b || is_nullish(a) && is_nullish(b) {
        true => 1,
        // Objects are converted where they meet what is none.
        false if is_object(a) == is_object(b) || is_nullish(a) || is_nullish(b) => 0,
        false => ABSENT,
    }
}

/// `a != b`
#[inline(always)]
pub fn ne(a: u64, b: u64) -> u64 {
    negated(eq(a, b))
}

/// `a === b`
#[inline(always)]
pub fn strict_eq(a: u64, b: u64) -> u64 {
    if is_identity(a) || is_identity(b) {
        return u64::from(a == b);
    }
    match equal_numbers(a, b) {
        ABSENT if a == b => 1,
        // A number and something else.
        ABSENT if tagged::is_reference(a) != tagged::is_reference(b) => 0,
        known => known,
    }
}

/// `a !== b`
#[inline(always)]
pub fn strict_ne(a: u64, b: u64) -> u64 {
    negated(strict_eq(a, b))
}

#[inline(always)]
fn negated(truth: u64) -> u64 {
    match truth {
        ABSENT => ABSENT,
        truth => truth ^ 1,
    }
}

/// The truth value of `a`.
#[inline(always)]
pub fn truth(a: u64, _: u64) -> u64 {
    if tagged::is_with_attributes(a) {
        return 1;
    }
    if tagged::is_integer(a) {
        return u64::from(low(a) != 0);
    }
    if tagged::is_reference(a) {
        return match tagged::tag(a) {
            tag::SYMBOL | tag::TRUE => 1,
            tag::NULL | tag::UNDEFINED | tag::FALSE => 0,
            _ => ABSENT,
        };
    }
    let value = tagged::to_double(a);
    u64::from(value != 0.0 && !value.is_nan())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_integers_where_they_can() {
        assert_eq!(add(int(i32::MAX), int(1)), number(2_147_483_648.0));
        assert_eq!(sub(number(0.5), number(0.5)), int(0));
        assert_eq!(mul(int(0), int(-5)), number(-0.0));
        assert_eq!(div(int(6), int(3)), int(2));
        assert_eq!(div(int(1), int(0)), number(f64::INFINITY));
        assert_eq!(rem(int(-4), int(2)), number(-0.0));
        assert_eq!(rem(int(i32::MIN), int(-1)), number(-0.0));
        assert_eq!(rem(int(7), int(0)), number(f64::NAN));
        assert_eq!(lshr(int(-1), int(0)), number(4_294_967_295.0));
        assert_eq!(bior(number(4_294_967_297.5), int(0)), int(1));
        assert_eq!(bior(number(1e300), int(0)), ABSENT);
        assert_eq!(shl(int(1), int(33)), int(2));
    }

    #[test]
    fn numbers_of_32_bits_are_integers_and_no_others() {
        let edges = [0, 1, -1, i32::MAX, i32::MAX - 1, i32::MIN, i32::MIN + 1, 1 << 30];
        for integer in edges {
            assert_eq!(double(integer).to_bits(), f64::from(integer).to_bits());
            assert_eq!(number(integer.into()), int(integer));
        }
        let big = 2f64.powi(52);
        let others = [
            -0.0,
            0.5,
            -0.5,
            5e-324,
            2_147_483_647.5,
            2_147_483_648.0,
            -2_147_483_648.5,
            -2_147_483_649.0,
            4_294_967_296.0,
            1.5 * big,
            -1.5 * big,
            1.5 * big + 5.0,
            big * big,
            f64::MAX,
            f64::INFINITY,
            f64::NEG_INFINITY,
        ];
        for other in others {
            assert_eq!(number(other), other.to_bits(), "{other}");
            assert_eq!(add(number(other), int(0)), number(other + 0.0), "{other}");
        }
        assert_eq!(number(-f64::NAN), tagged::NAN);
    }

    #[test]
    fn what_is_not_a_number_is_one_too() {
        let nan = number(f64::NAN);
        let infinity = number(f64::INFINITY);
        for results in [
            add(nan, int(1)),
            sub(infinity, infinity),
            mul(int(0), infinity),
            div(int(0), int(0)),
        ] {
            assert_eq!(results, tagged::NAN);
        }
        for other in [nan, int(1), number(0.5), infinity] {
            let compared = [lt(nan, other), le(other, nan), gt(nan, other), ge(other, nan)];
            assert_eq!(compared, [0; 4]);
        }
        assert_eq!((shl(nan, int(1)), bior(infinity, int(0))), (ABSENT, ABSENT));
    }

    #[test]
    fn what_is_no_number_is_left_to_the_runtime() {
        let string = tagged::from_reference(0x1000, tag::STRING);
        let object = tagged::from_reference(0x2000, tag::OBJECT);
        for other in [string, object, immediate(tag::UNDEFINED), immediate(tag::TRUE)] {
            assert_eq!(add(other, int(1)), ABSENT);
            assert_eq!(lt(int(1), other), ABSENT);
        }
        assert_eq!(truth(string, 0), ABSENT);
        assert_eq!(eq(object, int(1)), ABSENT);
        assert_eq!(eq(object, immediate(tag::TRUE)), ABSENT);
        assert_eq!(
            strict_eq(string, tagged::from_reference(0x3000, tag::STRING)),
            ABSENT
        );
    }

    #[test]
    fn identity_decides() {
        let object = tagged::from_reference(0x2000, tag::OBJECT);
        let string = tagged::from_reference(0x1000, tag::STRING);
        let [null, undefined, no] = [tag::NULL, tag::UNDEFINED, tag::FALSE].map(immediate);
        assert_eq!((eq(null, undefined), strict_eq(null, undefined)), (1, 0));
        assert_eq!((eq(null, no), eq(null, int(0)), eq(object, null)), (0, 0, 0));
        assert_eq!((eq(object, object), strict_eq(object, int(3))), (1, 0));
        assert_eq!((eq(string, string), strict_eq(string, string)), (1, 1));
        assert_eq!((strict_eq(string, int(1)), eq(string, null)), (0, 0));
        assert_eq!(eq(number(f64::NAN), number(f64::NAN)), 0);
        assert_eq!(strict_ne(number(-0.0), int(0)), 0);
        assert_eq!(
            (
                truth(number(f64::NAN), 0),
                truth(number(0.1), 0),
                truth(object, 0)
            ),
            (0, 1, 1)
        );
    }
}

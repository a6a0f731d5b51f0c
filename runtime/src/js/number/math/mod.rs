//! `Math`, with node's results to the last digit.
//!
//! The standard leaves the accuracy of most functions open, and programs print what they compute. Node uses FDLIBM; the crate `libm` is of
//! the same descent and the same where it is called here. What it does by other sums is written out beside. A sine or cosine of a million or
//! more is off by a unit of the last place in one of several thousand cases: node has fewer digits of what is left of whole turns.

// Constants are as FDLIBM prints them, so that they can be compared.
#![allow(clippy::excessive_precision)]

mod hyperbolic;
mod logarithm;
mod power;
mod trig;

pub use hyperbolic::{acosh, asinh, atanh, cosh, sinh, tanh};
pub use libm::{acos, asin, atan, expm1, log2, tan};
pub use logarithm::{log, log1p, log10};
pub use power::{cbrt, power};
pub use trig::{atan2, cos, sin};

/// `Math.exp` (ECMAScript 5.1 §15.8.2.8).
#[must_use]
pub fn exp(x: f64) -> f64 {
    // As in node: the sums are wrong in the last place just there.
    if x == 1.0 {
        std::f64::consts::E
    } else {
        libm::exp(x)
    }
}

/// `Math.round`: the nearest integer, of two the upper one; the sign of zero is that of `x` (ECMAScript 5.1 §15.8.2.15).
#[must_use]
pub fn round(x: f64) -> f64 {
    let ceiling = x.ceil();
    // The difference is exact, unlike a sum with one half.
    if ceiling - 0.5 > x { ceiling - 1.0 } else { ceiling }
}

/// `Math.sign`: ±1, or the argument if it is a zero or NaN (ECMAScript 2015 §20.2.2.29).
#[must_use]
pub fn sign(x: f64) -> f64 {
    if x == 0.0 || x.is_nan() {
        x
    } else {
        1f64.copysign(x)
    }
}

/// `Math.hypot`: the root of the sum of squares, without overflow on the way (ECMAScript 2015 §20.2.2.18).
#[must_use]
pub fn hypot(numbers: &[f64]) -> f64 {
    if numbers.iter().any(|x| x.is_infinite()) {
        return f64::INFINITY;
    }
    if numbers.iter().any(|x| x.is_nan()) {
        return f64::NAN;
    }
    let largest = numbers.iter().fold(0f64, |largest, x| largest.max(x.abs()));
    if largest == 0.0 {
        return 0.0;
    }
    // Kahan's sum, as node has it.
    let (mut sum, mut excess) = (0.0, 0.0);
    for x in numbers {
        let x = x.abs() / largest;
        let square = x * x - excess;
        let next = sum + square;
        excess = (next - sum) - square;
        sum = next;
    }
    f64::sqrt(sum) * largest
}

/// `Math.fround`: the nearest number of single precision (ECMAScript 2015 §20.2.2.17).
#[must_use]
pub fn fround(x: f64) -> f64 {
    f64::from(x as f32)
}

/// `Math.clz32`: zero bits before the first one (ECMAScript 2015 §20.2.2.11).
#[must_use]
pub fn clz32(x: f64) -> u32 {
    super::to_uint32(x).leading_zeros()
}

/// `Math.imul`: the lower 32 bits of a product (ECMAScript 2015 §20.2.2.19).
#[must_use]
pub fn imul(x: f64, y: f64) -> i32 {
    super::to_int32(x).wrapping_mul(super::to_int32(y))
}

/// `Math.max` of two numbers: +0 is above -0, and NaN is the result if there is one (ECMAScript 5.1 §15.8.2.11).
#[must_use]
pub fn max(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        f64::NAN
    } else if x > y || x == y && y.is_sign_negative() {
        x
    } else {
        y
    }
}

/// `Math.min` of two numbers: -0 is below +0, and NaN is the result if there is one (ECMAScript 5.1 §15.8.2.12).
#[must_use]
pub fn min(x: f64, y: f64) -> f64 {
    -max(-x, -y)
}

/// The upper half of a double.
fn high(x: f64) -> u32 {
    (x.to_bits() >> 32) as u32
}

/// A double with another upper half.
fn with_high(x: f64, high: u32) -> f64 {
    f64::from_bits(u64::from(high) << 32 | x.to_bits() & 0xffff_ffff)
}

/// A double without its lower half.
fn upper(x: f64) -> f64 {
    f64::from_bits(x.to_bits() & !0xffff_ffff)
}

#[cfg(test)]
mod tests;

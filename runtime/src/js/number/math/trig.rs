//! Sine, cosine and the angle of a point, after FDLIBM's k_sin.c, k_cos.c, e_rem_pio2.c and e_atan2.c.
//!
//! ```text
//! Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//! Developed at SunSoft, a Sun Microsystems, Inc. business.
//! Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
//! ```

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

use super::high;
use crate::angle::octant;

/// `Math.sin` (ECMAScript 5.1 §15.8.2.16).
#[must_use]
pub fn sin(x: f64) -> f64 {
    if x.abs() <= UNREDUCED {
        return kernel_sin(x, 0.0);
    }
    turned(x, 0)
}

/// `Math.cos` (ECMAScript 5.1 §15.8.2.7).
#[must_use]
pub fn cos(x: f64) -> f64 {
    if x.abs() <= UNREDUCED {
        return kernel_cos(x, 0.0);
    }
    turned(x, 1)
}

/// `Math.atan2` (ECMAScript 5.1 §15.8.2.5).
#[must_use]
pub fn atan2(y: f64, x: f64) -> f64 {
    let exponents = (high(y.abs()) as i32 - high(x.abs()) as i32) >> 20;
    // Near an axis the quotient says nothing more; `libm` draws the line further out.
    if exponents > 60 && x.is_finite() && y.is_finite() && x != 0.0 {
        return FRAC_PI_2.copysign(y);
    }
    libm::atan2(y, x)
}

/// About π/4: doubles with the same upper half are not reduced either.
const UNREDUCED: f64 = f64::from_bits(0x3fe9_21fb_ffff_ffff);

/// The sine of `x` and a number of quarters of a turn.
fn turned(x: f64, quarters: i64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (number, rest, low) = reduced(x);
    match (number + quarters) & 3 {
        0 => kernel_sin(rest, low),
        1 => kernel_cos(rest, low),
        2 => -kernel_sin(rest, low),
        _ => -kernel_cos(rest, low),
    }
}

/// 2/π
const PER_QUARTER: f64 = f64::from_bits(0x3fe4_5f30_6dc9_c883);
/// π/2 in parts of 33 bits, and what is left after each.
const PARTS: [(f64, f64); 3] = [
    (
        f64::from_bits(0x3ff9_21fb_5440_0000),
        f64::from_bits(0x3dd0_b461_1a62_6331),
    ),
    (
        f64::from_bits(0x3dd0_b461_1a60_0000),
        f64::from_bits(0x3ba3_198a_2e03_7073),
    ),
    (
        f64::from_bits(0x3ba3_198a_2e00_0000),
        f64::from_bits(0x397b_839a_2520_49c1),
    ),
];

/// The multiple of π/2 nearest to `x`, and what is left: a number and its error.
fn reduced(x: f64) -> (i64, f64, f64) {
    if high(x.abs()) > 0x4139_21fb {
        return reduced_large(x);
    }
    let magnitude = x.abs();
    // A single step up to 3π/4 is enough, as below.
    let number = if high(magnitude) < 0x4002_d97c {
        1.0
    } else {
        (magnitude * PER_QUARTER + 0.5).floor()
    };
    let mut rest = magnitude - number * PARTS[0].0;
    let mut low = number * PARTS[0].1;
    // More parts if much of `x` is cancelled.
    for (&(part, after), lost) in PARTS[1..].iter().zip([16, 49]) {
        let left = (high(magnitude) >> 20) as i32 - (high(rest - low) >> 20 & 0x7ff) as i32;
        if left <= lost {
            break;
        }
        let before = rest;
        let step = number * part;
        rest = before - step;
        low = number * after - ((before - rest) - step);
    }
    let sum = rest - low;
    let error = (rest - sum) - low;
    if x < 0.0 {
        (-(number as i64), -sum, -error)
    } else {
        (number as i64, sum, error)
    }
}

/// [`reduced`] of a number of any size.
fn reduced_large(x: f64) -> (i64, f64, f64) {
    let eighths = octant(x);
    if eighths.number & 1 == 0 {
        return (eighths.number >> 1, eighths.rest, eighths.rest_low);
    }
    // From the nearest multiple of π/4 to the nearest one of π/2.
    let down = eighths.rest < 0.0;
    let (number, sign) = if down {
        (eighths.number - 1, 1.0)
    } else {
        (eighths.number + 1, -1.0)
    };
    let eighth = FRAC_PI_4 * sign;
    let sum = eighth + eighths.rest;
    let error = (eighth - sum) + eighths.rest;
    let low = error + (f64::from_bits(0x3c81_a626_3314_5c07) * sign + eighths.rest_low);
    let high = sum + low;
    (number >> 1, high, (sum - high) + low)
}

/// The sine of `x + low`, at most π/4.
fn kernel_sin(x: f64, low: f64) -> f64 {
    if high(x.abs()) < 0x3e40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = 8.33333333332248946124e-03
        + z * (-1.98412698298579493134e-04
            + z * (2.75573137070700676789e-06
                + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
    const THIRD: f64 = -1.66666666666666324348e-01;
    if low == 0.0 {
        return x + v * (THIRD + z * r);
    }
    x - ((z * (0.5 * low - v * r) - low) - v * THIRD)
}

/// The cosine of `x + low`, at most π/4.
fn kernel_cos(x: f64, low: f64) -> f64 {
    let top = high(x.abs());
    if top < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z
        * (4.16666666666666019037e-02
            + z * (-1.38888888888741095749e-03
                + z * (2.48015872894767294178e-05
                    + z * (-2.75573143513906633035e-07
                        + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    if top < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * low));
    }
    let share = if top > 0x3fe9_0000 {
        0.28125
    } else {
        f64::from_bits(u64::from(top - 0x0020_0000) << 32)
    };
    (1.0 - share) - ((0.5 * z - share) - (z * r - x * low))
}

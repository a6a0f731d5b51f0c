//! Powers and cube roots, after FDLIBM's e_pow.c and FreeBSD's s_cbrt.c.
//!
//! ```text
//! Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//! Developed at SunSoft, a Sun Microsystems, Inc. business.
//! Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
//! ```

use super::{high, upper, with_high};

/// 2/(3 ln 2), and in two parts.
const FACTOR: f64 = 9.61796693925975554329e-01;
const FACTOR_HIGH: f64 = 9.61796700954437255859e-01;
const FACTOR_LOW: f64 = -7.02846165095275826516e-09;
/// ln 2, and in two parts.
const LN2: f64 = std::f64::consts::LN_2;
const LN2_HIGH: f64 = 6.93147182464599609375e-01;
const LN2_LOW: f64 = -1.90465429995776804525e-09;
/// 2^53
const TWO_53: f64 = 9007199254740992.0;

/// `Math.pow` and the operator `**`: a power of NaN, and an infinite power of ±1, are NaN (ECMAScript 5.1 §15.8.2.13).
///
/// Node's results may be off by more than one unit of the last place; these are off in the same way.
#[must_use]
pub fn power(x: f64, y: f64) -> f64 {
    if y.is_nan() || x.abs() == 1.0 && y.is_infinite() {
        return f64::NAN;
    }
    if y == 0.0 {
        return 1.0;
    }
    if y == 1.0 {
        return x;
    }
    if y == -1.0 {
        return 1.0 / x;
    }
    if y == 2.0 {
        return x * x;
    }
    if y == 0.5 && x >= 0.0 {
        // The sum makes a zero positive.
        return (x + 0.0).sqrt();
    }
    // What is exact or special is no matter of sums.
    if x == 0.0 || x.abs() == 1.0 || !x.is_finite() || !y.is_finite() {
        return libm::pow(x, y);
    }
    let mut sign = 1.0;
    if x < 0.0 {
        if y.fract() != 0.0 {
            return f64::NAN;
        }
        sign = if y.abs() < TWO_53 && y % 2.0 != 0.0 {
            -1.0
        } else {
            1.0
        };
    }
    let magnitude = x.abs();
    let (overflow, underflow) = (sign * f64::INFINITY, sign * 0.0);
    let (t1, t2) = if high(y.abs()) > 0x41e0_0000 {
        // |y| > 2^31: finite near 1 only.
        let top = high(magnitude);
        if top < 0x3fef_ffff || high(y.abs()) > 0x43f0_0000 && top <= 0x3fef_ffff {
            return if y < 0.0 { overflow } else { underflow };
        }
        if top > 0x3ff0_0000 || high(y.abs()) > 0x43f0_0000 {
            return if y > 0.0 { overflow } else { underflow };
        }
        logarithm_near_one(magnitude)
    } else {
        logarithm(magnitude)
    };
    let y_high = upper(y);
    let low = (y - y_high) * t1 + y * t2;
    let high_part = y_high * t1;
    let z = low + high_part;
    // Half of the last place at the limit.
    const ROUNDS_UP: f64 = 8.0085662595372944372e-17;
    if z > 1024.0 || z == 1024.0 && low + ROUNDS_UP > z - high_part {
        return overflow;
    }
    if z < -1075.0 || z == -1075.0 && low <= z - high_part {
        return underflow;
    }
    sign * exp2(high_part, low)
}

/// The binary logarithm in two parts of a number within 2^-20 of 1.
fn logarithm_near_one(x: f64) -> (f64, f64) {
    let t = x - 1.0;
    let w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
    let u = 1.44269502162933349609e+00 * t;
    let v = t * 1.92596299112661746887e-08 - w * std::f64::consts::LOG2_E;
    let t1 = upper(u + v);
    (t1, v - (t1 - u))
}

/// The binary logarithm of a positive number in two parts.
fn logarithm(x: f64) -> (f64, f64) {
    let (x, subnormal) = if x.is_normal() { (x, 0) } else { (x * TWO_53, 53) };
    let mut n = (high(x) >> 20) as i32 - 0x3ff - subnormal;
    let fraction = high(x) & 0xf_ffff;
    let mut top = fraction | 0x3ff0_0000;
    // Up to √(3/2), up to √3, and above.
    let middle = (0x3_988f..0xb_b67a).contains(&fraction);
    if fraction >= 0xb_b67a {
        n += 1;
        top -= 0x10_0000;
    }
    let x = with_high(x, top);
    let (base, base_high, base_low) = if middle {
        (1.5, 5.84962487220764160156e-01, 1.35003920212974897128e-08)
    } else {
        (1.0, 0.0, 0.0)
    };
    // (x - base) / (x + base)
    let u = x - base;
    let v = 1.0 / (x + base);
    let ss = u * v;
    let s_high = upper(ss);
    let t_high =
        f64::from_bits(u64::from((top >> 1 | 0x2000_0000) + 0x8_0000 + (u32::from(middle) << 18)) << 32);
    let t_low = x - (t_high - base);
    let s_low = v * ((u - s_high * t_high) - s_high * t_low);
    let s2 = ss * ss;
    let series = 5.99999999999994648725e-01
        + s2 * (4.28571428578550184252e-01
            + s2 * (3.33333329818377432918e-01
                + s2 * (2.72728123808534006489e-01
                    + s2 * (2.30660745775561754067e-01 + s2 * 2.06975017800338417784e-01))));
    let r = s2 * s2 * series + s_low * (s_high + ss);
    let s2 = s_high * s_high;
    let t_high = upper(3.0 + s2 + r);
    let t_low = r - ((t_high - 3.0) - s2);
    let u = s_high * t_high;
    let v = s_low * t_high + t_low * ss;
    let p_high = upper(u + v);
    let p_low = v - (p_high - u);
    let z_high = FACTOR_HIGH * p_high;
    let z_low = FACTOR_LOW * p_high + p_low * FACTOR + base_low;
    let t = f64::from(n);
    let t1 = upper(((z_high + z_low) + base_high) + t);
    (t1, z_low - (((t1 - t) - base_high) - z_high))
}

/// 2^(x + low), from -1075 to 1024.
fn exp2(mut x: f64, low: f64) -> f64 {
    let z = x + low;
    let mut n = 0;
    if high(z.abs()) > 0x3fe0_0000 {
        n = (z.abs() + 0.5).floor() as i32 * if z < 0.0 { -1 } else { 1 };
        x -= f64::from(n);
    }
    let t = upper(low + x);
    let u = t * LN2_HIGH;
    let v = (low - (t - x)) * LN2 + t * LN2_LOW;
    let z = u + v;
    let w = v - (z - u);
    let t = z * z;
    let t1 = z - t
        * (1.66666666666666019037e-01
            + t * (-2.77777777770155933842e-03
                + t * (6.61375632143793436117e-05
                    + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
    // FDLIBM subtracts the last term from the quotient; in node it is part of the divisor.
    let r = z * t1 / ((t1 - 2.0) - (w + z * w));
    libm::scalbn(1.0 - (r - z), n)
}

/// `Math.cbrt` (ECMAScript 2015 §20.2.2.9).
#[must_use]
pub fn cbrt(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let third = |x: f64, bias: u32| f64::from_bits(u64::from(high(x.abs()) / 3 + bias) << 32).copysign(x);
    let t = if x.is_normal() {
        third(x, 715_094_163)
    } else {
        third(x * 18014398509481984.0, 696_219_795)
    };
    // 23 bits by a polynomial, rounded away from zero.
    let r = (t * t) * (t / x);
    let t = t
        * ((1.87595182427177009643 + r * (-1.88497979543377169875 + r * 1.621429720105354466140))
            + ((r * r) * r) * (-0.758397934778766047437 + r * 0.145996192886612446982));
    let t = f64::from_bits((t.to_bits() + 0x8000_0000) & 0xffff_ffff_c000_0000);
    // One step of Newton's method for the rest.
    let r = x / (t * t);
    t + t * ((r - t) / (t + t + r))
}

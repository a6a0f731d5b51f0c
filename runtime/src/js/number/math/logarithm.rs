//! Logarithms, after FDLIBM's e_log.c, e_log10.c and s_log1p.c.
//!
//! ```text
//! Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//! Developed at SunSoft, a Sun Microsystems, Inc. business.
//! Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
//! ```

use super::{high, with_high};

const LN2_HIGH: f64 = 6.93147180369123816490e-01;
const LN2_LOW: f64 = 1.90821492927058770002e-10;
/// The series of ln (1+s)/(1-s) by s².
const SERIES: [f64; 7] = [
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
];
const TWO_54: f64 = 18014398509481984.0;

/// `Math.log` (ECMAScript 5.1 §15.8.2.10).
#[must_use]
pub fn log(x: f64) -> f64 {
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 {
        return f64::NAN;
    }
    if !x.is_finite() {
        return x;
    }
    let (x, subnormal) = if x.is_normal() { (x, 0) } else { (x * TWO_54, 54) };
    let fraction = high(x) & 0xf_ffff;
    let carry = (fraction + 0x9_5f64) & 0x10_0000;
    let k = (high(x) >> 20) as i32 - 1023 - subnormal + (carry >> 20) as i32;
    let f = with_high(x, fraction | (carry ^ 0x3ff0_0000)) - 1.0;
    let dk = f64::from(k);
    if (0xf_ffff & (2 + fraction)) < 3 {
        // |f| < 2^-20
        if f == 0.0 {
            return dk * LN2_HIGH + dk * LN2_LOW;
        }
        let r = f * f * (0.5 - 0.33333333333333333 * f);
        return if k == 0 {
            f - r
        } else {
            dk * LN2_HIGH - ((r - dk * LN2_LOW) - f)
        };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let [l1, l2, l3, l4, l5, l6, l7] = SERIES;
    let even = w * (l2 + w * (l4 + w * l6));
    let odd = z * (l1 + w * (l3 + w * (l5 + w * l7)));
    let r = odd + even;
    if (fraction as i32 - 0x6_147a) | (0x6_b851 - fraction as i32) > 0 {
        let half = 0.5 * f * f;
        if k == 0 {
            f - (half - s * (half + r))
        } else {
            dk * LN2_HIGH - ((half - (s * (half + r) + dk * LN2_LOW)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f)
    }
}

/// `Math.log10` (ECMAScript 2015 §20.2.2.21).
#[must_use]
pub fn log10(x: f64) -> f64 {
    if x <= 0.0 || !x.is_finite() || x == 1.0 {
        return log(x);
    }
    let (x, subnormal) = if x.is_normal() { (x, 0) } else { (x * TWO_54, 54) };
    let k = (high(x) >> 20) as i32 - 1023 - subnormal;
    let below = u32::from(k < 0);
    let y = f64::from(k + below as i32);
    let x = with_high(x, high(x) & 0xf_ffff | (0x3ff - below) << 20);
    let z = y * 3.69423907715893078616e-13 + std::f64::consts::LOG10_E * log(x);
    z + y * 3.01029995663611771306e-01
}

/// `Math.log1p`: the logarithm of 1 + x (ECMAScript 2015 §20.2.2.20).
#[must_use]
pub fn log1p(x: f64) -> f64 {
    if x == -1.0 {
        return f64::NEG_INFINITY;
    }
    if x < -1.0 {
        return f64::NAN;
    }
    let top = high(x.abs());
    if top >= 0x7ff0_0000 {
        return x;
    }
    if top < 0x3e20_0000 {
        // |x| < 2^-29; below 2^-54 the square is nothing.
        return if top < 0x3c90_0000 { x } else { x - x * x * 0.5 };
    }
    let (k, f, c, near) = if x > 0.0 && top < 0x3fda_827a || x < 0.0 && top <= 0x3fd2_bec4 {
        (0, x, 0.0, 1)
    } else {
        let exponent = |u: f64| (high(u) >> 20) as i32 - 1023;
        let (u, k, c) = if top < 0x4340_0000 {
            let u = 1.0 + x;
            let k = exponent(u);
            let c = if k > 0 { 1.0 - (u - x) } else { x - (u - 1.0) };
            (u, k, c / u)
        } else {
            (x, exponent(x), 0.0)
        };
        let fraction = high(u) & 0xf_ffff;
        if fraction < 0x6_a09e {
            (k, with_high(u, fraction | 0x3ff0_0000) - 1.0, c, fraction)
        } else {
            (
                k + 1,
                with_high(u, fraction | 0x3fe0_0000) - 1.0,
                c,
                (0x10_0000 - fraction) >> 2,
            )
        }
    };
    let dk = f64::from(k);
    let half = 0.5 * f * f;
    if near == 0 {
        // |f| < 2^-20
        if f == 0.0 {
            return if k == 0 {
                0.0
            } else {
                dk * LN2_HIGH + (c + dk * LN2_LOW)
            };
        }
        let r = half * (1.0 - 0.66666666666666666 * f);
        return if k == 0 {
            f - r
        } else {
            dk * LN2_HIGH - ((r - (dk * LN2_LOW + c)) - f)
        };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = SERIES.iter().rev().fold(0.0, |sum, term| z * (term + sum));
    if k == 0 {
        f - (half - s * (half + r))
    } else {
        dk * LN2_HIGH - ((half - (s * (half + r) + (dk * LN2_LOW + c))) - f)
    }
}

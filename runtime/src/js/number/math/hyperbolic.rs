//! Hyperbolic functions and their inverses, after FDLIBM's e_sinh.c, e_cosh.c, s_tanh.c, s_asinh.c, e_acosh.c and e_atanh.c.
//!
//! ```text
//! Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//! Developed at SunSoft, a Sun Microsystems, Inc. business.
//! Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
//! ```

use std::f64::consts::LN_2;

use libm::expm1;

use super::{exp, high, log, log1p};

/// From here on e^x is infinite, as far as its upper half tells.
const EXP_OVERFLOWS: f64 = 709.7822265625;
/// Up to here e^x/2 is finite.
const HALF_EXP_OVERFLOWS: f64 = 710.4758600739439;
/// 2^28: the squares of its reciprocal are nothing beside 1.
const LARGE: f64 = 268435456.0;

/// `Math.sinh` (ECMAScript 2015 §20.2.2.31).
#[must_use]
pub fn sinh(x: f64) -> f64 {
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    let magnitude = x.abs();
    if magnitude < 22.0 {
        if magnitude < 1.0 / LARGE {
            return x;
        }
        let t = expm1(magnitude);
        return if magnitude < 1.0 {
            half * (2.0 * t - t * t / (t + 1.0))
        } else {
            half * (t + t / (t + 1.0))
        };
    }
    if magnitude < EXP_OVERFLOWS {
        return half * exp(magnitude);
    }
    if magnitude <= HALF_EXP_OVERFLOWS {
        let w = exp(0.5 * magnitude);
        return half * w * w;
    }
    x * f64::INFINITY
}

/// `Math.cosh` (ECMAScript 2015 §20.2.2.13).
#[must_use]
pub fn cosh(x: f64) -> f64 {
    let magnitude = x.abs();
    let top = high(magnitude);
    // Half of ln 2.
    if top < 0x3fd6_2e43 {
        let t = expm1(magnitude);
        let w = 1.0 + t;
        return if top < 0x3c80_0000 {
            w
        } else {
            1.0 + (t * t) / (w + w)
        };
    }
    if magnitude < 22.0 {
        let t = exp(magnitude);
        return 0.5 * t + 0.5 / t;
    }
    if magnitude < EXP_OVERFLOWS {
        return 0.5 * exp(magnitude);
    }
    if magnitude <= HALF_EXP_OVERFLOWS {
        let w = exp(0.5 * magnitude);
        return 0.5 * w * w;
    }
    magnitude * f64::INFINITY
}

/// `Math.tanh` (ECMAScript 2015 §20.2.2.34).
#[must_use]
pub fn tanh(x: f64) -> f64 {
    let magnitude = x.abs();
    if x.is_nan() || magnitude < 1.0 / LARGE {
        return x;
    }
    let z = if magnitude >= 22.0 {
        1.0
    } else if magnitude >= 1.0 {
        1.0 - 2.0 / (expm1(2.0 * magnitude) + 2.0)
    } else {
        let t = expm1(-2.0 * magnitude);
        -t / (t + 2.0)
    };
    z.copysign(x)
}

/// `Math.asinh` (ECMAScript 2015 §20.2.2.5).
#[must_use]
pub fn asinh(x: f64) -> f64 {
    let magnitude = x.abs();
    let top = high(magnitude);
    if !x.is_finite() || top < 0x3e30_0000 {
        return x;
    }
    let w = if top > 0x41b0_0000 {
        log(magnitude) + LN_2
    } else if top > 0x4000_0000 {
        log(2.0 * magnitude + 1.0 / ((x * x + 1.0).sqrt() + magnitude))
    } else {
        let t = x * x;
        log1p(magnitude + t / (1.0 + (1.0 + t).sqrt()))
    };
    w.copysign(x)
}

/// `Math.acosh` (ECMAScript 2015 §20.2.2.3).
#[must_use]
pub fn acosh(x: f64) -> f64 {
    if x.is_nan() || x < 1.0 {
        return f64::NAN;
    }
    if x >= LARGE {
        return log(x) + LN_2;
    }
    if high(x) > 0x4000_0000 {
        return log(2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt()));
    }
    let t = x - 1.0;
    log1p(t + (2.0 * t + t * t).sqrt())
}

/// `Math.atanh` (ECMAScript 2015 §20.2.2.7).
#[must_use]
pub fn atanh(x: f64) -> f64 {
    let magnitude = x.abs();
    if x.is_nan() || magnitude > 1.0 {
        return f64::NAN;
    }
    if magnitude < 1.0 / LARGE {
        return x;
    }
    if magnitude == 1.0 {
        return f64::INFINITY.copysign(x);
    }
    let t = magnitude + magnitude;
    let t = if magnitude < 0.5 {
        t + t * magnitude / (1.0 - magnitude)
    } else {
        t / (1.0 - magnitude)
    };
    (0.5 * log1p(t)).copysign(x)
}

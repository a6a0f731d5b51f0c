//! Sine and cosine with the results of a stock Java 17 on x86-64.
//!
//! `Math.sin` and `Math.cos` may be off by one unit in the last place, so results are no property of the function alone. The widespread
//! virtual machines compute them inline by the same method, and this is that method, operation by operation: any other order of sums shows
//! in the last digit of one result in a thousand.
//!
//! With `B` the multiple of π/32 nearest to `x` and `x = B + r + c`, where `c` is what does not fit `r`,
//!
//! ```text
//! sin x = [S + σr] + [(cos B - σ) r] + [S (cos r - 1) + cos B (sin r - r) + s + c (cos B - S r)]
//! ```
//!
//! where `S + s` is sin B and `σ` is the power of two nearest to cos B, so that `σr` is exact. The brackets are added with their rounding
//! errors; the parts of the last one are small.

use crate::angle::octant;

/// 32/π.
const PER_UNIT: f64 = f64::from_bits(0x4024_5f30_6dc9_c883);

/// π/32 in three parts; products of the first two with numbers below 2^20 are exact.
const UNIT: [f64; 3] = [
    f64::from_bits(0x3fb9_21fb_5440_0000),
    f64::from_bits(0x3d90_b461_1a60_0000),
    f64::from_bits(0x3b63_198a_2e03_7073),
];

/// For the multiples of π/32 from 0 to π/2: `σ`, `cos - σ`, `S`, and `s` to 24 bits, as bits of doubles.
const ANGLES: [[u64; 4]; 17] = [
    [
        0x3ff0_0000_0000_0000,
        0x0000_0000_0000_0000,
        0x0000_0000_0000_0000,
        0x0000_0000_0000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbf73_b92e_176d_6d31,
        0x3fb9_17a6_bc29_b42c,
        0xbc3e_2718_e000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbf93_ad06_0114_69fb,
        0x3fc8_f8b8_3c69_a60b,
        0xbc62_6d19_c000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbfa6_0bea_939d_225a,
        0x3fd2_9406_2ed5_9f06,
        0xbc75_d28d_a000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbfb3_7ca1_866b_95cf,
        0x3fd8_7de2_a6ae_a963,
        0xbc67_2ced_e000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbfbe_3a68_73fa_1279,
        0x3fde_2b5d_3806_f63b,
        0x3c5e_0d89_2000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbfc5_9267_5bc5_7974,
        0x3fe1_c73b_39ae_68c8,
        0x3c8b_25dd_2000_0000,
    ],
    [
        0x3ff0_0000_0000_0000,
        0xbfcd_0dfe_53ab_a2fd,
        0x3fe4_4cf3_2509_1dd6,
        0x3c68_076a_2000_0000,
    ],
    [
        0x3fe0_0000_0000_0000,
        0x3fca_8279_99fc_ef32,
        0x3fe6_a09e_667f_3bcd,
        0xbc8b_dd34_2000_0000,
    ],
    [
        0x3fe0_0000_0000_0000,
        0x3fc1_33cc_9424_7758,
        0x3fe8_bc80_6b15_1741,
        0xbc82_c5e1_2000_0000,
    ],
    [
        0x3fe0_0000_0000_0000,
        0x3fac_73b3_9ae6_8c87,
        0x3fea_9b66_290e_a1a3,
        0x3c39_f630_e000_0000,
    ],
    [
        0x3fe0_0000_0000_0000,
        0xbf9d_4a2c_7f90_9c4e,
        0x3fec_38b2_f180_bdb1,
        0xbc76_e0b1_8000_0000,
    ],
    [
        0x3fe0_0000_0000_0000,
        0xbfbe_0875_6545_5a75,
        0x3fed_906b_cf32_8d46,
        0x3c74_57e6_2000_0000,
    ],
    [
        0x3fd0_0000_0000_0000,
        0x3fa4_a031_76ac_f82d,
        0x3fee_9f41_56c6_2dda,
        0x3c87_60b1_e000_0000,
    ],
    [
        0x3fd0_0000_0000_0000,
        0xbfac_1d1f_0e59_67d5,
        0x3fef_6297_cff7_5cb0,
        0x3c75_6217_2000_0000,
    ],
    [
        0x3fc0_0000_0000_0000,
        0xbf9b_a165_0f59_2f50,
        0x3fef_d88d_a3d1_2526,
        0xbc88_7df6_4000_0000,
    ],
    [
        0x0000_0000_0000_0000,
        0x0000_0000_0000_0000,
        0x3ff0_0000_0000_0000,
        0x0000_0000_0000_0000,
    ],
];

/// `Math.sin`.
#[must_use]
pub fn sin(x: f64) -> f64 {
    // Below, squares underflow and the result is `x`, whose sign the sums would lose if it is 0.
    if x.abs() < TINY { x } else { sine_of_sum(x, 0) }
}

/// `Math.cos`.
#[must_use]
pub fn cos(x: f64) -> f64 {
    // A quarter of a turn ahead.
    if x.abs() < TINY { 1.0 } else { sine_of_sum(x, 16) }
}

/// 2^-252
const TINY: f64 = f64::from_bits((1023 - 252) << 52);
/// Arguments up to here are a number below 2^20 of units.
const LARGE: f64 = 90112.0;

/// sin(x + turn · π/32)
fn sine_of_sum(x: f64, turn: i64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    if x.abs() < LARGE {
        return sine(x, 0.0, turn);
    }
    let octant = octant(x);
    sine(octant.rest, octant.rest_low, turn + 8 * octant.number)
}

/// sin(x + low + turn · π/32)
fn sine(x: f64, low: f64, turn: i64) -> f64 {
    let units = x * PER_UNIT;
    let n = (units + 0.5f64.copysign(units)).trunc();
    let first = x - n * UNIT[0];
    let step = n * UNIT[1];
    let r = first - step;
    let c = n * UNIT[2] - ((first - r) - step) - low;

    let [sigma, cos_rest, sin_high, sin_low] = angle(n as i64 + turn);
    let r2 = r * r;
    let r4 = r2 * r2;
    let cos = cos_rest + sigma;
    // The Taylor series of cos r - 1 by r², and of sin r - r by r³.
    let series = |a: f64, b: f64, c: f64, d: f64| (a + b * r2) + r4 * (c + d * first * r);
    let even = series(-1.0 / 2.0, 1.0 / 24.0, -1.0 / 720.0, 1.0 / 40320.0) * (sin_high * r2);
    let odd = series(-1.0 / 6.0, 1.0 / 120.0, -1.0 / 5040.0, 1.0 / 362_880.0) * (cos * r * r2);
    let correction = c * (sin_high * r - cos) + sin_low;

    let linear = sigma * r;
    let sum = sin_high + linear;
    let sum_error = (sin_high - sum) + linear;
    let medium = cos_rest * r;
    let high = sum + medium;
    let high_error = (sum - high) + medium;
    high + (((even + sum_error) + (odd + correction)) + high_error)
}

/// The row of [`ANGLES`] for an angle of any multiple of π/32.
fn angle(multiple: i64) -> [f64; 4] {
    let multiple = multiple.rem_euclid(64) as usize;
    let (lower, multiple) = (multiple >= 32, multiple % 32);
    let left = multiple > 16;
    let row = ANGLES[if left { 32 - multiple } else { multiple }].map(f64::from_bits);
    let sign = |negative| if negative { -1.0 } else { 1.0 };
    let (cos, sin) = (sign(left != lower), sign(lower));
    [row[0] * cos, row[1] * cos, row[2] * sin, row[3] * sin]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Results of a Java 17; those of a C library differ in the last digit for most of them.
    #[test]
    fn results_are_those_of_java() {
        let sines = [
            (0.0, 0.0),
            (1.0, 0.8414709848078965),
            (950.0, 0.9454647941364737),
            (-59344.35949940409, 0.3199975554808961),
            (1.3073753378366402e187, 0.10000912361178767),
            (2.42017198370915e276, 0.4445402374571275),
            (90112.0, -0.9919310313346129),
        ];
        for (x, y) in sines {
            assert_eq!(sin(x), y, "sin {x}");
        }
        let cosines = [
            (0.0, 1.0),
            (-0.6129973116018712, 0.8179272763262987),
            (99.15, 0.18869333808635777),
            (-7.361541280050164e87, 0.4498477281675282),
            (2.0817925048333363e5, 0.042484088886538166),
        ];
        for (x, y) in cosines {
            assert_eq!(cos(x), y, "cos {x}");
        }
        assert!(sin(-0.0).is_sign_negative());
        assert!(sin(f64::INFINITY).is_nan() && cos(f64::NAN).is_nan());
        assert_eq!(sin(f64::from_bits(1)), f64::from_bits(1));
    }
}

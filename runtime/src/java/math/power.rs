//! `Math.pow`, correctly rounded.
//!
//! Java's own results are within 0.503 units of the last place. The method after them is a matter of its tables, so this takes the nearest
//! double, which is the result in all but one case of two thousand; the C library's is another twice as often.

use std::sync::LazyLock;

use super::pair::Pair;

/// ln 2 in three parts; products of the first two with exponents are exact.
const LN_2: [f64; 3] = [
    f64::from_bits(0x3fe6_2e42_fefa_3800),
    f64::from_bits(0x3d2e_f357_93c7_6800),
    f64::from_bits(0xba59_ff03_4254_2fc3),
];

/// `Math.pow`. A power of NaN, and an infinite power of ±1, are NaN in Java and 1 in C.
#[must_use]
pub fn pow(x: f64, y: f64) -> f64 {
    if y.is_nan() || x.abs() == 1.0 && y.is_infinite() {
        return f64::NAN;
    }
    if y == 2.0 {
        return x * x;
    }
    let power = x.powf(y);
    // Zero, infinity and NaN are what they are, and subnormal numbers have too few digits to be off.
    if !power.is_normal() || !x.is_normal() || y == 0.0 || y == 1.0 {
        return power;
    }
    let magnitude = quick(x.abs(), y).unwrap_or_else(|| exp(logarithm(x.abs()) * Pair::from(y)));
    magnitude.copysign(power)
}

/// Numbers between two tabulated ones are in steps of 1/128.
const STEPS: usize = 128;

/// Logarithms and powers at the steps.
struct Tables {
    /// A number of 10 bits near the reciprocal of the step's middle, and its logarithm, negative.
    logarithms: [(f64, Pair); STEPS],
    /// 2^(n/128)
    powers: [Pair; STEPS],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    logarithms: std::array::from_fn(|step| {
        let middle = 1.0 + (step as f64 + 0.5) / STEPS as f64;
        let inverse = (1024.0 / middle).round() / 1024.0;
        (inverse, -logarithm(inverse))
    }),
    powers: std::array::from_fn(|step| {
        let share = step as f64 / STEPS as f64;
        let (value, exponent) = exp_parts(
            LN_2.iter()
                .fold(Pair::from(0.0), |sum, &part| sum + Pair::product(share, part)),
        );
        value.scaled(2f64.powi(exponent))
    }),
});

/// x^y by tables, to about 70 bits; `None` if that does not settle how to round it, which is rare unless `y` is large.
fn quick(x: f64, y: f64) -> Option<f64> {
    let tables = &*TABLES;
    let bits = x.to_bits();
    let step = (bits >> 45) as usize % STEPS;
    let exponent = f64::from((bits >> 52) as i32 - 1023);
    let fraction = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    let (inverse, logarithm) = tables.logarithms[step];
    // The two products are exact, and `z` is below 2^-7.
    let upper = f64::from_bits(fraction.to_bits() & !0 << 27);
    let z = Pair::sum(upper * inverse - 1.0, (fraction - upper) * inverse);
    let h = z.high;
    let tail = (3..=10).rev().fold(0.0, |sum, n| 1.0 / f64::from(n) - sum * h) * h * h * h;
    let square = z * z.scaled(0.5);
    let part = z - square + Pair::from(tail);
    let logarithm = Pair::product(exponent, LN_2[0]) + (Pair::from(exponent * LN_2[1]) + logarithm + part);

    let x = logarithm * Pair::from(y);
    let number = (x.high * (STEPS as f64 / std::f64::consts::LN_2)).round_ties_even();
    let share = number / STEPS as f64;
    let r = x - Pair::product(share, LN_2[0]) - Pair::from(share * LN_2[1]);
    let h = r.high;
    let tail = (4..=8).rev().fold(1.0, |sum, n| 1.0 + sum * h / f64::from(n)) * (h * h * h / 6.0);
    let value = Pair::ONE + (r + r * r.scaled(0.5) + Pair::from(tail));
    let value = tables.powers[number.rem_euclid(STEPS as f64) as usize] * value;

    let error = value.high * (y.abs() * 2f64.powi(-68) + 2f64.powi(-65));
    let (least, most) = (value.high + (value.low - error), value.high + (value.low + error));
    (least == most).then(|| scale(least, (number / STEPS as f64).floor() as i32))
}

/// ln x
fn logarithm(x: f64) -> Pair {
    let above = x - 1.0;
    if above.abs() < 1.0 / 64.0 {
        // 2 atanh(s), s = (x - 1) / (x + 1). The divisor is a pair; its reciprocal's error is made up for.
        let divisor = Pair::sum(x, 1.0);
        let first = Pair::from(above).divided_by(divisor.high);
        let s = first - first * Pair::from(divisor.low / divisor.high);
        let s2 = s * s;
        let small = (4..=8)
            .rev()
            .fold(0.0, |sum, n| sum * s2.high + 1.0 / f64::from(2 * n + 1));
        let series = (0..=3).rev().fold(Pair::from(small), |sum, n| {
            sum * s2 + Pair::ONE.divided_by(f64::from(2 * n + 1))
        });
        return (s * series).scaled(2.0);
    }
    // One step of Newton's method in a form that needs the small difference only.
    let guess = x.ln();
    let (inverse, exponent) = exp_parts(Pair::from(-guess));
    let rest = inverse * Pair::from(scale(x, exponent)) - Pair::ONE;
    let half_square = (rest * rest).scaled(0.5);
    Pair::from(guess) + (rest - half_square)
}

/// e^x to the nearest double, of two the even one. The result is a normal number.
fn exp(x: Pair) -> f64 {
    let (value, exponent) = exp_parts(x);
    // Half of the distance between neighbours: so near to it are only numbers that are exactly between.
    let neighbour = value.high + 2.0 * value.low;
    let tie = ((neighbour - value.high) - 2.0 * value.low).abs() <= value.low.abs() * 2f64.powi(-34);
    let even = value.high.to_bits().is_multiple_of(2);
    scale(if tie && !even { neighbour } else { value.high }, exponent)
}

/// e^x as a number between 1/2 and 2 and a power of two.
fn exp_parts(x: Pair) -> (Pair, i32) {
    const SQUARES: i32 = 8;
    let exponent = (x.high / std::f64::consts::LN_2).round_ties_even();
    let rest = LN_2
        .iter()
        .fold(x, |rest, part| rest - Pair::product(exponent, *part));
    let rest = rest.scaled(1.0 / f64::from(1 << SQUARES));
    // The terms from the sixth power on are below 2^-56.
    let small = (6..=10)
        .rev()
        .fold(1.0, |sum, n| 1.0 + sum * (rest.high / f64::from(n)));
    let series = (1..=5).rev().fold(Pair::from(small), |sum, n| {
        Pair::ONE + sum * rest.divided_by(f64::from(n))
    });
    let value = (0..SQUARES).fold(series, |value, _| value * value);
    (value, exponent as i32)
}

/// `x · 2^exponent` without overflow on the way.
fn scale(x: f64, exponent: i32) -> f64 {
    let half = exponent / 2;
    x * 2f64.powi(half) * 2f64.powi(exponent - half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_that_differ_from_c() {
        assert!(pow(1.0, f64::NAN).is_nan());
        assert!(pow(-1.0, f64::INFINITY).is_nan());
        assert_eq!(pow(f64::NAN, 0.0), 1.0);
    }

    #[test]
    fn special_powers() {
        let powers = [
            (0.0, -1.0, f64::INFINITY),
            (-0.0, 3.0, -0.0),
            (-0.0, 0.5, 0.0),
            (f64::NEG_INFINITY, 3.0, f64::NEG_INFINITY),
            (2.0, -1074.0, f64::from_bits(1)),
            (2.0, 1023.0, 2f64.powi(1023)),
            (2.0, 1024.0, f64::INFINITY),
            (-2.0, 3.0, -8.0),
            (10.0, 22.0, 1e22),
            (5e-324, 0.5, 2.2227587494850775e-162),
        ];
        for (x, y, power) in powers {
            assert_eq!(pow(x, y).to_bits(), f64::to_bits(power), "{x} ^ {y}");
        }
        assert!(pow(-8.0, 1.0 / 3.0).is_nan());
    }

    /// Results of a Java 17 that are not those of a C library.
    #[test]
    fn powers_are_rounded_correctly() {
        let powers = [
            (471.0, 6.0, 1.091755636512632e16),
            (-231023.24845518562, 10.0, 4.330687660030233e53),
            (0.5833950792010554, 8.718535301063362, 0.009110413216738177),
        ];
        for (x, y, power) in powers {
            assert_eq!(pow(x, y), power, "{x} ^ {y}");
        }
    }

    /// What the tables settle is what the long way gives, near 1 and far from it.
    #[test]
    fn tables_agree_with_series() {
        let mut state = 1u64;
        let mut random = || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 11) as f64 / (1u64 << 53) as f64
        };
        let mut settled = 0;
        for _ in 0..20_000 {
            let spread = 2f64.powf(-30.0 * random());
            let x = (700.0 * spread * (random() - 0.5)).exp();
            let y = (random() - 0.5) * 1000.0 / x.ln().abs().max(1e-10);
            if let Some(power) = quick(x, y) {
                assert_eq!(power, exp(logarithm(x) * Pair::from(y)), "{x} ^ {y}");
                settled += 1;
            }
        }
        assert!(settled > 8_000, "{settled}");
    }
}

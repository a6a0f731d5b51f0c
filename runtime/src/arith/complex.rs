//! Products and quotients of complex numbers, as GCC's `__mulsc3`, `__muldc3`, `__divsc3` and `__divdc3` give them: infinities are
//! recovered where the plain formula gives NaN (C11 Annex G.5.1), quotients are scaled so that no intermediate overflows.

/// Real and imaginary part.
pub type Pair<T> = [T; 2];

/// What products need of f32 and f64.
trait Part:
    Copy + PartialOrd + std::ops::Mul<Output = Self> + std::ops::Add<Output = Self> + std::ops::Sub<Output = Self>
{
    const ZERO: Self;
    const ONE: Self;
    const INFINITY: Self;
    fn nan(self) -> bool;
    fn infinite(self) -> bool;
    fn finite(self) -> bool;
    /// This number with the sign of another.
    fn signed(self, of: Self) -> Self;
}

macro_rules! part {
    ($t:ty) => {
        impl Part for $t {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const INFINITY: Self = <$t>::INFINITY;
            fn nan(self) -> bool {
                self.is_nan()
            }
            fn infinite(self) -> bool {
                self.is_infinite()
            }
            fn finite(self) -> bool {
                self.is_finite()
            }
            fn signed(self, of: Self) -> Self {
                self.copysign(of)
            }
        }
    };
}
part!(f32);
part!(f64);

/// 1 for an infinity, 0 otherwise, with the sign of the number.
fn boxed<T: Part>(value: T) -> T {
    if value.infinite() { T::ONE } else { T::ZERO }.signed(value)
}

/// 0 for a NaN, with its sign.
fn numeric<T: Part>(value: T) -> T {
    if value.nan() { T::ZERO.signed(value) } else { value }
}

fn product<T: Part>([mut a, mut b]: Pair<T>, [mut c, mut d]: Pair<T>) -> Pair<T> {
    let (ac, bd, ad, bc) = (a * c, b * d, a * d, b * c);
    let (x, y) = (ac - bd, ad + bc);
    if !(x.nan() && y.nan()) {
        return [x, y];
    }
    let mut again = false;
    if a.infinite() || b.infinite() {
        (a, b) = (boxed(a), boxed(b));
        (c, d) = (numeric(c), numeric(d));
        again = true;
    }
    if c.infinite() || d.infinite() {
        (c, d) = (boxed(c), boxed(d));
        (a, b) = (numeric(a), numeric(b));
        again = true;
    }
    if !again && (ac.infinite() || bd.infinite() || ad.infinite() || bc.infinite()) {
        (a, b) = (numeric(a), numeric(b));
        (c, d) = (numeric(c), numeric(d));
        again = true;
    }
    if !again {
        return [x, y];
    }
    [T::INFINITY * (a * c - b * d), T::INFINITY * (a * d + b * c)]
}

/// What a quotient is if the formula gave two NaNs: other than that only for nonzero / zero, infinite / finite, and finite / infinite.
fn recovered<T: Part>([a, b]: Pair<T>, [c, d]: Pair<T>, plain: Pair<T>) -> Pair<T> {
    if !(plain[0].nan() && plain[1].nan()) {
        return plain;
    }
    if c == T::ZERO && d == T::ZERO && !(a.nan() && b.nan()) {
        let infinity = T::INFINITY.signed(c);
        [infinity * a, infinity * b]
    } else if (a.infinite() || b.infinite()) && c.finite() && d.finite() {
        let (a, b) = (boxed(a), boxed(b));
        [T::INFINITY * (a * c + b * d), T::INFINITY * (b * c - a * d)]
    } else if (c.infinite() || d.infinite()) && a.finite() && b.finite() {
        let (c, d) = (boxed(c), boxed(d));
        [T::ZERO * (a * c + b * d), T::ZERO * (b * c - a * d)]
    } else {
        plain
    }
}

/// The product of two c64.
pub fn mul32(x: Pair<f32>, y: Pair<f32>) -> Pair<f32> {
    product(x, y)
}

/// The product of two c128.
pub fn mul64(x: Pair<f64>, y: Pair<f64>) -> Pair<f64> {
    product(x, y)
}

/// The quotient of two c64: the formula in f64, where nothing overflows.
pub fn div32(x: Pair<f32>, y: Pair<f32>) -> Pair<f32> {
    let ([a, b], [c, d]) = (x.map(f64::from), y.map(f64::from));
    let denominator = c * c + d * d;
    let re = ((a * c + b * d) / denominator) as f32;
    let im = ((b * c - a * d) / denominator) as f32;
    recovered(x, y, [re, im])
}

/// The quotient of two c128: Smith's method, scaled (Baudin and Smith, "A Robust Complex Division in Scilab").
pub fn div64(x: Pair<f64>, y: Pair<f64>) -> Pair<f64> {
    let swapped = y[0].abs() < y[1].abs();
    // The larger part of the divisor comes first.
    let (mut a, mut b, mut c, mut d) = match swapped {
        true => (x[1], x[0], y[1], y[0]),
        false => (x[0], x[1], y[0], y[1]),
    };
    let scale = scale(a, b, c);
    if scale != 1.0 {
        (a, b, c, d) = (a * scale, b * scale, c * scale, d * scale);
    }
    let ratio = d / c;
    let denominator = d * ratio + c;
    let (along, across) = match ratio.abs() > f64::MIN_POSITIVE {
        true => (b * ratio + a, a * ratio),
        false => (d * (b / c) + a, d * (a / c)),
    };
    let re = along / denominator;
    let im = match swapped {
        true => (across - b) / denominator,
        false => (b - across) / denominator,
    };
    let (dividend, divisor) = match swapped {
        true => ([b, a], [d, c]),
        false => ([a, b], [c, d]),
    };
    recovered(dividend, divisor, [re, im])
}

/// What the parts are multiplied by so that the quotient's intermediates neither overflow nor vanish; `c` is the divisor's larger part.
fn scale(a: f64, b: f64, c: f64) -> f64 {
    const BIG: f64 = f64::MAX / 2.0;
    const SMALL: f64 = f64::MIN_POSITIVE;
    const TINY: f64 = f64::EPSILON;
    const SAFE: f64 = BIG * TINY;
    let (a, b, c) = (a.abs(), b.abs(), c.abs());
    if c >= BIG {
        0.5
    } else if c < TINY || (a < SMALL && b < SAFE && c < SAFE) || (b < SMALL && a < SAFE && c < SAFE) {
        1.0 / TINY
    } else {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INF: f64 = f64::INFINITY;
    const NAN: f64 = f64::NAN;

    #[test]
    fn plain_values() {
        assert_eq!(mul64([1.0, 2.0], [3.0, -4.0]), [11.0, 2.0]);
        assert_eq!(div64([11.0, 2.0], [3.0, -4.0]), [1.0, 2.0]);
        assert_eq!(div64([11.0, 2.0], [1.0, 2.0]), [3.0, -4.0]);
        assert_eq!(div32([11.0, 2.0], [1.0, 2.0]), [3.0, -4.0]);
    }

    #[test]
    fn infinities_are_recovered() {
        assert_eq!(mul64([INF, NAN], [1.0, 1.0])[0], INF);
        // One part is a number, so nothing is recovered.
        let [re, im] = mul64([INF, INF], [INF, INF]);
        assert!(re.is_nan() && im == INF);
        assert_eq!(div64([1.0, 1.0], [0.0, 0.0]), [INF, INF]);
        assert_eq!(div64([INF, 1.0], [2.0, 1.0]), [INF, -INF]);
        assert_eq!(div64([1.0, 1.0], [INF, NAN]).map(f64::abs), [0.0, 0.0]);
        assert!(mul64([NAN, NAN], [1.0, 1.0]).iter().all(|part| part.is_nan()));
    }

    #[test]
    fn quotients_do_not_overflow_on_the_way() {
        assert_eq!(div64([1e308, 1e308], [1e308, 1e308]), [1.0, 0.0]);
        assert_eq!(div64([1e-308, 1e-308], [1e-308, 1e-308]), [1.0, 0.0]);
    }
}

//! Sums of two doubles: numbers of about 106 bits.

use std::ops::{Add, Mul, Neg, Sub};

/// `high + low`, where `high` is the double nearest to the sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) high: f64,
    pub(super) low: f64,
}

impl Pair {
    pub(super) const ONE: Pair = Pair { high: 1.0, low: 0.0 };

    /// `a + b`, where `a` is not smaller than `b`, or 0.
    fn ordered(a: f64, b: f64) -> Pair {
        let high = a + b;
        Pair {
            high,
            low: b - (high - a),
        }
    }

    /// `a + b`
    pub(super) fn sum(a: f64, b: f64) -> Pair {
        let high = a + b;
        let part = high - a;
        Pair {
            high,
            low: (a - (high - part)) + (b - part),
        }
    }

    /// `a · b`
    pub(super) fn product(a: f64, b: f64) -> Pair {
        let high = a * b;
        Pair {
            high,
            low: a.mul_add(b, -high),
        }
    }

    /// The pair of a quotient.
    pub(super) fn divided_by(self, divisor: f64) -> Pair {
        let high = self.high / divisor;
        let rest = self - Pair::product(high, divisor);
        Pair::ordered(high, rest.high / divisor)
    }

    /// `factor` is a power of two.
    pub(super) fn scaled(self, factor: f64) -> Pair {
        Pair {
            high: self.high * factor,
            low: self.low * factor,
        }
    }
}

impl From<f64> for Pair {
    fn from(high: f64) -> Pair {
        Pair { high, low: 0.0 }
    }
}

impl Neg for Pair {
    type Output = Pair;
    fn neg(self) -> Pair {
        Pair {
            high: -self.high,
            low: -self.low,
        }
    }
}

impl Add for Pair {
    type Output = Pair;
    fn add(self, other: Pair) -> Pair {
        let (sum, lows) = (Pair::sum(self.high, other.high), Pair::sum(self.low, other.low));
        let sum = Pair::ordered(sum.high, sum.low + lows.high);
        Pair::ordered(sum.high, sum.low + lows.low)
    }
}

impl Sub for Pair {
    type Output = Pair;
    fn sub(self, other: Pair) -> Pair {
        self + -other
    }
}

impl Mul for Pair {
    type Output = Pair;
    fn mul(self, other: Pair) -> Pair {
        let product = Pair::product(self.high, other.high);
        Pair::ordered(
            product.high,
            product.low + (self.high * other.low + self.low * other.high),
        )
    }
}

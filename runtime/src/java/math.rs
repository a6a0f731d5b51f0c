//! `java.lang.Math` where it is not what Rust's functions do.

mod pair;
mod power;
mod trig;

pub use power::pow;
pub use trig::{cos, sin};

/// The nearest integer, of two the upper one, before it is brought into the range of a type.
#[must_use]
pub fn round(x: f64) -> f64 {
    let floor = x.floor();
    // The difference is exact, unlike a sum with one half.
    if x - floor >= 0.5 { floor + 1.0 } else { floor }
}

/// `Math.IEEEremainder`.
#[must_use]
pub fn remainder(x: f64, y: f64) -> f64 {
    unsafe extern "C" {
        safe fn remainder(x: f64, y: f64) -> f64;
    }
    remainder(x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_halves_upwards() {
        let rounded = [
            (0.5, 1.0),
            (-0.5, 0.0),
            (-2.5, -2.0),
            (0.49999999999999994, 0.0),
            (4503599627370497.5, 4503599627370498.0),
            (9007199254740991.0, 9007199254740991.0),
        ];
        for (x, y) in rounded {
            assert_eq!(round(x), y);
        }
        assert_eq!(round(f64::NAN) as i64, 0);
        assert_eq!(round(f64::INFINITY) as i64, i64::MAX);
    }
}

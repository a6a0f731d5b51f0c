//! `Double.toString` and `Float.toString`.

use std::cmp::Ordering;
use std::fmt::Write;

use super::big::Big;

/// Bits of a double below its leading one.
const FRACTION_BITS: i32 = 52;

/// `Double.toString(value)` of Java 17.
#[must_use]
pub fn double_to_string(value: f64) -> String {
    let bits = value.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    to_string(value, exponent, 1023, fraction, 52)
}

/// `Float.toString(value)` of Java 17.
#[must_use]
pub fn float_to_string(value: f32) -> String {
    let bits = value.to_bits();
    let exponent = (bits >> 23 & 0xff) as i32;
    let fraction = u64::from(bits & ((1 << 23) - 1));
    to_string(f64::from(value), exponent, 127, fraction, 23)
}

/// `value` has the biased exponent and the fraction given, the latter `width` bits wide.
fn to_string(value: f64, exponent: i32, bias: i32, fraction: u64, width: i32) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}Infinity");
    }
    if value == 0.0 {
        return format!("{sign}0.0");
    }
    let significand = if exponent == 0 {
        let length = 64 - fraction.leading_zeros() as i32;
        Significand {
            exponent: length - width - bias,
            bits: fraction << (FRACTION_BITS + 1 - length),
            precision: length,
        }
    } else {
        Significand {
            exponent: exponent - bias,
            bits: (fraction | 1 << width) << (FRACTION_BITS - width),
            precision: width + 1,
        }
    };
    significand.digits().text(sign)
}

/// A positive number `bits · 2^(exponent - 52)`; bit 52 is the highest one set.
#[derive(Clone, Copy)]
struct Significand {
    exponent: i32,
    bits: u64,
    /// Significant bits: fewer than the type has if the number is subnormal.
    precision: i32,
}

/// A number `0.d1 d2 d3 … · 10^point`; the digits are values 0 to 9.
struct Digits {
    digits: Vec<u8>,
    point: i32,
}

/// `numerator / denominator = number / 10^exponent`, and the margin in the same scale, as powers of two and five.
struct Scaled {
    /// The number's significant bits without zeros at the end; a factor of the numerator.
    value: u64,
    /// Decimal exponent of the first digit, or one more.
    exponent: i32,
    numerator: (u32, u32),
    denominator: (u32, u32),
    margin: (u32, u32),
}

impl Significand {
    fn digits(self) -> Digits {
        // Whole numbers below 2^63 that need no digits after the point.
        let fractional = self.length() - self.exponent - 1;
        if (0..63).contains(&self.exponent) && fractional <= 0 {
            return self.whole_digits();
        }
        let scaled = self.scale();
        // Upper bounds of the lengths of the numerator and of ten denominators, as Java estimates them: they decide how it compares.
        let numerator = self.length() as u32 + scaled.numerator.0 + bits_of_power(scaled.numerator.1);
        let denominator = scaled.denominator.0 + 1 + bits_of_power(scaled.denominator.1 + 1);
        if numerator < 32 && denominator < 32 {
            scaled.small_digits::<i32>()
        } else if numerator < 64 && denominator < 64 {
            scaled.small_digits::<i64>()
        } else {
            scaled.big_digits()
        }
    }

    /// Bits up to the last one set.
    fn length(self) -> i32 {
        FRACTION_BITS + 1 - self.bits.trailing_zeros() as i32
    }

    fn whole_digits(self) -> Digits {
        let mut value = if self.exponent >= FRACTION_BITS {
            self.bits << (self.exponent - FRACTION_BITS)
        } else {
            self.bits >> (FRACTION_BITS - self.exponent)
        };
        let mut point = 0;
        // Decimal digits that bits below the precision fill.
        let excess = self.exponent - self.precision - 1;
        if excess > 1 {
            let dropped = (1u64 << excess).ilog10();
            let unit = 10u64.pow(dropped);
            let rest = value % unit;
            value = value / unit + u64::from(dropped != 0 && rest >= unit / 2);
            point += dropped as i32;
        }
        while value.is_multiple_of(10) {
            value /= 10;
            point += 1;
        }
        let mut digits = Vec::with_capacity(20);
        while value != 0 {
            digits.push((value % 10) as u8);
            value /= 10;
        }
        digits.reverse();
        point += digits.len() as i32;
        Digits { digits, point }
    }

    fn scale(self) -> Scaled {
        let length = self.length();
        let exponent = self.decimal_exponent();
        let fractional = (length - self.exponent - 1).max(0);
        let numerator5 = (-exponent).max(0);
        let denominator5 = exponent.max(0);
        let numerator2 = numerator5 + fractional + self.exponent;
        let denominator2 = denominator5 + fractional;
        let margin2 = numerator2 - self.precision;
        let numerator2 = numerator2 - (length - 1);
        let common = numerator2.min(denominator2);
        // The next smaller number of a power of two is at half the distance.
        let margin2 = margin2 - common - i32::from(length == 1);
        let raise = (-margin2).max(0);
        Scaled {
            value: self.bits >> self.bits.trailing_zeros(),
            exponent,
            numerator: ((numerator2 - common + raise) as u32, numerator5 as u32),
            denominator: ((denominator2 - common + raise) as u32, denominator5 as u32),
            margin: ((margin2 + raise) as u32, numerator5 as u32),
        }
    }

    /// The decimal exponent, or one more: a linear approximation of the logarithm around 1.5. These constants, and the order of the
    /// operations, decide where the guess is one too high, and that shows in the digits.
    #[allow(clippy::approx_constant)]
    fn decimal_exponent(self) -> i32 {
        let fraction = f64::from_bits(1023 << 52 | self.bits & ((1 << 52) - 1));
        let log = (fraction - 1.5) * 0.289529654 + 0.176091259 + f64::from(self.exponent) * 0.301029995663981;
        log.floor() as i32
    }
}

/// Bits of 5^power; an upper bound of them for powers above 26.
fn bits_of_power(power: u32) -> u32 {
    match power {
        0 => 0,
        1..=26 => 5u64.pow(power).ilog2() + 1,
        _ => 3 * power,
    }
}

/// Machine integers whose overflow is that of Java's `int` and `long`.
trait Word: Copy + PartialOrd {
    /// `value · 5^fives · 2^twos`.
    fn scaled(value: u64, powers: (u32, u32)) -> Self;
    fn times_ten(self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn div_rem(self, other: Self) -> (u8, Self);
    const ZERO: Self;
}

macro_rules! words {
    ($($t:ty)*) => {
        $(impl Word for $t {
            const ZERO: $t = 0;
            fn scaled(value: u64, (twos, fives): (u32, u32)) -> $t {
                (value as $t).wrapping_mul((5 as $t).wrapping_pow(fives)).wrapping_shl(twos)
            }
            fn times_ten(self) -> $t {
                self.wrapping_mul(10)
            }
            fn plus(self, other: $t) -> $t {
                self.wrapping_add(other)
            }
            fn minus(self, other: $t) -> $t {
                self.wrapping_sub(other)
            }
            fn div_rem(self, other: $t) -> (u8, $t) {
                ((self / other) as u8, self % other)
            }
        })*
    };
}
words!(i32 i64);

impl Scaled {
    fn small_digits<W: Word>(self) -> Digits {
        let mut rest = W::scaled(self.value, self.numerator);
        let denominator = W::scaled(1, self.denominator);
        let mut margin = W::scaled(1, self.margin);
        let ten = denominator.times_ten();
        let rounding = |rest: W| {
            rest.plus(rest)
                .minus(ten)
                .partial_cmp(&W::ZERO)
                .unwrap_or(Ordering::Equal)
        };
        self.generate(|| {
            let (digit, remainder) = rest.div_rem(denominator);
            rest = remainder.times_ten();
            margin = margin.times_ten();
            // A margin that has overflowed is larger than everything else.
            let (low, high) = if margin > W::ZERO {
                (rest < margin, rest.plus(margin) > ten)
            } else {
                (true, true)
            };
            (digit, low, high, rounding(rest))
        })
    }

    fn big_digits(self) -> Digits {
        let denominator = Big::scaled(1, self.denominator.1, self.denominator.0);
        // A full uppermost word makes the estimates of digits good.
        let bias = denominator.spare_bits();
        let scaled = |value, (twos, fives): (u32, u32)| Big::scaled(value, fives, twos + bias);
        let mut rest = scaled(self.value, self.numerator);
        let mut margin = scaled(1, self.margin);
        let denominator = scaled(1, self.denominator);
        let mut ten = denominator.clone();
        ten.multiply(10);
        self.generate(|| {
            let digit = rest.next_digit(&denominator) as u8;
            margin.multiply(10);
            let low = rest.cmp(&margin) == Ordering::Less;
            let high = rest.sum_cmp(&margin, &ten) != Ordering::Less;
            let rounding = if low && high {
                rest.sum_cmp(&rest, &ten)
            } else {
                Ordering::Equal
            };
            (digit, low, high, rounding)
        })
    }

    /// Collects digits until one is the last. `next` gives a digit, whether the rest is within the margin of the digit itself and of the
    /// next one, and how twice the rest compares with one in the digit's place.
    fn generate(&self, mut next: impl FnMut() -> (u8, bool, bool, Ordering)) -> Digits {
        let mut digits = Vec::with_capacity(20);
        let mut exponent = self.exponent;
        let (digit, mut low, mut high, mut rounding) = next();
        if digit == 0 && !high {
            exponent -= 1;
        } else {
            digits.push(digit);
        }
        if !(-3..8).contains(&exponent) {
            (low, high) = (false, false);
        }
        while !low && !high {
            let digit;
            (digit, low, high, rounding) = next();
            digits.push(digit);
        }
        let mut result = Digits {
            digits,
            point: exponent + 1,
        };
        let odd = result.digits.last().is_some_and(|digit| digit % 2 == 1);
        let up = match rounding {
            Ordering::Less => !low,
            Ordering::Equal => !low || odd,
            Ordering::Greater => true,
        };
        if high && up {
            result.round_up();
        }
        result
    }
}

impl Digits {
    fn round_up(&mut self) {
        for digit in self.digits.iter_mut().rev() {
            if *digit != 9 {
                *digit += 1;
                return;
            }
            *digit = 0;
        }
        self.digits[0] = 1;
        self.point += 1;
    }

    fn text(&self, sign: &str) -> String {
        let mut text = String::with_capacity(26);
        text.push_str(sign);
        let push = |text: &mut String, digits: &[u8]| {
            text.extend(digits.iter().map(|&digit| char::from(b'0' + digit)))
        };
        let push_fraction = |text: &mut String, digits: &[u8]| {
            text.push('.');
            push(text, if digits.is_empty() { &[0] } else { digits });
        };
        match self.point {
            1..=7 => {
                let point = self.point as usize;
                let (whole, fraction) = self.digits.split_at(point.min(self.digits.len()));
                push(&mut text, whole);
                push(&mut text, &[0; 7][..point - whole.len()]);
                push_fraction(&mut text, fraction);
            }
            -2..=0 => {
                text.push_str("0.");
                push(&mut text, &[0; 2][..-self.point as usize]);
                push(&mut text, &self.digits);
            }
            _ => {
                let (first, fraction) = self.digits.split_at(1);
                push(&mut text, first);
                push_fraction(&mut text, fraction);
                // Writing to a string cannot fail.
                let _ = write!(text, "E{}", self.point - 1);
            }
        }
        text
    }
}

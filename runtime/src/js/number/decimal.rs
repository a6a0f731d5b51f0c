//! Numbers as text with a given count of decimal digits. All digits are those of the exact value, of two candidates the larger.

use super::to_string;

/// More digits are an error for the caller; here they are as many.
const MOST: u32 = 100;

/// `Number.prototype.toFixed` with 0 to 100 digits after the point (ECMAScript 5.1 §15.7.4.5).
///
/// The caller checks the range, which is an error of type RangeError.
#[must_use]
pub fn to_fixed(x: f64, digits: u32) -> String {
    if !x.is_finite() || x.abs() >= 1e21 {
        return to_string(x);
    }
    let after = digits.min(MOST) as usize;
    let mut digits = Digits::exact_after_point(x.abs(), after);
    // At least one digit before the point.
    while digits.text.len() < after + 1 {
        digits.text.insert(0, '0');
    }
    let point = digits.text.len() - after;
    if after > 0 {
        digits.text.insert(point, '.');
    }
    signed(x, digits.text)
}

/// `Number.prototype.toExponential` with 0 to 100 digits after the point, or as many as are needed (ECMAScript 5.1 §15.7.4.6).
///
/// The caller checks the range, which is an error of type RangeError.
#[must_use]
pub fn to_exponential(x: f64, digits: Option<u32>) -> String {
    if !x.is_finite() {
        return to_string(x);
    }
    let digits = match digits {
        Some(digits) => Digits::exact(x.abs(), digits.min(MOST) as usize + 1),
        None => Digits::shortest(x.abs()),
    };
    signed(x, digits.scientific())
}

/// `Number.prototype.toPrecision` with 1 to 100 digits (ECMAScript 5.1 §15.7.4.7).
///
/// The caller checks the range, which is an error of type RangeError.
#[must_use]
pub fn to_precision(x: f64, precision: u32) -> String {
    if !x.is_finite() {
        return to_string(x);
    }
    let count = precision.clamp(1, MOST) as usize;
    let mut digits = Digits::exact(x.abs(), count);
    let exponent = digits.exponent;
    if exponent < -6 || exponent >= count as i32 {
        return signed(x, digits.scientific());
    }
    if exponent < 0 {
        let zeros = "0".repeat(exponent.unsigned_abs() as usize - 1);
        return signed(x, format!("0.{zeros}{}", digits.text));
    }
    let before = exponent as usize + 1;
    if before < count {
        digits.text.insert(before, '.');
    }
    signed(x, digits.text)
}

fn signed(x: f64, text: String) -> String {
    // -0 has no sign.
    if x < 0.0 { format!("-{text}") } else { text }
}

/// Decimal digits, with a point after the first one, times ten to the power of `exponent`.
struct Digits {
    text: String,
    exponent: i32,
}

impl Digits {
    /// From `d.ddde±x`, as Rust prints it.
    fn parse(scientific: &str) -> Digits {
        let (significand, exponent) = scientific.split_once('e').unwrap_or((scientific, "0"));
        Digits {
            text: significand.replace('.', ""),
            exponent: exponent.parse().unwrap_or(0),
        }
    }

    /// The digits of [`to_string`]: Rust's are others where two are equally near.
    fn shortest(x: f64) -> Digits {
        let mut buffer = ryu_js::Buffer::new();
        let text = buffer.format_finite(x);
        let (significand, exponent) = text.split_once('e').unwrap_or((text, "0"));
        let (integer, fraction) = significand.split_once('.').unwrap_or((significand, ""));
        let all = format!("{integer}{fraction}");
        let digits = all.trim_start_matches('0');
        let zeros = all.len() - digits.len();
        let exponent = exponent.parse::<i32>().unwrap_or(0) + integer.len() as i32 - 1 - zeros as i32;
        let digits = digits.trim_end_matches('0');
        if digits.is_empty() {
            return Digits {
                text: "0".to_owned(),
                exponent: 0,
            };
        }
        Digits {
            text: digits.to_owned(),
            exponent,
        }
    }

    /// `count` digits of a number that is not negative, which may be none if `count` is 0 and the number rounds down.
    fn exact(x: f64, count: usize) -> Digits {
        // Rust rounds the exact value to even. A few digits more tell which way to go, unless they are 5000, or just off it.
        const MORE: usize = 4;
        let mut longer = Digits::parse(&format!("{x:.*e}", count + MORE - 1));
        let mut rest = longer.text.split_off(count);
        if rest == "5000" {
            // No double has more digits than these.
            longer = Digits::parse(&format!("{x:.*e}", 767.max(count)));
            rest = longer.text.split_off(count);
        }
        if rest.as_bytes().first().is_some_and(|&digit| digit >= b'5') {
            longer.round_up();
        }
        longer
    }

    /// The digits of x·10^`after` without fraction.
    fn exact_after_point(x: f64, after: usize) -> Digits {
        let none = Digits {
            text: String::new(),
            exponent: 0,
        };
        if x == 0.0 {
            return none;
        }
        let mut first = Digits::parse(&format!("{x:.16e}"));
        if first.text.trim_end_matches('0') == "1" {
            // It may have been rounded up to a power of ten, to which no other double is nearer than this.
            first = Digits::parse(&format!("{x:.40e}"));
        }
        let Ok(count) = usize::try_from(first.exponent + 1 + after as i32) else {
            return none;
        };
        let mut digits = Digits::exact(x, count);
        // Rounding may have added a digit.
        let length = usize::try_from(digits.exponent + 1 + after as i32).unwrap_or(0);
        let missing = length.saturating_sub(digits.text.len());
        digits.text.extend(std::iter::repeat_n('0', missing));
        digits
    }

    /// The next larger number of as many digits.
    fn round_up(&mut self) {
        let kept = self.text.trim_end_matches('9').len();
        let count = self.text.len();
        self.text.truncate(kept);
        match self.text.pop() {
            Some(digit) => self.text.push(char::from(digit as u8 + 1)),
            None => {
                self.text.push('1');
                self.exponent += 1;
            }
        }
        let missing = count.saturating_sub(self.text.len());
        self.text.extend(std::iter::repeat_n('0', missing));
    }

    fn scientific(mut self) -> String {
        if self.text.len() > 1 {
            self.text.insert(1, '.');
        }
        format!("{}e{:+}", self.text, self.exponent)
    }
}

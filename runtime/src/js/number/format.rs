//! Numbers as text: the shortest digits, and other radixes.

/// Number::toString: the shortest digits that give the number back, of two the nearest (ECMAScript 5.1 §9.8.1).
#[must_use]
pub fn to_string(x: f64) -> String {
    let small = x as i32;
    // Integers are most of what is printed. A zero of either sign is "0".
    if f64::from(small) == x {
        return small.to_string();
    }
    ryu_js::Buffer::new().format(x).to_owned()
}

/// `Number.prototype.toString` in a radix from 2 to 36; another one is as 10 (ECMAScript 5.1 §15.7.4.2).
///
/// The standard leaves the digits of fractions open; these are node's: as many as tell the number from its neighbours.
#[must_use]
pub fn to_string_radix(x: f64, radix: u32) -> String {
    if radix == 10 || !(2..=36).contains(&radix) || !x.is_finite() {
        return to_string(x);
    }
    let base = f64::from(radix);
    let magnitude = x.abs();
    let mut integer = magnitude.floor();
    let mut fraction = magnitude - integer;
    // Half of the distance to the next double: what digits may be off by.
    let mut delta = (0.5 * (magnitude.next_up() - magnitude)).max(f64::from_bits(1));
    let mut digits = Vec::new();
    if fraction >= delta {
        loop {
            fraction *= base;
            delta *= base;
            let digit = fraction as u32;
            digits.push(digit);
            fraction -= f64::from(digit);
            let up = fraction > 0.5 || fraction == 0.5 && digit & 1 == 1;
            if up && fraction + delta > 1.0 {
                carry(&mut digits, radix, &mut integer);
                break;
            }
            if fraction < delta {
                break;
            }
        }
    }
    let mut text = integer_digits(integer, base);
    if x < 0.0 {
        text.push('-');
    }
    let mut text = text.chars().rev().collect::<String>();
    if !digits.is_empty() {
        text.push('.');
        text.extend(digits.iter().map(|&digit| character(digit)));
    }
    text
}

/// Adds one to the last digit of a fraction.
fn carry(digits: &mut Vec<u32>, radix: u32, integer: &mut f64) {
    while let Some(digit) = digits.pop() {
        if digit + 1 < radix {
            digits.push(digit + 1);
            return;
        }
    }
    *integer += 1.0;
}

/// The digits of an integer, the last one first. Those that a double does not have are zeros.
fn integer_digits(mut integer: f64, base: f64) -> String {
    const EXACT: f64 = 9007199254740992.0;
    let mut text = String::new();
    while integer / base >= EXACT {
        integer /= base;
        text.push('0');
    }
    loop {
        let digit = integer % base;
        text.push(character(digit as u32));
        integer = (integer - digit) / base;
        if integer <= 0.0 {
            return text;
        }
    }
}

fn character(digit: u32) -> char {
    char::from_digit(digit, 36).unwrap_or('0')
}

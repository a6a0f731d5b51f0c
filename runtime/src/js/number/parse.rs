//! Numbers from text.

use crate::js::text::{trim, trim_start};

/// StringToNumber: a number with white space around it, 0 without any, NaN for other text (ECMAScript 2015 §7.1.3.1; 5.1 §9.3.1 has no binary
/// and octal ones).
#[must_use]
pub fn from_string(text: &[u16]) -> f64 {
    let text = trim(text);
    let Some(&first) = text.first() else {
        return 0.0;
    };
    if first == u16::from(b'0')
        && let Some(bits) = text.get(1).and_then(|&letter| bits_of_radix(letter))
    {
        let (digits, rest) = split_digits(&text[2..], 1 << bits);
        let valid = !digits.is_empty() && rest.is_empty();
        return if valid { of_bits(digits, bits) } else { f64::NAN };
    }
    match decimal(text) {
        Some((x, length)) if length == text.len() => x,
        _ => f64::NAN,
    }
}

/// `parseFloat`: the longest decimal number that the text begins with, after white space, or NaN (ECMAScript 5.1 §15.1.2.3).
#[must_use]
pub fn parse_float(text: &[u16]) -> f64 {
    decimal(trim_start(text)).map_or(f64::NAN, |(x, _)| x)
}

/// `parseInt`: the longest integer that the text begins with, after white space, or NaN (ECMAScript 5.1 §15.1.2.2).
///
/// The radix is ToInt32 of the argument. Results are rounded correctly for 10 and powers of two; for others they are node's.
#[must_use]
pub fn parse_int(text: &[u16], radix: i32) -> f64 {
    let text = trim_start(text);
    let (negative, text) = signed(text);
    let mut radix = radix;
    let mut text = text;
    if (radix == 0 || radix == 16)
        && let [zero, x, rest @ ..] = text
        && *zero == u16::from(b'0')
        && matches!(char::from_u32((*x).into()), Some('x' | 'X'))
    {
        radix = 16;
        text = rest;
    }
    if radix == 0 {
        radix = 10;
    }
    let Some(radix) = u32::try_from(radix).ok().filter(|radix| (2..=36).contains(radix)) else {
        return f64::NAN;
    };
    let (digits, _) = split_digits(text, radix);
    if digits.is_empty() {
        return f64::NAN;
    }
    let x = if radix.is_power_of_two() {
        of_bits(digits, radix.ilog2())
    } else if radix == 10 {
        ascii(digits).parse().unwrap_or(f64::NAN)
    } else {
        of_radix(digits, radix)
    };
    if negative { -x } else { x }
}

/// The decimal number or infinity at the start, and its length.
fn decimal(text: &[u16]) -> Option<(f64, usize)> {
    let (negative, unsigned) = signed(text);
    let sign_length = text.len() - unsigned.len();
    if starts_with(unsigned, "Infinity") {
        let x = if negative {
            f64::NEG_INFINITY
        } else {
            f64::INFINITY
        };
        return Some((x, sign_length + 8));
    }
    let (integer, rest) = split_digits(unsigned, 10);
    let mut length = sign_length + integer.len();
    let mut count = integer.len();
    if rest.first() == Some(&u16::from(b'.')) {
        let (fraction, _) = split_digits(&rest[1..], 10);
        count += fraction.len();
        length += 1 + fraction.len();
    }
    if count == 0 {
        return None;
    }
    if let [e, rest @ ..] = &text[length..]
        && matches!(char::from_u32((*e).into()), Some('e' | 'E'))
    {
        let (_, unsigned) = signed(rest);
        let (exponent, _) = split_digits(unsigned, 10);
        if !exponent.is_empty() {
            length += 1 + rest.len() - unsigned.len() + exponent.len();
        }
    }
    // Short integers are most of what is read.
    if sign_length == 0 && length == integer.len() && length < 16 {
        let x = integer
            .iter()
            .fold(0u64, |x, &unit| 10 * x + u64::from(unit - u16::from(b'0')));
        return Some((x as f64, length));
    }
    // Rust's grammar covers this one, and it rounds correctly.
    ascii(&text[..length]).parse().ok().map(|x| (x, length))
}

/// Whether there is a minus, and what is after a sign.
fn signed(text: &[u16]) -> (bool, &[u16]) {
    match text.first().and_then(|&unit| char::from_u32(unit.into())) {
        Some('-') => (true, &text[1..]),
        Some('+') => (false, &text[1..]),
        _ => (false, text),
    }
}

/// Bits of a digit after `0x`, `0o` and `0b`.
fn bits_of_radix(letter: u16) -> Option<u32> {
    match char::from_u32(letter.into())? {
        'x' | 'X' => Some(4),
        'o' | 'O' => Some(3),
        'b' | 'B' => Some(1),
        _ => None,
    }
}

fn digit(unit: u16, radix: u32) -> Option<u32> {
    char::from_u32(unit.into())?.to_digit(radix)
}

fn split_digits(text: &[u16], radix: u32) -> (&[u16], &[u16]) {
    let length = text
        .iter()
        .take_while(|&&unit| digit(unit, radix).is_some())
        .count();
    text.split_at(length)
}

fn starts_with(text: &[u16], prefix: &str) -> bool {
    text.len() >= prefix.len()
        && prefix
            .bytes()
            .zip(text)
            .all(|(byte, &unit)| u16::from(byte) == unit)
}

fn ascii(text: &[u16]) -> String {
    text.iter()
        .filter_map(|&unit| char::from_u32(unit.into()))
        .collect()
}

/// Digits of `bits` bits each, rounded to the nearest double, of two the even one.
fn of_bits(digits: &[u16], bits: u32) -> f64 {
    let mut value = 0u64;
    let mut exponent = 0i32;
    let mut lost = false;
    for digit in digits.iter().filter_map(|&unit| digit(unit, 36)) {
        if value >> 58 == 0 {
            value = value << bits | u64::from(digit);
        } else {
            // 58 bits are known. Of the others only the count matters, and whether any is set.
            exponent = exponent.saturating_add(bits as i32);
            lost |= digit != 0;
        }
    }
    let rounded = (value | u64::from(lost)) as f64;
    // Numbers above 2^1024 are infinite, whatever the exponent.
    rounded * 2f64.powi(exponent.min(1000)) * 2f64.powi((exponent - exponent.min(1000)).min(1000))
}

/// Digits in parts of about 27 bits, from the first that is not 0. Sums are rounded on the way, as in node.
fn of_radix(digits: &[u16], radix: u32) -> f64 {
    const LARGEST: u32 = u32::MAX / 36;
    let mut x = 0.0;
    let values = digits.iter().filter_map(|&unit| digit(unit, radix));
    let mut digits = values.skip_while(|&digit| digit == 0).peekable();
    while digits.peek().is_some() {
        let (mut part, mut factor) = (0u32, 1u32);
        while factor * radix <= LARGEST
            && let Some(digit) = digits.next()
        {
            part = part * radix + digit;
            factor *= radix;
        }
        x = x * f64::from(factor) + f64::from(part);
    }
    x
}

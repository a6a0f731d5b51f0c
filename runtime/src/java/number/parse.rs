//! `Double.parseDouble` and `Float.parseFloat`: the grammar of `Double.valueOf`, rounded correctly.

/// `Double.parseDouble`; `None` if the text is not a number.
#[must_use]
pub fn parse_double(text: &str) -> Option<f64> {
    let (negative, number) = Literal::split(text)?;
    let value = match number {
        Literal::NotANumber => return Some(f64::NAN),
        Literal::Infinity => f64::INFINITY,
        Literal::Decimal(digits) => digits.parse().ok()?,
        Literal::Hexadecimal(digits) => hexadecimal(digits, 53, -1074)?,
    };
    Some(if negative { -value } else { value })
}

/// `Float.parseFloat`; `None` if the text is not a number.
#[must_use]
pub fn parse_float(text: &str) -> Option<f32> {
    let (negative, number) = Literal::split(text)?;
    let value = match number {
        Literal::NotANumber => return Some(f32::NAN),
        Literal::Infinity => f32::INFINITY,
        Literal::Decimal(digits) => digits.parse().ok()?,
        // The result has a float's bits or is beyond its range, so that the conversion does not round again.
        Literal::Hexadecimal(digits) => hexadecimal(digits, 24, -149)? as f32,
    };
    Some(if negative { -value } else { value })
}

/// A number without sign and type suffix.
enum Literal<'a> {
    NotANumber,
    Infinity,
    Decimal(&'a str),
    /// Behind `0x`.
    Hexadecimal(&'a str),
}

impl<'a> Literal<'a> {
    /// Whether there is a minus sign, and the number after the sign. The text of a decimal number is one that Rust reads.
    fn split(text: &'a str) -> Option<(bool, Literal<'a>)> {
        let text = text.trim_matches(|c| c <= ' ');
        let (negative, text) = match text.strip_prefix('-') {
            Some(text) => (true, text),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let literal = match text {
            "NaN" => Literal::NotANumber,
            "Infinity" => Literal::Infinity,
            _ => {
                let number = text.strip_suffix(['f', 'F', 'd', 'D']);
                match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
                    Some(digits) => {
                        Literal::Hexadecimal(digits.strip_suffix(['f', 'F', 'd', 'D']).unwrap_or(digits))
                    }
                    None => Literal::Decimal(number.unwrap_or(text)),
                }
            }
        };
        // Rust reads signs, `inf`, and `nan` too.
        if let Literal::Decimal(digits) = literal
            && !(digits.starts_with(|c: char| c.is_ascii_digit() || c == '.')
                && digits.contains(|c: char| c.is_ascii_digit()))
        {
            return None;
        }
        Some((negative, literal))
    }
}

/// `HEX.HEXpEXPONENT`, rounded to `precision` bits, the last of which is 2^`least` at least.
fn hexadecimal(text: &str, precision: i64, least: i64) -> Option<f64> {
    let (digits, exponent) = text.split_once(['p', 'P'])?;
    let exponent = exponent_value(exponent)?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && fraction.is_empty() {
        return None;
    }
    // Up to 60 bits; what is lost after them only matters as being zero or not. Exponents saturate: texts have fewer than 2^40 digits.
    let (mut bits, mut lost, mut scale) = (0u64, false, exponent);
    for (digits, behind_point) in [(whole, false), (fraction, true)] {
        for digit in digits.chars() {
            let digit = u64::from(digit.to_digit(16)?);
            if bits >> 56 == 0 {
                bits = bits << 4 | digit;
                scale -= if behind_point { 4 } else { 0 };
            } else {
                lost |= digit != 0;
                scale += if behind_point { 0 } else { 4 };
            }
        }
    }
    if bits == 0 {
        return Some(0.0);
    }
    let length = i64::from(64 - bits.leading_zeros());
    let drop = (length - precision).max(least.saturating_sub(scale));
    if drop > 0 {
        if drop > length + 1 {
            return Some(0.0);
        }
        let unit = 1u128 << drop;
        let (mut rounded, rest) = (u128::from(bits) / unit, u128::from(bits) % unit);
        let half = unit / 2;
        if rest > half || rest == half && (lost || rounded % 2 == 1) {
            rounded += 1;
        }
        bits = rounded as u64;
        scale = scale.saturating_add(drop);
    }
    if scale > 1100 {
        return Some(f64::INFINITY);
    }
    // At most 54 bits and an exponent in reach: each factor is a power of two, and only an overflow rounds.
    let scale = scale as i32;
    Some(bits as f64 * 2f64.powi(scale / 2) * 2f64.powi(scale - scale / 2))
}

/// A decimal exponent with its sign, saturating at ±2^40.
fn exponent_value(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() {
        return None;
    }
    let mut value = 0i64;
    for digit in digits.chars() {
        value = (value * 10 + i64::from(digit.to_digit(10)?)).min(1 << 40);
    }
    Some(if negative { -value } else { value })
}

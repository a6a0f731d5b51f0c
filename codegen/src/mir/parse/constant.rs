//! Constants: the type says how the token is read.

use maple_mirbin::{Kind, Prim};

use crate::mir::ExprData;
use crate::mir::lex::{Tok, Token};
use crate::mir::typing::{cut, lanes_of};

use rustc_apfloat::ieee::{Double, Quad};
use rustc_apfloat::{Float, FloatConvert};

use super::{Parse, Parser};

impl Parser<'_, '_, '_> {
    /// The value of a `constval` of type `prim`. Integers wrap to the type's width; a hexadecimal integer for a floating point type
    /// is its bit pattern, a decimal one its value.
    pub(super) fn constant(&mut self, prim: Prim) -> Parse<ExprData> {
        if self.is(b'[') {
            return self.lanes(prim);
        }
        let token = self.tok;
        let data = match (token.tok, prim.kind()) {
            (Tok::Int(value), Kind::Int | Kind::Uint | Kind::Addr) => {
                self.warn_if_cut(value as i64, prim);
                ExprData::Const(prim.canonical(value))
            }
            (Tok::Float(_), Kind::Dyn) if prim == Prim::DynF32 => {
                ExprData::Const(u64::from(self.f32_bits(&token)))
            }
            (Tok::Float(_), Kind::Dyn) => ExprData::Const(self.float_value(&token)),
            (Tok::Int(value), Kind::Dyn) => ExprData::Const(prim.canonical(value)),
            (Tok::Int(_) | Tok::Float(_), Kind::Float) => ExprData::Const(self.float_bits(&token, prim)),
            (Tok::Int(_), Kind::Wide) if self.hex_digits(&token).is_some() => {
                let pattern = self.pattern(&token)?;
                if prim.size() == 8 {
                    ExprData::Const(pattern[0])
                } else {
                    self.wide(pattern)
                }
            }
            (Tok::Int(_) | Tok::Float(_), Kind::Wide) => match prim {
                Prim::F128 => {
                    let halves = self.quad(&token);
                    self.wide(halves)
                }
                Prim::C64 => ExprData::Const(u64::from(self.f32_bits(&token))),
                Prim::C128 => self.wide([self.float_value(&token), 0]),
                _ => return self.expected("the lanes of a vector", "write them in brackets: [1, 2, ..]"),
            },
            (Tok::Float(_), Kind::Int | Kind::Uint | Kind::Addr) => {
                let message = format!("a floating point constant cannot have type {prim}");
                return self.fail("type", message, "convert with cvt, or write an integer");
            }
            (Tok::Int(_) | Tok::Float(_), Kind::None) => {
                let message = format!("there are no constants of type {prim}");
                return self.fail("type", message, "");
            }
            _ => return self.expected("a constant", ""),
        };
        self.bump();
        Ok(data)
    }

    /// Warns about an integer that is [`cut`].
    fn warn_if_cut(&mut self, value: i64, prim: Prim) {
        if let Some(kept) = cut(value, prim) {
            let message = format!("the constant {value} does not fit {prim}, {kept} is left of it");
            self.warn_once("constant-cut", message, "name a wider type");
        }
    }

    fn wide(&mut self, halves: [u64; 2]) -> ExprData {
        self.f.wide.push(halves);
        ExprData::Wide(self.f.wide.len() as u32 - 1)
    }

    /// `[a, b, ..]` of a complex or vector type.
    fn lanes(&mut self, prim: Prim) -> Parse<ExprData> {
        let Some((lane, count)) = lanes_of(prim) else {
            let message = format!("a constant of type {prim} has no parts");
            return self.fail("type", message, "brackets are for complex and vector types");
        };
        self.bump();
        let mut bits = 0u128;
        for i in 0..count {
            if i > 0 {
                self.expect(b',', "between the parts of a constant")?;
            }
            let token = self.tok;
            let part = match (token.tok, lane.is_float()) {
                (Tok::Int(_) | Tok::Float(_), true) => self.float_bits(&token, lane),
                (Tok::Int(value), false) => value,
                _ => return self.expected("a number", &format!("{prim} has {count} parts of type {lane}")),
            };
            let mask = u64::MAX >> (64 - lane.bits());
            bits |= u128::from(part & mask) << (i * lane.bits());
            self.bump();
        }
        self.expect(b']', "after the parts of a constant")?;
        if prim.size() == 8 {
            return Ok(ExprData::Const(bits as u64));
        }
        Ok(self.wide([bits as u64, (bits >> 64) as u64]))
    }

    /// The nearest f128.
    fn quad(&self, token: &Token) -> [u64; 2] {
        let text = std::str::from_utf8(self.text(token)).unwrap_or_default();
        let exact: Option<Quad> = match token.tok {
            Tok::Int(value) => Some(Quad::from_i128((value as i64).into()).value),
            // Suffixes say how precise another type is. What has no digits is no number.
            _ => text.trim_end_matches(['f', 'F', 'l', 'L']).parse().ok(),
        };
        match exact.filter(|_| text.contains(|c: char| c.is_ascii_digit())) {
            Some(value) => halves(value.to_bits()),
            None => widen(self.float_value(token)),
        }
    }

    fn hex_digits(&self, token: &Token) -> Option<&[u8]> {
        let text = self.text(token);
        let text = text.strip_prefix(b"-").unwrap_or(text);
        text.strip_prefix(b"0x").or_else(|| text.strip_prefix(b"0X"))
    }

    /// A hexadecimal literal of up to 128 bits.
    pub(super) fn pattern(&mut self, token: &Token) -> Parse<[u64; 2]> {
        let negative = self.text(token).first() == Some(&b'-');
        let digits: Vec<u8> = self
            .hex_digits(token)
            .unwrap_or(&[])
            .iter()
            .copied()
            .filter(u8::is_ascii_hexdigit)
            .collect();
        let value = std::str::from_utf8(&digits)
            .ok()
            .and_then(|d| u128::from_str_radix(d, 16).ok());
        let Some(value) = value else {
            return self.fail_at(*token, "range", "a constant has at most 128 bits", "");
        };
        let value = if negative { value.wrapping_neg() } else { value };
        Ok([value as u64, (value >> 64) as u64])
    }

    /// Whether the token is a hexadecimal literal.
    pub(super) fn is_hex(&self, token: &Token) -> bool {
        self.hex_digits(token).is_some()
    }

    /// Bits of `prim`, which is f32 or f64.
    fn float_bits(&self, token: &Token, prim: Prim) -> u64 {
        match token.tok {
            Tok::Int(value) if self.is_hex(token) => prim.canonical(value),
            _ if prim == Prim::F32 => u64::from(self.f32_bits(token)),
            _ => self.float_value(token),
        }
    }

    /// The number as f64 bits, rounded once.
    pub(super) fn float_value(&self, token: &Token) -> u64 {
        match self.decimal(token) {
            Some((text, _)) => text
                .parse::<f64>()
                .map_or(0, |v| if v.is_nan() { nan64(text) } else { v.to_bits() }),
            None => (integer(token) as f64).to_bits(),
        }
    }

    /// The number as f32 bits, rounded once.
    fn f32_bits(&self, token: &Token) -> u32 {
        match self.decimal(token) {
            Some((text, _)) => text.parse::<f32>().map_or(0, |v| {
                if v.is_nan() {
                    0x7fc0_0000 | u32::from(text.starts_with('-')) << 31
                } else {
                    v.to_bits()
                }
            }),
            None => (integer(token) as f32).to_bits(),
        }
    }

    /// The text of a decimal literal or nan/inf without suffix, and whether the suffix was f; `None` for octal and characters.
    fn decimal(&self, token: &Token) -> Option<(&str, bool)> {
        let text = std::str::from_utf8(self.text(token)).ok()?;
        if matches!(token.tok, Tok::Int(_)) {
            let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
            let octal =
                digits.trim_start_matches('-').len() > 1 && digits.trim_start_matches('-').starts_with('0');
            return (!octal && !text.starts_with('\'')).then_some((digits, false));
        }
        match text.strip_suffix(['f', 'F']) {
            Some("in" | "-in") | None => Some((text.trim_end_matches(['l', 'L']), false)),
            Some(short) => Some((short, true)),
        }
    }

    /// A floating point initialiser: the value as f64 bits; with the suffix f it is rounded to f32 first.
    pub(super) fn float_init(&self, token: &Token, single: bool) -> u64 {
        if !single {
            return self.float_value(token);
        }
        let value = f32::from_bits(self.f32_bits(token));
        if value.is_nan() {
            nan64(if value.is_sign_negative() { "-" } else { "" })
        } else {
            f64::from(value).to_bits()
        }
    }
}

fn nan64(text: &str) -> u64 {
    0x7ff8_0000_0000_0000 | u64::from(text.starts_with('-')) << 63
}

fn integer(token: &Token) -> i64 {
    match token.tok {
        Tok::Int(value) => value as i64,
        _ => 0,
    }
}

/// The binary128 pattern of an f64, exactly; low half first.
pub(crate) fn widen(bits: u64) -> [u64; 2] {
    let exact: Quad = Double::from_bits(bits.into()).convert(&mut false).value;
    halves(exact.to_bits())
}

fn halves(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

#[cfg(test)]
mod tests {
    use super::widen;

    #[test]
    fn f64_widens_exactly() {
        assert_eq!(widen(1.0f64.to_bits()), [0, 0x3fff_0000_0000_0000]);
        assert_eq!(widen((-2.5f64).to_bits()), [0, 0xc000_4000_0000_0000]);
        assert_eq!(widen(0), [0, 0]);
        assert_eq!(widen(f64::INFINITY.to_bits()), [0, 0x7fff_0000_0000_0000]);
        // The smallest subnormal is 2^-1074.
        assert_eq!(widen(1), [0, (16383 - 1074) << 48]);
        assert_eq!(
            widen(0.1f64.to_bits()),
            [0xa000_0000_0000_0000, 0x3ffb_9999_9999_9999]
        );
    }
}

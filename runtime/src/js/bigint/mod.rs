//! Big integers (ECMAScript 2020 §6.1.6.2).
//!
//! One is an array of bytes that nobody writes: 1 if it is negative, else 0, and then its magnitude, the lowest byte first and without zeros at the
//! end. So equal ones have equal bytes. Those of one word are computed with here, the others by a library.

mod compare;
mod compute;

use num_bigint::{BigInt, Sign, ToBigInt};
use num_traits::ToPrimitive;

use super::context::Js;
use super::convert::Hint;
use super::heap;
use super::text::trim;
use super::value::{Big, Kind, Value};
use crate::managed::Raise;
use maple_mirbin::js::layout::Class;

/// Bits of the largest magnitude. No operation on such takes long, since none can be interrupted.
pub const MOST_BITS: u64 = 1 << 24;
/// Bytes of a magnitude that is computed with as a machine integer.
const WORD: usize = 8;

/// What arithmetic is done with.
#[derive(Clone, Copy, Debug)]
pub(super) enum Numeric {
    /// A number.
    Number(f64),
    /// A big integer.
    Big(Big),
}

impl Js<'_> {
    /// What arithmetic takes a value for (ECMAScript, ToNumeric).
    ///
    /// # Errors
    /// What conversions throw.
    pub(super) fn numeric_of(&mut self, value: Value) -> Result<Numeric, Raise> {
        if let Some(number) = value.as_number() {
            return Ok(Numeric::Number(number));
        }
        let primitive = self.to_primitive(value, Hint::Number)?;
        Ok(match primitive.kind() {
            Kind::BigInt(big) => Numeric::Big(big),
            _ => Numeric::Number(self.to_number(primitive)?),
        })
    }

    /// The bytes of a big integer: its sign and its magnitude.
    pub(super) fn bytes_of_big(&mut self, big: Big) -> Vec<u8> {
        let mut bytes = vec![0; self.length_of(big.0) as usize];
        heap::read_bytes(big.0, 0, &mut bytes);
        bytes
    }

    /// A big integer of a sign and a magnitude, which may have zeros at its end.
    fn big_of_bytes(&mut self, negative: bool, magnitude: &[u8]) -> Result<Value, Raise> {
        let zeros = magnitude.iter().rev().take_while(|byte| **byte == 0).count();
        let magnitude = &magnitude[..magnitude.len() - zeros];
        if magnitude.len() as u64 * 8 > MOST_BITS {
            return Err(self.too_big());
        }
        let array = self.make_array(Class::Bytes, 1 + magnitude.len())?;
        heap::write_bytes(array, 0, &[(negative && !magnitude.is_empty()).into()]);
        heap::write_bytes(array, 1, magnitude);
        Ok(Value::big(Big(array)))
    }

    fn too_big(&mut self) -> Raise {
        self.range_error("Maximum BigInt size exceeded")
    }

    /// A new big integer.
    ///
    /// # Errors
    /// `RangeError` if it is too big.
    pub fn big(&mut self, value: &BigInt) -> Result<Value, Raise> {
        let (sign, magnitude) = value.to_bytes_le();
        self.big_of_bytes(sign == Sign::Minus, &magnitude)
    }

    /// A new big integer of few bits.
    pub(super) fn big_of(&mut self, value: i128) -> Result<Value, Raise> {
        self.big_of_bytes(value < 0, &value.unsigned_abs().to_le_bytes())
    }

    /// The value of a big integer.
    pub fn integer_of(&mut self, big: Big) -> BigInt {
        let bytes = self.bytes_of_big(big);
        let (sign, magnitude) = bytes.split_first().unwrap_or((&0, &[]));
        let sign = if *sign == 0 { Sign::Plus } else { Sign::Minus };
        BigInt::from_bytes_le(sign, magnitude)
    }

    /// The value of a big integer, if its magnitude has one word.
    fn word_of(&mut self, big: Big) -> Option<i128> {
        let size = self.length_of(big.0) as usize;
        if size > 1 + WORD {
            return None;
        }
        let mut bytes = [0; 1 + WORD];
        heap::read_bytes(big.0, 0, &mut bytes[..size]);
        let [sign, magnitude @ ..] = bytes;
        let magnitude = i128::from(u64::from_le_bytes(magnitude));
        Some(if sign == 0 { magnitude } else { -magnitude })
    }

    /// Whether it is zero.
    pub(super) fn is_zero(&mut self, big: Big) -> bool {
        self.length_of(big.0) <= 1
    }

    /// The digits.
    pub(super) fn digits_of(&mut self, big: Big, radix: u32) -> String {
        match (self.word_of(big), radix) {
            (Some(value), 10) => value.to_string(),
            _ => self.integer_of(big).to_str_radix(radix),
        }
    }

    /// The number nearest to it.
    pub(super) fn number_of(&mut self, big: Big) -> f64 {
        match self.word_of(big) {
            Some(value) => value as f64,
            None => self.integer_of(big).to_f64().unwrap_or(f64::NAN),
        }
    }

    /// The big integer that a text says (ECMAScript, StringToBigInt); `None` if it says none.
    ///
    /// # Errors
    /// As [`Js::big`].
    pub(super) fn text_to_big(&mut self, text: &[u16]) -> Result<Option<Value>, Raise> {
        let text = String::from_utf16_lossy(trim(text));
        let radix = |letter| match letter {
            b'x' | b'X' => Some(16),
            b'o' | b'O' => Some(8),
            b'b' | b'B' => Some(2),
            _ => None,
        };
        let (sign, digits, radix) = match text.as_bytes() {
            [] => return self.big_of(0).map(Some),
            [b'0', letter, digits @ ..] if let Some(radix) = radix(*letter) => (b'+', digits, radix),
            [sign @ (b'+' | b'-'), digits @ ..] => (*sign, digits, 10),
            digits => (b'+', digits, 10),
        };
        if digits.is_empty() || !digits.iter().all(|digit| char::from(*digit).is_digit(radix)) {
            return Ok(None);
        }
        // Each digit of ten has more than three bits.
        if digits.len() as u64 * 3 > MOST_BITS + 64 {
            return Err(self.too_big());
        }
        match BigInt::parse_bytes(digits, radix) {
            Some(value) if sign == b'-' => self.big(&-value).map(Some),
            Some(value) => self.big(&value).map(Some),
            None => Ok(None),
        }
    }

    /// The big integer of a literal: the same one each time.
    ///
    /// # Errors
    /// As [`Js::big`].
    pub(super) fn literal_big(&mut self, digits: Value) -> Result<Value, Raise> {
        if let Some(known) = self.realm().literals.get(&digits.0) {
            return Ok(*known);
        }
        let units = match digits.as_string() {
            Some(text) => self.units_of(text)?,
            None => Vec::new(),
        };
        let made = self.text_to_big(&units)?;
        let made = self.own_forever(made.unwrap_or(Value::UNDEFINED));
        self.realm().literals.insert(digits.0, made);
        Ok(made)
    }

    /// The big integer that a number is; `None` if it is no integer.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn number_to_big(&mut self, number: f64) -> Result<Option<Value>, Raise> {
        if number.fract() != 0.0 {
            return Ok(None);
        }
        match number.to_bigint() {
            Some(value) => self.big(&value).map(Some),
            None => Ok(None),
        }
    }

    /// The big integer that a value stands for (ECMAScript, ToBigInt).
    ///
    /// # Errors
    /// `TypeError` for numbers, symbols and what is nothing; `SyntaxError` for other texts.
    pub(super) fn big_of_value(&mut self, value: Value) -> Result<Big, Raise> {
        let primitive = self.to_primitive(value, Hint::Number)?;
        let found = match primitive.kind() {
            Kind::BigInt(_) => Some(primitive),
            Kind::Boolean(truth) => Some(self.big_of(truth.into())?),
            Kind::String(text) => {
                let units = self.units_of(text)?;
                let found = self.text_to_big(&units)?;
                if found.is_none() {
                    let text = String::from_utf16_lossy(&units);
                    return Err(self.syntax_error(&format!("Cannot convert {text} to a BigInt")));
                }
                found
            }
            _ => None,
        };
        match found.map(Value::kind) {
            Some(Kind::BigInt(big)) => Ok(big),
            _ => {
                let shown = self.shown(primitive);
                Err(self.type_error(&format!("Cannot convert {shown} to a BigInt")))
            }
        }
    }

    /// The lowest 64 bits, as of a number in the complement of two.
    pub(super) fn low_bits(&mut self, big: Big) -> u64 {
        if let Some(value) = self.word_of(big) {
            return value as u64;
        }
        let bytes = self.bytes_of_big(big);
        let mut low = [0; WORD];
        low.copy_from_slice(&bytes[1..=WORD]);
        let low = u64::from_le_bytes(low);
        if bytes[0] == 0 { low } else { low.wrapping_neg() }
    }
}

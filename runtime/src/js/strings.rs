//! Strings: units of 8 or 16 bits, and strings of two parts that are joined when somebody looks at them, so that `+` takes constant time.

use super::context::Js;
use super::heap::{self, Units};
use super::value::{Str, Value};
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, string};
use std::ops::Range;

/// Most units of a string, as in V8.
pub const MOST: u32 = (1 << 29) - 24;
/// Units up to which two parts are joined at once.
const SHORT: u32 = 24;

impl Js<'_> {
    /// A new string of this text.
    ///
    /// # Errors
    /// No memory.
    pub fn string(&mut self, text: &str) -> Result<Value, Raise> {
        if text.is_ascii() {
            return Ok(Value::string(self.string_of(Units::Narrow(text.as_bytes()))?));
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        Ok(Value::string(self.string_of_units(&units)?))
    }

    /// A new string of these units.
    ///
    /// # Errors
    /// No memory.
    pub fn string_of_units(&mut self, units: &[u16]) -> Result<Str, Raise> {
        self.string_of(Units::Wide(units))
    }

    pub(super) fn string_of(&mut self, units: Units<'_>) -> Result<Str, Raise> {
        let (length, wide) = match units {
            Units::Narrow(units) => (units.len(), false),
            Units::Wide(units) => (units.len(), units.iter().any(|unit| *unit > 0xff)),
        };
        if length > MOST as usize {
            return Err(self.range_error("Invalid string length"));
        }
        let array = self.new_units(length, wide)?;
        heap::write_units(array, 0, units, wide);
        self.string_with(array, 0, length as u32, wide)
    }

    fn new_units(&mut self, length: usize, wide: bool) -> Result<u64, Raise> {
        self.make_array(if wide { Class::Units } else { Class::Bytes }, length)
    }

    fn string_with(&mut self, left: u64, right: u64, length: u32, wide: bool) -> Result<Str, Raise> {
        let made = self.make(Class::String)?;
        heap::set_half(made, string::LENGTH, length);
        heap::set_half(made, string::WIDE, wide.into());
        self.store_array(made, string::LEFT, left);
        self.store_array(made, string::RIGHT, right);
        Ok(Str(made))
    }

    /// Units of a string.
    pub fn string_length(&self, text: Str) -> u32 {
        heap::half(text.0, string::LENGTH)
    }

    /// The units of a string, for as long as it is kept.
    ///
    /// # Errors
    /// No memory to join its parts.
    pub(super) fn units<'a>(&mut self, text: Str) -> Result<Units<'a>, Raise> {
        let (length, wide) = (self.string_length(text), heap::half(text.0, string::WIDE) != 0);
        if heap::word(text.0, string::RIGHT) != 0 {
            let array = self.new_units(length as usize, wide)?;
            // Parts are written from the last one on: mostly the left part is the long one.
            let (mut parts, mut end) = (vec![text.0], length as usize);
            while let Some(part) = parts.pop() {
                let (left, right) = (heap::word(part, string::LEFT), heap::word(part, string::RIGHT));
                if right != 0 {
                    parts.extend([left, right]);
                    continue;
                }
                let count = heap::half(part, string::LENGTH);
                end -= count as usize;
                let units = heap::units(left, count, heap::half(part, string::WIDE) != 0);
                heap::write_units(array, end, units, wide);
            }
            self.store_array(text.0, string::LEFT, array);
            self.store_array(text.0, string::RIGHT, 0);
        }
        Ok(heap::units(heap::word(text.0, string::LEFT), length, wide))
    }

    /// The units of a string, copied.
    ///
    /// # Errors
    /// No memory to join its parts.
    pub fn units_of(&mut self, text: Str) -> Result<Vec<u16>, Raise> {
        Ok(self.units(text)?.to_vec())
    }

    /// The text of a string; what is no character becomes U+FFFD.
    ///
    /// # Errors
    /// No memory to join its parts.
    pub fn text_of(&mut self, text: Str) -> Result<String, Raise> {
        Ok(match self.units(text)? {
            Units::Narrow(units) => units.iter().copied().map(char::from).collect(),
            Units::Wide(units) => String::from_utf16_lossy(units),
        })
    }

    /// Both strings, one after the other.
    ///
    /// # Errors
    /// No memory; `RangeError` if that is too long.
    pub fn concat(&mut self, left: Str, right: Str) -> Result<Str, Raise> {
        let (first, second) = (self.string_length(left), self.string_length(right));
        if second == 0 {
            return Ok(left);
        }
        if first == 0 {
            return Ok(right);
        }
        let length = first + second;
        if length > MOST {
            return Err(self.range_error("Invalid string length"));
        }
        let is_wide = |text: Str| heap::half(text.0, string::WIDE) != 0;
        let wide = is_wide(left) || is_wide(right);
        if length > SHORT {
            return self.string_with(left.0, right.0, length, wide);
        }
        let (left, right) = (self.units(left)?, self.units(right)?);
        let array = self.new_units(length as usize, wide)?;
        heap::write_units(array, 0, left, wide);
        heap::write_units(array, first as usize, right, wide);
        self.string_with(array, 0, length, wide)
    }

    /// Whether two strings have the same units.
    ///
    /// # Errors
    /// No memory to join their parts.
    pub fn same_string(&mut self, a: Str, b: Str) -> Result<bool, Raise> {
        if a == b {
            return Ok(true);
        }
        if self.string_length(a) != self.string_length(b) {
            return Ok(false);
        }
        Ok(match (self.units(a)?, self.units(b)?) {
            (Units::Narrow(a), Units::Narrow(b)) => a == b,
            (Units::Wide(a), Units::Wide(b)) => a == b,
            (a, b) => a.iter().eq(b.iter()),
        })
    }

    /// The order of two strings by their units.
    ///
    /// # Errors
    /// No memory to join their parts.
    pub fn string_order(&mut self, a: Str, b: Str) -> Result<std::cmp::Ordering, Raise> {
        let (a, b) = (self.units(a)?, self.units(b)?);
        Ok(a.iter().cmp(b.iter()))
    }

    /// The string of one unit. Those of 8 bits are made once.
    ///
    /// # Errors
    /// No memory.
    pub fn unit_string(&mut self, unit: u16) -> Result<Value, Raise> {
        let known = self.realm().characters.get(usize::from(unit)).copied();
        if let Some(known) = known.filter(|known| known.as_string().is_some()) {
            return Ok(known);
        }
        let made = Value::string(self.string_of_units(&[unit])?);
        if unit <= 0xff {
            self.own_forever(made);
            let characters = &mut self.realm().characters;
            characters.resize(0x100, Value::UNDEFINED);
            characters[usize::from(unit)] = made;
        }
        Ok(made)
    }

    /// A part of a string.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn part(&mut self, text: Str, range: Range<usize>) -> Result<Value, Raise> {
        let units = self.units(text)?;
        if range.start == 0 && range.end >= units.len() {
            return Ok(Value::string(text));
        }
        let part = units.part(range);
        match (part.len(), part.get(0)) {
            (1, Some(unit)) => self.unit_string(unit),
            _ => Ok(Value::string(self.string_of(part)?)),
        }
    }
}

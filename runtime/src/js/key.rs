//! Names of attributes.

use super::context::Js;
use super::value::{Kind, Str, Value};
use super::{heap, text};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout;

/// The name of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Key {
    /// The number of an element, at most [`Key::MOST`].
    Index(u32),
    /// The number of another name, or of a symbol, among the machine's names.
    Name(u32),
}

impl Key {
    /// The largest number of an element.
    pub const MOST: u32 = u32::MAX - 1;
}

/// First byte of what stands for a symbol among names: no text has it.
const SYMBOL: u8 = 0xff;
/// What the names of private attributes begin with.
pub(super) const PRIVATE: u8 = 0xfe;

impl Js<'_> {
    /// The key with this text.
    ///
    /// # Errors
    /// Too many names.
    pub fn key(&mut self, text: &str) -> Result<Key, Raise> {
        let units: Vec<u16> = text.encode_utf16().collect();
        match text::array_index(&units) {
            Some(index) => Ok(Key::Index(index)),
            None => self.name(text.as_bytes()),
        }
    }

    pub(super) fn name(&mut self, bytes: &[u8]) -> Result<Key, Raise> {
        let symbol = self.vm().state().shapes.symbol(bytes);
        symbol.map(Key::Name).ok_or(Raise::Trap(TrapKind::OutOfMemory))
    }

    /// The number of the name that a symbol is; symbols have numbers of their own.
    ///
    /// # Errors
    /// Too many names.
    pub(super) fn symbol_name(&mut self, number: usize) -> Result<u32, Raise> {
        let mut bytes = vec![SYMBOL];
        bytes.extend(number.to_le_bytes());
        match self.name(&bytes)? {
            Key::Name(name) | Key::Index(name) => Ok(name),
        }
    }

    /// Whether a name is one that no program sees.
    pub(super) fn is_private(&mut self, name: u32) -> bool {
        self.vm().state().shapes.name(name).first() == Some(&PRIVATE)
    }

    /// Whether a key is a symbol.
    pub fn is_symbol(&mut self, key: Key) -> bool {
        match key {
            Key::Index(_) => false,
            Key::Name(name) => self.vm().state().shapes.name(name).first() == Some(&SYMBOL),
        }
    }

    /// The key that a value is (ECMAScript, ToPropertyKey).
    ///
    /// # Errors
    /// What an object's conversion throws.
    pub fn to_key(&mut self, value: Value) -> Result<Key, Raise> {
        match value.kind() {
            Kind::Number(number)
                if number >= 0.0 && number <= f64::from(Key::MOST) && number.fract() == 0.0 =>
            {
                Ok(Key::Index(number as u32))
            }
            Kind::String(string) => self.string_key(string),
            Kind::Symbol(address) => {
                let number = heap::value(address, layout::pair::SECOND).as_int();
                Ok(Key::Name(number.unwrap_or(0) as u32))
            }
            _ => {
                let primitive = self.to_primitive(value, super::convert::Hint::String)?;
                if let Kind::Symbol(_) = primitive.kind() {
                    return self.to_key(primitive);
                }
                let string = self.to_string(primitive)?;
                self.string_key(string)
            }
        }
    }

    /// The key that a string is. Strings remember theirs.
    pub(super) fn string_key(&mut self, string: Str) -> Result<Key, Raise> {
        let known = heap::word(string.0, layout::string::SYMBOL);
        if known != 0 {
            return Ok(Key::Name((known - 1) as u32));
        }
        let units = self.units(string)?;
        let key = self.key_of(units)?;
        if let Key::Name(name) = key {
            heap::set_word(string.0, layout::string::SYMBOL, u64::from(name) + 1);
        }
        Ok(key)
    }

    /// The key with these units.
    ///
    /// # Errors
    /// Too many names.
    pub(super) fn units_key(&mut self, units: &[u16]) -> Result<Key, Raise> {
        self.key_of(heap::Units::Wide(units))
    }

    fn key_of(&mut self, units: heap::Units<'_>) -> Result<Key, Raise> {
        let first = units.get(0);
        if first.is_some_and(|unit| (0x30..0x3a).contains(&unit)) {
            let all: Vec<u16> = units.iter().collect();
            if let Some(index) = text::array_index(&all) {
                return Ok(Key::Index(index));
            }
        }
        let bytes = match units {
            heap::Units::Narrow(units) if units.is_ascii() => units.to_vec(),
            units => text::to_wtf8(&units.iter().collect::<Vec<u16>>()),
        };
        self.name(&bytes)
    }

    /// The text of a key that is no symbol, in WTF-8.
    pub fn key_text(&mut self, key: Key) -> Vec<u8> {
        match key {
            Key::Index(index) => index.to_string().into_bytes(),
            Key::Name(name) => self.vm().state().shapes.name(name).to_vec(),
        }
    }

    /// A key as programs see it: a string, or a symbol.
    ///
    /// # Errors
    /// No memory.
    pub fn key_value(&mut self, key: Key) -> Result<Value, Raise> {
        if let Key::Name(name) = key
            && let Some(symbol) = self.realm().symbol_of.get(&name).copied()
        {
            return Ok(self.hold(symbol));
        }
        let text = self.key_text(key);
        let units = text::from_wtf8(&text);
        Ok(Value::string(self.string_of_units(&units)?))
    }
}

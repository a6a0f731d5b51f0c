//! What `console.log` makes of its arguments: the first may say how others are shown.

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{ErrorKind, Kind, NATIVE};
use super::super::number;
use super::super::realm::WellKnown;
use super::super::value::{Kind as ValueKind, Object, Value};
use super::Options;
use super::primitive::number_text;
use crate::managed::Raise;

/// What `%o` shows.
const EVERYTHING: Options = Options {
    depth: 4,
    hidden: true,
    custom: true,
};

impl Js<'_> {
    /// The arguments as one text.
    ///
    /// # Errors
    /// What functions of the program throw.
    pub(in super::super) fn format(&mut self, args: &[Value]) -> Result<String, Raise> {
        let mut result = String::new();
        let mut rest = args.iter().copied();
        if let [first, _, ..] = args
            && let Some(pattern) = first.as_string()
        {
            rest.next();
            let pattern = self.text_of(pattern)?;
            self.fill(&mut result, &pattern, &mut rest)?;
            if rest.len() > 0 {
                result.push(' ');
            }
        }
        for (at, value) in rest.enumerate() {
            if at > 0 {
                result.push(' ');
            }
            result.push_str(&match value.as_string() {
                Some(text) => self.text_of(text)?,
                None => self.inspect(value, Options::default())?,
            });
        }
        Ok(result)
    }

    /// Puts arguments in the places that a pattern has for them.
    fn fill(
        &mut self,
        result: &mut String,
        pattern: &str,
        args: &mut impl ExactSizeIterator<Item = Value>,
    ) -> Result<(), Raise> {
        let mut left = pattern;
        while let Some(at) = left.find('%') {
            let (before, place) = left.split_at(at);
            result.push_str(before);
            let letter = place[1..].chars().next();
            let known = letter.filter(|letter| "sjdOoifc".contains(*letter) && args.len() > 0);
            match (letter, known) {
                (Some('%'), _) => result.push('%'),
                (Some(_), Some(letter)) => {
                    if let Some(value) = args.next() {
                        result.push_str(&self.filled(letter, value)?);
                    }
                }
                _ => {
                    result.push('%');
                    left = &place[1..];
                    continue;
                }
            }
            left = &place[2..];
        }
        result.push_str(left);
        Ok(())
    }

    fn filled(&mut self, letter: char, value: Value) -> Result<String, Raise> {
        let is_symbol = matches!(value.kind(), ValueKind::Symbol(_));
        let is_big = matches!(value.kind(), ValueKind::BigInt(_));
        match letter {
            's' => self.filled_string(value),
            'j' => self.filled_json(value),
            'o' => self.inspect(value, EVERYTHING),
            'O' => self.inspect(value, Options::default()),
            'c' => Ok(String::new()),
            _ if is_symbol => Ok("NaN".to_owned()),
            'd' | 'i' if is_big => self.inspect(value, Options::default()),
            'd' => Ok(number_text(self.to_number(value)?)),
            _ => {
                let text = self.to_string(value)?;
                let units = self.units_of(text)?;
                Ok(number_text(match letter {
                    'i' => number::parse_int(&units, 0),
                    _ => number::parse_float(&units),
                }))
            }
        }
    }

    fn filled_string(&mut self, value: Value) -> Result<String, Raise> {
        match value.kind() {
            ValueKind::Number(number) => Ok(number_text(number)),
            ValueKind::Symbol(_) => Ok(self.shown(value)),
            ValueKind::BigInt(_) => self.inspect(value, Options::default()),
            ValueKind::Object(object) if !object.is_callable() && self.has_plain_text(object)? => {
                let options = Options {
                    depth: 0,
                    ..Options::default()
                };
                self.inspect(value, options)
            }
            _ => self.to_text(value),
        }
    }

    /// Whether the text of an object is what a function of the runtime makes of it.
    fn has_plain_text(&mut self, object: Object) -> Result<bool, Raise> {
        if let Some(key) = self.well_known(WellKnown::ToPrimitive)
            && !self.get(object, key)?.is_nullish()
        {
            return Ok(object.kind() == Kind::Date);
        }
        let name = self.realm().names.to_string;
        let method = self.get(object, Key::Name(name))?;
        Ok(method.as_object().is_none_or(|method| method.is(NATIVE)))
    }

    fn filled_json(&mut self, value: Value) -> Result<String, Raise> {
        let stringify = match self.realm().global.and_then(Value::as_object) {
            Some(global) => match self.get_named(global, "JSON")?.as_object() {
                Some(json) => self.get_named(json, "stringify")?,
                None => Value::UNDEFINED,
            },
            None => Value::UNDEFINED,
        };
        match self.call(stringify, Value::UNDEFINED, &[value]) {
            Ok(text) => self.to_text(text),
            Err(Raise::Thrown(thrown)) => {
                let error = self.caught(thrown);
                let message = match error.as_object() {
                    Some(error) if error.prototype() == self.realm().error(ErrorKind::Type) => {
                        let message = self.get_named(error, "message")?;
                        self.to_text(message)?
                    }
                    _ => String::new(),
                };
                if message.starts_with("Converting circular structure") {
                    self.vm().release(thrown);
                    return Ok("[Circular]".to_owned());
                }
                Err(Raise::Thrown(thrown))
            }
            Err(raise) => Err(raise),
        }
    }
}

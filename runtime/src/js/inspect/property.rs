//! Attributes.

use super::super::key::Key;
use super::super::kinds::{Kind, Traits};
use super::super::object::Own;
use super::super::text;
use super::super::typed::Element;
use super::super::value::{Object, Value};
use super::Inspector;
use super::primitive::{escaped, quoted};
use crate::managed::Raise;

impl Inspector<'_, '_> {
    /// The attributes of an object that are shown by their names.
    pub(super) fn keys(&mut self, object: Object) -> Result<Vec<Key>, Raise> {
        let kind = object.kind();
        let hides_elements = matches!(kind, Kind::Array | Kind::String) || Element::of(kind).is_some();
        let hidden = self.options.hidden;
        let all = self.js.own_keys(object)?.into_iter();
        let shown = all.filter(|(key, traits)| {
            let is_element = hides_elements && matches!(key, Key::Index(_));
            !is_element && (hidden || traits.has(Traits::ENUMERABLE))
        });
        Ok(shown.map(|(key, _)| key).collect())
    }

    /// An attribute of an object; `None` if it is one of a namespace and is not there yet.
    fn own(&mut self, object: Object, key: Key) -> Result<Option<Option<Own>>, Raise> {
        let own = self.js.own(object, key);
        match object.kind() {
            Kind::Namespace => Ok(self.js.attempt(own)?.ok()),
            _ => own.map(Some),
        }
    }

    /// An attribute of an object that is shown within so many others.
    pub(super) fn property(&mut self, object: Object, key: Key, depth: usize) -> Result<String, Raise> {
        let name = self.key_name(object, key)?;
        let value = self.property_value(object, key, depth)?;
        Ok(format!("{name}: {value}"))
    }

    /// Its value; getters and setters are not called.
    pub(super) fn property_value(&mut self, object: Object, key: Key, depth: usize) -> Result<String, Raise> {
        let Some(own) = self.own(object, key)? else {
            return Ok("<uninitialized>".to_owned());
        };
        let value = match own {
            Some(own) => own.value(),
            None => self.js.get(object, key)?,
        };
        if let Some((getter, setter)) = self.js.accessor(value) {
            let text = match (getter, setter) {
                (Value::UNDEFINED, Value::UNDEFINED) => "undefined",
                (Value::UNDEFINED, _) => "[Setter]",
                (_, Value::UNDEFINED) => "[Getter]",
                _ => "[Getter/Setter]",
            };
            return Ok(text.to_owned());
        }
        let value = self.js.hold(value);
        self.within(|inspector| inspector.value(value, depth))
    }

    fn key_name(&mut self, object: Object, key: Key) -> Result<String, Raise> {
        if self.js.is_symbol(key) {
            let shown = self.js.key_shown(key);
            let units: Vec<u16> = shown.encode_utf16().collect();
            return Ok(format!("[{}]", escaped(&units)));
        }
        let name = self.js.key_text(key);
        if name == b"__proto__" {
            return Ok("['__proto__']".to_owned());
        }
        let units = text::from_wtf8(&name);
        let own = self.own(object, key)?.flatten();
        if own.is_some_and(|own| !own.traits().has(Traits::ENUMERABLE)) {
            return Ok(format!("[{}]", escaped(&units)));
        }
        let is_word = name
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
            && name.first().is_some_and(|byte| !byte.is_ascii_digit());
        Ok(match (is_word, String::from_utf8(name)) {
            (true, Ok(name)) => name,
            _ => quoted(&units),
        })
    }
}

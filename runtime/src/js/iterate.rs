//! `for`-`in`: the names of enumerable attributes, along the prototypes (ECMAScript 5.1 §12.6.4).
//!
//! An iterator keeps what it goes through and an array of names. Names of attributes that were removed meanwhile are left out.

use rustc_hash::FxHashSet;

use super::context::Js;
use super::kinds::{Kind, Traits};
use super::value::Value;
use crate::managed::Raise;

impl Js<'_> {
    /// An iterator of the names of a value; undefined and null have none.
    pub(super) fn iterate(&mut self, value: Value) -> Result<Value, Raise> {
        let mut names = vec![value];
        let mut seen = FxHashSet::default();
        let mut at = match value.is_nullish() {
            true => None,
            false => Some(self.to_object(value)?),
        };
        if let Some(object) = at {
            names[0] = Value::object(object);
        }
        while let Some(object) = at {
            for (key, traits) in self.own_keys(object)? {
                if !self.is_symbol(key) && seen.insert(key) && traits.has(Traits::ENUMERABLE) {
                    names.push(self.key_value(key)?);
                }
            }
            at = object.prototype().as_object();
        }
        let list = self.array(&names)?;
        let iterator = self.make_object(Value::NULL, Kind::Iterator)?;
        self.set_data(iterator, list);
        iterator.set_length(1);
        Ok(Value::object(iterator))
    }

    /// Whether an iterator has a further name; goes on to it.
    pub(super) fn has_more(&mut self, iterator: Value) -> Result<bool, Raise> {
        let Some((iterator, list)) = self.names_of(iterator) else {
            return Ok(false);
        };
        let source = super::heap::value(list.elements(), 0);
        while iterator.length() < list.length() {
            let name = super::heap::value(list.elements(), 8 * u64::from(iterator.length()));
            let key = self.to_key(name)?;
            let object = self.to_object(source)?;
            if self.has(object, key)? {
                return Ok(true);
            }
            iterator.set_length(iterator.length() + 1);
        }
        Ok(false)
    }

    /// The name that an iterator is at; it goes on.
    pub(super) fn next_name(&mut self, iterator: Value) -> Result<Value, Raise> {
        if !self.has_more(iterator)? {
            return Ok(Value::UNDEFINED);
        }
        let Some((iterator, list)) = self.names_of(iterator) else {
            return Ok(Value::UNDEFINED);
        };
        let name = super::heap::value(list.elements(), 8 * u64::from(iterator.length()));
        iterator.set_length(iterator.length() + 1);
        Ok(self.hold(name))
    }

    fn names_of(&mut self, iterator: Value) -> Option<(super::value::Object, super::value::Object)> {
        let iterator = iterator
            .as_object()
            .filter(|object| object.kind() == Kind::Iterator)?;
        Some((iterator, iterator.data().as_object()?))
    }
}

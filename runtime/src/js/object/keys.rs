//! The keys of an object in order: elements, names, symbols (ECMAScript, OrdinaryOwnPropertyKeys).

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{Kind, LAZY, SPARSE, Traits};
use super::super::typed::View;
use super::super::value::Object;
use crate::managed::Raise;

impl Js<'_> {
    /// Keys of all own attributes, with their traits; symbols come last.
    ///
    /// # Errors
    /// No memory.
    pub fn own_keys(&mut self, object: Object) -> Result<Vec<(Key, Traits)>, Raise> {
        if object.is(LAZY) {
            self.complete(object)?;
        }
        let mut keys = Vec::new();
        let text = object
            .data()
            .as_string()
            .filter(|_| object.kind() == Kind::String);
        if let Some(text) = text {
            let all = 0..self.string_length(text);
            keys.extend(all.map(|index| (Key::Index(index), Traits::ENUMERABLE)));
        }
        let numbers = View::of(object).map_or(0, |view| view.length);
        keys.extend((0..numbers).map(|index| (Key::Index(index), Traits::PLAIN)));
        let elements = self.indices(object);
        keys.extend(
            elements
                .into_iter()
                .map(|(index, traits)| (Key::Index(index), traits)),
        );
        if text.is_some() || object.kind() == Kind::Array {
            keys.push((Key::Name(self.realm().names.length), Traits::NONE));
        }
        if self.realm().global == Some(super::super::value::Value::object(object)) {
            let traits = Traits::PLAIN.with(Traits::CONFIGURABLE, false);
            let declared: Vec<u32> = self.realm().globals.attributes().collect();
            keys.extend(declared.into_iter().map(|name| (Key::Name(name), traits)));
        }
        let mut symbols = Vec::new();
        for (name, traits) in self.names(object) {
            let key = Key::Name(name);
            if self.is_private(name) {
                continue;
            }
            if self.is_symbol(key) {
                symbols.push((key, traits));
            } else if !(object.is(SPARSE) && self.index_of_name(name).is_some()) {
                keys.push((key, traits));
            }
        }
        keys.append(&mut symbols);
        Ok(keys)
    }
}

//! Attributes that objects of some kinds have without anybody having added them: the length of an array, the units of a string, what a function
//! says about itself.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::LAZY;
use super::super::kinds::{BOUND, CLASS, CONSTRUCTOR, GENERATOR, Kind, NATIVE, Traits};
use super::super::typed::View;
use super::super::value::{Object, Value};
use super::Found;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;

/// An attribute of an object.
#[derive(Clone, Copy, Debug)]
pub enum Own {
    /// One that is stored.
    Stored(Found),
    /// A value that is not, and its traits.
    Computed(Value, Traits),
}

impl Own {
    /// Its traits.
    pub fn traits(self) -> Traits {
        match self {
            Own::Stored(found) => found.traits,
            Own::Computed(_, traits) => traits,
        }
    }

    /// Its value, or its accessor.
    pub fn value(self) -> Value {
        match self {
            Own::Stored(found) => found.value(),
            Own::Computed(value, _) => value,
        }
    }
}

impl Js<'_> {
    /// The own attribute with a key (ECMAScript 5.1 §8.12.1).
    ///
    /// # Errors
    /// No memory.
    pub fn own(&mut self, object: Object, key: Key) -> Result<Option<Own>, Raise> {
        if object.is(LAZY) && self.is_lazy(key) {
            self.complete(object)?;
        }
        if let Some(index) = self.numeric(object, key) {
            return match View::of(object).and_then(|view| view.get(index?)) {
                Some(content) => {
                    let value = self.of_content(content)?;
                    Ok(Some(Own::Computed(value, Traits::PLAIN)))
                }
                None => Ok(None),
            };
        }
        match key {
            Key::Index(index) => {
                if object.kind() == Kind::String
                    && let Some(text) = object.data().as_string()
                    && index < self.string_length(text)
                {
                    let unit = self.units(text)?.get(index as usize).unwrap_or(0);
                    let unit = self.unit_string(unit)?;
                    return Ok(Some(Own::Computed(unit, Traits::ENUMERABLE)));
                }
                match self.find_element(object, index) {
                    Some(found) => self.own_found(object, key, found),
                    None => Ok(None),
                }
            }
            Key::Name(name) => {
                if name == self.realm().names.length {
                    match (object.kind(), object.data().as_string()) {
                        (Kind::Array, _) => {
                            let traits = Traits::NONE
                                .with(Traits::WRITABLE, !object.is(super::super::kinds::FIXED_LENGTH));
                            return Ok(Some(Own::Computed(Value::number(object.length().into()), traits)));
                        }
                        (Kind::String, Some(text)) => {
                            let length = Value::number(self.string_length(text).into());
                            return Ok(Some(Own::Computed(length, Traits::NONE)));
                        }
                        _ => {}
                    }
                }
                let found = match self.find_name(object, name) {
                    Some(found) => Some(found),
                    None => self.declared_attribute(object, name),
                };
                match found {
                    Some(found) => self.own_found(object, key, found),
                    None => Ok(None),
                }
            }
        }
    }

    /// An attribute that is stored, or is in a cell of a module.
    fn own_found(&mut self, object: Object, key: Key, found: Found) -> Result<Option<Own>, Raise> {
        let found = match object.kind() {
            Kind::Namespace => self.in_namespace(key, found)?,
            _ => found,
        };
        Ok(Some(Own::Stored(found)))
    }

    /// Whether an attribute is one of those that functions get when somebody asks.
    fn is_lazy(&mut self, key: Key) -> bool {
        let names = &self.realm().names;
        [names.length, names.name, names.prototype]
            .map(Key::Name)
            .contains(&key)
    }

    /// Makes the attributes of a function that nobody has asked for yet.
    pub(super) fn complete(&mut self, function: Object) -> Result<(), Raise> {
        function.set_flag(LAZY, false);
        let (length, name) = self.about(function)?;
        let (length_name, name_name, prototype_name) = {
            let names = &self.realm().names;
            (names.length, names.name, names.prototype)
        };
        self.add_name(function, length_name, length, Traits::CONFIGURABLE)?;
        self.add_name(function, name_name, name, Traits::CONFIGURABLE)?;
        if function.is(CONSTRUCTOR) && !function.is(NATIVE | BOUND | CLASS) {
            let base = self.realm().prototype(Kind::Ordinary);
            let prototype = self.make_object(base, Kind::Ordinary)?;
            let constructor = self.realm().names.constructor;
            self.add_name(prototype, constructor, Value::object(function), Traits::METHOD)?;
            let prototype = Value::object(prototype);
            self.add_name(function, prototype_name, prototype, Traits::WRITABLE)?;
        }
        if function.is(GENERATOR) {
            let prototype = Value::object(self.prototype_of_results(function)?);
            self.add_name(function, prototype_name, prototype, Traits::WRITABLE)?;
        }
        Ok(())
    }

    /// Makes the attributes of the constructor of a class, whose prototype is known.
    ///
    /// # Errors
    /// No memory.
    pub(in super::super) fn complete_with(
        &mut self,
        function: Object,
        prototype: Value,
    ) -> Result<(), Raise> {
        if function.is(LAZY) {
            self.complete(function)?;
        }
        let names = self.realm().names;
        self.add_name(function, names.prototype, prototype, Traits::NONE)?;
        match prototype.as_object() {
            Some(object) => self.add_name(object, names.constructor, Value::object(function), Traits::METHOD),
            None => Ok(()),
        }
    }

    /// Length and name of a function.
    fn about(&mut self, function: Object) -> Result<(Value, Value), Raise> {
        if function.is(NATIVE)
            && let Some(native) = self.native(function.length())
        {
            let name = self.string(native.name)?;
            return Ok((Value::int(native.length.into()), name));
        }
        let code = heap::word(function.0, object::CODE);
        let known = self.realm().functions.get(&code).map(|about| about.name);
        let name = match known {
            Some(name) => name,
            None => self.string("")?,
        };
        let length = heap::half(function.0, object::LENGTH);
        Ok((Value::int((length >> 16) as i32), name))
    }
}

//! Writing, defining and removing attributes.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{EXTENSIBLE, FIXED_LENGTH, Kind, LAZY, Traits};
use super::super::value::{Object, Value, tag};
use super::exotic::Own;
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

/// What is to be said about an attribute (ECMAScript 5.1 §8.10).
#[derive(Clone, Copy, Default, Debug)]
pub struct Descriptor {
    /// Its value.
    pub value: Option<Value>,
    /// Its getter, or undefined.
    pub get: Option<Value>,
    /// Its setter, or undefined.
    pub set: Option<Value>,
    /// Whether it is writable.
    pub writable: Option<bool>,
    /// Whether it is enumerable.
    pub enumerable: Option<bool>,
    /// Whether it is configurable.
    pub configurable: Option<bool>,
}

impl Descriptor {
    /// An attribute with a value and all that is said.
    pub const fn of(value: Value, traits: Traits) -> Descriptor {
        Descriptor {
            value: Some(value),
            get: None,
            set: None,
            writable: Some(traits.has(Traits::WRITABLE)),
            enumerable: Some(traits.has(Traits::ENUMERABLE)),
            configurable: Some(traits.has(Traits::CONFIGURABLE)),
        }
    }

    /// Whether it is about a getter or setter.
    pub const fn is_accessor(&self) -> bool {
        self.get.is_some() || self.set.is_some()
    }

    /// Whether it is about a value.
    pub const fn is_data(&self) -> bool {
        self.value.is_some() || self.writable.is_some()
    }
}

/// Whether an array would need another length for an element, and cannot have it.
fn is_behind_end(array: Object, key: Key) -> bool {
    let is_fixed = array.kind() == Kind::Array && array.is(FIXED_LENGTH);
    is_fixed && matches!(key, Key::Index(index) if index >= array.length())
}

impl Js<'_> {
    /// Assigns to an attribute of an object (§8.12.5), for `this`. Says whether that could be done.
    ///
    /// # Errors
    /// What a setter throws.
    pub fn put_for(&mut self, object: Object, key: Key, value: Value, this: Value) -> Result<bool, Raise> {
        if let Some(index) = self.numeric(object, key) {
            if this == Value::object(object) {
                self.set_numeric(object, index, value)?;
                return Ok(true);
            }
            if self.own(object, key)?.is_none() {
                return Ok(true);
            }
        }
        if object.kind() == Kind::Namespace {
            return Ok(false);
        }
        let own = self.own(object, key)?;
        if let Some(Own::Stored(found)) = own
            && found.traits.has(Traits::WRITABLE)
            && this == Value::object(object)
        {
            self.store(found.array, found.distance, value);
            return Ok(true);
        }
        let found = match own {
            Some(own) => Some((object, own)),
            None => match object.prototype().as_object() {
                Some(next) => self.find(next, key)?,
                None => None,
            },
        };
        if let Some((_, own)) = found {
            if let Some(accessor) = own.value().address(tag::ACCESSOR) {
                let setter = heap::value(accessor, pair::SECOND);
                if setter == Value::UNDEFINED {
                    return Ok(false);
                }
                let setter = self.hold(setter);
                self.call(setter, this, &[value])?;
                return Ok(true);
            }
            if !own.traits().has(Traits::WRITABLE) {
                return Ok(false);
            }
        }
        let Some(receiver) = this.as_object() else {
            return Ok(false);
        };
        match self.own(receiver, key)? {
            Some(_) => {
                let descriptor = Descriptor {
                    value: Some(value),
                    ..Descriptor::default()
                };
                self.define(receiver, key, &descriptor)
            }
            None if !receiver.is(EXTENSIBLE) || is_behind_end(receiver, key) => Ok(false),
            None => {
                self.add(receiver, key, value, Traits::PLAIN)?;
                Ok(true)
            }
        }
    }

    /// Assigns to an attribute; says whether that could be done.
    ///
    /// # Errors
    /// What a setter throws.
    pub fn put(&mut self, object: Object, key: Key, value: Value) -> Result<bool, Raise> {
        self.put_for(object, key, value, Value::object(object))
    }

    /// Assigns to an attribute, as code in strict mode does.
    ///
    /// # Errors
    /// `TypeError` if that cannot be done; what a setter throws.
    pub fn put_strictly(&mut self, object: Object, key: Key, value: Value) -> Result<(), Raise> {
        if self.put(object, key, value)? {
            return Ok(());
        }
        Err(self.unwritable(object, key))
    }

    /// Why an attribute cannot be assigned to.
    fn unwritable(&mut self, object: Object, key: Key) -> Raise {
        let (name, of) = (self.key_shown(key), self.shown(Value::object(object)));
        let message = match self.find(object, key) {
            Err(raise) => return raise,
            Ok(None) if is_behind_end(object, key) => {
                "Cannot assign to read only property 'length' of object '[object Array]'".to_owned()
            }
            Ok(None) => format!("Cannot add property {name}, object is not extensible"),
            Ok(Some((_, own))) if own.traits().has(Traits::ACCESSOR) => {
                format!("Cannot set property {name} of {of} which has only a getter")
            }
            Ok(Some(_)) => format!("Cannot assign to read only property '{name}' of object '{of}'"),
        };
        self.type_error(&message)
    }

    /// Removes an attribute, as code in strict mode does.
    ///
    /// # Errors
    /// `TypeError` if that cannot be done.
    pub fn delete_strictly(&mut self, object: Object, key: Key) -> Result<(), Raise> {
        if self.delete(object, key)? {
            return Ok(());
        }
        let (name, of) = (self.key_shown(key), self.shown(Value::object(object)));
        Err(self.type_error(&format!("Cannot delete property '{name}' of {of}")))
    }

    /// Adds an attribute that an object does not have.
    pub(in super::super) fn add(
        &mut self,
        object: Object,
        key: Key,
        value: Value,
        traits: Traits,
    ) -> Result<(), Raise> {
        if object.is(LAZY) {
            self.complete(object)?;
        }
        match key {
            Key::Index(index) => {
                if is_behind_end(object, key) {
                    return Err(
                        self.type_error(&format!("Cannot add property {index}, object is not extensible"))
                    );
                }
                self.add_element(object, index, value, traits)
            }
            Key::Name(name) => self.add_name(object, name, value, traits),
        }
    }

    /// Removes an attribute (§8.12.7). Says whether it is gone.
    ///
    /// # Errors
    /// No memory.
    pub fn delete(&mut self, object: Object, key: Key) -> Result<bool, Raise> {
        match self.own(object, key)? {
            None => Ok(true),
            Some(own) if !own.traits().has(Traits::CONFIGURABLE) => Ok(false),
            Some(_) if self.numeric(object, key).is_some() => Ok(false),
            Some(_) => {
                match key {
                    Key::Index(index) => self.remove_element(object, index)?,
                    Key::Name(name) => self.remove_name(object, name)?,
                }
                Ok(true)
            }
        }
    }

    /// Defines an attribute (§8.12.9, §15.4.5.1). Says whether that could be done.
    ///
    /// # Errors
    /// `RangeError` for the length of an array; no memory.
    pub fn define(&mut self, object: Object, key: Key, new: &Descriptor) -> Result<bool, Raise> {
        if object.kind() == Kind::Array
            && let Key::Name(name) = key
            && name == self.realm().names.length
        {
            return self.define_length(object, new);
        }
        if let Some(index) = self.numeric(object, key) {
            let said = [new.configurable, new.enumerable, new.writable];
            if self.own(object, key)?.is_none() || new.is_accessor() || said.contains(&Some(false)) {
                return Ok(false);
            }
            if let Some(value) = new.value {
                self.set_numeric(object, index, value)?;
            }
            return Ok(true);
        }
        if let Key::Index(index) = key
            && let Some(found) = self.find_parameter(object, index)
        {
            return self.define_parameter(object, index, found, new);
        }
        let Some(old) = self.own(object, key)? else {
            if !object.is(EXTENSIBLE) || is_behind_end(object, key) {
                return Ok(false);
            }
            let traits = Traits::NONE
                .with(Traits::WRITABLE, new.writable == Some(true))
                .with(Traits::ENUMERABLE, new.enumerable == Some(true))
                .with(Traits::CONFIGURABLE, new.configurable == Some(true));
            if new.is_accessor() {
                let (get, set) = (
                    new.get.unwrap_or(Value::UNDEFINED),
                    new.set.unwrap_or(Value::UNDEFINED),
                );
                let accessor = self.make_pair(get, set, tag::ACCESSOR)?;
                self.add(object, key, accessor, traits.with(Traits::ACCESSOR, true))?;
            } else {
                self.add(object, key, new.value.unwrap_or(Value::UNDEFINED), traits)?;
            }
            return Ok(true);
        };
        if !self.may_change(old, new)? {
            return Ok(false);
        }
        if object.kind() == Kind::Namespace {
            let is_same = match new.value {
                Some(value) => self.same_value(value, old.value())?,
                None => true,
            };
            return Ok(is_same && new.writable != Some(false));
        }
        let Own::Stored(found) = old else {
            // What is computed is neither writable nor configurable.
            return Ok(true);
        };
        let mut traits = found.traits;
        for (said, of) in [
            (new.enumerable, Traits::ENUMERABLE),
            (new.configurable, Traits::CONFIGURABLE),
        ] {
            traits = said.map_or(traits, |said| traits.with(of, said));
        }
        let value = if new.is_accessor() {
            let old = found.value().address(tag::ACCESSOR);
            let part = |new: Option<Value>, distance| {
                new.unwrap_or_else(|| old.map_or(Value::UNDEFINED, |old| heap::value(old, distance)))
            };
            let (get, set) = (part(new.get, pair::FIRST), part(new.set, pair::SECOND));
            traits = traits.with(Traits::ACCESSOR, true).with(Traits::WRITABLE, false);
            Some(self.make_pair(get, set, tag::ACCESSOR)?)
        } else if new.is_data() {
            if traits.has(Traits::ACCESSOR) {
                traits = traits.with(Traits(Traits::ACCESSOR.0 | Traits::WRITABLE.0), false);
                traits = traits.with(Traits::WRITABLE, new.writable == Some(true));
                Some(new.value.unwrap_or(Value::UNDEFINED))
            } else {
                traits = new
                    .writable
                    .map_or(traits, |said| traits.with(Traits::WRITABLE, said));
                new.value
            }
        } else {
            None
        };
        self.rewrite(object, key, value, traits)?;
        Ok(true)
    }

    /// Gives an attribute that an object has another value and other traits.
    fn rewrite(
        &mut self,
        object: Object,
        key: Key,
        value: Option<Value>,
        traits: Traits,
    ) -> Result<(), Raise> {
        let name = match key {
            Key::Name(name) => Some(name),
            Key::Index(index) => {
                if traits != Traits::PLAIN {
                    self.become_sparse(object)?;
                }
                match object.is(super::super::kinds::SPARSE) {
                    true => Some(self.element_name(index)?),
                    false => None,
                }
            }
        };
        if let Some(name) = name {
            self.retrait(object, name, traits)?;
        }
        if let Some(value) = value
            && let Some(Own::Stored(found)) = self.own(object, key)?
        {
            self.store(found.array, found.distance, value);
        }
        Ok(())
    }

    /// Whether an attribute may become what is said (§8.12.9 steps 5 to 11).
    fn may_change(&mut self, old: Own, new: &Descriptor) -> Result<bool, Raise> {
        let traits = old.traits();
        if traits.has(Traits::CONFIGURABLE) {
            return Ok(true);
        }
        if new.configurable == Some(true)
            || new
                .enumerable
                .is_some_and(|is| is != traits.has(Traits::ENUMERABLE))
        {
            return Ok(false);
        }
        if traits.has(Traits::ACCESSOR) {
            let accessor = old.value().address(tag::ACCESSOR).unwrap_or(0);
            let kept =
                |new: Option<Value>, distance| new.is_none_or(|new| new == heap::value(accessor, distance));
            return Ok(!new.is_data() && kept(new.get, pair::FIRST) && kept(new.set, pair::SECOND));
        }
        if new.is_accessor() {
            return Ok(false);
        }
        if traits.has(Traits::WRITABLE) {
            return Ok(true);
        }
        if new.writable == Some(true) {
            return Ok(false);
        }
        match new.value {
            Some(value) => self.same_value(value, old.value()),
            None => Ok(true),
        }
    }

    /// Defines the length of an array (§15.4.5.1).
    fn define_length(&mut self, array: Object, new: &Descriptor) -> Result<bool, Raise> {
        let length = match new.value {
            None => array.length(),
            Some(value) => {
                let number = self.to_number(value)?;
                let length = super::super::number::to_uint32(number);
                if f64::from(length) != number {
                    return Err(self.range_error("Invalid array length"));
                }
                length
            }
        };
        let fixed = array.is(FIXED_LENGTH);
        if new.configurable == Some(true) || new.enumerable == Some(true) || new.is_accessor() {
            return Ok(false);
        }
        if fixed && (length != array.length() || new.writable == Some(true)) {
            return Ok(false);
        }
        let done = self.truncate(array, length)?;
        if new.writable == Some(false) {
            array.set_flag(FIXED_LENGTH, true);
        }
        Ok(done)
    }
}

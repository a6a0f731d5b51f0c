//! Elements: attributes whose names are numbers.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{EXTENSIBLE, Kind, SPARSE, Traits};
use super::super::value::{Object, Value};
use super::Found;
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, object};

/// Elements beyond the last one that may be missing before elements become attributes like others.
pub(super) const GAP: u32 = 1 << 16;
/// Elements that there is room for at first.
const ELEMENTS: u32 = 4;

impl Object {
    pub(in super::super) fn elements(self) -> u64 {
        heap::word(self.0, object::ELEMENTS)
    }
}

impl Js<'_> {
    /// The element at a place.
    pub(in super::super) fn find_element(&mut self, object: Object, index: u32) -> Option<Found> {
        match self.find_parameter(object, index) {
            Some(found) => Some(found),
            None => self.find_plain(object, index),
        }
    }

    /// The element at a place that is no parameter.
    pub(super) fn find_plain(&mut self, object: Object, index: u32) -> Option<Found> {
        if object.is(SPARSE) {
            let name = self.element_name(index).ok()?;
            return self.find_name(object, name);
        }
        let elements = object.elements();
        let there = index < self.length_of(elements) && heap::word(elements, 8 * u64::from(index)) != 0;
        there.then_some(Found {
            array: elements,
            distance: 8 * u64::from(index),
            traits: Traits::PLAIN,
        })
    }

    /// The name that an element has where elements are attributes like others.
    pub(super) fn element_name(&mut self, index: u32) -> Result<u32, Raise> {
        match self.name(index.to_string().as_bytes())? {
            Key::Name(name) => Ok(name),
            Key::Index(index) => Ok(index),
        }
    }

    /// Adds an element that the object does not have.
    pub(super) fn add_element(
        &mut self,
        object: Object,
        index: u32,
        value: Value,
        traits: Traits,
    ) -> Result<(), Raise> {
        if !object.is(SPARSE) {
            let room = self.length_of(object.elements());
            let far = index >= room && index - room > GAP.max(room);
            if traits == Traits::PLAIN && !far {
                self.reserve_elements(object, index)?;
                self.store(object.elements(), 8 * u64::from(index), value);
                return self.lengthen(object, index);
            }
            self.become_sparse(object)?;
        }
        let name = self.element_name(index)?;
        self.add_name(object, name, value, traits)?;
        self.lengthen(object, index)
    }

    fn lengthen(&mut self, object: Object, index: u32) -> Result<(), Raise> {
        if object.kind() == Kind::Array && index >= object.length() {
            object.set_length(index + 1);
        }
        Ok(())
    }

    pub(super) fn reserve_elements(&mut self, object: Object, index: u32) -> Result<(), Raise> {
        let old = object.elements();
        let length = self.length_of(old);
        if index >= length {
            let room = (index + 1).max(length + length / 2).max(ELEMENTS);
            let new = self.make_array(Class::Values, room as usize)?;
            heap::move_values(old, new, length.into());
            self.store_array(object.0, object::ELEMENTS, new);
        }
        Ok(())
    }

    /// Makes elements attributes like others.
    pub(super) fn become_sparse(&mut self, object: Object) -> Result<(), Raise> {
        if object.is(SPARSE) {
            return Ok(());
        }
        let elements = object.elements();
        let extensible = object.is(EXTENSIBLE);
        object.set_flag(SPARSE | EXTENSIBLE, true);
        for index in 0..self.length_of(elements) {
            let value = heap::value(elements, 8 * u64::from(index));
            if value != Value::HOLE {
                let name = self.element_name(index)?;
                self.add_name(object, name, value, Traits::PLAIN)?;
            }
        }
        object.set_flag(EXTENSIBLE, extensible);
        self.store_array(object.0, object::ELEMENTS, 0);
        Ok(())
    }

    /// Removes an element that the object has.
    pub(super) fn remove_element(&mut self, object: Object, index: u32) -> Result<(), Raise> {
        match self.unmap(object, index) {
            true => Ok(()),
            false => self.remove_plain(object, index),
        }
    }

    /// Removes an element that is no parameter.
    pub(super) fn remove_plain(&mut self, object: Object, index: u32) -> Result<(), Raise> {
        if object.is(SPARSE) {
            let name = self.element_name(index)?;
            return self.remove_name(object, name);
        }
        self.store(object.elements(), 8 * u64::from(index), Value::HOLE);
        Ok(())
    }

    /// Numbers of all elements, ascending.
    pub(in super::super) fn indices(&mut self, object: Object) -> Vec<(u32, Traits)> {
        let mut found = self.parameters(object);
        if !object.is(SPARSE) {
            let elements = object.elements();
            let all = 0..self.length_of(elements);
            let there = all.filter(|index| heap::word(elements, 8 * u64::from(*index)) != 0);
            found.extend(there.map(|index| (index, Traits::PLAIN)));
            found.sort_unstable_by_key(|(index, _)| *index);
            return found;
        }
        for (name, traits) in self.names(object) {
            if let Some(index) = self.index_of_name(name) {
                found.push((index, traits));
            }
        }
        found.sort_unstable_by_key(|(index, _)| *index);
        found
    }

    /// The number that a name is the text of.
    pub(super) fn index_of_name(&mut self, name: u32) -> Option<u32> {
        let text = self.vm().state().shapes.name(name);
        if !text.first()?.is_ascii_digit() {
            return None;
        }
        let units: Vec<u16> = text.iter().copied().map(u16::from).collect();
        super::super::text::array_index(&units)
    }

    /// Changes the length of an array; says whether all elements from there on could be removed.
    pub(super) fn truncate(&mut self, array: Object, length: u32) -> Result<bool, Raise> {
        if length < array.length() {
            if array.is(SPARSE) {
                for (index, traits) in self.indices(array).into_iter().rev() {
                    if index < length {
                        break;
                    }
                    if !traits.has(Traits::CONFIGURABLE) {
                        array.set_length(index + 1);
                        return Ok(false);
                    }
                    self.remove_element(array, index)?;
                }
            } else {
                let elements = array.elements();
                // There is nothing beyond the length.
                for index in length..self.length_of(elements).min(array.length()) {
                    self.store(elements, 8 * u64::from(index), Value::HOLE);
                }
            }
        }
        array.set_length(length);
        Ok(true)
    }

    /// A new array with these elements.
    ///
    /// # Errors
    /// No memory.
    pub fn array(&mut self, values: &[Value]) -> Result<Value, Raise> {
        let prototype = self.realm().prototype(Kind::Array);
        let array = self.make_object(prototype, Kind::Array)?;
        self.fill_elements(array, values)?;
        array.set_length(values.len() as u32);
        Ok(Value::object(array))
    }

    /// Gives a new object its elements.
    pub(in super::super) fn fill_elements(&mut self, owner: Object, values: &[Value]) -> Result<(), Raise> {
        if !values.is_empty() {
            let elements = self.make_array(Class::Values, values.len())?;
            for (at, value) in (0..).zip(values) {
                self.store(elements, 8 * at, *value);
            }
            self.store_array(owner.0, object::ELEMENTS, elements);
        }
        Ok(())
    }
}

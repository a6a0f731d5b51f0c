//! Arrays whose elements lie together: many are moved at once.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::{EXTENSIBLE, FIXED_LENGTH, Kind, SPARSE, Traits};
use super::super::value::{Object, Value};
use super::elements::GAP;
use crate::managed::Raise;

impl Js<'_> {
    /// Whether an object is an array whose elements can be read and moved as they lie: no code of the program sees that, and what is not there
    /// is undefined.
    pub fn is_dense(&mut self, array: Object) -> bool {
        let room = self.length_of(array.elements());
        if array.kind() != Kind::Array
            || array.is(SPARSE | FIXED_LENGTH)
            || !array.is(EXTENSIBLE)
            || array.length() > room.saturating_add(GAP)
        {
            return false;
        }
        let mut at = array.prototype();
        while let Some(prototype) = at.as_object() {
            if prototype.is(SPARSE) || prototype.elements() != 0 {
                return false;
            }
            at = prototype.prototype();
        }
        true
    }

    /// The element of a dense array, which keeps it; a hole if it is not there.
    pub fn dense_element(&mut self, array: Object, index: u32) -> Value {
        let elements = array.elements();
        match index < self.length_of(elements) {
            true => heap::value(elements, 8 * u64::from(index)),
            false => Value::HOLE,
        }
    }

    /// Puts an element after the last one of a dense array.
    ///
    /// # Errors
    /// No memory.
    pub fn append(&mut self, array: Object, value: Value) -> Result<(), Raise> {
        self.add_element(array, array.length(), value, Traits::PLAIN)
    }

    /// Puts values in the place of so many elements of a dense array, which has them.
    ///
    /// # Errors
    /// No memory.
    pub fn replace_elements(
        &mut self,
        array: Object,
        start: u32,
        removed: u32,
        values: &[Value],
    ) -> Result<(), Raise> {
        let added = values.len() as u32;
        let (from, to) = (start + removed, start + added);
        let length = array.length() - removed + added;
        if added > removed {
            self.reserve_elements(array, length - 1)?;
        }
        let elements = array.elements();
        let room = self.length_of(elements);
        for index in start..from.min(room) {
            self.store(elements, 8 * u64::from(index), Value::HOLE);
        }
        let count = room.min(array.length()).saturating_sub(from);
        if count > 0 && from != to {
            heap::shift_values(elements, from.into(), to.into(), count.into());
            // What was moved and not overwritten is there twice.
            let twice = match to < from {
                true => to + count..from + count,
                false => from..to.min(from + count),
            };
            for index in twice {
                heap::set_word(elements, 8 * u64::from(index), 0);
            }
        }
        for (index, value) in (start..).zip(values) {
            self.store(elements, 8 * u64::from(index), *value);
        }
        array.set_length(length);
        Ok(())
    }
}

//! Attributes that no program sees by a name: private ones, and what the runtime keeps with an object.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::Traits;
use super::super::value::{Object, Value, tag};
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

impl Js<'_> {
    /// The value of a hidden attribute.
    pub(in super::super) fn hidden(&mut self, object: Object, name: u32) -> Option<Value> {
        self.find_name(object, name).map(|found| found.value())
    }

    /// Gives an object a hidden attribute, or another value for it.
    pub(in super::super) fn add_hidden(
        &mut self,
        object: Object,
        name: u32,
        value: Value,
    ) -> Result<(), Raise> {
        self.add_hidden_as(object, name, value, Traits::WRITABLE)
    }

    /// As [`Js::add_hidden`], of a kind.
    pub(in super::super) fn add_hidden_as(
        &mut self,
        object: Object,
        name: u32,
        value: Value,
        traits: Traits,
    ) -> Result<(), Raise> {
        match self.find_name(object, name) {
            Some(found) => {
                self.store(found.array, found.distance, value);
                Ok(())
            }
            None => self.add_name(object, name, value, traits),
        }
    }

    /// Whether a hidden attribute keeps its value.
    pub(in super::super) fn is_hidden_fixed(&mut self, object: Object, name: u32) -> bool {
        self.find_name(object, name)
            .is_some_and(|found| !found.traits.has(Traits::WRITABLE))
    }

    /// The getter and the setter that a value is.
    pub(in super::super) fn accessor(&self, value: Value) -> Option<(Value, Value)> {
        let accessor = value.address(tag::ACCESSOR)?;
        Some((
            heap::value(accessor, pair::FIRST),
            heap::value(accessor, pair::SECOND),
        ))
    }
}

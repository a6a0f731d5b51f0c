//! Own attributes with names, without regard to kinds of objects.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::{EXTENSIBLE, LAZY, Traits};
use super::super::value::{Object, Value};
use super::{Found, index};
use crate::dynamic::{Change, DICTIONARY};
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, object};

/// Slots of an object that gets its first attribute.
pub(in super::super) const SLOTS: usize = 4;

/// Slots that objects get at once at most.
const MOST_EXPECTED: usize = 64;

impl Object {
    pub(super) fn shape(self) -> u32 {
        heap::word(self.0, object::SHAPE) as u32
    }

    pub(super) fn slots(self) -> u64 {
        heap::word(self.0, object::SLOTS)
    }
}

impl Js<'_> {
    /// The attribute with a name.
    pub(in super::super) fn find_name(&mut self, object: Object, name: u32) -> Option<Found> {
        let shape = object.shape();
        if shape == DICTIONARY {
            return self.find_entry(object, name);
        }
        let (slot, traits) = self.vm().state().shapes.find(shape, name)?;
        Some(Found {
            array: object.slots(),
            distance: 8 * u64::from(slot),
            traits: Traits(traits),
        })
    }

    /// Adds an attribute that the object does not have.
    pub(super) fn add_name(
        &mut self,
        object: Object,
        name: u32,
        value: Value,
        traits: Traits,
    ) -> Result<(), Raise> {
        if !traits.has(Traits::WRITABLE) {
            self.restrict_name(name);
        }
        let realm = self.realm();
        realm.names_instances |= name == realm.telling;
        let shape = object.shape();
        if shape != DICTIONARY {
            if let Change::Shape(shape, count) = self.vm().state().shapes.added_with(shape, name, traits.0) {
                self.reserve_slots(object, count as usize)?;
                self.store(object.slots(), 8 * u64::from(count - 1), value);
                heap::set_word(object.0, object::SHAPE, shape.into());
                return Ok(());
            }
            self.become_indexed(object)?;
        }
        self.add_entry(object, name, value, traits)
    }

    /// Makes room for so many attributes.
    pub(in super::super) fn reserve_slots(&mut self, object: Object, count: usize) -> Result<(), Raise> {
        let old = object.slots();
        let length = self.length_of(old);
        if count > length as usize {
            let room = count.next_power_of_two().max(SLOTS);
            // Others with this prototype will need as many.
            if old != 0 {
                let prototype = object.prototype();
                let base = self.realm().prototype(super::super::kinds::Kind::Ordinary);
                if prototype != base && room <= MOST_EXPECTED {
                    self.realm().rooms.insert(prototype.0, room);
                }
            }
            let new = self.make_array(Class::Values, room)?;
            heap::move_values(old, new, length.into());
            self.store_array(object.0, object::SLOTS, new);
        }
        Ok(())
    }

    /// From now on the object gets no attributes: no shape may say what it would have with one more.
    pub(in super::super) fn prevent_extensions(&mut self, object: Object) -> Result<(), Raise> {
        if object.is(LAZY) {
            self.complete(object)?;
        }
        if object.shape() != DICTIONARY {
            self.become_indexed(object)?;
        }
        object.set_flag(EXTENSIBLE, false);
        Ok(())
    }

    /// Removes an attribute that the object has.
    pub(in super::super) fn remove_name(&mut self, object: Object, name: u32) -> Result<(), Raise> {
        let shape = object.shape();
        if shape != DICTIONARY {
            if let Change::Shape(parent, count) = self.vm().state().shapes.removed(shape, name) {
                heap::set_word(object.0, object::SHAPE, parent.into());
                self.store(object.slots(), 8 * u64::from(count), Value::HOLE);
                return Ok(());
            }
            self.become_indexed(object)?;
        }
        self.remove_entry(object, name);
        Ok(())
    }

    /// Changes the traits of an attribute that the object has.
    pub(super) fn retrait(&mut self, object: Object, name: u32, traits: Traits) -> Result<(), Raise> {
        let found = self.find_name(object, name);
        if found.is_none_or(|found| found.traits == traits) {
            return Ok(());
        }
        if !traits.has(Traits::WRITABLE) {
            self.restrict_name(name);
        }
        if object.shape() != DICTIONARY {
            self.become_indexed(object)?;
        }
        if let Some(found) = self.find_entry(object, name) {
            index::set_traits(found, name, traits);
        }
        Ok(())
    }

    /// All names, in the order in which they were added.
    pub(super) fn names(&mut self, object: Object) -> Vec<(u32, Traits)> {
        if object.shape() == DICTIONARY {
            return self.entries(object);
        }
        let all = self.vm().state().shapes.all(object.shape());
        let mut names: Vec<(u32, Traits)> = all.map(|(name, _, traits)| (name, Traits(traits))).collect();
        names.reverse();
        names
    }
}

//! Objects with many attributes, or of which one was removed: entries in the order in which they were added, and an index of their names.
//!
//! The slots are pairs. The first one has the index; the others a name, with its traits, and a value. An entry that was removed has no name.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::Traits;
use super::super::value::{Object, Value, tag};
use super::Found;
use crate::dynamic::DICTIONARY;
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, object};
use maple_mirbin::tagged;

/// Bits of the traits below a name.
const TRAIT_BITS: u32 = 4;
/// Entries that there is room for at first.
const ENTRIES: u64 = 8;
/// Bytes of an entry.
const ENTRY: u64 = 16;

const fn head(name: u32, traits: Traits) -> Value {
    Value(tagged::from_integer(
        (name as i64) << TRAIT_BITS | traits.0 as i64,
    ))
}

/// The name and the traits in the first half of an entry.
fn parts(head: Value) -> Option<(u32, Traits)> {
    if head == Value::HOLE {
        return None;
    }
    let number = tagged::to_integer(head.0);
    Some((
        (number >> TRAIT_BITS) as u32,
        Traits((number & ((1 << TRAIT_BITS) - 1)) as u8),
    ))
}

/// Writes the traits of an entry.
pub(super) fn set_traits(found: Found, name: u32, traits: Traits) {
    heap::set_word(found.array, found.distance - 8, head(name, traits).0);
}

const fn first(name: u32, room: u32) -> u32 {
    name.wrapping_mul(0x9e37_79b1) >> 7 & (room - 1)
}

impl Object {
    /// Entries that were used.
    fn used(self) -> u64 {
        heap::word(self.0, object::USED)
    }

    /// The array that tells where entries are.
    fn index(self) -> u64 {
        heap::value(self.slots(), 0).address(tag::INDEX).unwrap_or(0)
    }

    fn entry(self, at: u64) -> (Value, u64) {
        let distance = ENTRY * (at + 1);
        (heap::value(self.slots(), distance), distance + 8)
    }
}

impl Js<'_> {
    pub(super) fn find_entry(&mut self, object: Object, name: u32) -> Option<Found> {
        let index = object.index();
        let room = self.length_of(index);
        if !room.is_power_of_two() {
            return None;
        }
        let mut at = first(name, room);
        loop {
            let entry = heap::half(index, 4 * u64::from(at));
            if entry == 0 {
                return None;
            }
            let (head, distance) = object.entry(u64::from(entry - 1));
            if let Some((found, traits)) = parts(head)
                && found == name
            {
                return Some(Found {
                    array: object.slots(),
                    distance,
                    traits,
                });
            }
            at = (at + 1) & (room - 1);
        }
    }

    pub(super) fn add_entry(
        &mut self,
        object: Object,
        name: u32,
        value: Value,
        traits: Traits,
    ) -> Result<(), Raise> {
        let room = u64::from(self.length_of(object.slots())) / 2;
        if object.used() + 1 >= room {
            self.rebuild(object)?;
        }
        let at = object.used();
        let (_, distance) = object.entry(at);
        heap::set_word(object.slots(), distance - 8, head(name, traits).0);
        self.store(object.slots(), distance, value);
        heap::set_word(object.0, object::USED, at + 1);
        self.insert(object.index(), name, at);
        Ok(())
    }

    fn insert(&mut self, index: u64, name: u32, entry: u64) {
        let room = self.length_of(index);
        let mut at = first(name, room);
        while heap::half(index, 4 * u64::from(at)) != 0 {
            at = (at + 1) & (room - 1);
        }
        heap::set_half(index, 4 * u64::from(at), entry as u32 + 1);
    }

    pub(super) fn remove_entry(&mut self, object: Object, name: u32) {
        if let Some(found) = self.find_entry(object, name) {
            heap::set_word(found.array, found.distance - 8, Value::HOLE.0);
            self.store(found.array, found.distance, Value::HOLE);
        }
    }

    pub(super) fn entries(&mut self, object: Object) -> Vec<(u32, Traits)> {
        (0..object.used())
            .filter_map(|at| parts(object.entry(at).0))
            .collect()
    }

    /// New slots and a new index, without the entries that were removed.
    fn rebuild(&mut self, object: Object) -> Result<(), Raise> {
        let live = self.entries(object).len() as u64;
        let (slots, index) = self.room_for(2 * live)?;
        let (old, mut at) = (object.slots(), 0);
        for entry in 0..object.used() {
            let (head, distance) = object.entry(entry);
            if let Some((name, _)) = parts(head) {
                let to = ENTRY * (at + 1);
                heap::set_word(slots, to, head.0);
                heap::set_word(slots, to + 8, heap::word(old, distance));
                heap::set_word(old, distance, 0);
                self.insert(index, name, at);
                at += 1;
            }
        }
        heap::set_word(object.0, object::USED, at);
        self.store_array(object.0, object::SLOTS, slots);
        Ok(())
    }

    /// Slots for so many entries, and their index.
    fn room_for(&mut self, entries: u64) -> Result<(u64, u64), Raise> {
        let entries = entries.max(ENTRIES);
        let slots = self.make_array(Class::Values, 2 * (entries as usize + 1))?;
        let index = self.make_array(Class::Words, (2 * entries as usize).next_power_of_two())?;
        self.store(slots, 0, Value::reference(index, tag::INDEX));
        Ok((slots, index))
    }

    /// Gives an object of a shape entries with names.
    pub(super) fn become_indexed(&mut self, object: Object) -> Result<(), Raise> {
        let names = self.names(object);
        let (slots, index) = self.room_for(2 * names.len() as u64)?;
        let old = object.slots();
        for (at, (name, traits)) in (0..).zip(names) {
            let to = ENTRY * (at + 1);
            heap::set_word(slots, to, head(name, traits).0);
            heap::set_word(slots, to + 8, heap::word(old, 8 * at));
            heap::set_word(old, 8 * at, 0);
            self.insert(index, name, at);
            heap::set_word(object.0, object::USED, at + 1);
        }
        heap::set_word(object.0, object::SHAPE, DICTIONARY.into());
        self.store_array(object.0, object::SLOTS, slots);
        Ok(())
    }
}

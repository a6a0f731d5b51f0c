//! Tables of keys and values in the order in which keys were added: what `Map` and `Set` keep.
//!
//! A table is an object that no program sees. Its elements are entries: a key, a value, and the number of the entry, which grows from one to
//! the next and stays the same when entries move. The slots are an index of the entries by the hash of the key. A removed entry has no key.
//! Who goes through a table remembers the number of the entry that comes next.

use std::hash::Hasher;

use rustc_hash::FxHasher;

use super::context::Js;
use super::heap;
use super::kinds::Kind;
use super::value::{Kind as ValueKind, Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, object};

/// Values of an entry, and their distances.
const PARTS: u64 = 3;
const ENTRY: u64 = 8 * PARTS;
const VALUE: u64 = 8;
const NUMBER: u64 = 16;
/// Entries that there is room for at first.
const ENTRIES: u32 = 8;
/// Places of the index for each entry.
const PLACES: u32 = 2;

/// The number of the next entry, and where it was last.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Place {
    number: u64,
    at: u32,
}

impl Place {
    /// The place as two numbers.
    pub fn parts(self) -> (u64, u32) {
        (self.number, self.at)
    }

    /// The place that two numbers say.
    pub fn of(number: u64, at: u32) -> Place {
        Place { number, at }
    }
}

/// A table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table(Object);

impl Table {
    /// The table that an object keeps.
    pub fn of(owner: Object) -> Option<Table> {
        owner.data().as_object().map(Table)
    }

    /// Entries that were used, removed ones among them.
    fn used(self) -> u32 {
        heap::word(self.0.0, object::USED) as u32
    }

    fn set_used(self, used: u32) {
        self.set_bounds(self.first(), used);
    }

    /// The first entry that may have a key: programs remove the oldest keys one after the other.
    fn first(self) -> u32 {
        (heap::word(self.0.0, object::USED) >> 32) as u32
    }

    fn set_bounds(self, first: u32, used: u32) {
        heap::set_word(self.0.0, object::USED, u64::from(first) << 32 | u64::from(used));
    }

    /// The number of the next new entry.
    fn next_number(self) -> u64 {
        heap::word(self.0.0, object::CODE)
    }

    /// Keys in it.
    pub fn count(self) -> u32 {
        self.0.length()
    }

    fn key(self, at: u32) -> Value {
        heap::value(self.0.elements(), ENTRY * u64::from(at))
    }

    fn value(self, at: u32) -> Value {
        heap::value(self.0.elements(), ENTRY * u64::from(at) + VALUE)
    }

    fn number(self, at: u32) -> u64 {
        let number = heap::value(self.0.elements(), ENTRY * u64::from(at) + NUMBER);
        number.as_number().unwrap_or(0.0) as u64
    }

    fn index(self) -> u64 {
        heap::word(self.0.0, object::SLOTS)
    }

    /// The first entry whose number is at least that of a place.
    fn entry_from(self, place: Place) -> u32 {
        let is_there = |at: u32| {
            (at == self.used() || at < self.used() && self.number(at) >= place.number)
                && (at == 0 || self.number(at - 1) < place.number)
        };
        if place.at <= self.used() && is_there(place.at) {
            return place.at;
        }
        let (mut low, mut high) = (0, self.used());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.number(middle) < place.number {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        low
    }

    /// The entry at a place, or the one after it, and the place behind that.
    pub fn next(self, place: &mut Place) -> Option<(Value, Value)> {
        let mut at = self.entry_from(*place).max(self.first());
        while at < self.used() {
            let (key, value) = (self.key(at), self.value(at));
            let number = self.number(at);
            at += 1;
            if key != Value::HOLE {
                *place = Place::of(number + 1, at);
                return Some((key, value));
            }
        }
        *place = Place::of(self.next_number(), at);
        None
    }
}

impl Js<'_> {
    /// A new table, kept by an object from now on.
    pub(super) fn give_table(&mut self, owner: Object) -> Result<(), Raise> {
        let table = self.make_object(Value::NULL, Kind::Ordinary)?;
        self.reserve_entries(Table(table), ENTRIES)?;
        self.set_data(owner, Value::object(table));
        Ok(())
    }

    /// A key such that equal ones are the same value, but for strings and big integers: zeros are one number.
    fn table_key(value: Value) -> Value {
        match value.as_number() {
            Some(0.0) => Value::ZERO,
            Some(number) if number.is_nan() => Value::number(f64::NAN),
            _ => value,
        }
    }

    fn table_hash(&mut self, key: Value) -> Result<u32, Raise> {
        let mut hasher = FxHasher::default();
        match key.kind() {
            ValueKind::String(text) => {
                for unit in self.units(text)?.iter() {
                    hasher.write_u16(unit);
                }
            }
            ValueKind::BigInt(big) => hasher.write(&self.bytes_of_big(big)),
            _ => hasher.write_u64(key.0),
        }
        let hash = hasher.finish();
        Ok((hash ^ hash >> 32) as u32)
    }

    fn same_key(&mut self, a: Value, b: Value) -> Result<bool, Raise> {
        match (a.kind(), b.kind()) {
            (ValueKind::String(a), ValueKind::String(b)) => self.same_string(a, b),
            (ValueKind::BigInt(a), ValueKind::BigInt(b)) => Ok(self.same_big(a, b)),
            _ => Ok(a == b),
        }
    }

    /// The entry with a key.
    fn table_find(&mut self, table: Table, key: Value) -> Result<Option<u32>, Raise> {
        let room = self.length_of(table.index());
        if !room.is_power_of_two() {
            return Ok(None);
        }
        let mut place = self.table_hash(key)? & (room - 1);
        loop {
            let entry = heap::half(table.index(), 4 * u64::from(place));
            if entry == 0 {
                return Ok(None);
            }
            let known = table.key(entry - 1);
            if known != Value::HOLE && self.same_key(known, key)? {
                return Ok(Some(entry - 1));
            }
            place = (place + 1) & (room - 1);
        }
    }

    /// The value of a key.
    pub(super) fn table_get(&mut self, table: Table, key: Value) -> Result<Option<Value>, Raise> {
        let found = self.table_find(table, Js::table_key(key))?;
        Ok(found.map(|at| table.value(at)))
    }

    /// Gives a key a value.
    pub(super) fn table_set(&mut self, table: Table, key: Value, value: Value) -> Result<(), Raise> {
        let key = Js::table_key(key);
        if let Some(at) = self.table_find(table, key)? {
            self.store(table.0.elements(), ENTRY * u64::from(at) + VALUE, value);
            return Ok(());
        }
        let room = self.length_of(table.0.elements()) / PARTS as u32;
        if table.used() == room {
            // Where most entries were removed they give enough room.
            let wanted = match table.count() > room / 2 {
                true => room.saturating_mul(2),
                false => room,
            };
            self.reserve_entries(table, wanted.max(ENTRIES))?;
        }
        let (at, number) = (table.used(), table.next_number());
        let elements = table.0.elements();
        self.store(elements, ENTRY * u64::from(at), key);
        self.store(elements, ENTRY * u64::from(at) + VALUE, value);
        self.store(
            elements,
            ENTRY * u64::from(at) + NUMBER,
            Value::number(number as f64),
        );
        heap::set_word(table.0.0, object::CODE, number + 1);
        table.set_used(at + 1);
        table.0.set_length(table.count() + 1);
        self.index_entry(table, at)
    }

    /// Removes a key; says whether it was there.
    pub(super) fn table_remove(&mut self, table: Table, key: Value) -> Result<bool, Raise> {
        let Some(at) = self.table_find(table, Js::table_key(key))? else {
            return Ok(false);
        };
        let elements = table.0.elements();
        self.store(elements, ENTRY * u64::from(at), Value::HOLE);
        self.store(elements, ENTRY * u64::from(at) + VALUE, Value::UNDEFINED);
        table.0.set_length(table.count() - 1);
        let (mut first, used) = (table.first(), table.used());
        while first < used && table.key(first) == Value::HOLE {
            first += 1;
        }
        table.set_bounds(first, used);
        Ok(true)
    }

    /// Removes all keys.
    pub(super) fn table_clear(&mut self, table: Table) -> Result<(), Raise> {
        table.set_bounds(0, 0);
        table.0.set_length(0);
        self.store_array(table.0.0, object::ELEMENTS, 0);
        self.reserve_entries(table, ENTRIES)
    }

    /// Moves entries to where there is room for so many, without those that were removed.
    fn reserve_entries(&mut self, table: Table, room: u32) -> Result<(), Raise> {
        let old = table.0.elements();
        let new = self.make_array(Class::Values, room as usize * PARTS as usize)?;
        let places = room.saturating_mul(PLACES).next_power_of_two();
        let index = self.make_array(Class::Words, places as usize)?;
        let mut used = 0;
        for at in 0..table.used() {
            let from = ENTRY * u64::from(at);
            if heap::value(old, from) != Value::HOLE {
                for part in (0..ENTRY).step_by(8) {
                    let to = ENTRY * u64::from(used) + part;
                    heap::set_word(new, to, heap::word(old, from + part));
                    heap::set_word(old, from + part, 0);
                }
                used += 1;
            }
        }
        table.set_bounds(0, used);
        self.store_array(table.0.0, object::ELEMENTS, new);
        self.store_array(table.0.0, object::SLOTS, index);
        for at in 0..used {
            self.index_entry(table, at)?;
        }
        Ok(())
    }

    fn index_entry(&mut self, table: Table, at: u32) -> Result<(), Raise> {
        let (index, room) = (table.index(), self.length_of(table.index()));
        let mut place = self.table_hash(table.key(at))? & (room - 1);
        while heap::half(index, 4 * u64::from(place)) != 0 {
            place = (place + 1) & (room - 1);
        }
        heap::set_half(index, 4 * u64::from(place), at + 1);
        Ok(())
    }
}

//! What places of a program remember about the objects that they saw ([`property`], [`layout`]), and what instructions find by that.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{EXTENSIBLE, Kind, LAZY, Traits};
use super::super::realm::Seen;
use super::super::value::{Object, Value};
use super::Found;
use super::get::primitive_kind;
use crate::dynamic::{Change, DICTIONARY, layout};
use crate::managed::Raise;
use maple_mirbin::Xintrinsic;
use maple_mirbin::js::layout::{Class, flags, object, property};
use maple_mirbin::tagged::{self, ABSENT};

/// Places of the table of attributes that were read: a power of two.
const SEEN: usize = 1024;
/// Of so many reads that the table answers, one is noted at its place.
const RARELY: u32 = 4;

impl Seen {
    fn place(shape: u32, name: u32) -> usize {
        let mixed = shape.wrapping_mul(0x9e37_79b1) ^ name.wrapping_mul(0x85eb_ca6b);
        (mixed >> 16) as usize % SEEN
    }

    /// The value for an object of the shape; `None` if its prototypes are others.
    fn value(self, object: Object) -> Option<Value> {
        let mut holder = object;
        for shape in [self.first, self.second].into_iter().take(self.depth as usize) {
            holder = holder
                .prototype()
                .as_object()
                .filter(|next| next.shape() == shape)?;
        }
        Some(heap::value(holder.slots(), 8 * u64::from(self.slot)))
    }
}

impl Js<'_> {
    /// The value of an attribute; a cell remembers where it was.
    ///
    /// # Errors
    /// As [`Js::get_of`].
    pub fn get_noted(&mut self, value: Value, key: Key, cell: u64) -> Result<Value, Raise> {
        let Key::Name(name) = key else {
            return self.get_of(value, key);
        };
        let cell = value.as_object().map(|_| cell);
        let Some(object) = value.as_object().or_else(|| self.primitive_base(value, name)) else {
            return self.get_of(value, key);
        };
        if let Some(seen) = self.seen(object, name)
            && let Some(found) = seen.value(object)
        {
            // A place with objects of several shapes would be written each time.
            let realm = self.realm();
            realm.answered = realm.answered.wrapping_add(1);
            if let Some(cell) = cell.filter(|_| realm.answered.is_multiple_of(RARELY)) {
                self.note(seen, cell);
            }
            return Ok(self.hold(found));
        }
        let found = self.get_of(value, key)?;
        if let Some(seen) = self.look_for(object, name) {
            if let Some(cell) = cell {
                self.note(seen, cell);
            }
            self.add_seen(seen);
        }
        Ok(found)
    }

    /// The object whose attribute a primitive value has, if it has none with the name itself.
    fn primitive_base(&mut self, value: Value, name: u32) -> Option<Object> {
        let kind = primitive_kind(value)?;
        if kind == Kind::String && name == self.realm().names.length {
            return None;
        }
        self.realm().prototype(kind).as_object()
    }

    fn seen(&mut self, object: Object, name: u32) -> Option<Seen> {
        let shape = object.shape();
        let seen = *self.realm().seen.get(Seen::place(shape, name))?;
        (seen.shape == shape && seen.name == name && shape != DICTIONARY).then_some(seen)
    }

    fn add_seen(&mut self, seen: Seen) {
        let table = &mut self.realm().seen;
        if table.is_empty() {
            let nothing = Seen {
                shape: DICTIONARY,
                ..Seen::default()
            };
            table.resize(SEEN, nothing);
        }
        if let Some(place) = table.get_mut(Seen::place(seen.shape, seen.name)) {
            *place = seen;
        }
    }

    /// Lets a cell remember where an attribute was.
    fn note(&mut self, seen: Seen, cell: u64) {
        let (shape, slot) = (u64::from(seen.shape), u64::from(seen.slot));
        if seen.depth == 0 {
            self.vm().set_word(cell + property::OWN, shape << 32 | slot);
            return;
        }
        let second = u64::from(seen.second) << 32 | slot;
        self.vm().set_word(cell + property::SLOT, second);
        let first = shape << 32 | u64::from(seen.first);
        self.vm().set_word(cell + property::SHAPES, first);
    }

    /// Assigns to an attribute with `assign`; a cell remembers what that did.
    ///
    /// # Errors
    /// Those of `assign`.
    pub fn put_noted(
        &mut self,
        target: Value,
        key: Key,
        cell: u64,
        assign: impl FnOnce(&mut Self) -> Result<Value, Raise>,
    ) -> Result<Value, Raise> {
        let before = target.as_object().map(Object::shape);
        let result = assign(self)?;
        if let (Some(object), Key::Name(name), Some(before)) = (target.as_object(), key, before) {
            self.note_written(object, name, before, cell);
        }
        Ok(result)
    }

    /// Whether attributes with a name may be there although no shape says so.
    fn is_exotic(&mut self, name: u32) -> bool {
        let names = &self.realm().names;
        [names.length, names.name, names.prototype].contains(&name)
    }

    /// An attribute with a value that instructions may read at once.
    fn plain(&mut self, object: Object, name: u32) -> Option<Found> {
        if object.is(LAZY) && self.is_exotic(name) || object.shape() == DICTIONARY {
            return None;
        }
        self.find_name(object, name)
            .filter(|found| !found.traits.has(Traits::ACCESSOR))
    }

    /// Where an attribute is that can be read without running code.
    fn look_for(&mut self, object: Object, name: u32) -> Option<Seen> {
        // Global variables are attributes that no shape says.
        if object.shape() == DICTIONARY || self.realm().global == Some(Value::object(object)) {
            return None;
        }
        let mut seen = Seen {
            shape: object.shape(),
            name,
            ..Seen::default()
        };
        if let Some(found) = self.plain(object, name) {
            seen.slot = (found.distance / 8) as u32;
            return Some(seen);
        }
        if self.is_exotic(name) || self.find_name(object, name).is_some() {
            return None;
        }
        let mut holder = object;
        while seen.depth < 2 {
            holder = holder.prototype().as_object()?;
            if holder.shape() == DICTIONARY {
                return None;
            }
            seen.depth += 1;
            match seen.depth {
                1 => seen.first = holder.shape(),
                _ => seen.second = holder.shape(),
            }
            if let Some(found) = self.plain(holder, name) {
                seen.slot = (found.distance / 8) as u32;
                return Some(seen);
            }
            if self.find_name(holder, name).is_some() {
                return None;
            }
        }
        None
    }

    fn note_written(&mut self, object: Object, name: u32, before: u32, cell: u64) {
        let after = object.shape();
        if after == DICTIONARY || self.is_exotic(name) {
            return;
        }
        let Some(found) = self.plain(object, name) else {
            return;
        };
        if !found.traits.has(Traits::WRITABLE) {
            return;
        }
        let slot = found.distance / 8;
        if before == after {
            self.vm().set_word(cell, u64::from(after) << 32 | slot);
        } else if object.is(EXTENSIBLE)
            && !self.realm().restricted.contains(&name)
            && matches!(self.vm().state().shapes.removed(after, name), Change::Shape(parent, _) if parent == before)
        {
            let change = u64::from(before) << 32 | u64::from(after);
            self.vm().set_word(cell + layout::SLOT, slot);
            if self.vm().set_word(cell + layout::CHANGE, change) {
                self.realm().additions.push((name, cell));
            }
        }
    }

    /// From now on some objects have an attribute with this name that cannot be assigned as others are: what inherits it gets none by assignment.
    pub(in super::super) fn restrict_name(&mut self, name: u32) {
        if !self.realm().restricted.insert(name) {
            return;
        }
        let additions = std::mem::take(&mut self.realm().additions);
        let (now, others) = additions.into_iter().partition(|(added, _)| *added == name);
        self.realm().additions = others;
        let now: Vec<(u32, u64)> = now;
        for (_, cell) in now {
            self.vm().set_word(cell + layout::CHANGE, 0);
        }
    }

    /// What an instruction finds without the runtime's help (the stepper's side of it).
    ///
    /// # Errors
    /// A trap if the operands are others.
    pub fn look(&mut self, id: Xintrinsic, args: &[u64]) -> Option<u64> {
        let &[value, ..] = args else { return None };
        if id == Xintrinsic::LoadLength {
            return Some(self.plain_length(Value(value)).map_or(ABSENT, |length| length.0));
        }
        let at = *args.get(1)?;
        let object = Value(value).as_object().filter(|object| {
            let class = self.realm().classes.get(Class::Object as usize).copied();
            Some(self.vm().class_of(object.0)) == class
        });
        let absent = match id {
            Xintrinsic::LoadProperty | Xintrinsic::LoadItem => ABSENT,
            _ => 0,
        };
        let Some(object) = object else { return Some(absent) };
        let place = match id {
            Xintrinsic::CallTarget => {
                let other = flags::instead_of_code(object.flags(), object.length(), at as u32);
                return Some(other.unwrap_or_else(|| heap::word(object.0, object::CODE)));
            }
            Xintrinsic::LoadProperty => self.noted(object, at)?,
            Xintrinsic::StoreProperty => {
                let known = self.cell_word(at)?;
                (known >> 32 == u64::from(object.shape())).then_some((object.slots(), known as u32))
            }
            _ => {
                let there = tagged::is_integer(at);
                let found = there.then(|| self.find_plain(object, tagged::to_i32(at) as u32));
                found
                    .flatten()
                    .filter(|_| object.elements() != 0)
                    .map(|found| (found.array, (found.distance / 8) as u32))
            }
        };
        let Some((array, slot)) = place.filter(|(array, slot)| *slot < self.length_of(*array)) else {
            return Some(absent);
        };
        let distance = 8 * u64::from(slot);
        match (id, args) {
            (Xintrinsic::StoreProperty | Xintrinsic::StoreItem, &[_, _, new]) => {
                self.store(array, distance, Value(new));
                Some(1)
            }
            _ => {
                let value = heap::value(array, distance);
                Some(self.give(value))
            }
        }
    }

    /// The length of an array or a string that is an integer.
    fn plain_length(&mut self, value: Value) -> Option<Value> {
        let length = match (value.as_object(), value.as_string()) {
            (Some(object), _) if object.kind() == Kind::Array => object.length(),
            (_, Some(text)) => self.string_length(text),
            _ => return None,
        };
        i32::try_from(length).ok().map(Value::int)
    }

    fn cell_word(&mut self, address: u64) -> Option<u64> {
        let bytes = self.vm().bytes(address, 8)?;
        Some(u64::from_le_bytes(bytes.try_into().ok()?))
    }

    /// The array and the slot that a cell names for an object.
    fn noted(&mut self, object: Object, cell: u64) -> Option<Option<(u64, u32)>> {
        let shape = u64::from(object.shape());
        let own = self.cell_word(cell + property::OWN)?;
        if own >> 32 == shape {
            return Some(Some((object.slots(), own as u32)));
        }
        let (shapes, slot) = (
            self.cell_word(cell + property::SHAPES)?,
            self.cell_word(cell + property::SLOT)?,
        );
        let next = |object: Object, shape: u64| {
            let next = object.prototype().as_object();
            next.filter(|next| u64::from(next.shape()) == shape)
        };
        if shapes >> 32 != shape {
            return Some(None);
        }
        let mut holder = next(object, u64::from(shapes as u32));
        if slot >> 32 != 0 {
            holder = holder.and_then(|first| next(first, slot >> 32));
        }
        Some(holder.map(|holder| (holder.slots(), slot as u32)))
    }
}

//! What places of a program remember about the objects that they saw ([`property`], [`layout`]), and what instructions find by that.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{EXTENSIBLE, LAZY, Traits};
use super::super::value::{Object, Value};
use super::Found;
use crate::dynamic::{Change, DICTIONARY, layout};
use crate::managed::Raise;
use maple_mirbin::Xintrinsic;
use maple_mirbin::js::layout::{Class, flags, object, property};
use maple_mirbin::tagged::{self, ABSENT};

impl Js<'_> {
    /// The value of an attribute; a cell remembers where it was.
    ///
    /// # Errors
    /// As [`Js::get_of`].
    pub fn get_noted(&mut self, value: Value, key: Key, cell: u64) -> Result<Value, Raise> {
        let found = self.get_of(value, key)?;
        if let (Some(object), Key::Name(name)) = (value.as_object(), key) {
            self.note_read(object, name, cell);
        }
        Ok(found)
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

    fn note_read(&mut self, object: Object, name: u32, cell: u64) {
        let shape = u64::from(object.shape());
        if object.shape() == DICTIONARY {
            return;
        }
        if let Some(found) = self.plain(object, name) {
            self.vm()
                .set_word(cell + property::OWN, shape << 32 | (found.distance / 8));
            return;
        }
        if self.is_exotic(name) || self.find_name(object, name).is_some() {
            return;
        }
        let mut shapes = Vec::new();
        let mut holder = object;
        while let (Some(next), true) = (holder.prototype().as_object(), shapes.len() < 2) {
            holder = next;
            if holder.shape() == DICTIONARY {
                return;
            }
            shapes.push(u64::from(holder.shape()));
            if let Some(found) = self.plain(holder, name) {
                let (first, second) = (shapes[0], shapes.get(1).copied().unwrap_or(0));
                self.vm()
                    .set_word(cell + property::SLOT, second << 32 | (found.distance / 8));
                self.vm().set_word(cell + property::SHAPES, shape << 32 | first);
                return;
            }
            if self.find_name(holder, name).is_some() {
                return;
            }
        }
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
        let &[value, at, ..] = args else { return None };
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
                let fits = object.flags() & (flags::KIND | flags::DETOURS) == flags::FUNCTION
                    && flags::takes(object.length(), at as u32);
                return Some(if fits {
                    heap::word(object.0, object::CODE)
                } else {
                    0
                });
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

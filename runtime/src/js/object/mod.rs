//! Objects and their attributes (ECMAScript 5.1 §8.6, §8.12).
//!
//! Attributes are in slots that the shape tells, or, where there are many or one was removed, in entries with an index. Elements of arrays and
//! of other objects are in an array of their own as long as they are plain and lie close together; else they are attributes like others.

mod attributes;
mod cells;
mod dense;
mod elements;
mod exotic;
mod get;
mod hidden;
mod index;
mod keys;
mod mapped;
mod set;

pub(super) use attributes::SLOTS;
pub use exotic::Own;
pub use set::Descriptor;

use super::context::Js;
use super::heap;
use super::kinds::{Kind, Traits};
use super::value::{Object, Value};
use maple_mirbin::js::layout::object;

/// An attribute that was found: the object and distance of its value, and its traits. It is valid until attributes are added or removed.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub(super) array: u64,
    pub(super) distance: u64,
    /// What is said about it.
    pub traits: Traits,
}

impl Found {
    /// Its value, or its accessor, which the object keeps.
    pub fn value(self) -> Value {
        heap::value(self.array, self.distance)
    }
}

impl Object {
    /// Its kind.
    pub fn kind(self) -> Kind {
        let number = self.flags() & 0xff;
        Kind::ALL.get(number as usize).copied().unwrap_or(Kind::Ordinary)
    }

    /// The word with its kind.
    pub fn flags(self) -> u32 {
        heap::half(self.0, object::FLAGS)
    }

    /// Whether a bit of that word is set.
    pub fn is(self, flag: u32) -> bool {
        self.flags() & flag != 0
    }

    /// Sets or clears a bit of that word.
    pub fn set_flag(self, flag: u32, on: bool) {
        let flags = if on {
            self.flags() | flag
        } else {
            self.flags() & !flag
        };
        heap::set_half(self.0, object::FLAGS, flags);
    }

    /// The prototype: an object or null.
    pub fn prototype(self) -> Value {
        heap::value(self.0, object::PROTOTYPE)
    }

    /// What an object of its kind keeps.
    pub fn data(self) -> Value {
        heap::value(self.0, object::DATA)
    }

    /// The word with the length of an array.
    pub fn length(self) -> u32 {
        heap::half(self.0, object::LENGTH)
    }

    /// Sets that word.
    pub(super) fn set_length(self, length: u32) {
        heap::set_half(self.0, object::LENGTH, length);
    }

    /// Whether it can be called.
    pub fn is_callable(self) -> bool {
        self.kind() == Kind::Function
    }
}

impl Js<'_> {
    /// Changes the prototype.
    pub fn set_prototype(&mut self, object: Object, prototype: Value) {
        self.store(object.0, object::PROTOTYPE, prototype);
    }

    /// Changes what an object of its kind keeps.
    pub fn set_data(&mut self, object: Object, value: Value) {
        self.store(object.0, object::DATA, value);
    }
}

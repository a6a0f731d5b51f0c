//! Dynamic values: shapes of objects whose attributes are made at run time, and the host functions that go with such values.
//!
//! An object has a shape, which says which attribute is in which slot, and slots. Objects that got the same attributes in the same order
//! have the same shape, so a place in a program that has seen a shape knows the slot. Nothing here touches an object: the engine does.

/// Where what belongs to an object is: distances in bytes.
pub mod layout {
    /// The shape, 64 bits.
    pub const SHAPE: u64 = 0;
    /// The slots: a reference to an array of tagged values.
    pub const SLOTS: u64 = 8;
    /// How many entries its dictionary has used.
    pub const USED: u64 = 16;
    /// Bytes of an object.
    pub const SIZE: u32 = 24;
    /// The number of slots: so many bytes before them.
    pub const COUNT: u64 = 4;
    /// In the cell of a place, after the shape and the slot that it saw last: the number of the name, and 1, or 0 if nobody has asked for it.
    pub const SYMBOL: u64 = 8;
    /// In that of a place that stores: the shape of an object that got the attribute there, before and after.
    pub const CHANGE: u64 = 16;
    /// And the slot that it got.
    pub const SLOT: u64 = 24;
}

mod host;
mod shapes;

pub use host::{Library, flush, put, put_error};
pub use shapes::{Change, DICTIONARY, EMPTY, KnownSlot, MOST, Shapes};

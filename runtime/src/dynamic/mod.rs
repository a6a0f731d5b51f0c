//! Dynamic values: shapes of objects whose attributes are made at run time, and the host functions that go with such values.
//!
//! An object has a shape, which says which attribute is in which slot, and slots. Objects that got the same attributes in the same order
//! have the same shape, so a place in a program that has seen a shape knows the slot. Nothing here touches an object: the engine does.

mod host;
mod shapes;

pub use host::Library;
pub use shapes::{Change, DICTIONARY, EMPTY, MOST, Shapes};

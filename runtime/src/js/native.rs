//! Functions of the runtime that programs call.

use super::context::Js;
use super::value::Value;
use crate::managed::Raise;

/// What a function of the runtime gets.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    /// The function itself.
    pub callee: Value,
    /// `this`
    pub this: Value,
    /// The arguments.
    pub args: &'a [Value],
    /// Whether `new` calls it.
    pub is_new: bool,
}

impl Call<'_> {
    /// The argument at a place, undefined if there are fewer.
    pub fn arg(&self, at: usize) -> Value {
        self.args.get(at).copied().unwrap_or(Value::UNDEFINED)
    }
}

/// What such a function does. Its result is kept.
pub type Body = fn(&mut Js<'_>, &Call<'_>) -> Result<Value, Raise>;

/// A function of the runtime.
#[derive(Debug)]
pub struct Native {
    /// Its name.
    pub name: &'static str,
    /// What its `length` says.
    pub length: u8,
    /// What it does.
    pub body: Body,
}

impl Native {
    /// A row of a table.
    pub const fn new(name: &'static str, length: u8, body: Body) -> Native {
        Native { name, length, body }
    }
}

/// Bits of a number that tell the place in a table; the others tell the table.
const PLACE_BITS: u32 = 16;

/// The number of a function: its table's, and its place there.
pub const fn number(table: usize, place: usize) -> u32 {
    (table as u32) << PLACE_BITS | place as u32
}

/// The number of `Function.prototype.apply`.
pub const APPLY: u32 = 1 << PLACE_BITS | 3;
/// The number of `Function.prototype[Symbol.hasInstance]`.
pub const HAS_INSTANCE: u32 = 1 << PLACE_BITS | 6;

impl Js<'_> {
    /// The function with a number.
    pub(super) fn native(&mut self, number: u32) -> Option<&'static Native> {
        let place = number & ((1 << PLACE_BITS) - 1);
        let table = self.realm().natives.get((number >> PLACE_BITS) as usize)?;
        table.get(place as usize)
    }
}

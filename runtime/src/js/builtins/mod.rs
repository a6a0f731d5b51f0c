//! The objects that every program has (ECMAScript 5.1 §15).
//!
//! A file has the functions of a constructor, its prototype and what belongs to it, in a table; [`install`] makes the objects.

mod array;
mod error;
mod function;
mod global;
mod math;
mod object;
mod primitive;
mod text;

use super::context::Js;
use super::key::Key;
use super::kinds::{Kind, Traits};
use super::native::{Native, number};
use super::value::{Object, Value};
use crate::managed::Raise;

/// The tables of functions, whose order is that of their numbers.
pub static TABLES: &[&[Native]] = &[
    object::FUNCTIONS,
    function::FUNCTIONS,
    array::FUNCTIONS,
    text::FUNCTIONS,
    primitive::FUNCTIONS,
    math::FUNCTIONS,
    error::FUNCTIONS,
    global::FUNCTIONS,
];

/// Makes the objects.
///
/// # Errors
/// No memory.
pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    // Functions come first: all others are some.
    let base = js.realm().prototype(Kind::Ordinary);
    let function = js.make_object(base, Kind::Function)?;
    function.set_flag(super::kinds::NATIVE, true);
    function.set_length(number(function::TABLE, 0));
    js.set_prototype_of_kind(Kind::Function, Value::object(function));
    function::install(js, function)?;
    object::install(js)?;
    array::install(js)?;
    text::install(js)?;
    primitive::install(js)?;
    error::install(js)?;
    math::install(js)?;
    global::install(js)
}

impl Js<'_> {
    /// Adds an attribute to an object of the realm.
    pub(super) fn set_own(
        &mut self,
        object: Object,
        name: &str,
        value: Value,
        traits: Traits,
    ) -> Result<(), Raise> {
        let key = self.key(name)?;
        self.add(object, key, value, traits)
    }

    /// Adds functions of a table to an object.
    pub(super) fn add_functions(
        &mut self,
        object: Object,
        table: usize,
        places: std::ops::Range<usize>,
    ) -> Result<(), Raise> {
        for place in places {
            let Some(native) = TABLES.get(table).and_then(|table| table.get(place)) else {
                continue;
            };
            let function = self.make_native(number(table, place), false)?;
            self.set_own(object, native.name, Value::object(function), Traits::METHOD)?;
        }
        Ok(())
    }

    /// A constructor, known by its name in the global object, and its prototype.
    pub(super) fn add_constructor(
        &mut self,
        table: usize,
        place: usize,
        prototype: Object,
    ) -> Result<Object, Raise> {
        let constructor = self.make_native(number(table, place), true)?;
        let name = TABLES
            .get(table)
            .and_then(|table| table.get(place))
            .map_or("", |native| native.name);
        // Its own attributes exist before others are added.
        let key = Key::Name(self.realm().names.prototype);
        self.own(constructor, key)?;
        self.add(constructor, key, Value::object(prototype), Traits::NONE)?;
        let constructor_name = Key::Name(self.realm().names.constructor);
        self.add(
            prototype,
            constructor_name,
            Value::object(constructor),
            Traits::METHOD,
        )?;
        self.add_global(name, Value::object(constructor), Traits::METHOD)?;
        Ok(constructor)
    }

    /// Adds an attribute to the global object.
    pub(super) fn add_global(&mut self, name: &str, value: Value, traits: Traits) -> Result<(), Raise> {
        match self.realm().global.and_then(Value::as_object) {
            Some(global) => self.set_own(global, name, value, traits),
            None => Ok(()),
        }
    }

    /// A prototype for objects of a kind, which is one of them.
    pub(super) fn make_prototype(&mut self, kind: Kind) -> Result<Object, Raise> {
        let base = self.realm().prototype(Kind::Ordinary);
        let prototype = self.make_object(base, kind)?;
        self.set_prototype_of_kind(kind, Value::object(prototype));
        Ok(prototype)
    }
}

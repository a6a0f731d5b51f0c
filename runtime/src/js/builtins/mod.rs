//! The objects that every program has (ECMAScript 5.1 §15).
//!
//! A file has the functions of a constructor, its prototype and what belongs to it, in a table; [`install`] makes the objects.

mod array;
mod bigint;
mod collection;
mod date;
mod error;
mod evaluate;
mod function;
mod generator;
mod global;
mod host;
mod iterator;
mod json;
mod math;
mod object;
mod object_more;
mod primitive;
mod promise;
mod reflect;
mod regexp;
mod string;
mod symbol;
mod typed;

use super::context::Js;
use super::key::Key;
use super::kinds::{Kind, Traits};
use super::native::{Call, Native, number};
use super::realm::WellKnown;
use super::value::{Object, Value};
use crate::managed::Raise;

/// The tables of functions, whose order is that of their numbers.
pub static TABLES: &[&[Native]] = &[
    object::FUNCTIONS,
    function::FUNCTIONS,
    array::FUNCTIONS,
    string::FUNCTIONS,
    primitive::FUNCTIONS,
    math::FUNCTIONS,
    error::FUNCTIONS,
    global::FUNCTIONS,
    symbol::FUNCTIONS,
    object_more::FUNCTIONS,
    json::FUNCTIONS,
    regexp::FUNCTIONS,
    iterator::FUNCTIONS,
    date::FUNCTIONS,
    host::FUNCTIONS,
    host::console::FUNCTIONS,
    collection::FUNCTIONS,
    collection::weak::FUNCTIONS,
    reflect::FUNCTIONS,
    promise::FUNCTIONS,
    host::timer::FUNCTIONS,
    host::process::FUNCTIONS,
    generator::FUNCTIONS,
    evaluate::FUNCTIONS,
    host::module::FUNCTIONS,
    host::files::FUNCTIONS,
    typed::FUNCTIONS,
    typed::array::FUNCTIONS,
    typed::view::FUNCTIONS,
    typed::methods::FUNCTIONS,
    host::module::OF_MODULES,
    super::embed::FUNCTIONS,
    bigint::FUNCTIONS,
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
    symbol::install(js)?;
    bigint::install(js)?;
    function::add_has_instance(js)?;
    object::install(js)?;
    array::install(js)?;
    string::install(js)?;
    primitive::install(js)?;
    error::install(js)?;
    math::install(js)?;
    json::install(js)?;
    regexp::install(js)?;
    iterator::install(js)?;
    collection::install(js)?;
    collection::weak::install(js)?;
    reflect::install(js)?;
    date::install(js)?;
    global::install(js)?;
    promise::install(js)?;
    if !js.vm().program().is_bare {
        host::install(js)?;
        host::console::install(js)?;
        host::timer::install(js)?;
        host::process::install(js)?;
    }
    generator::install(js)?;
    evaluate::install(js)?;
    typed::install(js)?;
    array::hide(js)?;
    host::module::install(js)?;
    js.number_objects()
}

pub(super) use collection::place_of;
pub(super) use generator::is_usual;
pub(super) use iterator::{Of, is_array_iteration_plain};

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

    /// Adds an attribute that a function of a table gives.
    pub(super) fn add_getter(&mut self, object: Object, table: usize, place: usize) -> Result<(), Raise> {
        self.add_accessor(object, table, place, None)
    }

    /// Adds an attribute that functions of a table give and set. The name of a getter in its table begins with `get `.
    pub(super) fn add_accessor(
        &mut self,
        object: Object,
        table: usize,
        getter: usize,
        setter: Option<usize>,
    ) -> Result<(), Raise> {
        let native = TABLES.get(table).and_then(|table| table.get(getter));
        let name = native.map_or("", |native| native.name).trim_start_matches("get ");
        let get = Value::object(self.make_native(number(table, getter), false)?);
        let set = match setter {
            Some(place) => Value::object(self.make_native(number(table, place), false)?),
            None => Value::UNDEFINED,
        };
        let accessor = self.make_pair(get, set, super::value::tag::ACCESSOR)?;
        let traits = Traits(Traits::ACCESSOR.0 | Traits::CONFIGURABLE.0);
        self.set_own(object, name, accessor, traits)
    }

    /// Adds a function of a table to an object, by a symbol. Its name in the table is the symbol's in brackets.
    pub(super) fn add_by_symbol(
        &mut self,
        object: Object,
        table: usize,
        place: usize,
        symbol: WellKnown,
        traits: Traits,
    ) -> Result<(), Raise> {
        let function = self.make_native(number(table, place), false)?;
        match self.well_known(symbol) {
            Some(key) => self.add(object, key, Value::object(function), traits),
            None => Ok(()),
        }
    }

    /// Adds the getter that says what constructor methods make objects with.
    pub(super) fn add_species(&mut self, object: Object, table: usize, place: usize) -> Result<(), Raise> {
        let getter = Value::object(self.make_native(number(table, place), false)?);
        let accessor = self.make_pair(getter, Value::UNDEFINED, super::value::tag::ACCESSOR)?;
        let traits = Traits(Traits::ACCESSOR.0 | Traits::CONFIGURABLE.0);
        match self.well_known(WellKnown::Species) {
            Some(key) => self.add(object, key, accessor, traits),
            None => Ok(()),
        }
    }

    /// Adds another name of a function that an object has.
    pub(super) fn add_alias(&mut self, object: Object, name: &str, of: &str) -> Result<(), Raise> {
        let function = self.get_named(object, of)?;
        self.set_own(object, name, function, Traits::METHOD)
    }

    /// The name of the function of the runtime that is called.
    pub(super) fn method_name(&mut self, call: &Call<'_>) -> &'static str {
        let number = call.callee.as_object().map_or(0, Object::length);
        self.native(number).map_or("", |native| native.name)
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

    /// What throws where a constructor is called without `new`.
    pub(super) fn require_new(&mut self, call: &Call<'_>) -> Result<(), Raise> {
        if call.is_new {
            return Ok(());
        }
        let name = self.method_name(call);
        Err(self.type_error(&format!("Constructor {name} requires 'new'")))
    }

    /// A prototype for objects of a kind, which is one of them.
    pub(super) fn make_prototype(&mut self, kind: Kind) -> Result<Object, Raise> {
        self.make_prototype_as(kind, kind)
    }

    /// As [`Js::make_prototype`], but the prototype itself is none of the kind.
    pub(super) fn make_plain_prototype(&mut self, kind: Kind) -> Result<Object, Raise> {
        self.make_prototype_as(kind, Kind::Ordinary)
    }

    fn make_prototype_as(&mut self, kind: Kind, own: Kind) -> Result<Object, Raise> {
        let base = self.realm().prototype(Kind::Ordinary);
        let prototype = self.make_object(base, own)?;
        self.set_prototype_of_kind(kind, Value::object(prototype));
        Ok(prototype)
    }
}

//! `Array` (ECMAScript 5.1 §15.4, and what later editions added that works on any object with a length).
//!
//! `change` has the methods that change an array, `copy` those that make another value of one, `search` those that look for a value, `visit`
//! those that call a function for each element; `species` makes what is no array of the usual kind.

mod change;
mod copy;
mod search;
mod sort;
mod species;
mod visit;

pub(super) use sort::sorted;

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::number;
use super::super::realm::WellKnown;
use super::super::value::{Object, Value};
use crate::managed::Raise;

const TABLE: usize = 2;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Array", 1, construct),
    Native::new("isArray", 1, is_array),
    Native::new("from", 1, species::from),
    Native::new("of", 0, species::of),
    Native::new("at", 1, search::at),
    Native::new("concat", 1, copy::concat),
    Native::new("copyWithin", 2, change::copy_within),
    Native::new("fill", 1, change::fill),
    Native::new("find", 1, visit::find),
    Native::new("findIndex", 1, visit::find_index),
    Native::new("findLast", 1, visit::find_last),
    Native::new("findLastIndex", 1, visit::find_last_index),
    Native::new("lastIndexOf", 1, search::last_index_of),
    Native::new("pop", 0, change::pop),
    Native::new("push", 1, change::push),
    Native::new("reverse", 0, change::reverse),
    Native::new("shift", 0, change::shift),
    Native::new("unshift", 1, change::unshift),
    Native::new("slice", 2, copy::slice),
    Native::new("sort", 1, sort::sort),
    Native::new("splice", 2, change::splice),
    Native::new("includes", 1, search::includes),
    Native::new("indexOf", 1, search::index_of),
    Native::new("join", 1, copy::join),
    Native::new("forEach", 1, visit::for_each),
    Native::new("filter", 1, visit::filter),
    Native::new("flat", 0, copy::flat),
    Native::new("flatMap", 1, copy::flat_map),
    Native::new("map", 1, visit::map),
    Native::new("every", 1, visit::every),
    Native::new("some", 1, visit::some),
    Native::new("reduce", 1, |js, call| visit::reduce(js, call, false)),
    Native::new("reduceRight", 1, |js, call| visit::reduce(js, call, true)),
    Native::new("toLocaleString", 0, copy::to_locale_string),
    Native::new("toString", 0, copy::to_string),
    Native::new("toReversed", 0, copy::to_reversed),
    Native::new("toSorted", 1, sort::to_sorted),
    Native::new("toSpliced", 2, copy::to_spliced),
    Native::new("with", 2, copy::with),
    Native::new("get [Symbol.species]", 0, |_, call| Ok(call.this)),
];

/// Functions of the constructor, which is the first; the others are methods.
const METHODS: usize = 4;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_prototype(Kind::Array)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..METHODS)?;
    let species = FUNCTIONS.len() - 1;
    js.add_functions(prototype, TABLE, METHODS..species)?;
    js.add_species(constructor, TABLE, species)
}

/// Methods that `with` does not find (ECMAScript, Array.prototype [ @@unscopables ]).
const HIDDEN: [&str; 16] = [
    "at",
    "copyWithin",
    "entries",
    "fill",
    "find",
    "findIndex",
    "findLast",
    "findLastIndex",
    "flat",
    "flatMap",
    "includes",
    "keys",
    "toReversed",
    "toSorted",
    "toSpliced",
    "values",
];

/// Hides methods from `with`, once the prototype has all of them.
pub(super) fn hide(js: &mut Js<'_>) -> Result<(), Raise> {
    let hidden = js.make_object(Value::NULL, Kind::Ordinary)?;
    for name in HIDDEN {
        js.set_own(hidden, name, Value::TRUE, Traits::PLAIN)?;
    }
    let prototype = js.realm().prototype(Kind::Array).as_object();
    match (prototype, js.well_known(WellKnown::Unscopables)) {
        (Some(prototype), Some(key)) => js.add(prototype, key, Value::object(hidden), Traits::CONFIGURABLE),
        _ => Ok(()),
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let &[length] = call.args else {
        return js.array(call.args);
    };
    let Some(wanted) = length.as_number() else {
        return js.array(call.args);
    };
    let length = number::to_uint32(wanted);
    if f64::from(length) != wanted {
        return Err(js.range_error("Invalid array length"));
    }
    let (array, value) = new_array(js)?;
    array.set_length(length);
    Ok(value)
}

fn is_array(_: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    Ok(Value::boolean(as_array(call.arg(0)).is_some()))
}

/// The array that a value is.
fn as_array(value: Value) -> Option<Object> {
    value.as_object().filter(|object| object.kind() == Kind::Array)
}

/// A new array, also as a value.
fn new_array(js: &mut Js<'_>) -> Result<(Object, Value), Raise> {
    let prototype = js.realm().prototype(Kind::Array);
    let array = js.make_object(prototype, Kind::Array)?;
    Ok((array, Value::object(array)))
}

/// Puts a value after the last element of a new array.
fn append(js: &mut Js<'_>, array: Object, value: Value) -> Result<(), Raise> {
    match array.length() {
        u32::MAX => Err(js.range_error("Invalid array length")),
        _ => js.append(array, value),
    }
}

/// Makes a new array longer, without elements there.
fn lengthen(js: &mut Js<'_>, array: Object, length: f64) -> Result<(), Raise> {
    if length > f64::from(u32::MAX) {
        return Err(js.range_error("Invalid array length"));
    }
    array.set_length(length as u32);
    Ok(())
}

/// What a method works on: `this` as an object, and its length. That is an integer of at most 2⁵³-1.
fn this(js: &mut Js<'_>, call: &Call<'_>) -> Result<(Object, f64), Raise> {
    let object = js.to_object(call.this)?;
    Ok((object, length(js, object)?))
}

/// As [`this`], for methods that say who was called if that cannot be.
fn this_of(js: &mut Js<'_>, call: &Call<'_>, method: &str) -> Result<(Object, f64), Raise> {
    if call.this.is_nullish() {
        let message = format!("Array.prototype.{method} called on null or undefined");
        return Err(js.type_error(&message));
    }
    this(js, call)
}

/// The length of an object with elements.
fn length(js: &mut Js<'_>, object: Object) -> Result<f64, Raise> {
    if object.kind() == Kind::Array {
        return Ok(object.length().into());
    }
    let name = js.realm().names.length;
    let length = js.get(object, Key::Name(name))?;
    let length = js.to_integer(length)?;
    Ok(length.clamp(0.0, 9_007_199_254_740_991.0))
}

fn set_length(js: &mut Js<'_>, object: Object, length: f64) -> Result<(), Raise> {
    let name = js.realm().names.length;
    js.put_strictly(object, Key::Name(name), Value::number(length))
}

/// The element at a place, undefined if it is not there.
fn element(js: &mut Js<'_>, object: Object, at: f64) -> Result<Value, Raise> {
    Ok(present(js, object, at)?.unwrap_or(Value::UNDEFINED))
}

/// The element at a place, if it is there.
fn present(js: &mut Js<'_>, object: Object, at: f64) -> Result<Option<Value>, Raise> {
    let key = js.to_key(Value::number(at))?;
    js.get_if(object, key, Value::object(object))
}

fn put(js: &mut Js<'_>, object: Object, at: f64, value: Value) -> Result<(), Raise> {
    let key = js.to_key(Value::number(at))?;
    js.put_strictly(object, key, value)
}

fn remove(js: &mut Js<'_>, object: Object, at: f64) -> Result<(), Raise> {
    let key = js.to_key(Value::number(at))?;
    js.delete_strictly(object, key)
}

/// Puts the element of one place to another, where there is none if there was none.
fn transfer(js: &mut Js<'_>, object: Object, from: f64, to: f64) -> Result<(), Raise> {
    step(js, |js| match present(js, object, from)? {
        Some(value) => put(js, object, to, value),
        None => remove(js, object, to),
    })
}

/// Defines the element of a new array as the one of an object, if that is there.
fn transfer_to(js: &mut Js<'_>, object: Object, from: f64, array: Object, to: f64) -> Result<(), Raise> {
    step(js, |js| match present(js, object, from)? {
        Some(value) => js.add(array, Key::Index(to as u32), value, Traits::PLAIN),
        None => Ok(()),
    })
}

/// A step of a loop: what it keeps is released after it.
fn step(js: &mut Js<'_>, body: impl FnOnce(&mut Js<'_>) -> Result<(), Raise>) -> Result<(), Raise> {
    js.scope(|js| body(js), |_, ()| {})
}

/// A place that an argument says: negative ones count from the end.
fn place(js: &mut Js<'_>, value: Value, length: f64, otherwise: f64) -> Result<f64, Raise> {
    if value == Value::UNDEFINED {
        return Ok(otherwise);
    }
    let at = js.to_integer(value)?;
    Ok(match at < 0.0 {
        true => (length + at).max(0.0),
        false => at.min(length),
    })
}

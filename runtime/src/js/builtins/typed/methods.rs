//! Methods of arrays of numbers. Most do what those of other arrays do.

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::kinds::Traits;
use super::super::super::native::{Call, Native};
use super::super::super::realm::WellKnown;
use super::super::super::typed::{Content, Element, View};
use super::super::super::value::{Object, Value};
use super::super::array;
use super::super::iterator::Of;
use crate::TrapKind;
use crate::managed::Raise;

const TABLE: usize = 29;

macro_rules! functions {
    ($($shared:literal $length:literal;)* + $($name:literal $own_length:literal $body:expr;)*) => {
        pub(in super::super) const FUNCTIONS: &[Native] = &[
            $(Native::new($shared, $length, |js, call| shared(js, call, $shared)),)*
            $(Native::new($name, $own_length, $body),)*
        ];
    };
}
functions! {
    "at" 1;
    "copyWithin" 2;
    "every" 1;
    "find" 1;
    "findIndex" 1;
    "findLast" 1;
    "findLastIndex" 1;
    "forEach" 1;
    "includes" 1;
    "indexOf" 1;
    "join" 1;
    "lastIndexOf" 1;
    "reduce" 1;
    "reduceRight" 1;
    "reverse" 0;
    "some" 1;
    "toLocaleString" 0;
    +
    "fill" 1 fill;
    "filter" 1 filter;
    "map" 1 map;
    "set" 1 set;
    "slice" 2 slice;
    "sort" 1 sort;
    "subarray" 2 subarray;
    "toReversed" 0 to_reversed;
    "toSorted" 1 to_sorted;
    "with" 2 with;
    "entries" 0 |js, call| iterate(js, call, Of::Entries);
    "keys" 0 |js, call| iterate(js, call, Of::Keys);
    "values" 0 |js, call| iterate(js, call, Of::Values);
}

pub(super) fn install(js: &mut Js<'_>, prototype: Object) -> Result<(), Raise> {
    js.add_functions(prototype, TABLE, 0..FUNCTIONS.len())?;
    let values = js.get_named(prototype, "values")?;
    if let Some(key) = js.well_known(WellKnown::Iterator) {
        js.add(prototype, key, values, Traits::METHOD)?;
    }
    let arrays = js.realm().prototype(super::super::super::kinds::Kind::Array);
    if let Some(arrays) = arrays.as_object() {
        let to_string = js.get_named(arrays, "toString")?;
        js.set_own(prototype, "toString", to_string, Traits::METHOD)?;
    }
    Ok(())
}

/// The array that `this` is, whose buffer was not detached.
fn receiver(js: &mut Js<'_>, call: &Call<'_>) -> Result<(Object, View), Raise> {
    let array = call
        .this
        .as_object()
        .filter(|object| Element::of(object.kind()).is_some());
    match array {
        Some(array) => Ok((array, js.view(array)?)),
        None => Err(js.type_error("this is not a typed array.")),
    }
}

/// What the method of other arrays does.
fn shared(js: &mut Js<'_>, call: &Call<'_>, name: &str) -> Result<Value, Raise> {
    receiver(js, call)?;
    let native = array::FUNCTIONS.iter().find(|native| native.name == name);
    match native {
        Some(native) => (native.body)(js, call),
        None => Err(Raise::Trap(TrapKind::BadSignature)),
    }
}

fn iterate(js: &mut Js<'_>, call: &Call<'_>, of: Of) -> Result<Value, Raise> {
    let (numbers, _) = receiver(js, call)?;
    js.make_iterator(
        super::super::super::kinds::Kind::ArrayIterator,
        Value::object(numbers),
        of,
    )
}

fn callback(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match call.arg(0).as_object().is_some_and(Object::is_callable) {
        true => Ok(call.arg(0)),
        false => {
            let shown = js.shown(call.arg(0));
            Err(js.type_error(&format!("{shown} is not a function")))
        }
    }
}

fn fill(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (array, view) = receiver(js, call)?;
    let length = f64::from(view.length);
    let content = js.content_of(view.element, call.arg(0))?;
    let start = js.relative(call.arg(1), length, 0.0)?;
    let end = js.relative(call.arg(2), length, length)?;
    let view = js.view(array)?;
    for index in start as u32..end as u32 {
        view.set(index, content);
    }
    Ok(call.this)
}

fn filter(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (array, view) = receiver(js, call)?;
    let function = callback(js, call)?;
    let mut kept = Vec::new();
    for index in 0..view.length {
        let value = js.element_at(array, index)?;
        let is = js.call(
            function,
            call.arg(1),
            &[value, Value::number(index.into()), call.this],
        )?;
        if js.to_boolean(is) {
            kept.push(value);
        }
    }
    let made = js.numbers_like(array, &[Value::number(kept.len() as f64)])?;
    for (index, value) in (0..).zip(kept) {
        js.put_strictly(made, Key::Index(index), value)?;
    }
    Ok(Value::object(made))
}

fn map(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (array, view) = receiver(js, call)?;
    let function = callback(js, call)?;
    let made = js.numbers_like(array, &[Value::number(view.length.into())])?;
    for index in 0..view.length {
        let value = js.element_at(array, index)?;
        let args = [value, Value::number(index.into()), call.this];
        let value = js.call(function, call.arg(1), &args)?;
        js.put_strictly(made, Key::Index(index), value)?;
    }
    Ok(Value::object(made))
}

fn set(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let array = call
        .this
        .as_object()
        .filter(|object| Element::of(object.kind()).is_some());
    let Some(array) = array else {
        return Err(js.type_error("this is not a typed array."));
    };
    let offset = js.to_integer(call.arg(1))?;
    if offset < 0.0 {
        return Err(js.range_error("offset is out of bounds"));
    }
    let view = js.view(array)?;
    let source = js.to_object(call.arg(0))?;
    if Element::of(source.kind()).is_some() {
        let from = js.view(source)?;
        if f64::from(from.length) + offset > f64::from(view.length) {
            return Err(js.range_error("offset is out of bounds"));
        }
        if from.element.is_big() != view.element.is_big() {
            return Err(js.mixed());
        }
        // The two may lie over each other.
        let all: Vec<Content> = (0..from.length).filter_map(|index| from.get(index)).collect();
        for (index, content) in (offset as u32..).zip(all) {
            view.set(index, content);
        }
        return Ok(Value::UNDEFINED);
    }
    let length = js.get_named(source, "length")?;
    let length = js.to_integer(length)?.max(0.0);
    if length + offset > f64::from(view.length) {
        return Err(js.range_error("offset is out of bounds"));
    }
    for index in 0..length as u32 {
        let value = js.get(source, Key::Index(index))?;
        js.set_numeric(array, Some(offset as u32 + index), value)?;
    }
    Ok(Value::UNDEFINED)
}

fn slice(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (array, view) = receiver(js, call)?;
    let length = f64::from(view.length);
    let start = js.relative(call.arg(0), length, 0.0)?;
    let end = js.relative(call.arg(1), length, length)?;
    let count = (end - start).max(0.0);
    let made = js.numbers_like(array, &[Value::number(count)])?;
    if count > 0.0 {
        let (from, to) = (js.view(array)?, js.view(made)?);
        js.copy_elements(from, start as u32..end as u32, to, 0)?;
    }
    Ok(Value::object(made))
}

fn subarray(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let array = call
        .this
        .as_object()
        .filter(|object| Element::of(object.kind()).is_some());
    let Some(array) = array else {
        return Err(js.type_error("this is not a typed array."));
    };
    let view = View::of(array);
    let length = view.map_or(0.0, |view| view.length.into());
    let start = js.relative(call.arg(0), length, 0.0)?;
    let end = js.relative(call.arg(1), length, length)?;
    let size = Element::of(array.kind()).map_or(1, Element::size) as f64;
    let offset = view.map_or(0.0, |view| view.offset as f64) + start * size;
    let buffer = array.data();
    let args = [
        buffer,
        Value::number(offset),
        Value::number((end - start).max(0.0)),
    ];
    js.numbers_like(array, &args).map(Value::object)
}

/// A copy of the same type.
fn copied(js: &mut Js<'_>, view: View) -> Result<Object, Raise> {
    let made = js.new_array_of_numbers(view.element, view.length.into())?;
    js.copy_numbers(view, made)?;
    Ok(made)
}

fn to_reversed(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (_, view) = receiver(js, call)?;
    let made = copied(js, view)?;
    let to = js.view(made)?;
    for index in 0..view.length {
        if let Some(content) = view.get(view.length - 1 - index) {
            to.set(index, content);
        }
    }
    Ok(Value::object(made))
}

fn with(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (array, view) = receiver(js, call)?;
    let at = js.to_integer(call.arg(0))?;
    let at = if at < 0.0 { f64::from(view.length) + at } else { at };
    let content = js.content_of(view.element, call.arg(1))?;
    let length = View::of(array).map_or(0, |view| view.length);
    if !(0.0..f64::from(length)).contains(&at) {
        return Err(js.range_error("Invalid typed array index"));
    }
    let made = copied(js, view)?;
    js.view(made)?.set(at as u32, content);
    Ok(Value::object(made))
}

fn comparison(js: &mut Js<'_>, call: &Call<'_>) -> Result<(), Raise> {
    let function = call.arg(0);
    match function == Value::UNDEFINED || function.as_object().is_some_and(Object::is_callable) {
        true => Ok(()),
        false => Err(js.type_error("The comparison function must be either a function or undefined")),
    }
}

/// The elements in order.
fn sorted(js: &mut Js<'_>, call: &Call<'_>, view: View) -> Result<Vec<Content>, Raise> {
    let mut all: Vec<Content> = (0..view.length).filter_map(|index| view.get(index)).collect();
    if call.arg(0) == Value::UNDEFINED {
        all.sort_by(|a, b| a.order(*b));
        return Ok(all);
    }
    let values: Result<Vec<Value>, Raise> = all.into_iter().map(|content| js.of_content(content)).collect();
    let sorted = array::sorted(js, values?, Some(call.arg(0)))?;
    let contents = sorted.into_iter().map(|value| js.content_of(view.element, value));
    contents.collect()
}

fn sort(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    comparison(js, call)?;
    let (array, view) = receiver(js, call)?;
    let numbers = sorted(js, call, view)?;
    if let Some(view) = View::of(array) {
        for (index, content) in (0..).zip(numbers) {
            view.set(index, content);
        }
    }
    Ok(call.this)
}

fn to_sorted(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    comparison(js, call)?;
    let (_, view) = receiver(js, call)?;
    let made = copied(js, view)?;
    let numbers = sorted(js, call, view)?;
    let to = js.view(made)?;
    for (index, content) in (0..).zip(numbers) {
        to.set(index, content);
    }
    Ok(Value::object(made))
}

//! Iterators of arrays, strings and matches (ECMAScript 2015 §25.1, §22.1.5, §21.1.5; 2020 §21.2.7).
//!
//! An iterator keeps what it goes through, and undefined at the end. The word with the length has its place, that for code which [`Of`] it gives.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::realm::WellKnown;
use super::super::value::{Object, Str, Value};
use super::regexp::match_array;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;

const TABLE: usize = 12;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("[Symbol.iterator]", 0, |_, call| Ok(call.this)),
    Native::new("next", 0, |js, call| {
        next(js, call, Kind::ArrayIterator, next_element)
    }),
    Native::new("next", 0, |js, call| {
        next(js, call, Kind::StringIterator, next_character)
    }),
    Native::new("next", 0, |js, call| {
        next(js, call, Kind::MatchIterator, next_match)
    }),
    Native::new("keys", 0, |js, call| of_array(js, call, Of::Keys)),
    Native::new("values", 0, |js, call| of_array(js, call, Of::Values)),
    Native::new("entries", 0, |js, call| of_array(js, call, Of::Entries)),
    Native::new("[Symbol.iterator]", 0, of_string),
];
/// Places of functions.
const SELF: usize = 0;
const NEXT: usize = 1;
const KEYS: usize = 4;
const OF_STRING: usize = 7;

/// What an iterator gives for each element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u64)]
pub(in super::super) enum Of {
    /// Its key.
    Keys,
    /// Its value.
    Values,
    /// An array of both.
    Entries,
}

impl Of {
    /// What an iterator gives.
    pub(in super::super) fn told_by(iterator: Object) -> Of {
        let known = [Of::Keys, Of::Values, Of::Entries];
        let which = heap::word(iterator.0, object::CODE);
        known
            .into_iter()
            .find(|of| *of as u64 == which)
            .unwrap_or(Of::Values)
    }
}

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let all = js.make_object(base, Kind::Ordinary)?;
    js.set_prototype_of_kind(Kind::Iterator, Value::object(all));
    js.add_by_symbol(all, TABLE, SELF, WellKnown::Iterator, Traits::METHOD)?;
    let kinds = [Kind::ArrayIterator, Kind::StringIterator, Kind::MatchIterator];
    for (place, kind) in (NEXT..).zip(kinds) {
        let prototype = js.iterator_prototype(kind)?;
        js.add_functions(prototype, TABLE, place..place + 1)?;
    }
    if let Some(array) = js.realm().prototype(Kind::Array).as_object() {
        js.add_functions(array, TABLE, KEYS..OF_STRING)?;
        let values = js.get_named(array, "values")?;
        if let Some(key) = js.well_known(WellKnown::Iterator) {
            js.add(array, key, values, Traits::METHOD)?;
        }
    }
    match js.realm().prototype(Kind::String).as_object() {
        Some(string) => js.add_by_symbol(string, TABLE, OF_STRING, WellKnown::Iterator, Traits::METHOD),
        None => Ok(()),
    }
}

/// Whether what goes through the elements of an array is what goes through all arrays: nobody can tell whether it is there.
///
/// # Errors
/// No memory.
pub(in super::super) fn is_array_iteration_plain(js: &mut Js<'_>, array: Object) -> Result<bool, Raise> {
    let Some(key) = js.well_known(WellKnown::Iterator) else {
        return Ok(false);
    };
    let is = |found: Option<Value>, place: usize| {
        let function = found.and_then(Value::as_object);
        function.is_some_and(|function| {
            function.is(super::super::kinds::NATIVE)
                && function.length() == super::super::native::number(TABLE, place)
        })
    };
    let method = js.find(array, key)?.map(|(_, own)| own.value());
    if !is(method, KEYS + 1) {
        return Ok(false);
    }
    let next = Key::Name(js.realm().names.next);
    let Some(prototype) = js.realm().prototype(Kind::ArrayIterator).as_object() else {
        return Ok(false);
    };
    let next = js.find(prototype, next)?.map(|(_, own)| own.value());
    Ok(is(next, NEXT))
}

impl Js<'_> {
    /// The prototype of iterators of a kind, without methods.
    pub(super) fn iterator_prototype(&mut self, kind: Kind) -> Result<Object, Raise> {
        let base = self.realm().prototype(Kind::Iterator);
        let prototype = self.make_object(base, Kind::Ordinary)?;
        self.set_prototype_of_kind(kind, Value::object(prototype));
        self.set_tag(prototype, kind.class())?;
        Ok(prototype)
    }

    /// An iterator of a kind, at the beginning of something.
    pub(super) fn make_iterator(&mut self, kind: Kind, data: Value, of: Of) -> Result<Value, Raise> {
        let prototype = self.realm().prototype(kind);
        let iterator = self.make_object(prototype, kind)?;
        self.set_data(iterator, data);
        heap::set_word(iterator.0, object::CODE, of as u64);
        Ok(Value::object(iterator))
    }

    /// Does something with each element that an iterator of a value gives. What fails ends the iterator.
    pub(super) fn each_of(
        &mut self,
        iterable: Value,
        mut visit: impl FnMut(&mut Self, Value) -> Result<(), Raise>,
    ) -> Result<(), Raise> {
        let (iterator, next) = self.iterator_of(iterable)?;
        loop {
            let mut is_visiting = false;
            let step = self.scope(
                |js| match js.step(iterator, next)? {
                    Some(value) => {
                        is_visiting = true;
                        visit(js, value).map(|()| true)
                    }
                    None => Ok(false),
                },
                |_, _| {},
            );
            match step {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(raise) => {
                    if is_visiting && matches!(raise, Raise::Thrown(_)) {
                        self.close_quietly(iterator)?;
                    }
                    return Err(raise);
                }
            }
        }
    }

    /// Ends an iterator because of an error, which counts more than what that throws.
    pub(super) fn close_quietly(&mut self, iterator: Value) -> Result<(), Raise> {
        let key = self.key("return")?;
        let closed = match self.get_of(iterator, key) {
            Ok(method) if method.is_nullish() => Ok(method),
            Ok(method) => self.call(method, iterator, &[]),
            Err(raise) => Err(raise),
        };
        match closed {
            Err(Raise::Thrown(thrown)) => {
                self.vm().release(thrown);
                Ok(())
            }
            Err(raise) => Err(raise),
            Ok(_) => Ok(()),
        }
    }

    /// An iterator of matches of a pattern, which it changes.
    pub(super) fn match_iterator(&mut self, pattern: Object, text: Str) -> Result<Value, Raise> {
        let both = self.array(&[Value::object(pattern), Value::string(text)])?;
        self.make_iterator(Kind::MatchIterator, both, Of::Values)
    }

    /// What `next` gives: a value, or at the end none.
    pub(super) fn iteration(&mut self, value: Option<Value>) -> Result<Value, Raise> {
        let base = self.realm().prototype(Kind::Ordinary);
        let result = self.make_object(base, Kind::Ordinary)?;
        let names = self.realm().names;
        let shown = value.unwrap_or(Value::UNDEFINED);
        self.add(result, Key::Name(names.value), shown, Traits::PLAIN)?;
        let done = Value::boolean(value.is_none());
        self.add(result, Key::Name(names.done), done, Traits::PLAIN)?;
        Ok(Value::object(result))
    }

    /// What an iterator gives for a key and a value.
    pub(super) fn iterated(&mut self, of: Of, key: Value, value: Value) -> Result<Value, Raise> {
        match of {
            Of::Keys => Ok(key),
            Of::Values => Ok(value),
            Of::Entries => self.array(&[key, value]),
        }
    }
}

/// `next` of iterators of a kind: what a function gives, `None` at the end.
pub(super) fn next(
    js: &mut Js<'_>,
    call: &Call<'_>,
    kind: Kind,
    step: fn(&mut Js<'_>, Object) -> Result<Option<Value>, Raise>,
) -> Result<Value, Raise> {
    let Some(iterator) = call.this.as_object().filter(|object| object.kind() == kind) else {
        let (class, shown) = (kind.class(), js.shown(call.this));
        return Err(js.type_error(&format!(
            "Method {class}.prototype.next called on incompatible receiver {shown}"
        )));
    };
    if iterator.data() == Value::UNDEFINED {
        return js.iteration(None);
    }
    let value = step(js, iterator)?;
    if value.is_none() {
        js.set_data(iterator, Value::UNDEFINED);
    }
    js.iteration(value)
}

fn of_array(js: &mut Js<'_>, call: &Call<'_>, of: Of) -> Result<Value, Raise> {
    if call.this.is_nullish() {
        let name = js.method_name(call);
        return Err(js.type_error(&format!("Array.prototype.{name} called on null or undefined")));
    }
    let object = js.to_object(call.this)?;
    js.make_iterator(Kind::ArrayIterator, Value::object(object), of)
}

fn next_element(js: &mut Js<'_>, iterator: Object) -> Result<Option<Value>, Raise> {
    let Some(source) = iterator.data().as_object() else {
        return Ok(None);
    };
    let at = iterator.length();
    let length = js.realm().names.length;
    let length = js.get(source, Key::Name(length))?;
    if f64::from(at) >= js.to_integer(length)? {
        return Ok(None);
    }
    iterator.set_length(at + 1);
    let of = Of::told_by(iterator);
    let value = match of {
        Of::Keys => Value::UNDEFINED,
        _ => js.get(source, Key::Index(at))?,
    };
    js.iterated(of, Value::number(at.into()), value).map(Some)
}

fn of_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.this.is_nullish() {
        return Err(js.type_error("String.prototype[Symbol.iterator] called on null or undefined"));
    }
    let string = js.to_string(call.this)?;
    js.make_iterator(Kind::StringIterator, Value::string(string), Of::Values)
}

fn next_character(js: &mut Js<'_>, iterator: Object) -> Result<Option<Value>, Raise> {
    let Some(string) = iterator.data().as_string() else {
        return Ok(None);
    };
    let at = iterator.length() as usize;
    let units = js.units(string)?;
    let Some(first) = units.get(at) else {
        return Ok(None);
    };
    let is_pair = (0xd800..0xdc00).contains(&first)
        && units
            .get(at + 1)
            .is_some_and(|next| (0xdc00..0xe000).contains(&next));
    let end = at + 1 + usize::from(is_pair);
    iterator.set_length(end as u32);
    js.part(string, at..end).map(Some)
}

fn next_match(js: &mut Js<'_>, iterator: Object) -> Result<Option<Value>, Raise> {
    let parts = iterator.data().as_object().map_or(0, Object::elements);
    let (pattern, text) = (heap::value(parts, 0), heap::value(parts, 8));
    let (Some(pattern), Some(text)) = (pattern.as_object(), text.as_string()) else {
        return Ok(None);
    };
    js.hold(iterator.data());
    let Some(found) = js.exec(pattern, text)? else {
        return Ok(None);
    };
    let flags = pattern.pattern_flags();
    if found.start == found.end {
        let units = js.searched(text)?;
        let next = super::super::regexp::after_empty(&units, found.end, flags.by_code_points());
        js.set_last_index(pattern, next)?;
    }
    let result = match_array(js, text, &found, flags.has_indices)?;
    if !flags.global {
        js.set_data(iterator, Value::UNDEFINED);
    }
    Ok(Some(result))
}

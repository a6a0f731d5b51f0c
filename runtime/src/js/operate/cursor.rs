//! What `for`-`of`, patterns and spread elements go through: an iterator and its `next`, or an array where nobody can tell the difference.
//!
//! A cursor is an object that programs do not see. Its length is the place in an array; its state is in the word with the code.

use super::super::builtins::is_array_iteration_plain;
use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::realm::WellKnown;
use super::super::suspend::Step;
use super::super::value::{Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;
use maple_mirbin::js::suspension::Resume;

/// States.
const ITERATOR: u64 = 0;
const ARRAY: u64 = 1;
const ENDED: u64 = 2;

impl Js<'_> {
    pub(super) fn open_cursor(&mut self, value: Value) -> Result<Value, Raise> {
        let (data, state) = match value.as_object() {
            Some(array) if array.kind() == Kind::Array && is_array_iteration_plain(self, array)? => {
                (value, ARRAY)
            }
            _ => {
                let (iterator, next) = self.iterator_of(value)?;
                (self.array(&[iterator, next])?, ITERATOR)
            }
        };
        let cursor = self.make_object(Value::NULL, Kind::Iterator)?;
        self.set_data(cursor, data);
        heap::set_word(cursor.0, object::CODE, state);
        Ok(Value::object(cursor))
    }

    /// The iterator of a value, and its `next`.
    pub(in super::super) fn iterator_of(&mut self, value: Value) -> Result<(Value, Value), Raise> {
        match self.iterator_method(value)? {
            Some(method) => self.iterator_by(method, value),
            None => {
                let shown = self.shown(value);
                Err(self.type_error(&format!("{shown} is not iterable")))
            }
        }
    }

    /// The method that makes iterators of a value, if it has one that can be called.
    pub(in super::super) fn iterator_method(&mut self, value: Value) -> Result<Option<Value>, Raise> {
        let method = match (value.is_nullish(), self.well_known(WellKnown::Iterator)) {
            (false, Some(key)) => self.get_of(value, key)?,
            _ => Value::UNDEFINED,
        };
        let callable = method.as_object().is_some_and(Object::is_callable);
        Ok(callable.then_some(method))
    }

    /// The iterator that a method makes of a value, and its `next`.
    pub(in super::super) fn iterator_by(
        &mut self,
        method: Value,
        value: Value,
    ) -> Result<(Value, Value), Raise> {
        let iterator = self.call(method, value, &[])?;
        if iterator.as_object().is_none() {
            return Err(self.type_error("Result of the Symbol.iterator method is not an object"));
        }
        let next = Key::Name(self.realm().names.next);
        let next = self.get_of(iterator, next)?;
        Ok((iterator, next))
    }

    fn cursor(&mut self, cursor: Value) -> Result<(Object, u64), Raise> {
        match cursor.as_object() {
            Some(cursor) if cursor.kind() == Kind::Iterator => {
                Ok((cursor, heap::word(cursor.0, object::CODE)))
            }
            _ => Err(Raise::Trap(TrapKind::BadSignature)),
        }
    }

    pub(super) fn cursor_next(&mut self, cursor: Value) -> Result<Value, Raise> {
        let (cursor, state) = self.cursor(cursor)?;
        match state {
            ARRAY => {
                let at = cursor.length();
                let array = cursor.data().as_object().filter(|array| at < array.length());
                let Some(array) = array else {
                    self.end(cursor);
                    return Ok(Value::HOLE);
                };
                cursor.set_length(at + 1);
                self.get(array, Key::Index(at))
            }
            ITERATOR => {
                let parts = cursor.data().as_object().map_or(0, Object::elements);
                let (iterator, next) = (heap::value(parts, 0), heap::value(parts, 8));
                self.hold(cursor.data());
                // What throws is at its end.
                heap::set_word(cursor.0, object::CODE, ENDED);
                let value = self.step(iterator, next)?;
                match value {
                    Some(value) => {
                        heap::set_word(cursor.0, object::CODE, ITERATOR);
                        Ok(value)
                    }
                    None => {
                        self.end(cursor);
                        Ok(Value::HOLE)
                    }
                }
            }
            _ => Ok(Value::HOLE),
        }
    }

    /// As [`Js::cursor_next`], but gives the object of the stack of a generator, which is to be resumed.
    pub(super) fn cursor_step(&mut self, cursor: Value) -> Result<Value, Raise> {
        let (object, state) = self.cursor(cursor)?;
        if state == ITERATOR {
            let parts = object.data().as_object().map_or(0, Object::elements);
            let (iterator, next) = (heap::value(parts, 0), heap::value(parts, 8));
            let stack = self.stack_to_resume(iterator, next, Resume::Next, Value::UNDEFINED)?;
            if let Some(stack) = stack {
                heap::set_word(object.0, object::CODE, ENDED);
                return Ok(stack);
            }
        }
        self.cursor_next(cursor)
    }

    /// What the generator gave that was resumed so.
    pub(super) fn cursor_stepped(&mut self, cursor: Value) -> Result<Value, Raise> {
        let (cursor, _) = self.cursor(cursor)?;
        let parts = cursor.data().as_object().map_or(0, Object::elements);
        let iterator = self.hold(heap::value(parts, 0));
        let value = match self.step_after(iterator)? {
            Step::Value(value) => value,
            Step::End(_) => {
                self.end(cursor);
                return Ok(Value::HOLE);
            }
            Step::Result(result) => match self.value_of_result(result)? {
                Some(value) => value,
                None => {
                    self.end(cursor);
                    return Ok(Value::HOLE);
                }
            },
        };
        heap::set_word(cursor.0, object::CODE, ITERATOR);
        Ok(value)
    }

    fn end(&mut self, cursor: Object) {
        heap::set_word(cursor.0, object::CODE, ENDED);
        self.set_data(cursor, Value::UNDEFINED);
    }

    /// What an iterator gives next; `None` at its end.
    pub(in super::super) fn step(&mut self, iterator: Value, next: Value) -> Result<Option<Value>, Raise> {
        let result = self.call(next, iterator, &[])?;
        self.value_of_result(result)
    }

    /// The value in what an iterator gave; `None` at its end.
    fn value_of_result(&mut self, result: Value) -> Result<Option<Value>, Raise> {
        let Some(object) = result.as_object() else {
            let shown = self.shown(result);
            return Err(self.type_error(&format!("Iterator result {shown} is not an object")));
        };
        let names = self.realm().names;
        let done = self.get(object, Key::Name(names.done))?;
        if self.to_boolean(done) {
            return Ok(None);
        }
        self.get(object, Key::Name(names.value)).map(Some)
    }

    pub(super) fn cursor_element(&mut self, cursor: Value) -> Result<Value, Raise> {
        match self.cursor_next(cursor)? {
            Value::HOLE => Ok(Value::UNDEFINED),
            value => Ok(value),
        }
    }

    pub(super) fn cursor_rest(&mut self, cursor: Value) -> Result<Value, Raise> {
        let array = self.array(&[])?;
        loop {
            let more = self.scope(
                |js| match js.cursor_next(cursor)? {
                    Value::HOLE => Ok(false),
                    value => js.append_elements(array, &[value]).map(|_| true),
                },
                |_, _| {},
            )?;
            if !more {
                return Ok(array);
            }
        }
    }

    pub(super) fn cursor_close(&mut self, cursor: Value, quiet: bool) -> Result<Value, Raise> {
        let (cursor, state) = self.cursor(cursor)?;
        if state != ITERATOR {
            return Ok(Value::UNDEFINED);
        }
        let parts = cursor.data().as_object().map_or(0, Object::elements);
        let iterator = self.hold(heap::value(parts, 0));
        self.end(cursor);
        let closed = self.close_iterator(iterator);
        match closed {
            Err(Raise::Thrown(thrown)) if quiet => {
                self.vm().release(thrown);
                Ok(Value::UNDEFINED)
            }
            Err(raise) => Err(raise),
            Ok(Some(result)) if !quiet && result.as_object().is_none() => {
                let shown = self.shown(result);
                Err(self.type_error(&format!("{shown} is not an object")))
            }
            Ok(_) => Ok(Value::UNDEFINED),
        }
    }

    /// Calls `return` of an iterator, if it has one.
    fn close_iterator(&mut self, iterator: Value) -> Result<Option<Value>, Raise> {
        let key = self.key("return")?;
        let method = self.get_of(iterator, key)?;
        match method.is_nullish() {
            true => Ok(None),
            false => self.call(method, iterator, &[]).map(Some),
        }
    }

    // ---- arrays of the program's own ----

    pub(super) fn elements_of(&mut self, array: Value) -> Vec<Value> {
        let Some(array) = array.as_object() else {
            return Vec::new();
        };
        let (elements, count) = (array.elements(), array.length());
        let count = count.min(self.length_of(elements));
        let values = (0..u64::from(count)).map(|at| match heap::value(elements, 8 * at) {
            Value::HOLE => Value::UNDEFINED,
            value => value,
        });
        values.collect()
    }

    pub(super) fn append_elements(&mut self, array: Value, values: &[Value]) -> Result<Value, Raise> {
        let Some(array) = array.as_object() else {
            return Ok(Value::UNDEFINED);
        };
        for &value in values {
            let at = array.length();
            match value {
                Value::HOLE => array.set_length(at.saturating_add(1)),
                value => self.add(array, Key::Index(at), value, super::super::kinds::Traits::PLAIN)?,
            }
        }
        Ok(Value::UNDEFINED)
    }

    pub(super) fn append_all(&mut self, array: Value, value: Value) -> Result<Value, Raise> {
        let cursor = self.open_cursor(value)?;
        loop {
            let more = self.scope(
                |js| match js.cursor_next(cursor)? {
                    Value::HOLE => Ok(false),
                    value => js.append_elements(array, &[value]).map(|_| true),
                },
                |_, _| {},
            )?;
            if !more {
                return Ok(Value::UNDEFINED);
            }
        }
    }

    pub(super) fn rest(&mut self, arguments: Value, from: u32) -> Result<Value, Raise> {
        let all = match arguments.as_object() {
            Some(object) => {
                let key = Key::Name(self.realm().names.length);
                let length = self.get(object, key)?;
                self.to_uint32(length)?
            }
            None => 0,
        };
        let object = arguments.as_object().map_or(0, Object::elements);
        let known = self.length_of(object).min(all);
        let values: Vec<Value> = (from..known)
            .map(|at| heap::value(object, 8 * u64::from(at)))
            .collect();
        self.array(&values)
    }
}

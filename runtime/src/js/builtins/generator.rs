//! Prototypes of generators and of functions that wait (ECMAScript 2018 §25.2–§25.7), and iterators that promise what others give.

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::{Kind, NATIVE, Traits};
use super::super::native::{Call, Native, number};
use super::super::realm::WellKnown;
use super::super::suspend::Step;
use super::super::value::{Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::suspension::Resume;

const TABLE: usize = 22;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("next", 1, |js, call| resume(js, call, Resume::Next)),
    Native::new("return", 1, |js, call| resume(js, call, Resume::Return)),
    Native::new("throw", 1, |js, call| resume(js, call, Resume::Throw)),
    Native::new("next", 1, |js, call| {
        js.request(call.this, Resume::Next, call.arg(0))
    }),
    Native::new("return", 1, |js, call| {
        js.request(call.this, Resume::Return, call.arg(0))
    }),
    Native::new("throw", 1, |js, call| {
        js.request(call.this, Resume::Throw, call.arg(0))
    }),
    Native::new("next", 1, |js, call| pass(js, call, Resume::Next)),
    Native::new("return", 1, |js, call| pass(js, call, Resume::Return)),
    Native::new("throw", 1, |js, call| pass(js, call, Resume::Throw)),
    Native::new("[Symbol.asyncIterator]", 0, |_, call| Ok(call.this)),
    Native::new("", 1, |js, call| js.iteration_of(call.arg(0), false)),
    Native::new("", 1, |js, call| js.iteration_of(call.arg(0), true)),
    Native::new("", 1, close_and_throw),
];
/// Places of functions.
const OF_GENERATORS: usize = 0;
const OF_QUEUES: usize = 3;
const OF_PASSERS: usize = 6;
const SELF: usize = 9;
const GIVEN: usize = 10;
const ENDED: usize = 11;
const CLOSE: usize = 12;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let all = js.make_object(base, Kind::Ordinary)?;
    js.set_prototype_of_kind(Kind::AsyncIterator, Value::object(all));
    js.add_by_symbol(all, TABLE, SELF, WellKnown::AsyncIterator, Traits::METHOD)?;
    let rows = [
        (
            Kind::Generator,
            Kind::Iterator,
            OF_GENERATORS,
            Some(Kind::GeneratorFunction),
        ),
        (
            Kind::AsyncGenerator,
            Kind::AsyncIterator,
            OF_QUEUES,
            Some(Kind::AsyncGeneratorFunction),
        ),
        (Kind::AsyncFromSync, Kind::AsyncIterator, OF_PASSERS, None),
    ];
    for (kind, base, place, function) in rows {
        let base = js.realm().prototype(base);
        let prototype = js.make_object(base, Kind::Ordinary)?;
        js.set_prototype_of_kind(kind, Value::object(prototype));
        if let Some(function) = function {
            let functions = function_prototype(js, function)?;
            js.set_own(
                functions,
                "prototype",
                Value::object(prototype),
                Traits::CONFIGURABLE,
            )?;
            js.set_own(
                prototype,
                "constructor",
                Value::object(functions),
                Traits::CONFIGURABLE,
            )?;
            js.set_tag(prototype, kind.class())?;
        }
        js.add_functions(prototype, TABLE, place..place + 3)?;
    }
    function_prototype(js, Kind::AsyncFunction).map(|_| ())
}

/// What functions of a kind inherit from.
fn function_prototype(js: &mut Js<'_>, kind: Kind) -> Result<Object, Raise> {
    let base = js.realm().prototype(Kind::Function);
    let prototype = js.make_object(base, Kind::Ordinary)?;
    js.set_prototype_of_kind(kind, Value::object(prototype));
    js.set_tag(prototype, kind.class())?;
    Ok(prototype)
}

/// Whether a method is the one by which generators are resumed so.
pub(in super::super) fn is_usual(method: Value, how: Resume) -> bool {
    let place = match how {
        Resume::Next => OF_GENERATORS,
        Resume::Return => OF_GENERATORS + 1,
        Resume::Throw => OF_GENERATORS + 2,
    };
    let method = method.as_object();
    method.is_some_and(|method| method.is(NATIVE) && method.length() == number(TABLE, place))
}

fn resume(js: &mut Js<'_>, call: &Call<'_>, how: Resume) -> Result<Value, Raise> {
    let Some(generator) = js.as_generator(call.this) else {
        let (name, shown) = (js.method_name(call), js.shown(call.this));
        return Err(js.type_error(&format!(
            "Method [Generator].prototype.{name} called on incompatible receiver {shown}"
        )));
    };
    let step = js.resume_generator(generator, how, call.arg(0))?;
    js.result_of_step(step)
}

impl Js<'_> {
    fn result_of_step(&mut self, step: Step) -> Result<Value, Raise> {
        match step {
            Step::Value(value) => self.iteration_of(value, false),
            Step::Result(result) => Ok(result),
            Step::End(value) => self.iteration_of(value, true),
        }
    }

    /// What `next` gives.
    pub(in super::super) fn iteration_of(&mut self, value: Value, is_done: bool) -> Result<Value, Raise> {
        let base = self.realm().prototype(Kind::Ordinary);
        let result = self.make_object(base, Kind::Ordinary)?;
        let names = self.realm().names;
        self.add(result, Key::Name(names.value), value, Traits::PLAIN)?;
        self.add(
            result,
            Key::Name(names.done),
            Value::boolean(is_done),
            Traits::PLAIN,
        )?;
        Ok(Value::object(result))
    }

    /// The iterator of a value and its `next`, as an array (ECMAScript, GetIterator).
    pub(in super::super) fn iterator_record(&mut self, value: Value, is_async: bool) -> Result<Value, Raise> {
        if !is_async {
            let (iterator, next) = self.iterator_of(value)?;
            return self.array(&[iterator, next]);
        }
        let method = match self.well_known(WellKnown::AsyncIterator) {
            Some(key) if !value.is_nullish() => self.get_of(value, key)?,
            _ => Value::UNDEFINED,
        };
        let iterator = match method.is_nullish() {
            true => {
                let (iterator, next) = match self.iterator_method(value)? {
                    Some(method) => self.iterator_by(method, value)?,
                    None => return Err(self.not_async_iterable(value)),
                };
                let parts = self.array(&[iterator, next])?;
                let prototype = self.realm().prototype(Kind::AsyncFromSync);
                let passer = self.make_object(prototype, Kind::AsyncFromSync)?;
                self.set_data(passer, parts);
                Value::object(passer)
            }
            false => self.call(method, value, &[])?,
        };
        if iterator.as_object().is_none() {
            return Err(self.type_error("Result of the Symbol.asyncIterator method is not an object"));
        }
        let next = Key::Name(self.realm().names.next);
        let next = self.get_of(iterator, next)?;
        self.array(&[iterator, next])
    }

    fn not_async_iterable(&mut self, value: Value) -> Raise {
        let shown = self.shown(value);
        self.type_error(&format!("{shown} is not async iterable"))
    }

    /// Calls a method of an iterator, with a value or none; gives what is not there if it has no such method.
    /// With `resumes`, what is resumed rather than called is given as the object of its stack.
    pub(in super::super) fn call_iterator(
        &mut self,
        record: Value,
        how: u32,
        value: Value,
        resumes: bool,
    ) -> Result<Value, Raise> {
        let parts = record.as_object().map_or(0, Object::elements);
        let (iterator, next) = (heap::value(parts, 0), heap::value(parts, 8));
        let method = match Resume::from_number(how.into()) {
            Some(Resume::Next) | None => next,
            Some(how) => {
                let key = self.key(if how == Resume::Throw { "throw" } else { "return" })?;
                match self.get_of(iterator, key)? {
                    method if method.is_nullish() => return Ok(Value::HOLE),
                    method => method,
                }
            }
        };
        let (given, args): (Value, &[Value]) = match value {
            Value::HOLE => (Value::UNDEFINED, &[]),
            value => (value, &[value]),
        };
        if resumes {
            let how = Resume::from_number(how.into()).unwrap_or(Resume::Next);
            if let Some(stack) = self.stack_to_resume(iterator, method, how, given)? {
                return Ok(stack);
            }
        }
        self.call(method, iterator, args)
    }

    /// What the method of an iterator gave that code of the program resumed itself.
    pub(in super::super) fn iterator_called(&mut self, record: Value) -> Result<Value, Raise> {
        let parts = record.as_object().map_or(0, Object::elements);
        let iterator = self.hold(heap::value(parts, 0));
        let step = self.step_after(iterator)?;
        self.result_of_step(step)
    }

    /// What an iterator gave, if that is an object.
    pub(in super::super) fn iterator_result(&mut self, result: Value) -> Result<Value, Raise> {
        if result.as_object().is_some() {
            return Ok(self.hold(result));
        }
        let shown = self.shown(result);
        Err(self.type_error(&format!("Iterator result {shown} is not an object")))
    }
}

/// A method of an iterator that promises what another one gives (ECMAScript 2018 §25.1.4).
fn pass(js: &mut Js<'_>, call: &Call<'_>, how: Resume) -> Result<Value, Raise> {
    let promise = js.make_promise()?;
    let result = pass_on(js, call, how, promise);
    if let Err(reason) = js.attempt(result)? {
        js.reject_promise(promise, reason)?;
    }
    Ok(Value::object(promise))
}

fn pass_on(js: &mut Js<'_>, call: &Call<'_>, how: Resume, promise: Object) -> Result<(), Raise> {
    let passer = call
        .this
        .as_object()
        .filter(|object| object.kind() == Kind::AsyncFromSync);
    let record = js.hold(passer.map_or(Value::UNDEFINED, Object::data));
    let given = match call.args {
        [] => Value::HOLE,
        [value, ..] => *value,
    };
    let result = js.call_iterator(record, how as u32, given, false)?;
    let iterator = heap::value(record.as_object().map_or(0, Object::elements), 0);
    let result = match (result, how) {
        (Value::HOLE, Resume::Return) => {
            let ended = js.iteration_of(call.arg(0), true)?;
            return js.resolve_promise(promise, ended);
        }
        (Value::HOLE, _) => {
            js.close_quietly(iterator)?;
            return Err(js.type_error("The iterator does not provide a 'throw' method."));
        }
        (result, _) => js.iterator_result(result)?,
    };
    let names = js.realm().names;
    let done = js.get_of(result, Key::Name(names.done))?;
    let is_done = js.to_boolean(done);
    let value = js.get_of(result, Key::Name(names.value))?;
    let constructor = js.realm().promise;
    let closes = !is_done && how != Resume::Return;
    let inner = js.promise_of(constructor, value);
    let inner = match (js.attempt(inner)?, closes) {
        (Ok(inner), _) => inner.as_object(),
        (Err(reason), closes) => {
            if closes {
                js.close_quietly(iterator)?;
            }
            return js.reject_promise(promise, reason);
        }
    };
    let fulfilled = js.make_native(number(TABLE, if is_done { ENDED } else { GIVEN }), false)?;
    let rejected = match closes {
        true => {
            let function = js.make_native(number(TABLE, CLOSE), false)?;
            js.set_data(function, iterator);
            Value::object(function)
        }
        false => Value::UNDEFINED,
    };
    let dependent = super::super::promise::Capability {
        promise: Value::object(promise),
        resolve: Value::UNDEFINED,
        reject: Value::UNDEFINED,
    };
    match inner {
        Some(inner) => js.promise_then(inner, [Value::object(fulfilled), rejected], Some(dependent)),
        None => Ok(()),
    }
}

fn close_and_throw(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let iterator = call.callee.as_object().map_or(Value::UNDEFINED, Object::data);
    let iterator = js.hold(iterator);
    js.close_quietly(iterator)?;
    Err(js.thrown(call.arg(0)))
}

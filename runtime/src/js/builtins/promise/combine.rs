//! Promises of several others: `all`, `allSettled`, `any`, `race`.
//!
//! The functions of an element share an array: its place, whether one of them was called, the array of results, an array with the number of
//! those that are missing, and the functions that settle the promise.

use super::super::super::context::Js;
use super::super::super::kinds::{ErrorKind, Kind, Traits};
use super::super::super::native::{Call, number};
use super::super::super::promise::Capability;
use super::super::super::value::{Object, Value};
use super::{ELEMENT, TABLE, constructor, invoke_then, kept, part};
use crate::managed::Raise;

/// What a promise waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wait {
    /// All values, or one reason.
    All,
    /// What becomes of all.
    Settled,
    /// One value, or all reasons.
    Any,
    /// What becomes of the first.
    Race,
}

/// What an element's function notes; the number is its place after [`ELEMENT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// The value.
    Value,
    /// That there is a value.
    Fulfilled,
    /// That there is none.
    Rejected,
    /// The reason, where one value is enough.
    Reason,
}

/// Parts of what an element's functions share.
const AT: u64 = 0;
const CALLED: u64 = 1;
const RESULTS: u64 = 2;
const MISSING: u64 = 3;
const RESOLVE: u64 = 4;
const REJECT: u64 = 5;

/// What becomes of several promises.
struct Group {
    constructor: Value,
    capability: Capability,
    results: Value,
    missing: Value,
    wait: Wait,
}

pub(super) fn combined(js: &mut Js<'_>, call: &Call<'_>, wait: Wait) -> Result<Value, Raise> {
    let constructor = constructor(js, call)?;
    let capability = js.capability(constructor)?;
    let group = Group {
        constructor,
        capability,
        results: js.array(&[])?,
        missing: js.array(&[Value::int(1)])?,
        wait,
    };
    let result = group.collect(js, call.arg(0));
    if let Err(error) = js.attempt(result)? {
        js.call(capability.reject, Value::UNDEFINED, &[error])?;
    }
    Ok(capability.promise)
}

impl Group {
    fn collect(&self, js: &mut Js<'_>, all: Value) -> Result<(), Raise> {
        let key = js.key("resolve")?;
        let resolve = js.get_of(self.constructor, key)?;
        if !resolve.as_object().is_some_and(Object::is_callable) {
            return Err(js.type_error("Promise resolve or reject function is not callable"));
        }
        let mut at = 0;
        js.each_of(all, |js, value| {
            if let Some(results) = self.results.as_object() {
                js.append(results, Value::UNDEFINED)?;
            }
            let promise = js.call(resolve, self.constructor, &[value])?;
            change_missing(js, self.missing, 1);
            let functions = self.functions(js, at)?;
            at += 1;
            invoke_then(js, promise, &functions).map(|_| ())
        })?;
        let is_last = change_missing(js, self.missing, -1) == 0;
        match (self.wait, is_last) {
            (Wait::Race, _) | (_, false) => Ok(()),
            (Wait::Any, true) => Err(no_value(js, self.results)?),
            (_, true) => {
                let resolve = self.capability.resolve;
                js.call(resolve, Value::UNDEFINED, &[self.results]).map(|_| ())
            }
        }
    }

    /// What an element's `then` gets.
    fn functions(&self, js: &mut Js<'_>, at: i32) -> Result<[Value; 2], Raise> {
        let Capability { resolve, reject, .. } = self.capability;
        let shared = [
            Value::int(at),
            Value::FALSE,
            self.results,
            self.missing,
            resolve,
            reject,
        ];
        let shared = js.array(&shared)?;
        let mut function = |role: Role| {
            let made = js.make_native(number(TABLE, ELEMENT + role as usize), false)?;
            js.set_data(made, shared);
            Ok(Value::object(made))
        };
        Ok(match self.wait {
            Wait::All => [function(Role::Value)?, reject],
            Wait::Settled => [function(Role::Fulfilled)?, function(Role::Rejected)?],
            Wait::Any => [resolve, function(Role::Reason)?],
            Wait::Race => [resolve, reject],
        })
    }
}

/// Changes how many results are missing; gives the new number.
fn change_missing(js: &mut Js<'_>, missing: Value, by: i32) -> i32 {
    let Some(missing) = missing.as_object() else {
        return 0;
    };
    let count = part(missing, 0).as_int().unwrap_or(0).saturating_add(by);
    js.store(missing.elements(), 0, Value::int(count));
    count
}

/// What throws where no promise has a value.
fn no_value(js: &mut Js<'_>, reasons: Value) -> Result<Raise, Raise> {
    let prototype = js.realm().error(ErrorKind::Aggregate);
    let message = js.string("All promises were rejected")?;
    let error = js.make_error(prototype, Some(message))?;
    js.note_stack(error)?;
    js.set_own(error, "errors", reasons, Traits::METHOD)?;
    Ok(js.thrown(Value::object(error)))
}

/// What becomes of an element, as an object.
fn outcome(js: &mut Js<'_>, status: &str, name: &str, value: Value) -> Result<Value, Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let made = js.make_object(base, Kind::Ordinary)?;
    let status = js.string(status)?;
    js.set_own(made, "status", status, Traits::PLAIN)?;
    js.set_own(made, name, value, Traits::PLAIN)?;
    Ok(Value::object(made))
}

/// Notes what has become of an element, and settles the promise after the last one.
pub(super) fn element(js: &mut Js<'_>, call: &Call<'_>, role: Role) -> Result<Value, Raise> {
    let shared = kept(call)?;
    if part(shared, CALLED) == Value::TRUE {
        return Ok(Value::UNDEFINED);
    }
    js.store(shared.elements(), 8 * CALLED, Value::TRUE);
    let value = match role {
        Role::Value | Role::Reason => call.arg(0),
        Role::Fulfilled => outcome(js, "fulfilled", "value", call.arg(0))?,
        Role::Rejected => outcome(js, "rejected", "reason", call.arg(0))?,
    };
    let (results, at) = (part(shared, RESULTS), part(shared, AT).as_int().unwrap_or(0));
    if let Some(results) = results.as_object() {
        js.store(results.elements(), 8 * u64::from(at.unsigned_abs()), value);
    }
    if change_missing(js, part(shared, MISSING), -1) > 0 {
        return Ok(Value::UNDEFINED);
    }
    let (resolve, reject) = (part(shared, RESOLVE), part(shared, REJECT));
    if role != Role::Reason {
        return js.call(resolve, Value::UNDEFINED, &[results]);
    }
    let error = Err(no_value(js, results)?);
    match js.attempt::<()>(error)? {
        Err(error) => js.call(reject, Value::UNDEFINED, &[error]),
        Ok(()) => Ok(Value::UNDEFINED),
    }
}

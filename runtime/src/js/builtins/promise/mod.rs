//! `Promise` (ECMAScript 2015 §25.4, 2018 §25.6, 2020, 2021).
//!
//! Functions that settle a promise, and those that go with others, keep an array of what they are about.

mod combine;
mod finally;

use super::super::context::Js;
use super::super::heap;
use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::native::{Call, Native, number};
use super::super::promise::Capability;
use super::super::value::{Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use combine::{Role, Wait, combined, element};

const TABLE: usize = 19;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Promise", 1, construct),
    Native::new("all", 1, |js, call| combined(js, call, Wait::All)),
    Native::new("allSettled", 1, |js, call| combined(js, call, Wait::Settled)),
    Native::new("any", 1, |js, call| combined(js, call, Wait::Any)),
    Native::new("race", 1, |js, call| combined(js, call, Wait::Race)),
    Native::new("resolve", 1, resolve),
    Native::new("reject", 1, reject),
    Native::new("then", 2, then),
    Native::new("catch", 1, |js, call| {
        invoke_then(js, call.this, &[Value::UNDEFINED, call.arg(0)])
    }),
    Native::new("finally", 1, finally::finally),
    Native::new("get [Symbol.species]", 0, |_, call| Ok(call.this)),
    Native::new("", 1, |js, call| settle_once(js, call, false)),
    Native::new("", 1, |js, call| settle_once(js, call, true)),
    Native::new("", 2, execute),
    Native::new("", 1, |js, call| finally::after(js, call, false)),
    Native::new("", 1, |js, call| finally::after(js, call, true)),
    Native::new("", 0, finally::give),
    Native::new("", 0, finally::throw),
    Native::new("", 1, |js, call| element(js, call, Role::Value)),
    Native::new("", 1, |js, call| element(js, call, Role::Fulfilled)),
    Native::new("", 1, |js, call| element(js, call, Role::Rejected)),
    Native::new("", 1, |js, call| element(js, call, Role::Reason)),
];
/// Places of methods of the prototype, of the getter, and of functions without names.
const METHODS: usize = 7;
const SPECIES: usize = 10;
const RESOLVE: usize = 11;
const REJECT: usize = 12;
const EXECUTE: usize = 13;
const AFTER: usize = 14;
const GIVE: usize = 16;
const THROW: usize = 17;
const ELEMENT: usize = 18;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::Promise)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.own_forever(Value::object(constructor));
    js.realm().promise = Value::object(constructor);
    js.add_functions(constructor, TABLE, 1..METHODS)?;
    js.add_species(constructor, TABLE, SPECIES)?;
    js.add_functions(prototype, TABLE, METHODS..SPECIES)?;
    js.set_tag(prototype, "Promise")
}

/// A function that keeps values.
fn closure(js: &mut Js<'_>, place: usize, values: &[Value]) -> Result<Value, Raise> {
    let function = js.make_native(number(TABLE, place), false)?;
    let values = js.array(values)?;
    js.set_data(function, values);
    Ok(Value::object(function))
}

/// The array that a function keeps.
fn kept(call: &Call<'_>) -> Result<Object, Raise> {
    let values = call
        .callee
        .as_object()
        .and_then(|callee| callee.data().as_object());
    values.ok_or(Raise::Trap(TrapKind::BadSignature))
}

fn part(values: Object, at: u64) -> Value {
    heap::value(values.elements(), 8 * at)
}

impl Js<'_> {
    /// The functions that resolve and reject a promise; the first call of one of them counts.
    pub(in super::super) fn resolving_functions(&mut self, promise: Value) -> Result<[Value; 2], Raise> {
        let shared = self.array(&[promise, Value::FALSE])?;
        let mut functions = [Value::UNDEFINED; 2];
        for (function, place) in functions.iter_mut().zip([RESOLVE, REJECT]) {
            let made = self.make_native(number(TABLE, place), false)?;
            self.set_data(made, shared);
            *function = Value::object(made);
        }
        Ok(functions)
    }

    /// A new promise of a constructor, with the functions that settle it (ECMAScript, NewPromiseCapability).
    fn capability(&mut self, constructor: Value) -> Result<Capability, Raise> {
        if constructor == self.realm().promise {
            let promise = Value::object(self.make_promise()?);
            let [resolve, reject] = self.resolving_functions(promise)?;
            return Ok(Capability {
                promise,
                resolve,
                reject,
            });
        }
        let executor = closure(self, EXECUTE, &[Value::UNDEFINED, Value::UNDEFINED])?;
        let promise = self.construct(constructor, &[executor])?;
        let values = executor
            .as_object()
            .and_then(|executor| executor.data().as_object());
        let (resolve, reject) = match values {
            Some(values) => (part(values, 0), part(values, 1)),
            None => (Value::UNDEFINED, Value::UNDEFINED),
        };
        for function in [resolve, reject] {
            if !function.as_object().is_some_and(Object::is_callable) {
                return Err(self.type_error("Promise resolve or reject function is not callable"));
            }
        }
        Ok(Capability {
            promise,
            resolve,
            reject,
        })
    }

    /// A promise of a constructor that becomes what a value becomes (ECMAScript, PromiseResolve).
    pub(in super::super) fn promise_of(&mut self, constructor: Value, value: Value) -> Result<Value, Raise> {
        if let Some(promise) = value.as_object().and_then(Object::as_promise) {
            let name = self.realm().names.constructor;
            if self.get(promise, Key::Name(name))? == constructor {
                return Ok(value);
            }
        }
        let capability = self.capability(constructor)?;
        self.call(capability.resolve, Value::UNDEFINED, &[value])?;
        Ok(capability.promise)
    }
}

/// What the executor of a promise of another constructor does: it keeps the functions.
fn execute(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let values = kept(call)?;
    if part(values, 0) != Value::UNDEFINED || part(values, 1) != Value::UNDEFINED {
        return Err(js.type_error("Promise executor has already been invoked with non-undefined arguments"));
    }
    js.store(values.elements(), 0, call.arg(0));
    js.store(values.elements(), 8, call.arg(1));
    Ok(Value::UNDEFINED)
}

fn settle_once(js: &mut Js<'_>, call: &Call<'_>, rejects: bool) -> Result<Value, Raise> {
    let values = kept(call)?;
    if let (Some(promise), Value::FALSE) = (part(values, 0).as_object(), part(values, 1)) {
        js.store(values.elements(), 8, Value::TRUE);
        match rejects {
            true => js.reject_promise(promise, call.arg(0))?,
            false => js.resolve_promise(promise, call.arg(0))?,
        }
    }
    Ok(Value::UNDEFINED)
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if !call.is_new {
        return Err(js.type_error("Promise constructor cannot be invoked without 'new'"));
    }
    let executor = call.arg(0);
    if !executor.as_object().is_some_and(Object::is_callable) {
        let shown = js.shown(executor);
        return Err(js.type_error(&format!("Promise resolver {shown} is not a function")));
    }
    let promise = Value::object(js.make_promise()?);
    let [resolve, reject] = js.resolving_functions(promise)?;
    let result = js.call(executor, Value::UNDEFINED, &[resolve, reject]);
    if let Err(error) = js.attempt(result)? {
        js.call(reject, Value::UNDEFINED, &[error])?;
    }
    Ok(promise)
}

/// The constructor that `this` is.
fn constructor(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match call.this.as_object() {
        Some(_) => Ok(call.this),
        None => {
            let name = js.method_name(call);
            Err(js.type_error(&format!("Promise.{name} called on non-object")))
        }
    }
}

fn resolve(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let constructor = constructor(js, call)?;
    js.promise_of(constructor, call.arg(0))
}

fn reject(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let constructor = constructor(js, call)?;
    let capability = js.capability(constructor)?;
    js.call(capability.reject, Value::UNDEFINED, &[call.arg(0)])?;
    Ok(capability.promise)
}

fn then(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let Some(promise) = call.this.as_object().and_then(Object::as_promise) else {
        let shown = js.shown(call.this);
        return Err(js.type_error(&format!(
            "Method Promise.prototype.then called on incompatible receiver {shown}"
        )));
    };
    let dependent = match js.promise_species(promise)? {
        Some(species) => js.capability(species)?,
        None => Capability {
            promise: Value::object(js.make_promise()?),
            resolve: Value::UNDEFINED,
            reject: Value::UNDEFINED,
        },
    };
    js.promise_then(promise, [call.arg(0), call.arg(1)], Some(dependent))?;
    Ok(dependent.promise)
}

/// Calls `then` of a value.
fn invoke_then(js: &mut Js<'_>, value: Value, args: &[Value]) -> Result<Value, Raise> {
    let key = js.key("then")?;
    let then = js.get_of(value, key)?;
    js.call(then, value, args)
}

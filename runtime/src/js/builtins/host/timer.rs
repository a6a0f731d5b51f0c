//! Functions that are called later: `setTimeout` and the like, and `queueMicrotask`.

use super::super::super::context::Js;
use super::super::super::jobs::Task;
use super::super::super::kinds::{Kind, Traits};
use super::super::super::native::{Call, Native};
use super::super::super::realm::WellKnown;
use super::super::super::value::{Object, Value};
use crate::managed::Raise;

const TABLE: usize = 20;

pub(in super::super) const FUNCTIONS: &[Native] = &[
    Native::new("setTimeout", 2, |js, call| start(js, call, false)),
    Native::new("setInterval", 2, |js, call| start(js, call, true)),
    Native::new("setImmediate", 1, immediate),
    Native::new("clearTimeout", 1, clear),
    Native::new("clearInterval", 1, clear),
    Native::new("clearImmediate", 1, clear),
    Native::new("queueMicrotask", 1, |js, call| {
        let function = function(js, call)?;
        js.enqueue(Task::Call, &[function]);
        Ok(Value::UNDEFINED)
    }),
    Native::new("ref", 0, |js, call| awaited(js, call, true)),
    Native::new("unref", 0, |js, call| awaited(js, call, false)),
    Native::new("hasRef", 0, |js, call| {
        let is = number(call.this).is_some_and(|number| js.await_timer(number, None));
        Ok(Value::boolean(is))
    }),
    Native::new("close", 0, |js, call| {
        forget(js, call.this);
        Ok(call.this)
    }),
    Native::new("[Symbol.toPrimitive]", 0, |_, call| {
        Ok(number(call.this).map_or(Value::UNDEFINED, |number| Value::number(number.into())))
    }),
    Native::new("Timeout", 0, illegal),
    Native::new("Immediate", 0, illegal),
];
/// Places of what is no global function, of the method with a symbol for its name, and of the constructors.
const METHODS: usize = 7;
const TO_PRIMITIVE: usize = 11;
const TIMEOUT: usize = 12;

pub(in super::super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    if let Some(global) = js.realm().global.and_then(Value::as_object) {
        js.add_functions(global, TABLE, 0..METHODS)?;
    }
    for (place, kind) in (TIMEOUT..).zip([Kind::Timeout, Kind::Immediate]) {
        let base = js.realm().prototype(Kind::Ordinary);
        let prototype = js.make_object(base, Kind::Ordinary)?;
        js.set_prototype_of_kind(kind, Value::object(prototype));
        js.add_functions(prototype, TABLE, METHODS..TO_PRIMITIVE)?;
        js.add_by_symbol(
            prototype,
            TABLE,
            TO_PRIMITIVE,
            WellKnown::ToPrimitive,
            Traits::METHOD,
        )?;
        let constructor = js.make_native(super::super::super::native::number(TABLE, place), false)?;
        js.set_own(
            prototype,
            "constructor",
            Value::object(constructor),
            Traits::METHOD,
        )?;
        js.set_own(constructor, "prototype", Value::object(prototype), Traits::NONE)?;
    }
    Ok(())
}

fn illegal(js: &mut Js<'_>, _: &Call<'_>) -> Result<Value, Raise> {
    Err(js.type_error("Illegal constructor"))
}

/// The function that the first argument is.
fn function(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match call.arg(0).as_object().is_some_and(Object::is_callable) {
        true => Ok(call.arg(0)),
        false => {
            let shown = js.inspect(call.arg(0), Default::default())?;
            let message = format!("The \"callback\" argument must be of type function. Received {shown}");
            Err(js.type_error(&message))
        }
    }
}

/// An object that stands for a timer.
fn handle(js: &mut Js<'_>, kind: Kind, number: u32) -> Result<Value, Raise> {
    let prototype = js.realm().prototype(kind);
    let handle = js.make_object(prototype, kind)?;
    js.set_data(handle, Value::number(number.into()));
    Ok(Value::object(handle))
}

/// The number of a timer, by itself or as an object.
fn number(value: Value) -> Option<u32> {
    let number = match value.as_object() {
        Some(handle) if matches!(handle.kind(), Kind::Timeout | Kind::Immediate) => handle.data().as_number(),
        Some(_) => None,
        None => value.as_number(),
    };
    number.map(|number| number as u32)
}

fn start(js: &mut Js<'_>, call: &Call<'_>, repeats: bool) -> Result<Value, Raise> {
    let mut values = vec![function(js, call)?];
    let delay = js.to_number(call.arg(1))?;
    values.extend(call.args.iter().skip(2));
    let number = js.add_timer(&values, delay, repeats);
    handle(js, Kind::Timeout, number)
}

fn immediate(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    function(js, call)?;
    let number = js.add_immediate(call.args);
    handle(js, Kind::Immediate, number)
}

fn forget(js: &mut Js<'_>, timer: Value) {
    if let Some(number) = number(timer) {
        js.clear_timer(number);
    }
}

fn clear(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let timer = match call.arg(0).as_string() {
        Some(_) => Value::number(js.to_number(call.arg(0))?),
        None => call.arg(0),
    };
    forget(js, timer);
    Ok(Value::UNDEFINED)
}

fn awaited(js: &mut Js<'_>, call: &Call<'_>, is: bool) -> Result<Value, Raise> {
    if let Some(number) = number(call.this) {
        js.await_timer(number, Some(is));
    }
    Ok(call.this)
}

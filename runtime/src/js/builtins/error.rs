//! `Error` and its kind (ECMAScript 5.1 §15.11).

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::ErrorKind;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::value::{Object, Value};
use crate::managed::Raise;

const TABLE: usize = 6;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new(ErrorKind::Error.name(), 1, construct),
    Native::new(ErrorKind::Eval.name(), 1, construct),
    Native::new(ErrorKind::Range.name(), 1, construct),
    Native::new(ErrorKind::Reference.name(), 1, construct),
    Native::new(ErrorKind::Syntax.name(), 1, construct),
    Native::new(ErrorKind::Type.name(), 1, construct),
    Native::new(ErrorKind::Uri.name(), 1, construct),
    Native::new(ErrorKind::Aggregate.name(), 2, aggregate),
    Native::new("toString", 0, to_string),
    Native::new("captureStackTrace", 2, capture),
];
/// The place of what belongs to the constructor.
const CAPTURE: usize = ErrorKind::ALL.len() + 1;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let mut parent = None;
    for (place, kind) in ErrorKind::ALL.iter().enumerate() {
        let base = match kind {
            ErrorKind::Error => js.realm().prototype(Kind::Ordinary),
            _ => js.realm().error(ErrorKind::Error),
        };
        let prototype = js.make_object(base, Kind::Ordinary)?;
        js.add_error_prototype(Value::object(prototype));
        let constructor = js.add_constructor(TABLE, place, prototype)?;
        match parent {
            None => parent = Some(constructor),
            Some(parent) => js.set_prototype(constructor, Value::object(parent)),
        }
        let (name, message) = (js.string(kind.name())?, js.string("")?);
        js.set_own(prototype, "name", name, Traits::METHOD)?;
        js.set_own(prototype, "message", message, Traits::METHOD)?;
        if *kind == ErrorKind::Error {
            js.set_prototype_of_kind(Kind::Error, Value::object(prototype));
            js.add_functions(prototype, TABLE, ErrorKind::ALL.len()..CAPTURE)?;
            js.add_functions(constructor, TABLE, CAPTURE..FUNCTIONS.len())?;
            js.set_own(constructor, "stackTraceLimit", Value::int(10), Traits::PLAIN)?;
        }
    }
    let (base, text) = (js.realm().error(ErrorKind::Range), js.string("Out of memory")?);
    let exhausted = js.make_error(base, Some(text))?;
    js.note_stack(exhausted)?;
    let exhausted = js.own_forever(Value::object(exhausted));
    js.realm().exhausted = exhausted;
    Ok(())
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let error = made(js, call, call.arg(0), call.arg(1))?;
    Ok(Value::object(error))
}

/// An error of several others (2021 §20.5.7).
fn aggregate(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let error = made(js, call, call.arg(1), call.arg(2))?;
    let all = js.array(&[])?;
    js.each_of(call.arg(0), |js, error| match all.as_object() {
        Some(all) => js.append(all, error),
        None => Ok(()),
    })?;
    js.set_own(error, "errors", all, Traits::METHOD)?;
    Ok(Value::object(error))
}

/// An error with a message, and what it was caused by if options say that (2022 §20.5.8).
fn made(js: &mut Js<'_>, call: &Call<'_>, message: Value, options: Value) -> Result<Object, Raise> {
    let prototype = match call.callee.as_object() {
        Some(callee) => {
            let name = js.realm().names.prototype;
            js.get(callee, Key::Name(name))?
        }
        None => js.realm().error(ErrorKind::Error),
    };
    let message = match message {
        Value::UNDEFINED => None,
        message => Some(Value::string(js.to_string(message)?)),
    };
    let error = js.make_error(prototype, message)?;
    js.note_stack(error)?;
    if let Some(options) = options.as_object() {
        let key = js.key("cause")?;
        if js.has(options, key)? {
            let cause = js.get(options, key)?;
            js.add(error, key, cause, Traits::METHOD)?;
        }
    }
    Ok(error)
}

/// Gives an object a `stack` (as node does).
fn capture(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let Some(object) = call.arg(0).as_object() else {
        let shown = js.shown(call.arg(0));
        return Err(js.type_error(&format!("Invalid argument: {shown} is no object")));
    };
    js.note_stack(object)?;
    Ok(Value::UNDEFINED)
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    match call.this.as_object() {
        Some(error) => {
            let text = js.error_text(error)?;
            js.string(&text)
        }
        None => Err(js.type_error("Error.prototype.toString requires that 'this' be a JSReceiver")),
    }
}

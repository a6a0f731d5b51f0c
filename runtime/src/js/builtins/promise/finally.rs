//! `finally`: what is done whatever becomes of a promise.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::{Object, Value};
use super::{AFTER, GIVE, THROW, closure, invoke_then, kept, part};
use crate::managed::Raise;

pub(super) fn finally(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let Some(promise) = call.this.as_object() else {
        return Err(js.type_error("Promise.prototype.finally called on a non-object"));
    };
    let species = match promise.as_promise() {
        Some(promise) => js.promise_species(promise)?,
        None => None,
    };
    let constructor = species.unwrap_or(js.realm().promise);
    let function = call.arg(0);
    if !function.as_object().is_some_and(Object::is_callable) {
        return invoke_then(js, call.this, &[function, function]);
    }
    let kept = [function, constructor];
    let (fulfilled, rejected) = (closure(js, AFTER, &kept)?, closure(js, AFTER + 1, &kept)?);
    invoke_then(js, call.this, &[fulfilled, rejected])
}

/// Calls the function, waits for what it gives, and goes on with what became of the promise.
pub(super) fn after(js: &mut Js<'_>, call: &Call<'_>, rejected: bool) -> Result<Value, Raise> {
    let values = kept(call)?;
    let result = js.call(part(values, 0), Value::UNDEFINED, &[])?;
    let promise = js.promise_of(part(values, 1), result)?;
    let place = if rejected { THROW } else { GIVE };
    let next = closure(js, place, &[call.arg(0)])?;
    invoke_then(js, promise, &[next])
}

pub(super) fn give(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = part(kept(call)?, 0);
    Ok(js.hold(value))
}

pub(super) fn throw(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = part(kept(call)?, 0);
    Err(js.thrown(value))
}

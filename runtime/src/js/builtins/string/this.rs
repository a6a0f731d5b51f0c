//! What methods of strings begin with.

use super::super::super::context::Js;
use super::super::super::native::Call;
use super::super::super::value::{Str, Value};
use crate::managed::Raise;

/// The string that `this` is; it must not be undefined or null.
pub(super) fn this(js: &mut Js<'_>, call: &Call<'_>) -> Result<Str, Raise> {
    if call.this.is_nullish() {
        let name = js.method_name(call);
        return Err(js.type_error(&format!("String.prototype.{name} called on null or undefined")));
    }
    js.to_string(call.this)
}

/// A place that may be counted from the end; another one for undefined.
pub(super) fn relative(js: &mut Js<'_>, value: Value, length: f64, otherwise: f64) -> Result<f64, Raise> {
    if value == Value::UNDEFINED {
        return Ok(otherwise);
    }
    let at = js.to_integer(value)?;
    Ok(match at < 0.0 {
        true => (length + at).max(0.0),
        false => at.min(length),
    })
}

/// A place within; another one for undefined.
pub(super) fn clamped(js: &mut Js<'_>, value: Value, length: f64, otherwise: f64) -> Result<f64, Raise> {
    match value {
        Value::UNDEFINED => Ok(otherwise),
        value => Ok(js.to_integer(value)?.clamp(0.0, length)),
    }
}

//! Dates as text and as primitive values.

use super::super::super::context::Js;
use super::super::super::convert::Hint;
use super::super::super::date::{self, Zone};
use super::super::super::native::Call;
use super::super::super::value::Value;
use super::this;
use crate::managed::Raise;

/// The text that a function makes of the time value.
pub(super) fn shown(
    js: &mut Js<'_>,
    call: &Call<'_>,
    text: fn(f64, &Zone) -> String,
) -> Result<Value, Raise> {
    let (_, time) = this(js, call)?;
    let zone = js.zone();
    js.string(&text(time, &zone))
}

pub(super) fn to_iso_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (_, time) = this(js, call)?;
    match date::to_iso_string(time) {
        Some(text) => js.string(&text),
        None => Err(js.range_error("Invalid time value")),
    }
}

pub(super) fn to_json(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = js.to_object(call.this)?;
    let primitive = js.to_primitive(Value::object(object), Hint::Number)?;
    if primitive.as_number().is_some_and(|number| !number.is_finite()) {
        return Ok(Value::NULL);
    }
    let method = js.get_named(object, "toISOString")?;
    match method.as_object().is_some_and(|method| method.is_callable()) {
        true => js.call(method, Value::object(object), &[]),
        false => Err(js.type_error("toISOString is not a function")),
    }
}

pub(super) fn to_primitive(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let Some(object) = call.this.as_object() else {
        let shown = js.shown(call.this);
        return Err(js.type_error(&format!(
            "Method Date.prototype [ @@toPrimitive ] called on incompatible receiver {shown}"
        )));
    };
    let hint = match call.arg(0).as_string() {
        Some(hint) => js.text_of(hint)?,
        None => String::new(),
    };
    match hint.as_str() {
        "default" | "string" => js.ordinary_primitive(object, true),
        "number" => js.ordinary_primitive(object, false),
        _ => {
            let shown = js.shown(call.arg(0));
            Err(js.type_error(&format!("Invalid hint: {shown}")))
        }
    }
}

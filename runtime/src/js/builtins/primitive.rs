//! `Boolean` and `Number` (ECMAScript 5.1 §15.6, §15.7).

use super::super::context::Js;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::number;
use super::super::value::{Kind as ValueKind, Value};
use crate::managed::Raise;

const TABLE: usize = 4;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("Boolean", 1, boolean),
    Native::new("toString", 0, boolean_to_string),
    Native::new("valueOf", 0, |js, call| primitive(js, call, Kind::Boolean)),
    Native::new("Number", 1, construct),
    Native::new("toString", 1, to_string),
    Native::new("toLocaleString", 0, to_locale_string),
    Native::new("valueOf", 0, |js, call| primitive(js, call, Kind::Number)),
    Native::new("toFixed", 1, to_fixed),
    Native::new("toExponential", 1, to_exponential),
    Native::new("toPrecision", 1, to_precision),
    Native::new("isFinite", 1, |_, call| Ok(is_number(call, f64::is_finite))),
    Native::new("isInteger", 1, |_, call| Ok(is_number(call, is_integer))),
    Native::new("isNaN", 1, |_, call| Ok(is_number(call, f64::is_nan))),
    Native::new("isSafeInteger", 1, |_, call| {
        Ok(is_number(call, |value| is_integer(value) && value.abs() <= SAFE))
    }),
];
/// Functions of `Number` itself.
const OF_NUMBER: usize = 10;
/// The largest integer up to which all integers are numbers.
const SAFE: f64 = 9_007_199_254_740_991.0;

fn is_integer(value: f64) -> bool {
    value.is_finite() && value.fract() == 0.0
}

fn is_number(call: &Call<'_>, is: fn(f64) -> bool) -> Value {
    Value::boolean(call.arg(0).as_number().is_some_and(is))
}

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_prototype(Kind::Boolean)?;
    js.set_data(prototype, Value::FALSE);
    js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(prototype, TABLE, 1..3)?;
    let prototype = js.make_prototype(Kind::Number)?;
    js.set_data(prototype, Value::ZERO);
    let constructor = js.add_constructor(TABLE, 3, prototype)?;
    js.add_functions(prototype, TABLE, 4..OF_NUMBER)?;
    js.add_functions(constructor, TABLE, OF_NUMBER..FUNCTIONS.len())?;
    for (name, value) in [
        ("MAX_VALUE", f64::MAX),
        ("MIN_VALUE", 5e-324),
        ("NaN", f64::NAN),
        ("NEGATIVE_INFINITY", f64::NEG_INFINITY),
        ("POSITIVE_INFINITY", f64::INFINITY),
        ("MAX_SAFE_INTEGER", SAFE),
        ("MIN_SAFE_INTEGER", -SAFE),
        ("EPSILON", f64::EPSILON),
    ] {
        js.set_own(constructor, name, Value::number(value), Traits::NONE)?;
    }
    Ok(())
}

/// A value, or the object of it if `new` asked.
fn made(js: &mut Js<'_>, call: &Call<'_>, value: Value) -> Result<Value, Raise> {
    match call.is_new {
        true => Ok(Value::object(js.to_object(value)?)),
        false => Ok(value),
    }
}

/// The primitive value that `this` is, or is the object of.
fn primitive(js: &mut Js<'_>, call: &Call<'_>, kind: Kind) -> Result<Value, Raise> {
    this_value(js, call, kind, "valueOf")
}

/// As [`primitive`], for the method of this name.
pub(super) fn this_value(js: &mut Js<'_>, call: &Call<'_>, kind: Kind, method: &str) -> Result<Value, Raise> {
    let own = match call.this.as_object() {
        Some(object) if object.kind() == kind => object.data(),
        _ => call.this,
    };
    let fits = match kind {
        Kind::Number => own.as_number().is_some(),
        Kind::Boolean => matches!(own, Value::TRUE | Value::FALSE),
        Kind::Symbol => matches!(own.kind(), ValueKind::Symbol(_)),
        Kind::BigInt => matches!(own.kind(), ValueKind::BigInt(_)),
        _ => own.as_string().is_some(),
    };
    if fits {
        return Ok(own);
    }
    let class = kind.class();
    Err(js.type_error(&format!(
        "{class}.prototype.{method} requires that 'this' be a {class}"
    )))
}

fn boolean(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = Value::boolean(js.to_boolean(call.arg(0)));
    made(js, call, value)
}

fn boolean_to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = primitive(js, call, Kind::Boolean)?;
    Ok(Value::string(js.to_string(value)?))
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = match call.args {
        [] => Value::ZERO,
        [value, ..] => Value::number(js.nearest_number(*value)?),
    };
    made(js, call, value)
}

fn this_number(js: &mut Js<'_>, call: &Call<'_>) -> Result<f64, Raise> {
    let value = primitive(js, call, Kind::Number)?;
    Ok(value.as_number().unwrap_or(f64::NAN))
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = this_number(js, call)?;
    let radix = match call.arg(0) {
        Value::UNDEFINED => 10.0,
        radix => js.to_integer(radix)?,
    };
    if !(2.0..=36.0).contains(&radix) {
        return Err(js.range_error("toString() radix argument must be between 2 and 36"));
    }
    js.string(&number::to_string_radix(value, radix as u32))
}

fn to_locale_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = this_number(js, call)?;
    js.string(&number::to_string(value))
}

/// The number of digits that is asked for, within limits.
fn digits(js: &mut Js<'_>, call: &Call<'_>, least: f64, what: &str) -> Result<u32, Raise> {
    let digits = js.to_integer(call.arg(0))?;
    if !(least..=100.0).contains(&digits) {
        let message = format!("{what} must be between {least} and 100");
        return Err(js.range_error(&message));
    }
    Ok(digits as u32)
}

fn to_fixed(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = this_number(js, call)?;
    let digits = digits(js, call, 0.0, "toFixed() digits argument")?;
    js.string(&number::to_fixed(value, digits))
}

fn to_exponential(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = this_number(js, call)?;
    js.to_integer(call.arg(0))?;
    if !value.is_finite() {
        return js.string(&number::to_string(value));
    }
    let wanted = match call.arg(0) {
        Value::UNDEFINED => None,
        _ => Some(digits(js, call, 0.0, "toExponential() argument")?),
    };
    js.string(&number::to_exponential(value, wanted))
}

fn to_precision(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = this_number(js, call)?;
    if call.arg(0) == Value::UNDEFINED {
        return js.string(&number::to_string(value));
    }
    js.to_integer(call.arg(0))?;
    if !value.is_finite() {
        return js.string(&number::to_string(value));
    }
    let digits = digits(js, call, 1.0, "toPrecision() argument")?;
    js.string(&number::to_precision(value, digits))
}

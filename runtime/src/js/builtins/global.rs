//! The global object (ECMAScript 5.1 §15.1).

use super::super::context::Js;
use super::super::kinds::ErrorKind;
use super::super::kinds::Traits;
use super::super::native::{Call, Native};
use super::super::value::Value;
use super::super::{number, text};
use crate::managed::Raise;

const TABLE: usize = 7;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("parseInt", 2, parse_int),
    Native::new("parseFloat", 1, parse_float),
    Native::new("isNaN", 1, |js, call| {
        Ok(Value::boolean(js.to_number(call.arg(0))?.is_nan()))
    }),
    Native::new("isFinite", 1, |js, call| {
        Ok(Value::boolean(js.to_number(call.arg(0))?.is_finite()))
    }),
    Native::new("encodeURI", 1, |js, call| uri(js, call, text::encode_uri)),
    Native::new("encodeURIComponent", 1, |js, call| {
        uri(js, call, text::encode_uri_component)
    }),
    Native::new("decodeURI", 1, |js, call| uri(js, call, text::decode_uri)),
    Native::new("decodeURIComponent", 1, |js, call| {
        uri(js, call, text::decode_uri_component)
    }),
    Native::new("escape", 1, |js, call| {
        uri(js, call, |units| Ok(text::escape(units)))
    }),
    Native::new("unescape", 1, |js, call| {
        uri(js, call, |units| Ok(text::unescape(units)))
    }),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    if let Some(global) = js.realm().global.and_then(Value::as_object) {
        js.add_functions(global, TABLE, 0..FUNCTIONS.len())?;
        let number = js.get_named(global, "Number")?;
        for name in ["parseInt", "parseFloat"] {
            let function = js.get_named(global, name)?;
            if let Some(number) = number.as_object() {
                js.set_own(number, name, function, Traits::METHOD)?;
            }
        }
    }
    js.add_global("NaN", Value::number(f64::NAN), Traits::NONE)?;
    js.add_global("Infinity", Value::number(f64::INFINITY), Traits::NONE)?;
    js.add_global("undefined", Value::UNDEFINED, Traits::NONE)?;
    let global = js.realm().global.unwrap_or(Value::UNDEFINED);
    js.add_global("globalThis", global, Traits::METHOD)
}

fn units(js: &mut Js<'_>, value: Value) -> Result<Vec<u16>, Raise> {
    let string = js.to_string(value)?;
    js.units_of(string)
}

fn parse_int(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = units(js, call.arg(0))?;
    let radix = js.to_int32(call.arg(1))?;
    Ok(Value::number(number::parse_int(&units, radix)))
}

fn parse_float(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let units = units(js, call.arg(0))?;
    Ok(Value::number(number::parse_float(&units)))
}

fn uri(
    js: &mut Js<'_>,
    call: &Call<'_>,
    body: impl Fn(&[u16]) -> Result<Vec<u16>, text::MalformedUri>,
) -> Result<Value, Raise> {
    let units = units(js, call.arg(0))?;
    match body(&units) {
        Ok(units) => Ok(Value::string(js.string_of_units(&units)?)),
        Err(_) => Err(js.error(ErrorKind::Uri, "URI malformed")),
    }
}

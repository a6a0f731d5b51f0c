//! `Math` (ECMAScript 5.1 §15.8).

use super::super::context::Js;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::number::math;
use super::super::value::Value;
use crate::managed::Raise;
use std::f64::consts;

const TABLE: usize = 5;

macro_rules! of_one {
    ($name:literal $function:expr) => {
        Native::new($name, 1, |js, call| {
            let function: fn(f64) -> f64 = $function;
            Ok(Value::number(function(js.to_number(call.arg(0))?)))
        })
    };
}

macro_rules! of_two {
    ($name:literal $function:expr) => {
        Native::new($name, 2, |js, call| {
            let (a, b) = (js.to_number(call.arg(0))?, js.to_number(call.arg(1))?);
            let function: fn(f64, f64) -> f64 = $function;
            Ok(Value::number(function(a, b)))
        })
    };
}

pub(super) const FUNCTIONS: &[Native] = &[
    of_one!("abs" f64::abs),
    of_one!("acos" math::acos),
    of_one!("acosh" math::acosh),
    of_one!("asin" math::asin),
    of_one!("asinh" math::asinh),
    of_one!("atan" math::atan),
    of_one!("atanh" math::atanh),
    of_two!("atan2" math::atan2),
    of_one!("ceil" f64::ceil),
    of_one!("cbrt" math::cbrt),
    of_one!("expm1" math::expm1),
    of_one!("clz32" | x | math::clz32(x).into()),
    of_one!("cos" math::cos),
    of_one!("cosh" math::cosh),
    of_one!("exp" math::exp),
    of_one!("floor" f64::floor),
    of_one!("fround" math::fround),
    Native::new("hypot", 2, hypot),
    of_two!("imul" | x, y | f64::from(math::imul(x, y))),
    of_one!("log" math::log),
    of_one!("log1p" math::log1p),
    of_one!("log2" math::log2),
    of_one!("log10" math::log10),
    Native::new("max", 2, |js, call| {
        extreme(js, call, f64::NEG_INFINITY, math::max)
    }),
    Native::new("min", 2, |js, call| extreme(js, call, f64::INFINITY, math::min)),
    of_two!("pow" math::power),
    Native::new("random", 0, random),
    of_one!("round" math::round),
    of_one!("sign" math::sign),
    of_one!("sin" math::sin),
    of_one!("sinh" math::sinh),
    of_one!("sqrt" f64::sqrt),
    of_one!("tan" math::tan),
    of_one!("tanh" math::tanh),
    of_one!("trunc" f64::trunc),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let object = js.make_object(base, Kind::Math)?;
    for (name, value) in [
        ("E", consts::E),
        ("LN10", consts::LN_10),
        ("LN2", consts::LN_2),
        ("LOG2E", consts::LOG2_E),
        ("LOG10E", consts::LOG10_E),
        ("PI", consts::PI),
        ("SQRT1_2", consts::FRAC_1_SQRT_2),
        ("SQRT2", consts::SQRT_2),
    ] {
        js.set_own(object, name, Value::number(value), Traits::NONE)?;
    }
    js.add_functions(object, TABLE, 0..FUNCTIONS.len())?;
    js.set_tag(object, "Math")?;
    js.add_global("Math", Value::object(object), Traits::METHOD)
}

fn hypot(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let numbers = call.args.iter().map(|value| js.to_number(*value));
    let numbers = numbers.collect::<Result<Vec<f64>, Raise>>()?;
    Ok(Value::number(math::hypot(&numbers)))
}

fn extreme(js: &mut Js<'_>, call: &Call<'_>, start: f64, of: fn(f64, f64) -> f64) -> Result<Value, Raise> {
    let mut found = start;
    for value in call.args {
        found = of(found, js.to_number(*value)?);
    }
    Ok(Value::number(found))
}

/// A number from 0 to below 1, of 53 bits (xorshift64*, which passes for what programs want of it).
fn random(js: &mut Js<'_>, _: &Call<'_>) -> Result<Value, Raise> {
    let realm = js.realm();
    if realm.random == 0 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        realm.random = since.map_or(1, |since| since.as_nanos() as u64) | 1;
    }
    realm.random ^= realm.random >> 12;
    realm.random ^= realm.random << 25;
    realm.random ^= realm.random >> 27;
    let bits = realm.random.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 11;
    Ok(Value::number(bits as f64 / (1u64 << 53) as f64))
}

//! `BigInt` (ECMAScript 2020 §21.2).

use super::super::bigint::Numeric;
use super::super::context::Js;
use super::super::convert::Hint;
use super::super::kinds::Kind;
use super::super::native::{Call, Native};
use super::super::number;
use super::super::value::{Big, Kind as ValueKind, Value};
use super::primitive::this_value;
use crate::TrapKind;
use crate::managed::Raise;

const TABLE: usize = 32;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("BigInt", 1, construct),
    Native::new("asIntN", 2, |js, call| wrapped(js, call, true)),
    Native::new("asUintN", 2, |js, call| wrapped(js, call, false)),
    Native::new("toString", 0, to_string),
    Native::new("toLocaleString", 0, |js, call| {
        let big = this(js, call, "toLocaleString")?;
        let digits = js.digits_of(big, 10);
        js.string(&digits)
    }),
    Native::new("valueOf", 0, |js, call| this(js, call, "valueOf").map(Value::big)),
];
/// The place of the first method of values.
const METHODS: usize = 3;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::BigInt)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..METHODS)?;
    js.add_functions(prototype, TABLE, METHODS..FUNCTIONS.len())?;
    js.set_tag(prototype, "BigInt")
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if call.is_new {
        return Err(js.type_error("BigInt is not a constructor"));
    }
    let value = js.to_primitive(call.arg(0), Hint::Number)?;
    let Some(number) = value.as_number() else {
        return js.big_of_value(value).map(Value::big);
    };
    match js.number_to_big(number)? {
        Some(big) => Ok(big),
        None => {
            let shown = number::to_string(number);
            Err(js.range_error(&format!(
                "The number {shown} cannot be converted to a BigInt because it is not an integer"
            )))
        }
    }
}

/// The big integer that `this` is, or is the object of.
fn this(js: &mut Js<'_>, call: &Call<'_>, method: &str) -> Result<Big, Raise> {
    match this_value(js, call, Kind::BigInt, method)?.kind() {
        ValueKind::BigInt(big) => Ok(big),
        _ => Err(Raise::Trap(TrapKind::BadSignature)),
    }
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let big = this(js, call, "toString")?;
    let radix = match call.arg(0) {
        Value::UNDEFINED => 10.0,
        radix => js.to_integer(radix)?,
    };
    if !(2.0..=36.0).contains(&radix) {
        return Err(js.range_error("toString() radix argument must be between 2 and 36"));
    }
    let digits = js.digits_of(big, radix as u32);
    js.string(&digits)
}

fn wrapped(js: &mut Js<'_>, call: &Call<'_>, signed: bool) -> Result<Value, Raise> {
    let bits = js.index_of_value(call.arg(0), "Invalid value: not (convertible to) a safe integer")?;
    let big = js.big_of_value(call.arg(1))?;
    js.big_wrapped(big, bits, signed)
}

impl Js<'_> {
    /// The number that `Number` makes of a value: of a big integer the nearest one.
    ///
    /// # Errors
    /// What conversions throw.
    pub(super) fn nearest_number(&mut self, value: Value) -> Result<f64, Raise> {
        match self.numeric_of(value)? {
            Numeric::Number(number) => Ok(number),
            Numeric::Big(big) => Ok(self.number_of(big)),
        }
    }
}

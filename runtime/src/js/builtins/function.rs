//! `Function` (ECMAScript 5.1 §15.3).

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{BOUND, CONSTRUCTOR, EXTENSIBLE, Kind, Traits};
use super::super::native::{self, Call, Native, number};
use super::super::realm::WellKnown;
use super::super::value::{Object, Value, tag};
use crate::managed::Raise;

pub(super) const TABLE: usize = 1;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("", 0, |_, _| Ok(Value::UNDEFINED)),
    Native::new("Function", 1, construct),
    Native::new("toString", 0, to_string),
    Native::new("apply", 2, apply),
    Native::new("call", 1, call),
    Native::new("bind", 1, bind),
    Native::new("[Symbol.hasInstance]", 1, |js, call| {
        let is = js.is_instance(call.arg(0), call.this)?;
        Ok(Value::boolean(is))
    }),
    Native::new("", 0, |js, _| Err(js.type_error(FORBIDDEN))),
];

/// What is said about what code in strict mode must not ask for.
const FORBIDDEN: &str = "'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions or the arguments objects for calls to them";
/// The place of `apply`.
const APPLY: usize = 3;
const _: () =
    assert!(number(TABLE, APPLY) == native::APPLY && number(TABLE, HAS_INSTANCE) == native::HAS_INSTANCE);
/// The place of the method that has a symbol for a name.
pub(super) const HAS_INSTANCE: usize = 6;
const THROWER: usize = 7;

pub(super) fn install(js: &mut Js<'_>, prototype: Object) -> Result<(), Raise> {
    js.add_constructor(TABLE, 1, prototype)?;
    let names = js.realm().names;
    let name = js.string("")?;
    js.add(
        prototype,
        Key::Name(names.length),
        Value::int(0),
        Traits::CONFIGURABLE,
    )?;
    js.add(prototype, Key::Name(names.name), name, Traits::CONFIGURABLE)?;
    js.add_functions(prototype, TABLE, 2..HAS_INSTANCE)?;
    let thrower = js.make_native(number(TABLE, THROWER), false)?;
    js.own_keys(thrower)?;
    thrower.set_flag(EXTENSIBLE, false);
    let thrower = js.own_forever(Value::object(thrower));
    js.realm().thrower = thrower;
    let accessor = js.make_pair(thrower, thrower, tag::ACCESSOR)?;
    let traits = Traits(Traits::ACCESSOR.0 | Traits::CONFIGURABLE.0);
    for name in ["caller", "arguments"] {
        js.set_own(prototype, name, accessor, traits)?;
    }
    Ok(())
}

/// Adds the method that says whether an object was made by a function; symbols are there by then.
pub(super) fn add_has_instance(js: &mut Js<'_>) -> Result<(), Raise> {
    let Some(prototype) = js.realm().prototype(Kind::Function).as_object() else {
        return Ok(());
    };
    let symbol = WellKnown::HasInstance;
    js.add_by_symbol(prototype, TABLE, HAS_INSTANCE, symbol, Traits::NONE)?;
    if let Some(Key::Name(name)) = js.well_known(symbol) {
        let realm = js.realm();
        (realm.telling, realm.names_instances) = (name, false);
    }
    Ok(())
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    js.function_of_text("function", call)
}

fn function(js: &mut Js<'_>, value: Value, method: &str) -> Result<Object, Raise> {
    match value.as_object().filter(|object| object.is_callable()) {
        Some(function) => Ok(function),
        None => Err(js.type_error(&format!(
            "Function.prototype.{method} was called on what is not a function"
        ))),
    }
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let function = function(js, call.this, "toString")?;
    let text = js.function_text(function);
    js.string(&text)
}

/// Elements of an object with a length, as arguments.
pub(super) fn arguments(js: &mut Js<'_>, list: Value) -> Result<Vec<Value>, Raise> {
    if list.is_nullish() {
        return Ok(Vec::new());
    }
    let Some(list) = list.as_object() else {
        return Err(js.type_error("CreateListFromArrayLike called on non-object"));
    };
    let length = js.get_named(list, "length")?;
    let length = js.to_uint32(length)?;
    (0..length).map(|index| js.get(list, Key::Index(index))).collect()
}

fn apply(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    function(js, call.this, "apply")?;
    let args = arguments(js, call.arg(1))?;
    js.call(call.this, call.arg(0), &args)
}

fn call(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    function(js, call.this, "call")?;
    js.call(call.this, call.arg(0), call.args.get(1..).unwrap_or_default())
}

fn bind(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let target = function(js, call.this, "bind")?;
    let mut kept = vec![call.this, call.arg(0)];
    let before = call.args.get(1..).unwrap_or_default();
    kept.extend(before);
    let length = js.get_named(target, "length")?;
    let length = js.to_integer(length)? - before.len() as f64;
    let name = js.get_named(target, "name")?;
    let name = js.to_text(name)?;
    let prototype = js.realm().prototype(Kind::Function);
    let bound = js.make_object(prototype, Kind::Function)?;
    bound.set_flag(BOUND, true);
    bound.set_flag(CONSTRUCTOR, target.is(CONSTRUCTOR));
    let kept = js.array(&kept)?;
    js.set_data(bound, kept);
    let name = js.string(&format!("bound {name}"))?;
    let traits = Traits::CONFIGURABLE;
    js.set_own(bound, "length", Value::number(length.max(0.0)), traits)?;
    js.set_own(bound, "name", name, traits)?;
    Ok(Value::object(bound))
}

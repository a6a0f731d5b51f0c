//! `String` (ECMAScript 5.1 §15.5; 2015 §21.1 and after).

mod html;
mod part;
mod pattern;
mod search;
mod this;

use super::super::context::Js;
use super::super::kinds::Kind;
use super::super::native::{Call, Native};
use super::super::text;
use super::super::value::{Kind as ValueKind, Value};
use crate::managed::Raise;

const TABLE: usize = 3;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("String", 1, construct),
    Native::new("fromCharCode", 1, from_char_code),
    Native::new("fromCodePoint", 1, from_code_point),
    Native::new("raw", 1, raw),
    Native::new("anchor", 1, |js, call| html::tagged(js, call, "a", "name")),
    Native::new("at", 1, part::at),
    Native::new("big", 0, |js, call| html::tagged(js, call, "big", "")),
    Native::new("blink", 0, |js, call| html::tagged(js, call, "blink", "")),
    Native::new("bold", 0, |js, call| html::tagged(js, call, "b", "")),
    Native::new("charAt", 1, part::char_at),
    Native::new("charCodeAt", 1, part::char_code_at),
    Native::new("codePointAt", 1, part::code_point_at),
    Native::new("concat", 1, part::concat),
    Native::new("endsWith", 1, search::ends_with),
    Native::new("fontcolor", 1, |js, call| html::tagged(js, call, "font", "color")),
    Native::new("fontsize", 1, |js, call| html::tagged(js, call, "font", "size")),
    Native::new("fixed", 0, |js, call| html::tagged(js, call, "tt", "")),
    Native::new("includes", 1, search::includes),
    Native::new("indexOf", 1, search::index_of),
    Native::new("isWellFormed", 0, part::is_well_formed),
    Native::new("italics", 0, |js, call| html::tagged(js, call, "i", "")),
    Native::new("lastIndexOf", 1, search::last_index_of),
    Native::new("link", 1, |js, call| html::tagged(js, call, "a", "href")),
    Native::new("localeCompare", 1, search::locale_compare),
    Native::new("match", 1, pattern::matches),
    Native::new("matchAll", 1, pattern::match_all),
    Native::new("padEnd", 1, |js, call| part::pad(js, call, false)),
    Native::new("padStart", 1, |js, call| part::pad(js, call, true)),
    Native::new("repeat", 1, part::repeat),
    Native::new("replace", 2, pattern::replace),
    Native::new("replaceAll", 2, pattern::replace_all),
    Native::new("search", 1, pattern::search),
    Native::new("slice", 2, part::slice),
    Native::new("small", 0, |js, call| html::tagged(js, call, "small", "")),
    Native::new("split", 2, pattern::split),
    Native::new("strike", 0, |js, call| html::tagged(js, call, "strike", "")),
    Native::new("sub", 0, |js, call| html::tagged(js, call, "sub", "")),
    Native::new("substr", 2, part::substr),
    Native::new("substring", 2, part::substring),
    Native::new("sup", 0, |js, call| html::tagged(js, call, "sup", "")),
    Native::new("startsWith", 1, search::starts_with),
    Native::new("toString", 0, value_of),
    Native::new("normalize", 0, part::normalize),
    Native::new("toWellFormed", 0, part::to_well_formed),
    Native::new("trim", 0, |js, call| part::trim(js, call, true, true)),
    Native::new("trimStart", 0, |js, call| part::trim(js, call, true, false)),
    Native::new("trimEnd", 0, |js, call| part::trim(js, call, false, true)),
    Native::new("toLocaleLowerCase", 0, |js, call| {
        part::mapped(js, call, text::to_lower)
    }),
    Native::new("toLocaleUpperCase", 0, |js, call| {
        part::mapped(js, call, text::to_upper)
    }),
    Native::new("toLowerCase", 0, |js, call| {
        part::mapped(js, call, text::to_lower)
    }),
    Native::new("toUpperCase", 0, |js, call| {
        part::mapped(js, call, text::to_upper)
    }),
    Native::new("valueOf", 0, value_of),
];
/// Functions of the constructor, and itself; methods follow.
const METHODS: usize = 4;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_prototype(Kind::String)?;
    let empty = js.string("")?;
    js.set_data(prototype, empty);
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..METHODS)?;
    js.add_functions(prototype, TABLE, METHODS..FUNCTIONS.len())?;
    js.add_alias(prototype, "trimLeft", "trimStart")?;
    js.add_alias(prototype, "trimRight", "trimEnd")
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let value = match call.args {
        [] => js.string("")?,
        [symbol, ..] if !call.is_new && matches!(symbol.kind(), ValueKind::Symbol(_)) => {
            let shown = js.shown(*symbol);
            js.string(&shown)?
        }
        [value, ..] => Value::string(js.to_string(*value)?),
    };
    match call.is_new {
        true => Ok(Value::object(js.to_object(value)?)),
        false => Ok(value),
    }
}

fn from_char_code(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if let &[unit] = call.args {
        let unit = js.to_int32(unit)? as u16;
        return js.unit_string(unit);
    }
    let units = call.args.iter().map(|value| Ok(js.to_int32(*value)? as u16));
    let units = units.collect::<Result<Vec<u16>, Raise>>()?;
    Ok(Value::string(js.string_of_units(&units)?))
}

fn from_code_point(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    const LAST: f64 = 0x10_ffff as f64;
    let mut units = Vec::with_capacity(call.args.len());
    for value in call.args {
        let point = js.to_number(*value)?;
        if !(0.0..=LAST).contains(&point) || point.fract() != 0.0 {
            let shown = js.shown(*value);
            return Err(js.range_error(&format!("Invalid code point {shown}")));
        }
        text::push_code_point(&mut units, point as u32);
    }
    Ok(Value::string(js.string_of_units(&units)?))
}

fn raw(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let strings = js.to_object(call.arg(0))?;
    let parts = js.get_named(strings, "raw")?;
    let parts = js.to_object(parts)?;
    let length = js.get_named(parts, "length")?;
    let length = js.to_integer(length)?;
    let mut whole = js.string_of_units(&[])?;
    let mut at = 0.0;
    while at < length {
        let key = js.to_key(Value::number(at))?;
        let part = js.get(parts, key)?;
        let part = js.to_string(part)?;
        whole = js.concat(whole, part)?;
        at += 1.0;
        if let Some(value) = call.args.get(at as usize).filter(|_| at < length) {
            let value = js.to_string(*value)?;
            whole = js.concat(whole, value)?;
        }
    }
    Ok(Value::string(whole))
}

fn value_of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let own = match call.this.as_object() {
        Some(object) if object.kind() == Kind::String => object.data(),
        _ => call.this,
    };
    match own.as_string() {
        Some(_) => Ok(own),
        None => {
            let name = js.method_name(call);
            Err(js.type_error(&format!(
                "String.prototype.{name} requires that 'this' be a String"
            )))
        }
    }
}

//! `DataView`: numbers at any place of a buffer, in either order of their bytes.

use super::super::super::context::Js;
use super::super::super::heap;
use super::super::super::kinds::Kind;
use super::super::super::native::{Call, Native};
use super::super::super::typed::{Bytes, Element};
use super::super::super::value::{Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::layout::object;

const TABLE: usize = 28;

macro_rules! functions {
    ($($element:ident $get:literal $set:literal;)*) => {
        pub(in super::super) const FUNCTIONS: &[Native] = &[
            Native::new("DataView", 1, construct),
            Native::new("get buffer", 0, |js, call| {
                let buffer = receiver(js, call)?.data();
                Ok(js.hold(buffer))
            }),
            Native::new("get byteLength", 0, |js, call| {
                let view = receiver(js, call)?;
                js.buffer_of(view)?;
                Ok(Value::number(view.length().into()))
            }),
            Native::new("get byteOffset", 0, |js, call| {
                let view = receiver(js, call)?;
                let (_, _, offset) = js.buffer_of(view)?;
                Ok(Value::number(offset as f64))
            }),
            $(
                Native::new($get, 1, |js, call| get(js, call, Element::$element)),
                Native::new($set, 2, |js, call| set(js, call, Element::$element)),
            )*
        ];
    };
}
functions! {
    Int8 "getInt8" "setInt8";
    Uint8 "getUint8" "setUint8";
    Int16 "getInt16" "setInt16";
    Uint16 "getUint16" "setUint16";
    Int32 "getInt32" "setInt32";
    Uint32 "getUint32" "setUint32";
    Float32 "getFloat32" "setFloat32";
    Float64 "getFloat64" "setFloat64";
    BigInt64 "getBigInt64" "setBigInt64";
    BigUint64 "getBigUint64" "setBigUint64";
}
const GETTERS: usize = 1;
const METHODS: usize = 4;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::DataView)?;
    js.add_constructor(TABLE, 0, prototype)?;
    for place in GETTERS..METHODS {
        js.add_getter(prototype, TABLE, place)?;
    }
    js.add_functions(prototype, TABLE, METHODS..FUNCTIONS.len())?;
    js.set_tag(prototype, "DataView")
}

fn receiver(js: &mut Js<'_>, call: &Call<'_>) -> Result<Object, Raise> {
    match call
        .this
        .as_object()
        .filter(|object| object.kind() == Kind::DataView)
    {
        Some(view) => Ok(view),
        None => {
            let (name, shown) = (js.method_name(call), js.shown(call.this));
            let name = name.trim_start_matches("get ");
            Err(js.type_error(&format!(
                "Method DataView.prototype.{name} called on incompatible receiver {shown}"
            )))
        }
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    js.require_new(call)?;
    let buffer = call
        .arg(0)
        .as_object()
        .filter(|object| object.kind() == Kind::ArrayBuffer);
    let Some(buffer) = buffer else {
        return Err(js.type_error("First argument to DataView constructor must be an ArrayBuffer"));
    };
    let offset = js.index_of_value(call.arg(1), "Start offset is outside the bounds of the buffer")?;
    let all = js.bytes_of(buffer)?.length;
    if offset > all {
        return Err(js.range_error(&format!(
            "Start offset {offset} is outside the bounds of the buffer"
        )));
    }
    let length = match call.arg(2) {
        Value::UNDEFINED => all - offset,
        length => {
            let length = js.index_of_value(length, "Invalid DataView length")?;
            if offset.checked_add(length).is_none_or(|end| end > all) {
                return Err(js.range_error(&format!("Invalid DataView length {length}")));
            }
            length
        }
    };
    js.make_view(Kind::DataView, buffer, offset, length as u32)
        .map(Value::object)
}

/// Where a number is in a view's buffer.
fn place(js: &mut Js<'_>, view: Object, at: u64, element: Element) -> Result<(Bytes, u64), Raise> {
    let (_, bytes, offset) = js.buffer_of(view)?;
    let length = heap::half(view.0, object::LENGTH);
    match at
        .checked_add(element.size())
        .is_some_and(|end| end <= length.into())
    {
        true => Ok((bytes, offset + at)),
        false => Err(js.range_error("Offset is outside the bounds of the DataView")),
    }
}

fn get(js: &mut Js<'_>, call: &Call<'_>, element: Element) -> Result<Value, Raise> {
    let view = receiver(js, call)?;
    let at = js.index_of_value(call.arg(0), "Offset is outside the bounds of the DataView")?;
    let is_little = js.to_boolean(call.arg(1));
    let (bytes, at) = place(js, view, at, element)?;
    let mut found = bytes.read(at, element.size());
    if !is_little {
        found[..element.size() as usize].reverse();
    }
    js.of_content(element.decode(found))
}

fn set(js: &mut Js<'_>, call: &Call<'_>, element: Element) -> Result<Value, Raise> {
    let view = receiver(js, call)?;
    let at = js.index_of_value(call.arg(0), "Offset is outside the bounds of the DataView")?;
    let content = js.content_of(element, call.arg(1))?;
    let is_little = js.to_boolean(call.arg(2));
    let (bytes, at) = place(js, view, at, element)?;
    let mut made = element.encode(content);
    let made = &mut made[..element.size() as usize];
    if !is_little {
        made.reverse();
    }
    bytes.write(at, made);
    Ok(Value::UNDEFINED)
}

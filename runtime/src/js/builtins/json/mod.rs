//! `JSON` (ECMAScript 5.1 §15.12, with the messages of V8).

mod parse;
pub(super) use parse::parse;
mod read;
mod stringify;

use super::super::context::Js;
use super::super::kinds::{Kind, Traits};
use super::super::native::Native;
use super::super::value::Value;
use crate::managed::Raise;

const TABLE: usize = 10;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("parse", 2, parse),
    Native::new("stringify", 3, stringify::stringify),
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let object = js.make_object(base, Kind::Json)?;
    js.add_functions(object, TABLE, 0..FUNCTIONS.len())?;
    js.set_tag(object, "JSON")?;
    js.add_global("JSON", Value::object(object), Traits::METHOD)
}

//! What the host gives programs: printing, `console`, functions that are called later, `process`.

pub(super) mod console;
pub(super) mod files;
pub(super) mod module;
pub(super) mod process;
pub(super) mod timer;

use super::super::context::Js;
use super::super::native::Native;
use super::super::output;
use super::super::value::Value;
use crate::managed::Raise;

const TABLE: usize = 14;

pub(super) const FUNCTIONS: &[Native] = &[Native::new("print", 0, |js, call| {
    output::print(js, call.args)?;
    Ok(Value::UNDEFINED)
})];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    match js.realm().global.and_then(Value::as_object) {
        Some(global) => js.add_functions(global, TABLE, 0..FUNCTIONS.len()),
        None => Ok(()),
    }
}

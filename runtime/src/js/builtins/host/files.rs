//! Reading and writing files: what programs need of node's `fs`.

use std::io::Write;
use std::path::PathBuf;

use super::super::super::context::Js;
use super::super::super::kinds::Kind;
use super::super::super::native::{Call, Native};
use super::super::super::value::Value;
use crate::managed::Raise;

const TABLE: usize = 25;

pub(in super::super) const FUNCTIONS: &[Native] = &[
    Native::new("readFileSync", 2, |js, call| {
        let path = PathBuf::from(js.to_text(call.arg(0))?);
        let text = js.file_text(&path)?;
        js.string(&text)
    }),
    Native::new("writeFileSync", 2, |js, call| write(js, call, false)),
    Native::new("appendFileSync", 2, |js, call| write(js, call, true)),
    Native::new("existsSync", 1, |js, call| {
        let path = PathBuf::from(js.to_text(call.arg(0))?);
        Ok(Value::boolean(path.exists()))
    }),
];

/// The module `fs`.
pub(super) fn module(js: &mut Js<'_>) -> Result<Value, Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let module = js.make_object(base, Kind::Ordinary)?;
    js.add_functions(module, TABLE, 0..FUNCTIONS.len())?;
    Ok(Value::object(module))
}

/// Writes a file: at its end, or in its place.
fn write(js: &mut Js<'_>, call: &Call<'_>, appends: bool) -> Result<Value, Raise> {
    let path = PathBuf::from(js.to_text(call.arg(0))?);
    let text = js.to_text(call.arg(1))?;
    let written = match appends {
        true => std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(&path)
            .and_then(|mut file| file.write_all(text.as_bytes())),
        false => std::fs::write(&path, text.as_bytes()),
    };
    match written {
        Ok(()) => Ok(Value::UNDEFINED),
        Err(error) => Err(js.file_error(&error, "open", &path)),
    }
}

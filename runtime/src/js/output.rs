//! What programs print.

use super::context::Js;
use super::kinds::Kind;
use super::value::Value;
use crate::managed::Raise;

/// Status of a program that ends with something thrown that nobody caught.
pub(super) const UNCAUGHT: i32 = 3;
/// Status of a program that ends with `JS_ERROR`.
const ERROR: i32 = 8;

/// Writes bytes to the C library's standard output: what C functions write keeps its place.
pub(super) fn write(js: &mut Js<'_>, text: &str) -> Result<(), Raise> {
    match crate::dynamic::put(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(message) => Err(js.error(super::kinds::ErrorKind::Error, &message)),
    }
}

/// `JS_PRINT`: the values with a space between, and a line end.
pub(super) fn print(js: &mut Js<'_>, values: &[Value]) -> Result<Value, Raise> {
    let mut line = String::new();
    for (at, value) in values.iter().enumerate() {
        if at > 0 {
            line.push(' ');
        }
        line.push_str(&js.to_text(*value)?);
    }
    line.push('\n');
    write(js, &line)?;
    Ok(Value::ZERO)
}

/// `JS_ERROR`: the values without anything between; the program ends.
pub(super) fn error(js: &mut Js<'_>, values: &[Value]) -> Raise {
    let mut line = String::new();
    for value in values {
        match js.to_text(*value) {
            Ok(text) => line.push_str(&text),
            Err(raise) => return raise,
        }
    }
    line.push('\n');
    match write(js, &line) {
        Ok(()) => Raise::Exit(ERROR),
        Err(raise) => raise,
    }
}

/// Reports what nobody caught on standard error; gives the program's status.
pub(super) fn uncaught(js: &mut Js<'_>, thrown: u64) -> i32 {
    let value = js.caught(thrown);
    report(js, value);
    UNCAUGHT
}

/// Reports a value that was thrown, or that a promise was rejected with.
pub(super) fn report(js: &mut Js<'_>, value: Value) {
    let text = thrown_text(js, value);
    crate::dynamic::put_error(format!("{text}\n").as_bytes());
}

/// What is shown of a value that was thrown.
pub(super) fn thrown_text(js: &mut Js<'_>, value: Value) -> String {
    match value.as_object().filter(|object| object.kind() == Kind::Error) {
        Some(error) => {
            let text = js.error_text(error).unwrap_or_default();
            let stack = js.get_named(error, "stack").ok().and_then(Value::as_string);
            let stack = stack.and_then(|stack| js.text_of(stack).ok());
            match stack
                .as_deref()
                .and_then(|stack| stack.find("\n    at ").map(|at| &stack[at..]))
            {
                Some(frames) => format!("{text}{frames}"),
                None => text,
            }
        }
        None => match js.to_text(value) {
            Ok(text) => format!("uncaught exception: {text}"),
            Err(_) => "uncaught exception".to_owned(),
        },
    }
}

//! `process` and `performance`, as far as programs need them that use the language alone.

use std::time::Duration;

use super::super::super::context::Js;
use super::super::super::kinds::{Kind, Traits};
use super::super::super::native::{Call, Native};
use super::super::super::number;
use super::super::super::object::Descriptor;
use super::super::super::output;
use super::super::super::value::{Object, Value};
use crate::managed::Raise;

const TABLE: usize = 21;

pub(in super::super) const FUNCTIONS: &[Native] = &[
    Native::new("exit", 1, exit),
    Native::new("nextTick", 1, next_tick),
    Native::new("hrtime", 1, hrtime),
    Native::new("uptime", 0, |js, _| {
        let passed = running(js).as_secs_f64();
        Ok(Value::number(passed))
    }),
    Native::new("cwd", 0, |js, _| {
        let folder = std::env::current_dir().unwrap_or_default();
        js.string(&folder.to_string_lossy())
    }),
    Native::new("write", 1, write_out),
    Native::new("write", 1, write_error),
    Native::new("now", 0, |js, _| {
        let passed = running(js).as_secs_f64();
        Ok(Value::number(passed * 1000.0))
    }),
    Native::new("get env", 0, environment),
    Native::new("bigint", 0, |js, _| {
        let passed = running(js).as_nanos();
        js.big_of(passed as i128)
    }),
];
/// Places of what is no method of `process`.
const WRITE: usize = 5;
const WRITE_ERROR: usize = 6;
const NOW: usize = 7;
const ENVIRONMENT: usize = 8;
const BIGINT: usize = 9;

const PLATFORM: &str = match cfg!(target_os = "macos") {
    true => "darwin",
    false => "linux",
};

pub(in super::super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let process = plain(js)?;
    js.add_functions(process, TABLE, 0..WRITE)?;
    if let Some(hrtime) = js.get_named(process, "hrtime")?.as_object() {
        js.add_functions(hrtime, TABLE, BIGINT..BIGINT + 1)?;
    }
    let platform = js.string(PLATFORM)?;
    js.set_own(process, "platform", platform, Traits::PLAIN)?;
    js.set_own(process, "exitCode", Value::UNDEFINED, Traits::PLAIN)?;
    let mut words = vec![js.string("maple")?];
    for word in js.vm().program().arguments {
        words.push(js.string(&word)?);
    }
    let argv = js.array(&words)?;
    js.set_own(process, "argv", argv, Traits::PLAIN)?;
    for (name, place) in [("stdout", WRITE), ("stderr", WRITE_ERROR)] {
        let stream = plain(js)?;
        js.add_functions(stream, TABLE, place..place + 1)?;
        js.set_own(process, name, Value::object(stream), Traits::PLAIN)?;
    }
    js.add_getter(process, TABLE, ENVIRONMENT)?;
    js.set_tag(process, "process")?;
    js.add_global("process", Value::object(process), Traits::METHOD)?;
    let performance = plain(js)?;
    js.add_functions(performance, TABLE, NOW..NOW + 1)?;
    js.add_global("performance", Value::object(performance), Traits::METHOD)
}

fn plain(js: &mut Js<'_>) -> Result<Object, Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    js.make_object(base, Kind::Ordinary)
}

/// The variables of the environment, which few programs ask for: the attribute is their object from now on.
fn environment(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let environment = plain(js)?;
    for (name, value) in std::env::vars_os() {
        let (key, value) = (
            js.key(&name.to_string_lossy())?,
            js.string(&value.to_string_lossy())?,
        );
        if js.own(environment, key)?.is_none() {
            js.add(environment, key, value, Traits::PLAIN)?;
        }
    }
    let environment = Value::object(environment);
    if let Some(process) = call.this.as_object() {
        let key = js.key("env")?;
        js.define(process, key, &Descriptor::of(environment, Traits::PLAIN))?;
    }
    Ok(environment)
}

/// How long the program runs.
fn running(js: &mut Js<'_>) -> Duration {
    js.vm().state().started.elapsed()
}

fn exit(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let status = match call.arg(0) {
        Value::UNDEFINED => js.exit_code()?,
        status => Some(js.to_int32(status)?),
    };
    Err(Raise::Exit(status.unwrap_or(0) & 0xff))
}

impl Js<'_> {
    /// The status that the program has asked for.
    pub(in super::super::super) fn exit_code(&mut self) -> Result<Option<i32>, Raise> {
        let global = self.realm().global.and_then(Value::as_object);
        let process = match global {
            Some(global) => self.get_named(global, "process")?.as_object(),
            None => None,
        };
        match process {
            Some(process) => match self.get_named(process, "exitCode")? {
                code if code.is_nullish() => Ok(None),
                code => self.to_int32(code).map(Some),
            },
            None => Ok(None),
        }
    }
}

fn next_tick(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if !call.arg(0).as_object().is_some_and(Object::is_callable) {
        let shown = js.inspect(call.arg(0), Default::default())?;
        let message = format!("The \"callback\" argument must be of type function. Received {shown}");
        return Err(js.type_error(&message));
    }
    js.enqueue_tick(call.args);
    Ok(Value::UNDEFINED)
}

/// Seconds and nanoseconds, since an earlier result if there is one.
fn hrtime(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let passed = running(js);
    let earlier = match call.arg(0).as_object() {
        Some(earlier) => {
            let (seconds, rest) = (js.get_named(earlier, "0")?, js.get_named(earlier, "1")?);
            let (seconds, rest) = (js.to_number(seconds)?, js.to_number(rest)?);
            Duration::new(number::to_uint32(seconds).into(), number::to_uint32(rest))
        }
        None => Duration::ZERO,
    };
    let passed = passed.saturating_sub(earlier);
    js.array(&[
        Value::number(passed.as_secs() as f64),
        Value::number(passed.subsec_nanos().into()),
    ])
}

fn write_out(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let text = js.to_text(call.arg(0))?;
    output::write(js, &text)?;
    Ok(Value::TRUE)
}

fn write_error(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let text = js.to_text(call.arg(0))?;
    crate::dynamic::put_error(text.as_bytes());
    Ok(Value::TRUE)
}

//! `console`, as node has it.

use std::time::Instant;

use super::super::super::context::Js;
use super::super::super::inspect::Options;
use super::super::super::kinds::{Kind, Traits};
use super::super::super::native::{Call, Native};
use super::super::super::output;
use super::super::super::value::Value;
use crate::managed::Raise;

const TABLE: usize = 15;
/// Columns that a group moves lines to the right.
const GROUP: usize = 2;

pub(in super::super) const FUNCTIONS: &[Native] = &[
    Native::new("log", 0, log),
    Native::new("info", 0, log),
    Native::new("debug", 0, log),
    Native::new("warn", 0, |js, call| warn(js, call.args)),
    Native::new("error", 0, |js, call| warn(js, call.args)),
    Native::new("dir", 0, dir),
    Native::new("dirxml", 0, log),
    Native::new("assert", 0, assert),
    Native::new("trace", 0, trace),
    Native::new("count", 0, count),
    Native::new("countReset", 0, count_reset),
    Native::new("group", 0, group),
    Native::new("groupCollapsed", 0, group),
    Native::new("groupEnd", 0, |js, _| {
        let console = &mut js.realm().console;
        console.indentation = console.indentation.saturating_sub(GROUP);
        Ok(Value::UNDEFINED)
    }),
    Native::new("time", 0, time),
    Native::new("timeLog", 0, |js, call| time_log(js, call, false)),
    Native::new("timeEnd", 0, |js, call| time_log(js, call, true)),
];

pub(in super::super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let console = js.make_object(base, Kind::Ordinary)?;
    js.add_functions(console, TABLE, 0..FUNCTIONS.len())?;
    js.set_tag(console, "console")?;
    js.add_global("console", Value::object(console), Traits::METHOD)
}

/// A text as lines, moved to the right as groups say.
fn lines(js: &mut Js<'_>, text: &str) -> String {
    let margin = " ".repeat(js.realm().console.indentation);
    match margin.is_empty() {
        true => format!("{text}\n"),
        false => format!("{margin}{}\n", text.replace('\n', &format!("\n{margin}"))),
    }
}

fn put(js: &mut Js<'_>, text: &str) -> Result<Value, Raise> {
    let lines = lines(js, text);
    output::write(js, &lines)?;
    Ok(Value::UNDEFINED)
}

fn log(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let text = js.format(call.args)?;
    put(js, &text)
}

fn warn(js: &mut Js<'_>, args: &[Value]) -> Result<Value, Raise> {
    let text = js.format(args)?;
    let lines = lines(js, &text);
    crate::dynamic::put_error(lines.as_bytes());
    Ok(Value::UNDEFINED)
}

fn dir(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let mut options = Options {
        custom: false,
        ..Options::default()
    };
    if let Some(given) = call.arg(1).as_object() {
        match js.get_named(given, "depth")? {
            Value::UNDEFINED => {}
            Value::NULL => options.depth = i64::MAX,
            depth => options.depth = js.to_integer(depth)? as i64,
        }
        let hidden = js.get_named(given, "showHidden")?;
        options.hidden = js.to_boolean(hidden);
    }
    let text = js.inspect(call.arg(0), options)?;
    put(js, &text)
}

fn assert(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if js.to_boolean(call.arg(0)) {
        return Ok(Value::UNDEFINED);
    }
    let mut args = call.args.get(1..).unwrap_or_default().to_vec();
    match args.first_mut() {
        Some(first) => {
            let text = js.to_text(*first)?;
            *first = js.string(&format!("Assertion failed: {text}"))?;
        }
        None => args.push(js.string("Assertion failed")?),
    }
    warn(js, &args)
}

fn trace(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let mut text = match js.format(call.args)? {
        text if text.is_empty() => "Trace".to_owned(),
        text => format!("Trace: {text}"),
    };
    text.push_str(&js.frames_shown());
    let lines = lines(js, &text);
    crate::dynamic::put_error(lines.as_bytes());
    Ok(Value::UNDEFINED)
}

/// The name of a counter or a clock.
fn label(js: &mut Js<'_>, call: &Call<'_>) -> Result<String, Raise> {
    match call.arg(0) {
        Value::UNDEFINED => Ok("default".to_owned()),
        label => js.to_text(label),
    }
}

fn count(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let label = label(js, call)?;
    let count = js.realm().console.counts.entry(label.clone()).or_default();
    *count += 1;
    let text = format!("{label}: {count}");
    put(js, &text)
}

fn count_reset(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let label = label(js, call)?;
    js.realm().console.counts.remove(&label);
    Ok(Value::UNDEFINED)
}

fn group(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    if !call.args.is_empty() {
        log(js, call)?;
    }
    js.realm().console.indentation += GROUP;
    Ok(Value::UNDEFINED)
}

fn time(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let label = label(js, call)?;
    js.realm()
        .console
        .clocks
        .entry(label)
        .or_insert_with(Instant::now);
    Ok(Value::UNDEFINED)
}

fn time_log(js: &mut Js<'_>, call: &Call<'_>, ends: bool) -> Result<Value, Raise> {
    let label = label(js, call)?;
    let Some(start) = js.realm().console.clocks.get(&label).copied() else {
        return Ok(Value::UNDEFINED);
    };
    let passed = start.elapsed().as_secs_f64();
    if ends {
        js.realm().console.clocks.remove(&label);
    }
    let shown = match passed < 1.0 {
        true => format!("{:.3}ms", passed * 1000.0).replace(".000ms", "ms"),
        false => format!("{passed:.3}s"),
    };
    let mut text = format!("{label}: {shown}");
    if let Some(rest @ [_, ..]) = call.args.get(1..) {
        text.push(' ');
        text.push_str(&js.format(rest)?);
    }
    put(js, &text)
}

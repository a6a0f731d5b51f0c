//! `RegExp` (ECMAScript 2015 §21.2 and after). `by_symbol` has the methods for patterns that the program has not changed, `protocol` for all others;
//! `matchAll` finds what the pattern says whatever `exec` a program gives it.

mod by_symbol;
mod last;
mod protocol;
mod result;

pub(super) use by_symbol::is_global;
pub(super) use result::array as match_array;

use super::super::context::Js;
use super::super::kinds::{Kind, Traits};
use super::super::native::{Call, Native};
use super::super::realm::WellKnown;
use super::super::regexp;
use super::super::value::{Object, Value};
use crate::managed::Raise;

const TABLE: usize = 11;
/// The places of `exec` and `flags`.
const EXEC: usize = 1;
const FLAGS: usize = 6;

pub(super) const FUNCTIONS: &[Native] = &[
    Native::new("RegExp", 2, construct),
    Native::new("exec", 1, exec),
    Native::new("compile", 2, compile),
    Native::new("toString", 0, to_string),
    Native::new("test", 1, protocol::test),
    Native::new("get dotAll", 0, |js, call| flag(js, call, 's')),
    Native::new("get flags", 0, flags),
    Native::new("get global", 0, |js, call| flag(js, call, 'g')),
    Native::new("get hasIndices", 0, |js, call| flag(js, call, 'd')),
    Native::new("get ignoreCase", 0, |js, call| flag(js, call, 'i')),
    Native::new("get multiline", 0, |js, call| flag(js, call, 'm')),
    Native::new("get source", 0, source),
    Native::new("get sticky", 0, |js, call| flag(js, call, 'y')),
    Native::new("get unicode", 0, |js, call| flag(js, call, 'u')),
    Native::new("get unicodeSets", 0, |js, call| flag(js, call, 'v')),
    Native::new("[Symbol.match]", 1, protocol::matches),
    Native::new("[Symbol.matchAll]", 1, by_symbol::match_all),
    Native::new("[Symbol.replace]", 2, protocol::replace),
    Native::new("[Symbol.search]", 1, protocol::search),
    Native::new("[Symbol.split]", 2, protocol::split),
    Native::new("get [Symbol.species]", 0, |_, call| Ok(call.this)),
    Native::new("get input", 0, last::input),
    Native::new("get $_", 0, last::input),
    Native::new("get lastMatch", 0, |js, call| last::group(js, call, 0)),
    Native::new("get $&", 0, |js, call| last::group(js, call, 0)),
    Native::new("get lastParen", 0, last::last_group),
    Native::new("get $+", 0, last::last_group),
    Native::new("get leftContext", 0, last::before),
    Native::new("get $`", 0, last::before),
    Native::new("get rightContext", 0, last::after),
    Native::new("get $'", 0, last::after),
    Native::new("get $1", 0, |js, call| last::group(js, call, 1)),
    Native::new("get $2", 0, |js, call| last::group(js, call, 2)),
    Native::new("get $3", 0, |js, call| last::group(js, call, 3)),
    Native::new("get $4", 0, |js, call| last::group(js, call, 4)),
    Native::new("get $5", 0, |js, call| last::group(js, call, 5)),
    Native::new("get $6", 0, |js, call| last::group(js, call, 6)),
    Native::new("get $7", 0, |js, call| last::group(js, call, 7)),
    Native::new("get $8", 0, |js, call| last::group(js, call, 8)),
    Native::new("get $9", 0, |js, call| last::group(js, call, 9)),
];
/// Places of getters, of methods with symbols for names in the order of [`SYMBOLS`], and of getters of the constructor.
const GETTERS: usize = 5;
const BY_SYMBOL: usize = 15;
const SPECIES: usize = 20;
const SYMBOLS: [WellKnown; 5] = [
    WellKnown::Match,
    WellKnown::MatchAll,
    WellKnown::Replace,
    WellKnown::Search,
    WellKnown::Split,
];

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let prototype = js.make_plain_prototype(Kind::RegExp)?;
    let constructor = js.add_constructor(TABLE, 0, prototype)?;
    js.add_functions(prototype, TABLE, 1..GETTERS)?;
    for place in GETTERS..BY_SYMBOL {
        js.add_getter(prototype, TABLE, place)?;
    }
    for (place, symbol) in (BY_SYMBOL..).zip(SYMBOLS) {
        js.add_by_symbol(prototype, TABLE, place, symbol, Traits::METHOD)?;
    }
    js.add_species(constructor, TABLE, SPECIES)?;
    for place in SPECIES + 1..FUNCTIONS.len() {
        js.add_getter(constructor, TABLE, place)?;
    }
    Ok(())
}

/// The pattern that `this` is.
fn this(js: &mut Js<'_>, call: &Call<'_>) -> Result<Object, Raise> {
    let object = call.this.as_object();
    match object.filter(|object| object.kind() == Kind::RegExp) {
        Some(object) => Ok(object),
        None => {
            let shown = js.shown(call.this);
            let name = js.method_name(call).replace("[Symbol.", "@@").replace(']', "");
            Err(js.type_error(&format!(
                "Method RegExp.prototype.{name} called on incompatible receiver {shown}"
            )))
        }
    }
}

/// Source and flags of a new pattern, as two values say it.
fn asked(js: &mut Js<'_>, pattern: Value, flags: Value) -> Result<[Value; 2], Raise> {
    let known = pattern.as_object().filter(|object| object.kind() == Kind::RegExp);
    let (source, known_flags) = match known {
        Some(object) => (object.data(), Some(object.pattern_flags().letters())),
        None => (pattern, None),
    };
    let source = match source {
        Value::UNDEFINED => js.string("")?,
        source => Value::string(js.to_string(source)?),
    };
    let flags = match flags {
        Value::UNDEFINED => js.string(&known_flags.unwrap_or_default())?,
        flags => Value::string(js.to_string(flags)?),
    };
    Ok([source, flags])
}

fn construct(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let (pattern, flags) = (call.arg(0), call.arg(1));
    if !call.is_new && flags == Value::UNDEFINED && js.is_regexp(pattern)? {
        return Ok(pattern);
    }
    js.new_pattern(pattern, flags)
}

impl Js<'_> {
    /// What `new RegExp` gives.
    ///
    /// # Errors
    /// `SyntaxError`; what conversions throw.
    pub(in super::super) fn new_pattern(&mut self, pattern: Value, flags: Value) -> Result<Value, Raise> {
        match asked(self, pattern, flags)?.map(Value::as_string) {
            [Some(source), Some(flags)] => self.make_pattern(source, flags),
            _ => Ok(Value::UNDEFINED),
        }
    }
}

fn compile(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    if let [Some(source), Some(flags)] = asked(js, call.arg(0), call.arg(1))?.map(Value::as_string) {
        js.set_pattern(object, source, flags)?;
    }
    js.set_last_index(object, 0)?;
    Ok(call.this)
}

fn exec(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let object = this(js, call)?;
    let text = js.to_string(call.arg(0))?;
    result::exec(js, object, text)
}

fn to_string(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let Some(object) = call.this.as_object() else {
        this(js, call)?;
        return Ok(Value::UNDEFINED);
    };
    let mut text = js.string("/")?.as_string();
    for (name, after) in [("source", "/"), ("flags", "")] {
        let part = js.get_named(object, name)?;
        let part = js.to_string(part)?;
        let after = js.string(after)?.as_string();
        for part in [Some(part), after].into_iter().flatten() {
            text = match text {
                Some(text) => Some(js.concat(text, part)?),
                None => None,
            };
        }
    }
    Ok(text.map_or(Value::UNDEFINED, Value::string))
}

/// What a getter gives for the pattern that `this` is, or for the prototype, which is none.
fn getter(
    js: &mut Js<'_>,
    call: &Call<'_>,
    get: impl FnOnce(&mut Js<'_>, Object) -> Result<Value, Raise>,
    of_prototype: impl FnOnce(&mut Js<'_>) -> Result<Value, Raise>,
) -> Result<Value, Raise> {
    if call.this == js.realm().prototype(Kind::RegExp) {
        return of_prototype(js);
    }
    match call
        .this
        .as_object()
        .filter(|object| object.kind() == Kind::RegExp)
    {
        Some(object) => get(js, object),
        None => {
            let name = js.method_name(call).trim_start_matches("get ");
            Err(js.type_error(&format!(
                "RegExp.prototype.{name} getter called on non-RegExp object"
            )))
        }
    }
}

fn flag(js: &mut Js<'_>, call: &Call<'_>, letter: char) -> Result<Value, Raise> {
    let get = |_: &mut Js<'_>, object: Object| {
        let all = object.pattern_flags().all();
        Ok(Value::boolean(all.contains(&(letter, true))))
    };
    getter(js, call, get, |_| Ok(Value::UNDEFINED))
}

fn source(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let get = |js: &mut Js<'_>, object: Object| {
        let source = match object.data().as_string() {
            Some(source) => js.units_of(source)?,
            None => Vec::new(),
        };
        Ok(Value::string(js.string_of_units(&regexp::escaped(&source))?))
    };
    getter(js, call, get, |js| js.string("(?:)"))
}

fn flags(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    const NAMES: [&str; 8] = [
        "hasIndices",
        "global",
        "ignoreCase",
        "multiline",
        "dotAll",
        "unicode",
        "unicodeSets",
        "sticky",
    ];
    let Some(object) = call.this.as_object() else {
        let shown = js.shown(call.this);
        return Err(js.type_error(&format!(
            "RegExp.prototype.flags getter called on non-object {shown}"
        )));
    };
    if object.kind() == Kind::RegExp {
        return js.string(&object.pattern_flags().letters());
    }
    let mut letters = String::new();
    for (name, (letter, _)) in NAMES.into_iter().zip(regexp::Flags::default().all()) {
        let is = js.get_named(object, name)?;
        if js.to_boolean(is) {
            letters.push(letter);
        }
    }
    js.string(&letters)
}

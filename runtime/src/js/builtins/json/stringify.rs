//! `JSON.stringify`. What is open is on a list, not on the system's stack.

use super::super::super::context::Js;
use super::super::super::key::Key;
use super::super::super::kinds::{Kind, Traits};
use super::super::super::native::Call;
use super::super::super::value::{Kind as ValueKind, Object, Value};
use super::super::super::{number, strings, text};
use super::parse::holder;
use crate::managed::Raise;

/// Most spaces, or units of a text, that lines are indented by.
const GAP: usize = 10;
/// Objects of a circle that a message names first.
const NAMED: usize = 3;

/// An array or object that is not complete.
struct Open {
    object: Object,
    /// How it was reached.
    from: Key,
    /// The names of its attributes, none for an array.
    keys: Option<Vec<Key>>,
    at: usize,
    length: usize,
    is_empty: bool,
}

impl Open {
    /// The key of what comes next.
    fn next(&mut self) -> Option<Key> {
        let key = match &self.keys {
            Some(keys) => *keys.get(self.at)?,
            None if self.at < self.length => Key::Index(self.at as u32),
            None => return None,
        };
        self.at += 1;
        Some(key)
    }
}

struct Writer {
    replacer: Option<Value>,
    names: Option<Vec<Key>>,
    gap: Vec<u16>,
    open: Vec<Open>,
    out: Vec<u16>,
    to_json: Key,
}

/// What a value is in JSON.
enum Form {
    /// It is left out.
    Nothing,
    /// It is complete.
    Text(Vec<u16>),
    Object(Object),
}

pub(super) fn stringify(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    let replacer = call.arg(1).as_object();
    let mut writer = Writer {
        replacer: replacer
            .filter(|object| object.is_callable())
            .map(|_| call.arg(1)),
        names: None,
        gap: gap(js, call.arg(2))?,
        open: Vec::new(),
        out: Vec::new(),
        to_json: js.key("toJSON")?,
    };
    if let Some(list) = replacer.filter(|object| object.kind() == Kind::Array) {
        writer.names = Some(names(js, list)?);
    }
    let (root, key) = holder(js, call.arg(0))?;
    match writer.form(js, root, key)? {
        Form::Nothing => return Ok(Value::UNDEFINED),
        Form::Text(text) => writer.out = text,
        Form::Object(object) => {
            writer.begin(js, object, key)?;
            writer.all(js)?;
        }
    }
    Ok(Value::string(js.string_of_units(&writer.out)?))
}

/// The primitive value that the object of a number or of a string stands for.
fn unwrapped(js: &mut Js<'_>, value: Value) -> Result<Value, Raise> {
    Ok(match value.as_object().map(Object::kind) {
        Some(Kind::Number) => Value::number(js.to_number(value)?),
        Some(Kind::String) => Value::string(js.to_string(value)?),
        _ => value,
    })
}

/// What lines are indented by.
fn gap(js: &mut Js<'_>, space: Value) -> Result<Vec<u16>, Raise> {
    Ok(match unwrapped(js, space)?.kind() {
        ValueKind::Number(count) => {
            vec![u16::from(b' '); number::to_integer(count).clamp(0.0, GAP as f64) as usize]
        }
        ValueKind::String(text) => {
            let mut units = js.units_of(text)?;
            units.truncate(GAP);
            units
        }
        _ => Vec::new(),
    })
}

/// The names that a list allows.
fn names(js: &mut Js<'_>, list: Object) -> Result<Vec<Key>, Raise> {
    let mut names = Vec::new();
    let mut at = 0;
    while at < list.length() {
        let value = js.get(list, Key::Index(at))?;
        let fits = match value.kind() {
            ValueKind::String(_) | ValueKind::Number(_) => true,
            ValueKind::Object(object) => matches!(object.kind(), Kind::String | Kind::Number),
            _ => false,
        };
        if fits {
            let text = js.to_string(value)?;
            let key = js.string_key(text)?;
            if !names.contains(&key) {
                names.push(key);
            }
        }
        at += 1;
    }
    Ok(names)
}

fn word(text: &str) -> Form {
    Form::Text(text.encode_utf16().collect())
}

impl Writer {
    /// What an attribute is in JSON.
    fn form(&self, js: &mut Js<'_>, holder: Object, key: Key) -> Result<Form, Raise> {
        js.scope(
            |js| self.form_of(js, holder, key),
            |js, form| {
                if let Form::Object(object) = form {
                    js.hold(Value::object(*object));
                }
            },
        )
    }

    fn form_of(&self, js: &mut Js<'_>, holder: Object, key: Key) -> Result<Form, Raise> {
        let mut value = js.get(holder, key)?;
        if matches!(value.kind(), ValueKind::Object(_) | ValueKind::BigInt(_)) {
            let method = js.get_of(value, self.to_json)?;
            if method.as_object().is_some_and(Object::is_callable) {
                let name = js.key_value(key)?;
                value = js.call(method, value, &[name])?;
            }
        }
        if let Some(replacer) = self.replacer {
            let name = js.key_value(key)?;
            value = js.call(replacer, Value::object(holder), &[name, value])?;
        }
        value = unwrapped(js, value)?;
        if let Some(object) = value.as_object()
            && matches!(object.kind(), Kind::Boolean | Kind::BigInt)
        {
            value = object.data();
        }
        Ok(match value.kind() {
            ValueKind::Null => word("null"),
            ValueKind::Boolean(true) => word("true"),
            ValueKind::Boolean(false) => word("false"),
            ValueKind::Number(value) if value.is_finite() => word(&number::to_string(value)),
            ValueKind::Number(_) => word("null"),
            ValueKind::String(text) => Form::Text(text::quote_json(&js.units_of(text)?)),
            ValueKind::Object(object) if !object.is_callable() => Form::Object(object),
            ValueKind::BigInt(_) => return Err(js.type_error("Do not know how to serialize a BigInt")),
            _ => Form::Nothing,
        })
    }

    /// Begins an array or object that was reached by a key.
    fn begin(&mut self, js: &mut Js<'_>, object: Object, from: Key) -> Result<(), Raise> {
        if let Some(start) = self.open.iter().position(|open| open.object == object) {
            let message = self.circle(js, start, from);
            return Err(js.type_error(&message));
        }
        let is_array = object.kind() == Kind::Array;
        let keys = match (&self.names, is_array) {
            (_, true) => None,
            (Some(names), _) => Some(names.clone()),
            (None, _) => {
                let mut keys = Vec::new();
                for (key, traits) in js.own_keys(object)? {
                    if traits.has(Traits::ENUMERABLE) && !js.is_symbol(key) {
                        keys.push(key);
                    }
                }
                Some(keys)
            }
        };
        self.out.push(u16::from(if is_array { b'[' } else { b'{' }));
        self.open.push(Open {
            object,
            from,
            keys,
            at: 0,
            length: if is_array { object.length() as usize } else { 0 },
            is_empty: true,
        });
        Ok(())
    }

    /// Begins a line, if there are lines.
    fn line(&mut self, depth: usize) {
        if !self.gap.is_empty() {
            self.out.push(u16::from(b'\n'));
            for _ in 0..depth {
                self.out.extend_from_slice(&self.gap);
            }
        }
    }

    /// Writes what was begun.
    fn all(&mut self, js: &mut Js<'_>) -> Result<(), Raise> {
        while let Some(open) = self.open.last_mut() {
            let (object, is_array) = (open.object, open.keys.is_none());
            let Some(key) = open.next() else {
                let is_empty = open.is_empty;
                self.open.pop();
                if !is_empty {
                    self.line(self.open.len());
                }
                self.out.push(u16::from(if is_array { b']' } else { b'}' }));
                continue;
            };
            let form = match self.form(js, object, key)? {
                Form::Nothing if is_array => word("null"),
                Form::Nothing => continue,
                form => form,
            };
            if let Some(open) = self.open.last_mut()
                && !std::mem::replace(&mut open.is_empty, false)
            {
                self.out.push(u16::from(b','));
            }
            self.line(self.open.len());
            if !is_array {
                let name = text::from_wtf8(&js.key_text(key));
                self.out.extend(text::quote_json(&name));
                self.out.push(u16::from(b':'));
                if !self.gap.is_empty() {
                    self.out.push(u16::from(b' '));
                }
            }
            match form {
                Form::Text(text) => self.out.extend(text),
                Form::Object(object) => self.begin(js, object, key)?,
                Form::Nothing => {}
            }
            if self.out.len() > strings::MOST as usize {
                return Err(js.range_error("Invalid string length"));
            }
        }
        Ok(())
    }

    /// What is said about an object that is in itself: where the circle starts, and the key that closes it.
    fn circle(&self, js: &mut Js<'_>, start: usize, last: Key) -> String {
        let mut how = |key: Key| match (key, js.key_shown(key)) {
            (Key::Index(index), _) => format!("index {index}"),
            (_, name) if name.is_empty() => "<anonymous>".to_owned(),
            (_, name) => format!("property '{name}'"),
        };
        let closing = how(last);
        let reached: Vec<String> = self.open.iter().map(|open| how(open.from)).collect();
        let mut message = "Converting circular structure to JSON".to_owned();
        let count = self.open.len() - start;
        for (at, (open, how)) in self.open.iter().zip(reached).skip(start).enumerate() {
            let maker = js.maker(open.object).unwrap_or_else(|| "Object".to_owned());
            let maker = format!("object with constructor '{maker}'");
            match at {
                0 => message.push_str(&format!("\n    --> starting at {maker}")),
                at if at < NAMED || at + 1 == count => {
                    message.push_str(&format!("\n    |     {how} -> {maker}"));
                }
                NAMED => message.push_str("\n    |     ..."),
                _ => {}
            }
        }
        message.push_str(&format!("\n    --- {closing} closes the circle"));
        message
    }
}

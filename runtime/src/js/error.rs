//! Errors that the runtime throws (ECMAScript 5.1 §15.11).

use super::context::Js;
use super::heap;
use super::key::Key;
use super::kinds::ErrorKind;
use super::kinds::{BOUND, Kind, NATIVE, Traits};
use super::value::{Kind as ValueKind, Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::layout::{object, pair};

impl Js<'_> {
    /// A new error.
    ///
    /// # Errors
    /// No memory.
    pub fn make_error(&mut self, prototype: Value, message: Option<Value>) -> Result<Object, Raise> {
        let error = self.make_object(prototype, Kind::Error)?;
        if let Some(message) = message {
            let name = self.realm().names.message;
            self.add(error, Key::Name(name), message, Traits::METHOD)?;
        }
        Ok(error)
    }

    /// What throws an error of a kind.
    pub fn error(&mut self, kind: ErrorKind, message: &str) -> Raise {
        let prototype = self.realm().error(kind);
        let made = self.string(message).and_then(|text| {
            let error = self.make_error(prototype, Some(text))?;
            self.note_stack(error)?;
            Ok(error)
        });
        match made {
            Ok(error) => self.thrown(Value::object(error)),
            Err(raise) => raise,
        }
    }

    /// Adds `stack`: what the error says, and the functions that run.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn note_stack(&mut self, error: Object) -> Result<(), Raise> {
        let mut text = self.error_text(error)?;
        text.push_str(&self.frames_shown());
        let (name, text) = (self.realm().names.stack, self.string(&text)?);
        if self.own(error, Key::Name(name))?.is_none() {
            self.add(error, Key::Name(name), text, Traits::METHOD)?;
        }
        Ok(())
    }

    /// The functions that run, a line each. Names are those of the program; functions that only resume others are not shown.
    pub(super) fn frames_shown(&mut self) -> String {
        let mut text = String::new();
        for frame in self.vm().frames() {
            // The compiler adds a number to a name, and marks twice what it has made itself.
            let name = match frame.function.split_once('|') {
                Some((_, number)) if number.starts_with('|') => continue,
                Some(("anonymous", _)) => "<anonymous>",
                Some((name, _)) => name,
                None => &frame.function,
            };
            text.push_str(&format!("\n    at {name} ({})", frame.place));
        }
        text
    }

    /// Name and message of an error (§15.11.4.4).
    ///
    /// # Errors
    /// What a getter throws.
    pub(super) fn error_text(&mut self, error: Object) -> Result<String, Raise> {
        let (name, message) = {
            let names = &self.realm().names;
            (Key::Name(names.name), Key::Name(names.message))
        };
        let mut texts = [String::new(), String::new()];
        for ((text, key), otherwise) in texts.iter_mut().zip([name, message]).zip(["Error", ""]) {
            *text = match self.get(error, key)? {
                Value::UNDEFINED => otherwise.to_owned(),
                value => {
                    let string = self.to_string(value)?;
                    self.text_of(string)?
                }
            };
        }
        let [name, message] = texts;
        Ok(match (name.is_empty(), message.is_empty()) {
            (true, _) => message,
            (_, true) => name,
            _ => format!("{name}: {message}"),
        })
    }

    /// A value in a message; nothing of the program runs for it.
    pub fn shown(&mut self, value: Value) -> String {
        let object = match value.kind() {
            ValueKind::Object(object) => object,
            ValueKind::Symbol(address) => {
                let description = heap::value(address, pair::FIRST);
                let text = description.as_string().map(|text| self.text_of(text));
                return format!("Symbol({})", text.and_then(Result::ok).unwrap_or_default());
            }
            _ => return self.to_text(value).unwrap_or_default(),
        };
        match object.kind() {
            Kind::Error => self.error_text(object).unwrap_or_default(),
            Kind::Function => self.function_text(object),
            Kind::Ordinary | Kind::Arguments | Kind::Math | Kind::Json | Kind::Iterator => {
                match self.maker(object) {
                    Some(name) => format!("#<{name}>"),
                    None => "[object Object]".to_owned(),
                }
            }
            kind => format!("[object {}]", kind.class()),
        }
    }

    /// The name of the constructor of an object.
    pub(super) fn maker(&mut self, object: Object) -> Option<String> {
        let (constructor, name) = {
            let names = &self.realm().names;
            (Key::Name(names.constructor), Key::Name(names.name))
        };
        let (_, constructor) = self.find(object, constructor).ok()??;
        let constructor = constructor.value().as_object()?;
        let (_, name) = self.find(constructor, name).ok()??;
        let name = self.text_of(name.value().as_string()?).ok()?;
        (!name.is_empty()).then_some(name)
    }

    /// A function as text: as it is written, if that is known.
    pub(super) fn function_text(&mut self, function: Object) -> String {
        if function.is(BOUND) {
            return "function () { [native code] }".to_owned();
        }
        if !function.is(NATIVE)
            && let Some(source) = self.source_of(function)
        {
            return source;
        }
        let name = Key::Name(self.realm().names.name);
        let found = self.find(function, name).ok().flatten();
        let name = found.and_then(|(_, own)| own.value().as_string());
        let name = name.and_then(|name| self.text_of(name).ok()).unwrap_or_default();
        format!("function {name}() {{ [native code] }}")
    }

    fn source_of(&mut self, function: Object) -> Option<String> {
        let code = heap::word(function.0, object::CODE);
        let source = self.realm().functions.get(&code)?.source?;
        let bytes = self.vm().bytes(source.address, source.size as usize)?;
        String::from_utf8(bytes).ok()
    }

    /// What throws a `TypeError`.
    pub fn type_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Type, message)
    }

    /// What throws a `RangeError`.
    pub fn range_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Range, message)
    }

    /// What throws a `SyntaxError`.
    pub fn syntax_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Syntax, message)
    }

    /// What throws a `ReferenceError`.
    pub fn reference_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Reference, message)
    }
}

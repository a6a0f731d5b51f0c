//! Errors that the runtime throws (ECMAScript 5.1 §15.11).

use super::context::Js;
use super::key::Key;
use super::kinds::ErrorKind;
use super::kinds::{Kind, Traits};
use super::value::{Object, Value};
use crate::managed::Raise;

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
        for frame in self.vm().frames() {
            text.push_str("\n    at ");
            text.push_str(&frame);
        }
        let (name, text) = (self.realm().names.stack, self.string(&text)?);
        if self.own(error, Key::Name(name))?.is_none() {
            self.add(error, Key::Name(name), text, Traits::METHOD)?;
        }
        Ok(())
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

    /// What throws a `TypeError`.
    pub fn type_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Type, message)
    }

    /// What throws a `RangeError`.
    pub fn range_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Range, message)
    }

    /// What throws a `ReferenceError`.
    pub fn reference_error(&mut self, message: &str) -> Raise {
        self.error(ErrorKind::Reference, message)
    }
}

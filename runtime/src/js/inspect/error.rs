//! Errors: what they say, and the functions that ran.

use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::value::{Object, Value};
use super::Inspector;
use super::name::prefix;
use crate::managed::Raise;

/// What a line of a stack begins with.
const FRAME: &str = "\n    at";

impl Inspector<'_, '_> {
    /// An error without its attributes, of which those that it shows itself are removed.
    pub(super) fn error(
        &mut self,
        error: Object,
        constructor: Option<&str>,
        tag: &str,
        keys: &mut Vec<Key>,
    ) -> Result<String, Raise> {
        let name = match self.js.get_named(error, "name")? {
            name if name.is_nullish() => "Error".to_owned(),
            name => self.js.to_text(name)?,
        };
        let stack = self.js.get_named(error, "stack")?;
        let stack = match self.js.to_boolean(stack) {
            true => self.js.to_text(stack)?,
            false => self.js.error_text(error)?,
        };
        if !self.options.hidden {
            for hidden in ["name", "message", "stack"] {
                self.hide(error, hidden, &stack, keys)?;
            }
        }
        let cause = self.js.key("cause")?;
        if self.js.has(error, cause)? && !keys.contains(&cause) {
            keys.push(cause);
        }
        let errors = self.js.key("errors")?;
        let all = self.js.get(error, errors)?.as_object();
        if all.is_some_and(|all| all.kind() == Kind::Array) && !keys.contains(&errors) {
            keys.push(errors);
        }
        let stack = improved(stack, constructor, &name, tag);
        let message = self.js.get_named(error, "message")?;
        let message = match message.as_string() {
            Some(message) => self.js.text_of(message)?,
            None => String::new(),
        };
        let after = stack.find(&message).map_or(0, |at| at + message.len());
        let text = match stack[after..].contains(FRAME) {
            true => stack,
            false => format!("[{stack}]"),
        };
        Ok(self.indented(&text))
    }

    /// Removes a key whose value the stack says.
    fn hide(&mut self, error: Object, name: &str, stack: &str, keys: &mut Vec<Key>) -> Result<(), Raise> {
        let key = self.js.key(name)?;
        if let Some(at) = keys.iter().position(|known| *known == key) {
            let value: Value = self.js.get(error, key)?;
            if stack.contains(&self.js.to_text(value)?) {
                keys.remove(at);
            }
        }
        Ok(())
    }
}

/// The stack of an error with the name of its constructor, where it has another name.
fn improved(stack: String, constructor: Option<&str>, name: &str, tag: &str) -> String {
    let is_regular = name.ends_with("Error")
        && stack
            .strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with([':', '\n']));
    if constructor.is_some() && !is_regular {
        return stack;
    }
    let (known, fallback) = match constructor {
        Some(_) => (name.len(), "Error"),
        None => {
            let end = stack
                .find(':')
                .or_else(|| stack.find(FRAME))
                .unwrap_or(stack.len());
            let first = &stack[..end];
            let is_name = first.ends_with("Error") && first.chars().all(|c| c.is_alphanumeric() || c == '_');
            match is_name {
                true => (end, first),
                false => (0, "Error"),
            }
        }
    };
    let shown = prefix(constructor, tag, fallback, "");
    let shown = shown.trim_end();
    if shown == name {
        return stack;
    }
    match (shown.contains(name), known) {
        (true, 0) => format!("{shown}: {stack}"),
        (true, known) => format!("{shown}{}", &stack[known..]),
        (false, known) => format!("{shown} [{name}]{}", &stack[known..]),
    }
}

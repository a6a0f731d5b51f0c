//! Values as `console.log` shows them: what `util.inspect` of node gives, in its layout.
//!
//! Getters are not called. Functions of the program run for names of constructors and for what objects say about themselves only.

mod elements;
mod error;
mod format;
mod layout;
mod name;
mod object;
mod primitive;
mod property;

use super::context::Js;
use super::kinds::{Kind, Traits};
use super::value::{Kind as ValueKind, Object, Value};
use crate::managed::Raise;

/// Objects within each other that are shown at most, whatever the depth: they are shown on the system's stack.
const DEEPEST: usize = 300;

/// What is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    /// Objects within objects whose attributes are shown; none of the value itself if it is negative.
    pub depth: i64,
    /// Whether attributes that are not enumerable are shown.
    pub hidden: bool,
    /// Whether objects may say themselves how they are shown.
    pub custom: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            depth: 2,
            hidden: false,
            custom: true,
        }
    }
}

/// Shows a value.
pub(super) struct Inspector<'a, 'v> {
    js: &'a mut Js<'v>,
    options: Options,
    /// Objects that are being shown, the outermost first.
    seen: Vec<Object>,
    /// Those that were met again within themselves, in this order.
    circular: Vec<Object>,
    /// Columns that lines are moved to the right.
    indentation: usize,
    /// The depth of the object that was entered last.
    deepest: usize,
}

impl Js<'_> {
    /// A value as text.
    ///
    /// # Errors
    /// What functions of the program throw.
    pub(super) fn inspect(&mut self, value: Value, options: Options) -> Result<String, Raise> {
        let mut inspector = Inspector {
            js: self,
            options,
            seen: Vec::new(),
            circular: Vec::new(),
            indentation: 0,
            deepest: 0,
        };
        inspector.value(value, 0)
    }
}

impl Options {
    /// Whether an object within so many others is shown without its attributes.
    const fn is_too_deep(&self, depth: usize) -> bool {
        depth as i64 > self.depth
    }
}

impl Inspector<'_, '_> {
    /// A value within so many objects.
    fn value(&mut self, value: Value, depth: usize) -> Result<String, Raise> {
        let ValueKind::Object(object) = value.kind() else {
            return self.primitive(value);
        };
        if self.options.custom
            && let Some(text) = self.custom(object, depth)?
        {
            return Ok(text);
        }
        if self.seen.contains(&object) {
            let place = self.circular.iter().position(|known| *known == object);
            let place = place.unwrap_or_else(|| {
                self.circular.push(object);
                self.circular.len() - 1
            });
            return Ok(format!("[Circular *{}]", place + 1));
        }
        self.object(object, depth)
    }

    /// What an object's own function says about it, if it has one.
    fn custom(&mut self, object: Object, depth: usize) -> Result<Option<String>, Raise> {
        let name: Vec<u16> = "nodejs.util.inspect.custom".encode_utf16().collect();
        let Some(symbol) = self.js.realm().shared_symbols.get(&name).copied() else {
            return Ok(None);
        };
        let key = self.js.to_key(symbol)?;
        let function = self.js.get(object, key)?;
        if !function.as_object().is_some_and(Object::is_callable) || self.is_prototype(object)? {
            return Ok(None);
        }
        if self.seen.len() >= DEEPEST {
            return Ok(None);
        }
        let left = self.options.depth.saturating_sub(depth as i64) as f64;
        let base = self.js.realm().prototype(Kind::Ordinary);
        let options = self.js.make_object(base, Kind::Ordinary)?;
        let key = self.js.key("depth")?;
        self.js.add(options, key, Value::number(left), Traits::PLAIN)?;
        let args = [Value::number(left), Value::object(options)];
        let result = self.js.call(function, Value::object(object), &args)?;
        match result.as_string() {
            Some(text) => {
                let text = self.js.text_of(text)?;
                Ok(Some(self.indented(&text)))
            }
            None if result == Value::object(object) => Ok(None),
            None => self.value(result, depth).map(Some),
        }
    }

    /// Whether an object is the prototype of its own constructor.
    fn is_prototype(&mut self, object: Object) -> Result<bool, Raise> {
        let constructor = self.js.get_named(object, "constructor")?;
        match constructor.as_object() {
            Some(constructor) => Ok(self.js.get_named(constructor, "prototype")? == Value::object(object)),
            None => Ok(false),
        }
    }

    /// A text of several lines, moved to the right.
    fn indented(&self, text: &str) -> String {
        match self.indentation {
            0 => text.to_owned(),
            columns => text.replace('\n', &format!("\n{}", " ".repeat(columns))),
        }
    }

    /// Does something with lines moved further to the right.
    fn within<T>(&mut self, body: impl FnOnce(&mut Self) -> Result<T, Raise>) -> Result<T, Raise> {
        self.indentation += 2;
        let result = body(self);
        self.indentation -= 2;
        result
    }
}

//! What objects are called: names of constructors and tags.

use super::super::key::Key;
use super::super::kinds::{CLASS, Kind, Traits};
use super::super::realm::WellKnown;
use super::super::value::{Object, Value};
use super::{Inspector, Options};
use crate::managed::Raise;

/// How an object is called: its constructor, its tag, or what it is if it has no prototype.
pub(super) fn prefix(constructor: Option<&str>, tag: &str, fallback: &str, size: &str) -> String {
    match constructor {
        None if !tag.is_empty() && fallback != tag => format!("[{fallback}{size}: null prototype] [{tag}] "),
        None => format!("[{fallback}{size}: null prototype] "),
        Some(name) if !tag.is_empty() && name != tag => format!("{name}{size} [{tag}] "),
        Some(name) => format!("{name}{size} "),
    }
}

/// How an object is called that has nothing before its brackets otherwise.
pub(super) fn style(object: Object, constructor: Option<&str>, tag: &str) -> String {
    let fallback = match object.kind().class() {
        class if object.kind() == Kind::Namespace => return prefix(None, "", class, ""),
        class if class == tag => "Object",
        class => class,
    };
    prefix(constructor, tag, fallback, "")
}

impl Inspector<'_, '_> {
    /// The name of an object's constructor; `None` if it has no prototype.
    pub(super) fn constructor(&mut self, object: Object, depth: usize) -> Result<Option<String>, Raise> {
        let constructor = Key::Name(self.js.realm().names.constructor);
        let mut at = Some(object);
        while let Some(holder) = at {
            let own = self.js.own(holder, constructor)?;
            let maker = own.and_then(|own| own.value().as_object());
            if let Some(maker) = maker.filter(|maker| maker.is_callable())
                && let Some(name) = self.own_name(maker)?
                && self.is_instance(object, maker)?
            {
                return Ok(Some(name));
            }
            at = holder.prototype().as_object();
        }
        let Some(first) = object.prototype().as_object() else {
            return Ok(None);
        };
        let class = object.kind().class();
        if self.options.is_too_deep(depth) {
            return Ok(Some(format!("{class} <Complex prototype>")));
        }
        let of_prototype = match self.constructor(first, depth + 1)? {
            Some(name) => name,
            None => {
                let options = Options {
                    custom: false,
                    depth: -1,
                    ..self.options
                };
                self.js.inspect(Value::object(first), options)?
            }
        };
        Ok(Some(format!("{class} <{of_prototype}>")))
    }

    /// The name of a function, if it has one.
    fn own_name(&mut self, function: Object) -> Result<Option<String>, Raise> {
        let name = Key::Name(self.js.realm().names.name);
        match self.js.get(function, name)?.as_string() {
            Some(name) => Ok(Some(self.js.text_of(name)?).filter(|name| !name.is_empty())),
            None => Ok(None),
        }
    }

    fn is_instance(&mut self, object: Object, maker: Object) -> Result<bool, Raise> {
        let name = Key::Name(self.js.realm().names.prototype);
        let prototype = self.js.get(maker, name)?;
        let mut at = object.prototype();
        while let Some(next) = at.as_object() {
            if at == prototype {
                return Ok(true);
            }
            at = next.prototype();
        }
        Ok(false)
    }

    /// What an object says that it is, unless that is shown among its attributes.
    pub(super) fn tag(&mut self, object: Object) -> Result<String, Raise> {
        let Some(key) = self.js.well_known(WellKnown::ToStringTag) else {
            return Ok(String::new());
        };
        let Some(tag) = self.js.get(object, key)?.as_string() else {
            return Ok(String::new());
        };
        let own = self.js.own(object, key)?;
        let is_listed = own.is_some_and(|own| self.options.hidden || own.traits().has(Traits::ENUMERABLE));
        match is_listed {
            true => Ok(String::new()),
            false => self.js.text_of(tag),
        }
    }

    /// A function without its attributes.
    pub(super) fn function(
        &mut self,
        function: Object,
        constructor: Option<&str>,
        tag: &str,
    ) -> Result<String, Raise> {
        if function.is(CLASS) {
            return self.class(function, constructor, tag);
        }
        let kind = match tag {
            "GeneratorFunction" | "AsyncFunction" | "AsyncGeneratorFunction" => tag,
            _ => "Function",
        };
        let mut base = format!("[{kind}");
        if constructor.is_none() {
            base.push_str(" (null prototype)");
        }
        base.push_str(&match self.own_name(function)? {
            Some(name) => format!(": {name}]"),
            None => " (anonymous)]".to_owned(),
        });
        if let Some(name) = constructor.filter(|name| *name != kind) {
            base.push_str(&format!(" {name}"));
        }
        if !tag.is_empty() && constructor != Some(tag) {
            base.push_str(&format!(" [{tag}]"));
        }
        Ok(base)
    }

    fn class(&mut self, class: Object, constructor: Option<&str>, tag: &str) -> Result<String, Raise> {
        let key = Key::Name(self.js.realm().names.name);
        let name = match self.js.own(class, key)? {
            Some(_) => self.own_name(class)?,
            None => None,
        };
        let mut base = format!("[class {}", name.as_deref().unwrap_or("(anonymous)"));
        if let Some(name) = constructor.filter(|name| *name != "Function") {
            base.push_str(&format!(" [{name}]"));
        }
        if !tag.is_empty() && constructor != Some(tag) {
            base.push_str(&format!(" [{tag}]"));
        }
        match (constructor, class.prototype().as_object()) {
            (None, _) => base.push_str(" extends [null prototype]"),
            (_, Some(parent)) => {
                if let Some(name) = self.own_name(parent)? {
                    base.push_str(&format!(" extends {name}"));
                }
            }
            _ => {}
        }
        base.push(']');
        Ok(base)
    }

    /// The object of a primitive value.
    pub(super) fn boxed(
        &mut self,
        object: Object,
        constructor: Option<&str>,
        tag: &str,
    ) -> Result<String, Raise> {
        let kind = match object.kind() {
            kind @ (Kind::Number | Kind::String | Kind::Boolean | Kind::BigInt) => kind.class(),
            _ => "Symbol",
        };
        let of = match constructor {
            Some(name) if name == kind => String::new(),
            Some(name) => format!(" ({name})"),
            None => " (null prototype)".to_owned(),
        };
        let value = self.primitive(object.data())?;
        let mut base = format!("[{kind}{of}: {value}]");
        if !tag.is_empty() && constructor != Some(tag) {
            base.push_str(&format!(" [{tag}]"));
        }
        Ok(base)
    }
}

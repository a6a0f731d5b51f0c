//! Objects and functions as literals make them.

use super::super::context::Js;
use super::super::function::Attributes;
use super::super::key::Key;
use super::super::kinds::Traits;
use super::super::object::Descriptor;
use super::super::realm::{FunctionAbout, Source};
use super::super::value::{Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::method;

impl Js<'_> {
    pub(super) fn closure(
        &mut self,
        code: u64,
        environment: Value,
        attributes: Attributes,
        name: Value,
        source: &[Value],
    ) -> Result<Value, Raise> {
        let source = match source {
            &[text, place] => Some(Source {
                address: text.0.wrapping_add(place.0 >> 32),
                size: (place.0 as u32).wrapping_sub((place.0 >> 32) as u32),
            }),
            _ => None,
        };
        let realm = self.realm();
        let about = FunctionAbout { name, source };
        realm.functions.entry(code).or_insert(about);
        self.make_function(code, environment, attributes)
    }

    pub(super) fn copy_all(&mut self, target: Value, source: Value, excluded: Value) -> Result<Value, Raise> {
        if source.is_nullish() {
            return Ok(Value::UNDEFINED);
        }
        let source = self.to_object(source)?;
        let mut out = Vec::new();
        for name in self.elements_of(excluded) {
            out.push(self.to_key(name)?);
        }
        let Some(target) = target.as_object() else {
            return Ok(Value::UNDEFINED);
        };
        for (key, _) in self.own_keys(source)? {
            if out.contains(&key) {
                continue;
            }
            // A getter may have removed it or changed what it is.
            let own = self.own(source, key)?;
            if own.is_some_and(|own| own.traits().has(Traits::ENUMERABLE)) {
                self.within(|js| {
                    let value = js.get(source, key)?;
                    js.define(target, key, &Descriptor::of(value, Traits::PLAIN))?;
                    Ok(Value::UNDEFINED)
                })?;
            }
        }
        Ok(Value::UNDEFINED)
    }

    pub(super) fn define_method(
        &mut self,
        object: Value,
        key: Value,
        function: Value,
        flags: u32,
    ) -> Result<Value, Raise> {
        if flags & method::SUPER != 0 {
            self.set_home(function, object)?;
        }
        let Some(object) = object.as_object() else {
            return Ok(Value::UNDEFINED);
        };
        if flags & method::NAMED != 0 {
            let prefix = match flags & method::KIND {
                method::GETTER => "get ",
                method::SETTER => "set ",
                _ => "",
            };
            self.name_function(function, key, prefix)?;
        }
        let key = self.to_key(key)?;
        let descriptor = method_descriptor(function, flags);
        if !self.define(object, key, &descriptor)? {
            let name = self.key_shown(key);
            return Err(self.type_error(&format!("Cannot redefine property: {name}")));
        }
        Ok(Value::UNDEFINED)
    }

    /// Gives a function without a name the name of an attribute.
    pub(super) fn name_function(
        &mut self,
        function: Value,
        key: Value,
        prefix: &str,
    ) -> Result<Value, Raise> {
        let Some(function) = function.as_object().filter(|function| function.is_callable()) else {
            return Ok(Value::UNDEFINED);
        };
        let key = self.to_key(key)?;
        let mut shown = self.key_shown(key);
        if self.is_symbol(key) {
            // `Symbol(x)` names a function `[x]`, one without a description nothing.
            let inner = shown
                .strip_prefix("Symbol(")
                .and_then(|text| text.strip_suffix(')'));
            shown = match inner {
                Some("") | None => String::new(),
                Some(inner) => format!("[{inner}]"),
            };
        }
        let name = self.string(&format!("{prefix}{shown}"))?;
        let key = Key::Name(self.realm().names.name);
        self.define(function, key, &Descriptor::of(name, Traits::CONFIGURABLE))?;
        Ok(Value::UNDEFINED)
    }

    pub(super) fn template_object(&mut self, cooked: Value, raw: Value) -> Result<Value, Raise> {
        if let (Some(object), Some(parts)) = (cooked.as_object(), raw.as_object()) {
            self.freeze(parts)?;
            let key = self.key("raw")?;
            self.add(object, key, raw, Traits::NONE)?;
            self.freeze(object)?;
        }
        Ok(cooked)
    }

    fn freeze(&mut self, object: Object) -> Result<(), Raise> {
        for (key, _) in self.own_keys(object)? {
            let descriptor = Descriptor {
                writable: Some(false),
                configurable: Some(false),
                ..Descriptor::default()
            };
            self.define(object, key, &descriptor)?;
        }
        self.prevent_extensions(object)
    }
}

/// What a method is as an attribute.
pub(super) fn method_descriptor(function: Value, flags: u32) -> Descriptor {
    let enumerable = Some(flags & method::ENUMERABLE != 0);
    match flags & method::KIND {
        method::GETTER => Descriptor {
            get: Some(function),
            enumerable,
            configurable: Some(true),
            ..Descriptor::default()
        },
        method::SETTER => Descriptor {
            set: Some(function),
            enumerable,
            configurable: Some(true),
            ..Descriptor::default()
        },
        _ => Descriptor {
            value: Some(function),
            writable: Some(true),
            enumerable,
            configurable: Some(true),
            ..Descriptor::default()
        },
    }
}

//! Classes: constructors, `super`, fields and private names.
//!
//! What a method belongs to, and the function that gives instances their fields, are private attributes of the function.

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{CLASS, CONSTRUCTOR, Kind, Traits};
use super::super::object::Descriptor;
use super::super::value::{Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::method;

/// Private attributes of functions.
const HOME: &[u8] = b"home";
const FIELDS: &[u8] = b"fields";

impl Js<'_> {
    fn private_key(&mut self, bytes: &[u8]) -> Result<u32, Raise> {
        let name = [&[super::super::key::PRIVATE], bytes].concat();
        match self.name(&name)? {
            Key::Name(name) | Key::Index(name) => Ok(name),
        }
    }

    pub(super) fn set_home(&mut self, function: Value, home: Value) -> Result<(), Raise> {
        if let Some(function) = function.as_object() {
            let key = self.private_key(HOME)?;
            self.add_hidden(function, key, home)?;
        }
        Ok(())
    }

    pub(super) fn home_of(&mut self, function: Object) -> Value {
        match self.private_key(HOME) {
            Ok(key) => self.hidden(function, key).unwrap_or(Value::UNDEFINED),
            Err(_) => Value::UNDEFINED,
        }
    }

    pub(super) fn home_parent(&mut self, function: Value) -> Result<Option<Object>, Raise> {
        let home = match function.as_object() {
            Some(function) => self.home_of(function),
            None => Value::UNDEFINED,
        };
        Ok(home.as_object().and_then(|home| home.prototype().as_object()))
    }

    pub(super) fn no_this(&mut self, what: u64) -> Raise {
        self.reference_error(match what {
            1 => "Super constructor may only be called once",
            2 => "Unsupported reference to 'super'",
            _ => {
                "Must call super constructor in derived class before accessing 'this' or returning from derived constructor"
            }
        })
    }

    pub(super) fn constructed(&mut self, value: Value, this: Value, derived: bool) -> Result<Value, Raise> {
        if value.as_object().is_some() {
            return Ok(self.hold(value));
        }
        if derived && value != Value::UNDEFINED {
            return Err(self.type_error("Derived constructors may only return object or undefined"));
        }
        match this {
            Value::HOLE => Err(self.no_this(0)),
            this => Ok(self.hold(this)),
        }
    }

    /// Makes a function the constructor of a class.
    pub(super) fn make_class(&mut self, constructor: Value, parent: Value) -> Result<Value, Raise> {
        let Some(function) = constructor.as_object() else {
            return Ok(Value::UNDEFINED);
        };
        let base = match parent {
            Value::HOLE => self.realm().prototype(Kind::Ordinary),
            Value::NULL => Value::NULL,
            parent => {
                let is = parent
                    .as_object()
                    .is_some_and(|parent| parent.is_callable() && parent.is(CONSTRUCTOR));
                if !is {
                    let shown = self.shown(parent);
                    return Err(self.type_error(&format!(
                        "Class extends value {shown} is not a constructor or null"
                    )));
                }
                let name = Key::Name(self.realm().names.prototype);
                let prototype = self.get_of(parent, name)?;
                if prototype.as_object().is_none() && prototype != Value::NULL {
                    let shown = self.shown(prototype);
                    return Err(self.type_error(&format!(
                        "Class extends value does not have valid prototype property {shown}"
                    )));
                }
                self.set_prototype(function, parent);
                prototype
            }
        };
        let prototype = self.make_object(base, Kind::Ordinary)?;
        let prototype = Value::object(prototype);
        function.set_flag(CLASS, true);
        self.complete_with(function, prototype)?;
        self.set_home(constructor, prototype)?;
        Ok(prototype)
    }

    pub(super) fn super_constructor(&mut self, callee: Value) -> Result<Value, Raise> {
        let parent = callee
            .as_object()
            .map_or(Value::NULL, |callee| callee.prototype());
        let is = parent
            .as_object()
            .is_some_and(|parent| parent.is_callable() && parent.is(CONSTRUCTOR));
        match is {
            true => Ok(self.hold(parent)),
            false => {
                let shown = self.shown(parent);
                Err(self.type_error(&format!(
                    "Super constructor {shown} of anonymous class is not a constructor"
                )))
            }
        }
    }

    pub(super) fn super_set(
        &mut self,
        callee: Value,
        this: Value,
        key: Key,
        value: Value,
        strict: bool,
    ) -> Result<Value, Raise> {
        let done = match self.home_parent(callee)? {
            Some(parent) => self.put_for(parent, key, value, this)?,
            None => return Err(self.cannot_set(Value::NULL, key)),
        };
        if !done && strict {
            let name = self.key_shown(key);
            return Err(self.type_error(&format!("Cannot assign to read only property '{name}' of object")));
        }
        Ok(Value::UNDEFINED)
    }

    pub(super) fn keep_fields(
        &mut self,
        constructor: Value,
        prototype: Value,
        function: Value,
    ) -> Result<Value, Raise> {
        if let Some(object) = constructor.as_object() {
            self.set_home(function, prototype)?;
            let key = self.private_key(FIELDS)?;
            self.add_hidden(object, key, function)?;
        }
        Ok(Value::UNDEFINED)
    }

    pub(super) fn give_fields(&mut self, constructor: Value, this: Value) -> Result<Value, Raise> {
        let key = self.private_key(FIELDS)?;
        let fields = constructor
            .as_object()
            .and_then(|object| self.hidden(object, key));
        match fields {
            Some(function) => {
                let function = self.hold(function);
                self.call(function, this, &[])
            }
            None => Ok(Value::UNDEFINED),
        }
    }

    pub(super) fn define_field(&mut self, object: Value, key: Value, value: Value) -> Result<Value, Raise> {
        let object = self.to_object(object)?;
        let key = self.to_key(key)?;
        if !self.define(object, key, &Descriptor::of(value, Traits::PLAIN))? {
            let name = self.key_shown(key);
            return Err(self.type_error(&format!(
                "Cannot define property {name}, object is not extensible"
            )));
        }
        Ok(Value::UNDEFINED)
    }

    // ---- private names ----

    /// A new key of a private name: each evaluation of a class has its own.
    pub(super) fn private_name(&mut self, name: Value) -> Result<Value, Raise> {
        let text = self.to_text(name)?;
        let number = self.realm().private_names.wrapping_add(1);
        self.realm().private_names = number;
        let key = self.private_key(format!("{text}|{number}").as_bytes())?;
        Ok(Value::int(key as i32))
    }

    fn private(&mut self, object: Value, name: Value) -> Option<(Object, u32)> {
        Some((object.as_object()?, name.as_int()? as u32))
    }

    pub(super) fn private_has(&mut self, object: Value, name: Value) -> Result<Value, Raise> {
        let Some((object, key)) = self.private(object, name) else {
            return Err(self
                .type_error("Cannot use 'in' operator to search for a private field in a primitive value"));
        };
        Ok(Value::boolean(self.hidden(object, key).is_some()))
    }

    fn private_shown(&mut self, name: Value) -> String {
        let key = name.as_int().unwrap_or(0) as u32;
        let bytes = self.vm().state().shapes.name(key);
        let text = String::from_utf8_lossy(bytes.get(1..).unwrap_or(&[])).into_owned();
        text.split('|').next().unwrap_or("").to_owned()
    }

    pub(super) fn private_get(&mut self, object: Value, name: Value) -> Result<Value, Raise> {
        let found = match self.private(object, name) {
            Some((object, key)) => self.hidden(object, key),
            None => None,
        };
        let Some(value) = found else {
            let name = self.private_shown(name);
            return Err(self.type_error(&format!(
                "Cannot read private member {name} from an object whose class did not declare it"
            )));
        };
        let value = self.hold(value);
        match self.accessor(value) {
            None => Ok(value),
            Some((Value::UNDEFINED, _)) => {
                let name = self.private_shown(name);
                Err(self.type_error(&format!("'{name}' was defined without a getter")))
            }
            Some((getter, _)) => self.call(getter, object, &[]),
        }
    }

    pub(super) fn private_set(&mut self, object: Value, name: Value, value: Value) -> Result<Value, Raise> {
        let found = match self.private(object, name) {
            Some((object, key)) => self.hidden(object, key).map(|old| (object, key, old)),
            None => None,
        };
        let Some((target, key, old)) = found else {
            let name = self.private_shown(name);
            return Err(self.type_error(&format!(
                "Cannot write private member {name} to an object whose class did not declare it"
            )));
        };
        let old = self.hold(old);
        match self.accessor(old) {
            Some((_, Value::UNDEFINED)) => {
                let name = self.private_shown(name);
                Err(self.type_error(&format!("'{name}' was defined without a setter")))
            }
            Some((_, setter)) => self.call(setter, object, &[value]),
            None if self.is_hidden_fixed(target, key) => {
                let name = self.private_shown(name);
                Err(self.type_error(&format!("Private method '{name}' is not writable")))
            }
            None => {
                self.add_hidden(target, key, value)?;
                Ok(Value::UNDEFINED)
            }
        }
    }

    pub(super) fn private_add(&mut self, object: Value, name: Value, value: Value) -> Result<Value, Raise> {
        if let Some((object, key)) = self.private(object, name) {
            if self.hidden(object, key).is_some() {
                return Err(self.twice(name));
            }
            self.add_hidden(object, key, value)?;
        }
        Ok(Value::UNDEFINED)
    }

    fn twice(&mut self, name: Value) -> Raise {
        let name = self.private_shown(name);
        self.type_error(&format!("Cannot initialize {name} twice on the same object"))
    }

    pub(super) fn private_method(
        &mut self,
        object: Value,
        name: Value,
        function: Value,
        flags: u32,
        home: Value,
    ) -> Result<Value, Raise> {
        self.set_home(function, home)?;
        let Some((object, key)) = self.private(object, name) else {
            return Ok(Value::UNDEFINED);
        };
        let kind = flags & method::KIND;
        let old = self.hidden(object, key);
        if kind == method::PLAIN {
            if old.is_some() {
                return Err(self.twice(name));
            }
            self.add_hidden_as(object, key, function, Traits::NONE)?;
            return Ok(Value::UNDEFINED);
        }
        let old = old.and_then(|value| self.accessor(value));
        let (getter, setter) = old.unwrap_or((Value::UNDEFINED, Value::UNDEFINED));
        let other = if kind == method::GETTER { getter } else { setter };
        if other != Value::UNDEFINED {
            return Err(self.twice(name));
        }
        let (getter, setter) = match kind {
            method::GETTER => (function, setter),
            _ => (getter, function),
        };
        let pair = self.make_pair(getter, setter, super::super::value::tag::ACCESSOR)?;
        self.add_hidden(object, key, pair)?;
        Ok(Value::UNDEFINED)
    }
}

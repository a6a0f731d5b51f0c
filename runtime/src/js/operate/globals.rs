//! Global variables, names in `with`, and what is wrong with variables.

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{ErrorKind, Kind, Traits};
use super::super::realm::WellKnown;
use super::super::value::{Kind as ValueKind, Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::global;

impl Js<'_> {
    fn global_object(&mut self) -> Result<Object, Raise> {
        let global = self.realm().global.and_then(Value::as_object);
        global.ok_or(Raise::Trap(TrapKind::BadSignature))
    }

    pub(super) fn global_get(&mut self, name: Value) -> Result<Value, Raise> {
        let global = self.global_object()?;
        let key = self.to_key(name)?;
        if let Some((_, value)) = self.lexical_global(key)? {
            return Ok(value);
        }
        match self.get_if(global, key, Value::object(global))? {
            Some(value) => Ok(value),
            None => {
                let name = self.key_shown(key);
                Err(self.reference_error(&format!("{name} is not defined")))
            }
        }
    }

    pub(super) fn global_peek(&mut self, name: Value) -> Result<Value, Raise> {
        let global = self.global_object()?;
        let key = self.to_key(name)?;
        match self.lexical_global(key)? {
            Some((_, value)) => Ok(value),
            None => self.get(global, key),
        }
    }

    pub(super) fn global_set(&mut self, name: Value, value: Value, strict: bool) -> Result<Value, Raise> {
        let global = self.global_object()?;
        let key = self.to_key(name)?;
        if let Some((known, _)) = self.lexical_global(key)? {
            if known.kind == global::Kind::Constant {
                return Err(self.type_error("Assignment to constant variable."));
            }
            self.store(known.address, 0, value);
            return Ok(Value::UNDEFINED);
        }
        if strict {
            if !self.has(global, key)? {
                let name = self.key_shown(key);
                return Err(self.reference_error(&format!("{name} is not defined")));
            }
            self.put_strictly(global, key, value)?;
        } else {
            self.put(global, key, value)?;
        }
        Ok(Value::UNDEFINED)
    }

    pub(super) fn global_delete(&mut self, name: Value) -> Result<Value, Raise> {
        let global = self.global_object()?;
        let key = self.to_key(name)?;
        let is_variable = match key {
            Key::Name(name) => self.realm().globals.get(name).is_some(),
            Key::Index(_) => false,
        };
        Ok(Value::boolean(!is_variable && self.delete(global, key)?))
    }

    pub(super) fn sloppy_this(&mut self, this: Value) -> Result<Value, Raise> {
        match this.is_nullish() {
            true => Ok(self.realm().global.unwrap_or(Value::UNDEFINED)),
            false => Ok(Value::object(self.to_object(this)?)),
        }
    }

    pub(super) fn misuse(&mut self, name: Value, fault: u32) -> Raise {
        let name = self.shown_name(name);
        match fault {
            0 => self.reference_error(&format!("Cannot access '{name}' before initialization")),
            _ => self.type_error("Assignment to constant variable."),
        }
    }

    fn shown_name(&mut self, name: Value) -> String {
        match name.kind() {
            ValueKind::String(text) => self.text_of(text).unwrap_or_default(),
            _ => String::new(),
        }
    }

    pub(super) fn with_has(&mut self, object: Value, name: Value) -> Result<bool, Raise> {
        let Some(object) = object.as_object() else {
            return Ok(false);
        };
        let key = self.to_key(name)?;
        if !self.has(object, key)? {
            return Ok(false);
        }
        let Some(hidden) = self.well_known(WellKnown::Unscopables) else {
            return Ok(true);
        };
        let Some(hidden) = self.get(object, hidden)?.as_object() else {
            return Ok(true);
        };
        let is_hidden = self.get(hidden, key)?;
        Ok(!self.to_boolean(is_hidden))
    }

    /// The object with variables that evaluated code declares in a function: made when it declares the first one.
    pub(super) fn declare_variable(&mut self, object: Value, name: Value) -> Result<Value, Raise> {
        let object = match object.as_object() {
            Some(object) => object,
            None => self.make_object(Value::NULL, Kind::Ordinary)?,
        };
        let key = self.to_key(name)?;
        if self.own(object, key)?.is_none() {
            self.add(object, key, Value::UNDEFINED, Traits::PLAIN)?;
        }
        Ok(Value::object(object))
    }

    pub(super) fn delete_of(&mut self, object: Value, key: Value, strict: bool) -> Result<Value, Raise> {
        if object.is_nullish() {
            let key = self.to_key(key)?;
            let (shown, name) = (self.shown(object), self.key_shown(key));
            return Err(self.type_error(&format!(
                "Cannot convert undefined or null to object ({shown}.{name})"
            )));
        }
        let object = self.to_object(object)?;
        let key: Key = self.to_key(key)?;
        if strict {
            self.delete_strictly(object, key)?;
            return Ok(Value::TRUE);
        }
        Ok(Value::boolean(self.delete(object, key)?))
    }

    pub(super) fn not_taken_apart(&mut self, value: Value) -> Raise {
        let shown = self.shown(value);
        self.error(
            ErrorKind::Type,
            &format!("Cannot destructure '{shown}' as it is {shown}."),
        )
    }
}

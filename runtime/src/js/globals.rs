//! Global variables that are variables of an image: scripts read and write those directly, all others find them here by name.
//!
//! Those of `var` and functions are attributes of the global object (ECMAScript, Global Environment Records), the others are not.

use super::context::Js;
use super::declared::Global;
use super::kinds::{EXTENSIBLE, Traits};
use super::object::Found;
use super::value::{Object, Value};
use super::{heap, key::Key};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::global::Kind;

impl Js<'_> {
    /// Lets a variable of an image be global (ECMAScript, GlobalDeclarationInstantiation).
    ///
    /// # Errors
    /// `SyntaxError` if the name is taken; a trap if there is no such variable.
    pub(super) fn declare_global(&mut self, name: Value, address: u64, kind: u32) -> Result<Value, Raise> {
        let bad = Raise::Trap(TrapKind::BadSignature);
        let kind = Kind::from_u32(kind).ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let bytes = self.vm().bytes(address, 8).filter(|_| address.is_multiple_of(8));
        let is_known = bytes.is_some_and(|bytes| {
            let word = bytes.first_chunk().map_or(0, |word| u64::from_le_bytes(*word));
            self.vm().set_word(address, word)
        });
        if !is_known {
            return Err(bad);
        }
        let Key::Name(number) = self.to_key(name)? else {
            return Ok(Value::UNDEFINED);
        };
        let global = self.realm().global.and_then(Value::as_object);
        let old = self.realm().globals.get(number);
        let lexical = kind != Kind::Variable;
        let is_taken = match old {
            Some(old) => lexical || old.kind != Kind::Variable,
            None if lexical => {
                let own = global
                    .map(|global| self.own(global, Key::Name(number)))
                    .transpose()?;
                own.flatten()
                    .is_some_and(|own| !own.traits().has(Traits::CONFIGURABLE))
            }
            None => false,
        };
        if is_taken {
            return Err(self.already_declared(Key::Name(number)));
        }
        self.realm().globals.declare(number, Global { address, kind });
        // What the object had under the name is the variable from now on.
        if let Some(global) = global.filter(|_| !lexical)
            && self.find_name(global, number).is_some()
        {
            self.remove_name(global, number)?;
        }
        Ok(Value::UNDEFINED)
    }

    fn already_declared(&mut self, key: Key) -> Raise {
        let name = self.key_shown(key);
        self.syntax_error(&format!("Identifier '{name}' has already been declared"))
    }

    /// Lets the global object have an attribute that evaluated code declares, a function or a variable (ECMAScript, CreateGlobalVarBinding,
    /// CreateGlobalFunctionBinding).
    ///
    /// # Errors
    /// `SyntaxError` or `TypeError` if that cannot be.
    pub(super) fn define_global(&mut self, name: Value, function: Value) -> Result<Value, Raise> {
        let Some(global) = self.realm().global.and_then(Value::as_object) else {
            return Ok(Value::UNDEFINED);
        };
        let key = self.to_key(name)?;
        if let Key::Name(number) = key
            && let Some(known) = self.realm().globals.get(number)
            && known.kind != Kind::Variable
        {
            return Err(self.already_declared(key));
        }
        let own = self.own(global, key)?;
        let shown = self.key_shown(key);
        if function == Value::HOLE {
            if own.is_none() {
                if !global.is(EXTENSIBLE) {
                    return Err(self.type_error(&format!(
                        "Cannot define global variable '{shown}', object is not extensible"
                    )));
                }
                self.add(global, key, Value::UNDEFINED, Traits::PLAIN)?;
            }
            return Ok(Value::UNDEFINED);
        }
        let done = match own.map(super::object::Own::traits) {
            None => {
                global.is(EXTENSIBLE) && {
                    self.add(global, key, function, Traits::PLAIN)?;
                    true
                }
            }
            Some(traits) if traits.has(Traits::CONFIGURABLE) => {
                let descriptor = super::object::Descriptor::of(function, Traits::PLAIN);
                self.define(global, key, &descriptor)?
            }
            Some(traits) if traits.has(Traits::WRITABLE) && traits.has(Traits::ENUMERABLE) => {
                self.put(global, key, function)?
            }
            Some(_) => false,
        };
        match done {
            true => Ok(Value::UNDEFINED),
            false => Err(self.type_error(&format!("Cannot redefine property: {shown}"))),
        }
    }

    /// The attribute of the global object that a variable is.
    pub(super) fn declared_attribute(&mut self, object: Object, name: u32) -> Option<Found> {
        let known = self.realm().globals.get(name)?;
        let is_global = self.realm().global == Some(Value::object(object));
        (is_global && known.kind == Kind::Variable).then_some(Found {
            array: known.address,
            distance: 0,
            traits: Traits::WRITABLE.with(Traits::ENUMERABLE, true),
        })
    }

    /// The value of a global variable that is no attribute; `None` if there is none with the name.
    ///
    /// # Errors
    /// `ReferenceError` if it has no value yet.
    pub(super) fn lexical_global(&mut self, key: Key) -> Result<Option<(Global, Value)>, Raise> {
        let Key::Name(number) = key else { return Ok(None) };
        let Some(known) = self
            .realm()
            .globals
            .get(number)
            .filter(|known| known.kind != Kind::Variable)
        else {
            return Ok(None);
        };
        match heap::value(known.address, 0) {
            Value::HOLE => {
                let name = self.key_shown(key);
                Err(self.reference_error(&format!("Cannot access '{name}' before initialization")))
            }
            value => Ok(Some((known, self.hold(value)))),
        }
    }
}

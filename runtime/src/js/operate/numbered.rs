//! Objects and texts that programs ask for by number (exec.md §8).

use super::super::context::Js;
use super::super::key::Key;
use super::super::kinds::{Kind, Traits};
use super::super::object::Descriptor;
use super::super::value::Value;
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::Intrinsic as I;

/// Something that a number stands for.
#[derive(Clone, Copy)]
enum Numbered {
    /// The global object.
    Global,
    /// The object that says what a module is, and what it exports.
    Module,
    Exports,
    /// A global attribute.
    Value(&'static str),
    /// The prototype of a constructor.
    Prototype(&'static str),
}

use Numbered::{Exports, Global, Module, Prototype, Value as Of};

/// The objects in the order of their numbers.
const OBJECTS: &[Numbered] = &[
    Global,
    Of("Object"),
    Prototype("Object"),
    Of("Function"),
    Prototype("Function"),
    Of("Array"),
    Prototype("Array"),
    Of("String"),
    Prototype("String"),
    Of("Boolean"),
    Prototype("Boolean"),
    Of("Number"),
    Prototype("Number"),
    Exports,
    Module,
    Of("Math"),
    Of("JSON"),
    Of("Error"),
    Prototype("Error"),
    Of("EvalError"),
    Prototype("EvalError"),
    Of("RangeError"),
    Prototype("RangeError"),
    Of("ReferenceError"),
    Prototype("ReferenceError"),
    Of("SyntaxError"),
    Prototype("SyntaxError"),
    Of("TypeError"),
    Prototype("TypeError"),
    Of("URIError"),
    Prototype("URIError"),
    Of("Date"),
    Prototype("Date"),
    Of("isNaN"),
    Of("RegExp"),
    Prototype("RegExp"),
    Of("NaN"),
    Of("Infinity"),
    Of("undefined"),
    Of("parseInt"),
    Of("decodeURI"),
    Of("decodeURIComponent"),
    Of("parseFloat"),
    Of("isFinite"),
    Of("encodeURI"),
    Of("encodeURIComponent"),
    Of("eval"),
];

/// The texts in the order of their numbers.
const TEXTS: &[&str] = &[
    "arguments",
    "eval",
    "prototype",
    "constructor",
    "caller",
    "callee",
    "undefined",
    "null",
    "false",
    "true",
    "boolean",
    "number",
    "string",
    "object",
    "function",
    "length",
    "source",
    "global",
    "ignoreCase",
    "multiline",
    "index",
    "input",
    "lastIndex",
    "NaN",
    "Infinity",
    "Undefined",
    "Null",
    "Object",
    "Function",
    "Array",
    "Arguments",
    "String",
    "Boolean",
    "Number",
    "Date",
    "RegExp",
    "Source",
    "Error",
    "EvalError",
    "RangeError",
    "ReferenceError",
    "SyntaxError",
    "TypeError",
    "URIError",
    "Math",
    "JSON",
    "stringify",
    "parse",
    "parseInt",
    "parseFloat",
    "isNaN",
    "isFinite",
    "decodeURI",
    "decodeURIComponent",
    "encodeURI",
    "encodeURIComponent",
    "escape",
];

/// The constructors of errors that have intrinsics of their own.
const ERRORS: &[(I, &str)] = &[
    (I::JsGetErrorObject, "Error"),
    (I::JsGetEvalerrorObject, "EvalError"),
    (I::JsGetRangeerrorObject, "RangeError"),
    (I::JsGetReferenceerrorObject, "ReferenceError"),
    (I::JsGetSyntaxerrorObject, "SyntaxError"),
    (I::JsGetTypeerrorObject, "TypeError"),
    (I::JsGetUrierrorObject, "URIError"),
];

impl Js<'_> {
    /// Notes the objects with numbers, before the program can change where they are found.
    pub(in super::super) fn number_objects(&mut self) -> Result<(), Raise> {
        let base = self.realm().prototype(Kind::Ordinary);
        let module = self.make_object(base, Kind::Ordinary)?;
        let exports = Value::object(self.make_object(base, Kind::Ordinary)?);
        self.set_own(module, "exports", exports, Traits::PLAIN)?;
        let Some(global) = self.realm().global.and_then(Value::as_object) else {
            return Ok(());
        };
        let prototype = Key::Name(self.realm().names.prototype);
        for numbered in OBJECTS {
            let value = match numbered {
                Global => Value::object(global),
                Module => Value::object(module),
                Exports => exports,
                Of(name) => self.known(global, name)?,
                Prototype(name) => match self.known(global, name)?.as_object() {
                    Some(constructor) => self.get(constructor, prototype)?,
                    None => Value::HOLE,
                },
            };
            self.own_forever(value);
            self.realm().numbered.push(value);
        }
        Ok(())
    }

    /// A global attribute; a hole if there is none.
    fn known(&mut self, global: super::super::value::Object, name: &str) -> Result<Value, Raise> {
        let key = self.key(name)?;
        let found = self.get_if(global, key, Value::object(global))?;
        Ok(found.unwrap_or(Value::HOLE))
    }

    /// What a number, or an intrinsic, stands for.
    pub(super) fn numbered(&mut self, id: I, args: &[Value]) -> Result<Value, Raise> {
        let unsupported = Raise::Trap(TrapKind::UnsupportedIntrinsic { id });
        let number = args.first().and_then(|value| value.as_int());
        let number = number.and_then(|number| usize::try_from(number).ok());
        if id == I::JsGetBistring {
            let text = number.and_then(|number| TEXTS.get(number)).ok_or(unsupported)?;
            return self.string(text);
        }
        let number = match ERRORS.iter().find(|(error, _)| *error == id) {
            Some((_, name)) => OBJECTS
                .iter()
                .position(|object| matches!(object, Of(known) if known == name)),
            None => number,
        };
        let value = number.and_then(|number| self.realm().numbered.get(number).copied());
        match value {
            Some(value) if value != Value::HOLE => Ok(value),
            _ => Err(unsupported),
        }
    }

    /// The name of an attribute of the global object: itself, or the number of a text.
    fn name_of(&mut self, id: I, name: Value) -> Result<Value, Raise> {
        match id {
            I::JsopGetThisPropByBiname | I::JsopSetThisPropByBiname | I::JsopInitThisPropByBiname => {
                self.numbered(I::JsGetBistring, &[name])
            }
            _ => Ok(name),
        }
    }

    /// Attributes of the global object: they are read, assigned, or declared, with a value or without one.
    pub(super) fn global_attribute(&mut self, id: I, args: &[Value]) -> Result<Value, Raise> {
        let global = self.realm().global.unwrap_or(Value::UNDEFINED);
        let (Some(target), &[name, ref values @ ..]) = (global.as_object(), args) else {
            return Err(Raise::Trap(TrapKind::BadSignature));
        };
        let name = self.name_of(id, name)?;
        let key = self.to_key(name)?;
        match (id, values) {
            (I::JsopGetThisPropByName | I::JsopGetThisPropByBiname, _) => self.get(target, key),
            (I::JsopSetThisPropByName | I::JsopSetThisPropByBiname, &[value, ..]) => {
                self.assign(global, name, value, false)
            }
            (_, values) => {
                let value = values.first().copied();
                if value.is_some() || self.own(target, key)?.is_none() {
                    let value = value.unwrap_or(Value::UNDEFINED);
                    self.define(target, key, &Descriptor::of(value, Traits::PLAIN))?;
                }
                Ok(Value::UNDEFINED)
            }
        }
    }
}

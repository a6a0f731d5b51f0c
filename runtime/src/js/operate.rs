//! Operations: what code asks of the runtime, by number ([`Operation`]).

mod classes;
mod cursor;
mod globals;
mod language;
mod literals;
mod numbered;

use super::context::Js;
use super::function::Attributes;
use super::key::Key;
use super::kinds::Traits;
use super::object::Descriptor;
use super::value::{Kind, Value, tag};
use super::{heap, output};
use crate::TrapKind;
use crate::managed::{ManagedVm, Raise};
use maple_mirbin::{Intrinsic as I, Operation, Xintrinsic};

/// Does an operation on borrowed operands; a result that is a value is owned.
///
/// # Errors
/// What it throws; a trap for another operation, or other operands.
pub fn operate(vm: &mut dyn ManagedVm, number: u64, args: &[u64]) -> Result<u64, Raise> {
    let operation = u32::try_from(number).ok().and_then(Operation::from_u32);
    let mut js = Js::new(vm);
    let Some(operation) = operation.filter(|it| *it == Operation::Start || js.realm().is_started()) else {
        return Err(Raise::Trap(TrapKind::BadSignature));
    };
    match (operation, args) {
        (Operation::Intrinsic(id), args) => {
            let result = js.intrinsic(id, heap::values(args))?;
            Ok(js.give(result))
        }
        (Operation::Operator(op), &[a]) => {
            let result = js.operator(op, Value(a), Value::UNDEFINED)?;
            Ok(js.give(result))
        }
        (Operation::Operator(op), &[a, b]) => {
            let result = js.operator(op, Value(a), Value(b))?;
            Ok(js.give(result))
        }
        (Operation::Start, records) => js.start(records).map(|()| 0),
        (Operation::Truth, &[a]) => Ok(js.to_boolean(Value(a)).into()),
        (Operation::Target, &[a, count]) => js.target(Value(a), count as u32),
        (Operation::Throw, &[a]) => match js.thrown(Value(a)) {
            Raise::Thrown(thrown) => Ok(thrown),
            raise => Err(raise),
        },
        (Operation::Caught, &[thrown]) => {
            let value = js.caught(thrown);
            Ok(js.give(value))
        }
        (Operation::Literal, &[address]) => {
            let value = js.literal(address)?;
            Ok(js.give(value))
        }
        (Operation::Uncaught, &[thrown]) => Ok(output::uncaught(&mut js, thrown) as u64),
        (Operation::RunJobs, &[]) => js.run_jobs().map(|status| status as u64),
        (Operation::ToInt, &[a]) => Ok(js.to_int32(Value(a))? as i64 as u64),
        (Operation::ToDouble, &[a]) => Ok(js.to_number(Value(a))?.to_bits()),
        (Operation::FromInt, &[a]) => Ok(Value::number(a as i64 as f64).0),
        (Operation::FromDouble, &[a]) => Ok(Value::number(f64::from_bits(a)).0),
        (Operation::FromTruth, &[a]) => Ok(Value::boolean(a as u32 != 0).0),
        (Operation::Environment, &[a]) => {
            let environment = Value(a)
                .as_object()
                .map_or(Value::UNDEFINED, |function| function.data());
            Ok(js.give(environment))
        }
        (Operation::Text, &[address]) => Ok(js.literal(address)?.0),
        (Operation::Get, &[object, name, cell]) => {
            let key = js.key_at(name)?;
            let value = js.get_noted(Value(object), key, cell)?;
            Ok(js.give(value))
        }
        (Operation::Set, &[object, name, value, cell]) => {
            let (object, key, value) = (Value(object), js.key_at(name)?, Value(value));
            js.put_noted(object, key, cell, |js| {
                let name = js.literal(name)?;
                js.assign(object, name, value, false)
            })?;
            Ok(Value::UNDEFINED.0)
        }
        (Operation::Set, &[object, name, value, cell, strict]) => {
            let (object, key, value) = (Value(object), js.key_at(name)?, Value(value));
            let strict = strict as u32 == 1;
            js.put_noted(object, key, cell, |js| {
                let name = js.literal(name)?;
                js.assign(object, name, value, strict)
            })?;
            Ok(Value::UNDEFINED.0)
        }
        (Operation::Init, &[object, name, value, cell]) => {
            let (object, value) = (Value(object), Value(value));
            let key = js.key_at(name)?;
            js.put_noted(object, key, cell, |js| js.init(object, key, value))?;
            Ok(Value::UNDEFINED.0)
        }
        (Operation::Constant, &[constant]) => Ok(Value::of_pair(constant).0),
        (operation, args) => language::operate(&mut js, operation, args),
    }
}

impl Js<'_> {
    /// Gives an object that is being made an attribute.
    fn init(&mut self, object: Value, key: Key, value: Value) -> Result<Value, Raise> {
        let object = self.to_object(object)?;
        match self.own(object, key)? {
            None => self.add(object, key, value, Traits::PLAIN)?,
            Some(_) => {
                self.define(object, key, &Descriptor::of(value, Traits::PLAIN))?;
            }
        }
        Ok(Value::UNDEFINED)
    }
}

/// What an instruction finds in an object.
///
/// # Errors
/// A trap for other operands, or if no program has begun.
pub fn look(vm: &mut dyn ManagedVm, id: Xintrinsic, args: &[u64]) -> Result<u64, Raise> {
    let mut js = Js::new(vm);
    let is_started = js.realm().is_started();
    let found = is_started.then(|| js.look(id, args)).flatten();
    found.ok_or(Raise::Trap(TrapKind::BadSignature))
}

/// What a trap is to a program. `None` if no program of this language has begun, or none can catch it.
pub fn fault(vm: &mut dyn ManagedVm, kind: TrapKind) -> Option<Raise> {
    vm.state().realm.as_ref()?;
    let mut js = Js::new(vm);
    match kind {
        TrapKind::StackOverflow | TrapKind::TooManyStacks { .. } if js.realm().is_started() => {
            Some(js.range_error("Maximum call stack size exceeded"))
        }
        TrapKind::OutOfMemory if js.realm().is_started() => match js.realm().exhausted {
            Value::UNDEFINED => None,
            error => Some(js.thrown(error)),
        },
        _ => None,
    }
}

impl Js<'_> {
    /// The key that a constant string is.
    fn key_at(&mut self, address: u64) -> Result<Key, Raise> {
        if let Some(known) = self.realm().keys.get(&address) {
            return Ok(Key::Name(*known));
        }
        let name = self.literal(address)?;
        let key = self.to_key(name)?;
        if let Key::Name(name) = key {
            self.realm().keys.insert(address, name);
        }
        Ok(key)
    }

    /// The string of a constant: a byte of flags, of which the lowest says that it has units of 16 bits, a byte of no meaning here, the number
    /// of units, 16 bits, and the units (image.md §3).
    fn literal(&mut self, address: u64) -> Result<Value, Raise> {
        if let Some(known) = self.realm().literals.get(&address) {
            return Ok(*known);
        }
        let bad = Raise::Trap(TrapKind::MemoryFault { address });
        let head = self.vm().bytes(address, 4).ok_or(bad.clone())?;
        let (wide, length) = match *head {
            [flags, _, low, high] => (flags & 1 != 0, usize::from(u16::from_le_bytes([low, high]))),
            _ => return Err(bad),
        };
        let size = if wide { 2 * length } else { length };
        let bytes = self.vm().bytes(address + 4, size).ok_or(bad)?;
        let string = match wide {
            false => self.string_of(heap::Units::Narrow(&bytes))?,
            true => {
                let units = bytes
                    .chunks_exact(2)
                    .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
                self.string_of_units(&units.collect::<Vec<u16>>())?
            }
        };
        let value = self.own_forever(Value::string(string));
        self.realm().literals.insert(address, value);
        Ok(value)
    }

    /// An intrinsic of the image format on values (opcodes.md §5).
    fn intrinsic(&mut self, id: I, args: &[Value]) -> Result<Value, Raise> {
        Ok(match (id, args) {
            (I::JsInitContext, _) => Value::UNDEFINED,
            (I::JsopThis, _) => self.realm().global.unwrap_or(Value::UNDEFINED),
            (I::JsopAdd, &[a, b]) => self.plus(a, b)?,
            (I::JsopConcat, &[a, b]) => {
                let (a, b) = (self.to_string(a)?, self.to_string(b)?);
                Value::string(self.concat(a, b)?)
            }
            (I::JsopStricteq | I::JsstrStricteq | I::JsopSwitchCmp, &[a, b]) => {
                Value::boolean(self.strictly_equals(a, b)?)
            }
            (I::JsopStrictne | I::JsstrStrictne, &[a, b]) => Value::boolean(!self.strictly_equals(a, b)?),
            (I::JsopInstanceof, &[a, b]) => Value::boolean(self.instance_of(a, b)?),
            (I::JsopIn, &[a, b]) => Value::boolean(self.is_in(a, b)?),
            (I::JsopOr, &[a, b]) => match self.to_boolean(a) {
                true => a,
                false => b,
            },
            (I::JsopAnd, &[a, b]) => match self.to_boolean(a) {
                true => b,
                false => a,
            },
            (I::JsopTypeof, &[a]) => {
                let name = self.type_of(a);
                self.string(name)?
            }
            (I::JsString | I::JsStringVal, &[a]) => Value::string(self.to_string(a)?),
            (I::JsstrLength | I::JsopLength, &[a]) => {
                let name = self.realm().names.length;
                self.get_of(a, Key::Name(name))?
            }
            (I::JsBoolean, &[a]) => Value::boolean(self.to_boolean(a)),
            (I::JsNumber, &[a]) => Value::number(self.to_number(a)?),
            (I::JsInt32, &[a]) => Value::int(self.to_int32(a)?),
            (I::JsIsnan, &[a]) => Value::boolean(self.to_number(a)?.is_nan()),
            (I::JsNan, _) => Value::number(f64::NAN),
            (I::JsPrint, args) => output::print(self, args)?,
            (I::JsError, args) => return Err(output::error(self, args)),
            (I::JsopCall, &[function, this, ref args @ ..]) => self.call(function, this, args)?,
            (I::JsopNew, &[function, _, ref args @ ..]) => self.construct(function, args)?,
            (I::JsNew, &[function, ref args @ ..]) => self.construct(function, args)?,
            (I::JsIcall, &[function, ref args @ ..]) => self.call(function, Value::UNDEFINED, args)?,
            // What a program has by these names may be its own.
            (I::JsRequire, args) => self.call_of_global("require", args)?,
            (I::JsEval, args) => self.call_of_global("eval", args)?,
            (I::JsSettimeout, args) => self.call_of_global("setTimeout", args)?,
            (I::JsDelname, &[name]) => self.global_delete(name)?,
            (I::JsNewFunction, &[code, environment, attributes]) => {
                self.make_function(code.0, environment, Attributes(attributes.0 as u32))?
            }
            (I::JsNewObject0, _) => {
                let prototype = self.realm().prototype(super::kinds::Kind::Ordinary);
                Value::object(self.make_object(prototype, super::kinds::Kind::Ordinary)?)
            }
            (I::JsNewObject1, &[a, ..]) if a.is_nullish() => self.intrinsic(I::JsNewObject0, &[])?,
            (I::JsNewObject1, &[a, ..]) => Value::object(self.to_object(a)?),
            (I::JsNewArrElems, args) => self.array(args)?,
            (I::JsNewArrLength, &[length]) => {
                let array = self.array(&[])?;
                if let Some(object) = array.as_object() {
                    let name = self.realm().names.length;
                    self.put_strictly(object, Key::Name(name), length)?;
                }
                array
            }
            (I::JsopGetprop | I::JsopGetpropByName | I::JsopGetpropByIndex, &[object, name]) => {
                let key = self.key_for("read", object, name)?;
                self.get_of(object, key)?
            }
            (I::JsopSetprop | I::JsopSetpropByName | I::JsopSetpropByIndex, &[object, name, value]) => {
                self.assign(object, name, value, false)?
            }
            (I::JsopSetprop, &[object, name, value, strict]) => {
                self.assign(object, name, value, strict == Value::int(1))?
            }
            (I::JsopDelprop, &[object, name]) => {
                let object = self.to_object(object)?;
                let key = self.to_key(name)?;
                Value::boolean(self.delete(object, key)?)
            }
            (I::JsopInitprop | I::JsopInitpropByName, &[object, name, value]) => {
                let key = self.to_key(name)?;
                self.init(object, key, value)?
            }
            (I::JsopInitpropGetter | I::JsopInitpropSetter, &[object, name, function]) => {
                let object = self.to_object(object)?;
                let key = self.to_key(name)?;
                let getter = id == I::JsopInitpropGetter;
                let descriptor = Descriptor {
                    get: getter.then_some(function),
                    set: (!getter).then_some(function),
                    enumerable: Some(true),
                    configurable: Some(true),
                    ..Descriptor::default()
                };
                self.define(object, key, &descriptor)?;
                Value::UNDEFINED
            }
            (I::JsRegexp, &[pattern, ref flags @ ..]) => {
                let flags = flags.first().copied().unwrap_or(Value::UNDEFINED);
                self.new_pattern(pattern, flags)?
            }
            (I::JsDate, args) => self.new_date(args)?,
            (I::JsGetArgumentobject, &[Value::UNDEFINED, ref args @ ..]) => {
                self.make_arguments(None, args)?
            }
            (I::JsGetArgumentobject, &[object, ..]) => object,
            (
                I::JsGetBiobject
                | I::JsGetBistring
                | I::JsGetErrorObject
                | I::JsGetEvalerrorObject
                | I::JsGetRangeerrorObject
                | I::JsGetReferenceerrorObject
                | I::JsGetSyntaxerrorObject
                | I::JsGetTypeerrorObject
                | I::JsGetUrierrorObject,
                args,
            ) => self.numbered(id, args)?,
            (
                I::JsopGetThisPropByName
                | I::JsopGetThisPropByBiname
                | I::JsopSetThisPropByName
                | I::JsopSetThisPropByBiname
                | I::JsopInitThisPropByName
                | I::JsopInitThisPropByBiname,
                args,
            ) => self.global_attribute(id, args)?,
            (I::JsSetcycleheader, _) => Value::UNDEFINED,
            (I::JsopNewIterator, &[value, ..]) => self.iterate(value)?,
            (I::JsopNextIterator, &[iterator]) => self.next_name(iterator)?,
            (I::JsopMoreIterator, &[iterator]) => Value::boolean(self.has_more(iterator)?),
            (I::JsopAssertvalue, &[value]) if value == Value::HOLE => {
                return Err(self.reference_error("Cannot access a variable before initialization"));
            }
            (I::JsopAssertvalue, _) => Value::UNDEFINED,
            _ => {
                return Err(Raise::Trap(TrapKind::UnsupportedIntrinsic { id }));
            }
        })
    }

    /// What a function of the global object gives.
    fn call_of_global(&mut self, name: &str, args: &[Value]) -> Result<Value, Raise> {
        let name = self.string(name)?;
        let function = self.global_get(name)?;
        self.call(function, Value::UNDEFINED, args)
    }

    /// The key of an attribute. What has no attributes is an error before an object is asked what key it is.
    fn key_for(&mut self, use_of_it: &str, owner: Value, name: Value) -> Result<Key, Raise> {
        if owner.is_nullish() && name.as_object().is_some() {
            let what = self.shown(owner);
            return Err(self.type_error(&format!("Cannot {use_of_it} properties of {what}")));
        }
        self.to_key(name)
    }

    /// What is wrong with setting an attribute of undefined or null.
    fn cannot_set(&mut self, owner: Value, key: Key) -> Raise {
        let (what, name) = (self.shown(owner), self.key_shown(key));
        self.type_error(&format!("Cannot set properties of {what} (setting '{name}')"))
    }

    /// `object[name] = value`. What cannot be written stays as it is, but in strict mode.
    fn assign(&mut self, object: Value, name: Value, value: Value, strict: bool) -> Result<Value, Raise> {
        let key = self.key_for("set", object, name)?;
        match object.kind() {
            Kind::Object(target) if strict => self.put_strictly(target, key, value)?,
            Kind::Object(target) => {
                self.put(target, key, value)?;
            }
            Kind::Undefined | Kind::Null => {
                return Err(self.cannot_set(object, key));
            }
            _ => {
                let target = self.to_object(object)?;
                if !self.put_for(target, key, value, object)? && strict {
                    let (name, shown) = (self.key_shown(key), self.shown(object));
                    let message = format!(
                        "Cannot create property '{name}' on {} '{shown}'",
                        self.type_of(object)
                    );
                    return Err(self.type_error(&message));
                }
            }
        }
        Ok(value)
    }
}

const _: () = assert!(tag::OBJECT == 3);

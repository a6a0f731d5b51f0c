//! Operations that programs in the language itself ask for besides those of the image format.

use super::super::context::Js;
use super::super::function::Attributes;
use super::super::heap;
use super::super::key::Key;
use super::super::value::{Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::Operation as O;

/// Attributes that a new object has room for at most.
const MOST_ROOM: u32 = 64;

/// Does an operation; a result that is a value is owned.
///
/// # Errors
/// What it throws; a trap for another operation, or other operands.
pub(super) fn operate(js: &mut Js<'_>, operation: O, args: &[u64]) -> Result<u64, Raise> {
    let values = heap::values(args);
    let truth = |js: &mut Js<'_>| -> Option<Result<u64, Raise>> {
        Some(match (operation, values) {
            (O::IsEval, &[function]) => Ok(js.is_eval(function).into()),
            (O::WithHas, &[object, name]) => js.with_has(object, name).map(u64::from),
            (O::CallNamed, &[text, function, this, ref args @ ..]) => js
                .call_named(text.0, function, this, args)
                .map(|value| js.give(value)),
            (O::ArgumentsTarget, &[is_new, function, ref args @ ..]) => {
                js.arguments_target(function, is_new.0 as u32 != 0, args)
            }
            (O::FewArguments, &[function, list]) => Ok(js.few_arguments(function, list)),
            (O::ConstructTarget, &[function, count]) => Ok(js.construct_target(function, count.0 as u32)),
            _ => return None,
        })
    };
    if let Some(result) = truth(js) {
        return result;
    }
    let result = js.language(operation, values)?;
    Ok(js.give(result))
}

impl Js<'_> {
    fn language(&mut self, operation: O, args: &[Value]) -> Result<Value, Raise> {
        match (operation, args) {
            (O::Closure, &[code, environment, attributes, name, ref source @ ..]) => {
                let attributes = Attributes(attributes.0 as u32);
                self.closure(code.0, environment, attributes, name, source)
            }
            (O::GlobalGet, &[name]) => self.global_get(name),
            (O::NewObject, &[room]) => {
                let base = self.realm().prototype(super::super::kinds::Kind::Ordinary);
                let object = self.make_object(base, super::super::kinds::Kind::Ordinary)?;
                self.reserve_slots(object, (room.0 as u32).min(MOST_ROOM) as usize)?;
                Ok(Value::object(object))
            }
            (O::DeclareGlobal, &[name, address, kind]) => self.declare_global(name, address.0, kind.0 as u32),
            (O::DefineGlobal, &[name, function]) => self.define_global(name, function),
            (O::Evaluate, &[text, environment, scope]) => self.evaluate_within(text, environment, scope),
            (O::DeclareVariable, &[object, name]) => self.declare_variable(object, name),
            (O::GlobalPeek, &[name]) => self.global_peek(name),
            (O::GlobalSet, &[name, value, strict]) => self.global_set(name, value, strict.0 as u32 != 0),
            (O::GlobalDelete, &[name]) => self.global_delete(name),
            (O::SloppyThis, &[this]) => self.sloppy_this(this),
            (O::Misuse, &[name, fault]) => Err(self.misuse(name, fault.0 as u32)),
            (O::IteratorOpen, &[value]) => self.open_cursor(value),
            (O::IteratorNext, &[cursor]) => self.cursor_next(cursor),
            (O::IteratorElement, &[cursor]) => self.cursor_element(cursor),
            (O::IteratorRest, &[cursor]) => self.cursor_rest(cursor),
            (O::IteratorClose, &[cursor, quiet]) => self.cursor_close(cursor, quiet.0 as u32 == 1),
            (O::TakeArguments, &[]) => Ok(self.take_arguments()),
            (O::MapArguments, &[arguments, environment, ref distances @ ..]) => {
                self.map_arguments(arguments, environment, distances)
            }
            (O::Rest, &[arguments, from]) => self.rest(arguments, from.0 as u32),
            (O::CallWith, &[function, this, array]) => {
                let args = self.elements_of(array);
                self.call(function, this, &args)
            }
            (O::ConstructWith, &[function, array, target]) => {
                let args = self.elements_of(array);
                self.construct_for(function, &args, target)
            }
            (O::Append, &[array, ref values @ ..]) => self.append_elements(array, values),
            (O::AppendAll, &[array, value]) => self.append_all(array, value),
            (O::CopyAll, &[target, source, excluded]) => self.copy_all(target, source, excluded),
            (O::Method, &[object, key, function, flags]) => {
                self.define_method(object, key, function, flags.0 as u32)
            }
            (O::Waiting, &[function, kind]) => self.make_waiting(function, kind.0 as u32),
            (O::Suspend, &[stack, resume, callee, kind]) => {
                self.suspend(stack, resume.0, callee, kind.0 as u32)
            }
            (O::IteratorRecord, &[value, kind]) => self.iterator_record(value, kind.0 as u32 != 0),
            (O::IteratorCall, &[record, how, value]) => self.call_iterator(record, how.0 as u32, value, true),
            (O::IteratorCalled, &[record]) => self.iterator_called(record),
            (O::IteratorStep, &[cursor]) => self.cursor_step(cursor),
            (O::IteratorStepped, &[cursor]) => self.cursor_stepped(cursor),
            (O::Suspended, &[call]) => self.suspended(call),
            (O::IteratorResult, &[result]) => self.iterator_result(result),
            (O::Module, &[text, function, begins]) => self.begin_module(text, function, begins.0 as u32 != 0),
            (O::Import, &[specifier, file, options]) => self.import(specifier, file, options),
            (O::ImportMeta, &[file]) => self.import_meta(file),
            (O::NoThrow, &[]) => Err(self.type_error("The iterator does not provide a 'throw' method.")),
            (O::ToKey, &[value]) => {
                let key = self.to_key(value)?;
                self.key_as_value(key)
            }
            (O::ToText, &[value]) => Ok(Value::string(self.to_string(value)?)),
            (O::RequireObject, &[value]) => match value.is_nullish() {
                true => Err(self.not_taken_apart(value)),
                false => Ok(Value::UNDEFINED),
            },
            (O::Delete, &[object, key, strict]) => self.delete_of(object, key, strict.0 as u32 != 0),
            (O::NameFunction, &[function, key]) => self.name_function(function, key, ""),
            (O::LiteralPrototype, &[object, prototype]) => {
                if let Some(object) = object.as_object()
                    && (prototype == Value::NULL || prototype.as_object().is_some())
                {
                    self.set_prototype(object, prototype);
                }
                Ok(Value::UNDEFINED)
            }
            (O::TemplateObject, &[cooked, raw]) => self.template_object(cooked, raw),
            (O::Power, &[a, b]) => self.power(a, b),
            (O::BigInt, &[digits]) => self.literal_big(digits),
            (O::Numeric, &[value]) => self.arithmetic_value(value),
            (O::Increment, &[value]) => self.moved(value, 1),
            (O::Decrement, &[value]) => self.moved(value, -1),
            (O::WithObject, &[value]) => Ok(Value::object(self.to_object(value)?)),
            (O::Callee, &[function, _]) => Ok(self.hold(function)),
            (O::Begin, &[function]) => self.begin(function),
            (operation, args) => self.of_classes(operation, args),
        }
    }

    fn of_classes(&mut self, operation: O, args: &[Value]) -> Result<Value, Raise> {
        match (operation, args) {
            (O::NewThis, &[target]) => match target.as_object() {
                Some(target) => self.new_this(target),
                None => Ok(Value::UNDEFINED),
            },
            (O::NewTarget, &[arguments]) => {
                let target = arguments
                    .as_object()
                    .map_or(Value::UNDEFINED, |object| object.data());
                Ok(self.hold(target))
            }
            (O::NoThis, args) => Err(self.no_this(args.first().map_or(0, |what| what.0))),
            (O::Constructed, &[value, this, derived]) => self.constructed(value, this, derived.0 as u32 != 0),
            (O::Class, &[constructor, parent]) => self.make_class(constructor, parent),
            (O::SuperConstructor, &[callee]) => self.super_constructor(callee),
            (O::SuperGet, &[callee, this, key]) => {
                let key = self.to_key(key)?;
                match self.home_parent(callee)? {
                    Some(parent) => self.get_for(parent, key, this),
                    None => self.get_of(Value::NULL, key),
                }
            }
            (O::SuperSet, &[callee, this, key, value, strict]) => {
                let key = self.to_key(key)?;
                self.super_set(callee, this, key, value, strict.0 as u32 != 0)
            }
            (O::KeepFields, &[constructor, prototype, function]) => {
                self.keep_fields(constructor, prototype, function)
            }
            (O::Fields, &[constructor, this]) => self.give_fields(constructor, this),
            (O::Home, &[callee]) => {
                let home = callee
                    .as_object()
                    .map_or(Value::UNDEFINED, |callee| self.home_of(callee));
                Ok(self.hold(home))
            }
            (O::Static, &[class, function]) => {
                self.set_home(function, class)?;
                self.call(function, class, &[])
            }
            (O::DefineField, &[object, key, value]) => self.define_field(object, key, value),
            (O::PrivateName, &[name]) => self.private_name(name),
            (O::PrivateHas, &[object, name]) => self.private_has(object, name),
            (O::PrivateGet, &[object, name]) => self.private_get(object, name),
            (O::PrivateSet, &[object, name, value]) => self.private_set(object, name, value),
            (O::PrivateAdd, &[object, name, value]) => self.private_add(object, name, value),
            (O::PrivateMethod, &[object, name, function, flags, home]) => {
                self.private_method(object, name, function, flags.0 as u32, home)
            }
            _ => Err(Raise::Trap(TrapKind::BadSignature)),
        }
    }

    /// Calls a value that the program calls so.
    fn call_named(
        &mut self,
        text: u64,
        function: Value,
        this: Value,
        args: &[Value],
    ) -> Result<Value, Raise> {
        if function.as_object().is_some_and(Object::is_callable) {
            return self.call(function, this, args);
        }
        let text = self.literal(text)?;
        let text = self.to_text(text)?;
        Err(self.type_error(&format!("{text} is not a function")))
    }

    /// What a name is as a value: a string or a symbol.
    fn key_as_value(&mut self, key: Key) -> Result<Value, Raise> {
        self.key_value(key)
    }
}

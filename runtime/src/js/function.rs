//! Functions: making and calling them (ECMAScript 5.1 §13, §15.3).
//!
//! A function of the program is code that takes the function itself, `this` and its parameters. Arguments that are missing are undefined,
//! further ones are in its `arguments` object if it has one, else they are dropped. A bound function keeps an array: what it calls, `this`, and the arguments before others.

use super::context::Js;
use super::heap;
use super::key::Key;
use super::kinds::{ARGUMENTS, BOUND, CLASS, CONSTRUCTOR, Kind, LAZY, NATIVE, STRICT};
use super::native::Call;
use super::value::{Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::{flags, object};

/// Functions of the runtime that may call each other: their frames are on the system's stack.
const DEPTH: u32 = 400;
/// Formals of a function before its parameters.
pub const HIDDEN: usize = 2;

/// What `JS_NEW_FUNCTION` says about a function (opcodes.md §5).
#[derive(Clone, Copy, Debug)]
pub struct Attributes(pub u32);

impl Attributes {
    const STRICT: u32 = 1;
    const CONSTRUCTOR: u32 = 16;

    fn flags(self) -> u32 {
        let mut flags = LAZY;
        if self.0 & Attributes::STRICT != 0 {
            flags |= STRICT;
        }
        if self.0 & Attributes::CONSTRUCTOR != 0 {
            flags |= CONSTRUCTOR;
        }
        if self.wants_arguments() {
            flags |= ARGUMENTS;
        }
        flags
    }

    /// Whether the code wants all arguments: it has a last parameter for the object of them.
    const fn wants_arguments(self) -> bool {
        self.0 >> 24 != 0
    }

    const fn length(self) -> u32 {
        self.0 >> 8 & 0xff
    }
}

impl Js<'_> {
    /// A function of the program.
    ///
    /// # Errors
    /// No memory; a trap if the code is none that can be called so.
    pub fn make_function(
        &mut self,
        code: u64,
        environment: Value,
        attributes: Attributes,
    ) -> Result<Value, Raise> {
        let formals = self.vm().formals(code);
        let Some(parameters) = formals
            .and_then(|formals| formals.checked_sub(HIDDEN + usize::from(attributes.wants_arguments())))
        else {
            return Err(Raise::Trap(TrapKind::BadCall { address: code }));
        };
        let prototype = self.realm().prototype(Kind::Function);
        let function = self.make_object(prototype, Kind::Function)?;
        function.set_flag(attributes.flags(), true);
        heap::set_word(function.0, object::CODE, code);
        function.set_length(attributes.length() << 16 | parameters as u32 & 0xffff);
        self.set_data(function, environment);
        Ok(Value::object(function))
    }

    /// A function of the runtime.
    ///
    /// # Errors
    /// No memory.
    pub fn make_native(&mut self, number: u32, constructor: bool) -> Result<Object, Raise> {
        let prototype = self.realm().prototype(Kind::Function);
        let function = self.make_object(prototype, Kind::Function)?;
        function.set_flag(NATIVE | LAZY, true);
        function.set_flag(CONSTRUCTOR, constructor);
        function.set_length(number);
        Ok(function)
    }

    /// Calls a value.
    ///
    /// # Errors
    /// `TypeError` if it is no function; what it throws.
    pub fn call(&mut self, function: Value, this: Value, args: &[Value]) -> Result<Value, Raise> {
        let Some(callee) = function.as_object().filter(|object| object.is_callable()) else {
            return Err(self.not_callable(function));
        };
        self.invoke(callee, this, args, None)
    }

    pub(super) fn not_callable(&mut self, value: Value) -> Raise {
        let shown = self.shown(value);
        self.type_error(&format!("{shown} is not a function"))
    }

    /// Calls a function; `target` is what `new` speaks of, if it calls it.
    fn invoke(
        &mut self,
        callee: Object,
        this: Value,
        args: &[Value],
        target: Option<Value>,
    ) -> Result<Value, Raise> {
        self.nested(|js| js.invoke_here(callee, this, args, target))
    }

    /// Does something that may do the same again within, on the system's stack.
    fn nested(&mut self, body: impl FnOnce(&mut Self) -> Result<Value, Raise>) -> Result<Value, Raise> {
        if self.realm().depth >= DEPTH {
            return Err(self.range_error("Maximum call stack size exceeded"));
        }
        self.realm().depth += 1;
        let result = body(self);
        self.realm().depth -= 1;
        result
    }

    /// As [`Js::within`], for what may do the same again within.
    ///
    /// # Errors
    /// `RangeError` if that is too deep.
    pub(super) fn deeper(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<Value, Raise>,
    ) -> Result<Value, Raise> {
        self.nested(|js| js.within(body))
    }

    fn invoke_here(
        &mut self,
        callee: Object,
        this: Value,
        args: &[Value],
        target: Option<Value>,
    ) -> Result<Value, Raise> {
        if callee.is(NATIVE) {
            let native = self
                .native(callee.length())
                .ok_or(Raise::Trap(TrapKind::BadSignature))?;
            let call = Call {
                callee: Value::object(callee),
                this,
                args,
                is_new: target.is_some(),
            };
            return (native.body)(self, &call);
        }
        if callee.is(BOUND) {
            let new = target;
            let bound = callee.data().as_object().map_or(0, Object::elements);
            let count = u64::from(self.length_of(bound));
            let mut all: Vec<Value> = (0..count).map(|at| heap::value(bound, 8 * at)).collect();
            let (target, this) = match (all.first(), all.get(1)) {
                (Some(target), Some(this)) => (*target, *this),
                _ => return Err(Raise::Trap(TrapKind::BadSignature)),
            };
            all.drain(..2);
            all.extend(args);
            return match new {
                Some(new) if new == Value::object(callee) => self.construct(target, &all),
                Some(new) => self.construct_for(target, &all, new),
                None => self.call(target, this, &all),
            };
        }
        if callee.is(CLASS) && target.is_none() {
            let name = self.class_name(callee);
            return Err(self.type_error(&format!(
                "Class constructor {name} cannot be invoked without 'new'"
            )));
        }
        let code = heap::word(callee.0, object::CODE);
        let parameters = (callee.length() & 0xffff) as usize;
        let mut cells = Vec::with_capacity(HIDDEN + parameters);
        cells.extend([Value::object(callee).0, this.0]);
        if callee.is(ARGUMENTS) {
            let object = self.make_arguments(Some(callee), args)?;
            if let (Some(target), Some(object)) = (target, object.as_object()) {
                self.set_data(object, target);
            }
            cells.push(object.0);
        }
        let given = args.iter().copied().chain(std::iter::repeat(Value::UNDEFINED));
        cells.extend(given.take(parameters).map(|value| value.0));
        match self.vm().call(code, &cells) {
            Ok(result) => Ok(self.keep(Value(result))),
            Err(Raise::Trap(TrapKind::StackOverflow)) => {
                Err(self.range_error("Maximum call stack size exceeded"))
            }
            Err(raise) => Err(raise),
        }
    }

    /// `new` (§13.2.2).
    ///
    /// # Errors
    /// `TypeError` if it is no constructor; what it throws.
    pub fn construct(&mut self, function: Value, args: &[Value]) -> Result<Value, Raise> {
        self.construct_for(function, args, function)
    }

    /// What messages call what was called: a function by its name.
    fn callee_shown(&mut self, value: Value) -> String {
        let Some(function) = value.as_object().filter(|object| object.is_callable()) else {
            return self.shown(value);
        };
        let name = Key::Name(self.realm().names.name);
        let found = self.find(function, name).ok().flatten();
        let name = found.and_then(|(_, own)| own.value().as_string());
        match name.and_then(|name| self.text_of(name).ok()) {
            Some(name) if !name.is_empty() => name,
            _ => "(intermediate value)".to_owned(),
        }
    }

    /// What a constructor makes for `new` of another one, which a class that extends it is.
    ///
    /// # Errors
    /// `TypeError` if it is no constructor; what it throws.
    pub(super) fn construct_for(
        &mut self,
        function: Value,
        args: &[Value],
        target: Value,
    ) -> Result<Value, Raise> {
        let constructor = function
            .as_object()
            .filter(|object| object.is_callable() && object.is(CONSTRUCTOR));
        let Some(callee) = constructor else {
            let shown = self.callee_shown(function);
            return Err(self.type_error(&format!("{shown} is not a constructor")));
        };
        if callee.is(BOUND) {
            return self.invoke(callee, Value::UNDEFINED, args, Some(target));
        }
        if callee.is(NATIVE) {
            let made = self.invoke(callee, Value::UNDEFINED, args, Some(target))?;
            if let (Some(made), Some(maker)) = (made.as_object(), target.as_object())
                && target != function
            {
                let name = self.realm().names.prototype;
                let prototype = self.get(maker, Key::Name(name))?;
                if prototype.as_object().is_some() {
                    self.set_prototype(made, prototype);
                }
            }
            return Ok(made);
        }
        if callee.is(CLASS) {
            return self.invoke(callee, target, args, Some(target));
        }
        let this = match target.as_object() {
            Some(target) => self.new_this(target)?,
            None => self.new_this(callee)?,
        };
        let result = self.invoke(callee, this, args, Some(target))?;
        Ok(match result.as_object() {
            Some(_) => result,
            None => this,
        })
    }

    /// The object that `new` makes for a function of the program.
    ///
    /// # Errors
    /// What a getter throws.
    pub fn new_this(&mut self, callee: Object) -> Result<Value, Raise> {
        let name = self.realm().names.prototype;
        let prototype = match self.get(callee, Key::Name(name))? {
            prototype if prototype.as_object().is_some() => prototype,
            _ => self.realm().prototype(Kind::Ordinary),
        };
        let object = self.make_object(prototype, Kind::Ordinary)?;
        let room = self.realm().rooms.get(&prototype.0).copied();
        self.reserve_slots(object, room.unwrap_or(super::object::SLOTS))?;
        Ok(Value::object(object))
    }

    /// What the code of a constructor gets as `this` from `new`: that of a class makes it itself.
    ///
    /// # Errors
    /// What a getter throws.
    pub(super) fn begin(&mut self, function: Value) -> Result<Value, Raise> {
        match function.as_object() {
            Some(callee) if !callee.is(CLASS) => self.new_this(callee),
            _ => Ok(self.hold(function)),
        }
    }

    /// The code that a constructor is for so many arguments, or 0 if [`Js::construct`] must call it.
    pub(super) fn construct_target(&mut self, function: Value, arguments: u32) -> u64 {
        let fits = |callee: &Object| {
            callee.is_callable()
                && callee.is(CONSTRUCTOR)
                && !callee.is(NATIVE | BOUND | ARGUMENTS)
                && flags::takes(callee.length(), arguments)
        };
        let callee = function.as_object().filter(fits);
        callee.map_or(0, |callee| heap::word(callee.0, object::CODE))
    }

    fn class_name(&mut self, class: Object) -> String {
        let code = heap::word(class.0, object::CODE);
        let name = self
            .realm()
            .functions
            .get(&code)
            .and_then(|about| about.name.as_string());
        name.and_then(|name| self.text_of(name).ok()).unwrap_or_default()
    }

    /// The code that calls a function with so many arguments, or 0 if [`Js::call`] must.
    ///
    /// # Errors
    /// `TypeError` if the value is no function.
    pub fn target(&mut self, function: Value, arguments: u32) -> Result<u64, Raise> {
        match function.as_object() {
            Some(callee) if callee.is_callable() => {
                let fits =
                    !callee.is(NATIVE | BOUND | ARGUMENTS | CLASS) && callee.length() & 0xffff == arguments;
                Ok(if fits {
                    heap::word(callee.0, object::CODE)
                } else {
                    0
                })
            }
            _ => Err(self.not_callable(function)),
        }
    }
}

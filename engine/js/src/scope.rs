//! What can be done with the values of a program.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use maple_rt::TrapKind;
use maple_rt::js::embed::{Arguments, Sort, object_of};
use maple_rt::js::{Js, Value as Bits};
use maple_rt::managed::{ManagedVm, Raise};

use super::class::Class;
use super::error::{Error, ErrorKind, Stopping, Thrown};
use super::object::{Object, Released};
use super::value::{Text, Value};

/// What scripts are called in stacks.
const SCRIPT: &str = "script.js";

/// A time during which the values of a program can be used.
pub struct Scope<'s, 'v> {
    js: &'s mut Js<'v>,
    released: &'s Arc<Released>,
    /// Why the program is being stopped, if it is.
    stopping: Option<Raise>,
}

/// A call of a function of the embedding program.
#[derive(Clone, Debug)]
pub struct Call {
    /// The function itself.
    pub callee: Value,
    /// `this`
    pub this: Value,
    /// The arguments.
    pub args: Vec<Value>,
    /// Whether `new` calls it.
    pub is_new: bool,
}

impl Call {
    /// The argument at a place, `undefined` if there are fewer.
    pub fn arg(&self, at: usize) -> Value {
        self.args.get(at).cloned().unwrap_or_default()
    }
}

/// Gives back the counts of handles that are gone. A script that runs for long may call many functions.
pub fn release(vm: &mut dyn ManagedVm, released: &Released) {
    for value in released.take() {
        vm.release(object_of(value));
    }
}

/// A value as the embedding program has it.
fn outside(js: &mut Js<'_>, bits: Bits, released: &Arc<Released>) -> Result<Value, Raise> {
    Ok(match bits.kind() {
        Sort::Undefined => Value::Undefined,
        Sort::Null => Value::Null,
        Sort::Boolean(value) => Value::Boolean(value),
        Sort::Number(number) => Value::Number(number),
        Sort::BigInt(big) => Value::BigInt(js.big_digits(big)),
        Sort::String(text) => Value::String(Text::from_units(js.units_of(text)?)),
        Sort::Symbol(_) | Sort::Object(_) => {
            let bits = Bits(js.give(bits));
            Value::Object(Object::owned(bits, released))
        }
    })
}

/// What ends a function of the embedding program.
fn raised(js: &mut Js<'_>, error: Error, released: &Arc<Released>) -> Raise {
    match error {
        Error::Thrown(thrown) => match inside(js, &thrown.value, released) {
            Ok(value) => js.thrown(value),
            Err(raise) => raise,
        },
        Error::New(kind, message) => js.throw_error(kind, &message),
        Error::Stopping(Stopping(raise)) => raise,
        Error::Stopped(trap) => Raise::Trap(trap.kind),
        Error::Start(message) => js.throw_error(ErrorKind::Error, &message),
    }
}

/// An error as the embedding program gets it: what it would throw itself is thrown.
pub fn left(js: &mut Js<'_>, error: Error, released: &Arc<Released>) -> Result<Error, Raise> {
    let Error::New(..) = error else {
        return Ok(error);
    };
    let raise = raised(js, error, released);
    match js.result_of(Err::<(), Raise>(raise))? {
        Ok(()) => Err(Raise::Trap(TrapKind::HostError)),
        Err(value) => thrown(js, value, released),
    }
}

fn thrown(js: &mut Js<'_>, value: Bits, released: &Arc<Released>) -> Result<Error, Raise> {
    let text = js.thrown_text(value);
    let value = outside(js, value, released)?;
    Ok(Error::Thrown(Box::new(Thrown { value, text })))
}

/// A value as the program has it; it is kept by the caller.
fn inside(js: &mut Js<'_>, value: &Value, released: &Arc<Released>) -> Result<Bits, Raise> {
    Ok(match value {
        Value::Undefined => Bits::UNDEFINED,
        Value::Null => Bits::NULL,
        Value::Boolean(value) => Bits::boolean(*value),
        Value::Number(number) => Bits::number(*number),
        Value::String(text) => Bits::string(js.string_of_units(text.units())?),
        Value::BigInt(digits) => js.digits_big(digits)?,
        Value::Object(object) => match object.bits_in(released) {
            Some(bits) => js.hold(bits),
            None => return Err(js.type_error("the object belongs to another runtime")),
        },
    })
}

impl<'s, 'v> Scope<'s, 'v> {
    pub(super) fn new(js: &'s mut Js<'v>, released: &'s Arc<Released>) -> Scope<'s, 'v> {
        Scope {
            js,
            released,
            stopping: None,
        }
    }

    pub(super) fn take_stopping(&mut self) -> Option<Raise> {
        self.stopping.take()
    }

    /// What something gave, or why it did not.
    fn checked<T>(&mut self, result: Result<T, Raise>) -> Result<T, Error> {
        let raise = match self.js.result_of(result) {
            Ok(Ok(result)) => return Ok(result),
            Ok(Err(value)) => match thrown(self.js, value, self.released) {
                Ok(error) => return Err(error),
                Err(raise) => raise,
            },
            Err(raise) => raise,
        };
        self.stopping = Some(raise.clone());
        Err(Error::Stopping(Stopping(raise)))
    }

    fn bits(&mut self, value: &Value) -> Result<Bits, Error> {
        let bits = inside(self.js, value, self.released);
        self.checked(bits)
    }

    fn value(&mut self, bits: Result<Bits, Raise>) -> Result<Value, Error> {
        let value = bits.and_then(|bits| outside(self.js, bits, self.released));
        self.checked(value)
    }

    fn object_of(&mut self, made: Result<Bits, Raise>) -> Result<Object, Error> {
        match self.value(made)? {
            Value::Object(object) => Ok(object),
            _ => Err(Error::type_error("no object")),
        }
    }

    fn all(&mut self, values: &[Value]) -> Result<Vec<Bits>, Error> {
        values.iter().map(|value| self.bits(value)).collect()
    }

    // ---- scripts ----

    /// Runs a script in the global scope; gives the value of its last statement.
    ///
    /// # Errors
    /// What it throws; a `SyntaxError` if it is none.
    pub fn eval(&mut self, text: &str) -> Result<Value, Error> {
        self.eval_named(text, SCRIPT)
    }

    /// As [`Scope::eval`], with a name for stacks, which should end in `.js`.
    ///
    /// # Errors
    /// As there.
    pub fn eval_named(&mut self, text: &str, name: &str) -> Result<Value, Error> {
        let name = match name.ends_with(".js") {
            true => name.to_owned(),
            false => format!("{name}.js"),
        };
        let given = self.js.run_script(text, &name);
        self.value(given)
    }

    /// As [`Runtime::run_jobs`](crate::Runtime::run_jobs).
    ///
    /// # Errors
    /// As there.
    pub fn run_jobs(&mut self) -> Result<(), Error> {
        let done = self.js.finish_jobs();
        match self.checked(done)? {
            None => Ok(()),
            Some(reason) => {
                let raise = self.js.thrown(reason);
                self.checked(Err(raise))
            }
        }
    }

    // ---- objects ----

    /// The global object.
    ///
    /// # Errors
    /// [`Error::Stopping`]
    pub fn global(&mut self) -> Result<Object, Error> {
        let global = self.js.global().map(Bits::object);
        self.object_of(global)
    }

    /// Sets a global variable: an attribute of the global object.
    ///
    /// # Errors
    /// What a setter throws; a `TypeError` if it cannot be set.
    pub fn set_global(&mut self, name: &str, value: impl Into<Value>) -> Result<(), Error> {
        let global = self.global()?;
        self.set(&global, name, value)
    }

    /// A new object like those of literals.
    ///
    /// # Errors
    /// No memory.
    pub fn object(&mut self) -> Result<Object, Error> {
        let made = self.js.plain_object(None).map(Bits::object);
        self.object_of(made)
    }

    /// A new array.
    ///
    /// # Errors
    /// No memory; objects of another runtime.
    pub fn array(&mut self, values: &[Value]) -> Result<Object, Error> {
        let values = self.all(values)?;
        let made = self.js.array_of(&values);
        self.object_of(made)
    }

    /// The value of an attribute.
    ///
    /// # Errors
    /// What a getter throws.
    pub fn get(&mut self, object: &Object, name: &str) -> Result<Value, Error> {
        let bits = self.bits(&object.into())?;
        let given = self.js.key(name).and_then(|key| self.js.get_of(bits, key));
        self.value(given)
    }

    /// The value of an element.
    ///
    /// # Errors
    /// What a getter throws.
    pub fn get_index(&mut self, object: &Object, index: u32) -> Result<Value, Error> {
        self.get(object, &index.to_string())
    }

    /// Assigns to an attribute, as code in strict mode does.
    ///
    /// # Errors
    /// What a setter throws; a `TypeError` if it cannot be set.
    pub fn set(&mut self, object: &Object, name: &str, value: impl Into<Value>) -> Result<(), Error> {
        let (target, value) = (self.bits(&object.into())?, self.bits(&value.into())?);
        let done = self.js.key(name).and_then(|key| match target.as_object() {
            Some(target) => self.js.put_strictly(target, key, value),
            None => Err(self.js.type_error("a symbol has no attributes of its own")),
        });
        self.checked(done)
    }

    /// Assigns to an element.
    ///
    /// # Errors
    /// As [`Scope::set`].
    pub fn set_index(&mut self, object: &Object, index: u32, value: impl Into<Value>) -> Result<(), Error> {
        self.set(object, &index.to_string(), value)
    }

    /// The names of attributes that `for`-`in` would find in the object itself, in order.
    ///
    /// # Errors
    /// No memory.
    pub fn keys(&mut self, object: &Object) -> Result<Vec<String>, Error> {
        let keys = self.eval("Object.keys")?;
        let Value::Object(names) = self.call(&keys, &Value::Undefined, &[object.into()])? else {
            return Ok(Vec::new());
        };
        let count = self.get(&names, "length")?.as_number().unwrap_or(0.0) as u32;
        (0..count)
            .map(|at| {
                self.get_index(&names, at)
                    .map(|name| name.as_text().map(Text::to_string).unwrap_or_default())
            })
            .collect()
    }

    // ---- calls ----

    /// Calls a function.
    ///
    /// # Errors
    /// What it throws; a `TypeError` if it is none.
    pub fn call(&mut self, function: &Value, this: &Value, args: &[Value]) -> Result<Value, Error> {
        let (function, this, args) = (self.bits(function)?, self.bits(this)?, self.all(args)?);
        let given = self.js.call(function, this, &args);
        self.value(given)
    }

    /// Calls a method.
    ///
    /// # Errors
    /// As [`Scope::call`].
    pub fn call_method(&mut self, object: &Object, name: &str, args: &[Value]) -> Result<Value, Error> {
        let method = self.get(object, name)?;
        self.call(&method, &object.into(), args)
    }

    /// What `new` makes.
    ///
    /// # Errors
    /// As [`Scope::call`].
    pub fn construct(&mut self, constructor: &Value, args: &[Value]) -> Result<Value, Error> {
        let (constructor, args) = (self.bits(constructor)?, self.all(args)?);
        let given = self.js.construct_of(constructor, &args);
        self.value(given)
    }

    /// A function of the embedding program. The name and the number of parameters are what `name` and `length` say.
    ///
    /// The function keeps the closure, and the closure what it captures: an [`Object`] in it that refers to the function is never freed.
    /// A panic of the closure stops the program with the trap [`HostError`](TrapKind::HostError).
    ///
    /// # Errors
    /// No memory.
    pub fn function(
        &mut self,
        name: &str,
        length: u32,
        body: impl Fn(&mut Scope<'_, '_>, &Call) -> Result<Value, Error> + Send + Sync + 'static,
    ) -> Result<Object, Error> {
        self.function_of(name, length, false, body)
    }

    pub(super) fn function_of(
        &mut self,
        name: &str,
        length: u32,
        constructs: bool,
        body: impl Fn(&mut Scope<'_, '_>, &Call) -> Result<Value, Error> + Send + Sync + 'static,
    ) -> Result<Object, Error> {
        // What the runtime keeps must not keep the runtime's list of released objects alive for ever; that is all that a cycle would cost.
        let released = Arc::clone(self.released);
        let body = move |js: &mut Js<'_>, call: &Arguments<'_>| {
            let this = outside(js, call.this, &released)?;
            let mut args = Vec::with_capacity(call.args.len());
            for arg in call.args {
                args.push(outside(js, *arg, &released)?);
            }
            let call = Call {
                callee: outside(js, call.callee, &released)?,
                this,
                args,
                is_new: call.is_new,
            };
            let mut scope = Scope::new(js, &released);
            let done = panic::catch_unwind(AssertUnwindSafe(|| body(&mut scope, &call)));
            let result = match (scope.take_stopping(), done) {
                (Some(raise), _) => Err(raise),
                (None, Ok(Ok(value))) => inside(js, &value, &released),
                (None, Ok(Err(error))) => Err(raised(js, error, &released)),
                (None, Err(_)) => Err(Raise::Trap(TrapKind::HostError)),
            };
            drop(call);
            release(js.vm(), &released);
            result
        };
        let made = self.js.host_function(name, length, constructs, Arc::new(body));
        self.object_of(made.map(Bits::object))
    }

    /// Defines a class of the embedding program; gives its constructor.
    ///
    /// # Errors
    /// No memory.
    pub fn class<T: Send + 'static>(&mut self, class: Class<T>) -> Result<Object, Error> {
        class.define(self)
    }

    pub(super) fn join(&mut self, constructor: &Object, prototype: &Object) -> Result<(), Error> {
        let (constructor, prototype) = (self.bits(&constructor.into())?, self.bits(&prototype.into())?);
        if let (Some(constructor), Some(prototype)) = (constructor.as_object(), prototype.as_object()) {
            let done = self.js.join_prototype(constructor, prototype);
            self.checked(done)?;
        }
        Ok(())
    }

    pub(super) fn add_method(&mut self, object: &Object, name: &str, function: &Object) -> Result<(), Error> {
        let (object, function) = (self.bits(&object.into())?, self.bits(&function.into())?);
        let done = match object.as_object() {
            Some(object) => self.js.add_method(object, name, function),
            None => Ok(()),
        };
        self.checked(done)
    }

    pub(super) fn add_property(
        &mut self,
        object: &Object,
        name: &str,
        get: Value,
        set: Value,
    ) -> Result<(), Error> {
        let (object, get, set) = (self.bits(&object.into())?, self.bits(&get)?, self.bits(&set)?);
        let done = match object.as_object() {
            Some(object) => self.js.add_property(object, name, get, set),
            None => Ok(()),
        };
        self.checked(done)
    }

    /// A new object that inherits from another one and stands for something.
    pub(super) fn instance(
        &mut self,
        prototype: &Object,
        what: Arc<dyn Any + Send + Sync>,
    ) -> Result<Object, Error> {
        let prototype = self.bits(&prototype.into())?.as_object();
        let made = self.js.plain_object(prototype);
        if let Ok(made) = made {
            self.js.stand_for(made, what);
        }
        self.object_of(made.map(Bits::object))
    }

    pub(super) fn stands_for(&mut self, value: &Value) -> Result<Option<Arc<dyn Any + Send + Sync>>, Error> {
        let object = self.bits(value)?.as_object();
        Ok(object.and_then(|object| self.js.stands_for(object)))
    }

    // ---- conversions ----

    /// The value as a number, as operators convert it.
    ///
    /// # Errors
    /// What methods of an object throw; a `TypeError` for a symbol.
    pub fn to_number(&mut self, value: &Value) -> Result<f64, Error> {
        let bits = self.bits(value)?;
        let number = self.js.to_number(bits);
        self.checked(number)
    }

    /// The value as a string, as `String` converts it.
    ///
    /// # Errors
    /// As [`Scope::to_number`].
    pub fn to_text(&mut self, value: &Value) -> Result<String, Error> {
        let bits = self.bits(value)?;
        let text = self.js.to_text(bits);
        self.checked(text)
    }

    /// Whether a condition takes the value as true.
    ///
    /// # Errors
    /// An object of another runtime.
    pub fn to_boolean(&mut self, value: &Value) -> Result<bool, Error> {
        let bits = self.bits(value)?;
        Ok(self.js.to_boolean(bits))
    }
}

//! What an embedder needs of the runtime besides values and objects: functions of its own, and what its objects stand for.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::context::Js;
use super::kinds::{ErrorKind, LAZY, Traits};
use super::native::{Call, Native, number};
use super::value::{Big, Object, Value};
use crate::TrapKind;
use crate::managed::{Raise, SourceKind};

pub use super::kinds::ErrorKind as Error;
pub use super::native::Call as Arguments;
pub use super::value::{Kind as Sort, Object as Reference, Str};

/// What a function of the embedder does. Its result is kept.
pub type Body = dyn Fn(&mut Js<'_>, &Call<'_>) -> Result<Value, Raise> + Send + Sync;

/// A function of the embedder.
#[derive(Clone)]
pub(super) struct Host(Arc<Body>);

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Host")
    }
}

/// The object that a value refers to, for counts; 0 if there is none.
pub fn object_of(value: Value) -> u64 {
    maple_mirbin::tagged::object(value.0)
}

const TABLE: usize = 31;

pub(super) const FUNCTIONS: &[Native] = &[Native::new("", 0, |js, call| {
    let body = call
        .callee
        .as_object()
        .and_then(|callee| js.vm().attached(callee.0))
        .and_then(|host| host.downcast::<Host>().ok());
    match body {
        Some(body) => (body.0)(js, call),
        None => Err(Raise::Trap(TrapKind::BadSignature)),
    }
})];

impl Js<'_> {
    /// A function of the embedder; with `constructs`, `new` can call it.
    ///
    /// # Errors
    /// No memory.
    pub fn host_function(
        &mut self,
        name: &str,
        length: u32,
        constructs: bool,
        body: Arc<Body>,
    ) -> Result<Object, Raise> {
        let function = self.make_native(number(TABLE, 0), constructs)?;
        function.set_flag(LAZY, false);
        let shown = self.string(name)?;
        self.set_own(
            function,
            "length",
            Value::number(length.into()),
            Traits::CONFIGURABLE,
        )?;
        self.set_own(function, "name", shown, Traits::CONFIGURABLE)?;
        self.vm().attach(function.0, Arc::new(Host(body)));
        Ok(function)
    }

    /// Gives a constructor of the embedder an object as `prototype`, which instances inherit from.
    ///
    /// # Errors
    /// No memory.
    pub fn join_prototype(&mut self, constructor: Object, prototype: Object) -> Result<(), Raise> {
        self.set_own(constructor, "prototype", Value::object(prototype), Traits::NONE)?;
        self.set_own(
            prototype,
            "constructor",
            Value::object(constructor),
            Traits::METHOD,
        )
    }

    /// Adds an attribute like a method's: assignable, not enumerable.
    ///
    /// # Errors
    /// No memory.
    pub fn add_method(&mut self, object: Object, name: &str, value: Value) -> Result<(), Raise> {
        self.set_own(object, name, value, Traits::METHOD)
    }

    /// Adds an accessor with a getter and a setter; either may be undefined.
    ///
    /// # Errors
    /// No memory.
    pub fn add_property(&mut self, object: Object, name: &str, get: Value, set: Value) -> Result<(), Raise> {
        let key = self.key(name)?;
        let descriptor = super::object::Descriptor {
            get: Some(get),
            set: Some(set),
            enumerable: Some(false),
            configurable: Some(true),
            ..Default::default()
        };
        self.define(object, key, &descriptor).map(|_| ())
    }

    /// Lets an object stand for something of the embedder's, which ends with it.
    pub fn stand_for(&mut self, object: Object, what: Arc<dyn Any + Send + Sync>) {
        self.vm().attach(object.0, what);
    }

    /// What an object stands for.
    pub fn stands_for(&mut self, object: Object) -> Option<Arc<dyn Any + Send + Sync>> {
        self.vm().attached(object.0)
    }

    /// An object without attributes that inherits from another one, or as literals do.
    ///
    /// # Errors
    /// No memory.
    pub fn plain_object(&mut self, prototype: Option<Object>) -> Result<Object, Raise> {
        let usual = self.realm().prototype(super::kinds::Kind::Ordinary);
        self.make_object(
            prototype.map_or(usual, Value::object),
            super::kinds::Kind::Ordinary,
        )
    }

    /// An array.
    ///
    /// # Errors
    /// No memory.
    pub fn array_of(&mut self, values: &[Value]) -> Result<Value, Raise> {
        self.array(values)
    }

    /// The global object.
    ///
    /// # Errors
    /// A trap if the program has not begun.
    pub fn global(&mut self) -> Result<Object, Raise> {
        let global = self.realm().global.and_then(Value::as_object);
        global.ok_or(Raise::Trap(TrapKind::BadSignature))
    }

    /// Runs a script after others: what it declares, later ones see. Gives the value of its last statement.
    ///
    /// # Errors
    /// What it throws; a `SyntaxError`.
    pub fn run_script(&mut self, text: &str, name: &str) -> Result<Value, Raise> {
        self.run_text(text, name, SourceKind::Script)
    }

    /// What `new` makes of a value.
    ///
    /// # Errors
    /// What the constructor throws.
    pub fn construct_of(&mut self, constructor: Value, args: &[Value]) -> Result<Value, Raise> {
        self.construct(constructor, args)
    }

    /// What something gave, or the value that it threw.
    ///
    /// # Errors
    /// What nobody may catch.
    pub fn result_of<T>(&mut self, result: Result<T, Raise>) -> Result<Result<T, Value>, Raise> {
        self.attempt(result)
    }

    /// What is shown of a value that was thrown: its text, and the functions that it came through, a line each.
    pub fn thrown_text(&mut self, value: Value) -> String {
        super::output::thrown_text(self, value)
    }

    /// The digits of a big integer.
    pub fn big_digits(&mut self, big: Big) -> String {
        self.digits_of(big, 10)
    }

    /// The big integer with these digits.
    ///
    /// # Errors
    /// `SyntaxError` if they are none; `RangeError` if it is too big.
    pub fn digits_big(&mut self, digits: &str) -> Result<Value, Raise> {
        let text = self.string(digits)?;
        self.big_of_value(text).map(Value::big)
    }

    /// An error of a kind, as what throws it.
    pub fn throw_error(&mut self, kind: ErrorKind, message: &str) -> Raise {
        self.error(kind, message)
    }

    /// Does all that programs have begun and not ended: jobs, and functions that wait for their time. Gives the reason of a promise that was
    /// rejected and that nobody has asked, if there is one; the rest is done by the next call then.
    ///
    /// # Errors
    /// What functions throw.
    pub fn finish_jobs(&mut self) -> Result<Option<Value>, Raise> {
        self.run_all_jobs()
    }
}

//! Classes whose instances stand for Rust values.

use std::sync::Arc;

use parking_lot::Mutex;

use super::error::Error;
use super::object::Object;
use super::scope::{Call, Scope};
use super::value::Value;

type Make<T> = Box<dyn Fn(&mut Scope<'_, '_>, &Call) -> Result<T, Error> + Send + Sync>;
type Method<T> = Box<dyn Fn(&mut T, &mut Scope<'_, '_>, &Call) -> Result<Value, Error> + Send + Sync>;

/// What a class is made of. [`Scope::class`] defines it.
///
/// An instance owns its Rust value, which is dropped with it. A method that is called for an object that is no instance throws a `TypeError`, and so
/// does one that is called while another method of the same instance runs.
///
/// ```
/// use maple_js::{Class, Config, Error, Runtime, Value};
///
/// # fn main() -> Result<(), Error> {
/// let mut runtime = Runtime::new(Config::default())?;
/// let total = runtime.run(|scope| {
///     let counter = Class::<f64>::new("Counter", 1, |scope, call| scope.to_number(&call.arg(0)))
///         .method("add", 1, |count, scope, call| {
///             *count += scope.to_number(&call.arg(0))?;
///             Ok(call.this.clone())
///         })
///         .getter("count", |count, _| Ok(Value::from(*count)));
///     let constructor = scope.class(counter)?;
///     scope.set_global("Counter", constructor)?;
///     scope.eval("new Counter(5).add(2).add(3).count")
/// })?;
/// assert_eq!(total, Value::from(10));
/// # Ok(())
/// # }
/// ```
pub struct Class<T> {
    name: String,
    length: u32,
    make: Make<T>,
    methods: Vec<(String, u32, Method<T>)>,
    getters: Vec<(String, Method<T>)>,
    setters: Vec<(String, Method<T>)>,
}

impl<T: Send + 'static> Class<T> {
    /// A class whose constructor takes so many arguments and makes a Rust value of them.
    pub fn new(
        name: &str,
        length: u32,
        make: impl Fn(&mut Scope<'_, '_>, &Call) -> Result<T, Error> + Send + Sync + 'static,
    ) -> Class<T> {
        Class {
            name: name.to_owned(),
            length,
            make: Box::new(make),
            methods: Vec::new(),
            getters: Vec::new(),
            setters: Vec::new(),
        }
    }

    /// With a method.
    #[must_use]
    pub fn method(
        mut self,
        name: &str,
        length: u32,
        body: impl Fn(&mut T, &mut Scope<'_, '_>, &Call) -> Result<Value, Error> + Send + Sync + 'static,
    ) -> Class<T> {
        self.methods.push((name.to_owned(), length, Box::new(body)));
        self
    }

    /// With an attribute that is computed.
    #[must_use]
    pub fn getter(
        mut self,
        name: &str,
        body: impl Fn(&mut T, &mut Scope<'_, '_>) -> Result<Value, Error> + Send + Sync + 'static,
    ) -> Class<T> {
        let body = move |it: &mut T, scope: &mut Scope<'_, '_>, _: &Call| body(it, scope);
        self.getters.push((name.to_owned(), Box::new(body)));
        self
    }

    /// With an attribute that can be assigned to.
    #[must_use]
    pub fn setter(
        mut self,
        name: &str,
        body: impl Fn(&mut T, &mut Scope<'_, '_>, Value) -> Result<(), Error> + Send + Sync + 'static,
    ) -> Class<T> {
        let body = move |it: &mut T, scope: &mut Scope<'_, '_>, call: &Call| {
            body(it, scope, call.arg(0)).map(|()| Value::Undefined)
        };
        self.setters.push((name.to_owned(), Box::new(body)));
        self
    }

    pub(super) fn define(self, scope: &mut Scope<'_, '_>) -> Result<Object, Error> {
        let Class {
            name,
            length,
            make,
            methods,
            getters,
            mut setters,
        } = self;
        let prototype = scope.object()?;
        let shown = name.clone();
        let constructor = scope.function_of(&name, length, true, move |scope, call| {
            if !call.is_new {
                let message = format!("Class constructor {shown} cannot be invoked without 'new'");
                return Err(Error::type_error(message));
            }
            let made = Arc::new(Mutex::new(make(scope, call)?));
            // A closure that kept the prototype, which has the constructor, would keep itself.
            let Value::Object(constructor) = &call.callee else {
                return Err(Error::type_error("no constructor"));
            };
            match scope.get(constructor, "prototype")? {
                Value::Object(prototype) => scope.instance(&prototype, made).map(Value::from),
                _ => Err(Error::type_error("the constructor has no prototype")),
            }
        })?;
        scope.join(&constructor, &prototype)?;
        for (method, length, body) in methods {
            let function = scope.function(&method, length, for_instances(&name, &method, body))?;
            scope.add_method(&prototype, &method, &function)?;
        }
        for (property, body) in getters {
            let get = scope.function(
                &format!("get {property}"),
                0,
                for_instances(&name, &property, body),
            )?;
            let setter = setters.iter().position(|row| row.0 == property);
            let set = match setter.map(|at| setters.remove(at).1) {
                Some(body) => {
                    let body = for_instances(&name, &property, body);
                    Value::from(scope.function(&format!("set {property}"), 1, body)?)
                }
                None => Value::Undefined,
            };
            scope.add_property(&prototype, &property, get.into(), set)?;
        }
        for (property, body) in setters {
            let set = scope.function(
                &format!("set {property}"),
                1,
                for_instances(&name, &property, body),
            )?;
            scope.add_property(&prototype, &property, Value::Undefined, set.into())?;
        }
        Ok(constructor)
    }
}

/// A function that finds the Rust value of `this`.
fn for_instances<T: Send + 'static>(
    class: &str,
    name: &str,
    body: Method<T>,
) -> impl Fn(&mut Scope<'_, '_>, &Call) -> Result<Value, Error> + Send + Sync + 'static {
    let of = format!("{class}.prototype.{name}");
    move |scope, call| {
        let found = scope.stands_for(&call.this)?;
        let Some(it) = found.and_then(|found| found.downcast::<Mutex<T>>().ok()) else {
            return Err(Error::type_error(format!(
                "{of} was called on an object of another class"
            )));
        };
        let Some(mut it) = it.try_lock() else {
            return Err(Error::type_error(format!(
                "{of} was called while the object is in use"
            )));
        };
        body(&mut it, scope, call)
    }
}

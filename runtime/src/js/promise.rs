//! Promises (ECMAScript 2015 §25.4).
//!
//! A promise keeps an array of reactions until it is settled, then what it was settled with. Its state is in the word with the code.
//!
//! A reaction is an array: the promise that depends on it, or undefined; functions that settle that, if it was not made here; and what is to be
//! called with the result, or undefined.

use super::context::Js;
use super::heap;
use super::jobs::Task;
use super::key::Key;
use super::kinds::{ErrorKind, Kind};
use super::value::{Object, Value};
use crate::managed::Raise;
use maple_mirbin::js::layout::object;

/// What has become of a promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u64)]
pub(super) enum State {
    /// Nothing yet.
    Pending,
    /// It has a value.
    Fulfilled,
    /// It has a reason why there is none.
    Rejected,
}

/// The bit that says that somebody has asked for the result.
const ASKED: u64 = 4;

/// A promise, and the functions that settle it; they are undefined if it was made here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capability {
    pub promise: Value,
    pub resolve: Value,
    pub reject: Value,
}

impl Object {
    fn state_word(self) -> u64 {
        heap::word(self.0, object::CODE)
    }

    /// What has become of this promise.
    pub(super) fn promise_state(self) -> State {
        match self.state_word() & !ASKED {
            0 => State::Pending,
            1 => State::Fulfilled,
            _ => State::Rejected,
        }
    }

    /// Whether somebody has asked for the result of this promise.
    pub(super) fn is_asked(self) -> bool {
        self.state_word() & ASKED != 0
    }

    fn set_asked(self) {
        heap::set_word(self.0, object::CODE, self.state_word() | ASKED);
    }

    /// The promise that this object is.
    pub(super) fn as_promise(self) -> Option<Object> {
        (self.kind() == Kind::Promise).then_some(self)
    }
}

impl Js<'_> {
    /// A new promise.
    pub(super) fn make_promise(&mut self) -> Result<Object, Raise> {
        let prototype = self.realm().prototype(Kind::Promise);
        self.make_object(prototype, Kind::Promise)
    }

    /// What something gave, or what it threw; the inner error is that.
    pub(super) fn attempt<T>(&mut self, result: Result<T, Raise>) -> Result<Result<T, Value>, Raise> {
        match result {
            Ok(value) => Ok(Ok(value)),
            Err(Raise::Thrown(thrown)) => {
                let value = self.caught(thrown);
                self.vm().release(thrown);
                Ok(Err(value))
            }
            Err(raise) => Err(raise),
        }
    }

    /// Settles a promise with a value, or with what that becomes if it is like a promise.
    pub(super) fn resolve_promise(&mut self, promise: Object, value: Value) -> Result<(), Raise> {
        let Some(object) = value.as_object() else {
            return self.settle(promise, State::Fulfilled, value);
        };
        if object == promise {
            let prototype = self.realm().error(ErrorKind::Type);
            let message = self.string("Chaining cycle detected for promise #<Promise>")?;
            let error = self.make_error(prototype, Some(message))?;
            self.note_stack(error)?;
            return self.settle(promise, State::Rejected, Value::object(error));
        }
        let then = self.get_named(object, "then");
        match self.attempt(then)? {
            Err(error) => self.settle(promise, State::Rejected, error),
            Ok(then) if then.as_object().is_some_and(Object::is_callable) => {
                self.enqueue(Task::Follow, &[Value::object(promise), value, then]);
                Ok(())
            }
            Ok(_) => self.settle(promise, State::Fulfilled, value),
        }
    }

    /// Rejects a promise.
    pub(super) fn reject_promise(&mut self, promise: Object, reason: Value) -> Result<(), Raise> {
        self.settle(promise, State::Rejected, reason)
    }

    fn settle(&mut self, promise: Object, state: State, value: Value) -> Result<(), Raise> {
        if promise.promise_state() != State::Pending {
            return Ok(());
        }
        let reactions = self.hold(promise.data());
        self.set_data(promise, value);
        heap::set_word(promise.0, object::CODE, promise.state_word() | state as u64);
        let is_rejected = state == State::Rejected;
        if is_rejected && !promise.is_asked() {
            self.note_rejected(promise);
        }
        let (elements, count) = match reactions.as_object() {
            Some(reactions) => (reactions.elements(), reactions.length()),
            None => (0, 0),
        };
        for at in 0..u64::from(count) {
            let reaction = heap::value(elements, 8 * at);
            self.enqueue(Task::React, &[reaction, value, Value::boolean(is_rejected)]);
        }
        Ok(())
    }

    /// Lets functions know what a promise is settled with; what they give settles another one.
    pub(super) fn promise_then(
        &mut self,
        promise: Object,
        [fulfilled, rejected]: [Value; 2],
        dependent: Option<Capability>,
    ) -> Result<(), Raise> {
        let nothing = Capability {
            promise: Value::UNDEFINED,
            resolve: Value::UNDEFINED,
            reject: Value::UNDEFINED,
        };
        let Capability {
            promise: other,
            resolve,
            reject,
        } = dependent.unwrap_or(nothing);
        let callable = |value: Value| match value.as_object() {
            Some(object) if object.is_callable() || self.is_awaiting(value) => value,
            _ => Value::UNDEFINED,
        };
        let parts = [other, resolve, reject, callable(fulfilled), callable(rejected)];
        let reaction = self.array(&parts)?;
        match promise.promise_state() {
            State::Pending => {
                let reactions = match promise.data().as_object() {
                    Some(reactions) => reactions,
                    None => {
                        let reactions = self.array(&[])?;
                        self.set_data(promise, reactions);
                        match reactions.as_object() {
                            Some(reactions) => reactions,
                            None => return Ok(()),
                        }
                    }
                };
                self.append(reactions, reaction)?;
            }
            state => {
                let is_rejected = Value::boolean(state == State::Rejected);
                let value = self.hold(promise.data());
                self.enqueue(Task::React, &[reaction, value, is_rejected]);
            }
        }
        promise.set_asked();
        Ok(())
    }

    /// The job of a reaction.
    pub(super) fn react(&mut self, reaction: Value, value: Value, rejected: bool) -> Result<(), Raise> {
        let parts = reaction.as_object().map_or(0, Object::elements);
        let part = |at: u64| heap::value(parts, 8 * at);
        let dependent = Capability {
            promise: part(0),
            resolve: part(1),
            reject: part(2),
        };
        let handler = part(if rejected { 4 } else { 3 });
        if self.is_awaiting(handler) {
            return self.awaited(handler, if rejected { Err(value) } else { Ok(value) });
        }
        let result = match (handler, rejected) {
            (Value::UNDEFINED, true) => Err(value),
            (Value::UNDEFINED, false) => Ok(value),
            (handler, _) => {
                let result = self.call(handler, Value::UNDEFINED, &[value]);
                self.attempt(result)?
            }
        };
        match dependent.promise {
            Value::UNDEFINED => Ok(()),
            _ => self.settle_capability(dependent, result),
        }
    }

    /// Settles the promise of a capability: with a value, or the reason why there is none.
    pub(super) fn settle_capability(
        &mut self,
        capability: Capability,
        result: Result<Value, Value>,
    ) -> Result<(), Raise> {
        let promise = capability.promise.as_object().and_then(Object::as_promise);
        match (capability.resolve, promise, result) {
            (Value::UNDEFINED, Some(promise), Ok(value)) => self.resolve_promise(promise, value),
            (Value::UNDEFINED, Some(promise), Err(reason)) => self.reject_promise(promise, reason),
            (resolve, _, Ok(value)) => self.call(resolve, Value::UNDEFINED, &[value]).map(|_| ()),
            (_, _, Err(reason)) => self
                .call(capability.reject, Value::UNDEFINED, &[reason])
                .map(|_| ()),
        }
    }

    /// The job of a promise that was resolved with what is like one.
    pub(super) fn follow(&mut self, promise: Value, like: Value, then: Value) -> Result<(), Raise> {
        let [resolve, reject] = self.resolving_functions(promise)?;
        let result = self.call(then, like, &[resolve, reject]);
        if let Err(error) = self.attempt(result)? {
            self.call(reject, Value::UNDEFINED, &[error])?;
        }
        Ok(())
    }

    /// The constructor that a promise says others are made with (ECMAScript, SpeciesConstructor); `None` if it is the usual one.
    pub(super) fn promise_species(&mut self, promise: Object) -> Result<Option<Value>, Raise> {
        let name = self.realm().names.constructor;
        let constructor = self.get(promise, Key::Name(name))?;
        let usual = self.realm().promise;
        if constructor == Value::UNDEFINED {
            return Ok(None);
        }
        if constructor.as_object().is_none() {
            return Err(self.type_error("The .constructor property is not an object"));
        }
        let Some(key) = self.well_known(super::realm::WellKnown::Species) else {
            return Ok(None);
        };
        let species = self.get_of(constructor, key)?;
        Ok((!species.is_nullish() && species != usual).then_some(species))
    }
}

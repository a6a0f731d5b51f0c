//! Asynchronous functions: what a call awaits makes it go on.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::Kind;
use super::super::value::{Object, Value};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::suspension::{Left, Resume};

impl Js<'_> {
    pub(super) fn begin_async(&mut self, call: Object, stack: Value) -> Result<(), Raise> {
        let promise = Value::object(self.make_promise()?);
        let parts = self.array(&[stack, promise])?;
        self.set_data(call, parts);
        Ok(())
    }

    fn promise_of_call(&mut self, call: Object) -> Result<Object, Raise> {
        let parts = call.data().as_object().map_or(0, Object::elements);
        let promise = self.hold(heap::value(parts, 8)).as_object();
        promise.ok_or(Raise::Trap(TrapKind::BadSignature))
    }

    /// What was called first has awaited something or ended; gives its promise.
    pub(super) fn begun_async(&mut self, call: Object, outcome: (Left, Value)) -> Result<Value, Raise> {
        let promise = self.promise_of_call(call)?;
        if let Some(error) = self.settle_call(call, outcome)? {
            self.go_on(call, Resume::Throw, error)?;
        }
        Ok(Value::object(promise))
    }

    /// Does what a call wants that was left: awaits or settles its promise. If it cannot await, gives what is to be thrown into the call.
    fn settle_call(&mut self, call: Object, (left, given): (Left, Value)) -> Result<Option<Value>, Raise> {
        let promise = self.promise_of_call(call)?;
        match left {
            Left::Return => self.resolve_promise(promise, given).map(|()| None),
            Left::Throw => self.reject_promise(promise, given).map(|()| None),
            _ => Ok(self.await_for(call, given)?.err()),
        }
    }

    /// Lets a call go on until it awaits something or ends.
    fn go_on(&mut self, call: Object, mut how: Resume, mut value: Value) -> Result<(), Raise> {
        loop {
            let outcome = self.resume(call, how, value)?;
            match self.settle_call(call, outcome)? {
                Some(error) => (how, value) = (Resume::Throw, error),
                None => return Ok(()),
            }
        }
    }

    /// Lets a call go on when a value is there; the inner error is why that cannot be.
    pub(super) fn await_for(&mut self, call: Object, value: Value) -> Result<Result<(), Value>, Raise> {
        let constructor = self.realm().promise;
        let promise = self.promise_of(constructor, value);
        let promise = match self.attempt(promise)? {
            Ok(promise) => promise.as_object(),
            Err(error) => return Ok(Err(error)),
        };
        let promise = promise.ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let call = Value::object(call);
        self.promise_then(promise, [call, call], None).map(Ok)
    }

    /// Whether a promise that is settled makes an object go on.
    pub(in super::super) fn is_awaiting(&self, value: Value) -> bool {
        let kind = value.as_object().map(Object::kind);
        matches!(kind, Some(Kind::AsyncCall | Kind::AsyncGenerator))
    }

    /// What a call awaits is there.
    pub(in super::super) fn awaited(
        &mut self,
        call: Value,
        result: Result<Value, Value>,
    ) -> Result<(), Raise> {
        let Some(call) = call.as_object() else {
            return Ok(());
        };
        let (how, value) = match result {
            Ok(value) => (Resume::Next, value),
            Err(reason) => (Resume::Throw, reason),
        };
        match call.kind() {
            Kind::AsyncGenerator => self.queue_awaited(call, how, value),
            _ => self.go_on(call, how, value),
        }
    }
}

//! Asynchronous generators: each keeps an array of its stack's object and the requests that it has not answered, of three values each: how it is
//! to be resumed, with what, and the promise of the answer.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::{ErrorKind, Kind};
use super::super::value::{Object, Value};
use super::State;
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::suspension::{Left, Resume};

/// A request.
#[derive(Clone, Copy)]
struct Request {
    how: Resume,
    value: Value,
    promise: Object,
}

/// Values of a request.
const WIDTH: u64 = 3;

impl Js<'_> {
    pub(super) fn begin_queue(&mut self, call: Object, stack: Value) -> Result<(), Raise> {
        let parts = self.array(&[stack])?;
        self.set_data(call, parts);
        Ok(())
    }

    fn parts(&self, call: Object) -> Result<Object, Raise> {
        call.data().as_object().ok_or(Raise::Trap(TrapKind::BadSignature))
    }

    /// Asks an asynchronous generator for something; gives the promise of the answer.
    pub(in super::super) fn request(
        &mut self,
        this: Value,
        how: Resume,
        value: Value,
    ) -> Result<Value, Raise> {
        let promise = self.make_promise()?;
        let generator = this
            .as_object()
            .filter(|object| object.kind() == Kind::AsyncGenerator);
        let Some(generator) = generator else {
            let shown = self.shown(this);
            let name = ["next", "throw", "return"][how as usize];
            let message =
                format!("Method [AsyncGenerator].prototype.{name} called on incompatible receiver {shown}");
            let prototype = self.realm().error(ErrorKind::Type);
            let message = self.string(&message)?;
            let error = self.make_error(prototype, Some(message))?;
            self.note_stack(error)?;
            self.reject_promise(promise, Value::object(error))?;
            return Ok(Value::object(promise));
        };
        let parts = self.parts(generator)?;
        for value in [Value::int(how as i32), value, Value::object(promise)] {
            self.append(parts, value)?;
        }
        if !matches!(generator.waiting_state(), State::Running | State::Returning) {
            self.answer(generator)?;
        }
        Ok(Value::object(promise))
    }

    fn first_request(&mut self, generator: Object) -> Result<Option<Request>, Raise> {
        let parts = self.parts(generator)?;
        if u64::from(parts.length()) <= WIDTH {
            return Ok(None);
        }
        let part = |at: u64| heap::value(parts.elements(), 8 * at);
        let how = part(1).as_int().and_then(|how| Resume::from_number(how as u64));
        let (Some(how), Some(promise)) = (how, part(3).as_object()) else {
            return Err(Raise::Trap(TrapKind::BadSignature));
        };
        self.hold(part(2));
        self.hold(part(3));
        Ok(Some(Request {
            how,
            value: part(2),
            promise,
        }))
    }

    fn drop_request(&mut self, generator: Object) -> Result<(), Raise> {
        let parts = self.parts(generator)?;
        let elements = parts.elements();
        let length = u64::from(parts.length());
        for at in 1..length {
            let next = match at + WIDTH < length {
                true => heap::value(elements, 8 * (at + WIDTH)),
                false => Value::HOLE,
            };
            self.store(elements, 8 * at, next);
        }
        parts.set_length((length - WIDTH) as u32);
        Ok(())
    }

    /// Answers the first request.
    fn settle_request(
        &mut self,
        generator: Object,
        result: Result<(Value, bool), Value>,
    ) -> Result<(), Raise> {
        let Some(Request { promise, .. }) = self.first_request(generator)? else {
            return Ok(());
        };
        self.drop_request(generator)?;
        match result {
            Ok((value, is_done)) => {
                let result = self.iteration_of(value, is_done)?;
                self.resolve_promise(promise, result)
            }
            Err(reason) => self.reject_promise(promise, reason),
        }
    }

    /// Answers requests until there is none, or something is awaited.
    fn answer(&mut self, generator: Object) -> Result<(), Raise> {
        while let Some(Request { how, value, .. }) = self.first_request(generator)? {
            if generator.waiting_state() == State::Fresh && how != Resume::Next {
                self.end_stack(generator);
            }
            if generator.waiting_state() != State::Ended {
                if !self.run(generator, how, value)? {
                    return Ok(());
                }
                continue;
            }
            match how {
                Resume::Next => self.settle_request(generator, Ok((Value::UNDEFINED, true)))?,
                Resume::Throw => self.settle_request(generator, Err(value))?,
                Resume::Return => {
                    generator.set_waiting_state(State::Returning);
                    match self.await_for(generator, value)? {
                        Ok(()) => return Ok(()),
                        Err(error) => {
                            generator.set_waiting_state(State::Ended);
                            self.settle_request(generator, Err(error))?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Lets the generator go on until it has answered a request; says whether it has, and does not await something.
    fn run(&mut self, generator: Object, mut how: Resume, mut value: Value) -> Result<bool, Raise> {
        loop {
            let (left, given) = self.resume(generator, how, value)?;
            let result = match left {
                Left::Throw => Err(given),
                Left::Return => Ok((given, true)),
                Left::Yield | Left::Delegate => Ok((given, false)),
                Left::Await | Left::Begun => match self.await_for(generator, given)? {
                    Ok(()) => return Ok(false),
                    Err(error) => {
                        (how, value) = (Resume::Throw, error);
                        continue;
                    }
                },
            };
            self.settle_request(generator, result)?;
            return Ok(true);
        }
    }

    /// What a generator awaits is there.
    pub(super) fn queue_awaited(
        &mut self,
        generator: Object,
        how: Resume,
        value: Value,
    ) -> Result<(), Raise> {
        if generator.waiting_state() == State::Returning {
            generator.set_waiting_state(State::Ended);
            let result = match how {
                Resume::Throw => Err(value),
                _ => Ok((value, true)),
            };
            self.settle_request(generator, result)?;
            return self.answer(generator);
        }
        match self.run(generator, how, value)? {
            true => self.answer(generator),
            false => Ok(()),
        }
    }
}

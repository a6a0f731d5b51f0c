//! Functions that wait: generators (ECMAScript 2015 §25.3), asynchronous functions (2017 §25.7) and asynchronous generators (2018 §25.5).
//!
//! A call of such a function has an object for the stack that it runs on ([`maple_mirbin::js::suspension`]). What the program or a promise has to
//! do with it is an object that keeps it and, in the word with the code, the code that resumes it. The word with the length has its [`State`].

mod asynchronous;
mod generator;
mod queue;

pub(super) use generator::Step;

use super::context::Js;
use super::heap;
use super::key::Key;
use super::kinds::{GENERATOR, Kind};
use super::value::{Object, Value, tag};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;
use maple_mirbin::js::suspension::{self, Left, Resume, Waits};

/// What a call that waits is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(super) enum State {
    /// Nothing of its code has run.
    Fresh,
    /// It waits to be resumed.
    Waiting,
    /// It runs, or awaits something.
    Running,
    /// It has ended, but a promise of what it was asked to return is awaited.
    Returning,
    /// It has ended.
    Ended,
}

impl Object {
    pub(super) fn waiting_state(self) -> State {
        let all = [State::Fresh, State::Waiting, State::Running, State::Returning];
        let number = self.length();
        all.into_iter()
            .find(|state| *state as u32 == number)
            .unwrap_or(State::Ended)
    }

    fn set_waiting_state(self, state: State) {
        self.set_length(state as u32);
    }
}

/// Kinds of such functions, whose prototypes they inherit from, and of what calls give.
const fn kinds(waits: Waits) -> (Kind, Kind) {
    match waits {
        Waits::Generator => (Kind::GeneratorFunction, Kind::Generator),
        Waits::Async => (Kind::AsyncFunction, Kind::AsyncCall),
        Waits::AsyncGenerator => (Kind::AsyncGeneratorFunction, Kind::AsyncGenerator),
    }
}

impl Js<'_> {
    /// Makes a function one that waits.
    pub(super) fn make_waiting(&mut self, function: Value, waits: u32) -> Result<Value, Raise> {
        let waits = Waits::from_number(waits.into()).ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let prototype = self.realm().prototype(kinds(waits).0);
        if let Some(object) = function.as_object() {
            self.set_prototype(object, prototype);
            object.set_flag(GENERATOR, waits != Waits::Async);
        }
        Ok(self.hold(function))
    }

    /// The prototype of what a function gives that waits: made when somebody asks.
    pub(super) fn prototype_of_results(&mut self, function: Object) -> Result<Object, Raise> {
        let own = self.realm().prototype(Kind::AsyncGeneratorFunction);
        let kind = match function.prototype() == own {
            true => Kind::AsyncGenerator,
            false => Kind::Generator,
        };
        let base = self.realm().prototype(kind);
        self.make_object(base, Kind::Ordinary)
    }

    /// The object of a call of a function that waits. Its stack is to be resumed at once, but that of a generator may wait.
    pub(super) fn suspend(
        &mut self,
        stack: Value,
        resume: u64,
        callee: Value,
        waits: u32,
    ) -> Result<Value, Raise> {
        let bad = Raise::Trap(TrapKind::BadSignature);
        let waits = Waits::from_number(waits.into()).ok_or(bad.clone())?;
        let call = self.make_object(Value::NULL, kinds(waits).1)?;
        heap::set_word(call.0, object::CODE, resume);
        call.set_waiting_state(State::Fresh);
        match waits {
            Waits::Generator => self.set_data(call, stack),
            Waits::AsyncGenerator => self.begin_queue(call, stack)?,
            Waits::Async => self.begin_async(call, stack)?,
        }
        if waits != Waits::Async {
            let callee = callee.as_object().ok_or(bad)?;
            let name = self.realm().names.prototype;
            let prototype = match self.get(callee, Key::Name(name))? {
                prototype if prototype.as_object().is_some() => prototype,
                _ => self.realm().prototype(kinds(waits).1),
            };
            self.set_prototype(call, prototype);
        }
        Ok(Value::object(call))
    }

    /// What a call gives whose stack was left for the first time: its parameters have their values, or it awaits something.
    pub(super) fn suspended(&mut self, call: Value) -> Result<Value, Raise> {
        let call = call.as_object().ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let outcome = self.outcome(call)?;
        if call.kind() == Kind::AsyncCall {
            return self.begun_async(call, outcome);
        }
        match outcome {
            (Left::Begun, _) => {
                call.set_waiting_state(State::Fresh);
                Ok(self.hold(Value::object(call)))
            }
            (_, thrown) => Err(self.thrown(thrown)),
        }
    }

    /// The object of the stack of a call.
    fn stack_of(&self, call: Object) -> Option<u64> {
        let data = call.data();
        let stack = match data.as_object() {
            Some(parts) => heap::value(parts.elements(), 0),
            None => data,
        };
        stack.address(tag::ENVIRONMENT)
    }

    /// Lets go of the stack of a call, which has ended.
    fn end_stack(&mut self, call: Object) {
        call.set_waiting_state(State::Ended);
        match call.data().as_object() {
            Some(parts) => self.store(parts.elements(), 0, Value::UNDEFINED),
            None => self.set_data(call, Value::UNDEFINED),
        }
    }

    /// Puts a value where a call finds it that goes on next; gives the object of its stack.
    fn prepare(&mut self, call: Object, how: Resume, value: Value) -> Result<Value, Raise> {
        let Some(stack) = self.stack_of(call) else {
            return Err(Raise::Trap(TrapKind::BadSignature));
        };
        call.set_waiting_state(State::Running);
        self.store(stack, suspension::VALUE, value);
        heap::set_word(stack, suspension::KIND, how as u64);
        Ok(self.hold(Value::reference(stack, tag::ENVIRONMENT)))
    }

    /// Why the stack of a call was left, and with what.
    fn outcome(&mut self, call: Object) -> Result<(Left, Value), Raise> {
        let stack = self.stack_of(call).ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let left = Left::from_number(heap::word(stack, suspension::KIND));
        let left = left.ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let value = self.hold(heap::value(stack, suspension::VALUE));
        self.store(stack, suspension::VALUE, Value::HOLE);
        match left {
            Left::Return | Left::Throw => self.end_stack(call),
            Left::Yield | Left::Delegate => call.set_waiting_state(State::Waiting),
            Left::Await | Left::Begun => {}
        }
        Ok((left, value))
    }

    /// Lets a call go on, with a value, until it waits again or ends: why that is, and what it gives.
    ///
    /// # Errors
    /// What ends the program.
    fn resume(&mut self, call: Object, how: Resume, value: Value) -> Result<(Left, Value), Raise> {
        let stack = self.prepare(call, how, value)?;
        let code = heap::word(call.0, object::CODE);
        match self.vm().call(code, &[stack.0]) {
            Ok(_) => self.outcome(call),
            Err(Raise::Trap(TrapKind::StackOverflow)) => {
                self.end_stack(call);
                let error = self.range_error("Maximum call stack size exceeded");
                let thrown = self.attempt::<()>(Err(error))?;
                Ok((Left::Throw, thrown.err().unwrap_or(Value::UNDEFINED)))
            }
            Err(raise) => {
                self.end_stack(call);
                Err(raise)
            }
        }
    }
}

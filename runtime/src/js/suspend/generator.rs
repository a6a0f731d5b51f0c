//! Generators.

use super::super::builtins::is_usual;
use super::super::context::Js;
use super::super::kinds::Kind;
use super::super::value::{Object, Value};
use super::State;
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::suspension::{Left, Resume};

/// What a generator gave.
pub(in super::super) enum Step {
    /// A value, of which an object is to be made.
    Value(Value),
    /// An object that another iterator gave.
    Result(Value),
    /// It has ended, with a value.
    End(Value),
}

impl Js<'_> {
    /// Resumes a generator.
    ///
    /// # Errors
    /// What it throws.
    pub(in super::super) fn resume_generator(
        &mut self,
        generator: Object,
        how: Resume,
        value: Value,
    ) -> Result<Step, Raise> {
        if let Some(step) = self.step_without(generator, how, value)? {
            return Ok(step);
        }
        let outcome = self.resume(generator, how, value)?;
        self.step_of(outcome)
    }

    /// What a generator gives that does not run for that.
    fn step_without(&mut self, generator: Object, how: Resume, value: Value) -> Result<Option<Step>, Raise> {
        match (generator.waiting_state(), how) {
            (State::Running | State::Returning, _) => {
                return Err(self.type_error("Generator is already running"));
            }
            (State::Fresh, Resume::Throw | Resume::Return) => self.end_stack(generator),
            _ => {}
        }
        if generator.waiting_state() != State::Ended {
            return Ok(None);
        }
        match how {
            Resume::Next => Ok(Some(Step::End(Value::UNDEFINED))),
            Resume::Return => Ok(Some(Step::End(value))),
            Resume::Throw => Err(self.thrown(value)),
        }
    }

    fn step_of(&mut self, outcome: (Left, Value)) -> Result<Step, Raise> {
        match outcome {
            (Left::Throw, thrown) => Err(self.thrown(thrown)),
            (Left::Return, value) => Ok(Step::End(value)),
            (Left::Delegate, result) => Ok(Step::Result(result)),
            (_, value) => Ok(Step::Value(value)),
        }
    }

    /// The generator that a value is.
    pub(in super::super) fn as_generator(&self, value: Value) -> Option<Object> {
        value
            .as_object()
            .filter(|object| object.kind() == Kind::Generator)
    }

    /// The object of the stack that code of the program resumes itself, rather than by a call of the runtime: that of an iterator which is a
    /// generator, with the method that all have.
    ///
    /// # Errors
    /// What it throws that does not run for that.
    pub(in super::super) fn stack_to_resume(
        &mut self,
        iterator: Value,
        method: Value,
        how: Resume,
        value: Value,
    ) -> Result<Option<Value>, Raise> {
        let Some(generator) = self.as_generator(iterator).filter(|_| is_usual(method, how)) else {
            return Ok(None);
        };
        let runs = match generator.waiting_state() {
            State::Fresh => how == Resume::Next,
            state => state == State::Waiting,
        };
        match runs {
            true => self.prepare(generator, how, value).map(Some),
            false => Ok(None),
        }
    }

    /// What the generator gave whose stack was resumed so.
    ///
    /// # Errors
    /// What it throws.
    pub(in super::super) fn step_after(&mut self, iterator: Value) -> Result<Step, Raise> {
        let generator = self.as_generator(iterator);
        let generator = generator.ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let outcome = self.outcome(generator)?;
        self.step_of(outcome)
    }
}

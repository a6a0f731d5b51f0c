//! Modules do what they do, those that others ask for first (ECMAScript, Evaluate, AsyncModuleExecutionFulfilled).
//!
//! A module that awaits something lets those wait that ask for it, and no others.

use super::super::super::super::context::Js;
use super::super::super::super::modules::{Code, Module, State};
use super::super::super::super::native::{Call, number};
use super::super::super::super::promise::State as Settled;
use super::super::super::super::suspend::Step;
use super::super::super::super::value::{Object, Value};
use super::import::{ADVANCE, FAIL, TABLE};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::suspension::Resume;

impl Js<'_> {
    fn record(&mut self, module: usize) -> Option<&mut Module> {
        self.realm().records.all.get_mut(module)
    }

    fn state_of(&mut self, module: usize) -> State {
        self.record(module)
            .map_or(State::Evaluated, |record| record.state)
    }

    fn set_state(&mut self, module: usize, state: State) {
        if let Some(record) = self.record(module) {
            record.state = state;
        }
    }

    /// Evaluates a module that is linked; gives what promises that all is done. With `throws`, what is thrown before anything is awaited is
    /// thrown here.
    pub(super) fn evaluate_module(&mut self, module: usize, throws: bool) -> Result<Object, Raise> {
        let promise = self.make_promise()?;
        self.visit(module)?;
        match self.state_of(module) {
            State::Failed(reason) if throws => return Err(self.thrown(reason)),
            State::Failed(reason) => self.reject_promise(promise, reason)?,
            State::Waiting => {
                self.own_forever(Value::object(promise));
                if let Some(record) = self.record(module) {
                    record.waiting.push(promise);
                }
            }
            _ => self.resolve_promise(promise, Value::UNDEFINED)?,
        }
        Ok(promise)
    }

    /// Runs all that a module asks for and then the module, as far as nothing has to be awaited.
    fn visit(&mut self, module: usize) -> Result<(), Raise> {
        let mut around: Vec<(usize, usize)> = Vec::new();
        let mut next = Some(module);
        loop {
            if let Some(module) = next.take() {
                match self.state_of(module) {
                    State::Linked => {
                        self.set_state(module, State::Evaluating);
                        around.push((module, 0));
                    }
                    State::Failed(reason) => {
                        around
                            .iter()
                            .for_each(|row| self.set_state(row.0, State::Failed(reason)));
                        return Ok(());
                    }
                    State::Loaded | State::Evaluating | State::Waiting | State::Evaluated => {}
                }
            }
            let Some((module, request)) = around.pop() else {
                return Ok(());
            };
            let asked = self
                .record(module)
                .and_then(|record| record.requests.get(request).copied());
            if asked.is_some() {
                around.push((module, request + 1));
                next = asked;
                continue;
            }
            if self.waits_for_others(module) {
                continue;
            }
            let done = self.scope(
                |js| js.go_on_in(module, Resume::Next, Value::UNDEFINED),
                |_, _| {},
            );
            match self.attempt(done)? {
                Ok(true) => self.set_state(module, State::Evaluated),
                Ok(false) => self.set_state(module, State::Waiting),
                Err(reason) => {
                    self.own_forever(reason);
                    let failed = around.iter().map(|row| row.0).chain([module]);
                    failed.for_each(|module| self.set_state(module, State::Failed(reason)));
                    return Ok(());
                }
            }
        }
    }

    /// Lets a module wait for those that it asks for and that await something. Says whether there are any.
    fn waits_for_others(&mut self, module: usize) -> bool {
        let requests = self
            .record(module)
            .map_or(Vec::new(), |record| record.requests.clone());
        let mut others: Vec<usize> = Vec::new();
        for request in requests {
            if self.state_of(request) == State::Waiting && !others.contains(&request) {
                others.push(request);
            }
        }
        for &other in &others {
            if let Some(other) = self.record(other) {
                other.parents.push(module);
            }
        }
        if let Some(record) = self.record(module).filter(|_| !others.is_empty()) {
            record.pending = others.len();
            record.state = State::Waiting;
        }
        !others.is_empty()
    }

    /// Goes on with a module; says whether it is done, or awaits something.
    fn go_on_in(&mut self, module: usize, mut how: Resume, mut value: Value) -> Result<bool, Raise> {
        let record = self.record(module);
        let Some((code, name)) = record.map(|record| (record.code.clone(), record.name.clone())) else {
            return Ok(true);
        };
        let Code::Own(generator) = code else {
            let exports = match code {
                Code::Host => self.module_of_host(name.trim_start_matches("node:"))?,
                _ => self.require_file(std::path::Path::new(&name))?,
            };
            return self.give_names(module, exports).map(|()| true);
        };
        let generator = self.as_generator(generator);
        let generator = generator.ok_or(Raise::Trap(TrapKind::BadSignature))?;
        loop {
            let awaited = match self.resume_generator(generator, how, value)? {
                Step::End(_) => return Ok(true),
                Step::Value(awaited) | Step::Result(awaited) => awaited,
            };
            let waits = self.await_in(module, awaited);
            match self.attempt(waits)? {
                Ok(()) => return Ok(false),
                // What cannot be awaited is thrown there.
                Err(reason) => (how, value) = (Resume::Throw, reason),
            }
        }
    }

    /// Lets a module go on when a value is there.
    fn await_in(&mut self, module: usize, value: Value) -> Result<(), Raise> {
        let constructor = self.realm().promise;
        let promise = self.promise_of(constructor, value)?;
        let Some(promise) = promise.as_object() else {
            return Err(Raise::Trap(TrapKind::BadSignature));
        };
        let mut handlers = [Value::UNDEFINED; 2];
        for (handler, place) in handlers.iter_mut().zip([ADVANCE, FAIL]) {
            let function = self.make_native(number(TABLE, place), false)?;
            self.set_data(function, Value::number(module as f64));
            *handler = Value::object(function);
        }
        self.promise_then(promise, handlers, None)
    }

    /// What a module awaited is there.
    pub(super) fn awaited_by_module(&mut self, call: &Call<'_>, how: Resume) -> Result<Value, Raise> {
        let data = call.callee.as_object().map_or(Value::UNDEFINED, Object::data);
        let module = self.to_number(data)? as usize;
        let mut next = vec![module];
        let mut with = Some((how, call.arg(0)));
        while let Some(module) = next.pop() {
            let (how, value) = with.take().unwrap_or((Resume::Next, Value::UNDEFINED));
            let done = self.scope(|js| js.go_on_in(module, how, value), |_, _| {});
            match self.attempt(done)? {
                Ok(true) => next.extend(self.end_of(module)?.into_iter().rev()),
                Ok(false) => {}
                Err(reason) => self.fail(module, reason)?,
            }
        }
        Ok(Value::UNDEFINED)
    }

    /// A module is done that others wait for. Gives those that can go on now.
    fn end_of(&mut self, module: usize) -> Result<Vec<usize>, Raise> {
        let Some(record) = self.record(module) else {
            return Ok(Vec::new());
        };
        record.state = State::Evaluated;
        let (waiting, parents) = (
            std::mem::take(&mut record.waiting),
            std::mem::take(&mut record.parents),
        );
        for promise in waiting {
            self.resolve_promise(promise, Value::UNDEFINED)?;
        }
        let mut ready = Vec::new();
        for parent in parents {
            let Some(record) = self
                .record(parent)
                .filter(|parent| parent.state == State::Waiting)
            else {
                continue;
            };
            record.pending = record.pending.saturating_sub(1);
            if record.pending == 0 {
                ready.push(parent);
            }
        }
        Ok(ready)
    }

    /// A module has failed, and with it those that wait for it.
    fn fail(&mut self, module: usize, reason: Value) -> Result<(), Raise> {
        self.own_forever(reason);
        let mut failed = vec![module];
        while let Some(module) = failed.pop() {
            let Some(record) = self
                .record(module)
                .filter(|record| record.state == State::Waiting)
            else {
                continue;
            };
            record.state = State::Failed(reason);
            failed.append(&mut record.parents);
            for promise in std::mem::take(&mut record.waiting) {
                self.reject_promise(promise, reason)?;
            }
        }
        Ok(())
    }

    /// Whether the program is a module that waits for what never comes.
    pub(in super::super::super::super) fn is_unsettled(&mut self) -> bool {
        let main = self.realm().records.main;
        main.is_some_and(|main| main.promise_state() == Settled::Pending)
    }
}

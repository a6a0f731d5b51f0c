//! What a program still has to do when its code has returned: jobs of promises, and functions that wait for their time.
//!
//! A job runs after what runs now, before anything that waits for its time. Time is counted in whole milliseconds, as in node: so timers that
//! were begun one after the other end in the order of their delays.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use super::context::Js;
use super::output;
use super::value::{Object, Value};
use crate::managed::Raise;
use maple_mirbin::tagged;

/// What a job does with its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// Calls the first with the others.
    Call,
    /// Lets a reaction, the first, know what a promise was settled with; the third says whether it was rejected.
    React,
    /// Resolves a promise, the first, with what is like one, by the third, its `then`.
    Follow,
}

/// A job; it has counts of its values.
#[derive(Debug)]
struct Job {
    task: Task,
    values: Vec<Value>,
}

/// A function that waits for its time; it has counts of its values.
#[derive(Debug)]
struct Timer {
    number: u32,
    /// Milliseconds, see [`Jobs::now`].
    due: f64,
    /// Milliseconds after which it is called again.
    every: Option<f64>,
    /// Whether the program waits for it.
    is_awaited: bool,
    values: Vec<Value>,
}

/// What a program still has to do.
#[derive(Default, Debug)]
pub(super) struct Jobs {
    ticks: VecDeque<Job>,
    jobs: VecDeque<Job>,
    timers: Vec<Timer>,
    immediates: VecDeque<(u32, Vec<Value>)>,
    /// Promises that were rejected, which nobody had asked yet; it has counts of them.
    rejected: Vec<Object>,
    numbers: u32,
    /// When somebody asked for the time first.
    begun: Option<Instant>,
}

impl Jobs {
    /// All objects of which there are counts.
    pub fn take(self) -> impl Iterator<Item = u64> {
        let jobs = self.ticks.into_iter().chain(self.jobs).map(|job| job.values);
        let timers = self.timers.into_iter().map(|timer| timer.values);
        let immediates = self.immediates.into_iter().map(|(_, values)| values);
        let values = jobs.chain(timers).chain(immediates).flatten();
        let objects = values
            .map(|value| tagged::object(value.0))
            .filter(|object| *object != 0);
        objects.chain(self.rejected.into_iter().map(|promise| promise.0))
    }

    /// Whole milliseconds since somebody asked first.
    fn now(&mut self) -> f64 {
        let begun = self.begun.get_or_insert_with(Instant::now);
        begun.elapsed().as_millis() as f64
    }

    fn number(&mut self) -> u32 {
        self.numbers += 1;
        self.numbers
    }
}

/// Status of a program that is a module and waits for what never comes.
const UNSETTLED: i32 = 13;

/// The longest delay; longer ones are none.
const LONGEST: f64 = 2_147_483_647.0;

fn delay(given: f64) -> f64 {
    match (1.0..=LONGEST).contains(&given) {
        true => given.trunc(),
        false => 1.0,
    }
}

impl Js<'_> {
    fn owned(&mut self, values: &[Value]) -> Vec<Value> {
        values.iter().map(|value| Value(self.give(*value))).collect()
    }

    /// Adds a job.
    pub(super) fn enqueue(&mut self, task: Task, values: &[Value]) {
        let values = self.owned(values);
        self.realm().jobs.jobs.push_back(Job { task, values });
    }

    /// Adds a call that comes before other jobs.
    pub(super) fn enqueue_tick(&mut self, values: &[Value]) {
        let values = self.owned(values);
        let job = Job {
            task: Task::Call,
            values,
        };
        self.realm().jobs.ticks.push_back(job);
    }

    /// Calls a function, the first of the values, after a delay; gives the timer's number.
    pub(super) fn add_timer(&mut self, values: &[Value], after: f64, repeats: bool) -> u32 {
        let values = self.owned(values);
        let jobs = &mut self.realm().jobs;
        let (number, now, after) = (jobs.number(), jobs.now(), delay(after));
        jobs.timers.push(Timer {
            number,
            due: now + after,
            every: repeats.then_some(after),
            is_awaited: true,
            values,
        });
        number
    }

    /// Calls a function, the first of the values, in this round of the loop; gives its number.
    pub(super) fn add_immediate(&mut self, values: &[Value]) -> u32 {
        let values = self.owned(values);
        let jobs = &mut self.realm().jobs;
        let number = jobs.number();
        jobs.immediates.push_back((number, values));
        number
    }

    /// Forgets a timer or what was to be called in this round.
    pub(super) fn clear_timer(&mut self, number: u32) {
        let jobs = &mut self.realm().jobs;
        let timer = jobs.timers.iter().position(|timer| timer.number == number);
        let immediate = jobs.immediates.iter().position(|(known, _)| *known == number);
        let values = match (timer, immediate) {
            (Some(at), _) => jobs.timers.remove(at).values,
            (_, Some(at)) => jobs
                .immediates
                .remove(at)
                .map(|(_, values)| values)
                .unwrap_or_default(),
            _ => Vec::new(),
        };
        self.take_over(values);
    }

    /// Says whether the program waits for a timer; gives whether it does.
    pub(super) fn await_timer(&mut self, number: u32, awaited: Option<bool>) -> bool {
        let mut timers = self.realm().jobs.timers.iter_mut();
        let Some(timer) = timers.find(|timer| timer.number == number) else {
            return false;
        };
        timer.is_awaited = awaited.unwrap_or(timer.is_awaited);
        timer.is_awaited
    }

    /// Keeps values of which there are counts.
    fn take_over(&mut self, values: Vec<Value>) -> Vec<Value> {
        values.into_iter().map(|value| self.keep(value)).collect()
    }

    /// Remembers a promise that was rejected, which nobody has asked yet.
    pub(super) fn note_rejected(&mut self, promise: Object) {
        self.give(Value::object(promise));
        self.realm().jobs.rejected.push(promise);
    }

    fn call_values(&mut self, values: &[Value]) -> Result<(), Raise> {
        match values {
            [function, args @ ..] => self.call(*function, Value::UNDEFINED, args).map(|_| ()),
            [] => Ok(()),
        }
    }

    fn run_job(&mut self, job: Job) -> Result<(), Raise> {
        let body = |js: &mut Self| {
            let values = js.take_over(job.values);
            match (job.task, values.as_slice()) {
                (Task::React, &[reaction, value, rejected]) => {
                    js.react(reaction, value, rejected == Value::TRUE)
                }
                (Task::Follow, &[promise, like, then]) => js.follow(promise, like, then),
                (_, values) => js.call_values(values),
            }
        };
        self.scope(body, |_, ()| {})
    }

    /// Runs jobs until there is none. Gives the reason of a promise that stays rejected and that nobody has asked.
    fn drain(&mut self) -> Result<Option<Value>, Raise> {
        loop {
            loop {
                let jobs = &mut self.realm().jobs;
                let Some(job) = jobs.ticks.pop_front() else { break };
                self.run_job(job)?;
            }
            while let Some(job) = self.realm().jobs.jobs.pop_front() {
                self.run_job(job)?;
            }
            if self.realm().jobs.ticks.is_empty() {
                break;
            }
        }
        let rejected = std::mem::take(&mut self.realm().jobs.rejected);
        let mut unasked = None;
        for promise in rejected {
            let promise = self.keep(Value::object(promise));
            unasked = unasked.or(promise.as_object().filter(|promise| !promise.is_asked()));
        }
        Ok(unasked.map(|promise| self.hold(promise.data())))
    }

    /// Does all that the program still has to do; gives its status.
    ///
    /// # Errors
    /// What its functions throw.
    pub(super) fn run_jobs(&mut self) -> Result<i32, Raise> {
        if let Some(reason) = self.run_all_jobs()? {
            output::report(self, reason);
            return Ok(output::UNCAUGHT);
        }
        let usual = match self.is_unsettled() {
            true => UNSETTLED,
            false => 0,
        };
        Ok(self.exit_code()?.unwrap_or(usual))
    }

    /// Does all that the program still has to do, up to a promise that stays rejected and that nobody has asked; gives its reason.
    pub(super) fn run_all_jobs(&mut self) -> Result<Option<Value>, Raise> {
        if let Some(reason) = self.drain()? {
            return Ok(Some(reason));
        }
        loop {
            if let Some(reason) = self.run_timers()? {
                return Ok(Some(reason));
            }
            if let Some(reason) = self.run_immediates()? {
                return Ok(Some(reason));
            }
            let jobs = &mut self.realm().jobs;
            if !jobs.immediates.is_empty() {
                continue;
            }
            if !jobs.timers.iter().any(|timer| timer.is_awaited) {
                return Ok(None);
            }
            let due = jobs
                .timers
                .iter()
                .map(|timer| timer.due)
                .fold(f64::INFINITY, f64::min);
            let wait = due - jobs.now();
            if wait > 0.0 {
                // Nobody waits for what is in a buffer meanwhile.
                crate::dynamic::flush();
                self.vm().sleep(Duration::from_secs_f64(wait / 1000.0))?;
            }
        }
    }

    /// Calls what waited long enough, up to what nobody has asked.
    fn run_timers(&mut self) -> Result<Option<Value>, Raise> {
        let now = self.realm().jobs.now();
        loop {
            let jobs = &mut self.realm().jobs;
            let due = jobs.timers.iter_mut().filter(|timer| timer.due <= now);
            let order =
                |a: &&mut Timer, b: &&mut Timer| a.due.total_cmp(&b.due).then(a.number.cmp(&b.number));
            let Some(timer) = due.min_by(order) else {
                return Ok(None);
            };
            let (number, every) = (timer.number, timer.every);
            // It is not due while it runs, and begins again after that.
            timer.due = f64::INFINITY;
            let values = timer.values.clone();
            let values = self.owned(&values);
            if every.is_none() {
                self.clear_timer(number);
            }
            let unasked = self.run_call(values)?;
            let jobs = &mut self.realm().jobs;
            let next = jobs.now() + every.unwrap_or(0.0);
            if let Some(timer) = jobs.timers.iter_mut().find(|timer| timer.number == number) {
                timer.due = next;
            }
            if unasked.is_some() {
                return Ok(unasked);
            }
        }
    }

    /// Calls what is to be called in this round, up to what nobody has asked.
    fn run_immediates(&mut self) -> Result<Option<Value>, Raise> {
        let count = self.realm().jobs.immediates.len();
        for _ in 0..count {
            let Some((_, values)) = self.realm().jobs.immediates.pop_front() else {
                break;
            };
            let unasked = self.run_call(values)?;
            if unasked.is_some() {
                return Ok(unasked);
            }
        }
        Ok(None)
    }

    /// Calls a function, and runs the jobs that it leaves.
    fn run_call(&mut self, values: Vec<Value>) -> Result<Option<Value>, Raise> {
        let job = Job {
            task: Task::Call,
            values,
        };
        self.run_job(job)?;
        let keep = |js: &mut Self, unasked: &Option<Value>| {
            if let Some(reason) = unasked {
                js.hold(*reason);
            }
        };
        self.scope(|js| js.drain(), keep)
    }
}

//! Threads of managed programs: a thread of the VM for each thread object that was started.

use super::environment::Environment;
use super::throw;
use crate::machine::safepoint::stop_reason;
use crate::machine::threads::{self, Work, await_signal};
use crate::state::machine::Machine;
use crate::state::managed::{Managed, Started};
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use crate::state::threads::Signal;
use crate::state::trap::Trap;
use maple_rt::heap::{class_of, is_sole_owner};
use maple_rt::managed::{Fault, ManagedVm, Raise, language};
use maple_rt::trap::TrapKind;
use std::sync::Arc;
use std::time::Duration;

/// Number of started threads from which on those that have ended are looked for.
const MANY: usize = 64;

/// The `Thread` object of the running thread, borrowed from its context.
///
/// # Errors
/// As [`ManagedVm::current_thread`].
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate.
pub unsafe fn current(cx: *mut ThreadState) -> Result<u64, Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        if (*cx).thread_object == 0 {
            let mut env = Environment::new(cx);
            let name = language().names().thread;
            let class = env.find_class(name).ok_or_else(|| Fault::NoClass(name).raise())?;
            (*cx).thread_object = env.new_object(class)?;
        }
        Ok((*cx).thread_object)
    }
}

/// Starts a thread for a `Thread` object.
///
/// # Errors
/// As [`ManagedVm::start`].
///
/// # Safety
/// As [`current`]; `thread` is an object.
pub unsafe fn start(cx: *mut ThreadState, thread: u64) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        let managed = Machine::managed((*cx).machine);
        if managed.threads.started.contains_key(&thread) || thread == (*cx).thread_object {
            return Err(Fault::ThreadStarted.raise());
        }
        sweep(cx);
        let daemon = is_daemon(cx, thread);
        let order = managed.threads.count;
        let end = threads::start(cx, Run { thread, order }).ok_or_else(|| Fault::NoThread.raise())?;
        Environment::new(cx).retain(thread);
        let managed = Machine::managed((*cx).machine);
        managed.threads.started.insert(thread, Started { end, daemon });
        managed.threads.count += 1;
        Ok(())
    }
}

/// Whether a thread that is about to start is a daemon. Class libraries may have none.
unsafe fn is_daemon(cx: *mut ThreadState, thread: u64) -> bool {
    // SAFETY: `start`'s promise; the field lies in the object.
    unsafe {
        let env = Environment::new(cx);
        let (name, descriptor) = language().names().daemon;
        let field = env.field_offset(env.class_of(thread), name, descriptor);
        field.is_some_and(|offset| ((thread + u64::from(offset)) as *const u8).read() != 0)
    }
}

/// Forgets threads that have ended and whose objects nobody else knows, so that a program may start any number of them.
unsafe fn sweep(cx: *mut ThreadState) {
    // SAFETY: `start`'s promise; the table owns a count of each object, so it is alive.
    unsafe {
        let threads = &mut Machine::managed((*cx).machine).threads;
        if threads.started.len() < threads.sweep_at.max(MANY) {
            return;
        }
        let gone = |&(&object, started): &(&u64, &Started)| started.end.is_set() && is_sole_owner(object);
        let gone: Vec<u64> = threads
            .started
            .iter()
            .filter(gone)
            .map(|(&object, _)| object)
            .collect();
        for object in &gone {
            threads.started.remove(object);
        }
        threads.sweep_at = threads.started.len() * 2;
        for object in gone {
            Environment::new(cx).release(object);
        }
    }
}

/// What a new thread does.
struct Run {
    /// Its object, which the table of threads keeps.
    thread: u64,
    /// Number of threads that were started before.
    order: u64,
}

impl Work for Run {
    fn name(&self) -> Option<String> {
        Some(format!("Thread-{}", self.order))
    }

    unsafe fn run(&mut self, cx: *mut ThreadState) -> Result<(), Trap> {
        // SAFETY: the caller's promise; the object is kept.
        unsafe {
            ThreadState::acquire(cx);
            (*cx).thread_object = self.thread;
            let method = class_of(self.thread)
                .find_method(language().names().run)
                .filter(|method| method.code != 0);
            let result = match method {
                Some(method) => Environment::new(cx).call(method.code, &[self.thread]).map(drop),
                None => Ok(()),
            };
            let result = result.map_err(|raise| throw::uncaught(cx, raise));
            ThreadState::release(cx);
            result
        }
    }

    fn ended(self, shared: &Shared, result: Result<(), Trap>) {
        match result {
            Err(trap) if matches!(trap.kind, TrapKind::Exception { .. }) => {
                shared.report(&self.name().unwrap_or_default(), trap);
            }
            // What interrupts this thread interrupts the embedder's, too.
            Err(trap) if trap.kind == TrapKind::Interrupted => {}
            Err(trap) if shared.poll.get() & Poll::CLOSED == 0 => shared.put_stray(trap),
            _ => {}
        }
    }
}

/// Waits until a thread has ended; one that was not started has.
///
/// # Errors
/// As [`ManagedVm::join`].
///
/// # Safety
/// As [`start`].
pub unsafe fn join(cx: *mut ThreadState, thread: u64, limit: Option<Duration>) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        let started = Machine::managed((*cx).machine).threads.started.get(&thread);
        match started.map(|started| Arc::clone(&started.end)) {
            Some(end) => await_signal(cx, &end, limit).map_err(Raise::Trap),
            None => Ok(()),
        }
    }
}

/// Waits for some time.
///
/// # Errors
/// As [`ManagedVm::sleep`].
///
/// # Safety
/// As [`current`].
pub unsafe fn sleep(cx: *mut ThreadState, time: Duration) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe { await_signal(cx, &Signal::default(), Some(time)) }.map_err(Raise::Trap)
}

/// Whether a thread was started and has not ended.
pub fn is_alive(managed: &Managed, thread: u64) -> bool {
    managed
        .threads
        .started
        .get(&thread)
        .is_some_and(|started| !started.end.is_set())
}

/// Waits until all threads have ended that are no daemons.
///
/// # Errors
/// As [`join`].
///
/// # Safety
/// As [`current`].
pub unsafe fn join_all(cx: *mut ThreadState) -> Result<(), Raise> {
    // SAFETY: the caller's promise. Threads may start others meanwhile.
    unsafe {
        let running = || {
            let mut all = Machine::managed((*cx).machine).threads.started.values();
            let found = all.find(|started| !started.daemon && !started.end.is_set());
            found.map(|started| Arc::clone(&started.end))
        };
        while let Some(end) = running() {
            await_signal(cx, &end, None).map_err(Raise::Trap)?;
        }
        // The last one may have left a trap as it ended.
        if (*(*cx).shared).poll.get() & Poll::STRAY != 0
            && let Some(kind) = stop_reason(cx)
        {
            return Err(Raise::Trap(kind));
        }
        Ok(())
    }
}

/// `Object.wait`: gives the monitor up, waits to be notified, and takes the monitor back.
///
/// # Errors
/// As [`ManagedVm::wait`].
///
/// # Safety
/// As [`start`].
pub unsafe fn wait(cx: *mut ThreadState, object: u64, limit: Option<Duration>) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        if !super::monitors::is_owner(cx, object) {
            return Err(Fault::NotOwner.raise());
        }
        let signal = Arc::new(Signal::default());
        let waiting = &mut Machine::managed((*cx).machine).threads.waiting;
        waiting.entry(object).or_default().push_back(Arc::clone(&signal));
        let mut entered = 0;
        while super::monitors::is_owner(cx, object) {
            super::monitors::exit(cx, object)?;
            entered += 1;
        }
        let result = await_signal(cx, &signal, limit).map_err(Raise::Trap);
        let waiting = &mut Machine::managed((*cx).machine).threads.waiting;
        if let Some(list) = waiting.get_mut(&object) {
            list.retain(|other| !Arc::ptr_eq(other, &signal));
            if list.is_empty() {
                waiting.remove(&object);
            }
        }
        for _ in 0..entered {
            super::monitors::enter(cx, object)?;
        }
        result
    }
}

/// `Object.notify` and `notifyAll`.
pub fn notify(managed: &mut Managed, object: u64, all: bool) {
    if let Some(list) = managed.threads.waiting.get_mut(&object) {
        let count = if all { list.len() } else { 1 };
        for signal in list.drain(..count.min(list.len())) {
            signal.set();
        }
    }
}

/// The objects that the table keeps, for the end of the program.
pub fn take(managed: &mut Managed) -> Vec<u64> {
    managed
        .threads
        .started
        .drain()
        .map(|(thread, _)| thread)
        .collect()
}

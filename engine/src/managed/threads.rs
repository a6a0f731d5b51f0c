//! Threads of managed programs: a thread of the system, with stacks of its own, for each `java.lang.Thread` that was started.

use super::java::Java;
use super::{Managed, throw};
use crate::fault;
use crate::native;
use crate::stack::Stack;
use crate::thread::ThreadState;
use crate::vm::Machine;
use crate::vm::backtrace::Trap;
use crate::vm::roster::Listed;
use crate::vm::shared::{Poll, Shared};
use maple_runtime::heap::{class_of, is_sole_owner};
use maple_runtime::java::{JavaVm, Raise, messages};
use maple_runtime::monitor::ThreadId;
use maple_runtime::trap::TrapKind;
use parking_lot::{Condvar, Mutex};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How long a thread waits for another before it looks whether the VM shall stop.
const PATIENCE: Duration = Duration::from_millis(20);
/// How long the end of a program waits for threads that it has told to stop. Threads in native functions do not hear it.
const FAREWELL: Duration = Duration::from_secs(2);
/// Number of started threads from which on those that have ended are looked for.
const MANY: usize = 64;
/// Method that a thread executes.
const RUN: &str = "run|()V";
/// Field of `java.lang.Thread` that says that the program's end does not wait for the thread.
const DAEMON: &str = "daemon";

/// The threads that were started.
#[derive(Default)]
pub struct Threads {
    /// By `Thread` object, of which the entry owns a count until the program ends or nobody else has one.
    started: FxHashMap<u64, Arc<Signal>>,
    /// Number of entries at which those that can go are looked for.
    sweep_at: usize,
    /// Number of threads that were started so far.
    count: u64,
    /// Numbers for monitors that no thread has.
    free: Vec<u16>,
    /// Numbers that were given out.
    given: u16,
    /// Threads in `Object.wait`, by object, the one that has waited longest first.
    waiting: FxHashMap<u64, VecDeque<Arc<Signal>>>,
}

/// Something that happens once: a thread ends, a waiting one is notified.
#[derive(Default)]
pub struct Signal {
    happened: Mutex<bool>,
    changed: Condvar,
    /// It is the end of a thread that the program's end does not wait for.
    daemon: bool,
}

impl Signal {
    fn set(&self) {
        *self.happened.lock() = true;
        self.changed.notify_all();
    }

    fn is_set(&self) -> bool {
        *self.happened.lock()
    }

    fn wait(&self, time: Duration) {
        let mut happened = self.happened.lock();
        if !*happened {
            self.changed.wait_for(&mut happened, time);
        }
    }
}

impl Threads {
    /// A number for a new thread; none if there are too many.
    fn number(&mut self) -> Option<ThreadId> {
        if let Some(number) = self.free.pop() {
            return ThreadId::new(number);
        }
        // 1 is the embedder's thread.
        let next = self.given.max(1) + 1;
        let id = ThreadId::new(next)?;
        self.given = next;
        Some(id)
    }
}

/// The `Thread` object of the running thread, borrowed from its context.
///
/// # Errors
/// As [`JavaVm::current_thread`].
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate.
pub unsafe fn current(cx: *mut ThreadState) -> Result<u64, Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        if (*cx).java_thread == 0 {
            let mut java = Java::new(cx);
            let Some(class) = java.find_class("Ljava/lang/Thread;") else {
                return Err(Raise::Exception {
                    class: "Ljava/lang/NoClassDefFoundError;",
                    message: Some("java/lang/Thread".to_owned()),
                });
            };
            (*cx).java_thread = java.new_object(class)?;
        }
        Ok((*cx).java_thread)
    }
}

/// Starts a thread for a `Thread` object.
///
/// # Errors
/// As [`JavaVm::start`].
///
/// # Safety
/// As [`current`]; `thread` is an object.
pub unsafe fn start(cx: *mut ThreadState, thread: u64) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        let managed = Machine::managed((*cx).machine);
        if managed.threads.started.contains_key(&thread) || thread == (*cx).java_thread {
            return Err(Raise::Exception {
                class: "Ljava/lang/IllegalThreadStateException;",
                message: None,
            });
        }
        let no_thread = || Raise::Exception {
            class: "Ljava/lang/OutOfMemoryError;",
            message: Some("unable to create native thread".to_owned()),
        };
        sweep(cx);
        let number = managed.threads.number().ok_or_else(no_thread)?;
        let signal = Arc::new(Signal {
            daemon: is_daemon(cx, thread),
            ..Signal::default()
        });
        let shared = (*(*cx).machine).shared.upgrade().ok_or_else(no_thread)?;
        shared.begin_parallel(cx);
        let parallel = Arc::clone(&shared);
        parallel.parallel.threads.fetch_add(1, Ordering::Relaxed);
        let start = Start {
            shared,
            thread,
            number,
            order: managed.threads.count,
            signal: Arc::clone(&signal),
        };
        let spawned = std::thread::Builder::new()
            .name(format!("maple-{}", number.number()))
            .spawn(move || start.run());
        if spawned.is_err() {
            managed.threads.free.push(number.number());
            parallel.parallel.threads.fetch_sub(1, Ordering::Relaxed);
            return Err(no_thread());
        }
        Java::new(cx).retain(thread);
        managed.threads.started.insert(thread, signal);
        managed.threads.count += 1;
        Ok(())
    }
}

/// Whether a thread that is about to start is a daemon. Class libraries may have none.
unsafe fn is_daemon(cx: *mut ThreadState, thread: u64) -> bool {
    // SAFETY: `start`'s promise; the field lies in the object.
    unsafe {
        let java = Java::new(cx);
        let field = java.field_offset(java.class_of(thread), DAEMON, "Z");
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
        let gone = |&(&object, signal): &(&u64, &Arc<Signal>)| signal.is_set() && is_sole_owner(object);
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
            Java::new(cx).release(object);
        }
    }
}

/// Tells all other threads to stop, and waits until they have.
///
/// # Safety
/// As [`current`].
pub unsafe fn stop_all(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        (*(*cx).shared).poll.set(Poll::CLOSED);
        let until = Instant::now() + FAREWELL;
        while let Some(signal) = running(cx, |_| true) {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            Java::new(cx).blocking(&mut || signal.wait(left.min(PATIENCE)));
        }
    }
}

/// A thread of those that are wanted that has not ended.
unsafe fn running(cx: *mut ThreadState, wanted: impl Fn(&Signal) -> bool) -> Option<Arc<Signal>> {
    // SAFETY: the callers' promise: the gate is held.
    let threads = unsafe { &Machine::managed((*cx).machine).threads };
    let mut all = threads.started.values();
    all.find(|signal| wanted(signal) && !signal.is_set()).cloned()
}

/// What a new thread gets.
struct Start {
    shared: Arc<Shared>,
    thread: u64,
    number: ThreadId,
    /// Number of threads that were started before.
    order: u64,
    signal: Arc<Signal>,
}

impl Start {
    /// The life of a thread.
    fn run(self) {
        /// Tells that the thread has ended, however it does: others wait for it.
        struct Ended(Arc<Signal>);
        impl Drop for Ended {
            fn drop(&mut self) {
                self.0.set();
            }
        }
        let ended = Ended(Arc::clone(&self.signal));
        fault::prepare_thread();
        let result = self.execute();
        self.shared.with(|machine| {
            if let Some(managed) = &mut machine.managed {
                managed.threads.free.push(self.number.number());
            }
            self.shared.parallel.threads.fetch_sub(1, Ordering::Relaxed);
            // SAFETY: the gate is held, and the context of this thread is gone.
            unsafe { self.shared.end_parallel() };
        });
        match result {
            Err(trap) if matches!(trap.kind, TrapKind::Exception { .. }) => {
                self.shared.report(&self.name(), trap);
            }
            // What interrupts this thread interrupts the embedder's, too.
            Err(trap) if trap.kind == TrapKind::Interrupted => {}
            Err(trap) if self.shared.poll.get() & Poll::CLOSED == 0 => self.shared.put_stray(trap),
            _ => {}
        }
        // The program may end when it knows that the thread has.
        drop(ended);
    }

    /// What messages call the thread.
    fn name(&self) -> String {
        format!("Thread-{}", self.order)
    }

    fn execute(&self) -> Result<(), Trap> {
        let bytes = self.shared.with(|machine| machine.config.stack_bytes);
        let stack = Stack::new(bytes).map_err(|_| Trap::without_frames(TrapKind::OutOfMemory))?;
        let mut context = ThreadState::new(&self.shared, stack, true);
        let cx = &raw mut *context;
        // SAFETY: the context is this thread's; the object is kept by the table of threads.
        unsafe {
            let _listed = Listed::new(&self.shared, cx, Some(self.name()));
            ThreadState::acquire(cx);
            (*cx).thread = self.number;
            (*cx).java_thread = self.thread;
            let method = class_of(self.thread)
                .find_method(RUN)
                .filter(|method| method.code != 0);
            let result = match method {
                Some(method) => Java::new(cx).call(method.code, &[self.thread]).map(drop),
                None => Ok(()),
            };
            let result = result.map_err(|raise| throw::uncaught(cx, raise));
            ThreadState::release(cx);
            ThreadState::retire(cx);
            result
        }
    }
}

/// Waits until a thread has ended; one that was not started has.
///
/// # Errors
/// As [`JavaVm::join`].
///
/// # Safety
/// As [`start`].
pub unsafe fn join(cx: *mut ThreadState, thread: u64, limit: Option<Duration>) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        match Machine::managed((*cx).machine)
            .threads
            .started
            .get(&thread)
            .cloned()
        {
            Some(signal) => await_signal(cx, &signal, limit),
            None => Ok(()),
        }
    }
}

/// Waits for some time.
///
/// # Errors
/// As [`JavaVm::sleep`].
///
/// # Safety
/// As [`current`].
pub unsafe fn sleep(cx: *mut ThreadState, time: Duration) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe { await_signal(cx, &Signal::default(), Some(time)) }
}

/// Waits for a signal.
unsafe fn await_signal(cx: *mut ThreadState, signal: &Signal, limit: Option<Duration>) -> Result<(), Raise> {
    let until = limit.and_then(|limit| Instant::now().checked_add(limit));
    while !signal.is_set() {
        let left = until.map_or(PATIENCE, |until| until.saturating_duration_since(Instant::now()));
        if left.is_zero() {
            break;
        }
        // SAFETY: `join`'s promise.
        unsafe {
            Java::new(cx).blocking(&mut || signal.wait(left.min(PATIENCE)));
            if let Some(kind) = native::stop_reason(cx) {
                return Err(Raise::Trap(kind));
            }
        }
    }
    Ok(())
}

/// Whether a thread was started and has not ended.
pub fn is_alive(managed: &Managed, thread: u64) -> bool {
    managed
        .threads
        .started
        .get(&thread)
        .is_some_and(|signal| !signal.is_set())
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
        while let Some(signal) = running(cx, |signal| !signal.daemon) {
            await_signal(cx, &signal, None)?;
        }
        // The last one may have left a trap as it ended.
        if (*(*cx).shared).poll.get() & Poll::STRAY != 0
            && let Some(kind) = native::stop_reason(cx)
        {
            return Err(Raise::Trap(kind));
        }
        Ok(())
    }
}

/// `Object.wait`: gives the monitor up, waits to be notified, and takes the monitor back.
///
/// # Errors
/// As [`JavaVm::wait`].
///
/// # Safety
/// As [`start`].
pub unsafe fn wait(cx: *mut ThreadState, object: u64, limit: Option<Duration>) -> Result<(), Raise> {
    // SAFETY: the caller's promise.
    unsafe {
        if !super::monitors::is_owner(cx, object) {
            return Err(messages::not_owner());
        }
        let signal = Arc::new(Signal::default());
        let waiting = &mut Machine::managed((*cx).machine).threads.waiting;
        waiting.entry(object).or_default().push_back(Arc::clone(&signal));
        let mut entered = 0;
        while super::monitors::is_owner(cx, object) {
            super::monitors::exit(cx, object)?;
            entered += 1;
        }
        let result = await_signal(cx, &signal, limit);
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

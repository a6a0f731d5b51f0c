//! Stopping a VM from outside, and the time limit.

use crate::fault;
use crate::state::shared::Poll;
use parking_lot::{Condvar, Mutex};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Stops the code of a [`Vm`](crate::Vm) from any thread or signal handler.
///
/// The call of the embedder ends with the trap [`Interrupted`](crate::TrapKind::Interrupted) at the next loop or call of Maple code, or
/// when a native function returns. If the VM is idle, its next call ends so. Needs
/// [`Config::interruptible`](crate::Config::interruptible); without, only the return of a native function is noticed.
#[derive(Clone, Debug)]
pub struct InterruptHandle(pub(crate) Arc<Poll>);

impl InterruptHandle {
    /// Asks the VM to stop.
    pub fn interrupt(&self) {
        self.0.set(Poll::INTERRUPT);
    }

    /// Whether [`InterruptHandle::interrupt_in_signal`] stops code that was translated without
    /// [`Config::interruptible`](crate::Config::interruptible).
    pub fn stops_all_code() -> bool {
        cfg!(fault_recovery)
    }

    /// As [`InterruptHandle::interrupt`], called by a signal handler: stops also plain code on this thread that is not interruptible. It cannot
    /// at every instruction of the machine, so the signal is to be repeated until the call of the embedder has ended.
    ///
    /// # Safety
    /// `context` is what the kernel passed to the handler of a signal, which was installed with `SA_SIGINFO` and returns after this.
    pub unsafe fn interrupt_in_signal(&self, context: *mut libc::c_void) {
        self.interrupt();
        // SAFETY: the caller's promise.
        unsafe { fault::interrupt(context, self.0.word()) };
    }

    /// Ends the process with status 130 when the handler returns, for programs that do not stop: writes to standard error where this thread
    /// and those are that are known to stand still. Exit handlers and destructors do not run.
    ///
    /// # Safety
    /// As [`InterruptHandle::interrupt_in_signal`].
    pub unsafe fn end_process_in_signal(&self, context: *mut libc::c_void) {
        // SAFETY: the caller's promise.
        unsafe { fault::end_process(context, self.0.word()) };
    }
}

/// The thread that watches the time of a VM's calls. It ends with the value.
pub struct Watchdog {
    state: Arc<State>,
    thread: Option<JoinHandle<()>>,
}

struct State {
    /// When the call that is running is to be stopped.
    order: Mutex<Order>,
    changed: Condvar,
}

#[derive(Clone, Copy)]
enum Order {
    Idle,
    Stop(Instant),
    End,
}

impl Watchdog {
    /// Starts the thread.
    ///
    /// # Errors
    /// If the system refuses one.
    pub fn start(poll: Arc<Poll>) -> std::io::Result<Watchdog> {
        let state = Arc::new(State {
            order: Mutex::new(Order::Idle),
            changed: Condvar::new(),
        });
        let own = state.clone();
        let thread = std::thread::Builder::new()
            .name("maple time limit".to_owned())
            .spawn(move || own.watch(&poll))?;
        Ok(Watchdog {
            state,
            thread: Some(thread),
        })
    }

    /// Gives the call that begins now this much time.
    pub fn begin(&self, limit: Duration) {
        let end = Instant::now().checked_add(limit);
        self.state.order(end.map_or(Order::Idle, Order::Stop));
    }

    /// The call is over.
    pub fn end(&self) {
        self.state.order(Order::Idle);
    }
}

impl State {
    fn order(&self, order: Order) {
        *self.order.lock() = order;
        self.changed.notify_one();
    }

    fn watch(&self, poll: &Poll) {
        let mut order = self.order.lock();
        loop {
            match *order {
                Order::End => return,
                Order::Idle => self.changed.wait(&mut order),
                Order::Stop(end) if Instant::now() >= end => {
                    poll.set(Poll::TIME);
                    *order = Order::Idle;
                }
                Order::Stop(end) => {
                    self.changed.wait_until(&mut order, end);
                }
            }
        }
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.state.order(Order::End);
        if let Some(thread) = self.thread.take() {
            // It has nothing left to do but to return.
            let _ = thread.join();
        }
    }
}

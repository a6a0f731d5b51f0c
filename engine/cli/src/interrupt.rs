//! Ctrl-C: the program traps, and the stacks of its threads are shown. A second one ends the process at once.
//!
//! Code that does not poll is stopped where the signal finds it, if it finds it between two instructions; until then a timer sends others.
//! A program that waits in native code for something that does not come never stops, and is given up after a while.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use maple_vm::{InterruptHandle, Vm};

use crate::status;

/// Processor time between attempts to stop code.
const TICK: Duration = Duration::from_millis(1);
/// When to give up a program that does not stop.
const PATIENCE: Duration = Duration::from_secs(4);

static HANDLE: OnceLock<InterruptHandle> = OnceLock::new();
static PRESSED: AtomicBool = AtomicBool::new(false);

type Action = unsafe extern "C" fn(libc::c_int, *mut libc::siginfo_t, *mut libc::c_void);

/// From here on Ctrl-C stops `vm`, unless the process ignores it, as those do that a shell starts in the background.
pub fn listen(vm: &Vm) {
    if HANDLE.set(vm.interrupt_handle()).is_err() {
        return;
    }
    // SAFETY: plain system calls on a valid structure.
    let is_default = unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        libc::sigaction(libc::SIGINT, std::ptr::null(), &raw mut action);
        action.sa_sigaction == libc::SIG_DFL
    };
    if is_default {
        // Native calls that wait shall return.
        handle(libc::SIGINT, on_interrupt, 0);
    }
}

/// The program has stopped: what follows takes its time.
pub fn over() {
    if PRESSED.load(Ordering::Relaxed) {
        set_timer(libc::ITIMER_VIRTUAL, Duration::ZERO, Duration::ZERO);
        set_timer(libc::ITIMER_REAL, Duration::ZERO, Duration::ZERO);
    }
}

fn handle(signal: libc::c_int, function: Action, flags: libc::c_int) {
    // SAFETY: plain system calls on a valid structure; the handlers are async-signal-safe.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = function as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | flags;
        libc::sigemptyset(&raw mut action.sa_mask);
        libc::sigaction(signal, &raw const action, std::ptr::null_mut());
    }
}

fn set_timer(timer: libc::c_int, first: Duration, period: Duration) {
    let time = |time: Duration| libc::timeval {
        tv_sec: time.as_secs() as libc::time_t,
        tv_usec: libc::suseconds_t::from(time.subsec_micros()),
    };
    let value = libc::itimerval {
        it_interval: time(period),
        it_value: time(first),
    };
    // SAFETY: a plain system call on a valid structure.
    unsafe { libc::setitimer(timer, &raw const value, std::ptr::null_mut()) };
}

unsafe extern "C" fn on_interrupt(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    if PRESSED.swap(true, Ordering::Relaxed) {
        // SAFETY: ends the process.
        unsafe { libc::_exit(libc::c_int::from(status::INTERRUPTED)) };
    }
    handle(libc::SIGVTALRM, on_tick, libc::SA_RESTART);
    handle(libc::SIGALRM, on_deadline, libc::SA_RESTART);
    set_timer(libc::ITIMER_VIRTUAL, TICK, TICK);
    set_timer(libc::ITIMER_REAL, PATIENCE, Duration::ZERO);
    // SAFETY: the kernel's context, in the handler of a signal.
    unsafe { on_tick(0, std::ptr::null_mut(), context) };
}

unsafe extern "C" fn on_tick(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    if let Some(handle) = HANDLE.get() {
        // SAFETY: the kernel's context, in the handler of a signal.
        unsafe { handle.interrupt_in_signal(context) };
    }
}

unsafe extern "C" fn on_deadline(_: libc::c_int, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
    if let Some(handle) = HANDLE.get() {
        // SAFETY: as above.
        unsafe { handle.end_process_in_signal(context) };
    }
}

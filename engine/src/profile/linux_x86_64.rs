//! The timer and its signal handler on x86-64 Linux.

use super::contexts::Contexts;
use super::histogram::Histogram;
use super::{Met, ProfileError, Tables, key};
use crate::fault::frames::Stack;
use crate::fault::stack::stack;
use crate::fault::standing::{Standing, standing};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};
use std::time::Duration;

/// Processor time between samples, in microseconds.
const PERIOD: libc::suseconds_t = 1000;

/// Where samples go; null while nobody profiles. Never freed: a handler on another thread may be about to count.
static COUNTS: AtomicPtr<Histogram> = AtomicPtr::new(std::ptr::null_mut());
/// Where their stacks go; null while nobody wants them. Never freed either.
static STACKS: AtomicPtr<Contexts> = AtomicPtr::new(std::ptr::null_mut());
/// The VM that is profiled.
static VM: AtomicU64 = AtomicU64::new(0);

/// Begins to sample VM `vm`, if that is said with stacks.
///
/// # Errors
/// If the system refuses the timer.
pub fn start(vm: u64, with_stacks: bool) -> Result<Tables, ProfileError> {
    static TABLE: OnceLock<Histogram> = OnceLock::new();
    static TREE: OnceLock<Contexts> = OnceLock::new();
    let counts = TABLE.get_or_init(Histogram::new);
    counts.clear();
    let stacks = with_stacks.then(|| TREE.get_or_init(Contexts::new));
    if let Some(stacks) = stacks {
        stacks.clear();
        STACKS.store(std::ptr::from_ref(stacks).cast_mut(), Ordering::Release);
    }
    VM.store(vm, Ordering::Relaxed);
    COUNTS.store(std::ptr::from_ref(counts).cast_mut(), Ordering::Release);
    // SAFETY: plain system calls on valid structures; the handler is async-signal-safe.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_tick as *const () as usize;
        // Calls that wait go on waiting, and a full host stack is left alone.
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESTART;
        libc::sigemptyset(&raw mut action.sa_mask);
        if libc::sigaction(libc::SIGPROF, &raw const action, std::ptr::null_mut()) != 0 || !set_timer(PERIOD)
        {
            let error = std::io::Error::last_os_error();
            COUNTS.store(std::ptr::null_mut(), Ordering::Release);
            STACKS.store(std::ptr::null_mut(), Ordering::Release);
            return Err(ProfileError::Timer(error));
        }
    }
    Ok(Tables {
        places: counts,
        stacks,
    })
}

/// Ends what [`start`] began. The handler stays: a signal may be on its way, and its default action would end the process.
pub fn stop() {
    set_timer(0);
    COUNTS.store(std::ptr::null_mut(), Ordering::Release);
    STACKS.store(std::ptr::null_mut(), Ordering::Release);
}

fn set_timer(period: libc::suseconds_t) -> bool {
    let period = libc::timeval {
        tv_sec: 0,
        tv_usec: period,
    };
    let timer = libc::itimerval {
        it_interval: period,
        it_value: period,
    };
    // SAFETY: a plain system call on a valid structure.
    unsafe { libc::setitimer(libc::ITIMER_PROF, &raw const timer, std::ptr::null_mut()) == 0 }
}

/// Processor time that the process has used.
pub fn processor_time() -> Duration {
    // SAFETY: a plain system call that fills the structure.
    unsafe {
        let mut time: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &raw mut time);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }
}

unsafe extern "C" fn on_tick(_: libc::c_int, _: *mut libc::siginfo_t, ucontext: *mut libc::c_void) {
    // SAFETY: the kernel passes a valid context; tables are never freed.
    unsafe {
        let Some(counts) = COUNTS.load(Ordering::Acquire).as_ref() else {
            return;
        };
        let registers = &(*ucontext.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let vm = VM.load(Ordering::Relaxed);
        if let Some(stacks) = STACKS.load(Ordering::Acquire).as_ref() {
            stacks.add(libc::gettid().cast_unsigned(), |frames| {
                let mut found = Stack::new(frames);
                stack(registers, vm, &mut found);
                found.frames().len()
            });
        }
        counts.add(match standing(registers, vm) {
            Standing::Outside => key(Met::Outside, std::ptr::null()),
            Standing::Code(pc) => key(Met::Code, pc),
            Standing::Engine(pc) => key(Met::Engine, pc),
            Standing::Called(pc) => key(Met::Called, pc),
        });
    }
}

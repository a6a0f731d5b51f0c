//! What the threads of a VM share, and the gate that lets one of them at a time run Maple code.
//!
//! # Threads
//! A native function may call back on a thread of its own (`pthread_create`). Such a thread gets a [`ThreadState`](super::thread::ThreadState)
//! with a stack when it arrives; code, images and call sites are the same. **Architecture Invariant:** Maple code runs, and the
//! [`Machine`] is touched, only with the gate held. The gate is released around native functions and host functions, and nowhere else: a
//! thread that computes without such calls, and without polls, keeps the others waiting. Memory that Maple code shares between threads is
//! as in C. VMs that start threads themselves go on to [`parallel`](crate::machine::parallel), on the threaded executor: there threads
//! execute instructions at once, and the gate is held around slow paths only.
//!
//! Most VMs never see a second thread, so the gate is biased towards the embedder's: as long as no other thread has wanted it, that thread
//! takes and returns it with plain stores. The first other thread ends this for good: it withdraws the bias, makes the system run a
//! barrier on all threads (`membarrier`), and waits until the owner has left. Without that system call there is no bias.

use super::function::FunctionId;
use super::guard::guarded;
use super::machine::Machine;
use super::parallel::Parallel;
use super::roster::{Roster, StoppedThread};
use super::thread::ThreadState;
use super::trap::Trap;
use crate::config::{Config, Uncaught};
use maple_dispatch::StackTable;
use maple_dispatch::routines::Routines;
use maple_rt::trap::TrapKind;
use parking_lot::lock_api::{RawMutex as _, RawMutexFair as _, RawMutexTimed as _};
use parking_lot::{Mutex, RawMutex};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering, compiler_fence};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How long a thread may compute while another one waits for the gate.
const SLICE: Duration = Duration::from_millis(5);

/// A VM as its threads and its thunks see it.
pub struct Shared {
    /// What handlers of its threads call.
    pub routines: &'static Routines,
    /// How native methods and runtime functions enter Maple code.
    pub enter: Enter,
    /// Number of the VM, never used again in this process.
    pub id: u64,
    pub gate: RawMutex,
    /// Whether the embedder's thread takes the gate by the next field alone.
    pub biased: AtomicBool,
    /// Whether that thread does not have the gate by bias.
    pub away: AtomicBool,
    /// Whether the bias was withdrawn and the owner has been away since.
    pub settled: AtomicBool,
    pub machine: UnsafeCell<Machine>,
    /// Whether to stop.
    pub poll: Arc<Poll>,
    /// A trap on a thread that native code made; the embedder's thread raises it.
    pub stray: Mutex<Option<Trap>>,
    /// The threads besides the embedder's.
    pub roster: Arc<Roster>,
    /// Other threads that an interrupt has stopped.
    pub stopped: Mutex<Vec<StoppedThread>>,
    /// Number of threads that wait for the gate.
    pub waiting: AtomicU32,
    /// Threads that run at once.
    pub parallel: Parallel,
}

// SAFETY: the machine is touched only with the gate held; its raw pointers lead to memory that it owns and that does not move. All else is
// made for sharing.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

/// Reasons to stop, as bits of one word that Maple code polls.
#[derive(Default, Debug)]
pub struct Poll(pub AtomicU32);

impl Poll {
    /// The interrupt handle was used.
    pub const INTERRUPT: u32 = 1;
    /// The time is over.
    pub const TIME: u32 = 2;
    /// Another thread trapped.
    pub const STRAY: u32 = 4;
    /// The VM was dropped.
    pub const CLOSED: u32 = 8;
    /// Another thread wants the gate.
    pub const WANTED: u32 = 16;
    /// The heap wants threads to pass a safepoint.
    pub const HEAP: u32 = 32;
    /// A thread wants the others to stand still.
    pub const STOP: u32 = 64;
    /// Variables are to be looked at.
    pub const OBSERVE: u32 = 128;
    /// Variables are no longer to be looked at.
    pub const RELEASE: u32 = 256;
    /// Reasons to wait that are no reasons to stop for good.
    pub const PAUSES: u32 = Poll::WANTED | Poll::HEAP | Poll::STOP | Poll::OBSERVE | Poll::RELEASE;

    /// The word.
    pub fn word(&self) -> &AtomicU32 {
        &self.0
    }

    /// Adds a reason.
    pub fn set(&self, reason: u32) {
        self.0.fetch_or(reason, Ordering::Release);
    }

    /// Takes reasons back.
    pub fn clear(&self, reasons: u32) {
        self.0.fetch_and(!reasons, Ordering::Relaxed);
    }

    /// The reasons.
    pub fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Runs a function on the thread of the context, with cells for its arguments, and gives the cell of its result. What is below the machine in the
/// order of layers gets it from here.
///
/// # Errors
/// A trap.
///
/// # Safety
/// As [`machine::run::enter`](crate::machine::run::enter); there are as many cells as formals, of their types.
pub type Enter = unsafe fn(*mut ThreadState, FunctionId, &[u64]) -> Result<u64, Trap>;

impl Shared {
    /// A VM without images, whose handlers call these runtime functions, which enter Maple code in this way.
    pub fn new(config: Config, routines: &'static Routines, enter: Enter) -> Arc<Shared> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        Arc::new_cyclic(|shared: &Weak<Shared>| Shared {
            id,
            routines,
            enter,
            gate: RawMutex::INIT,
            biased: AtomicBool::new(barrier::available()),
            away: AtomicBool::new(true),
            settled: AtomicBool::new(!barrier::available()),
            machine: UnsafeCell::new(Machine::new(config, id, shared.clone())),
            poll: Arc::new(Poll::default()),
            stray: Mutex::new(None),
            roster: Arc::default(),
            stopped: Mutex::new(Vec::new()),
            waiting: AtomicU32::new(0),
            parallel: Parallel::default(),
        })
    }

    /// The machine, to be touched with the gate held.
    pub fn machine(&self) -> *mut Machine {
        self.machine.get()
    }

    /// The stacks that programs can name, to be read with the gate held.
    pub fn stacks(&self) -> *const StackTable {
        // SAFETY: the machine is there; nothing of it is read.
        unsafe { &raw const (*self.machine.get()).stacks.table }
    }

    /// Takes the gate for the embedder's thread, and says whether by bias. `errno` is kept.
    #[inline]
    pub fn lock_as_owner(&self) -> bool {
        if self.biased.load(Ordering::Relaxed) {
            self.away.store(false, Ordering::Relaxed);
            // The barrier of a thread that withdraws the bias stands for the fence of the processor: either that thread sees the store, or
            // this one sees the bias gone.
            compiler_fence(Ordering::SeqCst);
            if self.biased.load(Ordering::Relaxed) {
                return true;
            }
            self.away.store(true, Ordering::Release);
        }
        self.lock_gate();
        false
    }

    /// Gives the gate back that [`Shared::lock_as_owner`] took.
    #[inline]
    pub fn unlock_as_owner(&self, by_bias: bool) {
        if by_bias {
            self.away.store(true, Ordering::Release);
        } else {
            self.unlock();
        }
    }

    /// Takes the gate for any other thread. `errno` is kept.
    #[inline]
    pub fn lock(&self) {
        if !self.settled.load(Ordering::Acquire) {
            self.wanting(|| self.withdraw_bias());
        }
        self.lock_gate();
    }

    #[inline]
    fn lock_gate(&self) {
        if self.gate.try_lock() {
            return;
        }
        // Threads that run at once have the gate for short times only.
        if self.parallel.is_on() {
            keeping_errno(|| self.gate.lock());
        } else {
            self.wait_for_gate();
        }
    }

    /// Waits for the gate: some time by itself, since whoever has it may give it back soon, and passing it on at each loop would cost more than
    /// the loop; then code that polls is asked for it.
    #[cold]
    #[inline(never)]
    fn wait_for_gate(&self) {
        if !keeping_errno(|| self.gate.try_lock_for(SLICE)) {
            self.wanting(|| self.gate.lock());
        }
    }

    /// Runs `wait` while code that polls is asked for the gate. `errno` is kept.
    #[cold]
    #[inline(never)]
    fn wanting(&self, wait: impl FnOnce()) {
        self.waiting.fetch_add(1, Ordering::SeqCst);
        self.poll.set(Poll::WANTED);
        keeping_errno(wait);
        if self.waiting.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.poll.clear(Poll::WANTED);
            // Whoever began to wait between the two had its request cleared.
            if self.waiting.load(Ordering::SeqCst) > 0 {
                self.poll.set(Poll::WANTED);
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn withdraw_bias(&self) {
        self.biased.store(false, Ordering::SeqCst);
        barrier::everywhere();
        while !self.away.load(Ordering::Acquire) {
            std::thread::sleep(Duration::from_micros(50));
        }
        self.settled.store(true, Ordering::Release);
    }

    /// Takes the gate within about a tenth of a second, or says that it could not.
    pub fn lock_soon(&self) -> bool {
        (0..100).any(|_| {
            let locked = self.gate.try_lock();
            if !locked {
                std::thread::sleep(Duration::from_millis(1));
            }
            locked
        })
    }

    /// Gives the gate back that [`Shared::lock`] took.
    #[inline]
    pub fn unlock(&self) {
        // SAFETY: the caller holds the gate; misuse within this crate would be a bug of it.
        unsafe { self.gate.unlock() };
    }

    /// Gives the gate back to the thread that has waited longest, if one waits.
    pub fn hand_over(&self) {
        // SAFETY: as above.
        unsafe { self.gate.unlock_fair() };
        // A thread that has just begun to wait looks a few times before it sleeps: only one that sleeps gets the gate at once.
        std::thread::yield_now();
    }

    /// Calls `f` with the machine, the gate held. Not for the embedder's thread and those that hold it already.
    pub fn with<R>(&self, f: impl FnOnce(&mut Machine) -> R) -> R {
        struct Unlock<'a>(&'a Shared);
        impl Drop for Unlock<'_> {
            fn drop(&mut self) {
                self.0.unlock();
            }
        }
        self.lock();
        let _unlock = Unlock(self);
        // SAFETY: the gate is held, and no reference from another slow path is alive while it is free.
        f(unsafe { &mut *self.machine.get() })
    }

    /// Tells the embedder that a thread of the program ended with an exception. If that panics the embedder's call ends with a trap.
    pub fn report(&self, thread: &str, trap: Trap) {
        let report = self.with(|machine| machine.config.uncaught.clone());
        if let Some(Uncaught(report)) = report
            && let Err(panic) = guarded(|| report(thread, &trap))
        {
            let detail = format!("the handler of uncaught exceptions: {panic}");
            self.put_stray(Trap::without_frames(TrapKind::HostError).with_detail(detail));
        }
    }

    /// Hands a trap of a foreign thread to the embedder's thread. The first one counts.
    pub fn put_stray(&self, trap: Trap) {
        self.stray.lock().get_or_insert(trap);
        self.poll.set(Poll::STRAY);
    }

    /// The trap of a foreign thread, if there was one.
    pub fn take_stray(&self) -> Option<Trap> {
        let trap = self.stray.lock().take();
        self.poll.clear(Poll::STRAY);
        trap
    }
}

/// Runs `f` and restores `errno`, which belongs to the program.
#[cold]
#[inline(never)]
fn keeping_errno<T>(f: impl FnOnce() -> T) -> T {
    #[cfg(target_os = "linux")]
    // SAFETY: the C library's variable of this thread.
    let errno = unsafe { *libc::__errno_location() };
    let result = f();
    #[cfg(target_os = "linux")]
    // SAFETY: as above.
    unsafe {
        *libc::__errno_location() = errno;
    }
    result
}

/// A memory barrier on all threads of the process.
#[cfg(target_os = "linux")]
mod barrier {
    use std::sync::OnceLock;

    const PRIVATE_EXPEDITED: libc::c_int = 1 << 3;
    const REGISTER_PRIVATE_EXPEDITED: libc::c_int = 1 << 4;

    fn membarrier(command: libc::c_int) -> bool {
        // SAFETY: a system call that changes no memory.
        unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) == 0 }
    }

    /// Whether the system has it.
    pub fn available() -> bool {
        static AVAILABLE: OnceLock<bool> = OnceLock::new();
        *AVAILABLE.get_or_init(|| membarrier(REGISTER_PRIVATE_EXPEDITED) && membarrier(PRIVATE_EXPEDITED))
    }

    /// Runs it. Not to be called where it is not available.
    pub fn everywhere() {
        // Registered and tried before: it cannot fail.
        membarrier(PRIVATE_EXPEDITED);
    }
}

#[cfg(not(target_os = "linux"))]
mod barrier {
    pub fn available() -> bool {
        false
    }

    pub fn everywhere() {}
}

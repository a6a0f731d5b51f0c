//! The end of a process whose native code faulted, or the engine because objects are damaged: the Maple backtrace, where it is known, on
//! standard error, then status 134. Also of one that was interrupted and does not stop: status 130.
//!
//! The signal handler lets the faulting thread go on in [`write`] on a stack of its own, which does three things that may each go wrong
//! in a damaged process: it flushes the C library's streams, so that what the program printed is not lost and comes first; it writes the
//! trap and the functions of the backtrace, for which nothing is allocated; and it looks up source lines on the way. If the first or the
//! last faults itself or takes more than a second, the report goes on without it. The process ends by `_exit`: exit handlers and
//! destructors do not run.

use crate::machine::lines::Lines;
use crate::machine::roster;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use crate::state::trap::SymbolOffset;
use maple_rt::trap::TrapKind;
use std::arch::naked_asm;
use std::cell::UnsafeCell;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU32, AtomicU64, AtomicUsize, Ordering};

/// Status of a process that a trap ended (DESIGN §9).
const TRAPPED: libc::c_int = 134;
/// Status of a process that was interrupted.
const INTERRUPTED: libc::c_int = 130;
/// Frames written at either end of a long call stack.
const INNERMOST: usize = 32;
const OUTERMOST: usize = 16;

/// The thread that reports; 0 if none does.
static THREAD: AtomicI32 = AtomicI32::new(0);
static SIGNAL: AtomicI32 = AtomicI32::new(0);
static ADDRESS: AtomicU64 = AtomicU64::new(0);
static PLACE: AtomicU64 = AtomicU64::new(0);
/// Whether the engine faulted, not a native function.
static IN_ENGINE: AtomicBool = AtomicBool::new(false);
/// What is being done: one of the constants below.
static STAGE: AtomicU32 = AtomicU32::new(0);
/// Frames that are written.
static FRAMES: AtomicUsize = AtomicUsize::new(0);

const FLUSHING: u32 = 0;
const WITH_LINES: u32 = 1;
const PLAIN: u32 = 2;

const STACK_SIZE: usize = 512 * 1024;
#[repr(align(16))]
struct Stack(UnsafeCell<[u8; STACK_SIZE]>);
// SAFETY: only the reporting thread runs on it.
unsafe impl Sync for Stack {}
static STACK: Stack = Stack(UnsafeCell::new([0; STACK_SIZE]));

/// What faulted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Faulted {
    /// A native function.
    Native,
    /// The engine.
    Engine,
}

/// Starts the report of a fault: changes the registers so that it goes on when the signal handler returns.
pub fn begin(what: Faulted, signal: libc::c_int, address: u64, registers: &mut [i64; 23]) {
    // SAFETY: a system call without arguments.
    let thread = unsafe { libc::gettid() };
    if THREAD
        .compare_exchange(0, thread, Ordering::AcqRel, Ordering::Relaxed)
        .is_err()
    {
        loop {
            // Another thread is ending the process.
            // SAFETY: a system call without arguments.
            unsafe { libc::pause() };
        }
    }
    SIGNAL.store(signal, Ordering::Relaxed);
    IN_ENGINE.store(what == Faulted::Engine, Ordering::Relaxed);
    ADDRESS.store(address, Ordering::Relaxed);
    PLACE.store(registers[libc::REG_RIP as usize] as u64, Ordering::Relaxed);
    go_on(registers);
}

/// If this thread was reporting when it was interrupted, makes it go on without what it was doing.
pub fn interrupted(registers: &mut [i64; 23]) -> bool {
    // SAFETY: a system call without arguments.
    if THREAD.load(Ordering::Acquire) != unsafe { libc::gettid() } {
        return false;
    }
    if STAGE.fetch_add(1, Ordering::Relaxed) >= PLAIN {
        // SAFETY: ends the process.
        unsafe { libc::_exit(status()) };
    }
    go_on(registers);
    true
}

fn go_on(registers: &mut [i64; 23]) {
    // At the entry of a function the stack is 8 bytes off its alignment.
    let top = STACK.0.get() as usize + STACK_SIZE - 8;
    registers[libc::REG_RSP as usize] = top as i64;
    registers[libc::REG_RIP as usize] = write as *const () as i64;
}

/// The alarm: whatever the report is doing takes too long.
unsafe extern "C" fn on_alarm(_: libc::c_int, _: *mut libc::siginfo_t, ucontext: *mut libc::c_void) {
    // SAFETY: the kernel passes a valid context; an alarm that came to another thread is sent on.
    unsafe {
        let registers = &mut (*ucontext.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        if !interrupted(registers) {
            let thread = THREAD.load(Ordering::Acquire);
            libc::syscall(libc::SYS_tgkill, libc::getpid(), thread, libc::SIGALRM);
        }
    }
}

/// Clears the direction flag, which the interrupted code may have set, and writes the report.
#[unsafe(naked)]
unsafe extern "sysv64" fn write() {
    naked_asm!("cld", "jmp {report}", report = sym report)
}

extern "sysv64" fn report() -> ! {
    // SAFETY: this thread is the only one that reports; it was in a native function, so that its context is current and its runs
    // are on its stack.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_alarm as *const () as usize;
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
        libc::sigaction(libc::SIGALRM, &raw const action, std::ptr::null_mut());
        let mut signals: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&raw mut signals);
        libc::sigaddset(&raw mut signals, libc::SIGALRM);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &raw const signals, std::ptr::null_mut());
        libc::alarm(1);
        if STAGE.load(Ordering::Relaxed) == FLUSHING {
            libc::fflush(std::ptr::null_mut());
            STAGE.store(WITH_LINES, Ordering::Relaxed);
        }
        let cx = super::current();
        let mut out = Output::new();
        if !cx.is_null() {
            // Another thread that has the gate might be changing the machine, but it need not ever give it back.
            let own = (*cx).holds_gate && !(*cx).context.open;
            let held = own || (*(*cx).shared).lock_soon();
            backtrace(cx, &*(*cx).machine, &mut out);
            if held && is_interrupt() && STAGE.load(Ordering::Relaxed) == WITH_LINES {
                others(cx, &mut out);
            }
        } else if is_interrupt() {
            head(&mut out);
        }
        libc::_exit(status())
    }
}

/// Whether the process was interrupted, as opposed to faulted.
fn is_interrupt() -> bool {
    SIGNAL.load(Ordering::Relaxed) == libc::SIGINT
}

fn status() -> libc::c_int {
    if is_interrupt() { INTERRUPTED } else { TRAPPED }
}

/// Writes what is known of other threads than that of `cx`.
///
/// # Safety
/// The gate is held.
unsafe fn others(cx: *const ThreadState, out: &mut Output) {
    // SAFETY: the caller's promise.
    unsafe {
        let shared = &*(*cx).shared;
        roster::look(&mut *(*cx).machine, shared);
        for thread in shared.stopped.lock().iter() {
            let name = &thread.name;
            let Some(trap) = &thread.trap else {
                out.put(format_args!("thread {name}: does not stop\n"));
                continue;
            };
            out.put(format_args!("thread {name}: {}\n", trap.kind));
            let mut frames = trap.frames.iter().chain(&trap.outer);
            frames
                .by_ref()
                .for_each(|frame| out.put(format_args!("  at {frame}\n")));
        }
    }
}

/// Writes the trap and its frames, those first that were not written before an interruption.
unsafe fn backtrace(cx: *const ThreadState, machine: &Machine, out: &mut Output) {
    let with_lines = STAGE.load(Ordering::Relaxed) == WITH_LINES;
    let mut lines = Lines::new(&machine.images);
    let mut total = 0usize;
    // SAFETY: the thread's runs are on its stack.
    unsafe {
        if !(*cx).running {
            machine.walk(cx, &mut |_, _| {
                total += 1;
                true
            });
        }
    };
    if FRAMES.load(Ordering::Relaxed) == 0 {
        head(out);
    } else {
        // The line that was begun has no source position.
        out.put(format_args!(")\n"));
    }
    // SAFETY: the caller's promise. Of a thread in Maple code nobody knows where it is.
    if unsafe { (*cx).running } {
        return;
    }
    let mut index = 0usize;
    let mut each = |id: FunctionId, offset: u32| {
        index += 1;
        let written = index <= FRAMES.load(Ordering::Relaxed);
        if total > INNERMOST + OUTERMOST && (INNERMOST..total - OUTERMOST).contains(&(index - 1)) {
            if !written && index - 1 == INNERMOST {
                FRAMES.store(index, Ordering::Relaxed);
                out.put(format_args!(
                    "  ... {} frames ...\n",
                    total - INNERMOST - OUTERMOST
                ));
            }
            return true;
        }
        if written {
            return true;
        }
        let place = machine.place(id);
        let (symbol, place, image) = match place {
            Some((f, image)) => (f.name.as_str(), f.offset_from_symbol(offset), image.name()),
            None => ("?", offset, ""),
        };
        let place = SymbolOffset {
            symbol,
            offset: place,
        };
        out.put(format_args!("  at {place} ({image}"));
        FRAMES.store(index, Ordering::Relaxed);
        if with_lines && let Some((file, line)) = machine.source(id, offset, &mut lines) {
            out.put(format_args!(", {file}:{line}"));
        }
        out.put(format_args!(")\n"));
        true
    };
    // SAFETY: as above.
    unsafe { machine.walk(cx, &mut each) };
}

/// The first line.
fn head(out: &mut Output) {
    if is_interrupt() {
        out.put(format_args!("trap: {}\n", TrapKind::Interrupted));
        return;
    }
    let address = ADDRESS.load(Ordering::Relaxed);
    if IN_ENGINE.load(Ordering::Relaxed) {
        out.put(format_args!(
            "trap: the engine faulted at address {address:#x}; an image or an object is damaged: "
        ));
    } else {
        out.put(format_args!("trap: {}: ", TrapKind::NativeFault { address }));
    }
    out.put(format_args!("{}", signal_name(SIGNAL.load(Ordering::Relaxed))));
    let place = PLACE.load(Ordering::Relaxed);
    // SAFETY: `dladdr` fills the structure from the loader's tables; its names are strings of theirs.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        if libc::dladdr(place as *const libc::c_void, &raw mut info) != 0 {
            let text = |name: *const libc::c_char| std::ffi::CStr::from_ptr(name).to_str().unwrap_or("?");
            let library = text(info.dli_fname);
            let library = library.rsplit('/').next().unwrap_or(library);
            if info.dli_sname.is_null() {
                let offset = place.wrapping_sub(info.dli_fbase as u64);
                out.put(format_args!(" in {library}+{offset:#x}"));
            } else {
                let offset = place.wrapping_sub(info.dli_saddr as u64);
                out.put(format_args!(
                    " in {}+{offset:#x} ({library})",
                    text(info.dli_sname)
                ));
            }
        }
    }
    out.put(format_args!("\n"));
}

fn signal_name(signal: libc::c_int) -> &'static str {
    match signal {
        libc::SIGSEGV => "SIGSEGV",
        libc::SIGBUS => "SIGBUS",
        libc::SIGFPE => "SIGFPE",
        libc::SIGILL => "SIGILL",
        _ => "signal",
    }
}

/// Standard error without buffers that outlive a line.
struct Output {
    bytes: [u8; 1024],
    used: usize,
}

impl Output {
    fn new() -> Output {
        Output {
            bytes: [0; 1024],
            used: 0,
        }
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = self.write_fmt(text);
        let mut rest = &self.bytes[..self.used];
        while !rest.is_empty() {
            // SAFETY: the bytes are valid. A reader that went away ends the report.
            let count = unsafe { libc::write(libc::STDERR_FILENO, rest.as_ptr().cast(), rest.len()) };
            match usize::try_from(count) {
                Ok(count) if count > 0 => rest = rest.get(count..).unwrap_or_default(),
                _ => break,
            }
        }
        self.used = 0;
    }
}

impl Write for Output {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            if let Some(place) = self.bytes.get_mut(self.used) {
                *place = byte;
                self.used += 1;
            }
        }
        Ok(())
    }
}

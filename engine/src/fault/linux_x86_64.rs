//! Fault recovery on x86-64 Linux.

use super::{current, decode, report, watched};
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::dispatch::{self, Exit};
use maple_dispatch::entry::leave;
use maple_dispatch::regcode::{Ins, Link};
use maple_dispatch::{memory, ops};
use maple_rt::trap::TrapKind;
use std::arch::naked_asm;
use std::cell::{Cell, UnsafeCell};
use std::mem::MaybeUninit;
use std::sync::Once;
use std::sync::atomic::AtomicU32;

const SIGNALS: [libc::c_int; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL];

struct Previous(UnsafeCell<[MaybeUninit<libc::sigaction>; SIGNALS.len()]>);
// SAFETY: written once, before the handlers that read it can run.
unsafe impl Sync for Previous {}
static PREVIOUS: Previous = Previous(UnsafeCell::new([MaybeUninit::zeroed(); SIGNALS.len()]));

/// Installs the fault handlers, once per process.
pub fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        for (i, signal) in SIGNALS.into_iter().enumerate() {
            // SAFETY: plain system calls on valid structures; the handler is async-signal-safe.
            unsafe {
                let mut action: libc::sigaction = std::mem::zeroed();
                action.sa_sigaction = on_fault as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
                libc::sigemptyset(&raw mut action.sa_mask);
                let previous = (*PREVIOUS.0.get())[i].as_mut_ptr();
                libc::sigaction(signal, &raw const action, previous);
            }
        }
    });
}

/// Memory for the handler to run on.
struct AlternateStack(Cell<Option<*mut libc::c_void>>);

impl AlternateStack {
    const SIZE: usize = 64 * 1024;
}

impl Drop for AlternateStack {
    fn drop(&mut self) {
        if let Some(memory) = self.0.get() {
            // SAFETY: the thread ends; the stack is taken from the kernel before its memory is.
            unsafe {
                let mut none: libc::stack_t = std::mem::zeroed();
                none.ss_flags = libc::SS_DISABLE;
                libc::sigaltstack(&raw const none, std::ptr::null_mut());
                libc::munmap(memory, AlternateStack::SIZE);
            }
        }
    }
}

/// Gives the calling thread an alternate signal stack if it has none: a handler on a full stack could not run. Threads of `std` have
/// one.
pub fn prepare_thread() {
    thread_local! {
        static READY: Cell<bool> = const { Cell::new(false) };
        static STACK: AlternateStack = const { AlternateStack(Cell::new(None)) };
    }
    if READY.replace(true) {
        return;
    }
    // SAFETY: plain system calls on valid structures; the memory lives until the thread ends.
    unsafe {
        let mut current: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &raw mut current);
        if current.ss_flags & libc::SS_DISABLE == 0 {
            return;
        }
        let (access, flags) = (
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
        );
        let memory = libc::mmap(std::ptr::null_mut(), AlternateStack::SIZE, access, flags, -1, 0);
        if memory == libc::MAP_FAILED {
            return;
        }
        let stack = libc::stack_t {
            ss_sp: memory,
            ss_flags: 0,
            ss_size: AlternateStack::SIZE,
        };
        // A thread that is ending cannot free it any more: it does without.
        if STACK.try_with(|own| own.0.set(Some(memory))).is_ok() {
            libc::sigaltstack(&raw const stack, std::ptr::null_mut());
        } else {
            libc::munmap(memory, AlternateStack::SIZE);
        }
    }
}

unsafe extern "C" fn on_fault(signal: libc::c_int, info: *mut libc::siginfo_t, ucontext: *mut libc::c_void) {
    // SAFETY: the kernel passes valid pointers.
    unsafe {
        // Only the kernel reports faults; what another process sent is none.
        let fault = (*info).si_code > 0;
        if !(fault && recover(signal, info, ucontext.cast())) {
            forward(signal, info, ucontext, fault);
        }
    }
}

/// Bytes from the stack pointer within which a fault is taken for a stack that is used up.
const NEAR_STACK: u64 = 64 * 1024;

/// Redirects the interrupted code if the fault is one of Maple code, of a native function that it called, or of the engine itself: that finds
/// garbage where Maple code has overwritten an object, or where a damaged image says there is one.
unsafe fn recover(signal: libc::c_int, info: *mut libc::siginfo_t, ucontext: *mut libc::ucontext_t) -> bool {
    let cx = current();
    // SAFETY: the kernel's context; `cx` is null or the context of the innermost run of this very thread.
    unsafe {
        let registers = &mut (*ucontext).uc_mcontext.gregs;
        if report::interrupted(registers) {
            return true;
        }
        let rip = registers[libc::REG_RIP as usize] as usize;
        let memory_signal = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
        let address = if memory_signal {
            fault_address(info, rip, registers)
        } else {
            rip as u64
        };
        if let Some(resume) = memory::resume_point(rip).filter(|_| memory_signal) {
            registers[libc::REG_RIP as usize] = resume as i64;
            registers[libc::REG_RAX as usize] = address as i64;
            return true;
        }
        let running = !cx.is_null() && (*cx).running;
        if !running && signal == libc::SIGSEGV && address == rip as u64 && watched(address) {
            registers[libc::REG_R11 as usize] = address as i64;
            registers[libc::REG_RIP as usize] = adopt as *const () as i64;
            return true;
        }
        if cx.is_null() {
            return false;
        }
        if !running {
            report::begin(report::Faulted::Native, signal, address, registers);
            return true;
        }
        #[cfg(machine_code)]
        if let Some((pc, unit)) = (*(*cx).machine).machine_access(rip).filter(|_| memory_signal) {
            // Callers know their callees' frames.
            (*cx).context.site = Site {
                pc,
                fp: std::ptr::null_mut(),
                cs: std::ptr::null_mut(),
            };
            (*cx).context.trap = Some(memory::trap_at(address));
            let frame = registers[libc::REG_RBP as usize] as usize;
            *((frame - unit.status as usize) as *mut u64) = maple_dispatch::tier::RAISED.into();
            registers[libc::REG_RIP as usize] = unit.fault as i64;
            return true;
        }
        // A body that machine code has called: its accesses are those of handlers.
        let outlined = std::mem::replace(&mut (*cx).context.outlined, std::ptr::null());
        let is_access =
            !outlined.is_null() && registers[libc::REG_RDI as usize] as usize == outlined as usize;
        let of_outlined = || Site {
            pc: outlined,
            fp: registers[libc::REG_RSI as usize] as *mut u64,
            cs: registers[libc::REG_RCX as usize] as *mut Link,
        };
        let site = memory_signal.then(|| match is_access {
            true => Some(of_outlined()).filter(|site| is_sound(cx, site)),
            false => site_of(cx, rip, registers),
        });
        let site = site.flatten();
        let Some(mut site) = site else {
            // Whoever handled faults before knows the guard of this thread's stack.
            let stack = registers[libc::REG_RSP as usize] as u64;
            if memory_signal && address.abs_diff(stack) < NEAR_STACK {
                return false;
            }
            report::begin(report::Faulted::Engine, signal, address, registers);
            return true;
        };
        let writes = registers[libc::REG_ERR as usize] & PAGE_FAULT_WRITE != 0;
        let handler = (*(*cx).machine).handler_of(site.pc);
        if writes && ops::table::is_update(handler) {
            // The load was possible: it is the store that faults, and its place in the map is that of the data word.
            site.pc = site.pc.add(1);
        }
        (*cx).context.site = site;
        (*cx).context.trap = Some(memory::trap_at(address));
        registers[libc::REG_RSP as usize] = (*cx).context.entry_sp as i64;
        registers[libc::REG_RIP as usize] = leave as *const () as i64;
        registers[libc::REG_RAX as usize] = Exit::Trap as i64;
        true
    }
}

/// Lets register code on this thread that does not poll `word` trap, if the interrupted instruction of the machine belongs to the handler of
/// an instruction of it.
///
/// # Safety
/// Called by a signal handler with the context that the kernel passed.
pub unsafe fn interrupt(ucontext: *mut libc::c_void, word: *const AtomicU32) {
    let cx = current();
    // SAFETY: the kernel's context; `cx` is null or the context of the innermost run of this very thread, which has the gate while it runs
    // code of a program without classes.
    unsafe {
        if cx.is_null() || (*cx).context.poll != word || !(*cx).running || (*cx).context.open {
            return;
        }
        if (*(*cx).machine).config.interruptible {
            return;
        }
        let registers = &mut (*ucontext.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let rip = registers[libc::REG_RIP as usize] as usize;
        let Some(site) = site_of(cx, rip, registers).filter(|site| is_sound(cx, site)) else {
            // Machine code, perhaps.
            (*cx).interrupted = true;
            (*cx).context.native_limit = maple_dispatch::tier::STOP;
            return;
        };
        (*cx).context.site = site;
        (*cx).context.trap = Some(TrapKind::Interrupted);
        registers[libc::REG_RSP as usize] = (*cx).context.entry_sp as i64;
        registers[libc::REG_RIP as usize] = leave as *const () as i64;
        registers[libc::REG_RAX as usize] = Exit::Trap as i64;
    }
}

/// Whether frame and control stack are on a stack: between two instructions they always are, within one the registers may hold
/// something else.
unsafe fn is_sound(cx: *const ThreadState, site: &Site) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let (fp, cs) = (site.fp as usize, site.cs as usize);
        let contains = |address| ThreadState::is_on_stack(cx, address);
        contains(fp) && contains(cs) && fp < cs && (fp | cs) % align_of::<u64>() == 0
    }
}

/// Ends the process with what is known of the threads of the VM that polls `word`.
///
/// # Safety
/// As [`interrupt`].
pub unsafe fn end_process(ucontext: *mut libc::c_void, word: *const AtomicU32) {
    let cx = current();
    // SAFETY: as in `interrupt`.
    unsafe {
        let registers = &mut (*ucontext.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        if !cx.is_null() && (*cx).context.poll == word && (*cx).running {
            let rip = registers[libc::REG_RIP as usize] as usize;
            if let Some(site) = site_of(cx, rip, registers).filter(|site| is_sound(cx, site)) {
                (*cx).context.site = site;
                (*cx).running = false;
            }
        }
        report::begin(report::Faulted::Native, libc::SIGINT, 0, registers);
    }
}

/// The address that was accessed. For addresses that are not canonical the kernel has none, and it is computed.
///
/// # Safety
/// `info` and `registers` are those of a fault at `rip`.
unsafe fn fault_address(info: *mut libc::siginfo_t, rip: usize, registers: &[i64; 23]) -> u64 {
    /// The kernel's `si_code` for faults it knows nothing about.
    const SI_KERNEL: libc::c_int = 0x80;
    // SAFETY: the caller's promise.
    unsafe {
        let address = (*info).si_addr() as u64;
        if (*info).si_code != SI_KERNEL || address != 0 {
            return address;
        }
        let register = |name: libc::c_int| registers[name as usize] as u64;
        if memory::accessed(rip) {
            return register(libc::REG_RDI);
        }
        if memory::resume_point(rip).is_some() {
            // A string instruction; one of its addresses is at fault.
            let canonical = |address: u64| (address as i64) << 16 >> 16 == address as i64;
            let (to, from) = (register(libc::REG_RDI), register(libc::REG_RSI));
            return if canonical(to) { from } else { to };
        }
        let numbered = [
            libc::REG_RAX,
            libc::REG_RCX,
            libc::REG_RDX,
            libc::REG_RBX,
            libc::REG_RSP,
            libc::REG_RBP,
            libc::REG_RSI,
            libc::REG_RDI,
            libc::REG_R8,
            libc::REG_R9,
            libc::REG_R10,
            libc::REG_R11,
            libc::REG_R12,
            libc::REG_R13,
            libc::REG_R14,
            libc::REG_R15,
        ];
        decode::memory_operand(rip as *const u8, &numbered.map(register)).unwrap_or(u64::MAX)
    }
}

/// Goes on in the thunk of the Maple function whose address is in `r11`, with everything that a caller passes as it was.
#[unsafe(naked)]
unsafe extern "sysv64" fn adopt() {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rdi",
        "push rsi",
        "push rdx",
        "push rcx",
        "push r8",
        "push r9",
        "push rax",
        "push r10",
        "sub rsp, 128",
        "and rsp, -16",
        "movups [rsp], xmm0",
        "movups [rsp + 16], xmm1",
        "movups [rsp + 32], xmm2",
        "movups [rsp + 48], xmm3",
        "movups [rsp + 64], xmm4",
        "movups [rsp + 80], xmm5",
        "movups [rsp + 96], xmm6",
        "movups [rsp + 112], xmm7",
        "mov rdi, r11",
        "call {thunk}",
        "mov r11, rax",
        "movups xmm0, [rsp]",
        "movups xmm1, [rsp + 16]",
        "movups xmm2, [rsp + 32]",
        "movups xmm3, [rsp + 48]",
        "movups xmm4, [rsp + 64]",
        "movups xmm5, [rsp + 80]",
        "movups xmm6, [rsp + 96]",
        "movups xmm7, [rsp + 112]",
        "lea rsp, [rbp - 64]",
        "pop r10",
        "pop rax",
        "pop r9",
        "pop r8",
        "pop rcx",
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop rbp",
        "jmp r11",
        thunk = sym thunk_of,
    )
}

/// Where a jump to `address` goes: the function's thunk, or again to where it faulted, now to be reported.
unsafe extern "sysv64" fn thunk_of(address: u64) -> u64 {
    let thunk = crate::state::guard::guarded(|| crate::machine::callback::adopt(address));
    thunk.ok().flatten().unwrap_or(NOT_CANONICAL)
}

/// The bit of a page fault's error code that says it was a write.
const PAGE_FAULT_WRITE: i64 = 2;
/// Nothing can be executed there.
const NOT_CANONICAL: u64 = 1 << 63;

/// The running instruction, if the fault happened inside its handler.
///
/// # Safety
/// `cx` is the context of the interrupted run, which is running Maple code.
unsafe fn site_of(cx: *mut ThreadState, rip: usize, registers: &[i64; 23]) -> Option<Site> {
    // SAFETY: the current run lives on this thread's stack.
    if unsafe { !(*ThreadState::run(cx)).stepper.is_null() } {
        return None;
    }
    let mut site = if cfg!(tail_dispatch) {
        let register = |name: libc::c_int| registers[name as usize] as usize;
        Site {
            pc: register(libc::REG_RDI) as *const Ins,
            fp: register(libc::REG_RSI) as *mut u64,
            cs: register(libc::REG_RCX) as *mut Link,
        }
    } else {
        // SAFETY: the loop that runs recorded its registers, which outlive it.
        let regs = unsafe { (*cx).context.regs.as_ref()? };
        Site {
            pc: regs.pc,
            fp: regs.fp,
            cs: regs.cs,
        }
    };
    // SAFETY: the machine outlives its context, and this thread has the gate and is in a handler, not changing the arena.
    let known = unsafe { (*(*cx).machine).code.contains(site.pc as usize) };
    // SAFETY: the word has just been found to be one of the code.
    site.pc = known.then(|| unsafe { executed(cx, site.pc, rip) }).flatten()?;
    Some(site)
}

/// The instruction that machine code at `rip` executes, if it is that of the handler of the one at `pc`: that one, or one after it which
/// the same handler executes.
///
/// # Safety
/// `cx` is the context of the interrupted run, and `pc` a word of its code.
pub unsafe fn executed(cx: *const ThreadState, pc: *const Ins, rip: usize) -> Option<*const Ins> {
    // SAFETY: the caller's promise.
    let handler = unsafe { (*(*cx).machine).handler_of(pc) };
    ops::table::is_within(handler, rip).then(|| pc.wrapping_add(dispatch::words_before(handler, rip)))
}

/// Hands a fault that is not ours to the handler that was there before.
unsafe fn forward(signal: libc::c_int, info: *mut libc::siginfo_t, ucontext: *mut libc::c_void, fault: bool) {
    let Some(index) = SIGNALS.iter().position(|s| *s == signal) else {
        return;
    };
    // SAFETY: written by `install` before this handler could run.
    unsafe {
        let previous = (*PREVIOUS.0.get())[index].assume_init_ref();
        match previous.sa_sigaction {
            libc::SIG_IGN if !fault => {}
            libc::SIG_DFL | libc::SIG_IGN => {
                let mut default: libc::sigaction = std::mem::zeroed();
                default.sa_sigaction = libc::SIG_DFL;
                libc::sigaction(signal, &raw const default, std::ptr::null_mut());
                // Returning re-executes the faulting instruction, now with the default action; nothing would repeat a signal that was sent.
                if !fault {
                    libc::raise(signal);
                }
            }
            handler if previous.sa_flags & libc::SA_SIGINFO != 0 => {
                type Action = unsafe extern "C" fn(libc::c_int, *mut libc::siginfo_t, *mut libc::c_void);
                std::mem::transmute::<usize, Action>(handler)(signal, info, ucontext);
            }
            handler => {
                std::mem::transmute::<usize, unsafe extern "C" fn(libc::c_int)>(handler)(signal);
            }
        }
    }
}

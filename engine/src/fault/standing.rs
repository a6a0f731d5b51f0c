//! Where a thread stands when a signal interrupts it: what the profiler asks.
//!
//! Everything here runs in a signal handler: nothing is allocated, locked or written. What is found is a guess that was checked to be the
//! address of a word of register code; a word that is one, but not the right one, makes a sample wrong and nothing else.

use super::current;
use super::platform::executed;
use crate::state::function::NO_FUNCTION;
use crate::state::site::CallSite;
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, Link};
use maple_lir::Single;

/// What a thread was doing, with the instruction of register code; null where it is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It does not run Maple code, nor anything that Maple code called.
    Outside,
    /// The handler of an instruction.
    Code(*const Ins),
    /// A part of the engine on behalf of an instruction: translation, allocation, unwinding.
    Engine(*const Ins),
    /// What an instruction called: a native function, a host function, a routine of the runtime.
    Called(*const Ins),
}

/// What the kernel passes to signal handlers.
pub type Registers = [i64; 23];

/// Words of the host stack that are looked at, fewer than an entry makes sure of.
#[cfg(tail_dispatch)]
const DEPTH: usize = 512;

/// Where the interrupted thread stands in VM `vm`.
///
/// # Safety
/// Called by a signal handler with the registers of the interrupted code.
pub unsafe fn standing(registers: &Registers, vm: u64) -> Standing {
    let cx = current().cast_const();
    // SAFETY: null or the context of the innermost run of this very thread, which lives as long as the run; its machine lives longer.
    unsafe {
        if cx.is_null() || (*cx).vm != vm {
            return Standing::Outside;
        }
        if !(*cx).running {
            return Standing::Called(caller(cx, (*cx).context.site));
        }
        let rip = registers[libc::REG_RIP as usize] as usize;
        #[cfg(machine_code)]
        if let Some(pc) = (*(*cx).machine).machine_word(rip) {
            return Standing::Code(pc);
        }
        let pc = running(cx, registers);
        if pc.is_null() {
            return Standing::Engine(pc);
        }
        match executed(cx, pc, rip) {
            Some(pc) => Standing::Code(pc),
            None if is_frameless(cx, registers) => Standing::Code(pc),
            None => Standing::Engine(pc),
        }
    }
}

/// Whether an address is that of a word of code.
///
/// # Safety
/// `cx` is the context of the innermost run of this thread.
pub unsafe fn is_code(cx: *const ThreadState, word: usize) -> bool {
    // SAFETY: the caller's promise; the arena may be asked while another thread adds code.
    unsafe { (*(*cx).machine).code.contains(word) }
}

/// The call that led out of Maple code. Code that belongs to no function calls for its caller.
unsafe fn caller(cx: *const ThreadState, site: Site) -> *const Ins {
    // SAFETY: the arena says what is code, and the data word of a native call holds its site; links lie where the stack says.
    unsafe {
        if !is_code(cx, site.pc as usize) {
            return std::ptr::null();
        }
        let calls = table::is((*(*cx).machine).handler_of(site.pc), Single::CallNative);
        let own = !calls || (*((*site.pc.add(1)).low() as *const CallSite)).function != NO_FUNCTION;
        if own {
            return site.pc;
        }
        let readable = |address| ThreadState::is_on_stack(cx, address);
        let outer = (*(*cx).machine).ends().pop(site.cs, readable);
        let outer = outer.map(|(link, _)| link.return_pc.wrapping_sub(1));
        outer
            .filter(|pc| is_code(cx, *pc as usize))
            .unwrap_or(std::ptr::null())
    }
}

/// Whether the interrupted code is a handler, or what one jumped to: on the stack there is only the return address into the entry
/// trampoline.
///
/// # Safety
/// As [`standing`], with the context of the innermost run.
#[cfg(tail_dispatch)]
pub unsafe fn is_frameless(cx: *const ThreadState, registers: &Registers) -> bool {
    let top = registers[libc::REG_RSP as usize] as usize;
    // SAFETY: the caller's promise.
    unsafe { top + size_of::<usize>() == (*cx).context.entry_sp }
}

/// Whether nothing is known but the registers.
///
/// # Safety
/// None.
#[cfg(not(tail_dispatch))]
pub unsafe fn is_frameless(_: *const ThreadState, _: &Registers) -> bool {
    false
}

/// The instruction that is executed. A handler has it in the register of its first argument. One that called a function keeps it in its
/// frame, the outermost below the trampoline, or in a register that the function saved or left alone.
#[cfg(tail_dispatch)]
unsafe fn running(cx: *const ThreadState, registers: &Registers) -> *const Ins {
    let register = |name: libc::c_int| registers[name as usize] as usize;
    // SAFETY: the words between the stack pointer and the trampoline's frame are this thread's; so many are there below every entry even if
    // the stack pointer is that of another stack.
    unsafe {
        let known = |word: usize| is_code(cx, word).then_some(word as *const Ins);
        if is_frameless(cx, registers) {
            return known(register(libc::REG_RDI)).unwrap_or(std::ptr::null());
        }
        kept(cx, registers)
            .chain([register(libc::REG_RDI)])
            .find_map(known)
            .unwrap_or(std::ptr::null())
    }
}

/// The words that a handler's frame may hold, the outermost first, and those that what it called saves or leaves alone.
#[cfg(tail_dispatch)]
unsafe fn kept(cx: *const ThreadState, registers: &Registers) -> impl Iterator<Item = usize> {
    let register = |name: libc::c_int| registers[name as usize] as usize;
    // SAFETY: the words between the stack pointer and the trampoline's frame are this thread's; so many are there below every entry even if
    // the stack pointer is that of another stack.
    let base = unsafe { (*cx).context.entry_sp };
    let used = base.saturating_sub(register(libc::REG_RSP)) / size_of::<usize>();
    // The first word is the return address into the trampoline.
    let words = (2..=used.min(DEPTH))
        // SAFETY: as above.
        .map(move |words| unsafe { ((base - words * size_of::<usize>()) as *const usize).read_volatile() });
    let saved = [
        libc::REG_RBX,
        libc::REG_RBP,
        libc::REG_R12,
        libc::REG_R13,
        libc::REG_R14,
        libc::REG_R15,
    ];
    words.chain(saved.map(register))
}

/// What may be the control stack, the likeliest first. A handler has it in the register of its fourth argument, or has moved it for a while.
///
/// # Safety
/// As [`standing`], with the context of the innermost run, which executes register code.
#[cfg(tail_dispatch)]
pub unsafe fn candidates(cx: *const ThreadState, registers: &Registers) -> impl Iterator<Item = *mut Link> {
    let own = registers[libc::REG_RCX as usize] as usize;
    let others = [libc::REG_RAX, libc::REG_RDX, libc::REG_RSI];
    let others = others.into_iter().chain(libc::REG_R8..=libc::REG_R11);
    let others = others.map(|name| registers[name as usize] as usize);
    // SAFETY: the caller's promise.
    let (first, kept) = unsafe { (is_frameless(cx, registers).then_some(own), kept(cx, registers)) };
    let all = first.into_iter().chain(kept).chain([own]).chain(others);
    all.map(|word| word as *mut Link)
}

/// The instruction that is executed: the loop's registers are in memory.
#[cfg(not(tail_dispatch))]
unsafe fn running(cx: *const ThreadState, _: &Registers) -> *const Ins {
    // SAFETY: the loop that runs recorded its registers; after its end their place on this thread's stack is still there to be read.
    unsafe {
        let regs = (*cx).context.regs.cast_const();
        if regs.is_null() {
            return std::ptr::null();
        }
        let pc = (&raw const (*regs).pc).read_volatile();
        if is_code(cx, pc as usize) {
            pc
        } else {
            std::ptr::null()
        }
    }
}

/// What may be the control stack.
///
/// # Safety
/// As [`standing`], with the context of the innermost run, which executes register code.
#[cfg(not(tail_dispatch))]
pub unsafe fn candidates(cx: *const ThreadState, _: &Registers) -> impl Iterator<Item = *mut Link> {
    // SAFETY: as in `running`.
    unsafe {
        let regs = (*cx).context.regs.cast_const();
        let links = (!regs.is_null()).then(|| (&raw const (*regs).cs).read_volatile());
        links.into_iter()
    }
}

//! The calls that a thread is in when a signal interrupts it: what the profiler asks for whole stacks.
//!
//! The control stack has a link for each call, whatever executes the code, so all that is looked for is where it begins: in a register of a
//! handler, in a frame of the host's stack, or, for machine code, where the way into it has put it. As in [`super::standing`] nothing is allocated,
//! locked or written, and what is found was checked to be code. Where a handler is about to call or to return, frame and control stack may be those
//! of different functions: then the innermost function is left out, and the stack is that of its caller.

#[cfg(machine_code)]
mod machine_code;

use super::current;
use super::frames::{Special, Stack};
use super::platform::executed;
use super::standing::{Registers, Standing, candidates, is_code, is_frameless, standing};
use crate::state::stack::Run;
use crate::state::thread::ThreadState;
use maple_dispatch::regcode::{Ins, Link};

/// Adds the calls that the interrupted thread is in, in VM `vm`.
///
/// # Safety
/// Called by a signal handler with the registers of the interrupted code.
pub unsafe fn stack(registers: &Registers, vm: u64, out: &mut Stack<'_>) {
    // SAFETY: the caller's promise.
    unsafe {
        let at = standing(registers, vm);
        if at == Standing::Outside || ThreadState::run(current()).is_null() {
            out.special(Special::Outside);
            return;
        }
        let cx = current().cast_const();
        if frames(cx, registers, at, out).is_none() && !out.is_truncated() {
            out.special(Special::Unknown);
        }
    }
}

/// None if the stack could not be followed to its end.
unsafe fn frames(
    cx: *const ThreadState,
    registers: &Registers,
    at: Standing,
    out: &mut Stack<'_>,
) -> Option<()> {
    // SAFETY: the caller's promise: the context and its runs are this thread's.
    unsafe {
        let run = ThreadState::run(cx);
        let site = (*cx).context.site;
        // Between a native function and its callback the run is there already.
        let begins = std::ptr::eq((*run).below.cs, site.cs) && std::ptr::eq((*run).below.pc, site.pc);
        if let Standing::Called(_) = at {
            if begins {
                return from_below(cx, run, out);
            }
            out.special(Special::Called)?;
            return match is_code(cx, site.pc as usize) {
                true => word_and_callers(cx, run, site.pc, site.cs, out),
                false => None,
            };
        }
        if !is_entered((*cx).context.entry_sp, run as usize) {
            out.special(Special::Engine)?;
            return from_below(cx, run, out);
        }
        #[cfg(machine_code)]
        if let Some(links) = machine_code::frames(cx, registers, out) {
            return callers(cx, run, links?, out);
        }
        let (pc, is_engine) = match at {
            Standing::Engine(pc) => (pc, true),
            Standing::Code(pc) => (pc, false),
            _ => return None,
        };
        if is_engine {
            out.special(Special::Engine)?;
            if !is_within(cx, registers) {
                // The run stands between two pieces of Maple code, where the last one was left.
                if begins {
                    return from_below(cx, run, out);
                }
                return match is_code(cx, site.pc as usize) && is_plausible(cx, site.cs) {
                    true => word_and_callers(cx, run, site.pc, site.cs, out),
                    false => None,
                };
            }
        }
        let links = candidates(cx, registers).find(|links| is_plausible(cx, *links));
        if pc.is_null() {
            return callers(cx, run, links?, out);
        }
        let Some(links) = links else {
            out.word(pc)?;
            return None;
        };
        let back = (*links).return_pc;
        let by = (back as usize).wrapping_sub(pc as usize) / size_of::<Ins>();
        let is_next = !is_engine
            && is_frameless(cx, registers)
            && executed(cx, pc, registers[libc::REG_RIP as usize] as usize).is_none();
        // A call has pushed its link already, or a return has not popped it yet.
        let is_own = match is_next {
            true => by != 0,
            false => is_engine || !(1..=3).contains(&by),
        };
        if is_own {
            if is_next {
                out.special(Special::Next)?;
            }
            out.word(pc)?;
        }
        callers(cx, run, links, out)
    }
}

/// Whether code of the run at an address has been entered and not been left yet: the last entry is none before the first run of a thread, and
/// that of the run around it before this one is entered.
fn is_entered(entry_sp: usize, run: usize) -> bool {
    (1..=run).contains(&entry_sp)
}

/// Whether the host's stack is below the entry into Maple code.
unsafe fn is_within(cx: *const ThreadState, registers: &Registers) -> bool {
    // SAFETY: the caller's promise.
    unsafe { (registers[libc::REG_RSP as usize] as usize) < (*cx).context.entry_sp }
}

/// Whether an address can be that of the innermost link of this thread.
unsafe fn is_plausible(cx: *const ThreadState, links: *mut Link) -> bool {
    let address = links as usize;
    // SAFETY: what lies on a stack may be read.
    unsafe {
        let last = address.wrapping_add(size_of::<Link>() - 1);
        if !address.is_multiple_of(size_of::<Link>())
            || !ThreadState::is_on_stack(cx, address)
            || !ThreadState::is_on_stack(cx, last)
        {
            return false;
        }
        let link = links.read_volatile();
        let ends = (*(*cx).machine).ends();
        let ends = [ends.halt, ends.stack, ends.segment].contains(&link.return_pc);
        ends || is_code(cx, link.return_pc as usize)
            && link.frame.is_aligned()
            && ThreadState::is_on_stack(cx, link.frame as usize)
    }
}

unsafe fn word_and_callers(
    cx: *const ThreadState,
    run: *const Run,
    pc: *const Ins,
    links: *mut Link,
    out: &mut Stack<'_>,
) -> Option<()> {
    out.word(pc)?;
    // SAFETY: the caller's promise.
    unsafe { callers(cx, run, links, out) }
}

/// The calls that links from an address on are for, to the outermost of the thread.
unsafe fn callers(
    cx: *const ThreadState,
    mut run: *const Run,
    mut links: *mut Link,
    out: &mut Stack<'_>,
) -> Option<()> {
    // SAFETY: the caller's promise; what lies on a stack may be read.
    unsafe {
        let ends = (*(*cx).machine).ends();
        loop {
            let (link, above) = ends.pop(links, |address| ThreadState::is_on_stack(cx, address))?;
            // Where a run has nothing left to return from, the links are those of the run below.
            let is_end = links == (*run).base.cs || [ends.halt, ends.stack].contains(&link.return_pc);
            links = above;
            if is_end {
                (run, links) = match (*run).outer.is_null() {
                    true => return Some(()),
                    false => below(cx, run, out)?,
                };
                continue;
            }
            if !is_code(cx, link.return_pc as usize) {
                return None;
            }
            out.word(link.return_pc.wrapping_sub(1))?;
        }
    }
}

/// The native call that a run was entered from, and what is below it.
unsafe fn from_below(cx: *const ThreadState, run: *const Run, out: &mut Stack<'_>) -> Option<()> {
    // SAFETY: the caller's promise.
    unsafe {
        if (*run).outer.is_null() {
            return Some(());
        }
        let (run, links) = below(cx, run, out)?;
        callers(cx, run, links, out)
    }
}

/// Adds the native call that a run was entered from, which is not the outermost; gives the run that made the call, and its control stack.
unsafe fn below(
    cx: *const ThreadState,
    run: *const Run,
    out: &mut Stack<'_>,
) -> Option<(*const Run, *mut Link)> {
    // SAFETY: the caller's promise: the runs of a thread lie on its stack.
    unsafe {
        let site = (*run).below;
        out.special(Special::Called)?;
        if !is_code(cx, site.pc as usize) {
            return None;
        }
        out.word(site.pc)?;
        Some(((*run).outer, site.cs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_entered_below_it() {
        assert!(is_entered(0x7fff_0000, 0x7fff_0100));
        assert!(!is_entered(0x7fff_0200, 0x7fff_0100));
        assert!(!is_entered(0, 0x7fff_0100));
    }
}

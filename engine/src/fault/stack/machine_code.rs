//! Frames of machine code on the host's stack: between the way into it and what it has called.

use super::{Registers, Special, Stack};
use crate::fault::frames::FRAMES;
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use maple_dispatch::regcode::{Ins, Link};
use maple_dispatch::tier::{LINKS_BELOW, RETURN_BELOW};

/// Words of the host's stack that are searched for the innermost frame.
const SEARCHED: usize = 4096;

const WORD: usize = size_of::<usize>();

/// The frames, if machine code is being executed, or what it has called. Gives the control stack of the outermost of them, none if they could
/// not be followed to their end.
///
/// # Safety
/// Called by a signal handler with the registers of the interrupted code, which belongs to the innermost run of `cx`.
pub unsafe fn frames(
    cx: *const ThreadState,
    registers: &Registers,
    out: &mut Stack<'_>,
) -> Option<Option<*mut Link>> {
    // SAFETY: from the stack pointer to the entry the stack is this thread's.
    unsafe {
        let [rip, rsp, rbp] =
            [libc::REG_RIP, libc::REG_RSP, libc::REG_RBP].map(|name| registers[name as usize] as usize);
        let (base, machine) = ((*cx).context.entry_sp, &*(*cx).machine);
        let end = base - RETURN_BELOW;
        if rsp > end || !rsp.is_multiple_of(WORD) {
            return None;
        }
        let (place, frame) = match machine.machine_word(rip) {
            Some(pc) => {
                if out.word(pc).is_none() {
                    return Some(None);
                }
                caller(machine, rip, rsp, rbp)
            }
            None => {
                let found = called(machine, rsp, end)?;
                if out.special(Special::Engine).is_none() {
                    return Some(None);
                }
                found
            }
        };
        let whole = chain(machine, place, frame, end, &mut |pc| out.word(pc));
        Some(whole.map(|()| read(base - LINKS_BELOW) as *mut Link))
    }
}

unsafe fn read(address: usize) -> usize {
    // SAFETY: the caller's promise.
    unsafe { (address as *const usize).read_volatile() }
}

/// Where the return address of the interrupted machine code is, and the frame pointer of its caller.
///
/// # Safety
/// It is machine code; its frame pointer is right but in its first two instructions and its last.
unsafe fn caller(machine: &Machine, rip: usize, rsp: usize, rbp: usize) -> (usize, usize) {
    /// A return, for which the frame pointer is the caller's again.
    const RET: u8 = 0xc3;
    // SAFETY: the caller's promise.
    unsafe {
        match machine.machine_unit(rip).map_or(0, |unit| rip - unit.start) {
            0 => (rsp, rbp),
            1 => (rsp + WORD, rbp),
            _ if *(rip as *const u8) == RET => (rsp, rbp),
            _ => (rbp.wrapping_add(WORD), read(rbp)),
        }
    }
}

/// Where the innermost return address into machine code is, and the frame pointer of what it returns to. Words that only look like one have no frames
/// above them that lead to the end.
unsafe fn called(machine: &Machine, rsp: usize, end: usize) -> Option<(usize, usize)> {
    let places = (rsp..end).step_by(WORD).take(SEARCHED);
    places
        .filter_map(|place| {
            // SAFETY: the caller's promise.
            let unit = machine.machine_unit(unsafe { read(place) })?;
            Some((place, place + WORD + unit.frame as usize))
        })
        // SAFETY: as above.
        .find(|(place, frame)| unsafe { chain(machine, *place, *frame, end, &mut |_| Some(())).is_some() })
}

/// Visits the words of the frames from the return address at a place on, which leads to the frame with this pointer. None if that does not go on to
/// the end, or the visitor wants no more.
unsafe fn chain(
    machine: &Machine,
    mut place: usize,
    mut frame: usize,
    end: usize,
    visit: &mut dyn FnMut(*const Ins) -> Option<()>,
) -> Option<()> {
    for _ in 0..FRAMES {
        if place == end {
            return Some(());
        }
        if place > frame || frame >= end || !frame.is_multiple_of(WORD) {
            return None;
        }
        // SAFETY: the caller's promise: up to the end the stack may be read.
        unsafe {
            visit(machine.machine_word(read(place).wrapping_sub(1))?)?;
            (place, frame) = (frame + WORD, read(frame));
        }
    }
    // More than anybody wants.
    Some(())
}

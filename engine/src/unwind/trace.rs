//! Where an exception was thrown, for the backtrace of one that nobody catches.
//!
//! The frames are gone when that is known. So their places are noted at every throw: addresses of register code or of steps, the innermost
//! and the outermost few, without looking anything up. A frame that throws again what it has caught keeps the trace.

use crate::state::exception::{ThrowPlace, Trace};
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::stack::StackState;
use crate::state::thread::ThreadState;
use crate::state::trap::{INNERMOST, OUTERMOST};
use maple_dispatch::links::Continuation;
use maple_dispatch::regcode::{Ins, Link};

/// A frame that takes an exception: if it throws the same value again, the trace stays.
///
/// # Safety
/// `cx` is the running thread's.
pub(super) unsafe fn caught(cx: *mut ThreadState, fp: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe { (*cx).trace.taken = fp };
}

/// The frame goes on with an exception that its finally block kept.
///
/// # Safety
/// `cx` is the running thread's.
pub(super) unsafe fn rethrown(cx: *mut ThreadState, fp: *mut u64, thrown: u64) {
    // SAFETY: the caller's promise.
    unsafe {
        if (*cx).trace.thrown == thrown {
            (*cx).trace.taken = fp;
        }
    }
}

/// Notes the frames of the thread for an exception thrown by the frame `fp`.
///
/// # Safety
/// `cx` is the running thread's; its site is where the exception was thrown.
pub(super) unsafe fn capture(cx: *mut ThreadState, fp: *mut u64, thrown: u64) {
    // SAFETY: the caller's promise. The runs of a thread lie on its stack, links between the place of a run and its base.
    unsafe {
        let trace = &mut (*cx).trace;
        let again = trace.thrown == thrown && (trace.taken == fp || (*cx).pending.is_some());
        trace.taken = std::ptr::null_mut();
        if again {
            return;
        }
        trace.thrown = thrown;
        trace.innermost.clear();
        trace.outermost.clear();
        let mut total = 0;
        each_run(cx, |count, _| total += count);
        let outer_from = total.saturating_sub(OUTERMOST).max(INNERMOST);
        trace.omitted = outer_from.min(total) - INNERMOST.min(total);
        let mut before = 0;
        each_run(cx, |count, place| {
            for index in 0..count.min(INNERMOST.saturating_sub(before)) {
                trace.innermost.push(place(index));
            }
            for index in outer_from.saturating_sub(before)..count {
                trace.outermost.push(place(index));
            }
            before += count;
        });
    }
}

/// Calls `each` with the number of frames of every run, innermost first, and a function from their index to their place.
unsafe fn each_run(cx: *const ThreadState, mut each: impl FnMut(usize, &dyn Fn(usize) -> ThrowPlace)) {
    // SAFETY: `capture`'s promise.
    unsafe {
        let (mut run, mut site, mut stack) = (
            ThreadState::run(cx),
            (*cx).context.site,
            ThreadState::stack(cx).cast_const(),
        );
        while let Some(current) = run.as_ref() {
            match current.stepper.as_ref() {
                Some(frames) => each(frames.len(), &|index| {
                    let (id, offset) = frames[frames.len() - 1 - index].place();
                    ThrowPlace::Step(id, offset)
                }),
                None => {
                    let first = [last_piece(&*stack, site.cs)];
                    let further =
                        (!(*stack).further.is_empty()).then(|| pieces(&*(*cx).machine, &*stack, site.cs));
                    let pieces = further.as_deref().unwrap_or(&first);
                    let links: usize = pieces.iter().map(|(_, count)| count).sum();
                    // Most words are in no such call: nothing is allocated for them.
                    let frameless: Vec<_> = (*(*cx).machine).frameless(site.pc).collect();
                    each(frameless.len() + 1 + links, &|index| match frameless.get(index) {
                        Some(&(id, offset)) => ThrowPlace::Step(id, offset),
                        None => match index - frameless.len() {
                            0 => ThrowPlace::Code(site.pc),
                            index => ThrowPlace::Code(return_place(pieces, index - 1)),
                        },
                    });
                }
            }
            site = current.below;
            stack = current.within;
            run = current.outer;
        }
    }
}

/// Links from `cs` on: where they begin, and how many there are before `end`.
fn up_to(cs: *mut Link, end: *mut Link) -> (*const Link, usize) {
    let links = (end as usize).saturating_sub(cs as usize) / size_of::<Link>();
    (cs.cast_const(), links)
}

/// The links in the segment that a stack began with, from `cs` on, that lead to callers.
fn last_piece(stack: &StackState, cs: *mut Link) -> (*const Link, usize) {
    let end = stack.first.map_or(stack.links, |first| first.end().cast());
    up_to(cs, end.wrapping_sub(1))
}

/// The links of a stack from `cs` on that lead to callers, innermost first: pieces of memory with their number of links. A continuation begins as
/// a link does.
unsafe fn pieces(machine: &Machine, stack: &StackState, mut cs: *mut Link) -> Vec<(*const Link, usize)> {
    let ends = machine.ends();
    let mut pieces = Vec::new();
    for further in stack.further.iter().rev() {
        // SAFETY: a segment that continues a stack ends with the continuation, below which lies its outermost link.
        let (at, to) = unsafe {
            let at = further.segment.end().cast::<Continuation>().sub(1);
            (at, at.read())
        };
        pieces.push(up_to(cs, at.cast::<Link>().wrapping_sub(1)));
        if to.return_pc != ends.segment && to.return_pc != ends.stack {
            pieces.push((at.cast::<Link>().cast_const(), 1));
        }
        cs = to.links;
    }
    pieces.push(last_piece(stack, cs));
    pieces
}

/// Where the call is that return address number `index` of these pieces belongs to.
unsafe fn return_place(pieces: &[(*const Link, usize)], mut index: usize) -> *const Ins {
    for (links, count) in pieces {
        if index < *count {
            // SAFETY: the caller has the pieces from a stack. The word before a return address belongs to the call.
            return unsafe { (*links.add(index)).return_pc.wrapping_sub(1) };
        }
        index -= count;
    }
    std::ptr::null()
}

/// The frames at the throw of a value.
pub struct Frames {
    /// The innermost ones, innermost first.
    pub innermost: Vec<(FunctionId, u32)>,
    /// Number of frames between the two.
    pub omitted: usize,
    /// The outermost ones.
    pub outermost: Vec<(FunctionId, u32)>,
}

impl Trace {
    /// The frames at the throw of `thrown`; none if something else was thrown last.
    pub fn frames(&self, machine: &Machine, thrown: u64) -> Option<Frames> {
        let resolve = |places: &[ThrowPlace]| {
            let found = places.iter().filter_map(|place| match place {
                ThrowPlace::Code(pc) => machine.origin(*pc),
                ThrowPlace::Step(id, offset) => Some((*id, *offset)),
            });
            found.filter(|(id, _)| machine.is_shown(*id)).collect()
        };
        (self.thrown == thrown && !self.innermost.is_empty()).then(|| Frames {
            innermost: resolve(&self.innermost),
            omitted: self.omitted,
            outermost: resolve(&self.outermost),
        })
    }
}

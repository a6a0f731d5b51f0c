//! Further segments of stacks that are no roots: where a call finds too little room, its frame is made in another segment, which is given back
//! when the call returns or is left. Roots have no further segments.

use crate::memory::slab::Segment;
use crate::state::machine::Machine;
use crate::state::stack::Further;
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::links::Continuation;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, Link};
use maple_lir::Single;
use maple_rt::trap::TrapKind;

/// Bytes at the end of a segment besides links.
pub const HEAD: usize = size_of::<Continuation>() + size_of::<Link>();

/// A segment that continues the running stack; `below` are the activations before it, if the stepper runs.
///
/// # Errors
/// If it is a root, as long as it may be, or there is no memory.
///
/// # Safety
/// As [`super::stacks::switch`].
pub unsafe fn extend(cx: *mut ThreadState, needed: usize, below: usize) -> Result<Segment, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let stack = &mut *ThreadState::stack(cx);
        let last = stack.last().ok_or(TrapKind::StackOverflow)?;
        let needed = needed.saturating_add(HEAD);
        let segment = (*(*cx).machine).stacks.segment(last, needed, stack.room)?;
        stack.room -= segment.bytes();
        stack.further.push(Further {
            segment,
            before: stack.links,
            below,
        });
        stack.links = segment.end().cast();
        Ok(segment)
    }
}

/// Gives back the segments of the running stack that lie above the frame `fp`.
///
/// # Safety
/// As [`super::stacks::switch`]; the frames above are left.
pub unsafe fn trim(cx: *mut ThreadState, fp: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe {
        let stack = &mut *ThreadState::stack(cx);
        while let Some(last) = stack.further.last().copied() {
            if last.segment.contains(fp as usize) {
                break;
            }
            stack.further.pop();
            stack.links = last.before;
            stack.room += last.segment.bytes();
            (*(*cx).machine).stacks.give_back(last.segment);
        }
    }
}

/// Lets the running stack use its dynamic region. Says whether it could not before.
///
/// # Safety
/// As [`super::stacks::switch`].
pub unsafe fn open_region(cx: *mut ThreadState) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let stack = &mut *ThreadState::stack(cx);
        let region = (*(*cx).machine).stacks.region(stack.region);
        match region.filter(|_| !stack.is_root()) {
            Some((start, end)) if stack.head.alloca_end == start => {
                stack.head.alloca_end = end;
                true
            }
            _ => false,
        }
    }
}

/// Makes the frame of a callee in a further segment: `slots` slots from `frame` on are moved there. The call returns as `link` says, with its
/// control stack at `links`. Gives the frame and its control stack.
///
/// # Errors
/// As [`extend`].
///
/// # Safety
/// As [`super::stacks::switch`]; the slots lie on the stack.
pub unsafe fn frame_in_segment(
    cx: *mut ThreadState,
    frame: *mut u64,
    slots: usize,
    link: Link,
    links: *mut Link,
    needed: usize,
) -> Result<(*mut u64, *mut Link), TrapKind> {
    // SAFETY: the caller's promise; the segment is as large as was asked for.
    unsafe {
        let needed = needed.max((slots + FRAME_SLACK) * size_of::<u64>());
        let segment = extend(cx, needed, 0)?;
        let to = segment.end().cast::<Continuation>().sub(1);
        to.write(Continuation {
            return_pc: link.return_pc,
            links,
            window: frame,
            unused: 0,
        });
        let cs = to.cast::<Link>().sub(1);
        cs.write(Link {
            return_pc: (*(*cx).machine).ends().segment,
            frame: link.frame,
        });
        let fp = segment.start().cast::<u64>();
        std::ptr::copy_nonoverlapping(frame, fp, slots);
        Ok((fp, cs))
    }
}

/// Where register code goes on after a trap because a stack that is no root was full: a call in a further segment, or an `alloca` in
/// the dynamic region.
///
/// # Errors
/// The trap, if it is none of these, or the stack is as long as it may be.
///
/// # Safety
/// `cx` is the running thread's, its run has just left dispatch with the trap, and no reference to the machine exists.
#[cold]
pub unsafe fn grow(cx: *mut ThreadState) -> Result<Site, TrapKind> {
    // SAFETY: the caller's promise: the site is that of the instruction, and what a call has noted is that call's.
    unsafe {
        let entry = std::mem::replace(&mut (*cx).context.callee, std::ptr::null());
        let at = (*cx).context.site;
        if (*ThreadState::stack(cx)).is_root() {
            return Err(TrapKind::StackOverflow);
        }
        if !entry.is_null() {
            let link = Link {
                return_pc: (*(*cx).machine).behind_call(at.pc),
                frame: at.fp,
            };
            let frame = at.fp.add(usize::from((*at.pc).a));
            // What the caller has put there lies below its control stack.
            let slots = (at.cs as usize).saturating_sub(frame as usize) / size_of::<u64>();
            let (fp, cs) = frame_in_segment(cx, frame, slots, link, at.cs, 0)?;
            return Ok(Site { pc: entry, fp, cs });
        }
        if (*(*cx).machine).id_at(at.pc) == Some(table::single(Single::CheckStack).id) {
            let origin = (*(*cx).machine).origin(at.pc);
            let slots = origin.map_or(0, |(id, _)| (*(*cx).machine).formals(id).len());
            let needed = (*at.pc).cd() as usize * size_of::<u64>();
            let (fp, cs) = frame_in_segment(cx, at.fp, slots, at.cs.read(), at.cs.add(1), needed)?;
            return Ok(Site { pc: at.pc, fp, cs });
        }
        let allocates = (*(*cx).machine).id_at(at.pc) == Some(table::single(Single::Alloca).id);
        if allocates && open_region(cx) {
            return Ok(at);
        }
        Err(TrapKind::StackOverflow)
    }
}

impl Machine {
    /// Where the call at `pc` returns to.
    fn behind_call(&self, pc: *const Ins) -> *const Ins {
        let words = match self.id_at(pc) {
            Some(id) if id == table::single(Single::CallVirtual).id => 1,
            Some(id) if table::has_inline_cache(id) => 3,
            _ => 2,
        };
        pc.wrapping_add(words)
    }
}

/// The outermost call in the last segment of the running stack has returned.
///
/// # Safety
/// As [`super::stacks::end_stack`].
#[cold]
#[inline(never)]
pub unsafe fn end_segment(cx: *mut ThreadState) {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::held(cx, || {
            let before = (*ThreadState::stack(cx)).further.last().map(|last| last.before);
            if let Some(before) = before {
                // The first slots below the beginning of the control stack belong to no other segment.
                trim(cx, before.sub(1).cast());
            }
        });
    }
}

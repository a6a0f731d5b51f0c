//! The way from a frame to its caller, also where a stack goes on in another segment.

use crate::context::Site;
use crate::regcode::{Ins, Link};

/// Return addresses that lead to no caller, the same in a whole machine.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// That of the outermost call of a run.
    pub halt: *const Ins,
    /// That of the outermost call on a stack that is no root.
    pub stack: *const Ins,
    /// That of the outermost call in a segment that continues a stack. A [`Continuation`] lies above such a link.
    pub segment: *const Ins,
}

/// Where a call that has continued a stack in another segment returns to. Lies above the first link of the segment.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Continuation {
    /// Where the caller goes on.
    pub return_pc: *const Ins,
    /// Its control stack.
    pub links: *mut Link,
    /// Where it finds the result.
    pub window: *mut u64,
    /// Links are 16 bytes.
    pub unused: u64,
}

impl Ends {
    /// Where the frame returns to whose link is at `cs`, and the control stack then. `readable` says whether a link may be read.
    ///
    /// # Safety
    /// What may be read are links, and continuations where links say so.
    #[inline]
    pub unsafe fn pop(self, cs: *mut Link, readable: impl Fn(usize) -> bool) -> Option<(Link, *mut Link)> {
        // SAFETY: the caller's promise.
        unsafe {
            if !readable(cs as usize) {
                return None;
            }
            let mut link = cs.read();
            let mut above = cs.wrapping_add(1);
            while link.return_pc == self.segment {
                if !readable(above as usize) {
                    return None;
                }
                let from = above.cast::<Continuation>().read();
                link.return_pc = from.return_pc;
                above = from.links;
            }
            Some((link, above))
        }
    }

    /// The call that led to a frame; none if it is the outermost of its run or its stack.
    ///
    /// # Safety
    /// The site is one of a run or of a stack, whose links are in order.
    #[inline]
    pub unsafe fn caller(self, at: Site) -> Option<Site> {
        // SAFETY: the caller's promise.
        let (link, cs) = unsafe { self.pop(at.cs, |_| true) }?;
        (link.return_pc != self.halt && link.return_pc != self.stack).then(|| Site {
            // The word before a return address belongs to the call.
            pc: link.return_pc.wrapping_sub(1),
            fp: link.frame,
            cs,
        })
    }
}

//! What belongs to a stack and stays with it when its thread goes on elsewhere.

use crate::memory::slab::Segment;
use crate::state::activation::Activation;
use crate::state::composites::Composites;
use crate::state::function::{FunctionId, NO_FUNCTION};
use maple_dispatch::regcode::Link;
use maple_dispatch::{Marks, Site, StackHead};

/// A stack of Maple code.
///
/// A run begins on a stack of its own, its *root*, which lies in the memory of the thread. Programs make further ones; they lie in the slab
/// ([`crate::memory::slab`]). While a stack is the one that its thread is on, the thread has the registers: the place in the program, and the top of the
/// dynamic region. Otherwise they are here.
#[repr(C)]
pub struct StackState {
    /// What a swap reads and writes. **Invariant:** it comes first: the context of a thread and the table of stacks have the address of both.
    pub head: StackHead,
    /// What is there if nobody wants the value.
    pub unwanted: u64,
    /// Number of the dynamic region of a stack that is no root.
    pub region: usize,
    /// The outermost function.
    pub function: FunctionId,
    /// Where the control stack of the last segment begins.
    pub links: *mut Link,
    /// Open composites of the frames.
    pub composites: Composites,
    /// The stepper, suspended: its activations. None if the outermost function has not been entered.
    pub activations: Vec<Activation>,
    /// The first segment, if it is no root.
    pub first: Option<Segment>,
    /// Those that continue it.
    pub further: Vec<Further>,
    /// Bytes that further segments may take.
    pub room: usize,
}

/// A segment that continues a stack.
#[derive(Clone, Copy, Debug)]
pub struct Further {
    /// The memory.
    pub segment: Segment,
    /// Where the control stack of the segment before it begins.
    pub before: *mut Link,
    /// The stepper: activations below.
    pub below: usize,
}

impl StackState {
    /// The root of a run whose stack begins at `base`.
    pub fn root(base: Site) -> StackState {
        StackState {
            head: StackHead {
                handle: 0,
                resumer: 0,
                resumed_by: std::ptr::null_mut(),
                object: 0,
                at: Site::NONE,
                value: std::ptr::null_mut(),
                alloca_top: std::ptr::null_mut(),
                alloca_end: std::ptr::null_mut(),
                marks: Marks::ACTIVE.with(Marks::ROOT).with(Marks::NAMELESS),
            },
            unwanted: 0,
            region: 0,
            function: NO_FUNCTION,
            links: base.cs,
            composites: Composites::default(),
            activations: Vec::new(),
            first: None,
            further: Vec::new(),
            room: 0,
        }
    }

    /// A suspended stack that begins with this segment and may grow by `room` bytes.
    pub fn of(segment: Segment, room: usize) -> StackState {
        let base = Site {
            pc: std::ptr::null(),
            fp: segment.start().cast(),
            cs: segment.end().cast(),
        };
        let mut stack = StackState::root(base);
        stack.head.marks = Marks::GUARDED;
        stack.head.at = base;
        StackState {
            first: Some(segment),
            room,
            ..stack
        }
    }

    /// Whether a run began on it.
    pub fn is_root(&self) -> bool {
        self.head.marks.has(Marks::ROOT)
    }

    /// The segment that the innermost frames lie in; none of a root.
    pub fn last(&self) -> Option<Segment> {
        let further = self.further.last().map(|further| further.segment);
        further.or(self.first)
    }

    /// The stepper: activations below the last segment.
    pub fn below(&self) -> usize {
        self.further.last().map_or(0, |further| further.below)
    }
}

/// An entry into Maple code, from the embedder or from native code. Lies on the host stack.
#[repr(C)]
pub struct Run {
    /// The stack that the run began on. **Invariant:** it comes first: the context has the address of both.
    pub root: StackState,
    /// The run that called the native function from which this one was entered.
    pub outer: *const Run,
    /// The native call there.
    pub below: Site,
    /// The stack that `outer` is on.
    pub within: *mut StackState,
    /// Where the stack of the run begins.
    pub base: Site,
    /// The activations on the stack that the run is on, innermost last, if the stepper runs; else null.
    pub stepper: *const Vec<Activation>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_is_small() {
        assert!(size_of::<StackState>() <= 320, "{}", size_of::<StackState>());
    }
}

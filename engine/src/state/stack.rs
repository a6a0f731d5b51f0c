//! What belongs to a stack and stays with it when its thread goes on elsewhere.

use crate::memory::slab::Segment;
use crate::state::activation::Activation;
use crate::state::composites::Composites;
use crate::state::function::{FunctionId, NO_FUNCTION};
use maple_dispatch::Site;
use maple_dispatch::regcode::Link;

/// A stack of Maple code.
///
/// A run begins on a stack of its own, its *root*, which lies in the memory of the thread. Programs make further ones; they lie in the slab
/// ([`crate::memory::slab`]). While a stack is the one that its thread is on, the thread has the registers: the place in the program, and the top of the
/// dynamic region. Otherwise they are here.
pub struct StackState {
    /// How programs name it; of a root 0 until one asks.
    pub handle: u64,
    /// Whether it runs, and what there is to do besides when it is resumed or left.
    pub marks: Marks,
    /// The run that the stack is the root of, else null. Only this run may resume it, since its end is that of the run.
    pub run: *const Run,
    /// Suspended: where it is resumed.
    pub at: Site,
    /// Suspended: the first free slot above its frames.
    pub free: *mut u64,
    /// Suspended: where the value goes with which it is resumed.
    pub value: *mut u64,
    /// What is there if nobody wants the value.
    pub unwanted: u64,
    /// Suspended: top of the dynamic region, and where it ends.
    pub alloca_top: *mut u8,
    /// See [`StackState::alloca_top`]. Of a stack that has used no dynamic memory the region is empty.
    pub alloca_end: *mut u8,
    /// Number of the dynamic region of a stack that is no root.
    pub region: usize,
    /// The stack that resumed it last, which is resumed when the outermost function returns.
    pub resumer: u64,
    /// The stack with that handle, if no stack has ended since [`StackState::resumed_in`].
    pub resumed_by: *mut StackState,
    /// How many stacks had ended ([`Stacks::forgotten`](super::stacks::Stacks::forgotten)) when it was resumed last.
    pub resumed_in: u64,
    /// The object that stands for it, 0 if there is none.
    pub object: u64,
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

/// What stands in the way of resuming a stack, or of leaving it, without further ado.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks(u8);

impl Marks {
    /// Suspended, and resumed without care.
    pub const NONE: Marks = Marks(0);
    /// A run is on it, the innermost of its thread or one that has called out.
    pub const ACTIVE: Marks = Marks(1);
    /// It ends when another stack is resumed.
    pub const LEAVES: Marks = Marks(2);
    /// It owns a count of its object until another stack is resumed: nobody else may have one.
    pub const HOLDS: Marks = Marks(4);
    /// It is not resumed without care: its function has not begun, or it is for a thread that is to start.
    pub const GUARDED: Marks = Marks(8);
    /// It is for a thread that is to start. Only that may resume it, with the address of its object.
    pub const RESERVED: Marks = Marks(16);
    /// Some thread is on it or will be.
    pub const BUSY: Marks = Marks(Marks::ACTIVE.0 | Marks::RESERVED.0);
    /// No swap leads to it.
    pub const NOT_READY: Marks = Marks(Marks::BUSY.0 | Marks::LEAVES.0);

    /// Whether this one is set.
    #[inline(always)]
    pub fn has(self, mark: Marks) -> bool {
        self.has_any(mark)
    }

    /// Whether any of these is set.
    #[inline(always)]
    pub fn has_any(self, marks: Marks) -> bool {
        self.0 & marks.0 != 0
    }

    /// Sets this one.
    #[inline(always)]
    pub fn set(&mut self, mark: Marks) {
        self.0 |= mark.0;
    }

    /// Takes this one away. Says whether it was set.
    #[inline(always)]
    pub fn take(&mut self, mark: Marks) -> bool {
        let had = self.has(mark);
        self.0 &= !mark.0;
        had
    }
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
            handle: 0,
            marks: Marks::ACTIVE,
            run: std::ptr::null(),
            at: Site::NONE,
            free: std::ptr::null_mut(),
            value: std::ptr::null_mut(),
            unwanted: 0,
            alloca_top: std::ptr::null_mut(),
            alloca_end: std::ptr::null_mut(),
            region: 0,
            resumer: 0,
            resumed_by: std::ptr::null_mut(),
            resumed_in: u64::MAX,
            object: 0,
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
        StackState {
            marks: Marks::GUARDED,
            at: base,
            first: Some(segment),
            room,
            ..StackState::root(base)
        }
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
pub struct Run {
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
    /// The stack that the run began on.
    pub root: StackState,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_is_small() {
        assert!(size_of::<StackState>() <= 320, "{}", size_of::<StackState>());
    }
}

//! What handlers know of stacks: what a swap from one to another reads and writes.

use crate::context::{Context, Site};
use std::sync::atomic::AtomicBool;

/// Slots of the window of a swap: the stack, the value, and one above as all calls of routines leave it.
pub const WINDOW: usize = 3;

/// What handlers know of a stack. The machine keeps it at the begin of what it knows of one.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct StackHead {
    /// How programs name it; of a root 0 until one asks.
    pub handle: u64,
    /// The stack that resumed it last, which is resumed when the outermost function returns.
    pub resumer: u64,
    /// What had that handle then; only to be compared with.
    pub resumed_by: *mut StackHead,
    /// The object that stands for it, 0 if there is none.
    pub object: u64,
    /// Suspended: where it is resumed.
    pub at: Site,
    /// Suspended: where the value goes with which it is resumed.
    pub value: *mut u64,
    /// First free byte of the region for dynamic `alloca`.
    pub alloca_top: *mut u8,
    /// End of that region. Of a stack that is no root and has used no dynamic memory the region is empty.
    pub alloca_end: *mut u8,
    /// Whether it runs, and what there is to do besides when it is resumed or left.
    pub marks: Marks,
}

/// What a stack is, and what stands in the way of resuming or leaving it without further ado.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
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
    /// A run began on it, whose end is its own: only that run may resume it.
    pub const ROOT: Marks = Marks(32);
    /// It has no handle.
    pub const NAMELESS: Marks = Marks(64);
    /// Some thread is on it or will be.
    pub const BUSY: Marks = Marks(Marks::ACTIVE.0 | Marks::RESERVED.0);
    /// No swap leads to it.
    pub const NOT_READY: Marks = Marks(Marks::BUSY.0 | Marks::LEAVES.0);
    /// Leaving it takes care.
    pub const CARE: Marks = Marks(!(Marks::ACTIVE.0 | Marks::ROOT.0));

    /// Whether this one is set, or any of several.
    #[inline(always)]
    pub fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    /// These and others.
    #[inline(always)]
    pub const fn with(self, others: Marks) -> Marks {
        Marks(self.0 | others.0)
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

/// The stacks that programs can name, by the lower half of their handles.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct StackTable {
    /// The slots.
    pub slots: *const StackSlot,
    /// Their number.
    pub len: usize,
    /// Whether objects of stacks have been freed that have not been looked at yet.
    pub ended: *const AtomicBool,
}

/// A place for a stack. One slot has several stacks, one after the other: the upper half of their handles differs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct StackSlot {
    /// The handle of the stack, whose upper half is not 0; 0 if there is none.
    pub handle: u64,
    /// Null if there is none.
    pub stack: *mut StackHead,
}

impl StackSlot {
    /// No stack.
    pub const EMPTY: StackSlot = StackSlot {
        handle: 0,
        stack: std::ptr::null_mut(),
    };
}

impl StackTable {
    /// The stack with this handle, or null.
    ///
    /// # Safety
    /// The slots are there.
    #[inline(always)]
    pub unsafe fn find(&self, handle: u64) -> *mut StackHead {
        let number = handle as u32 as usize;
        if number >= self.len {
            return std::ptr::null_mut();
        }
        // SAFETY: the caller's promise.
        let slot = unsafe { &*self.slots.add(number) };
        match slot.handle == handle {
            true => slot.stack,
            false => std::ptr::null_mut(),
        }
    }
}

/// Suspends the running stack, which has a handle, for another one: at `at`, to be resumed with what will then be in the first slot of `window`.
///
/// # Safety
/// `cx` is the running thread's, with the stacks of its machine to itself; the target is a suspended stack.
#[inline(always)]
pub unsafe fn suspend(cx: *mut Context, target: *mut StackHead, at: Site, window: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe {
        let from = (*cx).stack;
        (*target).resumer = (*from).handle;
        (*target).resumed_by = from;
        (*from).marks.take(Marks::ACTIVE);
        (*from).at = at;
        (*from).value = window;
    }
}

/// Resumes a suspended stack with `value`.
///
/// # Safety
/// As [`suspend`], after which it is called or an end of the running stack.
#[inline(always)]
pub unsafe fn resume(cx: *mut Context, target: *mut StackHead, value: u64) {
    // SAFETY: the caller's promise.
    unsafe {
        *(*target).value = value;
        (*target).marks.set(Marks::ACTIVE);
        (*cx).stack = target;
    }
}

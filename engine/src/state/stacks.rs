//! The stacks of a machine that programs can name.
//!
//! A handle is the number of a slot and of the stack in it: one that is damaged or belongs to a stack that has ended names nothing.

use super::stack::StackState;
use crate::memory::slab::{Segment, Slab, class_of};
use maple_dispatch::stack::{StackSlot, StackTable};
use maple_rt::trap::TrapKind;
use std::sync::atomic::AtomicBool;

/// The stacks of a machine by handle, and their memory. Touched with the gate held.
pub struct Stacks {
    slots: Vec<StackSlot>,
    /// What handlers read. **Invariant:** those are the slots.
    pub table: StackTable,
    /// The handles that stacks in slots without a stack will have.
    free: Vec<u64>,
    /// Stacks that are no roots.
    pub live: usize,
    /// Numbers of dynamic regions that nobody has any more, and the first that nobody has had.
    pub regions: Vec<usize>,
    pub next_region: usize,
    pub slab: Option<Slab>,
}

/// No stack has ended.
static NONE_ENDED: AtomicBool = AtomicBool::new(false);

impl Default for Stacks {
    fn default() -> Stacks {
        Stacks {
            slots: Vec::new(),
            table: StackTable {
                slots: std::ptr::null(),
                len: 0,
                ended: &raw const NONE_ENDED,
            },
            free: Vec::new(),
            live: 0,
            regions: Vec::new(),
            next_region: 0,
            slab: None,
        }
    }
}

impl Stacks {
    /// Makes a stack with at least `needed` bytes in its first segment, of at most `limit` in all. It is the registry's until
    /// [`Stacks::remove`]. There may be `most` at once.
    ///
    /// # Errors
    /// If there are as many already, or no memory for one more.
    pub fn create(&mut self, needed: usize, limit: usize, most: usize) -> Result<*mut StackState, TrapKind> {
        if self.live >= most {
            return Err(TrapKind::TooManyStacks {
                limit: u32::try_from(most).unwrap_or(u32::MAX),
            });
        }
        if self.slab.is_none() {
            self.slab = Some(Slab::new(most).map_err(|_| TrapKind::OutOfMemory)?);
        }
        let slab = self.slab.as_mut().ok_or(TrapKind::OutOfMemory)?;
        let class = class_of(needed).ok_or(TrapKind::StackOverflow)?;
        let segment = slab.take(class).ok_or(TrapKind::OutOfMemory)?;
        let state = Box::into_raw(Box::new(StackState::of(segment, limit)));
        self.live += 1;
        let region = self.regions.pop().unwrap_or_else(|| {
            // There are no more than stacks at once.
            self.next_region += 1;
            self.next_region - 1
        });
        let top = slab.region(region).0;
        let handle = self.register(state);
        // SAFETY: just made.
        unsafe {
            (*state).head.handle = handle;
            (*state).region = region;
            (*state).head.alloca_top = top;
            (*state).head.alloca_end = top;
        }
        Ok(state)
    }

    /// Gives a stack a handle; who registers a root takes it back before the root goes.
    pub fn register(&mut self, state: *mut StackState) -> u64 {
        let handle = self.free.pop().unwrap_or_else(|| {
            self.slots.push(StackSlot::EMPTY);
            self.table.slots = self.slots.as_ptr();
            self.table.len = self.slots.len();
            1 << 32 | (self.slots.len() as u64 - 1)
        });
        if let Some(slot) = self.slots.get_mut(handle as u32 as usize) {
            let stack = state.cast();
            *slot = StackSlot { handle, stack };
        }
        handle
    }

    /// The stack with this handle.
    #[inline]
    pub fn find(&self, handle: u64) -> Option<*mut StackState> {
        let slot = self.slots.get(handle as u32 as usize)?;
        (slot.handle == handle && !slot.stack.is_null()).then_some(slot.stack.cast())
    }

    /// All stacks with handles.
    pub fn all(&self) -> impl Iterator<Item = *mut StackState> {
        let stacks = self.slots.iter().map(|slot| slot.stack.cast());
        stacks.filter(|stack: &*mut StackState| !stack.is_null())
    }

    /// The handle names nothing from here on.
    pub fn forget(&mut self, handle: u64) {
        if self.find(handle).is_none() {
            return;
        }
        if let Some(slot) = self.slots.get_mut(handle as u32 as usize) {
            *slot = StackSlot::EMPTY;
            // After so many stacks in one slot a damaged handle could name one: the slot is used no more.
            self.free.extend(handle.checked_add(1 << 32));
        }
    }

    /// Ends a stack that [`Stacks::create`] made: its memory goes.
    ///
    /// # Safety
    /// The pointer is that of a stack of this registry that is not removed, and nobody uses it any more.
    pub unsafe fn remove(&mut self, state: *mut StackState) {
        // SAFETY: the caller's promise.
        let state = unsafe { Box::from_raw(state) };
        self.regions.push(state.region);
        self.forget(state.head.handle);
        self.live -= 1;
        if let Some(slab) = &mut self.slab {
            for further in state.further.iter().rev() {
                slab.give_back(further.segment);
            }
            if let Some(segment) = state.first {
                slab.give_back(segment);
            }
            if state.head.alloca_end != slab.region(state.region).0 {
                slab.give_back_region(state.region);
            }
        }
    }

    /// A segment that continues a stack after `last`, with at least `needed` bytes and at most `room`.
    ///
    /// # Errors
    /// If there is none.
    pub fn segment(&mut self, last: Segment, needed: usize, room: usize) -> Result<Segment, TrapKind> {
        let class = last.following(needed, room).ok_or(TrapKind::StackOverflow)?;
        let slab = self.slab.as_mut().ok_or(TrapKind::OutOfMemory)?;
        slab.take(class).ok_or(TrapKind::OutOfMemory)
    }

    /// Takes a segment back.
    pub fn give_back(&mut self, segment: Segment) {
        if let Some(slab) = &mut self.slab {
            slab.give_back(segment);
        }
    }

    /// First byte and end of dynamic region `number`.
    pub fn region(&self, number: usize) -> Option<(*mut u8, *mut u8)> {
        Some(self.slab.as_ref()?.region(number))
    }

    /// Whether an address lies where frames and links of stacks are that are no roots.
    pub fn contains(&self, address: usize) -> bool {
        self.slab.as_ref().is_some_and(|slab| slab.contains(address))
    }
}

impl Drop for Stacks {
    fn drop(&mut self) {
        for stack in self.all() {
            // SAFETY: roots are forgotten before they go, and no run is left when a machine goes: the others are the registry's.
            unsafe {
                if !(*stack).is_root() {
                    drop(Box::from_raw(stack));
                }
            }
        }
    }
}

//! The stacks of a machine that programs can name.
//!
//! A handle is the number of a slot and of the stack in it: one that is damaged or belongs to a stack that has ended names nothing.

use super::stack::StackState;
use crate::memory::slab::{Segment, Slab, class_of};
use maple_rt::trap::TrapKind;

/// The stacks of a machine by handle, and their memory. Touched with the gate held.
#[derive(Default)]
pub struct Stacks {
    pub slots: Vec<Slot>,
    /// Numbers of slots without a stack.
    pub free: Vec<u32>,
    /// Stacks that are no roots.
    pub live: usize,
    /// How often a handle was taken from a stack.
    pub forgotten: u64,
    /// Numbers of dynamic regions that nobody has any more, and the first that nobody has had.
    pub regions: Vec<usize>,
    pub next_region: usize,
    pub slab: Option<Slab>,
}

pub struct Slot {
    /// Which stack it is that the slot has or will have next.
    pub generation: u32,
    /// Null if there is none.
    pub state: *mut StackState,
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
            (*state).handle = handle;
            (*state).region = region;
            (*state).alloca_top = top;
            (*state).alloca_end = top;
        }
        Ok(state)
    }

    /// Gives a stack a handle; who registers a root takes it back before the root goes.
    pub fn register(&mut self, state: *mut StackState) -> u64 {
        let number = self.free.pop().unwrap_or_else(|| {
            self.slots.push(Slot {
                generation: 1,
                state: std::ptr::null_mut(),
            });
            self.slots.len() as u32 - 1
        });
        let Some(slot) = self.slots.get_mut(number as usize) else {
            return 0;
        };
        slot.state = state;
        u64::from(slot.generation) << 32 | u64::from(number)
    }

    /// The stack with this handle.
    #[inline]
    pub fn find(&self, handle: u64) -> Option<*mut StackState> {
        let slot = self.slots.get(handle as u32 as usize)?;
        (u64::from(slot.generation) == handle >> 32 && !slot.state.is_null()).then_some(slot.state)
    }

    /// The handle names nothing from here on.
    pub fn forget(&mut self, handle: u64) {
        if self.find(handle).is_none() {
            return;
        }
        if let Some(slot) = self.slots.get_mut(handle as u32 as usize) {
            slot.state = std::ptr::null_mut();
            self.forgotten += 1;
            // After so many stacks in one slot a damaged handle could name one: the slot is used no more.
            if let Some(next) = slot.generation.checked_add(1) {
                slot.generation = next;
                self.free.push(handle as u32);
            }
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
        self.forget(state.handle);
        self.live -= 1;
        if let Some(slab) = &mut self.slab {
            for further in state.further.iter().rev() {
                slab.give_back(further.segment);
            }
            if let Some(segment) = state.first {
                slab.give_back(segment);
            }
            if state.alloca_end != slab.region(state.region).0 {
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
        for slot in &self.slots {
            // SAFETY: roots are forgotten before they go, and no run is left when a machine goes: the others are the registry's.
            unsafe {
                if !slot.state.is_null() && (*slot.state).run.is_null() {
                    drop(Box::from_raw(slot.state));
                }
            }
        }
    }
}

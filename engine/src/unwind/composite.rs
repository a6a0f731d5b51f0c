//! `jstry` composites: try, catch and finally blocks that are entered and left by instructions (seed 0, "Exceptions Handling"; exec.md §8).
//!
//! A composite is a record from its `jstry` to its `endtry` or `cleanuptry`. The records of a stack lie in one list beside the frames; a
//! record knows its frame. In a frame the topmost record is the current one. `gosub` pushes its return place for the current record, or for
//! a record of its own where no composite is open, and leaves the try or catch block; `retsub` goes there, unless the finally block was
//! entered by an exception: then that goes on outwards.

use super::{Exception, hooks};
use crate::thread::ThreadState;
use maple_rt::trap::TrapKind;

/// No such block.
pub const NONE: u32 = u32::MAX;

/// Records, and return places, a stack may have: more than it holds frames.
const LIMIT: usize = 1 << 22;

/// In which block a composite is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Try,
    Catch,
    Finally,
}

/// An open composite.
#[derive(Clone, Copy, Debug)]
struct Composite {
    frame: *mut u64,
    /// Offset of the instruction that opened it.
    opened: u32,
    /// Offset of the catch block.
    catch: u32,
    /// Offset of the finally block.
    finally: u32,
    stage: Stage,
    /// The exception that goes on behind the finally block.
    outstanding: Option<Exception>,
    /// Return places on the stack when it was opened.
    returns: usize,
    /// Made by a `gosub` outside of composites: ends with its `retsub`.
    bare: bool,
}

/// The open composites of the frames of a stack.
#[derive(Default, Debug)]
pub struct Composites {
    records: Vec<Composite>,
    /// Offsets behind the `gosub`s whose `retsub` is still to come.
    returns: Vec<u32>,
}

impl Composites {
    fn current(&mut self, fp: *mut u64) -> Option<&mut Composite> {
        self.records.last_mut().filter(|record| record.frame == fp)
    }

    /// Offset of the instruction that opened the frame's current composite.
    pub fn opened(&self, fp: *mut u64) -> Option<u32> {
        let record = self.records.last().filter(|record| record.frame == fp)?;
        Some(record.opened)
    }

    fn pop(&mut self) -> Option<Exception> {
        let record = self.records.pop()?;
        self.returns.truncate(record.returns);
        record.outstanding
    }

    fn push(&mut self, frame: *mut u64, opened: u32, catch: u32, finally: u32, bare: bool) -> bool {
        let fits = self.records.len() < LIMIT;
        if fits {
            self.records.push(Composite {
                frame,
                opened,
                catch,
                finally,
                stage: Stage::Try,
                outstanding: None,
                returns: self.returns.len(),
                bare,
            });
        }
        fits
    }

    /// `jstry` at `opened`, with the offsets of its blocks or [`NONE`]. Says whether there was room.
    pub fn open(&mut self, fp: *mut u64, opened: u32, catch: u32, finally: u32) -> bool {
        self.push(fp, opened, catch, finally, false)
    }

    /// `jscatch`, or `finally` if the flag is set.
    pub fn enter(&mut self, fp: *mut u64, finally: bool) {
        if let Some(record) = self.current(fp) {
            record.stage = if finally { Stage::Finally } else { Stage::Catch };
        }
    }

    /// `gosub` at `at`, which comes back to `back`. Says whether there was room.
    pub fn gosub(&mut self, fp: *mut u64, at: u32, back: u32) -> bool {
        let bare = self.current(fp).is_none();
        let fits = self.returns.len() < LIMIT && (!bare || self.push(fp, at, NONE, NONE, true));
        if fits {
            self.returns.push(back);
            self.enter(fp, true);
        }
        fits
    }
}

/// `endtry` or `cleanuptry` of a composite: closes the current one, whose outstanding exception ends here.
///
/// # Safety
/// `cx` is the running thread's, no reference to its machine exists.
pub unsafe fn close(cx: *mut ThreadState, fp: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe {
        if (*(*cx).stack).composites.opened(fp).is_some()
            && let Some(dropped) = (*(*cx).stack).composites.pop()
        {
            hooks::release(&mut *(*cx).machine, dropped);
        }
    }
}

/// Closes all composites of a frame that is left.
///
/// # Safety
/// As [`close`].
pub unsafe fn close_all(cx: *mut ThreadState, fp: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe {
        while (*(*cx).stack).composites.opened(fp).is_some() {
            close(cx, fp);
        }
    }
}

/// An exception meets the current composite of the frame: gives the offset of the block that takes it, or closes the composite.
///
/// # Safety
/// As [`close`].
pub(super) unsafe fn pass(cx: *mut ThreadState, fp: *mut u64, thrown: Exception) -> Option<u32> {
    // SAFETY: the caller's promise.
    unsafe {
        let record = (*(*cx).stack).composites.current(fp)?;
        let caught = record.stage == Stage::Try && record.catch != NONE;
        let concluded = record.stage != Stage::Finally && record.finally != NONE;
        let landing = if caught {
            record.stage = Stage::Catch;
            record.catch
        } else if concluded {
            record.stage = Stage::Finally;
            record.outstanding = Some(thrown);
            record.finally
        } else {
            close(cx, fp);
            return None;
        };
        let returns = record.returns;
        (*(*cx).stack).composites.returns.truncate(returns);
        if !caught {
            // The record owns the exception now, and so does %%thrownval.
            hooks::retain(&mut *(*cx).machine, thrown);
        }
        Some(landing)
    }
}

/// `retsub`: the offset to go on at.
///
/// # Errors
/// The exception that goes on; a jump to nowhere if no `gosub` led here.
///
/// # Safety
/// As [`close`].
pub unsafe fn retsub(cx: *mut ThreadState, fp: *mut u64) -> Result<u32, TrapKind> {
    const NOWHERE: TrapKind = TrapKind::BadJump { address: 0 };
    // SAFETY: the caller's promise.
    unsafe {
        let composites = &mut (*(*cx).stack).composites;
        let Some(record) = composites.current(fp).copied() else {
            return Err(NOWHERE);
        };
        if let Some(thrown) = record.outstanding {
            composites.pop();
            super::trace::rethrown(cx, fp, thrown.value);
            return Err(thrown.kind());
        }
        if composites.returns.len() <= record.returns {
            return Err(NOWHERE);
        }
        let back = composites.returns.pop().ok_or(NOWHERE)?;
        if record.bare && composites.returns.len() == record.returns {
            composites.pop();
        }
        Ok(back)
    }
}

//! `jstry` composites: try, catch and finally blocks that are entered and left by instructions (seed 0, "Exceptions Handling"; exec.md §8).
//!
//! A composite is a record from its `jstry` to its `endtry` or `cleanuptry`. The records of a stack lie in one list beside the frames; a
//! record knows its frame. In a frame the topmost record is the current one. `gosub` pushes its return place for the current record, or for
//! a record of its own where no composite is open, and leaves the try or catch block; `retsub` goes there, unless the finally block was
//! entered by an exception: then that goes on outwards.

use super::hooks;
use crate::state::composites::Stage;
use crate::state::exception::Exception;
use crate::state::thread::ThreadState;
use maple_rt::trap::TrapKind;
use maple_translate::regions::NO_BLOCK;

/// `endtry` or `cleanuptry` of a composite: closes the current one, whose outstanding exception ends here.
///
/// # Safety
/// `cx` is the running thread's, no reference to its machine exists.
pub unsafe fn close(cx: *mut ThreadState, fp: *mut u64) {
    // SAFETY: the caller's promise.
    unsafe {
        if (*ThreadState::stack(cx)).composites.opened(fp).is_some()
            && let Some(dropped) = (*ThreadState::stack(cx)).composites.pop()
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
        while (*ThreadState::stack(cx)).composites.opened(fp).is_some() {
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
        let record = (*ThreadState::stack(cx)).composites.current(fp)?;
        let caught = record.stage == Stage::Try && record.catch != NO_BLOCK;
        let concluded = record.stage != Stage::Finally && record.finally != NO_BLOCK;
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
        (*ThreadState::stack(cx)).composites.returns.truncate(returns);
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
        let composites = &mut (*ThreadState::stack(cx)).composites;
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

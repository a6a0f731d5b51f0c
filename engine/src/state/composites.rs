//! The open `jstry` composites of the frames of a stack.

use super::exception::Exception;
use maple_translate::regions::NO_BLOCK;

/// Records, and return places, a stack may have: more than it holds frames.
const LIMIT: usize = 1 << 22;

/// In which block a composite is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Try,
    Catch,
    Finally,
}

/// An open composite.
#[derive(Clone, Copy, Debug)]
pub struct Composite {
    pub frame: *mut u64,
    /// Offset of the instruction that opened it.
    pub opened: u32,
    /// Offset of the catch block.
    pub catch: u32,
    /// Offset of the finally block.
    pub finally: u32,
    pub stage: Stage,
    /// The exception that goes on after the finally block.
    pub outstanding: Option<Exception>,
    /// Return places on the stack when it was opened.
    pub returns: usize,
    /// Made by a `gosub` outside of composites: ends with its `retsub`.
    pub bare: bool,
}

/// The open composites of the frames of a stack.
#[derive(Default, Debug)]
pub struct Composites {
    pub records: Vec<Composite>,
    /// Offsets after the `gosub`s whose `retsub` is still to come.
    pub returns: Vec<u32>,
}

impl Composites {
    pub fn current(&mut self, fp: *mut u64) -> Option<&mut Composite> {
        self.records.last_mut().filter(|record| record.frame == fp)
    }

    /// Offset of the instruction that opened the frame's current composite.
    pub fn opened(&self, fp: *mut u64) -> Option<u32> {
        let record = self.records.last().filter(|record| record.frame == fp)?;
        Some(record.opened)
    }

    pub fn pop(&mut self) -> Option<Exception> {
        let record = self.records.pop()?;
        self.returns.truncate(record.returns);
        record.outstanding
    }

    pub fn push(&mut self, frame: *mut u64, opened: u32, catch: u32, finally: u32, bare: bool) -> bool {
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

    /// `jstry` at `opened`, with the offsets of its blocks or [`NO_BLOCK`]. Says whether there was room.
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
        let fits = self.returns.len() < LIMIT && (!bare || self.push(fp, at, NO_BLOCK, NO_BLOCK, true));
        if fits {
            self.returns.push(back);
            self.enter(fp, true);
        }
        fits
    }
}

//! The frames of a stack as a signal handler finds them.

use maple_dispatch::regcode::Ins;

/// Frames of a stack that are kept, the innermost.
pub const FRAMES: usize = 512;

/// What there is in a stack besides words of register code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u64)]
pub enum Special {
    /// The thread runs no Maple code.
    Outside = 1,
    /// What the word called that comes next.
    Called = 2,
    /// The engine, on behalf of that word.
    Engine = 3,
    /// The word that comes next is about to be executed. If it is the first of its function, the caller may be any.
    Next = 4,
    /// Callers that are not known.
    Unknown = 5,
    /// More callers than are kept.
    Truncated = 6,
}

/// A stack, innermost frame first: addresses of words, which are multiples of 16, and [`Special`]s, which are not.
pub struct Stack<'a> {
    frames: &'a mut [u64; FRAMES],
    used: usize,
    is_truncated: bool,
}

impl Stack<'_> {
    /// An empty one, which will be kept in `frames`.
    pub fn new(frames: &mut [u64; FRAMES]) -> Stack<'_> {
        Stack {
            frames,
            used: 0,
            is_truncated: false,
        }
    }

    /// The frames, innermost first.
    pub fn frames(&self) -> &[u64] {
        &self.frames[..self.used]
    }

    /// Adds a word; none if there is no more room.
    pub fn word(&mut self, pc: *const Ins) -> Option<()> {
        self.put(pc as u64)
    }

    /// As [`Stack::word`].
    pub fn special(&mut self, special: Special) -> Option<()> {
        self.put(special as u64)
    }

    /// Whether there was no room for more.
    pub fn is_truncated(&self) -> bool {
        self.is_truncated
    }

    fn put(&mut self, frame: u64) -> Option<()> {
        // The last place says that there are more.
        let place = self.frames.get_mut(self.used)?;
        self.used += 1;
        if self.used == FRAMES {
            *place = Special::Truncated as u64;
            self.is_truncated = true;
            return None;
        }
        *place = frame;
        Some(())
    }
}

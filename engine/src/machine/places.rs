//! Which function a word of register code belongs to, and what is known of the word.

use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::{CodeId, Near, Published, Range, Words};
use maple_dispatch::regcode::{Id, Ins};

impl Machine {
    /// The piece of code a word lies in, and where it begins.
    fn range_of(&self, pc: *const Ins) -> Option<(usize, Range)> {
        let (&start, &range) = self.ranges.range(..=pc as usize).next_back()?;
        ((pc as usize) < range.end).then_some((start, range))
    }

    /// The code of a function that a word belongs to, and its number there.
    pub(super) fn word_of(&self, pc: *const Ins) -> Option<(CodeId, usize)> {
        let (start, range) = self.range_of(pc)?;
        match range.words {
            Words::Published(code) => Some((code, (pc as usize - start) / size_of::<Ins>())),
            Words::Back(_, to) => self.word_of(to.wrapping_sub(1)),
            Words::Of(_) => None,
        }
    }

    /// As [`Machine::word_of`], with the code itself.
    pub fn published_at(&self, pc: *const Ins) -> Option<(&Published, usize)> {
        let (code, word) = self.word_of(pc)?;
        Some((self.published.get(code as usize)?, word))
    }

    /// The function and mirbin offset of a word of register code.
    pub fn origin(&self, pc: *const Ins) -> Option<(FunctionId, u32)> {
        self.origin_near(pc, &mut Near::default())
    }

    /// As [`Machine::origin`], for many words one after the other: recursion asks for the same code again and again.
    #[inline]
    pub fn origin_near(&self, pc: *const Ins, near: &mut Near) -> Option<(FunctionId, u32)> {
        let (start, range) = self.range_near(pc, near)?;
        let offset = match range.words {
            Words::Of(offset) | Words::Back(offset, _) => offset,
            Words::Published(code) => {
                let word = (pc as usize - start) / size_of::<Ins>();
                *self.published.get(code as usize)?.origin.get(word)?
            }
        };
        Some((range.function, offset))
    }

    #[inline]
    fn range_near(&self, pc: *const Ins, near: &mut Near) -> Option<(usize, Range)> {
        let known = near
            .0
            .filter(|(start, range)| (*start..range.end).contains(&(pc as usize)));
        match known {
            Some(known) => Some(known),
            None => Some(*near.0.insert(self.range_of(pc)?)),
        }
    }

    /// The published code that a word belongs to and its number there, for many words one after the other.
    #[inline]
    pub fn word_near(&self, pc: *const Ins, near: &mut Near) -> Option<(CodeId, usize)> {
        match self.range_near(pc, near)? {
            (start, range) if let Words::Published(code) = range.words => {
                let word = (pc as usize - start) / size_of::<Ins>();
                Some((code, word))
            }
            _ => self.word_of(pc),
        }
    }

    /// The handler that executes a word, whatever counts it or enters machine code there. May be asked by a signal handler that has interrupted
    /// code at that word.
    ///
    /// # Safety
    /// It is a word of code.
    pub unsafe fn handler_of(&self, pc: *const Ins) -> usize {
        #[cfg(machine_code)]
        if let Some(handler) = self.tiering.as_ref().and_then(|tiering| tiering.own_handler(pc)) {
            return handler;
        }
        // SAFETY: the caller's promise.
        unsafe { (*pc).handler_address() }
    }

    /// Which instruction a word of translated code is; `None` outside of functions.
    pub fn id_at(&self, pc: *const Ins) -> Option<Id> {
        let (code, word) = self.published_at(pc)?;
        code.ids.get(word).copied()
    }

    /// The calls without frames that a word of register code is in, innermost first: only the innermost frame of a run can be in some.
    pub fn frameless(&self, pc: *const Ins) -> impl Iterator<Item = (FunctionId, u32)> {
        let calls = self
            .published_at(pc)
            .map(|(code, word)| code.frameless.calls(word));
        calls
            .into_iter()
            .flatten()
            .map(|call| (call.function, call.offset))
    }
}

impl Machine {
    /// Whether calls that go to this address are calls of a function.
    pub fn leads_to(&self, function: FunctionId, address: u64) -> bool {
        self.function(function).is_some_and(|function| {
            let entry = |number: &CodeId| self.published.get(*number as usize).map(|code| code.entry as u64);
            function.stub as u64 == address
                || function.versions.iter().filter_map(entry).any(|at| at == address)
        })
    }

    /// Published code by its number.
    pub fn version(&self, number: CodeId) -> &Published {
        &self.published[number as usize]
    }

    /// The register code that calls of a function go to, if it has been translated.
    pub fn code_of(&self, function: FunctionId) -> Option<&Published> {
        self.published.get(self.function(function)?.code? as usize)
    }
}

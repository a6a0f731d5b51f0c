//! Which function a word of register code belongs to, and what is known of the word.

use super::{FunctionId, Machine};
use crate::regcode::{Id, Ins};

/// Register code in one piece.
#[derive(Clone, Copy)]
pub(super) struct Range {
    /// Address after the last word.
    pub end: usize,
    /// What it belongs to.
    pub function: FunctionId,
    /// Offset of the only mirbin instruction the code belongs to; otherwise the function's maps tell.
    pub fixed: Option<u32>,
}

/// The code that was asked for last, see [`Machine::origin_near`].
#[derive(Default)]
pub struct Near(Option<(usize, Range)>);

impl Machine {
    /// The piece of code a word lies in, and where it begins.
    fn range_of(&self, pc: *const Ins) -> Option<(usize, Range)> {
        let (&start, &range) = self.ranges.range(..=pc as usize).next_back()?;
        ((pc as usize) < range.end).then_some((start, range))
    }

    /// The translated function a word belongs to, and its number there.
    fn word_of(&self, pc: *const Ins) -> Option<(FunctionId, usize)> {
        let (start, range) = self.range_of(pc)?;
        let word = (pc as usize - start) / size_of::<Ins>();
        range.fixed.is_none().then_some((range.function, word))
    }

    /// The function and mirbin offset of a word of register code.
    pub fn origin(&self, pc: *const Ins) -> Option<(FunctionId, u32)> {
        self.origin_near(pc, &mut Near::default())
    }

    /// As [`Machine::origin`], for many words one after the other: recursion asks for the same code again and again.
    pub fn origin_near(&self, pc: *const Ins, near: &mut Near) -> Option<(FunctionId, u32)> {
        let known = near
            .0
            .filter(|(start, range)| (*start..range.end).contains(&(pc as usize)));
        let (start, range) = match known {
            Some(known) => known,
            None => *near.0.insert(self.range_of(pc)?),
        };
        let offset = match range.fixed {
            Some(offset) => offset,
            None => {
                let word = (pc as usize - start) / size_of::<Ins>();
                *self.function(range.function)?.origin.get(word)?
            }
        };
        Some((range.function, offset))
    }

    /// Which instruction a word of translated code is; `None` outside of functions.
    pub fn id_at(&self, pc: *const Ins) -> Option<Id> {
        let (function, word) = self.word_of(pc)?;
        self.function(function)?.ids.get(word).copied()
    }

    /// Notes that a word of translated code has become another instruction.
    pub fn becomes(&mut self, pc: *const Ins, id: Id) {
        let found = self.word_of(pc);
        let ids = found.and_then(|(function, word)| {
            let function = self.functions.get_mut(function as usize)?;
            function.ids.get_mut(word)
        });
        if let Some(place) = ids {
            *place = id;
        }
    }

    /// The calls without frames that a word of register code is in, innermost first: only the innermost frame of a run can be in some.
    pub fn frameless(&self, pc: *const Ins) -> impl Iterator<Item = (FunctionId, u32)> {
        let found = self.word_of(pc);
        let calls = found.and_then(|(function, word)| Some(self.function(function)?.frameless.calls(word)));
        calls
            .into_iter()
            .flatten()
            .map(|call| (call.function, call.offset))
    }
}

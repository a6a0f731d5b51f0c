//! Register code that is in use, and what is known of it.

use super::function::FunctionId;
use fixedbitset::FixedBitSet;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Id, Ins, publish_low};
use maple_lir::Single;
use maple_lir::accumulators::Pins;
use maple_translate::inline::{Frameless, OWN};
use maple_translate::slot_map::SlotMap;

/// Number of a [`Published`] in its machine.
pub type CodeId = u32;

/// The register code of a function. What is known of a word is asked of the code it belongs to, not of the function, which may get other code
/// while frames still stand in this.
pub struct Published {
    /// The function.
    pub function: FunctionId,
    /// Its first word.
    pub entry: *const Ins,
    /// For each word the instruction it is.
    pub ids: Vec<Id>,
    /// For each word the mirbin offset it was made for.
    pub origin: Vec<u32>,
    /// Which words belong to functions that were inlined.
    pub frameless: Frameless,
    /// Mirbin offsets of branch targets and the words they became, by offset.
    pub labels: Vec<(u32, u32)>,
    /// Slots of a frame.
    pub slots: u32,
    /// The slot with the mark of the dynamic region.
    pub mark: Option<u16>,
    /// By word, the slots of a frame that own references, or hold null.
    pub owned: SlotMap,
    /// By word, the other slots that are not cleared yet.
    pub uncleared: SlotMap,
    /// The word before which slots of both kinds have still to be cleared, although the maps say otherwise: it does that.
    pub late: Option<(u32, Vec<u16>)>,
    /// Whether an exception that comes to a frame has anything to do there: handlers to look at, or references to release.
    pub unwinds: bool,
    /// What it was made on the strength of.
    pub assumptions: Vec<Assumption>,
    /// The slot where frame memory begins, if there is any. It stays there whatever code a frame is in, since programs hold addresses of it.
    pub memory: Option<u16>,
    /// Slots that hold constants.
    pub constants: Vec<(u16, u64)>,
    /// Slots that are memory, to which addresses lead.
    pub aliased: FixedBitSet,
    /// Where it may be left for other code and entered from other code, by word.
    pub sites: Vec<ResumePoint>,
    /// Whether frames may leave it for other code, and come from there, in the middle: not if their memory is elsewhere in it.
    pub resumable: bool,
    /// Its calls: mirbin offset, word they return to, slot of the result.
    pub calls: Vec<(u32, u32, u16)>,
    /// While it is retired, the handlers of its sites.
    pub handlers: Vec<Option<usize>>,
    /// Whether an assumption no longer holds.
    pub broken: bool,
}

/// What code relies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assumption {
    /// Nobody looks at variables while it runs; or somebody may, at every statement.
    Observed(bool),
    /// A function is what it was when it was inlined.
    Inlined(FunctionId),
}

/// A place where a thread can go on in other code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResumePoint {
    /// The word.
    pub word: u32,
    /// The mirbin offset, in the function of the frame.
    pub offset: u32,
    /// Number of the innermost inlined call that the word is in, or [`OWN`](maple_translate::inline::OWN).
    pub call: u32,
    /// What is expected there.
    pub at: At,
}

/// What a frame is like at a site. Variables are in their slots but for what is pinned; the evaluation stack is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The function was called.
    Entry,
    /// A statement begins. The accumulators hold what is pinned.
    Statement(Pins),
    /// The call at the offset has returned, its result in this slot.
    Return(u16),
}

impl At {
    /// Whether both are the same kind of place.
    fn is_like(self, other: At) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

impl Published {
    /// The word for the branch target at a mirbin offset.
    pub fn label(&self, offset: u32) -> Option<*const Ins> {
        let index = self.labels.binary_search_by_key(&offset, |(at, _)| *at).ok()?;
        let (_, word) = *self.labels.get(index)?;
        Some(self.entry.wrapping_add(word as usize))
    }

    /// Whether variables may be looked at while it runs.
    pub fn is_observed(&self) -> bool {
        self.assumptions.contains(&Assumption::Observed(true))
    }

    /// The site at a word.
    pub fn site(&self, word: usize) -> Option<ResumePoint> {
        let index = self
            .sites
            .binary_search_by_key(&word, |site| site.word as usize)
            .ok()?;
        self.sites.get(index).copied()
    }

    /// The site of the frame's function at the same place of the program.
    pub fn site_like(&self, at: At, offset: u32) -> Option<ResumePoint> {
        let own = |site: &&ResumePoint| {
            site.call == OWN && site.offset == offset && site.at.is_like(at) && !matches!(site.at, At::Entry)
        };
        self.sites.iter().filter(|_| self.resumable).find(own).copied()
    }

    /// Lets threads that come to those of its sites that `leaves` chooses go on elsewhere, from now on.
    ///
    /// # Safety
    /// The gate is held.
    pub unsafe fn retire(&mut self, leaves: impl Fn(&ResumePoint) -> bool) {
        let retired = table::single(Single::Retired).handler as usize;
        for (site, kept) in self.sites.iter().zip(&mut self.handlers) {
            if kept.is_none() && leaves(site) {
                let word = self.entry.wrapping_add(site.word as usize).cast_mut();
                // SAFETY: sites are words of the code; the handler takes any operands.
                unsafe {
                    *kept = Some((*word).handler_address());
                    publish_low(word, retired as u64);
                }
            }
        }
    }

    /// Takes [`Published::retire`] back.
    ///
    /// # Safety
    /// The gate is held.
    pub unsafe fn restore(&mut self) {
        for (site, kept) in self.sites.iter().zip(&mut self.handlers) {
            if let Some(handler) = kept.take() {
                let word = self.entry.wrapping_add(site.word as usize).cast_mut();
                // SAFETY: as above; this is the handler it had.
                unsafe { publish_low(word, handler as u64) };
            }
        }
    }
}

/// Register code in one piece.
#[derive(Clone, Copy)]
pub struct Range {
    /// Address after the last word.
    pub end: usize,
    /// What it belongs to.
    pub function: FunctionId,
    /// What is known of its words.
    pub words: Words,
}

/// What is known of the words of a piece of code.
#[derive(Clone, Copy)]
pub enum Words {
    /// All belong to the mirbin instruction at this offset.
    Of(u32),
    /// As [`Words::Of`], and they lead to this word of the function's code, which returns there from a call.
    Back(u32, *const Ins),
    /// The maps of this code tell.
    Published(CodeId),
}

/// The code that was asked for last: most questions are about it again.
#[derive(Default)]
pub struct Near(pub Option<(usize, Range)>);

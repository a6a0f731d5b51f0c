//! Small leaf functions in place of their calls.
//!
//! Before anything else is found out about a function, [`combine`] makes a *combined* function of it: fresh mirbin in which the bodies of
//! small callees stand where they were called. It is verified as every function is and translated as every function is, so that loops,
//! accumulators and fused instructions do not know where code came from. Its own map, [`Combined::places`], leads back: to the frame's
//! function, which is at its call while an inlined body runs, so that handlers and cleanups see nothing new; and to the [`Call`]s that took
//! no frame, which only backtraces ask for.
//!
//! [`plan`] says which calls are replaced, [`splice`] replaces them.
//!
//! Arguments become cells of the combined frame. A variable or a constant stands for a formal that is never assigned: nothing assigns the
//! variable while the body runs, because the body has cells of its own and nobody's address is taken. What the callee leaves is left on the
//! evaluation stack, where the read of `%%retval0` would have put it, or in a cell.

mod objects;
mod plan;
mod splice;

pub use plan::{DEPTH, candidate};

use crate::environment::{Environment, FunctionId};
use crate::words::Finished;
use maple_mirbin::header::Frame;
use maple_mirbin::verify::{Options, Verified};

/// No call: the place belongs to the function of the frame.
pub const OWN: u32 = u32::MAX;

/// An instruction of a function that was inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// The function.
    pub function: FunctionId,
    /// Offset of the instruction in its code.
    pub offset: u32,
    /// The call it was inlined for, an instruction of another inlined function, or [`OWN`].
    pub outer: u32,
    /// Number of the frame it would have.
    pub frame: u32,
}

/// Where a variable is that a function would have in a frame of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// Nowhere: nobody reads it.
    Nowhere,
    /// In this slot of the frame it shares.
    Slot(u16),
    /// It is a constant.
    Constant(u64),
}

/// Where an instruction of combined code comes from.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// Its offset in the combined code.
    pub at: u32,
    /// Offset in the code of the frame's function: of the instruction itself or of the call that it was inlined for.
    pub own: u32,
    /// Number of its [`Call`], or [`OWN`].
    pub call: u32,
}

/// A function with others in it.
pub struct Combined {
    /// Its frame: the cells of the function, then those of the others.
    pub frame: Frame,
    /// Its code. Absolute addresses are relocated, distances from the code count from where the function's own code lies.
    pub code: Vec<u8>,
    /// What the verifier must allow.
    pub options: Options,
    /// All instructions, by offset.
    pub places: Vec<Origin>,
    /// By index of the function's own instructions: offset of what they have become.
    pub starts: Vec<u32>,
    /// Whether frames may go on in other code of the function: not if memory that it has is somewhere else here, or not at all.
    pub resumable: bool,
    /// The calls that take no frame.
    pub calls: Vec<Call>,
    /// By the numbers that they have: formals and cells, in the order of the slots of a frame.
    pub frames: Vec<Vec<Held>>,
}

/// Which words of a function's register code belong to functions without a frame.
#[derive(Default)]
pub struct Frameless {
    /// Where the call changes: first word, number of the call or [`OWN`].
    spans: Vec<(u32, u32)>,
    calls: Vec<Call>,
    frames: Vec<Vec<Held>>,
}

/// The combined function of `id`, if one of its calls is worth replacing or an object in its frame need not be memory.
pub fn combine(
    env: &dyn Environment,
    id: FunctionId,
    frame: &Frame,
    code: &Verified<'_>,
) -> Option<Combined> {
    let root = plan::Planner::new(env, id).root(id, frame, code)?;
    let combined = splice::splice(env, &root, code)?;
    let objects = plan::has_objects(code) || root.calls.iter().any(|site| site.callee.bytes > 0);
    let dissolved = match objects && !env.policy(id).counted {
        true => objects::dissolve(env, &root, &combined),
        false => None,
    };
    let inlined = !root.calls.is_empty();
    dissolved.or_else(|| inlined.then_some(combined))
}

impl Combined {
    /// Where the instruction at `offset` comes from.
    pub fn place(&self, offset: u32) -> Origin {
        let found = self.places.binary_search_by_key(&offset, |place| place.at);
        found
            .ok()
            .and_then(|index| self.places.get(index))
            .copied()
            .unwrap_or(Origin {
                at: offset,
                own: 0,
                call: OWN,
            })
    }

    /// The function and offset of an instruction of the function `id`.
    pub fn instruction(&self, id: FunctionId, offset: u32) -> (FunctionId, u32) {
        let place = self.place(offset);
        match self.calls.get(place.call as usize) {
            Some(call) => (call.function, call.offset),
            None => (id, place.own),
        }
    }

    /// Makes the map of register code lead to the frame's function. What it says of the others comes back.
    pub fn settle(&self, code: &mut Finished) -> Frameless {
        let mut spans: Vec<(u32, u32)> = Vec::new();
        let mut last = OWN;
        for (word, origin) in code.origin.iter_mut().enumerate() {
            let place = self.place(*origin);
            *origin = place.own;
            if place.call != last {
                spans.push((word as u32, place.call));
                last = place.call;
            }
        }
        Frameless {
            spans,
            calls: self.calls.clone(),
            frames: self.frames.clone(),
        }
    }
}

impl Frameless {
    /// The calls that word number `word` is in, innermost first.
    pub fn calls(&self, word: usize) -> impl Iterator<Item = Call> {
        let behind = self.spans.partition_point(|(start, _)| *start as usize <= word);
        let span = behind.checked_sub(1).and_then(|index| self.spans.get(index));
        self.from(span.map_or(OWN, |(_, call)| *call))
    }

    /// A call and those that it is in, innermost first.
    pub fn from(&self, call: u32) -> impl Iterator<Item = Call> {
        std::iter::successors(self.calls.get(call as usize).copied(), |call| {
            self.calls.get(call.outer as usize).copied()
        })
    }

    /// The functions that were inlined.
    pub fn functions(&self) -> Vec<FunctionId> {
        let mut functions: Vec<FunctionId> = self.calls.iter().map(|call| call.function).collect();
        functions.sort_unstable();
        functions.dedup();
        functions
    }

    /// Where the variables of a call are.
    pub fn frame(&self, call: Call) -> &[Held] {
        self.frames.get(call.frame as usize).map_or(&[], Vec::as_slice)
    }
}

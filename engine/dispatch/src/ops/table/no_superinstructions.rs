//! Where handlers return to a loop, each executes one instruction.

use crate::dispatch::Handler;
use crate::regcode::Id;

/// A superinstruction; there is none.
pub struct Row {
    /// The instructions.
    pub parts: &'static [Id],
    /// The handler of all.
    pub all: Handler,
    /// The handler of all where the last jumps to the first.
    pub looping: Option<Handler>,
}

/// The superinstructions that these instructions begin with.
pub fn superinstructions_of(_: &[Id]) -> impl Iterator<Item = &'static Row> {
    std::iter::empty()
}

/// The first instruction, if this handler executes several.
pub fn first_of_superinstruction(_: usize) -> Option<Id> {
    None
}

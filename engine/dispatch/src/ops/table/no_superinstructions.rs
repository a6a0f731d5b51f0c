//! Where handlers return to a loop, each executes one instruction.

use super::Row;
use crate::regcode::Id;

/// All of them: there is none.
pub static SUPERINSTRUCTIONS: &[Row] = &[];

/// The superinstructions that these instructions begin with.
pub fn superinstructions_of(_: &[Id]) -> impl Iterator<Item = &'static Row> {
    std::iter::empty()
}

/// The first instruction, if this handler executes several.
pub fn first_of_superinstruction(_: usize) -> Option<Id> {
    None
}

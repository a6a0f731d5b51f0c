//! What the words do not say of a function: where its values come from, and where exceptions lead.

use crate::register::Reg;
use std::ops::Range;

/// What code knows of the function it is of, until registers are slots. Code for machines is made from it; the passes do not ask.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Surroundings {
    /// How many of the variables are formals: the first ones.
    pub formals: u16,
    /// The slots that are memory of the frame, to which addresses of slots lead besides variables whose address is taken.
    pub memory: Range<u16>,
    /// The variable that gets what was thrown before control comes to a handler.
    pub thrown: Option<Reg>,
    /// Instructions whose exceptions have handlers; what is in none of them leaves the function.
    pub regions: Vec<Region>,
}

/// Instructions whose exceptions have handlers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The offsets of their mirbin instructions.
    pub offsets: Range<u32>,
    /// Labels of the handlers, in the order of the search. An exception that none of them wants leaves the function.
    pub handlers: Vec<u32>,
}

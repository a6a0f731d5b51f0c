//! All matches of a pattern, one after the other.

use super::{Match, Program, exec};

/// Where the search goes on after a match of nothing at a place (ECMAScript 2015 §21.2.5.2.3, AdvanceStringIndex).
#[must_use]
pub fn after_empty(text: &[u16], place: usize, by_code_points: bool) -> usize {
    let pair = by_code_points
        && matches!(text.get(place), Some(0xd800..=0xdbff))
        && matches!(text.get(place + 1), Some(0xdc00..=0xdfff));
    place + if pair { 2 } else { 1 }
}

/// The matches of a pattern in a text from a place on, as the flag `g` finds them.
#[derive(Debug)]
pub struct Matches<'a> {
    program: &'a Program,
    text: &'a [u16],
    place: Option<usize>,
}

impl<'a> Matches<'a> {
    /// Those from a place on.
    #[must_use]
    pub fn new(program: &'a Program, text: &'a [u16], place: usize) -> Matches<'a> {
        Matches {
            program,
            text,
            place: Some(place),
        }
    }
}

impl Iterator for Matches<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        let found = exec(self.program, self.text, self.place.take()?)?;
        self.place = Some(match found.start == found.end {
            true => after_empty(self.text, found.end, self.program.flags().by_code_points()),
            false => found.end,
        });
        Some(found)
    }
}

//! Sequences: which instructions behind each other get one handler.

use super::build::Builder;
#[cfg(tail_dispatch)]
use crate::ops::table;

impl Builder {
    /// Gives sequences of instructions their handlers, so that the fewest handlers execute all of the code. No sequence reaches over the target
    /// of a branch: those who come from there would execute the rest of it one by one.
    #[cfg(tail_dispatch)]
    pub(super) fn combine(&mut self) {
        let mut targets = vec![false; self.words.len() + 1];
        self.branches()
            .for_each(|(_, target)| targets[target as usize] = true);
        let words = self.words.iter().enumerate();
        let (places, handlers): (Vec<usize>, Vec<usize>) = words
            .filter(|(_, word)| word.effect.is_some())
            .map(|(at, word)| (at, word.ins.handler_address()))
            .unzip();
        // From the end on: how many handlers execute the rest of the code from an instruction on, and by which sequence it begins.
        let mut fewest: Vec<(u32, Option<&table::Row>)> = vec![(0, None); places.len() + 1];
        for at in (0..places.len()).rev() {
            let mut best = (fewest[at + 1].0 + 1, None);
            for row in table::sequences_of(&handlers[at..]) {
                let end = at + row.parts.len();
                let joined = places[at + 1..end].iter().any(|place| targets[*place]);
                if !joined && fewest[end].0 + 1 < best.0 {
                    best = (fewest[end].0 + 1, Some(row));
                }
            }
            fewest[at] = best;
        }
        let mut at = 0;
        while let Some(place) = places.get(at) {
            let Some(row) = fewest[at].1 else {
                at += 1;
                continue;
            };
            let ins = &mut self.words[*place].ins;
            *ins = ins.with_handler(row.all as usize);
            at += row.parts.len();
        }
    }

    #[cfg(not(tail_dispatch))]
    pub(super) fn combine(&mut self) {}
}

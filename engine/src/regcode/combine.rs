//! Sequences: which instructions behind each other get one handler.

use super::build::Builder;
#[cfg(tail_dispatch)]
use crate::{dispatch::Handler, ops::table};

impl Builder {
    /// Gives sequences of instructions their handlers, so that the fewest handlers execute all of the code. No sequence reaches over the target
    /// of a branch: those who come from there would execute the rest of it one by one.
    #[cfg(tail_dispatch)]
    pub(super) fn combine(&mut self) {
        let mut targets = vec![false; self.words.len() + 1];
        let mut leads_to = vec![usize::MAX; self.words.len()];
        for (at, target) in self.branches() {
            targets[target as usize] = true;
            leads_to[at as usize] = target as usize;
        }
        let words = self.words.iter().enumerate();
        let (places, handlers): (Vec<usize>, Vec<usize>) = words
            .filter(|(_, word)| word.effect.is_some())
            .map(|(at, word)| (at, word.ins.handler_address()))
            .unzip();
        // From the end on: how many handlers execute the rest of the code from an instruction on, and with which sequence that
        // begins.
        let mut fewest: Vec<(u32, Option<(usize, Handler)>)> = vec![(0, None); places.len() + 1];
        for at in (0..places.len()).rev() {
            let mut best = (fewest[at + 1].0 + 1, None);
            for row in table::sequences_of(&handlers[at..]) {
                let end = at + row.parts.len();
                let joined = places[at + 1..end].iter().any(|place| targets[*place]);
                let handler = match row.looping.filter(|_| leads_to[places[end - 1]] == places[at]) {
                    // Once for all rounds of a loop is as good as not at all.
                    Some(looping) => (fewest[end].0, looping),
                    None => (fewest[end].0 + 1, row.all),
                };
                if !joined && handler.0 < best.0 {
                    best = (handler.0, Some((row.parts.len(), handler.1)));
                }
            }
            fewest[at] = best;
        }
        let mut at = 0;
        while let Some(place) = places.get(at) {
            let Some((parts, handler)) = fewest[at].1 else {
                at += 1;
                continue;
            };
            let ins = &mut self.words[*place].ins;
            *ins = ins.with_handler(handler as usize);
            at += parts;
        }
    }

    #[cfg(not(tail_dispatch))]
    pub(super) fn combine(&mut self) {}
}

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
        // From the end on: how many handlers execute the rest of the code from an instruction on, less the loops among them if that is
        // equal, and with which sequence it begins.
        let mut fewest: Vec<((u32, i32), Option<(usize, Handler)>)> = vec![((0, 0), None); places.len() + 1];
        for at in (0..places.len()).rev() {
            let (handlers_behind, loops) = fewest[at + 1].0;
            let mut best = ((handlers_behind + 1, loops), None);
            for row in table::sequences_of(&handlers[at..]) {
                let end = at + row.parts.len();
                let joined = places[at + 1..end].iter().any(|place| targets[*place]);
                let (behind, loops) = fewest[end].0;
                let (cost, handler) = match row.looping.filter(|_| leads_to[places[end - 1]] == places[at]) {
                    // Once for all rounds of a loop is as good as not at all.
                    Some(looping) => ((behind, loops - 1), looping),
                    None => ((behind + 1, loops), row.all),
                };
                if !joined && cost < best.0 {
                    best = (cost, Some((row.parts.len(), handler)));
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

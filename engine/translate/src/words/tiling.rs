//! Tiling: which instructions in succession get one handler, a superinstruction.

use maple_dispatch::dispatch::Handler;
use maple_dispatch::ops::table;
use maple_dispatch::{Id, Ins};
use maple_lir::code::Code;

/// Chooses superinstructions so that the fewest handlers execute all of the code. No superinstruction reaches over the target
/// of a branch: those who come from there would execute the rest of it one by one.
pub(super) fn tile(code: &Code, all: &[Id], words: &mut [Ins]) {
    let mut targets = vec![false; code.words.len() + 1];
    let mut leads_to = vec![usize::MAX; code.words.len()];
    for (at, target) in code.branches() {
        targets[target as usize] = true;
        leads_to[at as usize] = target as usize;
    }
    let (places, ids): (Vec<usize>, Vec<Id>) = all
        .iter()
        .enumerate()
        .filter(|(_, id)| **id != Id::NONE)
        .map(|(at, id)| (at, *id))
        .unzip();
    let mut tilings = vec![Tiling::default(); places.len() + 1];
    for at in (0..places.len()).rev() {
        let mut best = tilings[at + 1].behind(None);
        for row in table::superinstructions_of(&ids[at..]) {
            let end = at + row.parts.len();
            if places[at + 1..end].iter().any(|place| targets[*place]) {
                continue;
            }
            let sequence = |handler| Some((row.parts.len(), handler));
            let tiling = match row.looping.filter(|_| leads_to[places[end - 1]] == places[at]) {
                Some(looping) => tilings[end].behind_loop(sequence(looping)),
                None => tilings[end].behind(sequence(row.all)),
            };
            if tiling.cost < best.cost {
                best = tiling;
            }
        }
        tilings[at] = best;
    }
    let mut at = 0;
    while let Some(place) = places.get(at) {
        let Some((parts, handler)) = tilings[at].first else {
            at += 1;
            continue;
        };
        words[*place] = words[*place].with_handler(handler as usize);
        at += parts;
    }
}

/// Handlers for the code from an instruction to the end.
#[derive(Clone, Copy, Default)]
struct Tiling {
    /// How many there are; where that is equal, less the loops, which are not among them: once for all rounds of a loop is as good as not
    /// at all.
    cost: (u32, i32),
    /// The superinstruction at the begin, if there is one: instructions and handler.
    first: Option<(usize, Handler)>,
}

impl Tiling {
    /// This one, after the handler of an instruction or a superinstruction.
    fn behind(self, first: Option<(usize, Handler)>) -> Tiling {
        let (handlers, loops) = self.cost;
        let cost = (handlers + 1, loops);
        Tiling { cost, first }
    }

    /// This one, after a loop.
    fn behind_loop(self, first: Option<(usize, Handler)>) -> Tiling {
        let (handlers, loops) = self.cost;
        let cost = (handlers, loops - 1);
        Tiling { cost, first }
    }
}

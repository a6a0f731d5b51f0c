//! Dead-store elimination: instructions do not write slots that are not live.
//!
//! An instruction that leaves its result in an accumulator writes the slot as well. Most results have consumers that take them from the
//! accumulator. Where the slot is dead after the instruction, it gets the handler that does not write it.

use crate::code::Word;
use crate::dataflow::{Direction, Graph, solve};
use crate::form::Effect;

/// Slots looked at together: one bit each.
const AT_ONCE: usize = u64::BITS as usize;

/// Groups of slots that are looked at. Slots beyond count as read by everybody, so that a huge function costs no more than its size.
const GROUPS: usize = 16;

/// The slots of a group with smaller numbers than this one.
fn below(slot: usize, group: usize) -> u64 {
    let count = slot.saturating_sub(group * AT_ONCE).min(AT_ONCE);
    u64::MAX.checked_shr((AT_ONCE - count) as u32).unwrap_or(0)
}

/// Code as the search sees it.
pub(crate) struct Search<'a> {
    pub words: &'a [Word],
    /// Branches: from and to which word, in any order.
    pub edges: Vec<(u32, u32)>,
    /// First slot that unwinding does not look at.
    pub unobserved: u16,
}

/// Instructions that are executed one after the other.
struct Block {
    start: usize,
    end: usize,
    /// Control may go elsewhere from here.
    escapes: bool,
}

impl Search<'_> {
    /// Those of the instructions in `candidates`, ascending, whose slot nobody reads before it is written again.
    pub fn dead_writes(mut self, candidates: &[u32]) -> Vec<u32> {
        self.edges.sort_unstable();
        let (blocks, graph) = self.blocks();
        let mut dead = Vec::new();
        for group in 0..GROUPS {
            let of_group = |at: &&u32| usize::from(self.written(**at as usize)) / AT_ONCE == group;
            if candidates.iter().any(|at| of_group(&at)) {
                self.dead_of_group(group, (&blocks, &graph), candidates, &mut dead);
            }
        }
        dead
    }

    /// The slot that a candidate writes.
    fn written(&self, at: usize) -> u16 {
        let inst = self.words[at].inst();
        inst.map_or(0, |inst| inst.operands[0].bits())
    }

    /// Whether the instruction after the one at `at` does not follow.
    fn ends(&self, at: usize) -> bool {
        self.words[at].ends()
    }

    fn blocks(&self) -> (Vec<Block>, Graph) {
        let words = self.words.len();
        let mut starts: Vec<usize> = vec![0];
        starts.extend(self.edges.iter().map(|(_, to)| *to as usize));
        starts.extend(self.edges.iter().map(|(from, _)| *from as usize + 1));
        let ends = (0..words).filter(|at| self.ends(*at));
        starts.extend(ends.map(|at| at + 1));
        starts.sort_unstable();
        starts.dedup();
        starts.retain(|start| *start < words);
        let block_of = |word: usize| starts.binary_search(&word).ok();
        let mut blocks = Vec::with_capacity(starts.len());
        let mut next = Vec::new();
        for (i, start) in starts.iter().enumerate() {
            let end = starts.get(i + 1).copied().unwrap_or(words);
            let last = self.last_before(end);
            let ends = self.ends(last);
            let edges = self.edges.partition_point(|(from, _)| (*from as usize) < last);
            let mut edges = self.edges[edges..]
                .iter()
                .take_while(|(from, _)| *from as usize == last);
            let falls = (!ends).then_some(i + 1);
            let taken = edges.next().and_then(|(_, to)| block_of(*to as usize));
            let both = falls.filter(|next| *next < starts.len()).into_iter().chain(taken);
            next.extend(both.map(|to| (i as u32, to as u32)));
            blocks.push(Block {
                start: *start,
                end,
                escapes: edges.next().is_some() || falls.is_some_and(|next| next == starts.len()),
            });
        }
        let graph = Graph::new(blocks.len(), &next);
        (blocks, graph)
    }

    /// The last instruction before a word.
    fn last_before(&self, end: usize) -> usize {
        let is_instruction = |word: &Word| word.inst().is_some();
        self.words[..end].iter().rposition(is_instruction).unwrap_or(0)
    }

    /// The instructions of a block, last first.
    fn backwards(&self, block: &Block) -> impl Iterator<Item = usize> {
        (block.start..block.end)
            .rev()
            .filter(|at| self.words[*at].inst().is_some())
    }

    /// The slots that an instruction reads, and the one it writes, of a group.
    fn slots(&self, at: usize, group: usize) -> (u64, u64) {
        let word = &self.words[at];
        let Some(inst) = word.inst() else { return (0, 0) };
        let form = inst.form();
        let effect = word.content.effect(&form);
        if effect.is_some_and(Effect::reads_all) {
            return (u64::MAX, 0);
        }
        let bit = |slot: u16| {
            let slot = usize::from(slot);
            u64::from(slot / AT_ONCE == group) << (slot % AT_ONCE)
        };
        let mut read = inst.slots_read(&form).fold(0, |all, slot| all | bit(slot));
        if effect == Some(Effect::Calls) {
            let below = |slot: u16| below(usize::from(slot), group);
            read |= below(self.unobserved) | !below(inst.operands[0].bits());
        }
        (read, inst.slot_written(&form).map_or(0, bit))
    }

    fn dead_of_group(
        &self,
        group: usize,
        (blocks, graph): (&[Block], &Graph),
        candidates: &[u32],
        dead: &mut Vec<u32>,
    ) {
        // What a block reads before it writes it, and what it writes.
        let summaries: Vec<(u64, u64)> = blocks
            .iter()
            .map(|block| {
                self.backwards(block).fold((0, 0), |(reads, writes), at| {
                    let (read, written) = self.slots(at, group);
                    (reads & !written | read, writes | written)
                })
            })
            .collect();
        let mut live_in = vec![0u64; blocks.len()];
        let live_after = |block: usize, live_in: &[u64]| {
            let elsewhere = if blocks[block].escapes { u64::MAX } else { 0 };
            graph.next(block).fold(elsewhere, |all, next| all | live_in[next])
        };
        // No limit, so it always comes to an end.
        let _ = solve(
            graph,
            Direction::Backward,
            usize::MAX,
            &mut live_in,
            |block, live_in| {
                let (reads, writes) = summaries[block];
                reads | live_after(block, live_in) & !writes
            },
        );
        for (number, block) in blocks.iter().enumerate() {
            let mut live = live_after(number, &live_in);
            for at in self.backwards(block) {
                let (read, written) = self.slots(at, group);
                if written != 0 && live & written == 0 && candidates.binary_search(&(at as u32)).is_ok() {
                    dead.push(at as u32);
                }
                live = live & !written | read;
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! Graphs of blocks, and data flow over them. Nothing here knows what a block is made of: analyses of image code and of register code both go
//! through it.

use fixedbitset::FixedBitSet;

/// Blocks by number, and where control goes from each.
#[derive(Default)]
pub struct Graph {
    next: Edges,
    before: Edges,
}

/// Edges by the block at one of their ends.
#[derive(Default)]
struct Edges {
    /// Where those of each block begin, and the end of all.
    firsts: Vec<u32>,
    /// The block at the other end.
    others: Vec<u32>,
}

impl Edges {
    /// Edges to the second block of each pair, by the first.
    fn new(blocks: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Edges {
        let mut firsts = vec![0; blocks + 1];
        for (own, _) in pairs.clone() {
            firsts[own as usize + 1] += 1;
        }
        for block in 0..blocks {
            firsts[block + 1] += firsts[block];
        }
        let mut free = firsts.clone();
        let mut others = vec![0; firsts[blocks] as usize];
        for (own, other) in pairs {
            others[free[own as usize] as usize] = other;
            free[own as usize] += 1;
        }
        Edges { firsts, others }
    }

    fn of(&self, block: usize) -> &[u32] {
        &self.others[self.firsts[block] as usize..self.firsts[block + 1] as usize]
    }
}

impl Graph {
    /// A graph of this many blocks and the edges between them: from which block to which.
    pub fn new(blocks: usize, edges: &[(u32, u32)]) -> Graph {
        Graph {
            next: Edges::new(blocks, edges.iter().copied()),
            before: Edges::new(blocks, edges.iter().map(|(from, to)| (*to, *from))),
        }
    }

    /// Number of blocks.
    pub fn blocks(&self) -> usize {
        self.next.firsts.len().saturating_sub(1)
    }

    /// Where control may go from a block.
    pub fn next(&self, block: usize) -> impl Iterator<Item = usize> {
        self.next.of(block).iter().map(|to| *to as usize)
    }

    /// Where control may come from to a block.
    pub fn before(&self, block: usize) -> impl Iterator<Item = usize> {
        self.before.of(block).iter().map(|from| *from as usize)
    }
}

/// Which way facts travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// The state of a block follows from those of the blocks before it.
    Forward,
    /// It follows from those of the next blocks.
    Backward,
}

/// Brings `states`, one for each block, to a fixpoint: `step` gives the state of a block from those of its neighbours and its own. Blocks
/// whose neighbours have changed are visited again.
///
/// None if that takes more than `limit` visits; the states mean nothing then.
pub fn solve<S: PartialEq>(
    graph: &Graph,
    direction: Direction,
    limit: usize,
    states: &mut [S],
    mut step: impl FnMut(usize, &[S]) -> S,
) -> Option<()> {
    let blocks = graph.blocks() as u32;
    // Facts travel far in one pass if what they reach first is visited first.
    let (mut work, dependents): (Vec<u32>, _) = match direction {
        Direction::Forward => ((0..blocks).rev().collect(), &graph.next),
        Direction::Backward => ((0..blocks).collect(), &graph.before),
    };
    let mut queued = FixedBitSet::with_capacity(blocks as usize);
    queued.insert_range(..);
    let mut visits = limit;
    while let Some(block) = work.pop() {
        visits = visits.checked_sub(1)?;
        let block = block as usize;
        queued.remove(block);
        let state = step(block, states);
        if state != states[block] {
            states[block] = state;
            let dependents = dependents.of(block).iter();
            work.extend(dependents.filter(|other| !queued.put(**other as usize)));
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A diamond with a loop around it and a block that nothing leads to.
    fn diamond() -> Graph {
        Graph::new(5, &[(0, 1), (1, 3), (0, 2), (2, 3), (3, 0), (4, 3), (1, 3)])
    }

    #[test]
    fn edges_have_two_ends() {
        let graph = diamond();
        assert_eq!(graph.blocks(), 5);
        assert_eq!(graph.next(0).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(graph.next(1).collect::<Vec<_>>(), [3, 3]);
        assert_eq!(graph.before(3).collect::<Vec<_>>(), [1, 2, 4, 1]);
        assert_eq!(graph.before(4).count(), 0);
        assert_eq!(Graph::new(0, &[]).blocks(), 0);
        assert_eq!(Graph::default().blocks(), 0);
    }

    #[test]
    fn the_limit_holds() {
        let mut states = [0u32; 5];
        let grows = |block: usize, states: &[u32]| states[block] + 1;
        assert_eq!(
            solve(&diamond(), Direction::Forward, 100, &mut states, grows),
            None
        );
    }

    /// Which blocks each can reach, or be reached from, by repetition.
    fn reached(blocks: usize, edges: &[(u32, u32)]) -> Vec<u64> {
        let mut reached: Vec<u64> = (0..blocks).map(|block| 1 << block).collect();
        for _ in 0..blocks {
            for (from, to) in edges {
                reached[*from as usize] |= reached[*to as usize];
            }
        }
        reached
    }

    proptest! {
        #[test]
        fn fixpoints_are_those_of_repetition(
            edges in proptest::collection::vec((0u32..20, 0u32..20), 0..60),
        ) {
            let graph = Graph::new(20, &edges);
            let mut found: Vec<u64> = vec![0; 20];
            solve(&graph, Direction::Backward, usize::MAX, &mut found, |block, states| {
                graph.next(block).fold(1 << block, |all, to| all | states[to])
            });
            prop_assert_eq!(found, reached(20, &edges));
            let mut found: Vec<u64> = vec![0; 20];
            solve(&graph, Direction::Forward, usize::MAX, &mut found, |block, states| {
                graph.before(block).fold(1 << block, |all, from| all | states[from])
            });
            let turned: Vec<(u32, u32)> = edges.iter().map(|(from, to)| (*to, *from)).collect();
            prop_assert_eq!(found, reached(20, &turned));
        }
    }
}

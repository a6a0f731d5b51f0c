//! Dominators of the blocks of a control flow graph (Lengauer and Tarjan 1979, with path compression only): O(n log n) without recursion.

/// Which blocks lie on every path to which others.
pub(super) struct Dominators {
    /// Interval of each block in the dominator tree: position and number of blocks below and with it; `None` = not reachable.
    intervals: Vec<Option<(u32, u32)>>,
}

const NONE: u32 = u32::MAX;

impl Dominators {
    /// The dominators of `count` blocks, of which 0 is the entry; `successors` appends the blocks that one leads to. Others than those are
    /// passed over.
    pub(super) fn of(count: usize, successors: impl FnMut(u32, &mut Vec<u32>)) -> Dominators {
        let walk = Walk::of(count, successors);
        let reached = walk.order.len();
        let mut forest = Forest {
            ancestor: vec![NONE; reached],
            label: (0..reached as u32).collect(),
            semi: (0..reached as u32).collect(),
            path: Vec::new(),
        };
        let mut idom = vec![0u32; reached];
        let mut buckets: Vec<Vec<u32>> = vec![Vec::new(); reached];
        for w in (1..reached as u32).rev() {
            for &v in &walk.preds[w as usize] {
                let u = forest.eval(v);
                forest.semi[w as usize] = forest.semi[w as usize].min(forest.semi[u as usize]);
            }
            buckets[forest.semi[w as usize] as usize].push(w);
            let parent = walk.parent[w as usize];
            forest.ancestor[w as usize] = parent;
            for v in std::mem::take(&mut buckets[parent as usize]) {
                let u = forest.eval(v);
                let nearer = forest.semi[u as usize] < forest.semi[v as usize];
                idom[v as usize] = if nearer { u } else { parent };
            }
        }
        for w in 1..reached {
            if idom[w] != forest.semi[w] {
                idom[w] = idom[idom[w] as usize];
            }
        }
        // A dominator has a smaller number than what it dominates, so one pass each way makes intervals of the tree.
        let mut size = vec![1u32; reached];
        for w in (1..reached).rev() {
            size[idom[w] as usize] += size[w];
        }
        let mut intervals = vec![None; count];
        let mut next = vec![1u32; reached];
        for w in 0..reached {
            let position = if w == 0 { 0 } else { next[idom[w] as usize] };
            next[w] = position + 1;
            if w > 0 {
                next[idom[w] as usize] += size[w];
            }
            intervals[walk.order[w] as usize] = Some((position, size[w]));
        }
        Dominators { intervals }
    }

    pub(super) fn is_reachable(&self, block: usize) -> bool {
        matches!(self.intervals.get(block), Some(Some(_)))
    }

    /// Whether every path to `below` passes through `above`. Both must be reachable.
    pub(super) fn dominates(&self, above: usize, below: usize) -> bool {
        match (self.intervals.get(above), self.intervals.get(below)) {
            (Some(&Some((start, size))), Some(&Some((at, _)))) => start <= at && at - start < size,
            _ => false,
        }
    }
}

/// A depth-first walk; everything but `order` is in numbers of the walk. Those are below the length of `order`, which all lists have that
/// are indexed by them: of a branch to a block that does not exist nothing gets in here.
struct Walk {
    /// Blocks by number.
    order: Vec<u32>,
    parent: Vec<u32>,
    preds: Vec<Vec<u32>>,
}

impl Walk {
    fn of(count: usize, mut successors: impl FnMut(u32, &mut Vec<u32>)) -> Walk {
        let mut walk = Walk {
            order: Vec::new(),
            parent: Vec::new(),
            preds: Vec::new(),
        };
        let mut number = vec![NONE; count];
        let mut next = Vec::new();
        let mut stack = vec![(0u32, NONE)];
        while let Some((block, from)) = stack.pop() {
            let Some(number) = number.get_mut(block as usize) else {
                continue;
            };
            if *number == NONE {
                *number = walk.order.len() as u32;
                walk.order.push(block);
                walk.parent.push(from);
                walk.preds.push(Vec::new());
                let own = *number;
                successors(block, &mut next);
                stack.extend(next.drain(..).rev().map(|to| (to, own)));
            }
            if from != NONE {
                walk.preds[*number as usize].push(from);
            }
        }
        walk
    }
}

/// The forest of walked edges that the algorithm links.
struct Forest {
    ancestor: Vec<u32>,
    label: Vec<u32>,
    semi: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    /// The block with the least semidominator above `v` in its tree, the root excluded.
    fn eval(&mut self, v: u32) -> u32 {
        if self.ancestor[v as usize] == NONE {
            return v;
        }
        let mut at = v;
        while self.ancestor[self.ancestor[at as usize] as usize] != NONE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestor[below as usize];
            let (upper, own) = (self.label[above as usize], self.label[below as usize]);
            if self.semi[upper as usize] < self.semi[own as usize] {
                self.label[below as usize] = upper;
            }
            self.ancestor[below as usize] = self.ancestor[above as usize];
        }
        self.label[v as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dominators(edges: &[Vec<u32>]) -> Dominators {
        Dominators::of(edges.len(), |block, next| next.extend(&edges[block as usize]))
    }

    /// Blocks that a walk from the entry reaches without passing `without`.
    fn reached(edges: &[Vec<u32>], without: usize) -> Vec<bool> {
        let mut seen = vec![false; edges.len()];
        let mut work = vec![0];
        while let Some(at) = work.pop() {
            if at != without && !std::mem::replace(&mut seen[at], true) {
                work.extend(edges[at].iter().map(|&to| to as usize));
            }
        }
        seen
    }

    #[test]
    fn random_graphs_agree_with_the_definition() {
        let mut state = 7u64;
        let mut next = |below: usize| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) as usize % below
        };
        for _ in 0..500 {
            let count = 1 + next(12);
            let edges: Vec<Vec<u32>> = (0..count)
                .map(|_| (0..next(3)).map(|_| next(count) as u32).collect())
                .collect();
            let dominators = dominators(&edges);
            let all = reached(&edges, usize::MAX);
            for above in 0..count {
                assert_eq!(dominators.is_reachable(above), all[above]);
                let around = reached(&edges, above);
                for below in (0..count).filter(|&below| all[below] && all[above]) {
                    assert_eq!(
                        dominators.dominates(above, below),
                        !around[below],
                        "{edges:?} {above} {below}"
                    );
                }
            }
        }
    }

    #[test]
    fn long_chains_and_ladders_are_fast() {
        let count = 200_000u32;
        let ladder: Vec<Vec<u32>> = (0..count)
            .map(|at| {
                if at + 1 < count {
                    vec![at + 1, at / 2]
                } else {
                    vec![]
                }
            })
            .collect();
        let dominators = dominators(&ladder);
        assert!(dominators.dominates(0, count as usize - 1) && dominators.dominates(5, 6));
    }
}

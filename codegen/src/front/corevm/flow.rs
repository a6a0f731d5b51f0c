//! Where control goes: the stretches of a function that are entered at their first instruction only and left after their last one.
//!
//! A `switch2` that finds no case goes on with the next instruction, so what follows it is a stretch of its own; so is dead code after a
//! terminator.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::front::dominance::Dominators;
use crate::mir::Name;

use super::ast::Function;
use super::table::Op;

/// A stretch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The block it is part of.
    pub block: usize,
    /// Its instructions there.
    pub insts: Range<usize>,
    /// Whether control goes on in the next stretch after its last instruction.
    pub falls: bool,
    /// Stretches that it leads to; labels that do not exist are left out.
    pub next: Vec<u32>,
}

/// The stretches of a function, in the order of the text.
pub struct Flow {
    /// All of them.
    pub stretches: Vec<Stretch>,
    /// Where blocks begin.
    starts: FxHashMap<Name, u32>,
    /// Which are on every path to which others.
    pub(super) dominators: Dominators,
}

impl Flow {
    /// Those of a function.
    pub fn of(function: &Function) -> Flow {
        let mut stretches = Vec::new();
        let mut starts = FxHashMap::default();
        for (block, code) in function.blocks.iter().enumerate() {
            starts.entry(code.label).or_insert(stretches.len() as u32);
            let mut start = 0;
            for (at, inst) in code.insts.iter().enumerate() {
                if inst.op.ends_block() || inst.op == Op::Switch2 {
                    stretches.push(Stretch {
                        block,
                        insts: start..at + 1,
                        falls: inst.op == Op::Switch2,
                        next: Vec::new(),
                    });
                    start = at + 1;
                }
            }
            let ended = start > 0 && start == code.insts.len();
            if !ended || stretches.last().is_some_and(|last| last.falls) {
                stretches.push(Stretch {
                    block,
                    insts: start..code.insts.len(),
                    falls: true,
                    next: Vec::new(),
                });
            }
        }
        let count = stretches.len();
        for (at, stretch) in stretches.iter_mut().enumerate() {
            let insts = function
                .blocks
                .get(stretch.block)
                .map_or(&[][..], |block| &block.insts);
            let labels = stretch
                .insts
                .end
                .checked_sub(1)
                .filter(|last| stretch.insts.contains(last))
                .and_then(|last| insts.get(last))
                .map_or(&[][..], |inst| &inst.labels);
            stretch.next = labels
                .iter()
                .filter_map(|label| starts.get(&label.name).copied())
                .collect();
            if stretch.falls && at + 1 < count {
                stretch.next.push(at as u32 + 1);
            }
        }
        let dominators = Dominators::of(count, |at, next: &mut Vec<u32>| {
            if let Some(stretch) = stretches.get(at as usize) {
                next.extend(&stretch.next);
            }
        });
        Flow {
            stretches,
            starts,
            dominators,
        }
    }

    /// Whether any path leads to a stretch.
    pub fn is_reachable(&self, stretch: usize) -> bool {
        self.dominators.is_reachable(stretch)
    }

    /// Whether a stretch is on every path to another one.
    pub fn dominates(&self, above: usize, below: usize) -> bool {
        self.dominators.dominates(above, below)
    }

    /// Reachable stretches, each after those that dominate it.
    pub fn in_order(&self) -> Vec<usize> {
        let mut seen = vec![false; self.stretches.len()];
        let mut post = Vec::with_capacity(self.stretches.len());
        let mut work: Vec<(usize, usize)> = Vec::new();
        if !self.stretches.is_empty() {
            seen[0] = true;
            work.push((0, 0));
        }
        while let Some((at, taken)) = work.pop() {
            match self.stretches.get(at).and_then(|stretch| stretch.next.get(taken)) {
                Some(&next) => {
                    work.push((at, taken + 1));
                    if let Some(known @ false) = seen.get_mut(next as usize) {
                        *known = true;
                        work.push((next as usize, 0));
                    }
                }
                None => post.push(at),
            }
        }
        post.reverse();
        post
    }

    /// Whether control falls off the end of the function.
    pub fn falls_off(&self) -> bool {
        let last = self.stretches.len().checked_sub(1);
        last.is_some_and(|last| self.is_reachable(last) && self.stretches[last].falls)
    }

    /// The first stretch of the block with a label.
    pub fn start_of(&self, label: Name) -> Option<usize> {
        self.starts.get(&label).map(|at| *at as usize)
    }
}

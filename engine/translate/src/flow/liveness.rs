//! Which cells may be read later before they are written.

use super::{FlowFacts, LIVENESS_LIMIT};
use crate::reads_result;
use fixedbitset::FixedBitSet;
use maple_lir::dataflow::{Direction, solve};
use maple_mirbin::{Inst, Op, Property};

/// How often handlers may turn out to read more than they were known to.
const MAX_ROUNDS: usize = 8;

impl FlowFacts {
    /// Backward liveness of cells over blocks.
    pub(super) fn liveness(&mut self, cells: usize, insts: &[Inst<'_>], caught: bool) {
        let blocks = self.starts.len();
        if blocks.saturating_mul(cells.div_ceil(64)) > LIVENESS_LIMIT {
            self.live_at_entry.insert_range(..);
            self.result_kept.insert_range(..);
            return;
        }
        let mut handlers: Vec<usize> = Vec::new();
        let mut anywhere = false;
        for block in 0..blocks {
            let range = self.block(block);
            for (at, inst) in range.clone().zip(&insts[range]) {
                anywhere |= inst.op.has(Property::Detours);
                if inst.op == Op::JavaCatch {
                    anywhere |= self.starts.binary_search(&(at + 1)).is_err();
                    handlers.push(block + 1);
                }
            }
        }
        handlers.retain(|block| *block < blocks);
        // Whatever a handler or an address-taken label reads may be read after any instruction: it is live everywhere.
        let mut everywhere = FixedBitSet::with_capacity(cells);
        if anywhere || caught && handlers.is_empty() {
            everywhere.insert_range(..);
        }
        let local: Vec<(FixedBitSet, FixedBitSet)> = (0..blocks)
            .map(|block| read_and_written(cells, &insts[self.block(block)]))
            .collect();
        let mut live_in = vec![FixedBitSet::with_capacity(cells); blocks];
        for round in 0.. {
            // No limit, so it always comes to an end.
            let _ = solve(
                &self.graph,
                Direction::Backward,
                usize::MAX,
                &mut live_in,
                |block, live_in| {
                    let mut live = FixedBitSet::with_capacity(cells);
                    self.graph
                        .next(block)
                        .for_each(|to| live.union_with(&live_in[to]));
                    let (read, written) = &local[block];
                    live.difference_with(written);
                    live.union_with(read);
                    live.union_with(&everywhere);
                    live
                },
            );
            let mut more = everywhere.clone();
            handlers
                .iter()
                .for_each(|block| more.union_with(&live_in[*block]));
            if more == everywhere {
                break;
            }
            everywhere = more;
            if round + 1 == MAX_ROUNDS {
                everywhere.insert_range(..);
            }
        }
        if let Some(entry) = live_in.first() {
            self.live_at_entry = entry.clone();
        }
        self.live_after = (0..blocks)
            .map(|block| self.live_after(block, &live_in, &everywhere))
            .collect();
        self.find_kept_results(insts, everywhere.contains(0));
    }

    /// What is read after a block, given what is where blocks begin.
    fn live_after(&self, block: usize, live_in: &[FixedBitSet], everywhere: &FixedBitSet) -> FixedBitSet {
        let mut live = everywhere.clone();
        for to in self.graph.next(block) {
            live.union_with(&live_in[to]);
        }
        live
    }

    /// Finds the calls whose result more than the next instruction reads; `caught` says that handlers do.
    fn find_kept_results(&mut self, insts: &[Inst<'_>], caught: bool) {
        for block in 0..self.starts.len() {
            let mut kept = self.live_after[block].contains(0);
            let range = self.block(block);
            for index in range.clone().rev() {
                let inst = &insts[index];
                if sets_result(inst) {
                    let next_reads = range.contains(&(index + 1)) && reads_result(&insts[index + 1]);
                    if kept || (!next_reads && self.read_before_set(insts, index + 1..range.end)) {
                        self.result_kept.insert(index);
                    }
                    if next_reads && self.read_before_set(insts, index + 2..range.end) {
                        self.result_kept.insert(index);
                    }
                    kept = caught;
                }
            }
        }
    }

    /// Whether `%%retval0` is read in the range before it is set again. Ranges of successive calls do not overlap.
    fn read_before_set(&self, insts: &[Inst<'_>], range: std::ops::Range<usize>) -> bool {
        for inst in insts.get(range).unwrap_or_default() {
            if reads_result(inst) || (inst.op == Op::AddrOf && inst.frame_index() == 0) {
                return true;
            }
            if sets_result(inst) {
                return false;
            }
        }
        false
    }
}

/// The cells that instructions read before they write them, and those they write.
fn read_and_written(cells: usize, insts: &[Inst<'_>]) -> (FixedBitSet, FixedBitSet) {
    let mut read = FixedBitSet::with_capacity(cells);
    let mut written = read.clone();
    for inst in insts {
        effects(inst, |cell, writes| match writes {
            true => written.insert(cell),
            false if !written.contains(cell) => read.insert(cell),
            false => {}
        });
    }
    (read, written)
}

/// Whether the instruction writes `%%retval0`.
pub fn sets_result(inst: &Inst<'_>) -> bool {
    inst.op.has(Property::SetsResult) || inst.op.has(Property::WritesCell) && inst.frame_index() == 0
}

/// Reports the cells an instruction reads (`false`) and writes (`true`), reads first.
pub(super) fn effects(inst: &Inst<'_>, mut report: impl FnMut(usize, bool)) {
    let (reads, writes) = (
        inst.op.has(Property::ReadsCell),
        inst.op.has(Property::WritesCell),
    );
    if (reads || writes) && inst.frame_index() <= 0 {
        report(-i32::from(inst.frame_index()) as usize, writes);
    }
    if inst.op.has(Property::SetsResult) {
        report(0, true);
    }
}

//! Which cells may be read later before they are written.

use super::bits::Bits;
use super::references::falls_through;
use super::{Flow, LIVENESS_LIMIT};
use crate::translate::reads_result;
use maple_mirbin::{Inst, Op, Property};

/// How often handlers may turn out to read more than they were known to.
const MAX_ROUNDS: usize = 8;

impl Flow {
    /// Backward liveness of cells over blocks.
    pub(super) fn liveness(&mut self, cells: usize, insts: &[Inst<'_>], caught: bool) {
        let starts: Vec<usize> = (0..insts.len()).filter(|i| self.lengths[*i] > 0).collect();
        let words = cells.div_ceil(64);
        if starts.len().saturating_mul(words) > LIVENESS_LIMIT {
            self.live_at_entry.fill();
            self.result_kept.fill();
            return;
        }
        let mut successors: Vec<Vec<u32>> = Vec::with_capacity(starts.len());
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); starts.len()];
        let mut anywhere = false;
        let mut handlers: Vec<usize> = Vec::new();
        for (block, start) in starts.iter().enumerate() {
            let last = start + self.lengths[*start] as usize - 1;
            let to = self.references.of_instruction(last);
            let mut next: Vec<u32> = to
                .filter_map(|index| starts.binary_search(&index).ok())
                .map(|block| block as u32)
                .collect();
            if falls_through(&insts[last]) && block + 1 < starts.len() {
                next.push(block as u32 + 1);
            }
            for (inst, behind) in insts[*start..start + self.lengths[*start] as usize]
                .iter()
                .zip(start + 1..)
            {
                anywhere |= inst.op.has(Property::Detours);
                if inst.op == Op::JavaCatch {
                    anywhere |= self.lengths.get(behind).is_none_or(|length| *length == 0);
                    handlers.push(block + 1);
                }
            }
            for to in &next {
                predecessors[*to as usize].push(block as u32);
            }
            successors.push(next);
        }
        // Whatever a handler or an address-taken label reads may be read after any instruction: it is live everywhere.
        let mut everywhere = Bits::new(cells);
        let mut local: Vec<(Bits, Bits)> = Vec::with_capacity(starts.len());
        for start in &starts {
            let (mut read, mut written) = (Bits::new(cells), Bits::new(cells));
            for inst in &insts[*start..start + self.lengths[*start] as usize] {
                effects(inst, |cell, writes| match writes {
                    true => written.set(cell),
                    false if !written.get(cell) => read.set(cell),
                    false => {}
                });
            }
            local.push((read, written));
        }
        handlers.retain(|block| *block < starts.len());
        if anywhere || caught && handlers.is_empty() {
            everywhere.fill();
        }
        let mut live_in: Vec<Bits> = local.iter().map(|(read, _)| read.clone()).collect();
        let mut work: Vec<u32> = (0..starts.len() as u32).collect();
        let mut queued = Bits::new(starts.len());
        queued.fill();
        let mut rounds = 0;
        loop {
            let Some(block) = work.pop() else {
                let mut more = everywhere.clone();
                handlers.iter().for_each(|block| more.union(&live_in[*block]));
                if more == everywhere {
                    break;
                }
                rounds += 1;
                everywhere = more;
                if rounds == MAX_ROUNDS {
                    everywhere.fill();
                }
                work.extend(0..starts.len() as u32);
                queued.fill();
                continue;
            };
            queued.clear(block as usize);
            let mut live = Bits::new(cells);
            for to in &successors[block as usize] {
                live.union(&live_in[*to as usize]);
            }
            let (read, written) = &local[block as usize];
            live.subtract(written);
            live.union(read);
            live.union(&everywhere);
            if live != live_in[block as usize] {
                live_in[block as usize] = live;
                for from in &predecessors[block as usize] {
                    if !queued.get(*from as usize) {
                        queued.set(*from as usize);
                        work.push(*from);
                    }
                }
            }
        }
        if let Some(entry) = live_in.first() {
            self.live_at_entry = entry.clone();
        }
        for (next, start) in successors.iter().zip(&starts) {
            let mut live = everywhere.clone();
            next.iter().for_each(|to| live.union(&live_in[*to as usize]));
            self.blocks.push((*start as u32, live));
        }
        for (block, start) in starts.iter().enumerate() {
            let caught = everywhere.get(0);
            let mut kept = caught || successors[block].iter().any(|to| live_in[*to as usize].get(0));
            let range = *start..start + self.lengths[*start] as usize;
            for index in range.clone().rev() {
                let inst = &insts[index];
                if sets_result(inst) {
                    let next_reads = range.contains(&(index + 1)) && reads_result(&insts[index + 1]);
                    if kept || (!next_reads && self.read_before_set(insts, index + 1..range.end)) {
                        self.result_kept.set(index);
                    }
                    if next_reads && self.read_before_set(insts, index + 2..range.end) {
                        self.result_kept.set(index);
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

//! Control flow facts about a function: blocks, liveness of cells at entry and of `%%retval0`, addressed cells, frame memory.

mod liveness;
mod owning;
mod references;
mod taker;

pub use liveness::sets_result;
pub use owning::{Owning, assigns_null};
pub use references::{References, ends_block, falls_through, range_goto_targets};
pub use taker::taker;

use super::slot_of;
use fixedbitset::FixedBitSet;
use liveness::effects;
use maple_lir::dataflow::Graph;
use maple_mirbin::header::Frame;
use maple_mirbin::note::RangeGotoForm;
use maple_mirbin::verify::{Before, Verified};
use maple_mirbin::{Inst, Op, Property};
use std::ops::Range;

/// Blocks times words of cells above which liveness is not computed and all cells count as live: keeps translation linear.
const LIVENESS_LIMIT: usize = 1 << 22;

/// Instructions after a read among which another access of the variable is looked for.
const FURTHEST: usize = 64;

/// What the translator needs to know before it starts.
pub struct FlowFacts {
    /// What leads where.
    pub references: References,
    /// Cells (by number, 0 = `%%retval0`) that may be read before they are written.
    live_at_entry: FixedBitSet,
    /// Cells whose address is taken.
    addressed: FixedBitSet,
    /// Formals whose address is taken.
    addressed_formals: FixedBitSet,
    /// How often each slot is read, formals first, then cells; addressed ones may be read in other ways as well.
    reads: Vec<u32>,
    /// For each instruction that is a call with a result: `%%retval0` is read later than by the next instruction.
    result_kept: FixedBitSet,
    /// Instructions of the block that starts at each instruction index; 0 elsewhere.
    lengths: Vec<u32>,
    /// First instruction of each block.
    pub starts: Vec<usize>,
    /// Where control goes from block to block, but for handlers and addresses of labels.
    pub graph: Graph,
    /// The cells that may be read after each block before they are written; none if that is unknown.
    live_after: Vec<FixedBitSet>,
    /// Whether some `alloca` is executed with a size or at a place that is not constant.
    pub dynamic_alloca: bool,
    /// Slots of frame memory for constant `alloca`s at the start of the function.
    pub frame_memory: usize,
    /// Number of instructions before the first label: constant `alloca`s there become frame memory.
    prologue: usize,
}

impl FlowFacts {
    /// Analyses the reachable instructions of a function; `handlers` says whether it has try regions or composites.
    pub fn analyse(frame: &Frame, code: &Verified<'_>, form: RangeGotoForm, handlers: bool) -> FlowFacts {
        let (insts, before) = (&code.insts, &code.before);
        let count = frame.cells.len();
        let prologue = before.iter().position(|b| b.is_target).unwrap_or(insts.len());
        let prologue = insts
            .iter()
            .take(prologue)
            .position(ends_block)
            .map_or(prologue, |end| end + 1);
        let mut flow = FlowFacts {
            references: References::of(code, form),
            live_at_entry: FixedBitSet::with_capacity(count),
            addressed: FixedBitSet::with_capacity(count),
            addressed_formals: FixedBitSet::with_capacity(frame.formals.len() + 1),
            reads: vec![0; frame.formals.len() + count],
            result_kept: FixedBitSet::with_capacity(insts.len()),
            lengths: vec![0; insts.len()],
            starts: Vec::new(),
            graph: Graph::default(),
            live_after: Vec::new(),
            dynamic_alloca: false,
            frame_memory: 0,
            prologue,
        };
        flow.scan(frame, insts, before);
        flow.connect(insts);
        flow.liveness(count, insts, handlers);
        flow
    }

    /// The instructions of a block.
    pub fn block(&self, block: usize) -> Range<usize> {
        let start = self.starts[block];
        start..start + self.lengths[start] as usize
    }

    /// Number of instructions in the block that starts at instruction `index`.
    pub fn block_length(&self, index: usize) -> u32 {
        self.lengths[index]
    }

    /// Whether the address of the slot is taken.
    pub fn is_addressed(&self, index: i16) -> bool {
        match index {
            1.. => self.addressed_formals.contains(index as usize),
            _ => self.addressed.contains(-i32::from(index) as usize),
        }
    }

    /// Whether a single instruction reads the slot.
    pub fn read_once(&self, slot: u16) -> bool {
        self.reads.get(usize::from(slot)) == Some(&1)
    }

    /// The block with the instruction at `at`.
    pub fn block_of(&self, at: usize) -> Option<usize> {
        self.starts.partition_point(|start| *start <= at).checked_sub(1)
    }

    /// Whether nobody reads the cell with this index after instruction `at`, which does, before it is written.
    pub fn is_last_read(&self, insts: &[Inst<'_>], index: i16, at: usize) -> bool {
        let Ok(cell) = usize::try_from(-i32::from(index)) else {
            return false;
        };
        let block = self.block_of(at);
        let Some((block, live)) = block.and_then(|block| Some((block, self.live_after.get(block)?))) else {
            return false;
        };
        let end = self.block(block).end;
        for inst in insts.get(at + 1..end).unwrap_or_default().iter().take(FURTHEST) {
            let mut access = None;
            effects(inst, |other, writes| {
                if other == cell && access.is_none() {
                    access = Some(writes);
                }
            });
            if let Some(writes) = access {
                return writes;
            }
        }
        end <= at + 1 + FURTHEST && !live.contains(cell)
    }

    /// Whether a cell may be read from the block on that begins at instruction `at` before it is written.
    pub fn is_any_live(&self, insts: &[Inst<'_>], at: usize) -> bool {
        let block = self.starts.binary_search(&at).ok();
        let Some((block, live)) = block.and_then(|block| Some((block, self.live_after.get(block)?))) else {
            return true;
        };
        let mut live = live.clone();
        for inst in insts[self.block(block)].iter().rev() {
            effects(inst, |cell, writes| live.set(cell, !writes));
        }
        !live.is_clear()
    }

    /// Whether cell number `cell` must be cleared at entry, whatever the unwinder wants to see.
    pub fn cleared(&self, cell: usize) -> bool {
        self.live_at_entry.contains(cell) || self.addressed.contains(cell)
    }

    /// Whether `%%retval0` as set by the call at instruction `index` is read by more than the next instruction.
    pub fn result_kept(&self, index: usize) -> bool {
        self.result_kept.contains(index)
    }

    /// The slots of frame memory that the `alloca` at instruction `index` gets, if it is constant and executed once.
    pub fn constant_alloca(&self, insts: &[Inst<'_>], index: usize) -> Option<usize> {
        let size = insts
            .get(index.checked_sub(1)?)
            .filter(|i| index < self.prologue && is_constant(i))?;
        let bytes = size.constant();
        let slots = usize::try_from(bytes.div_ceil(8))
            .ok()
            .filter(|n| *n <= super::MAX_FRAME_MEMORY)?;
        // One more slot to round the address up.
        Some(if bytes > 8 { slots + 1 } else { slots.max(1) })
    }

    /// Finds the blocks and where each leads.
    fn connect(&mut self, insts: &[Inst<'_>]) {
        self.starts = (0..insts.len()).filter(|at| self.lengths[*at] > 0).collect();
        let mut edges = Vec::new();
        for block in 0..self.starts.len() {
            let last = self.block(block).end - 1;
            let to = self.references.of_instruction(last);
            let to = to.filter_map(|index| self.starts.binary_search(&index).ok());
            edges.extend(to.map(|to| (block as u32, to as u32)));
            if falls_through(&insts[last]) && block + 1 < self.starts.len() {
                edges.push((block as u32, block as u32 + 1));
            }
        }
        self.graph = Graph::new(self.starts.len(), &edges);
    }

    fn scan(&mut self, frame: &Frame, insts: &[Inst<'_>], before: &[Before]) {
        let mut start = 0;
        for (index, inst) in insts.iter().enumerate() {
            if before[index].is_target {
                start = index;
            }
            self.lengths[start] += 1;
            if ends_block(inst) {
                start = index + 1;
            }
            if inst.op == Op::AddrOf {
                match inst.frame_index() {
                    i @ 1.. => self.addressed_formals.insert(i as usize),
                    i => self.addressed.insert(-i32::from(i) as usize),
                }
            } else if inst.op.has(Property::ReadsCell) {
                let slot = slot_of(frame.formals.len(), inst.frame_index());
                if let Some(reads) = self.reads.get_mut(slot) {
                    *reads += 1;
                }
            } else if inst.op == Op::Alloca {
                match self.constant_alloca(insts, index) {
                    Some(slots) if self.frame_memory + slots <= 8 * super::MAX_FRAME_MEMORY => {
                        self.frame_memory += slots
                    }
                    _ => self.dynamic_alloca = true,
                }
            }
        }
    }
}

fn is_constant(inst: &Inst<'_>) -> bool {
    inst.op.has(Property::Constant)
}

//! Control flow facts about a function: blocks, liveness of cells at entry and of `%%retval0`, addressed cells, frame memory.

use maple_mirbin::header::Frame;
use maple_mirbin::note::RangeGotoForm;
use maple_mirbin::verify::{Before, Verified};
use maple_mirbin::{Form, Inst, Op, Prim};

/// How often handlers may turn out to read more than they were known to.
const MAX_ROUNDS: usize = 8;
/// Blocks times words of cells above which liveness is not computed and all cells count as live: keeps translation linear.
const LIVENESS_LIMIT: usize = 1 << 22;

/// Instructions behind a read among which another access of the variable is looked for.
const FURTHEST: usize = 64;

/// What the translator needs to know before it starts.
pub struct Flow {
    /// Cells (by number, 0 = `%%retval0`) that may be read before they are written.
    live_at_entry: Bits,
    /// Cells whose address is taken.
    addressed: Bits,
    /// Formals whose address is taken.
    addressed_formals: Bits,
    /// How often each slot is read, formals first, then cells; addressed ones may be read in other ways as well.
    reads: Vec<u32>,
    /// For each instruction that is a call with a result: `%%retval0` is read later than by the next instruction.
    result_kept: Bits,
    /// Instructions of the block that starts at each instruction index; 0 elsewhere.
    lengths: Vec<u32>,
    /// First instruction of each block, and the cells that may be read behind the block before they are written; none if that is unknown.
    blocks: Vec<(u32, Bits)>,
    /// Whether some `alloca` is executed with a size or at a place that is not constant.
    pub dynamic_alloca: bool,
    /// Slots of frame memory for constant `alloca`s at the start of the function.
    pub frame_memory: usize,
    /// Number of instructions before the first label: constant `alloca`s there become frame memory.
    prologue: usize,
}

impl Flow {
    /// Analyses the reachable instructions of a function; `handlers` says whether it has try regions or composites.
    pub fn analyse(
        frame: &Frame,
        insts: &[Inst<'_>],
        before: &[Before],
        form: RangeGotoForm,
        handlers: bool,
    ) -> Flow {
        let count = frame.cells.len();
        let prologue = before.iter().position(|b| b.is_target).unwrap_or(insts.len());
        let prologue = insts
            .iter()
            .take(prologue)
            .position(ends_block)
            .map_or(prologue, |end| end + 1);
        let mut flow = Flow {
            live_at_entry: Bits::new(count),
            addressed: Bits::new(count),
            addressed_formals: Bits::new(frame.formals.len() + 1),
            reads: vec![0; frame.formals.len() + count],
            result_kept: Bits::new(insts.len()),
            lengths: vec![0; insts.len()],
            blocks: Vec::new(),
            dynamic_alloca: false,
            frame_memory: 0,
            prologue,
        };
        flow.scan(frame, insts, before);
        flow.liveness(count, insts, form, handlers);
        flow
    }

    /// Number of instructions in the block that starts at instruction `index`.
    pub fn block_length(&self, index: usize) -> u32 {
        self.lengths[index]
    }

    /// Whether the address of the slot is taken.
    pub fn is_addressed(&self, index: i16) -> bool {
        match index {
            1.. => self.addressed_formals.get(index as usize),
            _ => self.addressed.get(-i32::from(index) as usize),
        }
    }

    /// Whether a single instruction reads the slot.
    pub fn read_once(&self, slot: u16) -> bool {
        self.reads.get(usize::from(slot)) == Some(&1)
    }

    /// Whether nobody reads the cell with this index behind instruction `at`, which does, before it is written.
    pub fn is_last_read(&self, insts: &[Inst<'_>], index: i16, at: usize) -> bool {
        let Ok(cell) = usize::try_from(-i32::from(index)) else {
            return false;
        };
        let block = self.blocks.partition_point(|(start, _)| *start as usize <= at);
        let Some((start, live)) = block.checked_sub(1).and_then(|block| self.blocks.get(block)) else {
            return false;
        };
        let end = *start as usize + self.lengths[*start as usize] as usize;
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
        end <= at + 1 + FURTHEST && !live.get(cell)
    }

    /// Whether a cell may be read from the block on that begins at instruction `at` before it is written.
    pub fn is_any_live(&self, insts: &[Inst<'_>], at: usize) -> bool {
        let block = self
            .blocks
            .binary_search_by_key(&at, |(start, _)| *start as usize);
        let Some((_, live)) = block.ok().and_then(|block| self.blocks.get(block)) else {
            return true;
        };
        let mut live = live.clone();
        for inst in insts[at..at + self.lengths[at] as usize].iter().rev() {
            effects(inst, |cell, writes| match writes {
                true => live.clear(cell),
                false => live.set(cell),
            });
        }
        live.0.iter().any(|word| *word != 0)
    }

    /// Whether cell number `cell` of type `ty` must be cleared at entry. Reference cells are: the unwinder may look at them at any time.
    pub fn cleared(&self, cell: usize, ty: Prim) -> bool {
        self.live_at_entry.get(cell) || self.addressed.get(cell) || ty == Prim::Ref
    }

    /// Whether `%%retval0` as set by the call at instruction `index` is read by more than the next instruction.
    pub fn result_kept(&self, index: usize) -> bool {
        self.result_kept.get(index)
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
            match inst.op {
                Op::AddrOf => match inst.frame_index() {
                    i @ 1.. => self.addressed_formals.set(i as usize),
                    i => self.addressed.set(-i32::from(i) as usize),
                },
                Op::Dread | Op::RegRead => {
                    let slot = super::slot_of(frame.formals.len(), inst.frame_index());
                    if let Some(reads) = self.reads.get_mut(slot) {
                        *reads += 1;
                    }
                }
                Op::Alloca => match self.constant_alloca(insts, index) {
                    Some(slots) if self.frame_memory + slots <= 8 * super::MAX_FRAME_MEMORY => {
                        self.frame_memory += slots
                    }
                    _ => self.dynamic_alloca = true,
                },
                _ => {}
            }
        }
    }

    /// Backward liveness of cells over blocks.
    fn liveness(&mut self, cells: usize, insts: &[Inst<'_>], form: RangeGotoForm, caught: bool) {
        let starts: Vec<usize> = (0..insts.len()).filter(|i| self.lengths[*i] > 0).collect();
        let words = cells.div_ceil(64);
        if starts.len().saturating_mul(words) > LIVENESS_LIMIT {
            self.live_at_entry.fill();
            self.result_kept.fill();
            return;
        }
        let block_of = |offset: i64| -> Option<usize> {
            let index = insts
                .binary_search_by_key(&offset, |i| i64::from(i.offset))
                .ok()?;
            starts.binary_search(&index).ok()
        };
        let mut successors: Vec<Vec<u32>> = Vec::with_capacity(starts.len());
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); starts.len()];
        let mut anywhere = false;
        let mut handlers: Vec<usize> = Vec::new();
        for (block, start) in starts.iter().enumerate() {
            let last = &insts[start + self.lengths[*start] as usize - 1];
            let mut next: Vec<u32> = targets(last, form)
                .into_iter()
                .filter_map(block_of)
                .map(|b| b as u32)
                .collect();
            if falls_through(last) && block + 1 < starts.len() {
                next.push(block as u32 + 1);
            }
            for (inst, behind) in insts[*start..start + self.lengths[*start] as usize]
                .iter()
                .zip(start + 1..)
            {
                anywhere |= matches!(
                    inst.op,
                    Op::AddrOfLabel
                        | Op::Igoto
                        | Op::JsTry
                        | Op::JsCatch
                        | Op::Finally
                        | Op::Gosub
                        | Op::Retsub
                );
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
                    let next_reads = range.contains(&(index + 1)) && super::reads_result(&insts[index + 1]);
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
            if super::reads_result(inst) || (inst.op == Op::AddrOf && inst.frame_index() == 0) {
                return true;
            }
            if sets_result(inst) {
                return false;
            }
        }
        false
    }
}

/// Whether no instruction of the same block can follow.
pub fn ends_block(inst: &Inst<'_>) -> bool {
    !falls_through(inst) || matches!(inst.op.form(), Form::L32) && inst.op != Op::AddrOfLabel
}

/// Whether control can reach the next instruction in code order.
pub fn falls_through(inst: &Inst<'_>) -> bool {
    !matches!(
        inst.op,
        Op::Goto32 | Op::Return | Op::RangeGoto | Op::Throw | Op::Retsub | Op::Igoto
    )
}

/// Code offsets that an instruction refers to.
pub fn targets(inst: &Inst<'_>, form: RangeGotoForm) -> Vec<i64> {
    match inst.op.form() {
        Form::L32 => vec![inst.target(0)],
        Form::Try => (0..usize::from(inst.param())).map(|i| inst.target(i)).collect(),
        Form::Jt => (0..2)
            .filter(|i| inst.word(*i) != 0)
            .map(|i| inst.target(i))
            .collect(),
        Form::Rg => range_goto_targets(inst, form),
        _ => Vec::new(),
    }
}

/// Instructions looked at for the next read of a variable.
const LOOK_AHEAD: usize = 32;

/// How far behind instruction `at` the variable in `slot` is read next, as far as the code goes on straight; `usize::MAX` if that is not before
/// it is written.
pub fn next_read(code: &Verified<'_>, formals: usize, at: usize, slot: usize) -> usize {
    for (index, inst) in code.insts.iter().enumerate().skip(at + 1).take(LOOK_AHEAD) {
        let is_it = || super::slot_of(formals, inst.frame_index()) == slot;
        // A branch over a jump: as if it were the opposite branch.
        let is_over =
            inst.op == Op::Goto32 && matches!(code.insts[index - 1].op, Op::BrTrue32 | Op::BrFalse32);
        match inst.op {
            _ if code.before[index].is_target && !only_over(code, index) => break,
            _ if is_over => {}
            Op::Dread | Op::RegRead if is_it() => return index - at,
            Op::Dassign | Op::RegAssign if is_it() => break,
            _ if !falls_through(inst) => break,
            _ => {}
        }
    }
    usize::MAX
}

/// Whether a branch over a jump is before instruction `index`, and leads to it.
fn only_over(code: &Verified<'_>, index: usize) -> bool {
    let over = index.checked_sub(2).map(|before| &code.insts[before..index]);
    over.is_some_and(|over| {
        matches!(over[0].op, Op::BrTrue32 | Op::BrFalse32)
            && over[1].op == Op::Goto32
            && over[0].target(0) == i64::from(code.insts[index].offset)
    })
}

/// How many instructions refer to each, as targets of branches or otherwise; one behind it counts twice.
pub fn references(code: &Verified<'_>, form: RangeGotoForm) -> Vec<u32> {
    let mut counts = vec![0; code.insts.len()];
    for (index, inst) in code.insts.iter().enumerate() {
        let targets = targets(inst, form).into_iter();
        let places = targets.filter_map(|target| u32::try_from(target).ok().and_then(|at| code.index_at(at)));
        places.for_each(|place| counts[place] += if place > index { 1 } else { 2 });
    }
    counts
}

/// For each instruction, whether a poll comes before it: the first of a function that calls others, and every place where control can arrive
/// in another way than by a jump. Jumps back poll by themselves, so that code in between is finite. Places behind jumps forwards are no
/// safepoints, because references loaded from memory live across them without a count.
pub fn safepoints(code: &Verified<'_>, form: RangeGotoForm) -> Vec<bool> {
    let insts = &code.insts;
    let mut jumps = vec![false; insts.len()];
    let mut otherwise = vec![false; insts.len()];
    for inst in insts {
        let jump = matches!(inst.op, Op::Goto32 | Op::BrTrue32 | Op::BrFalse32 | Op::RangeGoto);
        for target in targets(inst, form) {
            let Ok(index) = insts.binary_search_by_key(&target, |i| i64::from(i.offset)) else {
                continue;
            };
            if jump && (inst.op != Op::RangeGoto || target > i64::from(inst.offset)) {
                jumps[index] = true;
            } else {
                otherwise[index] = true;
            }
        }
    }
    let calls = insts.iter().any(|inst| inst.op == Op::Icall);
    let place = |(index, before): (usize, &Before)| {
        index == 0 && calls || before.is_target && (otherwise[index] || !jumps[index])
    };
    code.before.iter().enumerate().map(place).collect()
}

/// Targets of a rangegoto in table order (seed 2 §5.1).
pub fn range_goto_targets(inst: &Inst<'_>, form: RangeGotoForm) -> Vec<i64> {
    let entry = |i: usize| match form {
        // {u16 index, i16 displacement from the displacement's own address}
        RangeGotoForm::Seed => {
            i64::from(inst.word_offset(1 + i)) + 2 + i64::from((inst.word(1 + i) >> 16) as i16)
        }
        RangeGotoForm::Disp32 => inst.target(1 + i),
    };
    (0..usize::from(inst.param())).map(entry).collect()
}

fn is_constant(inst: &Inst<'_>) -> bool {
    matches!(inst.op, Op::ConstVal | Op::ConstVal64)
}

/// Whether the instruction writes `%%retval0`.
pub fn sets_result(inst: &Inst<'_>) -> bool {
    match inst.op {
        Op::Icall | Op::Call | Op::IntrinsicCall | Op::XintrinsicDo => true,
        Op::Dassign | Op::RegAssign => inst.frame_index() == 0,
        _ => false,
    }
}

/// Reports the cells an instruction reads (`false`) and writes (`true`), reads first.
fn effects(inst: &Inst<'_>, mut report: impl FnMut(usize, bool)) {
    match inst.op {
        Op::Dread | Op::RegRead if inst.frame_index() <= 0 => {
            report(-i32::from(inst.frame_index()) as usize, false)
        }
        Op::Dassign | Op::RegAssign if inst.frame_index() <= 0 => {
            report(-i32::from(inst.frame_index()) as usize, true);
        }
        Op::Icall | Op::Call | Op::IntrinsicCall | Op::XintrinsicDo => report(0, true),
        _ => {}
    }
}

/// A set of small numbers.
#[derive(Clone, PartialEq, Eq)]
struct Bits(Vec<u64>);

impl Bits {
    fn new(count: usize) -> Bits {
        Bits(vec![0; count.div_ceil(64)])
    }

    fn get(&self, index: usize) -> bool {
        self.0
            .get(index / 64)
            .is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    fn set(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 64) {
            *word |= 1 << (index % 64);
        }
    }

    fn clear(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 64) {
            *word &= !(1 << (index % 64));
        }
    }

    fn fill(&mut self) {
        self.0.fill(u64::MAX);
    }

    fn union(&mut self, other: &Bits) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    fn subtract(&mut self, other: &Bits) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
    }
}

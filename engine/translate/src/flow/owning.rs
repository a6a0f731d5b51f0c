//! Which cells own a reference, instruction by instruction.
//!
//! The unwinder releases what the cells of a frame own. A cell that has been assigned on every way to an instruction holds a reference or null there;
//! one that has been assigned on none holds whatever was in the slot, and the unwinder is not told of it. So only a cell that is assigned on some ways
//! and not on others, or that may be read before it is assigned, must be null from the beginning.

use super::FlowFacts;
use super::liveness::effects;
use crate::THROWN;
use crate::slot_map::SlotMap;
use fixedbitset::FixedBitSet;
use maple_lir::dataflow::{Direction, solve};
use maple_mirbin::header::Frame;
use maple_mirbin::verify::Verified;
use maple_mirbin::{Inst, Property};
use std::ops::Range;

/// Assignments and blocks, times cells, above which every cell counts as owning everywhere: keeps the map no larger than the code.
const LIMIT: usize = 1 << 20;
/// Blocks after an assignment that are looked at for what the cell may own there.
const NEAR: usize = 64;

/// What is known of the cells that may own.
pub struct Owning {
    /// Cells that must be null before any instruction they occur in. They own wherever they are.
    pub cleared: FixedBitSet,
    /// The other cells, which own from where they are assigned.
    followed: FixedBitSet,
    /// For each block those of them that may own where it begins; nothing if there are none.
    owning: Vec<FixedBitSet>,
}

/// The cells that may own where a block begins, and those that are not assigned on some way there.
#[derive(Clone, PartialEq)]
struct State {
    owning: FixedBitSet,
    missing: FixedBitSet,
}

impl State {
    /// What an assignment to `cell` changes; `null` says that it is known what is assigned.
    fn assign(&mut self, cell: usize, null: bool) {
        self.owning.set(cell, !null);
        self.missing.remove(cell);
    }
}

impl Owning {
    /// Cells that must be null, and no others.
    fn only(cleared: FixedBitSet) -> Owning {
        Owning {
            cleared,
            followed: FixedBitSet::new(),
            owning: Vec::new(),
        }
    }

    /// What a function has that counts nothing.
    pub fn none() -> Owning {
        Owning::only(FixedBitSet::new())
    }

    /// Analyses a function that counts. With handlers or observers, cells are looked at in ways that the code does not say.
    pub fn of(
        frame: &Frame,
        code: &Verified<'_>,
        flow: &FlowFacts,
        handlers: bool,
        observed: bool,
    ) -> Owning {
        let cells = frame.cells.len();
        let mut counted = FixedBitSet::with_capacity(cells);
        counted.extend((THROWN + 1..cells).filter(|cell| frame.cells[*cell].is_counted()));
        counted.extend((cells > THROWN && handlers).then_some(THROWN));
        let insts = &code.insts;
        let assigns = |inst: &&Inst<'_>| inst.op.has(Property::WritesCell);
        let places = flow.starts.len() + insts.iter().filter(assigns).count();
        let detours = insts.iter().any(|inst| inst.op.has(Property::Detours));
        if handlers || observed || detours || places.saturating_mul(counted.count_ones(..)) > LIMIT {
            return Owning::only(counted);
        }
        let mut known_later = flow.live_at_entry.clone();
        known_later.union_with(&flow.addressed);
        let mut cleared = counted.clone();
        cleared.intersect_with(&known_later);
        counted.difference_with(&cleared);
        if counted.is_clear() {
            return Owning::only(cleared);
        }
        let states = states(code, flow, &counted);
        for state in &states {
            cleared.extend(state.owning.intersection(&state.missing));
        }
        counted.difference_with(&cleared);
        let known = |mut state: State| {
            state.owning.difference_with(&cleared);
            state.owning
        };
        Owning {
            owning: states.into_iter().map(known).collect(),
            followed: counted,
            cleared: cleared.clone(),
        }
    }

    /// Whether the unwinder looks at a cell only where it has been assigned a value that may be a reference.
    pub fn follows(&self, cell: usize) -> bool {
        self.followed.contains(cell)
    }

    /// Whether a cell that is null after the instruction at `index` may own where a block that can follow begins, with no assignment
    /// before: it is assigned on another way there. Also if that takes long to find out.
    pub fn may_own_later(&self, code: &Verified<'_>, flow: &FlowFacts, index: usize, cell: usize) -> bool {
        let Some(block) = flow.block_of(index) else {
            return true;
        };
        let is_assigned = |insts: Range<usize>| {
            let mut assigned = false;
            for later in insts {
                effects(&code.insts[later], |written, writes| {
                    assigned |= writes && written == cell
                });
            }
            assigned
        };
        let owns = |block: usize| self.owning.get(block).is_some_and(|owning| owning.contains(cell));
        if is_assigned(index + 1..flow.block(block).end) {
            return false;
        }
        let mut reached: Vec<usize> = flow.graph.next(block).collect();
        let mut at = 0;
        while let Some(&next) = reached.get(at) {
            at += 1;
            if at > NEAR || owns(next) {
                return true;
            }
            if !is_assigned(flow.block(next)) {
                let later: Vec<usize> = flow
                    .graph
                    .next(next)
                    .filter(|later| !reached.contains(later))
                    .collect();
                reached.extend(later);
            }
        }
        false
    }

    /// The slots that own by offset. `part` is where the cells are null that must be.
    pub fn map(&self, frame: &Frame, code: &Verified<'_>, flow: &FlowFacts, part: Range<usize>) -> SlotMap {
        let mut owned = SlotMap::default();
        if self.cleared.is_clear() && self.owning.is_empty() {
            return owned;
        }
        let insts = &code.insts;
        let slot = |cell: usize| (frame.formals.len() + cell) as u16;
        let mut all = FixedBitSet::new();
        let mut note = |index: usize, owning: &FixedBitSet| {
            let Some(inst) = insts.get(index) else { return };
            if part.contains(&index) {
                all.clone_from(owning);
                all.union_with(&self.cleared);
                owned.set(inst.offset, all.ones().map(slot));
            } else {
                owned.set(inst.offset, owning.ones().map(slot));
            }
        };
        let nothing = FixedBitSet::with_capacity(frame.cells.len());
        for (block, start) in flow.starts.iter().enumerate() {
            let mut owning = self.owning.get(block).unwrap_or(&nothing).clone();
            note(*start, &owning);
            for index in flow.block(block) {
                let mut changed = index + 1 == part.start || index + 1 == part.end;
                effects(&insts[index], |cell, writes| {
                    if writes && self.follows(cell) {
                        let owns = !assigns_null(code, index);
                        changed |= owning.contains(cell) != owns;
                        owning.set(cell, owns);
                    }
                });
                if changed {
                    note(index + 1, &owning);
                }
            }
        }
        owned
    }
}

/// Whether the instruction at `index` assigns a constant that is 0.
pub fn assigns_null(code: &Verified<'_>, index: usize) -> bool {
    let value = index.checked_sub(1).and_then(|value| code.insts.get(value));
    let null = value.is_some_and(|value| value.op.has(Property::Constant) && value.constant() == 0);
    null && !code.before[index].is_target
}

/// The state where each block begins; nothing is in those that nothing leads to.
fn states(code: &Verified<'_>, flow: &FlowFacts, counted: &FixedBitSet) -> Vec<State> {
    let blocks = flow.starts.len();
    let nothing = State {
        owning: FixedBitSet::with_capacity(counted.len()),
        missing: FixedBitSet::with_capacity(counted.len()),
    };
    let mut assigned: Vec<Vec<(usize, bool)>> = vec![Vec::new(); blocks];
    for (block, assigned) in assigned.iter_mut().enumerate() {
        for index in flow.block(block) {
            effects(&code.insts[index], |cell, writes| {
                if writes && counted.contains(cell) {
                    assigned.push((cell, assigns_null(code, index)));
                }
            });
        }
    }
    // The state after each block. No limit, so it always comes to an end.
    let before = |block: usize, after: &[State]| {
        let mut state = nothing.clone();
        if block == 0 {
            state.missing.clone_from(counted);
        }
        for from in flow.graph.before(block) {
            state.owning.union_with(&after[from].owning);
            state.missing.union_with(&after[from].missing);
        }
        state
    };
    let mut after = vec![nothing.clone(); blocks];
    let _ = solve(
        &flow.graph,
        Direction::Forward,
        usize::MAX,
        &mut after,
        |block, after| {
            let mut state = before(block, after);
            for (cell, null) in &assigned[block] {
                state.assign(*cell, *null);
            }
            state
        },
    );
    (0..blocks).map(|block| before(block, &after)).collect()
}

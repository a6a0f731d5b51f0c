//! Loops that end soon: those that count from one constant to another in a few steps. Whoever wants the thread to stop can wait for them, so that
//! their jumps back do not look.

use crate::flow::Flow;
use crate::input::Input;
use crate::step::{Place, Step};
use fixedbitset::FixedBitSet;
use maple_lir::dataflow::Graph;
use maple_lir::{Compare, Kind, Shape, Single, Unary};
use rustc_hash::FxHashSet;

/// Most jumps back that a short loop makes, those of short loops in it included.
const STEPS: usize = 1 << 13;
/// Blocks before a loop in which the first value of its variable is looked for.
const BEFORE: usize = 8;

/// A loop with one jump back that counts.
struct Loop {
    /// The word of the jump back.
    at: u32,
    body: FixedBitSet,
    /// How often it jumps back at most.
    steps: usize,
}

/// The words that jump back in short loops.
pub fn find(input: &Input, flow: &Flow<'_>, graph: &Graph) -> FxHashSet<u32> {
    let mut loops: Vec<Loop> = (0..flow.blocks.len())
        .filter_map(|latch| counted(input, flow, graph, latch))
        .collect();
    loops.sort_by_key(|found| found.body.count_ones(..));
    let mut short: Vec<Loop> = Vec::new();
    for mut found in loops {
        let inner = short.iter().filter(|inner| inner.body.is_subset(&found.body));
        let each: usize = inner.map(|inner| inner.steps).sum();
        found.steps = found.steps.saturating_mul(each + 1);
        if found.steps <= STEPS {
            short.push(found);
        }
    }
    short.into_iter().map(|found| found.at).collect()
}

/// The loop whose jump back ends a block, if it counts from a constant to another.
fn counted(input: &Input, flow: &Flow<'_>, graph: &Graph, latch: usize) -> Option<Loop> {
    let at = *flow.blocks[latch].words.last()?;
    let step = &flow.steps[&at];
    let Shape::StepBack(op, false) = step.inst.shape else {
        return None;
    };
    let target = *step.targets.first()?;
    let [_, by, limit, ..] = step.inst.operands;
    if target > at || by.kind != Kind::Imm || limit.kind != Kind::Imm {
        return None;
    }
    let head = *flow.block_at.get(&target)? as usize;
    let variable = flow.words.place(&step.inst, 0)?;
    let body = body(graph, head, latch);
    let start = flow.block_at[&input.start] as usize;
    let is_memory = input.memory.contains(variable as usize);
    if body.contains(start) || !step.writes.contains(&variable) || is_memory {
        return None;
    }
    let others = body.ones().flat_map(|block| &flow.blocks[block].words);
    let others = others.filter(|word| **word != at).map(|word| &flow.steps[word]);
    if others.into_iter().any(|step| changes(step, variable)) {
        return None;
    }
    let mut first: Option<u64> = None;
    for before in graph.before(head).filter(|before| !body.contains(*before)) {
        let value = value_at_end(flow, graph, before, variable)?;
        if first.replace(value).is_some_and(|other| other != value) {
            return None;
        }
    }
    let steps = steps(op, first?, [by.value, limit.value])?;
    Some(Loop { at, body, steps })
}

/// The blocks of a loop: those from which control comes to the jump back without the head.
fn body(graph: &Graph, head: usize, latch: usize) -> FixedBitSet {
    let mut body = FixedBitSet::with_capacity(graph.blocks());
    body.insert(head);
    let mut work = vec![latch];
    while let Some(block) = work.pop() {
        if !body.put(block) {
            work.extend(graph.before(block));
        }
    }
    body
}

/// Whether an instruction may change a place.
fn changes(step: &Step, place: Place) -> bool {
    step.writes.contains(&place) || step.kills.is_some_and(|window| place >= u32::from(window))
}

/// What is in a place where a block ends, if it is a constant.
fn value_at_end(flow: &Flow<'_>, graph: &Graph, block: usize, mut place: Place) -> Option<u64> {
    let mut block = block;
    for _ in 0..BEFORE {
        for at in flow.blocks[block].words.iter().rev().copied() {
            let step = &flow.steps[&at];
            if !changes(step, place) {
                continue;
            }
            match step.inst.shape {
                Shape::Single(Single::Const32) => return Some(i64::from(flow.words.word(at).cd()) as u64),
                Shape::Single(Single::Const64) => return Some(flow.words.word(at + 1).low()),
                Shape::Single(Single::Clear) => return Some(0),
                Shape::Unary(Unary::Copy) => place = flow.words.place(&step.inst, 1)?,
                _ => return None,
            }
        }
        let mut before = graph.before(block);
        block = before.next().filter(|_| before.next().is_none())?;
    }
    None
}

/// How often a loop jumps back; none if too often.
fn steps(op: Compare, first: u64, [by, limit]: [i32; 2]) -> Option<usize> {
    let [by, limit] = [by, limit].map(|number| i64::from(number) as u64);
    let mut value = first;
    (0..=STEPS).find(|_| {
        value = value.wrapping_add(by);
        !op.holds(value, limit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_as_cells_are_added() {
        use Compare::*;
        assert_eq!(steps(LtS32, 0, [1, 8]), Some(7));
        assert_eq!(steps(LeS64, 0, [3, 9]), Some(3));
        assert_eq!(steps(GeS32, 7, [-1, 0]), Some(7));
        // Once more than nothing: the comparison comes after the step.
        assert_eq!(steps(LtS32, 100, [1, 8]), Some(0));
        assert_eq!(steps(Ne32, 0, [2, 7]), None);
        // Cells of 32 bits wrap, whatever is above.
        assert_eq!(steps(LtU32, u64::from(u32::MAX), [1, 5]), Some(5));
        assert_eq!(steps(LtU64, u64::from(u32::MAX), [1, 5]), Some(0));
        assert_eq!(steps(LtS32, i64::from(i32::MIN) as u64, [1, 5]), None);
    }
}

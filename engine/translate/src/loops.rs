//! Innermost loops without calls, and the variables that stay in accumulators throughout each.
//!
//! A loop is the code from the target of a backward branch to the branch. Its pinned variables are loaded on every edge into it, so that no
//! join inside has to ask what the accumulators hold.

use super::flow::FlowFacts;
use super::slot_of;
use maple_lir::accumulators::{MOST, Pins};
use maple_mirbin::header::Frame;
use maple_mirbin::operator::{Conversion, Operator};
use maple_mirbin::{Class, Form, Inst, Op, Prim, Property, Xintrinsic};
use rustc_hash::FxHashMap;

/// A loop with pinned variables: first and last instruction by index.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    /// Index of the first instruction.
    pub first: usize,
    /// Index of the last instruction, inclusive.
    pub last: usize,
    /// What is pinned.
    pub pins: Pins,
}

/// The loops of a function that pin something, by first instruction; they do not overlap.
pub fn find(frame: &Frame, insts: &[Inst<'_>], flow: &FlowFacts) -> Vec<Loop> {
    // Last backward branch to each target.
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let mut multiway: Vec<(usize, usize)> = Vec::new();
    for (from, to) in flow.references.iter() {
        let op = insts[from].op;
        if !op.has(Property::Jumps) || op.form() == Form::Rg {
            multiway.push((from, to));
        } else if to <= from {
            ends.push((to, from));
        }
    }
    ends.sort_unstable();
    ends.dedup_by(|later, earlier| {
        let same = later.0 == earlier.0;
        if same {
            earlier.1 = earlier.1.max(later.1);
        }
        same
    });
    let mut loops = Vec::new();
    for (position, &(first, last)) in ends.iter().enumerate() {
        // Sorted by start: an inner loop begins later and would come next.
        let inner = ends.get(position + 1).is_some_and(|next| next.0 <= last);
        let outer = loops.last().is_some_and(|l: &Loop| l.last >= first);
        if inner || outer || insts[first..=last].iter().any(clobbers) {
            continue;
        }
        loops.push(Loop {
            first,
            last,
            pins: Pins::default(),
        });
    }
    let inside = |l: &Loop, index: usize| (l.first..=l.last).contains(&index);
    // A handler and the place after a gosub are entered from anywhere.
    loops.retain(|l| {
        let before = l.first.checked_sub(1).and_then(|before| insts.get(before));
        !before.is_some_and(|before| matches!(before.op, Op::JavaCatch | Op::Gosub))
    });
    loops.retain(|l| {
        !multiway
            .iter()
            .any(|(from, to)| inside(l, *to) && !inside(l, *from))
    });
    for l in &mut loops {
        l.pins = choose(frame, &insts[l.first..=l.last], flow);
    }
    loops.retain(|l| !l.pins.is_empty());
    loops
}

/// Calls of Maple code and other stacks use the accumulators; handlers and the places after a gosub are entered without them. Operators on dynamic
/// values have their operands in slots.
fn clobbers(inst: &Inst<'_>) -> bool {
    if matches!(inst.xintrinsic(), Some(Xintrinsic::Quick | Xintrinsic::Dynamic)) {
        return true;
    }
    let handles = matches!(inst.op.form(), Form::Try | Form::Catch);
    handles || inst.op.has(Property::Calls) || inst.op.has(Property::Detours) || inst.swaps()
}

/// What a loop does with a variable.
#[derive(Clone, Copy, Default)]
struct Use {
    reads: u32,
    writes: u32,
    /// A read comes first: its value is that of the round before.
    carried: bool,
}

/// The variables that are both written and read in the loop: first those with a value from the round before, for which the next one would
/// have to wait until it comes back from memory, then the most used. As many as leave accumulators for intermediate results.
fn choose(frame: &Frame, body: &[Inst<'_>], flow: &FlowFacts) -> Pins {
    let mut uses: FxHashMap<i16, Use> = FxHashMap::default();
    for inst in body {
        if inst.op.has(Property::ReadsCell) {
            let used = uses.entry(inst.frame_index()).or_default();
            used.carried |= used.writes == 0;
            used.reads += 1;
        } else if inst.op.has(Property::WritesCell) {
            uses.entry(inst.frame_index()).or_default().writes += 1;
        }
    }
    let pick = |float: bool| {
        let mut candidates: Vec<(bool, u32, i16)> = uses
            .iter()
            .filter(|(index, used)| {
                let ty = frame.slot_type(**index).unwrap_or(Prim::Void);
                let class = if float { ty.is_float() } else { ty.is_integral() };
                class
                    && used.reads > 0
                    && used.writes > 0
                    && !matches!(**index, 0 | -1)
                    && !flow.is_addressed(**index)
            })
            .map(|(index, used)| (used.carried, used.reads + used.writes, *index))
            .collect();
        candidates.sort_unstable_by(|a, b| b.cmp(a));
        let places: &[usize] = match (float, has_intermediates(body, float)) {
            (false, true) => &[0],
            (false, false) => &[0, 1],
            // Not every instruction knows more than two.
            (true, true) => &[0, 2],
            (true, false) => &[0, 1],
        };
        let mut chosen = [None; MOST];
        // The third accumulator is only for what the next round waits for.
        let worth = |(place, (carried, _, _)): &(&usize, (bool, u32, i16))| **place < 2 || *carried;
        for (place, (_, _, index)) in places.iter().zip(candidates).filter(worth) {
            chosen[*place] = Some(slot_of(frame.formals.len(), index) as u16);
        }
        chosen
    };
    Pins {
        ints: pick(false),
        floats: pick(true),
    }
}

/// Whether some expression of the class has an operation whose result is the operand of another one.
fn has_intermediates(body: &[Inst<'_>], float: bool) -> bool {
    body.windows(2).any(|pair| {
        let (inst, next) = (&pair[0], &pair[1]);
        let class = if float {
            inst.ty.is_float()
        } else {
            inst.ty.is_integral() && !inst.ty.is_address()
        };
        let operation = match inst.op.operator() {
            Some(Operator::Arithmetic(_) | Operator::Unary(_) | Operator::Bits(_)) => true,
            Some(Operator::Conversion(op)) => !matches!(op, Conversion::Cvt | Conversion::Retype),
            Some(Operator::Relation(_) | Operator::Ordering(_)) => false,
            None => inst.op.info().class == Class::Expr,
        };
        let assigned = next.op.has(Property::WritesCell) || next.op.has(Property::Stores);
        class && operation && !assigned
    })
}

//! Elements of arrays whose index is known to be within bounds: in loops that count up to a length, or down from it, and after another access.
//!
//! A forward analysis over the blocks finds out what is known wherever control comes to an instruction: which `i32` variables are not negative,
//! and which are less than the length of which array, or at most that ([`known`]). Comparisons that control depends on say so, lengths that are
//! assigned, new arrays, and accesses that were checked ([`patterns`]). An element that is accessed with all that known is memory like any
//! other: its address is a sum of base and scaled index, and instructions may have it as an operand.
//!
//! Arrays and indices are variables whose address nobody takes; the length of an array never changes.

mod known;
mod patterns;

use super::Input;
use super::flow::FlowFacts;
use known::{Bound, Relations, Subjects, Term};
use maple_lir::dataflow::{Direction, solve};
use maple_mirbin::{Form, Inst, Op, Property};
use patterns::Reader;
use rustc_hash::FxHashSet;

/// How often a block is visited, on average, before nothing is taken to be known: keeps translation linear.
const MOST_VISITS: usize = 16;

/// What an instruction says.
enum Event {
    /// The slot is assigned.
    Assigned(u16, Option<Bound>),
    /// The address of this element is pushed.
    Element(u16, Term),
    /// This element was loaded.
    Loaded(u16, Term),
    /// Control may come from anywhere.
    Caught,
}

/// The instructions that push the address of an element which is within bounds.
#[derive(Default)]
pub struct Bounds(FxHashSet<usize>);

impl Bounds {
    /// Analyses a function.
    pub fn find(input: &Input<'_>, flow: &FlowFacts) -> Bounds {
        let reader = Reader { input, flow };
        let opaque = |inst: &Inst<'_>| inst.op.has(Property::Detours);
        let insts = &input.code.insts;
        let mut of = Subjects::default();
        if !insts.iter().any(opaque) {
            for (array, index) in (0..insts.len()).filter_map(|at| reader.element(at)) {
                of.add_array(array);
                of.add(index);
            }
        }
        if of.arrays.is_empty() {
            return Bounds::default();
        }
        let mut analysis = Analysis {
            reader,
            events: events(&reader),
            of,
        };
        analysis.add_limits();
        analysis.run().unwrap_or_default()
    }

    /// Whether the address that instruction `index` pushes is that of an element.
    pub fn holds(&self, index: usize) -> bool {
        self.0.contains(&index)
    }
}

/// What the instructions say, in their order.
fn events(reader: &Reader<'_>) -> Vec<(usize, Event)> {
    let insts = &reader.input.code.insts;
    let mut events = Vec::new();
    for (index, inst) in insts.iter().enumerate() {
        let event = if inst.op.has(Property::WritesCell) {
            let assigned = reader.assignment(index);
            assigned.map(|(slot, value)| Event::Assigned(slot, value))
        } else if inst.op.has(Property::Loads) {
            reader.loaded(index).map(|(array, at)| Event::Loaded(array, at))
        } else if inst.op.form() == Form::Catch {
            Some(Event::Caught)
        } else {
            reader.element(index).map(|(array, at)| Event::Element(array, at))
        };
        events.extend(event.map(|event| (index, event)));
    }
    events
}

struct Analysis<'a> {
    reader: Reader<'a>,
    events: Vec<(usize, Event)>,
    of: Subjects,
}

impl Analysis<'_> {
    /// Looks at the numbers as well that indices are copies of, that arrays are as long as, and that are lengths of arrays.
    fn add_limits(&mut self) {
        for (_, event) in &self.events {
            match event {
                Event::Assigned(slot, Some(Bound::Length(array))) if self.of.arrays.contains(array) => {
                    self.of.add(Term::Variable(*slot));
                }
                Event::Assigned(slot, Some(Bound::New(length) | Bound::NewNext(length)))
                    if self.of.arrays.contains(slot) =>
                {
                    self.of.add(*length);
                }
                Event::Assigned(slot, Some(Bound::Term(term) | Bound::Next(term) | Bound::Before(term)))
                    if self.of.terms.contains(&Term::Variable(*slot)) =>
                {
                    self.of.add(*term);
                }
                _ => {}
            }
        }
    }

    /// What is within bounds wherever control comes from; none if that takes too long to find out.
    fn run(&self) -> Option<Bounds> {
        let flow = self.reader.flow;
        let insts = &self.reader.input.code.insts;
        // Handlers are entered from anywhere, those of an unreachable `javatry` as well, of which there is no instruction here.
        let mut entered = vec![false; flow.starts.len()];
        let handlers = (0..insts.len()).filter(|at| insts[*at].op == Op::JavaCatch);
        for at in handlers.chain([0]) {
            entered[flow.starts.partition_point(|start| *start <= at).checked_sub(1)?] = true;
        }
        // What is known where each block begins and after it; none before control was seen to come to it.
        let mut states: Vec<Option<(Relations, Relations)>> = vec![None; flow.starts.len()];
        let visits = flow.starts.len().saturating_mul(MOST_VISITS);
        solve(
            &flow.graph,
            Direction::Forward,
            visits,
            &mut states,
            |block, states| {
                let other = |from: usize| Some(self.arriving(from, block, states[from]?.1));
                let known = flow.graph.before(block).filter_map(other);
                let known = known.chain(entered[block].then_some(Relations::NOTHING));
                let entry = known
                    .chain(states[block].map(|(entry, _)| entry))
                    .reduce(Relations::and)?;
                let mut after = entry;
                self.walk(block, &mut after, |_| {});
                Some((entry, after))
            },
        )?;
        let mut bounds = Bounds::default();
        for (block, state) in states.into_iter().enumerate() {
            if let Some((mut known, _)) = state {
                self.walk(block, &mut known, |index| {
                    bounds.0.insert(index);
                });
            }
        }
        Some(bounds)
    }

    /// What is known where control comes from one block to another, given what is known after the former.
    fn arriving(&self, from: usize, to: usize, known: Relations) -> Relations {
        let Reader { input, flow } = self.reader;
        let last = flow.block(from).end - 1;
        let branch = &input.code.insts[last];
        let comparison = self
            .reader
            .comparison(last)
            .filter(|_| branch.op.has(Property::Tests));
        let Some(comparison) = comparison else {
            return known;
        };
        let taken = match branch.op == Op::BrTrue32 {
            true => comparison,
            false => comparison.negated(),
        };
        let jumps = flow
            .references
            .of_instruction(last)
            .any(|at| at == flow.starts[to]);
        let falls = super::flow::falls_through(branch) && to == from + 1;
        let holds = match (jumps, falls) {
            (true, false) => taken,
            (false, true) => taken.negated(),
            // Both ways lead there.
            _ => return known,
        };
        let mut known = known;
        known.assume(&self.of, holds.left, holds.right, holds.strictly);
        known
    }

    /// What is known after a block; reports the elements in it that are within bounds.
    fn walk(&self, block: usize, known: &mut Relations, mut within: impl FnMut(usize)) {
        let range = self.reader.flow.block(block);
        let first = self.events.partition_point(|(index, _)| *index < range.start);
        let events = self.events[first..].iter();
        let events = events.take_while(|(index, _)| *index < range.end);
        for (index, event) in events {
            match event {
                Event::Assigned(slot, value) => known.assign(&self.of, *slot, *value),
                Event::Element(array, at) if known.is_within(&self.of, *array, *at) => within(*index),
                Event::Element(..) => {}
                Event::Loaded(array, at) => known.accessed(&self.of, *array, *at),
                Event::Caught => *known = Relations::NOTHING,
            }
        }
    }
}

//! Elements of arrays whose index is known to be within bounds: in loops that count up to a length, or down from it, and behind another access.
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
use super::flow::Flow;
use known::{Known, Subjects, Term, Value};
use maple_mirbin::{Inst, Op, Property};
use patterns::Reader;
use rustc_hash::FxHashSet;

/// How often a block is visited, on average, before nothing is taken to be known: keeps translation linear.
const MOST_VISITS: usize = 16;

/// What an instruction says.
enum Event {
    /// The slot is assigned.
    Assigned(u16, Option<Value>),
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
    pub fn find(input: &Input<'_>, flow: &Flow) -> Bounds {
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
        let event = match inst.op {
            op if op.has(Property::WritesCell) => reader
                .assignment(index)
                .map(|(slot, value)| Event::Assigned(slot, value)),
            Op::Iread | Op::IreadOff => reader.loaded(index).map(|(array, at)| Event::Loaded(array, at)),
            Op::XintrinsicOp => reader.element(index).map(|(array, at)| Event::Element(array, at)),
            Op::JavaCatch => Some(Event::Caught),
            _ => None,
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
                Event::Assigned(slot, Some(Value::Length(array))) if self.of.arrays.contains(array) => {
                    self.of.add(Term::Variable(*slot));
                }
                Event::Assigned(slot, Some(Value::New(length) | Value::NewNext(length)))
                    if self.of.arrays.contains(slot) =>
                {
                    self.of.add(*length);
                }
                Event::Assigned(slot, Some(Value::Term(term) | Value::Next(term) | Value::Before(term)))
                    if self.of.terms.contains(&Term::Variable(*slot)) =>
                {
                    self.of.add(*term);
                }
                _ => {}
            }
        }
    }

    /// Visits blocks until nothing changes any more.
    fn run(&self) -> Option<Bounds> {
        let Reader { input, flow } = self.reader;
        let insts = &input.code.insts;
        let starts: Vec<usize> = (0..insts.len()).filter(|at| flow.block_length(*at) > 0).collect();
        let mut entries: Vec<Option<Known>> = vec![None; starts.len()];
        let mut work = Vec::new();
        // Handlers are entered from anywhere, those of an unreachable `javatry` as well, of which there is no instruction here.
        let handlers = (0..insts.len()).filter(|at| insts[*at].op == Op::JavaCatch);
        for entered in handlers.chain([0]) {
            let block = starts.partition_point(|start| *start <= entered).checked_sub(1)?;
            entries[block] = Some(Known::NOTHING);
            work.push(block);
        }
        let mut visits = starts.len().saturating_mul(MOST_VISITS);
        while let Some(block) = work.pop() {
            visits = visits.checked_sub(1)?;
            let Some(mut known) = entries[block] else { continue };
            self.walk(starts[block], &mut known, |_| {});
            let last = starts[block] + flow.block_length(starts[block]) as usize - 1;
            let comparison = match insts[last].op {
                Op::BrTrue32 => self.reader.comparison(last),
                Op::BrFalse32 => self.reader.comparison(last).map(patterns::Comparison::negated),
                _ => None,
            };
            let taken = flow.references.of_instruction(last).map(|to| (to, comparison));
            let falls = super::flow::falls_through(&insts[last])
                .then_some((last + 1, comparison.map(patterns::Comparison::negated)));
            for (to, comparison) in taken.chain(falls) {
                let Ok(next) = starts.binary_search(&to) else {
                    continue;
                };
                let mut arriving = known;
                if let Some(holds) = comparison {
                    arriving.assume(&self.of, holds.left, holds.right, holds.strictly);
                }
                let entry = entries[next].map_or(arriving, |before| before.and(arriving));
                if entries[next] != Some(entry) {
                    entries[next] = Some(entry);
                    work.push(next);
                }
            }
        }
        let mut bounds = Bounds::default();
        for (start, entry) in starts.iter().zip(entries) {
            if let Some(mut known) = entry {
                self.walk(*start, &mut known, |index| {
                    bounds.0.insert(index);
                });
            }
        }
        Some(bounds)
    }

    /// What is known behind a block; reports the elements in it that are within bounds.
    fn walk(&self, start: usize, known: &mut Known, mut within: impl FnMut(usize)) {
        let end = start + self.reader.flow.block_length(start) as usize;
        let first = self.events.partition_point(|(index, _)| *index < start);
        let events = self.events[first..].iter().take_while(|(index, _)| *index < end);
        for (index, event) in events {
            match event {
                Event::Assigned(slot, value) => known.assign(&self.of, *slot, *value),
                Event::Element(array, at) if known.is_within(&self.of, *array, *at) => within(*index),
                Event::Element(..) => {}
                Event::Loaded(array, at) => known.accessed(&self.of, *array, *at),
                Event::Caught => *known = Known::NOTHING,
            }
        }
    }
}

//! Blocks of a unit, and what holds where: which places are live, and which slots are out of date.

use crate::input::Input;
use crate::short_loops;
use crate::step::{Place, Step, Words};
use fixedbitset::FixedBitSet;
use maple_lir::dataflow::{Direction, Graph, solve};
use maple_lir::{ObjectOp, Shape, Single};
use rustc_hash::{FxHashMap, FxHashSet};

/// Words that are executed one after the other.
pub struct Block {
    /// The words, in order.
    pub words: Vec<u32>,
    /// The blocks that may follow.
    pub next: Vec<u32>,
}

/// The control flow of a unit.
pub struct Flow<'a> {
    /// The words.
    pub words: Words<'a>,
    /// What each word that can be reached does.
    pub steps: FxHashMap<u32, Step>,
    /// The blocks, in the order of their words.
    pub blocks: Vec<Block>,
    /// The block that begins at a word.
    pub block_at: FxHashMap<u32, u32>,
    /// The places that are live where a block begins.
    pub live: Vec<FixedBitSet>,
    /// The words that jump back in loops that end soon.
    pub short: FxHashSet<u32>,
    /// The places that may have been written since the unit began, where a block begins, and whose slots were not.
    pub stale: Vec<FixedBitSet>,
}

/// A unit that is not compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It has too many words or variables.
    Size,
    /// The words lead out of the function, or nowhere.
    Words,
    /// Cranelift refused it.
    Backend,
}

/// The words that can be reached from one, and what they do. Those that are no part of the unit are left at.
fn reached(
    words: &Words<'_>,
    start: u32,
    is_part: impl Fn(u32) -> bool,
) -> Result<FxHashMap<u32, Step>, Refused> {
    let mut steps = FxHashMap::default();
    let mut work = vec![start];
    while let Some(at) = work.pop() {
        if steps.contains_key(&at) {
            continue;
        }
        let mut step = words.step(at).ok_or(Refused::Words)?;
        step.is_known &= is_part(at);
        let mut places = step.reads.iter().chain(&step.writes);
        if places.any(|place| *place as usize >= words.places()) {
            return Err(Refused::Words);
        }
        if step.is_known {
            work.extend(&step.targets);
            work.extend(step.next);
        }
        steps.insert(at, step);
    }
    Ok(steps)
}

/// The words from which control may come to one.
fn coming_back(steps: &FxHashMap<u32, Step>, start: u32) -> FxHashSet<u32> {
    let mut before: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for (at, step) in steps.iter().filter(|(_, step)| step.is_known) {
        for to in step.targets.iter().copied().chain(step.next) {
            before.entry(to).or_default().push(*at);
        }
    }
    let mut found = FxHashSet::default();
    let mut work = vec![start];
    while let Some(at) = work.pop() {
        if found.insert(at) {
            work.extend(before.get(&at).into_iter().flatten());
        }
    }
    found
}

/// Most blocks times places of a unit.
const LIMIT: usize = 1 << 23;

impl<'a> Flow<'a> {
    /// Finds the blocks of a unit.
    ///
    /// # Errors
    /// If there are too many, or a word is none.
    pub fn new(input: &'a Input) -> Result<Flow<'a>, Refused> {
        let words = Words::new(input);
        let mut steps = reached(&words, input.start, |_| true)?;
        if !input.is_called {
            // A unit that begins with a loop ends where it does not come back.
            let comes_back = coming_back(&steps, input.start);
            steps = reached(&words, input.start, |at| comes_back.contains(&at))?;
        }
        let known = steps.values().filter(|step| step.is_known);
        let branches = known.filter(|step| !step.targets.is_empty());
        let mut begins: Vec<u32> = branches
            .flat_map(|step| step.targets.iter().copied().chain(step.next))
            .collect();
        begins.push(input.start);
        begins.sort_unstable();
        begins.dedup();
        let block_at: FxHashMap<u32, u32> = begins.iter().copied().zip(0..).collect();
        let mut blocks = Vec::with_capacity(begins.len());
        for begin in begins {
            let mut block = Block {
                words: vec![begin],
                next: Vec::new(),
            };
            let mut at = begin;
            loop {
                let step = &steps[&at];
                if !step.is_known {
                    break;
                }
                let falls = step.next.and_then(|next| block_at.get(&next));
                if !step.targets.is_empty() || falls.is_some() || step.next.is_none() {
                    block.next.extend(step.targets.iter().map(|to| block_at[to]));
                    block.next.extend(falls);
                    break;
                }
                at = step.next.ok_or(Refused::Words)?;
                block.words.push(at);
            }
            blocks.push(block);
        }
        let places = words.places();
        if blocks.len() * places > LIMIT || steps.len() > input.limit {
            return Err(Refused::Size);
        }
        let empty = FixedBitSet::with_capacity(places);
        let mut flow = Flow {
            live: vec![empty.clone(); blocks.len()],
            stale: vec![empty; blocks.len()],
            short: FxHashSet::default(),
            words,
            steps,
            blocks,
            block_at,
        };
        let graph = flow.graph();
        flow.find_live(input, &graph)?;
        // Most words are places where the code can be left, and what is live there may have to be written back.
        let sizes = flow.blocks.iter().zip(&flow.live);
        let size: usize = sizes
            .map(|(block, live)| block.words.len() * (4 + live.count_ones(..) / 4))
            .sum();
        if size > input.limit {
            return Err(Refused::Size);
        }
        flow.find_stale(input, &graph)?;
        flow.short = short_loops::find(input, &flow, &graph);
        Ok(flow)
    }

    /// The highest window of calls of Maple functions.
    pub fn highest_window(&self) -> Option<u16> {
        let calls = self.steps.values().filter(|step| {
            let without_frame = matches!(
                step.inst.shape,
                Shape::Single(Single::CallNative | Single::CallIntrinsic)
            );
            step.is_known && !without_frame
        });
        calls.filter_map(|step| step.kills).max()
    }

    /// Whether anything in the unit may execute other code than functions that are called, which may take code out of use.
    pub fn runs_others(&self) -> bool {
        use Single::{CallIntrinsic, CallNative, EnterMonitor, ExitMonitor, NewArray};
        let known = self.steps.values().filter(|step| step.is_known);
        known.into_iter().any(|step| {
            matches!(
                step.inst.shape,
                Shape::Single(CallNative | CallIntrinsic | NewArray | EnterMonitor | ExitMonitor)
                    | Shape::Object(ObjectOp::NewObject)
            )
        })
    }

    fn graph(&self) -> Graph {
        let edges: Vec<(u32, u32)> = (0..)
            .zip(&self.blocks)
            .flat_map(|(number, block)| block.next.iter().map(move |to| (number, *to)))
            .collect();
        Graph::new(self.blocks.len(), &edges)
    }

    /// Lets `live`, the places that are live after a word, be those that are live before it.
    pub fn before(&self, input: &Input, at: u32, live: &mut FixedBitSet) {
        let step = &self.steps[&at];
        if !step.is_known {
            live.insert_range(..);
            live.difference_with(&input.memory);
            return;
        }
        if let Some(window) = step.kills {
            live.remove_range(usize::from(window).min(self.words.slots as usize)..self.words.slots as usize);
        }
        step.writes.iter().for_each(|place| live.remove(*place as usize));
        let reads = step.reads.iter().map(|place| *place as usize);
        live.extend(reads.filter(|place| !input.memory.contains(*place)));
    }

    /// Lets `stale` be what it is after a word: the places that were written and whose slots were not.
    pub fn after(&self, input: &Input, at: u32, stale: &mut FixedBitSet) {
        let step = &self.steps[&at];
        if let Some(window) = step.kills {
            stale.remove_range(usize::from(window).min(self.words.slots as usize)..self.words.slots as usize);
        }
        // A number may be in a form that programs do not know.
        let is_loose = step.moved.is_some() || matches!(step.inst.shape, Shape::Quick(_));
        for place in &step.writes {
            if is_loose && !input.memory.contains(*place as usize) || self.gets_stale(input, *place) {
                stale.insert(*place as usize);
            }
        }
    }

    /// Whether a place that is written is to be written back.
    pub fn gets_stale(&self, input: &Input, place: Place) -> bool {
        let in_slot = place < self.words.slots;
        !(in_slot && (input.observed.contains(place as usize) || input.memory.contains(place as usize)))
    }

    fn find_live(&mut self, input: &Input, graph: &Graph) -> Result<(), Refused> {
        let mut live = std::mem::take(&mut self.live);
        let own = &*self;
        let mut visits = 64 * own.blocks.len() + 4096;
        visits = visits.min(LIMIT);
        let found = solve(graph, Direction::Backward, visits, &mut live, |block, states| {
            let mut live = FixedBitSet::with_capacity(own.words.places());
            graph.next(block).for_each(|next| live.union_with(&states[next]));
            for at in own.blocks[block].words.iter().rev() {
                own.before(input, *at, &mut live);
            }
            live
        });
        self.live = live;
        found.ok_or(Refused::Size)
    }

    fn find_stale(&mut self, input: &Input, graph: &Graph) -> Result<(), Refused> {
        let start = self.block_at[&input.start] as usize;
        let mut stale = std::mem::take(&mut self.stale);
        let own = &*self;
        let visits = (64 * own.blocks.len() + 4096).min(LIMIT);
        // The states are those at the ends of blocks, from which those at their begins follow.
        let at_begin = |block: usize, states: &[FixedBitSet]| {
            let mut stale = FixedBitSet::with_capacity(own.words.places());
            if block == start && input.is_called {
                let passed = usize::from(input.formals).min(maple_dispatch::tier::PASSED);
                (0..passed).for_each(|formal| {
                    if own.gets_stale(input, formal as Place) {
                        stale.insert(formal);
                    }
                });
            }
            graph
                .before(block)
                .for_each(|before| stale.union_with(&states[before]));
            stale
        };
        let found = solve(graph, Direction::Forward, visits, &mut stale, |block, states| {
            let mut stale = at_begin(block, states);
            for at in &own.blocks[block].words {
                own.after(input, *at, &mut stale);
            }
            stale
        });
        let begins = (0..own.blocks.len())
            .map(|block| at_begin(block, &stale))
            .collect();
        self.stale = begins;
        found.ok_or(Refused::Size)
    }
}

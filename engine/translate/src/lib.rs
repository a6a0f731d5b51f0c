//! From verified mirbin to LIR on virtual registers.
//!
//! The translator walks the instructions of a function once, in code order, with a model of the evaluation stack in which operands
//! that need no code yet (constants, cells, comparisons) wait for the instruction that uses them. The evaluation stack itself
//! disappears: each value that needs code is a register of its own, which will lie in the temporary slot of its depth, so the arguments of a
//! call are already in the callee's window. A store to a variable redirects the instruction that produced the value.
//!
//! # Frame
//! ```text
//! slot 0            formals 1..=F
//! F                 %%retval0, %%thrownval, cells -2, -3, ...; then the cells of functions that were inlined
//! F + L             mark of the dynamic region, if the function needs it; constants of loops; frame memory of constant `alloca`s
//! T                 temporaries by stack depth; the callee's slot 0 is the temporary of its first argument
//! ```
//!
//! [`flow`] finds out which cells may be read before they are written (those are cleared at entry) and whether `%%retval0` outlives
//! the instruction after a call; [`select`] chooses instructions; [`calls`] sets up calls. Which instructions become one is for the passes of LIR.

mod address;
mod append;
mod arithmetic;
mod blocks;
mod bounds;
mod calls;
mod compare;
mod constants;
mod control;
mod convert;
mod entry;
pub mod environment;
pub mod flow;
pub mod inline;
mod loops;
mod model;
mod object_ops;
mod operands;
mod operations;
pub mod policy;
pub mod regions;
mod select;
pub mod slot_map;
mod spare;
pub mod symbols;
mod tagged;
mod tail_duplication;
#[cfg(test)]
mod tests;
mod unwinding;
pub mod words;

use crate::policy::Policy;
use crate::regions::Handlers;
use crate::slot_map::SlotMap;
use bounds::Bounds;
use constants::Constants;
use environment::Environment;
use flow::{FlowFacts, Owning};
use inline::Combined;
use loops::Loop;
use maple_lir::{Code, Operand, Reg, Region, Registers, Single, Surroundings};
use maple_mirbin::header::Frame;
use maple_mirbin::note::RangeGotoForm;
use maple_mirbin::verify::{self as mirbin, Verified};
use maple_mirbin::{Form, Inst, Op, Prim, Property};
use model::Stack;
use rustc_hash::FxHashSet;
use spare::Spare;
use symbols::Symbol;

/// Number of the cell `%%thrownval`.
const THROWN: usize = 1;
/// Slots a frame may have: operand fields are 16 bits wide, and some room is left for windows.
const MAX_SLOTS: usize = 65_000;
/// Largest constant `alloca` that becomes frame memory, in slots.
const MAX_FRAME_MEMORY: usize = 4096;

/// What the translator must know about the function.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// The frame description.
    pub frame: &'a Frame,
    /// The verified code.
    pub code: &'a Verified<'a>,
    /// Where the code comes from, if other functions were inlined.
    pub combined: Option<&'a Combined>,
    /// Its try regions and composites, if it has any.
    pub handlers: Option<&'a Handlers>,
    /// The function's number.
    pub function: u32,
    /// Host address of the first byte of the code.
    pub base: u64,
    /// Form of jump tables in the image.
    pub range_goto: RangeGotoForm,
    /// Whether to count instructions.
    pub fuel: bool,
    /// Whether to look for reasons to stop, at function entries and branch targets.
    pub interruptible: bool,
    /// Whether every variable is in its slot wherever a statement begins, and code may be entered there.
    pub observed: bool,
    /// The slot where frame memory begins, if it is not to be chosen.
    pub memory: Option<u16>,
}

/// A translated function.
pub struct Translated {
    /// Its instructions, before the last passes.
    pub code: Code,
    /// The symbols of the code, by number.
    pub symbols: Vec<Symbol>,
    /// Slots of its frame.
    pub slots: u32,
    /// The slot that keeps the mark of the dynamic region, if the function has one.
    pub mark: Option<u16>,
    /// The slot where frame memory begins; none if the function has no frame memory.
    pub memory: Option<u16>,
    /// Slots that hold constants, from where they are written on.
    pub constants: Vec<(u16, u64)>,
    /// By offset, the slots that own references, or hold null.
    pub owned: SlotMap,
    /// By offset, the other slots that are not cleared yet.
    pub uncleared: SlotMap,
    /// The instruction before which slots are cleared, if that is not the first, and those slots: of both kinds.
    pub late: Option<(usize, Vec<u16>)>,
}

/// Why a function cannot be translated: a limit of the register code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// More frame slots than operand fields can name.
    Slots,
    /// More code than displacements reach.
    Code,
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Limit::Slots => write!(
                f,
                "the function needs more than {MAX_SLOTS} frame slots; split it"
            ),
            Limit::Code => f.write_str("the function is too large; split it"),
        }
    }
}

/// Translates a function.
///
/// # Errors
/// If the function exceeds a [`Limit`].
pub fn translate(env: &dyn Environment, input: &Input<'_>) -> Result<Translated, Limit> {
    let flow = FlowFacts::analyse(
        input.frame,
        input.code,
        input.range_goto,
        input.handlers.is_some(),
    );
    let (marked, marked_input);
    let input = match input.observed {
        true => {
            marked = with_statements(input.code);
            marked_input = Input {
                code: &marked,
                ..*input
            };
            &marked_input
        }
        false => input,
    };
    let layout = Layout::new(input, &flow)?;
    let policy = env.policy(input.function);
    let owning = match policy.counted {
        true => Owning::of(
            input.frame,
            input.code,
            &flow,
            input.handlers.is_some(),
            input.observed,
        ),
        false => Owning::none(),
    };
    let loops = match input.observed {
        true => Vec::new(),
        false => loops::find(input.frame, &input.code.insts, &flow),
    };
    let mut t = Translator {
        env,
        policy,
        input,
        out: Code::new(input.code.insts.len()),
        symbols: Vec::new(),
        stack: Stack::default(),
        spare: Spare::default(),
        skip: 0,
        passed: None,
        joins: FxHashSet::default(),
        late: None,
        at: 0,
        last: None,
        checked: None,
        initialised: Vec::new(),
        loops: &loops,
        bounds: if policy.counted && !input.observed {
            Bounds::find(input, &flow)
        } else {
            Bounds::default()
        },
        current: None,
        pending: None,
        forwarded: None,
        tail: None,
        memory: layout.memory,
        layout,
        flow: &flow,
        owning: &owning,
    };
    // Unwinding releases the references in variables.
    t.out.unobserved = if policy.counted { t.layout.temps as u16 } else { 0 };
    t.describe();
    let mut polls = if input.interruptible {
        flow.references.safepoints(input.code)
    } else {
        Vec::new()
    };
    let late = t.entry(&mut polls);
    t.late = late.as_ref().map(|late| late.part.clone());
    let mut entered = true;
    for index in 0..input.code.insts.len() {
        let inst = &input.code.insts[index];
        t.out.offset = inst.offset;
        t.enter_loop(index);
        let joined = t.is_joined(index);
        if joined {
            t.forget();
            entered = true;
        }
        // Where a target is not joined nothing leads there any more, but it has a place.
        if joined || input.code.before[index].is_target {
            t.out.bind(index);
        }
        if let Some(late) = late.as_ref().filter(|late| late.part.start == index) {
            // Nothing is made one with what comes before.
            t.forget();
            t.clear(&late.slots);
        }
        if t.layout.constants.at == index {
            t.out.constants = t.layout.constants.slots().collect();
            t.write_constants();
        }
        if entered && input.fuel && flow.block_length(index) > 0 {
            let cost = flow.block_length(index);
            let cost = Operand::number(cost as i32);
            t.emit_single(Single::Fuel, &[Operand::NONE, Operand::NONE, cost]);
        }
        if polls.get(index).is_some_and(|poll| *poll) {
            t.emit_single(Single::Poll, &[]);
        }
        entered = flow::ends_block(inst);
        if t.skip > 0 {
            t.skip -= 1;
            continue;
        }
        t.instruction(index, inst);
    }
    let layout = t.layout;
    let uncleared = late
        .as_ref()
        .map_or_else(SlotMap::default, |late| late.uncleared(input));
    let begin = late.as_ref().map(|late| {
        let slots = late.slots.iter().map(|slot| *slot as u16);
        (late.part.start, slots.collect())
    });
    let part = late.map_or(0..input.code.insts.len(), |late| late.part);
    Ok(Translated {
        owned: owning.map(input.frame, input.code, &flow, part),
        uncleared,
        late: begin,
        code: t.out,
        symbols: t.symbols,
        slots: layout.total as u32,
        mark: layout.mark,
        memory: (flow.frame_memory > 0).then_some(layout.memory as u16),
        constants: layout.constants.slots().collect(),
    })
}

/// The same code, in which control may come to the beginning of every statement from elsewhere.
fn with_statements<'a>(code: &Verified<'a>) -> Verified<'a> {
    let mut code = code.clone();
    for before in &mut code.before {
        before.is_target |= before.depth == 0;
    }
    code
}

/// Where things lie in the frame.
struct Layout {
    formals: usize,
    /// Slot that keeps the mark of the dynamic region.
    mark: Option<u16>,
    /// Constants with slots of their own.
    constants: Constants,
    /// First slot of frame memory.
    memory: usize,
    /// Two registers for intermediate results of sums.
    scratch: [Reg; 2],
    /// First temporary.
    temps: usize,
    /// First spare slot.
    spare: u16,
    /// All slots, callee results included.
    total: usize,
}

impl Layout {
    fn new(input: &Input<'_>, flow: &FlowFacts) -> Result<Layout, Limit> {
        let formals = input.frame.formals.len();
        let cells = input.frame.cells.len();
        let first = formals + cells + usize::from(flow.dynamic_alloca);
        let constants = match input.observed {
            true => Constants::default(),
            false => Constants::find(input, flow, first),
        };
        let memory = (first + constants.count()).max(input.memory.map_or(0, usize::from));
        let scratch = [0, 1].map(|at| Reg::variable((memory + flow.frame_memory + at) as u16));
        let temps = memory + flow.frame_memory + 2;
        // A variadic callee's frame begins after all arguments, with room for the fixed ones and the hidden address.
        let calls = input.code.insts.iter().filter(|i| i.op == Op::Icall);
        let window = calls.map(|i| i.operand_count() as usize).max().unwrap_or(0);
        let spare = temps + usize::from(input.code.max_depth) + window + 2;
        let total = spare + spare::SLOTS + spare::KEPT;
        if total > MAX_SLOTS {
            return Err(Limit::Slots);
        }
        let mark = flow.dynamic_alloca.then_some((formals + cells) as u16);
        Ok(Layout {
            formals,
            mark,
            constants,
            memory,
            scratch,
            temps,
            spare: spare as u16,
            total,
        })
    }
}

/// The slot of a frame index in a frame with this many formals.
pub fn slot_of(formals: usize, index: i16) -> usize {
    match index {
        1.. => index as usize - 1,
        _ => formals + usize::from(index.unsigned_abs()),
    }
}

struct Translator<'a> {
    env: &'a dyn Environment,
    policy: Policy,
    input: &'a Input<'a>,
    out: Code,
    symbols: Vec<Symbol>,
    stack: Stack,
    spare: Spare,
    /// Instructions that are part of the one translated last.
    skip: usize,
    /// The instruction after the last jump that became one with the branch over it.
    passed: Option<usize>,
    /// The part of the function where cells are cleared late.
    late: Option<std::ops::Range<usize>>,
    /// Instructions that copies of tests go on at.
    joins: FxHashSet<usize>,
    /// Index of the instruction that is being translated.
    at: usize,
    /// The last instruction, if it produced a slot.
    last: Option<append::Last>,
    /// The element that the last instruction checked for a store.
    checked: Option<object_ops::Checked>,
    /// Classes that are initialised wherever this block is executed.
    initialised: Vec<u64>,
    /// Loops with pinned variables.
    loops: &'a [Loop],
    /// Elements that are within bounds.
    bounds: Bounds,
    /// The loop that is being translated.
    current: Option<&'a Loop>,
    /// Where the result of the call just made lies, if the next instruction reads it there.
    pending: Option<(Reg, Prim)>,
    /// A variable that was not assigned, because its only read comes soon: index of the read, register and type of the value.
    forwarded: Option<(usize, Reg, Prim)>,
    /// The next call ends the function; the function at this address keeps references.
    tail: Option<u64>,
    /// Next free slot of frame memory.
    memory: usize,
    layout: Layout,
    flow: &'a FlowFacts,
    /// Which cells own references.
    owning: &'a Owning,
}

impl Translator<'_> {
    /// The variable with a frame index.
    fn variable(&self, index: i16) -> Reg {
        Reg::variable(slot_of(self.layout.formals, index) as u16)
    }

    /// The slot of the values at a depth.
    fn temp(&self, depth: usize) -> u16 {
        (self.layout.temps + depth) as u16
    }

    /// Says what the last passes must know of slots and labels.
    fn describe(&mut self) {
        let variables = self.layout.formals + self.input.frame.cells.len();
        self.out.temps = self.layout.temps as u16;
        self.out.kept = self.layout.total as u16 - spare::KEPT as u16..self.layout.total as u16;
        self.out.observes_all = self.input.handlers.is_some() || self.input.observed;
        self.out.observed.grow(self.layout.temps);
        self.out.addressed.grow(variables);
        self.out.registers = Registers::new(self.layout.temps);
        for slot in 0..self.layout.temps as u16 {
            if let Some(ty) = self.cell_type(slot) {
                let (ty, owns) = self.held_as(ty);
                self.out.registers.declare(Reg::variable(slot), ty, owns);
            }
            if slot < self.out.unobserved && self.declared(slot).is_none_or(|ty| ty == Prim::Ref) {
                self.out.observed.insert(slot.into());
            }
            if self.slot_is_addressed(slot) {
                self.out.addressed.insert(slot.into());
            }
        }
        self.out.surroundings = self.surroundings();
        let code = self.input.code;
        let mut known = vec![false; code.insts.len()];
        for (from, to) in self.flow.references.iter() {
            if code.insts[from].op.has(Property::Jumps) {
                known[to] = true;
            } else {
                self.out.enters(to);
            }
        }
        // Exceptions and `retsub` lead to the instruction after these, also where jumps do.
        let after = |inst: &Inst<'_>| inst.op.form() == Form::Catch || inst.op == Op::Gosub;
        for (index, _) in code.insts.iter().enumerate().filter(|(_, inst)| after(inst)) {
            self.out.enters(index + 1);
        }
        let targets = code.before.iter().enumerate();
        let entered = |index: usize| !known[index] || self.input.observed;
        for (index, _) in targets.filter(|(index, before)| before.is_target && entered(*index)) {
            self.out.enters(index);
        }
    }

    /// What the words will not say.
    fn surroundings(&self) -> Surroundings {
        let layout = &self.layout;
        let slots = |from: usize, to: usize| from as u16..to as u16;
        let thrown = self.input.handlers.is_some() && self.input.frame.cells.len() > THROWN;
        Surroundings {
            formals: layout.formals as u16,
            memory: slots(layout.memory, layout.memory + self.flow.frame_memory),
            thrown: thrown.then(|| self.variable(Frame::THROWNVAL)),
            regions: self.regions(),
        }
    }

    /// Where try regions change, and the handlers of each.
    fn regions(&self) -> Vec<Region> {
        let code = self.input.code;
        let mut regions: Vec<Region> = Vec::new();
        let mut last = mirbin::Region::NONE;
        for (inst, before) in code.insts.iter().zip(&code.before) {
            if before.region != last {
                if let Some(open) = regions.last_mut().filter(|_| last != mirbin::Region::NONE) {
                    open.offsets.end = inst.offset;
                }
                if before.region != mirbin::Region::NONE {
                    regions.push(Region {
                        offsets: inst.offset..u32::MAX,
                        handlers: self.handlers(before.region),
                    });
                }
                last = before.region;
            }
        }
        regions
    }

    /// The labels of the handlers of a region, from the inside out.
    fn handlers(&self, innermost: u32) -> Vec<u32> {
        let code = self.input.code;
        let mut handlers = Vec::new();
        let mut next = innermost;
        while let Some(region) = code.regions.get(next as usize) {
            // Control comes to the instruction after the `javacatch`.
            let catches = region.handlers.iter().filter_map(|offset| code.index_at(*offset));
            handlers.extend(catches.map(|catch| catch as u32 + 1));
            next = region.parent;
        }
        handlers
    }

    /// A label: nothing known about the code before it may be used after it.
    fn forget(&mut self) {
        self.last = None;
        self.pending = None;
        self.checked = None;
        self.initialised.clear();
    }

    /// Whether `%%thrownval` owns a reference.
    fn owns_thrown(&self) -> bool {
        self.input.handlers.is_some() && self.policy.counted
    }

    /// Emits what must happen before control leaves the function.
    fn exit(&mut self) {
        if self.has_composites() {
            self.close_composites(true);
        }
        if self.owns_thrown() {
            let thrown = self.variable(Frame::THROWNVAL);
            self.emit_single(Single::Release, &[Operand::spilled(thrown)]);
        }
        if let Some(mark) = self.layout.mark {
            self.emit_single(Single::AllocaRelease, &[Operand::slot(mark)]);
        }
    }

    fn label_of(&self, offset: i64) -> usize {
        // The verifier has checked that targets are instructions.
        self.input.code.index_of(offset).unwrap_or(0)
    }
}

/// Whether `inst` reads `%%retval0`.
fn reads_result(inst: &Inst<'_>) -> bool {
    inst.op.has(Property::ReadsCell) && inst.frame_index() == 0
}

//! Constants that loops need in slots: computed once, where the function begins.
//!
//! Most constants are operand fields. One that does not fit its field, or is a float, would be put into a slot each time an instruction needs
//! it. Where that is in a loop the constant has a slot of its own in the frame, which nothing else writes.

use super::flow::{self, FlowFacts};
use super::operations::{Selected, arithmetic, immediate};
use super::{Input, Translator};
use maple_lir::Reg;
use maple_mirbin::Operator;
use maple_mirbin::{Op, Prim, Property};

/// Most constants of a function: each costs the calls that never come to its loop.
const MOST: usize = 12;

/// The constants of a function that have slots.
#[derive(Default)]
pub(super) struct Constants {
    /// The bits, the most frequent first.
    bits: Vec<u64>,
    /// The slot of the first.
    first: u16,
    /// Index of the instruction before which they are written.
    pub at: usize,
    /// Whether that is after: before it the slots hold nothing.
    written: bool,
}

impl Constants {
    /// Looks for them; they will lie from slot `first` on.
    pub fn find(input: &Input<'_>, flow: &FlowFacts, first: usize) -> Constants {
        let insts = &input.code.insts;
        let in_loop = in_loops(insts.len(), flow);
        let Some(at) = place(input, &in_loop) else {
            return Constants::default();
        };
        let constants = insts.iter().enumerate().filter(|(index, inst)| {
            in_loop[*index] && inst.op.has(Property::Constant) && wants_slot(input, *index)
        });
        let mut found: Vec<u64> = constants.map(|(_, inst)| inst.constant()).collect();
        found.sort_unstable();
        let mut found: Vec<&[u64]> = found.chunk_by(u64::eq).collect();
        found.sort_by_key(|same| std::cmp::Reverse(same.len()));
        Constants {
            bits: found.iter().take(MOST).map(|same| same[0]).collect(),
            first: first as u16,
            at,
            written: false,
        }
    }

    /// The slots, and what they hold.
    pub fn slots(&self) -> impl Iterator<Item = (u16, u64)> {
        (self.first..).zip(self.bits.iter().copied())
    }

    /// Number of slots.
    pub fn count(&self) -> usize {
        self.bits.len()
    }

    /// The register of a constant, if it has one and that is written.
    pub fn register(&self, bits: u64) -> Option<Reg> {
        let known = self.bits.iter().position(|known| *known == bits);
        let index = known.filter(|_| self.written)?;
        Some(Reg::variable(self.first + index as u16))
    }
}

impl Translator<'_> {
    /// Puts the constants into their slots.
    pub(super) fn write_constants(&mut self) {
        for index in 0..self.layout.constants.count() {
            let constants = &self.layout.constants;
            let (slot, bits) = (constants.first + index as u16, constants.bits[index]);
            self.put_constant(Reg::variable(slot), bits);
        }
        self.layout.constants.written = true;
        self.last = None;
    }
}

/// For each instruction whether it is in a loop: between the target of a branch back and the branch.
fn in_loops(count: usize, flow: &FlowFacts) -> Vec<bool> {
    // How many loops begin less those that end before each instruction.
    let mut borders = vec![0i32; count + 1];
    for (from, to) in flow.references.iter().filter(|(from, to)| to <= from) {
        borders[to] += 1;
        borders[from + 1] -= 1;
    }
    let mut inside = 0;
    let borders = borders[..count].iter();
    borders
        .map(|border| {
            inside += border;
            inside > 0
        })
        .collect()
}

/// Before which instruction constants are written: the first one, or after a conditional return that comes first, so that calls which
/// return at once pay nothing. `None` if there are no loops, or one begins there.
fn place(input: &Input<'_>, in_loop: &[bool]) -> Option<usize> {
    let first = in_loop.iter().position(|inside| *inside)?;
    let (insts, before) = (&input.code.insts, &input.code.before);
    let branch = insts.iter().position(flow::ends_block)?;
    let behind = branch + 3;
    let leaves = insts[branch].op.has(Property::Tests)
        && insts.get(branch + 2).is_some_and(|inst| inst.op == Op::Return)
        && insts
            .get(behind)
            .is_some_and(|inst| insts[branch].target(0) == i64::from(inst.offset))
        && before[..behind].iter().all(|before| !before.is_target);
    let at = if leaves && behind < first { behind } else { 0 };
    (at < first && input.handlers.is_none()).then_some(at)
}

/// Whether the instruction that takes the constant which instruction `index` pushes cannot have it in an operand field.
fn wants_slot(input: &Input<'_>, index: usize) -> bool {
    let insts = &input.code.insts;
    let Some(taker) = flow::taker(input.code, index) else {
        return false;
    };
    let (constant, taker) = (&insts[index], &insts[taker]);
    let fits = |ty: Prim| immediate::<i16>(constant.constant(), ty).is_some();
    match taker.op.operator() {
        Some(Operator::Arithmetic(op)) => match arithmetic(op, taker.ty) {
            Selected::Binary(_) | Selected::Divide(_) => {
                let fits = immediate::<i32>(constant.constant(), taker.ty).is_some();
                constant.ty.is_float() || !constant.ty.is_address() && !fits
            }
            Selected::Float(_) | Selected::Generic => constant.ty.is_float(),
        },
        Some(Operator::Relation(_)) => {
            constant.ty.is_float() || !fits(taker.operand_type().unwrap_or(taker.ty))
        }
        Some(Operator::Ordering(_) | Operator::Unary(_) | Operator::Conversion(_) | Operator::Bits(_)) => {
            false
        }
        None => taker.op.has(Property::Stores) && (constant.ty.is_float() || !fits(taker.ty)),
    }
}

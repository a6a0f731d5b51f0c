//! Which instructions lead where.

use maple_mirbin::note::RangeGotoForm;
use maple_mirbin::verify::{Before, Verified};
use maple_mirbin::{Form, Inst, Op, Property};

/// Whether no instruction of the same block can follow.
pub fn ends_block(inst: &Inst<'_>) -> bool {
    !falls_through(inst) || matches!(inst.op.form(), Form::L32) && inst.op != Op::AddrOfLabel
}

/// Whether control can reach the next instruction in code order.
pub fn falls_through(inst: &Inst<'_>) -> bool {
    !inst.op.has(Property::Ends)
}

/// Code offsets that an instruction refers to.
fn targets(inst: &Inst<'_>, form: RangeGotoForm) -> Vec<i64> {
    match inst.op.form() {
        Form::L32 => vec![inst.target(0)],
        Form::Try => (0..usize::from(inst.param())).map(|i| inst.target(i)).collect(),
        Form::Jt => (0..2)
            .filter(|i| inst.word(*i) != 0)
            .map(|i| inst.target(i))
            .collect(),
        Form::Rg => range_goto_targets(inst, form),
        Form::None | Form::B | Form::F | Form::T | Form::X | Form::I | Form::Xi => Vec::new(),
        Form::O | Form::O32 | Form::C16 | Form::C64 | Form::P32 | Form::A64 | Form::Catch => Vec::new(),
    }
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

/// What the reachable instructions of a function refer to, as targets of branches or otherwise; all by index. Handlers may have no reference:
/// those that an unreachable `javatry` names.
pub struct References {
    /// From which instruction to which, in the order of the former.
    ends: Vec<(u32, u32)>,
    /// How often each instruction is referred to; from one after it counts twice.
    counts: Vec<u32>,
}

impl References {
    /// Those of the reachable instructions.
    pub fn of(code: &Verified<'_>, form: RangeGotoForm) -> References {
        let mut references = References {
            ends: Vec::new(),
            counts: vec![0; code.insts.len()],
        };
        for (from, inst) in code.insts.iter().enumerate() {
            // The verifier has checked that targets are instructions.
            let to = targets(inst, form)
                .into_iter()
                .filter_map(|target| code.index_of(target));
            for to in to {
                references.ends.push((from as u32, to as u32));
                references.counts[to] += if to > from { 1 } else { 2 };
            }
        }
        references
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.ends.iter().map(|(from, to)| (*from as usize, *to as usize))
    }

    /// Those of an instruction.
    pub fn of_instruction(&self, index: usize) -> impl Iterator<Item = usize> {
        let first = self.ends.partition_point(|(from, _)| (*from as usize) < index);
        let own = self.ends[first..].iter();
        own.take_while(move |(from, _)| *from as usize == index)
            .map(|(_, to)| *to as usize)
    }

    /// Whether a single instruction refers to this one, and that comes before it.
    pub fn is_single(&self, index: usize) -> bool {
        self.counts[index] == 1
    }

    /// For each instruction, whether a poll comes before it: the first of a function that calls others, and every place where control can
    /// arrive in another way than by a jump. Jumps back poll by themselves, so that code in between is finite. Places after jumps forwards
    /// are no safepoints, because references loaded from memory live across them without a count.
    pub fn safepoints(&self, code: &Verified<'_>) -> Vec<bool> {
        let insts = &code.insts;
        let mut jumps = vec![false; insts.len()];
        let mut otherwise = vec![false; insts.len()];
        for (from, to) in self.iter() {
            let op = insts[from].op;
            // A multi-way jump does not poll.
            let polled = op.has(Property::Jumps) && (op.form() != Form::Rg || to > from);
            if polled {
                jumps[to] = true;
            } else {
                otherwise[to] = true;
            }
        }
        let calls = insts.iter().any(|inst| inst.op.has(Property::Calls));
        let place = |(index, before): (usize, &Before)| {
            index == 0 && calls || before.is_target && (otherwise[index] || !jumps[index])
        };
        code.before.iter().enumerate().map(place).collect()
    }
}

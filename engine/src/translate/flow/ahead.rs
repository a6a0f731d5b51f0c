//! What the code ahead does with a variable.

use super::falls_through;
use maple_mirbin::Op;
use maple_mirbin::verify::Verified;

/// Instructions looked at for the next read of a variable.
const LOOK_AHEAD: usize = 32;

/// How far behind instruction `at` the variable in `slot` is read next, as far as the code goes on straight; `usize::MAX` if that is not before
/// it is written.
pub fn next_read(code: &Verified<'_>, formals: usize, at: usize, slot: usize) -> usize {
    for (index, inst) in code.insts.iter().enumerate().skip(at + 1).take(LOOK_AHEAD) {
        let is_it = || super::super::slot_of(formals, inst.frame_index()) == slot;
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

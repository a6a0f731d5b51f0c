//! Which instruction takes a value.

use maple_mirbin::verify::Verified;

/// Instructions after a value among which the one is looked for that takes it.
const FARTHEST: usize = 64;

/// The instruction that takes the value which instruction `index` pushes, if that comes soon and on the straight way.
pub fn taker(code: &Verified<'_>, index: usize) -> Option<usize> {
    let (insts, before) = (&code.insts, &code.before);
    let depth_without = |at: usize| u32::from(before[at].depth).saturating_sub(insts[at].operand_count());
    let depth = depth_without(index);
    let behind = (index + 1..insts.len()).take(FARTHEST);
    let mut straight = behind.take_while(|at| !before[*at].is_target);
    straight.find(|at| depth_without(*at) <= depth)
}

//! How variables are used in the code ahead.

use super::{ends_block, falls_through};
use maple_mirbin::verify::Verified;
use maple_mirbin::{Op, Property};

/// How a variable is used next, in the order in which values are given up. That it is assigned is exact, the others are estimates: ways through
/// branches over jumps are taken for straight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Use {
    /// It is read, so many instructions further on.
    Read(usize),
    /// It is assigned, before control can go another way or arrive from elsewhere.
    Assigned,
    /// As far as the code goes on straight it is not read before it is assigned.
    Unread,
}

/// An access of a variable by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Access {
    slot: u16,
    /// The instruction, by index.
    at: u32,
    writes: bool,
}

/// Where the straight way from an instruction leads; instructions by index.
#[derive(Clone, Copy)]
struct Way {
    /// The last instruction on it.
    end: u32,
    /// The first one behind which control may go another way, if that is no later.
    branch: u32,
}

/// The accesses of all variables of a function, and the straight ways between.
pub struct Ahead {
    /// By slot and place.
    accesses: Vec<Access>,
    ways: Vec<Way>,
}

impl Ahead {
    /// Looks at a function with as many formals.
    pub fn of(code: &Verified<'_>, formals: usize) -> Ahead {
        let insts = &code.insts;
        let mut accesses = Vec::new();
        let mut ways = vec![Way { end: 0, branch: 0 }; insts.len()];
        let mut way = Way {
            end: insts.len() as u32,
            branch: insts.len() as u32,
        };
        for (index, inst) in insts.iter().enumerate().rev() {
            let at = index as u32;
            ways[index] = way;
            if inst.op.has(Property::ReadsCell) || inst.op.has(Property::WritesCell) {
                accesses.push(Access {
                    slot: super::slot_of(formals, inst.frame_index()) as u16,
                    at,
                    writes: inst.op.has(Property::WritesCell),
                });
            }
            if !falls_through(inst) && !is_over(code, index) {
                way.end = at;
            }
            if ends_block(inst) {
                way.branch = at;
            }
            if code.before[index].is_target && !is_behind_over(code, index) {
                way.end = at.saturating_sub(1);
            }
        }
        accesses.sort_unstable();
        Ahead { accesses, ways }
    }

    /// How the variable in `slot` is used behind instruction `at`.
    pub fn next_use(&self, slot: u16, at: usize) -> Use {
        let way = self.ways[at];
        let behind = |access: &Access| (access.slot, access.at) <= (slot, at as u32);
        let next = self.accesses.get(self.accesses.partition_point(behind));
        match next.filter(|next| next.slot == slot && next.at <= way.end) {
            Some(next) if !next.writes => Use::Read(next.at as usize - at),
            Some(next) if next.at <= way.branch => Use::Assigned,
            _ => Use::Unread,
        }
    }
}

/// Instructions behind a value among which the one is looked for that takes it.
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

/// Whether an instruction is a jump behind a branch, which most likely leads over it: as if the branch were the opposite one, the way goes on
/// behind the jump.
fn is_over(code: &Verified<'_>, index: usize) -> bool {
    let before = index.checked_sub(1).map(|before| code.insts[before].op);
    code.insts[index].op == Op::Goto32 && before.is_some_and(|op| op.has(Property::Tests))
}

/// Whether a branch over a jump is before instruction `index`, and leads to it.
fn is_behind_over(code: &Verified<'_>, index: usize) -> bool {
    let over = index.checked_sub(2).map(|before| code.insts[before].target(0));
    is_over(code, index.saturating_sub(1)) && over == Some(i64::from(code.insts[index].offset))
}

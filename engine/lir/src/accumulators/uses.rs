//! Next uses of slots: what eviction from the accumulators goes by.

use crate::code::{Code, Word};
use crate::form::Effect;
use crate::shape::Shape;
use crate::single::Single;

/// The next use of a slot, in the order in which values are evicted. That it is assigned is exact, the others are estimates: ways through
/// branches over jumps are taken for straight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Use {
    /// It is read, so many words further on.
    Read(usize),
    /// It is assigned, before control can go another way or arrive from elsewhere.
    Assigned,
    /// As far as the code goes on straight it is not read before it is assigned.
    Unread,
}

/// An access of a slot by an instruction's operand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Access {
    slot: u16,
    /// The word.
    at: u32,
    /// Instructions read before they write.
    writes: bool,
}

/// Where the straight way from a word leads.
#[derive(Clone, Copy, Default)]
struct Way {
    /// The last word on it.
    end: u32,
    /// The first one after which control may go another way, if that is no later.
    branch: u32,
}

/// The accesses of all slots, and the straight ways between.
pub struct Uses {
    /// By slot and place.
    accesses: Vec<Access>,
    ways: Vec<Way>,
}

impl Uses {
    /// Looks at code; `joined` says for each word whether control may come to it other than from the word before.
    pub fn of(code: &Code, joined: &[bool]) -> Uses {
        let words = &code.words;
        let last = words.len() as u32;
        let mut accesses = Vec::new();
        let mut ways = vec![Way::default(); words.len()];
        let mut way = Way {
            end: last,
            branch: last,
        };
        for (index, word) in words.iter().enumerate().rev() {
            let at = index as u32;
            ways[index] = way;
            let Some(inst) = word.inst() else { continue };
            let form = inst.form();
            if form.effect == Effect::Calls {
                // The result lies where the window begins.
                let slot = inst.operands[0].bits();
                accesses.push(Access {
                    slot,
                    at,
                    writes: true,
                });
            }
            for (role, operand) in form.roles.into_iter().zip(inst.operands) {
                let Some(slot) = operand.as_slot() else { continue };
                if role.reads() {
                    accesses.push(Access {
                        slot,
                        at,
                        writes: false,
                    });
                }
                if role.result().is_some() || role.writes_besides() {
                    accesses.push(Access {
                        slot,
                        at,
                        writes: true,
                    });
                }
            }
            let ends = word.content.effect(&form).is_some_and(Effect::ends);
            if ends && !is_over(code, index) {
                way.end = at;
            }
            if ends || word.target.is_some() {
                way.branch = at;
            }
            if joined[index] && !is_behind_over(code, index) {
                way.end = at.saturating_sub(1);
            }
        }
        accesses.sort_unstable();
        Uses { accesses, ways }
    }

    /// How a slot is used after the word at `at`.
    pub fn next_use(&self, slot: u16, at: usize) -> Use {
        let way = self.ways[at];
        match self.next(slot, at).filter(|next| next.at <= way.end) {
            Some(next) if !next.writes => Use::Read(next.at as usize - at),
            Some(next) if next.at <= way.branch => Use::Assigned,
            _ => Use::Unread,
        }
    }

    /// Whether the value that a temporary has after the word at `at` is read later.
    pub fn is_read(&self, temporary: u16, at: usize) -> bool {
        self.next(temporary, at).is_some_and(|next| !next.writes)
    }

    fn next(&self, slot: u16, at: usize) -> Option<&Access> {
        let behind = |access: &Access| (access.slot, access.at) <= (slot, at as u32);
        let next = self.accesses.get(self.accesses.partition_point(behind));
        next.filter(|next| next.slot == slot)
    }
}

/// The instruction before the one at `index`.
fn before(code: &Code, index: usize) -> Option<&Word> {
    let before = code.words[..index].iter().rev();
    before.into_iter().find(|word| word.inst().is_some())
}

/// Whether an instruction is a jump after a branch, which most likely leads over it: as if the branch were the opposite one, the way goes on
/// after the jump.
fn is_over(code: &Code, index: usize) -> bool {
    let jumps = |word: &Word| {
        matches!(
            word.inst().map(|inst| inst.shape),
            Some(Shape::Single(Single::Jump))
        )
    };
    let branches = |word: &Word| word.target.is_some() && !word.ends();
    jumps(&code.words[index]) && before(code, index).is_some_and(branches)
}

/// Whether a branch over a jump is before the word at `index`, and leads to it.
fn is_behind_over(code: &Code, index: usize) -> bool {
    let Some(jump) = index.checked_sub(1).filter(|jump| is_over(code, *jump)) else {
        return false;
    };
    let target = before(code, jump).and_then(|branch| branch.target);
    target.is_some_and(|label| code.labels[label as usize] as usize == index)
}

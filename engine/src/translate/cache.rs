//! The accumulators as caches of slots.
//!
//! Every instruction that can leave its result in an accumulator writes the slot as well, so a slot is always right and nothing has to
//! be saved at calls, safepoints or instructions that raise. What the accumulators buy is latency: the next instruction that reads the
//! slot takes the value from a register instead of waiting for the store to be forwarded.
//!
//! In a loop without calls a few variables are *pinned* ([`super::loops`]): their accumulator holds them at every point of the loop.

use crate::ops::table::Kind;

/// The two accumulators of a class.
#[derive(Clone, Copy, Default)]
struct Pair {
    holds: [Option<u16>; 2],
    pinned: [bool; 2],
    /// The one to be replaced next.
    next: usize,
}

/// What the accumulators hold.
#[derive(Clone, Copy, Default)]
pub struct Cache {
    pairs: [Pair; 2],
}

/// Slots pinned in a loop, by class and accumulator.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Pins {
    /// Integer accumulators.
    pub ints: [Option<u16>; 2],
    /// Float accumulators.
    pub floats: [Option<u16>; 2],
}

impl Pins {
    /// The pinned slots of a class.
    pub fn of(&self, float: bool) -> [Option<u16>; 2] {
        if float { self.floats } else { self.ints }
    }

    /// Whether nothing is pinned.
    pub fn is_empty(&self) -> bool {
        *self == Pins::default()
    }
}

/// The operand kind of an accumulator.
pub fn kind(accumulator: usize) -> Kind {
    if accumulator == 0 {
        Kind::First
    } else {
        Kind::Second
    }
}

impl Cache {
    /// From where an operand of this class in `slot` is read best.
    pub fn source(&self, float: bool, slot: u16) -> Kind {
        let pair = &self.pairs[usize::from(float)];
        pair.holds
            .iter()
            .position(|held| *held == Some(slot))
            .map_or(Kind::Slot, kind)
    }

    /// Where a result for `slot` goes; the slot is taken to be written.
    pub fn target(&mut self, float: bool, slot: u16) -> Kind {
        self.written(slot);
        let pair = &mut self.pairs[usize::from(float)];
        let pinned = (0..2).find(|i| pair.pinned[*i] && pair.holds[*i] == Some(slot));
        let Some(chosen) = pinned.or_else(|| (0..2).map(|i| (pair.next + i) % 2).find(|i| !pair.pinned[*i]))
        else {
            return Kind::Slot;
        };
        if pinned.is_none() {
            pair.holds[chosen] = Some(slot);
            pair.next = 1 - chosen;
        }
        kind(chosen)
    }

    /// The accumulator in which `slot` is pinned.
    pub fn pinned(&self, float: bool, slot: u16) -> Option<Kind> {
        let pair = &self.pairs[usize::from(float)];
        (0..2)
            .find(|i| pair.pinned[*i] && pair.holds[*i] == Some(slot))
            .map(kind)
    }

    /// The value that accumulator `from` holds is that of another slot now: the instruction that made it was redirected.
    pub fn renamed(&mut self, float: bool, from: Kind, slot: u16) {
        self.written(slot);
        let pair = &mut self.pairs[usize::from(float)];
        for i in 0..2 {
            if kind(i) == from && !pair.pinned[i] {
                pair.holds[i] = Some(slot);
            }
        }
    }

    /// What the unpinned accumulator `kind` holds is nothing that is still needed.
    pub fn drop_kind(&mut self, float: bool, which: Kind) {
        let pair = &mut self.pairs[usize::from(float)];
        for i in 0..2 {
            if kind(i) == which && !pair.pinned[i] {
                pair.holds[i] = None;
            }
        }
    }

    /// A slot was written other than through [`Cache::target`]: copies of its old value are void. A pinned slot must be loaded anew.
    pub fn written(&mut self, slot: u16) {
        for pair in &mut self.pairs {
            for i in 0..2 {
                if pair.holds[i] == Some(slot) && !pair.pinned[i] {
                    pair.holds[i] = None;
                }
            }
        }
    }

    /// Control may come from elsewhere: only what is pinned is known.
    pub fn merge(&mut self) {
        for pair in &mut self.pairs {
            for i in 0..2 {
                if !pair.pinned[i] {
                    pair.holds[i] = None;
                }
            }
        }
    }

    /// Another function has used the accumulators.
    pub fn clobber(&mut self) {
        self.pairs = [Pair::default(); 2];
    }

    /// A loop with these pins begins: the accumulators hold them.
    pub fn pin(&mut self, pins: &Pins) {
        for float in [false, true] {
            let pair = &mut self.pairs[usize::from(float)];
            for (i, slot) in pins.of(float).into_iter().enumerate() {
                if slot.is_some() {
                    pair.holds[i] = slot;
                }
                pair.pinned[i] = slot.is_some();
            }
        }
    }

    /// Says that an accumulator was loaded with `slot`, on the way into a loop. If that is from one loop into another, the accumulator no
    /// longer holds what is pinned here, until [`Cache::pin`] or another load says so.
    pub fn loaded(&mut self, float: bool, accumulator: usize, slot: u16) {
        self.pairs[usize::from(float)].holds[accumulator] = Some(slot);
    }
}

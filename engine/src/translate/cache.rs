//! The accumulators as caches of slots.
//!
//! Every instruction that can leave its result in an accumulator writes the slot as well, so a slot is always right and nothing has to
//! be saved at calls, safepoints or instructions that raise. What the accumulators buy is latency: the next instruction that reads the
//! slot takes the value from a register instead of waiting for the store to be forwarded.
//!
//! In a loop without calls a few variables are *pinned* ([`super::loops`]): their accumulator holds them at every point of the loop.

use crate::ops::table::Kind;

/// Accumulators of the class that has more of them.
pub const MOST: usize = 4;

/// The accumulators of a class.
#[derive(Clone, Copy, Default)]
struct Bank {
    holds: [Option<u16>; MOST],
    pinned: [bool; MOST],
    /// The one to be replaced next.
    next: usize,
}

/// What the accumulators hold.
#[derive(Clone, Copy, Default)]
pub struct Cache {
    banks: [Bank; 2],
}

/// Slots pinned in a loop, by class and accumulator.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Pins {
    /// Integer accumulators.
    pub ints: [Option<u16>; MOST],
    /// Float accumulators.
    pub floats: [Option<u16>; MOST],
}

impl Pins {
    /// The pinned slots of a class.
    pub fn of(&self, float: bool) -> [Option<u16>; MOST] {
        if float { self.floats } else { self.ints }
    }

    /// Whether nothing is pinned.
    pub fn is_empty(&self) -> bool {
        *self == Pins::default()
    }
}

/// The operand kind of an accumulator.
pub fn kind(accumulator: usize) -> Kind {
    [Kind::First, Kind::Second, Kind::Third, Kind::Fourth][accumulator]
}

impl Cache {
    /// From where an operand of this class in `slot` is read best.
    pub fn source(&self, float: bool, slot: u16) -> Kind {
        let bank = &self.banks[usize::from(float)];
        bank.holds
            .iter()
            .position(|held| *held == Some(slot))
            .map_or(Kind::Slot, kind)
    }

    /// Where the result of an instruction that knows `count` accumulators goes, for `slot`; the slot is taken to be written. Of values that
    /// are held, the one goes whose next use is the farthest.
    pub fn target(&mut self, float: bool, slot: u16, count: usize, next_use: impl Fn(u16) -> usize) -> Kind {
        self.written(slot);
        let bank = &mut self.banks[usize::from(float)];
        let pinned = (0..MOST).find(|i| bank.pinned[*i] && bank.holds[*i] == Some(slot));
        if let Some(pinned) = pinned {
            return if pinned < count { kind(pinned) } else { Kind::Slot };
        }
        // The one that was chosen longest ago comes last: of equals that is the maximum.
        let turns = (0..count).rev().map(|i| (bank.next + i) % count);
        let free = turns.filter(|i| !bank.pinned[*i]);
        let farthest = free.max_by_key(|i| bank.holds[*i].map_or(usize::MAX, &next_use));
        let Some(chosen) = farthest else {
            return Kind::Slot;
        };
        bank.holds[chosen] = Some(slot);
        bank.next = chosen + 1;
        kind(chosen)
    }

    /// The accumulator in which `slot` is pinned.
    pub fn pinned(&self, float: bool, slot: u16) -> Option<Kind> {
        let bank = &self.banks[usize::from(float)];
        (0..MOST)
            .find(|i| bank.pinned[*i] && bank.holds[*i] == Some(slot))
            .map(kind)
    }

    /// The value that accumulator `from` holds is that of another slot now: the instruction that made it was redirected.
    pub fn renamed(&mut self, float: bool, from: Kind, slot: u16) {
        self.written(slot);
        let bank = &mut self.banks[usize::from(float)];
        for i in 0..MOST {
            if kind(i) == from && !bank.pinned[i] {
                bank.holds[i] = Some(slot);
            }
        }
    }

    /// What the unpinned accumulator `kind` holds is nothing that is still needed.
    pub fn drop_kind(&mut self, float: bool, which: Kind) {
        let bank = &mut self.banks[usize::from(float)];
        for i in 0..MOST {
            if kind(i) == which && !bank.pinned[i] {
                bank.holds[i] = None;
            }
        }
    }

    /// A slot was written other than through [`Cache::target`]: copies of its old value are void. A pinned slot must be loaded anew.
    pub fn written(&mut self, slot: u16) {
        for bank in &mut self.banks {
            for i in 0..MOST {
                if bank.holds[i] == Some(slot) && !bank.pinned[i] {
                    bank.holds[i] = None;
                }
            }
        }
    }

    /// Control may come from elsewhere: only what is pinned is known.
    pub fn merge(&mut self) {
        for bank in &mut self.banks {
            for i in 0..MOST {
                if !bank.pinned[i] {
                    bank.holds[i] = None;
                }
            }
        }
    }

    /// Another function has used the accumulators.
    pub fn clobber(&mut self) {
        self.banks = [Bank::default(); 2];
    }

    /// A loop with these pins begins: the accumulators hold them.
    pub fn pin(&mut self, pins: &Pins) {
        for float in [false, true] {
            let bank = &mut self.banks[usize::from(float)];
            for (i, slot) in pins.of(float).into_iter().enumerate() {
                if slot.is_some() {
                    bank.holds[i] = slot;
                }
                bank.pinned[i] = slot.is_some();
            }
        }
    }

    /// Says that an accumulator was loaded with `slot`, on the way into a loop. If that is from one loop into another, the accumulator no
    /// longer holds what is pinned here, until [`Cache::pin`] or another load says so.
    pub fn loaded(&mut self, float: bool, accumulator: usize, slot: u16) {
        self.banks[usize::from(float)].holds[accumulator] = Some(slot);
    }
}

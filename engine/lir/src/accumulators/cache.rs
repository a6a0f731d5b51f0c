//! The accumulators as caches of slots.
//!
//! Every instruction that can leave its result in an accumulator writes the slot as well, so a slot is always right and nothing has to
//! be saved at calls, safepoints or instructions that raise. What the accumulators buy is latency: the next instruction that reads the
//! slot takes the value from a register instead of waiting for the store to be forwarded.
//!
//! In a loop without calls a few variables are *pinned* ([`super::Loop`]): their accumulator holds them wherever control may leave the straight
//! way or join it. In between it may be *lent*: while the variable is not read before it is assigned, it holds something else.

use super::uses::Use;
use crate::form::Class;
use crate::inst::Kind;

/// Accumulators of the class that has more of them.
pub const MOST: usize = 4;

/// The accumulators of a class.
#[derive(Clone, Copy, Default)]
struct Bank {
    holds: [Option<u16>; MOST],
    pins: [Option<u16>; MOST],
    /// The one to be replaced next.
    next: usize,
}

impl Bank {
    /// The accumulator in which a slot is pinned.
    fn pinned(&self, slot: u16) -> Option<usize> {
        self.pins.iter().position(|pin| *pin == Some(slot))
    }

    /// Whether the accumulator holds what is pinned in it.
    fn is_settled(&self, i: usize) -> bool {
        self.pins[i].is_some() && self.holds[i] == self.pins[i]
    }
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
    pub fn of(&self, class: Class) -> [Option<u16>; MOST] {
        match class {
            Class::Int => self.ints,
            Class::Float => self.floats,
        }
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
    pub fn source(&self, class: Class, slot: u16) -> Kind {
        let bank = &self.banks[class as usize];
        bank.holds
            .iter()
            .position(|held| *held == Some(slot))
            .map_or(Kind::Slot, kind)
    }

    /// Where the result of an instruction that knows `count` accumulators goes, for `slot`; the slot is taken to be written. Of values that
    /// are held, the one with the largest next-use distance is evicted.
    pub fn target(&mut self, class: Class, slot: u16, count: usize, next_use: impl Fn(u16) -> Use) -> Kind {
        self.written(slot);
        let bank = &mut self.banks[class as usize];
        if let Some(pinned) = bank.pinned(slot) {
            if pinned >= count {
                return Kind::Slot;
            }
            bank.holds[pinned] = Some(slot);
            return kind(pinned);
        }
        // The one that was chosen longest ago comes last: of equals that is the maximum.
        let turns = (0..count).rev().map(|i| (bank.next + i) % count);
        let uses = turns.filter_map(|i| {
            let used = bank.holds[i].map_or(Use::Unread, &next_use);
            match used {
                // One that is free serves before one that is lent.
                Use::Assigned if !bank.is_settled(i) => Some((i, Use::Unread)),
                Use::Read(_) | Use::Unread if bank.is_settled(i) => None,
                _ => Some((i, used)),
            }
        });
        let Some((chosen, _)) = uses.max_by_key(|(_, used)| *used) else {
            return Kind::Slot;
        };
        bank.holds[chosen] = Some(slot);
        bank.next = chosen + 1;
        kind(chosen)
    }

    /// The accumulator in which `slot` is pinned.
    pub fn pinned(&self, class: Class, slot: u16) -> Option<Kind> {
        self.banks[class as usize].pinned(slot).map(kind)
    }

    /// The accumulator in which `slot` is pinned holds it.
    pub fn settle(&mut self, class: Class, slot: u16) {
        let bank = &mut self.banks[class as usize];
        if let Some(pinned) = bank.pinned(slot) {
            bank.holds[pinned] = Some(slot);
        }
    }

    /// An accumulator that does not hold what is pinned in it, and the slot of that.
    pub fn lent(&self, class: Class) -> Option<(Kind, u16)> {
        let bank = &self.banks[class as usize];
        let lent = (0..MOST).find(|i| bank.pins[*i].is_some() && !bank.is_settled(*i))?;
        Some((kind(lent), bank.pins[lent]?))
    }

    /// What an accumulator holds.
    pub fn held(&self, class: Class, which: Kind) -> Option<u16> {
        let bank = &self.banks[class as usize];
        (0..MOST).find(|i| kind(*i) == which).and_then(|i| bank.holds[i])
    }

    /// A slot was written other than through [`Cache::target`]: copies of its old value are void. A pinned slot must be loaded anew.
    pub fn written(&mut self, slot: u16) {
        for bank in &mut self.banks {
            for i in 0..MOST {
                if bank.holds[i] == Some(slot) && !bank.is_settled(i) {
                    bank.holds[i] = None;
                }
            }
        }
    }

    /// Control may come from elsewhere: only what is pinned is known.
    pub fn merge(&mut self) {
        for bank in &mut self.banks {
            bank.holds = bank.pins;
        }
    }

    /// Another function has used the accumulators.
    pub fn clobber(&mut self) {
        self.banks = [Bank::default(); 2];
    }

    /// A loop with these pins begins: the accumulators hold them.
    pub fn pin(&mut self, pins: &Pins) {
        for class in [Class::Int, Class::Float] {
            let bank = &mut self.banks[class as usize];
            bank.pins = pins.of(class);
            for (i, slot) in bank.pins.into_iter().enumerate() {
                if slot.is_some() {
                    bank.holds[i] = slot;
                }
            }
        }
    }

    /// Says that an accumulator was loaded with `slot`, on the way into a loop. If that is from one loop into another, the accumulator no
    /// longer holds what is pinned here, until [`Cache::pin`] or another load says so.
    pub fn loaded(&mut self, class: Class, accumulator: usize, slot: u16) {
        self.banks[class as usize].holds[accumulator] = Some(slot);
    }
}

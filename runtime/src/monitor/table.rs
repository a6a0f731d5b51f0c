//! The inflated monitors of a heap. They never move, so that threads wait for them without a lock on the table.

use std::sync::OnceLock;
use std::sync::atomic::Ordering;

use parking_lot::Mutex;
use rustc_hash::FxHashMap;

use super::{Monitor, State, word};
use crate::heap::{class_of, header};

/// Monitors of the first segment, as a power of two; each further segment is twice as large.
const FIRST: u32 = 6;
/// Segments: enough for every number.
const SEGMENTS: usize = 25;

/// Monitors by number, and those of arrays.
#[derive(Debug)]
pub(crate) struct Monitors {
    segments: [OnceLock<Box<[Monitor]>>; SEGMENTS],
    free: Mutex<Free>,
    arrays: Mutex<FxHashMap<u64, u32>>,
}

#[derive(Debug, Default)]
struct Free {
    numbers: Vec<u32>,
    next: u32,
}

impl Default for Monitors {
    fn default() -> Monitors {
        Monitors {
            segments: [const { OnceLock::new() }; SEGMENTS],
            free: Mutex::default(),
            arrays: Mutex::default(),
        }
    }
}

impl Monitors {
    /// The monitor of an inflated word.
    pub(super) fn get(&self, inflated: u32) -> &Monitor {
        let number = (inflated & !word::KIND) + (1 << FIRST);
        let segment = number.ilog2();
        let monitors = self.segments[(segment - FIRST) as usize]
            .get_or_init(|| (0..1_u32 << segment).map(|_| Monitor::default()).collect());
        &monitors[(number - (1 << segment)) as usize]
    }

    /// How many monitors there ever were at a time.
    #[cfg(test)]
    pub(super) fn count(&self) -> u32 {
        self.free.lock().next
    }

    /// A monitor in the given state: its inflated word.
    pub(super) fn take(&self, state: State) -> u32 {
        let mut free = self.free.lock();
        let number = free.numbers.pop().unwrap_or_else(|| {
            free.next += 1;
            free.next - 1
        });
        drop(free);
        let inflated = word::INFLATED | number;
        *self.get(inflated).state.lock() = state;
        inflated
    }

    /// Takes back a monitor that nobody uses.
    pub(super) fn give(&self, inflated: u32) {
        self.free.lock().numbers.push(inflated & !word::KIND);
    }

    /// The monitor of an array, which gets one if it has none.
    pub(super) fn of_array(&self, r: u64) -> &Monitor {
        let mut arrays = self.arrays.lock();
        let inflated = *arrays.entry(r).or_insert_with(|| self.take(State::default()));
        drop(arrays);
        self.get(inflated)
    }

    /// The monitor of an array, if it has one.
    pub(super) fn find_array(&self, r: u64) -> Option<&Monitor> {
        let inflated = self.arrays.lock().get(&r).copied()?;
        Some(self.get(inflated))
    }

    /// The object at `r` is freed; if its monitor is held, that ends here.
    ///
    /// # Safety
    /// `r` is an object that nobody uses, its header intact.
    pub(crate) unsafe fn forget(&self, r: u64) {
        // SAFETY: by the caller's promise.
        let inflated = if unsafe { class_of(r).is_array() } {
            self.arrays.lock().remove(&r)
        } else {
            // SAFETY: by the caller's promise.
            let now = unsafe { header(r) }.aux.load(Ordering::Relaxed);
            (now & word::KIND == word::INFLATED).then_some(now)
        };
        if let Some(inflated) = inflated {
            self.give(inflated);
        }
    }
}

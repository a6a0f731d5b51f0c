//! Counts of samples by what was interrupted: a table of fixed size that a signal handler may add to, on any thread.

use std::sync::atomic::{AtomicU64, Ordering};

/// Rows. A row is a word of register code that was met; large programs have some ten thousand words that run often.
const ROWS: usize = 1 << 15;
/// Rows that are tried for a key.
const TRIES: usize = 64;

struct Row {
    /// What was met; 0 if the row is free.
    key: AtomicU64,
    count: AtomicU64,
}

/// Counts by key. Keys are not 0.
pub struct Histogram {
    rows: Box<[Row]>,
    lost: AtomicU64,
}

impl Histogram {
    /// An empty table.
    pub fn new() -> Histogram {
        let row = |_| Row {
            key: AtomicU64::new(0),
            count: AtomicU64::new(0),
        };
        Histogram {
            rows: (0..ROWS).map(row).collect(),
            lost: AtomicU64::new(0),
        }
    }

    /// Counts a sample. Neither allocates nor locks.
    pub fn add(&self, key: u64) {
        // Fibonacci hashing; the low bits of addresses are all alike.
        let start = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize;
        for step in 0..TRIES {
            let row = &self.rows[(start + step) % ROWS];
            let found = match row
                .key
                .compare_exchange(0, key, Ordering::Relaxed, Ordering::Relaxed)
            {
                Ok(_) => key,
                Err(other) => other,
            };
            if found == key {
                row.count.fetch_add(1, Ordering::Relaxed);
                return;
            }
        }
        self.lost.fetch_add(1, Ordering::Relaxed);
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for row in &self.rows {
            row.count.store(0, Ordering::Relaxed);
            row.key.store(0, Ordering::Relaxed);
        }
        self.lost.store(0, Ordering::Relaxed);
    }

    /// Keys with their counts, in no order.
    pub fn counts(&self) -> Vec<(u64, u64)> {
        let rows = self
            .rows
            .iter()
            .map(|row| (row.key.load(Ordering::Relaxed), row.count.load(Ordering::Relaxed)));
        rows.filter(|(key, count)| *key != 0 && *count != 0).collect()
    }

    /// Samples for which there was no room.
    pub fn lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_of_all_threads_are_counted() {
        let table = Histogram::new();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..10_000).for_each(|i| table.add(i % 10 * 16 + 1)));
            }
        });
        let mut counts = table.counts();
        counts.sort_unstable();
        let expected: Vec<_> = (0..10).map(|i| (i * 16 + 1, 4000)).collect();
        assert_eq!((counts, table.lost()), (expected, 0));
        table.clear();
        assert_eq!(table.counts(), []);
    }

    #[test]
    fn what_finds_no_room_is_counted_as_lost() {
        let table = Histogram::new();
        let more = 3 * ROWS as u64;
        (1..=more).for_each(|key| table.add(key * 16));
        let counted: u64 = table.counts().iter().map(|(_, count)| count).sum();
        assert_eq!(counted + table.lost(), more);
        assert!(table.lost() >= more - ROWS as u64 && counted > ROWS as u64 / 2);
    }
}

//! Counts of samples by stack: a tree of calls, of fixed size, that a signal handler may add to, on any thread.
//!
//! A node is a frame under a node, so stacks share what they have in common, and a program that runs long takes no more room than the calls that it
//! makes. The tree is a table by parent and frame. Its pages are the system's zeroes until they are used.

use crate::fault::frames::{FRAMES, Special};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Bits of the number of a node.
const NUMBER: u32 = 20;
/// Nodes, less one: the root has number 0 and no row.
const ROWS: usize = 1 << NUMBER;
/// Rows that are tried for a node.
const TRIES: usize = 64;
/// Samples that are taken at the same time: one for each processor.
const AT_ONCE: usize = 64;

/// The bit of a frame in a key that says that it is none of the program's.
const SPECIAL: u64 = 1 << 43;
/// From this number on, less this, it is a thread.
const THREAD: u64 = 1 << 40;

/// A frame of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Frame {
    /// A word of register code.
    Word(u64),
    /// What is no word.
    Special(u64),
    /// The thread, by the system's number.
    Thread(u32),
}

/// 44 bits: words lie at multiples of 16 below 2^47.
fn payload(frame: u64) -> u64 {
    match frame % 16 {
        0 => frame >> 4 & (SPECIAL - 1),
        special => SPECIAL | special,
    }
}

/// Where to look for a key. In recursion a node has the same frame as its parent, so both halves must matter: the finalizer of MurmurHash3.
fn hash(key: u64) -> usize {
    let key = (key ^ key >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let key = (key ^ key >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    (key ^ key >> 33) as usize
}

#[derive(Default)]
struct Row {
    /// The number of the parent, then the frame. 0 if the row is free.
    key: AtomicU64,
    /// Samples whose innermost frame it is.
    count: AtomicU64,
}

/// Where a sample is put together: signal stacks are small.
struct Scratch {
    taken: AtomicBool,
    frames: UnsafeCell<[u64; FRAMES]>,
}

/// Counts by stack.
pub struct Contexts {
    rows: Box<[Row]>,
    scratch: Box<[Scratch]>,
    lost: AtomicU64,
}

// SAFETY: whoever has set `taken` has the frames.
unsafe impl Sync for Contexts {}
// SAFETY: as above.
unsafe impl Send for Contexts {}

impl Contexts {
    /// An empty tree.
    pub fn new() -> Contexts {
        let scratch = |_| Scratch {
            taken: AtomicBool::new(false),
            frames: UnsafeCell::new([0; FRAMES]),
        };
        Contexts {
            // SAFETY: zeroes are a free row.
            rows: unsafe { Box::new_zeroed_slice(ROWS).assume_init() },
            scratch: (0..AT_ONCE).map(scratch).collect(),
            lost: AtomicU64::new(0),
        }
    }

    /// Counts a sample of a thread. `fill` puts the frames, innermost first, and says how many there are. Neither allocates nor locks.
    pub fn add(&self, thread: u32, fill: impl FnOnce(&mut [u64; FRAMES]) -> usize) {
        let free = |scratch: &&Scratch| !scratch.taken.swap(true, Ordering::Acquire);
        let Some(scratch) = self.scratch.iter().find(free) else {
            self.lost.fetch_add(1, Ordering::Relaxed);
            return;
        };
        // SAFETY: it has just been taken.
        let frames = unsafe { &mut *scratch.frames.get() };
        let used = fill(frames);
        let outermost = SPECIAL | THREAD | u64::from(thread);
        let inner = frames[..used].iter().rev().map(|frame| payload(*frame));
        let node = std::iter::once(outermost)
            .chain(inner)
            .try_fold(0, |node, frame| self.child(node, frame));
        scratch.taken.store(false, Ordering::Release);
        let counter = node.map_or(&self.lost, |node| &self.rows[node].count);
        counter.fetch_add(1, Ordering::Relaxed);
    }

    fn child(&self, parent: usize, frame: u64) -> Option<usize> {
        let key = (parent as u64) << (64 - NUMBER) | frame;
        let start = hash(key);
        (start..start + TRIES).map(|place| place % ROWS).find(|place| {
            let row = &self.rows[*place];
            let known = match row.key.load(Ordering::Relaxed) {
                0 if *place != 0 => row
                    .key
                    .compare_exchange(0, key, Ordering::Relaxed, Ordering::Relaxed)
                    .map_or_else(|other| other, |_| key),
                known => known,
            };
            known == key
        })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for row in self
            .rows
            .iter()
            .filter(|row| row.key.load(Ordering::Relaxed) != 0)
        {
            row.count.store(0, Ordering::Relaxed);
            row.key.store(0, Ordering::Relaxed);
        }
        self.lost.store(0, Ordering::Relaxed);
    }

    /// Stacks with their counts, outermost frame first, in no order.
    pub fn counts(&self) -> impl Iterator<Item = (Vec<Frame>, u64)> {
        let rows = self.rows.iter().enumerate();
        rows.filter_map(|(number, row)| {
            let count = row.count.load(Ordering::Relaxed);
            (count != 0).then(|| (self.stack(number), count))
        })
    }

    fn stack(&self, mut node: usize) -> Vec<Frame> {
        let mut frames = Vec::new();
        while node != 0 && frames.len() <= FRAMES + 1 {
            let key = self.rows[node].key.load(Ordering::Relaxed);
            let frame = key & (2 * SPECIAL - 1);
            frames.push(match frame & (SPECIAL - 1) {
                word if frame < SPECIAL => Frame::Word(word << 4),
                special if special < THREAD => Frame::Special(special),
                thread => Frame::Thread((thread - THREAD) as u32),
            });
            node = (key >> (64 - NUMBER)) as usize;
        }
        frames.reverse();
        frames
    }

    /// Samples for which there was no room.
    pub fn lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }
}

impl Frame {
    /// Whether it is this one.
    pub fn is(self, special: Special) -> bool {
        self == Frame::Special(special as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn add(tree: &Contexts, thread: u32, frames: &[u64]) {
        tree.add(thread, |place| {
            place[..frames.len()].copy_from_slice(frames);
            frames.len()
        });
    }

    #[test]
    fn samples_of_all_threads_are_counted_by_their_stacks() {
        let tree = Contexts::new();
        std::thread::scope(|scope| {
            for thread in 1..=4 {
                let tree = &tree;
                scope.spawn(move || {
                    for i in 0..1000 {
                        add(
                            tree,
                            thread % 2,
                            &[Special::Called as u64, 0x7fff_ffff_fff0, 16 + i % 5 * 16],
                        );
                        add(tree, thread % 2, &[16 + i % 5 * 16]);
                    }
                });
            }
        });
        let counts: BTreeMap<String, u64> = tree
            .counts()
            .map(|(stack, count)| (format!("{stack:?}"), count))
            .collect();
        let called = Frame::Special(Special::Called as u64);
        let inner = [
            Frame::Thread(1),
            Frame::Word(32),
            Frame::Word(0x7fff_ffff_fff0),
            called,
        ];
        assert_eq!(counts[&format!("{inner:?}")], 400);
        assert_eq!(counts[&format!("{:?}", [Frame::Thread(0), Frame::Word(80)])], 400);
        assert_eq!((counts.len(), counts.values().sum()), (20, 8000));
        assert_eq!(tree.lost(), 0);
        tree.clear();
        assert_eq!(tree.counts().count(), 0);
    }

    #[test]
    fn recursion_finds_room() {
        let tree = Contexts::new();
        for frame in 1..=1000 {
            add(&tree, 1, &[0x7f00_0000_0000 + frame * 16; FRAMES]);
        }
        assert_eq!((tree.counts().count(), tree.lost()), (1000, 0));
    }

    #[test]
    fn what_finds_no_room_is_counted_as_lost() {
        let tree = Contexts::new();
        let more = 2 * ROWS as u64;
        (1..=more).for_each(|frame| add(&tree, 1, &[frame * 16]));
        let counted: u64 = tree.counts().map(|(_, count)| count).sum();
        assert_eq!(counted + tree.lost(), more);
        assert!(counted > ROWS as u64 / 2);
    }
}

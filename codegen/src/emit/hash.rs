//! The GNU hash table of dynamic symbols: order of the symbols and size of the table.
//!
//! The table has no chain links: symbols of one bucket stand next to each other in `.dynsym`, the last one's hash with its lowest bit
//! set. So the table dictates the order of the defined symbols.

use object::elf::gnu_hash;

/// Shift of the second bit that a name sets in the Bloom filter; what GNU ld uses for 64-bit files.
const BLOOM_SHIFT: u32 = 6;

/// Parameters of the table for a given set of names.
#[derive(Debug)]
pub(super) struct GnuHash {
    /// Number of buckets.
    pub buckets: u32,
    /// Number of 64-bit words of the Bloom filter, a power of two.
    pub bloom_words: u32,
    /// Number of symbols in the table.
    pub count: u32,
    /// Their hashes, in the order that the table needs.
    hashes: Vec<u32>,
}

impl GnuHash {
    /// Sorts `symbols` by bucket, keeping the given order within one.
    pub fn order<T>(symbols: &mut Vec<T>, name: impl Fn(&T) -> &[u8]) -> GnuHash {
        let count = symbols.len() as u32;
        // About two symbols in a bucket and eight filter bits for each keep both table and misses small.
        let buckets = (count / 2).max(1);
        let bloom_words = (count / 8).next_power_of_two();
        let mut hashed: Vec<(u32, T)> = symbols
            .drain(..)
            .map(|symbol| (gnu_hash(name(&symbol)), symbol))
            .collect();
        hashed.sort_by_key(|(hash, _)| hash % buckets);
        let hashes = hashed.iter().map(|(hash, _)| *hash).collect();
        symbols.extend(hashed.into_iter().map(|(_, symbol)| symbol));
        GnuHash {
            buckets,
            bloom_words,
            count,
            hashes,
        }
    }

    /// Shift of the Bloom filter's second bit.
    pub fn bloom_shift(&self) -> u32 {
        BLOOM_SHIFT
    }

    /// Hash of the symbol at position `index` of the order.
    pub fn hash(&self, index: u32) -> u32 {
        self.hashes.get(index as usize).copied().unwrap_or_default()
    }
}

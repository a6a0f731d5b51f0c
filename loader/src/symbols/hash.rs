//! Hash tables over symbol names: the two kinds ELF files carry, and one built here where a file has none.

use std::hash::Hasher;

use rustc_hash::FxHasher;

use crate::elf::{read_u32, read_u64};

/// The `DT_GNU_HASH` table. It indexes defined symbols only: all symbols before [`GnuHash::first`] are undefined or local.
pub(crate) struct GnuHash<'a> {
    /// Number of the first symbol in the table.
    pub first: u32,
    bloom: &'a [u8],
    bloom_shift: u32,
    buckets: &'a [u8],
    chains: &'a [u8],
}

impl<'a> GnuHash<'a> {
    /// Reads the head of the table; none if its parts do not fit into `table`, which may be longer than the hash table.
    pub fn parse(table: &'a [u8]) -> Option<GnuHash<'a>> {
        let buckets = read_u32(table, 0)? as usize;
        let first = read_u32(table, 4)?;
        let bloom = read_u32(table, 8)? as usize;
        let bloom_shift = read_u32(table, 12)?;
        let (bloom, rest) = table.get(16..)?.split_at_checked(bloom.checked_mul(8)?)?;
        let (buckets, chains) = rest.split_at_checked(buckets.checked_mul(4)?)?;
        Some(GnuHash {
            first,
            bloom,
            bloom_shift,
            buckets,
            chains,
        })
    }

    fn hash(name: &[u8]) -> u32 {
        name.iter().fold(5381, |hash: u32, &byte| {
            hash.wrapping_mul(33).wrapping_add(byte.into())
        })
    }

    /// Numbers of the symbols whose name may be `name`.
    pub fn candidates(&self, name: &[u8]) -> impl Iterator<Item = u32> {
        let hash = GnuHash::hash(name);
        let mut index = self
            .bucket(hash)
            .filter(|&index| index != 0 && self.may_hold(hash));
        std::iter::from_fn(move || {
            loop {
                let current = index?;
                let link = self.link(current)?;
                index = if link & 1 == 0 {
                    current.checked_add(1)
                } else {
                    None
                };
                if (link ^ hash) >> 1 == 0 {
                    return Some(current);
                }
            }
        })
    }

    fn bucket(&self, hash: u32) -> Option<u32> {
        let count = self.buckets.len() / 4;
        read_u32(self.buckets, 4 * (hash as usize).checked_rem(count)?)
    }

    fn may_hold(&self, hash: u32) -> bool {
        let count = self.bloom.len() / 8;
        let Some(index) = (hash as usize / 64).checked_rem(count) else {
            return true;
        };
        let bits = 1u64 << (hash % 64) | 1u64 << (hash.wrapping_shr(self.bloom_shift) % 64);
        read_u64(self.bloom, 8 * index).is_some_and(|word| word & bits == bits)
    }

    fn link(&self, symbol: u32) -> Option<u32> {
        read_u32(self.chains, 4 * symbol.checked_sub(self.first)? as usize)
    }

    /// Number of symbols of the table that this one indexes: one more than the last symbol of the last chain.
    pub fn symbol_count(&self) -> u32 {
        let last = self
            .buckets
            .chunks_exact(4)
            .filter_map(|bucket| read_u32(bucket, 0))
            .max();
        let mut last = last.unwrap_or(0);
        if last < self.first {
            return self.first;
        }
        while self.link(last).is_some_and(|link| link & 1 == 0) {
            last = last.saturating_add(1);
        }
        last.saturating_add(1)
    }
}

/// The `DT_HASH` table of the generic ELF specification.
pub(crate) struct SysvHash<'a> {
    buckets: &'a [u8],
    chains: &'a [u8],
}

impl<'a> SysvHash<'a> {
    /// Reads the head of the table; none if its parts do not fit into `table`.
    pub fn parse(table: &'a [u8]) -> Option<SysvHash<'a>> {
        let buckets = read_u32(table, 0)? as usize;
        let chains = read_u32(table, 4)? as usize;
        let (buckets, rest) = table.get(8..)?.split_at_checked(buckets.checked_mul(4)?)?;
        let chains = rest.get(..chains.checked_mul(4)?)?;
        Some(SysvHash { buckets, chains })
    }

    fn hash(name: &[u8]) -> u32 {
        name.iter().fold(0, |hash: u32, &byte| {
            let hash = (hash << 4).wrapping_add(byte.into());
            let high = hash & 0xf000_0000;
            (hash ^ (high >> 24)) & !high
        })
    }

    /// Numbers of the symbols whose name may be `name`.
    pub fn candidates(&self, name: &[u8]) -> impl Iterator<Item = u32> {
        let count = self.buckets.len() / 4;
        let bucket = (SysvHash::hash(name) as usize).checked_rem(count);
        let mut index = bucket.and_then(|bucket| read_u32(self.buckets, 4 * bucket));
        // A damaged chain may be a ring; no sound one is longer than the table.
        let mut left = self.chains.len() / 4;
        std::iter::from_fn(move || {
            let current = index.filter(|&index| index != 0 && left > 0)?;
            left -= 1;
            index = read_u32(self.chains, 4 * current as usize);
            Some(current)
        })
    }
}

/// A chained hash table over symbol numbers: 8 bytes per symbol, no copies of names.
pub(crate) struct BuiltHash {
    /// First symbol of each chain plus 1; 0 ends a chain.
    buckets: Vec<u32>,
    /// `links[n]`: the symbol after symbol n in its chain, plus 1.
    links: Vec<u32>,
}

impl BuiltHash {
    /// Indexes symbols `0..count`; those that `name` has nothing for stay out. Of equal names the lowest number is found first.
    pub fn build<'a>(count: u32, name: impl Fn(u32) -> Option<&'a str>) -> BuiltHash {
        let mut table = BuiltHash {
            buckets: vec![0; (count as usize).next_power_of_two()],
            links: vec![0; count as usize],
        };
        for symbol in (0..count).rev() {
            let Some(name) = name(symbol) else { continue };
            let bucket = table.bucket(name);
            if let (Some(head), Some(link)) = (
                table.buckets.get_mut(bucket),
                table.links.get_mut(symbol as usize),
            ) {
                *link = std::mem::replace(head, symbol + 1);
            }
        }
        table
    }

    fn bucket(&self, name: &str) -> usize {
        let mut hasher = FxHasher::default();
        hasher.write(name.as_bytes());
        hasher.finish() as usize & (self.buckets.len() - 1)
    }

    /// Numbers of the symbols whose name may be `name`.
    pub fn candidates(&self, name: &str) -> impl Iterator<Item = u32> {
        let mut next = self.buckets.get(self.bucket(name)).copied().unwrap_or(0);
        std::iter::from_fn(move || {
            let current = next.checked_sub(1)?;
            next = self.links.get(current as usize).copied().unwrap_or(0);
            Some(current)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hash values of the generic ELF specification and of GNU's description of their table.
    #[test]
    fn hash_functions_are_those_of_the_formats() {
        assert_eq!(SysvHash::hash(b"printf"), 0x077905a6);
        assert_eq!(SysvHash::hash(b"exit"), 0x0006cf04);
        assert_eq!(GnuHash::hash(b"printf"), 0x156b2bb8);
        assert_eq!(GnuHash::hash(b"exit"), 0x7c967e3f);
        assert_eq!(GnuHash::hash(b""), 0x00001505);
    }

    #[test]
    fn built_table_finds_the_first_of_equal_names() {
        let names = ["", "a", "b", "a", "c"];
        let table = BuiltHash::build(5, |index| {
            names.get(index as usize).copied().filter(|name| !name.is_empty())
        });
        let find = |wanted: &str| {
            table
                .candidates(wanted)
                .find(|&index| names[index as usize] == wanted)
        };
        assert_eq!(find("a"), Some(1));
        assert_eq!(find("c"), Some(4));
        assert_eq!(find("d"), None);
    }

    #[test]
    fn a_ring_of_chains_ends() {
        let words = [1u32, 3, 1, 0, 2, 1];
        let table: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let hash = SysvHash::parse(&table).unwrap();
        assert!(hash.candidates(b"x").count() <= 3);
    }
}

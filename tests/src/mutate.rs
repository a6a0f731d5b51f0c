//! Mutants: valid modules and images with small damages. Everything derives from a seed, so a failure can be repeated.

use std::collections::{BTreeMap, BTreeSet};

/// A small generator of numbers (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Equal seeds give equal sequences.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound == 0 {
            0
        } else {
            (self.number() % bound as u64) as usize
        }
    }

    /// One of `list`, which is not empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// Words that parsers trip over: numbers at limits, signs cut short, what is no text.
const TRAPS: &[&str] = &[
    "-",
    "-1",
    "-129",
    "0",
    "1",
    "018",
    "255",
    "256",
    "70000",
    "4294967295",
    "4294967296",
    "9223372036854775808",
    "-9223372036854775809",
    "99999999999999999999",
    "0x",
    "0x7f",
    "0xffffffffffffffff",
    "0xffffffffffffffffff",
    ".5",
    "0.5",
    "1.",
    "3f",
    "1e999",
    "-inf",
    "-inff",
    "nan",
    "..",
    "...",
    "%%",
    "%",
    "@",
    "\"",
    "'",
    "#",
    "//",
    "/*",
    "\n",
    "\0",
    "é",
    "}\n",
    "{",
];

/// Fragments that mean something to the parser of a language: words, signs and short lines that several of these texts in it have, and
/// what parsers trip over.
pub fn fragments<'t>(texts: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    const SEVERAL: usize = 3;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for text in texts {
        let words = split(text).into_iter().filter(|word| !word.trim().is_empty());
        let lines = text.split_inclusive('\n').filter(|line| line.len() < 60);
        let different: BTreeSet<&str> = words.chain(lines).collect();
        for fragment in different {
            *counts.entry(fragment).or_default() += 1;
        }
    }
    let common = counts
        .into_iter()
        .filter(|&(_, count)| count >= SEVERAL)
        .map(|(fragment, _)| fragment);
    common.chain(TRAPS.iter().copied()).collect()
}

/// Damages a text: a few words are removed, doubled, swapped, replaced by one of `fragments` or cut off. The result may not be UTF-8.
pub fn text(original: &str, fragments: &[&str], random: &mut Random) -> Vec<u8> {
    let mut words: Vec<Vec<u8>> = split(original)
        .into_iter()
        .map(|w| w.as_bytes().to_vec())
        .collect();
    for _ in 0..=random.below(4) {
        if words.is_empty() {
            break;
        }
        let at = random.below(words.len());
        match random.below(10) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[at].clone()),
            2 => {
                let other = random.below(words.len());
                words.swap(at, other);
            }
            3 | 4 => words[at] = random.pick(fragments).as_bytes().to_vec(),
            5 | 6 => words.insert(at, format!(" {} ", random.pick(fragments)).into_bytes()),
            7 => {
                let other = random.below(words.len());
                words[at] = words[other].clone();
            }
            8 => {
                let byte = random.number() as u8;
                let place = random.below(words[at].len());
                if let Some(old) = words[at].get_mut(place) {
                    *old = byte;
                }
            }
            _ => match random.below(8) {
                0 => words.truncate(at),
                1 => {
                    let end = (at + random.below(40)).min(words.len());
                    let copy = words[at..end].to_vec();
                    words.splice(at..at, copy);
                }
                _ => drop(words.drain(at..(at + random.below(6)).min(words.len()))),
            },
        }
    }
    words.concat()
}

/// Words, blanks and single signs; their concatenation is the text.
fn split(text: &str) -> Vec<&str> {
    let class = |c: char| {
        if c.is_alphanumeric() || c == '_' {
            1
        } else if c.is_whitespace() {
            2
        } else {
            0
        }
    };
    let mut parts = Vec::new();
    let mut start = 0;
    let mut last = 0;
    for (at, c) in text.char_indices() {
        let this = class(c);
        if at > start && (this != last || this == 0) {
            parts.push(&text[start..at]);
            start = at;
        }
        last = this;
    }
    if start < text.len() {
        parts.push(&text[start..]);
    }
    parts
}

/// Numbers that lie at the edges of what tables can hold.
const EDGES: &[u64] = &[
    0,
    1,
    2,
    4,
    8,
    0x7f,
    0x80,
    0xff,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    i64::MAX as u64,
    1 << 63,
    u64::MAX,
];

/// Damages a file: bits, bytes and words are changed, pieces copied over others, the end cut off.
pub fn bytes(original: &[u8], random: &mut Random) -> Vec<u8> {
    let mut out = original.to_vec();
    for _ in 0..=random.below(6) {
        if out.is_empty() {
            break;
        }
        let at = random.below(out.len());
        match random.below(16) {
            0..=4 => out[at] ^= 1 << random.below(8),
            5..=7 => out[at] = random.number() as u8,
            8..=11 => {
                let size = [1, 2, 4, 8][random.below(4)];
                let value = match random.below(3) {
                    0 => out.len() as u64,
                    1 => (out.len() as u64).wrapping_sub(random.below(64) as u64),
                    _ => *random.pick(EDGES),
                };
                let value = value.to_le_bytes();
                let at = at & !(size - 1);
                for (old, new) in out.iter_mut().skip(at).zip(&value[..size]) {
                    *old = *new;
                }
            }
            12..=14 => {
                let from = random.below(out.len());
                let size = random.below(64).min(out.len() - from).min(out.len() - at);
                out.copy_within(from..from + size, at);
            }
            _ => match random.below(4) {
                0 => out.truncate(at),
                _ => out[at] = out[at].wrapping_add(1),
            },
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_mutants() {
        let source = "func &f (var %a i32) i32 { return (dread i32 %a) }";
        for seed in 0..100 {
            assert_eq!(
                text(source, TRAPS, &mut Random::new(seed)),
                text(source, TRAPS, &mut Random::new(seed))
            );
            let image = source.as_bytes();
            assert_eq!(
                bytes(image, &mut Random::new(seed)),
                bytes(image, &mut Random::new(seed))
            );
        }
        assert_eq!(split(source).concat(), source);
    }

    #[test]
    fn mutants_differ_from_the_original_mostly() {
        let source = include_str!("../cases/README.md");
        let same = (0..1000)
            .filter(|&seed| text(source, TRAPS, &mut Random::new(seed)) == source.as_bytes())
            .count();
        assert!(same < 200, "{same} of 1000 mutants are unchanged");
    }
}

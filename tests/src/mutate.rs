//! Mutants: valid modules and images with small damages. Everything derives from a seed, so a failure can be repeated.

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

/// Fragments that mean something to the parser of MAPLE IR.
pub const MAPLE_IR: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    ",",
    "=",
    ":",
    "*",
    "...",
    "..",
    "\"",
    "'",
    "#",
    "\n",
    "\0",
    "@",
    "$",
    "%",
    "&",
    "!",
    "^",
    "%%",
    "%%retval0",
    "%%SP",
    "%1",
    "%70000",
    "-",
    "-1",
    "0",
    "1",
    "0x",
    "0xffffffffffffffffff",
    "018",
    "9999999999999999999999",
    "1e999",
    "nan",
    "-inff",
    ".5",
    "3f",
    "é",
    "i32",
    "u1",
    "agg",
    "f128",
    "ptr",
    "dynany",
    "void",
    "<* void>",
    "<[4294967295] i64>",
    "<[] i8>",
    "<func () void>",
    "func",
    "var",
    "type",
    "struct",
    "union",
    "class",
    "interface",
    "javaclass",
    "pragma",
    "import",
    "flavor",
    "srclang 3",
    "srclang 2",
    "entryfunc",
    "LOC",
    "ALIAS",
    "pstatic",
    "extern",
    "align(3)",
    "align(1073741824)",
    "const",
    "tempvar",
    "reg",
    "funcinfo",
    "fileinfo",
    "globalmemmap",
    "dassign",
    "iassign",
    "iassignoff",
    "regassign",
    "dread",
    "iread",
    "addrof",
    "addroffunc",
    "addroflabel",
    "constval",
    "conststr",
    "add",
    "cvt",
    "retype",
    "eq",
    "select",
    "array",
    "array 1",
    "extractbits",
    "intrinsicop",
    "malloc",
    "alloca",
    "sizeoftype",
    "call",
    "callassigned",
    "icall",
    "intrinsiccall",
    "return",
    "if",
    "else",
    "while",
    "dowhile",
    "doloop",
    "foreachelem",
    "switch",
    "rangegoto",
    "multiway",
    "goto",
    "brtrue",
    "javatry",
    "javacatch",
    "jstry",
    "finally",
    "endtry",
    "throw",
    "eval",
    "free",
];

/// Fragments that mean something to the parser of Shard IR.
pub const SHARD: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    ",",
    "=",
    ":",
    ";",
    "*",
    "**",
    "@",
    "%",
    "-",
    "\n",
    "\0",
    "//",
    "// @L1:\n",
    "@L1:\n",
    "@L0",
    "@L1",
    "@L99",
    "@main",
    "@f",
    "@print",
    "@S",
    "%0",
    "%1",
    "%70000",
    "%4294967295",
    "%x",
    "%%",
    "-1",
    "0",
    "1",
    "255",
    "256",
    "-129",
    "4294967295",
    "4294967296",
    "9223372036854775808",
    "-9223372036854775809",
    "99999999999999999999",
    "0x",
    "0x7f",
    "0xffffffffffffffff",
    "0.5",
    "1e999",
    "-inf",
    "nan",
    "1.",
    ".5",
    "true",
    "false",
    "null",
    "é",
    "void",
    "int1",
    "int8",
    "int16",
    "int32",
    "int64",
    "float32",
    "float64",
    "int8*",
    "int32**",
    "@S*",
    "function",
    "struct",
    "label",
    "alloc",
    "store",
    "load",
    "add",
    "sub",
    "mul",
    "div",
    "rem",
    "cmp",
    "eq",
    "ne",
    "gt",
    "ge",
    "lt",
    "le",
    "and",
    "or",
    "xor",
    "branch",
    "call",
    "return",
    "return void\n",
    "%9 = alloc int64, %0\n",
    "@f = function void() {\n",
    "@S = struct { int8, @S }\n",
    "@S = struct { @S*, int64 }\n",
    "}\n",
];

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
                text(source, MAPLE_IR, &mut Random::new(seed)),
                text(source, MAPLE_IR, &mut Random::new(seed))
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
            .filter(|&seed| text(source, MAPLE_IR, &mut Random::new(seed)) == source.as_bytes())
            .count();
        assert!(same < 200, "{same} of 1000 mutants are unchanged");
    }
}

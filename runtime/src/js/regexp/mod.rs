//! JavaScript's regular expressions, by the crate `regress`.
//!
//! The crate backtracks, as the standard describes it and node does: time can grow exponentially with the text, and nothing bounds it. It
//! keeps what it has to go back to on the heap, so a match cannot overflow the stack. Patterns nest up to 256 times and have up to some eight
//! thousand alternatives.

mod matches;
mod message;
mod outline;
mod source;
mod substitute;
mod words;

use std::ops::Range;
use std::sync::Arc;

use regress::{Flags as RegressFlags, Regex};

use self::outline::Outline;
use super::text::{code_points, index_of};

pub use matches::{Matches, after_empty};
pub use source::escaped;
pub use substitute::substitute;

/// A compiled pattern.
#[derive(Clone, Debug)]
pub struct Program {
    flags: Flags,
    regex: Regex,
    /// The pattern, or a last group of nothing: a search with this ends where it begins. `None` if only the plain search will do.
    here: Option<Regex>,
    names: Arc<[GroupName]>,
    /// Whether there are matches at the start of the text only.
    anchored: bool,
    /// What all matches begin with.
    prefix: Vec<u16>,
    /// Whether the crate takes [`NOT_ASCII`] for letters that they are not.
    confusing: bool,
}

/// Letters with capitals or small letters that are ASCII, and characters without case for them. They match these with the flag `u` only; the crate does not
/// tell (ECMAScript 5.1 §15.10.2.8, Canonicalize).
const NOT_ASCII: [(u16, u16); 3] = [(0x131, 0xfdd0), (0x17f, 0xfdd1), (0x212a, 0xfdd2)];

/// The flags of a regular expression (ECMAScript 5.1 §15.10.4.1, 2024 §22.2.6.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// `d`: results have indices of groups.
    pub has_indices: bool,
    /// `g`: all matches are meant; the search begins at `lastIndex`.
    pub global: bool,
    /// `i`: case does not matter.
    pub ignore_case: bool,
    /// `m`: `^` and `$` are at lines.
    pub multiline: bool,
    /// `s`: `.` is also the end of a line.
    pub dot_all: bool,
    /// `u`: characters are code points, and the syntax is strict.
    pub unicode: bool,
    /// `v`: like `u`, with sets of characters and strings.
    pub unicode_sets: bool,
    /// `y`: matches begin at `lastIndex`.
    pub sticky: bool,
}

/// A name, and the place of its group in [`Match::groups`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupName {
    /// Without escapes.
    pub name: String,
    /// From 0, which is the first group.
    pub index: usize,
}

/// Where a pattern was found, in units of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The first unit.
    pub start: usize,
    /// The unit after the last one.
    pub end: usize,
    /// The groups in the order of their opening parentheses, the first one at 0; `None` for those that took no part.
    pub groups: Vec<Option<Range<usize>>>,
    /// The names of groups, in the same order.
    pub names: Arc<[GroupName]>,
}

impl Match {
    /// The groups with names: each name once, with the group of this name that took part.
    pub fn named(&self) -> impl Iterator<Item = (&str, Option<Range<usize>>)> {
        let group = |name: &GroupName| self.groups.get(name.index).cloned().flatten();
        let first = |name: &str| self.names.iter().position(|other| other.name == name);
        let once = self
            .names
            .iter()
            .enumerate()
            .filter(move |(at, name)| first(&name.name) == Some(*at));
        once.map(move |(_, name)| {
            let same = self.names.iter().filter(|other| other.name == name.name);
            (name.name.as_str(), same.filter_map(group).next())
        })
    }
}

impl Flags {
    /// Flags from their letters; `None` if a letter is unknown or there twice, or for `u` with `v`.
    #[must_use]
    pub fn parse(letters: &[u16]) -> Option<Flags> {
        let mut flags = Flags::default();
        for &letter in letters {
            let flag = match char::from_u32(letter.into())? {
                'd' => &mut flags.has_indices,
                'g' => &mut flags.global,
                'i' => &mut flags.ignore_case,
                'm' => &mut flags.multiline,
                's' => &mut flags.dot_all,
                'u' => &mut flags.unicode,
                'v' => &mut flags.unicode_sets,
                'y' => &mut flags.sticky,
                _ => return None,
            };
            if std::mem::replace(flag, true) {
                return None;
            }
        }
        (!(flags.unicode && flags.unicode_sets)).then_some(flags)
    }

    /// Each flag with its letter, in the order in which `flags` has them.
    #[must_use]
    pub fn all(self) -> [(char, bool); 8] {
        [
            ('d', self.has_indices),
            ('g', self.global),
            ('i', self.ignore_case),
            ('m', self.multiline),
            ('s', self.dot_all),
            ('u', self.unicode),
            ('v', self.unicode_sets),
            ('y', self.sticky),
        ]
    }

    /// The letters of those that are set.
    #[must_use]
    pub fn letters(self) -> String {
        let set = self.all().into_iter().filter(|(_, is)| *is);
        set.map(|(letter, _)| letter).collect()
    }

    /// A bit for each, in the order of [`Flags::all`].
    #[must_use]
    pub fn bits(self) -> u32 {
        let all = self.all().into_iter().enumerate();
        all.map(|(bit, (_, is))| u32::from(is) << bit).sum()
    }

    /// The flags of such bits.
    #[must_use]
    pub fn from_bits(bits: u32) -> Flags {
        let is = |bit: u32| bits >> bit & 1 != 0;
        Flags {
            has_indices: is(0),
            global: is(1),
            ignore_case: is(2),
            multiline: is(3),
            dot_all: is(4),
            unicode: is(5),
            unicode_sets: is(6),
            sticky: is(7),
        }
    }

    /// Whether characters are code points.
    #[must_use]
    pub fn by_code_points(self) -> bool {
        self.unicode || self.unicode_sets
    }
}

impl Program {
    /// The flags it was compiled with.
    #[must_use]
    pub fn flags(&self) -> Flags {
        self.flags
    }

    /// The names of groups, in the order of their opening parentheses.
    #[must_use]
    pub fn names(&self) -> &[GroupName] {
        &self.names
    }
}

/// Compiles a pattern with the letters of flags (ECMAScript 5.1 §15.10.4.1).
///
/// # Errors
/// The message of an error of type SyntaxError, in node's words where there are such.
pub fn compile(pattern: &[u16], flags: &[u16]) -> Result<Program, String> {
    let letters = flags;
    let flags = Flags::parse(letters).ok_or_else(|| {
        let letters = String::from_utf16_lossy(letters);
        format!("Invalid flags supplied to RegExp constructor '{letters}'")
    })?;
    let points = points_of(pattern, flags);
    let outline = Outline::of(&points, flags.unicode_sets);
    let invalid = |cause: &str| {
        let pattern = String::from_utf16_lossy(pattern);
        let letters = String::from_utf16_lossy(letters);
        format!("Invalid regular expression: /{pattern}/{letters}: {cause}")
    };
    let compiled = RegressFlags {
        icase: flags.ignore_case,
        multiline: flags.multiline,
        dot_all: flags.dot_all,
        no_opt: false,
        // In the crate the sets are an addition.
        unicode: flags.by_code_points(),
        unicode_sets: flags.unicode_sets,
    };
    let points = if flags.ignore_case && !flags.unicode_sets {
        words::with_plain_classes(points, flags.unicode)
    } else {
        points
    };
    let regex = with_stack(&outline, || Regex::from_unicode(points.iter().copied(), compiled))
        .ok_or_else(|| invalid(message::TOO_LARGE))?
        .map_err(|error| invalid(&message::of_node(&error.text, &outline, flags)))?;
    if let Some(cause) = outline.unsupported {
        return Err(invalid(cause));
    }
    // A number in an escape may name the group that is added, and is an octal character without it.
    let here = if outline.numbered_escape {
        None
    } else {
        let parts = ["(?:", ")|()"].map(|part| part.chars().map(u32::from));
        let [before, after] = parts;
        let whole = before
            .chain(points.iter().copied())
            .chain(after)
            .collect::<Vec<_>>();
        let wanted = flags.sticky || outline.anchored;
        let compile = || Regex::from_unicode(whole.iter().copied(), compiled).ok();
        wanted.then(|| with_stack(&outline, compile)).flatten().flatten()
    };
    Ok(Program {
        flags,
        regex,
        here,
        anchored: outline.anchored && !flags.multiline,
        // Other patterns may mean these letters.
        confusing: flags.ignore_case && !flags.by_code_points() && outline.ascii,
        prefix: if flags.ignore_case {
            Vec::new()
        } else {
            outline.prefix
        },
        names: outline.names.into(),
    })
}

/// Runs something that recurses over the pattern, as the crate does when it compiles: by groups, and from each alternative to the next one. What
/// needs much stack gets a thread of its own; `None` if it needs too much.
fn with_stack<T: Send>(outline: &Outline, compile: impl FnOnce() -> T + Send) -> Option<T> {
    // Bytes, about four times what was measured in a debug build.
    const OF_GROUP: usize = 32 << 10;
    const OF_BAR: usize = 16 << 10;
    const LITTLE: usize = 256 << 10;
    // Eight thousand bars, for which the crate takes half a second: its time grows with the square of their number.
    const MUCH: usize = 128 << 20;
    // The crate gives up at 256 groups.
    let stack = outline.depth.min(300) * OF_GROUP + outline.bars.saturating_mul(OF_BAR);
    if stack <= LITTLE {
        return Some(compile());
    }
    if stack > MUCH {
        return None;
    }
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(stack + LITTLE);
        builder.spawn_scoped(scope, compile).ok()?.join().ok()
    })
}

/// The first match at `last_index` or after it; only there with the flag `y` (ECMAScript 5.1 §15.10.6.2, steps 8 and 9). The caller takes 0 for
/// `lastIndex` without the flags `g` and `y`, and keeps `lastIndex`.
#[must_use]
pub fn exec(program: &Program, text: &[u16], last_index: usize) -> Option<Match> {
    let found = search(program, text, last_index);
    let confused = program.confusing && {
        // What was looked at, and a little more for assertions.
        let end = found
            .as_ref()
            .map_or(text.len(), |found| text.len().min(found.range.end + 1));
        let seen = text.get(last_index.saturating_sub(1)..end).unwrap_or(&[]);
        seen.iter()
            .any(|unit| NOT_ASCII.iter().any(|(letter, _)| letter == unit))
    };
    let found = if confused {
        let stand_in = |&unit: &u16| {
            NOT_ASCII
                .iter()
                .find(|row| row.0 == unit)
                .map_or(unit, |row| row.1)
        };
        search(
            program,
            &text.iter().map(stand_in).collect::<Vec<_>>(),
            last_index,
        )?
    } else {
        found?
    };
    Some(Match {
        start: found.range.start,
        end: found.range.end,
        groups: found.captures,
        names: Arc::clone(&program.names),
    })
}

/// [`exec`] by the crate.
fn search(program: &Program, text: &[u16], last_index: usize) -> Option<regress::Match> {
    if last_index > text.len() {
        return None;
    }
    let mut start = last_index;
    if program.flags.by_code_points() && in_pair(text, start) {
        start -= 1;
    }
    if program.anchored && start > 0 {
        return None;
    }
    let only_here = program.flags.sticky || program.anchored;
    match &program.here {
        Some(here) if only_here => {
            let mut found = find(program, here, text, start)?;
            // The last group is there if the pattern is not.
            if found.captures.pop().flatten().is_some() {
                return None;
            }
            Some(found)
        }
        _ => {
            if !only_here && !program.prefix.is_empty() {
                start = index_of(text, &program.prefix, start)?;
            }
            let found = find(program, &program.regex, text, start)?;
            if only_here && found.range.start != start {
                return None;
            }
            Some(found)
        }
    }
}

fn find(program: &Program, regex: &Regex, text: &[u16], start: usize) -> Option<regress::Match> {
    if program.flags.by_code_points() {
        regex.find_from_utf16(text, start).next()
    } else {
        regex.find_from_ucs2(text, start).next()
    }
}

/// Whether a place is between the halves of a pair.
fn in_pair(text: &[u16], place: usize) -> bool {
    place > 0
        && matches!(text.get(place - 1), Some(0xd800..=0xdbff))
        && matches!(text.get(place), Some(0xdc00..=0xdfff))
}

/// What a pattern is read by: code points with the flags for them, else units.
fn points_of(pattern: &[u16], flags: Flags) -> Vec<u32> {
    if flags.by_code_points() {
        code_points(pattern).collect()
    } else {
        pattern.iter().map(|&unit| unit.into()).collect()
    }
}

#[cfg(test)]
mod tests;

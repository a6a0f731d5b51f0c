//! What has to be known of a pattern besides its program.

use super::GroupName;

/// What is found without parsing: groups, names, escapes, and how matches begin.
#[derive(Debug, Default)]
pub(super) struct Outline {
    pub(super) names: Vec<GroupName>,
    /// A closing parenthesis without an opening one is before all other faults of this kind.
    pub(super) unmatched: bool,
    /// Bars between alternatives, at any depth.
    pub(super) bars: usize,
    /// How deep groups are nested.
    pub(super) depth: usize,
    /// Whether there is a backslash before a digit that is not 0.
    pub(super) numbered_escape: bool,
    /// What the crate takes and node does not.
    pub(super) unsupported: Option<&'static str>,
    /// Whether only ASCII characters are named.
    pub(super) ascii: bool,
    /// Whether `^` comes first in all that can match.
    pub(super) anchored: bool,
    /// Characters that stand for themselves, at the start of all that can match.
    pub(super) prefix: Vec<u16>,
}

impl Outline {
    pub(super) fn of(pattern: &[u32], sets: bool) -> Outline {
        let mut outline = Outline {
            ascii: pattern.iter().all(|&point| point < 0x80),
            ..Outline::default()
        };
        outline.scan(pattern, sets);
        if outline.bars == 0 {
            outline.anchored = is(pattern, 0, '^');
            outline.prefix = prefix(pattern);
        }
        outline
    }

    fn scan(&mut self, pattern: &[u32], sets: bool) {
        let mut index = 0;
        let mut groups = 0;
        let mut depth = 0usize;
        // Classes are nested in sets only.
        let mut classes = 0usize;
        while let Some(&point) = pattern.get(index) {
            index += 1;
            match char::from_u32(point) {
                Some('\\') => {
                    let next = pattern.get(index).and_then(|&point| char::from_u32(point));
                    self.numbered_escape |= next.is_some_and(|digit| ('1'..='9').contains(&digit));
                    self.ascii &= next != Some('u');
                    index += 1;
                    let boundary = classes == 0 && matches!(next, Some('b' | 'B'));
                    if boundary && quantified(pattern.get(index..).unwrap_or(&[])) {
                        self.unsupported = Some("Nothing to repeat");
                    }
                }
                Some('[') if classes == 0 || sets => classes += 1,
                Some(']') => classes = classes.saturating_sub(1),
                _ if classes > 0 => {}
                Some('|') => self.bars += 1,
                Some(')') => {
                    self.unmatched |= depth == 0;
                    depth = depth.saturating_sub(1);
                }
                Some('(') => {
                    depth += 1;
                    self.depth = self.depth.max(depth);
                    if !is(pattern, index, '?') {
                        groups += 1;
                    } else if is(pattern, index + 1, '<') {
                        if !is(pattern, index + 2, '=') && !is(pattern, index + 2, '!') {
                            self.name(&pattern[index + 2..], groups);
                            groups += 1;
                        }
                    } else if ![':', '=', '!']
                        .into_iter()
                        .any(|letter| is(pattern, index + 1, letter))
                    {
                        self.unsupported = Some("Invalid group");
                    }
                }
                _ => {}
            }
        }
    }

    /// Takes the name that a text begins with.
    fn name(&mut self, text: &[u32], index: usize) {
        let mut name = String::new();
        let mut rest = text;
        while let [point, after @ ..] = rest {
            let (mut point, mut after) = (*point, after);
            match char::from_u32(point) {
                Some('>') => break,
                Some('\\') => (point, after) = escaped(after),
                _ => {}
            }
            // Names in patterns without the flag are in units.
            if (0xd800..0xdc00).contains(&point)
                && let [low @ 0xdc00..=0xdfff, beyond @ ..] = after
            {
                point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
                after = beyond;
            }
            name.push(char::from_u32(point).unwrap_or(char::REPLACEMENT_CHARACTER));
            rest = after;
        }
        if self.names.iter().any(|other| other.name == name) {
            self.unsupported = Some("Duplicate capture group name");
        }
        self.names.push(GroupName { name, index });
    }
}

/// The character of `uxxxx` or `u{x}`, and what is after it. What is wrong with it is an error of the parser.
fn escaped(text: &[u32]) -> (u32, &[u32]) {
    let text = if is(text, 0, 'u') { &text[1..] } else { text };
    let (digits, rest) = if is(text, 0, '{') {
        let end = text
            .iter()
            .position(|&point| point == u32::from('}'))
            .unwrap_or(text.len());
        (&text[1..end.max(1)], text.get(end + 1..).unwrap_or(&[]))
    } else {
        text.split_at(text.len().min(4))
    };
    let value = digits.iter().fold(0u32, |value, &point| {
        let digit = char::from_u32(point)
            .and_then(|digit| digit.to_digit(16))
            .unwrap_or(0);
        value.wrapping_shl(4) | digit
    });
    (value, rest)
}

/// Characters at the start of a pattern without alternatives that are neither special nor repeated.
fn prefix(pattern: &[u32]) -> Vec<u16> {
    const SPECIAL: &str = "^$\\.*+?()[]{}|/";
    let plain = |point: u32| {
        let unit = u16::try_from(point).ok()?;
        let character = char::from_u32(point)?;
        (!SPECIAL.contains(character)).then_some(unit)
    };
    let mut prefix = pattern
        .iter()
        .map_while(|&point| plain(point))
        .collect::<Vec<_>>();
    let next = pattern.get(prefix.len()).and_then(|&point| char::from_u32(point));
    if matches!(next, Some('*' | '+' | '?' | '{')) {
        prefix.pop();
    }
    prefix
}

/// Whether a text begins with a quantifier.
fn quantified(text: &[u32]) -> bool {
    if ['*', '+', '?'].into_iter().any(|letter| is(text, 0, letter)) {
        return true;
    }
    if !is(text, 0, '{') {
        return false;
    }
    let digits = |from: usize| {
        let rest = text.get(from..).unwrap_or(&[]);
        let digit = |point: u32| char::from_u32(point).is_some_and(|digit| digit.is_ascii_digit());
        rest.iter().take_while(|&&point| digit(point)).count()
    };
    let least = digits(1);
    let mut end = 1 + least;
    if is(text, end, ',') {
        end += 1 + digits(end + 1);
    }
    least > 0 && is(text, end, '}')
}

fn is(pattern: &[u32], index: usize, character: char) -> bool {
    pattern.get(index) == Some(&character.into())
}

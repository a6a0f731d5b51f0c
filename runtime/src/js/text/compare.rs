//! Orders of texts.

use std::cmp::Ordering;

use super::code_points;

/// The order of `<`: by units (ECMAScript 5.1 §11.8.5).
#[must_use]
pub fn compare(a: &[u16], b: &[u16]) -> Ordering {
    a.cmp(b)
}

/// `String.prototype.localeCompare` (ECMAScript 5.1 §15.5.4.9, which leaves the order to the implementation).
///
/// As in node's default locale for ASCII and Latin letters with accents: marks before digits before letters; then accents; then lower case
/// before upper case. Other characters follow by their code points. Accents that are characters of their own are not joined with the letter
/// before: full collation needs tables larger than all of this.
#[must_use]
pub fn locale_compare(a: &[u16], b: &[u16]) -> Ordering {
    let keys = |text| code_points(text).filter_map(key);
    let by = |level: fn(Key) -> u32| keys(a).map(level).cmp(keys(b).map(level));
    by(|key| key.letter)
        .then_with(|| by(|key| key.accent))
        .then_with(|| by(|key| key.upper.into()))
}

struct Key {
    letter: u32,
    accent: u32,
    upper: bool,
}

/// ASCII without letters, in order.
const MARKS: &str = "\t\n\u{b}\u{c}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789";
/// Small letters with accents, in order.
const ACCENTS: [(char, &str); 19] = [
    ('a', "áàăâǎåäãȧąāȁȃ"),
    ('c', "ćĉčċç"),
    ('d', "ď"),
    ('e', "éèĕêěëėȩęēȅȇ"),
    ('g', "ǵğĝǧġģ"),
    ('h', "ĥȟ"),
    ('i', "íìĭîǐïĩįīȉȋ"),
    ('j', "ĵǰ"),
    ('k', "ǩķ"),
    ('l', "ĺľļ"),
    ('n', "ńǹňñņ"),
    ('o', "óòŏôǒöőõȯǫōȍȏơ"),
    ('r', "ŕřŗȑȓ"),
    ('s', "śŝšşș"),
    ('t', "ťţț"),
    ('u', "úùŭûǔůüűũųūȕȗư"),
    ('w', "ŵ"),
    ('y', "ýŷÿȳ"),
    ('z', "źžż"),
];
/// Above places in [`MARKS`].
const LETTERS: u32 = 0x100;
/// Above letters.
const OTHERS: u32 = 0x1000;

/// `None` for control characters, which do not count.
fn key(point: u32) -> Option<Key> {
    let plain = |letter| {
        Some(Key {
            letter,
            accent: 0,
            upper: false,
        })
    };
    let Some(character) = char::from_u32(point) else {
        return plain(OTHERS + point);
    };
    if character.is_ascii_alphabetic() {
        return Some(Key {
            letter: LETTERS + u32::from(character.to_ascii_lowercase()),
            accent: 0,
            upper: character.is_ascii_uppercase(),
        });
    }
    if character.is_ascii() {
        return MARKS.find(character).and_then(|place| plain(place as u32));
    }
    if (0xc0..0x250).contains(&point) {
        let lower = character.to_lowercase().next().unwrap_or(character);
        for (letter, accented) in ACCENTS {
            if let Some(place) = accented.chars().position(|accented| accented == lower) {
                return Some(Key {
                    letter: LETTERS + u32::from(letter),
                    accent: place as u32 + 1,
                    upper: lower != character,
                });
            }
        }
    }
    plain(OTHERS + point)
}

//! Classes without regard to case.

/// What is no letter, digit or underscore, without the two characters that are an s and a k in other forms. A range ends it, so that a dash
/// after it begins none.
const NOT_WORD: &str = r"\x00-\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\u017e\u0180-\u2129\u212b-";

/// The pattern with other words for `\W` in classes: to the crate these have all cases of what is in them, and so an s and a k. `\W` becomes
/// `\s`, which is a part of it, and the rest is put in front, where it is in no range.
pub(super) fn with_plain_classes(pattern: Vec<u32>, unicode: bool) -> Vec<u32> {
    let is = |index: usize, character: char| pattern.get(index) == Some(&u32::from(character));
    let last = if unicode { r"\u{10ffff}" } else { r"\uffff" };
    let mut result = Vec::with_capacity(pattern.len());
    let mut class = None;
    let mut changed = false;
    let mut index = 0;
    while let Some(&point) = pattern.get(index) {
        if is(index, '\\') {
            let not_word = is(index + 1, 'W');
            result.push(point);
            match (class, not_word) {
                (Some(start), true) => {
                    result.push('s'.into());
                    if !changed {
                        changed = true;
                        result.splice(start..start, NOT_WORD.chars().chain(last.chars()).map(u32::from));
                    }
                }
                _ => result.extend(pattern.get(index + 1)),
            }
            index += 2;
            continue;
        }
        result.push(point);
        index += 1;
        if class.is_none() && point == u32::from('[') {
            if is(index, '^') {
                result.push('^'.into());
                index += 1;
            }
            class = Some(result.len());
            changed = false;
        } else if point == u32::from(']') {
            class = None;
        }
    }
    result
}

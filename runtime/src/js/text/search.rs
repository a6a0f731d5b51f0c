//! Searching for texts in texts, whose units have 8 or 16 bits.

/// The first place from `from` on where `text` has `pattern` (ECMAScript 5.1 §15.5.4.7).
#[must_use]
pub fn index_of<T: Copy + PartialEq>(text: &[T], pattern: &[T], from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let Some((&first, others)) = pattern.split_first() else {
        return Some(from);
    };
    // Places where the first unit is, until comparing what follows has taken longer than preparing would.
    let mut work = 0;
    let mut start = 0;
    while let Some(place) = rest[start..].iter().position(|&unit| unit == first) {
        let place = start + place;
        let after = &rest[place + 1..];
        if after.len() < others.len() {
            return None;
        }
        let same = after.iter().zip(others).take_while(|(a, b)| a == b).count();
        if same == others.len() {
            return Some(from + place);
        }
        work += same;
        start = place + 1;
        if work > 4 * (start + pattern.len()) {
            let found = search(
                rest.len() - start,
                pattern.len(),
                |i| rest[start + i],
                |i| pattern[i],
            );
            return found.map(|place| from + start + place);
        }
    }
    None
}

/// The last place up to `from` where `text` has `pattern` (ECMAScript 5.1 §15.5.4.8).
#[must_use]
pub fn last_index_of<T: Copy + PartialEq>(text: &[T], pattern: &[T], from: usize) -> Option<usize> {
    let last = text.len().checked_sub(pattern.len())?;
    let text = &text[..from.min(last) + pattern.len()];
    let mut work = 0;
    for (steps, place) in (0..=text.len() - pattern.len()).rev().enumerate() {
        let same = text[place..]
            .iter()
            .zip(pattern)
            .take_while(|(a, b)| a == b)
            .count();
        if same == pattern.len() {
            return Some(place);
        }
        work += same;
        if work > 4 * (steps + pattern.len()) {
            let (text, last) = (&text[..place + pattern.len()], pattern.len() - 1);
            let end = text.len() - 1;
            let found = search(
                text.len(),
                pattern.len(),
                |i| text[end - i],
                |i| pattern[last - i],
            );
            return found.map(|place| text.len() - pattern.len() - place);
        }
    }
    None
}

/// The method of Knuth, Morris and Pratt: time in proportion to both lengths, whatever is in the texts. The pattern is not empty.
fn search<T: PartialEq>(
    length: usize,
    pattern_length: usize,
    text: impl Fn(usize) -> T,
    pattern: impl Fn(usize) -> T,
) -> Option<usize> {
    // For each length of a beginning, how much of it is a shorter beginning too.
    let mut shorter = vec![0; pattern_length + 1];
    let mut same = 0;
    for index in 1..pattern_length {
        while same > 0 && pattern(index) != pattern(same) {
            same = shorter[same];
        }
        same += usize::from(pattern(index) == pattern(same));
        shorter[index + 1] = same;
    }
    let mut same = 0;
    for index in 0..length {
        while same > 0 && text(index) != pattern(same) {
            same = shorter[same];
        }
        same += usize::from(text(index) == pattern(same));
        if same == pattern_length {
            return Some(index + 1 - pattern_length);
        }
    }
    None
}

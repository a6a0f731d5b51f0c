//! What `replace` puts for a match (ECMAScript 2018 §21.1.3.16.1, GetSubstitution).

use super::Match;

/// Adds a template to a text, with what its signs `$` stand for about a match in a text.
pub fn substitute(to: &mut Vec<u16>, template: &[u16], text: &[u16], found: &Match) {
    let mut rest = template;
    while let Some(place) = rest.iter().position(|&unit| unit == u16::from(b'$')) {
        let (before, sign) = rest.split_at(place);
        to.extend_from_slice(before);
        let (length, range) = reference(sign, text.len(), found);
        match range {
            Some(range) => to.extend_from_slice(text.get(range).unwrap_or_default()),
            None => to.push(b'$'.into()),
        }
        rest = sign.get(length..).unwrap_or_default();
    }
    to.extend_from_slice(rest);
}

/// The length of what begins with `$`, and the part of the text that it stands for; `None` for the sign itself.
fn reference(sign: &[u16], end: usize, found: &Match) -> (usize, Option<std::ops::Range<usize>>) {
    let character = |at: usize| {
        sign.get(at)
            .and_then(|&unit| u8::try_from(unit).ok())
            .unwrap_or_default()
    };
    match character(1) {
        b'$' => (2, None),
        b'&' => (2, Some(found.start..found.end)),
        b'`' => (2, Some(0..found.start)),
        b'\'' => (2, Some(found.end..end)),
        b'0'..=b'9' => {
            let digit = |at: usize| char::from(character(at)).to_digit(10).map(|digit| digit as usize);
            let one = digit(1).unwrap_or(0);
            let two = digit(2).map(|second| 10 * one + second);
            let wanted = [(3, two.unwrap_or(0)), (2, one)];
            let is_group = |number: usize| (1..=found.groups.len()).contains(&number);
            match wanted.into_iter().find(|(_, number)| is_group(*number)) {
                Some((length, number)) => {
                    let group = found.groups.get(number - 1).cloned().flatten();
                    (length, Some(group.unwrap_or(0..0)))
                }
                None => (1, None),
            }
        }
        b'<' if !found.names.is_empty() => {
            let Some(length) = sign.iter().position(|&unit| unit == u16::from(b'>')) else {
                return (1, None);
            };
            let name = String::from_utf16_lossy(sign.get(2..length).unwrap_or_default());
            let group = found.named().find(|(known, _)| *known == name);
            (
                length + 1,
                Some(group.and_then(|(_, range)| range).unwrap_or(0..0)),
            )
        }
        _ => (1, None),
    }
}

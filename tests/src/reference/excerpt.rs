//! What the reference shows of a case.

use maple_codegen::mir::reference::Kind;

use crate::coverage::words;

/// Lines after which an example is cut off.
const LONGEST: usize = 12;

/// How many brackets are open behind a line, outside of comments and texts.
fn open_behind(line: &str, brackets: &[(char, char)]) -> i32 {
    let mut open = 0;
    each_sign(line, |_, sign| {
        open += brackets.iter().fold(0, |sum, &(left, right)| {
            sum + i32::from(sign == left) - i32::from(sign == right)
        });
        true
    });
    open
}

/// Calls `visit` with the characters of a line outside of comments and texts, until it gives false.
fn each_sign(line: &str, mut visit: impl FnMut(usize, char) -> bool) {
    let (mut quoted, mut escaped) = (false, false);
    for (at, sign) in line.char_indices() {
        match sign {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted => return,
            _ if quoted => {}
            _ if !visit(at, sign) => return,
            _ => {}
        }
    }
}

const ALL: &[(char, char)] = &[('(', ')'), ('[', ']'), ('{', '}'), ('<', '>')];
const INNER: &[(char, char)] = &[('(', ')'), ('[', ']'), ('<', '>')];

/// The first statement, expression or line that has a word.
pub(super) fn excerpt(lines: &[&str], kind: Kind, word: &str) -> Option<Vec<String>> {
    let at = lines.iter().position(|line| words(line).contains(word))?;
    match kind {
        Kind::Prim | Kind::Attribute => {
            let line = lines[at].trim();
            Some(vec![line.trim_end_matches(['{', ' ', ',']).to_owned()])
        }
        Kind::Expression => Some(vec![expression(&lines[at..], word)?]),
        Kind::Line | Kind::Type | Kind::Statement => {
            let mut first = at;
            let mut open = open_before(lines, at);
            while open > 0 && first > 0 && !lines[at].trim_start().starts_with(word) {
                first -= 1;
                open = open_before(lines, first);
            }
            Some(whole(&lines[first..]))
        }
    }
}

/// Round, square and angle brackets that are open before a line.
fn open_before(lines: &[&str], at: usize) -> i32 {
    lines[..at].iter().map(|line| open_behind(line, INNER)).sum()
}

/// The first line that begins with a mark or else has it, with what belongs to it.
pub(super) fn marked(lines: &[&str], mark: &str) -> Option<Vec<String>> {
    let begins = |line: &&str| line.trim_start().starts_with(mark);
    let skipped = lines
        .iter()
        .take_while(|line| line.starts_with('#') || line.is_empty())
        .count();
    let lines = lines.get(skipped..)?;
    let at = lines
        .iter()
        .position(begins)
        .or_else(|| lines.iter().position(|line| line.contains(mark)))?;
    Some(whole(&lines[at..]))
}

/// The lines from the first on up to the one that closes what they open, without their indentation; not too many of them.
fn whole(lines: &[&str]) -> Vec<String> {
    let indent = lines
        .first()
        .map_or(0, |line| line.len() - line.trim_start().len());
    let mut shown = Vec::new();
    let mut open = 0;
    for line in lines {
        shown.push(line.get(indent..).unwrap_or(line.trim_start()).to_owned());
        open += open_behind(line, ALL);
        if open <= 0 {
            break;
        }
    }
    if shown.len() > LONGEST {
        shown.truncate(LONGEST);
        shown.push("...".to_owned());
    }
    if let [only] = &mut shown[..] {
        only.truncate(only.trim_end_matches([',', ' ']).len());
    }
    shown
}

/// The expression that begins with a word, on one line.
fn expression(lines: &[&str], word: &str) -> Option<String> {
    let text = lines
        .iter()
        .map(|line| line.trim())
        .take(LONGEST)
        .collect::<Vec<_>>()
        .join(" ");
    let bare = |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let part = |c: char| c.is_ascii_alphanumeric() || "_$%&@!^".contains(c);
        !before.is_some_and(part) && !after.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let start = text.match_indices(word).map(|(at, _)| at).find(|&at| bare(at))?;
    let rest = &text[start..];
    let (mut open, mut end) = (0, rest.len());
    each_sign(rest, |at, sign| {
        match sign {
            '(' | '[' | '{' | '<' => open += 1,
            ')' | ']' | '}' | '>' if open > 0 => open -= 1,
            ')' | ',' | '}' if open == 0 => {
                end = at;
                return false;
            }
            _ => {}
        }
        true
    });
    Some(rest[..end].trim().replace("( ", "("))
}

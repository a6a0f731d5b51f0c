//! Which entries of an object stand in one line.

use super::super::key::Key;
use super::super::value::{Object, Value};
use super::Inspector;
use crate::managed::Raise;

/// Columns of a line.
pub(super) const LINE: usize = 80;
/// Objects within each other that may stand in one line, and a quarter of the columns of a table at most.
const COMPACT: usize = 3;
/// Entries of an array that make no table.
const FEW: usize = 6;
/// Columns of a table at most.
const MOST_COLUMNS: usize = 15;
/// Columns between entries.
const SEPARATOR: usize = 2;

/// An object in parts.
pub(super) struct Parts {
    /// What stands before the brackets, or nothing.
    pub base: String,
    /// The brackets, with what belongs to the first one.
    pub braces: [String; 2],
    /// What is between them.
    pub entries: Vec<String>,
    /// Whether entries may become a table, and those of which array.
    pub table: Option<Option<Object>>,
    /// Whether the last entry only says that there are more.
    pub has_more: bool,
}

impl Parts {
    /// Entries in square brackets.
    pub fn list(entries: Vec<String>) -> Parts {
        Parts {
            base: String::new(),
            braces: ["[".to_owned(), "]".to_owned()],
            entries,
            table: Some(None),
            has_more: false,
        }
    }
}

/// Units of a text in UTF-16.
fn length(text: &str) -> usize {
    match text.is_ascii() {
        true => text.len(),
        false => text.encode_utf16().count(),
    }
}

/// Columns of a text.
fn width(text: &str) -> usize {
    match text.is_ascii() {
        true => text.len(),
        false => text.chars().map(columns_of).sum(),
    }
}

/// Columns of a character, as node counts them.
fn columns_of(character: char) -> usize {
    const WIDE: &[(u32, u32)] = &[
        (0x1100, 0x115f),
        (0x2329, 0x232a),
        (0x2e80, 0x303e),
        (0x3040, 0x3247),
        (0x3250, 0x4dbf),
        (0x4e00, 0xa4c6),
        (0xa960, 0xa97c),
        (0xac00, 0xd7a3),
        (0xf900, 0xfaff),
        (0xfe10, 0xfe19),
        (0xfe30, 0xfe6b),
        (0xff01, 0xff60),
        (0xffe0, 0xffe6),
        (0x1b000, 0x1b001),
        (0x1f200, 0x1f251),
        (0x1f300, 0x1f64f),
        (0x1f900, 0x1f9ff),
        (0x20000, 0x3fffd),
    ];
    const NONE: &[(u32, u32)] = &[
        (0, 0x1f),
        (0x7f, 0x9f),
        (0x300, 0x36f),
        (0x200b, 0x200f),
        (0x20d0, 0x20ff),
        (0xfe00, 0xfe0f),
        (0xfe20, 0xfe2f),
        (0xe0100, 0xe01ef),
    ];
    let point = u32::from(character);
    let is_in = |ranges: &[(u32, u32)]| {
        ranges
            .iter()
            .any(|(first, last)| (*first..=*last).contains(&point))
    };
    match () {
        () if is_in(WIDE) => 2,
        () if is_in(NONE) => 0,
        () => 1,
    }
}

impl Inspector<'_, '_> {
    /// An object at a depth, of its parts.
    pub(super) fn join(&mut self, mut parts: Parts, depth: usize) -> Result<String, Raise> {
        let count = parts.entries.len();
        if let Some(array) = parts.table
            && count > FEW
        {
            parts.entries = self.as_table(parts.entries, array, parts.has_more)?;
        }
        let Parts {
            base,
            braces,
            entries,
            ..
        } = &parts;
        let [open, close] = braces;
        let before = if base.is_empty() {
            String::new()
        } else {
            format!("{base} ")
        };
        if self.deepest.saturating_sub(depth) < COMPACT && count == entries.len() {
            let start = entries.len() + self.indentation + length(open) + length(base) + 10;
            let lengths = entries.iter().map(|entry| length(entry)).sum::<usize>();
            let fits = entries.len() + start + lengths <= LINE && !base.contains('\n');
            if fits && !entries.iter().any(|entry| entry.contains('\n')) {
                let joined = entries.join(", ");
                return Ok(format!("{before}{open} {joined} {close}"));
            }
        }
        let line = format!("\n{}", " ".repeat(self.indentation));
        let joined = entries.join(&format!(",{line}  "));
        Ok(format!("{before}{open}{line}  {joined}{line}{close}"))
    }

    /// Lines of a table of many entries, or the entries if they are too different for one.
    fn as_table(
        &mut self,
        entries: Vec<String>,
        array: Option<Object>,
        has_more: bool,
    ) -> Result<Vec<String>, Raise> {
        let count = entries.len() - usize::from(has_more);
        let widths: Vec<usize> = entries.iter().take(count).map(|entry| width(entry)).collect();
        let total: usize = widths.iter().map(|width| width + SEPARATOR).sum();
        let longest = widths.iter().copied().max().unwrap_or(0);
        let most = longest + SEPARATOR;
        let fits = most * 3 + self.indentation < LINE;
        if !fits || !(total as f64 / most as f64 > 5.0 || longest <= 6) {
            return Ok(entries);
        }
        let bias = (most as f64 - total as f64 / entries.len() as f64).sqrt();
        let biased = (most as f64 - 3.0 - bias).max(1.0);
        let square = ((2.5 * biased * count as f64).sqrt() / biased + 0.5).floor() as usize;
        let columns = square
            .min((LINE - self.indentation) / most)
            .min(COMPACT * 4)
            .min(MOST_COLUMNS);
        if columns <= 1 {
            return Ok(entries);
        }
        let right = match array {
            Some(array) => self.are_numbers(array, entries.len())?,
            None => true,
        };
        let column_width = |column: usize| {
            let column = widths.iter().skip(column).step_by(columns).copied();
            column.max().unwrap_or(0) + SEPARATOR
        };
        let column_widths: Vec<usize> = (0..columns).map(column_width).collect();
        let mut lines = Vec::new();
        for (row, row_widths) in entries[..count].chunks(columns).zip(widths.chunks(columns)) {
            let mut line = String::new();
            let cells = row.iter().zip(row_widths).zip(&column_widths);
            for (at, ((entry, width), column)) in cells.enumerate() {
                let is_last = at + 1 == row.len();
                let fill = " ".repeat(column - SEPARATOR - width);
                let comma = if is_last { "" } else { ", " };
                line.push_str(&match (right, is_last) {
                    (true, _) => format!("{fill}{entry}{comma}"),
                    (false, true) => entry.clone(),
                    (false, false) => format!("{entry}{comma}{fill}"),
                });
            }
            lines.push(line);
        }
        lines.extend(entries.into_iter().skip(count));
        Ok(lines)
    }

    /// Whether so many elements of an array are numbers.
    fn are_numbers(&mut self, array: Object, count: usize) -> Result<bool, Raise> {
        for index in 0..count as u32 {
            let own = self.js.own(array, Key::Index(index))?;
            if own.map(|own| own.value()).and_then(Value::as_number).is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

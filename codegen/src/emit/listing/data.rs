//! Bytes with fields in them as data directives.

use std::fmt::Write;

/// Bytes in a line.
const ROW: usize = 16;
/// Zeroes that are worth a directive of their own.
const ZEROES: usize = 16;
/// Characters that make a text.
const TEXT: usize = 4;

/// Contents of an object or section.
pub(super) struct Data<'a> {
    bytes: &'a [u8],
    /// Offset, size and text of each field, ascending.
    fields: Vec<(u64, usize, String)>,
}

impl<'a> Data<'a> {
    pub fn new(bytes: &'a [u8], fields: Vec<(u64, usize, String)>) -> Data<'a> {
        Data { bytes, fields }
    }

    /// Appends the directives.
    pub fn write(&self, out: &mut String) {
        let mut done = 0;
        for (offset, size, text) in &self.fields {
            let offset = *offset as usize;
            // Of overlapping fields the first one counts.
            let Some(before) = self.bytes.get(done..offset) else {
                continue;
            };
            plain(before, out);
            let directive = if *size == 8 { ".quad" } else { ".long" };
            let _ = writeln!(out, "\t{directive} {text}");
            done = offset + size;
        }
        plain(self.bytes.get(done..).unwrap_or_default(), out);
    }
}

/// Bytes without fields: texts, runs of zeroes, and the rest.
fn plain(mut bytes: &[u8], out: &mut String) {
    while !bytes.is_empty() {
        let zeroes = bytes.iter().take_while(|&&byte| byte == 0).count();
        let take = if is_zeroes(bytes) || zeroes == bytes.len() {
            let _ = writeln!(out, "\t.zero {zeroes}");
            zeroes
        } else if is_text(bytes) {
            let printable = bytes.iter().take_while(|&&byte| is_printable(byte)).count();
            let (text, rest) = bytes.split_at(printable);
            let terminated = rest.first() == Some(&0);
            let directive = if terminated { ".string" } else { ".ascii" };
            let _ = writeln!(out, "\t{directive} {}", super::string(text));
            printable + usize::from(terminated)
        } else {
            let ends = |&at: &usize| {
                bytes
                    .get(at..)
                    .is_some_and(|rest| is_zeroes(rest) || is_text(rest))
            };
            let end = (1..ROW).find(ends).unwrap_or(ROW);
            let row = bytes.get(..end).unwrap_or(bytes);
            let list: Vec<String> = row.iter().map(|byte| format!("{byte:#x}")).collect();
            let _ = writeln!(out, "\t.byte {}", list.join(", "));
            row.len()
        };
        bytes = bytes.get(take..).unwrap_or_default();
    }
}

fn is_printable(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\t' | b' '..=b'~')
}

fn is_text(bytes: &[u8]) -> bool {
    bytes
        .get(..TEXT)
        .is_some_and(|bytes| bytes.iter().all(|&byte| is_printable(byte)))
}

fn is_zeroes(bytes: &[u8]) -> bool {
    bytes
        .get(..ZEROES)
        .is_some_and(|bytes| bytes.iter().all(|&byte| byte == 0))
}

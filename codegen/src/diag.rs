//! Problems found in source text, and the texts themselves.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A file of [`Sources`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FileId(pub u32);

impl FileId {
    /// The file that was asked for; imported ones follow.
    pub const MAIN: FileId = FileId(0);
}

/// A named text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    name: String,
    text: Arc<Vec<u8>>,
    /// In bytes: that of the text, even where the text itself is not there.
    length: usize,
    /// Found when the first problem is.
    lines: Arc<OnceLock<Vec<u32>>>,
}

impl SourceFile {
    /// Keeps `text` under `name`, which is what messages show.
    pub fn new(name: impl Into<String>, text: impl Into<Vec<u8>>) -> SourceFile {
        let text = text.into();
        SourceFile {
            name: name.into(),
            length: text.len(),
            text: Arc::new(text),
            lines: Arc::default(),
        }
    }

    /// A text that is not there, but of which is known where its lines start and how many bytes it has: places in it have lines and columns.
    pub fn absent(name: impl Into<String>, mut starts: Vec<u32>, length: u32) -> SourceFile {
        if starts.is_empty() {
            starts.push(0);
        }
        SourceFile {
            name: name.into(),
            length: length as usize,
            text: Arc::default(),
            lines: Arc::new(OnceLock::from(starts)),
        }
    }

    /// Where each line starts, in bytes.
    pub fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let mut starts = vec![0];
            let (chunks, rest) = self.text.as_chunks::<8>();
            for (index, chunk) in chunks.iter().enumerate() {
                // Eight bytes at a time: the highest bit of each that is a line end.
                let unlike = u64::from_le_bytes(*chunk) ^ u64::from_le_bytes([b'\n'; 8]);
                let low = unlike & u64::from_le_bytes([0x7f; 8]);
                let mut ends =
                    !((low + u64::from_le_bytes([0x7f; 8])) | unlike) & u64::from_le_bytes([0x80; 8]);
                while ends != 0 {
                    starts.push(8 * index as u32 + ends.trailing_zeros() / 8 + 1);
                    ends &= ends - 1;
                }
            }
            let start = self.text.len() - rest.len();
            let ends = rest.iter().enumerate().filter(|&(_, &b)| b == b'\n');
            starts.extend(ends.map(|(i, _)| (start + i) as u32 + 1));
            starts
        })
    }

    /// Name for messages.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text, shared.
    pub fn shared_text(&self) -> Arc<Vec<u8>> {
        self.text.clone()
    }

    /// The whole text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Line and column of a byte offset, both from 1; the column counts bytes. Offsets after the end give the end.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let offset = offset.min(self.length as u32);
        let lines = self.lines();
        let line = lines.partition_point(|&start| start <= offset).max(1);
        (line as u32, offset - lines[line - 1] + 1)
    }

    /// As [`SourceFile::line_col`], with a column in characters. Bytes that are no UTF-8 count as the characters that stand for them in messages.
    pub fn line_character(&self, offset: u32) -> (u32, u32) {
        let (line, column) = self.line_col(offset);
        let end = (offset as usize).min(self.text.len());
        let start = (end + 1).checked_sub(column as usize);
        let Some(before) = start.and_then(|start| self.text.get(start..end)) else {
            return (line, column);
        };
        let characters = String::from_utf8_lossy(before).chars().count();
        (line, characters as u32 + 1)
    }

    /// As [`SourceFile::line_col`], fast if the place is in line `near` or a few lines after it.
    pub fn line_col_near(&self, offset: u32, near: u32) -> (u32, u32) {
        /// Lines that are tried one after the other.
        const STEPS: usize = 8;
        let starts = self
            .lines()
            .get(near.saturating_sub(1) as usize..)
            .unwrap_or_default();
        let few = starts.get(..STEPS).unwrap_or(starts);
        match few.iter().position(|&start| start > offset) {
            Some(behind @ 1..) if offset as usize <= self.length => {
                (near.max(1) + behind as u32 - 1, offset - few[behind - 1] + 1)
            }
            _ => self.line_col(offset),
        }
    }

    /// End of the word at `offset`, for spans.
    pub fn word_end(&self, offset: u32) -> u32 {
        let rest = self.text.get(offset as usize..).unwrap_or(&[]);
        let stop = |b: &u8| b.is_ascii_whitespace() || b"(){}[]<>=,:*\"".contains(b);
        let length = rest.iter().position(stop).unwrap_or(rest.len());
        offset.saturating_add(length.max(1) as u32)
    }

    /// The text of a line (from 1) without its end; empty for lines that do not exist.
    pub fn line(&self, line: u32) -> &[u8] {
        let Some(&start) = (line as usize).checked_sub(1).and_then(|i| self.lines().get(i)) else {
            return &[];
        };
        let end = self
            .lines()
            .get(line as usize)
            .map_or(self.length, |&next| next as usize - 1);
        let bytes = self.text.get(start as usize..end).unwrap_or_default();
        bytes.strip_suffix(b"\r").unwrap_or(bytes)
    }
}

/// The files a module was read from.
#[derive(Clone, Default, Debug)]
pub struct Sources {
    files: Vec<SourceFile>,
}

impl Sources {
    /// Adds a file.
    pub fn add(&mut self, file: SourceFile) -> FileId {
        self.files.push(file);
        FileId(self.files.len() as u32 - 1)
    }

    /// A file, if there is one.
    pub fn get(&self, file: FileId) -> Option<&SourceFile> {
        self.files.get(file.0 as usize)
    }

    /// The word at an offset of a file.
    pub fn word(&self, file: FileId, start: u32) -> Span {
        let end = self.get(file).map_or(start, |source| source.word_end(start));
        Span { file, start, end }
    }

    /// All files.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(i, f)| (FileId(i as u32), f))
    }
}

/// How bad a problem is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Accepted with a doubt.
    Warning,
    /// Rejected.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Severity::Error {
            "error"
        } else {
            "warning"
        })
    }
}

/// A stretch of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// Behind the last byte.
    pub end: u32,
}

/// A problem, ready to be shown: it carries everything its rendering needs besides a renderer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Short stable name of the rule, such as `syntax` or `unknown-type`.
    pub code: &'static str,
    /// Where.
    pub span: Span,
    /// Name of the file.
    pub file: String,
    /// From 1; 0 = not from text.
    pub line: u32,
    /// From 1, in bytes.
    pub column: u32,
    /// Line and column, from 1, in characters; 0 = not from text.
    pub place: (u32, u32),
    /// As [`Diagnostic::place`], of the end of the span.
    pub end: (u32, u32),
    /// The line the span starts on, cut to a window around the span if it is very long.
    pub excerpt: String,
    /// Byte range of the span within `excerpt`; it ends with the line.
    pub excerpt_span: std::ops::Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What the marked place is, in a few words; may be empty.
    pub label: String,
    /// What to do about it; may be empty.
    pub hint: String,
    /// Another place that it has to do with, with a label: where a name was defined first, for instance.
    pub related: Option<Box<Diagnostic>>,
}

impl Diagnostic {
    /// A diagnostic for a stretch of a known file. Label and hint are added with [`Diagnostic::label`] and [`Diagnostic::hint`].
    pub fn new(
        sources: &Sources,
        severity: Severity,
        code: &'static str,
        span: Span,
        message: impl Into<String>,
    ) -> Diagnostic {
        let mut diagnostic = Diagnostic {
            severity,
            code,
            span,
            file: String::new(),
            line: 0,
            column: 0,
            place: (0, 0),
            end: (0, 0),
            excerpt: String::new(),
            excerpt_span: 0..0,
            message: message.into(),
            label: String::new(),
            hint: String::new(),
            related: None,
        };
        if let Some(file) = sources.get(span.file) {
            diagnostic.file = file.name().to_owned();
            if span.start != u32::MAX {
                (diagnostic.line, diagnostic.column) = file.line_col(span.start);
                diagnostic.place = file.line_character(span.start);
                diagnostic.end = file.line_character(span.end.max(span.start));
                diagnostic.cut_excerpt(
                    file.line(diagnostic.line),
                    span.end.saturating_sub(span.start) as usize,
                );
            }
        }
        diagnostic
    }

    /// An error of a whole file, or of what is made of it.
    pub fn unplaced(code: &'static str, file: &str, message: String) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            span: Span {
                file: FileId::MAIN,
                start: u32::MAX,
                end: u32::MAX,
            },
            file: file.to_owned(),
            line: 0,
            column: 0,
            place: (0, 0),
            end: (0, 0),
            excerpt: String::new(),
            excerpt_span: 0..0,
            message,
            label: String::new(),
            hint: String::new(),
            related: None,
        }
    }

    /// An error at an offset of the binary `file`.
    pub fn at_offset(code: &'static str, file: &str, offset: u32, message: &str) -> Diagnostic {
        let span = Span {
            file: FileId::MAIN,
            start: offset,
            end: offset.saturating_add(1),
        };
        Diagnostic {
            span,
            ..Diagnostic::unplaced(code, file, format!("offset {offset:#x}: {message}"))
        }
    }

    /// Says what the marked place is.
    pub fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = label.into();
        self
    }

    /// Shows where a name was defined first, if that place is known.
    pub fn first_defined(mut self, sources: &Sources, span: Span) -> Diagnostic {
        let first = Diagnostic::new(sources, self.severity, self.code, span, "");
        if first.line != 0 {
            self.related = Some(Box::new(first.label("first defined here")));
        }
        self
    }

    /// Says what to do.
    pub fn hint(mut self, hint: impl Into<String>) -> Diagnostic {
        self.hint = hint.into();
        self
    }

    fn cut_excerpt(&mut self, line: &[u8], length: usize) {
        const BEFORE: usize = 80;
        const TOTAL: usize = 160;
        let start = (self.column as usize - 1).min(line.len());
        let end = (start + length.max(1)).min(line.len());
        let from = if line.len() <= TOTAL {
            0
        } else {
            start.saturating_sub(BEFORE)
        };
        let to = line.len().min(from + TOTAL);
        let before = String::from_utf8_lossy(&line[from..start.min(to)]);
        let marked = String::from_utf8_lossy(&line[start.min(to)..end.min(to)]);
        self.excerpt_span = before.len()..before.len() + marked.len();
        let after = String::from_utf8_lossy(&line[end.min(to)..to]);
        self.excerpt =
            format!("{before}{marked}{after}").replace(|c: char| c.is_ascii_control() && c != '\t', " ");
    }
}

impl Diagnostic {
    /// The line, and a mark under the place with its label.
    fn show_excerpt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.line.to_string();
        let before = self.excerpt.get(..self.excerpt_span.start).unwrap_or("");
        let marked = self.excerpt.get(self.excerpt_span.clone()).unwrap_or("");
        let pad: String = before
            .chars()
            .map(|c| if c == '\t' { '\t' } else { ' ' })
            .collect();
        let carets = "^".repeat(marked.chars().count().max(1));
        write!(f, "\n{number} | {}", self.excerpt)?;
        write!(f, "\n{:w$} | {pad}{carets}", "", w = number.len())?;
        if !self.label.is_empty() {
            write!(f, " {}", self.label)?;
        }
        Ok(())
    }
}

impl fmt::Display for Diagnostic {
    /// `file:line:column: error: message`, the line with a caret under the span, the hint; no trailing line end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}:", self.file)?;
        }
        if self.line != 0 {
            write!(f, "{}:{}:", self.line, self.column)?;
        }
        if !self.file.is_empty() || self.line != 0 {
            f.write_str(" ")?;
        }
        write!(f, "{}: {}", self.severity, self.message)?;
        if self.line != 0 {
            self.show_excerpt(f)?;
        }
        if let Some(related) = &self.related {
            if related.file != self.file {
                write!(f, "\n{}:", related.file)?;
            }
            related.show_excerpt(f)?;
        }
        if !self.hint.is_empty() {
            write!(f, "\nhint: {}", self.hint)?;
        }
        Ok(())
    }
}

/// Collects diagnostics up to a limit of each severity, and the functions that errors are in.
#[derive(Debug)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    limit: usize,
    errors: usize,
    warnings: usize,
    /// More errors are looked for when no more are kept.
    endless: bool,
    /// The function in work, by number.
    within: Option<u32>,
    /// Those with errors.
    functions: BTreeSet<u32>,
    /// Whether there is an error that no function can be left out for.
    outside: bool,
}

impl Diagnostics {
    /// How many errors are reported unless someone asks for more.
    pub const DEFAULT_LIMIT: usize = 20;

    /// A collector that keeps at most `limit` errors and as many warnings.
    pub fn new(limit: usize) -> Diagnostics {
        Diagnostics {
            list: Vec::new(),
            limit: limit.max(1),
            errors: 0,
            warnings: 0,
            endless: false,
            within: None,
            functions: BTreeSet::new(),
            outside: false,
        }
    }

    /// With `endless` it is never full: who goes on without the functions that have errors must know them all.
    pub fn endless(mut self, endless: bool) -> Diagnostics {
        self.endless = endless;
        self
    }

    /// Whether it is never full.
    pub fn is_endless(&self) -> bool {
        self.endless
    }

    /// Says that what follows is about the code of this function, or about none.
    pub fn enter(&mut self, function: Option<u32>) {
        self.within = function;
    }

    /// Says that the last errors concern more than the code of a function.
    pub fn concern_all(&mut self) {
        self.outside = true;
    }

    /// A collector with the same limits and nothing in it.
    pub fn further(&self) -> Diagnostics {
        Diagnostics::new(self.limit).endless(self.endless)
    }

    /// Adds the errors of `other`, and what it knows of functions; not its warnings.
    pub fn take_errors(&mut self, other: Diagnostics) {
        let room = self.limit.saturating_sub(self.errors);
        let errors = other.list.into_iter().filter(|d| d.severity == Severity::Error);
        self.list.extend(errors.take(room));
        self.errors += other.errors;
        self.functions.extend(other.functions);
        self.outside |= other.outside;
    }

    /// The functions with errors; none if there are errors that concern more than the code of a function.
    pub fn functions(&self) -> Option<&BTreeSet<u32>> {
        (!self.outside).then_some(&self.functions)
    }

    /// Adds one unless its severity is full; the number of errors counts on.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let count = if diagnostic.severity == Severity::Error {
            match self.within {
                Some(function) => _ = self.functions.insert(function),
                None => self.outside = true,
            }
            &mut self.errors
        } else {
            &mut self.warnings
        };
        *count += 1;
        if *count <= self.limit {
            self.list.push(diagnostic);
        }
    }

    /// Number of errors, those not kept included.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// The last one that was added.
    pub fn last(&self) -> Option<&Diagnostic> {
        self.list.last()
    }

    /// Whether another error would not be kept.
    pub fn is_full(&self) -> bool {
        !self.endless && self.errors >= self.limit
    }

    /// What was kept, by file and place.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.list.sort_by_key(|d| (d.span.file, d.span.start));
        self.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(text: &str) -> Sources {
        let mut sources = Sources::default();
        sources.add(SourceFile::new("a.mpl", text.as_bytes()));
        sources
    }

    #[test]
    fn lines_are_found_wherever_they_end() {
        for text in [
            "\n",
            "\n\n\n\n\n\n\n\n\n",
            "1234567\n",
            "12345678\nx",
            "\u{8a}\u{a}\u{b}\u{10a}\n\x0b\x1a\n*\n",
            "",
        ] {
            let file = SourceFile::new("a", text.repeat(3).as_bytes());
            let bytes = file.text();
            let mut place = (1, 1);
            for offset in 0..=bytes.len() {
                assert_eq!(file.line_col(offset as u32), place, "{text:?} at {offset}");
                for near in 0..=place.0 + 1 {
                    assert_eq!(
                        file.line_col_near(offset as u32, near),
                        place,
                        "{text:?} at {offset} near {near}"
                    );
                }
                place = match bytes.get(offset) {
                    Some(b'\n') => (place.0 + 1, 1),
                    _ => (place.0, place.1 + 1),
                };
            }
        }
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        let file = SourceFile::new("a", b"ab\r\ncd\n".as_slice());
        assert_eq!(
            (file.line_col(0), file.line_col(4), file.line_col(5)),
            ((1, 1), (2, 1), (2, 2))
        );
        assert_eq!(file.line_col(99), (3, 1));
        assert_eq!(
            (file.line(1), file.line(2), file.line(3), file.line(4)),
            (&b"ab"[..], &b"cd"[..], &b""[..], &b""[..])
        );
    }

    #[test]
    fn columns_may_count_characters() {
        let file = SourceFile::new("a", "x\ntä€😀z".as_bytes());
        assert_eq!(file.line_col(13), (2, 12));
        assert_eq!(file.line_character(12), (2, 5));
        assert_eq!(file.line_character(99), (2, 6));
        assert_eq!(file.line_character(0), (1, 1));
        assert_eq!(
            SourceFile::new("a", b"\xff\xffx".as_slice()).line_character(2),
            (1, 3)
        );
    }

    #[test]
    fn plain_text_shows_place_excerpt_label_and_hint() {
        let sources = sources("flavor 1\n\tvar $x i33\n");
        let span = Span {
            file: FileId::MAIN,
            start: 17,
            end: 20,
        };
        let shown = Diagnostic::new(&sources, Severity::Error, "syntax", span, "no such type")
            .label("here")
            .hint("write i32")
            .to_string();
        assert_eq!(
            shown,
            "a.mpl:2:9: error: no such type\n2 | \tvar $x i33\n  | \t       ^^^ here\nhint: write i32"
        );
    }

    #[test]
    fn long_lines_are_cut_around_the_span() {
        let text = "x".repeat(1000);
        let span = Span {
            file: FileId::MAIN,
            start: 500,
            end: 900,
        };
        let d = Diagnostic::new(&sources(&text), Severity::Warning, "syntax", span, "long");
        assert_eq!((d.excerpt.len(), d.excerpt_span), (160, 80..160));
    }

    #[test]
    fn functions_with_errors_are_known_beyond_the_limit() {
        let mut all = Diagnostics::new(1).endless(true);
        for function in [3, 5, 3] {
            all.enter(Some(function));
            all.push(Diagnostic::unplaced("syntax", "a", "m".to_owned()));
        }
        assert!(!all.is_full());
        assert_eq!(all.functions(), Some(&BTreeSet::from([3, 5])));
        all.enter(None);
        all.push(Diagnostic::unplaced("syntax", "a", "m".to_owned()));
        assert_eq!(all.functions(), None);
        assert_eq!(all.finish().len(), 1);
    }

    #[test]
    fn the_limit_counts_each_severity() {
        let sources = sources("x");
        let mut all = Diagnostics::new(2);
        for severity in [
            Severity::Error,
            Severity::Warning,
            Severity::Error,
            Severity::Error,
        ] {
            let span = Span {
                file: FileId::MAIN,
                start: 0,
                end: 1,
            };
            all.push(Diagnostic::new(&sources, severity, "syntax", span, "m"));
        }
        assert!(all.is_full() && all.errors() == 3);
        assert_eq!(all.finish().len(), 3);
    }
}

//! One test file: which kinds of test it asks for, what it expects, and how new expectations are written back.
//!
//! A case is a source whose comments carry directives: a text in any language, or the bytes of a binary in hexadecimal with `#`.
//! The grammar of the comments is in `cases/README.md`; this module knows only their shape, the kinds in [`crate::kinds`] know what they mean.

use std::ops::Range;
use std::path::{Path, PathBuf};

use maple_codegen::front::{Source, maple};

/// Directives that stand on one line, `# key: rest`.
const LINE_KEYS: &[&str] = &[
    "run", "stdin", "stdout", "stderr", "status", "error", "help", "first", "refused",
];

/// Directives that open a block, `# key:`, made of the comment lines that follow.
const BLOCK_KEYS: &[&str] = &[
    "print",
    "dump",
    "disasm",
    "regcode",
    "lir",
    "lir=fusion",
    "lir=slots",
    "lir=accumulators",
    "lir=stores",
    "lir=copies",
    "trace",
];

/// A parsed test file.
pub struct Case {
    /// Where the file is.
    pub path: PathBuf,
    /// Path below the folder of all cases, the name of the test.
    pub name: String,
    /// What the source is written in. That of a binary is spelt: `.hex` after its extension, pairs of hexadecimal digits between blanks, up
    /// to a `#` in a line.
    pub language: Source,
    /// What comments of its language start with.
    pub sign: &'static str,
    /// All lines, without their ends.
    pub lines: Vec<String>,
    /// The `# test` lines: name of the kind and the words after it.
    pub kinds: Vec<(String, Vec<String>)>,
    /// The directives in file order.
    pub directives: Vec<Directive>,
}

/// An expectation in a comment.
pub struct Directive {
    /// The word before the colon.
    pub key: &'static str,
    /// Lines of the file (0-based) that make up the directive.
    pub lines: Range<usize>,
    /// What follows the colon, or the lines of the block, without the comment sign.
    pub text: Vec<String>,
}

impl Directive {
    /// The text of a directive of one line.
    pub fn line(&self) -> &str {
        self.text.first().map_or("", String::as_str)
    }
}

impl Case {
    /// Reads the file at `path`; `name` is what the test is called.
    ///
    /// # Errors
    /// If the file cannot be read, or names no kind of test.
    pub fn read(path: &Path, name: &str) -> Result<Case, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let language = Source::named(Path::new(name)).unwrap_or(maple::SOURCE);
        let sign = match language.form.binary {
            true => "#",
            false => language.language.comment,
        };
        let kinds: Vec<_> = lines
            .iter()
            .filter_map(|line| line.strip_prefix(sign)?.strip_prefix(" test "))
            .filter_map(|rest| {
                let mut words = rest.split_whitespace().map(str::to_owned);
                Some((words.next()?, words.collect()))
            })
            .collect();
        if kinds.is_empty() {
            return Err(format!("{}: no `{sign} test KIND` line", path.display()));
        }
        let directives = directives(&lines, sign);
        Ok(Case {
            path: path.to_owned(),
            name: name.to_owned(),
            language,
            sign,
            lines,
            kinds,
            directives,
        })
    }

    /// The module to compile: of a text the file up to its last line that is neither blank nor a comment, else the bytes that it spells.
    ///
    /// Expectations at the end are left out, so that the position of an error at the end of the file does not move when they change.
    pub fn source(&self) -> Vec<u8> {
        match self.language.form.binary {
            true => bytes(&self.lines),
            false => self.text().into_bytes(),
        }
    }

    fn text(&self) -> String {
        let end = self
            .lines
            .iter()
            .rposition(|line| !is_comment_or_blank(line, self.sign))
            .map_or(0, |last| last + 1);
        let mut source = self.lines[..end].join("\n");
        source.push('\n');
        source
    }

    /// The directives called `key`, in file order.
    pub fn all<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a Directive> + 'a {
        self.directives
            .iter()
            .filter(move |directive| directive.key == key)
    }

    /// The texts of the one-line directives called `key`.
    pub fn texts(&self, key: &str) -> Vec<&str> {
        self.directives
            .iter()
            .filter(|d| d.key == key)
            .map(Directive::line)
            .collect()
    }

    /// The other forms of the case's language in which it can be written, and is the same whatever text it comes from. The binary form of MAPLE IR
    /// has the places of the text, so it is none of them: the compiler's own tests read and write it for each case.
    pub fn other_forms(&self) -> impl Iterator<Item = Source> {
        let own = self.language;
        Source::all().filter(move |form| {
            form.language == own.language
                && own.language != maple::SOURCE.language
                && *form != own
                && self
                    .refused()
                    .all(|(extension, _)| extension != form.form.extension)
        })
    }

    /// Forms that cannot say what the case says: extension, and a part of the error.
    pub fn refused(&self) -> impl Iterator<Item = (&str, &str)> {
        self.all("refused").map(|directive| {
            let line = directive.line();
            line.split_once(": ").unwrap_or((line, ""))
        })
    }

    /// A line of text as a comment, without a blank at its end.
    pub fn comment(&self, text: &str) -> String {
        format!("{} {text}", self.sign).trim_end().to_owned()
    }

    /// Whether the case asks for this kind of test.
    pub fn has_kind(&self, kind: &str) -> bool {
        self.kinds.iter().any(|(name, _)| name == kind)
    }
}

/// The bytes that lines spell. What is no byte becomes 0xff: a case with such a slip does not do what it says.
fn bytes(lines: &[String]) -> Vec<u8> {
    let code = |line: &String| line.split('#').next().unwrap_or_default().to_owned();
    let codes: Vec<String> = lines.iter().map(code).collect();
    let words = codes.iter().flat_map(|code| code.split_whitespace());
    words
        .map(|word| u8::from_str_radix(word, 16).unwrap_or(0xff))
        .collect()
}

fn is_comment_or_blank(line: &str, sign: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || line.starts_with(sign)
}

/// `# key: rest` with a known key.
fn split_directive<'l>(line: &'l str, sign: &str) -> Option<(&'static str, &'l str)> {
    let (key, rest) = line.strip_prefix(sign)?.strip_prefix(' ')?.split_once(':')?;
    let key = LINE_KEYS.iter().chain(BLOCK_KEYS).find(|known| **known == key)?;
    if BLOCK_KEYS.contains(key) && !rest.is_empty() {
        return None;
    }
    Some((key, rest.strip_prefix(' ').unwrap_or(rest)))
}

fn directives(lines: &[String], sign: &str) -> Vec<Directive> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let start = at;
        at += 1;
        let Some((key, rest)) = split_directive(line, sign) else {
            continue;
        };
        let text = if BLOCK_KEYS.contains(&key) {
            while lines
                .get(at)
                .is_some_and(|l| l.starts_with(sign) && split_directive(l, sign).is_none())
            {
                at += 1;
            }
            lines[start + 1..at]
                .iter()
                .map(|l| uncomment(l, sign).to_owned())
                .collect()
        } else {
            vec![rest.to_owned()]
        };
        found.push(Directive {
            key,
            lines: start..at,
            text,
        });
    }
    found
}

fn uncomment<'l>(line: &'l str, sign: &str) -> &'l str {
    let line = line.strip_prefix(sign).unwrap_or(line);
    line.strip_prefix(' ').unwrap_or(line)
}

/// A piece of a test file beside what it should read.
pub struct Comparison {
    /// Lines of the file (0-based); empty at the place of insertion if the file lacks the expectation.
    pub lines: Range<usize>,
    /// What those lines should be.
    pub actual: Vec<String>,
    /// A word on what disagrees, shown above the difference.
    pub what: String,
}

/// Compares the lines of `case` with what they should be.
///
/// With `bless`, writes the file anew instead of failing.
///
/// # Errors
/// The differences as a unified diff, or the reason why the file could not be written.
pub fn settle(case: &Case, comparisons: Vec<Comparison>, bless: bool) -> Result<(), String> {
    let mut wrong: Vec<Comparison> = comparisons
        .into_iter()
        .filter(|c| case.lines[c.lines.clone()] != c.actual[..])
        .collect();
    if wrong.is_empty() {
        return Ok(());
    }
    wrong.sort_by_key(|c| (c.lines.start, c.lines.end));
    let mut lines = Vec::new();
    let mut done = 0;
    for c in &wrong {
        lines.extend_from_slice(&case.lines[done..c.lines.start]);
        lines.extend_from_slice(&c.actual);
        done = c.lines.end;
    }
    lines.extend_from_slice(&case.lines[done..]);
    let new = lines.join("\n") + "\n";
    if bless {
        return std::fs::write(&case.path, new).map_err(|e| format!("{}: {e}", case.path.display()));
    }
    let old = case.lines.join("\n") + "\n";
    let diff = similar::TextDiff::from_lines(&old, &new);
    let mut message = String::new();
    for c in &wrong {
        message.push_str(&format!("line {}: {}\n", c.lines.start + 1, c.what));
    }
    message.push_str(
        &diff
            .unified_diff()
            .context_radius(1)
            .header("expected", "actual")
            .to_string(),
    );
    message
        .push_str("if the new behaviour is right, run again with MAPLE_BLESS=1 to write it into the file\n");
    Err(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(text: &str) -> Case {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let directives = directives(&lines, "#");
        Case {
            path: PathBuf::new(),
            name: String::new(),
            language: maple::SOURCE,
            sign: "#",
            lines,
            kinds: Vec::new(),
            directives,
        }
    }

    #[test]
    fn trailing_expectations_are_no_source() {
        let case = case("# test error\nfunc &f\n# error: 2:1: x\n\n# more\n");
        assert_eq!(case.source(), b"# test error\nfunc &f\n");
    }

    #[test]
    fn bytes_stand_between_comments() {
        let lines = ["# test run", "53 48  # guard", "", " ff 0", "# run: &f()"].map(str::to_owned);
        assert_eq!(bytes(&lines), [0x53, 0x48, 0xff, 0]);
    }

    #[test]
    fn blocks_end_at_the_next_directive() {
        let case = case("# print:\n# a\n#\n#   b\n# run: &f()\n");
        assert_eq!(case.directives.len(), 2);
        assert_eq!(case.directives[0].text, ["a", "", "  b"]);
        assert_eq!(case.directives[0].lines, 0..4);
        assert_eq!(case.directives[1].line(), "&f()");
    }

    #[test]
    fn prose_with_a_colon_is_no_directive() {
        assert!(
            case("# note: nothing\n# print: nothing either\n")
                .directives
                .is_empty()
        );
    }
}

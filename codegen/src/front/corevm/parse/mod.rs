//! Text to modules (lang.md §1 and §2). Only syntax is checked; what names mean is the business of the check.
//!
//! [`lex`] cuts the text, [`items`] reads metadata and structures, [`function`] declarations and heads of functions, [`body`] blocks and
//! instructions. After an error, reading goes on behind the next `;` or `}` ([`recover`]), so that every error of a file is reported.
//!
//! Beyond what upstream's reader takes there are comments, signs, hexadecimal numbers, `inf`, `nan` and `nan(0x7ff8000000000001)` with
//! all bits, escapes in strings, names in quotes where text could not spell them otherwise, words with a meaning as names of values,
//! labels, fields and parameters, commas between operands and options, `#name` for a string, blocks without instructions,
//! `object null`, and functions with dots in their names.

mod body;
mod constant;
mod function;
mod items;
mod lex;
mod names;
mod number;
mod recover;
mod types;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity, SourceFile, Sources, Span};

use super::super::Origin;
use super::ast::Module;
use lex::{Tok, Token};
use names::Named;

pub(super) use items::META;

/// Reads a text. `None` if there were errors, which `diagnostics` then has, all of them; warnings it may get in any case.
pub fn parse(file: SourceFile, diagnostics: &mut Diagnostics) -> Option<Module> {
    let text = file.shared_text();
    let mut module = Module {
        origin: Origin::Text,
        ..Module::default()
    };
    module.sources.add(file);
    let before = diagnostics.errors();
    if u32::try_from(text.len()).is_err() {
        let place = Place { start: 0, end: 1 };
        let message = "the text is 4 GiB or longer";
        let error = diagnostic(
            &module.sources,
            Severity::Error,
            "size",
            place,
            message,
            "split the module",
        );
        diagnostics.push(error);
        return None;
    }
    let mut parser = Parser {
        text: &text,
        tokens: lex::tokens(&text),
        at: 0,
        module,
        diagnostics,
    };
    parser.module();
    let module = parser.module;
    (diagnostics.errors() == before).then_some(module)
}

/// A stretch of the text.
#[derive(Clone, Copy, Debug)]
struct Place {
    start: u32,
    end: u32,
}

impl From<Token> for Place {
    fn from(token: Token) -> Place {
        Place {
            start: token.start,
            end: token.end,
        }
    }
}

impl Place {
    /// The byte behind a token.
    fn behind(token: Token) -> Place {
        Place {
            start: token.end,
            end: token.end.saturating_add(1),
        }
    }
}

fn diagnostic(
    sources: &Sources,
    severity: Severity,
    code: &'static str,
    place: Place,
    message: &str,
    hint: &str,
) -> Diagnostic {
    let span = Span {
        file: FileId::MAIN,
        start: place.start,
        end: place.end,
    };
    Diagnostic::new(sources, severity, code, span, message).hint(hint)
}

/// A syntax error was reported, and what follows up to the next `;` or `}` is of no use.
struct Skip;

type Parsed<T> = Result<T, Skip>;

struct Parser<'p> {
    text: &'p [u8],
    tokens: Vec<Token>,
    at: usize,
    module: Module,
    diagnostics: &'p mut Diagnostics,
}

impl<'p> Parser<'p> {
    /// The token `ahead` of the next one; after the end, the end.
    fn peek_at(&self, ahead: usize) -> Token {
        let end = Token {
            tok: Tok::Eof,
            start: self.text.len() as u32,
            end: self.text.len() as u32,
        };
        self.tokens.get(self.at + ahead).copied().unwrap_or(end)
    }

    fn peek(&self) -> Token {
        self.peek_at(0)
    }

    fn next(&mut self) -> Token {
        let token = self.peek();
        self.at += 1;
        token
    }

    /// The token that was read last.
    fn last(&self) -> Option<Token> {
        self.tokens.get(self.at.checked_sub(1)?).copied()
    }

    fn is(&self, punct: u8) -> bool {
        self.is_at(0, punct)
    }

    fn is_at(&self, ahead: usize, punct: u8) -> bool {
        self.peek_at(ahead).tok == Tok::Punct(punct)
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.is(punct);
        self.at += usize::from(found);
        found
    }

    fn bytes(&self, place: impl Into<Place>) -> &'p [u8] {
        let Place { start, end } = place.into();
        self.text.get(start as usize..end as usize).unwrap_or(&[])
    }

    /// The text of a word; empty for other tokens.
    fn word(&self, token: Token) -> &'p [u8] {
        match token.tok {
            Tok::Word => self.bytes(token),
            _ => &[],
        }
    }

    fn is_word(&self, token: Token, word: &str) -> bool {
        self.word(token) == word.as_bytes()
    }

    fn error(&mut self, code: &'static str, place: impl Into<Place>, message: impl AsRef<str>, hint: &str) {
        let sources = &self.module.sources;
        let place = place.into();
        let error = diagnostic(sources, Severity::Error, code, place, message.as_ref(), hint);
        self.diagnostics.push(error);
    }

    fn warning(&mut self, code: &'static str, place: impl Into<Place>, message: &str, hint: &str) {
        let sources = &self.module.sources;
        let warning = diagnostic(sources, Severity::Warning, code, place.into(), message, hint);
        self.diagnostics.push(warning);
    }

    /// A token for messages, cut if it is long.
    fn shown(&self, token: Token) -> String {
        const LONGEST: usize = 40;
        let text = String::from_utf8_lossy(self.bytes(token));
        let line = text.lines().next().unwrap_or("");
        let mut shown: String = line.chars().take(LONGEST).collect();
        if shown.len() < text.len() {
            shown.push_str("..");
        }
        shown
    }

    /// Reports the next token as not what should stand there.
    fn expected(&mut self, what: &str, hint: &str) -> Skip {
        let token = self.peek();
        let message = match token.tok {
            Tok::Bad(reason) => reason.to_owned(),
            Tok::Eof => format!("{what} is missing at the end of the text"),
            _ => format!("{what} should stand here, not `{}`", self.shown(token)),
        };
        let hint = match token.tok {
            Tok::Bad("the string is not closed") => "write `\"` at its end",
            Tok::Bad("strings stand in double quotes") => "write `\"` around it",
            Tok::Bad(_) => "take it out",
            _ => hint,
        };
        self.error("syntax", token, message, hint);
        Skip
    }

    fn expect(&mut self, punct: u8, hint: &str) -> Parsed<Token> {
        if self.is(punct) {
            return Ok(self.next());
        }
        Err(self.expected(&format!("`{}`", punct as char), hint))
    }
}

/// A hint that names the word that was perhaps meant, or else `otherwise`.
fn meant(found: &[u8], words: impl IntoIterator<Item = &'static str>, otherwise: &str) -> String {
    let found = String::from_utf8_lossy(found);
    match crate::mir::nearest_of(&found, words) {
        Some(near) => format!("did you mean `{near}`?"),
        None => otherwise.to_owned(),
    }
}

//! Text to programs (shard-lang.md §1 and §4).
//!
//! Three steps: [`lex`] cuts the text, this module and [`inst`] read lines into [`raw`] form, [`resolve`] gives names their meaning,
//! once per function. A line with a syntax error is skipped and the next one read; names are only resolved in functions without such.
//!
//! Leniently read, a text may
//! - have labels in comments (`// @L1:`) and no label on the entry,
//! - write `label` before labels, a comma after the type of a store, a semicolon at the end of a line,
//! - omit the type of binary operations, `cmp` and `return`, the parentheses of a call's arguments,
//! - omit the `return void` at the end of a void function, with a warning,
//! - use an address where the value at it is meant: a load is inserted.

mod inst;
mod lex;
mod module;
mod number;
mod raw;
mod resolve;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity, SourceFile, Sources, Span};
use crate::mir::{Name, Pos};

use rustc_hash::FxHashMap;

use super::super::Origin;
use super::Program;
use super::ast::{Base, StructId, Type};
use super::table::Fundamental;
use lex::{Tok, Token};
use raw::{RawFunction, TextRange};

pub(super) use lex::is_name;
pub(super) use number::sign_extended;

/// How much a text may leave out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strictness {
    /// Everything that texts in circulation do.
    #[default]
    Lenient,
    /// The canonical form only.
    Strict,
}

/// Reads a text. `None` if there were errors, which `diagnostics` then has, all of them; warnings it may get in any case.
pub fn parse(file: SourceFile, strictness: Strictness, diagnostics: &mut Diagnostics) -> Option<Program> {
    let text = file.shared_text();
    let mut program = Program {
        origin: Origin::Text,
        ..Program::default()
    };
    program.sources.add(file);
    let before = diagnostics.errors();
    if u32::try_from(text.len()).is_err() {
        let place = TextRange { start: 0, end: 1 };
        Report::new(&program.sources, diagnostics).error(
            "size",
            place,
            "the text is 4 GiB or longer",
            "split the module",
        );
        return None;
    }
    let mut parser = Parser {
        text: &text,
        tokens: lex::tokens(&text),
        at: 0,
        strict: strictness == Strictness::Strict,
        program,
        struct_ids: FxHashMap::default(),
        diagnostics,
    };
    let functions = parser.module();
    for (raw, damaged) in functions {
        if !damaged {
            parser.resolve(raw);
        }
    }
    let program = parser.program;
    (diagnostics.errors() == before).then_some(program)
}

/// Turns places into diagnostics.
struct Report<'r> {
    sources: &'r Sources,
    diagnostics: &'r mut Diagnostics,
}

impl<'r> Report<'r> {
    fn new(sources: &'r Sources, diagnostics: &'r mut Diagnostics) -> Report<'r> {
        Report { sources, diagnostics }
    }

    fn push(&mut self, severity: Severity, code: &'static str, place: TextRange, message: &str, hint: &str) {
        let span = Span {
            file: FileId::MAIN,
            start: place.start,
            end: place.end,
        };
        self.diagnostics
            .push(Diagnostic::new(self.sources, severity, code, span, message).hint(hint));
    }

    fn error(&mut self, code: &'static str, place: TextRange, message: &str, hint: &str) {
        self.push(Severity::Error, code, place, message, hint);
    }
}

/// A syntax error was reported, and the rest of the line is of no use.
struct Skip;

type Parsed<T> = Result<T, Skip>;

struct Parser<'p> {
    text: &'p [u8],
    tokens: Vec<Token>,
    at: usize,
    strict: bool,
    program: Program,
    struct_ids: FxHashMap<Name, StructId>,
    diagnostics: &'p mut Diagnostics,
}

impl Parser<'_> {
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

    fn is(&self, tok: Tok) -> bool {
        self.peek().tok == tok
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.is(Tok::Punct(punct));
        self.at += usize::from(found);
        found
    }

    fn bytes(&self, place: TextRange) -> &[u8] {
        self.text
            .get(place.start as usize..place.end as usize)
            .unwrap_or(&[])
    }

    fn token_text(&self, token: Token) -> &[u8] {
        self.bytes(place(token))
    }

    fn is_word(&self, token: Token, word: &str) -> bool {
        token.tok == Tok::Word && self.token_text(token) == word.as_bytes()
    }

    fn error(&mut self, code: &'static str, place: TextRange, message: impl AsRef<str>, hint: &str) {
        Report::new(&self.program.sources, self.diagnostics).error(code, place, message.as_ref(), hint);
    }

    fn warning(&mut self, code: &'static str, place: TextRange, message: &str, hint: &str) {
        Report::new(&self.program.sources, self.diagnostics).push(
            Severity::Warning,
            code,
            place,
            message,
            hint,
        );
    }

    /// Reports the next token as not what should stand there.
    fn expected(&mut self, what: &str, hint: &str) -> Skip {
        let token = self.peek();
        let message = match token.tok {
            Tok::Bad(reason) => reason.to_owned(),
            Tok::Eof => format!("{what} is missing at the end of the text"),
            Tok::Line => format!("{what} is missing at the end of the line"),
            _ => {
                let found = String::from_utf8_lossy(self.token_text(token)).into_owned();
                format!("{what} should stand here, not `{found}`")
            }
        };
        self.error("syntax", place(token), message, hint);
        Skip
    }

    /// Reports what only lenient reading accepts.
    fn lenient(&mut self, place: TextRange, message: &str, hint: &str) {
        if self.strict {
            self.error("strict", place, message, hint);
        }
    }

    fn expect(&mut self, punct: u8, hint: &str) -> Parsed<Token> {
        if self.is(Tok::Punct(punct)) {
            return Ok(self.next());
        }
        Err(self.expected(&format!("`{}`", punct as char), hint))
    }

    /// The end of a line, a semicolon before it if reading is lenient.
    fn end_of_line(&mut self) -> Parsed<()> {
        let token = self.peek();
        if self.eat(b';') {
            self.lenient(place(token), "a semicolon ends the line", "leave it out");
        }
        match self.peek().tok {
            Tok::Line => self.at += 1,
            Tok::Eof => {}
            _ => return Err(self.expected("the end of the line", "write one instruction on a line")),
        }
        Ok(())
    }

    fn skip_line(&mut self) {
        while !matches!(self.peek().tok, Tok::Line | Tok::Eof) {
            self.at += 1;
        }
        if self.is(Tok::Line) {
            self.at += 1;
        }
    }

    /// Whether a type starts here.
    fn at_type(&self) -> bool {
        let token = self.peek();
        match token.tok {
            Tok::At => true,
            Tok::Word => Fundamental::from_text(self.token_text(token)).is_some(),
            _ => false,
        }
    }

    fn ty(&mut self) -> Parsed<Type> {
        const HINT: &str = "types are int1, int8, int16, int32, int64, float32, float64, structs `@name`, and pointers `T*` to them";
        let token = self.peek();
        let base = match token.tok {
            Tok::Word => Fundamental::from_text(self.token_text(token)).map(Base::Fundamental),
            Tok::At => Some(Base::Struct(self.struct_type(token)?)),
            _ => None,
        };
        let Some(base) = base else {
            return Err(self.expected("a type", HINT));
        };
        self.at += 1;
        let mut ty = Type { base, stars: 0 };
        while self.is(Tok::Punct(b'*')) {
            let Some(pointer) = ty.pointer() else {
                let place = place(self.peek());
                self.error(
                    "nesting",
                    place,
                    "a pointer type has more than 255 stars",
                    "use fewer",
                );
                return Err(Skip);
            };
            self.at += 1;
            ty = pointer;
        }
        Ok(ty)
    }

    fn struct_type(&mut self, token: Token) -> Parsed<StructId> {
        let name = self.token_text(token).get(1..).unwrap_or(&[]).to_vec();
        let found = self
            .program
            .names
            .get(&name)
            .and_then(|name| self.struct_id(name));
        if let Some(id) = found {
            return Ok(id);
        }
        let message = format!("there is no struct @{}", String::from_utf8_lossy(&name));
        self.error(
            "undefined-type",
            place(token),
            message,
            "declare it: `@name = struct { int32 }`",
        );
        Err(Skip)
    }

    /// A return type; `None` for void.
    fn return_type(&mut self) -> Parsed<Option<Type>> {
        if self.is_word(self.peek(), "void") {
            self.at += 1;
            return Ok(None);
        }
        self.ty().map(Some)
    }

    /// Types between an opening bracket, already read, and `close`, which is read as well.
    fn types(&mut self, close: u8) -> Parsed<Vec<Type>> {
        let mut types = Vec::new();
        if self.eat(close) {
            return Ok(types);
        }
        loop {
            types.push(self.ty()?);
            if self.eat(close) {
                return Ok(types);
            }
            self.expect(b',', "separate types with commas")?;
        }
    }
}

fn place(token: Token) -> TextRange {
    TextRange {
        start: token.start,
        end: token.end,
    }
}

fn pos(place: TextRange) -> Pos {
    Pos(place.start)
}

/// Functions as read, and whether some of their lines had errors.
type Functions = Vec<(RawFunction, bool)>;

//! Text to bundles (lang.md §1 to §3).
//!
//! [`lex`] cuts the text. Definitions may stand in any order, so they are read in rounds: their names, types and signatures, what has a type,
//! the bodies of functions. After a syntax error the next definition is read, in a body the next instruction.

mod body;
mod common;
mod dest;
mod inst;
mod items;
mod lex;
mod literal;
mod phi;
mod swap;
mod types;

use rustc_hash::FxHashMap;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity, SourceFile, Span};
use crate::mir::{Name, Pos};

use super::Bundle;
use super::ast::{ConstId, FuncId, GlobalId, Item};
use super::types::{SigId, TypeId};
use lex::{Tok, Token};

pub(super) use lex::is_name_byte;

/// Types and literals nested more deeply are an error.
const MAX_NESTING: u32 = 200;

/// Reads a text. `None` if there were errors, which `diagnostics` then has, all of them; warnings it may get in any case. `strict` is whether
/// what existing programs do against the rules is an error (lang.md §6).
pub fn parse(file: SourceFile, strict: bool, diagnostics: &mut Diagnostics) -> Option<Bundle> {
    parse_after(Bundle::default(), file, strict, diagnostics)
}

/// As [`parse`], of a file that may use the definitions in `bundle`, which come from files before it.
pub(super) fn parse_after(
    mut bundle: Bundle,
    file: SourceFile,
    strict: bool,
    diagnostics: &mut Diagnostics,
) -> Option<Bundle> {
    let text = file.shared_text();
    bundle.sources.add(file);
    let before = diagnostics.errors();
    let tokens = match u32::try_from(text.len()) {
        Ok(_) => lex::tokens(&text),
        Err(_) => Vec::new(),
    };
    let mut parser = Parser {
        text: &text,
        tokens,
        at: 0,
        strict,
        depth: 0,
        bundle,
        order: Vec::new(),
        types: FxHashMap::default(),
        sigs: FxHashMap::default(),
        values: FxHashMap::default(),
        diagnostics,
    };
    if parser.tokens.is_empty() {
        let start = Token {
            tok: Tok::Eof,
            start: 0,
            end: 1,
        };
        parser.error("size", start, "the text is 4 GiB or longer", "split the bundle");
        return None;
    }
    parser.known();
    parser.bundle();
    let bundle = parser.bundle;
    (diagnostics.errors() == before).then_some(bundle)
}

/// What a global name stands for as a value.
#[derive(Clone, Copy, Debug)]
enum GlobalValue {
    Const(ConstId),
    Global(GlobalId),
    Func(FuncId),
}

/// A syntax error was reported, and the rest of the definition or instruction is of no use.
struct Skip;

type Parsed<T> = Result<T, Skip>;

struct Parser<'p> {
    text: &'p [u8],
    tokens: Vec<Token>,
    at: usize,
    strict: bool,
    /// Nesting of the type or literal that is being read.
    depth: u32,
    bundle: Bundle,
    /// Definitions by where they stand.
    order: Vec<(u32, Item)>,
    types: FxHashMap<Name, TypeId>,
    sigs: FxHashMap<Name, SigId>,
    values: FxHashMap<Name, GlobalValue>,
    diagnostics: &'p mut Diagnostics,
}

impl Parser<'_> {
    /// Takes up the names that the bundle has.
    fn known(&mut self) {
        let bundle = &self.bundle;
        for (at, node) in (0..).zip(&bundle.types.types) {
            self.types.extend(node.name.map(|name| (name, TypeId(at))));
        }
        for (at, node) in (0..).zip(&bundle.types.sigs) {
            self.sigs.extend(node.name.map(|name| (name, SigId(at))));
        }
        let consts = (0..)
            .zip(&bundle.consts)
            .map(|(at, item)| (item.name, GlobalValue::Const(ConstId(at))));
        let globals = (0..)
            .zip(&bundle.globals)
            .map(|(at, item)| (item.name, GlobalValue::Global(GlobalId(at))));
        let funcs = (0..)
            .zip(&bundle.funcs)
            .map(|(at, item)| (item.name, GlobalValue::Func(FuncId(at))));
        self.values.extend(consts.chain(globals).chain(funcs));
    }

    /// The token `ahead` of the next one; after the end, the end.
    fn peek_at(&self, ahead: usize) -> Token {
        let end = self.text.len() as u32;
        self.tokens.get(self.at + ahead).copied().unwrap_or(Token {
            tok: Tok::Eof,
            start: end,
            end,
        })
    }

    fn peek(&self) -> Token {
        self.peek_at(0)
    }

    fn next(&mut self) -> Token {
        let token = self.peek();
        self.at += 1;
        token
    }

    fn is(&self, punct: u8) -> bool {
        self.peek().tok == Tok::Punct(punct)
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.is(punct);
        self.at += usize::from(found);
        found
    }

    fn is_word(&self, word: &str) -> bool {
        self.peek().tok == Tok::Word && self.bytes(self.peek()) == word.as_bytes()
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.at += usize::from(found);
        found
    }

    fn bytes(&self, token: Token) -> &[u8] {
        self.text
            .get(token.start as usize..token.end as usize)
            .unwrap_or_default()
    }

    fn shown(&self, token: Token) -> String {
        String::from_utf8_lossy(self.bytes(token)).into_owned()
    }

    fn name(&mut self, token: Token) -> Name {
        let bytes = self
            .text
            .get(token.start as usize..token.end as usize)
            .unwrap_or_default();
        self.bundle.names.intern(bytes)
    }

    fn report(
        &mut self,
        severity: Severity,
        code: &'static str,
        place: Token,
        message: impl Into<String>,
        hint: &str,
    ) {
        let span = Span {
            file: FileId::MAIN,
            start: place.start,
            end: place.end,
        };
        let found = Diagnostic::new(&self.bundle.sources, severity, code, span, message);
        self.diagnostics.push(found.hint(hint));
    }

    fn error(&mut self, code: &'static str, place: Token, message: impl Into<String>, hint: &str) {
        self.report(Severity::Error, code, place, message, hint);
    }

    /// Reports what only lenient reading accepts: a warning there.
    fn lenient(&mut self, code: &'static str, place: Token, message: impl Into<String>, hint: &str) {
        let severity = match self.strict {
            true => Severity::Error,
            false => Severity::Warning,
        };
        self.report(severity, code, place, message, hint);
    }

    /// Reports the next token as not what should stand there.
    fn expected(&mut self, what: &str, hint: &str) -> Skip {
        let token = self.peek();
        let message = match token.tok {
            Tok::Bad(reason) => reason.to_owned(),
            Tok::Eof => format!("{what} is missing at the end of the text"),
            _ => format!("{what} should stand here, not `{}`", self.shown(token)),
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

    fn global_name(&mut self, hint: &str) -> Parsed<(Name, Token)> {
        let token = self.peek();
        if token.tok != Tok::Global {
            return Err(self.expected("a global name `@name`", hint));
        }
        self.at += 1;
        Ok((self.name(token), token))
    }

    fn local_name(&mut self, hint: &str) -> Parsed<(Name, Token)> {
        let token = self.peek();
        if token.tok != Tok::Local {
            return Err(self.expected("a local name `%name`", hint));
        }
        self.at += 1;
        Ok((self.name(token), token))
    }

    /// Goes one level deeper into a type or literal.
    fn enter(&mut self) -> Parsed<()> {
        if self.depth >= MAX_NESTING {
            let place = self.peek();
            self.error(
                "nesting",
                place,
                format!("more than {MAX_NESTING} levels of nesting"),
                "give the inner parts names",
            );
            return Err(Skip);
        }
        self.depth += 1;
        Ok(())
    }
}

fn pos(token: Token) -> Pos {
    Pos(token.start)
}

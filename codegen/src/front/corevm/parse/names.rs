//! Names and strings.

use super::lex::{Tok, Token};
use super::{Parsed, Parser, Place};
use crate::front::corevm::spell;
use crate::mir::{Name, Pos};

/// A name and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named {
    pub(super) name: Name,
    pub(super) place: Place,
}

impl Named {
    pub(super) const fn pos(self) -> Pos {
        Pos(self.place.start)
    }
}

impl Parser<'_> {
    /// The bytes of a string.
    pub(super) fn string(&mut self, token: Token) -> Vec<u8> {
        let text = self.bytes(token);
        let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or(&[]);
        match spell::unquoted(inner) {
            Ok(bytes) => bytes,
            Err(bad) => {
                let start = token.start + 1 + bad.at as u32;
                let place = Place {
                    start,
                    end: start + bad.length as u32,
                };
                let escape = String::from_utf8_lossy(self.bytes(place));
                let message = format!("`{escape}` is no escape");
                let hint = "escapes are \\n \\t \\r \\0 \\\\ \\\" \\x41 \\u{41}; write \\\\ for a backslash";
                self.error("escape", place, message, hint);
                Vec::new()
            }
        }
    }

    pub(super) fn intern(&mut self, token: Token) -> Named {
        let bytes = match token.tok {
            Tok::Str => self.string(token),
            _ => self.bytes(token).to_vec(),
        };
        Named {
            name: self.module.names.intern(bytes),
            place: token.into(),
        }
    }

    /// A word, or any name in quotes.
    pub(super) fn name(&mut self, what: &str, hint: &str) -> Parsed<Named> {
        let next_definition = self.starts_line(0) && self.at_definition();
        if next_definition || !matches!(self.peek().tok, Tok::Word | Tok::Str) {
            return Err(self.expected(what, hint));
        }
        let token = self.next();
        Ok(self.intern(token))
    }

    /// As [`Parser::name`], or digits: what follows `%` and `#`.
    pub(super) fn marked_name(&mut self, what: &str) -> Parsed<Named> {
        if spell::is_digits(self.bytes(self.peek())) {
            let token = self.next();
            return Ok(self.intern(token));
        }
        self.name(what, "names are words, digits, or anything in quotes")
    }

    /// As [`Parser::name`], with dots between words.
    pub(super) fn dotted(&mut self, what: &str, hint: &str) -> Parsed<Named> {
        let first = self.peek();
        let mut named = self.name(what, hint)?;
        if first.tok == Tok::Str || !self.is(b'.') {
            return Ok(named);
        }
        let mut bytes = self.bytes(first).to_vec();
        while self.eat(b'.') {
            let part = self.peek();
            if part.tok != Tok::Word {
                return Err(self.expected("a name", "names are words with dots between them"));
            }
            self.at += 1;
            bytes.push(b'.');
            bytes.extend_from_slice(self.bytes(part));
            named.place.end = part.end;
        }
        named.name = self.module.names.intern(bytes);
        Ok(named)
    }
}

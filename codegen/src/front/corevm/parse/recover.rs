//! Where reading goes on after an error.

use super::lex::Tok;
use super::{Parsed, Parser, Place};
use crate::front::corevm::table::Op;

impl Parser<'_> {
    /// Whether the token `ahead` is the first one of its line.
    pub(super) fn starts_line(&self, ahead: usize) -> bool {
        let at = self.at + ahead;
        let before = match at.checked_sub(1) {
            Some(before) => self.tokens.get(before).map_or(0, |token| token.end),
            None => return true,
        };
        let gap = Place {
            start: before,
            end: self.peek_at(ahead).start,
        };
        self.bytes(gap).contains(&b'\n')
    }

    /// Whether the next token is the word a definition starts with, and no label.
    pub(super) fn at_definition(&self) -> bool {
        let word = self.word(self.peek());
        matches!(word, b"type" | b"def" | b"declare") && !self.is_at(1, b':')
    }

    /// Whether attributes or metadata start here.
    fn at_decoration(&self) -> bool {
        let attributes = self.is(b'[') && self.peek_at(1).tok == Tok::Word && self.is_at(2, b'=');
        attributes || (self.peek().tok == Tok::Str && self.is_at(1, b':'))
    }

    /// Whether another statement starts here for sure, though no `;` is before it.
    pub(super) fn at_statement(&self) -> bool {
        match self.peek().tok {
            Tok::Punct(b'%') => self.is_at(2, b'='),
            Tok::Word | Tok::Number | Tok::Str if self.is_at(1, b':') => true,
            Tok::Word if self.starts_line(0) => {
                Op::from_text(self.word(self.peek())).is_some() || self.at_definition()
            }
            _ => false,
        }
    }

    /// The `;` behind `what`. If only that is missing, reading goes on as if it were there.
    pub(super) fn semicolon(&mut self, what: &str, hint: &str) -> Parsed<()> {
        if self.eat(b';') {
            return Ok(());
        }
        let missing = match self.peek().tok {
            Tok::Eof | Tok::Punct(b'}') => true,
            Tok::Bad(_) => false,
            _ => self.starts_line(0) || self.at_statement(),
        };
        let Some(last) = self.last().filter(|_| missing) else {
            return Err(self.expected("`;`", hint));
        };
        let message = format!("`;` is missing behind {what}");
        self.error("syntax", Place::behind(last), message, "write it there");
        Ok(())
    }

    /// The `{` of a definition. If only that is missing, reading goes on as if it were there.
    pub(super) fn open_brace(&mut self, hint: &str) -> Parsed<()> {
        if self.eat(b'{') {
            return Ok(());
        }
        let skip = self.expected("`{`", hint);
        let missing = self.starts_line(0) && !self.at_definition() && self.peek().tok != Tok::Eof;
        if missing { Ok(()) } else { Err(skip) }
    }

    /// Goes behind the next `;` or `}`, or to the next definition. Within braces, `}` stays: it ends what the statement is in. Braces that
    /// are opened on the way are closed on the way.
    pub(super) fn skip(&mut self, within: bool) {
        let mut depth = 0usize;
        loop {
            match self.peek().tok {
                Tok::Eof => return,
                Tok::Punct(b'{') => depth += 1,
                Tok::Punct(b'}') if depth == 0 => {
                    self.at += usize::from(!within);
                    return;
                }
                Tok::Punct(b'}') => {
                    depth -= 1;
                    if depth == 0 {
                        self.at += 1;
                        return;
                    }
                }
                Tok::Punct(b';') if depth == 0 => {
                    self.at += 1;
                    return;
                }
                _ if self.starts_line(0)
                    && (self.at_definition() || (depth == 0 && !within && self.at_decoration())) =>
                {
                    return;
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Goes behind the `{` of a definition whose head has an error. `false` if there is none.
    pub(super) fn skip_to_body(&mut self) -> bool {
        loop {
            match self.peek().tok {
                Tok::Punct(b'{') => {
                    self.at += 1;
                    return true;
                }
                Tok::Eof | Tok::Punct(b'}' | b';') => return false,
                _ if self.starts_line(0) && (self.at_definition() || self.at_decoration()) => return false,
                _ => self.at += 1,
            }
        }
    }
}

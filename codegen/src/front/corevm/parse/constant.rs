//! Operands and constants.

use super::lex::{Tok, Token};
use super::{Parsed, Parser, Place, number};
use crate::front::corevm::ast::{Const, Operand, OperandData};
use crate::front::corevm::table::{Kind, LabelRule, Op, Primitive};
use crate::mir::Pos;

const OPERANDS: &str = "operands are `%name`, and constants with their type: `i32 5`, `dpf 1.5`, `bool true`, `string \"text\"`, `object null`";

impl Parser<'_> {
    /// Whether the token is the value of a constant, of whatever type.
    pub(super) fn is_literal(&self, token: Token) -> bool {
        match token.tok {
            Tok::Number | Tok::Str => true,
            Tok::Word => matches!(self.bytes(token), b"true" | b"false" | b"null" | b"inf" | b"nan"),
            _ => false,
        }
    }

    pub(super) fn operand(&mut self, op: Op) -> Parsed<Operand> {
        let token = self.peek();
        let data = match token.tok {
            Tok::Punct(b'%') => {
                self.at += 1;
                OperandData::Ref(self.marked_name("the name of a value")?.name)
            }
            Tok::Punct(b'#') if op.labels() == LabelRule::Branch => return Err(self.bare_label()),
            Tok::Punct(b'#') => {
                self.at += 1;
                let string = match self.peek().tok {
                    Tok::Word => self.dotted("a name", OPERANDS)?,
                    _ => self.marked_name("a name")?,
                };
                OperandData::Const(Const::String(string.name))
            }
            Tok::Word if self.is_word(token, "label") && self.is_at(1, b'#') => return Err(self.bare_label()),
            Tok::Word | Tok::Number | Tok::Str => self.word_or_literal(token)?,
            _ => return Err(self.expected("an operand", OPERANDS)),
        };
        Ok(Operand {
            data,
            pos: Pos(token.start),
        })
    }

    fn bare_label(&mut self) -> super::Skip {
        self.error(
            "syntax",
            self.peek(),
            "a label stands outside of brackets",
            "write `[ label #name ]`",
        );
        super::Skip
    }

    fn word_or_literal(&mut self, token: Token) -> Parsed<OperandData> {
        if let Some(ty) = Primitive::from_text(self.word(token)) {
            self.at += 1;
            return self.constant(ty, token).map(OperandData::Const);
        }
        if self.is_literal(token) {
            self.at += 1;
            let ty = match (token.tok, self.bytes(token)) {
                (Tok::Str, _) => "string",
                (_, b"true" | b"false") => "bool",
                (_, b"null") => "object",
                (_, text) if number::integer(text).is_ok() => "i32",
                _ => "dpf",
            };
            let shown = self.shown(token);
            let hint = format!("write it before it, as in `{ty} {shown}`");
            self.error(
                "syntax",
                token,
                format!("the constant {shown} has no type"),
                &hint,
            );
            return Ok(OperandData::Const(Const::Null));
        }
        if self.is_literal(self.peek_at(1)) {
            return Err(self.no_primitive());
        }
        let hint = format!(
            "write `%{0}` if the value {0} is meant; {OPERANDS}",
            self.shown(token)
        );
        Err(self.expected("an operand", &hint))
    }

    /// What follows the type of a constant.
    fn constant(&mut self, ty: Primitive, start: Token) -> Parsed<Const> {
        let token = self.peek();
        if !self.is_literal(token) {
            let what = format!("the value of a constant of type {}", ty.text());
            let hint = "a type that is not followed by a value stands before all operands";
            return Err(self.expected(&what, hint));
        }
        self.at += 1;
        let text = self.bytes(token);
        let (fault, hint) = match (ty.kind(), token.tok) {
            (Kind::String, Tok::Str) => return Ok(Const::String(self.intern(token).name)),
            (Kind::String, _) => ("is no string", "write it in quotes"),
            (Kind::Object, Tok::Word) if text == b"null" => return Ok(Const::Null),
            (Kind::Object, _) => (
                "is no object",
                "the only constant of objects is null; values become objects where objects are wanted",
            ),
            (Kind::Void, _) => (
                "is of type void, which has no values",
                "take it out, or give it a type",
            ),
            (_, Tok::Str) => ("is a string", "write `string` before it, or take out the quotes"),
            (Kind::Float, Tok::Word) if text == b"nan" && self.is(b'(') => {
                return self.nan_with_bits(ty, start);
            }
            _ => match number::number(text, ty) {
                Ok(bits) => return Ok(Const::Bits(ty, bits)),
                Err(fault) => {
                    self.wrong_constant(token, &fault, "change the constant or its type");
                    return Ok(Const::Bits(ty, 0));
                }
            },
        };
        self.wrong_constant(token, fault, hint);
        Ok(Const::Null)
    }

    /// `nan(0x7fc00001)`, its word already read.
    fn nan_with_bits(&mut self, ty: Primitive, start: Token) -> Parsed<Const> {
        self.at += 1;
        let token = self.peek();
        if token.tok != Tok::Number {
            return Err(self.expected(
                "the bits of the NaN",
                "write `nan`, or `nan(0x7ff8000000000001)` with all bits",
            ));
        }
        self.at += 1;
        let end = self.expect(b')', "write `nan(0x7ff8000000000001)`")?;
        let bits = number::nan_bits(self.bytes(token), ty).unwrap_or_else(|fault| {
            let place = Place {
                start: start.start,
                end: end.end,
            };
            let message = format!("the constant {} {fault}", self.shown(token));
            let hint = "the exponent of a NaN is all ones and its fraction is not 0: `spf nan(0x7fc00001)`";
            self.error("constant", place, message, hint);
            0
        });
        Ok(Const::Bits(ty, bits))
    }

    fn wrong_constant(&mut self, token: Token, fault: &str, hint: &str) {
        let message = format!("the constant {} {fault}", self.shown(token));
        self.error("constant", token, message, hint);
    }
}

//! Types.

use super::lex::Tok;
use super::{Parsed, Parser, Skip, meant};
use crate::front::corevm::ast::{Base, Type};
use crate::front::corevm::table::Primitive;

/// Arrays within arrays.
const MAX_NESTING: usize = 64;

const ARRAY: &str = "an array is `array [ 10 * T ]`";

impl Parser<'_> {
    pub(super) fn ty(&mut self) -> Parsed<Type> {
        let mut lengths = Vec::new();
        while self.is_word(self.peek(), "array") {
            if lengths.len() == MAX_NESTING {
                let message = format!("arrays are nested more than {MAX_NESTING} deep");
                self.error("nesting", self.peek(), message, "make a type of the inner ones");
                return Err(Skip);
            }
            self.at += 1;
            self.expect(b'[', ARRAY)?;
            lengths.push(self.length()?);
            self.expect(b'*', ARRAY)?;
        }
        let token = self.peek();
        let base = match Primitive::from_text(self.word(token)) {
            Some(primitive) => {
                self.at += 1;
                Base::Primitive(primitive)
            }
            None => {
                let hint = "types are void, bool, i8 to i64, ui8 to ui64, spf, dpf, string, object, `array [ 10 * T ]` and names of types";
                Base::Named(self.dotted("a type", hint)?.name)
            }
        };
        let mut ty = self.starred(base);
        while let Some(length) = lengths.pop() {
            self.expect(b']', ARRAY)?;
            let element = self.module.elements.intern(ty);
            ty = self.starred(Base::Array(element, length));
        }
        Ok(ty)
    }

    /// A type and the star behind it, if there is one.
    fn starred(&mut self, base: Base) -> Type {
        let pointer = self.eat(b'*');
        let second = self.peek();
        if pointer && self.eat(b'*') {
            while self.eat(b'*') {}
            let message = "a type has more than one star";
            self.error(
                "syntax",
                second,
                message,
                "put the pointer into a type of its own",
            );
        }
        Type { base, pointer }
    }

    fn length(&mut self) -> Parsed<u32> {
        let token = self.peek();
        if token.tok != Tok::Number {
            return Err(self.expected("the number of elements", ARRAY));
        }
        self.at += 1;
        match super::number::integer(self.bytes(token)).map(u32::try_from) {
            Ok(Ok(length)) => Ok(length),
            _ => {
                let message = format!("{} is no number of elements", self.shown(token));
                self.error("constant", token, message, "arrays have 0 to 4294967295 elements");
                Ok(0)
            }
        }
    }

    /// Reports a word that should be a primitive type, because a constant follows.
    pub(super) fn no_primitive(&mut self) -> Skip {
        let token = self.peek();
        let names = Primitive::ALL.iter().map(|primitive| primitive.text());
        let hint = meant(
            self.word(token),
            names,
            "constants are of primitive types: `i32 5`, `dpf 1.5`, `string \"text\"`",
        );
        let message = format!("`{}` is no type of constants", self.shown(token));
        self.error("syntax", token, message, &hint);
        Skip
    }
}

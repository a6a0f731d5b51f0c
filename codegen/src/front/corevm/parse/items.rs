//! What stands in no function: metadata, and definitions of structures.

use super::lex::{Tok, Token};
use super::{Named, Parsed, Parser, Place, Skip, meant};
use crate::front::corevm::ast::{TypeDecl, Variable};
use crate::front::corevm::spell;
use crate::front::corevm::table::Primitive;
use crate::mir::Name;

/// Keys of metadata in canonical order, and whether their values are numbers.
pub(in crate::front::corevm) const META: [(&str, bool); 6] = [
    ("module name", false),
    ("format version", true),
    ("target version", true),
    ("path", false),
    ("author", false),
    ("timestamp", true),
];

const DEFINITIONS: [&str; 3] = ["type", "def", "declare"];

impl Parser<'_> {
    pub(super) fn module(&mut self) {
        let mut seen = Vec::new();
        while self.peek().tok != Tok::Eof {
            let token = self.peek();
            let done = match (token.tok, self.word(token)) {
                (Tok::Str, _) => self.meta(&mut seen),
                (Tok::Punct(b'['), _) | (_, b"type") => self.type_decl(),
                (_, b"declare") => self.intrinsic(),
                (_, b"def") => self.function(),
                _ => Err(self.no_definition(token)),
            };
            if done.is_err() {
                self.skip(false);
            }
        }
    }

    fn no_definition(&mut self, token: Token) -> Skip {
        let hint = match token.tok {
            Tok::Punct(b';') => "no `;` stands behind a definition; take it out".to_owned(),
            Tok::Punct(b'}') => "there is one more `}` than `{`".to_owned(),
            _ => meant(
                self.word(token),
                DEFINITIONS,
                "a file has lines `\"key\" : \"value\"`, then definitions that start with `type`, `def` or `declare`",
            ),
        };
        self.expected("a definition", &hint)
    }

    /// `"key" : "value"`
    fn meta(&mut self, seen: &mut Vec<&'static str>) -> Parsed<()> {
        let token = self.next();
        let key = self.string(token);
        self.expect(b':', "metadata is `\"key\" : \"value\"`")?;
        let value = self.peek();
        if value.tok != Tok::Str {
            return Err(self.expected("a string", "values of metadata stand in quotes, numbers too"));
        }
        self.at += 1;
        let module = &self.module;
        if !module.types.is_empty() || !module.intrinsics.is_empty() || !module.functions.is_empty() {
            let message = "metadata stands behind a definition";
            self.error("meta", token, message, "move it to the start of the file");
        }
        let bytes = self.string(value);
        let known = META.iter().find(|(known, _)| known.as_bytes() == key);
        let Some(&(known, numeric)) = known else {
            let keys = META.map(|(known, _)| known);
            let others = format!("it is dropped; there are {}", keys.join(", "));
            let message = format!("no key of metadata is called {}", self.shown(token));
            self.warning("meta", token, &message, &meant(&key, keys, &others));
            return Ok(());
        };
        if seen.contains(&known) {
            let message = format!("the {known} stands here once more");
            self.warning(
                "meta",
                token,
                &message,
                "the last one counts; take out the others",
            );
        }
        seen.push(known);
        let number = match numeric {
            true => self.decimal(known, value, &bytes),
            false => 0,
        };
        let meta = &mut self.module.meta;
        match known {
            "module name" => meta.name = bytes,
            "format version" => meta.format_version = number,
            "target version" => meta.target_version = number,
            "path" => meta.path = bytes,
            "author" => meta.author = bytes,
            _ => meta.timestamp = number,
        }
        Ok(())
    }

    fn decimal(&mut self, key: &str, token: Token, bytes: &[u8]) -> i64 {
        let digits = bytes.strip_prefix(b"-").unwrap_or(bytes);
        let number = std::str::from_utf8(bytes)
            .ok()
            .filter(|_| spell::is_digits(digits));
        let message = match number.map(str::parse) {
            Some(Ok(number)) => return number,
            Some(Err(_)) => format!("the {key} {} has more than 64 bits", self.shown(token)),
            None => format!("the {key} {} is no decimal number", self.shown(token)),
        };
        self.error("meta", token, message, "write decimal digits in quotes");
        0
    }

    /// `[key=value] type name { fields }`
    fn type_decl(&mut self) -> Parsed<()> {
        let start = self.peek();
        let (mut decl, place) = match self.type_head() {
            Ok(head) => head,
            // The errors of its fields are found all the same.
            Err(Skip) if self.skip_to_body() => {
                let named = self.intern(start);
                (structure(Vec::new(), named), named.place)
            }
            Err(Skip) => return Err(Skip),
        };
        while !self.eat(b'}') {
            if self.peek().tok == Tok::Eof || self.at_definition() {
                let message = "the closing brace of the type is missing";
                self.error("syntax", place, message, "write `}` behind its fields");
                break;
            }
            match self.field() {
                Ok(field) => decl.fields.push(field),
                Err(Skip) => self.skip(true),
            }
        }
        self.module.types.push(decl);
        Ok(())
    }

    fn type_head(&mut self) -> Parsed<(TypeDecl, Place)> {
        let attributes = match self.eat(b'[') {
            true => self.attributes()?,
            false => Vec::new(),
        };
        let token = self.peek();
        if !self.is_word(token, "type") {
            let hint = match self.word(token) {
                b"def" => "attributes are for types; options of a function stand before its `{`",
                _ => "attributes stand before a type: `[key=value] type name {`",
            };
            return Err(self.expected("`type`", hint));
        }
        self.at += 1;
        let token = self.peek();
        let word = self.word(token);
        if Primitive::from_text(word).is_some() || word == b"array" {
            let message = format!("`{}` is a type of the language", self.shown(token));
            self.error("syntax", token, message, "call the structure something else");
        }
        let named = self.dotted("the type's name", "a type is `type name { T field; }`")?;
        self.open_brace("fields stand in braces, each with a `;` behind it")?;
        Ok((structure(attributes, named), named.place))
    }

    fn attributes(&mut self) -> Parsed<Vec<(Name, Name)>> {
        const HINT: &str = "attributes are `[key=value, key=value]`";
        let mut attributes = Vec::new();
        loop {
            let key = self.name("an attribute", HINT)?;
            self.expect(b'=', HINT)?;
            let token = self.peek();
            if token.tok == Tok::Number {
                self.at += 1;
                if super::number::integer(self.bytes(token)).is_err() {
                    let message = format!("the value {} is no integer", self.shown(token));
                    self.error("constant", token, message, "write other values in quotes");
                }
                let value = self.intern(token);
                attributes.push((key.name, value.name));
            } else {
                let value = self.name("the attribute's value", "values are words, strings and integers")?;
                attributes.push((key.name, value.name));
            }
            if !self.eat(b',') {
                self.expect(b']', HINT)?;
                return Ok(attributes);
            }
        }
    }

    fn field(&mut self) -> Parsed<Variable> {
        let ty = self.ty()?;
        let named = self.name("the field's name", "a field is `T name;`")?;
        self.semicolon("the field", "fields are `T name;` each")?;
        Ok(Variable {
            ty,
            name: named.name,
            pos: named.pos(),
        })
    }
}

fn structure(attributes: Vec<(Name, Name)>, named: Named) -> TypeDecl {
    TypeDecl {
        attributes,
        name: named.name,
        fields: Vec::new(),
        pos: named.pos(),
    }
}

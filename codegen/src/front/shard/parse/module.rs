//! Declarations: structs, functions, and the lines that make up a function.

use rustc_hash::FxHashMap;

use super::lex::{Tok, Token};
use super::raw::{RawBlock, RawFunction, RawLabel};
use super::{Functions, Parsed, Parser, Skip, place, pos};
use crate::front::shard::ast::{Struct, StructId};
use crate::mir::Name;

/// Structs that a module can have.
const MAX_STRUCTS: usize = 65535;

impl Parser<'_> {
    pub(super) fn struct_id(&self, name: Name) -> Option<StructId> {
        self.struct_ids.get(&name).copied()
    }

    /// Whether `@name = word` starts at the token `at`.
    fn declares(&self, at: usize, word: &str) -> bool {
        let tok = |i: usize| self.tokens.get(at + i);
        tok(0).is_some_and(|t| t.tok == Tok::At)
            && tok(1).is_some_and(|t| t.tok == Tok::Punct(b'='))
            && tok(2).is_some_and(|&t| self.is_word(t, word))
    }

    fn name(&mut self, token: Token) -> RawLabel {
        let text = self.token_text(token).get(1..).unwrap_or(&[]).to_vec();
        RawLabel {
            name: self.program.names.intern(text),
            place: place(token),
        }
    }

    /// Gives the structs of the text their positions, because they may be mentioned above their declaration.
    fn find_structs(&mut self) {
        let mut ids = FxHashMap::default();
        for at in 0..self.tokens.len() {
            let first = at == 0 || self.tokens.get(at - 1).is_some_and(|t| t.tok == Tok::Line);
            if !first || !self.declares(at, "struct") {
                continue;
            }
            let Some(&token) = self.tokens.get(at) else { break };
            let label = self.name(token);
            if ids.contains_key(&label.name) {
                self.error(
                    "duplicate-type",
                    label.place,
                    "a struct of this name exists",
                    "rename one of them",
                );
                continue;
            }
            let Some(id) = u16::try_from(ids.len())
                .ok()
                .filter(|&id| usize::from(id) < MAX_STRUCTS)
            else {
                self.error(
                    "size",
                    label.place,
                    "a module has at most 65535 structs",
                    "split the module",
                );
                break;
            };
            ids.insert(label.name, StructId(id));
            self.program.structs.push(Struct {
                name: label.name,
                fields: Vec::new(),
                pos: pos(label.place),
            });
        }
        self.struct_ids = ids;
    }

    pub(super) fn module(&mut self) -> Functions {
        self.find_structs();
        let mut functions = Vec::new();
        while !self.is(Tok::Eof) {
            if self.declares(self.at, "struct") {
                if self.structure().is_err() {
                    self.skip_line();
                }
            } else if self.declares(self.at, "function") {
                match self.function() {
                    Ok(function) => functions.push(function),
                    Err(Skip) => self.skip_body(),
                }
            } else if self.is(Tok::CommentLabel) || self.is(Tok::Line) {
                self.at += 1;
            } else {
                self.expected(
                    "a declaration",
                    "declare `@name = function T(types) {` or `@name = struct { types }`",
                );
                self.skip_line();
            }
        }
        functions
    }

    fn structure(&mut self) -> Parsed<()> {
        let token = self.next();
        let name = self.name(token).name;
        self.at += 2;
        self.expect(b'{', "list the fields' types in braces")?;
        let fields = self.types(b'}')?;
        self.end_of_line()?;
        let start = token.start;
        let own = self
            .struct_id(name)
            .and_then(|id| self.program.structs.get_mut(usize::from(id.0)));
        if let Some(own) = own.filter(|own| own.pos.0 == start) {
            own.fields = fields;
        }
        Ok(())
    }

    /// Behind a function's first line that could not be read: what its block holds says nothing.
    fn skip_body(&mut self) {
        self.skip_line();
        while !matches!(self.peek().tok, Tok::Eof | Tok::Punct(b'}')) && !self.starts_declaration() {
            self.skip_line();
        }
        if self.is(Tok::Punct(b'}')) {
            self.skip_line();
        }
    }

    fn starts_declaration(&self) -> bool {
        self.declares(self.at, "function") || self.declares(self.at, "struct")
    }

    /// A function, and whether lines of it had errors.
    fn function(&mut self) -> Parsed<(RawFunction, bool)> {
        let token = self.next();
        let name = self.name(token);
        self.at += 2;
        let ret = self.return_type()?;
        self.expect(b'(', "list the parameters' types in parentheses")?;
        let params = self.types(b')')?;
        self.expect(b'{', "the function's block follows")?;
        let empty = self.is(Tok::Punct(b'}'));
        if !empty {
            self.end_of_line()?;
        }
        let mut function = RawFunction {
            name,
            ret,
            params,
            blocks: Vec::new(),
            end: name.place,
        };
        let mut damaged = false;
        loop {
            let token = self.peek();
            function.end = place(token);
            if self.eat(b'}') {
                if self.end_of_line().is_err() {
                    self.skip_line();
                }
                return Ok((function, damaged));
            }
            if token.tok == Tok::Eof || self.starts_declaration() {
                let message = "the function's closing brace is missing";
                self.error("syntax", name.place, message, "write `}` on a line of its own");
                return Ok((function, true));
            }
            if self.line(&mut function).is_err() {
                damaged = true;
                self.skip_line();
            }
        }
    }

    fn line(&mut self, function: &mut RawFunction) -> Parsed<()> {
        let token = self.peek();
        if token.tok == Tok::Line {
            self.at += 1;
            return Ok(());
        }
        let comment = token.tok == Tok::CommentLabel;
        if comment && self.strict {
            // In the canonical form it is a comment like others.
            self.at += 1;
            return self.end_of_line();
        }
        if token.tok == Tok::At || comment {
            self.at += 1;
            let label = self.name(token);
            if !comment {
                self.expect(b':', "a label is `@name:` on a line of its own")?;
            }
            self.end_of_line()?;
            function.blocks.push(RawBlock {
                label: Some(label),
                insts: Vec::new(),
                start: token.start,
            });
            return Ok(());
        }
        let inst = self.instruction()?;
        self.end_of_line()?;
        if function.blocks.is_empty() {
            self.lenient(
                place(token),
                "the first block has no label",
                "write `@L0:` above the first instruction",
            );
            function.blocks.push(RawBlock {
                label: None,
                insts: Vec::new(),
                start: token.start,
            });
        }
        if let Some(block) = function.blocks.last_mut() {
            block.insts.push(inst);
        }
        Ok(())
    }

    /// A label or function that is mentioned.
    pub(super) fn mention(&mut self, what: &str, hint: &str) -> Parsed<RawLabel> {
        if self.is(Tok::At) {
            let token = self.next();
            return Ok(self.name(token));
        }
        Err(self.expected(what, hint))
    }
}

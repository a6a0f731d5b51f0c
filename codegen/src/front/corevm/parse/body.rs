//! Blocks and instructions.

use super::lex::Tok;
use super::{Named, Parsed, Parser, Place, Skip, meant};
use crate::front::corevm::ast::{Block, Inst, Label, Type};
use crate::front::corevm::spell;
use crate::front::corevm::table::{Op, Primitive};
use crate::mir::{Name, Pos};

const LABELS: &str =
    "labels are `[ label #name, label #name ]`; options stand directly behind the instruction's word";

impl Parser<'_> {
    /// Blocks up to the closing brace, which is read; `head` is the name of the function.
    pub(super) fn body(&mut self, head: Place) -> Vec<Block> {
        let mut blocks = Vec::new();
        while !self.eat(b'}') {
            if self.peek().tok == Tok::Eof || self.at_definition() {
                let message = "the closing brace of the function is missing";
                self.error("syntax", head, message, "write `}` behind its last instruction");
                break;
            }
            if self.statement(&mut blocks).is_err() {
                self.skip(true);
            }
        }
        blocks
    }

    /// A label or an instruction.
    fn statement(&mut self, blocks: &mut Vec<Block>) -> Parsed<()> {
        let token = self.peek();
        let named = matches!(token.tok, Tok::Word | Tok::Number | Tok::Str);
        if named && self.is_at(1, b':') {
            let label = self.marked_name("a label")?;
            self.at += 1;
            blocks.push(block(label));
            return Ok(());
        }
        let word = self.word(token);
        if !word.is_empty() && Op::from_text(word).is_none() && self.starts_line(1) {
            let message = format!("`:` is missing behind the label {}", self.shown(token));
            self.error("syntax", Place::behind(token), message, "write it there");
            let label = self.marked_name("a label")?;
            blocks.push(block(label));
            return Ok(());
        }
        if blocks.is_empty() {
            let starts = token.tok == Tok::Punct(b'%') || Op::from_text(word).is_some();
            if starts {
                let message = "an instruction stands before the first label";
                self.error("syntax", token, message, "write `entry:` above it");
            }
            let label = self.intern(token);
            blocks.push(block(label));
        }
        let inst = self.instruction()?;
        if let Some(block) = blocks.last_mut() {
            block.insts.push(inst);
        }
        Ok(())
    }

    fn instruction(&mut self) -> Parsed<Inst> {
        let start = self.peek();
        let mut target = None;
        if self.eat(b'%') {
            target = Some(self.marked_name("the name of the result")?.name);
            self.expect(b'=', "an instruction with a result is `%name = instruction ..;`")?;
        }
        let op = self.op()?;
        let mut inst = Inst {
            target,
            op,
            ty: None,
            options: Vec::new(),
            operands: Vec::new(),
            labels: Vec::new(),
            pos: Pos(start.start),
        };
        if self.is(b'[') && !self.at_labels() {
            inst.options = self.options()?;
        }
        if self.more_operands() {
            inst.ty = self.inst_type()?;
        }
        let mut comma = false;
        while comma || self.more_operands() {
            inst.operands.push(self.operand(op)?);
            comma = self.eat(b',');
        }
        if self.is(b'[') {
            inst.labels = self.labels()?;
        }
        let what = format!("the instruction {}", op.text());
        self.semicolon(
            &what,
            "an instruction is `%name = instruction T operands [labels];`",
        )?;
        Ok(inst)
    }

    fn op(&mut self) -> Parsed<Op> {
        let token = self.peek();
        let word = self.word(token);
        if let Some(op) = Op::from_text(word) {
            self.at += 1;
            return Ok(op);
        }
        let names = Op::ALL.iter().map(|op| op.text());
        let all: Vec<&str> = names.clone().collect();
        let hint = meant(word, names, &format!("instructions are {}", all.join(", ")));
        if word.is_empty() {
            return Err(self.expected("an instruction", &hint));
        }
        let message = format!("no instruction is called `{}`", self.shown(token));
        self.error("syntax", token, message, &hint);
        Err(Skip)
    }

    fn more_operands(&self) -> bool {
        match self.peek().tok {
            Tok::Eof | Tok::Punct(b';' | b'[' | b'}') => false,
            _ => !self.at_statement(),
        }
    }

    /// Whether the bracket that follows is one of labels.
    fn at_labels(&self) -> bool {
        let next = self.peek_at(1);
        self.is_at(1, b'#') || self.is_word(next, "label") || (next.tok == Tok::Word && self.is_at(2, b'#'))
    }

    /// The type of an instruction, unless an operand stands there. A primitive type with a value behind it is a constant.
    fn inst_type(&mut self) -> Parsed<Option<Type>> {
        let token = self.peek();
        let literal = self.is_literal(self.peek_at(1));
        let word = self.word(token);
        let is_type = match token.tok {
            Tok::Str => {
                let bytes = self.bytes(token);
                let inner = bytes.get(1..bytes.len().saturating_sub(1)).unwrap_or(&[]);
                // Nobody needs quotes around a type name like that: it is a string that lacks its type.
                !spell::is_type_name(inner)
            }
            Tok::Word if Primitive::from_text(word).is_some() => !literal,
            Tok::Word if literal => return Err(self.no_primitive()),
            Tok::Word => match word {
                b"true" | b"false" => false,
                b"label" => !self.is_at(1, b'#'),
                b"null" => !matches!(self.peek_at(1).tok, Tok::Punct(b';' | b',')),
                _ => true,
            },
            _ => false,
        };
        match is_type {
            true => self.ty().map(Some),
            false => Ok(None),
        }
    }

    fn options(&mut self) -> Parsed<Vec<Name>> {
        const HINT: &str = "options are words in brackets: `alloca [ auto ] T`";
        self.at += 1;
        let mut options = vec![self.name("an option", HINT)?.name];
        while !self.eat(b']') {
            self.eat(b',');
            options.push(self.name("an option or `]`", HINT)?.name);
        }
        Ok(options)
    }

    fn labels(&mut self) -> Parsed<Vec<Label>> {
        self.at += 1;
        let mut labels = Vec::new();
        loop {
            let token = self.peek();
            if !self.is_word(token, "label") {
                return Err(self.expected("`label`", LABELS));
            }
            self.at += 1;
            let mark = self.expect(b'#', LABELS)?;
            labels.push(Label {
                name: self.marked_name("the name of a label")?.name,
                pos: Pos(mark.start),
            });
            if !self.eat(b',') {
                self.expect(b']', "labels have commas between them")?;
                return Ok(labels);
            }
        }
    }
}

fn block(label: Named) -> Block {
    Block {
        label: label.name,
        insts: Vec::new(),
        pos: label.pos(),
    }
}

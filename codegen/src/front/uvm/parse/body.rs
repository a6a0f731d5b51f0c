//! Bodies of functions: labels, values and instructions in a row.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::ast::{Block, BlockId, Body, Inst, Operand, SsaValue, ValueId};
use super::super::table::Op;
use super::super::types::TypeId;
use super::lex::{Tok, Token};
use super::{GlobalValue, Parsed, Parser, Skip, pos};
use crate::mir::Name;

/// A function under construction. Values and labels have numbers from their first mention on.
pub(super) struct Draft {
    pub(super) body: Body,
    pub(super) values: FxHashMap<Name, ValueId>,
    /// Where each value is first mentioned, and whether it is defined.
    pub(super) mentions: Vec<(Token, bool)>,
    pub(super) labels: FxHashMap<Name, BlockId>,
    /// For each number of a label, where it is first mentioned, and the block, once there is one.
    pub(super) blocks: Vec<(Token, Option<u32>)>,
    pub(super) phis: Vec<Phi>,
    /// Values of instructions that nothing leads to.
    pub(super) dropped: FxHashSet<ValueId>,
    /// Whether something could not be read: then names are not looked at.
    pub(super) damaged: bool,
}

/// A PHI as it was read.
pub(super) struct Phi {
    pub(super) block: u32,
    pub(super) sources: Vec<(BlockId, Operand, Token)>,
    pub(super) token: Token,
}

impl Draft {
    /// The number of a value that a name stands for.
    pub(super) fn mention(&mut self, name: Name, token: Token) -> ValueId {
        if let Some(id) = self.values.get(&name) {
            return *id;
        }
        let id = self.value(Some(name), token);
        self.values.insert(name, id);
        id
    }

    fn value(&mut self, name: Option<Name>, token: Token) -> ValueId {
        self.body.values.push(SsaValue {
            name,
            ty: TypeId(0),
            pos: pos(token),
        });
        self.mentions.push((token, false));
        ValueId(self.body.values.len() as u32 - 1)
    }

    /// The number of a label.
    pub(super) fn label(&mut self, name: Name, token: Token) -> BlockId {
        let next = BlockId(self.blocks.len() as u32);
        let id = *self.labels.entry(name).or_insert(next);
        if id == next {
            self.blocks.push((token, None));
        }
        id
    }

    fn set(&mut self, id: ValueId, ty: TypeId, token: Token) {
        let place = id.0 as usize;
        self.body.values[place].ty = ty;
        self.body.values[place].pos = pos(token);
        self.mentions[place].1 = true;
    }
}

impl Parser<'_> {
    /// A function definition after its directive.
    pub(super) fn funcdef(&mut self) -> Parsed<()> {
        const FORM: &str = "write `.funcdef @name <sig> (%parameter ...) { ... }`";
        let (name, token) = self.global_name(FORM)?;
        let version = self.eat_word("VERSION");
        self.at += usize::from(version);
        self.expect(b'<', FORM)?;
        let sig = self.sig()?;
        self.expect(b'>', FORM)?;
        let Some(GlobalValue::Func(id)) = self.values.get(&name).copied() else {
            return Ok(());
        };
        if self.bundle.funcs[id.0 as usize].body.is_some() {
            let message = format!("{} is defined twice in one bundle", self.shown(token));
            self.error("redefined", token, message, "a later bundle may define it anew");
            return Err(Skip);
        }
        let mut draft = Draft {
            body: Body::default(),
            values: FxHashMap::default(),
            mentions: Vec::new(),
            labels: FxHashMap::default(),
            blocks: Vec::new(),
            phis: Vec::new(),
            dropped: FxHashSet::default(),
            damaged: false,
        };
        let open = self.expect(b'(', FORM)?;
        let params = self
            .bundle
            .types
            .sig(sig)
            .map(|sig| sig.params.clone())
            .unwrap_or_default();
        while !self.eat(b')') {
            let (name, token) = self.local_name("parameters are local names `%name`")?;
            let ty = params.get(draft.body.values.len()).copied();
            self.define(&mut draft, Some((name, token)), ty.unwrap_or(TypeId(0)), token);
        }
        draft.body.params = draft.body.values.len() as u32;
        if draft.body.values.len() != params.len() {
            let message = format!(
                "the signature has {} parameters, {} are named",
                params.len(),
                draft.body.values.len()
            );
            self.error(
                "parameters",
                open,
                message,
                "name each parameter of the signature",
            );
            return Err(Skip);
        }
        self.expect(b'{', FORM)?;
        self.instructions(&mut draft);
        let close = self.expect(b'}', "a body ends with `}`")?;
        draft.body.end = pos(close);
        let damaged = draft.damaged;
        let body = self.resolve(draft);
        if !damaged {
            self.bundle.funcs[id.0 as usize].body = Some(body);
        }
        Ok(())
    }

    fn instructions(&mut self, draft: &mut Draft) {
        let mut dead = false;
        while !self.is(b'}') && !matches!(self.peek().tok, Tok::Eof | Tok::Directive) {
            let start = self.at;
            let token = self.peek();
            if token.tok == Tok::Local && self.peek_at(1).tok == Tok::Punct(b':') {
                self.block(draft);
                dead = false;
                continue;
            }
            if draft.body.blocks.is_empty() {
                draft.body.blocks.push(Block {
                    label: None,
                    params: Vec::new(),
                    insts: Vec::new(),
                    pos: pos(token),
                });
            }
            let ended = draft
                .body
                .blocks
                .last()
                .and_then(|block| block.insts.last())
                .is_some_and(Inst::ends);
            if ended && !dead {
                self.lenient(
                    "unreachable",
                    token,
                    "nothing leads to this instruction, which comes after the end of its block",
                    "leave it out, or give it a label",
                );
                dead = true;
            }
            if self.instruction(draft, ended).is_err() {
                draft.damaged = true;
                self.recover(start);
            }
        }
    }

    /// Goes to what looks like the start of the next instruction.
    fn recover(&mut self, start: usize) {
        self.at = self.at.max(start + 1);
        loop {
            let token = self.peek();
            let begins = match token.tok {
                Tok::Eof | Tok::Directive | Tok::Punct(b'}') => true,
                Tok::Local => matches!(self.peek_at(1).tok, Tok::Punct(b':' | b'=')),
                Tok::Word => {
                    let named = self.at > 0 && self.tokens[self.at - 1].tok == Tok::Punct(b'=');
                    // The operator of a read-modify-write has the name of an opcode, too.
                    !named && Op::from_text(self.bytes(token)).is_some() && self.peek_at(1).tok != Tok::Local
                }
                _ => false,
            };
            if begins {
                return;
            }
            self.at += 1;
        }
    }

    fn block(&mut self, draft: &mut Draft) {
        let token = self.next();
        self.at += 1;
        let name = self.name(token);
        let id = draft.label(name, token);
        let number = draft.body.blocks.len() as u32;
        if draft.blocks[id.0 as usize].1.is_some() {
            let message = format!("the label {} is defined before", self.shown(token));
            self.error("redefined", token, message, "give one of them another name");
            draft.damaged = true;
        } else {
            draft.blocks[id.0 as usize] = (token, Some(number));
        }
        draft.body.blocks.push(Block {
            label: Some(name),
            params: Vec::new(),
            insts: Vec::new(),
            pos: pos(token),
        });
    }

    /// Gives a value its type. One of a name that another has already is told from it by the first's name only.
    pub(super) fn define(
        &mut self,
        draft: &mut Draft,
        name: Option<(Name, Token)>,
        ty: TypeId,
        token: Token,
    ) -> ValueId {
        let Some((name, place)) = name else {
            let id = draft.value(None, token);
            draft.set(id, ty, token);
            return id;
        };
        let known = draft.values.get(&name).copied();
        let id = match known {
            Some(id) if draft.mentions[id.0 as usize].1 => {
                let message = format!("{} is defined before", self.shown(place));
                self.lenient(
                    "redefined",
                    place,
                    message,
                    "the name means the first one; give this one another name",
                );
                draft.value(None, token)
            }
            Some(id) => id,
            None => draft.mention(name, place),
        };
        draft.set(id, ty, place);
        id
    }

    /// Puts an instruction at the end of the current block, or nowhere if nothing leads to it.
    pub(super) fn append(&mut self, draft: &mut Draft, inst: Inst, dead: bool) {
        if dead {
            draft.dropped.extend(inst.result);
            return;
        }
        if let Some(block) = draft.body.blocks.last_mut() {
            block.insts.push(inst);
        }
    }
}

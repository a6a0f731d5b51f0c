//! Destinations, and the clauses of U1 that tell them.

use super::super::ast::{Dest, Inst};
use super::super::table::{Clause, Op, Shape};
use super::body::Draft;
use super::lex::Tok;
use super::{Parsed, Parser, Skip, pos};

impl Parser<'_> {
    /// The destinations of an instruction, without those of cases.
    pub(super) fn dests(&mut self, draft: &mut Draft, inst: &mut Inst, shape: Shape) -> Parsed<()> {
        // U1 leaves the others out, or tells them in a clause.
        let always = match inst.op {
            Op::Trap => 0,
            Op::Watchpoint => 2,
            _ => shape.edges.len(),
        };
        for at in 0..shape.edges.len() {
            if at == always && !self.at_dest() {
                break;
            }
            let dest = self.dest(draft)?;
            inst.edges.push(dest);
        }
        if inst.op == Op::Watchpoint && inst.edges.len() == 2 && self.eat_word("WPEXC") {
            const FORM: &str = "write `WPEXC(%exceptional)`";
            self.expect(b'(', FORM)?;
            let dest = self.dest(draft)?;
            inst.edges.push(dest);
            self.expect(b')', FORM)?;
        }
        Ok(())
    }

    /// Whether a label stands here that is no start of an instruction or block.
    fn at_dest(&self) -> bool {
        self.peek().tok == Tok::Local && !matches!(self.peek_at(1).tok, Tok::Punct(b'=' | b':'))
    }

    pub(super) fn dest(&mut self, draft: &mut Draft) -> Parsed<Dest> {
        if self.peek().tok == Tok::Local && !self.at_dest() {
            return Err(self.expected("a label", "a destination is missing before it"));
        }
        let (name, token) = self.local_name("write the label of a block")?;
        Ok(Dest {
            block: draft.label(name, token),
            args: Vec::new(),
            pos: pos(token),
        })
    }

    /// `EXC(%normal %exceptional)`
    pub(super) fn exceptional(&mut self, draft: &mut Draft, inst: &mut Inst) -> Parsed<()> {
        const FORM: &str = "write `EXC(%normal %exceptional)`";
        let token = self.next();
        match inst.op.shape().clause {
            Clause::Becomes(op) => inst.op = op,
            Clause::Ends | Clause::Instead if inst.edges.is_empty() => {}
            Clause::Ends | Clause::Instead => {
                let message = format!("{} has its destinations already", inst.op.text());
                self.error("syntax", token, message, "leave the clause out");
                return Err(Skip);
            }
            Clause::No => {
                let message = format!("{} has no exceptional destination", inst.op.text());
                let hint = "calls, divisions, allocations, accesses to memory, traps and swaps of stacks have; leave it out";
                self.error("syntax", token, message, hint);
                return Err(Skip);
            }
        }
        self.expect(b'(', FORM)?;
        for _ in 0..2 {
            let dest = self.dest(draft)?;
            inst.edges.push(dest);
        }
        self.expect(b')', FORM)?;
        Ok(())
    }
}

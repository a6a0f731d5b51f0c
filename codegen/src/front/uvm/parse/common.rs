//! `COMMINST`: what U1 writes between the name of an intrinsic function and its arguments.

use super::super::ast::Inst;
use super::super::table::INTRINSICS;
use super::lex::Tok;
use super::{Parsed, Parser, Skip};

impl Parser<'_> {
    /// `[flags] <types> <[signatures]>`: those that there are take none of these.
    pub(super) fn empty_lists(&mut self, inst: &Inst) -> Parsed<()> {
        if self.is(b'[') {
            self.empty_list(inst, b"[", b"]", "flags")?;
        }
        let at_sigs = |parser: &Self| parser.is(b'<') && parser.peek_at(1).tok == Tok::Punct(b'[');
        if self.is(b'<') && !at_sigs(self) {
            self.empty_list(inst, b"<", b">", "types")?;
        }
        if at_sigs(self) {
            self.empty_list(inst, b"<[", b"]>", "signatures")?;
        }
        Ok(())
    }

    fn empty_list(&mut self, inst: &Inst, open: &[u8], close: &[u8], what: &str) -> Parsed<()> {
        self.at += open.len();
        let token = self.peek();
        if !close.iter().all(|punct| self.eat(*punct)) {
            let name = INTRINSICS
                .get(inst.index as usize)
                .map_or("it", |known| known.name);
            let message = format!("{name} takes no {what}");
            self.error("syntax", token, message, "leave the list out, or empty");
            return Err(Skip);
        }
        Ok(())
    }
}

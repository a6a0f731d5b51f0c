//! What happens after an error: where reading goes on, and what is noted about the text in between.

use maple_mirbin::{Class, Op};

use crate::mir::keyword::{self, Kw, is_textual};
use crate::mir::lex::{Lexer, Tok, Token};

use super::Parser;

impl Parser<'_, '_, '_> {
    /// Skips to the next line that starts something at module level; `start` is where the failed line begins.
    pub(super) fn recover_module(&mut self, start: u32) {
        while self.tok.tok != Tok::Eof {
            if self.tok.first && self.tok.start != start && self.starts_declaration() {
                break;
            }
            self.bump();
        }
        self.scope = self.last_func.filter(|_| std::mem::take(&mut self.stray));
        self.give_up(start);
        self.scope = None;
    }

    /// Whether the current token starts a line of a module. Local declarations do not, nor do the positions of statements: they are left
    /// over when a function seems to end too early.
    fn starts_declaration(&mut self) -> bool {
        match self.kw() {
            Some(Kw::Var | Kw::TempVar | Kw::Type) => !matches!(self.look_ahead().tok, Tok::Local(_)),
            Some(Kw::Loc) => false,
            kw => kw.is_some_and(is_module_kw),
        }
    }

    /// Skips to the next line that starts something at the brace depth at which the failed statement began, or into the block that the
    /// failed statement opens; gives whether it did the latter.
    pub(super) fn recover_block(&mut self, depth: u32, start: u32, opens: bool) -> bool {
        let entered = loop {
            let moved = self.tok.start != start;
            if self.tok.tok == Tok::Eof || (moved && self.at_end_of_function()) {
                break false;
            }
            if moved && self.tok.first && self.braces <= depth && self.starts_item() {
                break false;
            }
            let brace = self.is(b'{');
            self.bump();
            if brace && opens && self.tok.first && self.braces == depth + 1 {
                break true;
            }
        };
        self.give_up(start);
        entered
    }

    /// Whether the current token starts a line of a block.
    fn starts_item(&self) -> bool {
        let statement = |op: Op| op.info().class == Class::Stmt && is_textual(op);
        match self.tok.tok {
            Tok::At(_) | Tok::Punct(b'}') => true,
            Tok::Word(id) => id.get().kw.is_some_and(is_block_kw) || id.get().op.is_some_and(statement),
            _ => false,
        }
    }

    /// The statement with a block that a word means, even if it is misspelt.
    pub(super) fn meant_block(&self, token: &Token) -> Option<Op> {
        let Tok::Word(word) = token.tok else { return None };
        let op = match (word.get().op, word.get().kw) {
            (Some(op), _) => op,
            (None, Some(Kw::Else)) => Op::Block,
            (None, _) => {
                let text = String::from_utf8_lossy(self.text(token));
                let near =
                    keyword::nearest(&text, |w| w.op.is_some_and(|op| op.info().class == Class::Stmt))?;
                keyword::lookup(near.as_bytes(), keyword::start(near.as_bytes()))
                    .get()
                    .op?
            }
        };
        matches!(op, Op::If | Op::While | Op::DoLoop | Op::ForeachElem | Op::Block).then_some(op)
    }

    /// A declaration that cannot stand in a function, or the end of the text.
    pub(super) fn at_end_of_function(&self) -> bool {
        let outer = self.kw().is_some_and(|kw| is_module_kw(kw) && !is_block_kw(kw));
        self.tok.tok == Tok::Eof || (outer && self.tok.first)
    }

    /// Notes that the text from `start` to the current token was not understood: the names in it are no longer known to be undeclared.
    pub(super) fn give_up(&mut self, start: u32) {
        if let Some(func) = self.scope {
            self.session.broken.add_func(func);
        }
        let (text, end) = (self.lexer.text_from(start), self.tok.start);
        let mut lexer = Lexer::new(text);
        loop {
            let token = lexer.next(&mut self.session.module.names);
            if token.tok == Tok::Eof || start.saturating_add(token.start) >= end {
                return;
            }
            match token.tok {
                Tok::Global(name) | Tok::Func(name) => self.session.broken.add(None, name),
                Tok::Local(name) | Tok::At(name) => self.session.broken.add(self.scope, name),
                // The sigil may be what is wrong.
                Tok::Word(_) => {
                    let name = self.session.module.names.intern(lexer.text(&token));
                    self.session.broken.add(None, name);
                    self.session.broken.add(self.scope, name);
                }
                _ => {}
            }
        }
    }
}

/// Keywords that start a line of a module.
pub(super) fn is_module_kw(kw: Kw) -> bool {
    matches!(
        kw,
        Kw::Var
            | Kw::TempVar
            | Kw::Type
            | Kw::JavaClass
            | Kw::JavaInterface
            | Kw::Func
            | Kw::Loc
            | Kw::Flavor
            | Kw::SrcLang
            | Kw::Id
            | Kw::NumFuncs
            | Kw::GlobalMemSize
            | Kw::GlobalMemMap
            | Kw::GlobalWordsTypeTagged
            | Kw::GlobalWordsRefCounted
            | Kw::EntryFunc
            | Kw::Import
            | Kw::ImportPath
            | Kw::FileInfo
            | Kw::FileData
            | Kw::SrcFileInfo
    )
}

/// Keywords that start a line of a block.
pub(super) fn is_block_kw(kw: Kw) -> bool {
    matches!(
        kw,
        Kw::Var
            | Kw::TempVar
            | Kw::Reg
            | Kw::Type
            | Kw::Loc
            | Kw::Alias
            | Kw::CppTry
            | Kw::CppCatch
            | Kw::IndexGoto
            | Kw::Asm
            | Kw::AssignAssertLe
            | Kw::CallAssertLe
            | Kw::ReturnAssertLe
            | Kw::FrameSize
            | Kw::UpFormalSize
            | Kw::ModuleId
            | Kw::FuncSize
            | Kw::FuncId
            | Kw::FormalWordsTypeTagged
            | Kw::LocalWordsTypeTagged
            | Kw::FormalWordsRefCounted
            | Kw::LocalWordsRefCounted
            | Kw::FuncInfo
    )
}

//! What a module keeps of the order of its text: its declarations, and the comments around them.

use crate::mir::keyword::Kw;
use crate::mir::{Decl, ModuleComment};

use super::Parser;

/// How many declarations of each kind there are.
#[derive(Clone, Copy)]
pub(super) struct Declared {
    types: usize,
    java: usize,
    vars: usize,
    funcs: usize,
}

impl Parser<'_, '_, '_> {
    /// What is declared so far.
    pub(super) fn declared(&self) -> Declared {
        let m = &self.session.module;
        Declared {
            types: m.types.definitions().len(),
            java: m.java.len(),
            vars: m.vars.declared().len(),
            funcs: m.funcs.declared().len(),
        }
    }

    /// Notes what a line of the module has declared since `before`, and the comments in it.
    pub(super) fn note_declared(&mut self, before: Declared) {
        if self.imported {
            return;
        }
        let m = &self.session.module;
        let types = m.types.definitions().iter().skip(before.types).copied();
        let types = types.filter(|&id| m.types.named(id).is_some_and(|named| named.scope.is_none()));
        let java = (before.java..m.java.len()).map(Decl::Java);
        let vars = m.vars.declared().skip(before.vars).map(Decl::Var);
        let funcs = m.funcs.declared().skip(before.funcs).map(Decl::Func);
        let new: Vec<Decl> = types
            .map(Decl::Type)
            .chain(java)
            .chain(vars)
            .chain(funcs)
            .collect();
        self.keep_comments(self.inner_comments(), None);
        self.module().order.extend(new);
    }

    /// Keeps the comments that stand before the next line of the module, which begins with `kw`.
    pub(super) fn keep_outer_comments(&mut self, kw: Option<Kw>) {
        let start = self.tok.start;
        let count = self.lexer.comments.partition_point(|range| range.0 < start);
        self.keep_comments(count, kw);
    }

    /// Keeps the comments in the head of a function, up to its block.
    pub(super) fn keep_head_comments(&mut self) {
        self.keep_comments(self.lexer.comments.len(), None);
    }

    /// How many of the comments that were passed stand before the last token of the declaration or statement: behind them is more than blanks and comments.
    pub(super) fn inner_comments(&self) -> usize {
        let comments = &self.lexer.comments;
        let mut next = self.tok.start;
        for (index, &(start, end)) in comments.iter().enumerate().rev() {
            if start > next {
                continue;
            }
            let between = self.lexer.slice((end, next));
            if !between.iter().all(u8::is_ascii_whitespace) {
                return index + 1;
            }
            next = start - 1;
        }
        0
    }

    fn keep_comments(&mut self, count: usize, kw: Option<Kw>) {
        let ranges: Vec<(u32, u32)> = self.lexer.comments.drain(..count).collect();
        if self.imported || ranges.is_empty() {
            return;
        }
        let declares = matches!(
            kw,
            None | Some(
                Kw::Var | Kw::TempVar | Kw::Type | Kw::JavaClass | Kw::JavaInterface | Kw::Func | Kw::Loc
            )
        );
        let before = self.session.module.order.len();
        let before = (declares || before > 0).then_some(before as u32);
        for range in ranges {
            let text = self.lexer.slice(range);
            let text = self.module().names.intern(text);
            self.module().comments.push(ModuleComment { text, before });
        }
    }
}

//! The order of declarations in the text, and the comments between them: what only the printer needs.

use crate::mir::{Decl, Module, ModuleComment, NamedId};

use super::cursor::{DAMAGED, Read, fail};
use super::reader::Reader;
use super::writer::Writer;

/// Bits of the kind of declarations in a run.
const KIND: u32 = 2;

fn kind(decl: &Decl) -> u64 {
    match decl {
        Decl::Type(_) => 0,
        Decl::Java(_) => 1,
        Decl::Var(_) => 2,
        Decl::Func(_) => 3,
    }
}

impl Writer<'_> {
    /// Appends runs of declarations of one kind, which stand in the order of their own section, and comments.
    pub fn order(&mut self) {
        let m = self.module;
        let runs: Vec<&[Decl]> = m.order.chunk_by(|a, b| kind(a) == kind(b)).collect();
        self.number(runs.len() as u64);
        for run in runs {
            let kind = run.first().map_or(0, kind);
            self.number(kind | (run.len() as u64) << KIND);
        }
        self.number(m.comments.len() as u64);
        for comment in &m.comments {
            self.name(comment.text);
            self.number(comment.before.map_or(0, |before| u64::from(before) + 1));
        }
    }
}

/// The declarations of each kind that a module has.
fn declared(m: &Module) -> [Vec<Decl>; 4] {
    let is_global = |id: &NamedId| m.types.named(*id).is_some_and(|named| named.scope.is_none());
    let types = m.types.definitions().iter().copied().filter(is_global);
    [
        types.map(Decl::Type).collect(),
        (0..m.java.len()).map(Decl::Java).collect(),
        m.vars.declared().map(Decl::Var).collect(),
        m.funcs.declared().map(Decl::Func).collect(),
    ]
}

impl Reader<'_, '_> {
    /// What [`Writer::order`] wrote. Of an imported file nothing is printed.
    pub fn order(&mut self) -> Read<()> {
        let [types, java, vars, funcs] = declared(self.module);
        let mut kinds = [types, java, vars, funcs].map(Vec::into_iter);
        let mut order = Vec::new();
        for _ in 0..self.cursor.count()? {
            let start = self.cursor.at();
            let run = self.cursor.number()?;
            let kind = &mut kinds[(run & ((1 << KIND) - 1)) as usize];
            let count = (run >> KIND) as usize;
            if count > kind.len() && !self.imported {
                return fail(start, "the order has more declarations than there are", DAMAGED);
            }
            order.extend(kind.by_ref().take(count));
        }
        let mut comments = Vec::new();
        for _ in 0..self.cursor.count()? {
            let text = self.name()?;
            let start = self.cursor.at();
            let before = self.cursor.number32()?.checked_sub(1);
            if before.is_some_and(|before| before as usize > order.len()) && !self.imported {
                return fail(
                    start,
                    "a comment stands before a declaration that is none",
                    DAMAGED,
                );
            }
            comments.push(ModuleComment { text, before });
        }
        if !self.imported {
            (self.module.order, self.module.comments) = (order, comments);
        }
        Ok(())
    }
}

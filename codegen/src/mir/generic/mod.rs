//! Generics (seed 0, Generics): generic types and functions become one type or function for each vector of types that the module uses. After
//! it the module has neither type parameters nor vectors, but for the generic functions themselves, which have lost their bodies.

mod fields;
mod functions;
mod types;
mod values;

pub(super) use functions::params_of;
pub(super) use types::Makeup;
pub(super) use values::operands_of;

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};

use super::layout::Layouts;
use super::{Broken, FuncId, Module, Name, NamedId, Pos, Stmt, Type, TypeId, verify_into};

use functions::plain;

/// Type parameters and what stands for them, by name.
type Vector = Box<[(Name, TypeId)]>;

/// How deep instances may lead to others. What goes deeper does not end.
const DEEPEST: u32 = 64;

/// What to do about a generic function that a program is to start at.
pub(super) const NOT_GENERIC: &str =
    "start at a function without type parameters, and call this one with callinstant";

/// Most instances of a module.
const MOST: usize = 20_000;

/// Expands the generics of a verified module. What is wrong goes to `diagnostics`: instances that have no end, calls of generic functions without
/// types, and what is wrong with an instance.
pub fn expand(module: &mut Module, diagnostics: &mut Diagnostics) {
    let in_types = |(_, ty): (TypeId, &Type)| matches!(ty, Type::Instance { .. } | Type::Param(_));
    let in_code = |stmt: &Stmt| plain(stmt.op).is_some();
    let used =
        module.types.iter().any(in_types) || module.funcs.iter().any(|(_, f)| f.stmts.iter().any(in_code));
    if !used {
        return;
    }
    let before = diagnostics.errors();
    diagnostics.enter(None);
    let mut expander = Expander {
        module,
        layouts: Layouts::default(),
        makeup: Makeup::default(),
        types: FxHashMap::default(),
        functions: FxHashMap::default(),
        generic: FxHashMap::default(),
        waiting: Vec::new(),
        depth: 0,
        outermost: None,
        endless: false,
        before,
        diagnostics,
    };
    expander.all();
    if diagnostics.errors() == before {
        let mut found = diagnostics.further();
        verify_into(module, &Broken::default(), &mut found);
        diagnostics.take_errors(found);
    }
}

struct Expander<'m> {
    module: &'m mut Module,
    layouts: Layouts,
    makeup: Makeup,
    types: FxHashMap<(NamedId, Vector), TypeId>,
    functions: FxHashMap<(FuncId, Vector), FuncId>,
    /// Functions with type parameters, and those.
    generic: FxHashMap<FuncId, BTreeSet<Name>>,
    /// Instances that still have the code of the generic function, with what stands for its parameters, and how deep they are.
    waiting: Vec<(FuncId, Vector, u32)>,
    /// Instances around the one in work.
    depth: u32,
    /// The generic type whose instance led to all others in work.
    outermost: Option<(Name, Pos)>,
    /// Some instances have no end.
    endless: bool,
    /// Errors before all this.
    before: usize,
    diagnostics: &'m mut Diagnostics,
}

impl Expander<'_> {
    fn all(&mut self) {
        let named: Vec<NamedId> = self.module.types.named_types().map(|(id, _)| id).collect();
        for id in named {
            let Some(def) = self.module.types.named(id).and_then(|named| named.def) else {
                continue;
            };
            if self.parts(def).instances && !self.parts(def).params {
                let closed = self.substituted(def, &[]);
                let types = &mut self.module.types;
                if let Some(known) = types.named(id).cloned() {
                    types.define(id, closed, known.attrs, known.pos, known.loc, known.imported);
                }
            }
        }
        let vars: Vec<_> = self.module.vars.iter().map(|(id, var)| (id, var.ty)).collect();
        for (id, ty) in vars {
            let closed = ty.map(|ty| self.substituted(ty, &[]));
            if let Some(var) = self.module.vars.get_mut(id) {
                var.ty = closed;
            }
        }
        let ids: Vec<FuncId> = self.module.funcs.iter().map(|(id, _)| id).collect();
        for id in ids.iter().copied() {
            let Some(func) = self.module.funcs.get(id) else {
                continue;
            };
            let params = params_of(func, &self.module.types, &mut self.makeup);
            if !params.is_empty() {
                self.generic.insert(id, params);
            }
        }
        for id in ids
            .iter()
            .copied()
            .filter(|id| !self.generic.contains_key(id))
            .collect::<Vec<_>>()
        {
            self.function(id, &[]);
        }
        self.starts_generic();
        while let Some((id, vector, depth)) = self.waiting.pop() {
            self.depth = depth;
            self.function(id, &vector);
        }
        for func in self.generic.keys().copied() {
            if let Some(func) = self.module.funcs.get_mut(func) {
                func.body = None;
            }
        }
    }

    /// A program cannot start at a generic function. One that `entryfunc` names is the verifier's to refuse.
    fn starts_generic(&mut self) {
        let main = self
            .module
            .names
            .get("main")
            .filter(|_| self.module.entry.is_none());
        let main = main.and_then(|name| self.module.funcs.lookup(name));
        let Some(id) = main.filter(|id| self.generic.contains_key(id)) else {
            return;
        };
        if let Some(f) = self.module.funcs.get(id) {
            let (file, pos) = (f.file, f.pos);
            self.error(
                file,
                pos,
                "a program cannot start at main: it is generic".to_owned(),
                NOT_GENERIC,
            );
        }
    }

    /// A name for an instance, that nothing else has.
    fn numbered(&mut self, name: Name) -> Name {
        let mut number = self.types.len() + self.functions.len();
        loop {
            number += 1;
            let names = &mut self.module.names;
            let text = [names.bytes(name), format!("|{number}").as_bytes()].concat();
            let new = names.intern(text);
            let is_type = self.module.types.lookup(None, new).is_some();
            if !is_type && self.module.funcs.lookup(new).is_none() && self.module.vars.lookup(new).is_none() {
                return new;
            }
        }
    }

    /// Whether there may be no further instance: too many, or too deep, or there were problems before that nobody goes on after.
    fn ends(&mut self, name: Name, file: FileId, pos: Pos) -> bool {
        let is_endless = self.depth >= DEEPEST || self.types.len() + self.functions.len() >= MOST;
        if is_endless && !self.endless {
            self.endless = true;
            self.diagnostics.concern_all();
            let (name, file, pos) = match self.outermost {
                Some((name, pos)) => (name, FileId::MAIN, pos),
                None => (name, file, pos),
            };
            let message = format!(
                "the instances of {} have no end: each needs another one",
                self.text(name)
            );
            self.error(file, pos, message, "");
        }
        self.endless || (self.has_problems() && !self.diagnostics.is_endless())
    }

    fn has_problems(&self) -> bool {
        self.diagnostics.errors() > self.before
    }

    fn text(&self, name: Name) -> String {
        String::from_utf8_lossy(self.module.names.bytes(name)).into_owned()
    }

    fn error(&mut self, file: FileId, pos: Pos, message: String, hint: &str) {
        let sources = &self.module.sources;
        let span = sources.word(file, pos.0);
        let problem = Diagnostic::new(sources, Severity::Error, "generic", span, message);
        self.diagnostics.push(problem.hint(hint));
    }
}

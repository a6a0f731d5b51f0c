//! Variables of ancestors (lang.md §5, stage 2): what each function sees of those that it lies in.

use rustc_hash::FxHashMap;

use crate::mir::Name;

use super::super::ast::{Module, Type};
use super::super::flow::Flow;
use super::super::kinds::Kind;
use super::{Checker, Typing};

/// Functions with what is known of them. Parents are checked before those that lie in them.
pub(super) struct Scopes {
    /// By position; `None` is not checked yet.
    functions: Vec<Option<Scoped>>,
    /// Position of the parent by position.
    parents: Vec<Option<usize>>,
    /// Whether functions see the variables of their ancestors.
    open: bool,
}

struct Scoped {
    typing: Typing,
    /// Whether its code has errors: then nobody knows what its names stand for.
    faulty: bool,
}

/// What one function sees of its ancestors.
pub(super) struct Scope<'s> {
    scopes: &'s Scopes,
    function: usize,
}

impl Scopes {
    /// Before anything is checked but definitions.
    pub fn new(checker: &Checker<'_>, open: bool) -> Scopes {
        let Module { functions, .. } = checker.module;
        let parent = |name: Name| checker.index.functions.get(&name).map(|(at, _)| *at);
        Scopes {
            functions: functions.iter().map(|_| None).collect(),
            parents: functions
                .iter()
                .map(|function| function.parent.and_then(parent))
                .collect(),
            open,
        }
    }

    /// Positions of all functions, each after its ancestors. Those that are their own ancestors are in some order.
    pub fn order(&self) -> Vec<usize> {
        let mut seen = vec![false; self.parents.len()];
        let mut order = Vec::with_capacity(seen.len());
        for at in 0..seen.len() {
            let first = order.len();
            let mut next = Some(at);
            while let Some(function) = next.filter(|at| seen.get(*at) == Some(&false)) {
                seen[function] = true;
                order.push(function);
                next = self.parents[function].filter(|_| self.open);
            }
            order[first..].reverse();
        }
        order
    }

    /// What a function sees.
    pub fn of(&self, function: usize) -> Scope<'_> {
        Scope {
            scopes: self,
            function,
        }
    }

    /// What names of ancestors stand for.
    pub fn kinds(&self, outer: &FxHashMap<Name, usize>) -> FxHashMap<Name, Kind> {
        let kind = |(name, owner): (&Name, &usize)| {
            let known = self
                .typing(*owner)
                .and_then(|scoped| scoped.typing.kinds.get(name).copied());
            (*name, known.unwrap_or(Kind::Value(Type::OBJECT)))
        };
        outer.iter().map(kind).collect()
    }

    /// Adds what has been found out about a function. Of one with errors there are no kinds.
    pub fn add(
        &mut self,
        at: usize,
        kinds: Option<FxHashMap<Name, Kind>>,
        flow: Flow,
        outer: FxHashMap<Name, usize>,
    ) {
        for (name, owner) in &outer {
            if let Some(Some(scoped)) = self.functions.get_mut(*owner) {
                scoped.typing.captured.insert(*name);
            }
        }
        if let Some(function) = self.functions.get_mut(at) {
            let faulty = kinds.is_none();
            let typing = Typing {
                kinds: kinds.unwrap_or_default(),
                flow,
                outer,
                captured: Default::default(),
            };
            *function = Some(Scoped { typing, faulty });
        }
    }

    /// All of them by position.
    pub fn finish(self) -> Option<Vec<Typing>> {
        let functions = self.functions.into_iter();
        functions
            .map(|function| function.map(|scoped| scoped.typing))
            .collect()
    }

    fn typing(&self, at: usize) -> Option<&Scoped> {
        self.functions.get(at)?.as_ref()
    }
}

impl Scope<'_> {
    /// Whether functions see the variables of their ancestors.
    pub fn is_open(&self) -> bool {
        self.scopes.open
    }

    /// The nearest ancestor that has a name: its position.
    pub fn owner(&self, name: Name) -> Option<usize> {
        let mut at = self.function;
        // One that is its own ancestor has an error, and is not checked before itself.
        while let Some(parent) = self.scopes.parents.get(at).copied().flatten()
            && self.scopes.open
            && let Some(Scoped { typing, faulty }) = self.scopes.typing(parent)
        {
            if let Some(owner) = typing.outer.get(&name) {
                return Some(*owner);
            }
            if *faulty || typing.kinds.contains_key(&name) {
                return Some(parent);
            }
            at = parent;
        }
        None
    }
}

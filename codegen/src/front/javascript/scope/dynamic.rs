//! Names whose places are known only when the program runs: what direct calls of `eval` and `with` statements need of the functions around.

use oxc_ast::ast::{CallExpression, Expression};
use oxc_syntax::scope::ScopeFlags;
use oxc_syntax::symbol::SymbolId;

use super::{Analysis, Special, Visitor};

impl Visitor<'_> {
    /// A call of `eval`: what it evaluates sees everything that is visible here, and declares variables in the function.
    pub(super) fn evaluates(&mut self) {
        for scope in self.scopes.clone() {
            if self.begins && scope == self.scoping.root_scope_id() {
                continue;
            }
            let mut symbols: Vec<SymbolId> = self.scoping.get_bindings(scope).values().copied().collect();
            symbols.sort_unstable();
            for symbol in symbols {
                self.capture(symbol);
            }
        }
        let mut around = Some(self.current);
        while let Some(id) = around {
            self.facts(id).is_closure = true;
            around = self.facts(id).outer;
        }
        let owner = self.special(Special::This);
        self.facts(owner).lends.insert(Special::This);
        if self.facts(owner).has_arguments {
            self.special(Special::Arguments);
            self.facts(owner).lets_arguments_go = true;
            self.facts(owner).lends.insert(Special::Arguments);
        }
        let (is_method, has_target) = {
            let facts = self.facts(owner);
            (facts.is_method, facts.is_method || facts.has_arguments)
        };
        for (special, has) in [(Special::Callee, is_method), (Special::NewTarget, has_target)] {
            if has {
                self.special(special);
                self.facts(owner).lends.insert(special);
            }
        }
        let innermost = self.scopes.last();
        let is_strict = innermost.is_some_and(|scope| {
            let flags = self.scoping.scope_flags(*scope);
            flags.contains(ScopeFlags::StrictMode)
        });
        let id = self.current;
        if !is_strict && id != Analysis::PROGRAM {
            let facts = self.facts(id);
            facts.lends.insert(Special::Variables);
            facts.is_dynamic = true;
        }
    }

    /// Functions in those whose names are found late need what is around them.
    pub(super) fn spread(&mut self) {
        for at in 0..self.analysis.functions.len() {
            let outer = self.analysis.functions[at].outer;
            if outer.is_some_and(|outer| self.facts(outer).is_dynamic) {
                let facts = &mut self.analysis.functions[at];
                (facts.is_dynamic, facts.is_closure) = (true, true);
                let mut around = outer;
                while let Some(id) = around {
                    self.facts(id).is_closure = true;
                    around = self.facts(id).outer;
                }
            }
        }
    }
}

/// Whether a call is one of `eval` by its name, which sees the variables around it.
pub fn is_direct(call: &CallExpression<'_>) -> bool {
    !call.optional && matches!(&call.callee, Expression::Identifier(name) if name.name == "eval")
}

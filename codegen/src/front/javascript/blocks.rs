//! Variables of blocks that have a variable of the function around beside them.
//!
//! A function that is declared in a block of sloppy code is one of the block and one of the function around it, which gets the value when the
//! declaration is come to (ECMAScript, B.3.2). `catch (e) { var e; }` has what was caught, and a variable of the function around (B.3.4). The
//! library that parses knows one for both. Here the block gets its own, and names are looked up anew.

use std::cell::Cell;

use indexmap::IndexMap;
use oxc_ast::ast::{BindingIdentifier, BindingPattern, CatchClause, Function, Ident, Program};
use oxc_ast_visit::{Visit, walk};
use oxc_semantic::Scoping;
use oxc_syntax::node::NodeId;
use oxc_syntax::reference::ReferenceId;
use oxc_syntax::scope::{ScopeFlags, ScopeId};
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::added;

/// Gives blocks the functions that are declared in them, and what they have caught.
pub fn separate(program: &Program<'_>, scoping: &mut Scoping) {
    let mut finder = Finder {
        scoping,
        scopes: Vec::new(),
        moved: IndexMap::default(),
        own: FxHashSet::default(),
    };
    finder.visit_program(program);
    let Finder { moved, own, .. } = finder;
    if moved.is_empty() {
        return;
    }
    for (symbol, Moved { block, around }) in &moved {
        if scoping.symbol_scope_id(*symbol) != *block {
            scoping.move_binding_by_symbol_id(*around, *block, *symbol);
        }
    }
    let mut declarer = Declarer {
        moved: &moved,
        own: &own,
        variables: FxHashMap::default(),
        scoping,
    };
    for (symbol, it) in &moved {
        if declarer.may_be_declared(*symbol, it) {
            declarer.variable(*symbol, it.around);
        }
    }
    declarer.visit_program(program);
    for (symbol, it) in &moved {
        resolve(scoping, *symbol, it.block);
    }
}

/// Where a variable of a block belongs that the library has made one of the function around.
struct Moved {
    block: ScopeId,
    around: ScopeId,
}

type AllMoved = IndexMap<SymbolId, Moved, FxBuildHasher>;

/// Looks for such variables.
struct Finder<'s> {
    scoping: &'s Scoping,
    scopes: Vec<ScopeId>,
    moved: AllMoved,
    /// Where their names are declared, in the block.
    own: FxHashSet<u32>,
}

impl<'a> Visit<'a> for Finder<'_> {
    fn enter_scope(&mut self, _: ScopeFlags, scope: &Cell<Option<ScopeId>>) {
        self.scopes.extend(scope.get());
    }

    fn leave_scope(&mut self) {
        self.scopes.pop();
    }

    fn visit_function(&mut self, it: &Function<'a>, flags: ScopeFlags) {
        if it.is_declaration()
            && let Some(name) = &it.id
            && let Some(&block) = self.scopes.last()
        {
            self.declared(name, block);
        }
        walk::walk_function(self, it, flags);
    }

    fn visit_catch_clause(&mut self, it: &CatchClause<'a>) {
        if let Some(param) = &it.param
            && let BindingPattern::BindingIdentifier(name) = &param.pattern
            && let Some(block) = it.body.scope_id.get()
        {
            self.caught(name, block);
        }
        walk::walk_catch_clause(self, it);
    }
}

impl Finder<'_> {
    /// A variable has what is caught. The library takes all that the body and what follows it declare by `var` for the same one.
    fn caught(&mut self, name: &BindingIdentifier<'_>, block: ScopeId) {
        let Some(symbol) = name.symbol_id.get() else {
            return;
        };
        let is_own = self.scoping.symbol_scope_id(symbol) == block;
        if !is_own {
            return self.declared(name, block);
        }
        let mut scopes = self.scoping.scope_ancestors(block);
        let around = scopes.find(|scope| self.scoping.scope_flags(*scope).is_var());
        if let Some(around) = around
            && !self.scoping.symbol_redeclarations(symbol).is_empty()
        {
            self.moved.insert(symbol, Moved { block, around });
            self.own.insert(name.span.start);
        }
    }

    /// A variable is declared in a block.
    fn declared(&mut self, name: &BindingIdentifier<'_>, block: ScopeId) {
        let Some(symbol) = name.symbol_id.get() else {
            return;
        };
        let around = self.scoping.symbol_scope_id(symbol);
        if around != block {
            let known = self.moved.entry(symbol).or_insert(Moved { block, around });
            if known.block == block {
                self.own.insert(name.span.start);
            }
        }
    }
}

/// Whether a variable is what `catch` has caught as a whole, which `var` may declare again (ECMAScript, B.3.4).
pub fn is_caught(flags: SymbolFlags) -> bool {
    flags.contains(SymbolFlags::CatchVariable) && !flags.contains(SymbolFlags::BlockScopedVariable)
}

/// Declares variables of functions for those of blocks.
struct Declarer<'s> {
    moved: &'s AllMoved,
    own: &'s FxHashSet<u32>,
    /// The variables around the functions.
    variables: FxHashMap<SymbolId, SymbolId>,
    scoping: &'s mut Scoping,
}

impl Declarer<'_> {
    /// Whether there may be a variable around a block: whether `var` in the block would be no error.
    fn may_be_declared(&self, symbol: SymbolId, it: &Moved) -> bool {
        let name = self.scoping.symbol_ident(symbol);
        let flags = self.scoping.scope_flags(it.around);
        if name == "arguments" && flags.is_function() && !flags.is_arrow() {
            return false;
        }
        let between = self.scoping.scope_ancestors(it.block).skip(1);
        between
            .take_while(|scope| *scope != it.around)
            .filter_map(|scope| self.scoping.get_binding(scope, name))
            .all(|known| is_caught(self.scoping.symbol_flags(known)))
    }

    /// The variable of a function with the name of one of its block.
    fn variable(&mut self, symbol: SymbolId, around: ScopeId) -> SymbolId {
        if let Some(known) = self.variables.get(&symbol) {
            return *known;
        }
        let flags = SymbolFlags::FunctionScopedVariable;
        let name = self.scoping.symbol_name(symbol).to_owned();
        let variable = match self.scoping.get_binding(around, Ident::from(name.as_str())) {
            Some(known) => {
                self.scoping.union_symbol_flag(known, flags);
                known
            }
            None => added::add(
                self.scoping,
                around,
                &name,
                self.scoping.symbol_span(symbol),
                flags,
            ),
        };
        self.variables.insert(symbol, variable);
        variable
    }
}

impl<'a> Visit<'a> for Declarer<'_> {
    /// Declarations elsewhere that the library took for those of the block.
    fn visit_binding_identifier(&mut self, it: &BindingIdentifier<'a>) {
        if let Some(symbol) = it.symbol_id.get()
            && let Some(moved) = self.moved.get(&symbol)
            && !self.own.contains(&it.span.start)
        {
            let variable = self.variable(symbol, moved.around);
            if !added::is_added(self.scoping, variable) {
                let flags = SymbolFlags::FunctionScopedVariable;
                self.scoping
                    .add_symbol_redeclaration(variable, flags, NodeId::DUMMY, it.span);
            }
            it.symbol_id.set(Some(variable));
        }
    }
}

/// Looks up the names again that may be a variable of a block.
fn resolve(scoping: &mut Scoping, symbol: SymbolId, block: ScopeId) {
    let name = scoping.symbol_name(symbol).to_owned();
    let name = Ident::from(name.as_str());
    let around: Vec<SymbolId> = scoping
        .scope_ancestors(block)
        .filter_map(|scope| scoping.get_binding(scope, name))
        .collect();
    for symbol in around {
        let uses: Vec<ReferenceId> = scoping.get_resolved_reference_ids(symbol).to_vec();
        for id in uses {
            let found = scoping.find_binding(scoping.get_reference(id).scope_id(), name);
            if found != Some(symbol) {
                added::rename(scoping, id, found);
            }
        }
    }
}

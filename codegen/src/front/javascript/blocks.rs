//! Functions that are declared in blocks of sloppy code.
//!
//! Such a declaration makes two variables: one of the block, and one of the function around it, which gets the value when the declaration is
//! come to (ECMAScript, B.3.2). The library that parses knows one for both. Here the block gets its own, and names are looked up anew.

use oxc_ast::ast::{BindingIdentifier, Function, Ident, Program};
use oxc_ast_visit::{Visit, walk};
use oxc_semantic::Scoping;
use oxc_span::Span;
use oxc_syntax::node::NodeId;
use oxc_syntax::reference::{Reference, ReferenceId};
use oxc_syntax::scope::{ScopeFlags, ScopeId};
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::FxHashMap;
use std::cell::Cell;

/// Gives blocks the functions that are declared in them.
pub fn separate(program: &Program<'_>, scoping: &mut Scoping) {
    let mut finder = Finder {
        scoping,
        scopes: Vec::new(),
        moved: Vec::new(),
    };
    finder.visit_program(program);
    let moved = finder.moved;
    if moved.is_empty() {
        return;
    }
    for Moved {
        symbol,
        block,
        around,
    } in &moved
    {
        scoping.move_binding_by_symbol_id(*around, *block, *symbol);
    }
    let mut declarer = Declarer {
        blocks: moved.iter().map(|it| (it.symbol, it.block)).collect(),
        variables: FxHashMap::default(),
        scoping,
        scopes: Vec::new(),
        own: Vec::new(),
    };
    for it in &moved {
        if declarer.may_be_declared(it) {
            declarer.variable(it.symbol, it.around);
        }
    }
    declarer.visit_program(program);
    for it in &moved {
        resolve(scoping, it);
    }
}

/// A function of a block that the library has made one of the function around.
struct Moved {
    symbol: SymbolId,
    block: ScopeId,
    around: ScopeId,
}

struct Finder<'s> {
    scoping: &'s Scoping,
    scopes: Vec<ScopeId>,
    moved: Vec<Moved>,
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
            && let Some(symbol) = it.id.as_ref().and_then(|name| name.symbol_id.get())
            && let Some(&block) = self.scopes.last()
        {
            let around = self.scoping.symbol_scope_id(symbol);
            let is_known = self.moved.iter().any(|it| it.symbol == symbol);
            if around != block && !is_known {
                self.moved.push(Moved {
                    symbol,
                    block,
                    around,
                });
            }
        }
        walk::walk_function(self, it, flags);
    }
}

/// Whether a variable is what `catch` has caught as a whole, which `var` may declare again (ECMAScript, B.3.4).
pub fn is_caught(flags: SymbolFlags) -> bool {
    flags.contains(SymbolFlags::CatchVariable) && !flags.contains(SymbolFlags::BlockScopedVariable)
}

/// Declares variables of functions for functions of blocks.
struct Declarer<'s> {
    scoping: &'s mut Scoping,
    /// The blocks that have functions now.
    blocks: FxHashMap<SymbolId, ScopeId>,
    /// The variables around them.
    variables: FxHashMap<SymbolId, SymbolId>,
    scopes: Vec<ScopeId>,
    /// Names of functions of blocks, where they are declared.
    own: Vec<Span>,
}

impl Declarer<'_> {
    /// Whether a function may be a variable around its block: whether `var` in its place would be no error.
    fn may_be_declared(&self, it: &Moved) -> bool {
        let name = self.scoping.symbol_ident(it.symbol);
        let flags = self.scoping.scope_flags(it.around);
        if name == "arguments" && flags.is_function() && !flags.is_arrow() {
            return false;
        }
        let between = self.scoping.scope_ancestors(it.block).skip(1);
        let between = between.take_while(|scope| *scope != it.around);
        for scope in between {
            let Some(known) = self.scoping.get_binding(scope, name) else {
                continue;
            };
            if !is_caught(self.scoping.symbol_flags(known)) {
                return false;
            }
        }
        true
    }

    /// What a name declares that the library took for a function of a block: a variable around that.
    fn rename(&mut self, it: &BindingIdentifier<'_>) {
        let Some(symbol) = it
            .symbol_id
            .get()
            .filter(|symbol| self.blocks.contains_key(symbol))
        else {
            return;
        };
        let around = self.scopes.iter().rev().copied();
        let around = around
            .into_iter()
            .find(|scope| self.scoping.scope_flags(*scope).is_var());
        if let Some(around) = around {
            let variable = self.variable(symbol, around);
            it.symbol_id.set(Some(variable));
        }
    }

    /// The variable of a function with the name of one of its block.
    fn variable(&mut self, symbol: SymbolId, around: ScopeId) -> SymbolId {
        let flags = SymbolFlags::FunctionScopedVariable;
        let name = self.scoping.symbol_name(symbol).to_owned();
        let name = Ident::from(name.as_str());
        if let Some(known) = self
            .variables
            .get(&symbol)
            .copied()
            .or_else(|| self.scoping.get_binding(around, name))
        {
            self.scoping.union_symbol_flag(known, flags);
            self.variables.insert(symbol, known);
            return known;
        }
        let span = self.scoping.symbol_span(symbol);
        let made = self
            .scoping
            .create_symbol(span, name, flags, around, NodeId::DUMMY);
        self.scoping.add_binding(around, name, made);
        self.variables.insert(symbol, made);
        made
    }
}

impl<'a> Visit<'a> for Declarer<'_> {
    fn enter_scope(&mut self, _: ScopeFlags, scope: &Cell<Option<ScopeId>>) {
        self.scopes.extend(scope.get());
    }

    fn leave_scope(&mut self) {
        self.scopes.pop();
    }

    fn visit_function(&mut self, it: &Function<'a>, flags: ScopeFlags) {
        // The name of a declaration is in the scope around the function, though it is visited in that of the function.
        if it.is_declaration()
            && let Some(name) = &it.id
            && let Some(symbol) = name.symbol_id.get()
            && let Some(block) = self.blocks.get(&symbol)
        {
            if self.scopes.last() == Some(block) {
                self.own.push(name.span);
            } else {
                self.rename(name);
            }
        }
        walk::walk_function(self, it, flags);
    }

    fn visit_binding_identifier(&mut self, it: &BindingIdentifier<'a>) {
        if self.own.last() != Some(&it.span) {
            self.rename(it);
        }
    }
}

/// Looks up the names again that may be a function of a block.
fn resolve(scoping: &mut Scoping, it: &Moved) {
    let name = scoping.symbol_name(it.symbol).to_owned();
    let name = Ident::from(name.as_str());
    let around: Vec<SymbolId> = scoping
        .scope_ancestors(it.block)
        .filter_map(|scope| scoping.get_binding(scope, name))
        .collect();
    for symbol in around {
        let uses: Vec<ReferenceId> = scoping.get_resolved_reference_ids(symbol).to_vec();
        for id in uses {
            let found = scoping.find_binding(scoping.get_reference(id).scope_id(), name);
            if found == Some(symbol) {
                continue;
            }
            scoping.delete_resolved_reference(symbol, id);
            let reference = scoping.get_reference_mut(id);
            match found {
                Some(other) => {
                    reference.set_symbol_id(other);
                    scoping.add_resolved_reference(other, id);
                }
                None => {
                    *reference = Reference::new(reference.node_id(), reference.scope_id(), reference.flags());
                }
            }
        }
    }
}

//! Variables that the compiler adds to those of a program.

use oxc_ast::ast::Ident;
use oxc_semantic::Scoping;
use oxc_span::Span;
use oxc_syntax::node::NodeId;
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::{SymbolFlags, SymbolId};

/// Adds a variable to those of a scope.
pub fn add(scoping: &mut Scoping, scope: ScopeId, name: &str, span: Span, flags: SymbolFlags) -> SymbolId {
    let name = Ident::from(name);
    let symbol = scoping.create_symbol(span, name, flags, scope, NodeId::DUMMY);
    scoping.add_binding(scope, name, symbol);
    symbol
}

/// Whether no program declares a variable, but [`add`] has.
pub fn is_added(scoping: &Scoping, symbol: SymbolId) -> bool {
    scoping.symbol_declaration(symbol) == NodeId::DUMMY
}

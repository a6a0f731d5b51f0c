//! Variables that the compiler adds to those of a program, and names that it gives to other variables.

use oxc_ast::ast::Ident;
use oxc_semantic::Scoping;
use oxc_span::Span;
use oxc_syntax::node::NodeId;
use oxc_syntax::reference::{Reference, ReferenceId};
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::{SymbolFlags, SymbolId};

use super::hidden::Hidden;
use super::parameters::AllCopied;

/// The variables that were added, and what they are for.
#[derive(Default, Debug)]
pub struct Added {
    pub copied: AllCopied,
    pub hidden: Hidden,
}

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

/// Makes a name another variable, or one that the program does not declare.
pub fn rename(scoping: &mut Scoping, id: ReferenceId, to: Option<SymbolId>) {
    let reference = scoping.get_reference(id);
    let (from, node, scope, flags) = (
        reference.symbol_id(),
        reference.node_id(),
        reference.scope_id(),
        reference.flags(),
    );
    if let Some(from) = from {
        scoping.delete_resolved_reference(from, id);
    }
    let reference = scoping.get_reference_mut(id);
    match to {
        Some(to) => {
            reference.set_symbol_id(to);
            scoping.add_resolved_reference(to, id);
        }
        None => *reference = Reference::new(node, scope, flags),
    }
}

//! Variables that classes have and programs cannot name: keys of private names and of computed fields, and private methods.
//!
//! Each evaluation of a class makes its own (ECMAScript, ClassDefinitionEvaluation). They are constants of the scope of the class, so
//! that functions in it keep them as they keep all variables.

use oxc_ast::AstKind;
use oxc_ast::ast::Ident;
use oxc_ast::ast::Program;
use oxc_ast::ast::{Class, ClassElement, MethodDefinition, MethodDefinitionKind, PropertyKey};
use oxc_ast_visit::Visit;
use oxc_semantic::Scoping;
use oxc_span::Span;
use oxc_syntax::node::NodeId;
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::FxHashMap;

/// The hidden variables of a program's classes.
#[derive(Default, Debug)]
pub struct Hidden {
    /// Keys of private names, by the scope of their class.
    names: FxHashMap<ScopeId, Vec<(String, SymbolId)>>,
    /// Keys of fields and functions of private methods, by where they are written.
    elements: FxHashMap<u32, SymbolId>,
}

impl Hidden {
    /// Adds the hidden variables to those of a program.
    pub fn declare(program: &Program<'_>, scoping: &mut Scoping) -> Hidden {
        let mut finder = Finder::default();
        finder.visit_program(program);
        let mut hidden = Hidden::default();
        for Found { scope, start, name } in finder.found {
            let declared = |scoping: &mut Scoping, name: &str| {
                let (span, flags) = (
                    Span::new(start, start),
                    SymbolFlags::BlockScopedVariable | SymbolFlags::ConstVariable,
                );
                let symbol = scoping.create_symbol(span, Ident::from(name), flags, scope, NodeId::DUMMY);
                scoping.add_binding(scope, Ident::from(name), symbol);
                symbol
            };
            match name {
                None => {
                    let symbol = declared(scoping, &format!("element|{start}"));
                    hidden.elements.insert(start, symbol);
                }
                Some(name) => {
                    let names = hidden.names.entry(scope).or_default();
                    // An accessor's name is there twice.
                    if !names.iter().any(|(known, _)| *known == name) {
                        let symbol = declared(scoping, &name);
                        names.push((name, symbol));
                    }
                }
            }
        }
        hidden
    }

    /// The private names of a class, and the variables with their keys.
    pub fn names(&self, class: ScopeId) -> &[(String, SymbolId)] {
        self.names.get(&class).map_or(&[], Vec::as_slice)
    }

    /// The variable with the key of a private name, `#` included, that classes with these scopes have, from the outermost.
    pub fn name(&self, classes: &[ScopeId], name: &str) -> Option<SymbolId> {
        let classes = classes.iter().rev();
        classes
            .flat_map(|class| self.names(*class))
            .find_map(|(known, symbol)| (known == name).then_some(*symbol))
    }

    /// The variable of a computed field or of a private method of instances.
    pub fn element(&self, start: u32) -> Option<SymbolId> {
        self.elements.get(&start).copied()
    }
}

/// Whether a method is one that instances get for themselves.
pub fn is_given(it: &MethodDefinition<'_>) -> bool {
    !it.r#static && is_private(&it.key) && it.kind != MethodDefinitionKind::Constructor
}

pub fn is_private(key: &PropertyKey<'_>) -> bool {
    matches!(key, PropertyKey::PrivateIdentifier(_))
}

struct Found {
    scope: ScopeId,
    start: u32,
    /// A private name; of anything else what is kept has no name.
    name: Option<String>,
}

#[derive(Default)]
struct Finder {
    found: Vec<Found>,
}

impl Finder {
    fn class(&mut self, it: &Class<'_>) {
        let Some(scope) = it.scope_id.get() else { return };
        for element in &it.body.body {
            let (key, start, is_kept) = match element {
                ClassElement::MethodDefinition(it) => (&it.key, it.span.start, is_given(it)),
                ClassElement::PropertyDefinition(it) => (&it.key, it.span.start, it.computed),
                _ => continue,
            };
            if let PropertyKey::PrivateIdentifier(name) = key {
                self.found.push(Found {
                    scope,
                    start,
                    name: Some(format!("#{}", name.name)),
                });
            }
            if is_kept {
                self.found.push(Found {
                    scope,
                    start,
                    name: None,
                });
            }
        }
    }
}

impl<'a> Visit<'a> for Finder {
    fn enter_node(&mut self, kind: AstKind<'a>) {
        if let AstKind::Class(it) = kind {
            self.class(it);
        }
    }
}

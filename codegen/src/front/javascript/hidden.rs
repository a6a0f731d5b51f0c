//! Variables that classes have and programs cannot name: keys of private names and of computed fields, and private methods.
//!
//! Each evaluation of a class makes its own (ECMAScript, ClassDefinitionEvaluation). They are constants of the scope of the class, so
//! that functions in it keep them as they keep all variables.

use oxc_ast::AstKind;
use oxc_ast::ast::{Class, ClassElement, MethodDefinition, MethodDefinitionKind, Program, PropertyKey};
use oxc_ast_visit::Visit;
use oxc_semantic::Scoping;
use oxc_span::Span;
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::FxHashMap;

use super::added;

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
        let mut declarer = Declarer {
            scoping,
            hidden: Hidden::default(),
        };
        declarer.visit_program(program);
        declarer.hidden
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

struct Declarer<'s> {
    scoping: &'s mut Scoping,
    hidden: Hidden,
}

impl Declarer<'_> {
    fn class(&mut self, it: &Class<'_>) {
        let Some(scope) = it.scope_id.get() else { return };
        for element in &it.body.body {
            let (key, start, is_kept) = match element {
                ClassElement::MethodDefinition(it) => (&it.key, it.span.start, is_given(it)),
                ClassElement::PropertyDefinition(it) => (&it.key, it.span.start, it.computed),
                _ => continue,
            };
            if let PropertyKey::PrivateIdentifier(name) = key {
                let name = format!("#{}", name.name);
                // An accessor's name is there twice.
                if !self.hidden.names(scope).iter().any(|(known, _)| *known == name) {
                    let symbol = self.constant(scope, &name, start);
                    self.hidden.names.entry(scope).or_default().push((name, symbol));
                }
            }
            if is_kept {
                let symbol = self.constant(scope, &format!("element|{start}"), start);
                self.hidden.elements.insert(start, symbol);
            }
        }
    }

    fn constant(&mut self, scope: ScopeId, name: &str, start: u32) -> SymbolId {
        let flags = SymbolFlags::BlockScopedVariable | SymbolFlags::ConstVariable;
        added::add(self.scoping, scope, name, Span::new(start, start), flags)
    }
}

impl<'a> Visit<'a> for Declarer<'_> {
    fn enter_node(&mut self, kind: AstKind<'a>) {
        if let AstKind::Class(it) = kind {
            self.class(it);
        }
    }
}

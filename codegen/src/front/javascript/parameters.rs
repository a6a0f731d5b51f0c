//! Names that default values and bodies of functions use for different variables.
//!
//! Default values do not see what the body declares; a variable of the body with a parameter's name is another one, which begins with the
//! parameter's value (ECMAScript, FunctionDeclarationInstantiation). The library that parses has one scope for both. Here names in default
//! values are looked up anew, and a parameter is a variable of its own if functions in default values use it and the body declares it
//! again: others cannot tell.

use oxc_ast::ast::{
    ArrowFunctionExpression, BindingIdentifier, BindingPattern, FormalParameters, Function,
    IdentifierReference, Program,
};
use oxc_ast_visit::{Visit, walk};
use oxc_semantic::Scoping;
use oxc_syntax::reference::ReferenceId;
use oxc_syntax::scope::{ScopeFlags, ScopeId};
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::{FxHashMap, FxHashSet};

use super::added;

/// What a variable of a function's body begins with.
#[derive(Clone, Copy, Debug)]
pub struct Copied {
    pub parameter: SymbolId,
    pub variable: SymbolId,
}

/// The variables of bodies that begin with parameters' values, by the scopes of their functions.
pub type AllCopied = FxHashMap<ScopeId, Vec<Copied>>;

/// Keeps names in default values apart from what bodies declare.
pub fn separate(program: &Program<'_>, scoping: &mut Scoping) -> AllCopied {
    let mut separator = Separator {
        scoping,
        copied: AllCopied::default(),
    };
    separator.visit_program(program);
    separator.copied
}

struct Separator<'s> {
    scoping: &'s mut Scoping,
    copied: AllCopied,
}

impl Separator<'_> {
    /// A function whose parameters may have default values; `again` says what its body declares of some symbols.
    fn function(
        &mut self,
        scope: ScopeId,
        params: &FormalParameters<'_>,
        own: Option<SymbolId>,
        again: impl FnOnce(&mut Declarations<'_>),
    ) {
        let is_plain = params
            .items
            .iter()
            .all(|it| it.initializer.is_none() && matches!(it.pattern, BindingPattern::BindingIdentifier(_)));
        if is_plain && params.rest.is_none() {
            return;
        }
        let mut found = Found::default();
        found.visit_formal_parameters(params);
        let Found { names, uses, .. } = found;
        let mut caught = FxHashSet::default();
        for Use { reference, is_nested } in &uses {
            let known = self.scoping.get_reference(*reference).symbol_id();
            let Some(symbol) = known.filter(|symbol| self.scoping.symbol_scope_id(*symbol) == scope) else {
                continue;
            };
            if names.contains(&symbol) {
                if *is_nested {
                    caught.insert(symbol);
                }
            } else if Some(symbol) != own {
                let name = self.scoping.symbol_ident(symbol);
                let around = self.scoping.scope_parent_id(scope);
                let other = around.and_then(|around| self.scoping.find_binding(around, name));
                added::rename(self.scoping, *reference, other);
            }
        }
        if caught.is_empty() {
            return;
        }
        let mut declarations = Declarations {
            of: &caught,
            found: Vec::new(),
        };
        again(&mut declarations);
        let Declarations { found: declared, .. } = declarations;
        let mut parameters = FxHashMap::default();
        for variable in declared {
            parameters.entry(variable).or_insert_with(|| {
                let name = format!("{}|", self.scoping.symbol_name(variable));
                let span = self.scoping.symbol_span(variable);
                let flags = SymbolFlags::FunctionScopedVariable;
                let parameter = added::add(self.scoping, scope, &name, span, flags);
                let copied = Copied { parameter, variable };
                self.copied.entry(scope).or_default().push(copied);
                parameter
            });
        }
        Renamer { to: &parameters }.visit_formal_parameters(params);
        for Use { reference, .. } in uses {
            let known = self.scoping.get_reference(reference).symbol_id();
            if let Some(parameter) = known.and_then(|symbol| parameters.get(&symbol)) {
                added::rename(self.scoping, reference, Some(*parameter));
            }
        }
    }
}

impl<'a> Visit<'a> for Separator<'_> {
    fn visit_function(&mut self, it: &Function<'a>, flags: ScopeFlags) {
        if let Some(scope) = it.scope_id.get()
            && let Some(body) = &it.body
        {
            let name = it.id.as_ref().filter(|_| it.is_expression());
            let own = name.and_then(|name| name.symbol_id.get());
            self.function(scope, &it.params, own, |found| found.visit_function_body(body));
        }
        walk::walk_function(self, it, flags);
    }

    fn visit_arrow_function_expression(&mut self, it: &ArrowFunctionExpression<'a>) {
        if let Some(scope) = it.scope_id.get() {
            self.function(scope, &it.params, None, |found| {
                found.visit_arrow_function_body(&it.body);
            });
        }
        walk::walk_arrow_function_expression(self, it);
    }
}

/// A name in a list of parameters.
struct Use {
    reference: ReferenceId,
    /// Whether a function in the list uses it.
    is_nested: bool,
}

/// Looks for the parameters and the names in a list.
#[derive(Default)]
struct Found {
    names: FxHashSet<SymbolId>,
    uses: Vec<Use>,
    depth: u32,
}

impl<'a> Visit<'a> for Found {
    fn visit_binding_identifier(&mut self, it: &BindingIdentifier<'a>) {
        if self.depth == 0 {
            self.names.extend(it.symbol_id.get());
        }
    }

    fn visit_identifier_reference(&mut self, it: &IdentifierReference<'a>) {
        let uses = it.reference_id.get().map(|reference| Use {
            reference,
            is_nested: self.depth > 0,
        });
        self.uses.extend(uses);
    }

    fn enter_scope(&mut self, _: ScopeFlags, _: &std::cell::Cell<Option<ScopeId>>) {
        self.depth += 1;
    }

    fn leave_scope(&mut self) {
        self.depth -= 1;
    }
}

/// Looks for declarations of some variables.
struct Declarations<'s> {
    of: &'s FxHashSet<SymbolId>,
    found: Vec<SymbolId>,
}

impl<'a> Visit<'a> for Declarations<'_> {
    fn visit_binding_identifier(&mut self, it: &BindingIdentifier<'a>) {
        let symbol = it.symbol_id.get();
        self.found
            .extend(symbol.filter(|symbol| self.of.contains(symbol)));
    }
}

/// Makes parameters the variables that they are.
struct Renamer<'s> {
    to: &'s FxHashMap<SymbolId, SymbolId>,
}

impl<'a> Visit<'a> for Renamer<'_> {
    fn visit_binding_identifier(&mut self, it: &BindingIdentifier<'a>) {
        if let Some(parameter) = it.symbol_id.get().and_then(|symbol| self.to.get(&symbol)) {
            it.symbol_id.set(Some(*parameter));
        }
    }
}

//! Functions whose parameters are elements of `arguments`: where neither changes, nobody sees it.

use oxc_ast::ast::{Argument, BindingPattern, CallExpression, Expression, FormalParameters};
use oxc_syntax::symbol::SymbolId;

use super::{FunctionId, Special, Visitor};

impl Visitor<'_> {
    /// Captures parameters that change with `arguments`: where neither changes, nobody sees it.
    pub(super) fn map_parameters(&mut self) {
        for at in 0..self.analysis.functions.len() {
            let facts = &self.analysis.functions[at];
            let is_plain = |symbol: &SymbolId| {
                !self.scoping.symbol_is_mutated(*symbol)
                    && self.scoping.symbol_redeclarations(*symbol).is_empty()
            };
            let params = match facts.uses.contains(&Special::Arguments)
                && (facts.lets_arguments_go || !facts.mapped.iter().all(is_plain))
            {
                true => facts.mapped.clone(),
                false => {
                    self.analysis.functions[at].mapped.clear();
                    continue;
                }
            };
            for symbol in params {
                self.capture(symbol);
            }
        }
    }

    pub(super) fn let_arguments_go(&mut self, owner: FunctionId, start: u32) {
        if !self.kept_arguments.contains(&start) {
            self.facts(owner).lets_arguments_go = true;
        }
    }
}

/// The parameters of a function if each is a name and no more.
pub(super) fn simple_parameters(params: &FormalParameters<'_>) -> Vec<SymbolId> {
    let symbol = |pattern: &BindingPattern<'_>| match pattern {
        BindingPattern::BindingIdentifier(name) => name.symbol_id.get(),
        _ => None,
    };
    if params.rest.is_some() || params.items.iter().any(|param| param.initializer.is_some()) {
        return Vec::new();
    }
    let all: Option<Vec<SymbolId>> = params.items.iter().map(|param| symbol(&param.pattern)).collect();
    all.unwrap_or_default()
}

/// Where an expression is that is `arguments`.
pub(super) fn arguments_at(expression: &Expression<'_>) -> Option<u32> {
    match expression {
        Expression::Identifier(name) if name.name == "arguments" => Some(name.span.start),
        _ => None,
    }
}

/// Methods of arrays that change nothing.
const READERS: [&str; 11] = [
    "slice", "concat", "join", "map", "forEach", "filter", "indexOf", "every", "some", "reduce", "includes",
];

/// Where a call has `arguments` that the function gets as its own, or that it only reads.
pub(super) fn handed_on(call: &CallExpression<'_>) -> Option<u32> {
    let Expression::StaticMemberExpression(callee) = &call.callee else {
        return None;
    };
    let at = |argument: Option<&Argument<'_>>| arguments_at(argument?.as_expression()?);
    match callee.property.name.as_str() {
        "apply" => at(call.arguments.get(1)),
        "call" => {
            let method = callee.object.as_member_expression()?.static_property_name()?;
            READERS.contains(&method).then(|| at(call.arguments.first()))?
        }
        _ => None,
    }
}

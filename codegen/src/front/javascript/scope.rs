//! What functions use, and which variables outlive the call that made them.
//!
//! The parser's library says which variable a name is. A variable that another function than its own uses is *captured*: it lives in an
//! object. So do `this` and the like if an arrow function uses them.

mod arguments;
mod dynamic;

pub use dynamic::is_direct;

use std::cell::Cell;

use oxc_ast::AstKind;
use oxc_ast::ast::{
    ArrowFunctionExpression, BindingIdentifier, CallExpression, Class, ClassBody, ComputedMemberExpression,
    Function, IdentifierName, IdentifierReference, MethodDefinition, NewTarget, ObjectProperty,
    PrivateIdentifier, Program, PropertyDefinition, PropertyKey, PropertyKind, SimpleAssignmentTarget,
    StaticBlock, StaticMemberExpression, Super, ThisExpression, UnaryExpression, UnaryOperator,
    WithStatement,
};
use oxc_ast_visit::{Visit, walk};
use oxc_semantic::Scoping;
use oxc_span::{GetSpan, Span};
use oxc_syntax::scope::{ScopeFlags, ScopeId};
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::Part;
use super::added::Added;
use super::hidden::{self, Hidden};
use super::linkage::Linkage;
use super::parameters::Copied;
use arguments::{arguments_at, handed_on, simple_parameters};

/// What a function has besides its variables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// `this`
    This,
    /// `arguments`
    Arguments,
    /// `new.target`
    NewTarget,
    /// The function itself, of which `super` speaks.
    Callee,
    /// An object with the variables that evaluated code has declared in it.
    Variables,
}

/// A function, the program, or code of a class that is as a method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FunctionId(pub u32);

/// What is known of a function.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// The one that it is in.
    pub outer: Option<FunctionId>,
    /// Whether it has no `this` of its own.
    pub is_arrow: bool,
    /// What it uses of its own.
    pub uses: FxHashSet<Special>,
    /// What arrow functions in it use.
    pub lends: FxHashSet<Special>,
    /// Whether it or one in it uses variables of functions around it.
    pub is_closure: bool,
    /// Whether names in the functions in it may be found in objects, by what runs only.
    pub is_dynamic: bool,
    /// Whether it has `super`: a method, or code of a class.
    pub is_method: bool,
    /// Whether it gives fields their values.
    pub is_field: bool,
    /// Whether it has `arguments`.
    pub has_arguments: bool,
    /// Its parameters, if `arguments` and they may change with each other.
    pub mapped: Vec<SymbolId>,
    /// Whether `arguments` may change, or others may see them.
    lets_arguments_go: bool,
}

/// What is known of a program's functions and variables.
#[derive(Default, Debug)]
pub struct Analysis {
    functions: Vec<Facts>,
    /// By the position where they begin.
    starts: FxHashMap<u32, FunctionId>,
    captured: FxHashSet<SymbolId>,
    /// The functions that scopes are in.
    homes: FxHashMap<ScopeId, FunctionId>,
    /// Parameters.
    parameters: FxHashSet<SymbolId>,
    /// Variables that may be used in their own function before they are initialised.
    early: FxHashSet<SymbolId>,
    /// Names of classes in themselves.
    inner: FxHashSet<SymbolId>,
    /// Scopes of `for` statements over something whose variables it uses, where they have no values yet.
    heads: FxHashSet<ScopeId>,
    /// Captured variables of scopes, in order.
    kept: FxHashMap<ScopeId, Vec<SymbolId>>,
    /// Whether code may be made of texts, which sees all global variables.
    sees_variables: bool,
    /// Whether code may look at the global object, whose attributes are global variables.
    sees_attributes: bool,
    /// What the program asks of others, if it is a module.
    linkage: Option<Linkage>,
    /// Variables that no program declares.
    added: Added,
}

impl Analysis {
    /// The program.
    pub const PROGRAM: FunctionId = FunctionId(0);

    /// Looks at a program.
    ///
    /// Variables of what begins a program are in memory that everybody finds.
    pub fn new(program: &Program<'_>, scoping: &Scoping, added: Added, part: &Part) -> Analysis {
        let whole = Facts {
            is_dynamic: matches!(part, Part::Within { .. }),
            ..Facts::default()
        };
        let is_module = program.source_type.is_module();
        let mut visitor = Visitor {
            analysis: Analysis {
                functions: vec![whole],
                linkage: is_module.then(|| Linkage::new(program, scoping)),
                // Scripts that come later see everything.
                sees_variables: matches!(part, Part::Script(_)),
                added,
                ..Analysis::default()
            },
            scoping,
            begins: part.is_script() && !is_module,
            current: Analysis::PROGRAM,
            kept_arguments: FxHashSet::default(),
            scopes: Vec::new(),
            classes: Vec::new(),
            methods: FxHashSet::default(),
            uses: Vec::new(),
            fields: Vec::new(),
            ends: FxHashMap::default(),
            objects: FxHashMap::default(),
            skipped: FxHashSet::default(),
        };
        visitor.visit_program(program);
        visitor.finish()
    }

    /// What the program asks of others, if it is a module.
    pub fn linkage(&self) -> Option<&Linkage> {
        self.linkage.as_ref()
    }

    /// The variables that classes have and programs cannot name.
    pub fn hidden(&self) -> &Hidden {
        &self.added.hidden
    }

    /// The variables of a function that begin with parameters' values.
    pub fn copied(&self, scope: ScopeId) -> &[Copied] {
        self.added.copied.get(&scope).map_or(&[], Vec::as_slice)
    }

    /// Whether a variable lives in a cell.
    pub fn is_shared(&self, symbol: SymbolId) -> bool {
        let linkage = self.linkage.as_ref();
        linkage.is_some_and(|linkage| linkage.cell(symbol).is_some())
    }

    /// What is known of a function.
    pub fn facts(&self, id: FunctionId) -> &Facts {
        &self.functions[id.0 as usize]
    }

    /// The function that begins at a position.
    pub fn function_at(&self, start: u32) -> FunctionId {
        self.starts.get(&start).copied().unwrap_or(Analysis::PROGRAM)
    }

    /// Whether other functions than its own use a variable.
    pub fn is_captured(&self, symbol: SymbolId) -> bool {
        self.captured.contains(&symbol)
    }

    /// The function whose variable it is.
    pub fn home_of(&self, symbol: SymbolId, scoping: &Scoping) -> Option<FunctionId> {
        self.homes.get(&scoping.symbol_scope_id(symbol)).copied()
    }

    /// Whether a variable may be used in its own function before it is initialised.
    pub fn is_early(&self, symbol: SymbolId) -> bool {
        self.early.contains(&symbol)
    }

    /// Whether a variable is the name of a class in itself, which nobody changes.
    pub fn is_inner(&self, symbol: SymbolId) -> bool {
        self.inner.contains(&symbol)
    }

    /// Whether the object of a `for` statement with this scope uses its variables.
    pub fn is_used_in_head(&self, scope: ScopeId) -> bool {
        self.heads.contains(&scope)
    }

    /// Whether code may be made of texts, which sees all global variables.
    pub fn sees_variables(&self) -> bool {
        self.sees_variables
    }

    /// Whether code may look at the global object.
    pub fn sees_attributes(&self) -> bool {
        self.sees_attributes
    }

    /// Whether a variable is a parameter.
    pub fn is_parameter(&self, symbol: SymbolId) -> bool {
        self.parameters.contains(&symbol)
    }

    /// The captured variables of a scope.
    pub fn kept(&self, scope: ScopeId) -> &[SymbolId] {
        self.kept.get(&scope).map_or(&[], Vec::as_slice)
    }
}

struct Visitor<'s> {
    analysis: Analysis,
    scoping: &'s Scoping,
    begins: bool,
    current: FunctionId,
    /// Uses of `arguments` that neither change it nor let others see it, by their positions.
    kept_arguments: FxHashSet<u32>,
    /// The scopes around, from the outermost to the innermost.
    scopes: Vec<ScopeId>,
    /// Scopes of the classes around, from the outermost to the innermost.
    classes: Vec<ScopeId>,
    /// Where functions begin that are methods.
    methods: FxHashSet<u32>,
    /// Uses of variables.
    uses: Vec<Use>,
    /// What gives instances of the classes around their fields.
    fields: Vec<FunctionId>,
    /// Where variables have their values.
    ends: FxHashMap<SymbolId, u32>,
    /// What `for` statements go over.
    objects: FxHashMap<ScopeId, Span>,
    /// Variables of `switch` statements, which may come to the end without a beginning.
    skipped: FxHashSet<ScopeId>,
}

struct Use {
    function: FunctionId,
    symbol: SymbolId,
    start: u32,
}

impl Visitor<'_> {
    fn within(&mut self, start: u32, is_arrow: bool, body: impl FnOnce(&mut Self)) {
        let id = FunctionId(self.analysis.functions.len() as u32);
        let facts = Facts {
            outer: Some(self.current),
            is_arrow,
            ..Facts::default()
        };
        self.analysis.functions.push(facts);
        self.analysis.starts.insert(start, id);
        let before = std::mem::replace(&mut self.current, id);
        body(self);
        self.current = before;
    }

    fn initialised(&mut self, name: &BindingIdentifier<'_>, end: u32) {
        if let Some(symbol) = name.symbol_id.get() {
            self.ends.insert(symbol, end);
        }
    }

    fn facts(&mut self, id: FunctionId) -> &mut Facts {
        &mut self.analysis.functions[id.0 as usize]
    }

    /// A use of what the innermost function has that is no arrow function. Gives that function.
    fn special(&mut self, special: Special) -> FunctionId {
        let mut id = self.current;
        while self.facts(id).is_arrow
            && let Some(outer) = self.facts(id).outer
        {
            self.facts(id).is_closure = true;
            id = outer;
        }
        let is_own = id == self.current;
        let facts = self.facts(id);
        facts.uses.insert(special);
        if !is_own {
            facts.lends.insert(special);
        }
        id
    }

    /// The function is code of a class.
    fn is_of_class(&mut self, is_field: bool) {
        let id = self.current;
        let facts = self.facts(id);
        (facts.is_method, facts.is_field) = (true, is_field);
    }

    /// Something uses what a class has besides.
    fn hidden(&mut self, function: FunctionId, symbol: Option<SymbolId>, start: u32) {
        self.uses.extend(symbol.map(|symbol| Use {
            function,
            symbol,
            start,
        }));
    }

    /// Something gives objects an element of a class.
    fn element(&mut self, user: FunctionId, start: u32, key: &PropertyKey<'_>) {
        let kept = self.analysis.added.hidden.element(start);
        self.hidden(user, kept, start);
        if let PropertyKey::PrivateIdentifier(name) = key {
            self.private_name(user, name);
        }
    }

    /// Something uses a private name.
    fn private_name(&mut self, function: FunctionId, name: &PrivateIdentifier<'_>) {
        let text = format!("#{}", name.name);
        let symbol = self.analysis.added.hidden.name(&self.classes, &text);
        self.hidden(function, symbol, name.span.start);
    }

    fn capture(&mut self, symbol: SymbolId) {
        if self.analysis.captured.insert(symbol) {
            let scope = self.scoping.symbol_scope_id(symbol);
            self.analysis.kept.entry(scope).or_default().push(symbol);
        }
    }

    fn finish(mut self) -> Analysis {
        for Use {
            function: user,
            symbol,
            start,
        } in std::mem::take(&mut self.uses)
        {
            let scope = self.scoping.symbol_scope_id(symbol);
            let home = self
                .analysis
                .homes
                .get(&scope)
                .copied()
                .unwrap_or(Analysis::PROGRAM);
            if self
                .objects
                .get(&scope)
                .is_some_and(|object| (object.start..object.end).contains(&start))
            {
                self.analysis.heads.insert(scope);
                self.analysis.early.insert(symbol);
            }
            let is_before = self.ends.get(&symbol).is_some_and(|&end| start < end);
            if is_before && self.analysis.parameters.contains(&symbol) {
                // A function in a default value, which may be called before the parameter has its own.
                self.analysis.early.insert(symbol);
            }
            if user == home {
                if self.skipped.contains(&scope) || is_before {
                    self.analysis.early.insert(symbol);
                }
                continue;
            }
            self.capture(symbol);
            if self.begins && scope == self.scoping.root_scope_id() {
                continue;
            }
            let mut id = user;
            while id != home {
                let facts = self.facts(id);
                facts.is_closure = true;
                match facts.outer {
                    Some(outer) => id = outer,
                    None => break,
                }
            }
        }
        self.spread();
        self.map_parameters();
        self.analysis
    }
}

impl<'a> Visit<'a> for Visitor<'_> {
    fn enter_scope(&mut self, _: ScopeFlags, scope: &Cell<Option<ScopeId>>) {
        if let Some(scope) = scope.get() {
            self.analysis.homes.insert(scope, self.current);
            self.scopes.push(scope);
        }
    }

    fn leave_scope(&mut self) {
        self.scopes.pop();
    }

    fn enter_node(&mut self, kind: AstKind<'a>) {
        match kind {
            AstKind::VariableDeclarator(it) => {
                for name in it.id.get_binding_identifiers() {
                    self.initialised(name, it.span.end);
                    let flags = name
                        .symbol_id
                        .get()
                        .map(|symbol| self.scoping.symbol_flags(symbol));
                    let is_var =
                        flags.is_some_and(|flags| flags.contains(SymbolFlags::FunctionScopedVariable));
                    if name.name == "arguments" && is_var {
                        self.special(Special::Arguments);
                    }
                }
            }
            AstKind::FormalParameter(it) => {
                let names = it.pattern.get_binding_identifiers().into_iter();
                for symbol in names.filter_map(|name| name.symbol_id.get()) {
                    self.analysis.parameters.insert(symbol);
                    self.ends.insert(symbol, it.span.end);
                }
            }
            AstKind::Class(it) => {
                if let Some(name) = &it.id {
                    self.initialised(name, it.span.end);
                    let inner = it.is_expression().then(|| name.symbol_id.get());
                    self.analysis.inner.extend(inner.flatten());
                }
            }
            AstKind::SwitchStatement(it) => self.skipped.extend(it.scope_id.get()),
            AstKind::ForInStatement(it) => {
                self.objects
                    .extend(it.scope_id.get().map(|scope| (scope, it.right.span())));
            }
            AstKind::ForOfStatement(it) => {
                self.objects
                    .extend(it.scope_id.get().map(|scope| (scope, it.right.span())));
            }
            _ => {}
        }
    }

    fn visit_function(&mut self, it: &Function<'a>, flags: ScopeFlags) {
        // A declaration's name is a variable of what is around it, and no use.
        let is_method = self.methods.contains(&it.span.start);
        self.within(it.span.start, false, |visitor| {
            let id = visitor.current;
            let is_strict = it.scope_id.get().is_some_and(|scope| {
                let flags = visitor.scoping.scope_flags(scope);
                flags.contains(ScopeFlags::StrictMode)
            });
            let facts = visitor.facts(id);
            facts.has_arguments = true;
            facts.is_method = is_method;
            if !is_strict {
                facts.mapped = simple_parameters(&it.params);
            }
            walk::walk_function(visitor, it, flags)
        });
    }

    fn visit_arrow_function_expression(&mut self, it: &ArrowFunctionExpression<'a>) {
        self.within(it.span.start, true, |visitor| {
            walk::walk_arrow_function_expression(visitor, it);
        });
    }

    fn visit_class(&mut self, it: &Class<'a>) {
        // A constructor that is not written, and what gives instances their fields.
        self.within(it.span.start, false, |_| {});
        let mut fields = FunctionId(0);
        self.within(it.body.span.start, false, |visitor| {
            fields = visitor.current;
            visitor.is_of_class(true);
        });
        self.fields.push(fields);
        walk::walk_class(self, it);
        self.fields.pop();
    }

    fn visit_property_definition(&mut self, it: &PropertyDefinition<'a>) {
        if it.computed {
            self.visit_property_key(&it.key);
        }
        let value = |visitor: &mut Self| {
            visitor.element(visitor.current, it.span.start, &it.key);
            if let Some(value) = &it.value {
                visitor.visit_expression(value);
            }
        };
        match self.fields.last() {
            Some(&fields) if !it.r#static => {
                let before = std::mem::replace(&mut self.current, fields);
                value(self);
                self.current = before;
            }
            _ => self.within(it.span.start, false, |visitor| {
                visitor.is_of_class(true);
                value(visitor);
            }),
        }
    }

    fn visit_class_body(&mut self, it: &ClassBody<'a>) {
        // What a class extends is no part of it.
        self.classes.extend(self.scopes.last());
        walk::walk_class_body(self, it);
        self.classes.pop();
    }

    fn visit_method_definition(&mut self, it: &MethodDefinition<'a>) {
        if let Some(&fields) = self.fields.last()
            && hidden::is_given(it)
        {
            self.element(fields, it.span.start, &it.key);
        }
        self.methods.insert(it.value.span.start);
        walk::walk_method_definition(self, it);
    }

    fn visit_object_property(&mut self, it: &ObjectProperty<'a>) {
        if it.method || it.kind != PropertyKind::Init {
            self.methods.insert(it.value.span().start);
        }
        walk::walk_object_property(self, it);
    }

    fn visit_private_identifier(&mut self, it: &PrivateIdentifier<'a>) {
        self.private_name(self.current, it);
    }

    fn visit_static_block(&mut self, it: &StaticBlock<'a>) {
        self.within(it.span.start, false, |visitor| {
            visitor.is_of_class(false);
            walk::walk_static_block(visitor, it)
        });
    }

    fn visit_this_expression(&mut self, _: &ThisExpression) {
        self.analysis.sees_attributes = true;
        self.special(Special::This);
    }

    fn visit_identifier_name(&mut self, it: &IdentifierName<'a>) {
        if matches!(it.name.as_str(), "constructor" | "evalScript") {
            self.analysis.sees_variables = true;
        }
    }

    fn visit_new_target(&mut self, _: &NewTarget) {
        self.special(Special::NewTarget);
    }

    fn visit_super(&mut self, _: &Super) {
        for special in [Special::This, Special::Callee, Special::NewTarget] {
            self.special(special);
        }
    }

    fn visit_identifier_reference(&mut self, it: &IdentifierReference<'a>) {
        let symbol = it
            .reference_id
            .get()
            .and_then(|id| self.scoping.get_reference(id).symbol_id());
        match symbol {
            Some(symbol) => self.uses.push(Use {
                function: self.current,
                symbol,
                start: it.span.start,
            }),
            None => match it.name.as_str() {
                "arguments" => {
                    let owner = self.special(Special::Arguments);
                    self.let_arguments_go(owner, it.span.start);
                }
                "globalThis" => self.analysis.sees_attributes = true,
                "eval" | "Function" => self.analysis.sees_variables = true,
                _ => {}
            },
        }
    }

    fn visit_computed_member_expression(&mut self, it: &ComputedMemberExpression<'a>) {
        self.kept_arguments.extend(arguments_at(&it.object));
        walk::walk_computed_member_expression(self, it);
    }

    fn visit_static_member_expression(&mut self, it: &StaticMemberExpression<'a>) {
        if it.property.name == "length" {
            self.kept_arguments.extend(arguments_at(&it.object));
        }
        walk::walk_static_member_expression(self, it);
    }

    fn visit_simple_assignment_target(&mut self, it: &SimpleAssignmentTarget<'a>) {
        if let Some(member) = it.as_member_expression()
            && arguments_at(member.object()).is_some()
        {
            let owner = self.special(Special::Arguments);
            self.facts(owner).lets_arguments_go = true;
        }
        walk::walk_simple_assignment_target(self, it);
    }

    fn visit_unary_expression(&mut self, it: &UnaryExpression<'a>) {
        if it.operator == UnaryOperator::Delete
            && let Some(member) = it.argument.as_member_expression()
            && arguments_at(member.object()).is_some()
        {
            let owner = self.special(Special::Arguments);
            self.facts(owner).lets_arguments_go = true;
        }
        walk::walk_unary_expression(self, it);
    }

    fn visit_with_statement(&mut self, it: &WithStatement<'a>) {
        let id = self.current;
        self.facts(id).is_dynamic = true;
        walk::walk_with_statement(self, it);
    }

    fn visit_call_expression(&mut self, it: &CallExpression<'a>) {
        if is_direct(it) {
            self.evaluates();
        }
        if let Some(start) = handed_on(it) {
            self.kept_arguments.insert(start);
        }
        walk::walk_call_expression(self, it);
    }
}

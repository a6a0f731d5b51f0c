//! Functions: their beginnings, and the values that they are.

use maple_mirbin::js::suspension::Waits;
use maple_mirbin::{Op, Operation, Prim, Xintrinsic, js};
use oxc_ast::ast::{
    ArrowFunctionBody, ArrowFunctionExpression, BindingPattern, Class, FormalParameters, Function, Program,
    PropertyDefinition, Statement, StaticBlock,
};
use oxc_span::Span;
use oxc_syntax::scope::{ScopeFlags, ScopeId};
use oxc_syntax::symbol::SymbolFlags;
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::blocks::is_caught;
use super::super::parameters::Copied;
use super::super::scope::{Analysis, FunctionId, Special};
use super::code::{Code, Constructor, attribute};
use super::environment::{Level, Place, Slot};
use super::names::Meaning;
use super::{Around, Chain, Part, Pending, Unit};
use crate::front::build::Builder;
use crate::mir::{self, ExprData, ExprId, IntrinsicRef, LocalId, Sym, TypeTable};

/// The code of a function.
#[derive(Clone, Copy)]
pub enum Body<'a> {
    Program(&'a Program<'a>),
    /// What a module does.
    Module(&'a Program<'a>),
    Function(&'a Function<'a>),
    Arrow(&'a ArrowFunctionExpression<'a>),
    /// What gives instances of a class their fields.
    Fields(&'a Class<'a>),
    /// What a class does when it is made.
    Block(&'a StaticBlock<'a>),
    /// What gives a class a field.
    Field(&'a PropertyDefinition<'a>),
    /// The constructor of a class that has none.
    Constructor(&'a Class<'a>),
}

impl<'a> Body<'a> {
    /// Where it is.
    pub fn span(self) -> Span {
        match self {
            Body::Program(it) | Body::Module(it) => it.span,
            Body::Function(it) => it.span,
            Body::Arrow(it) => it.span,
            Body::Fields(it) | Body::Constructor(it) => it.span,
            Body::Block(it) => it.span,
            Body::Field(it) => it.span,
        }
    }

    fn scope(self) -> Option<ScopeId> {
        match self {
            Body::Program(it) | Body::Module(it) => it.scope_id.get(),
            Body::Function(it) => it.scope_id.get(),
            Body::Arrow(it) => it.scope_id.get(),
            Body::Block(it) => it.scope_id.get(),
            Body::Fields(_) | Body::Constructor(_) | Body::Field(_) => None,
        }
    }

    pub fn params(self) -> Option<&'a FormalParameters<'a>> {
        match self {
            Body::Function(it) => Some(&it.params),
            Body::Arrow(it) => Some(&it.params),
            _ => None,
        }
    }
}

/// What a function is besides its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A function that `new` can call.
    Function,
    /// A method, an accessor or an arrow function.
    Method,
    /// The constructor of a class.
    Class,
}

/// Parameters before the first one with a default.
fn length(params: Option<&FormalParameters<'_>>) -> u64 {
    let Some(params) = params else { return 0 };
    let plain = params
        .items
        .iter()
        .take_while(|param| param.initializer.is_none());
    plain.count().min(255) as u64
}

/// Lowers a function.
pub fn lower<'a>(unit: &mut Unit<'_, 'a>, pending: Pending<'a>) {
    let Pending {
        body,
        id,
        facts,
        around,
        is_on_stack,
    } = pending;
    let placeholder = mir::Function::new(unit.module.funcs[id].name);
    let func = std::mem::replace(&mut unit.module.funcs[id], placeholder);
    let is_strict = match body.scope() {
        Some(scope) => unit.scoping.scope_flags(scope).contains(ScopeFlags::StrictMode),
        None => true,
    };
    let constructor = unit.constructors.get(&facts).copied().unwrap_or(Constructor::No);
    let levels = around
        .chain
        .iter()
        .map(|&place| Level {
            place,
            register: None,
        })
        .collect();
    let mut code = Code {
        unit,
        b: Builder::new(func),
        facts,
        is_strict,
        levels,
        outer: None,
        locals: FxHashMap::default(),
        specials: FxHashMap::default(),
        exits: Vec::new(),
        labels: Vec::new(),
        caught: Vec::new(),
        written: None,
        classes: around.classes.clone(),
        in_parameters: false,
        cells: None,
        returned: None,
        constructed: None,
        completion: None,
        settled: FxHashSet::default(),
        waits: body.waits(),
        constructor,
    };
    code.at(body.span());
    match code.waits {
        Some(waits) if !is_on_stack => code.shell(body, waits, around),
        _ => code.body(body),
    }
    let func = code.b.finish();
    code.unit.module.funcs[id] = func;
}

impl<'a> Code<'_, '_, 'a> {
    fn body(&mut self, body: Body<'a>) {
        if let Body::Program(program) = body {
            return match self.unit.is_module() {
                true => self.module(program),
                false => self.program(program),
            };
        }
        let any = TypeTable::prim(Prim::DynAny);
        let names = &mut self.unit.module.names;
        let (callee, this) = (names.intern("callee|"), names.intern("this|"));
        let callee = self.b.func.add_formal(callee, any);
        let this = self.b.func.add_formal(this, any);
        let params = body.params();
        let wants = self.wants_arguments(params) || matches!(body, Body::Constructor(_));
        let arguments = wants.then(|| {
            let name = self.unit.module.names.intern("arguments|");
            self.b.func.add_formal(name, any)
        });
        let mut formals = Vec::new();
        for (at, param) in params.map_or(&[][..], |params| &params.items).iter().enumerate() {
            formals.push(self.formal(at, &param.pattern, param.initializer.is_none()));
        }
        if let Body::Module(program) = body {
            return self.module_body(program);
        }
        if self.unit.analysis.facts(self.facts).is_closure {
            let callee = self.b.read_local(callee, Prim::DynAny);
            self.enter_environment(callee);
        }
        self.push_environment(Place::Function(self.facts));
        if let Some(scope) = body.scope() {
            self.push_environment(Place::Scope(scope));
        }
        self.specials_of(body, callee, this, arguments);
        if let Some(scope) = body.scope() {
            self.declare_variables(scope);
        }
        if let Body::Function(it) = body
            && let Some(name) = &it.id
            && it.is_expression()
            && let Some(symbol) = self.declared(name)
        {
            let value = self.b.read_local(callee, Prim::DynAny);
            self.initialise(symbol, value);
        }
        if let Some(params) = params {
            self.in_parameters = true;
            self.parameters(params, &formals, arguments);
            self.in_parameters = false;
        }
        if let Some(scope) = body.scope() {
            for Copied { parameter, variable } in self.unit.analysis.copied(scope) {
                let value = self.constant_of(*parameter);
                self.initialise(*variable, value);
            }
        }
        if let Some(waits) = self.waits
            && waits != Waits::Async
            && self.begins_at_once(body, waits)
        {
            self.begun();
        }
        match body {
            Body::Function(it) => {
                if self.constructor == Constructor::Base {
                    self.instance_fields();
                }
                if let Some(body) = &it.body {
                    self.hoist(&body.statements);
                    self.statements(&body.statements);
                }
            }
            Body::Arrow(it) => match &it.body {
                ArrowFunctionBody::FunctionBody(body) => {
                    self.hoist(&body.statements);
                    self.statements(&body.statements);
                }
                body => {
                    if let Some(body) = body.as_expression() {
                        let value = self.value(body);
                        self.leave_with(value);
                    }
                }
            },
            Body::Fields(it) => self.fields(it),
            Body::Block(it) => {
                self.hoist(&it.body);
                self.statements(&it.body);
            }
            Body::Field(it) => {
                if let Some(this) = self.special(Special::This) {
                    let this = self.now(this);
                    self.field(this, it);
                }
            }
            Body::Constructor(it) => self.default_constructor(it, arguments),
            Body::Program(_) | Body::Module(_) => {}
        }
        self.end();
    }

    /// The formal of a parameter: a local variable if that is all there is to it.
    fn formal(&mut self, at: usize, pattern: &BindingPattern<'a>, is_plain: bool) -> LocalId {
        let any = TypeTable::prim(Prim::DynAny);
        if is_plain
            && let BindingPattern::BindingIdentifier(name) = pattern
            && let Some(symbol) = self.declared(name)
            && !self.unit.analysis.is_captured(symbol)
            && !self.is_late(symbol)
            && !self.locals.contains_key(&symbol)
        {
            let name = format!("{}|{at}", super::spelt(name.name.as_str()));
            let name = self.unit.module.names.intern(name);
            let local = self.b.func.add_formal(name, any);
            self.locals.insert(symbol, local);
            return local;
        }
        let name = self.unit.module.names.intern(format!("p{at}|"));
        self.b.func.add_formal(name, any)
    }

    /// Whether the function gets an object of all its arguments.
    fn wants_arguments(&self, params: Option<&FormalParameters<'a>>) -> bool {
        self.unit.wants_arguments(self.facts, params)
    }

    /// What the function has besides its variables.
    fn specials_of(&mut self, body: Body<'a>, callee: LocalId, this: LocalId, arguments: Option<LocalId>) {
        let facts = self.unit.analysis.facts(self.facts);
        let mut used: Vec<Special> = [
            Special::This,
            Special::Callee,
            Special::NewTarget,
            Special::Arguments,
        ]
        .into_iter()
        .filter(|special| facts.uses.contains(special))
        .collect();
        if facts.is_arrow {
            return;
        }
        let fields = matches!(body, Body::Fields(_) | Body::Field(_));
        if self.constructor != Constructor::No || fields {
            for special in [Special::This, Special::NewTarget, Special::Callee] {
                if !used.contains(&special) {
                    used.push(special);
                }
            }
        }
        for special in used {
            let value = match special {
                Special::Variables => continue,
                Special::Callee => self.b.read_local(callee, Prim::DynAny),
                Special::This => self.this_of(this),
                Special::NewTarget if self.constructor != Constructor::No => {
                    self.b.read_local(this, Prim::DynAny)
                }
                Special::NewTarget => match arguments {
                    Some(arguments) => {
                        let arguments = self.b.read_local(arguments, Prim::DynAny);
                        self.operation(Operation::NewTarget, &[arguments])
                    }
                    None => self.undefined(),
                },
                Special::Arguments => match arguments {
                    Some(arguments) => {
                        let arguments = self.b.read_local(arguments, Prim::DynAny);
                        self.mapped(body, arguments)
                    }
                    None => continue,
                },
            };
            self.give_special(special, value);
        }
    }

    /// `arguments`, some of which may be parameters.
    fn mapped(&mut self, body: Body<'a>, arguments: ExprId) -> ExprId {
        let params = self.unit.analysis.facts(self.facts).mapped.clone();
        let Some(scope) = body.scope().filter(|_| !params.is_empty()) else {
            return arguments;
        };
        let mut all = vec![arguments, self.environment_value()];
        for (at, symbol) in params.iter().enumerate() {
            // Of several with one name the last one is it.
            let distance = match params[at + 1..].contains(symbol) {
                true => None,
                false => self.offset(Place::Scope(scope), Slot::Variable(*symbol)),
            };
            all.push(self.word(distance.unwrap_or(0) as u64));
        }
        self.operation(Operation::MapArguments, &all)
    }

    /// `this` as the function sees it.
    fn this_of(&mut self, this: LocalId) -> ExprId {
        let given = self.b.read_local(this, Prim::DynAny);
        match self.constructor {
            Constructor::Derived => return self.hole(),
            Constructor::Base => return self.operation(Operation::NewThis, &[given]),
            Constructor::No if self.is_strict => return given,
            Constructor::No => {}
        }
        // In sloppy mode it is an object.
        let (other, done) = (self.label(), self.label());
        let register = self.hold(given);
        let value = self.read(register);
        let tag = self
            .b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedTag), Prim::U32, &[value]);
        let object = self.word(js::tag::OBJECT.into());
        let is = self.b.compare(Op::Eq, Prim::U32, tag, object);
        self.b.flow(Op::BrFalse, &[is], other);
        self.place_label(done);
        self.aside(|code| {
            code.place_label(other);
            let given = code.read(register);
            let made = code.operation_of(Operation::SloppyThis, Prim::DynAny, &[given]);
            code.assign(register, made);
            code.goto(done);
        });
        self.read(register)
    }

    /// Gives parameters their values.
    fn parameters(
        &mut self,
        params: &'a FormalParameters<'a>,
        formals: &[LocalId],
        arguments: Option<LocalId>,
    ) {
        for (param, &formal) in params.items.iter().zip(formals) {
            let mut value = self.b.read_local(formal, Prim::DynAny);
            if let Some(default) = &param.initializer {
                value = self.or_default(value, default, &param.pattern);
            }
            if let BindingPattern::BindingIdentifier(name) = &param.pattern
                && let Some(symbol) = self.declared(name)
                && self.locals.get(&symbol) == Some(&formal)
            {
                continue;
            }
            self.bind(&param.pattern, value);
        }
        if let (Some(rest), Some(arguments)) = (&params.rest, arguments) {
            let arguments = self.b.read_local(arguments, Prim::DynAny);
            let from = self.word(params.items.len() as u64);
            let array = self.operation(Operation::Rest, &[arguments, from]);
            self.bind(&rest.rest.argument, array);
        }
    }

    /// The value of a function.
    pub fn function_value(&mut self, body: Body<'a>, name: &str, role: Role) -> ExprId {
        let facts = self.unit.analysis.function_at(body.span().start);
        self.function_value_of(body, facts, name, role)
    }

    /// As [`Code::function_value`], with what is known of the function.
    pub fn function_value_of(&mut self, body: Body<'a>, facts: FunctionId, name: &str, role: Role) -> ExprId {
        let chain: Chain = self.levels.iter().map(|level| level.place).collect();
        let shown = if name.is_empty() { "anonymous" } else { name };
        let around = Around {
            chain,
            classes: self.classes.clone(),
        };
        let id = self.unit.declare(shown, body, facts, around);
        if let Some(scope) = body.scope() {
            self.unit.function_scopes.insert(facts, scope);
        }
        let is_strict = body.scope().is_none_or(|scope| {
            self.unit
                .scoping
                .scope_flags(scope)
                .contains(ScopeFlags::StrictMode)
        });
        let params = body.params();
        let mut attributes = length(params) << attribute::LENGTH;
        if is_strict {
            attributes |= attribute::STRICT;
        }
        attributes |= match role {
            Role::Function if body.waits().is_some() => attribute::METHOD,
            Role::Function => attribute::CONSTRUCTOR,
            Role::Method => attribute::METHOD,
            Role::Class => attribute::CONSTRUCTOR | attribute::CLASS,
        };
        if self.unit.wants_arguments(facts, params) || matches!(body, Body::Constructor(_)) {
            attributes |= attribute::ARGUMENTS;
        }
        let code = self.b.expr(Op::AddrOfFunc, Prim::A64, &[], ExprData::Func(id));
        let is_closure = self.unit.analysis.facts(facts).is_closure;
        let environment = match is_closure {
            true => self.environment_value(),
            false => self.undefined(),
        };
        let (attributes, name) = (self.word(attributes), self.text(name));
        let mut all = vec![code, environment, attributes, name];
        let written = self.written.take().unwrap_or_else(|| body.span());
        if !matches!(body, Body::Fields(_) | Body::Block(_) | Body::Field(_)) {
            let source = ExprData::Var(Sym::Global(self.unit.source()), 0);
            all.push(self.b.expr(Op::AddrOf, Prim::A64, &[], source));
            let place = u64::from(written.start) << 32 | u64::from(written.end);
            all.push(self.b.constant(Prim::U64, place));
        }
        let function = self.operation(Operation::Closure, &all);
        self.waiting(function, body)
    }

    // ---- programs ----

    fn program(&mut self, program: &'a Program<'a>) {
        if matches!(self.unit.part, Part::Within { .. }) {
            let name = self.unit.module.names.intern("environment|");
            let any = TypeTable::prim(Prim::DynAny);
            let environment = self.b.func.add_formal(name, any);
            let environment = self.b.read_local(environment, Prim::DynAny);
            self.enter(environment);
        }
        if let Some(scope) = program.scope_id.get() {
            self.push_environment(Place::Scope(scope));
            self.declare_globals(scope);
            self.declare_variables(scope);
        }
        if !self.unit.part.is_program() {
            // A directive is a statement with a value; the first one may be none of the text's.
            let own = program.directives.iter().skip(self.unit.around.is_strict.into());
            let value = match own.last() {
                Some(directive) => {
                    let text = &directive.expression;
                    self.string_literal(text.value.as_str(), text.lone_surrogates)
                }
                None => self.undefined(),
            };
            self.completion = Some(self.hold(value));
        }
        self.hoist(&program.body);
        self.statements(&program.body);
        match self.completion {
            Some(register) => {
                let value = self.read(register);
                self.leave_with(value);
            }
            None => self.leave(),
        }
    }

    /// A function that is declared in a block is also one of the function around it from now on, unless a parameter or another block has the
    /// name (ECMAScript, B.3.2).
    pub fn declared_in_block(&mut self, it: &'a Function<'a>) {
        let scoping = self.unit.scoping;
        let Some(symbol) = it.id.as_ref().and_then(|name| name.symbol_id.get()) else {
            return;
        };
        let (scope, name) = (scoping.symbol_scope_id(symbol), scoping.symbol_ident(symbol));
        if self.is_strict || it.r#async || it.generator || scoping.scope_flags(scope).is_var() {
            return;
        }
        for around in scoping.scope_ancestors(scope).skip(1) {
            let known = scoping.get_binding(around, name);
            let is_var = scoping.scope_flags(around).is_var();
            let Some(known) = known else {
                if is_var {
                    return;
                }
                continue;
            };
            let flags = scoping.symbol_flags(known);
            let is_lexical = flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class);
            let analysis = self.unit.analysis;
            let is_copied = analysis.copied(around).iter().any(|it| it.variable == known);
            if is_var && !is_lexical && !is_copied && !analysis.is_parameter(known) {
                let value = self.meant(name.as_str(), Meaning::Symbol(symbol), false);
                return match self.unit.is_named(known) {
                    true => self.set_named(name.as_str(), value),
                    false => self.initialise(known, value),
                };
            }
            if !is_caught(flags) {
                return;
            }
        }
    }

    /// Makes functions that are declared among statements, which are there from the beginning of their block.
    pub fn hoist(&mut self, statements: &'a [Statement<'a>]) {
        for statement in statements {
            let mut statement = statement;
            while let Statement::LabeledStatement(labelled) = statement {
                statement = &labelled.body;
            }
            let function = match statement {
                Statement::FunctionDeclaration(it) => Some(&**it),
                other => self.exported_function(other),
            };
            if let Some(it) = function
                && let Some(name) = &it.id
                && let Some(symbol) = self.declared(name)
            {
                let value = self.function_value(Body::Function(it), name.name.as_str(), Role::Function);
                if self.unit.is_named(symbol) {
                    self.define_named(name.name.as_str(), value);
                    continue;
                }
                if self.unit.is_attribute(symbol) {
                    let name = self.text(name.name.as_str());
                    let defined = self.operation_of(Operation::DefineGlobal, Prim::DynAny, &[name, value]);
                    self.hold(defined);
                    continue;
                }
                self.initialise(symbol, value);
            }
        }
    }
}

impl<'a> Unit<'_, 'a> {
    /// Whether a function gets an object of all its arguments.
    pub fn wants_arguments(&self, facts: FunctionId, params: Option<&FormalParameters<'a>>) -> bool {
        if facts == Analysis::PROGRAM || self.analysis.facts(facts).is_arrow {
            return params.is_some_and(|params| params.rest.is_some());
        }
        let uses = &self.analysis.facts(facts).uses;
        let is_constructor = self.constructors.contains_key(&facts);
        params.is_some_and(|params| params.rest.is_some())
            || uses.contains(&Special::Arguments)
            || uses.contains(&Special::NewTarget) && !is_constructor
    }

    /// Whether `super` makes `this` of a function.
    pub fn is_derived(&self, facts: FunctionId) -> bool {
        self.constructors.get(&facts) == Some(&Constructor::Derived)
    }
}

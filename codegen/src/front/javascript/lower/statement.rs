//! Statements.

use maple_mirbin::js::suspension::Waits;
use maple_mirbin::{Operation, Prim};
use oxc_ast::ast::{
    BlockStatement, IfStatement, Statement, VariableDeclaration, VariableDeclarationKind, WithStatement,
};
use oxc_span::GetSpan;
use oxc_syntax::scope::ScopeId;

use super::code::Code;
use super::environment::{Place, Slot};

impl<'a> Code<'_, '_, 'a> {
    pub fn statements(&mut self, statements: &'a [Statement<'a>]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    /// Does something in a scope of its own.
    pub fn scope(&mut self, scope: Option<ScopeId>, body: impl FnOnce(&mut Self)) {
        let Some(scope) = scope else { return body(self) };
        self.push_environment(Place::Scope(scope));
        self.declare_variables(scope);
        body(self);
        self.pop_environment(Place::Scope(scope));
    }

    pub fn statements_of(&mut self, block: &'a BlockStatement<'a>) {
        self.scope(block.scope_id.get(), |code| {
            code.hoist(&block.body);
            code.statements(&block.body);
        });
    }

    pub fn statement(&mut self, statement: &'a Statement<'a>) {
        self.at(statement.span());
        if let Some(register) = self.completion {
            self.complete(statement, register);
        }
        match statement {
            Statement::BlockStatement(it) => self.statements_of(it),
            Statement::BreakStatement(it) => {
                if !self.break_to(it.label.as_ref().map(|label| label.name.as_str())) {
                    let message = "Illegal break statement".to_owned();
                    self.unit.problem(super::super::SYNTAX, it.span, message);
                }
            }
            Statement::ContinueStatement(it) => {
                if !self.continue_to(it.label.as_ref().map(|label| label.name.as_str())) {
                    let message = "Illegal continue statement".to_owned();
                    self.unit.problem(super::super::SYNTAX, it.span, message);
                }
            }
            Statement::DebuggerStatement(_) | Statement::EmptyStatement(_) => {}
            Statement::DoWhileStatement(it) => self.do_while(it),
            Statement::ExpressionStatement(it) => match self.completion {
                Some(register) => {
                    let value = self.value(&it.expression);
                    self.assign(register, value);
                }
                None => self.effect(&it.expression),
            },
            Statement::ForInStatement(it) => self.for_in(it),
            Statement::ForOfStatement(it) => self.for_of(it),
            Statement::ForStatement(it) => self.for_statement(it),
            Statement::IfStatement(it) => self.if_statement(it),
            Statement::LabeledStatement(it) => self.labelled(it),
            Statement::ReturnStatement(it) => {
                let value = match &it.argument {
                    Some(argument) => {
                        let value = self.value(argument);
                        match self.waits {
                            Some(Waits::AsyncGenerator) => self.wait_for(value),
                            _ => value,
                        }
                    }
                    None => self.undefined(),
                };
                self.leave_with(value);
            }
            Statement::SwitchStatement(it) => self.switch(it),
            Statement::ThrowStatement(it) => {
                let value = self.value(&it.argument);
                self.at(it.span);
                self.throw(value);
            }
            Statement::TryStatement(it) => self.try_statement(it),
            Statement::WhileStatement(it) => self.while_statement(it),
            Statement::WithStatement(it) => self.with(it),
            Statement::VariableDeclaration(it) => self.variables(it),
            Statement::ClassDeclaration(it) => self.class_declaration(it),
            // Made at the beginning of the block.
            Statement::FunctionDeclaration(it) => self.declared_in_block(it),
            other => match other.as_module_declaration() {
                Some(it) => self.module_declaration(it),
                None => self.unit.unsupported(other.span(), "this statement"),
            },
        }
    }

    /// What a statement gives unless one in it says so (ECMAScript, UpdateEmpty).
    fn complete(&mut self, statement: &'a Statement<'a>, register: u32) {
        if matches!(
            statement,
            Statement::DoWhileStatement(_)
                | Statement::ForInStatement(_)
                | Statement::ForOfStatement(_)
                | Statement::ForStatement(_)
                | Statement::IfStatement(_)
                | Statement::SwitchStatement(_)
                | Statement::TryStatement(_)
                | Statement::WhileStatement(_)
                | Statement::WithStatement(_)
        ) {
            let nothing = self.undefined();
            self.assign(register, nothing);
        }
    }

    /// A declaration of variables.
    pub fn variables(&mut self, it: &'a VariableDeclaration<'a>) {
        if matches!(
            it.kind,
            VariableDeclarationKind::Using | VariableDeclarationKind::AwaitUsing
        ) {
            return self.unit.unsupported(it.span, "`using`");
        }
        for declarator in &it.declarations {
            self.at(declarator.span);
            let value = match &declarator.init {
                Some(init) => self.named_value(init, &declarator.id),
                None if it.kind == VariableDeclarationKind::Var => continue,
                None => self.undefined(),
            };
            match it.kind {
                VariableDeclarationKind::Var => self.assign_pattern(&declarator.id, value),
                _ => self.bind(&declarator.id, value),
            }
        }
    }

    fn if_statement(&mut self, it: &'a IfStatement<'a>) {
        let (other, after) = (self.label(), self.label());
        self.branch(&it.test, other, false);
        self.hoist(std::slice::from_ref(&it.consequent));
        self.statement(&it.consequent);
        match &it.alternate {
            None => self.place_label(other),
            Some(alternate) => {
                self.goto(after);
                self.place_label(other);
                self.hoist(std::slice::from_ref(alternate));
                self.statement(alternate);
            }
        }
        self.place_label(after);
    }

    fn with(&mut self, it: &'a WithStatement<'a>) {
        let object = self.value(&it.object);
        let object = self.operation(Operation::WithObject, &[object]);
        let Some(scope) = it.scope_id.get() else { return };
        let object = self.now(object);
        let place = Place::With(scope);
        self.push_environment(place);
        if let Some((environment, offset)) = self.slot(place, Slot::Object) {
            self.b.store(environment, offset, Prim::DynAny, object);
        }
        self.statement(&it.body);
        self.pop_environment(place);
    }
}

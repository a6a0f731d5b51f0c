//! Loops and labelled statements.

use maple_mirbin::{Intrinsic, Op, Prim};
use oxc_ast::ast::{
    AssignmentTarget, DoWhileStatement, Expression, ForInStatement, ForOfStatement, ForStatement,
    ForStatementInit, ForStatementLeft, LabeledStatement, Statement, VariableDeclarationKind, WhileStatement,
};
use oxc_span::GetSpan;
use oxc_syntax::scope::ScopeId;

use super::code::Code;
use super::environment::Place;
use super::exit::Exit;
use super::iterate::Iteration;
use crate::mir::{ExprId, LabelId};

impl<'a> Code<'_, '_, 'a> {
    pub fn labelled(&mut self, it: &'a LabeledStatement<'a>) {
        self.labels.push(it.label.name.as_str());
        match &it.body {
            Statement::DoWhileStatement(_)
            | Statement::ForInStatement(_)
            | Statement::ForOfStatement(_)
            | Statement::ForStatement(_)
            | Statement::WhileStatement(_)
            | Statement::LabeledStatement(_) => self.statement(&it.body),
            body => {
                let names = self.take_labels();
                self.leavable(names, body);
            }
        }
    }

    fn take_labels(&mut self) -> Vec<String> {
        std::mem::take(&mut self.labels)
            .into_iter()
            .map(str::to_owned)
            .collect()
    }

    /// The body of a loop, or of another statement that a plain `break` leaves.
    pub fn breakable(&mut self, after: LabelId, next: Option<LabelId>, body: impl FnOnce(&mut Self)) {
        let names = if next.is_some() {
            self.take_labels()
        } else {
            Vec::new()
        };
        self.breakable_as(names, after, next, body);
    }

    fn breakable_as(
        &mut self,
        names: Vec<String>,
        after: LabelId,
        next: Option<LabelId>,
        body: impl FnOnce(&mut Self),
    ) {
        self.exits.push(Exit::Statement {
            names,
            after,
            next,
            is_plain: true,
        });
        body(self);
        self.exits.pop();
    }

    pub fn while_statement(&mut self, it: &'a WhileStatement<'a>) {
        let [start, next, after] = [(); 3].map(|()| self.label());
        self.branch(&it.test, after, false);
        self.place_label(start);
        self.breakable(after, Some(next), |code| code.statement(&it.body));
        self.place_label(next);
        self.at(it.test.span());
        self.branch(&it.test, start, true);
        self.place_label(after);
    }

    pub fn do_while(&mut self, it: &'a DoWhileStatement<'a>) {
        let [start, next, after] = [(); 3].map(|()| self.label());
        self.place_label(start);
        self.breakable(after, Some(next), |code| code.statement(&it.body));
        self.place_label(next);
        self.at(it.test.span());
        self.branch(&it.test, start, true);
        self.place_label(after);
    }

    pub fn for_statement(&mut self, it: &'a ForStatement<'a>) {
        let names = self.take_labels();
        let place = it.scope_id.get().map(Place::Scope);
        self.scope(it.scope_id.get(), |code| {
            match &it.init {
                Some(ForStatementInit::VariableDeclaration(declaration)) => code.variables(declaration),
                Some(init) => {
                    if let Some(init) = init.as_expression() {
                        code.effect(init);
                    }
                }
                None => {}
            }
            let [start, next, after] = [(); 3].map(|()| code.label());
            if let Some(place) = place {
                code.renew_environment(place);
            }
            if let Some(test) = &it.test {
                code.branch(test, after, false);
            }
            code.place_label(start);
            code.breakable_as(names, after, Some(next), |code| code.statement(&it.body));
            code.place_label(next);
            if let Some(place) = place {
                code.renew_environment(place);
            }
            if let Some(update) = &it.update {
                code.at(update.span());
                code.effect(update);
            }
            match &it.test {
                Some(test) => {
                    code.at(test.span());
                    code.branch(test, start, true);
                }
                None => code.goto(start),
            }
            code.place_label(after);
        });
    }

    /// The object of a `for` statement over something: evaluated where its variables have no values yet.
    fn object_of(
        &mut self,
        left: &'a ForStatementLeft<'a>,
        right: &'a Expression<'a>,
        scope: Option<ScopeId>,
    ) -> ExprId {
        if let ForStatementLeft::VariableDeclaration(it) = left
            && let Some(declarator) = it.declarations.first()
            && let Some(init) = &declarator.init
        {
            let value = self.named_value(init, &declarator.id);
            self.assign_pattern(&declarator.id, value);
        }
        let head = scope.filter(|scope| self.unit.analysis.is_used_in_head(*scope));
        let mut object = None;
        self.scope(head, |code| {
            let value = code.value(right);
            object = Some(code.now(value));
        });
        // Those of the rounds are others.
        head.into_iter().for_each(|scope| self.forget_variables(scope));
        object.unwrap_or_else(|| self.undefined())
    }

    /// Reports a target that strict code has not, which the parser's library misses in the head of a `for` statement.
    fn check_target(&mut self, target: &AssignmentTarget<'a>) {
        if let AssignmentTarget::AssignmentTargetIdentifier(name) = target
            && self.is_strict
            && matches!(name.name.as_str(), "eval" | "arguments")
        {
            let message = format!("Cannot assign to '{}' in strict mode", name.name);
            self.unit.problem(super::super::SYNTAX, name.span, message);
        }
    }

    /// Gives the variables of a `for` statement over something their values.
    fn round(&mut self, left: &'a ForStatementLeft<'a>, value: ExprId) {
        match left {
            ForStatementLeft::VariableDeclaration(it) => {
                let Some(declarator) = it.declarations.first() else {
                    return;
                };
                match it.kind {
                    VariableDeclarationKind::Var => self.assign_pattern(&declarator.id, value),
                    _ => self.bind(&declarator.id, value),
                }
            }
            left => {
                if let Some(target) = left.as_assignment_target() {
                    self.check_target(target);
                    self.assign_to(target, value);
                }
            }
        }
    }

    pub fn for_in(&mut self, it: &'a ForInStatement<'a>) {
        let names = self.take_labels();
        let object = self.object_of(&it.left, &it.right, it.scope_id.get());
        let kind = self.word(0);
        let [start, after, none] = [(); 3].map(|()| self.label());
        let value = self.hold(object);
        let nullish = self.is_nullish(value);
        self.b.flow(Op::BrTrue, &[nullish], none);
        let value = self.read(value);
        let iterator = self.intrinsic_call(Intrinsic::JsopNewIterator, &[value, kind]);
        self.place_label(start);
        let more = self.intrinsic_call(Intrinsic::JsopMoreIterator, &[iterator]);
        self.b.flow(Op::BrFalse, &[more], after);
        let name = self.intrinsic_call(Intrinsic::JsopNextIterator, &[iterator]);
        self.scope(it.scope_id.get(), |code| {
            code.round(&it.left, name);
            code.breakable_as(names, after, Some(start), |code| code.statement(&it.body));
        });
        self.goto(start);
        self.place_label(after);
        self.place_label(none);
    }

    pub fn for_of(&mut self, it: &'a ForOfStatement<'a>) {
        let names = self.take_labels();
        let object = self.object_of(&it.left, &it.right, it.scope_id.get());
        let iteration = match it.r#await {
            false => Iteration::Plain(self.open_iterator(object)),
            true => Iteration::Awaited(self.open_record(object, true)),
        };
        let [start, after] = [(); 2].map(|()| self.label());
        self.place_label(start);
        let register = self.next_or(iteration, after);
        self.closing(iteration, |code| {
            // What is around the loop closes the iterator, what begins the next round does not.
            let at = code.exits.len() - 2;
            let statement = Exit::Statement {
                names: names.clone(),
                after,
                next: None,
                is_plain: true,
            };
            code.exits.insert(at, statement);
            code.exits.push(Exit::Statement {
                names,
                after,
                next: Some(start),
                is_plain: false,
            });
            code.scope(it.scope_id.get(), |code| {
                let value = code.read(register);
                code.round(&it.left, value);
                code.statement(&it.body);
            });
            code.exits.pop();
            code.exits.remove(at);
        });
        self.goto(start);
        self.place_label(after);
    }

    /// Whether a register has `undefined` or `null`.
    pub fn is_nullish(&mut self, register: u32) -> ExprId {
        let (value, null) = (self.read(register), self.null());
        self.b.compare(Op::Eq, Prim::DynAny, value, null)
    }
}

//! Declarations of which the library that parses makes less than there is: classes to whose names something is assigned, and functions in `if`
//! statements.
//!
//! A class declaration gives two variables the class: one around it, and one in it, which is a constant (ECMAScript §15.7.14). The library that
//! parses knows one for both, which is all the same as long as nobody assigns to it. Where somebody does, or may, the declaration becomes that of a
//! variable whose value is the class as an expression, which has a variable of its own.

use oxc_allocator::{Allocator, ArenaBox, ArenaVec, TakeIn};
use oxc_ast::ast::{
    BindingIdentifier, BindingPattern, CallExpression, Class, ClassType, Declaration, Expression,
    IfStatement, Program, Statement, VariableDeclaration, VariableDeclarationKind, VariableDeclarator,
};
use oxc_ast::builder::AstBuilder;
use oxc_ast_visit::{VisitMut, walk_mut};
use oxc_semantic::Scoping;

use super::scope::is_direct;

/// Makes the names in such classes their own. Says whether there are any: what is known of the program's names is out of date then.
pub fn separate<'a>(program: &mut Program<'a>, scoping: &Scoping, allocator: &'a Allocator) -> bool {
    let mut separator = Separator {
        scoping,
        builder: AstBuilder::new(allocator),
        allocator,
        evaluations: 0,
        found: false,
    };
    separator.visit_program(program);
    separator.found
}

struct Separator<'s, 'a> {
    scoping: &'s Scoping,
    builder: AstBuilder<'a>,
    allocator: &'a Allocator,
    /// Calls that may assign to what they see.
    evaluations: usize,
    found: bool,
}

impl<'a> Separator<'_, 'a> {
    /// A function that is declared as a part of an `if` statement is in a block by itself (ECMAScript, B.3.3).
    fn in_block(&mut self, it: &mut Statement<'a>) {
        if let Statement::FunctionDeclaration(function) = it {
            self.found = true;
            let span = function.span;
            let all = ArenaVec::from_value_in(it.take_in(&self.allocator), &self.allocator);
            *it = Statement::new_block_statement(span, all, &self.builder);
        }
    }

    /// The declaration of a variable that a class becomes, if something is assigned to its name; `evaluates` says that code in it may do that.
    fn variable(
        &mut self,
        class: &mut Class<'a>,
        evaluates: bool,
    ) -> Option<ArenaBox<'a, VariableDeclaration<'a>>> {
        let name = class.id.as_ref()?;
        let symbol = name.symbol_id.get()?;
        if !evaluates && !self.scoping.symbol_is_mutated(symbol) {
            return None;
        }
        self.found = true;
        let (span, builder) = (class.span, &self.builder);
        let pattern =
            BindingPattern::BindingIdentifier(BindingIdentifier::boxed(name.span, name.name, builder));
        let mut class = class.take_in_box(&self.allocator);
        class.r#type = ClassType::ClassExpression;
        let value = Some(Expression::ClassExpression(class));
        let declarator = VariableDeclarator::new(span, pattern, None, value, false, builder);
        let all = ArenaVec::from_value_in(declarator, &self.allocator);
        let kind = VariableDeclarationKind::Let;
        Some(VariableDeclaration::boxed(span, kind, all, false, builder))
    }
}

impl<'a> VisitMut<'a> for Separator<'_, 'a> {
    fn visit_if_statement(&mut self, it: &mut IfStatement<'a>) {
        walk_mut::walk_if_statement(self, it);
        self.in_block(&mut it.consequent);
        if let Some(alternate) = &mut it.alternate {
            self.in_block(alternate);
        }
    }

    fn visit_statement(&mut self, it: &mut Statement<'a>) {
        let before = self.evaluations;
        walk_mut::walk_statement(self, it);
        if let Statement::ClassDeclaration(class) = it
            && let Some(variable) = self.variable(class, self.evaluations > before)
        {
            *it = Statement::VariableDeclaration(variable);
        }
    }

    fn visit_declaration(&mut self, it: &mut Declaration<'a>) {
        let before = self.evaluations;
        walk_mut::walk_declaration(self, it);
        if let Declaration::ClassDeclaration(class) = it
            && let Some(variable) = self.variable(class, self.evaluations > before)
        {
            *it = Declaration::VariableDeclaration(variable);
        }
    }

    fn visit_call_expression(&mut self, it: &mut CallExpression<'a>) {
        self.evaluations += usize::from(is_direct(it));
        walk_mut::walk_call_expression(self, it);
    }
}

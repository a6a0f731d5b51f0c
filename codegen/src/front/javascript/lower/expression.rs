//! Expressions.

use maple_mirbin::{Intrinsic, Op, Operation, Prim};
use oxc_ast::ast::{
    BindingPattern, ChainElement, ChainExpression, ConditionalExpression, Expression, LogicalExpression,
    MemberExpression,
};
use oxc_span::GetSpan;
use oxc_syntax::operator::{LogicalOperator, UnaryOperator};

use super::super::scope::Special;
use super::code::Code;
use super::function::{Body, Role};
use crate::mir::{ExprData, ExprId, IntrinsicRef, LabelId, Reg};

impl<'a> Code<'_, '_, 'a> {
    /// The value of an expression, to be computed once, before anything that follows has effects.
    pub fn value(&mut self, expression: &'a Expression<'a>) -> ExprId {
        match expression {
            Expression::BooleanLiteral(it) => self.boolean(it.value),
            Expression::NullLiteral(_) => self.null(),
            Expression::NumericLiteral(it) => self.number(it.value),
            Expression::StringLiteral(it) => self.string_literal(it.value.as_str(), it.lone_surrogates),
            Expression::BigIntLiteral(it) => {
                let digits = self.text(it.value.as_str());
                self.operation(Operation::BigInt, &[digits])
            }
            Expression::RegExpLiteral(it) => {
                let (pattern, flags) = (it.regex.pattern.text.as_str(), it.regex.flags.to_string());
                let (pattern, flags) = (self.text(pattern), self.text(&flags));
                self.intrinsic(Intrinsic::JsRegexp, &[pattern, flags])
            }
            Expression::TemplateLiteral(it) => self.template(it),
            Expression::TaggedTemplateExpression(it) => self.tagged_template(it),
            Expression::Identifier(it) => self.variable(it),
            Expression::ArrayExpression(it) => self.array(it),
            Expression::ObjectExpression(it) => self.object(it),
            Expression::FunctionExpression(it) => self.function_expression(it, None),
            Expression::ArrowFunctionExpression(it) => self.function_value(Body::Arrow(it), "", Role::Method),
            Expression::ClassExpression(it) => self.class(it, ""),
            Expression::AssignmentExpression(it) => self.assignment(it, true),
            Expression::UpdateExpression(it) => self.update(it, true),
            Expression::UnaryExpression(it) => self.unary(it),
            Expression::BinaryExpression(it) => self.binary(it),
            Expression::LogicalExpression(it) => self.logical(it),
            Expression::ConditionalExpression(it) => self.conditional(it),
            Expression::SequenceExpression(it) => {
                let mut value = None;
                for (at, part) in it.expressions.iter().enumerate() {
                    match at + 1 == it.expressions.len() {
                        true => value = Some(self.value(part)),
                        false => self.effect(part),
                    }
                }
                value.unwrap_or_else(|| self.undefined())
            }
            Expression::ParenthesizedExpression(it) => self.value(&it.expression),
            Expression::CallExpression(it) => self.call(it, None),
            Expression::NewExpression(it) => self.new_expression(it),
            Expression::ChainExpression(it) => self.chain(it),
            Expression::ThisExpression(it) => self.this(it.span),
            Expression::NewTarget(_) => match self.special(Special::NewTarget) {
                Some(value) => value,
                None => self.undefined(),
            },
            Expression::PrivateInExpression(it) => {
                let object = self.value(&it.right);
                let name = self.private_name(it.left.name.as_str());
                self.operation(Operation::PrivateHas, &[object, name])
            }
            Expression::YieldExpression(it) => self.yield_expression(it),
            Expression::AwaitExpression(it) => {
                let value = self.value(&it.argument);
                self.at(it.span);
                self.wait_for(value)
            }
            Expression::ImportExpression(it) => self.import(it),
            Expression::ImportMeta(_) => self.import_meta(),
            other => match other.as_member_expression() {
                Some(member) => self.member(member, None),
                None => {
                    self.unit.unsupported(other.span(), "this expression");
                    self.undefined()
                }
            },
        }
    }

    /// Evaluates an expression for its effects.
    pub fn effect(&mut self, expression: &'a Expression<'a>) {
        match expression {
            Expression::AssignmentExpression(it) => {
                self.assignment(it, false);
            }
            Expression::UpdateExpression(it) => {
                self.update(it, false);
            }
            Expression::ParenthesizedExpression(it) => self.effect(&it.expression),
            Expression::SequenceExpression(it) => it.expressions.iter().for_each(|part| self.effect(part)),
            Expression::LogicalExpression(it) if it.operator != LogicalOperator::Coalesce => {
                let after = self.label();
                self.branch(&it.left, after, it.operator == LogicalOperator::Or);
                self.effect(&it.right);
                self.place_label(after);
            }
            Expression::ConditionalExpression(it) => {
                let (other, after) = (self.label(), self.label());
                self.branch(&it.test, other, false);
                self.effect(&it.consequent);
                self.goto(after);
                self.place_label(other);
                self.effect(&it.alternate);
                self.place_label(after);
            }
            _ => {
                let value = self.value(expression);
                if !self.is_constant(value) && !self.is_settled(value) {
                    self.hold(value);
                }
            }
        }
    }

    /// The value of an expression that a variable is initialised with: a function without a name gets that of the variable.
    pub fn named_value(&mut self, expression: &'a Expression<'a>, pattern: &BindingPattern<'a>) -> ExprId {
        match pattern {
            BindingPattern::BindingIdentifier(name) => self.value_with_name(expression, name.name.as_str()),
            _ => self.value(expression),
        }
    }

    /// As [`Code::value`], with a name for a function without one.
    pub fn value_with_name(&mut self, expression: &'a Expression<'a>, name: &str) -> ExprId {
        match expression {
            Expression::FunctionExpression(it) if it.id.is_none() => self.function_expression(it, Some(name)),
            Expression::ArrowFunctionExpression(it) => {
                self.function_value(Body::Arrow(it), name, Role::Method)
            }
            Expression::ClassExpression(it) if it.id.is_none() => self.class(it, name),
            Expression::ParenthesizedExpression(it) => self.value_with_name(&it.expression, name),
            _ => self.value(expression),
        }
    }

    fn function_expression(&mut self, it: &'a oxc_ast::ast::Function<'a>, name: Option<&str>) -> ExprId {
        let own = it.id.as_ref().map(|id| id.name.as_str());
        let role = if it.generator || it.r#async {
            Role::Method
        } else {
            Role::Function
        };
        self.function_value(Body::Function(it), own.or(name).unwrap_or(""), role)
    }

    /// Goes to a label if the truth of an expression is as wanted.
    pub fn branch(&mut self, expression: &'a Expression<'a>, target: LabelId, when: bool) {
        match expression {
            Expression::ParenthesizedExpression(it) => self.branch(&it.expression, target, when),
            Expression::UnaryExpression(it) if it.operator == UnaryOperator::LogicalNot => {
                self.branch(&it.argument, target, !when);
            }
            Expression::LogicalExpression(it) if it.operator != LogicalOperator::Coalesce => {
                let decides = it.operator == LogicalOperator::Or;
                if decides == when {
                    self.branch(&it.left, target, when);
                    self.branch(&it.right, target, when);
                } else {
                    let after = self.label();
                    self.branch(&it.left, after, decides);
                    self.branch(&it.right, target, when);
                    self.place_label(after);
                }
            }
            Expression::BooleanLiteral(it) => {
                if it.value == when {
                    self.goto(target);
                }
            }
            _ => {
                let value = self.value(expression);
                let op = if when { Op::BrTrue } else { Op::BrFalse };
                self.b.flow(op, &[value], target);
            }
        }
    }

    fn logical(&mut self, it: &'a LogicalExpression<'a>) -> ExprId {
        let left = self.value(&it.left);
        let result = self.hold(left);
        let after = self.label();
        match it.operator {
            LogicalOperator::Or | LogicalOperator::And => {
                let value = self.read(result);
                let op = if it.operator == LogicalOperator::Or {
                    Op::BrTrue
                } else {
                    Op::BrFalse
                };
                self.b.flow(op, &[value], after);
            }
            LogicalOperator::Coalesce => {
                let nullish = self.is_nullish(result);
                self.b.flow(Op::BrFalse, &[nullish], after);
            }
        }
        let right = self.value(&it.right);
        self.assign(result, right);
        self.place_label(after);
        self.settled.insert(result);
        self.read(result)
    }

    fn conditional(&mut self, it: &'a ConditionalExpression<'a>) -> ExprId {
        let (other, after) = (self.label(), self.label());
        let result = self.b.register(Prim::DynAny);
        self.branch(&it.test, other, false);
        let value = self.value(&it.consequent);
        self.assign(result, value);
        self.goto(after);
        self.place_label(other);
        let value = self.value(&it.alternate);
        self.assign(result, value);
        self.place_label(after);
        self.settled.insert(result);
        self.read(result)
    }

    // ---- attributes ----

    /// The value of an attribute. In a chain, what is nullish goes to its end.
    pub fn member(&mut self, it: &'a MemberExpression<'a>, end: Option<LabelId>) -> ExprId {
        if matches!(it.object(), Expression::Super(_)) {
            let key = self.key_of(it);
            return self.super_get(key);
        }
        let first = self.b.registers(&[]);
        let object = self.chained(it.object(), end);
        if it.optional() {
            let object = self.unless_nullish(object, end);
            return self.attribute(it, object);
        }
        match (
            it,
            it.object().as_member_expression(),
            self.b.func.expr(object).data,
        ) {
            // Only this has a use for the object.
            (
                MemberExpression::StaticMemberExpression(member),
                Some(_),
                ExprData::Reg(Reg::Preg(register)),
            ) if register >= first => {
                let name = self.text(member.property.name.as_str());
                self.at(member.property.span);
                let get = IntrinsicRef::Std(Intrinsic::JsopGetprop);
                let value = self.b.intrinsic(get, Prim::DynAny, &[object, name]);
                self.assign(register, value);
                self.read(register)
            }
            _ => self.attribute(it, object),
        }
    }

    /// The value of an expression within a chain.
    pub fn chained(&mut self, expression: &'a Expression<'a>, end: Option<LabelId>) -> ExprId {
        match expression {
            Expression::CallExpression(it) => self.call(it, end),
            other => match other.as_member_expression() {
                Some(member) => self.member(member, end),
                None => self.value(other),
            },
        }
    }

    /// Goes to the end of a chain if a value is nullish.
    pub fn unless_nullish(&mut self, value: ExprId, end: Option<LabelId>) -> ExprId {
        let Some(end) = end else { return value };
        let register = self.hold(value);
        self.settled.insert(register);
        let nullish = self.is_nullish(register);
        self.b.flow(Op::BrTrue, &[nullish], end);
        self.read(register)
    }

    /// The value of the attribute that a member names, of an object.
    pub fn attribute(&mut self, it: &'a MemberExpression<'a>, object: ExprId) -> ExprId {
        match it {
            MemberExpression::StaticMemberExpression(member) => {
                let name = self.text(member.property.name.as_str());
                self.at(member.property.span);
                self.intrinsic(Intrinsic::JsopGetprop, &[object, name])
            }
            MemberExpression::ComputedMemberExpression(member) => {
                let mark = self.b.mark();
                let key = self.value(&member.expression);
                let object = self.before(object, mark, key);
                self.at(member.span);
                self.intrinsic(Intrinsic::JsopGetprop, &[object, key])
            }
            MemberExpression::PrivateFieldExpression(member) => {
                let name = self.private_name(member.field.name.as_str());
                self.at(member.span);
                self.operation(Operation::PrivateGet, &[object, name])
            }
        }
    }

    /// The name of the attribute that a member is.
    pub fn key_of(&mut self, it: &'a MemberExpression<'a>) -> ExprId {
        match it {
            MemberExpression::StaticMemberExpression(member) => self.text(member.property.name.as_str()),
            MemberExpression::ComputedMemberExpression(member) => self.value(&member.expression),
            MemberExpression::PrivateFieldExpression(member) => self.private_name(member.field.name.as_str()),
        }
    }

    fn chain(&mut self, it: &'a ChainExpression<'a>) -> ExprId {
        let (end, after) = (self.label(), self.label());
        let result = self.b.register(Prim::DynAny);
        let value = match &it.expression {
            ChainElement::CallExpression(call) => self.call(call, Some(end)),
            other => match other.as_member_expression() {
                Some(member) => self.member(member, Some(end)),
                None => self.undefined(),
            },
        };
        self.assign(result, value);
        self.goto(after);
        self.place_label(end);
        let nothing = self.undefined();
        self.assign(result, nothing);
        self.place_label(after);
        self.settled.insert(result);
        self.read(result)
    }
}

//! Assignments.

use maple_mirbin::{Intrinsic, Op, Operation, Prim};
use oxc_ast::ast::{
    AssignmentExpression, AssignmentTarget, Expression, IdentifierReference, MemberExpression,
    SimpleAssignmentTarget,
};
use oxc_span::{GetSpan, Span};
use oxc_syntax::operator::LogicalOperator;

use super::code::Code;
use super::names::Meaning;
use crate::mir::{ExprData, ExprId, IntrinsicRef};

/// Where an assignment goes: what its parts are is computed.
pub enum Target<'a> {
    /// A name, what it is if no object has it, and the register of the object that has it, a hole if none has, where objects may have it.
    Variable(&'a IdentifierReference<'a>, Meaning, Option<u32>),
    /// An attribute of an object with a name.
    Attribute(ExprId, ExprId, Span),
    /// A private attribute.
    Private(ExprId, ExprId, Span),
    /// An attribute of the prototype of what a method belongs to.
    Super(ExprId),
}

impl<'a> Code<'_, '_, 'a> {
    /// Where an assignment goes.
    pub fn target_place(&mut self, target: &'a SimpleAssignmentTarget<'a>) -> Option<Target<'a>> {
        if let SimpleAssignmentTarget::AssignmentTargetIdentifier(name) = target {
            return Some(self.variable_place(name));
        }
        let Some(member) = target.as_member_expression() else {
            self.unit.unsupported(target.span(), "this target");
            return None;
        };
        Some(self.member_place(member))
    }

    /// Where an assignment to a name goes. Which object has it is settled here: what the assignment computes may change that.
    pub fn variable_place(&mut self, name: &'a IdentifierReference<'a>) -> Target<'a> {
        let (objects, meaning) = self.meaning(name);
        let may_be_held = !objects.is_empty();
        let holder = may_be_held.then(|| self.holder(name.name.as_str(), &objects));
        Target::Variable(name, meaning, holder)
    }

    fn member_place(&mut self, member: &'a MemberExpression<'a>) -> Target<'a> {
        if matches!(member.object(), Expression::Super(_)) {
            let key = self.key_of(member);
            return Target::Super(self.now(key));
        }
        let object = self.value(member.object());
        let object = self.now(object);
        let key = self.key_of(member);
        let key = self.now(key);
        match member {
            MemberExpression::PrivateFieldExpression(it) => Target::Private(object, key, it.span),
            MemberExpression::StaticMemberExpression(it) => Target::Attribute(object, key, it.property.span),
            MemberExpression::ComputedMemberExpression(it) => Target::Attribute(object, key, it.span),
        }
    }

    /// What is there.
    pub fn load_place(&mut self, place: &Target<'a>) -> ExprId {
        match *place {
            Target::Variable(name, meaning, None) => self.meant(name.name.as_str(), meaning, false),
            Target::Variable(name, meaning, Some(holder)) => self.held(holder, name.name.as_str(), meaning),
            Target::Attribute(object, key, span) => {
                self.at(span);
                self.intrinsic(Intrinsic::JsopGetprop, &[object, key])
            }
            Target::Private(object, key, span) => {
                self.at(span);
                self.operation(Operation::PrivateGet, &[object, key])
            }
            Target::Super(key) => self.super_get(key),
        }
    }

    /// Puts a value there.
    pub fn store_place(&mut self, place: &Target<'a>, value: ExprId) {
        match *place {
            Target::Variable(name, meaning, None) => self.set_meant(name.name.as_str(), meaning, value),
            Target::Variable(name, meaning, Some(holder)) => {
                self.set_held(holder, name.name.as_str(), meaning, value);
            }
            Target::Attribute(object, key, span) => {
                self.at(span);
                self.set_attribute(object, key, value);
            }
            Target::Private(object, key, span) => {
                self.at(span);
                let set = self.operation_of(Operation::PrivateSet, Prim::DynAny, &[object, key, value]);
                self.hold(set);
            }
            Target::Super(key) => self.super_set(key, value),
        }
    }

    /// `object[key] = value`
    pub fn set_attribute(&mut self, object: ExprId, key: ExprId, value: ExprId) {
        let mut args = vec![object, key, value];
        if self.is_strict {
            args.push(self.word(1));
        }
        self.intrinsic_statement(Intrinsic::JsopSetprop, &args);
    }

    /// An assignment; its value only if somebody wants it.
    pub fn assignment(&mut self, it: &'a AssignmentExpression<'a>, wanted: bool) -> ExprId {
        let Some(target) = it.left.as_simple_assignment_target() else {
            let value = self.value(&it.right);
            let value = self.now(value);
            self.assign_to(&it.left, value);
            return value;
        };
        if let Some(operator) = it.operator.to_logical_operator() {
            return self.logical_assignment(it, target, operator);
        }
        let Some(place) = self.target_place(target) else {
            return self.undefined();
        };
        let mark = self.b.mark();
        let value = match it.operator.to_binary_operator() {
            None => match &place {
                Target::Variable(name, ..) => self.value_for(it, name),
                _ => self.value(&it.right),
            },
            Some(operator) => {
                let old = self.load_place(&place);
                let mark = self.b.mark();
                let right = self.value(&it.right);
                let old = self.before(old, mark, right);
                self.at(it.span);
                self.operate(operator, old, right)
            }
        };
        if !wanted {
            let is_attribute = |data| data == ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::JsopGetprop));
            let alone = match place {
                Target::Variable(_, Meaning::Symbol(symbol), None) if self.is_plain(symbol) => {
                    self.b.unheld(mark, value, is_attribute)
                }
                _ => value,
            };
            // What may throw is where the attribute is.
            if alone == value {
                self.at(it.span);
            }
            self.store_place(&place, alone);
            return self.undefined();
        }
        let value = self.now(value);
        self.store_place(&place, value);
        value
    }

    /// What is assigned to a name: a function gets it, unless the name is in brackets.
    fn value_for(&mut self, it: &'a AssignmentExpression<'a>, name: &IdentifierReference<'_>) -> ExprId {
        match it.span.start == name.span.start {
            true => self.value_with_name(&it.right, name.name.as_str()),
            false => self.value(&it.right),
        }
    }

    fn logical_assignment(
        &mut self,
        it: &'a AssignmentExpression<'a>,
        target: &'a SimpleAssignmentTarget<'a>,
        operator: LogicalOperator,
    ) -> ExprId {
        let Some(place) = self.target_place(target) else {
            return self.undefined();
        };
        let after = self.label();
        let old = self.load_place(&place);
        let result = self.hold(old);
        match operator {
            LogicalOperator::Or | LogicalOperator::And => {
                let value = self.read(result);
                let op = if operator == LogicalOperator::Or {
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
        let value = match &place {
            Target::Variable(name, ..) => self.value_for(it, name),
            _ => self.value(&it.right),
        };
        self.assign(result, value);
        let value = self.read(result);
        self.store_place(&place, value);
        self.place_label(after);
        self.settled.insert(result);
        self.read(result)
    }

    /// Assigns a value to a target, which may be a pattern.
    pub fn assign_to(&mut self, target: &'a AssignmentTarget<'a>, value: ExprId) {
        if let Some(simple) = target.as_simple_assignment_target() {
            let value = self.now(value);
            if let Some(place) = self.target_place(simple) {
                self.store_place(&place, value);
            }
            return;
        }
        self.assign_target_pattern(target, value);
    }
}

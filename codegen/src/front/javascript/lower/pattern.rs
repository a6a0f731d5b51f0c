//! Patterns: declarations and assignments that take values apart.

use maple_mirbin::{Intrinsic, Operation, Prim};
use oxc_ast::ast::{
    ArrayAssignmentTarget, ArrayPattern, AssignmentTarget, AssignmentTargetMaybeDefault,
    AssignmentTargetProperty, BindingPattern, Expression, ObjectAssignmentTarget, ObjectPattern, PropertyKey,
};
use oxc_span::GetSpan;

use super::code::Code;
use super::iterate::Iteration;
use crate::mir::ExprId;

/// What a declared name gets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Its first value.
    Bind,
    /// A value, as by an assignment.
    Assign,
}

impl<'a> Code<'_, '_, 'a> {
    /// Gives the names of a pattern their first values.
    pub fn bind(&mut self, pattern: &'a BindingPattern<'a>, value: ExprId) {
        self.declare_pattern(pattern, value, Way::Bind);
    }

    /// Assigns to the names of a pattern of `var`.
    pub fn assign_pattern(&mut self, pattern: &'a BindingPattern<'a>, value: ExprId) {
        self.declare_pattern(pattern, value, Way::Assign);
    }

    fn declare_pattern(&mut self, pattern: &'a BindingPattern<'a>, value: ExprId, way: Way) {
        match pattern {
            BindingPattern::BindingIdentifier(name) => {
                let Some(symbol) = self.declared(name) else { return };
                if way == Way::Assign {
                    return self.assign_declared(name.name.as_str(), symbol, value);
                }
                self.initialise(symbol, value);
            }
            BindingPattern::AssignmentPattern(it) => {
                let value = self.or_default(value, &it.right, &it.left);
                self.declare_pattern(&it.left, value, way);
            }
            BindingPattern::ObjectPattern(it) => self.object_pattern(it, value, way),
            BindingPattern::ArrayPattern(it) => self.array_pattern(it, value, way),
        }
    }

    /// A value, or that of an expression if it is undefined.
    pub fn or_default(
        &mut self,
        value: ExprId,
        default: &'a Expression<'a>,
        pattern: &BindingPattern<'a>,
    ) -> ExprId {
        let name = match pattern {
            BindingPattern::BindingIdentifier(name) => Some(name.name.as_str()),
            _ => None,
        };
        self.defaulted(value, default, name)
    }

    fn defaulted(&mut self, value: ExprId, default: &'a Expression<'a>, name: Option<&str>) -> ExprId {
        let register = self.hold(value);
        let after = self.label();
        let (value, nothing) = (self.read(register), self.undefined());
        let given = self.b.intrinsic(
            crate::mir::IntrinsicRef::Std(Intrinsic::JsopStrictne),
            Prim::DynAny,
            &[value, nothing],
        );
        self.b.flow(maple_mirbin::Op::BrTrue, &[given], after);
        let value = match name {
            Some(name) => self.value_with_name(default, name),
            None => self.value(default),
        };
        self.assign(register, value);
        self.place_label(after);
        self.settled.insert(register);
        self.read(register)
    }

    /// A value that is taken apart as an object: not undefined and not null.
    fn taken_apart(&mut self, value: ExprId) -> ExprId {
        let value = self.now(value);
        let checked = self.operation_of(Operation::RequireObject, Prim::DynAny, &[value]);
        self.hold(checked);
        value
    }

    /// The name of an attribute in a pattern or a literal.
    pub fn property_key(&mut self, key: &'a PropertyKey<'a>) -> ExprId {
        match key {
            PropertyKey::StaticIdentifier(name) => self.text(name.name.as_str()),
            PropertyKey::PrivateIdentifier(name) => self.private_name(name.name.as_str()),
            PropertyKey::StringLiteral(it) => self.string_literal(it.value.as_str(), it.lone_surrogates),
            PropertyKey::NumericLiteral(it) => self.number(it.value),
            key => {
                let Some(expression) = key.as_expression() else {
                    return self.undefined();
                };
                let value = self.value(expression);
                self.operation(Operation::ToKey, &[value])
            }
        }
    }

    fn object_pattern(&mut self, it: &'a ObjectPattern<'a>, value: ExprId, way: Way) {
        let value = self.taken_apart(value);
        let mut keys = Vec::new();
        for property in &it.properties {
            let key = self.property_key(&property.key);
            let key = self.now(key);
            keys.push(key);
            self.at(property.span);
            let found = self.intrinsic(Intrinsic::JsopGetprop, &[value, key]);
            self.declare_pattern(&property.value, found, way);
        }
        if let Some(rest) = &it.rest {
            let others = self.others(value, &keys);
            self.declare_pattern(&rest.argument, others, way);
        }
    }

    /// An object with the attributes of another one but for some.
    fn others(&mut self, value: ExprId, keys: &[ExprId]) -> ExprId {
        let excluded = self.intrinsic(Intrinsic::JsNewArrElems, &[]);
        for &key in keys {
            self.append(Operation::Append, excluded, &[key]);
        }
        let target = self.intrinsic(Intrinsic::JsNewObject0, &[]);
        let copied = self.operation_of(Operation::CopyAll, Prim::DynAny, &[target, value, excluded]);
        self.hold(copied);
        target
    }

    fn array_pattern(&mut self, it: &'a ArrayPattern<'a>, value: ExprId, way: Way) {
        self.taken_in_order(value, it.rest.is_some(), |code, iterator| {
            for element in &it.elements {
                let value = code.element(iterator);
                if let Some(pattern) = element {
                    code.declare_pattern(pattern, value, way);
                }
            }
            if let Some(rest) = &it.rest {
                let array = code.rest_of(iterator);
                code.declare_pattern(&rest.argument, array, way);
            }
        });
    }

    /// Takes what an iterable value has: everything, or what is wanted.
    fn taken_in_order(&mut self, value: ExprId, everything: bool, body: impl FnOnce(&mut Self, u32)) {
        let iterator = self.open_iterator(value);
        self.closing(Iteration::Plain(iterator), |code| body(code, iterator));
        if !everything {
            self.close_iterator(iterator);
        }
    }

    /// The next element of an iterator, undefined at its end.
    fn element(&mut self, iterator: u32) -> ExprId {
        let iterator = self.read(iterator);
        self.operation(Operation::IteratorElement, &[iterator])
    }

    /// An array of what an iterator still has.
    fn rest_of(&mut self, iterator: u32) -> ExprId {
        let iterator = self.read(iterator);
        self.operation(Operation::IteratorRest, &[iterator])
    }

    // ---- assignments ----

    /// Assigns to a pattern.
    pub fn assign_target_pattern(&mut self, target: &'a AssignmentTarget<'a>, value: ExprId) {
        match target {
            AssignmentTarget::ArrayAssignmentTarget(it) => self.array_target(it, value),
            AssignmentTarget::ObjectAssignmentTarget(it) => self.object_target(it, value),
            other => self.unit.unsupported(other.span(), "this target"),
        }
    }

    /// Assigns what `found` computes: where it goes is computed before, unless it is taken apart in turn.
    fn assign_found(
        &mut self,
        target: &'a AssignmentTarget<'a>,
        default: Option<&'a Expression<'a>>,
        found: impl FnOnce(&mut Self) -> ExprId,
    ) {
        let place = match target.as_simple_assignment_target() {
            None => None,
            Some(simple) => match self.target_place(simple) {
                None => return,
                place => place,
            },
        };
        let mut value = found(self);
        if let Some(default) = default {
            let name = match target {
                AssignmentTarget::AssignmentTargetIdentifier(name) => Some(name.name.as_str()),
                _ => None,
            };
            value = self.defaulted(value, default, name);
        }
        match place {
            Some(place) => self.store_place(&place, value),
            None => self.assign_target_pattern(target, value),
        }
    }

    /// As [`Code::assign_found`], to a target that may have a default value.
    fn assign_or_default(
        &mut self,
        target: &'a AssignmentTargetMaybeDefault<'a>,
        found: impl FnOnce(&mut Self) -> ExprId,
    ) {
        match target {
            AssignmentTargetMaybeDefault::AssignmentTargetWithDefault(it) => {
                self.assign_found(&it.binding, Some(&it.init), found);
            }
            other => {
                if let Some(target) = other.as_assignment_target() {
                    self.assign_found(target, None, found);
                }
            }
        }
    }

    fn array_target(&mut self, it: &'a ArrayAssignmentTarget<'a>, value: ExprId) {
        self.taken_in_order(value, it.rest.is_some(), |code, iterator| {
            for element in &it.elements {
                match element {
                    Some(target) => code.assign_or_default(target, |code| code.element(iterator)),
                    None => {
                        code.element(iterator);
                    }
                }
            }
            if let Some(rest) = &it.rest {
                code.assign_found(&rest.target, None, |code| code.rest_of(iterator));
            }
        });
    }

    fn object_target(&mut self, it: &'a ObjectAssignmentTarget<'a>, value: ExprId) {
        let value = self.taken_apart(value);
        let mut keys = Vec::new();
        for property in &it.properties {
            match property {
                AssignmentTargetProperty::AssignmentTargetPropertyIdentifier(it) => {
                    let name = it.binding.name.as_str();
                    let key = self.text(name);
                    keys.push(key);
                    let place = self.variable_place(&it.binding);
                    let mut found = self.intrinsic(Intrinsic::JsopGetprop, &[value, key]);
                    if let Some(default) = &it.init {
                        found = self.defaulted(found, default, Some(name));
                    }
                    self.store_place(&place, found);
                }
                AssignmentTargetProperty::AssignmentTargetPropertyProperty(it) => {
                    let key = self.property_key(&it.name);
                    let key = self.now(key);
                    keys.push(key);
                    self.assign_or_default(&it.binding, |code| {
                        code.intrinsic(Intrinsic::JsopGetprop, &[value, key])
                    });
                }
            }
        }
        if let Some(rest) = &it.rest {
            self.assign_found(&rest.target, None, |code| code.others(value, &keys));
        }
    }
}

//! Calls.

use maple_mirbin::{Intrinsic, Op, Operation, Prim};
use oxc_ast::ast::{Argument, CallExpression, Expression, NewExpression};
use oxc_span::GetSpan;

use super::super::scope::{Special, is_direct};
use super::code::Code;
use super::operator::without_parentheses;
use crate::mir::{ExprData, ExprId, LabelId};

/// Arguments that calls pass by themselves.
const MOST_ARGUMENTS: usize = 200;

impl<'a> Code<'_, '_, 'a> {
    /// A call. In a chain, a function that is nullish goes to its end.
    pub fn call(&mut self, it: &'a CallExpression<'a>, end: Option<LabelId>) -> ExprId {
        if let Expression::Super(_) = &it.callee {
            return self.super_call(it);
        }
        let (function, this) = self.callee(&it.callee, end);
        let function = match it.optional {
            true => self.unless_nullish(function, end),
            false => function,
        };
        if is_direct(it) && !need_array(&it.arguments) && !it.arguments.is_empty() {
            return self.evaluation(function, this, it);
        }
        if let Some((target, list)) = applied(it) {
            return self.application(function, this, target, list, it);
        }
        self.call_with(function, this, &it.arguments, it)
    }

    /// A call of what is probably `apply`: the function is called at once where its arguments are few.
    fn application(
        &mut self,
        apply: ExprId,
        function: ExprId,
        target: &'a Expression<'a>,
        list: &'a Expression<'a>,
        it: &'a CallExpression<'a>,
    ) -> ExprId {
        let (apply, function) = (self.now(apply), self.now(function));
        let target = self.value(target);
        let target = self.now(target);
        let list = self.value(list);
        let list = self.now(list);
        self.at(it.span);
        let result = self.b.register(Prim::DynAny);
        let count = self.operation_of(Operation::FewArguments, Prim::U32, &[apply, list]);
        let count = self.b.hold(Prim::U32, count);
        let after = self.label();
        for few in 0..=FEW {
            let next = self.label();
            let (found, number) = (self.b.read(count, Prim::U32), self.word(few));
            let is = self.b.compare(Op::Eq, Prim::U32, found, number);
            self.b.flow(Op::BrFalse, &[is], next);
            let mut all = vec![function, target];
            for at in 0..few {
                let place = self.number(at as f64);
                let element = self.intrinsic(Intrinsic::JsopGetprop, &[list, place]);
                all.push(self.now(element));
            }
            let value = self.intrinsic_call(Intrinsic::JsopCall, &all);
            self.assign(result, value);
            self.goto(after);
            self.place_label(next);
        }
        let callee = self.named_callee(apply, &it.callee);
        let value = self.intrinsic_call(Intrinsic::JsopCall, &[callee, function, target, list]);
        self.assign(result, value);
        self.place_label(after);
        self.read(result)
    }

    /// A call of what is probably `eval`.
    fn evaluation(&mut self, function: ExprId, this: ExprId, it: &'a CallExpression<'a>) -> ExprId {
        let (function, this) = (self.now(function), self.now(this));
        let values = self.arguments(&it.arguments);
        let values: Vec<ExprId> = values.into_iter().map(|value| self.now(value)).collect();
        self.at(it.span);
        let result = self.b.register(Prim::DynAny);
        let (other, after) = (self.label(), self.label());
        let is_eval = self.operation_of(Operation::IsEval, Prim::U32, &[function]);
        let zero = self.word(0);
        let is_eval = self.b.compare(Op::Ne, Prim::U32, is_eval, zero);
        self.b.flow(Op::BrFalse, &[is_eval], other);
        let surroundings = self.surroundings().print();
        let (environment, surroundings) = (self.environment_value(), self.text(&surroundings));
        let text = values.first().copied();
        let text = text.unwrap_or_else(|| self.undefined());
        let value = self.operation(Operation::Evaluate, &[text, environment, surroundings]);
        self.assign(result, value);
        self.goto(after);
        self.place_label(other);
        let mut all = vec![self.named_callee(function, &it.callee), this];
        all.extend(values);
        let value = self.intrinsic_call(Intrinsic::JsopCall, &all);
        self.assign(result, value);
        self.place_label(after);
        self.read(result)
    }

    fn call_with(
        &mut self,
        function: ExprId,
        this: ExprId,
        arguments: &'a [Argument<'a>],
        it: &'a CallExpression<'a>,
    ) -> ExprId {
        if need_array(arguments) {
            let (function, this) = (self.now(function), self.now(this));
            let array = self.array_of_arguments(arguments);
            self.at(it.span);
            return self.operation(Operation::CallWith, &[function, this, array]);
        }
        let mark = self.b.mark();
        let values = self.arguments(arguments);
        let is_moved = self.b.mark() > mark;
        let mut all = Vec::with_capacity(values.len() + 2);
        for value in [function, this] {
            all.push(
                match is_moved || !values.iter().all(|value| self.is_near(*value)) {
                    true => self.held_at(mark, value),
                    false => value,
                },
            );
        }
        all.extend(values);
        self.at(it.span);
        if let Some(first) = all.first_mut() {
            *first = self.named_callee(*first, &it.callee);
        }
        self.intrinsic_call(Intrinsic::JsopCall, &all)
    }

    /// The function of a call, with what the program calls it.
    fn named_callee(&mut self, function: ExprId, callee: &'a Expression<'a>) -> ExprId {
        let mut text = String::new();
        if !shown(callee, &mut text) || text.len() > LONGEST_NAME {
            text = "(intermediate value)".to_owned();
        }
        let name = self.unit.module.names.intern(text);
        let text = self.b.expr(Op::ConstStr, Prim::A64, &[], ExprData::Str(name));
        let function = if self.is_near(function) {
            function
        } else {
            self.now(function)
        };
        self.operation_of(Operation::Callee, Prim::DynAny, &[function, text])
    }

    /// A value that was found at a place.
    fn held_at(&mut self, mark: usize, value: ExprId) -> ExprId {
        if self.is_constant(value) || self.is_settled(value) {
            return value;
        }
        let register = self.b.hold_at(mark, Prim::DynAny, value);
        self.settled.insert(register);
        self.read(register)
    }

    /// A function and its `this`.
    pub fn callee(&mut self, callee: &'a Expression<'a>, end: Option<LabelId>) -> (ExprId, ExprId) {
        let callee = without_parentheses(callee);
        if let Expression::Identifier(name) = callee {
            return self.callee_of_name(name);
        }
        let Some(member) = callee.as_member_expression() else {
            let value = match callee {
                Expression::ChainExpression(chain) => {
                    if let Some(member) = chain.expression.as_member_expression() {
                        return self.callee_of_chain(member);
                    }
                    self.value(callee)
                }
                _ => self.chained(callee, end),
            };
            return (value, self.undefined());
        };
        if matches!(member.object(), Expression::Super(_)) {
            let key = self.key_of(member);
            let function = self.super_get(key);
            let this = self.this(member.span());
            return (function, this);
        }
        let object = self.chained(member.object(), end);
        let object = match member.optional() {
            true => self.unless_nullish(object, end),
            false => object,
        };
        let object = self.now(object);
        let function = self.attribute(member, object);
        (function, object)
    }

    /// A function at the end of a chain in parentheses, which keeps `this`.
    fn callee_of_chain(&mut self, member: &'a oxc_ast::ast::MemberExpression<'a>) -> (ExprId, ExprId) {
        let (end, after) = (self.label(), self.label());
        let [function, this] = [(); 2].map(|()| self.b.register(Prim::DynAny));
        let object = self.chained(member.object(), Some(end));
        let object = match member.optional() {
            true => self.unless_nullish(object, Some(end)),
            false => object,
        };
        self.assign(this, object);
        let object = self.read(this);
        let value = self.attribute(member, object);
        self.assign(function, value);
        self.goto(after);
        self.place_label(end);
        for register in [function, this] {
            let nothing = self.undefined();
            self.assign(register, nothing);
        }
        self.place_label(after);
        (self.read(function), self.read(this))
    }

    /// Values of arguments, none of which is spread.
    fn arguments(&mut self, arguments: &'a [Argument<'a>]) -> Vec<ExprId> {
        let expressions: Vec<&'a Expression<'a>> = arguments
            .iter()
            .filter_map(|argument| argument.as_expression())
            .collect();
        self.in_order(&expressions, |code, expression| code.value(expression))
    }

    /// An array of arguments.
    pub fn array_of_arguments(&mut self, arguments: &'a [Argument<'a>]) -> ExprId {
        let array = self.intrinsic(Intrinsic::JsNewArrElems, &[]);
        for argument in arguments {
            match argument {
                Argument::SpreadElement(spread) => {
                    let value = self.value(&spread.argument);
                    self.append(Operation::AppendAll, array, &[value]);
                }
                argument => {
                    if let Some(expression) = argument.as_expression() {
                        let value = self.value(expression);
                        self.append(Operation::Append, array, &[value]);
                    }
                }
            }
        }
        array
    }

    pub fn append(&mut self, operation: Operation, array: ExprId, values: &[ExprId]) {
        let mut all = vec![array];
        all.extend(values);
        let done = self.operation_of(operation, Prim::DynAny, &all);
        self.hold(done);
    }

    pub fn new_expression(&mut self, it: &'a NewExpression<'a>) -> ExprId {
        let function = self.value(&it.callee);
        if need_array(&it.arguments) {
            let function = self.now(function);
            let array = self.array_of_arguments(&it.arguments);
            self.at(it.span);
            return self.operation(Operation::ConstructWith, &[function, array, function]);
        }
        let function = self.now(function);
        let values = self.arguments(&it.arguments);
        self.at(it.span);
        let mut all = vec![function];
        all.extend(values);
        self.intrinsic_call(Intrinsic::JsNew, &all)
    }

    // ---- super ----

    fn super_call(&mut self, it: &'a CallExpression<'a>) -> ExprId {
        let (Some(callee), Some(target)) = (self.special(Special::Callee), self.special(Special::NewTarget))
        else {
            self.unit.unsupported(it.span, "`super` here");
            return self.undefined();
        };
        let (callee, target) = (self.now(callee), self.now(target));
        let parent = self.operation(Operation::SuperConstructor, &[callee]);
        let array = self.array_of_arguments(&it.arguments);
        self.at(it.span);
        let this = self.operation(Operation::ConstructWith, &[parent, array, target]);
        // Only the first call makes `this`.
        if let Some(old) = self.special(Special::This) {
            let old = self.hold(old);
            let cold = self.label();
            self.if_hole(old, cold, false);
            self.aside(|code| {
                code.place_label(cold);
                let one = code.word(1);
                let thrown = code.operation_of(Operation::NoThis, Prim::DynAny, &[one]);
                code.hold(thrown);
                code.leave();
            });
        }
        self.set_this(this);
        self.own_fields(callee, this);
        this
    }

    /// Gives an object the fields of the class whose constructor a function is.
    pub fn own_fields(&mut self, callee: ExprId, this: ExprId) {
        let done = self.operation_of(Operation::Fields, Prim::DynAny, &[callee, this]);
        self.hold(done);
    }

    pub fn super_get(&mut self, key: ExprId) -> ExprId {
        let key = self.now(key);
        let (callee, this) = self.method_and_this();
        self.operation(Operation::SuperGet, &[callee, this, key])
    }

    pub fn super_set(&mut self, key: ExprId, value: ExprId) {
        let value = self.now(value);
        let (callee, this) = self.method_and_this();
        let strict = self.word(self.is_strict.into());
        let set = self.operation_of(
            Operation::SuperSet,
            Prim::DynAny,
            &[callee, this, key, value, strict],
        );
        self.hold(set);
    }

    fn method_and_this(&mut self) -> (ExprId, ExprId) {
        let callee = match self.special(Special::Callee) {
            Some(callee) => self.now(callee),
            None => self.undefined(),
        };
        let this = self.this(oxc_span::Span::default());
        (callee, self.now(this))
    }
}

/// Elements of a list that `apply` passes by themselves, as the runtime says it.
const FEW: u64 = 4;

/// What a call of `apply` by that name has: `this` of the function, and the list of its arguments.
fn applied<'a>(it: &'a CallExpression<'a>) -> Option<(&'a Expression<'a>, &'a Expression<'a>)> {
    let Expression::StaticMemberExpression(callee) = &it.callee else {
        return None;
    };
    let plain = callee.property.name == "apply" && !callee.optional && !it.optional;
    match it.arguments.as_slice() {
        [target, list] if plain => Some((target.as_expression()?, list.as_expression()?)),
        _ => None,
    }
}

/// Characters of the text that a call shows of its function.
const LONGEST_NAME: usize = 100;

/// Adds what messages call a function; false if it is not that simple.
fn shown(callee: &Expression<'_>, text: &mut String) -> bool {
    match without_parentheses(callee) {
        Expression::Identifier(name) => text.push_str(name.name.as_str()),
        Expression::ThisExpression(_) => text.push_str("this"),
        Expression::StringLiteral(it) => text.push_str(&format!("\"{}\"", it.value)),
        Expression::NumericLiteral(it) => text.push_str(&it.value.to_string()),
        Expression::ObjectExpression(it) if it.properties.is_empty() => text.push_str("{}"),
        Expression::ArrayExpression(it) if it.elements.is_empty() => text.push_str("[]"),
        Expression::Super(_) => text.push_str("(intermediate value)"),
        Expression::CallExpression(it) => {
            let known = shown(&it.callee, text);
            text.push_str("(...)");
            return known;
        }
        Expression::StaticMemberExpression(it) => {
            if !shown(&it.object, text) {
                text.push_str("(intermediate value)");
            }
            text.push('.');
            text.push_str(it.property.name.as_str());
        }
        Expression::ComputedMemberExpression(it) => {
            if !shown(&it.object, text) {
                text.push_str("(intermediate value)");
            }
            text.push('[');
            if !shown(&it.expression, text) {
                text.push_str("...");
            }
            text.push(']');
        }
        _ => return false,
    }
    true
}

/// Whether an argument is spread.
/// Whether arguments go in an array: nobody knows how many they are, or they are many.
fn need_array(arguments: &[Argument<'_>]) -> bool {
    let is_spread = |argument: &Argument<'_>| matches!(argument, Argument::SpreadElement(_));
    arguments.len() > MOST_ARGUMENTS || arguments.iter().any(is_spread)
}

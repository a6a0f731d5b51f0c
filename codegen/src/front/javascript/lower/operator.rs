//! Operators.

use maple_mirbin::{Intrinsic, Op, Operation, Prim};
use oxc_ast::ast::{BinaryExpression, Expression, UnaryExpression, UpdateExpression};
use oxc_span::GetSpan as _;
use oxc_syntax::operator::{BinaryOperator, UnaryOperator, UpdateOperator};

use super::assign::Target;
use super::code::Code;
use crate::mir::{ExprData, ExprId, IntrinsicRef};

/// What an operator is in MAPLE IR.
enum Meaning {
    Operator(Op),
    Comparison(Op),
    Intrinsic(Intrinsic),
    Operation(Operation),
}

fn meaning(operator: BinaryOperator) -> Meaning {
    use Meaning::{Comparison, Operator};
    match operator {
        BinaryOperator::Equality => Comparison(Op::Eq),
        BinaryOperator::Inequality => Comparison(Op::Ne),
        BinaryOperator::StrictEquality => Meaning::Intrinsic(Intrinsic::JsopStricteq),
        BinaryOperator::StrictInequality => Meaning::Intrinsic(Intrinsic::JsopStrictne),
        BinaryOperator::LessThan => Comparison(Op::Lt),
        BinaryOperator::LessEqualThan => Comparison(Op::Le),
        BinaryOperator::GreaterThan => Comparison(Op::Gt),
        BinaryOperator::GreaterEqualThan => Comparison(Op::Ge),
        BinaryOperator::Addition => Operator(Op::Add),
        BinaryOperator::Subtraction => Operator(Op::Sub),
        BinaryOperator::Multiplication => Operator(Op::Mul),
        BinaryOperator::Division => Operator(Op::Div),
        BinaryOperator::Remainder => Operator(Op::Rem),
        BinaryOperator::Exponential => Meaning::Operation(Operation::Power),
        BinaryOperator::ShiftLeft => Operator(Op::Shl),
        BinaryOperator::ShiftRight => Operator(Op::Ashr),
        BinaryOperator::ShiftRightZeroFill => Operator(Op::Lshr),
        BinaryOperator::BitwiseOR => Operator(Op::Bior),
        BinaryOperator::BitwiseXOR => Operator(Op::Bxor),
        BinaryOperator::BitwiseAnd => Operator(Op::Band),
        BinaryOperator::In => Meaning::Intrinsic(Intrinsic::JsopIn),
        BinaryOperator::Instanceof => Meaning::Intrinsic(Intrinsic::JsopInstanceof),
    }
}

impl<'a> Code<'_, '_, 'a> {
    pub fn binary(&mut self, it: &'a BinaryExpression<'a>) -> ExprId {
        // Long sums are deep trees, of which the left side is the deep one.
        let mut chain = vec![it];
        while let Some(Expression::BinaryExpression(left)) = chain.last().map(|it| &it.left) {
            chain.push(left);
        }
        let Some(innermost) = chain.last() else {
            return self.undefined();
        };
        let mut left = self.value(&innermost.left);
        for it in chain.into_iter().rev() {
            let mark = self.b.mark();
            let right = self.value(&it.right);
            let first = self.before(left, mark, right);
            self.at(it.span);
            left = self.operate(it.operator, first, right);
        }
        left
    }

    /// What an operator gives.
    pub fn operate(&mut self, operator: BinaryOperator, a: ExprId, b: ExprId) -> ExprId {
        match meaning(operator) {
            Meaning::Operator(op) => self.b.binary(op, Prim::DynAny, a, b),
            Meaning::Comparison(op) => {
                self.b
                    .expr(op, Prim::DynAny, &[a, b], ExprData::Operand(Prim::DynAny))
            }
            Meaning::Intrinsic(intrinsic @ (Intrinsic::JsopStricteq | Intrinsic::JsopStrictne)) => self
                .b
                .intrinsic(IntrinsicRef::Std(intrinsic), Prim::DynAny, &[a, b]),
            Meaning::Intrinsic(intrinsic) => self.intrinsic(intrinsic, &[a, b]),
            Meaning::Operation(operation) => self.operation(operation, &[a, b]),
        }
    }

    pub fn unary(&mut self, it: &'a UnaryExpression<'a>) -> ExprId {
        match it.operator {
            UnaryOperator::Typeof => {
                return match without_parentheses(&it.argument) {
                    Expression::Identifier(name) => self.type_of_variable(name),
                    argument => {
                        let value = self.value(argument);
                        self.intrinsic(Intrinsic::JsopTypeof, &[value])
                    }
                };
            }
            UnaryOperator::Delete => return self.delete(&it.argument),
            _ => {}
        }
        if let (UnaryOperator::UnaryNegation, Expression::NumericLiteral(number)) =
            (it.operator, &it.argument)
        {
            return self.number(-number.value);
        }
        let value = self.value(&it.argument);
        self.at(it.span);
        match it.operator {
            UnaryOperator::UnaryPlus => self.intrinsic(Intrinsic::JsNumber, &[value]),
            UnaryOperator::UnaryNegation => self.b.expr(Op::Neg, Prim::DynAny, &[value], ExprData::None),
            UnaryOperator::BitwiseNot => self.b.expr(Op::Bnot, Prim::DynAny, &[value], ExprData::None),
            UnaryOperator::LogicalNot => self.b.expr(Op::Lnot, Prim::DynAny, &[value], ExprData::None),
            UnaryOperator::Void | UnaryOperator::Typeof | UnaryOperator::Delete => {
                if !self.is_constant(value) {
                    self.now(value);
                }
                self.undefined()
            }
        }
    }

    fn delete(&mut self, argument: &'a Expression<'a>) -> ExprId {
        let argument = without_parentheses(argument);
        if let Expression::ChainExpression(chain) = argument
            && let Some(member) = chain.expression.as_member_expression()
        {
            let (end, after) = (self.label(), self.label());
            let result = self.b.register(Prim::DynAny);
            let object = self.chained(member.object(), Some(end));
            let object = match member.optional() {
                true => self.unless_nullish(object, Some(end)),
                false => object,
            };
            let deleted = self.delete_attribute(member, object);
            self.assign(result, deleted);
            self.goto(after);
            self.place_label(end);
            let done = self.boolean(true);
            self.assign(result, done);
            self.place_label(after);
            return self.read(result);
        }
        if let Some(member) = argument.as_member_expression() {
            if matches!(member.object(), Expression::Super(_)) {
                return self.delete_of_super(member);
            }
            let object = self.value(member.object());
            return self.delete_attribute(member, object);
        }
        match argument {
            Expression::Identifier(name) => self.delete_variable(name),
            _ => {
                self.effect(argument);
                self.boolean(true)
            }
        }
    }

    /// `delete super.name`, which is an error when it is come to.
    fn delete_of_super(&mut self, member: &'a oxc_ast::ast::MemberExpression<'a>) -> ExprId {
        let this = self.this(member.span());
        self.now(this);
        let key = self.key_of(member);
        self.now(key);
        self.at(member.span());
        let what = self.word(2);
        self.operation(Operation::NoThis, &[what])
    }

    fn delete_attribute(&mut self, member: &'a oxc_ast::ast::MemberExpression<'a>, object: ExprId) -> ExprId {
        let mark = self.b.mark();
        let key = self.key_of(member);
        let object = self.before(object, mark, key);
        self.at(member.span());
        let strict = self.word(self.is_strict.into());
        self.operation(Operation::Delete, &[object, key, strict])
    }

    /// `++` and `--`; the value only if somebody wants it.
    pub fn update(&mut self, it: &'a UpdateExpression<'a>, wanted: bool) -> ExprId {
        let operator = it.operator;
        let Some(place) = self.target_place(&it.argument) else {
            return self.undefined();
        };
        let old = self.load_place(&place);
        if !matches!(place, Target::Variable(_, _, None)) {
            self.at(it.span);
        }
        let (new, value) = self.updated(old, operator, it.prefix, wanted);
        self.store_place(&place, new);
        value
    }

    /// The next number, and the value of the expression.
    fn updated(
        &mut self,
        old: ExprId,
        operator: UpdateOperator,
        prefix: bool,
        wanted: bool,
    ) -> (ExprId, ExprId) {
        if !wanted {
            let new = self.next_number(old, operator);
            let nothing = self.undefined();
            return (new, nothing);
        }
        if prefix {
            let new = self.next_number(old, operator);
            let new = self.now(new);
            return (new, new);
        }
        let number = self.quick_operation(Operation::Numeric, old);
        let number = self.now(number);
        let new = self.next_number(number, operator);
        let new = self.now(new);
        (new, number)
    }

    fn next_number(&mut self, old: ExprId, operator: UpdateOperator) -> ExprId {
        let operation = match operator {
            UpdateOperator::Increment => Operation::Increment,
            UpdateOperator::Decrement => Operation::Decrement,
        };
        self.quick_operation(operation, old)
    }
}

/// What parentheses are around.
pub fn without_parentheses<'a>(expression: &'a Expression<'a>) -> &'a Expression<'a> {
    let mut expression = expression;
    while let Expression::ParenthesizedExpression(it) = expression {
        expression = &it.expression;
    }
    expression
}

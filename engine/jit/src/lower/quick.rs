//! Operators on JavaScript's values, as [`maple_mirbin::js::quick`] has them: integers and doubles in place, the rest by calls.

use super::{Lower, trusted};
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{Block, InstBuilder, MemFlagsData, Value, types};
use maple_dispatch::Context;
use maple_dispatch::tier::{outline, slow};
use maple_lir::{Kind, Quick};
use maple_mirbin::{js, tagged};
use std::mem::offset_of;

/// What an operator does with two integers of 32 bits.
#[derive(Clone, Copy)]
enum Ints {
    /// A result, and whether it is none.
    Checked(Value, Value),
    /// A result.
    Result(Value),
    /// A number without sign.
    Unsigned(Value),
    /// A truth value.
    Truth(Value),
    /// It does the same with them as with doubles.
    None,
}

impl Lower<'_, '_> {
    /// An operator. Says whether it ended the block.
    pub(super) fn quick(&mut self, op: Quick, step: &Step) -> bool {
        let x = self.loose(step, 1);
        let constant = step.inst.operands[2];
        let y = match constant.kind {
            Kind::Imm => self.number(js::int(constant.value)),
            _ => self.loose(step, 2),
        };
        let [ints, other, rare, done] = [(); 4].map(|()| self.b.create_block());
        self.b.set_cold_block(rare);
        if op == Quick::Rem {
            // A call that changes registers.
            self.b.set_cold_block(other);
        }
        let result = self.b.append_block_param(done, types::I64);
        // Arithmetic hands on the number as it is, so that what follows need not wait for the value.
        let is_number = matches!(op, Quick::Add | Quick::Sub | Quick::Mul | Quick::Div | Quick::Rem);
        let number = is_number.then(|| self.b.append_block_param(done, types::F64));
        let numbers = [(1, x), (2, y)].map(|(at, value)| match self.kept_number(step, at) {
            Some(number) => number,
            None => self.number_of(value),
        });
        let both = match constant.kind {
            Kind::Imm => x,
            _ => self.b.ins().band(x, y),
        };
        let both = match op {
            Quick::Truth => x,
            _ => both,
        };
        let are_ints = self.is_around(both, tagged::IS_INTEGER);
        self.b.ins().brif(are_ints, ints, &[], other, &[]);
        self.enter(ints);
        self.of_ints(op, [x, y], other, done);
        self.enter(other);
        let defined = step
            .writes
            .first()
            .and_then(|place| self.webs.defined(self.at, *place));
        let loose = defined.is_some_and(|web| self.webs.is_loose(web));
        self.of_doubles(op, numbers, loose, rare, done);
        self.enter(rare);
        self.rarely(slow::quick(op) as usize, &[x, y]);
        let (context, given) = (self.context, offset_of!(Context, given) as i32);
        let value = self.b.ins().load(types::I64, trusted(), context, given);
        let elsewhere = step.targets.first().map(|to| self.block_of(*to));
        let mut passed = vec![value.into()];
        if is_number {
            passed.push(self.number_of(value).into());
        }
        match elsewhere {
            None => {
                self.b.ins().jump(done, &passed);
            }
            Some(to) => {
                let absent = self.b.ins().iconst(types::I64, tagged::ABSENT as i64);
                let absent = self.b.ins().icmp(IntCC::Equal, value, absent);
                let jump = self.b.create_block();
                self.b.ins().brif(absent, jump, &[], done, &passed);
                self.enter(jump);
                // The place has what it had.
                for place in &step.writes {
                    let old = self.read(*place, Type::Cell);
                    if let Some(web) = self.webs.defined(self.at, *place) {
                        self.define(web, old, Type::Cell);
                    }
                }
                self.b.ins().jump(to, &[]);
            }
        }
        self.enter(done);
        self.put_number(step, result, number);
        let (Some(next), true) = (step.next, elsewhere.is_some()) else {
            return false;
        };
        let next = self.block_of(next);
        self.b.ins().jump(next, &[]);
        true
    }

    /// The low 32 bits of an integer.
    pub(super) fn low_of(&mut self, value: Value) -> Value {
        let by = self.b.ins().ushr_imm_u(value, 1);
        self.b.ins().ireduce(types::I32, by)
    }

    /// The value of an integer of 32 bits.
    pub(super) fn int(&mut self, low: Value) -> Value {
        let wide = self.b.ins().sextend(types::I64, low);
        let shifted = self.b.ins().ishl_imm_u(wide, 1);
        let tag = self.number(tagged::from_i32(0));
        self.b.ins().bor(shifted, tag)
    }

    fn ints(&mut self, op: Quick, [a, b]: [Value; 2]) -> Ints {
        let compared = |lower: &mut Self, cc| Ints::Truth(lower.b.ins().icmp(cc, a, b));
        match op {
            Quick::Add => {
                let (sum, over) = self.b.ins().sadd_overflow(a, b);
                Ints::Checked(sum, over)
            }
            Quick::Sub => {
                let (difference, over) = self.b.ins().ssub_overflow(a, b);
                Ints::Checked(difference, over)
            }
            Quick::Mul => {
                let (product, over) = self.b.ins().smul_overflow(a, b);
                // It may be -0 if it is zero.
                let none = self.b.ins().iconst(types::I32, 0);
                let zero = self.b.ins().icmp(IntCC::Equal, product, none);
                let over = self.b.ins().bor(over, zero);
                Ints::Checked(product, over)
            }
            Quick::Shl => Ints::Result(self.b.ins().ishl(a, b)),
            Quick::Ashr => Ints::Result(self.b.ins().sshr(a, b)),
            Quick::Lshr => Ints::Unsigned(self.b.ins().ushr(a, b)),
            Quick::Band => Ints::Result(self.b.ins().band(a, b)),
            Quick::Bior => Ints::Result(self.b.ins().bor(a, b)),
            Quick::Bxor => Ints::Result(self.b.ins().bxor(a, b)),
            Quick::Lt => compared(self, IntCC::SignedLessThan),
            Quick::Le => compared(self, IntCC::SignedLessThanOrEqual),
            Quick::Gt => compared(self, IntCC::SignedGreaterThan),
            Quick::Ge => compared(self, IntCC::SignedGreaterThanOrEqual),
            Quick::Eq | Quick::StrictEq => compared(self, IntCC::Equal),
            Quick::Ne | Quick::StrictNe => compared(self, IntCC::NotEqual),
            Quick::Truth => {
                let none = self.b.ins().iconst(types::I32, 0);
                Ints::Truth(self.b.ins().icmp(IntCC::NotEqual, a, none))
            }
            Quick::Div | Quick::Rem => Ints::None,
        }
    }

    fn of_ints(&mut self, op: Quick, operands: [Value; 2], other: Block, done: Block) {
        if op == Quick::Rem {
            return self.remainder(operands, other, done);
        }
        let lows = operands.map(|value| self.low_of(value));
        let result = match self.ints(op, lows) {
            Ints::Checked(value, none) => {
                let go = self.b.create_block();
                self.b.ins().brif(none, other, &[], go, &[]);
                self.enter(go);
                let number = self.b.ins().fcvt_from_sint(types::F64, value);
                let value = self.int(value);
                self.b.ins().jump(done, &[value.into(), number.into()]);
                return;
            }
            Ints::Result(value) => self.int(value),
            Ints::Unsigned(value) => self.unsigned(value),
            Ints::Truth(holds) => self.b.ins().uextend(types::I64, holds),
            Ints::None => {
                self.b.ins().jump(other, &[]);
                return;
            }
        };
        self.b.ins().jump(done, &[result.into()]);
    }

    /// The result of a bitwise operator.
    fn of_lows(&mut self, op: Quick, lows: [Value; 2]) -> Option<Value> {
        match self.ints(op, lows) {
            Ints::Result(value) => Some(self.int(value)),
            Ints::Unsigned(value) => Some(self.unsigned(value)),
            Ints::Checked(..) | Ints::Truth(_) | Ints::None => None,
        }
    }

    /// The value of a number of 32 bits without sign.
    fn unsigned(&mut self, value: Value) -> Value {
        let none = self.b.ins().iconst(types::I32, 0);
        let small = self.b.ins().icmp(IntCC::SignedGreaterThanOrEqual, value, none);
        let int = self.int(value);
        let double = self.b.ins().fcvt_from_uint(types::F64, value);
        let double = self.bits(double);
        self.b.ins().select(small, int, double)
    }

    /// The remainder of integers of which the first is not negative and the second positive.
    fn remainder(&mut self, [x, y]: [Value; 2], other: Block, done: Block) {
        let [a, b] = [x, y].map(|value| self.low_of(value));
        let none = self.b.ins().iconst(types::I32, 0);
        let first = self.b.ins().icmp(IntCC::SignedGreaterThanOrEqual, a, none);
        let second = self.b.ins().icmp(IntCC::SignedGreaterThan, b, none);
        let both = self.b.ins().band(first, second);
        let go = self.b.create_block();
        self.b.ins().brif(both, go, &[], other, &[]);
        self.enter(go);
        let rest = self.b.ins().urem(a, b);
        let number = self.b.ins().fcvt_from_sint(types::F64, rest);
        let result = self.int(rest);
        self.b.ins().jump(done, &[result.into(), number.into()]);
    }

    /// The number of a value; what is none is a NaN.
    pub(super) fn number_of(&mut self, value: Value) -> Value {
        let is_int = self.is_around(value, tagged::IS_INTEGER);
        let low = self.low_of(value);
        let int = self.b.ins().fcvt_from_sint(types::F64, low);
        let double = self.b.ins().bitcast(types::F64, MemFlagsData::new(), value);
        self.b.ins().select(is_int, int, double)
    }

    fn of_doubles(&mut self, op: Quick, [a, b]: [Value; 2], loose: bool, slow: Block, done: Block) {
        let compared = match op {
            Quick::Lt => Some(FloatCC::LessThan),
            Quick::Le => Some(FloatCC::LessThanOrEqual),
            Quick::Gt => Some(FloatCC::GreaterThan),
            Quick::Ge => Some(FloatCC::GreaterThanOrEqual),
            Quick::Add | Quick::Sub | Quick::Mul | Quick::Div | Quick::Rem => None,
            Quick::Shl | Quick::Ashr | Quick::Lshr | Quick::Band | Quick::Bior | Quick::Bxor => {
                return self.of_wrapped(op, [a, b], slow, done);
            }
            Quick::Eq | Quick::Ne | Quick::StrictEq | Quick::StrictNe | Quick::Truth => {
                self.b.ins().jump(slow, &[]);
                return;
            }
        };
        let go = self.b.create_block();
        if let Some(cc) = compared {
            let unordered = self.b.ins().fcmp(FloatCC::Unordered, a, b);
            self.b.ins().brif(unordered, slow, &[], go, &[]);
            self.enter(go);
            let holds = self.b.ins().fcmp(cc, a, b);
            let truth = self.b.ins().uextend(types::I64, holds);
            self.b.ins().jump(done, &[truth.into()]);
            return;
        }
        let result = match op {
            Quick::Add => self.b.ins().fadd(a, b),
            Quick::Sub => self.b.ins().fsub(a, b),
            Quick::Mul => self.b.ins().fmul(a, b),
            Quick::Rem => {
                let function = outline::remainder as *const () as usize;
                self.routine(function, &[a, b], Some(types::F64)).unwrap_or(a)
            }
            _ => self.b.ins().fdiv(a, b),
        };
        let is_none = self.b.ins().fcmp(FloatCC::Unordered, result, result);
        self.b.ins().brif(is_none, slow, &[], go, &[]);
        self.enter(go);
        let value = match loose {
            true => self.bits(result),
            false => self.number_value(result),
        };
        self.b.ins().jump(done, &[value.into(), result.into()]);
    }

    /// An operator on the low 32 bits of integer parts, if these are not too large.
    fn of_wrapped(&mut self, op: Quick, numbers: [Value; 2], slow: Block, done: Block) {
        let lows = numbers.map(|number| {
            let whole = self.b.ins().trunc(number);
            let size = self.b.ins().fabs(whole);
            let most = self.b.ins().f64const(js::ONE_IS_LAST / 2.0);
            let fits = self.b.ins().fcmp(FloatCC::LessThan, size, most);
            let go = self.b.create_block();
            self.b.ins().brif(fits, go, &[], slow, &[]);
            self.enter(go);
            self.low_of_whole(whole)
        });
        if let Some(result) = self.of_lows(op, lows) {
            self.b.ins().jump(done, &[result.into()]);
        }
    }

    /// The low 32 bits of a whole number that is not too large.
    fn low_of_whole(&mut self, number: Value) -> Value {
        // In this sum the last bit of the fraction is worth one, so its low half is the integer.
        let last = self.b.ins().f64const(1.5 * js::ONE_IS_LAST);
        let sum = self.b.ins().fadd(number, last);
        let sum = self.bits(sum);
        self.b.ins().ireduce(types::I32, sum)
    }

    /// The value of a number that is no NaN: an integer if it is one of 32 bits, and not -0.
    pub(super) fn number_value(&mut self, number: Value) -> Value {
        let low = self.low_of_whole(number);
        let back = self.b.ins().fcvt_from_sint(types::F64, low);
        let same = self.b.ins().fcmp(FloatCC::Equal, back, number);
        let bits = self.bits(number);
        let none = self.number(0);
        let positive = self.b.ins().icmp(IntCC::SignedGreaterThanOrEqual, bits, none);
        let zero = self.b.ins().iconst(types::I32, 0);
        let some = self.b.ins().icmp(IntCC::NotEqual, low, zero);
        let is_other = self.b.ins().bor(positive, some);
        let is_int = self.b.ins().band(same, is_other);
        let int = self.int(low);
        self.b.ins().select(is_int, int, bits)
    }
}

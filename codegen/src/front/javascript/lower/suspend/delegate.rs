//! `yield*`, and asynchronous iterators: their methods are called one by one, and what they give may have to be awaited.

use maple_mirbin::js::suspension::{Left, Resume, Waits};
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic, js};

use super::super::code::Code;
use crate::mir::{ExprId, IntrinsicRef, LabelId};

impl Code<'_, '_, '_> {
    fn is_asynchronous(&self) -> bool {
        self.waits == Some(Waits::AsyncGenerator)
    }

    /// The iterator of a value and its `next`, in a register.
    pub fn open_record(&mut self, value: ExprId, is_async: bool) -> u32 {
        let kind = self.word(is_async.into());
        let record = self.operation_of(Operation::IteratorRecord, Prim::DynAny, &[value, kind]);
        let register = self.hold(record);
        self.settled.insert(register);
        register
    }

    /// What a method of an iterator gives, in a register; it goes to a label if there is no such method.
    fn call_record(&mut self, record: u32, how: ExprId, value: ExprId, missing: Option<LabelId>) -> u32 {
        let object = self.read(record);
        let result = self.operation_of(Operation::IteratorCall, Prim::DynAny, &[object, how, value]);
        let result = self.hold(result);
        if let Some(missing) = missing {
            self.if_hole(result, missing, true);
        }
        self.resume_if_asked(result, Operation::IteratorCalled, record);
        result
    }

    /// Resumes the stack of a generator if its object is in a register, which gets what an operation on the iterator gives then.
    pub fn resume_if_asked(&mut self, register: u32, after: Operation, iterator: u32) {
        let (other, done) = (self.label(), self.label());
        let value = self.read(register);
        let tag = self
            .b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedTag), Prim::U32, &[value]);
        let stack = self.word(js::tag::ENVIRONMENT.into());
        let is_stack = self.b.compare(Op::Eq, Prim::U32, tag, stack);
        self.b.flow(Op::BrTrue, &[is_stack], other);
        self.place_label(done);
        self.aside(|code| {
            code.place_label(other);
            let stack = code.read(register);
            code.resume_stack(stack);
            let iterator = code.read(iterator);
            let given = code.operation_of(after, Prim::DynAny, &[iterator]);
            code.assign(register, given);
            code.goto(done);
        });
    }

    /// Awaits what a method of an iterator gave, if it has to be, and checks that it is an object.
    fn result_of(&mut self, result: u32, is_async: bool) -> ExprId {
        let mut value = self.read(result);
        if is_async {
            value = self.wait_for(value);
        }
        self.operation(Operation::IteratorResult, &[value])
    }

    fn named(&mut self, object: ExprId, name: &str) -> ExprId {
        let name = self.text(name);
        self.intrinsic(Intrinsic::JsopGetprop, &[object, name])
    }

    /// Goes to a label if an iterator's result is its end.
    fn if_done(&mut self, result: ExprId, end: LabelId) {
        let done = self.named(result, "done");
        let truth = self.operation_of(Operation::Truth, Prim::U32, &[done]);
        let zero = self.word(0);
        let is_done = self.b.compare(Op::Ne, Prim::U32, truth, zero);
        self.b.flow(Op::BrTrue, &[is_done], end);
    }

    /// What an asynchronous iterator gives next; it goes to a label at the end.
    pub fn next_awaited(&mut self, record: u32, end: LabelId) -> ExprId {
        let (how, none) = (self.word(Resume::Next as u64), self.hole());
        let result = self.call_record(record, how, none, None);
        let result = self.result_of(result, true);
        self.if_done(result, end);
        self.named(result, "value")
    }

    /// Tells an iterator that nobody wants more of it.
    pub fn close_record(&mut self, record: u32, is_async: bool) {
        let missing = self.label();
        let (how, none) = (self.word(Resume::Return as u64), self.hole());
        let result = self.call_record(record, how, none, Some(missing));
        self.result_of(result, is_async);
        self.place_label(missing);
    }

    /// As [`Code::close_record`], after something was thrown: that is what counts.
    pub fn close_record_quietly(&mut self, record: u32) {
        let (handler, after) = (self.label(), self.label());
        self.protected(handler, |code| {
            let (how, none) = (code.word(Resume::Return as u64), code.hole());
            let result = code.call_record(record, how, none, Some(after));
            let value = code.read(result);
            code.wait_for(value);
            code.goto(after);
        });
        self.caught(handler);
        self.place_label(after);
    }

    /// `yield*`: whoever resumes this function talks to another iterator.
    pub fn delegate(&mut self, value: ExprId) -> ExprId {
        let is_async = self.is_asynchronous();
        let record = self.open_record(value, is_async);
        let (how, sent, found) = (
            self.b.register(Prim::U64),
            self.b.register(Prim::DynAny),
            self.b.register(Prim::DynAny),
        );
        let next = self.b.constant(Prim::U64, Resume::Next as u64);
        self.b.assign(how, Prim::U64, next);
        let nothing = self.undefined();
        self.assign(sent, nothing);
        let [start, missing, ended, after] = [(); 4].map(|()| self.label());
        self.place_label(start);
        let (kind, value) = (self.narrow(how), self.read(sent));
        let result = self.call_record(record, kind, value, Some(missing));
        let result = self.result_of(result, is_async);
        self.assign(found, result);
        let result = self.read(found);
        self.if_done(result, ended);
        let left = match is_async {
            true => {
                let result = self.read(found);
                let value = self.named(result, "value");
                (Left::Yield, value)
            }
            false => (Left::Delegate, self.read(found)),
        };
        let with = self.suspend(left.0, left.1);
        let (new, value) = (self.b.read(with.how, Prim::U64), self.read(with.value));
        self.b.assign(how, Prim::U64, new);
        self.assign(sent, value);
        if is_async {
            self.await_return(how, sent);
        }
        self.goto(start);
        self.place_label(missing);
        self.without_method(record, how, sent);
        self.place_label(ended);
        let result = self.read(found);
        let value = self.named(result, "value");
        self.assign(found, value);
        let is_return = self.is_resumed(how, Resume::Return);
        self.b.flow(Op::BrFalse, &[is_return], after);
        let value = self.read(found);
        self.leave_with(value);
        self.place_label(after);
        self.settled.insert(found);
        self.read(found)
    }

    /// An asynchronous generator awaits what it is asked to return: what that throws is thrown into it.
    fn await_return(&mut self, how: u32, sent: u32) {
        let [after, handler] = [(); 2].map(|()| self.label());
        let is_return = self.is_resumed(how, Resume::Return);
        self.b.flow(Op::BrFalse, &[is_return], after);
        self.protected(handler, |code| {
            let value = code.read(sent);
            let value = code.wait_for(value);
            code.assign(sent, value);
            code.goto(after);
        });
        let thrown = self.caught(handler);
        self.assign(sent, thrown);
        let throws = self.b.constant(Prim::U64, Resume::Throw as u64);
        self.b.assign(how, Prim::U64, throws);
        self.place_label(after);
    }

    /// What happens where the other iterator has no `throw` or no `return`.
    fn without_method(&mut self, record: u32, how: u32, sent: u32) {
        let returns = self.label();
        let is_return = self.is_resumed(how, Resume::Return);
        self.b.flow(Op::BrTrue, &[is_return], returns);
        let is_async = self.is_asynchronous();
        self.close_record(record, is_async);
        let thrown = self.operation_of(Operation::NoThrow, Prim::DynAny, &[]);
        self.hold(thrown);
        self.leave();
        self.place_label(returns);
        self.leave_as_asked(sent);
    }

    /// A number of 64 bits for the runtime.
    fn narrow(&mut self, register: u32) -> ExprId {
        let value = self.b.read(register, Prim::U64);
        self.b.expr(
            Op::Cvt,
            Prim::U32,
            &[value],
            crate::mir::ExprData::Operand(Prim::U64),
        )
    }
}

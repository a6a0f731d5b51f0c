//! `yield` and `await`: a stack is left, and goes on when it is resumed.

use maple_mirbin::js::suspension::{self, Left, Resume, Waits};
use maple_mirbin::{Op, Prim};
use oxc_ast::ast::YieldExpression;

use super::super::code::Code;
use super::{drop_object, post, running, swap};
use crate::mir::ExprId;

/// What a stack was resumed with: registers.
#[derive(Clone, Copy)]
pub struct Resumed {
    /// The number of how, see [`Resume`].
    pub how: u32,
    pub value: u32,
}

impl<'a> Code<'_, '_, 'a> {
    /// Leaves the stack with a value until it is resumed.
    pub fn suspend(&mut self, left: Left, value: ExprId) -> Resumed {
        let record = self.unit.record_of_stack();
        let value = self.now(value);
        let kind = self.b.constant(Prim::U64, left as u64);
        let back = post(&mut self.b, record, value, kind);
        swap(&mut self.b, back);
        let own = running(&mut self.b, record);
        let base = self.b.read(own, Prim::Ref);
        let how = self.b.load(base, suspension::KIND as i32, Prim::U64);
        let how = self.b.hold(Prim::U64, how);
        let base = self.b.read(own, Prim::Ref);
        let value = self.b.load(base, suspension::VALUE as i32, Prim::DynAny);
        let value = self.hold(value);
        let (base, none) = (self.b.read(own, Prim::Ref), self.hole());
        self.b.store(base, suspension::VALUE as i32, Prim::DynAny, none);
        drop_object(&mut self.b, own);
        Resumed { how, value }
    }

    /// Whether a stack was resumed in a way.
    pub fn is_resumed(&mut self, how: u32, with: Resume) -> ExprId {
        let (found, wanted) = (
            self.b.read(how, Prim::U64),
            self.b.constant(Prim::U64, with as u64),
        );
        self.b.compare(Op::Eq, Prim::U64, found, wanted)
    }

    /// The value of an expression that waits: or what it was resumed with is thrown or returned.
    fn resumed(&mut self, with: Resumed, returns: bool) -> ExprId {
        let (other, after) = (self.label(), self.label());
        let is_next = self.is_resumed(with.how, Resume::Next);
        self.b.flow(Op::BrFalse, &[is_next], other);
        self.place_label(after);
        self.aside(|code| {
            code.place_label(other);
            if returns {
                let throws = code.label();
                let is_throw = code.is_resumed(with.how, Resume::Throw);
                code.b.flow(Op::BrTrue, &[is_throw], throws);
                code.leave_as_asked(with.value);
                code.place_label(throws);
            }
            let value = code.read(with.value);
            code.throw(value);
        });
        self.settled.insert(with.value);
        self.read(with.value)
    }

    /// Leaves the function because it was resumed so.
    pub fn leave_as_asked(&mut self, value: u32) {
        let mut value = self.read(value);
        if self.waits == Some(Waits::AsyncGenerator) {
            value = self.wait_for(value);
        }
        self.leave_with(value);
    }

    /// `await`. Only a module is a generator that awaits something: whoever resumes it knows.
    pub fn wait_for(&mut self, value: ExprId) -> ExprId {
        let left = match self.waits {
            Some(Waits::Generator) => Left::Yield,
            _ => Left::Await,
        };
        let with = self.suspend(left, value);
        self.resumed(with, false)
    }

    /// Waits until the function is called again: its parameters have their values.
    pub fn begun(&mut self) {
        let nothing = self.undefined();
        let with = self.suspend(Left::Begun, nothing);
        self.resumed(with, true);
    }

    /// `yield`
    pub fn yield_expression(&mut self, it: &'a YieldExpression<'a>) -> ExprId {
        let mut value = match &it.argument {
            Some(argument) => self.value(argument),
            None => self.undefined(),
        };
        self.at(it.span);
        if it.delegate {
            return self.delegate(value);
        }
        if self.waits == Some(Waits::AsyncGenerator) {
            value = self.wait_for(value);
        }
        let with = self.suspend(Left::Yield, value);
        self.resumed(with, true)
    }
}

//! Iterators: what `for`-`of`, patterns and spread elements go through.

use maple_mirbin::{Operation, Prim};

use super::code::Code;
use super::exit::Exit;
use crate::mir::{ExprId, LabelId};

/// An iterator that is gone through, in a register.
#[derive(Clone, Copy)]
pub enum Iteration {
    /// A cursor of the runtime.
    Plain(u32),
    /// The record of one whose results are awaited.
    Awaited(u32),
}

impl Code<'_, '_, '_> {
    /// The iterator of a value, in a register.
    pub fn open_iterator(&mut self, value: ExprId) -> u32 {
        let iterator = self.operation_of(Operation::IteratorOpen, Prim::DynAny, &[value]);
        let register = self.hold(iterator);
        self.settled.insert(register);
        register
    }

    /// What an iterator gives next, in a register; it goes to a label at the end.
    pub fn next_or(&mut self, iteration: Iteration, end: LabelId) -> u32 {
        let register = match iteration {
            Iteration::Plain(iterator) => {
                let object = self.read(iterator);
                let value = self.operation_of(Operation::IteratorStep, Prim::DynAny, &[object]);
                let register = self.hold(value);
                self.resume_if_asked(register, Operation::IteratorStepped, iterator);
                self.if_hole(register, end, true);
                register
            }
            Iteration::Awaited(record) => {
                let value = self.next_awaited(record, end);
                self.hold(value)
            }
        };
        self.settled.insert(register);
        register
    }

    /// Tells an iterator that nobody wants more of it.
    pub fn close(&mut self, iteration: Iteration) {
        match iteration {
            Iteration::Plain(iterator) => self.close_iterator(iterator),
            Iteration::Awaited(record) => self.close_record(record, true),
        }
    }

    /// Tells an iterator of the runtime that nobody wants more of it.
    pub fn close_iterator(&mut self, iterator: u32) {
        let (iterator, quiet) = (self.read(iterator), self.word(0));
        let closed = self.operation_of(Operation::IteratorClose, Prim::DynAny, &[iterator, quiet]);
        self.hold(closed);
    }

    /// Does something, and closes an iterator if that is left before its end.
    pub fn closing(&mut self, iteration: Iteration, body: impl FnOnce(&mut Self)) {
        let (handler, after) = (self.label(), self.label());
        let levels = self.levels.clone();
        self.exits.push(Exit::Iterator(Vec::new()));
        self.protected(handler, |code| {
            body(code);
            code.goto(after);
        });
        let ways = match self.exits.pop() {
            Some(Exit::Iterator(ways)) => ways,
            _ => Vec::new(),
        };
        self.levels = levels;
        // What closing throws is of what is around.
        for (way, label) in ways {
            self.place_label(label);
            self.close(iteration);
            self.go(&way);
        }
        let thrown = self.caught(handler);
        // What was thrown first is what counts.
        match iteration {
            Iteration::Plain(iterator) => {
                let (object, quiet) = (self.read(iterator), self.word(1));
                let closed = self.operation_of(Operation::IteratorClose, Prim::DynAny, &[object, quiet]);
                self.hold(closed);
            }
            Iteration::Awaited(record) => self.close_record_quietly(record),
        }
        self.throw(thrown);
        self.place_label(after);
    }
}

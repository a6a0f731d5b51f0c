//! Ways out of statements: `break`, `continue`, `return`, and what has to be done on the way.

use maple_mirbin::{Op, Operation, Prim};
use oxc_ast::ast::{BindingPattern, CatchClause, Statement, TryStatement};

use super::super::scope::Special;
use super::code::{Code, Constructor};
use super::environment::Level;
use crate::mir::{CatchDialect, ExprData, ExprId, LabelId, Reg, StmtData, TypeTable};

/// What jumps out of a statement have to do, or where they go.
pub enum Exit {
    /// A statement that can be left.
    Statement {
        names: Vec<String>,
        after: LabelId,
        /// Where the next round begins; of loops only.
        next: Option<LabelId>,
        /// Whether a `break` without a label leaves it.
        is_plain: bool,
    },
    /// The body of a `try`: code in it is at a handler.
    Protected,
    /// A `finally` follows.
    Finally(Finally),
    /// An iterator has to be closed, after the handlers of what goes through it: where each way out does that.
    Iterator(Vec<(Way, LabelId)>),
}

/// A `finally` block in the making: who comes to it says where it goes on.
pub struct Finally {
    start: LabelId,
    /// The register with the number of what follows.
    kind: u32,
    /// What follows.
    ways: Vec<Way>,
}

/// Where a way out leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// Out of the function, with the value in the register of results.
    Return,
    /// To a label, from where so many of the exits are left.
    Jump(LabelId, usize),
}

impl<'a> Code<'_, '_, 'a> {
    /// Whether what is thrown here is caught in this function.
    pub fn is_in_try(&self) -> bool {
        self.exits.iter().any(|exit| matches!(exit, Exit::Protected))
    }

    /// `return`
    pub fn leave_with(&mut self, value: ExprId) {
        // What is wrong with the value of a constructor is nothing that it catches itself.
        let is_checked = self.constructor != Constructor::No && self.is_in_try();
        if !self.has_work(0) && !is_checked {
            let value = self.result(value);
            self.b.emit(Op::Return, Prim::Void, &[value], StmtData::None);
            return;
        }
        let register = self.result_register();
        self.assign(register, value);
        self.go(&Way::Return);
    }

    /// The end of a function, where none of its statements is.
    pub fn end(&mut self) {
        let nothing = self.undefined();
        self.leave_with(nothing);
        if let Some(label) = self.constructed {
            self.place_label(label);
            let register = self.result_register();
            let value = self.read(register);
            self.leave_with(value);
        }
    }

    /// What a function gives if it is left with a value.
    fn result(&mut self, value: ExprId) -> ExprId {
        if self.constructor == Constructor::No {
            return value;
        }
        let value = self.now(value);
        let this = match self.special(Special::This) {
            Some(this) => self.now(this),
            None => self.undefined(),
        };
        let derived = self.word((self.constructor == Constructor::Derived).into());
        self.operation(Operation::Constructed, &[value, this, derived])
    }

    fn result_register(&mut self) -> u32 {
        match self.returned {
            Some(register) => register,
            None => {
                let register = self.b.register(Prim::DynAny);
                self.returned = Some(register);
                register
            }
        }
    }

    /// Whether leaving all exits but the first ones takes more than a jump.
    fn has_work(&self, kept: usize) -> bool {
        let left = self.exits.iter().skip(kept);
        left.into_iter()
            .any(|exit| matches!(exit, Exit::Finally(_) | Exit::Iterator(_)))
    }

    /// Goes somewhere, by way of what has to be done before.
    pub fn go(&mut self, way: &Way) {
        let kept = match way {
            Way::Return => 0,
            Way::Jump(_, kept) => *kept,
        };
        let mut at = self.exits.len();
        while at > kept {
            at -= 1;
            match self.exits.get_mut(at) {
                Some(Exit::Finally(finally)) => {
                    let number = match finally.ways.iter().position(|known| known == way) {
                        Some(known) => known,
                        None => {
                            finally.ways.push(way.clone());
                            finally.ways.len() - 1
                        }
                    };
                    let (kind, start) = (finally.kind, finally.start);
                    let number = self.b.constant(Prim::I32, number as u64 + 1);
                    self.b.assign(kind, Prim::I32, number);
                    return self.goto(start);
                }
                Some(Exit::Iterator(ways)) => {
                    let known = ways.iter().find(|(known, _)| known == way);
                    let label = match known {
                        Some((_, label)) => *label,
                        None => {
                            let label = self.b.fresh_label(&mut self.unit.module.names);
                            ways.push((way.clone(), label));
                            label
                        }
                    };
                    return self.goto(label);
                }
                _ => {}
            }
        }
        match way {
            Way::Jump(label, _) => self.goto(*label),
            Way::Return if self.constructor != Constructor::No => {
                let label = match self.constructed {
                    Some(label) => label,
                    None => self.label(),
                };
                self.constructed = Some(label);
                self.goto(label);
            }
            Way::Return => {
                let register = self.result_register();
                let value = self.read(register);
                self.b.emit(Op::Return, Prim::Void, &[value], StmtData::None);
            }
        }
    }

    /// `break`; says whether there is something that it leaves. The parser's library lets arrow functions leave statements around them.
    pub fn break_to(&mut self, name: Option<&str>) -> bool {
        let found = self
            .exits
            .iter()
            .enumerate()
            .rev()
            .find_map(|(at, exit)| match exit {
                // One that is only continued has another around it.
                Exit::Statement {
                    next: Some(_),
                    is_plain: false,
                    ..
                } => None,
                Exit::Statement {
                    names,
                    after,
                    is_plain,
                    ..
                } => {
                    let is = name.map_or(*is_plain, |name| names.iter().any(|known| known == name));
                    is.then_some((*after, at + 1))
                }
                _ => None,
            });
        if let Some((after, kept)) = found {
            self.go(&Way::Jump(after, kept));
        }
        found.is_some()
    }

    /// `continue`; says whether there is a loop for it.
    pub fn continue_to(&mut self, name: Option<&str>) -> bool {
        let found = self
            .exits
            .iter()
            .enumerate()
            .rev()
            .find_map(|(at, exit)| match exit {
                Exit::Statement {
                    names,
                    next: Some(next),
                    ..
                } => {
                    let is = name.is_none_or(|name| names.iter().any(|known| known == name));
                    is.then_some((*next, at + 1))
                }
                _ => None,
            });
        if let Some((next, kept)) = found {
            self.go(&Way::Jump(next, kept));
        }
        found.is_some()
    }

    // ---- exceptions ----

    /// Does something whose exceptions go to a label.
    pub fn protected(&mut self, handler: LabelId, body: impl FnOnce(&mut Self)) {
        let data = StmtData::Try(Box::new([handler]), CatchDialect::Java);
        self.b.emit(Op::JavaTry, Prim::Void, &[], data);
        self.exits.push(Exit::Protected);
        body(self);
        self.exits.pop();
        self.b.emit(Op::EndTry, Prim::Void, &[], StmtData::None);
    }

    /// The beginning of a handler: what was thrown.
    pub fn caught(&mut self, handler: LabelId) -> ExprId {
        self.place_label(handler);
        let void = TypeTable::prim(Prim::Void);
        let everything = self.unit.module.types.pointer(void);
        let data = StmtData::Catch(Box::new([everything]), CatchDialect::Java);
        self.b.emit(Op::JavaCatch, Prim::Void, &[], data);
        let thrown = self
            .b
            .expr(Op::RegRead, Prim::DynAny, &[], ExprData::Reg(Reg::ThrownVal));
        self.now(thrown)
    }

    pub fn throw(&mut self, value: ExprId) {
        let value = self.now(value);
        self.b.emit(Op::Throw, Prim::Void, &[value], StmtData::None);
    }

    pub fn try_statement(&mut self, it: &'a TryStatement<'a>) {
        match &it.finalizer {
            None => self.try_and_catch(it),
            Some(finalizer) => self.finally(
                |code| code.try_and_catch(it),
                |code| {
                    // What it gives does not count.
                    let completion = code.completion.take();
                    code.statements_of(finalizer);
                    code.completion = completion;
                },
            ),
        }
    }

    fn try_and_catch(&mut self, it: &'a TryStatement<'a>) {
        let Some(clause) = &it.handler else {
            return self.statements_of(&it.block);
        };
        let (handler, after) = (self.label(), self.label());
        let levels = self.levels.clone();
        self.protected(handler, |code| {
            code.statements_of(&it.block);
            code.goto(after);
        });
        self.levels = levels;
        let thrown = self.caught(handler);
        self.catch(clause, thrown);
        self.place_label(after);
    }

    fn catch(&mut self, it: &'a CatchClause<'a>, thrown: ExprId) {
        // The parameter is a variable of the block.
        self.scope(it.body.scope_id.get(), |code| {
            let known = code.caught.len();
            if let Some(param) = &it.param {
                code.bind(&param.pattern, thrown);
                if let BindingPattern::BindingIdentifier(name) = &param.pattern {
                    code.caught.extend(name.symbol_id.get());
                }
            }
            code.hoist(&it.body.body);
            code.statements(&it.body.body);
            code.caught.truncate(known);
        });
    }

    /// Does something, and after that something else, however it is left.
    pub fn finally(&mut self, body: impl FnOnce(&mut Self), last: impl FnOnce(&mut Self)) {
        let (handler, start) = (self.label(), self.label());
        let kind = self.b.register(Prim::I32);
        let kept = self.b.register(Prim::DynAny);
        let levels: Vec<Level> = self.levels.clone();
        self.exits.push(Exit::Finally(Finally {
            start,
            kind,
            ways: Vec::new(),
        }));
        self.protected(handler, |code| {
            body(code);
            let usual = code.b.constant(Prim::I32, 0);
            code.b.assign(kind, Prim::I32, usual);
            code.goto(start);
        });
        let ways = match self.exits.pop() {
            Some(Exit::Finally(finally)) => finally.ways,
            _ => Vec::new(),
        };
        self.levels = levels;
        let thrown = self.caught(handler);
        self.assign(kept, thrown);
        let threw = self.b.constant(Prim::I32, ways.len() as u64 + 1);
        self.b.assign(kind, Prim::I32, threw);
        self.place_label(start);
        last(self);
        for (way, number) in ways.iter().zip(1u64..) {
            self.after_finally(kind, number, |code| code.go(way));
        }
        self.after_finally(kind, ways.len() as u64 + 1, |code| {
            let thrown = code.read(kept);
            code.throw(thrown);
        });
    }

    /// Does something if that is what follows a `finally` block.
    fn after_finally(&mut self, kind: u32, number: u64, body: impl FnOnce(&mut Self)) {
        let other = self.label();
        let (found, wanted) = (self.b.read(kind, Prim::I32), self.b.constant(Prim::I32, number));
        let same = self.b.compare(Op::Eq, Prim::I32, found, wanted);
        self.b.flow(Op::BrFalse, &[same], other);
        body(self);
        self.place_label(other);
    }

    /// A statement that can be left by its names.
    pub fn leavable(&mut self, names: Vec<String>, body: &'a Statement<'a>) {
        let after = self.label();
        self.exits.push(Exit::Statement {
            names,
            after,
            next: None,
            is_plain: false,
        });
        self.statement(body);
        self.exits.pop();
        self.place_label(after);
    }
}

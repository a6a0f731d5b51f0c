//! Names in `with` statements, and those that `delete` removes.

use maple_mirbin::{Intrinsic, Op, Operation, Prim};
use oxc_ast::ast::IdentifierReference;
use oxc_syntax::symbol::SymbolId;

use super::code::Code;
use crate::mir::{ExprId, LabelId};

impl<'a> Code<'_, '_, 'a> {
    /// Goes to a label with the number of each object of a `with` statement around that has a name, from the innermost on.
    fn search(&mut self, name: &str) -> Vec<(u32, LabelId)> {
        let mut found = Vec::new();
        for object in self.withs.clone().into_iter().rev() {
            let label = self.label();
            let (value, text) = (self.read(object), self.text(name));
            let has = self.operation_of(Operation::WithHas, Prim::U32, &[value, text]);
            let zero = self.word(0);
            let has = self.b.compare(Op::Ne, Prim::U32, has, zero);
            self.b.flow(Op::BrTrue, &[has], label);
            found.push((object, label));
        }
        found
    }

    /// The value of a name within `with` statements.
    pub fn variable_of_with(&mut self, name: &'a IdentifierReference<'a>) -> ExprId {
        self.callee_of_with(name).0
    }

    /// The value of a name within `with` statements, and what `this` is if it is called.
    pub fn callee_of_with(&mut self, name: &'a IdentifierReference<'a>) -> (ExprId, ExprId) {
        let [value, this] = [(); 2].map(|()| self.b.register(Prim::DynAny));
        let after = self.label();
        let found = self.search(name.name.as_str());
        let plain = self.variable(name);
        self.assign(value, plain);
        let nothing = self.undefined();
        self.assign(this, nothing);
        self.goto(after);
        for (object, label) in found {
            self.place_label(label);
            let (owner, text) = (self.read(object), self.text(name.name.as_str()));
            let got = self.intrinsic(Intrinsic::JsopGetprop, &[owner, text]);
            self.assign(value, got);
            let owner = self.read(object);
            self.assign(this, owner);
            self.goto(after);
        }
        self.place_label(after);
        self.settled.extend([value, this]);
        (self.read(value), self.read(this))
    }

    /// Assigns to a name within `with` statements.
    pub fn set_variable_of_with(&mut self, name: &'a IdentifierReference<'a>, value: ExprId) {
        self.assign_of_with(name.name.as_str(), value, |code, value| {
            code.set_variable(name, value)
        });
    }

    /// Assigns to a name that `var` declares within `with` statements.
    pub fn assign_declared_of_with(&mut self, name: &str, symbol: SymbolId, value: ExprId) {
        self.assign_of_with(name, value, |code, value| code.initialise(symbol, value));
    }

    fn assign_of_with(&mut self, name: &str, value: ExprId, plain: impl FnOnce(&mut Self, ExprId)) {
        let value = self.now(value);
        let after = self.label();
        let found = self.search(name);
        plain(self, value);
        self.goto(after);
        for (object, label) in found {
            self.place_label(label);
            let (owner, text) = (self.read(object), self.text(name));
            self.set_attribute(owner, text, value);
            self.goto(after);
        }
        self.place_label(after);
    }

    /// `delete` of a name.
    pub fn delete_variable(&mut self, name: &'a IdentifierReference<'a>) -> ExprId {
        let result = self.b.register(Prim::DynAny);
        let after = self.label();
        let found = self.search(name.name.as_str());
        let is_known = self.is_declared(name);
        let plain = match is_known {
            true => self.boolean(false),
            false => {
                let text = self.text(name.name.as_str());
                self.operation(Operation::GlobalDelete, &[text])
            }
        };
        self.assign(result, plain);
        self.goto(after);
        for (object, label) in found {
            self.place_label(label);
            let (owner, text, sloppy) = (self.read(object), self.text(name.name.as_str()), self.word(0));
            let deleted = self.operation(Operation::Delete, &[owner, text, sloppy]);
            self.assign(result, deleted);
            self.goto(after);
        }
        self.place_label(after);
        self.read(result)
    }
}

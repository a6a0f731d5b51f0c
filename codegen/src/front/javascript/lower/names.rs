//! Names whose places are known only when the program runs: objects of `with` statements and variables that evaluated code has declared
//! come before variables that are further out. Also `delete` of a name.

use maple_mirbin::{Intrinsic, Op, Operation, Prim};
use oxc_ast::ast::IdentifierReference;
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::SymbolId;

use super::super::given::{Given, Kind};
use super::super::scope::{Analysis, Special};
use super::code::Code;
use super::environment::{Place, Slot};
use crate::mir::{ExprId, LabelId};

/// What a name is if no object has it.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// A variable of the text.
    Symbol(SymbolId),
    /// A variable of the code that evaluates this one: its environment, counted from the outermost, and its distance there.
    Field(usize, i32, Kind),
    /// `arguments`
    Arguments,
    /// A global variable.
    Global,
}

/// An object in which a name is looked for: its environment, counted from the outermost, and its distance there.
#[derive(Clone, Copy, Debug)]
pub struct Dynamic {
    level: usize,
    offset: i32,
    is_with: bool,
}

impl<'a> Code<'_, '_, 'a> {
    /// What a name may be.
    pub fn meaning(&mut self, name: &IdentifierReference<'_>) -> (Vec<Dynamic>, Meaning) {
        let symbol = self.symbol_of(name);
        self.meaning_of(name.name.as_str(), symbol)
    }

    pub fn meaning_of(&mut self, name: &str, symbol: Option<SymbolId>) -> (Vec<Dynamic>, Meaning) {
        let mut objects = Vec::new();
        for level in (0..self.levels.len()).rev() {
            let found = match self.levels[level].place {
                Place::Scope(_) => None,
                Place::With(scope) => (!self.is_inside(symbol, scope)).then_some((8, true)),
                Place::Function(id) => {
                    let slot = self.offset(Place::Function(id), Slot::Special(Special::Variables));
                    let scope = self.unit.function_scopes.get(&id).copied();
                    slot.filter(|_| !scope.is_some_and(|scope| self.is_inside(symbol, scope)))
                        .map(|offset| (offset, false))
                }
                Place::Given(_) if symbol.is_some() => None,
                Place::Given(at) => match &self.unit.around.levels[at] {
                    Given::With(offset) => Some((*offset, true)),
                    Given::Scope(fields) => match fields.iter().find(|field| field.name == name) {
                        Some(field) => {
                            return (objects, Meaning::Field(level, field.offset, field.kind));
                        }
                        None => None,
                    },
                    Given::Function {
                        arguments: Some(offset),
                        ..
                    } if name == "arguments" => {
                        return (objects, Meaning::Field(level, *offset, Kind::Variable));
                    }
                    Given::Function { variables, .. } => variables.map(|offset| (offset, false)),
                },
            };
            if let Some((offset, is_with)) = found {
                objects.push(Dynamic {
                    level,
                    offset,
                    is_with,
                });
            }
        }
        let meaning = match symbol {
            Some(symbol) => Meaning::Symbol(symbol),
            None if name == "arguments" && self.owner() != Analysis::PROGRAM => Meaning::Arguments,
            None => Meaning::Global,
        };
        (objects, meaning)
    }

    /// Whether a variable is declared in a scope.
    fn is_inside(&self, symbol: Option<SymbolId>, scope: ScopeId) -> bool {
        let scoping = self.unit.scoping;
        symbol.is_some_and(|symbol| {
            scoping
                .scope_ancestors(scoping.symbol_scope_id(symbol))
                .any(|around| around == scope)
        })
    }

    fn searched(&mut self, dynamic: Dynamic) -> ExprId {
        let base = self.base(dynamic.level);
        self.b.load(base, dynamic.offset, Prim::DynAny)
    }

    /// Goes to a label with the register of each object that has a name, from the innermost on.
    fn search(&mut self, name: &str, objects: &[Dynamic]) -> Vec<(u32, bool, LabelId)> {
        let mut found = Vec::new();
        for &dynamic in objects {
            let label = self.label();
            let object = self.searched(dynamic);
            let object = self.hold(object);
            let (value, text) = (self.read(object), self.text(name));
            let has = self.operation_of(Operation::WithHas, Prim::U32, &[value, text]);
            let zero = self.word(0);
            let has = self.b.compare(Op::Ne, Prim::U32, has, zero);
            self.b.flow(Op::BrTrue, &[has], label);
            found.push((object, dynamic.is_with, label));
        }
        found
    }

    /// The value of a name.
    pub fn variable(&mut self, name: &IdentifierReference<'_>) -> ExprId {
        let (objects, meaning) = self.meaning(name);
        match objects.is_empty() {
            true => self.meant(name.name.as_str(), meaning, false),
            false => self.found(name.name.as_str(), &objects, meaning, false).0,
        }
    }

    /// The value of a name that is called, and what `this` is.
    pub fn callee_of_name(&mut self, name: &IdentifierReference<'_>) -> (ExprId, ExprId) {
        let (objects, meaning) = self.meaning(name);
        match objects.is_empty() {
            true => (self.meant(name.name.as_str(), meaning, false), self.undefined()),
            false => self.found(name.name.as_str(), &objects, meaning, false),
        }
    }

    /// `typeof` a name.
    pub fn type_of_variable(&mut self, name: &IdentifierReference<'_>) -> ExprId {
        let (objects, meaning) = self.meaning(name);
        let value = match objects.is_empty() {
            true => self.meant(name.name.as_str(), meaning, true),
            false => self.found(name.name.as_str(), &objects, meaning, true).0,
        };
        self.intrinsic(Intrinsic::JsopTypeof, &[value])
    }

    /// The value of a name that objects may have, and what `this` is if it is called.
    fn found(&mut self, name: &str, objects: &[Dynamic], meaning: Meaning, peek: bool) -> (ExprId, ExprId) {
        let [value, this] = [(); 2].map(|()| self.b.register(Prim::DynAny));
        let after = self.label();
        let found = self.search(name, objects);
        let plain = self.meant(name, meaning, peek);
        self.assign(value, plain);
        let nothing = self.undefined();
        self.assign(this, nothing);
        self.goto(after);
        for (object, is_with, label) in found {
            self.place_label(label);
            let (owner, text) = (self.read(object), self.text(name));
            let got = self.intrinsic(Intrinsic::JsopGetprop, &[owner, text]);
            self.assign(value, got);
            let owner = match is_with {
                true => self.read(object),
                false => self.undefined(),
            };
            self.assign(this, owner);
            self.goto(after);
        }
        self.place_label(after);
        self.settled.extend([value, this]);
        (self.read(value), self.read(this))
    }

    /// Assigns to a name that `var` declares.
    pub fn assign_declared(&mut self, name: &str, symbol: SymbolId, value: ExprId) {
        let scoping = self.unit.scoping;
        let caught = self.caught.iter().rev();
        let caught = caught
            .copied()
            .find(|caught| scoping.symbol_name(*caught) == name);
        let symbol = caught.unwrap_or(symbol);
        let named = self.unit.is_named(symbol);
        let (objects, meaning) = self.meaning_of(name, (!named).then_some(symbol));
        match objects.is_empty() {
            true if named => self.set_meant(name, meaning, value),
            true => self.initialise(symbol, value),
            false => {
                let value = self.now(value);
                let holder = self.holder(name, &objects);
                self.set_held(holder, name, meaning, value);
            }
        }
    }

    /// The first of some objects that has a name, in a register; a hole if none has it.
    pub fn holder(&mut self, name: &str, objects: &[Dynamic]) -> u32 {
        let holder = self.b.register(Prim::DynAny);
        let after = self.label();
        let found = self.search(name, objects);
        let none = self.hole();
        self.assign(holder, none);
        self.goto(after);
        for (object, _, label) in found {
            self.place_label(label);
            let object = self.read(object);
            self.assign(holder, object);
            self.goto(after);
        }
        self.place_label(after);
        self.settled.insert(holder);
        holder
    }

    /// The value of a name that an object has, or no object.
    pub fn held(&mut self, holder: u32, name: &str, meaning: Meaning) -> ExprId {
        let value = self.b.register(Prim::DynAny);
        let (plain, after) = (self.label(), self.label());
        self.if_hole(holder, plain, true);
        let (object, text) = (self.read(holder), self.text(name));
        let got = self.intrinsic(Intrinsic::JsopGetprop, &[object, text]);
        self.assign(value, got);
        self.goto(after);
        self.place_label(plain);
        let meant = self.meant(name, meaning, false);
        self.assign(value, meant);
        self.place_label(after);
        self.settled.insert(value);
        self.read(value)
    }

    /// Assigns to a name that an object has, or no object.
    pub fn set_held(&mut self, holder: u32, name: &str, meaning: Meaning, value: ExprId) {
        let value = self.now(value);
        let (plain, after) = (self.label(), self.label());
        self.if_hole(holder, plain, true);
        let (object, text) = (self.read(holder), self.text(name));
        self.set_attribute(object, text, value);
        self.goto(after);
        self.place_label(plain);
        self.set_meant(name, meaning, value);
        self.place_label(after);
    }

    /// `delete` of a name.
    pub fn delete_variable(&mut self, name: &IdentifierReference<'_>) -> ExprId {
        let result = self.b.register(Prim::DynAny);
        let after = self.label();
        let (objects, meaning) = self.meaning(name);
        let found = self.search(name.name.as_str(), &objects);
        let plain = match meaning {
            Meaning::Global => {
                let text = self.text(name.name.as_str());
                self.operation(Operation::GlobalDelete, &[text])
            }
            _ => self.boolean(false),
        };
        self.assign(result, plain);
        self.goto(after);
        for (object, _, label) in found {
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

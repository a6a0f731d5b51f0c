//! Environments: objects with the variables of a scope that several functions use.
//!
//! The first field is the environment around it.

use std::rc::Rc;

use maple_mirbin::js::layout::object;
use maple_mirbin::{Op, Prim, Xintrinsic, js};
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::SymbolId;
use rustc_hash::FxHashMap;

use super::super::scope::{FunctionId, Special};
use super::Unit;
use super::code::Code;
use crate::mir::{ExprData, ExprId, IntrinsicRef, Pos, TypeId, TypeTable};

/// What an environment belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The variables of a scope.
    Scope(ScopeId),
    /// What a function has besides.
    Function(FunctionId),
    /// The object of a `with` statement, by the scope of its names.
    With(ScopeId),
    /// One of the code that evaluates this one, counted from the innermost.
    Given(usize),
}

/// What a field is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// A variable.
    Variable(SymbolId),
    /// Something of a function.
    Special(Special),
    /// The object of a `with` statement.
    Object,
}

/// How environments of a place look.
#[derive(Debug)]
pub struct Environment {
    pub ty: TypeId,
    /// Distances of fields.
    pub slots: FxHashMap<Slot, i32>,
}

impl Unit<'_, '_> {
    /// How environments of a place look; `None` if it needs none.
    pub fn environment(&mut self, place: Place) -> Option<Rc<Environment>> {
        if let Some(known) = self.environments.get(&place) {
            return Some(Rc::clone(known));
        }
        let analysis = self.analysis;
        let slots: Vec<Slot> = match place {
            Place::Scope(scope) if self.is_root(scope) => Vec::new(),
            Place::Scope(scope) => analysis.kept(scope).iter().copied().map(Slot::Variable).collect(),
            Place::With(_) => vec![Slot::Object],
            Place::Given(_) => Vec::new(),
            Place::Function(id) => {
                let lent = &analysis.facts(id).lends;
                let all = [
                    Special::This,
                    Special::Arguments,
                    Special::NewTarget,
                    Special::Callee,
                    Special::Variables,
                ];
                all.into_iter()
                    .filter(|special| lent.contains(special))
                    .map(Slot::Special)
                    .collect()
            }
        };
        if slots.is_empty() {
            return None;
        }
        let any = TypeTable::prim(Prim::DynAny);
        let mut fields = vec![(self.module.names.intern("outer"), TypeTable::prim(Prim::Ref))];
        fields.extend((0..slots.len()).map(|at| (self.module.names.intern(format!("v{at}")), any)));
        let name = self
            .module
            .names
            .intern(format!("scope|{}{}", self.part.mark(), self.environments.len()));
        let ty = self.module.structure(name, &fields, Pos::NONE);
        let slots = slots
            .into_iter()
            .zip(1..)
            .map(|(slot, at)| (slot, 8 * at))
            .collect();
        let made = Rc::new(Environment { ty, slots });
        self.environments.insert(place, Rc::clone(&made));
        Some(made)
    }
}

/// An environment that code sees.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    pub place: Place,
    /// The register that refers to it, if the function itself made it.
    pub register: Option<u32>,
}

impl Code<'_, '_, '_> {
    /// Finds the environment that the function was made with.
    pub fn enter_environment(&mut self, callee: ExprId) {
        let callee = self
            .b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedToRef), Prim::Ref, &[callee]);
        let kept = self.b.load(callee, object::DATA as i32, Prim::DynAny);
        self.enter(kept);
    }

    /// What is around the code is an environment.
    pub fn enter(&mut self, environment: ExprId) {
        let outer = IntrinsicRef::Ext(Xintrinsic::TaggedToRef);
        let outer = self.b.intrinsic(outer, Prim::Ref, &[environment]);
        self.outer = Some(self.b.hold(Prim::Ref, outer));
    }

    /// Makes the environment of a place, if it needs one.
    pub fn push_environment(&mut self, place: Place) {
        let Some(environment) = self.unit.environment(place) else {
            return;
        };
        let outer = self.innermost();
        let register = self.new_environment(environment.ty, outer);
        self.levels.push(Level {
            place,
            register: Some(register),
        });
    }

    fn new_environment(&mut self, ty: TypeId, outer: Option<u32>) -> u32 {
        let new = self.b.expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(ty));
        let made = self.b.hold(Prim::Ref, new);
        if let Some(outer) = outer {
            let (base, outer) = (self.b.read(made, Prim::Ref), self.b.read(outer, Prim::Ref));
            self.b.store(base, 0, Prim::Ref, outer);
        }
        made
    }

    /// Leaves the environment of a place.
    pub fn pop_environment(&mut self, place: Place) {
        if self
            .levels
            .last()
            .is_some_and(|level| level.place == place && level.register.is_some())
        {
            self.levels.pop();
        }
    }

    /// Makes a copy of the environment of a place: what a round of a loop leaves is what the next one starts with.
    pub fn renew_environment(&mut self, place: Place) {
        let Some(environment) = self.unit.environment(place) else {
            return;
        };
        let Some(old) = self.levels.last().and_then(|level| level.register) else {
            return;
        };
        let levels = self.levels.len();
        let outer = self.register_of(levels.wrapping_sub(2));
        let new = self.new_environment(environment.ty, outer);
        let mut offsets: Vec<i32> = environment.slots.values().copied().collect();
        offsets.sort_unstable();
        for offset in offsets {
            let from = self.b.read(old, Prim::Ref);
            let value = self.b.load(from, offset, Prim::DynAny);
            let into = self.b.read(new, Prim::Ref);
            self.b.store(into, offset, Prim::DynAny, value);
        }
        let made = self.b.read(new, Prim::Ref);
        self.b.assign(old, Prim::Ref, made);
    }

    /// The register of the innermost environment.
    pub fn innermost(&self) -> Option<u32> {
        self.register_of(self.levels.len().wrapping_sub(1))
    }

    /// The register of an environment, if the function has one.
    fn register_of(&self, level: usize) -> Option<u32> {
        let found = self.levels.get(level)?;
        match found.register {
            Some(register) => Some(register),
            // Only the innermost of those around the function is at hand without a search.
            None => self.outer,
        }
    }

    /// The object with a field, and its distance. `None` if nothing has it.
    pub fn slot(&mut self, place: Place, slot: Slot) -> Option<(ExprId, i32)> {
        let at = self.levels.iter().rposition(|level| level.place == place)?;
        let offset = self.offset(place, slot)?;
        Some((self.base(at), offset))
    }

    /// The distance of a field.
    pub fn offset(&mut self, place: Place, slot: Slot) -> Option<i32> {
        self.unit.environment(place)?.slots.get(&slot).copied()
    }

    /// An environment that the code sees, counted from the outermost.
    pub fn base(&mut self, at: usize) -> ExprId {
        let register = self.levels.get(at).and_then(|level| level.register);
        if let Some(register) = register {
            return self.b.read(register, Prim::Ref);
        }
        let around = self
            .levels
            .iter()
            .filter(|level| level.register.is_none())
            .count();
        let Some(outer) = self.outer else {
            return self.b.constant(Prim::Ref, 0);
        };
        let mut base = self.b.read(outer, Prim::Ref);
        for _ in at + 1..around {
            base = self.b.load(base, 0, Prim::Ref);
        }
        base
    }

    /// The innermost environment as a value for a function that is made; nothing if there is none.
    pub fn environment_value(&mut self) -> ExprId {
        match self.innermost() {
            None => self.b.constant(Prim::DynUndef, 0),
            Some(register) => {
                let (object, tag) = (
                    self.b.read(register, Prim::Ref),
                    self.word(js::tag::ENVIRONMENT.into()),
                );
                self.b.intrinsic(
                    IntrinsicRef::Ext(Xintrinsic::TaggedFromRef),
                    Prim::DynAny,
                    &[object, tag],
                )
            }
        }
    }
}

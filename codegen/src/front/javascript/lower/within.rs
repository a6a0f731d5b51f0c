//! Code that sees the variables of the code that evaluates it (ECMAScript, EvalDeclarationInstantiation).

use maple_mirbin::{Operation, Prim};
use oxc_syntax::symbol::{SymbolFlags, SymbolId};

use super::super::added;
use super::super::given::{Field, Given, Kind, MARKS, Mark, Surroundings};
use super::super::scope::{Analysis, Special};
use super::code::Code;
use super::environment::{Place, Slot};
use super::names::Meaning;
use crate::mir::ExprId;

/// Where a variable is that evaluated code declares.
#[derive(Clone, Copy, Debug)]
enum Declared {
    /// It is one of the function: its environment, counted from the outermost, and its distance there.
    Field(usize, i32),
    /// In the object for such variables: where that is.
    Object(usize, i32),
    /// It is an attribute of the global object.
    Global,
    /// It cannot be declared.
    Taken,
}

impl Code<'_, '_, '_> {
    /// What code sees that is evaluated here.
    pub fn surroundings(&mut self) -> Surroundings {
        let places: Vec<Place> = self.levels.iter().rev().map(|level| level.place).collect();
        let levels = places.into_iter().map(|place| self.given(place)).collect();
        Surroundings {
            is_strict: self.is_strict,
            marks: self.marks(),
            levels,
        }
    }

    /// What there is to this place.
    fn marks(&self) -> Vec<Mark> {
        let owner = self.owner();
        let facts = self.unit.analysis.facts(owner);
        let is_program = owner == Analysis::PROGRAM;
        let has = |mark: Mark| match mark {
            Mark::Parameters => self.in_parameters,
            Mark::Arguments => self.in_parameters && self.facts == owner,
            _ if is_program => self.unit.around.marks.contains(&mark),
            Mark::Super => facts.is_method,
            Mark::SuperCall => self.unit.is_derived(owner),
            Mark::Target => true,
            Mark::Field => facts.is_field,
        };
        MARKS
            .into_iter()
            .map(|row| row.0)
            .filter(|mark| has(*mark))
            .collect()
    }

    fn given(&mut self, place: Place) -> Given {
        let special = |code: &mut Self, special| code.offset(place, Slot::Special(special));
        match place {
            Place::Given(at) => self.unit.around.levels[at].clone(),
            Place::With(_) => Given::With(8),
            Place::Function(_) => Given::Function {
                this: special(self, Special::This),
                arguments: special(self, Special::Arguments),
                variables: special(self, Special::Variables),
                callee: special(self, Special::Callee),
                target: special(self, Special::NewTarget),
            },
            Place::Scope(_) => {
                let Some(environment) = self.unit.environment(place) else {
                    return Given::Scope(Vec::new());
                };
                let mut fields: Vec<Field> = Vec::new();
                for (slot, &offset) in &environment.slots {
                    if let Slot::Variable(symbol) = *slot {
                        fields.push(Field {
                            name: self.unit.scoping.symbol_name(symbol).to_owned(),
                            kind: self.kind_of(symbol),
                            offset,
                        });
                    }
                }
                fields.sort_unstable_by_key(|field| field.offset);
                Given::Scope(fields)
            }
        }
    }

    fn kind_of(&self, symbol: SymbolId) -> Kind {
        let flags = self.unit.scoping.symbol_flags(symbol);
        match flags {
            flags if self.unit.analysis.is_shared(symbol) => {
                match flags.intersects(SymbolFlags::ConstVariable | SymbolFlags::Import) {
                    true => Kind::SharedConstant,
                    false => Kind::Shared,
                }
            }
            flags if flags.contains(SymbolFlags::CatchVariable) => Kind::Caught,
            flags if flags.contains(SymbolFlags::ConstVariable) => Kind::Constant,
            _ if self.unit.analysis.is_inner(symbol) => Kind::Constant,
            flags if flags.contains(SymbolFlags::FunctionExpression) => Kind::Callee,
            flags if flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class) => Kind::Lexical,
            _ if self.unit.analysis.is_parameter(symbol) => Kind::Parameter,
            _ => Kind::Variable,
        }
    }

    fn declared_at(&self, name: &str) -> Declared {
        let marks = &self.unit.around.marks;
        let in_parameters = marks.contains(&Mark::Parameters);
        if name == "arguments" && marks.contains(&Mark::Arguments) {
            return Declared::Taken;
        }
        for level in (0..self.levels.len()).rev() {
            let Place::Given(at) = self.levels[level].place else {
                continue;
            };
            match &self.unit.around.levels[at] {
                Given::Scope(fields) => match fields.iter().find(|field| field.name == name) {
                    Some(field) if field.kind == Kind::Parameter && in_parameters => return Declared::Taken,
                    Some(field) if matches!(field.kind, Kind::Variable | Kind::Parameter) => {
                        return Declared::Field(level, field.offset);
                    }
                    Some(field) if matches!(field.kind, Kind::Lexical | Kind::Constant) => {
                        return Declared::Taken;
                    }
                    _ => {}
                },
                Given::Function {
                    variables: Some(offset),
                    ..
                } => return Declared::Object(level, *offset),
                Given::Function { .. } | Given::With(_) => {}
            }
        }
        Declared::Global
    }

    /// Declares a variable where the code around declares its own.
    pub fn declare_named(&mut self, symbol: SymbolId) {
        let name = self.unit.scoping.symbol_name(symbol).to_owned();
        match self.declared_at(&name) {
            Declared::Field(..) => {}
            Declared::Object(level, offset) => {
                self.variables_with(level, offset, &name);
            }
            Declared::Global => {
                let (name, none) = (self.text(&name), self.hole());
                let defined = self.operation_of(Operation::DefineGlobal, Prim::DynAny, &[name, none]);
                self.hold(defined);
            }
            // The variable of a function in a block is left out.
            Declared::Taken if added::is_added(self.unit.scoping, symbol) => {}
            Declared::Taken => {
                let span = self.unit.scoping.symbol_span(symbol);
                let message = format!("Identifier '{name}' has already been declared");
                self.unit.problem(super::super::SYNTAX, span, message);
            }
        }
    }

    /// Assigns to a variable that [`Code::declare_named`] has declared.
    pub fn set_named(&mut self, name: &str, value: ExprId) {
        match self.declared_at(name) {
            Declared::Global => self.set_meant(name, Meaning::Global, value),
            _ => self.define_named(name, value),
        }
    }

    /// Declares a function where the code around declares its own.
    pub fn define_named(&mut self, name: &str, value: ExprId) {
        match self.declared_at(name) {
            Declared::Field(level, offset) => {
                let value = self.now(value);
                let base = self.base(level);
                self.b.store(base, offset, Prim::DynAny, value);
            }
            Declared::Object(level, offset) => {
                let value = self.now(value);
                let object = self.variables_with(level, offset, name);
                let text = self.text(name);
                self.set_attribute(object, text, value);
            }
            Declared::Global => {
                let text = self.text(name);
                let defined = self.operation_of(Operation::DefineGlobal, Prim::DynAny, &[text, value]);
                self.hold(defined);
            }
            Declared::Taken => {}
        }
    }

    /// The object with variables that evaluated code declares, which has one with a name from now on.
    fn variables_with(&mut self, level: usize, offset: i32, name: &str) -> ExprId {
        let base = self.base(level);
        let object = self.b.load(base, offset, Prim::DynAny);
        let text = self.text(name);
        let object = self.operation(Operation::DeclareVariable, &[object, text]);
        let base = self.base(level);
        self.b.store(base, offset, Prim::DynAny, object);
        object
    }
}

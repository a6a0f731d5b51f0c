//! Variables: where they are, and what it takes to read and write them.

use maple_mirbin::js::global;
use maple_mirbin::js::layout::pair;
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic};
use oxc_ast::ast::{BindingIdentifier, IdentifierReference};
use oxc_span::Span;
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::{SymbolFlags, SymbolId};

use super::super::given::{Given, Kind};
use super::super::scope::{Analysis, FunctionId, Special};
use super::code::{Code, Constructor};
use super::environment::{Place, Slot};
use super::names::Meaning;
use crate::mir::{ExprData, ExprId, GlobalId, IntrinsicRef, LocalId, StmtData, Sym, TypeTable, Variable};

/// Where a variable is.
#[derive(Clone, Copy, Debug)]
enum Home {
    Local(LocalId),
    Static(GlobalId),
    Field(ExprId, i32),
    /// An attribute of the global object.
    Attribute(SymbolId),
}

/// Where something of a function is.
#[derive(Clone, Copy, Debug)]
enum SpecialHome {
    Register(u32),
    Field(ExprId, i32),
}

/// What is wrong with the use of a variable, as the runtime knows it.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// It has no value yet.
    Uninitialised = 0,
    /// It is a constant.
    Constant = 1,
}

impl Code<'_, '_, '_> {
    /// The variable of the text that a name is.
    pub fn symbol_of(&self, name: &IdentifierReference<'_>) -> Option<SymbolId> {
        let id = name.reference_id.get()?;
        let symbol = self.unit.scoping.get_reference(id).symbol_id()?;
        (!self.unit.is_named(symbol)).then_some(symbol)
    }

    /// The local variable of a symbol.
    fn local(&mut self, symbol: SymbolId) -> LocalId {
        if let Some(known) = self.locals.get(&symbol) {
            return *known;
        }
        let spelt = super::spelt(self.unit.scoping.symbol_name(symbol));
        let mut name = self.unit.module.names.intern(&spelt);
        if self.b.func.locals.iter().any(|(_, local)| local.name == name) {
            let number = self.b.func.locals.len();
            let text = format!("{spelt}|{number}");
            name = self.unit.module.names.intern(text);
        }
        let variable = Variable::new(name, TypeTable::prim(Prim::DynAny));
        let local = self.b.func.locals.push(variable);
        self.locals.insert(symbol, local);
        local
    }

    /// Whether a variable of the program is one of the module.
    fn is_static(&self, symbol: SymbolId) -> bool {
        let scoping = self.unit.scoping;
        let flags = scoping.symbol_flags(symbol);
        let lexical = flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class);
        self.unit.is_root(scoping.symbol_scope_id(symbol))
            && (!lexical || self.unit.analysis.is_captured(symbol) || self.unit.analysis.sees_variables())
    }

    fn home(&mut self, symbol: SymbolId) -> Home {
        let own = self.own_home(symbol);
        match self.unit.analysis.is_shared(symbol) {
            true => {
                let cell = self.load(own);
                self.in_cell(cell)
            }
            false => own,
        }
    }

    /// Whether an assignment to a variable does nothing but that, to a local variable.
    pub fn is_plain(&mut self, symbol: SymbolId) -> bool {
        let flags = self.unit.scoping.symbol_flags(symbol);
        let others = SymbolFlags::FunctionExpression | SymbolFlags::ConstVariable | SymbolFlags::Import;
        !flags.intersects(others)
            && !self.is_checked(symbol)
            && !self.unit.analysis.is_inner(symbol)
            && !self.unit.analysis.is_shared(symbol)
            && matches!(self.own_home(symbol), Home::Local(_))
    }

    /// The value in a cell.
    fn in_cell(&mut self, cell: ExprId) -> Home {
        let intrinsic = IntrinsicRef::Ext(Xintrinsic::TaggedToRef);
        let object = self.b.intrinsic(intrinsic, Prim::Ref, &[cell]);
        Home::Field(object, pair::FIRST as i32)
    }

    /// Gives a variable its cell.
    pub fn share(&mut self, symbol: SymbolId, cell: ExprId) {
        let home = self.own_home(symbol);
        self.store(home, cell);
    }

    /// Sets what is in a cell.
    pub fn set_cell(&mut self, cell: ExprId, value: ExprId) {
        let home = self.in_cell(cell);
        self.store(home, value);
    }

    /// Where a variable is, or its cell.
    fn own_home(&mut self, symbol: SymbolId) -> Home {
        if self.unit.is_attribute(symbol) {
            return Home::Attribute(symbol);
        }
        if self.is_static(symbol) {
            return Home::Static(self.unit.static_of(symbol));
        }
        if self.unit.analysis.is_captured(symbol) {
            let place = Place::Scope(self.unit.scoping.symbol_scope_id(symbol));
            if let Some((object, offset)) = self.slot(place, Slot::Variable(symbol)) {
                return Home::Field(object, offset);
            }
        }
        Home::Local(self.local(symbol))
    }

    fn load(&mut self, home: Home) -> ExprId {
        match home {
            Home::Local(local) => self.b.read_local(local, Prim::DynAny),
            Home::Static(id) => self
                .b
                .expr(Op::Dread, Prim::DynAny, &[], ExprData::Var(Sym::Global(id), 0)),
            Home::Field(object, offset) => self.b.load(object, offset, Prim::DynAny),
            Home::Attribute(symbol) => {
                let name = self.text(self.unit.scoping.symbol_name(symbol));
                self.operation(Operation::GlobalGet, &[name])
            }
        }
    }

    fn store(&mut self, home: Home, value: ExprId) {
        match home {
            Home::Local(local) => self.assign_local(local, value),
            Home::Static(id) => {
                self.b.emit(
                    Op::Dassign,
                    Prim::Void,
                    &[value],
                    StmtData::Var(Sym::Global(id), 0),
                );
            }
            Home::Field(object, offset) => self.b.store(object, offset, Prim::DynAny, value),
            Home::Attribute(symbol) => {
                let (name, sloppy) = (self.text(self.unit.scoping.symbol_name(symbol)), self.word(0));
                let set = self.operation_of(Operation::GlobalSet, Prim::DynAny, &[name, value, sloppy]);
                self.hold(set);
            }
        }
    }

    /// Gives a variable its value for the first time.
    pub fn initialise(&mut self, symbol: SymbolId, value: ExprId) {
        let home = self.home(symbol);
        self.store(home, value);
    }

    /// The symbol of a name that is declared.
    pub fn declared(&self, name: &BindingIdentifier<'_>) -> Option<SymbolId> {
        name.symbol_id.get()
    }

    /// Whether a variable may have no value yet where it is used.
    fn is_checked(&self, symbol: SymbolId) -> bool {
        let flags = self.unit.scoping.symbol_flags(symbol);
        let analysis = self.unit.analysis;
        if flags.contains(SymbolFlags::Import) {
            return true;
        }
        if !flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class) {
            return self.is_late(symbol);
        }
        analysis.is_early(symbol) || analysis.home_of(symbol, self.unit.scoping) != Some(self.facts)
    }

    /// Whether a parameter may be used by the defaults of those before it, when it has no value yet.
    pub fn is_late(&self, symbol: SymbolId) -> bool {
        self.unit.analysis.is_parameter(symbol) && self.unit.analysis.is_early(symbol)
    }

    fn fault(&mut self, fault: Fault, name: &str) {
        let (name, fault) = (self.text(name), self.word(fault as u64));
        let thrown = self.operation_of(Operation::Misuse, Prim::DynAny, &[name, fault]);
        self.hold(thrown);
    }

    /// Goes on only if a register has a value.
    fn check(&mut self, register: u32, name: &str) {
        let cold = self.label();
        self.if_hole(register, cold, true);
        self.aside(|code| {
            code.place_label(cold);
            code.fault(Fault::Uninitialised, name);
            code.leave();
        });
    }

    /// The end of code that does not go on.
    pub fn leave(&mut self) {
        let nothing = self.undefined();
        self.b.emit(Op::Return, Prim::Void, &[nothing], StmtData::None);
    }

    /// The value of a name that no object has. A global variable that is not there is an error unless one only looks for it.
    pub fn meant(&mut self, name: &str, meaning: Meaning, peek: bool) -> ExprId {
        match meaning {
            Meaning::Symbol(symbol) => self.variable_of(symbol),
            Meaning::Field(level, offset, kind) => {
                let home = self.given_home(level, offset, kind);
                let value = self.load(home);
                match kind.is_checked() {
                    true => self.checked(value, name),
                    false => value,
                }
            }
            Meaning::Arguments => match self.special(Special::Arguments) {
                Some(value) => value,
                None => self.undefined(),
            },
            Meaning::Global if name == "undefined" => self.undefined(),
            Meaning::Global => {
                let text = self.text(name);
                let operation = match peek {
                    true => Operation::GlobalPeek,
                    false => Operation::GlobalGet,
                };
                self.operation(operation, &[text])
            }
        }
    }

    /// Where a variable is that the code around has.
    fn given_home(&mut self, level: usize, offset: i32, kind: Kind) -> Home {
        let field = Home::Field(self.base(level), offset);
        match kind {
            Kind::Shared | Kind::SharedConstant => {
                let cell = self.load(field);
                self.in_cell(cell)
            }
            _ => field,
        }
    }

    /// A value that has to be there.
    fn checked(&mut self, value: ExprId, name: &str) -> ExprId {
        let register = self.hold(value);
        self.settled.insert(register);
        self.check(register, name);
        self.read(register)
    }

    /// The value of a variable of the text.
    fn variable_of(&mut self, symbol: SymbolId) -> ExprId {
        let home = self.home(symbol);
        let value = self.load(home);
        match self.is_checked(symbol) {
            true => self.checked(value, self.unit.scoping.symbol_name(symbol)),
            false => value,
        }
    }

    /// The value of a variable that has one.
    pub fn constant_of(&mut self, symbol: SymbolId) -> ExprId {
        let home = self.home(symbol);
        self.load(home)
    }

    /// Assigns to a name that no object has.
    pub fn set_meant(&mut self, name: &str, meaning: Meaning, value: ExprId) {
        match meaning {
            Meaning::Symbol(symbol) => self.set_variable_of(symbol, value),
            Meaning::Field(level, offset, kind) => {
                let value = self.now(value);
                if kind.is_checked() {
                    let home = self.given_home(level, offset, kind);
                    let old = self.load(home);
                    self.checked(old, name);
                }
                match kind {
                    Kind::Constant | Kind::SharedConstant => return self.fault(Fault::Constant, name),
                    Kind::Callee if self.is_strict => return self.fault(Fault::Constant, name),
                    Kind::Callee => return,
                    Kind::Variable | Kind::Parameter | Kind::Lexical | Kind::Caught | Kind::Shared => {}
                }
                let home = self.given_home(level, offset, kind);
                self.store(home, value);
            }
            Meaning::Arguments => {
                if let Some(old) = self.special_home(Special::Arguments) {
                    self.set_special(old, value);
                }
            }
            Meaning::Global => {
                let (name, strict) = (self.text(name), self.word(self.is_strict.into()));
                let set = self.operation_of(Operation::GlobalSet, Prim::DynAny, &[name, value, strict]);
                self.hold(set);
            }
        }
    }

    /// Sets a variable of the text.
    fn set_variable_of(&mut self, symbol: SymbolId, value: ExprId) {
        let flags = self.unit.scoping.symbol_flags(symbol);
        let name = self.unit.scoping.symbol_name(symbol);
        let mut value = value;
        if self.is_checked(symbol) {
            value = self.now(value);
            let home = self.home(symbol);
            let old = self.load(home);
            self.checked(old, name);
        }
        if flags.contains(SymbolFlags::FunctionExpression) {
            if self.is_strict {
                self.now(value);
                self.fault(Fault::Constant, name);
            }
            return;
        }
        let is_constant = flags.intersects(SymbolFlags::ConstVariable | SymbolFlags::Import);
        if is_constant || self.unit.analysis.is_inner(symbol) {
            self.now(value);
            return self.fault(Fault::Constant, name);
        }
        let home = self.home(symbol);
        self.store(home, value);
    }

    /// Lets others find the variables of a program, if any may look.
    pub fn declare_globals(&mut self, scope: ScopeId) {
        let analysis = self.unit.analysis;
        for symbol in self.symbols_of(scope) {
            let flags = self.unit.scoping.symbol_flags(symbol);
            let name = self.unit.scoping.symbol_name(symbol);
            if self.unit.is_named(symbol) {
                self.declare_named(symbol);
                continue;
            }
            if self.unit.is_attribute(symbol) {
                let (name, none) = (self.text(name), self.hole());
                let defined = self.operation_of(Operation::DefineGlobal, Prim::DynAny, &[name, none]);
                self.hold(defined);
                continue;
            }
            let kind = match flags {
                flags if flags.contains(SymbolFlags::ConstVariable) => global::Kind::Constant,
                flags if flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class) => {
                    global::Kind::Lexical
                }
                _ => global::Kind::Variable,
            };
            let is_seen =
                analysis.sees_variables() || kind == global::Kind::Variable && analysis.sees_attributes();
            if !self.unit.part.is_script() || !is_seen {
                continue;
            }
            let variable = self.unit.static_of(symbol);
            let data = ExprData::Var(Sym::Global(variable), 0);
            let address = self.b.expr(Op::AddrOf, Prim::A64, &[], data);
            let (name, kind) = (self.text(name), self.word(kind as u64));
            let declared = self.operation_of(Operation::DeclareGlobal, Prim::DynAny, &[name, address, kind]);
            self.hold(declared);
        }
    }

    /// Whether a variable of the function is declared as `arguments`: it begins as that.
    fn is_own_arguments(&self, symbol: SymbolId) -> bool {
        let facts = self.unit.analysis.facts(self.facts);
        self.unit.scoping.symbol_name(symbol) == "arguments"
            && facts.uses.contains(&Special::Arguments)
            && !self.unit.analysis.is_parameter(symbol)
            && !self
                .unit
                .scoping
                .symbol_flags(symbol)
                .contains(SymbolFlags::Function)
    }

    fn symbols_of(&self, scope: ScopeId) -> Vec<SymbolId> {
        let mut symbols: Vec<SymbolId> = self.unit.scoping.get_bindings(scope).values().copied().collect();
        symbols.sort_unstable();
        symbols
    }

    /// Gives the variables of a scope what they have at its beginning.
    pub fn declare_variables(&mut self, scope: ScopeId) {
        let scoping = self.unit.scoping;
        for symbol in self.symbols_of(scope) {
            // A parameter has its value.
            let has_value = self.locals.contains_key(&symbol) && !self.unit.analysis.is_shared(symbol);
            if has_value || self.unit.is_attribute(symbol) {
                continue;
            }
            let flags = scoping.symbol_flags(symbol);
            let lexical = flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class);
            let is_early = self.unit.analysis.is_early(symbol);
            let captured = self.unit.analysis.is_captured(symbol);
            let value = match lexical {
                true if !is_early || captured || self.is_static(symbol) => continue,
                true => self.hole(),
                false if flags.intersects(SymbolFlags::CatchVariable | SymbolFlags::Import) => continue,
                false if self.is_late(symbol) => self.hole(),
                false if self.is_own_arguments(symbol) => match self.special(Special::Arguments) {
                    Some(arguments) => arguments,
                    None => self.undefined(),
                },
                false => self.undefined(),
            };
            self.initialise(symbol, value);
        }
    }

    /// What stands for the variables of a scope from here on are others.
    pub fn forget_variables(&mut self, scope: ScopeId) {
        for symbol in self.symbols_of(scope) {
            self.locals.remove(&symbol);
        }
    }

    // ---- what functions have besides ----

    /// Gives the innermost function something that it has besides its variables.
    pub fn give_special(&mut self, special: Special, value: ExprId) {
        let register = self.hold(value);
        self.specials.insert(special, register);
        let place = Place::Function(self.facts);
        if let Some((object, offset)) = self.slot(place, Slot::Special(special)) {
            let value = self.read(register);
            self.b.store(object, offset, Prim::DynAny, value);
        }
    }

    /// The function that has `this` and the like for this code.
    pub fn owner(&self) -> FunctionId {
        let mut id = self.facts;
        while self.unit.analysis.facts(id).is_arrow
            && let Some(outer) = self.unit.analysis.facts(id).outer
        {
            id = outer;
        }
        id
    }

    /// Where something that functions have is, if it is anywhere.
    fn special_home(&mut self, special: Special) -> Option<SpecialHome> {
        let owner = self.owner();
        if owner == Analysis::PROGRAM {
            let (level, offset) = self.given_special(special)?;
            return Some(SpecialHome::Field(self.base(level), offset));
        }
        if let Some((object, offset)) = self.slot(Place::Function(owner), Slot::Special(special)) {
            return Some(SpecialHome::Field(object, offset));
        }
        self.specials.get(&special).copied().map(SpecialHome::Register)
    }

    /// The environment with something of the function that evaluates this code, counted from the outermost, and its distance there.
    fn given_special(&self, special: Special) -> Option<(usize, i32)> {
        (0..self.levels.len()).rev().find_map(|level| {
            let Place::Given(at) = self.levels[level].place else {
                return None;
            };
            let Given::Function {
                this,
                arguments,
                callee,
                target,
                ..
            } = self.unit.around.levels.get(at)?
            else {
                return None;
            };
            let offset = match special {
                Special::This => *this,
                Special::Arguments => *arguments,
                Special::Callee => *callee,
                Special::NewTarget => *target,
                Special::Variables => None,
            };
            offset.map(|offset| (level, offset))
        })
    }

    /// What the function has besides its variables; `None` in a program.
    pub fn special(&mut self, special: Special) -> Option<ExprId> {
        match self.special_home(special) {
            Some(SpecialHome::Field(object, offset)) => Some(self.b.load(object, offset, Prim::DynAny)),
            Some(SpecialHome::Register(register)) => Some(self.read(register)),
            None if self.owner() != Analysis::PROGRAM => None,
            None => match special {
                Special::This if self.unit.is_module() => Some(self.undefined()),
                Special::This => {
                    let this = self.intrinsic(Intrinsic::JsopThis, &[]);
                    Some(this)
                }
                Special::NewTarget => Some(self.undefined()),
                Special::Arguments | Special::Callee | Special::Variables => None,
            },
        }
    }

    fn set_special(&mut self, home: SpecialHome, value: ExprId) {
        match home {
            SpecialHome::Field(object, offset) => self.b.store(object, offset, Prim::DynAny, value),
            SpecialHome::Register(register) => self.assign(register, value),
        }
    }

    /// `this`
    pub fn this(&mut self, span: Span) -> ExprId {
        let Some(value) = self.special(Special::This) else {
            return self.undefined();
        };
        let owner = self.owner();
        let is_given = owner == Analysis::PROGRAM && !self.unit.around.levels.is_empty();
        if !self.unit.is_derived(owner) && !is_given {
            return value;
        }
        let register = self.hold(value);
        let (cold, _) = (self.label(), span);
        self.if_hole(register, cold, true);
        self.aside(|code| {
            code.place_label(cold);
            let thrown = code.operation_of(Operation::NoThis, Prim::DynAny, &[]);
            code.hold(thrown);
            code.leave();
        });
        self.read(register)
    }

    /// Sets `this`, which `super` has made.
    pub fn set_this(&mut self, value: ExprId) {
        if let Some(home) = self.special_home(Special::This) {
            self.set_special(home, value);
        }
        debug_assert!(self.constructor != Constructor::Base);
    }
}

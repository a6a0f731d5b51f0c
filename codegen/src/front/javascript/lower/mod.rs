//! Trees to MAPLE IR.
//!
//! A function of the program becomes one of MIR that takes itself, `this` and its parameters, as the runtime calls functions. Variables of
//! one function are local variables. Those of the program that functions use are variables of the module. The others that several functions
//! use are fields of an object per scope, an *environment*, which refers to that of the scope around it ([`environment`]).
//!
//! Whatever can have effects is a statement at once, so the order of the program is that of statements; what is computed of constants
//! and variables stays a tree until somebody wants it ([`code`]).

mod assign;
mod call;
mod cells;
mod class;
mod code;
mod environment;
mod exit;
mod expression;
mod function;
mod iterate;
mod literal;
mod loops;
mod module;
mod names;
mod operator;
mod pattern;
mod statement;
mod suspend;
mod switch;
mod template;
mod variable;
mod within;

use std::collections::VecDeque;
use std::rc::Rc;

use maple_mirbin::Prim;
use oxc_ast::ast::Program;
use oxc_semantic::Scoping;
use oxc_span::Span;
use oxc_syntax::scope::{ScopeFlags, ScopeId};
use oxc_syntax::symbol::{SymbolFlags, SymbolId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{self, Diagnostic, Diagnostics, FileId, Severity, Sources};
use crate::mir::{
    self, Attr, FuncId, Function, GlobalId, Init, InitId, Loc, Module, Pos, SourceLanguage, Type, TypeTable,
};

use super::super::Part;
use super::given::Surroundings;
use super::scope::{Analysis, FunctionId};
use code::Constructor;
use environment::{Environment, Place};
use function::Body;

/// Makes a module of a program. What is not supported is reported.
pub fn lower<'a>(
    program: &'a Program<'a>,
    scoping: &Scoping,
    analysis: &Analysis,
    sources: &Sources,
    part: &Part,
    around: Surroundings,
    problems: &mut Diagnostics,
) -> Module {
    let module = Module {
        flavor: 1,
        srclang: SourceLanguage::JAVASCRIPT,
        sources: sources.clone(),
        ..Module::default()
    };
    let mut unit = Unit {
        scoping,
        analysis,
        sources,
        part,
        around,
        function_scopes: FxHashMap::default(),
        problems,
        module,
        statics: FxHashMap::default(),
        source: None,
        text: program.source_text,
        environments: FxHashMap::default(),
        queue: VecDeque::new(),
        constructors: FxHashMap::default(),
        with_fields: FxHashSet::default(),
        starters: FxHashMap::default(),
        stack_record: None,
        resumer: None,
    };
    if let Some(file) = sources.get(FileId::MAIN) {
        let name = unit.module.names.intern(file.name());
        unit.module.srcfileinfo.push((1, name));
    }
    let entry = unit.declare(
        "script",
        Body::Program(program),
        Analysis::PROGRAM,
        Around {
            chain: (0..unit.around.levels.len()).rev().map(Place::Given).collect(),
            ..Around::default()
        },
    );
    unit.module.entry = Some(entry);
    while let Some(pending) = unit.queue.pop_front() {
        function::lower(&mut unit, pending);
    }
    unit.module
}

/// What functions share.
struct Unit<'u, 'a> {
    scoping: &'u Scoping,
    analysis: &'u Analysis,
    sources: &'u Sources,
    /// What the text is.
    part: &'u Part,
    /// What it sees of the code that evaluates it.
    around: Surroundings,
    /// The scopes of functions.
    function_scopes: FxHashMap<FunctionId, ScopeId>,
    problems: &'u mut Diagnostics,
    module: Module,
    /// Variables of the program that are variables of the module.
    statics: FxHashMap<SymbolId, GlobalId>,
    /// The variable of the module with the text, once somebody wants it.
    source: Option<GlobalId>,
    /// The text.
    text: &'u str,
    environments: FxHashMap<Place, Rc<Environment>>,
    /// Functions that are still to be lowered.
    queue: VecDeque<Pending<'a>>,
    /// Constructors of classes whose instances have fields.
    with_fields: FxHashSet<FunctionId>,
    /// How stacks of functions that wait begin, by the number of formals.
    starters: FxHashMap<usize, suspend::Starter>,
    /// The variable that stands for the record of their objects.
    stack_record: Option<GlobalId>,
    /// The function that resumes them.
    resumer: Option<FuncId>,
    /// What functions are that are constructors of classes.
    constructors: FxHashMap<FunctionId, Constructor>,
}

/// Environments, from the outermost to the innermost.
type Chain = Rc<[Place]>;

/// A function that is still to be lowered.
struct Pending<'a> {
    body: Body<'a>,
    id: FuncId,
    facts: FunctionId,
    /// What is around it.
    around: Around,
    /// Whether it is the code of a function that waits, which runs on a stack of its own.
    is_on_stack: bool,
}

/// What code sees of what is around its function.
#[derive(Clone, Default)]
struct Around {
    chain: Chain,
    classes: Vec<ScopeId>,
}

impl<'a> Unit<'_, 'a> {
    /// Declares a function, which is lowered later.
    fn declare(&mut self, name: &str, body: Body<'a>, facts: FunctionId, around: Around) -> FuncId {
        let pending = Pending {
            body,
            id: FuncId(0),
            facts,
            around,
            is_on_stack: false,
        };
        let name = spelt(name);
        self.declare_part(&name, pending)
    }

    /// Declares a function; the number that it has so far is none.
    fn declare_part(&mut self, name: &str, mut pending: Pending<'a>) -> FuncId {
        let number = self.module.funcs.len();
        let mut func = Function::new(self.module.names.intern(format!("{name}|{number}")));
        func.attrs.insert(Attr::Local);
        func.returns.push(TypeTable::prim(Prim::DynAny));
        (func.pos, func.loc) = self.place(pending.body.span());
        pending.id = self.module.funcs.push(func);
        let id = pending.id;
        self.queue.push_back(pending);
        id
    }

    /// Where something is.
    fn place(&self, span: Span) -> (Pos, Loc) {
        let pos = Pos(span.start);
        let Some(file) = self.sources.get(FileId::MAIN) else {
            return (pos, Loc::NONE);
        };
        let (line, column) = file.line_col(span.start);
        (
            pos,
            Loc {
                file: 1,
                line,
                column,
            },
        )
    }

    /// Reports something.
    fn problem(&mut self, code: &'static str, span: Span, message: String) {
        let place = diag::Span {
            file: FileId::MAIN,
            start: span.start,
            end: span.end,
        };
        let problem = Diagnostic::new(self.sources, Severity::Error, code, place, message);
        self.problems.push(problem);
    }

    /// Reports what the compiler cannot do.
    fn unsupported(&mut self, span: Span, what: &str) {
        self.problem("unsupported", span, format!("{what} cannot be compiled yet"));
    }

    /// The variable of the module that is a variable of the program.
    fn static_of(&mut self, symbol: SymbolId) -> GlobalId {
        if let Some(known) = self.statics.get(&symbol) {
            return *known;
        }
        let name = spelt(self.scoping.symbol_name(symbol));
        let name = format!("{name}|v{}", self.module.vars.len());
        let name = self.module.names.intern(name);
        let mut variable = mir::Variable::new(name, TypeTable::prim(Prim::DynAny));
        variable.attrs.insert(Attr::Static);
        let id = self.module.vars.push(variable);
        self.statics.insert(symbol, id);
        id
    }

    /// The variable of the module with the text of the program: functions show themselves as they are written.
    fn source(&mut self) -> GlobalId {
        if let Some(known) = self.source {
            return known;
        }
        let byte = TypeTable::prim(Prim::U8);
        let dims = Box::from([self.text.len() as u64 + 1]);
        let ty = self.module.types.intern(Type::Array { dims, elem: byte });
        let name = self.module.names.intern("source|");
        let mut variable = mir::Variable::new(name, ty);
        variable.attrs.insert(Attr::Static);
        let text = self.module.names.intern(self.text);
        let init = InitId(self.module.inits.len() as u32);
        self.module.inits.push(Init::Str(Prim::Ptr, text, false));
        variable.init = Some(init);
        let id = self.module.vars.push(variable);
        self.source = Some(id);
        id
    }

    /// Whether the program is a module.
    fn is_module(&self) -> bool {
        self.analysis.linkage().is_some()
    }

    /// Whether the variables of a scope are those of the program.
    fn is_root(&self, scope: ScopeId) -> bool {
        self.part.is_script() && !self.is_module() && scope == self.scoping.root_scope_id()
    }

    /// Whether a variable is an attribute of the global object, which evaluated code has declared.
    fn is_attribute(&self, symbol: SymbolId) -> bool {
        let scope = self.scoping.symbol_scope_id(symbol);
        let flags = self.scoping.symbol_flags(symbol);
        !self.part.is_program()
            && !self.is_module()
            && scope == self.scoping.root_scope_id()
            && !flags.intersects(SymbolFlags::BlockScopedVariable | SymbolFlags::Class)
            && (self.part.is_script() || !self.scoping.scope_flags(scope).contains(ScopeFlags::StrictMode))
    }

    /// Whether a variable is known by its name only: code that another function evaluates has declared it there.
    fn is_named(&self, symbol: SymbolId) -> bool {
        matches!(self.part, Part::Within { .. }) && self.is_attribute(symbol)
    }
}

/// A name as MAPLE IR can write it: what is no letter or digit of ASCII is left out.
fn spelt(name: &str) -> String {
    let is_known = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$');
    let known: String = name.chars().filter(is_known).collect();
    match known.chars().next() {
        Some(first) if !first.is_ascii_digit() => known,
        _ => format!("_{known}"),
    }
}

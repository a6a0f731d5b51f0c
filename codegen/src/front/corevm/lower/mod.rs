//! Modules to MIR.
//!
//! A function becomes a flat MIR function on pseudo-registers. Structures and arrays are objects, and so is every cell whose address
//! somebody takes; other cells are registers ([`places`]). Places are no values at run time: an access computes where it goes.
//!
//! What is copied, compared or assigned as a whole has functions of its own, one for each type ([`aggregates`]).

mod aggregates;
mod body;
mod breakpoints;
mod calls;
mod captures;
mod compare;
mod convert;
mod dynamic;
mod intrinsics;
mod jumps;
mod layout;
mod members;
mod memory;
mod numbers;
mod operands;
mod places;
mod strings;
mod uses;

use std::rc::Rc;

use maple_mirbin::Prim;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};
use crate::front::Origin;
use crate::front::build::Builder;
use crate::mir::layout::Layouts;
use crate::mir::{self, Attr, Callee, ExprId, Loc, Pos, SourceLanguage, TypeTable};

use super::ast::{Function, Module, Type};
use super::check::{Checked, Index};
use super::table::Primitive;
use aggregates::Whole;
use captures::{Callable, Captures};
use dynamic::Helper;

/// Lowers a module that [`super::check`] has accepted. The result is verified.
///
/// # Errors
/// What is not lowered yet.
pub fn lower(module: &Module, checked: &Checked, max_errors: usize) -> Result<mir::Module, Vec<Diagnostic>> {
    let mut lowering = Lowering::new(module, checked, max_errors);
    for (at, (function, typing)) in module.functions.iter().zip(&checked.functions).enumerate() {
        let Some(&id) = lowering.functions.get(at) else {
            continue;
        };
        // The body is built beside the module, whose tables it needs.
        let placeholder = mir::Function::new(lowering.mir.funcs[id].name);
        let func = std::mem::replace(&mut lowering.mir.funcs[id], placeholder);
        let func = body::lower(&mut lowering, at, function, typing, func);
        lowering.mir.funcs[id] = func;
        lowering.without_captures(at, function);
    }
    let starts =
        |function: &Function| module.names.bytes(function.name) == b"main" && function.starts_program();
    if let Some(at) = module.functions.iter().position(starts) {
        lowering.start(at);
    }
    if lowering.diagnostics.errors() > 0 {
        return Err(lowering.diagnostics.finish());
    }
    let problems = mir::verify(&lowering.mir, max_errors);
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(problems);
    }
    Ok(lowering.mir)
}

/// What functions share.
struct Lowering<'m> {
    module: &'m Module,
    index: Index<'m>,
    mir: mir::Module,
    /// MIR functions of the module's, by position.
    functions: Vec<mir::FuncId>,
    /// Variables of other functions that are passed to each function.
    captures: Captures,
    /// Objects of types.
    objects: FxHashMap<Type, mir::TypeId>,
    /// Registers of values.
    leaves: FxHashMap<Type, Rc<[Prim]>>,
    /// The structure that a pointer to a scalar is in memory.
    pointer: Option<mir::TypeId>,
    layouts: Layouts,
    /// Functions on whole values.
    wholes: FxHashMap<(Whole, Type), mir::FuncId>,
    /// Functions on dynamic values.
    helpers: FxHashMap<Helper, mir::FuncId>,
    /// Functions that call others by name, by number of arguments, names and result.
    dispatchers: FxHashMap<(usize, Vec<mir::Name>, Type), mir::FuncId>,
    /// Functions from elsewhere.
    externs: FxHashMap<&'static str, mir::FuncId>,
    /// Whether breakpoints are enabled.
    breakpoints: Option<mir::GlobalId>,
    /// Cells of constant strings.
    strings: FxHashMap<mir::Name, mir::GlobalId>,
    /// Line of the code that is lowered: functions of our own belong to that which needs them first.
    here: Loc,
    diagnostics: Diagnostics,
    /// Places of errors: one each is enough.
    reported: FxHashSet<Pos>,
}

impl<'m> Lowering<'m> {
    /// A module with the signatures.
    fn new(module: &'m Module, checked: &Checked, max_errors: usize) -> Lowering<'m> {
        let mut mir = mir::Module {
            flavor: 1,
            srclang: SourceLanguage::COREVM,
            sources: module.sources.clone(),
            ..mir::Module::default()
        };
        if let (Origin::Text, Some(file)) = (module.origin, module.sources.get(FileId::MAIN)) {
            let name = mir.names.intern(file.name());
            mir.srcfileinfo.push((1, name));
        }
        let mut lowering = Lowering {
            module,
            index: Index::of(module),
            mir,
            functions: Vec::new(),
            captures: Captures::of(module, checked),
            objects: FxHashMap::default(),
            leaves: FxHashMap::default(),
            pointer: None,
            layouts: Layouts::default(),
            wholes: FxHashMap::default(),
            helpers: FxHashMap::default(),
            dispatchers: FxHashMap::default(),
            externs: FxHashMap::default(),
            breakpoints: None,
            strings: FxHashMap::default(),
            here: Loc::NONE,
            diagnostics: Diagnostics::new(max_errors),
            reported: FxHashSet::default(),
        };
        for (at, function) in module.functions.iter().enumerate() {
            lowering.declare(at, function);
        }
        lowering
    }

    /// Adds a function without its body.
    fn declare(&mut self, at: usize, function: &Function) {
        let captures = self.captures.passed(Callable::Function(at));
        let mut func = mir::Function::new(self.name_of(function, !captures.is_empty()));
        func.attrs.insert(if captures.is_empty() {
            Attr::Public
        } else {
            Attr::Local
        });
        (func.pos, func.loc) = (self.pos(function.pos), self.loc(function.pos));
        let rest = function.positional.iter().chain(&function.keyword);
        let rest = rest.map(|_| Type::OBJECT);
        for ty in function.params.iter().map(|param| param.ty).chain(rest) {
            for prim in &*self.leaves(ty) {
                let name = self.mir.names.intern(format!("p{}", func.formals.len()));
                // Who calls from elsewhere may pass more bits than the type has.
                let narrow = ty.primitive().filter(|primitive| primitive.bits() > 0);
                let prim = match narrow {
                    Some(Primitive::Bool) => Prim::U1,
                    Some(primitive) => layout::memory(primitive),
                    None => *prim,
                };
                func.add_formal(name, TypeTable::prim(prim));
            }
        }
        self.add_captures(&mut func, &captures);
        func.returns
            .extend(self.leaves(function.ret).iter().copied().map(TypeTable::prim));
        if func.returns.is_empty() {
            func.returns.push(TypeTable::prim(Prim::Void));
        }
        let id = self.mir.funcs.push(func);
        self.functions.push(id);
    }

    /// Reports what is not lowered yet.
    fn unsupported(&mut self, pos: Pos, what: &str) {
        if !self.reported.insert(pos) {
            return;
        }
        let message = format!("{what} cannot be compiled yet");
        let found = self.module.problem(Severity::Error, "unsupported", pos, message);
        self.diagnostics.push(found);
    }

    /// A function of our own, without formals and body.
    fn own_function(&mut self, name: &str, results: &[Prim]) -> mir::Function {
        let mut func = mir::Function::new(self.mir.names.intern(name));
        func.attrs.insert(Attr::Local);
        func.hidden = true;
        func.loc = self.here;
        func.returns = results.iter().copied().map(TypeTable::prim).collect();
        if func.returns.is_empty() {
            func.returns.push(TypeTable::prim(Prim::Void));
        }
        func
    }

    /// As [`Lowering::own_function`], of which others may know before it has a body.
    fn own_place(&mut self, name: &str, results: &[Prim]) -> (mir::FuncId, Builder) {
        let func = self.own_function(name, results);
        let id = self.mir.funcs.push(mir::Function::new(func.name));
        (id, self.own_body(func))
    }

    /// The body of such a function.
    fn own_body(&self, func: mir::Function) -> Builder {
        let mut b = Builder::new(func);
        b.at(Pos::NONE, self.here);
        b
    }

    /// A function from elsewhere, with these types.
    fn extern_function(&mut self, name: &'static str, params: &[Prim], result: Prim) -> mir::FuncId {
        if let Some(known) = self.externs.get(name) {
            return *known;
        }
        let id = self.mir.extern_function(name, params, result);
        self.externs.insert(name, id);
        id
    }

    /// Calls a function of the host that raises.
    fn raise(&mut self, b: &mut Builder, name: &'static str) {
        let raise = self.extern_function(name, &[], Prim::Void);
        b.call(Callee::Func(raise), &[], &[]);
    }

    /// As [`Lowering::raise`], about a name: address and length.
    fn raise_about(&mut self, b: &mut Builder, name: &'static str, (address, length): (ExprId, ExprId)) {
        let raise = self.extern_function(name, &[Prim::A64, Prim::U64], Prim::Void);
        b.call(Callee::Func(raise), &[address, length], &[]);
    }

    fn pos(&self, pos: Pos) -> Pos {
        self.module.origin.pos(pos)
    }

    fn loc(&self, pos: Pos) -> Loc {
        self.module.origin.loc(&self.module.sources, pos)
    }
}

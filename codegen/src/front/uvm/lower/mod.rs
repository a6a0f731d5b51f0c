//! Bundles to MIR.
//!
//! A function becomes a flat MIR function: blocks are labels, values are pseudo-registers, and edges assign the parameters of their blocks
//! ([`body`]). Integers are kept zero-extended in the narrowest register that holds them ([`compute`]).
//!
//! The symbol of a function or global cell is its name without `@`; a hyphen, which MAPLE IR does not have in names, is written `|2D`.
//!
//! Values of structures and irefs have several registers ([`layout`]); places in memory are computed where they are used ([`places`], [`memory`]).
//!
//! Stacks are objects ([`stacks`]), traps calls of the engine ([`traps`]), calls of C functions calls of an address ([`native`]).

mod atomics;
mod body;
mod calls;
mod clauses;
mod compute;
mod edges;
mod glue;
mod keepers;
mod layout;
mod memory;
mod native;
mod places;
mod stacks;
mod starters;
mod swaps;
mod tagged;
mod traps;
mod uses;
mod values;

use std::rc::Rc;

use maple_mirbin::Prim;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};
use crate::mir::layout::Layouts;
use crate::mir::{self, Attr, Loc, Module, Pos, SourceLanguage, Storage, TypeTable, Variable};

use super::super::Origin;
use super::ast::{Bundle, ELSEWHERE, FuncId, Function, GlobalId, Inst, Pass};
use super::table::Op;
use super::types::{SigId, Type, TypeId};
use layout::scalar_prim;

/// Lowers a bundle that [`super::check`] accepts. The result is verified.
///
/// # Errors
/// What is not lowered yet.
pub fn lower(bundle: &Bundle, max_errors: usize) -> Result<Module, Vec<Diagnostic>> {
    let mut lowering = Lowering::new(bundle, max_errors);
    for at in 0..bundle.funcs.len() {
        lowering.function(at);
    }
    let module = lowering.module;
    if lowering.diagnostics.errors() > 0 {
        return Err(lowering.diagnostics.finish());
    }
    let problems = mir::verify(&module, max_errors);
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(problems);
    }
    Ok(module)
}

/// What functions share.
struct Lowering<'b> {
    bundle: &'b Bundle,
    module: Module,
    /// MIR functions of the bundle's, by position.
    functions: Vec<mir::FuncId>,
    /// Variables of the bundle's global cells, by position; those that are not lowered have none.
    globals: Vec<Option<mir::GlobalId>>,
    /// Leaves of types that were asked for.
    leaves: FxHashMap<TypeId, Rc<[Prim]>>,
    /// MAPLE IR's types for memory.
    memory: FxHashMap<TypeId, mir::TypeId>,
    /// Structures around types that are none, for allocation.
    boxes: FxHashMap<TypeId, mir::TypeId>,
    /// The structure that an iref is in memory.
    iref: Option<mir::TypeId>,
    layouts: Layouts,
    /// Functions of the engine that code calls.
    engine: FxHashMap<String, mir::FuncId>,
    watchpoints: FxHashMap<u32, mir::GlobalId>,
    /// How stacks begin, by the signature of their function.
    starters: FxHashMap<SigId, starters::Starter>,
    /// Whether the bundle passes exceptions, or what is no number, to stacks: those that wait in `@uvm.swap_stack` look for it.
    mails: bool,
    /// The record of objects of stacks that have no arguments.
    stack: Option<mir::GlobalId>,
    /// What threads begin with.
    thread: Option<mir::FuncId>,
    /// Functions that keep references for tail calls, by their number and the type of the result.
    keepers: FxHashMap<(usize, Prim), mir::FuncId>,
    /// A structure without fields.
    empty: Option<mir::TypeId>,
    diagnostics: Diagnostics,
    /// Places of errors: one each is enough.
    reported: FxHashSet<Pos>,
}

impl<'b> Lowering<'b> {
    /// A module with the bundle's global cells and signatures.
    fn new(bundle: &'b Bundle, max_errors: usize) -> Lowering<'b> {
        let srclang = match counts(bundle) {
            true => SourceLanguage::UVM,
            false => SourceLanguage::UNKNOWN,
        };
        let mut module = Module {
            flavor: 1,
            srclang,
            sources: bundle.sources.clone(),
            ..Module::default()
        };
        if let Some(file) = (bundle.origin == Origin::Text)
            .then(|| bundle.sources.get(FileId::MAIN))
            .flatten()
        {
            let name = module.names.intern(file.name());
            module.srcfileinfo.push((1, name));
        }
        let mut lowering = Lowering {
            bundle,
            module,
            functions: Vec::new(),
            globals: Vec::new(),
            leaves: FxHashMap::default(),
            memory: FxHashMap::default(),
            boxes: FxHashMap::default(),
            iref: None,
            layouts: Layouts::default(),
            engine: FxHashMap::default(),
            watchpoints: FxHashMap::default(),
            starters: FxHashMap::default(),
            mails: mails(bundle),
            stack: None,
            thread: None,
            keepers: FxHashMap::default(),
            empty: None,
            diagnostics: Diagnostics::new(max_errors),
            reported: FxHashSet::default(),
        };
        for global in &bundle.globals {
            let ty = lowering.memory(global.ty, global.pos);
            let name = lowering.symbol(global.name);
            let mut variable = Variable::new(name, ty);
            variable.pos = lowering.pos(global.pos);
            if global.pos == ELSEWHERE {
                variable.storage = Storage::Extern;
            }
            let id = lowering.module.vars.push(variable);
            lowering.globals.push(Some(id));
        }
        for function in &bundle.funcs {
            lowering.declare(function);
        }
        lowering
    }

    /// The register type of a scalar.
    fn prim(&self, ty: TypeId) -> Prim {
        scalar_prim(self.bundle.types.ty(ty))
    }

    fn symbol(&mut self, name: mir::Name) -> mir::Name {
        let bytes = self.bundle.names.bytes(name);
        let mut symbol = Vec::with_capacity(bytes.len());
        for byte in bytes.iter().skip(1) {
            match byte {
                b'-' => symbol.extend(b"|2D"),
                byte => symbol.push(*byte),
            }
        }
        self.module.names.intern(symbol)
    }

    /// Adds a function without its body.
    fn declare(&mut self, function: &Function) {
        let name = self.symbol(function.name);
        let mut func = mir::Function::new(name);
        func.attrs.insert(Attr::Public);
        if function.body.is_none() {
            func.attrs.insert(Attr::Extern);
            func.attrs.insert(Attr::LateBound);
        }
        (func.pos, func.loc) = (self.pos(function.pos), self.loc(function.pos));
        let sig = self.bundle.types.sig(function.sig).cloned();
        for param in sig.iter().flat_map(|sig| &sig.params) {
            for prim in &*self.leaves(*param, function.pos) {
                let name = self.module.names.intern(format!("p{}", func.formals.len()));
                func.add_formal(name, TypeTable::prim(*prim));
            }
        }
        if let Some(sig) = sig {
            let returned = self.returned(sig.result, function.pos);
            func.returns
                .extend(returned.prims().iter().copied().map(TypeTable::prim));
        }
        if func.returns.is_empty() {
            func.returns.push(TypeTable::prim(Prim::Void));
        }
        let is_main = self.module.names.bytes(func.name) == b"main" && self.starts_program(&func);
        let id = self.module.funcs.push(func);
        if is_main && function.body.is_some() {
            self.module.entry = Some(id);
        }
        self.functions.push(id);
    }

    /// Whether a function can be called as the `main` of a program is. The name means nothing else here.
    fn starts_program(&self, func: &mir::Function) -> bool {
        let prim = |ty: &mir::TypeId| self.module.types.prim_of(*ty);
        let params: Vec<Prim> = func
            .formals
            .iter()
            .filter_map(|&formal| func.formal_type(formal))
            .map(|ty| prim(&ty))
            .collect();
        let takes = params.len() <= 3
            && params
                .iter()
                .enumerate()
                .all(|(at, prim)| prim.is_integral() && (at == 0 || prim.size() == 8));
        let is_plain = |prim: Prim| prim == Prim::Void || prim.is_integral() && !prim.is_counted();
        let gives = func.returns.len() == 1 && func.returns.iter().all(|ty| is_plain(prim(ty)));
        takes && gives && params.iter().all(|prim| !prim.is_counted())
    }

    /// Reports what is not lowered yet.
    fn unsupported(&mut self, pos: Pos, what: &str) {
        if !self.reported.insert(pos) {
            return;
        }
        let message = format!("{what} cannot be compiled yet");
        let found = self.bundle.problem(Severity::Error, "unsupported", pos, message);
        self.diagnostics.push(found);
    }

    /// Lowers the body of the function at this position of the bundle.
    fn function(&mut self, at: usize) {
        let bundle = self.bundle;
        let (Some(function), Some(&id)) = (bundle.funcs.get(at), self.functions.get(at)) else {
            return;
        };
        let Some(code) = &function.body else {
            return;
        };
        // The body is built beside the module, whose tables it needs.
        let placeholder = mir::Function::new(self.module.funcs[id].name);
        let func = std::mem::replace(&mut self.module.funcs[id], placeholder);
        let func = body::lower(self, FuncId(at as u32), code, func);
        self.module.funcs[id] = func;
    }

    fn function_id(&self, id: FuncId) -> Option<mir::FuncId> {
        self.functions.get(id.0 as usize).copied()
    }

    fn global(&self, id: GlobalId) -> Option<mir::GlobalId> {
        self.globals.get(id.0 as usize).copied().flatten()
    }

    /// How values of a type are returned.
    fn returned(&mut self, ty: TypeId, pos: Pos) -> Returned {
        let leaves = self.leaves(ty, pos);
        let is_structure = matches!(self.bundle.types.ty(ty), Type::Struct(_));
        match is_structure && leaves.iter().any(|prim| prim.is_counted()) {
            true => Returned::Boxed(self.memory(ty, pos)),
            false => Returned::Leaves(leaves),
        }
    }

    /// The result type of a signature; `None` for void.
    fn result(&self, sig: Option<SigId>) -> Option<TypeId> {
        let result = self.bundle.types.sig(sig?)?.result;
        (*self.bundle.types.ty(result) != Type::Void).then_some(result)
    }

    /// A function of the engine, with these types.
    fn engine_function(&mut self, name: &str, params: &[Prim], result: Prim) -> mir::FuncId {
        if let Some(known) = self.engine.get(name) {
            return *known;
        }
        let id = self.module.extern_function(name, params, result);
        self.engine.insert(name.to_owned(), id);
        id
    }

    /// The byte that says whether a watchpoint is enabled. Each image has one for each number.
    fn watchpoint(&mut self, number: u32) -> mir::GlobalId {
        if let Some(known) = self.watchpoints.get(&number) {
            return *known;
        }
        let name = self.module.names.intern(format!("__maple_watchpoint_{number}"));
        let mut variable = Variable::new(name, TypeTable::prim(Prim::U8));
        variable.attrs.insert(Attr::Weak);
        let id = self.module.vars.push(variable);
        self.watchpoints.insert(number, id);
        id
    }

    /// The type of a handler that takes all exceptions.
    fn everything(&mut self) -> mir::TypeId {
        self.module.types.pointer(TypeTable::prim(Prim::Void))
    }

    fn pos(&self, pos: Pos) -> Pos {
        if pos == ELSEWHERE {
            return Pos::NONE;
        }
        self.bundle.origin.pos(pos)
    }

    fn loc(&self, pos: Pos) -> Loc {
        if pos == ELSEWHERE {
            return Loc::NONE;
        }
        self.bundle.origin.loc(&self.bundle.sources, pos)
    }
}

/// How a value is returned. Of several results only the first can be counted.
enum Returned {
    /// In so many results.
    Leaves(Rc<[Prim]>),
    /// In a new object of this structure.
    Boxed(mir::TypeId),
}

impl Returned {
    /// Types of the results.
    fn prims(&self) -> &[Prim] {
        match self {
            Returned::Leaves(leaves) => leaves,
            Returned::Boxed(_) => &[Prim::Ref],
        }
    }
}

/// Whether a bundle passes anything to stacks but numbers.
fn mails(bundle: &Bundle) -> bool {
    let is_number = |ty: TypeId| {
        matches!(
            bundle.types.ty(ty),
            Type::Int(_) | Type::Float | Type::Double | Type::Func(_)
        )
    };
    let bodies = bundle.funcs.iter().filter_map(|function| function.body.as_ref());
    let mut insts = bodies
        .flat_map(|body| &body.blocks)
        .flat_map(|block| &block.insts);
    insts.any(|inst| {
        inst.swap.is_some_and(|swap| match swap.pass {
            Pass::Void => false,
            Pass::Value(ty) => !is_number(ty),
            Pass::Throw => true,
        })
    })
}

/// Whether a bundle needs the heap: otherwise its code is that of a language without one.
fn counts(bundle: &Bundle) -> bool {
    let is_counted = |ty: &TypeId| {
        matches!(
            bundle.types.ty(*ty),
            Type::Ref(_) | Type::IRef(_) | Type::WeakRef(_) | Type::TagRef64 | Type::Stack | Type::Thread
        )
    };
    // A trap without exceptional destination throws.
    let heap = |inst: &Inst| match inst.op {
        Op::Throw | Op::Invoke | Op::Landingpad | Op::Swapstack => true,
        Op::Trap | Op::Watchpoint => inst.edges.len() < inst.op.shape().edges.len(),
        _ => false,
    };
    let bodies = || bundle.funcs.iter().filter_map(|function| function.body.as_ref());
    let mut insts = bodies()
        .flat_map(|body| &body.blocks)
        .flat_map(|block| &block.insts);
    let mut values = bodies().flat_map(|body| &body.values);
    // What values and cells are made of is in the arena too. `ref<void>` is always there.
    let is_used = |at: usize| bundle.types.types[at].pos != Pos::NONE && is_counted(&TypeId(at as u32));
    values.any(|value| is_counted(&value.ty)) || insts.any(heap) || (0..bundle.types.types.len()).any(is_used)
}

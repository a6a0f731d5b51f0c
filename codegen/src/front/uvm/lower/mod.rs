//! Bundles to MIR.
//!
//! A function becomes a flat MIR function: blocks are labels, values are pseudo-registers, and edges assign the parameters of their blocks
//! ([`body`]). Integers are kept zero-extended in the narrowest register that holds them ([`compute`]).
//!
//! The symbol of a function or global cell is its name without `@`; a hyphen, which MAPLE IR does not have in names, is written `|2D`.
//!
//! What needs the heap is not lowered yet: references, memory that is allocated, exceptions, stacks, traps. Such an instruction is an error
//! with its place.

mod body;
mod compute;
mod uses;

use maple_mirbin::Prim;
use rustc_hash::FxHashSet;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};
use crate::mir::{self, Attr, Formal, Loc, Module, Pos, TypeTable, Variable};

use super::super::Origin;
use super::ast::{Bundle, FuncId, Function, GlobalId};
use super::types::{SigId, Type, TypeId};

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
    diagnostics: Diagnostics,
    /// Places of errors: one each is enough.
    reported: FxHashSet<Pos>,
}

impl<'b> Lowering<'b> {
    /// A module with the bundle's global cells and signatures.
    fn new(bundle: &'b Bundle, max_errors: usize) -> Lowering<'b> {
        let mut module = Module {
            flavor: 1,
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
            diagnostics: Diagnostics::new(max_errors),
            reported: FxHashSet::default(),
        };
        for global in &bundle.globals {
            let id = lowering.prim(global.ty).map(|prim| {
                let name = lowering.symbol(global.name);
                let mut variable = Variable::new(name, TypeTable::prim(prim));
                variable.pos = lowering.pos(global.pos);
                lowering.module.vars.push(variable)
            });
            lowering.globals.push(id);
        }
        for function in &bundle.funcs {
            lowering.declare(function);
        }
        lowering
    }

    /// The register type of a type; `None` for what is not lowered yet.
    fn prim(&self, ty: TypeId) -> Option<Prim> {
        Some(match self.bundle.types.ty(ty) {
            Type::Int(1) => Prim::U1,
            Type::Int(..=8) => Prim::U8,
            Type::Int(..=16) => Prim::U16,
            Type::Int(..=32) => Prim::U32,
            Type::Int(_) => Prim::U64,
            Type::Float => Prim::F32,
            Type::Double => Prim::F64,
            Type::Func(_) => Prim::Ptr,
            _ => return None,
        })
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
        }
        (func.pos, func.loc) = (self.pos(function.pos), self.loc(function.pos));
        let sig = self.bundle.types.sig(function.sig).cloned();
        for (at, param) in sig.iter().flat_map(|sig| &sig.params).enumerate() {
            let prim = self.register(*param, function.pos);
            let name = self.module.names.intern(format!("p{at}"));
            let variable = Variable::new(name, TypeTable::prim(prim));
            func.formals.push(Formal::Var(func.locals.push(variable)));
        }
        let result = match sig.map(|sig| sig.result) {
            Some(result) if *self.bundle.types.ty(result) != Type::Void => {
                self.register(result, function.pos)
            }
            _ => Prim::Void,
        };
        func.returns.push(TypeTable::prim(result));
        let is_main = self.module.names.bytes(func.name) == b"main";
        let id = self.module.funcs.push(func);
        if is_main && function.body.is_some() {
            self.module.entry = Some(id);
        }
        self.functions.push(id);
    }

    /// The register type of a type, or an error where it is not lowered yet.
    fn register(&mut self, ty: TypeId, pos: Pos) -> Prim {
        match self.prim(ty) {
            Some(prim) => prim,
            None => {
                let shown = self.bundle.types.shown(ty, &self.bundle.names);
                self.unsupported(pos, &format!("values of the type {shown}"));
                Prim::U64
            }
        }
    }

    /// Reports what is not lowered yet.
    fn unsupported(&mut self, pos: Pos, what: &str) {
        if !self.reported.insert(pos) {
            return;
        }
        let message = format!("{what} cannot be compiled yet");
        let found = self.bundle.problem(Severity::Error, "unsupported", pos, message);
        self.diagnostics.push(
            found.hint("integers, floating point numbers, functions and global cells of such types can be"),
        );
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
        let func = body::lower(self, code, func);
        self.module.funcs[id] = func;
    }

    fn function_id(&self, id: FuncId) -> Option<mir::FuncId> {
        self.functions.get(id.0 as usize).copied()
    }

    fn global(&self, id: GlobalId) -> Option<mir::GlobalId> {
        self.globals.get(id.0 as usize).copied().flatten()
    }

    /// The type of results of a signature; `None` for void.
    fn result(&self, sig: Option<SigId>) -> Option<TypeId> {
        let result = self.bundle.types.sig(sig?)?.result;
        (*self.bundle.types.ty(result) != Type::Void).then_some(result)
    }

    fn pos(&self, pos: Pos) -> Pos {
        self.bundle.origin.pos(pos)
    }

    fn loc(&self, pos: Pos) -> Loc {
        self.bundle.origin.loc(&self.bundle.sources, pos)
    }
}

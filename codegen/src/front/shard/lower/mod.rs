//! Programs to MIR.
//!
//! A function becomes a flat MIR function: blocks are labels, values are pseudo-registers. Values that are used once, within their block,
//! stay trees where that changes neither order nor lines of traps ([`body`]). Memory that is only loaded and stored as a whole is a
//! register, other memory of the entry block lies in the frame, the rest is taken from the stack when the `alloc` is executed
//! ([`memory`]).
//!
//! The symbol of a function is its name with its parameter types: `fact|int32`, `len|int8?`, where `?` stands for a star and `/S` for
//! the struct `S`. A function without parameters has its name alone. No Shard name holds a bar, so symbols differ as functions do.

mod body;
mod memory;
mod operand;

use maple_mirbin::Prim;
use rustc_hash::FxHashMap;

use crate::diag::{Diagnostic, FileId, Severity};
use crate::mir::layout::Layouts;
use crate::mir::{
    self, Aggregate, AggregateKind, Attr, AttrSet, Field, Formal, Loc, Module, Pos, TypeId, TypeTable,
    Variable,
};

use super::super::Origin;
use super::Program;
use super::ast::{self, Base, FuncId, Type};
use super::check::{CallTarget, Overloads};
use super::host::HostFunction;
use super::table::Fundamental;

/// Lowers a program that [`super::check`] accepts. The result is verified.
///
/// # Errors
/// What MIR cannot express: sizes beyond its limits.
pub fn lower(program: &Program, max_errors: usize) -> Result<Module, Vec<Diagnostic>> {
    let mut lowering = Lowering::new(program);
    for (at, function) in program.functions.iter().enumerate() {
        lowering.function(at, function);
    }
    let problems = mir::verify(&lowering.module, max_errors);
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(problems);
    }
    Ok(lowering.module)
}

/// The primitive type of values of a type.
fn prim_of(ty: Type) -> Prim {
    if ty.is_pointer() {
        return Prim::Ptr;
    }
    match ty.base {
        Base::Struct(_) => Prim::Agg,
        Base::Fundamental(fundamental) => match fundamental {
            Fundamental::Int1 => Prim::U1,
            Fundamental::Int8 => Prim::I8,
            Fundamental::Int16 => Prim::I16,
            Fundamental::Int32 => Prim::I32,
            Fundamental::Int64 => Prim::I64,
            Fundamental::Float32 => Prim::F32,
            Fundamental::Float64 => Prim::F64,
        },
    }
}

/// What functions share.
struct Lowering<'p> {
    program: &'p Program,
    overloads: Overloads,
    module: Module,
    /// MIR functions of the program's, by position.
    functions: Vec<mir::FuncId>,
    hosts: FxHashMap<mir::FuncId, &'static HostFunction>,
    /// Types of the structs, by position.
    structs: Vec<TypeId>,
    layouts: Layouts,
}

impl<'p> Lowering<'p> {
    /// A module with the program's types and signatures.
    fn new(program: &'p Program) -> Lowering<'p> {
        let mut module = Module {
            flavor: 1,
            sources: program.sources.clone(),
            ..Module::default()
        };
        if let Some(file) = (program.origin == Origin::Text)
            .then(|| program.sources.get(FileId::MAIN))
            .flatten()
        {
            let name = module.names.intern(file.name());
            module.srcfileinfo.push((1, name));
        }
        let mut lowering = Lowering {
            program,
            overloads: Overloads::new(program),
            module,
            functions: Vec::new(),
            hosts: FxHashMap::default(),
            structs: Vec::new(),
            layouts: Layouts::default(),
        };
        lowering.declare_structs();
        for function in &program.functions {
            lowering.declare(function);
        }
        lowering
    }

    fn declare_structs(&mut self) {
        let program = self.program;
        let names: Vec<_> = program
            .structs
            .iter()
            .map(|s| {
                let name = self.module.names.intern(program.names.bytes(s.name));
                self.module.types.mention(None, name, self.pos(s.pos))
            })
            .collect();
        self.structs = names
            .iter()
            .map(|&named| self.module.types.intern(mir::Type::Named(named)))
            .collect();
        for (declared, named) in program.structs.iter().zip(names) {
            let mut aggregate = Aggregate::new(AggregateKind::Struct);
            for (at, &ty) in declared.fields.iter().enumerate() {
                let field = Field {
                    name: self.module.names.intern(format!("f{at}")),
                    ty: self.ty(ty),
                    bits: None,
                    attrs: AttrSet::EMPTY,
                    init: None,
                };
                aggregate.fields.push(field);
            }
            let def = self
                .module
                .types
                .intern(mir::Type::Aggregate(Box::new(aggregate)));
            let (pos, loc) = (self.pos(declared.pos), self.loc(declared.pos));
            self.module
                .types
                .define(named, def, AttrSet::EMPTY, pos, loc, false);
        }
    }

    /// Adds a function without its body.
    fn declare(&mut self, function: &ast::Function) {
        let symbol = self.symbol(self.program.names.bytes(function.name), &function.params);
        let is_main = symbol == b"main";
        let mut func = mir::Function::new(self.module.names.intern(symbol));
        func.attrs.insert(Attr::Public);
        (func.pos, func.loc) = (self.pos(function.pos), self.loc(function.pos));
        self.signature(&mut func, &function.params, function.ret);
        let id = self.module.funcs.push(func);
        if is_main {
            self.module.entry = Some(id);
        }
        self.functions.push(id);
    }

    /// Gives a function its parameters and result.
    fn signature(&mut self, func: &mut mir::Function, params: &[Type], ret: Option<Type>) {
        for (at, &param) in params.iter().enumerate() {
            let name = self.module.names.intern(format!("p{at}"));
            let variable = Variable::new(name, self.ty(param));
            func.formals.push(Formal::Var(func.locals.push(variable)));
        }
        let ret = ret.map_or(TypeTable::prim(Prim::Void), |ret| self.ty(ret));
        func.returns.push(ret);
    }

    /// Lowers the body of the function at this position of the program.
    fn function(&mut self, at: usize, function: &ast::Function) {
        let Some(&id) = self.functions.get(at) else {
            return;
        };
        // The body is built beside the module, whose tables it needs.
        let placeholder = mir::Function::new(self.module.funcs[id].name);
        let func = std::mem::replace(&mut self.module.funcs[id], placeholder);
        let func = body::lower(self, function, func);
        self.module.funcs[id] = func;
    }

    /// The MIR function that a call reaches.
    fn callee(&mut self, call: &ast::Call) -> Option<mir::FuncId> {
        match self.overloads.resolve(call)? {
            CallTarget::Function(FuncId(at)) => self.functions.get(at as usize).copied(),
            CallTarget::Host(host) => Some(self.host(host)),
        }
    }

    /// The declaration of a host function, made at its first use.
    fn host(&mut self, host: &'static HostFunction) -> mir::FuncId {
        let symbol = self.symbol(host.name.as_bytes(), host.params);
        let name = self.module.names.intern(symbol);
        if let Some(id) = self.module.funcs.lookup(name) {
            return id;
        }
        let mut func = mir::Function::new(name);
        func.attrs.insert(Attr::Public);
        func.attrs.insert(Attr::Extern);
        self.signature(&mut func, host.params, host.ret);
        let id = self.module.funcs.push(func);
        self.hosts.insert(id, host);
        id
    }

    /// Whether a function is the host's and reads from the memory that its pointers lead to.
    fn reads_strings(&self, id: mir::FuncId) -> bool {
        self.hosts.get(&id).is_some_and(|host| host.name == "print")
    }

    /// The symbol of a function; see the module head.
    fn symbol(&self, name: &[u8], params: &[Type]) -> Vec<u8> {
        let mut symbol = name.to_vec();
        for param in params {
            symbol.push(b'|');
            match param.base {
                Base::Fundamental(fundamental) => symbol.extend_from_slice(fundamental.text().as_bytes()),
                Base::Struct(id) => {
                    symbol.push(b'/');
                    if let Some(declared) = self.program.structs.get(usize::from(id.0)) {
                        symbol.extend_from_slice(self.program.names.bytes(declared.name));
                    }
                }
            }
            symbol.extend(std::iter::repeat_n(b'?', usize::from(param.stars)));
        }
        symbol
    }

    /// A type in MIR.
    fn ty(&mut self, ty: Type) -> TypeId {
        let unknown = TypeTable::prim(Prim::Unknown);
        let mut id = match ty.base {
            Base::Fundamental(fundamental) => TypeTable::prim(prim_of(Type::of(fundamental))),
            Base::Struct(id) => self.structs.get(usize::from(id.0)).copied().unwrap_or(unknown),
        };
        for _ in 0..ty.stars {
            id = self.module.types.pointer(id);
        }
        id
    }

    /// Size of values of a type in bytes; 0 for a struct that is too large, which verification reports.
    fn size(&mut self, ty: Type) -> u64 {
        match ty.fundamental() {
            Some(fundamental) => u64::from(fundamental.size()),
            None if ty.is_pointer() => 8,
            None => {
                let id = self.ty(ty);
                self.layouts
                    .size_align(&self.module.types, id)
                    .map_or(0, |layout| layout.size)
            }
        }
    }

    fn pos(&self, pos: Pos) -> Pos {
        self.program.origin.pos(pos)
    }

    fn loc(&self, pos: Pos) -> Loc {
        self.program.origin.loc(&self.program.sources, pos)
    }
}

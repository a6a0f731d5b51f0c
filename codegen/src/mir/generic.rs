//! Generics (seed 0, Generics): generic types and functions become one type or function for each vector of types that the module uses. After
//! it the module has neither type parameters nor vectors, but for the generic functions themselves, which have lost their bodies.

use maple_mirbin::{Op, Prim};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, FileId, Severity, Span};

use super::layout::Layouts;
use super::{
    Callee, ExprData, Formal, FuncId, Function, Module, Name, NamedId, Pos, Reg, RetTarget, Stmt, StmtData,
    Sym, Symbol, Type, TypeId, TypeTable, verify,
};

/// Type parameters and what stands for them, by name.
type Vector = Box<[(Name, TypeId)]>;

/// How deep instances may lead to others. What goes deeper does not end.
const DEEPEST: u32 = 64;

/// Expands the generics of a verified module.
///
/// # Errors
/// Instances that have no end, calls of generic functions without types, and what is wrong with an instance.
pub fn expand(module: &mut Module, limit: usize) -> Result<(), Vec<Diagnostic>> {
    let in_types = |(_, ty): (TypeId, &Type)| matches!(ty, Type::Instance { .. } | Type::Param(_));
    let in_code = |stmt: &Stmt| plain(stmt.op).is_some();
    let used =
        module.types.iter().any(in_types) || module.funcs.iter().any(|(_, f)| f.stmts.iter().any(in_code));
    if !used {
        return Ok(());
    }
    let mut expander = Expander {
        module,
        layouts: Layouts::default(),
        known: FxHashMap::default(),
        types: FxHashMap::default(),
        functions: FxHashMap::default(),
        generic: FxHashSet::default(),
        waiting: Vec::new(),
        depth: 0,
        found: Vec::new(),
    };
    expander.all();
    if !expander.found.is_empty() {
        return Err(expander.found);
    }
    let mut found = verify(module, limit);
    found.retain(|problem| problem.severity == Severity::Error);
    if found.is_empty() { Ok(()) } else { Err(found) }
}

/// The call without a vector that a call with one becomes.
const fn plain(op: Op) -> Option<Op> {
    Some(match op {
        Op::CallInstant => Op::Call,
        Op::CallInstantAssigned => Op::CallAssigned,
        Op::VirtualCallInstant => Op::VirtualCall,
        Op::VirtualCallInstantAssigned => Op::VirtualCallAssigned,
        Op::SuperclassCallInstant => Op::SuperclassCall,
        Op::SuperclassCallInstantAssigned => Op::SuperclassCallAssigned,
        Op::InterfaceCallInstant => Op::InterfaceCall,
        Op::InterfaceCallInstantAssigned => Op::InterfaceCallAssigned,
        _ => return None,
    })
}

/// What a type is made of.
#[derive(Clone, Copy, Default)]
struct Parts {
    /// Type parameters.
    params: bool,
    /// Instances of generic types.
    instances: bool,
}

struct Expander<'m> {
    module: &'m mut Module,
    layouts: Layouts,
    known: FxHashMap<TypeId, Parts>,
    types: FxHashMap<(NamedId, Vector), TypeId>,
    functions: FxHashMap<(FuncId, Vector), FuncId>,
    /// Functions with type parameters.
    generic: FxHashSet<FuncId>,
    /// Instances that still have the code of the generic function, with what stands for its parameters, and how deep they are.
    waiting: Vec<(FuncId, Vector, u32)>,
    /// Instances around the one in work.
    depth: u32,
    found: Vec<Diagnostic>,
}

impl Expander<'_> {
    fn all(&mut self) {
        let named: Vec<NamedId> = self.module.types.named_types().map(|(id, _)| id).collect();
        for id in named {
            let Some(def) = self.module.types.named(id).and_then(|named| named.def) else {
                continue;
            };
            if self.parts(def).instances && !self.parts(def).params {
                let closed = self.substituted(def, &[]);
                let types = &mut self.module.types;
                if let Some(known) = types.named(id).cloned() {
                    types.define(id, closed, known.attrs, known.pos, known.loc, known.imported);
                }
            }
        }
        let vars: Vec<_> = self.module.vars.iter().map(|(id, var)| (id, var.ty)).collect();
        for (id, ty) in vars {
            let closed = ty.map(|ty| self.substituted(ty, &[]));
            if let Some(var) = self.module.vars.get_mut(id) {
                var.ty = closed;
            }
        }
        let ids: Vec<FuncId> = self.module.funcs.iter().map(|(id, _)| id).collect();
        let generic: Vec<FuncId> = ids.iter().copied().filter(|id| self.has_params(*id)).collect();
        self.generic.extend(generic.iter().copied());
        for id in ids.iter().copied().filter(|id| !generic.contains(id)) {
            self.function(id, &[]);
        }
        while let Some((id, vector, depth)) = self.waiting.pop() {
            self.depth = depth;
            self.function(id, &vector);
        }
        for func in generic {
            if let Some(func) = self.module.funcs.get_mut(func) {
                func.body = None;
            }
        }
    }

    fn parts(&mut self, ty: TypeId) -> Parts {
        if let Some(known) = self.known.get(&ty) {
            return *known;
        }
        let mut parts = Parts::default();
        match self.module.types.get(ty) {
            Type::Param(_) => parts.params = true,
            Type::Instance { .. } => parts.instances = true,
            _ => {}
        }
        for inner in inner(self.module.types.get(ty)) {
            let found = self.parts(inner);
            parts.params |= found.params;
            parts.instances |= found.instances;
        }
        self.known.insert(ty, parts);
        parts
    }

    /// A type with other types for its parameters, and without instances of generic types.
    fn substituted(&mut self, ty: TypeId, vector: &[(Name, TypeId)]) -> TypeId {
        let parts = self.parts(ty);
        if !parts.params && !parts.instances {
            return ty;
        }
        let all = |this: &mut Self, types: &[TypeId]| -> Box<[TypeId]> {
            types.iter().map(|ty| this.substituted(*ty, vector)).collect()
        };
        let new = match self.module.types.get(ty).clone() {
            Type::Param(name) => {
                let given = vector.iter().find(|(known, _)| *known == name);
                return given.map_or(ty, |(_, ty)| *ty);
            }
            Type::Instance { base, args } => {
                let args = args
                    .iter()
                    .map(|(name, ty)| (*name, self.substituted(*ty, vector)));
                let args = args.collect();
                return self.instance(base, args);
            }
            Type::Pointer(to) => Type::Pointer(self.substituted(to, vector)),
            Type::Array { dims, elem } => Type::Array {
                dims,
                elem: self.substituted(elem, vector),
            },
            Type::FlexArray(of) => Type::FlexArray(self.substituted(of, vector)),
            Type::Func {
                params,
                variadic,
                returns,
            } => Type::Func {
                params: all(self, &params),
                variadic,
                returns: all(self, &returns),
            },
            Type::Qualified { ty, attrs } => Type::Qualified {
                ty: self.substituted(ty, vector),
                attrs,
            },
            Type::Aggregate(mut aggregate) => {
                for field in aggregate.fields.iter_mut().chain(&mut aggregate.parent_fields) {
                    field.ty = self.substituted(field.ty, vector);
                }
                for parent in &mut aggregate.parents {
                    *parent = self.substituted(*parent, vector);
                }
                for method in &mut aggregate.methods {
                    method.ty = self.substituted(method.ty, vector);
                }
                Type::Aggregate(aggregate)
            }
            Type::Prim(_) | Type::Named(_) => return ty,
        };
        self.module.types.intern(new)
    }

    /// The type that a generic type becomes with these types for its parameters.
    fn instance(&mut self, base: NamedId, mut args: Vector) -> TypeId {
        args.sort_unstable();
        let open = args.iter().any(|(_, ty)| self.parts(*ty).params);
        let Some(generic) = self.module.types.named(base).cloned().filter(|_| !open) else {
            return self.module.types.intern(Type::Instance { base, args });
        };
        let Some(def) = generic.def else {
            return self.module.types.intern(Type::Instance { base, args });
        };
        if let Some(known) = self.types.get(&(base, args.clone())) {
            return *known;
        }
        if self.depth >= DEEPEST {
            self.endless(generic.name, FileId::MAIN, generic.pos);
            return TypeTable::prim(Prim::I32);
        }
        let name = self.numbered(generic.name, self.types.len());
        let types = &mut self.module.types;
        let named = types.mention(None, name, generic.pos);
        let ty = types.intern(Type::Named(named));
        self.types.insert((base, args.clone()), ty);
        self.depth += 1;
        let closed = self.substituted(def, &args);
        self.depth -= 1;
        let types = &mut self.module.types;
        types.define(
            named,
            closed,
            generic.attrs,
            generic.pos,
            generic.loc,
            generic.imported,
        );
        ty
    }

    /// The function that a generic function becomes with these types for its parameters.
    fn instance_of(&mut self, func: FuncId, mut vector: Vector, file: FileId, pos: Pos) -> FuncId {
        if !self.generic.contains(&func) {
            return func;
        }
        vector.sort_unstable();
        if let Some(known) = self.functions.get(&(func, vector.clone())) {
            return *known;
        }
        let Some(generic) = self.module.funcs.get(func).cloned() else {
            return func;
        };
        if self.depth >= DEEPEST {
            self.endless(generic.name, file, pos);
            return func;
        }
        let name = self.numbered(generic.name, self.functions.len());
        let new = self.module.funcs.push(Function { name, ..generic });
        self.functions.insert((func, vector.clone()), new);
        self.waiting.push((new, vector, self.depth + 1));
        new
    }

    /// Substitutes the types in a function, and calls what its calls with vectors mean.
    fn function(&mut self, id: FuncId, vector: &[(Name, TypeId)]) {
        let Some(place) = self.module.funcs.get_mut(id) else {
            return;
        };
        let empty = Function::mentioned(place.name, place.pos);
        let mut f = std::mem::replace(place, empty);
        for formal in &mut f.formals {
            if let Formal::Reg(_, ty) = formal {
                *ty = self.substituted(*ty, vector);
            }
        }
        for ty in &mut f.returns {
            *ty = self.substituted(*ty, vector);
        }
        let locals: Vec<_> = f.locals.iter().map(|(id, _)| id).collect();
        for id in locals {
            if let Some(local) = f.locals.get_mut(id) {
                local.ty = local.ty.map(|ty| self.substituted(ty, vector));
            }
        }
        for preg in f.pregs.values_mut() {
            preg.ty = self.substituted(preg.ty, vector);
        }
        for alias in &mut f.aliases {
            alias.ty = self.substituted(alias.ty, vector);
        }
        // Operands stand before what they are operands of.
        for index in 0..f.exprs.len() {
            if let Some(ty) = type_in(&mut f.exprs[index].data) {
                *ty = self.substituted(*ty, vector);
            }
            if let Some(prim) = self.read(&f, index) {
                f.exprs[index].prim = prim;
            }
        }
        let mut stmts = std::mem::take(&mut f.stmts);
        for stmt in &mut stmts {
            self.statement(&f, stmt, vector);
        }
        f.stmts = stmts;
        if let Some(place) = self.module.funcs.get_mut(id) {
            *place = f;
        }
    }

    /// What an expression gives that a generic function reads as something unknown.
    fn read(&mut self, f: &Function, index: usize) -> Option<Prim> {
        let expr = &f.exprs[index];
        if !is_unknown(expr.prim) {
            return None;
        }
        let ty = match (expr.op, expr.data) {
            (Op::Dread, ExprData::Var(sym, field)) => {
                let ty = match sym {
                    Sym::Local(id) => f.locals.get(id)?.ty?,
                    Sym::Global(id) => self.module.vars.get(id)?.ty?,
                };
                self.module.field_type(&mut self.layouts, ty, field).ok()?
            }
            (Op::Iread, ExprData::Field(ty, field)) => {
                let ty = self.module.types.pointee(ty)?;
                self.module.field_type(&mut self.layouts, ty, field).ok()?
            }
            (Op::RegRead, ExprData::Reg(Reg::Preg(number))) => f.pregs.get(&number)?.ty,
            (Op::Retype, ExprData::Type(ty)) => ty,
            (Op::Select, _) => {
                let arm = *f.args(expr.args).get(1)?;
                return Some(f.expr(arm).prim);
            }
            _ => return None,
        };
        let prim = self.module.types.prim_of(ty);
        (!is_unknown(prim) && prim != Prim::Void).then_some(prim)
    }

    fn statement(&mut self, f: &Function, stmt: &mut Stmt, vector: &[(Name, TypeId)]) {
        let register = |reg: &Reg| match reg {
            Reg::Preg(number) => f.pregs.get(number).map(|preg| preg.ty),
            _ => None,
        };
        match &mut stmt.data {
            StmtData::Field(ty, _) => *ty = self.substituted(*ty, vector),
            StmtData::Catch(types, _) => {
                for ty in types {
                    *ty = self.substituted(*ty, vector);
                }
            }
            StmtData::Reg(reg) if is_unknown(stmt.prim) => {
                if let Some(ty) = register(reg) {
                    stmt.prim = self.module.types.prim_of(ty);
                }
            }
            StmtData::Call(call) => {
                call.ty = call.ty.map(|ty| self.substituted(ty, vector));
                for target in &mut call.rets {
                    if let RetTarget::Reg(prim, reg) = target
                        && is_unknown(*prim)
                        && let Some(ty) = register(reg)
                    {
                        *prim = self.module.types.prim_of(ty);
                    }
                }
                let Callee::Func(func) = call.callee else { return };
                match plain(stmt.op) {
                    Some(op) => {
                        let given = std::mem::take(&mut call.instance);
                        let given = given
                            .iter()
                            .map(|(name, ty)| (*name, self.substituted(*ty, vector)));
                        let given = given.collect();
                        call.callee = Callee::Func(self.instance_of(func, given, f.file, stmt.pos));
                        stmt.op = op;
                    }
                    None if self.generic.contains(&func) => {
                        let message = "a generic function is called without types for its parameters";
                        let hint = "write callinstant &name<{!T=type}> (...)";
                        self.error(f.file, stmt.pos, message.to_owned(), hint);
                    }
                    None => {}
                }
            }
            _ => {}
        }
    }

    /// Whether a function has type parameters.
    fn has_params(&mut self, id: FuncId) -> bool {
        let Some(f) = self.module.funcs.get(id) else {
            return false;
        };
        let formals = f.formals.iter().filter_map(|formal| match formal {
            Formal::Reg(_, ty) => Some(*ty),
            Formal::Var(_) => None,
        });
        let mut types: Vec<TypeId> = formals.chain(f.returns.iter().copied()).collect();
        types.extend(f.locals.iter().filter_map(|(_, local)| local.ty));
        types.extend(f.pregs.values().map(|preg| preg.ty));
        types.extend(
            f.exprs
                .iter()
                .filter_map(|expr| type_in(&mut { expr.data }).copied()),
        );
        for stmt in &f.stmts {
            match &stmt.data {
                StmtData::Field(ty, _) => types.push(*ty),
                StmtData::Call(call) => {
                    types.extend(call.ty);
                    types.extend(call.instance.iter().map(|(_, ty)| *ty));
                }
                _ => {}
            }
        }
        types.into_iter().any(|ty| self.parts(ty).params)
    }

    /// A name for an instance, that nothing else has.
    fn numbered(&mut self, name: Name, number: usize) -> Name {
        let names = &mut self.module.names;
        let text = [names.bytes(name), format!("|{}", number + 1).as_bytes()].concat();
        names.intern(text)
    }

    fn endless(&mut self, name: Name, file: FileId, pos: Pos) {
        if self.found.is_empty() {
            let name = String::from_utf8_lossy(self.module.names.bytes(name)).into_owned();
            let message = format!("the instances of {name} have no end: each needs another one");
            self.error(file, pos, message, "");
        }
    }

    fn error(&mut self, file: FileId, pos: Pos, message: String, hint: &str) {
        let sources = &self.module.sources;
        let end = sources.get(file).map_or(pos.0, |file| file.word_end(pos.0));
        let span = Span {
            file,
            start: pos.0,
            end,
        };
        let problem = Diagnostic::new(sources, Severity::Error, "generic", span, message);
        self.found.push(problem.hint(hint));
    }
}

/// The types that a type directly consists of.
fn inner(ty: &Type) -> Vec<TypeId> {
    match ty {
        Type::Prim(_) | Type::Named(_) | Type::Param(_) => Vec::new(),
        Type::Pointer(to) | Type::FlexArray(to) => vec![*to],
        Type::Array { elem, .. } => vec![*elem],
        Type::Qualified { ty, .. } => vec![*ty],
        Type::Func { params, returns, .. } => params.iter().chain(returns).copied().collect(),
        Type::Instance { args, .. } => args.iter().map(|(_, ty)| *ty).collect(),
        Type::Aggregate(aggregate) => {
            let fields = aggregate.fields.iter().chain(&aggregate.parent_fields);
            let fields = fields.map(|field| field.ty);
            let methods = aggregate.methods.iter().map(|method| method.ty);
            fields
                .chain(aggregate.parents.iter().copied())
                .chain(methods)
                .collect()
        }
    }
}

/// The type that an expression names.
fn type_in(data: &mut ExprData) -> Option<&mut TypeId> {
    match data {
        ExprData::Type(ty)
        | ExprData::Field(ty, _)
        | ExprData::Array(ty, _)
        | ExprData::TypedIntrinsic(_, ty)
        | ExprData::FieldsDist(ty, ..)
        | ExprData::Method(ty, _) => Some(ty),
        _ => None,
    }
}

/// Whether a primitive type is what generic code calls values of its parameters.
const fn is_unknown(prim: Prim) -> bool {
    matches!(prim, Prim::Agg | Prim::Unknown | Prim::Gen)
}

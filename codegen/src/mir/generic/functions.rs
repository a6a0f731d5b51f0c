//! Functions with other types for their parameters, and the calls that ask for them.

use maple_mirbin::{Op, Prim};
use std::collections::BTreeSet;

use crate::diag::FileId;
use crate::mir::{
    Callee, ExprData, ExprId, Formal, FuncId, Function, Name, Pos, Reg, RetTarget, Stmt, StmtData, Symbol,
    Type, TypeId, TypeTable,
};

use super::types::{Makeup, inner};
use super::{Expander, Vector};

/// The call without a vector that a call with one becomes.
pub(super) const fn plain(op: Op) -> Option<Op> {
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

impl Expander<'_> {
    /// The function that a generic function becomes with these types for its parameters.
    fn instance_of(&mut self, func: FuncId, mut vector: Vector, file: FileId, pos: Pos) -> FuncId {
        let Some(params) = self.generic.get(&func).cloned() else {
            return func;
        };
        vector.sort_unstable();
        if let Some(message) = self.mismatch(&params, &vector) {
            self.error(file, pos, message, "");
            return func;
        }
        if let Some(known) = self.functions.get(&(func, vector.clone())) {
            return *known;
        }
        let Some(generic) = self.module.funcs.get(func).cloned() else {
            return func;
        };
        if generic.body.is_none() {
            let message = format!(
                "the generic function {} has no body here",
                self.text(generic.name)
            );
            self.error(file, pos, message, "import the text that defines it");
            return func;
        }
        if self.ends(generic.name, file, pos) {
            return func;
        }
        let name = self.numbered(generic.name);
        let new = self.module.funcs.push(Function { name, ..generic });
        self.functions.insert((func, vector.clone()), new);
        self.waiting.push((new, vector, self.depth + 1));
        new
    }

    /// Substitutes the types in a function, and calls what its calls with vectors mean.
    pub(super) fn function(&mut self, id: FuncId, vector: &[(Name, TypeId)]) {
        let Some(place) = self.module.funcs.get_mut(id) else {
            return;
        };
        self.diagnostics.enter(Some(id.0));
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
        let before: Vec<Option<TypeId>> = f.locals.iter().map(|(_, local)| local.ty).collect();
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
            f.exprs[index].data = self.closed(&f, &before, index, vector);
            if let Some(prim) = self.read(&f, index) {
                f.exprs[index].prim = prim;
            }
        }
        if !vector.is_empty() {
            self.resolve_operands(&mut f);
        }
        let mut stmts = std::mem::take(&mut f.stmts);
        for stmt in &mut stmts {
            self.statement(&f, &before, stmt, vector);
        }
        f.stmts = stmts;
        if !vector.is_empty() {
            self.resolve_places(&mut f, vector);
            self.resolve_operands(&mut f);
        }
        if let Some(place) = self.module.funcs.get_mut(id) {
            *place = f;
        }
        self.diagnostics.enter(None);
    }

    /// What an expression names, with the types and numbers of fields of the instance.
    fn closed(
        &mut self,
        f: &Function,
        before: &[Option<TypeId>],
        index: usize,
        vector: &[(Name, TypeId)],
    ) -> ExprData {
        let expr = &f.exprs[index];
        match expr.data {
            ExprData::Var(sym, field) => {
                ExprData::Var(sym, self.variable_field(f, before, (sym, field), vector))
            }
            ExprData::Field(ty, field) => {
                let new = self.substituted(ty, vector);
                ExprData::Field(new, self.pointer_field((ty, new), field, vector))
            }
            ExprData::FieldsDist(ty, first, second) => {
                let new = self.substituted(ty, vector);
                let [first, second] = [first, second].map(|field| self.renumbered(ty, new, field, vector));
                ExprData::FieldsDist(new, first, second)
            }
            ExprData::Func(func) if self.generic.contains_key(&func) => {
                let message = "a generic function has no address, only its instances have".to_owned();
                self.error(f.file, expr.pos, message, "");
                expr.data
            }
            mut data => {
                if let Some(ty) = type_in(&mut data) {
                    *ty = self.substituted(*ty, vector);
                }
                data
            }
        }
    }

    /// What is wrong with a vector for a function with these parameters.
    fn mismatch(&self, params: &BTreeSet<Name>, vector: &[(Name, TypeId)]) -> Option<String> {
        let given = |name: &Name| vector.iter().filter(|(known, _)| known == name).count();
        if let Some(name) = params.iter().find(|name| given(name) == 0) {
            return Some(format!("no type is given for parameter !{}", self.text(*name)));
        }
        let (name, _) = vector
            .iter()
            .find(|(name, _)| !params.contains(name) || given(name) > 1)?;
        Some(match params.contains(name) {
            true => format!("two types are given for parameter !{}", self.text(*name)),
            false => format!("the function has no type parameter !{}", self.text(*name)),
        })
    }

    /// What an expression gives that a generic function reads as something unknown.
    fn read(&mut self, f: &Function, index: usize) -> Option<Prim> {
        let expr = &f.exprs[index];
        if !is_unknown(expr.prim) {
            return None;
        }
        let ty = match (expr.op, expr.data) {
            (Op::RegRead, ExprData::Reg(Reg::Preg(number))) => f.pregs.get(&number)?.ty,
            (Op::Select, _) => {
                let arm = *f.args(expr.args).get(1)?;
                return Some(f.expr(arm).prim);
            }
            _ => self
                .module
                .high_type(&mut self.layouts, f, ExprId(index as u32))?,
        };
        let prim = self.module.types.prim_of(ty);
        (!is_unknown(prim) && prim != Prim::Void).then_some(prim)
    }

    fn statement(
        &mut self,
        f: &Function,
        before: &[Option<TypeId>],
        stmt: &mut Stmt,
        vector: &[(Name, TypeId)],
    ) {
        let register = |reg: &Reg| match reg {
            Reg::Preg(number) => f.pregs.get(number).map(|preg| preg.ty),
            _ => None,
        };
        match &mut stmt.data {
            StmtData::Var(sym, field) => {
                *field = self.variable_field(f, before, (*sym, *field), vector);
            }
            StmtData::Field(ty, field) => {
                let new = self.substituted(*ty, vector);
                *field = self.pointer_field((*ty, new), *field, vector);
                *ty = new;
            }
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
                    if let RetTarget::Var(sym, field) = target {
                        *field = self.variable_field(f, before, (*sym, *field), vector);
                    }
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
                    None if self.generic.contains_key(&func) => {
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
}

/// The type parameters of a function.
pub(in crate::mir) fn params_of(f: &Function, table: &TypeTable, makeup: &mut Makeup) -> BTreeSet<Name> {
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
    let (mut names, mut seen) = (BTreeSet::new(), BTreeSet::new());
    while let Some(ty) = types.pop() {
        if !makeup.of(table, ty).params || !seen.insert(ty) {
            continue;
        }
        match table.get(ty) {
            Type::Param(name) => {
                names.insert(*name);
            }
            other => types.extend(inner(other)),
        }
    }
    names
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
pub(super) const fn is_unknown(prim: Prim) -> bool {
    matches!(prim, Prim::Agg | Prim::Unknown | Prim::Gen)
}

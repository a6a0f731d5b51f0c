//! Rules about declarations (1 to 8).

use std::fmt::Display;

use maple_mirbin::{Kind, Prim};

use crate::diag::FileId;
use crate::mir::class::is_record;
use crate::mir::generic::NOT_GENERIC;
use crate::mir::layout::{LayoutError, instance_fields};
use crate::mir::{
    Aggregate, AggregateKind, Attr, Formal, Function, GlobalId, NamedType, Pos, Storage, Type, TypeId,
};

use super::init::Scope;
use super::{Checker, Shown};

impl Checker<'_> {
    pub(super) fn declarations(&mut self) {
        let m = self.m;
        for (_, named) in m.types.named_types() {
            if !named.imported && named.def.is_some() {
                self.type_definition(named);
            }
        }
        for decl in m.java.iter().filter(|d| !d.imported) {
            let wanted = if decl.interface {
                AggregateKind::Interface
            } else {
                AggregateKind::Class
            };
            let shown = self.shown('$', decl.name);
            self.class_type(decl.ty, wanted, decl.pos, shown);
        }
        for (_, var) in m.vars.iter() {
            let shown = self.shown('$', var.name);
            let Some(ty) = var.ty.filter(|_| !var.imported) else {
                continue;
            };
            if var.storage != Storage::Extern && !m.srclang.is_managed() {
                self.sized(ty, FileId::MAIN, var.pos, format_args!("variable {shown}"));
            }
            if let Some(init) = var.init {
                self.initializer(init, ty, FileId::MAIN, var, Scope::Module);
            }
        }
        for (_, f) in m.funcs.iter().filter(|(_, f)| f.declared) {
            let shown = self.shown('&', f.name);
            self.symbol(f, shown);
            if f.body.is_some() && !f.has_signature && m.flavor < 4 && !self.broken.hides(None, f.name) {
                let message = format!("function {shown} has a body but no parameter list");
                self.error(
                    "signature",
                    f.file,
                    f.pos,
                    message,
                    "write (params) and the return type before the body",
                );
            }
            for &formal in &f.formals {
                if f.formal_type(formal).is_none() {
                    let message = format!("function {shown} has a parameter without type");
                    self.error("signature", f.file, f.pos, message, "");
                }
            }
        }
        let entry = m.entry.and_then(|e| m.funcs.get(e));
        if let Some(entry) = entry.filter(|f| f.declared) {
            self.entry(entry);
        }
        if let Some(entry) = entry.filter(|f| !f.declared && !self.broken.hides(None, f.name)) {
            let message = format!(
                "the entry function {} is not declared",
                self.shown('&', entry.name)
            );
            let hint = self.meant_function(entry.name, "define it, or name another one");
            self.error("entry", FileId::MAIN, entry.pos, message, &hint);
        }
    }

    /// Whether rule 4 is broken by a mention of a global variable. Records of classes are there without a declaration.
    pub(super) fn is_undeclared(&self, id: GlobalId) -> bool {
        let m = self.m;
        m.vars.get(id).is_some_and(|var| {
            let record = m.srclang.is_managed() && is_record(m.names.bytes(var.name));
            !var.declared && !record && !self.broken.hides(None, var.name)
        })
    }

    /// Reports what [`Self::is_undeclared`] says; `pos` is where the declaration or statement begins that mentions the variable.
    pub(super) fn undeclared(&mut self, id: GlobalId, file: FileId, pos: Pos) {
        let Some(var) = self.m.vars.get(id) else { return };
        // A first mention that is not before the statement is the one in it.
        let pos = if file == var.file { pos.max(var.pos) } else { pos };
        let message = format!("variable {} is not declared", self.shown('$', var.name));
        let hint = self.meant_global(var.name);
        self.error("undeclared-variable", file, pos, message, &hint);
    }

    /// Rule 8 for an entry function that is declared. Those of managed modules may be in another image, and get a `String[]`.
    fn entry(&mut self, f: &Function) {
        let m = self.m;
        if m.srclang.is_managed() || f.imported && f.body.is_some() {
            return;
        }
        let shown = self.shown('&', f.name);
        if self.is_generic(f) {
            let message = format!("the entry function {shown} is generic");
            return self.error("entry", f.file, f.pos, message, NOT_GENERIC);
        }
        if f.body.is_none() {
            let message = format!("the entry function {shown} is not defined in this module");
            let hint = "define it, or name another one";
            return self.error("entry", f.file, f.pos, message, hint);
        }
        let prim = |ty: TypeId| m.types.prim_of(ty);
        let fits = |(index, &formal): (usize, &Formal)| {
            let prim = f.formal_type(formal).map_or(Prim::Unknown, prim);
            prim.is_integral() && (index == 0 || prim.size() == 8)
        };
        let takes = f.formals.len() <= 3 && !f.variadic && f.formals.iter().enumerate().all(fits);
        let gives = f.returns.len() <= 1
            && f.returns
                .iter()
                .all(|&ty| prim(ty).is_integral() || prim(ty) == Prim::Void);
        if f.has_signature && !(takes && gives) {
            let message = format!("the entry function {shown} has a signature that main cannot have");
            let hint = "it takes at most the number of words, their addresses and the environment, and gives an integer";
            self.error("entry", f.file, f.pos, message, hint);
        }
    }

    /// Rule 30.
    fn symbol(&mut self, f: &Function, shown: Shown<'_>) {
        let m = self.m;
        let Some(var) = m.vars.lookup(f.name).and_then(|id| m.vars.get(id)) else {
            return;
        };
        let defined = f.body.is_some() || !matches!(var.storage, Storage::Extern);
        let local = f.attrs.has(Attr::Static) || var.storage == Storage::FileStatic;
        if var.declared && defined && !local && !m.srclang.is_managed() {
            let message = format!(
                "function {shown} and variable {} would be the same symbol",
                self.shown('$', var.name)
            );
            let hint = "rename one of them, or make one static";
            if var.file == f.file {
                self.again("symbol", f.file, (f.pos, var.pos), message, hint);
            } else {
                self.error("symbol", f.file, f.pos, message, hint);
            }
        }
    }

    /// Rules 1 and 2 for a place that takes room.
    pub(super) fn sized(&mut self, ty: TypeId, file: FileId, pos: Pos, what: impl Display) {
        if let Err(error) = self.layouts.size_align(&self.m.types, ty) {
            self.layout_error(error, file, pos, what);
        }
    }

    pub(super) fn layout_error(&mut self, error: LayoutError, file: FileId, pos: Pos, what: impl Display) {
        let (code, part) = match error {
            LayoutError::Undefined(part) if self.hides_type(part) => return,
            LayoutError::Undefined(part) | LayoutError::Incomplete(part) => ("undefined-type", part),
            LayoutError::Generic(_) => return,
            LayoutError::Bitfield(part) if !self.bitfields.insert(self.m.types.resolve(part)) => return,
            LayoutError::NotAggregate(part) | LayoutError::NoField(part, _) => ("field", part),
            LayoutError::Recursive(part)
            | LayoutError::NoSize(part)
            | LayoutError::TooLarge(part)
            | LayoutError::Bitfield(part)
            | LayoutError::TooDeep(part) => ("layout", part),
        };
        let message = format!("{what}: {error}: {}", self.type_text(part));
        let hint = self.meant_type(part);
        self.error(code, file, pos, message, &hint);
    }

    fn type_definition(&mut self, named: &NamedType) {
        let Some(def) = named.def.filter(|&def| !self.hides_type(def)) else {
            return;
        };
        let m = self.m;
        let shown = self.shown(if named.scope.is_some() { '%' } else { '$' }, named.name);
        let file = named
            .scope
            .and_then(|f| m.funcs.get(f))
            .map_or(FileId::MAIN, |f| f.file);
        match m.types.get(def) {
            Type::Aggregate(aggregate) if !aggregate.incomplete => {
                let before = self.diagnostics.errors();
                self.members(def, aggregate, file, named.pos, shown);
                let class = self.cyclic && aggregate.kind == AggregateKind::Class;
                if self.diagnostics.errors() == before && !class {
                    self.sized(def, file, named.pos, format_args!("type {shown}"));
                }
            }
            Type::Aggregate(_) | Type::Func { .. } => {}
            // Names of names must lead somewhere, or they would be followed for ever.
            _ if matches!(m.types.structure(def), Type::Named(_)) => {
                let message = format!("type {shown} leads to no type");
                self.error("undefined-type", file, named.pos, message, "");
            }
            Type::Array { .. } => self.sized(def, file, named.pos, format_args!("type {shown}")),
            _ => {}
        }
    }

    pub(super) fn members(
        &mut self,
        def: TypeId,
        aggregate: &Aggregate,
        file: FileId,
        pos: Pos,
        shown: Shown<'_>,
    ) {
        let m = self.m;
        for field in instance_fields(aggregate).filter(|f| f.bits.is_some()) {
            let prim = m.types.prim_of(field.ty);
            // An instance tells.
            if matches!(m.types.structure(field.ty), Type::Param(_)) {
                continue;
            }
            if !matches!(prim.kind(), Kind::Int | Kind::Uint)
                || u32::from(field.bits.unwrap_or(0)) > prim.bits()
            {
                let message = format!(
                    "field {} of {shown} is a bitfield of {} bits in type {}",
                    self.shown('@', field.name),
                    field.bits.unwrap_or(0),
                    self.type_text(field.ty)
                );
                self.bitfields.insert(m.types.resolve(def));
                self.error(
                    "layout",
                    file,
                    pos,
                    message,
                    "bitfields are integers no wider than their type",
                );
                return;
            }
        }
        let wanted = if aggregate.kind == AggregateKind::Class {
            AggregateKind::Class
        } else {
            AggregateKind::Interface
        };
        for &parent in &aggregate.parents {
            self.class_type(parent, wanted, pos, format_args!("what {shown} extends"));
        }
        for &name in &aggregate.implements {
            let Some(id) = m.types.lookup(None, name) else {
                continue;
            };
            let interface = m
                .types
                .named(id)
                .and_then(|n| n.def)
                .and_then(|d| m.types.aggregate(d));
            if interface.is_some_and(|a| a.kind != AggregateKind::Interface) {
                let message = format!(
                    "{shown} implements {}, which is no interface",
                    self.shown('$', name)
                );
                self.error("class", file, pos, message, "");
            }
        }
    }

    fn class_type(&mut self, ty: TypeId, wanted: AggregateKind, pos: Pos, shown: impl Display) {
        match self.m.types.structure(ty) {
            Type::Named(_) if self.hides_type(ty) => {}
            Type::Named(_) => {
                let message = format!("{shown}: type {} is not defined", self.type_text(ty));
                self.error(
                    "undefined-type",
                    FileId::MAIN,
                    pos,
                    message,
                    "import its type file, or define it",
                );
            }
            Type::Aggregate(a) if a.kind == wanted => {}
            Type::Instance { .. } | Type::Param(_) => {}
            _ => {
                let kind = if wanted == AggregateKind::Class {
                    "class"
                } else {
                    "interface"
                };
                let message = format!("{shown}: {} is no {kind}", self.type_text(ty));
                self.error("class", FileId::MAIN, pos, message, "");
            }
        }
    }
}

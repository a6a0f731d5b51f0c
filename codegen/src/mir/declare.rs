//! What declarations of the same name make of each other, whatever form they were read from.

use crate::diag::Severity;

use super::{
    AttrSet, FuncId, Function, GlobalId, InitId, Loc, Module, NamedId, Pos, Storage, SymbolTable, TypeId,
    TypeTable, Variable,
};

/// Declarations that contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Redefined {
    /// A variable with two initial values.
    Values,
    /// A type with two definitions.
    Type,
    /// A type that an imported file defines differently: files of different age, perhaps.
    Imported,
    /// A function with two bodies.
    Body,
}

impl Redefined {
    /// Whether the module can be compiled all the same.
    pub fn severity(self) -> Severity {
        match self {
            Redefined::Imported => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// What is wrong with what is called `shown`, and what to do about it.
    pub fn explained(self, shown: &str) -> (String, &'static str) {
        match self {
            Redefined::Values => (
                format!("variable {shown} has two initial values"),
                "remove one of them",
            ),
            Redefined::Type => (
                format!("type {shown} is defined twice"),
                "remove one of the definitions",
            ),
            Redefined::Imported => (
                format!("an imported file defines type {shown} differently"),
                "this module's definition counts here; functions of the other one have theirs: make both the same",
            ),
            Redefined::Body => (
                format!("function {shown} is defined twice"),
                "remove one of the bodies",
            ),
        }
    }
}

/// A definition of a type name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Definition {
    pub ty: TypeId,
    pub attrs: AttrSet,
    pub pos: Pos,
    pub loc: Loc,
    pub imported: bool,
}

/// Declares a global variable anew.
pub(super) fn global(
    vars: &mut SymbolTable<GlobalId, Variable>,
    id: GlobalId,
    new: Variable,
) -> Result<(), Redefined> {
    let old = &vars[id];
    let listed = old.declared && !old.imported;
    if listed && old.init.is_some() && new.init.is_some() {
        return Err(Redefined::Values);
    }
    let imported = new.imported;
    vars[id] = merge(old, new);
    if !listed && !imported {
        vars.declare(id);
    }
    Ok(())
}

/// Defines a type name. An imported definition does not replace the module's own, an incomplete one no complete one.
pub(super) fn named(types: &mut TypeTable, id: NamedId, new: Definition) -> Result<(), Redefined> {
    let is_incomplete = |ty: TypeId| types.aggregate(ty).is_some_and(|a| a.incomplete);
    let old = types.named(id);
    let old = old.and_then(|n| n.def.filter(|_| !n.imported));
    if let Some(old) = old {
        let differs = old != new.ty && !is_incomplete(old) && !is_incomplete(new.ty);
        match (differs, new.imported) {
            (true, true) => return Err(Redefined::Imported),
            (true, false) => return Err(Redefined::Type),
            (false, true) => return Ok(()),
            (false, false) => {}
        }
    }
    if old.is_none_or(|old| is_incomplete(old) || !is_incomplete(new.ty)) {
        types.define(id, new.ty, new.attrs, new.pos, new.loc, new.imported);
    }
    Ok(())
}

impl Module {
    /// Takes over what a declaration said; a prototype after the definition adds attributes only.
    pub(super) fn declare_function(&mut self, id: FuncId, mut f: Function, imported: bool) {
        let old = &mut self.funcs[id];
        let listed = old.declared && !old.imported;
        f.imported = imported && !listed;
        f.attrs.merge(&old.attrs);
        f.declared |= old.declared;
        if f.loc.is_none() {
            f.loc = old.loc;
        }
        if old.body.is_some() && f.body.is_none() {
            old.attrs = f.attrs;
        } else {
            *old = f;
        }
        if !listed && !imported {
            self.funcs.declare(id);
        }
    }
}

/// A later declaration completes an earlier one: a type, an initial value or a definition wins over their absence.
pub(super) fn merge(old: &Variable, new: Variable) -> Variable {
    if !old.declared {
        return new;
    }
    let mut attrs = old.attrs;
    attrs.merge(&new.attrs);
    let defines = new.init.is_some() || new.storage != Storage::Extern || old.storage == Storage::Extern;
    let storage = if old.storage == Storage::Extern || new.storage != Storage::Extern {
        new.storage
    } else {
        old.storage
    };
    // A redeclaration without storage class keeps the one given before.
    let storage = if storage == Storage::Default && old.storage != Storage::Extern {
        old.storage
    } else {
        storage
    };
    let init: Option<InitId> = new.init.or(old.init);
    let ty = match (old.ty, new.ty) {
        (Some(old), Some(new)) => Some(if defines { new } else { old }),
        (old, new) => new.or(old),
    };
    let loc = if new.loc.is_none() { old.loc } else { new.loc };
    let imported = old.imported && new.imported;
    // Imported files are read last: what they repeat has its place in the module's own text.
    let (file, pos) = if new.imported {
        (old.file, old.pos)
    } else {
        (new.file, new.pos)
    };
    Variable {
        ty,
        attrs,
        storage,
        init,
        loc,
        imported,
        file,
        pos,
        temp: old.temp || new.temp,
        in_block: old.in_block || new.in_block,
        ..new
    }
}

//! What others see of a module.

use super::{Attr, Formal, Function, Module, Storage, SymbolTable};

/// The declarations that an importer needs: types, classes, global variables without their values, and prototypes. What nobody outside of the module can
/// name is left out, and so are the imports: those who import this import them as well.
pub fn interface(module: &Module) -> Module {
    let mut m = Module {
        sources: module.sources.clone(),
        names: module.names.clone(),
        types: module.types.clone(),
        java: module.java.clone(),
        vars: module.vars.clone(),
        funcs: module.funcs.clone(),
        // Of the fields of classes.
        inits: module.inits.clone(),
        ..Module::default()
    };
    m.vars
        .retain_declared(|var| !matches!(var.storage, Storage::FileStatic | Storage::FuncStatic));
    m.vars.iter_mut().for_each(|(_, var)| var.init = None);
    let is_managed = module.srclang.is_managed();
    let is_seen = |f: &Function| !f.attrs.has(Attr::Local) && (is_managed || !f.attrs.has(Attr::Static));
    m.funcs.retain_declared(is_seen);
    for (_, f) in m.funcs.iter_mut() {
        let name = f.name;
        *f = Function {
            directives: None,
            ..prototype(std::mem::replace(f, Function::new(name)))
        };
    }
    m.types.retain_global();
    m
}

/// A function without its body, and without what only that uses.
pub(super) fn prototype(old: Function) -> Function {
    let mut f = Function {
        attrs: old.attrs,
        returns: old.returns,
        variadic: old.variadic,
        has_signature: old.has_signature,
        declared: old.declared,
        hidden: old.hidden,
        left_out: old.left_out,
        imported: old.imported,
        file: old.file,
        pos: old.pos,
        loc: old.loc,
        directives: old.directives,
        ..Function::new(old.name)
    };
    let mut locals = SymbolTable::default();
    for formal in old.formals {
        f.formals.push(match formal {
            Formal::Var(local) => match old.locals.get(local) {
                Some(var) => Formal::Var(locals.push(var.clone())),
                None => continue,
            },
            Formal::Reg(number, ty) => {
                f.pregs.extend(old.pregs.get(&number).map(|&preg| (number, preg)));
                Formal::Reg(number, ty)
            }
        });
    }
    f.locals = locals;
    f
}

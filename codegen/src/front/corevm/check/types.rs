//! Definitions outside of code.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::mir::{Name, Pos};

use super::super::ast::{Base, Function, Intrinsic, ParamKind, Type};
use super::super::intrinsics::{BYTES, Known};
use super::super::table::{Kind, Primitive};
use super::Checker;

/// Checks types, declarations and signatures.
pub(super) fn check(checker: &mut Checker<'_>) {
    let module = checker.module;
    let mut names = FxHashSet::default();
    for decl in &module.types {
        checker.unique(&mut names, decl.name, decl.pos, "type");
        let mut fields = FxHashSet::default();
        for field in &decl.fields {
            checker.unique(&mut fields, field.name, field.pos, "field");
            checker.storable(field.ty, field.pos, "a field");
        }
    }
    names.clear();
    for intrinsic in &module.intrinsics {
        checker.unique(&mut names, intrinsic.name, intrinsic.pos, "intrinsic function");
        checker.known(intrinsic.ret, intrinsic.pos);
        for param in &intrinsic.params {
            if let ParamKind::Regular(ty) = param.kind {
                checker.storable(ty, param.pos, "a parameter");
            }
        }
        checker.declared(intrinsic);
    }
    names.clear();
    for function in &module.functions {
        checker.unique(&mut names, function.name, function.pos, "function");
        checker.known(function.ret, function.pos);
        let mut params = FxHashSet::default();
        for param in &function.params {
            checker.unique(&mut params, param.name, param.pos, "parameter");
            checker.storable(param.ty, param.pos, "a parameter");
        }
        for name in function.positional.iter().chain(&function.keyword) {
            checker.unique(&mut params, *name, function.pos, "parameter");
        }
    }
    parents(checker);
}

/// Checks that parents exist and that none is its own ancestor.
fn parents(checker: &mut Checker<'_>) {
    let module = checker.module;
    let parents: FxHashMap<Name, Name> = module
        .functions
        .iter()
        .filter_map(|function| Some((function.name, function.parent?)))
        .collect();
    // Functions whose ancestors are known to end.
    let mut ends: FxHashSet<Name> = FxHashSet::default();
    for Function {
        name, parent, pos, ..
    } in &module.functions
    {
        let Some(parent) = *parent else { continue };
        if !checker.index.functions.contains_key(&parent) {
            let message = format!("there is no function {}", checker.text(parent));
            checker.error("parent", *pos, message, "define the parent, or leave it out");
            continue;
        }
        let mut path = FxHashSet::default();
        let mut at = Some(*name);
        while let Some(function) = at.filter(|at| !ends.contains(at)) {
            if !path.insert(function) {
                let message = format!("{} is its own ancestor", checker.text(function));
                checker.error("parent", *pos, message, "leave one of the parents out");
                break;
            }
            at = parents.get(&function).copied();
        }
        ends.extend(path);
    }
}

/// Whether an intrinsic function that returns a value of one type may be declared with another: numbers convert, and a byte may be read where a
/// pointer to bytes is returned.
fn gives(own: Type, declared: Type) -> bool {
    let number = |ty: Type| {
        ty.primitive().is_some_and(|primitive| {
            matches!(
                primitive.kind(),
                Kind::Bool | Kind::Signed | Kind::Unsigned | Kind::Float
            )
        })
    };
    let byte = |ty: Type| matches!(ty.value().primitive(), Some(Primitive::I8 | Primitive::Ui8));
    match own {
        own if own == declared => true,
        BYTES => byte(declared),
        own => number(own) && number(declared),
    }
}

impl Checker<'_> {
    /// Checks that an intrinsic function is declared as it is. Types may differ: values convert.
    fn declared(&mut self, intrinsic: &Intrinsic) {
        let name = self.text(intrinsic.name);
        let Some(known) = Known::find(self.module.names.bytes(intrinsic.name)) else {
            let message =
                format!("there is no intrinsic function {name}: calls of it are errors when they are made");
            let hint = "see the list in the documentation of the language";
            return self.warning("intrinsic", intrinsic.pos, message, hint);
        };
        let (own, wanted) = (intrinsic.params.len(), known.params().len());
        if own != wanted {
            let message = format!("{name} has {wanted} parameters, not {own}");
            self.error("arguments", intrinsic.pos, message, "declare as many");
        } else if !gives(known.ret(), intrinsic.ret) {
            let message = format!("{name} returns {}", self.shown(known.ret()));
            self.error("return", intrinsic.pos, message, "declare what it returns");
        }
    }

    /// Checks that a name is new among `names`.
    pub(super) fn unique(&mut self, names: &mut FxHashSet<Name>, name: Name, pos: Pos, what: &str) {
        if !names.insert(name) {
            let message = format!("there is a {what} {} already", self.text(name));
            self.error("duplicate", pos, message, "give it another name");
        }
    }

    /// Checks that a type exists. Says whether it does.
    pub(super) fn known(&mut self, ty: Type, pos: Pos) -> bool {
        let mut ty = ty;
        loop {
            match ty.base {
                Base::Primitive(Primitive::Void) if ty.pointer => {
                    self.error("type", pos, "there is no pointer to void", "write i8* for bytes");
                    return false;
                }
                Base::Primitive(_) => return true,
                Base::Named(name) => {
                    let exists = self.index.types.contains_key(&name);
                    if !exists {
                        let message = format!("there is no type {}", self.text(name));
                        self.error("undefined-type", pos, message, "define it: `type name { .. }`");
                    }
                    return exists;
                }
                Base::Array(element, _) => {
                    ty = self.module.elements.get(element);
                    if ty == Type::VOID {
                        self.error(
                            "type",
                            pos,
                            "elements cannot be void",
                            "name a type that has values",
                        );
                        return false;
                    }
                }
            }
        }
    }

    /// Checks that a type exists and has values. Says whether it does.
    pub(super) fn storable(&mut self, ty: Type, pos: Pos, what: &str) -> bool {
        if ty == Type::VOID {
            self.error(
                "type",
                pos,
                format!("{what} cannot be void"),
                "name a type that has values",
            );
            return false;
        }
        self.known(ty, pos)
    }
}

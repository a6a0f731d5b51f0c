//! Types with other types for their parameters.

use maple_mirbin::Prim;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

use crate::diag::FileId;

use super::{Expander, Vector};
use crate::mir::{Name, NamedId, Type, TypeId, TypeTable};

/// What a type is made of.
#[derive(Clone, Copy, Default)]
pub(in crate::mir) struct Parts {
    /// Type parameters.
    pub(in crate::mir) params: bool,
    /// Instances of generic types.
    pub(in crate::mir) instances: bool,
}

/// What the types of a table are made of.
#[derive(Default)]
pub(in crate::mir) struct Makeup {
    /// By type, as far as someone asked.
    known: Vec<Parts>,
}

impl Makeup {
    /// What a type is made of. Types stand after those that they consist of.
    pub(in crate::mir) fn of(&mut self, types: &TypeTable, ty: TypeId) -> Parts {
        for (_, ty) in types.iter().skip(self.known.len()) {
            let mut parts = Parts {
                params: matches!(ty, Type::Param(_)),
                instances: matches!(ty, Type::Instance { .. }),
            };
            for inner in inner(ty).iter().filter_map(|inner| self.known.get(inner.index())) {
                parts.params |= inner.params;
                parts.instances |= inner.instances;
            }
            self.known.push(parts);
        }
        self.known.get(ty.index()).copied().unwrap_or_default()
    }
}

impl Expander<'_> {
    /// What a type of the module is made of.
    pub(super) fn parts(&mut self, ty: TypeId) -> Parts {
        self.makeup.of(&self.module.types, ty)
    }

    /// A type with other types for its parameters, and without instances of generic types.
    pub(super) fn substituted(&mut self, ty: TypeId, vector: &[(Name, TypeId)]) -> TypeId {
        let mut found = BTreeSet::new();
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            let parts = self.parts(ty);
            if (parts.params || parts.instances) && found.insert(ty) {
                open.extend(inner(self.module.types.get(ty)));
            }
        }
        let mut new = FxHashMap::default();
        for old in found {
            let ty = self.rebuilt(old, vector, |inner| new.get(&inner).copied().unwrap_or(inner));
            new.insert(old, ty);
        }
        new.get(&ty).copied().unwrap_or(ty)
    }

    /// A type whose parts have become others.
    fn rebuilt(&mut self, ty: TypeId, vector: &[(Name, TypeId)], of: impl Fn(TypeId) -> TypeId) -> TypeId {
        let all = |types: &[TypeId]| types.iter().map(|ty| of(*ty)).collect();
        let new = match self.module.types.get(ty).clone() {
            Type::Param(name) => {
                let given = vector.iter().find(|(known, _)| *known == name);
                return given.map_or(ty, |(_, ty)| *ty);
            }
            Type::Instance { base, args } => {
                let args = args.iter().map(|(name, ty)| (*name, of(*ty))).collect();
                return self.instance(base, args);
            }
            Type::Pointer(to) => Type::Pointer(of(to)),
            Type::Array { dims, elem } => Type::Array { dims, elem: of(elem) },
            Type::FlexArray(elem) => Type::FlexArray(of(elem)),
            Type::Func {
                params,
                variadic,
                returns,
            } => Type::Func {
                params: all(&params),
                variadic,
                returns: all(&returns),
            },
            Type::Qualified { ty, attrs } => Type::Qualified { ty: of(ty), attrs },
            Type::Aggregate(mut aggregate) => {
                for field in aggregate.fields.iter_mut().chain(&mut aggregate.parent_fields) {
                    field.ty = of(field.ty);
                }
                for parent in &mut aggregate.parents {
                    *parent = of(*parent);
                }
                for method in &mut aggregate.methods {
                    method.ty = of(method.ty);
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
        if self.ends(generic.name, FileId::MAIN, generic.pos) {
            return TypeTable::prim(Prim::I32);
        }
        let is_outermost = self.outermost.is_none();
        if is_outermost {
            self.outermost = Some((generic.name, generic.pos));
        }
        let name = self.numbered(generic.name);
        let types = &mut self.module.types;
        let named = types.mention(None, name, generic.pos);
        let ty = types.intern(Type::Named(named));
        self.types.insert((base, args.clone()), ty);
        self.depth += 1;
        let closed = self.substituted(def, &args);
        self.depth -= 1;
        if is_outermost {
            self.outermost = None;
        }
        if self.parts(closed).params && !self.has_problems() {
            self.diagnostics.concern_all();
            let message = format!("some parameters of {} get no type", self.text(generic.name));
            self.error(FileId::MAIN, generic.pos, message, "");
        }
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
}

/// The types that a type directly consists of.
pub(super) fn inner(ty: &Type) -> Vec<TypeId> {
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

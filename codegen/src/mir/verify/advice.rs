//! Names that were perhaps meant.

use crate::mir::{Name, Type, TypeId, keyword};

use super::Checker;

/// Names that are looked for in one module. Each costs as much as there are names to compare with.
pub(super) const SEARCHES: u32 = 64;

/// Shorter names are near to too many others.
const SHORTEST: usize = 3;

impl Checker<'_> {
    /// Which of some names is nearly `name`, else `otherwise`, as advice.
    pub(super) fn meant(
        &mut self,
        sigil: char,
        name: Name,
        others: impl Iterator<Item = Name>,
        otherwise: &str,
    ) -> String {
        let names = &self.m.names;
        let text = |name| std::str::from_utf8(names.bytes(name)).ok();
        let wanted = text(name).filter(|wanted| wanted.len() >= SHORTEST && self.searches > 0);
        self.searches = self.searches.saturating_sub(1);
        let near = wanted.and_then(|wanted| {
            let others = others.filter(|&other| other != name);
            keyword::nearest_of(wanted, others.filter_map(text))
        });
        near.map_or(otherwise.to_owned(), |near| {
            format!("did you mean `{sigil}{near}`?")
        })
    }

    /// As [`Checker::meant`], with a local variable: it may also be a global one of the same name.
    pub(super) fn meant_local(&mut self, name: Name, locals: impl Iterator<Item = Name>) -> String {
        let global = self.m.vars.lookup(name).and_then(|id| self.m.vars.get(id));
        if global.is_some_and(|var| var.declared) {
            return format!("did you mean the global variable `${}`?", self.m.names.text(name));
        }
        self.meant('%', name, locals, "declare it with var")
    }

    /// As [`Checker::meant`], with a global variable.
    pub(super) fn meant_global(&mut self, name: Name) -> String {
        let declared = self.m.vars.iter().filter(|(_, var)| var.declared);
        self.meant(
            '$',
            name,
            declared.map(|(_, var)| var.name),
            "declare it with var",
        )
    }

    /// As [`Checker::meant`], with a function.
    pub(super) fn meant_function(&mut self, name: Name, otherwise: &str) -> String {
        let declared = self.m.funcs.iter().filter(|(_, func)| func.declared);
        self.meant('&', name, declared.map(|(_, func)| func.name), otherwise)
    }

    /// As [`Checker::meant`], with a type that is not defined; nothing if it is no name.
    pub(super) fn meant_type(&mut self, ty: TypeId) -> String {
        let types = &self.m.types;
        let named = match types.structure(ty) {
            Type::Named(name) | Type::Instance { base: name, .. } => types.named(*name),
            _ => None,
        };
        let Some(named) = named.filter(|named| named.def.is_none()) else {
            return String::new();
        };
        let defined = types.named_types().map(|(_, other)| other);
        let defined = defined.filter(|other| other.def.is_some() && other.scope == named.scope);
        let sigil = if named.scope.is_some() { '%' } else { '$' };
        self.meant(sigil, named.name, defined.map(|other| other.name), "")
    }
}

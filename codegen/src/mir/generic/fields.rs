//! Numbers of fields. Generic code counts what has the type of a parameter as one field, the instance also the fields in it.

use maple_mirbin::Prim;

use super::{Expander, Vector};
use crate::mir::{Function, Name, Sym, TypeId, TypeTable};

impl Expander<'_> {
    /// The number that a field of a variable has in an instance; `before` are the types of the locals in the generic function.
    pub(super) fn variable_field(
        &mut self,
        f: &Function,
        before: &[Option<TypeId>],
        (sym, field): (Sym, i32),
        vector: &[(Name, TypeId)],
    ) -> i32 {
        let Sym::Local(id) = sym else { return field };
        let types = (
            before.get(id.0 as usize).copied().flatten(),
            f.locals.get(id).and_then(|local| local.ty),
        );
        match types {
            (Some(old), Some(new)) => self.renumbered(old, new, field, vector),
            _ => field,
        }
    }

    /// The number that a field has which is reached through a pointer.
    pub(super) fn pointer_field(
        &mut self,
        (old, new): (TypeId, TypeId),
        field: i32,
        vector: &[(Name, TypeId)],
    ) -> i32 {
        let types = &self.module.types;
        match (types.pointee(old), types.pointee(new)) {
            (Some(old), Some(new)) => self.renumbered(old, new, field, vector),
            _ => field,
        }
    }

    /// The number in `new` of the field that has this number in `old`, of which `new` was made.
    pub(super) fn renumbered(
        &mut self,
        old: TypeId,
        new: TypeId,
        field: i32,
        vector: &[(Name, TypeId)],
    ) -> i32 {
        if field <= 0 || !self.parts(old).params {
            return field;
        }
        // With scalars for its parameters the type has the numbers that generic code uses.
        let scalars: Vector = vector
            .iter()
            .map(|(name, _)| (*name, TypeTable::prim(Prim::I64)))
            .collect();
        let (mut from, mut to) = (self.substituted(old, &scalars), new);
        let (mut rest, mut number) = (field as u32, 0);
        while rest != 0 {
            let types = &self.module.types;
            let (Ok(here), Ok(there)) = (
                self.layouts.aggregate(types, from),
                self.layouts.aggregate(types, to),
            ) else {
                return field;
            };
            let index = here
                .members
                .partition_point(|member| member.id <= rest)
                .wrapping_sub(1);
            let (Some(old), Some(new)) = (here.members.get(index), there.members.get(index)) else {
                return field;
            };
            rest -= old.id;
            number += new.id;
            (from, to) = (old.place.ty, new.place.ty);
        }
        number as i32
    }
}

//! The types that the operands and the value of an instruction have, from its shape and its parameters.

use super::ast::{Bundle, Inst, Pass};
use super::table::{INTRINSICS, Plain, Rule};
use super::types::{Type, TypeId, Types};

/// A type that is known, or how it is constructed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This type.
    Is(TypeId),
    /// A type without a name.
    Made(Type),
    /// `ref` to anything.
    AnyRef,
    /// No value.
    Nothing,
}

impl Types {
    /// The type of a place of an instruction; `None` if its parameters do not have what the rule speaks of.
    pub fn wanted(&self, inst: &Inst, rule: Rule) -> Option<Wanted> {
        let first = inst.types.first().copied();
        let field = || match self.ty(first?) {
            Type::Struct(fields) => fields.get(inst.index as usize).copied(),
            _ => None,
        };
        Some(match rule {
            Rule::First => Wanted::Is(first?),
            Rule::Second => Wanted::Is(*inst.types.get(1)?),
            Rule::Condition => Wanted::Made(Type::Int(1)),
            // The type of an index may be told.
            Rule::Word => match inst.types.get(1) {
                Some(ty) => Wanted::Is(*ty),
                None => Wanted::Made(Type::Int(64)),
            },
            Rule::Address => first.map_or(Wanted::Made(Type::Int(64)), Wanted::Is),
            Rule::Ref => Wanted::Made(Type::Ref(first?)),
            Rule::IRef => Wanted::Made(Type::IRef(first?)),
            Rule::AnyRef => Wanted::AnyRef,
            Rule::Func => Wanted::Made(Type::Func(inst.sig?)),
            Rule::Stack => Wanted::Made(Type::Stack),
            Rule::Field => Wanted::Is(field()?),
            Rule::FieldIRef => Wanted::Made(Type::IRef(field()?)),
            Rule::ElementIRef => match self.ty(first?) {
                Type::Array(element, _) => Wanted::Made(Type::IRef(*element)),
                _ => return None,
            },
            Rule::FixedIRef => match self.ty(first?) {
                Type::Hybrid(fixed, _) => Wanted::Made(Type::IRef(*fixed)),
                _ => return None,
            },
            Rule::VarIRef => match self.ty(first?) {
                Type::Hybrid(_, var) => Wanted::Made(Type::IRef(*var)),
                _ => return None,
            },
            Rule::Loaded => match self.ty(first?) {
                Type::WeakRef(to) => Wanted::Made(Type::Ref(*to)),
                _ => Wanted::Is(first?),
            },
            Rule::Exception => Wanted::Made(Type::Ref(self.find(&Type::Void)?)),
            Rule::Passed => match inst.swap?.pass {
                Pass::Void => return None,
                Pass::Value(ty) => Wanted::Is(ty),
                Pass::Throw => Wanted::AnyRef,
            },
            Rule::Awaited => inst.swap?.back.map_or(Wanted::Nothing, Wanted::Is),
            Rule::Result => Wanted::Is(self.sig(inst.sig?)?.result),
            Rule::Intrinsic => self.plain(INTRINSICS.get(inst.index as usize)?.result)?,
            Rule::None => Wanted::Nothing,
        })
    }

    /// The type of argument `index`; `None` if there is none.
    pub fn wanted_argument(&self, inst: &Inst, index: usize) -> Option<Wanted> {
        match inst.sig {
            Some(sig) => Some(Wanted::Is(*self.sig(sig)?.params.get(index)?)),
            None => self.plain(*INTRINSICS.get(inst.index as usize)?.params.get(index)?),
        }
    }

    /// Number of arguments that the signature or the intrinsic function wants.
    pub fn wanted_arguments(&self, inst: &Inst) -> usize {
        match inst.sig {
            Some(sig) => self.sig(sig).map_or(0, |sig| sig.params.len()),
            None => INTRINSICS
                .get(inst.index as usize)
                .map_or(0, |intrinsic| intrinsic.params.len()),
        }
    }

    /// A type that the bundle has for a place; `None` for no value, or any `ref`.
    pub fn known(&self, wanted: &Wanted) -> Option<TypeId> {
        match wanted {
            Wanted::Is(id) => Some(*id),
            Wanted::Made(ty) => self.find(ty),
            Wanted::AnyRef | Wanted::Nothing => None,
        }
    }

    fn plain(&self, plain: Plain) -> Option<Wanted> {
        Some(Wanted::Made(match plain {
            Plain::Void => return Some(Wanted::Nothing),
            Plain::Int(bits) => Type::Int(bits as u8),
            Plain::Double => Type::Double,
            Plain::Ref => Type::Ref(self.find(&Type::Void)?),
            Plain::TagRef64 => Type::TagRef64,
            Plain::Stack => Type::Stack,
            Plain::Thread => Type::Thread,
        }))
    }
}

impl Bundle {
    /// The type of a place for a literal or a value, added to the bundle's if it is new. `None` for no value, or any `ref`.
    pub fn settle(&mut self, wanted: &Wanted, pos: crate::mir::Pos) -> Option<TypeId> {
        match wanted {
            Wanted::Is(id) => match self.types.ty(*id) {
                Type::Void => None,
                _ => Some(*id),
            },
            Wanted::Made(ty) => Some(self.types.intern(ty.clone(), pos)),
            Wanted::AnyRef | Wanted::Nothing => None,
        }
    }

    /// `void` and `ref<void>`, which instructions mean without naming them.
    pub fn reference_types(&mut self) -> (TypeId, TypeId) {
        let void = self.types.intern(Type::Void, crate::mir::Pos::NONE);
        let reference = self.types.intern(Type::Ref(void), crate::mir::Pos::NONE);
        (void, reference)
    }
}

//! What a name stands for, and how it becomes what an instruction wants (place typing).
//!
//! A name is a value or a *place*: storage that holds a value of a type. Places come from `alloca`, from fields, and from parameters.
//! The text does not say whether it means the place, what is there, or its address; what is wanted does.

use super::ast::{Base, Const, Elements, Type};
use super::table::{Kind as Class, Primitive};

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A value of the type.
    Value(Type),
    /// Storage for a value of the type.
    Place(Type),
}

impl Kind {
    /// The type of the value, or of what is in the place.
    pub const fn ty(self) -> Type {
        match self {
            Kind::Value(ty) | Kind::Place(ty) => ty,
        }
    }
}

/// How a value is taken from what a name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Take {
    /// As it is: of a value itself, of a place what is there.
    Value,
    /// The address of the place.
    Address,
    /// What is where the pointer leads to.
    Deref,
    /// The address of a new cell with the value.
    Materialise,
}

/// What becomes of it then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// Nothing.
    Keep,
    /// It becomes a number of another type.
    Convert,
    /// It becomes a dynamic value.
    Box,
    /// The value in a dynamic value, which must be of the type.
    Unbox,
    /// A pointer to a whole becomes one to its beginning.
    Decay,
    /// Null becomes a pointer.
    Null,
}

/// How what a name stands for becomes a value of a wanted type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coercion {
    /// The first step.
    pub take: Take,
    /// What type that gives.
    pub taken: Type,
    /// The second step.
    pub then: Then,
}

/// Whether values of a type are numbers or bool.
pub fn is_numeric(ty: Type) -> bool {
    ty.primitive().is_some_and(|p| {
        matches!(
            p.kind(),
            Class::Bool | Class::Signed | Class::Unsigned | Class::Float
        )
    })
}

/// Whether a type is a structure or an array.
pub fn is_aggregate(ty: Type) -> bool {
    !ty.pointer && !matches!(ty.base, Base::Primitive(_))
}

/// How `kind` becomes a value of type `want`; `None` if it cannot. With `numeric`, numbers convert.
pub fn coerce(elements: &Elements, kind: Kind, want: Type, numeric: bool) -> Option<Coercion> {
    let own = kind.ty();
    let step = |take, taken, then| Some(Coercion { take, taken, then });
    let pointer = Type { pointer: true, ..own };
    let is_object = |ty: Type| ty == Type::OBJECT;
    let address = match kind {
        Kind::Place(_) => Take::Address,
        Kind::Value(_) => Take::Materialise,
    };
    if own == Type::VOID || want == Type::VOID {
        return None;
    }
    if own == want {
        return step(Take::Value, own, Then::Keep);
    }
    if !own.pointer && want == pointer {
        return step(address, want, Then::Keep);
    }
    if own.pointer && own.value() == want {
        return step(Take::Deref, want, Then::Keep);
    }
    if numeric && is_numeric(want) && is_numeric(own) {
        return step(Take::Value, own, Then::Convert);
    }
    if numeric && is_numeric(want) && own.pointer && is_numeric(own.value()) {
        return step(Take::Deref, own.value(), Then::Convert);
    }
    if is_object(own) && !want.pointer {
        return step(Take::Value, own, Then::Unbox);
    }
    if is_object(own) && matches!(want.base, Base::Named(_) | Base::Array(..)) {
        return step(Take::Value, own, Then::Unbox);
    }
    if is_object(want) {
        return match own.base {
            // Structures and arrays are shared.
            Base::Named(_) | Base::Array(..) if own.pointer => step(Take::Value, own, Then::Box),
            Base::Named(_) | Base::Array(..) => step(address, pointer, Then::Box),
            Base::Primitive(_) if own.pointer => step(Take::Deref, own.value(), Then::Box),
            Base::Primitive(_) => step(Take::Value, own, Then::Box),
        };
    }
    if want.pointer && decays(elements, own, want) {
        return match own.pointer {
            true => step(Take::Value, own, Then::Decay),
            false => step(address, pointer, Then::Decay),
        };
    }
    None
}

/// As [`coerce`], for a constant.
pub fn coerce_constant(elements: &Elements, constant: Const, want: Type, numeric: bool) -> Option<Coercion> {
    match constant {
        Const::Null if want.pointer => Some(Coercion {
            take: Take::Value,
            taken: Type::OBJECT,
            then: Then::Null,
        }),
        _ => coerce(elements, Kind::Value(Type::of(constant.ty())), want, numeric),
    }
}

/// Whether a pointer to `whole`, or to what it points to, may be one to its beginning: to bytes, or to the elements of an array.
fn decays(elements: &Elements, whole: Type, want: Type) -> bool {
    let bytes = matches!(want.base, Base::Primitive(Primitive::I8 | Primitive::Ui8));
    match whole.base {
        Base::Array(element, _) => {
            let element = elements.get(element);
            (bytes && is_numeric(element))
                || (!element.pointer && element == want.value() && is_numeric(element))
        }
        Base::Primitive(_) => bytes && is_numeric(whole.value()),
        Base::Named(_) => false,
    }
}

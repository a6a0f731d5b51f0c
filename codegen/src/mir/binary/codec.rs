//! How values are stored: each kind is described once, for writer and reader alike.

use crate::mir::{
    BlockId, FuncId, GlobalId, InitId, IntrinsicRef, LabelId, Loc, LocalId, Name, NamedId, Pos, Reg, Sym,
    TypeId,
};
use maple_mirbin::{Intrinsic, Prim, Xintrinsic};

use super::cursor::{Read, fold, unfold};
use super::reader::Reader;
use super::writer::Writer;

/// What a file can hold.
pub(super) trait Code: Sized {
    /// Appends it.
    fn put(&self, w: &mut Writer<'_>);
    /// Reads what [`Code::put`] wrote.
    fn get(r: &mut Reader<'_, '_>) -> Read<Self>;
}

/// An enumeration whose variants have numbers.
pub(super) trait Tagged: Sized {
    /// The number of its variant.
    fn tag(&self) -> u8;
    /// Appends what the variant holds.
    fn put_fields(&self, w: &mut Writer<'_>);
    /// Reads what the variant of this number holds.
    fn get_fields(tag: u8, r: &mut Reader<'_, '_>) -> Read<Self>;
}

/// A structure is its fields, in this order.
macro_rules! structure {
    ($name:ident { $($field:ident),* $(,)? }) => {
        impl $crate::mir::binary::codec::Code for $name {
            fn put(&self, w: &mut $crate::mir::binary::writer::Writer<'_>) {
                $(self.$field.put(w);)*
            }

            fn get(r: &mut $crate::mir::binary::reader::Reader<'_, '_>) -> $crate::mir::binary::cursor::Read<$name> {
                Ok($name { $($field: $crate::mir::binary::codec::Code::get(r)?),* })
            }
        }
    };
}

/// A variant is its number and its fields. Those behind `apart` have numbers, but are written by code of their own. Behind `as` stands the module
/// that gets the numbers by name.
macro_rules! enumeration {
    (
        $name:ident as $tags:ident {
            $($tag:literal $variant:ident $(( $($field:ident),* ))? $({ $($member:ident),* })?;)*
        }
        $(apart { $($other_tag:literal $other:ident;)* })?
    ) => {
        #[allow(non_upper_case_globals, dead_code)]
        pub(super) mod $tags {
            $(pub const $variant: u8 = $tag;)*
            $($(pub const $other: u8 = $other_tag;)*)?
        }

        $crate::mir::binary::codec::enumeration! {
            $name {
                $($tag $variant $(( $($field),* ))? $({ $($member),* })?;)*
            }
            $(apart { $($other_tag $other;)* })?
        }
    };
    (
        $name:ident {
            $($tag:literal $variant:ident $(( $($field:ident),* ))? $({ $($member:ident),* })?;)*
        }
        $(apart { $($other_tag:literal $other:ident;)* })?
    ) => {
        impl $crate::mir::binary::codec::Code for $name {
            fn put(&self, w: &mut $crate::mir::binary::writer::Writer<'_>) {
                w.byte($crate::mir::binary::codec::Tagged::tag(self));
                $crate::mir::binary::codec::Tagged::put_fields(self, w);
            }

            fn get(r: &mut $crate::mir::binary::reader::Reader<'_, '_>) -> $crate::mir::binary::cursor::Read<$name> {
                let tag = r.cursor.byte()?;
                $crate::mir::binary::codec::Tagged::get_fields(tag, r)
            }
        }

        impl $crate::mir::binary::codec::Tagged for $name {
            #[inline]
            fn tag(&self) -> u8 {
                match self {
                    $($name::$variant { .. } => $tag,)*
                    $($($name::$other { .. } => $other_tag,)*)?
                }
            }

            #[allow(unused_variables)]
            fn put_fields(&self, w: &mut $crate::mir::binary::writer::Writer<'_>) {
                match self {
                    $($name::$variant $(( $($field),* ))? $({ $($member),* })? => {
                        $($($field.put(w);)*)?
                        $($($member.put(w);)*)?
                    })*
                    $($($name::$other { .. } => {})*)?
                }
            }

            #[inline]
            fn get_fields(
                tag: u8,
                r: &mut $crate::mir::binary::reader::Reader<'_, '_>,
            ) -> $crate::mir::binary::cursor::Read<$name> {
                Ok(match tag {
                    $($tag => $name::$variant
                        $(( $({
                            let $field = $crate::mir::binary::codec::Code::get(r)?;
                            $field
                        }),* ))?
                        $({ $($member: $crate::mir::binary::codec::Code::get(r)?),* })?,)*
                    _ => return r.cursor.fail(format!("there is no {} {tag}", stringify!($name))),
                })
            }
        }
    };
}
pub(super) use {enumeration, structure};

/// Numbers.
macro_rules! numbers {
    ($($ty:ty: $put:expr, $get:expr;)*) => {$(
        impl Code for $ty {
            #[inline]
            fn put(&self, w: &mut Writer<'_>) {
                let number: fn($ty) -> u64 = $put;
                w.number(number(*self));
            }

            #[inline]
            fn get(r: &mut Reader<'_, '_>) -> Read<$ty> {
                let value: fn(u64) -> Option<$ty> = $get;
                let number = r.cursor.number()?;
                match value(number) {
                    Some(value) => Ok(value),
                    None => r.cursor.fail(format!("{number} is out of range")),
                }
            }
        }
    )*};
}
numbers! {
    u64: |v| v, Some;
    u32: u64::from, |n| u32::try_from(n).ok();
    u8: u64::from, |n| u8::try_from(n).ok();
    i64: fold, |n| Some(unfold(n));
    i32: |v| fold(i64::from(v)), |n| i32::try_from(unfold(n)).ok();
    bool: u64::from, |n| (n < 2).then_some(n == 1);
    IntrinsicRef: intrinsic, intrinsic_of;
    // Addresses have 64 bits: there is no a32.
    Prim: |v| if v == Prim::A32 { Prim::Ptr as u64 } else { v as u64 },
        |n| Prim::from_u8(u8::try_from(n).ok()?).filter(|&prim| prim != Prim::A32);
}

/// The number of an intrinsic: the lowest bit says of which of the two lists it is.
fn intrinsic(intrinsic: IntrinsicRef) -> u64 {
    match intrinsic {
        IntrinsicRef::Std(id) => u64::from(id as u8) << 1,
        IntrinsicRef::Ext(id) => u64::from(id as u32) << 1 | 1,
    }
}

fn intrinsic_of(number: u64) -> Option<IntrinsicRef> {
    if number & 1 == 0 {
        Intrinsic::from_u8(u8::try_from(number >> 1).ok()?).map(IntrinsicRef::Std)
    } else {
        Xintrinsic::from_u32(u32::try_from(number >> 1).ok()?).map(IntrinsicRef::Ext)
    }
}

/// What the writer and the reader have a method for each: `Type put get`.
macro_rules! by_method {
    ($($ty:ty: $method:ident;)*) => {$(
        impl Code for $ty {
            #[inline]
            fn put(&self, w: &mut Writer<'_>) {
                w.$method(*self);
            }

            #[inline]
            fn get(r: &mut Reader<'_, '_>) -> Read<$ty> {
                r.$method()
            }
        }
    )*};
}
by_method! {
    Name: name;
    TypeId: ty;
    NamedId: named;
    GlobalId: global;
    FuncId: func;
    LocalId: local;
    LabelId: label;
    Reg: reg;
    InitId: init;
    Loc: loc;
    Pos: pos;
    crate::mir::AttrSet: attrs;
}

/// The statements of a block follow the one that it belongs to, so nothing stands for it among the fields.
impl Code for BlockId {
    fn put(&self, _: &mut Writer<'_>) {}

    fn get(_: &mut Reader<'_, '_>) -> Read<BlockId> {
        Ok(BlockId(u32::MAX))
    }
}

/// The position with a bit below it: 1 for local variables.
impl Code for Sym {
    #[inline]
    fn put(&self, w: &mut Writer<'_>) {
        match *self {
            Sym::Global(id) => {
                w.mark_global(id);
                w.number(u64::from(w.numbers.globals.of(id.0)) << 1);
            }
            Sym::Local(id) => w.number(u64::from(id.0) << 1 | 1),
        }
    }

    #[inline]
    fn get(r: &mut Reader<'_, '_>) -> Read<Sym> {
        let number = r.cursor.number()?;
        let index = (number >> 1) as usize;
        let sym = match number & 1 {
            0 => r.globals.get(index).map(|&id| Sym::Global(id)),
            _ => (index < r.f.locals.len()).then_some(Sym::Local(LocalId(index as u32))),
        };
        match sym {
            Some(sym) => Ok(sym),
            None => r.cursor.fail("there is no such variable"),
        }
    }
}

impl<T: Code> Code for Option<T> {
    fn put(&self, w: &mut Writer<'_>) {
        self.is_some().put(w);
        if let Some(value) = self {
            value.put(w);
        }
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<Option<T>> {
        Ok(match bool::get(r)? {
            true => Some(T::get(r)?),
            false => None,
        })
    }
}

impl<T: Code, E: Code> Code for Result<T, E> {
    fn put(&self, w: &mut Writer<'_>) {
        self.is_err().put(w);
        match self {
            Ok(value) => value.put(w),
            Err(other) => other.put(w),
        }
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<Result<T, E>> {
        Ok(match bool::get(r)? {
            false => Ok(T::get(r)?),
            true => Err(E::get(r)?),
        })
    }
}

impl<T: Code> Code for Vec<T> {
    fn put(&self, w: &mut Writer<'_>) {
        w.number(self.len() as u64);
        self.iter().for_each(|item| item.put(w));
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<Vec<T>> {
        let count = r.cursor.count()?;
        // A count that is a lie costs no more memory than the file has bytes.
        let mut list = Vec::with_capacity(count.min(r.cursor.left() / size_of::<T>().max(1) + 1));
        for _ in 0..count {
            list.push(T::get(r)?);
        }
        Ok(list)
    }
}

impl<T: Code> Code for Box<[T]> {
    fn put(&self, w: &mut Writer<'_>) {
        w.number(self.len() as u64);
        self.iter().for_each(|item| item.put(w));
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<Box<[T]>> {
        Vec::get(r).map(Vec::into_boxed_slice)
    }
}

impl<T: Code> Code for Box<T> {
    fn put(&self, w: &mut Writer<'_>) {
        (**self).put(w);
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<Box<T>> {
        T::get(r).map(Box::new)
    }
}

impl<A: Code, B: Code> Code for (A, B) {
    fn put(&self, w: &mut Writer<'_>) {
        self.0.put(w);
        self.1.put(w);
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<(A, B)> {
        Ok((A::get(r)?, B::get(r)?))
    }
}

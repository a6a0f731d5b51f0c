//! Primitive types: numbers, names, sizes and the class of value they describe (opcodes.md §4; seed 0, Primitive Types).

/// Calls `$m!` with one row per primitive type: `number Variant "name" size Kind;`, the size in bytes on a 64-bit target.
#[macro_export]
macro_rules! for_each_prim {
    ($m:ident) => {
        $m! {
            0x00 Invalid "invalid" 0 None;
            0x01 Void "void" 0 None;
            0x02 I8 "i8" 1 Int;
            0x03 I16 "i16" 2 Int;
            0x04 I32 "i32" 4 Int;
            0x05 I64 "i64" 8 Int;
            0x06 U8 "u8" 1 Uint;
            0x07 U16 "u16" 2 Uint;
            0x08 U32 "u32" 4 Uint;
            0x09 U64 "u64" 8 Uint;
            0x0a U1 "u1" 1 Uint;
            0x0b Ptr "ptr" 8 Addr;
            0x0c Ref "ref" 8 Addr;
            0x0d A32 "a32" 4 Addr;
            0x0e A64 "a64" 8 Addr;
            0x0f F32 "f32" 4 Float;
            0x10 F64 "f64" 8 Float;
            0x11 F128 "f128" 16 Wide;
            0x12 C64 "c64" 8 Wide;
            0x13 C128 "c128" 16 Wide;
            0x14 SimpleStr "simplestr" 4 Dyn;
            0x15 SimpleObj "simpleobj" 4 Dyn;
            0x16 DynAny "dynany" 8 Dyn;
            0x17 DynUndef "dynundef" 8 Dyn;
            0x18 DynNull "dynnull" 8 Dyn;
            0x19 DynBool "dynbool" 8 Dyn;
            0x1a DynI32 "dyni32" 8 Dyn;
            0x1b DynStr "dynstr" 8 Dyn;
            0x1c DynObj "dynobj" 8 Dyn;
            0x1d DynF64 "dynf64" 8 Dyn;
            0x1e DynF32 "dynf32" 8 Dyn;
            0x1f DynNone "dynnone" 8 Dyn;
            0x20 ConstStr "constStr" 0 None;
            0x21 Gen "gen" 0 None;
            0x22 Agg "agg" 0 None;
            0x23 V2I64 "v2i64" 16 Wide;
            0x24 V4I32 "v4i32" 16 Wide;
            0x25 V8I16 "v8i16" 16 Wide;
            0x26 V16I8 "v16i8" 16 Wide;
            0x27 V2F64 "v2f64" 16 Wide;
            0x28 V4F32 "v4f32" 16 Wide;
            0x29 Unknown "unknown" 0 None;
            0x2a Derived "derived" 0 None;
        }
    };
}

/// The class of values a primitive type describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// No value: void, unknown, and types whose size a symbol gives.
    None,
    /// Signed integer; a cell holds it sign-extended.
    Int,
    /// Unsigned integer or boolean; a cell holds it zero-extended.
    Uint,
    /// Address; behaves as an unsigned integer of its size.
    Addr,
    /// IEEE binary32 or binary64; binary32 lies in the low half of a cell, upper half zero.
    Float,
    /// Larger than a cell or of several parts; lives in memory, operated on by extended intrinsics.
    Wide,
    /// A tagged JavaScript value.
    Dyn,
}

macro_rules! expand {
    ($($num:literal $variant:ident $name:literal $size:literal $kind:ident;)*) => {
        /// A primitive type. Discriminants are the numbers of the image format.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Prim {
            $(#[doc = concat!("`", $name, "`")] $variant = $num,)*
        }

        impl Prim {
            /// Every primitive type, in numeric order.
            pub const ALL: &[Prim] = &[$(Prim::$variant),*];

            /// The type with this number, or `None`.
            #[inline]
            pub const fn from_u8(number: u8) -> Option<Prim> {
                match number {
                    $($num => Some(Prim::$variant),)*
                    _ => None,
                }
            }

            /// Name in MAPLE IR.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Prim::$variant => $name,)*
                }
            }

            /// Size in bytes; 0 where the type alone does not tell.
            #[inline]
            pub const fn size(self) -> u32 {
                match self {
                    $(Prim::$variant => $size,)*
                }
            }

            /// Class of value.
            #[inline]
            pub const fn kind(self) -> Kind {
                match self {
                    $(Prim::$variant => Kind::$kind,)*
                }
            }
        }
    };
}
for_each_prim!(expand);

impl Prim {
    /// Width in bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.size() * 8
    }

    /// Natural alignment in bytes: the size, at least 1.
    pub const fn align(self) -> u32 {
        if self.size() == 0 { 1 } else { self.size() }
    }

    /// Integers of either signedness, booleans and addresses.
    #[inline]
    pub const fn is_integral(self) -> bool {
        matches!(self.kind(), Kind::Int | Kind::Uint | Kind::Addr)
    }

    /// Signed integer types.
    #[inline]
    pub const fn is_signed(self) -> bool {
        matches!(self.kind(), Kind::Int)
    }

    /// f32 and f64.
    #[inline]
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), Kind::Float)
    }

    /// Addresses: ptr, ref, a32, a64.
    #[inline]
    pub const fn is_address(self) -> bool {
        matches!(self.kind(), Kind::Addr)
    }

    /// Types whose values a cell holds and arithmetic accepts: integers, addresses, f32, f64.
    #[inline]
    pub const fn is_scalar(self) -> bool {
        self.is_integral() || self.is_float()
    }

    /// Types whose values a cell of an MPLI function holds: scalars, tagged values and c64.
    #[inline]
    pub const fn is_cell(self) -> bool {
        self.is_scalar() || self.is_tagged() || matches!(self, Prim::C64)
    }

    /// The type of tagged values ([`tagged`](crate::tagged)); MPJS functions have a value and a tag beside it instead.
    #[inline]
    pub const fn is_tagged(self) -> bool {
        matches!(self, Prim::DynAny)
    }

    /// Types whose cells may own a count: `ref`, and `dynany` if [`tagged::object`](crate::tagged::object) says so.
    #[inline]
    pub const fn is_counted(self) -> bool {
        matches!(self, Prim::Ref | Prim::DynAny)
    }

    /// JavaScript value types.
    #[inline]
    pub const fn is_dynamic(self) -> bool {
        matches!(self.kind(), Kind::Dyn)
    }

    /// The type whose IR name is `name`.
    pub fn from_name(name: &str) -> Option<Prim> {
        Prim::ALL.iter().copied().find(|p| p.name() == name)
    }

    /// Brings the low bytes of `bits` into the canonical form of a cell of this type: signed types sign-extended, unsigned, address
    /// and boolean types zero-extended, f32 with a clear upper half (opcodes.md §3). Types of no size give 0.
    #[inline]
    pub const fn canonical(self, bits: u64) -> u64 {
        match (self.size(), self.is_signed()) {
            (1, true) => bits as i8 as i64 as u64,
            (1, false) => bits as u8 as u64,
            (2, true) => bits as i16 as i64 as u64,
            (2, false) => bits as u16 as u64,
            (4, true) => bits as i32 as i64 as u64,
            (4, false) => bits as u32 as u64,
            (0, _) => 0,
            _ => bits,
        }
    }
}

impl std::fmt::Display for Prim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that the seed's samples show (opcodes.md §4).
    #[test]
    fn pinned_numbers() {
        for (ty, number) in [
            (Prim::Void, 0x01),
            (Prim::A64, 0x0e),
            (Prim::DynAny, 0x16),
            (Prim::Unknown, 0x29),
        ] {
            assert_eq!(ty as u8, number, "{ty}");
        }
        for &ty in Prim::ALL {
            assert_eq!(Prim::from_u8(ty as u8), Some(ty));
            assert_eq!(Prim::from_name(ty.name()), Some(ty));
        }
    }

    #[test]
    fn canonical_cells() {
        let bits = 0x8899_aabb_ccdd_eeff;
        for (ty, cell) in [
            (Prim::I8, u64::MAX),
            (Prim::U8, 0xff),
            (Prim::I16, 0xffff_ffff_ffff_eeff),
            (Prim::U1, 0xff),
            (Prim::I32, 0xffff_ffff_ccdd_eeff),
            (Prim::U32, 0xccdd_eeff),
            (Prim::A32, 0xccdd_eeff),
            (Prim::F32, 0xccdd_eeff),
            (Prim::F64, bits),
            (Prim::Ref, bits),
            (Prim::Void, 0),
        ] {
            assert_eq!(ty.canonical(bits), cell, "{ty}");
        }
    }
}

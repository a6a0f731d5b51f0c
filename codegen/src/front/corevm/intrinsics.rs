//! The intrinsic functions that there are (seed 1, "Intrinsics"), and those of our own for output.

use super::ast::{Base, ParamKind, Type};
use super::table::Primitive;

macro_rules! intrinsics {
    ($($(#[$doc:meta])* $variant:ident $name:literal ($($param:tt)*) -> $ret:expr;)*) => {
        /// An intrinsic function.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Known {
            $($(#[$doc])* $variant,)*
        }

        impl Known {
            /// All of them.
            pub const ALL: &[Known] = &[$(Known::$variant),*];

            /// Name with dots.
            pub const fn name(self) -> &'static str {
                match self { $(Known::$variant => $name,)* }
            }

            /// What it takes.
            pub const fn params(self) -> &'static [ParamKind] {
                match self { $(Known::$variant => const { &[$($param)*] },)* }
            }

            /// What it returns.
            pub const fn ret(self) -> Type {
                match self { $(Known::$variant => $ret,)* }
            }
        }
    };
}

/// `i8*`: where bytes are.
pub const BYTES: Type = Type {
    base: Base::Primitive(Primitive::I8),
    pointer: true,
};
const fn of(primitive: Primitive) -> ParamKind {
    ParamKind::Regular(Type::of(primitive))
}
const OBJECT: ParamKind = of(Primitive::Object);
const STRING: ParamKind = of(Primitive::String);

intrinsics! {
    /// Copies bytes; the ranges may overlap.
    Memcpy "corevm.foundation.memcpy" (ParamKind::Regular(BYTES), ParamKind::Regular(BYTES), of(Primitive::Ui64)) -> BYTES;
    /// As [`Known::Memcpy`].
    Memmove "corevm.foundation.memmove" (ParamKind::Regular(BYTES), ParamKind::Regular(BYTES), of(Primitive::Ui64)) -> BYTES;
    /// Fills bytes.
    Memset "corevm.foundation.memset" (ParamKind::Regular(BYTES), of(Primitive::I8), of(Primitive::Ui64)) -> BYTES;
    /// How many further arguments there are.
    ArgsLen "corevm.foundation.argslen" (ParamKind::Positional) -> Type::of(Primitive::Ui32);
    /// A further argument.
    GetArg "corevm.foundation.getarg" (ParamKind::Positional, of(Primitive::Ui32)) -> Type::OBJECT;
    /// How many arguments with names there are.
    KwargsLen "corevm.foundation.kwargslen" (ParamKind::Keyword) -> Type::of(Primitive::Ui32);
    /// An argument with a name, or null.
    GetKwarg "corevm.foundation.getkwarg" (ParamKind::Keyword, STRING) -> Type::OBJECT;
    /// What describes the type of a value.
    GetType "corevm.reflection.gettype" (OBJECT) -> Type::OBJECT;
    /// Whether a value has an attribute.
    HasMember "corevm.reflection.hasmember" (OBJECT, STRING) -> Type::BOOL;
    /// Stops for a debugger.
    SetBreakpoint "corevm.dbg.setbreakpoint" () -> Type::VOID;
    /// Writes a value and a line end to standard output.
    HostPrint "host.print" (OBJECT) -> Type::VOID;
    /// Writes a value to standard output.
    HostWrite "host.write" (OBJECT) -> Type::VOID;
    /// The next line of standard input without its end, or null at the end of the input.
    HostReadLine "host.readline" () -> Type::OBJECT;
}

impl Known {
    /// The intrinsic function with this name.
    pub fn find(name: &[u8]) -> Option<Known> {
        Known::ALL
            .iter()
            .copied()
            .find(|known| known.name().as_bytes() == name)
    }
}

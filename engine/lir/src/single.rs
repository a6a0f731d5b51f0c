//! Instructions that are no members of a family, and operations on objects.

use crate::form::role::{C, N, OBJ, RE, S, TO, W, X};
use crate::form::{Effect, Form};

/// An enumeration of instructions with their forms, and the macro with their names.
macro_rules! instructions {
    ($d:tt $(#[$doc:meta])* $name:ident $each:ident: $($variant:ident $kinds:literal [$($role:ident)*] $effect:ident;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $(#[doc = concat!("`", stringify!($variant), "`")] $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// What its operands are for, and its effects.
            pub fn form(self) -> Form {
                const FORMS: &[Form] = &[$(Form::new(&[$($role),*], Effect::$effect)),*];
                FORMS[self as usize]
            }
        }

        #[doc = concat!("Hands names and operand kinds, as listings show them, of [`single::", stringify!($name), "`] to a macro.")]
        #[macro_export]
        macro_rules! $each {
            ($d m:ident) => { $d m! { $($variant $kinds)* } };
        }
    };
}

instructions! { $
    /// Operations on objects whose results go into a slot and perhaps an accumulator. A class is in the data word. The `Replace` ones
    /// release what was in the slot; the `Assign` ones as well, and their operand is in a slot.
    ObjectOp object_ops:
    NewObject            ""   [OBJ N]     Acts;
    ArrayLength          "s"  [OBJ S]     Acts;
    InstanceOf           "s"  [OBJ S]     Acts;
    Retain               "s"  [OBJ S]     Acts;
    AssignRetained       "s"  [RE S]      Acts;
    AssignOwned          "s"  [RE S]      Acts;
    LoadRetained         "s"  [OBJ S W]   Acts;
    LoadStaticRetained   "k"  [OBJ]       Acts;
    LoadElementRetained  "ss" [OBJ S S]   Acts;
    ReplaceByField       "s"  [RE S W]    Acts;
    ReplaceByStatic      "k"  [RE]        Acts;
    ReplaceByElement     "ss" [RE S S]    Acts;
}

instructions! { $
    /// Instructions that are no members of a family.
    Single singles:
    Const32              "s"    [TO N W]      Pure;
    Const64              "s"    [TO]          Pure;
    CopyTwo              "ssss" [X S X S]     Acts;
    SlotAddress          "s"    [TO N]        Pure;
    SlotAddress16        "s"    [TO N]        Pure;
    Clear                ""     [X N W]       Acts;
    Alloca               "ss"   [TO S]        Acts;
    AllocaMark           "s"    [TO]          Opaque;
    AllocaRelease        "s"    [S]           Opaque;
    CheckIndex           "ss"   [N S S]       Acts;
    Fence                ""     []            Opaque;
    Fuel                 ""     [N N W]       Acts;
    Poll                 ""     []            Acts;
    Select               "ssss" [TO S S S]    Acts;
    Generic              "sss"  [TO S S]      Acts;
    CopyConst            "ss"   [S S W]       Opaque;
    CopySlot             "sss"  [S S S]       Opaque;
    ZeroConst            "s"    [S N W]       Opaque;
    ZeroSlot             "ss"   [S N S]       Opaque;
    Jump                 ""     [N N W]       Ends;
    JumpWatched          ""     [N N W]       Ends;
    JumpAbsolute         ""     []            Ends;
    JumpTable            "s"    [S]           Leaves;
    JumpIndirect         "s"    [S]           Leaves;
    Call                 ""     [N]           Calls;
    CallIndirect         "s"    [N S N]       Calls;
    CallNative           ""     [N]           Calls;
    CallIntrinsic        ""     [X]           Opaque;
    Stub                 ""     []            Opaque;
    CheckStack           ""     [N N W]       Opaque;
    ReturnS32            "s"    [S]           Ends;
    ReturnU32            "s"    [S]           Ends;
    Return64             "s"    [S]           Ends;
    ReturnImm            "i"    [N]           Ends;
    ReturnVoid           ""     []            Ends;
    Halt                 ""     []            Ends;
    Raise                ""     []            Leaves;
    RaiseIndex           "s"    [S]           Leaves;
    Throw                "s"    [S]           Leaves;
    OpenComposite        ""     []            Opaque;
    EnterCatch           ""     []            Opaque;
    EnterFinally         ""     []            Opaque;
    CloseComposite       ""     [N]           Opaque;
    Gosub                ""     []            Opaque;
    Retsub               ""     []            Leaves;
    Release              "s"    [C]           Acts;
    Release2             "ss"   [C C]         Acts;
    Release3             "sss"  [C C C]       Acts;
    Release4             "ssss" [C C C C]     Acts;
    StoreRetained        "ss"   [S S W]       Acts;
    StoreOwned           "ss"   [S S W]       Acts;
    StoreStaticRetained  "sk"   [S]           Acts;
    StoreStaticOwned     "sk"   [S]           Acts;
    StoreElementRetained "sss"  [S S S]       Acts;
    StoreElementOwned    "sss"  [S S S]       Acts;
    StoreCheckedRetained "sss"  [S S S N]     Acts;
    StoreCheckedOwned    "sss"  [S S S N]     Acts;
    NewArray             "s"    [TO S N]      Acts;
    CheckElement         "ss"   [S S]         Acts;
    CheckStore           "ss"   [S S N N]     Acts;
    InitClass            ""     [N]           Opaque;
    ClassReady           ""     [N]           Opaque;
    CheckCast            "s"    [S N]         Acts;
    EnterMonitor         "ss"   [X S]         Opaque;
    ExitMonitor          "ss"   [X S]         Opaque;
    ElementAddress       "sss"  [TO S S N]    Acts;
    MethodAddress        "ss"   [TO S N N]    Acts;
    InterfaceAddress     "ss"   [TO S N N]    Acts;
    CallOnce             "s"    [X]           Opaque;
    CallVirtual          ""     [N N]         Calls;
    CallInterface        ""     [N N]         Calls;
    VirtualStub          ""     [N]           Opaque;
}

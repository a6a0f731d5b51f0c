//! Instructions that are no members of a family, and operations on objects.

use crate::form::role::{C, N, OBJ, RE, S, TO, W, X};
use crate::form::{Effect, Form};

/// An enumeration of instructions with their forms, and the macro with their names.
macro_rules! instructions {
    ($d:tt $(#[$doc:meta])* $name:ident $each:ident: $($variant:ident [$($role:ident)*] $effect:ident;)*) => {
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

        #[doc = concat!("Hands the names of [`single::", stringify!($name), "`] to a macro.")]
        #[macro_export]
        macro_rules! $each {
            ($d m:ident) => { $d m! { $($variant)* } };
        }
    };
}

instructions! { $
    /// Operations on objects whose results go into a slot and perhaps an accumulator. A class is in the data word. The `Replace` ones
    /// release what was in the slot; the `Assign` ones as well, and their operand is in a slot.
    ObjectOp object_ops:
    NewObject            [OBJ N]     Acts;
    ArrayLength          [OBJ S]     Acts;
    InstanceOf           [OBJ S]     Acts;
    Retain               [OBJ S]     Acts;
    AssignRetained       [RE S]      Acts;
    AssignOwned          [RE S]      Acts;
    LoadRetained         [OBJ S W]   Acts;
    LoadStaticRetained   [OBJ]       Acts;
    LoadElementRetained  [OBJ S S]   Acts;
    ReplaceByField       [RE S W]    Acts;
    ReplaceByStatic      [RE]        Acts;
    ReplaceByElement     [RE S S]    Acts;
}

instructions! { $
    /// Instructions that are no members of a family.
    Single singles:
    Const32              [TO N W]      Pure;
    Const64              [TO]          Pure;
    CopyTwo              [X S X S]     Acts;
    SlotAddress          [TO N]        Pure;
    SlotAddress16        [TO N]        Pure;
    Clear                [X N W]       Acts;
    Alloca               [TO S]        Acts;
    AllocaMark           [TO]          Opaque;
    AllocaRelease        [S]           Opaque;
    CheckIndex           [N S S]       Acts;
    Fence                []            Opaque;
    Fuel                 [N N W]       Acts;
    Poll                 []            Acts;
    Select               [TO S S S]    Acts;
    Generic              [TO S S]      Acts;
    CopyConst            [S S W]       Opaque;
    CopySlot             [S S S]       Opaque;
    ZeroConst            [S N W]       Opaque;
    ZeroSlot             [S N S]       Opaque;
    Jump                 [N N W]       Ends;
    JumpWatched          [N N W]       Ends;
    JumpAbsolute         []            Ends;
    JumpTable            [S]           Leaves;
    JumpIndirect         [S]           Leaves;
    Call                 [N]           Calls;
    CallIndirect         [N S N]       Calls;
    CallNative           [N]           Calls;
    CallIntrinsic        [X]           Opaque;
    SwapStack            [N]           Calls;
    Stub                 []            Opaque;
    CheckStack           [N N W]       Opaque;
    ReturnS32            [S]           Ends;
    ReturnU32            [S]           Ends;
    Return64             [S]           Ends;
    ReturnImm            [N]           Ends;
    ReturnVoid           []            Ends;
    Halt                 []            Ends;
    StackEnd             []            Ends;
    SegmentEnd           []            Ends;
    Raise                []            Leaves;
    RaiseIndex           [S]           Leaves;
    Throw                [S]           Leaves;
    OpenComposite        []            Opaque;
    EnterCatch           []            Opaque;
    EnterFinally         []            Opaque;
    CloseComposite       [N]           Opaque;
    Gosub                []            Opaque;
    Retsub               []            Leaves;
    Release              [C]           Acts;
    Release2             [C C]         Acts;
    Release3             [C C C]       Acts;
    Release4             [C C C C]     Acts;
    StoreRetained        [S S W]       Acts;
    StoreOwned           [S S W]       Acts;
    StoreStaticRetained  [S]           Acts;
    StoreStaticOwned     [S]           Acts;
    StoreElementRetained [S S S]       Acts;
    StoreElementOwned    [S S S]       Acts;
    StoreCheckedRetained [S S S N]     Acts;
    StoreCheckedOwned    [S S S N]     Acts;
    NewArray             [TO S N]      Acts;
    CheckElement         [S S]         Acts;
    CheckStore           [S S N N]     Acts;
    InitClass            [N]           Opaque;
    ClassReady           [N]           Opaque;
    CheckCast            [S N]         Acts;
    EnterMonitor         [X S]         Opaque;
    ExitMonitor          [X S]         Opaque;
    ElementAddress       [TO S S N]    Acts;
    MethodAddress        [TO S N N]    Acts;
    InterfaceAddress     [TO S N N]    Acts;
    CallOnce             [X]           Opaque;
    CallVirtual          [N N]         Calls;
    CallInterface        [N N]         Calls;
    VirtualStub          [N]           Opaque;
}

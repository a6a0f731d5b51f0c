//! Instructions that are no members of a family, and operations on objects.

use crate::form::role::{C, N, OBJ, RE, S, TO, W, X};
use crate::form::{Effect, Form, Meanwhile};

/// What [`ObjectOp::LoadAttribute`] gives if there is no such attribute, as a number.
pub const ABSENT: i16 = -4;
/// What [`Binary::IntFromTyped`](crate::Binary::IntFromTyped) gives if there is no such integer.
pub const UNTYPED: u64 = 1 << 63;

/// Whether something is given.
macro_rules! given {
    () => {
        false
    };
    ($($what:tt)+) => {
        true
    };
}

/// An enumeration of instructions with their forms, what may happen while they run and whether they have an inline cache, and the macro with their
/// names.
macro_rules! instructions {
    ($d:tt $(#[$doc:meta])* $name:ident $each:ident: $($variant:ident [$($role:ident)*] $effect:ident $meanwhile:ident $($caches:ident)?;)*) => {
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

            /// What may happen in the meantime.
            pub fn meanwhile(self) -> Meanwhile {
                const MEANWHILE: &[Meanwhile] = &[$(Meanwhile::$meanwhile),*];
                MEANWHILE[self as usize]
            }

            /// Whether it has an inline cache in its first data word: what was called last, and the entry of that. Whoever gives a function another
            /// entry may change it, and finds the key there in code that runs.
            pub fn has_inline_cache(self) -> bool {
                const CACHES: &[bool] = &[$(given!($($caches)?)),*];
                CACHES[self as usize]
            }
        }

        #[doc = concat!("Hands the names of [`crate::single::", stringify!($name), "`] to a macro.")]
        #[macro_export]
        macro_rules! $each {
            ($d m:ident) => { $d m! { $($variant)* } };
        }
    };
}

instructions! { $
    /// Operations on objects whose results go into a slot and perhaps an accumulator. A class, or the number of a type, is in the data word. The `Replace` ones
    /// release what was in the slot; the `Assign` ones as well, and their operand is in a slot. Where nothing else is said, values are references.
    ObjectOp object_ops:
    NewObject            [OBJ N]     Acts   Suspends;
    ArrayLength          [OBJ S]     Acts   Nothing;
    InstanceOf           [OBJ S]     Acts   Nothing;
    Retain               [OBJ S]     Acts   Nothing;
    AssignRetained       [RE S]      Acts   Collects;
    AssignOwned          [RE S]      Acts   Collects;
    LoadRetained         [OBJ S W]   Acts   Nothing;
    LoadStaticRetained   [OBJ]       Acts   Nothing;
    LoadElementRetained  [OBJ S S]   Acts   Nothing;
    ReplaceByField       [RE S W]    Acts   Collects;
    ReplaceByStatic      [RE]        Acts   Collects;
    ReplaceByElement     [RE S S]    Acts   Collects;
    RetainTagged         [OBJ S]     Acts   Nothing;
    AssignTaggedRetained [RE S]      Acts   Collects;
    AssignTaggedOwned    [RE S]      Acts   Collects;
    LoadTaggedRetained   [OBJ S W]   Acts   Nothing;
    ReplaceByTagged      [RE S W]    Acts   Collects;
    LoadAttribute        [OBJ S W]   Acts   Nothing;
    ReplaceByAttribute   [RE S W]    Acts   Collects;
    LoadProperty         [OBJ S W]   Acts   Nothing;
    ReplaceByProperty    [RE S W]    Acts   Collects;
    LoadItem             [OBJ S S N] Acts   Nothing;
    LoadLength           [OBJ S N N] Acts   Nothing;
    RunningStack         [OBJ]       Acts   Suspends;
    LoadTypedAttribute   [OBJ S W]   Acts   Nothing;
    LoadDoubleAttribute  [OBJ S W]   Acts   Nothing;
    IntFromTypedOr       [OBJ S W]   Acts   Nothing;
    TypedFromIntOr       [OBJ S W]   Acts   Nothing;
}

instructions! { $
    /// Instructions that are no members of a family.
    Single singles:
    Const32              [TO N W]      Pure   Nothing;
    Const64              [TO]          Pure   Nothing;
    CopyTwo              [X S X S]     Acts   Nothing;
    SlotAddress          [TO N]        Pure   Nothing;
    SlotAddress16        [TO N]        Pure   Nothing;
    Clear                [X N W]       Acts   Nothing;
    Alloca               [TO S]        Acts   Nothing;
    AllocaMark           [TO]          Opaque Nothing;
    AllocaRelease        [S]           Opaque Nothing;
    CheckIndex           [N S S]       Acts   Nothing;
    Fence                []            Opaque Nothing;
    Fuel                 [N N W]       Acts   Nothing;
    Poll                 []            Acts   Suspends;
    Select               [TO S S S]    Acts   Nothing;
    Generic              [TO S S]      Acts   Nothing;
    CopyConst            [S S W]       Opaque Nothing;
    CopyBlock8           [S N S N]     Acts   Nothing;
    CopyBlock12          [S N S N]     Acts   Nothing;
    CopyBlock16          [S N S N]     Acts   Nothing;
    CopyBlock20          [S N S N]     Acts   Nothing;
    CopyBlock24          [S N S N]     Acts   Nothing;
    CopyBlock32          [S N S N]     Acts   Nothing;
    CopyBlock40          [S N S N]     Acts   Nothing;
    CopyBlock48          [S N S N]     Acts   Nothing;
    CopyBlock64          [S N S N]     Acts   Nothing;
    CopySlot             [S S S]       Opaque Nothing;
    ZeroConst            [S N W]       Opaque Nothing;
    ZeroSlot             [S N S]       Opaque Nothing;
    Jump                 [N N W]       Ends   Nothing;
    JumpWatched          [N N W]       Ends   Suspends;
    JumpAbsolute         []            Ends   Nothing;
    JumpTable            [S]           Leaves Nothing;
    Switch               [S]           Ends   Nothing;
    JumpIndirect         [S]           Leaves Collects;
    Call                 [N]           Calls  Suspends;
    CallIndirect         [N S N]       Calls  Suspends Caches;
    CallNative           [N]           Calls  Suspends;
    TailCall             [N S N]       Opaque Suspends;
    CallIntrinsic        [X]           Opaque Suspends;
    SwapStack            [N S S]       Calls  Suspends;
    SwapStackImm         [N S W]       Calls  Suspends;
    Stub                 []            Opaque Collects;
    CheckStack           [N N W]       Opaque Nothing;
    ReturnS32            [S]           Ends   Nothing;
    ReturnU32            [S]           Ends   Nothing;
    Return64             [S]           Ends   Nothing;
    ReturnImm            [N]           Ends   Nothing;
    ReturnVoid           []            Ends   Nothing;
    Halt                 []            Ends   Nothing;
    StackEnd             []            Ends   Suspends;
    SegmentEnd           []            Ends   Collects;
    Retired              []            Leaves Suspends;
    Raise                []            Leaves Nothing;
    RaiseIndex           [S]           Leaves Nothing;
    Throw                [S]           Leaves Collects;
    OpenComposite        []            Opaque Nothing;
    EnterCatch           []            Opaque Nothing;
    EnterFinally         []            Opaque Nothing;
    CloseComposite       [N]           Opaque Collects;
    Gosub                []            Opaque Nothing;
    Retsub               []            Leaves Collects;
    Release              [C]           Acts   Collects;
    ReleaseTagged        [S]           Acts   Collects;
    Release2             [C C]         Acts   Collects;
    Release3             [C C C]       Acts   Collects;
    Release4             [C C C C]     Acts   Collects;
    StoreRetained        [S S W]       Acts   Collects;
    StoreOwned           [S S W]       Acts   Collects;
    StoreTaggedRetained  [S S W]       Acts   Collects;
    StoreTaggedOwned     [S S W]       Acts   Collects;
    StoreAttribute       [TO S S]      Acts   Collects;
    StoreAttributeOr     [S S W]       Acts   Collects;
    StoreAttributeOwnedOr [S S W]      Acts   Collects;
    StoreTypedAttribute  [TO S S]      Acts   Collects;
    StoreTypedOr         [S S W]       Acts   Collects;
    StoreItem            [TO S S S]    Acts   Collects;
    StoreItemOr          [S S S N]     Acts   Collects;
    StoreItemOwnedOr     [S S S N]     Acts   Collects;
    CallTarget           [TO S N]      Acts   Nothing;
    StoreStaticRetained  [S]           Acts   Collects;
    StoreStaticOwned     [S]           Acts   Collects;
    StoreElementRetained [S S S]       Acts   Collects;
    StoreElementOwned    [S S S]       Acts   Collects;
    StoreCheckedRetained [S S S N]     Acts   Suspends;
    StoreCheckedOwned    [S S S N]     Acts   Suspends;
    NewArray             [TO S N]      Acts   Suspends;
    CheckElement         [S S]         Acts   Nothing;
    CheckStore           [S S N N]     Acts   Suspends;
    InitClass            [N]           Opaque Suspends;
    ClassReady           [N]           Opaque Nothing;
    CheckCast            [S N]         Acts   Suspends;
    EnterMonitor         [X S]         Opaque Suspends;
    ExitMonitor          [X S]         Opaque Suspends;
    ElementAddress       [TO S S N]    Acts   Nothing;
    MethodAddress        [TO S N N]    Acts   Suspends;
    InterfaceAddress     [TO S N N]    Acts   Suspends;
    CallOnce             [X]           Opaque Suspends;
    CallVirtual          [N N N]       Calls  Suspends;
    CallInterface        [N N]         Calls  Suspends Caches;
    VirtualStub          [N]           Opaque Suspends;
}

//! What data words stand for that has no address until the code is published: call sites, traps, numbers of names. Code has them as symbols
//! ([`Half::Symbol`]), numbers in a table of its own.

use super::Translator;
use super::environment::FunctionId;
use maple_lir::code::Half;
use maple_mirbin::{Intrinsic, Prim, Xintrinsic};
use maple_rt::trap::TrapKind;

/// What a call site calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallKind {
    /// This address, which is no Maple function.
    Address(u64),
    /// Whatever address is in the operand.
    Indirect,
    /// A call that ends its function. The function at this address keeps references that are arguments, if there are some.
    Tail(u64),
    /// An intrinsic of the image format.
    Intrinsic(Intrinsic),
    /// An extended intrinsic on objects, tagged values or stacks.
    Extended(Xintrinsic),
    /// `malloc`, or `free`.
    HeapBlock {
        /// Which of them.
        allocates: bool,
    },
}

impl CallKind {
    /// Whether an extended intrinsic is a routine of [`CallKind::Extended`]: the others need the frame, or raw memory.
    pub const fn is_routine(id: Xintrinsic) -> bool {
        use Xintrinsic as X;
        match id {
            X::CopyBytes
            | X::ZeroBytes
            | X::CheckIndex
            | X::VarArgs
            | X::DynamicTop
            | X::SetDynamicTop
            | X::RetVal
            | X::SetRetVal
            | X::TailCall
            | X::KeepAlive => false,
            X::NewArray
            | X::NewStack
            | X::SwapStack
            | X::KillStack
            | X::CurrentStack
            | X::StackState
            | X::StartStack
            | X::RunningStack
            | X::LeaveStack
            | X::StoreWeak
            | X::AtomicUpdate
            | X::AtomicCompare
            | X::AtomicSwapRef
            | X::AtomicCompareRef
            | X::Symbol
            | X::FindAttribute
            | X::AddAttribute
            | X::GiveAttribute
            | X::RemoveAttribute
            | X::RawBytes
            | X::SwapBytes
            | X::CountOnes
            | X::FirstOne
            | X::SignBits
            | X::RotateLeft
            | X::Power
            | X::LongJump
            | X::SetJump
            | X::QuadArith
            | X::QuadCompare
            | X::QuadFrom
            | X::QuadTo
            | X::ComplexArith
            | X::LoadAttribute
            | X::StoreAttribute
            | X::LoadTypedAttribute
            | X::LoadDoubleAttribute
            | X::StoreTypedAttribute
            | X::Dynamic
            | X::Quick
            | X::LoadProperty
            | X::StoreProperty
            | X::LoadItem
            | X::StoreItem
            | X::CallTarget
            | X::LoadLength
            | X::TaggedKept
            | X::TaggedFromBits
            | X::TaggedFromTyped
            | X::TaggedToTyped
            | X::Replace
            | X::ElementAddress
            | X::TaggedFromF64
            | X::TaggedFromInt
            | X::TaggedFromRef
            | X::TaggedIsF64
            | X::TaggedIsInt
            | X::TaggedIsRef
            | X::TaggedToF64
            | X::TaggedToInt
            | X::TaggedToRef
            | X::TaggedTag
            | X::TaggedRetain
            | X::TaggedRelease
            | X::TaggedStore
            | X::TaggedStoreOwned
            | X::TaggedReplace => true,
        }
    }
}

/// A call that needs more than a jump, as it is in the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteFacts {
    /// What is called.
    pub kind: CallKind,
    /// The function it is in.
    pub function: FunctionId,
    /// Offset of the instruction in its code.
    pub offset: u32,
    /// Static types of the arguments.
    pub args: Vec<Prim>,
    /// Type byte of the call.
    pub result: Prim,
}

/// What half of a data word stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// The address of a call site of its own.
    Site(SiteFacts),
    /// The address of a trap.
    Trap(TrapKind),
    /// The number of the interface method whose name lies at this address.
    Selector(u64),
}

impl Translator<'_> {
    /// The number of a new symbol.
    pub(super) fn add_symbol(&mut self, symbol: Symbol) -> u32 {
        self.symbols.push(symbol);
        self.symbols.len() as u32 - 1
    }

    /// What a data word holds for a new symbol.
    pub(super) fn symbol(&mut self, symbol: Symbol) -> Half {
        Half::Symbol(self.add_symbol(symbol))
    }
}

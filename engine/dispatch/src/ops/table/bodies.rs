//! The bodies of instructions that are no members of a family and of operations on objects, by the names that LIR gives them.

use super::super::{
    call, control, dynamic, memory, object, property, retired, scalar, stacks, transfer, unwinding,
};
use crate::ops::operand::{Imm, Slot};

pub use call::{CallIndirect, CallIntrinsic, CallNative, ReturnVoid, Stub, TailCall};
pub use control::{
    CheckStack, Halt, Jump, JumpAbsolute, JumpIndirect, JumpTable, JumpWatched, Poll, Raise, Switch,
};
pub use dynamic::{
    IntFromTypedOr, LoadDoubleAttribute, LoadTypedAttribute, StoreAttribute, StoreTypedAttribute,
    StoreTypedOr, TypedFromIntOr,
};
pub use object::{
    ArrayLength, CallInterface, CallOnce, CallVirtual, CheckCast, CheckElement, CheckStore, ClassReady,
    ElementAddress, InitClass, InstanceOf, InterfaceAddress, MethodAddress, NewArray, NewObject, VirtualStub,
};
pub use property::{CallTarget, StoreItem};
pub use retired::Retired;
pub use scalar::Generic;
pub use stacks::{RunningStack, SegmentEnd, StackEnd, SwapStack, SwapStackImm};
pub use transfer::{
    Alloca, AllocaMark, AllocaRelease, CheckIndex, Clear, Const32, Const64, CopyTwo, Fence, Fuel, RaiseIndex,
    SlotAddress, SlotAddress16,
};
pub use unwinding::{CloseComposite, Gosub, OpenComposite, Retsub, Throw};

pub type Select = scalar::SelectBody;
pub type CopyConst = memory::CopyBytes<memory::Constant>;
pub type CopyBlock8 = memory::CopyBlock<8>;
pub type CopyBlock12 = memory::CopyBlock<12>;
pub type CopyBlock16 = memory::CopyBlock<16>;
pub type CopyBlock20 = memory::CopyBlock<20>;
pub type CopyBlock24 = memory::CopyBlock<24>;
pub type CopyBlock32 = memory::CopyBlock<32>;
pub type CopyBlock40 = memory::CopyBlock<40>;
pub type CopyBlock48 = memory::CopyBlock<48>;
pub type CopyBlock64 = memory::CopyBlock<64>;
pub type CopySlot = memory::CopyBytes<Slot>;
pub type ZeroConst = memory::ZeroBytes<memory::Constant>;
pub type ZeroSlot = memory::ZeroBytes<Slot>;
pub type Call = call::Call<call::Passed>;
pub type ReturnS32 = call::ReturnBody<call::ReturnS32, Slot>;
pub type ReturnU32 = call::ReturnBody<call::ReturnU32, Slot>;
pub type Return64 = call::ReturnBody<call::Return64, Slot>;
pub type ReturnImm = call::ReturnBody<call::Return64, Imm>;
pub type EnterCatch = unwinding::EnterBlock<unwinding::Catch>;
pub type EnterFinally = unwinding::EnterBlock<unwinding::Finally>;
pub type Release2 = object::ReleaseMany<2>;
pub type Release3 = object::ReleaseMany<3>;
pub type Release4 = object::ReleaseMany<4>;
pub type StoreRetained = object::StoreReference<object::Field, object::Plain, true>;
pub type StoreOwned = object::StoreReference<object::Field, object::Plain, false>;
pub type StoreStaticRetained = object::StoreReference<object::Static, object::Plain, true>;
pub type StoreStaticOwned = object::StoreReference<object::Static, object::Plain, false>;
pub type StoreElementRetained = object::StoreReference<object::Element, object::Plain, true>;
pub type StoreElementOwned = object::StoreReference<object::Element, object::Plain, false>;
pub type StoreCheckedRetained = object::StoreReference<object::CheckedElement, object::Plain, true>;
pub type StoreCheckedOwned = object::StoreReference<object::CheckedElement, object::Plain, false>;
pub type StoreTaggedRetained = object::StoreReference<object::Field, object::Tagged, true>;
pub type StoreTaggedOwned = object::StoreReference<object::Field, object::Tagged, false>;
pub type EnterMonitor = object::Monitor<true>;
pub type ExitMonitor = object::Monitor<false>;
pub type Retain<T> = object::Retain<T, object::Plain>;
pub type RetainTagged<T> = object::Retain<T, object::Tagged>;
pub type Release = object::ReleaseOne<object::Plain>;
pub type ReleaseTagged = object::ReleaseOne<object::Tagged>;
pub type AssignRetained<T> = object::Assign<T, object::Plain, true>;
pub type AssignOwned<T> = object::Assign<T, object::Plain, false>;
pub type AssignTaggedRetained<T> = object::Assign<T, object::Tagged, true>;
pub type AssignTaggedOwned<T> = object::Assign<T, object::Tagged, false>;
pub type LoadRetained<T> = object::LoadRetained<T, object::Field, object::Plain, false>;
pub type LoadStaticRetained<T> = object::LoadRetained<T, object::Static, object::Plain, false>;
pub type LoadElementRetained<T> = object::LoadRetained<T, object::Element, object::Plain, false>;
pub type ReplaceByField<T> = object::LoadRetained<T, object::Field, object::Plain, true>;
pub type ReplaceByStatic<T> = object::LoadRetained<T, object::Static, object::Plain, true>;
pub type ReplaceByElement<T> = object::LoadRetained<T, object::Element, object::Plain, true>;
pub type LoadTaggedRetained<T> = object::LoadRetained<T, object::Field, object::Tagged, false>;
pub type LoadAttribute<T> = dynamic::LoadAttribute<T, dynamic::ByCell, false>;
pub type ReplaceByAttribute<T> = dynamic::LoadAttribute<T, dynamic::ByCell, true>;
pub type LoadProperty<T> = dynamic::LoadAttribute<T, property::ByProperty, false>;
pub type ReplaceByProperty<T> = dynamic::LoadAttribute<T, property::ByProperty, true>;
pub type LoadLength<T> = property::LoadLength<T>;
pub type LoadItem<T> = dynamic::LoadAttribute<T, property::ByIndex, false>;
pub type StoreItemOr = object::StoreReference<property::Item, object::Tagged, true>;
pub type StoreItemOwnedOr = object::StoreReference<property::Item, object::Tagged, false>;
pub type StoreAttributeOwnedOr = object::StoreReference<dynamic::Attribute, object::Tagged, false>;
pub type StoreAttributeOr = object::StoreReference<dynamic::Attribute, object::Tagged, true>;
pub type ReplaceByTagged<T> = object::LoadRetained<T, object::Field, object::Tagged, true>;

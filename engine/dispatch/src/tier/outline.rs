//! Bodies of instructions as functions, for machine code: what it does not do in place it calls, instead of leaving for a handler. All operands are in slots.

use crate::body::{Body, Flow, Regs};
use crate::context::Context;
use crate::ops::operand::Slot;
use crate::ops::scalar::{self, BinaryOp, UnaryOp};
use crate::ops::table::bodies;
use crate::regcode::{Ins, Link};
use maple_lir::{Binary, IntFromFloat, ObjectOp, Shape, Single, Unary};

/// The instruction is done, and the next one follows.
pub const DONE: u8 = 0;
/// It is done, and control goes to where it may jump.
pub const JUMPED: u8 = 1;
/// A trap is in the context.
pub const RAISED: u8 = 2;
/// Nothing is done: its handler raises what there is to raise.
pub const UNDONE: u8 = 3;

/// A body as a function: gets where the thread stands, and says what has become of the instruction.
///
/// While it accesses a program's memory, [`Context::outlined`] names the instruction: a fault there is one of it.
pub type Outlined = unsafe extern "C" fn(*const Ins, *mut u64, *mut Context, *mut Link) -> u8;

/// # Safety
/// As [`Body::exec`], for the instruction at `pc`.
unsafe extern "C" fn outlined<B: Body>(pc: *const Ins, fp: *mut u64, cx: *mut Context, cs: *mut Link) -> u8 {
    let mut r = Regs::at(pc, fp, cx, cs);
    // SAFETY: the caller's promise.
    unsafe {
        (*cx).outlined = pc;
        let flow = match B::exec(&mut r) {
            Flow::Slow => B::slow(&mut r),
            flow => flow,
        };
        (*cx).outlined = std::ptr::null();
        match flow {
            Flow::Next => DONE,
            Flow::Jump if r.pc == pc.add(1 + B::DATA) => DONE,
            Flow::Jump => JUMPED,
            Flow::Raised => RAISED,
            Flow::Back | Flow::Exit | Flow::Trap(..) | Flow::Slow => UNDONE,
        }
    }
}

macro_rules! lists {
    (singles: $($single:ident)*; objects: $($object:ident)*;) => {
        /// The body of an instruction with this shape, if there is one as a function.
        pub fn of(shape: Shape) -> Option<Outlined> {
            Some(match shape {
                $(Shape::Single(Single::$single) => outlined::<bodies::$single>,)*
                $(Shape::Object(ObjectOp::$object) => outlined::<bodies::$object<Slot>>,)*
                _ => return None,
            })
        }
    };
}

lists! {
    singles: Generic CopyConst CopySlot ZeroConst ZeroSlot Alloca AllocaMark AllocaRelease Fence
        StoreAttribute StoreAttributeOr StoreAttributeOwnedOr StoreTypedAttribute StoreTypedOr
        StoreItem StoreItemOr StoreItemOwnedOr CallTarget;
    objects: LoadAttribute ReplaceByAttribute LoadProperty ReplaceByProperty LoadItem LoadLength
        LoadTypedAttribute LoadDoubleAttribute IntFromTypedOr TypedFromIntOr;
}

/// The remainder of two doubles, with the sign of the first.
pub extern "C" fn remainder(x: f64, y: f64) -> f64 {
    x % y
}

unsafe extern "C" fn of_unary<O: UnaryOp>(x: u64, _: u64) -> u64 {
    O::apply(x)
}

unsafe extern "C" fn of_binary<O: BinaryOp>(x: u64, y: u64) -> u64 {
    O::apply(x, y)
}

macro_rules! tagged {
    (unaries: $($unary:ident)*; from_floats: $($float:ident)*; binaries: $($binary:ident)*;) => {
        /// An operation on tagged values, as a function of its operands' cells.
        pub fn tagged(shape: Shape) -> Option<unsafe extern "C" fn(u64, u64) -> u64> {
            Some(match shape {
                $(Shape::Unary(Unary::$unary) => of_unary::<scalar::$unary>,)*
                $(Shape::IntFromFloat(IntFromFloat::$float) => of_unary::<scalar::$float>,)*
                $(Shape::Binary(Binary::$binary) => of_binary::<scalar::$binary>,)*
                _ => return None,
            })
        }
    };
}

tagged! {
    unaries: IsTaggedF64 IsTaggedInt IsTaggedRef IntFromTagged RefFromTagged TagFromTagged TaggedFromInt TaggedFromRef;
    from_floats: TaggedFromF64;
    binaries: IntFromTyped TypedFromInt;
}

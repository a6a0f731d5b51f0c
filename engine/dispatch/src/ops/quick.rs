//! Operators on JavaScript's values that need no runtime: see [`maple_mirbin::js::quick`].

use super::operand::{Destination, Params, Slot, Source, instruction};
use crate::body::{Body, Flow, Regs};
use crate::regcode::{Identity, identity};
use maple_mirbin::{for_each_quick, js, tagged};

identity! {
    QuickBody[O R];
    Integer;
}

/// An operator.
pub trait QuickOp: Identity {
    /// What it gives, [`tagged::ABSENT`] if that is not known.
    fn apply(a: u64, b: u64) -> u64;
}

macro_rules! operators {
    ($($number:literal $variant:ident $function:ident $meaning:literal;)*) => {
        $(
            #[doc = concat!("`", $meaning, "`")]
            pub struct $variant;
            identity! { $variant; }
            impl QuickOp for $variant {
                #[inline(always)]
                fn apply(a: u64, b: u64) -> u64 {
                    js::quick::$function(a, b)
                }
            }
        )*
    };
}
for_each_quick!(operators);

/// The value of a 16-bit integer.
pub struct Integer;
impl Source for Integer {
    #[inline(always)]
    unsafe fn get(_: &Regs, field: u16) -> u64 {
        js::int(i32::from(field as i16))
    }
}

/// Half words to the next instruction.
pub(super) const NEXT: u16 = 2;

/// `a := b op c`; if that is not known, on as far as `d` says, as [`Ins::near`](crate::regcode::Ins::near) has it: to the next instruction with
/// [`tagged::ABSENT`] in `a`, elsewhere with `a` as it was, which may be an operand
pub struct QuickBody<O, R>(Params<(O, R)>);
impl<O: QuickOp, R: Source> Body for QuickBody<O, R> {
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = O::apply(Slot::get(r, i.b), R::get(r, i.c));
            if value != tagged::ABSENT || i.d == NEXT {
                Slot::put(r, i.a, value);
                return Flow::Next;
            }
            r.pc = i.near(r.pc);
        }
        Flow::Jump
    }
}

//! Moves, constants and addresses.

use super::operand::{Destination, Slot, Source, data, instruction};
use crate::body::{Body, Cause, Flow, Regs};
use crate::regcode::identity;

macro_rules! bodies {
    ($($(#[$doc:meta])* $name:ident($r:ident, $i:ident) data $data:literal $(calls $calls:literal)? $body:block)*) => {
        $(
            $(#[$doc])*
            pub struct $name;
            identity! { $name; }
            impl Body for $name {
                const DATA: usize = $data;
                $(const CALLS: bool = $calls;)?
                #[inline(always)]
                unsafe fn exec($r: &mut Regs) -> Flow {
                    // SAFETY: the caller's promise: fields name slots of the running frame.
                    unsafe {
                        let $i = instruction($r);
                        $body
                    }
                    #[allow(unreachable_code)]
                    Flow::Next
                }
            }
        )*
    };
}

bodies! {
    /// `a := cd`, sign-extended
    Const32(r, i) data 0 {
        Slot::put(r, i.a, i64::from(i.cd()) as u64);
    }
    /// `a := data word`
    Const64(r, i) data 1 {
        let value = data(r, 0).low();
        Slot::put(r, i.a, value);
    }
    /// `a := b, then c := d`
    CopyTwo(r, i) data 0 {
        let first = Slot::get(r, i.b);
        Slot::put(r, i.a, first);
        let second = Slot::get(r, i.d);
        Slot::put(r, i.c, second);
    }
    /// `a := address of slot b`
    SlotAddress(r, i) data 0 {
        let address = r.fp.add(usize::from(i.b)) as u64;
        Slot::put(r, i.a, address);
    }
    /// `a := address of slot b, rounded up to 16`
    SlotAddress16(r, i) data 0 {
        let address = (r.fp.add(usize::from(i.b)) as u64 + 15) & !15;
        Slot::put(r, i.a, address);
    }
    /// Clears slots `a .. a + cd`
    Clear(r, i) data 0 calls true {
        let first = r.fp.add(usize::from(i.a));
        for k in 0..i.cd() as usize {
            *first.add(k) = 0;
        }
    }
    /// `a := address of b fresh bytes of the dynamic region`, 16-byte aligned
    Alloca(r, i) data 0 {
        let stack = &mut *(*r.cx).stack;
        let size = Slot::get(r, i.b);
        let free = (stack.alloca_end as u64).saturating_sub(stack.alloca_top as u64);
        if size > free.saturating_sub(15) {
            return Flow::Trap(Cause::StackOverflow, 0);
        }
        let address = stack.alloca_top as u64;
        stack.alloca_top = stack.alloca_top.add((size as usize + 15) & !15);
        Slot::put(r, i.a, address);
    }
    /// `a := top of the dynamic region`, for the return instructions that restore it
    AllocaMark(r, i) data 0 {
        let top = (*(*r.cx).stack).alloca_top as u64;
        Slot::put(r, i.a, top);
    }
    /// `top of the dynamic region := a`
    AllocaRelease(r, i) data 0 {
        let top = Slot::get(r, i.a);
        (*(*r.cx).stack).alloca_top = top as *mut u8;
    }
    /// Traps unless `0 <= b < c`, as signed numbers of which `c` is not negative
    CheckIndex(r, i) data 0 {
        let index = Slot::get(r, i.b);
        if index >= Slot::get(r, i.c) {
            return Flow::Trap(Cause::Index, index);
        }
    }
    /// Traps: `a` is no index
    RaiseIndex(r, i) data 0 {
        return Flow::Trap(Cause::Index, Slot::get(r, i.a));
    }
    /// Full fence
    Fence(r, _i) data 0 {
        std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
    }
    /// Pays `cd` instructions of the budget
    Fuel(r, i) data 0 {
        let left = (*r.cx).fuel - i64::from(i.cd());
        (*r.cx).fuel = left;
        if left < 0 {
            return Flow::Trap(Cause::InstructionLimit, 0);
        }
    }
}

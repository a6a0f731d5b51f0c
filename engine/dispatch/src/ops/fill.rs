//! Loops that store one value through an array: a whole loop as one instruction.

use super::memory::{Access, Base, Extension, Fixed};
use super::operand::{Imm, Params, Slot, Source, data, instruction};
use super::scalar::{BinaryOp, CompareOp};
use crate::body::{Body, Flow, Regs};
use crate::dispatch::Address;
use crate::regcode::identity;
use maple_lir::shape::fill as flags;

identity! {
    Fill[W E A O];
}

/// `do { mem[b + (c << size) + d] := a; c += step } while (c op limit)`. The data word has the step, the limit and the [`flags`] in its
/// high half. All operands but `c` stay the same throughout: no store of the loop may reach their slots.
pub struct Fill<W, E, A, O>(Params<(W, E, A, O)>);
impl<W: Access, E: Extension, A: BinaryOp, O: CompareOp> Body for Fill<W, E, A, O> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let (i, more) = (instruction(r), data(r, 0));
            let operand = |flag, field| match more.c & flag {
                0 => Slot::get(r, field),
                _ => Imm::get(r, field),
            };
            let value = operand(flags::VALUE, i.a);
            let (step, limit) = (operand(flags::STEP, more.a), operand(flags::LIMIT, more.b));
            let base = match more.c & flags::BASE {
                0 => Slot::base(r, i.b),
                _ => Fixed::base(r, i.b),
            };
            let start = base.wrapping_add(i.d as i16 as i64 as u64);
            let slot = r.fp.add(usize::from(i.c));
            let mut index = *slot;
            loop {
                found!(W::store::<false>(
                    r,
                    Address::Scaled(start, E::extend(index)),
                    value
                ));
                index = A::apply(index, step);
                *slot = index;
                if !O::holds(index, limit) {
                    return Flow::Next;
                }
            }
        }
    }
}

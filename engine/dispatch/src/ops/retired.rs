//! The instruction in the place of words of code that is no longer to be used.

use super::call::go_on;
use crate::body::{Body, Flow, Regs};
use crate::context::Accumulators;
use crate::regcode::identity;
use crate::routines::of;

identity! {
    Retired;
}

/// Goes on in other code of the function, at the same place of the program. The operand fields are those of the instruction whose place it
/// has.
pub struct Retired;
impl Body for Retired {
    const CALLS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; the routine knows what the accumulators hold here, and leaves what they hold there.
        unsafe {
            (*r.cx).accumulators = Accumulators {
                ints: [r.acc0, r.acc1],
                floats: [r.facc0, r.facc1, r.facc2, r.facc3],
            };
            let next = (of(r.cx).reenter)(r.cx, r.pc, r.fp, r.cs);
            let held = (*r.cx).accumulators;
            [r.acc0, r.acc1] = held.ints;
            [r.facc0, r.facc1, r.facc2, r.facc3] = held.floats;
            go_on(r, next)
        }
    }
}

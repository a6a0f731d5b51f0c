//! Calls that end their function: see [`crate::machine::tail`].

use super::Stepper;
use crate::managed::slow_paths::owning_slots;
use crate::state::function::FunctionId;
use crate::unwind;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_mirbin::{Inst, Op};
use maple_rt::heap;
use maple_rt::trap::TrapKind;

impl Stepper {
    /// Ends the innermost function with a call of `address`, whose arguments are in the window. Says whether it could.
    pub(super) fn tail_call(
        &mut self,
        address: u64,
        window: *mut u64,
        count: usize,
        keeper: u64,
    ) -> Result<bool, TrapKind> {
        let own = self.frame()?.function;
        let Some(tail) = self.machine().tail(own, address, count, keeper) else {
            return Ok(false);
        };
        // SAFETY: the window holds the arguments, and lies in the frame that goes.
        let arguments = unsafe {
            self.machine().convert_formals(tail.callee, window, count);
            std::slice::from_raw_parts(window, count).to_vec()
        };
        let references = tail.objects(self.machine().formals(tail.callee), &arguments);
        let below = self.frames().len().checked_sub(2);
        let below = below.and_then(|at| Some((self.frames().get(at)?.function, self.frames().get(at)?.fp)));
        let below = below.filter(|(id, _)| self.machine().keepers.contains(id));
        let kept = below.is_some_and(|(id, _)| {
            let slots = self.machine().function(id).map_or(0, |f| owning_slots(f).len());
            tail.keeper.is_some() && slots >= references.len()
        });
        let fp = self.frame()?.fp;
        if let (Some(keeper), false) = (tail.keeper, kept)
            && !self.has_room(keeper, fp, references.len())?
        {
            return Ok(false);
        }
        let result = self.frame()?.result;
        // SAFETY: the context is this run's, and arguments are alive; no reference to the machine or the activations is alive.
        unsafe {
            for object in &references {
                heap::retain((*self.cx).context.heap, *object);
            }
            unwind::leave(self.cx, own, fp, None);
        }
        if let Some(left) = self.frames().pop() {
            self.stack().alloca_top = left.dynamic;
        }
        let (callee, result) = match tail.keeper {
            None => (fp, result),
            Some(keeper) => {
                if !kept {
                    let (mut fp, mut result) = (fp, result);
                    // One that is too small goes.
                    if let Some((id, frame)) = below
                        && let Some(small) = self.frames().pop()
                    {
                        (fp, result) = (frame, small.result);
                        // SAFETY: as above.
                        unsafe { unwind::leave(self.cx, id, frame, None) };
                    }
                    self.enter(keeper, fp, result)?;
                    self.stand_at_call()?;
                }
                self.keep(&references)?;
                (self.frame()?.operand(1), self.machine().result_type(tail.callee))
            }
        };
        // SAFETY: there is room above frames for arguments.
        unsafe { std::ptr::copy_nonoverlapping(arguments.as_ptr(), callee, arguments.len()) };
        self.enter(tail.callee, callee, result)?;
        Ok(true)
    }

    /// Whether the frame of a keeper of so many references at `fp`, with one above it, fits where the stack is.
    fn has_room(&mut self, keeper: FunctionId, fp: *mut u64, references: usize) -> Result<bool, TrapKind> {
        self.machine().check(keeper)?;
        let Some(function) = self.machine().function(keeper) else {
            return Ok(false);
        };
        if owning_slots(function).len() < references {
            return Ok(false);
        }
        let frame = &function.frame;
        let slots = frame.formals.len() + frame.cells.len() + usize::from(frame.depth) + 2 * FRAME_SLACK;
        let (end, links) = self.links();
        let limit = (end as usize).saturating_sub((links + 2) * super::LINK_SLOTS * size_of::<u64>());
        Ok(fp.wrapping_add(slots) as usize <= limit)
    }

    /// Brings a keeper that was just entered to its call.
    fn stand_at_call(&mut self) -> Result<(), TrapKind> {
        let frame = self.frame()?;
        loop {
            let inst = Inst::decode(frame.code.bytes(), frame.pc).map_err(|_| TrapKind::InvalidCode)?;
            if inst.op == Op::Icall {
                return Ok(());
            }
            frame.pc = inst.next();
        }
    }

    /// Lets the keeper that is the innermost function own these references in place of those it has.
    fn keep(&mut self, references: &[u64]) -> Result<(), TrapKind> {
        let (id, fp) = (self.frame()?.function, self.frame()?.fp);
        let slots = self.machine().function(id).map(owning_slots).unwrap_or_default();
        let references = references.iter().copied().chain(std::iter::repeat(0));
        for (slot, object) in slots.iter().zip(references) {
            // SAFETY: cells of references are null or own what they hold.
            unsafe {
                let old = std::mem::replace(&mut *fp.add(usize::from(*slot)), object);
                heap::release((*self.cx).context.heap, old);
            }
        }
        Ok(())
    }
}

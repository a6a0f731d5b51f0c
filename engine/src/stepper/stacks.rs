//! Stacks of programs on the stepper: the activations of a suspended stack are with its state.

use super::{Step, Stepper};
use crate::machine::{segments, stacks};
use crate::state::thread::ThreadState;
use maple_dispatch::stack::WINDOW;
use maple_mirbin::{Frame, Inst, Op, Prim};
use maple_rt::trap::TrapKind;

impl Stepper {
    /// `swap_stack`.
    pub(super) fn swap_stack(&mut self) -> Result<Step, TrapKind> {
        let frame = self.frame()?;
        frame.depth = frame.depth.saturating_sub(2);
        let window = frame.operand(frame.depth);
        // SAFETY: the verifier has checked the depth.
        let (handle, value) = unsafe { (*window, *window.add(1)) };
        let at = self.here(window.wrapping_add(WINDOW));
        // SAFETY: the context is this run's; no reference to the machine or the activations is alive.
        unsafe {
            let from = ThreadState::stack(self.cx);
            stacks::switch(self.cx, handle, value, at, window)?;
            (*from).activations = std::mem::take(&mut *self.frames);
            stacks::left(self.cx, from);
        }
        self.resume()?;
        Ok(Step::Swapped)
    }

    /// The outermost function of a stack has returned `value`. Says whether the run has ended with it; else another stack is resumed.
    pub(super) fn end_stack(&mut self, value: u64) -> Result<bool, TrapKind> {
        // SAFETY: as above.
        unsafe {
            if (*ThreadState::stack(self.cx)).is_root() {
                return Ok(true);
            }
            stacks::end(self.cx, value)?;
        }
        self.resume()?;
        Ok(false)
    }

    /// Resumes the stack that the thread is on now: enters its function, or finishes the swap by which it was suspended.
    fn resume(&mut self) -> Result<(), TrapKind> {
        // SAFETY: as above; no activation is left of the stack that the run was on.
        let (id, base) = unsafe {
            let stack = &mut *ThreadState::stack(self.cx);
            *self.frames = std::mem::take(&mut stack.activations);
            (stack.function, stack.head.at.fp)
        };
        let Some(frame) = self.frames().last_mut() else {
            return self.enter(id, base, Prim::Void);
        };
        let inst = Inst::decode(frame.code.bytes(), frame.pc).map_err(|_| TrapKind::InvalidCode)?;
        let next = inst.next();
        // SAFETY: where the swap found its operands there is its result now.
        let value = unsafe { *frame.operand(frame.depth) };
        let value = if inst.ty.is_scalar() {
            inst.ty.canonical(value)
        } else {
            value
        };
        if inst.op == Op::XintrinsicDo {
            frame.set(Frame::RETVAL, value);
        } else {
            frame.push(value);
        }
        self.jump(i64::from(next))
    }

    /// A frame in a further segment for a callee whose arguments, `formals` slots, are at `fp`: it needs `slots`.
    pub(super) fn frame_in_segment(
        &mut self,
        fp: *mut u64,
        formals: usize,
        slots: usize,
    ) -> Result<*mut u64, TrapKind> {
        let below = self.frames().len();
        // SAFETY: as above; the segment is as large as was asked for, and the arguments lie on the stack.
        unsafe {
            let segment = segments::extend(self.cx, slots * size_of::<u64>(), below)?;
            let frame = segment.start().cast::<u64>();
            std::ptr::copy_nonoverlapping(fp, frame, formals);
            Ok(frame)
        }
    }

    /// Gives back the segments above the frame `fp`.
    pub(super) fn trim(&mut self, fp: *mut u64) {
        // SAFETY: as above.
        unsafe { segments::trim(self.cx, fp) };
    }

    /// Lets the stack use its dynamic region. Says whether it could not before.
    pub(super) fn open_region(&mut self) -> bool {
        // SAFETY: as above.
        unsafe { segments::open_region(self.cx) }
    }
}

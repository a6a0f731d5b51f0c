//! Frames that an embedder replaces: see [`crate::machine::replace`].

use super::Stepper;
use crate::state::replacement::Replacement;
use crate::unwind;
use maple_rt::trap::TrapKind;

impl Stepper {
    /// Ends frames and enters the function.
    pub(super) fn replace(&mut self, replacement: Replacement) -> Result<(), TrapKind> {
        let mut left = replacement.frames;
        let mut count = 0;
        let functions: Vec<_> = self.frames().iter().rev().map(|frame| frame.function).collect();
        let mut last = None;
        for id in functions {
            count += 1;
            left -= usize::from(self.machine().is_shown(id));
            if left == 0 {
                last = Some(id);
                break;
            }
        }
        self.machine().check_replacement(&replacement, last)?;
        let mut place = None;
        for _ in 0..count {
            let Some(frame) = self.frames().last() else { break };
            let (id, fp, dynamic, result) = (frame.function, frame.fp, frame.dynamic, frame.result);
            if place.is_none() {
                // SAFETY: the context is this run's with the gate; what the frames own lives.
                unsafe { (*(*self.cx).machine).keep_arguments(&replacement) };
            }
            // SAFETY: as above; no reference to the machine or the activations is alive.
            unsafe { unwind::leave(self.cx, id, fp, None) };
            self.stack().alloca_top = dynamic;
            self.frames().pop();
            place = Some((fp, result));
        }
        let Some((fp, result)) = place else {
            return Err(TrapKind::Unreachable);
        };
        self.trim(fp);
        let arguments = &replacement.arguments;
        // SAFETY: there is room above frames for arguments.
        unsafe { std::ptr::copy_nonoverlapping(arguments.as_ptr(), fp, arguments.len()) };
        self.enter(replacement.function, fp, result)
    }
}

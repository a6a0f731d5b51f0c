//! Frames that an embedder replaces: the innermost ones end, and a function is called in place of the last of them.

use crate::machine::segments;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::replacement::Replacement;
use crate::state::thread::ThreadState;
use crate::unwind;
use maple_dispatch::Site;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_rt::heap;
use maple_rt::trap::TrapKind;

impl Machine {
    /// Whether the result of a function is what the caller of another expects. If not, the trap says so.
    pub fn check_replacement(
        &mut self,
        replacement: &Replacement,
        last: Option<FunctionId>,
    ) -> Result<(), TrapKind> {
        let name = |machine: &Machine, id| machine.function(id).map_or(String::new(), |f| f.name.clone());
        let problem = match last {
            None => format!("there are no {} frames to replace", replacement.frames),
            Some(last) if self.result_type(last) != self.result_type(replacement.function) => format!(
                "the result of `{}` is {}, and the caller of `{}` expects {}",
                name(self, replacement.function),
                self.result_type(replacement.function),
                name(self, last),
                self.result_type(last)
            ),
            Some(_) => return Ok(()),
        };
        self.detail = Some(problem);
        Err(TrapKind::HostError)
    }

    /// Keeps the arguments of a function that takes the place of frames which kept them.
    ///
    /// # Safety
    /// The gate is held, and the objects live.
    pub unsafe fn keep_arguments(&mut self, replacement: &Replacement) {
        for object in &replacement.objects {
            // SAFETY: the caller's promise.
            unsafe {
                heap::retain(self.heap, *object);
                self.handed.push(*object);
            }
        }
    }
}

/// Replaces frames of register code. Gives where the run goes on.
///
/// # Errors
/// That there are not so many frames, or the function's result is another; nothing has happened then. A used-up stack.
///
/// # Safety
/// `cx` is the running thread's, its run has just left dispatch for this, and no reference to the machine exists.
#[cold]
pub unsafe fn replace(cx: *mut ThreadState, replacement: Replacement) -> Result<Site, TrapKind> {
    // SAFETY: the caller's promise: the site tells the frame, and the links below it are in order.
    unsafe {
        let machine = (*cx).machine;
        let ends = (*machine).ends();
        let mut at = (*cx).context.site;
        let mut frames = Vec::new();
        let mut left = replacement.frames;
        while let Some((id, _)) = (*machine).origin(at.pc) {
            frames.push((id, at));
            left -= usize::from((*machine).is_shown(id));
            if left == 0 {
                break;
            }
            match ends.caller(at) {
                Some(above) => at = above,
                None => break,
            }
        }
        let last = frames.last().filter(|_| left == 0).map(|(id, _)| *id);
        (*machine).check_replacement(&replacement, last)?;
        let entry = (*machine).translate(replacement.function)?;
        if at.fp.add(FRAME_SLACK) as usize > at.cs as usize {
            return Err(TrapKind::StackOverflow);
        }
        (*machine).keep_arguments(&replacement);
        for (id, frame) in frames {
            let word = (*machine).word_of(frame.pc);
            unwind::leave_code(cx, id, frame.fp, word);
        }
        segments::trim(cx, at.fp);
        let arguments = &replacement.arguments;
        std::ptr::copy_nonoverlapping(arguments.as_ptr(), at.fp, arguments.len());
        Ok(Site { pc: entry, ..at })
    }
}

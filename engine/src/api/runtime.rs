//! The embedder works with the runtime of the program's language, between calls of the program's code.

use super::vm::Vm;
use crate::managed::environment::Environment;
use crate::managed::throw::uncaught;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_rt::managed::{ManagedVm, Raise};
use maple_rt::trap::TrapKind;

/// Holds the gate until it is dropped: what the embedder does may panic.
struct Gate(*mut ThreadState);

impl Drop for Gate {
    fn drop(&mut self) {
        // SAFETY: the thread's own context; it was taken with the gate.
        unsafe { ThreadState::release(self.0) };
    }
}

impl Vm {
    /// Does something with the machine as native methods see it: with objects, classes, and the runtime of the language that the program is
    /// in. Limits of time and instructions hold for the code that it calls.
    ///
    /// # Errors
    /// What was raised, as a trap; [`TrapKind::BadCall`] at address 0 in a VM without objects.
    pub fn with_runtime<R>(
        &mut self,
        body: impl FnOnce(&mut dyn ManagedVm) -> Result<R, Raise>,
    ) -> Result<R, Trap> {
        if !self.is_managed() {
            return Err(Trap::without_frames(TrapKind::BadCall { address: 0 }));
        }
        self.outermost(|cx| {
            // SAFETY: the context is this VM's, and idle: `&mut self` says so.
            unsafe {
                ThreadState::acquire(cx);
                let _gate = Gate(cx);
                let mut environment = Environment::new(cx);
                body(&mut environment).map_err(|raise| uncaught(cx, raise))
            }
        })
    }
}

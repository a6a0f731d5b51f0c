//! What host functions may ask of the VM that called them.

use super::spawn::{Starter, Thread, spawn};
use crate::machine::host::call_values;
use crate::machine::observe::Frame;
use crate::managed::environment::Environment;
use crate::state::exception::Exception;
use crate::state::function::Func;
use crate::state::host::Caller;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_dispatch::memory::{self, Fault};
use maple_rt::managed::ManagedVm;
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;

impl Caller<'_> {
    /// The Maple function called `name`, searched in the order of the images.
    pub fn func(&self, name: &str) -> Option<Func> {
        if self.cx.is_null() {
            return None;
        }
        // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs.
        unsafe {
            let id = ThreadState::with(self.cx, |machine| machine.named(name))?;
            Some(Func::new((*self.cx).vm, id))
        }
    }

    /// Calls a Maple function. Arguments are converted to the types of the formals as an assignment would.
    ///
    /// # Errors
    /// A trap. Handed on with `?`, it ends the run that called the host function. Arguments are taken as [`Vm::call`](crate::Vm::call) takes
    /// them.
    pub fn call(&mut self, func: Func, args: &[Value]) -> Result<Value, Trap> {
        if self.cx.is_null() {
            return Err(Trap::without_frames(TrapKind::BadCall { address: 0 }));
        }
        // SAFETY: as above; the thread is outside Maple code.
        let result = unsafe { call_values(self.cx, func, args) };
        if let Err(trap) = &result
            && let Some(thrown) = Exception::of(trap.kind)
        {
            self.thrown.push(thrown);
        }
        result
    }

    /// Calls a Maple function in a thread of its own, as [`Vm::spawn`](crate::Vm::spawn) does.
    ///
    /// # Errors
    /// As there.
    pub fn spawn(&mut self, func: Func, args: &[Value]) -> Result<Thread, Trap> {
        if self.cx.is_null() {
            return Err(Trap::without_frames(TrapKind::BadCall { address: 0 }));
        }
        // SAFETY: the context is that of the thread, which is outside Maple code.
        unsafe { spawn(self.cx, func, args, Starter::Embedder) }
    }

    /// The frames of the Maple code that called, innermost first, up to the call of the embedder or of a callback. Those of code that keeps
    /// variables, as all does while the VM is observed ([`Vm::observe`](crate::Vm::observe)), come with them.
    pub fn frames(&self) -> Vec<Frame> {
        if self.cx.is_null() {
            return Vec::new();
        }
        // SAFETY: as above.
        unsafe { ThreadState::with(self.cx, |machine| machine.observed_frames(self.cx)) }
    }

    /// Collects the cycles that nothing refers to, in a VM with objects.
    pub fn collect(&mut self) {
        if self.cx.is_null() {
            return;
        }
        // SAFETY: as above; what the program holds across a call is counted.
        unsafe {
            ThreadState::acquire(self.cx);
            if (*(*self.cx).machine).managed.is_some() {
                Environment::new(self.cx).collect();
            }
            ThreadState::release(self.cx);
        }
    }

    /// As [`Vm::observe`](crate::Vm::observe): the code that called goes on in code of the other kind.
    pub fn observe(&mut self, observed: bool) {
        if !self.cx.is_null() {
            // SAFETY: as above; the gate is held.
            unsafe { ThreadState::with(self.cx, |machine| machine.observe(observed)) };
        }
    }

    /// Says that code cannot rely on something any more. Gives the number of pieces of code that did.
    #[cfg(test)]
    pub fn break_assumption(&mut self, broken: crate::state::published::Assumption) -> u32 {
        // SAFETY: as above; the gate is held.
        unsafe { ThreadState::with(self.cx, |machine| machine.invalidate(broken)) }
    }

    /// Reads memory as Maple code would.
    ///
    /// # Errors
    /// If some byte cannot be read.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        memory::copy(bytes.as_mut_ptr() as u64, address, bytes.len() as u64)
    }

    /// Writes memory as Maple code would.
    ///
    /// # Errors
    /// If some byte cannot be written; bytes before it may have been.
    ///
    /// # Safety
    /// The memory belongs to the Maple program.
    pub unsafe fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        memory::copy(address, bytes.as_ptr() as u64, bytes.len() as u64)
    }
}

//! Threads that programs start on their stacks.

use crate::api::spawn::{Starter, Thread, spawn};
use crate::api::vm::Vm;
use crate::machine::stacks;
use crate::state::function::Func;
use crate::state::host::{Caller, HostBody, HostError, Signature};
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_mirbin::Prim;
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use parking_lot::Mutex;
use std::sync::Arc;

/// The host function that starts a thread. It gets the address of a function, and an object: the thread calls the first with the second,
/// which lives as long.
pub const NEW: &str = "__maple_new_thread";

/// Threads that nobody has waited for.
pub type Threads = Arc<Mutex<Vec<Thread>>>;

impl Vm {
    /// Waits for the threads that the program has started itself, also while it waited. Gives what ended those that did not end in peace, which
    /// [`Config::uncaught`](crate::Config::uncaught) has got when it happened.
    pub fn join_threads(&mut self) -> Vec<Trap> {
        let unjoined = self.with(|machine| machine.threads.unjoined.clone());
        let mut traps = Vec::new();
        loop {
            // The lock is not held while one waits.
            let thread = unjoined.lock().pop();
            let Some(thread) = thread else { return traps };
            match thread.join() {
                Ok(_) => {}
                Err(trap) if matches!(trap.kind, TrapKind::Exit { .. }) => {}
                Err(trap) => traps.push(trap),
            }
        }
    }
}

/// The function of that name.
pub fn starter(threads: &Threads) -> (&'static str, Signature, Box<HostBody>) {
    let threads = Arc::clone(threads);
    let start = move |caller: &mut Caller<'_>, args: &[Value]| {
        let &[address, object] = args else {
            return Err(HostError::new("a thread starts with a function and an object"));
        };
        let (address, object) = (address.bits(), object.bits());
        if caller.cx.is_null() || object == 0 {
            return Err(TrapKind::NullPointer.into());
        }
        // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs; the object is one that the
        // program keeps during the call.
        unsafe {
            let func = ThreadState::with(caller.cx, |machine| {
                let address = machine.import(address);
                machine.function_at(address)
            });
            let Some(id) = func else {
                return Err(TrapKind::BadCall { address }.into());
            };
            let func = Func::new((*caller.cx).vm, id);
            let handle = (object as *const u64).read();
            ThreadState::acquire(caller.cx);
            let reserved = stacks::reserve(caller.cx, handle);
            ThreadState::release(caller.cx);
            reserved?;
            let thread = match spawn(
                caller.cx,
                func,
                &[Value::object(object as usize)],
                Starter::Program,
            ) {
                Ok(thread) => thread,
                Err(trap) => {
                    ThreadState::acquire(caller.cx);
                    stacks::unreserve(caller.cx, handle);
                    ThreadState::release(caller.cx);
                    return Err(trap.into());
                }
            };
            threads.lock().push(thread);
        }
        Ok(Value::VOID)
    };
    (
        NEW,
        Signature::new([Prim::A64, Prim::A64], Prim::Void),
        Box::new(start),
    )
}

//! Threads that the embedding program starts.

use crate::machine::host::call_values;
use crate::machine::threads::{self, Work};
use crate::state::exception::Exception;
use crate::state::function::Func;
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use crate::state::threads::Outcome;
pub use crate::state::threads::Thread;
use crate::state::trap::Trap;
use crate::unwind::hooks;
use maple_rt::heap;
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use std::sync::Arc;

/// The call.
struct Call {
    func: Func,
    args: Vec<Value>,
    result: Value,
    outcome: Arc<Outcome>,
    starter: Starter,
}

/// Who starts a thread.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Starter {
    /// The embedder, who asks how it ended.
    Embedder,
    /// The program: perhaps others wait for the thread, and the embedder for them. So what ends it is told at once.
    Program,
}

impl Work for Call {
    fn name(&self) -> Option<String> {
        None
    }

    unsafe fn run(&mut self, cx: *mut ThreadState) -> Result<(), Trap> {
        // SAFETY: the caller's promise; the counts of the arguments were taken when the thread was started.
        unsafe {
            let result = call_values(cx, self.func, &self.args).map_err(|trap| introduced(cx, trap));
            ThreadState::acquire(cx);
            each_object(&self.args, |object| heap::release((*cx).context.heap, object));
            ThreadState::release(cx);
            self.result = result?;
            Ok(())
        }
    }

    fn ended(self, shared: &Shared, result: Result<(), Trap>) {
        if let (Starter::Program, Err(trap)) = (self.starter, &result)
            && !matches!(trap.kind, TrapKind::Exit { .. } | TrapKind::Interrupted)
        {
            shared.report(std::thread::current().name().unwrap_or_default(), trap.clone());
        }
        *self.outcome.lock() = Some(result.map(|()| self.result));
    }
}

fn each_object(args: &[Value], mut each: impl FnMut(u64)) {
    let objects = args.iter().filter(|arg| arg.is_reference() && arg.bits() != 0);
    objects.for_each(|object| each(object.bits()));
}

/// Calls a function with values in a thread of its own.
///
/// # Errors
/// That there is no thread for it, or that the VM is at its end.
///
/// # Safety
/// `cx` is this thread's, outside of Maple code, and does not hold the gate.
pub(super) unsafe fn spawn(
    cx: *mut ThreadState,
    func: Func,
    args: &[Value],
    starter: Starter,
) -> Result<Thread, Trap> {
    // SAFETY: the caller's promise.
    unsafe {
        if (*(*cx).shared).poll.get() & Poll::CLOSED != 0 {
            return Err(Trap::without_frames(TrapKind::Finished));
        }
        func.id_in((*cx).vm).map_err(Trap::without_frames)?;
        let outcome = Arc::<Outcome>::default();
        let call = Call {
            func,
            args: args.to_vec(),
            result: Value::VOID,
            outcome: Arc::clone(&outcome),
            starter,
        };
        ThreadState::acquire(cx);
        each_object(args, |object| heap::retain((*cx).context.heap, object));
        let end = threads::start(cx, call);
        if end.is_none() {
            each_object(args, |object| heap::release((*cx).context.heap, object));
        }
        ThreadState::release(cx);
        match end {
            Some(end) => Ok(Thread { end, outcome }),
            None => Err(Trap::without_frames(TrapKind::OutOfMemory)
                .with_detail("there is no thread for it".to_owned())),
        }
    }
}

/// An exception that nobody caught says what it is; the details of a trap are these words.
///
/// # Safety
/// `cx` is this thread's and idle.
pub(super) unsafe fn introduced(cx: *mut ThreadState, trap: Trap) -> Trap {
    let Some(thrown) = Exception::of(trap.kind) else {
        return trap;
    };
    // SAFETY: the caller's promise; the trap is the embedder's from here on, who cannot use the object.
    unsafe {
        let words = hooks::describe(cx, thrown);
        hooks::drop_thrown(cx, thrown);
        match words {
            Some(words) => trap.with_detail(words),
            None => trap,
        }
    }
}

//! The thread that compiles.

use super::Place;
use maple_jit::{Compiled, Compiler, Input};
use std::cell::RefCell;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Units that wait at most.
const WAITING: usize = 64;

/// A unit that has been compiled, or refused.
type Done = (Place, Input, Option<Compiled>);

/// A thread that compiles. It ends when nobody sends any more.
pub struct Thread {
    jobs: Option<SyncSender<(Place, Input)>>,
    done: Receiver<Done>,
}

impl Thread {
    /// Starts one; where that fails, nothing is compiled.
    pub fn start() -> Thread {
        let (jobs, work) = sync_channel::<(Place, Input)>(WAITING);
        let (finished, done) = sync_channel::<Done>(2 * WAITING);
        let thread = std::thread::Builder::new().name("maple-compiler".to_owned());
        let started = thread.spawn(move || {
            while let Ok((place, input)) = work.recv() {
                let made = compile(&input);
                if finished.send((place, input, made)).is_err() {
                    return;
                }
            }
        });
        Thread {
            jobs: started.is_ok().then_some(jobs),
            done,
        }
    }

    /// Hands over a unit. Says whether it was taken: not if too many wait.
    pub fn send(&self, place: Place, input: Input) -> bool {
        self.jobs
            .as_ref()
            .is_some_and(|jobs| jobs.try_send((place, input)).is_ok())
    }

    /// One that is done.
    pub fn take(&self) -> Option<Done> {
        self.done.try_recv().ok()
    }
}

/// Compiles a unit on this thread.
pub fn compile(input: &Input) -> Option<Compiled> {
    thread_local! {
        static COMPILER: RefCell<Option<Compiler>> = const { RefCell::new(None) };
    }
    // A thread that is ending has none any more.
    let compiled = COMPILER.try_with(|compiler| {
        let mut compiler = compiler.try_borrow_mut().ok()?;
        if compiler.is_none() {
            *compiler = Compiler::new();
        }
        compiler.as_mut()?.compile(input).ok()
    });
    compiled.ok().flatten()
}

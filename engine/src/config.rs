//! What an embedder can choose.

use crate::trace::TraceFlags;
use std::time::Duration;

/// Which executor runs the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExecutorKind {
    /// Register code with threaded dispatch: the fast one.
    #[default]
    Threaded,
    /// One mirbin instruction at a time, in the plainest way: the oracle, and the one that traces.
    Stepper,
}

/// Settings and limits of a [`crate::Vm`].
#[derive(Clone, Debug)]
pub struct Config {
    /// The executor. Tracing needs the stepper and chooses it.
    pub executor: ExecutorKind,
    /// Bytes for frames and call links of each thread; as much again is reserved for dynamic `alloca`. Memory is used as it is touched.
    pub stack_bytes: usize,
    /// Instructions that may be executed, all calls together; `None` for no limit. The threaded executor counts by blocks.
    pub fuel: Option<u64>,
    /// Whether running code can be stopped by [`crate::Vm::interrupt_handle`]. Costs a test per loop and call.
    pub interruptible: bool,
    /// How long a call from the embedder may take; implies `interruptible`. Native functions are not cut short: the trap comes when
    /// they return.
    pub time_limit: Option<Duration>,
    /// Whether native functions may be called. Without, such a call is a trap; host functions can be called all the same.
    pub natives: bool,
    /// What to trace.
    pub trace: TraceFlags,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            executor: ExecutorKind::Threaded,
            stack_bytes: 64 << 20,
            fuel: None,
            interruptible: false,
            time_limit: None,
            natives: true,
            trace: TraceFlags::default(),
        }
    }
}

//! What an embedder can choose.

use crate::state::trap::Trap;
use crate::trace::TraceFlags;
use maple_rt::managed::{CompileText, Program};
use std::sync::Arc;
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

/// Whether hot code is compiled to machine code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Jit {
    /// Never.
    Off,
    /// What is executed often.
    #[default]
    On,
    /// All that can be, at once: for tests.
    Eager,
}

/// Settings and limits of a [`crate::Vm`].
#[derive(Clone, Debug)]
pub struct Config {
    /// The executor. Tracing needs the stepper and chooses it.
    pub executor: ExecutorKind,
    /// Bytes for frames and call links of each thread; as much again is reserved for dynamic `alloca`. Memory is used as it is touched.
    pub stack_bytes: usize,
    /// Stacks that programs may have at once, besides those that calls of the embedder, callbacks and threads begin on. Each may grow to
    /// `stack_bytes`. Address space is reserved for all of them when the first is made.
    pub max_stacks: u32,
    /// Instructions that may be executed, all calls together; `None` for no limit. The threaded executor counts by blocks.
    pub fuel: Option<u64>,
    /// Whether running code can be stopped by [`crate::Vm::interrupt_handle`]. Costs a test per loop and call.
    pub interruptible: bool,
    /// Whether variables can be looked at from the beginning on, see [`Vm::observe`](crate::Vm::observe).
    pub observed: bool,
    /// How long a call from the embedder may take; implies `interruptible`. Native functions are not cut short: the trap comes when
    /// they return.
    pub time_limit: Option<Duration>,
    /// Whether native functions may be called. Without, such a call is a trap; host functions can be called all the same.
    pub natives: bool,
    /// What to trace.
    pub trace: TraceFlags,
    /// Largest number of bytes of objects; none for no limit. Beyond it, a managed program gets an `OutOfMemoryError`.
    pub max_heap: Option<u64>,
    /// Collect cycles at every n-th allocation: finds wrong counts in tests.
    pub heap_stress: Option<u64>,
    /// What to do when a thread that a program started ends with an exception or another trap, besides ending the thread.
    pub uncaught: Option<Uncaught>,
    /// What programs find around them that look for it themselves, as those in JavaScript do.
    pub program: Program,
    /// Whether hot code is compiled to machine code, where the host has a compiler: see [`Vm::HAS_JIT`](crate::Vm::HAS_JIT).
    pub jit: Jit,
    /// Bytes of machine code at most.
    pub jit_memory: usize,
    /// Told of each piece of machine code that is put in place, for profilers.
    pub compiled: Option<CodeListener>,
    /// The compiler for texts that programs make at run time; without one they cannot.
    pub compiler: Option<TextCompiler>,
}

/// A piece of machine code.
#[derive(Clone, Copy, Debug)]
pub struct CodePiece<'a> {
    /// Its address.
    pub start: usize,
    /// Bytes.
    pub size: usize,
    /// The function that it belongs to.
    pub function: &'a str,
    /// For a loop that is entered while it runs, where it begins: a mirbin offset in the function.
    pub head: Option<u32>,
}

/// Machine code of a function, for those who read it: code of this host that is not bound to its place.
#[derive(Clone, Debug)]
pub struct MachineCode {
    /// The code.
    pub code: Vec<u8>,
    /// What it was made of, in the order of the code.
    pub parts: Vec<Part>,
}

/// A part of [`MachineCode`].
#[derive(Clone, Debug)]
pub struct Part {
    /// Bytes of the code.
    pub code: std::ops::Range<usize>,
    /// The instructions of the image that it belongs to: place in bytes from the symbol, and text.
    pub mirbin: Vec<(u32, String)>,
    /// The line of the register code that it was made of.
    pub register_code: String,
}

/// See [`Config::compiled`]. It is called while the machine stands still, and must not use it.
#[derive(Clone)]
pub struct CodeListener(pub Arc<dyn Fn(&CodePiece<'_>) + Send + Sync>);

impl std::fmt::Debug for CodeListener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CodeListener")
    }
}

/// See [`Config::compiler`]. It gets a text and gives an image, or says what is wrong with the text.
#[derive(Clone)]
pub struct TextCompiler(pub Arc<CompileText>);

impl std::fmt::Debug for TextCompiler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TextCompiler")
    }
}

/// Gets the name of a thread and what ended it.
pub type UncaughtHandler = dyn Fn(&str, &Trap) + Send + Sync;

/// See [`Config::uncaught`].
#[derive(Clone)]
pub struct Uncaught(pub Arc<UncaughtHandler>);

impl std::fmt::Debug for Uncaught {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Uncaught")
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            executor: ExecutorKind::Threaded,
            stack_bytes: 64 << 20,
            max_stacks: 1 << 18,
            fuel: None,
            interruptible: false,
            observed: false,
            time_limit: None,
            natives: true,
            trace: TraceFlags::default(),
            max_heap: None,
            heap_stress: None,
            uncaught: None,
            program: Program::default(),
            jit: Jit::default(),
            jit_memory: 64 << 20,
            compiled: None,
            compiler: None,
        }
    }
}

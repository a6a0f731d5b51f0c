//! Dispatch backends: how one handler hands over to the next. The bodies in [`crate::ops`] know nothing about it.
//!
//! - `tail`: a handler ends in a call of the next one in tail position, which LLVM turns into a jump. All state is in registers.
//! - `portable`: a handler returns to a loop. Used where the jump is not to be relied on, and with feature `portable-dispatch`.

// The build script asks Cargo, which does not know what flags from elsewhere say.
#[cfg(all(tail_dispatch, debug_assertions, not(any(doc, doctest))))]
compile_error!(
    "handlers with debug assertions cannot jump to each other: set debug-assertions in a Cargo profile instead of RUSTFLAGS, or enable \
     the feature portable-dispatch of maple-vm"
);

#[cfg(tail_dispatch)]
mod tail;
#[cfg(tail_dispatch)]
pub use tail::{Handler, Loop, Superinstruction, Then, handler, opaque, run, slow};

mod access;
pub use access::{Address, Word, copy, exchange, load_field};

#[cfg(not(tail_dispatch))]
mod portable;
#[cfg(not(tail_dispatch))]
pub use portable::{Handler, handler, opaque, run, slow};

#[cfg(tail_dispatch)]
mod words;
/// Words before the instruction of a superinstruction that the machine code at an address executes.
#[cfg(tail_dispatch)]
pub use words::before as words_before;

/// Words before the instruction of a superinstruction that the machine code at an address executes: every instruction has its own handler.
#[cfg(not(tail_dispatch))]
pub fn words_before(_: usize, _: usize) -> usize {
    0
}

/// Name of the backend that was compiled in.
pub const BACKEND: &str = if cfg!(tail_dispatch) { "tail" } else { "portable" };

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u64)]
pub enum Exit {
    /// The outermost function returned.
    Done = 0,
    /// A trap; the context tells which and where.
    Trap = 1,
}

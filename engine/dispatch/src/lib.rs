//! Register code and its execution: words, the handlers that execute them, and how one handler hands over to the next.
//!
//! ```text
//! context     what handlers know of their thread: plain data
//! routines    the table of runtime functions that handlers call; the machine fills it in
//! regcode     a word of code, its memory
//! body        what the body of an instruction is
//! dispatch    how one instruction hands over to the next: `tail` or `portable`
//! ops         the bodies, and the table of them all
//! entry       from the host's code into register code
//! memory      raw accesses of memory that may fault
//! stack       what a swap of stacks reads and writes
//! links       the way from a frame to its caller
//! tier        the ways between register code and machine code
//! ```
//!
//! The crate knows LIR, whose shapes its table has handlers for, and the objects of the runtime. It knows neither images nor the translator nor
//! the machine: what it needs of them it calls through [`routines`]. So it is compiled once, whatever changes above it.
//!
//! Programs do not use this crate: they embed `maple-vm`.

pub mod body;
pub mod context;
pub mod dispatch;
pub mod entry;
pub mod links;
pub mod memory;
pub mod ops;
pub mod regcode;
pub mod routines;
pub mod stack;
pub mod tier;

pub use body::Cause;
pub use context::{Accumulators, Context, Site};
pub use regcode::{Id, Ins, Link};
pub use stack::{Marks, StackHead, StackTable};

//! The execution engine of Maple Engine: a virtual machine for images.
//!
//! ```text
//! vm          the embedding API (api), the machine with its functions and call sites, backtraces
//! translate   verified mirbin -> register code
//! regcode     the register code instruction, its builder and its memory
//! ops         bodies of the register code instructions, and their table
//! dispatch    how one instruction hands over to the next: `tail` or `portable`
//! stack       what a stack is, its memory, the way from a frame to its caller
//! stepper     the other executor: mirbin, one instruction at a time
//! native      calls out
//! policy      how functions behave where languages differ
//! managed     objects, classes, exceptions of the engine, threads of managed programs
//! unwind      exceptions: handlers, composites, frames that are left
//! fault       wild accesses become traps
//! profile     where a program spends its time
//! ```
//!
//! **Architecture Invariant:** calls between Maple functions never use the host stack, in either executor.
//!
//! **Architecture Invariant:** nothing here prints but the traces that `MAPLE_ENGINE_DEBUG` asks for, and nothing exits.

mod config;
pub mod dispatch;
mod fault;
mod managed;
mod memory;
mod native;
pub mod ops;
pub mod policy;
pub mod profile;
pub mod regcode;
pub mod routines;
mod stack;
mod stepper;
mod thread;
pub mod trace;
pub mod translate;
mod unwind;
pub mod vm;

pub use config::{Config, ExecutorKind, Uncaught, UncaughtHandler};
pub use managed::{ManagedError, NoMain};
pub use maple_mirbin::Prim;
pub use maple_rt::heap::Statistics;
pub use maple_rt::trap::{StackFault, Thrown, TrapKind};
pub use maple_rt::value::Value;
pub use memory::{Fault, RECOVERS_FAULTS};
pub use profile::{Profile, ProfileError, Profiler};
pub use trace::TraceFlags;
pub use vm::api::{Error, Func, GlobalSymbol, Vm};
pub use vm::backtrace::{FrameInfo, Place, Trap, TrapInfo};
pub use vm::host::{Caller, HostError, Signature};
pub use vm::interrupt::InterruptHandle;
pub use vm::observe::{Frame, Observer, Variable};
pub use vm::roster::StoppedThread;
pub use vm::spawn::Thread;
pub use vm::start::Main;
pub use vm::typed::{Params, Returned, Scalar, TypeMismatch, TypedFunc};

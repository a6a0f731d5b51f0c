//! The execution engine of Maple Engine: a virtual machine for images.
//!
//! ```text
//! vm          the embedding API (api), the machine with its functions and call sites, backtraces
//! stack       what a stack is, its memory
//! stepper     the other executor: mirbin, one instruction at a time
//! native      calls out
//! managed     objects, classes, exceptions of the engine, threads of managed programs
//! unwind      exceptions: composites, frames that are left
//! fault       wild accesses become traps
//! profile     where a program spends its time
//! ```
//!
//! Code comes from `maple-translate`, the handlers that execute it from `maple-dispatch`; neither knows this crate.
//!
//! **Architecture Invariant:** calls between Maple functions never use the host stack, in either executor.
//!
//! **Architecture Invariant:** nothing here prints but the traces that `MAPLE_ENGINE_DEBUG` asks for, and nothing exits.

mod config;
mod fault;
mod managed;
mod native;
pub mod profile;
mod stack;
mod stepper;
mod thread;
pub mod trace;
mod unwind;
pub mod vm;

pub use config::{Config, ExecutorKind, Uncaught, UncaughtHandler};
pub use managed::{ManagedError, NoMain};
pub use maple_dispatch::dispatch::BACKEND;
pub use maple_dispatch::memory::{Fault, RECOVERS_FAULTS};
pub use maple_mirbin::Prim;
pub use maple_rt::heap::Statistics;
pub use maple_rt::trap::{StackFault, Thrown, TrapKind};
pub use maple_rt::value::Value;
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

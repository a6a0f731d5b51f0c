//! The execution engine of Maple Engine: a virtual machine for images.
//!
//! ```text
//! profile     where a program spends its time
//! api         the embedding API
//! machine     calls, translation at the first call, code in use, backtraces, threads
//! stepper     the other executor: mirbin, one instruction at a time
//! native      calls out
//! managed     objects, classes, exceptions of the engine, threads of managed programs
//! unwind      exceptions: handlers, frames that are left
//! fault       invalid accesses become traps
//! state       the data of machines, functions, threads and stacks
//! memory      of stacks and code; config, trace: settings
//! ```
//!
//! Code comes from `maple-translate`, the handlers that execute it from `maple-dispatch`; neither knows this crate.
//!
//! **Architecture Invariant:** calls between Maple functions never use the host stack, in either executor.
//!
//! **Architecture Invariant:** nothing here prints but the traces that `MAPLE_ENGINE_DEBUG` asks for, and nothing exits.

mod api;
mod config;
mod fault;
mod machine;
mod managed;
mod memory;
mod native;
mod profile;
mod state;
mod stepper;
mod trace;
mod unwind;

pub use crate::machine::lines::Lines;
pub use crate::machine::redefinition::Redefined;
pub use crate::managed::link::ManagedError;
pub use crate::managed::start::NoMain;
pub use crate::state::function::Func;
pub use crate::state::host::{Caller, HostError, Signature};
pub use crate::state::roster::StoppedThread;
pub use crate::state::trap::{FrameInfo, SymbolOffset, Trap, TrapInfo};
pub use api::client::{Answer, BREAKPOINT, Datum, Reference, Request, Type};
pub use api::interrupt::InterruptHandle;
pub use api::spawn::Thread;
pub use api::start::Main;
pub use api::typed::{Params, Returned, Scalar, TypeMismatch, TypedFunc};
pub use api::vm::{Error, GlobalSymbol, Vm};
pub use config::{
    CodeListener, CodePiece, Config, ExecutorKind, Jit, MachineCode, Part, TextCompiler, Uncaught,
    UncaughtHandler,
};
pub use machine::observe::{Frame, Observer, Variable};
pub use maple_dispatch::dispatch::BACKEND;
pub use maple_dispatch::memory::{Fault, RECOVERS_FAULTS};
pub use maple_mirbin::Prim;
pub use maple_rt::heap::Statistics;
pub use maple_rt::managed::{CompileText, Program, SourceKind, SourceText};
pub use maple_rt::trap::{StackFault, Thrown, TrapKind};
pub use maple_rt::value::Value;
pub use profile::{Profile, ProfileError, Profiler, Share, Stacks};
pub use trace::TraceFlags;

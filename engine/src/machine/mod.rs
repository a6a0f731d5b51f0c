//! What a machine does: calls and their slow paths, translation at the first call, code that is in use, backtraces, threads.

pub mod backtrace;
pub mod callback;
pub mod calls;
pub mod host;
mod host_stack;
mod keepalive;
pub mod lines;
mod names;
pub mod observe;
pub mod parallel;
pub mod places;
pub mod redefinition;
mod reentry;
mod references;
pub mod replace;
pub mod roster;
pub mod routines;
pub mod run;
pub mod safepoint;
pub mod segments;
mod sites;
mod snapshot;
pub mod stacks;
pub mod tail;
pub mod threads;
#[cfg(machine_code)]
pub mod tier;
mod translation;

//! The state of a machine, its threads and their stacks: what everything above reads and writes.
//!
//! Methods here keep one value consistent. What concerns several (translation, calls, exceptions, threads that stop each other) is in the
//! folders above, which add methods of their own to these types.

pub mod activation;
pub mod composites;
pub mod exception;
pub mod function;
pub mod guard;
pub mod host;
pub mod kept;
pub mod machine;
pub mod managed;
pub mod parallel;
pub mod published;
pub mod replacement;
pub mod roster;
pub mod shared;
pub mod site;
pub mod stack;
pub mod stacks;
pub mod thread;
pub mod threads;
pub mod thunks;
#[cfg(machine_code)]
pub mod tier;
pub mod trap;
pub mod undefined;

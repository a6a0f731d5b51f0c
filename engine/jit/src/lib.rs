//! Machine code, made of register code.
//!
//! A *unit* is what is compiled at once: the words of a function that can be reached from one of them, where the function or a loop begins. What a word does
//! is what its handler does: slots and accumulators are the variables of the code, and every word is a place where the code can be left. So
//! nothing has to be compiled that is rare or hard: the code is left there, and the interpreter goes on.
//!
//! | module | |
//! |--|--|
//! | [`input`] | what is compiled |
//! | [`step`] | what an instruction reads and writes, and where it leads |
//! | [`flow`] | blocks, live places, places whose slot is out of date |
//! | [`short_loops`] | loops that end soon |
//! | [`webs`] | the variables: definitions that reach a common use, each with a type |
//! | [`lower`] | from instructions to Cranelift's |
//! | [`compile`] | the run of Cranelift, and what comes out |
//! | [`memory`] | where machine code lies |
//!
//! **Invariant:** at a place where the code is left, every live place whose slot is out of date is written back. Who calls has written its link, so
//! that frames are found by the control stack as ever; it writes back what is live after the call once the callee has left.

pub mod compile;
mod flow;
pub mod input;
mod lower;
pub mod memory;
mod short_loops;
mod step;
mod webs;

pub use compile::{Access, Compiled, Compiler};
pub use flow::Refused;
pub use input::{CALLABLE, Callee, Input, Known, Observed, THUNK};
pub use memory::Memory;

//! JavaScript in a Rust program, run by Maple Engine.
//!
//! A [`Runtime`] has a machine, a heap and global variables of its own. [`Runtime::run`] gives a [`Scope`], with which scripts are evaluated,
//! functions called, and values made and read. [`Value`]s are Rust values but for objects, which a [`Object`] keeps alive until it is dropped.
//! Functions of the embedding program are closures ([`Scope::function`]); a [`Class`] makes objects that stand for Rust values.
//!
//! ```
//! use maple_js::{Config, Runtime, Value};
//!
//! # fn main() -> Result<(), maple_js::Error> {
//! let mut runtime = Runtime::new(Config::default())?;
//! let sum = runtime.run(|scope| {
//!     let twice = scope.function("twice", 1, |scope, call| {
//!         let number = scope.to_number(&call.arg(0))?;
//!         Ok(Value::from(2.0 * number))
//!     })?;
//!     scope.set_global("twice", twice)?;
//!     scope.eval("[1, 2, 3].map(twice).reduce((a, b) => a + b)")
//! })?;
//! assert_eq!(sum, Value::from(12));
//! # Ok(())
//! # }
//! ```
//!
//! Nothing here prints: what programs print goes where [`Config::program`] lets it. A [`Config`] has the limits: instructions, time, heap, stack.
//! [`Runtime::interrupt_handle`] stops code from another thread.

mod class;
mod error;
mod object;
mod runtime;
mod scope;
mod value;

pub use class::Class;
pub use error::{Error, ErrorKind, Thrown};
pub use maple_vm::{Config, InterruptHandle, Program, Trap, TrapKind};
pub use object::Object;
pub use runtime::Runtime;
pub use scope::{Call, Scope};
pub use value::{Text, Value};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

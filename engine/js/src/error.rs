//! What can go wrong.

use std::fmt;

use maple_rt::managed::Raise;
use maple_vm::Trap;

use super::value::Value;

pub use maple_rt::js::embed::Error as ErrorKind;

/// A value that a program has thrown.
#[derive(Clone, PartialEq, Debug)]
pub struct Thrown {
    /// The value.
    pub value: Value,
    /// What `mplsh` would show: of an error its name, its message, and the functions that it came through, a line each.
    pub text: String,
}

/// Why something was not done.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The program has thrown a value.
    Thrown(Box<Thrown>),
    /// An error that a function of the embedding program throws.
    New(ErrorKind, String),
    /// The program was stopped: a limit, an interrupt, the end that it asked for.
    Stopped(Box<Trap>),
    /// It is being stopped. A function of the embedding program hands this on.
    Stopping(Stopping),
    /// No machine could be made.
    Start(String),
}

/// How a program is being stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopping(pub(super) Raise);

impl Error {
    /// A `TypeError` that a function of the embedding program throws.
    pub fn type_error(message: impl Into<String>) -> Error {
        Error::New(ErrorKind::Type, message.into())
    }

    /// A `RangeError`.
    pub fn range_error(message: impl Into<String>) -> Error {
        Error::New(ErrorKind::Range, message.into())
    }

    /// The value that was thrown.
    pub fn thrown(&self) -> Option<&Value> {
        match self {
            Error::Thrown(thrown) => Some(&thrown.value),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Thrown(thrown) => f.write_str(&thrown.text),
            Error::New(kind, message) => write!(f, "{}: {message}", kind.name()),
            Error::Stopped(trap) => trap.fmt(f),
            Error::Stopping(_) => f.write_str("the program is being stopped"),
            Error::Start(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Error {}

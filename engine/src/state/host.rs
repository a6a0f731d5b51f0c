//! Functions of the embedder.

use super::exception::Exception;
use super::guard::guarded;
use super::thread::ThreadState;
use maple_mirbin::Prim;
use maple_rt::value::Value;
use std::fmt;
use std::sync::Arc;

/// Types of a host function's parameters and of its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Parameters.
    pub params: Vec<Prim>,
    /// Result; [`Prim::Void`] for none.
    pub result: Prim,
}

impl Signature {
    /// A signature.
    pub fn new(params: impl Into<Vec<Prim>>, result: Prim) -> Signature {
        Signature {
            params: params.into(),
            result,
        }
    }
}

/// A host function failed. One word; made from any error, or from words with [`HostError::new`].
///
/// A [`Trap`](crate::Trap) that a host function got from [`Caller::call`] and hands on stays that trap. An exception does if the call was made by the same
/// host function while it ran: only then its object is known to live. A [`TrapKind`] becomes a trap of that kind.
pub struct HostError(pub Box<Box<dyn std::error::Error + Send + Sync>>);

impl HostError {
    /// A failure described in words.
    pub fn new(message: impl fmt::Display) -> HostError {
        HostError(Box::new(message.to_string().into()))
    }
}

/// An error of the program that a function of its language's runtime has found: the trap is [`TrapKind::RuntimeError`].
#[derive(Debug)]
pub struct RuntimeError(pub String);

impl fmt::Display for RuntimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RuntimeError {}

// `HostError` itself is no `Error`, for this conversion's sake.
impl<E: std::error::Error + Send + Sync + 'static> From<E> for HostError {
    fn from(error: E) -> HostError {
        HostError(Box::new(Box::new(error)))
    }
}

impl fmt::Debug for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a host function is: it gets the VM that called it and its arguments, which have the types of its signature.
pub type HostBody = dyn Fn(&mut Caller<'_>, &[Value]) -> Result<Value, HostError> + Send + Sync;

/// A function of the embedder under an address that Maple code and native code can call.
pub struct HostFunction {
    pub name: String,
    pub signature: Signature,
    pub body: Arc<HostClosure>,
    pub address: u64,
}

/// The closure, whose captures are dropped on whichever thread is the last to need it.
pub struct HostClosure(pub Option<Box<HostBody>>);

impl Drop for HostClosure {
    fn drop(&mut self) {
        let body = self.0.take();
        // Nobody is left to be told.
        let _ = guarded(move || drop(body));
    }
}

/// A host function as one call site calls it.
pub struct HostCall {
    pub function: Arc<HostFunction>,
    pub operands: Vec<Prim>,
    pub result: Prim,
    /// The caller takes the result as a reference.
    pub object: bool,
}

/// The VM that a host function was called from.
pub struct Caller<'a> {
    /// Null if native code called the function outside of any VM.
    pub cx: *mut ThreadState,
    /// Exceptions that calls have ended with. What each owns is owned here: it goes with the trap that is handed on.
    pub thrown: Vec<Exception>,
    /// Ties the value to the call.
    pub _scope: std::marker::PhantomData<&'a mut ThreadState>,
}

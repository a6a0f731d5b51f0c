//! Functions that programs declare and nobody has defined: their first call asks the client, who may load what defines them.

use super::vm::{Error, Vm};
use crate::state::host::{Caller, HostError, HostFunction, Signature};
use maple_mirbin::Prim;
use maple_rt::native::NativeError;
use maple_rt::value::Value;
use std::sync::Arc;

pub use crate::state::undefined::Body;

impl Vm {
    /// Sets what is told of calls of undefined functions, by symbol; call before [`Vm::load`]. If it returns, the call is made again: it should
    /// have loaded an image that defines the function ([`Caller::extend`]). Without it, and if there still is no such function, the call ends
    /// the run with the trap [`RuntimeError`](crate::TrapKind::RuntimeError).
    ///
    /// Only functions that images allow to be defined late can be undefined (the feature `late-functions` of FORMAT.md): those of µVM IR.
    ///
    /// # Errors
    /// If the VM has images already.
    pub fn on_undefined(
        &mut self,
        define: impl Fn(&mut Caller<'_>, &str) -> Result<(), HostError> + Send + Sync + 'static,
    ) -> Result<(), Error> {
        if self.is_loaded() {
            return Err(Error::Loaded);
        }
        self.with(|machine| machine.undefined.client = Some(Arc::new(define)));
        Ok(())
    }
}

/// What stands for an undefined function until it is defined.
pub fn function(symbol: &str, client: Option<&Arc<Body>>) -> Result<HostFunction, NativeError> {
    let (name, client) = (symbol.to_owned(), client.cloned());
    let body = move |caller: &mut Caller<'_>, _: &[Value]| {
        if let Some(client) = &client {
            client(caller, &name)?;
        }
        Ok(Value::VOID)
    };
    HostFunction::new(symbol, Signature::new([], Prim::Void), Box::new(body))
}

//! Host libraries as host functions of a VM.

use super::client::{self, Threads};
use crate::state::host::{Caller, HostFunction, RuntimeError, Signature};
use maple_rt::host::{self, Library, Memory};
use maple_rt::native::NativeError;
use maple_rt::value::Value;

impl Memory for Caller<'_> {
    fn read(&self, address: u64, bytes: &mut [u8]) -> bool {
        Caller::read(self, address, bytes).is_ok()
    }
}

/// Makes host functions for the symbols that images want.
pub struct HostLibraries {
    threads: Threads,
    libraries: Vec<Box<dyn Library>>,
    functions: Vec<(&'static str, HostFunction)>,
}

impl HostLibraries {
    /// Those of a VM: `threads` gets the threads that its program starts.
    pub fn new(threads: Threads) -> HostLibraries {
        HostLibraries {
            threads,
            libraries: host::libraries(),
            functions: Vec::new(),
        }
    }

    /// The address of the host function with this symbol, if there is one.
    pub fn address(&mut self, symbol: &str) -> Option<u64> {
        if let Some((_, made)) = self.functions.iter().find(|(name, _)| *name == symbol) {
            return Some(made.address());
        }
        let (symbol, made) = match client::defaults(symbol, &self.threads) {
            Some((symbol, signature, body)) => (symbol, HostFunction::new(symbol, signature, body)),
            None => {
                let mut libraries = self.libraries.iter();
                let function = libraries.find_map(|library| library.function(symbol))?;
                (function.symbol, make(function))
            }
        };
        let made = made.ok()?;
        let address = made.address();
        self.functions.push((symbol, made));
        Some(address)
    }

    /// The functions made.
    pub fn into_functions(self) -> impl Iterator<Item = HostFunction> {
        self.functions.into_iter().map(|(_, function)| function)
    }
}

fn make(function: host::Function) -> Result<HostFunction, NativeError> {
    let host::Function {
        symbol,
        params,
        result,
        body,
    } = function;
    let body = move |caller: &mut Caller<'_>, args: &[Value]| {
        let cells: Vec<u64> = args.iter().map(|arg| arg.bits()).collect();
        match body(caller, &cells) {
            Ok(bits) => Ok(Value::new(result, bits)),
            Err(reason) => Err(RuntimeError(reason).into()),
        }
    };
    HostFunction::new(symbol, Signature::new(params, result), Box::new(body))
}

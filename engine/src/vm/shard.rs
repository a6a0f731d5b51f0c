//! The host functions of Shard programs as host functions of a VM.

use super::host::{Caller, HostError, HostFunction, Signature};
use maple_rt::native::NativeError;
use maple_rt::shard::{Blocks, Function, Host, Memory};
use maple_rt::value::Value;
use std::sync::Arc;

impl Memory for Caller<'_> {
    fn read(&self, address: u64, bytes: &mut [u8]) -> bool {
        Caller::read(self, address, bytes).is_ok()
    }
}

/// Makes host functions for the symbols that images want; they share the blocks of one program.
#[derive(Default)]
pub struct ShardHost {
    blocks: Arc<Blocks>,
    functions: Vec<(&'static str, HostFunction)>,
}

impl ShardHost {
    /// The address of the host function with this symbol, if there is one.
    pub fn address(&mut self, symbol: &str) -> Option<u64> {
        let function = Function::find(symbol)?;
        if let Some((_, made)) = self.functions.iter().find(|(name, _)| *name == symbol) {
            return Some(made.address());
        }
        let made = self.make(function).ok()?;
        let address = made.address();
        self.functions.push((function.symbol, made));
        Some(address)
    }

    fn make(&self, function: &'static Function) -> Result<HostFunction, NativeError> {
        let blocks = self.blocks.clone();
        let body = move |caller: &mut Caller<'_>, args: &[Value]| {
            let cells: Vec<u64> = args.iter().map(|arg| arg.bits()).collect();
            let host = Host {
                memory: caller,
                blocks: &blocks,
            };
            match (function.body)(&host, &cells) {
                Ok(bits) => Ok(Value::new(function.result, bits)),
                Err(reason) => Err(HostError::new(reason)),
            }
        };
        let signature = Signature::new(function.params, function.result);
        HostFunction::new(function.symbol, signature, Box::new(body))
    }

    /// The functions made.
    pub fn into_functions(self) -> impl Iterator<Item = HostFunction> {
        self.functions.into_iter().map(|(_, function)| function)
    }
}

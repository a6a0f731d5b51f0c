//! Native methods of a class library.

use std::collections::HashMap;
use std::sync::LazyLock;

use maple_mirbin::Prim;

use super::{Fault, ManagedVm, Raise};
use crate::TrapKind;
use crate::class::names;
use crate::class::signature;

/// A native method: a row of [`Language::natives`](super::Language::natives).
#[derive(Debug)]
pub struct Native {
    /// Descriptor of its class.
    pub class: &'static str,
    /// Name.
    pub name: &'static str,
    /// Signature, without the receiver.
    pub signature: &'static str,
    /// Whether the first argument is an object of the class, which must not be null.
    pub receiver: bool,
    /// Number of arguments, the receiver among them.
    pub(crate) arity: usize,
    pub(crate) body: fn(&mut dyn ManagedVm, &[u64]) -> Result<u64, Raise>,
}

impl Native {
    /// The native method whose symbol this is.
    #[must_use]
    pub fn find(symbol: &str) -> Option<&'static Native> {
        static BY_SYMBOL: LazyLock<HashMap<String, &'static Native>> = LazyLock::new(|| {
            let natives = super::language().natives();
            natives.iter().map(|native| (native.symbol(), native)).collect()
        });
        BY_SYMBOL.get(symbol).copied()
    }

    /// The symbol by which images know it.
    #[must_use]
    pub fn symbol(&self) -> String {
        names::mangle(&format!("{}|{}|{}", self.class, self.name, self.signature))
    }

    /// Types of the arguments, the receiver among them.
    #[must_use]
    pub fn args(&self) -> Vec<Prim> {
        let receiver = self.receiver.then_some(Prim::Ref);
        receiver
            .into_iter()
            .chain(signature::types(self.signature).0)
            .collect()
    }

    /// Type of the result; `Prim::Void` for no result.
    #[must_use]
    pub fn result(&self) -> Prim {
        signature::types(self.signature).1
    }

    /// Calls it. Arguments are borrowed, a reference result is owned.
    ///
    /// # Errors
    /// What the method raises: [`Fault::NullPointer`] without a receiver; the trap `BadArity` for another number of cells than
    /// [`Native::args`] tells.
    pub fn call(&self, vm: &mut dyn ManagedVm, cells: &[u64]) -> Result<u64, Raise> {
        if cells.len() != self.arity {
            return Err(Raise::Trap(TrapKind::BadArity {
                expected: self.arity as u32,
                given: cells.len() as u32,
            }));
        }
        if self.receiver && cells[0] == 0 {
            return Err(Fault::NullPointer.raise());
        }
        (self.body)(vm, cells)
    }
}

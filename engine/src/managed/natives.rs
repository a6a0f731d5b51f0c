//! Native methods in Rust: their addresses, and how they are called. Those that nobody defines.

use super::throw::{kind_of, result_of};
use crate::managed::environment::Environment;
use crate::state::managed::Missing;
use crate::state::thread::ThreadState;
use maple_rt::managed::{Fault, Native, Raise, language};
use maple_rt::trap::TrapKind;

/// The native method whose address is `address`: that of its row in the table, which no program can execute.
pub fn native_at(address: u64) -> Option<&'static Native> {
    let natives = language().natives();
    let rows = natives.as_ptr_range();
    let offset = address.checked_sub(rows.start as u64)?;
    let size = size_of::<Native>() as u64;
    natives
        .get((offset / size) as usize)
        .filter(|_| offset % size == 0)
}

/// Whether the native method at this address, if there is one, is a square root: an instruction.
pub fn is_square_root(address: u64) -> bool {
    native_at(address).is_some_and(|native| (native.class, native.name) == language().names().square_root)
}

/// The address of the native method with this symbol.
pub fn address_of(symbol: &str) -> Option<u64> {
    Native::find(symbol).map(|row| std::ptr::from_ref(row) as u64)
}

/// Calls a native method.
///
/// # Errors
/// What it raised.
///
/// # Safety
/// `cx` is the running thread's, holds the gate, and no reference to the machine exists; `args` are what the method takes.
pub unsafe fn call(cx: *mut ThreadState, native: &Native, args: &[u64]) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe { result_of(cx, native.call(&mut Environment::new(cx), args)) }
}

impl Missing {
    /// What its calls raise.
    pub fn raise(&self) -> Raise {
        Fault::UnsatisfiedLink(&self.0).raise()
    }

    /// As [`Missing::raise`], as a trap.
    ///
    /// # Safety
    /// As [`call`].
    pub unsafe fn trap(&self, cx: *mut ThreadState) -> TrapKind {
        // SAFETY: the caller's promise.
        unsafe { kind_of(cx, self.raise()) }
    }
}

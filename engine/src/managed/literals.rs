//! Static fields that an image gives a literal: constants of the class of strings. They hold the interned string before anything of the program runs.
//!
//! In the image such a field is the address of the literal. No code may see that, so it is cleared when the image is linked; the string is
//! made when the program is entered for the first time, since it needs the heap.

use super::environment::Environment;
use super::memory::memory;
use super::throw::kind_of;
use crate::state::machine::Machine;
use crate::state::managed::Managed;
use crate::state::thread::ThreadState;
use maple_loader::Image;
use maple_rt::heap;
use maple_rt::managed::language;
use maple_rt::trap::TrapKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Whether a literal lies at an address.
pub fn is_literal(images: &[Arc<Image>], address: u64) -> bool {
    language().is_literal(address, &|at, size| memory(images, at, size))
}

/// Makes the fields null. Each is 8 bytes of an image that may be written, as [`Check`](super::check::Check) has found.
pub fn clear(literals: &[(u64, u64)]) {
    for &(place, _) in literals {
        // SAFETY: see above; nothing runs yet.
        let field = unsafe { &*std::ptr::with_exposed_provenance::<AtomicU64>(place as usize) };
        field.store(0, Ordering::Relaxed);
    }
}

impl Managed {
    /// Whether [`make_strings`] has something to do.
    #[inline]
    pub fn has_literals(&self) -> bool {
        !self.literals.is_empty()
    }
}

/// Gives the fields their strings.
///
/// # Errors
/// The exception that no memory is left, or that the class of strings is not what it must be.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; the machine is a managed one and no reference to it exists.
#[cold]
pub unsafe fn make_strings(cx: *mut ThreadState) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise; references to the machine live for one statement.
    unsafe {
        // Making an exception enters the program.
        let mut literals = std::mem::take(&mut Machine::managed((*cx).machine).literals);
        let mut env = Environment::new(cx);
        while let Some(&(place, address)) = literals.last() {
            let read = |at, size| memory(&(*(*cx).machine).images, at, size);
            match language().literal(&mut env, address, &read) {
                Ok(string) => heap::store((*cx).context.heap, place, string),
                Err(raise) => {
                    let kind = kind_of(cx, raise);
                    Machine::managed((*cx).machine).literals = literals;
                    return Err(kind);
                }
            }
            literals.pop();
        }
        Ok(())
    }
}

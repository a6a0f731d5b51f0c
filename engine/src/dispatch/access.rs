//! Accesses of a program's memory by handlers, and how their faults become traps.
//!
//! Handlers that jump to each other access memory themselves: the fault handler knows the instruction, because the state of the run is in
//! known registers. That cannot be said of what a compiler makes of the other backend at any level of optimisation, so there accesses go
//! through routines that report faults ([`crate::memory`]), and the body of the instruction returns the trap.

use crate::regcode::Flow;

/// What memory holds at an address.
pub trait Word: Copy {
    /// Of these bits the low ones.
    fn from_bits(bits: u64) -> Self;
    /// As the low bits.
    fn bits(self) -> u64;
}

macro_rules! words {
    ($($ty:ident)*) => {
        $(
            impl Word for $ty {
                #[inline(always)]
                fn from_bits(bits: u64) -> $ty {
                    bits as $ty
                }
                #[inline(always)]
                fn bits(self) -> u64 {
                    self as u64
                }
            }
        )*
    };
}
words! { u8 i8 u16 i16 u32 i32 u64 }

#[cfg(tail_dispatch)]
mod backend {
    use super::{Flow, Word};
    use std::sync::atomic::{AtomicU64, Ordering};

    #[inline(always)]
    pub unsafe fn load<T: Word>(address: u64) -> Result<T, Flow> {
        // SAFETY: the caller's promise.
        Ok(unsafe { (address as *const T).read_unaligned() })
    }

    #[inline(always)]
    pub unsafe fn store<T: Word>(address: u64, value: T) -> Result<(), Flow> {
        // SAFETY: the caller's promise.
        unsafe { (address as *mut T).write_unaligned(value) };
        Ok(())
    }

    #[inline(always)]
    pub unsafe fn load_reference(address: u64) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        Ok(unsafe { (*(address as *const AtomicU64)).load(Ordering::Relaxed) })
    }

    #[inline(always)]
    pub unsafe fn probe(address: u64) -> Result<(), Flow> {
        // SAFETY: the caller's promise.
        unsafe { (address as *const u64).read_volatile() };
        Ok(())
    }
}

#[cfg(not(tail_dispatch))]
mod backend {
    use super::{Flow, Word};
    use crate::memory::{self, Fault};
    use crate::regcode::Cause;

    fn trap(fault: Fault) -> Flow {
        Flow::Trap(Cause::Memory, fault.address)
    }

    #[inline(always)]
    pub unsafe fn load<T: Word>(address: u64) -> Result<T, Flow> {
        memory::load(address, size_of::<T>() as u32)
            .map(T::from_bits)
            .map_err(trap)
    }

    #[inline(always)]
    pub unsafe fn store<T: Word>(address: u64, value: T) -> Result<(), Flow> {
        memory::store(address, size_of::<T>() as u32, value.bits()).map_err(trap)
    }

    #[inline(always)]
    pub unsafe fn load_reference(address: u64) -> Result<u64, Flow> {
        // SAFETY: the caller's promise. One access of an aligned word is not torn.
        unsafe { load::<u64>(address) }
    }

    #[inline(always)]
    pub unsafe fn probe(address: u64) -> Result<(), Flow> {
        // SAFETY: the caller's promise.
        unsafe { load::<u64>(address) }.map(|_| ())
    }
}

/// Loads a word, which need not be aligned.
///
/// # Errors
/// The trap, where bodies report faults.
///
/// # Safety
/// The body says that it accesses memory ([`crate::regcode::Body::FAULTS`]).
#[inline(always)]
pub unsafe fn load<T: Word>(address: u64) -> Result<T, Flow> {
    // SAFETY: the caller's promise.
    unsafe { backend::load(address) }
}

/// Stores a word, at an address that need not be aligned.
///
/// # Errors
/// As for [`load`].
///
/// # Safety
/// As for [`load`]; what a trusted image overwrites is its own risk.
#[inline(always)]
pub unsafe fn store<T: Word>(address: u64, value: T) -> Result<(), Flow> {
    // SAFETY: the caller's promise.
    unsafe { backend::store(address, value) }
}

/// Loads a reference, which other threads may be changing.
///
/// # Errors
/// As for [`load`].
///
/// # Safety
/// As for [`load`]; the address is aligned if it is one of memory.
#[inline(always)]
pub unsafe fn load_reference(address: u64) -> Result<u64, Flow> {
    // SAFETY: the caller's promise.
    unsafe { backend::load_reference(address) }
}

/// Finds out whether there is memory at an address.
///
/// # Errors
/// As for [`load`].
///
/// # Safety
/// As for [`load_reference`].
#[inline(always)]
pub unsafe fn probe(address: u64) -> Result<(), Flow> {
    // SAFETY: the caller's promise.
    unsafe { backend::probe(address) }
}

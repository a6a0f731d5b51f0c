//! Raw memory access: the loads and stores of the stepper and of handlers that return to a loop, and the block intrinsics.
//!
//! Where faults can be recovered the routines are a few machine instructions at known addresses, so that they do not depend on what the
//! compiler makes of them. If one faults, the fault handler resumes at [`resume_point`], and the routine reports the address. Elsewhere
//! accesses to page 0 are found by a comparison.

use maple_rt::trap::TrapKind;

/// Whether every invalid access of Maple code is a trap on this host. Elsewhere those to page 0 are, and others end the process.
pub const RECOVERS_FAULTS: bool = cfg!(fault_recovery);

/// The access hit memory that is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// First address that could not be accessed, as far as the processor tells.
    pub address: u64,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        trap_at(self.address).fmt(f)
    }
}

impl std::error::Error for Fault {}

/// The trap for an access to `address`: addresses of page 0 count as null (exec.md §4).
pub fn trap_at(address: u64) -> TrapKind {
    if is_null(address) {
        TrapKind::NullPointer
    } else {
        TrapKind::MemoryFault { address }
    }
}

/// Whether the address lies in page 0.
fn is_null(address: u64) -> bool {
    address < 0x1000
}

/// Loads `size` (1, 2, 4 or 8) bytes, zero-extended.
///
/// # Errors
/// If the memory cannot be read.
#[inline(always)]
pub fn load(address: u64, size: u32) -> Result<u64, Fault> {
    // SAFETY: a fault is reported. What is read of memory that others write at the same time is the program's own risk.
    let (value, failed) = unsafe {
        match size {
            1 => platform::load8(address),
            2 => platform::load16(address),
            4 => platform::load32(address),
            _ => platform::load64(address),
        }
    }
    .parts();
    if failed {
        return Err(Fault { address: value });
    }
    Ok(value)
}

/// Stores the low `size` (1, 2, 4 or 8) bytes of `value`.
///
/// # Errors
/// If the memory cannot be written.
#[inline(always)]
pub fn store(address: u64, size: u32, value: u64) -> Result<(), Fault> {
    // SAFETY: a fault is reported. What mapped memory the program overwrites is its own risk (a trusted image).
    let (address, failed) = unsafe {
        match size {
            1 => platform::store8(address, value),
            2 => platform::store16(address, value),
            4 => platform::store32(address, value),
            _ => platform::store64(address, value),
        }
    }
    .parts();
    if failed {
        return Err(Fault { address });
    }
    Ok(())
}

/// What a routine says: the value or, if it failed, the address.
#[repr(C)]
struct Accessed {
    value: u64,
    failed: u64,
}

impl Accessed {
    #[inline(always)]
    fn parts(self) -> (u64, bool) {
        (self.value, self.failed != 0)
    }
}

/// Copies `count` bytes; the ranges may overlap.
///
/// # Errors
/// If some byte cannot be read or written; bytes before it may have been copied.
pub fn copy(to: u64, from: u64, count: u64) -> Result<(), Fault> {
    if count == 0 {
        return Ok(());
    }
    // SAFETY: a fault resumes inside the routine. What mapped memory the program overwrites is its own risk (a trusted image).
    let address = unsafe { platform::copy(to, from, count) };
    if address == 0 {
        Ok(())
    } else {
        Err(Fault { address })
    }
}

/// Clears `count` bytes.
///
/// # Errors
/// If some byte cannot be written; bytes before it may have been cleared.
pub fn zero(to: u64, count: u64) -> Result<(), Fault> {
    if count == 0 {
        return Ok(());
    }
    // SAFETY: as in `copy`.
    let address = unsafe { platform::zero(to, count) };
    if address == 0 {
        Ok(())
    } else {
        Err(Fault { address })
    }
}

#[cfg(fault_recovery)]
pub use platform::{accessed, resume_point};

#[cfg(fault_recovery)]
#[path = "memory/linux_x86_64.rs"]
mod platform;

#[cfg(not(fault_recovery))]
#[path = "memory/unsupported.rs"]
mod platform;

#[cfg(test)]
mod tests {
    use super::copy;

    /// Every size around the limits of the ways to copy, and every overlap of short ones.
    #[test]
    fn copies_are_those_of_the_standard_library() {
        let bytes: Vec<u8> = (0..=255).collect();
        for count in (0..=80).chain([127, 128, 129]) {
            for (to, from) in (0..100).map(|at| (at, 40)).chain([(120, 0), (0, 120)]) {
                let (mut found, mut expected) = (bytes.clone(), bytes.clone());
                let address = found.as_mut_ptr() as u64;
                copy(address + to as u64, address + from as u64, count as u64).unwrap();
                expected.copy_within(from..from + count, to);
                assert_eq!(found, expected, "{count} bytes from {from} to {to}");
            }
        }
    }
}

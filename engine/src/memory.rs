//! Raw memory access outside instruction handlers: the stepper's loads and stores and the block intrinsics.
//!
//! The routines are a few machine instructions at known addresses. If one faults, the fault handler resumes at [`resume_point`], and the
//! routine returns the faulting address instead of 0.

use maple_runtime::trap::TrapKind;

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
    if address < 0x1000 {
        TrapKind::NullPointer
    } else {
        TrapKind::MemoryFault { address }
    }
}

/// Loads `size` (1, 2, 4 or 8) bytes, zero-extended.
///
/// # Errors
/// If the memory cannot be read.
pub fn load(address: u64, size: u32) -> Result<u64, Fault> {
    let mut bytes = [0u8; 8];
    copy(bytes.as_mut_ptr() as u64, address, u64::from(size.min(8)))?;
    Ok(u64::from_le_bytes(bytes))
}

/// Stores the low `size` (1, 2, 4 or 8) bytes of `value`.
///
/// # Errors
/// If the memory cannot be written.
pub fn store(address: u64, size: u32, value: u64) -> Result<(), Fault> {
    let bytes = value.to_le_bytes();
    copy(address, bytes.as_ptr() as u64, u64::from(size.min(8)))
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

pub(crate) use platform::resume_point;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod platform {
    use std::arch::global_asm;

    // `copy` runs backwards where the destination overlaps the source from above. `failed` gets the faulting address in rax and reports
    // address 0 as 1, since 0 means success.
    global_asm!(
        ".pushsection .text.maple_raw, \"ax\", @progbits",
        ".p2align 4",
        ".hidden maple_raw_begin",
        ".globl maple_raw_begin",
        "maple_raw_begin:",
        ".hidden maple_raw_copy",
        ".globl maple_raw_copy",
        "maple_raw_copy:",
        "mov rcx, rdx",
        "mov rax, rdi",
        "sub rax, rsi",
        "cmp rax, rcx",
        "jb 2f",
        "rep movsb",
        "xor eax, eax",
        "ret",
        "2:",
        "lea rdi, [rdi + rcx - 1]",
        "lea rsi, [rsi + rcx - 1]",
        "std",
        "rep movsb",
        "cld",
        "xor eax, eax",
        "ret",
        ".hidden maple_raw_zero",
        ".globl maple_raw_zero",
        "maple_raw_zero:",
        "mov rcx, rsi",
        "xor eax, eax",
        "rep stosb",
        "ret",
        ".hidden maple_raw_failed",
        ".globl maple_raw_failed",
        "maple_raw_failed:",
        "cld",
        "cmp rax, 1",
        "adc rax, 0",
        "ret",
        ".popsection",
    );

    unsafe extern "sysv64" {
        #[link_name = "maple_raw_copy"]
        pub fn copy(to: u64, from: u64, count: u64) -> u64;
        #[link_name = "maple_raw_zero"]
        pub fn zero(to: u64, count: u64) -> u64;
        fn maple_raw_begin();
        fn maple_raw_failed();
    }

    /// Where to resume if the instruction at `rip` faulted, or `None` if it is none of these routines'.
    pub fn resume_point(rip: usize) -> Option<usize> {
        let failed = maple_raw_failed as *const () as usize;
        (maple_raw_begin as *const () as usize..failed)
            .contains(&rip)
            .then_some(failed)
    }
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
mod platform {
    pub unsafe fn copy(to: u64, from: u64, count: u64) -> u64 {
        // SAFETY: the program's own risk where faults cannot be recovered.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, count as usize) };
        0
    }

    pub unsafe fn zero(to: u64, count: u64) -> u64 {
        // SAFETY: as above.
        unsafe { std::ptr::write_bytes(to as *mut u8, 0, count as usize) };
        0
    }
}

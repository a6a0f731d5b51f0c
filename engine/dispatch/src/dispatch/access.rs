//! Accesses of a program's memory by handlers, and how their faults become traps.
//!
//! Handlers that jump to each other access memory by one machine instruction each, which is written here and demands the state of the run in
//! known registers: whatever a compiler does with the rest of a handler, the fault handler finds the instruction, the frame and the control
//! stack. That has no counterpart in the other backend, so there accesses go through routines that report faults ([`crate::memory`]), and
//! the body of the instruction returns the trap.

use crate::body::{Flow, Regs};

/// An address, in a form that the processor computes as it accesses memory.
#[derive(Clone, Copy)]
pub enum Address {
    /// Itself.
    At(u64),
    /// A base and a displacement.
    Sum(u64, u64),
    /// A base and an index, which counts words of the size of the access.
    Scaled(u64, u64),
}

#[cfg(not(tail_dispatch))]
impl Address {
    /// The address, for an access of words of this size.
    #[inline(always)]
    fn value(self, size: usize) -> u64 {
        match self {
            Address::At(address) => address,
            Address::Sum(base, displacement) => base.wrapping_add(displacement),
            Address::Scaled(base, index) => base.wrapping_add(index.wrapping_mul(size as u64)),
        }
    }
}

/// What memory holds at an address. As a cell, integers are extended by their signedness; floats are loaded into registers for floats.
pub trait Word: Copy {
    /// As a cell.
    fn cell(self) -> u64;

    /// Of the low bits of a cell.
    fn of(cell: u64) -> Self;

    /// Loads one, which need not be aligned, as a cell.
    ///
    /// # Errors
    /// The trap, where bodies report faults.
    ///
    /// # Safety
    /// The body says that it accesses memory ([`crate::body::Body::FAULTS`]).
    unsafe fn load(r: &Regs, address: Address) -> Result<u64, Flow>;

    /// Stores the low bits of a cell, at an address that need not be aligned.
    ///
    /// # Errors
    /// As for [`Word::load`].
    ///
    /// # Safety
    /// As for [`Word::load`]; what a trusted image overwrites is its own risk.
    unsafe fn store(r: &Regs, address: Address, cell: u64) -> Result<(), Flow>;
}

/// What a register of a class holds of a cell.
#[cfg(tail_dispatch)]
trait Held {
    fn cell(self) -> u64;
    fn of(cell: u64) -> Self;
}

#[cfg(tail_dispatch)]
impl Held for u64 {
    #[inline(always)]
    fn cell(self) -> u64 {
        self
    }
    #[inline(always)]
    fn of(cell: u64) -> u64 {
        cell
    }
}

#[cfg(tail_dispatch)]
impl Held for f64 {
    #[inline(always)]
    fn cell(self) -> u64 {
        self.to_bits()
    }
    #[inline(always)]
    fn of(cell: u64) -> f64 {
        f64::from_bits(cell)
    }
}

/// An access in assembly: what comes before the address, what comes after it, the value.
#[cfg(tail_dispatch)]
macro_rules! access {
    ($r:ident, $address:ident * $size:literal, $before:literal, $after:literal, $($value:tt)*) => {
        match $address {
            Address::At(base) => std::arch::asm!(
                concat!($before, " [{base}]", $after),
                base = in(reg) base,
                in("rdi") $r.first, in("rsi") $r.fp, in("rcx") $r.cs, $($value)*),
            Address::Sum(base, by) => std::arch::asm!(
                concat!($before, " [{base} + {by}]", $after),
                base = in(reg) base, by = in(reg) by,
                in("rdi") $r.first, in("rsi") $r.fp, in("rcx") $r.cs, $($value)*),
            Address::Scaled(base, index) => std::arch::asm!(
                concat!($before, " [{base} + {index} * ", $size, "]", $after),
                base = in(reg) base, index = in(reg) index,
                in("rdi") $r.first, in("rsi") $r.fp, in("rcx") $r.cs, $($value)*),
        }
    };
}

/// Types of memory: size, conversions, then class and content of registers, how they are loaded and how stored.
macro_rules! words {
    ($($ty:ident $size:literal |$word:ident| $cell:expr, |$bits:ident| $of:expr;
        $class:ident $held:ident $load:literal $store:literal $stored:literal;)*) => {
        $(
            impl Word for $ty {
                #[inline(always)]
                fn cell(self) -> u64 {
                    let $word = self;
                    $cell
                }

                #[inline(always)]
                fn of($bits: u64) -> $ty {
                    $of
                }

                #[cfg(tail_dispatch)]
                #[inline(always)]
                unsafe fn load(r: &Regs, address: Address) -> Result<u64, Flow> {
                    let value: $held;
                    // SAFETY: the caller's promise: a fault becomes a trap, for which the state is in its registers.
                    unsafe {
                        access!(r, address * $size, $load, "", value = lateout($class) value,
                            options(readonly, nostack, preserves_flags));
                    }
                    Ok(Held::cell(value))
                }

                #[cfg(tail_dispatch)]
                #[inline(always)]
                unsafe fn store(r: &Regs, address: Address, cell: u64) -> Result<(), Flow> {
                    let value: $held = Held::of(cell);
                    // SAFETY: as above.
                    unsafe {
                        access!(r, address * $size, $store, $stored, value = in($class) value,
                            options(nostack, preserves_flags));
                    }
                    Ok(())
                }

                #[cfg(not(tail_dispatch))]
                #[inline(always)]
                unsafe fn load(_: &Regs, address: Address) -> Result<u64, Flow> {
                    let bits = crate::memory::load(address.value($size), $size).map_err(trap)?;
                    Ok($ty::of(bits).cell())
                }

                #[cfg(not(tail_dispatch))]
                #[inline(always)]
                unsafe fn store(_: &Regs, address: Address, cell: u64) -> Result<(), Flow> {
                    crate::memory::store(address.value($size), $size, cell).map_err(trap)
                }
            }
        )*
    };
}

words! {
    u8 1 |word| u64::from(word), |cell| cell as u8;
        reg u64 "movzx {value:e}, byte ptr" "mov byte ptr" ", {value:l}";
    i8 1 |word| word as i64 as u64, |cell| cell as i8;
        reg u64 "movsx {value}, byte ptr" "mov byte ptr" ", {value:l}";
    u16 2 |word| u64::from(word), |cell| cell as u16;
        reg u64 "movzx {value:e}, word ptr" "mov word ptr" ", {value:x}";
    i16 2 |word| word as i64 as u64, |cell| cell as i16;
        reg u64 "movsx {value}, word ptr" "mov word ptr" ", {value:x}";
    u32 4 |word| u64::from(word), |cell| cell as u32;
        reg u64 "mov {value:e}, dword ptr" "mov dword ptr" ", {value:e}";
    i32 4 |word| word as i64 as u64, |cell| cell as i32;
        reg u64 "movsxd {value}, dword ptr" "mov dword ptr" ", {value:e}";
    u64 8 |word| word, |cell| cell;
        reg u64 "mov {value}, qword ptr" "mov qword ptr" ", {value}";
    f32 4 |word| u64::from(word.to_bits()), |cell| f32::from_bits(cell as u32);
        xmm_reg f64 "movss {value}, dword ptr" "movss dword ptr" ", {value}";
    f64 8 |word| word.to_bits(), |cell| f64::from_bits(cell);
        xmm_reg f64 "movsd {value}, qword ptr" "movsd qword ptr" ", {value}";
}

/// Loads the 64 bits that lie `AT` bytes after an address.
///
/// # Errors
/// As for [`Word::load`].
///
/// # Safety
/// As for [`Word::load`].
#[cfg(tail_dispatch)]
#[inline(always)]
pub unsafe fn load_field<const AT: u64>(r: &Regs, base: u64) -> Result<u64, Flow> {
    let value: u64;
    // SAFETY: the caller's promise: a fault becomes a trap, for which the state is in its registers.
    unsafe {
        std::arch::asm!(
            "mov {value}, qword ptr [{base} + {at}]",
            base = in(reg) base, at = const AT, value = lateout(reg) value,
            in("rdi") r.first, in("rsi") r.fp, in("rcx") r.cs,
            options(readonly, nostack, preserves_flags)
        );
    }
    Ok(value)
}

/// Loads the 64 bits that lie `AT` bytes after an address.
///
/// # Errors
/// As for [`Word::load`].
///
/// # Safety
/// As for [`Word::load`].
#[cfg(not(tail_dispatch))]
#[inline(always)]
pub unsafe fn load_field<const AT: u64>(r: &Regs, base: u64) -> Result<u64, Flow> {
    // SAFETY: the caller's promise.
    unsafe { u64::load(r, Address::Sum(base, AT)) }
}

/// Copies `SIZE` bytes, 4 to 64 in multiples of 4: all are loaded before the first is stored.
///
/// # Errors
/// As for [`Word::load`].
///
/// # Safety
/// As for [`Word::load`]; what a trusted image overwrites is its own risk.
#[cfg(tail_dispatch)]
#[inline(always)]
pub unsafe fn copy<const SIZE: usize>(r: &Regs, to: u64, from: u64) -> Result<(), Flow> {
    use std::arch::x86_64::{__m128i, _mm_setzero_si128};
    let piece = |base: u64, at: usize| Address::At(base.wrapping_add(at as u64));
    let (word, half) = (SIZE & !15, SIZE & !7);
    // SAFETY: the caller's promise: a fault becomes a trap, for which the state is in its registers. The processor has SSE2.
    unsafe {
        let mut pieces: [__m128i; 4] = [_mm_setzero_si128(); 4];
        for (at, piece_of) in pieces.iter_mut().enumerate().take(SIZE / 16) {
            let address = piece(from, 16 * at);
            access!(
                r,
                address * 1,
                "movups {value}, xmmword ptr",
                "",
                value = lateout(xmm_reg) * piece_of,
                options(readonly, nostack, preserves_flags)
            );
        }
        let last = if SIZE & 8 != 0 {
            u64::load(r, piece(from, word))?
        } else {
            0
        };
        let rest = if SIZE & 4 != 0 {
            u32::load(r, piece(from, half))?
        } else {
            0
        };
        for (at, piece_of) in pieces.iter().enumerate().take(SIZE / 16) {
            let address = piece(to, 16 * at);
            access!(r, address * 1, "movups xmmword ptr", ", {value}", value = in(xmm_reg) *piece_of,
                options(nostack, preserves_flags));
        }
        if SIZE & 8 != 0 {
            u64::store(r, piece(to, word), last)?;
        }
        if SIZE & 4 != 0 {
            u32::store(r, piece(to, half), rest)?;
        }
    }
    Ok(())
}

/// Copies `SIZE` bytes.
///
/// # Errors
/// As for [`Word::load`].
///
/// # Safety
/// As for [`Word::load`]; what a trusted image overwrites is its own risk.
#[cfg(not(tail_dispatch))]
#[inline(always)]
pub unsafe fn copy<const SIZE: usize>(_: &Regs, to: u64, from: u64) -> Result<(), Flow> {
    crate::memory::copy(to, from, SIZE as u64).map_err(trap)
}

/// Stores a word and gives the one that was there, in one step.
///
/// # Errors
/// As for [`Word::load`].
///
/// # Safety
/// As for [`Word::store`]; the address is aligned if it is one of memory.
#[cfg(tail_dispatch)]
#[inline(always)]
pub unsafe fn exchange(r: &Regs, address: u64, new: u64) -> Result<u64, Flow> {
    let old;
    // SAFETY: the caller's promise, as for [`Word::store`].
    unsafe {
        std::arch::asm!("xchg qword ptr [{base}], {value}", base = in(reg) address, value = inout(reg) new => old,
            in("rdi") r.first, in("rsi") r.fp, in("rcx") r.cs, options(nostack, preserves_flags));
    }
    Ok(old)
}

/// Stores a word and gives the one that was there, in one step.
///
/// # Errors
/// As for [`Word::load`].
///
/// # Safety
/// As for [`Word::store`]; the address is aligned if it is one of memory, which can be written.
#[cfg(not(tail_dispatch))]
#[inline(always)]
pub unsafe fn exchange(r: &Regs, address: u64, new: u64) -> Result<u64, Flow> {
    use std::sync::atomic::{AtomicU64, Ordering};
    // SAFETY: the caller's promise; there is memory, as the load has just found out.
    unsafe {
        u64::load(r, Address::At(address))?;
        Ok((*(address as *const AtomicU64)).swap(new, Ordering::AcqRel))
    }
}

/// The trap of an access that a routine reports.
#[cfg(not(tail_dispatch))]
fn trap(fault: crate::memory::Fault) -> Flow {
    Flow::Trap(crate::body::Cause::Memory, fault.address)
}

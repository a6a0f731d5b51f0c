//! Accesses that read and write memory in one step.

use maple_dispatch::memory;
use maple_mirbin::Xintrinsic;
use maple_rt::heap::{self, ThreadHeap};
use maple_rt::trap::TrapKind;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// Executes such an intrinsic; none if it is another one. References are counted if there is a heap.
///
/// # Errors
/// The memory cannot be read, or is not aligned.
///
/// # Safety
/// The heap is the calling thread's or null, and where references are exchanged there are references.
pub unsafe fn run(heap: *mut ThreadHeap, id: Xintrinsic, args: &[u64]) -> Option<Result<u64, TrapKind>> {
    Some(match (id, args) {
        (Xintrinsic::AtomicUpdate, &[address, value, what]) => {
            let bits = (what >> 8) as u32;
            check(address, bits)
                .map(|()| update(address, bits, |old| Some(combined(what as u8, bits, old, value))))
        }
        (Xintrinsic::AtomicCompare, &[address, expected, desired, bits]) => {
            let bits = bits as u32;
            check(address, bits).map(|()| {
                update(address, bits, |old| {
                    (old == expected & mask(bits)).then_some(desired)
                })
            })
        }
        // SAFETY: the caller's promise.
        (Xintrinsic::AtomicSwapRef, &[address, new]) => check(address, 64).map(|()| unsafe {
            heap::retain(heap, new);
            reference(address).swap(new, Ordering::AcqRel)
        }),
        (Xintrinsic::AtomicCompareRef, &[address, expected, desired]) => {
            // SAFETY: as above; what was loaded is not freed before this thread's next safepoint.
            check(address, 64).map(|()| unsafe {
                heap::retain(heap, desired);
                let place = reference(address);
                match place.compare_exchange(expected, desired, Ordering::AcqRel, Ordering::Acquire) {
                    Ok(old) => old,
                    Err(old) => {
                        heap::retain(heap, old);
                        heap::release(heap, desired);
                        old
                    }
                }
            })
        }
        _ => return None,
    })
}

const fn mask(bits: u32) -> u64 {
    match bits {
        1..=63 => u64::MAX >> (64 - bits),
        _ => u64::MAX,
    }
}

/// Bytes of a value in memory.
const fn bytes(bits: u32) -> u32 {
    match bits {
        ..=8 => 1,
        9..=16 => 2,
        17..=32 => 4,
        _ => 8,
    }
}

fn check(address: u64, bits: u32) -> Result<(), TrapKind> {
    memory::load(address, bytes(bits)).map_err(|fault| memory::trap_at(fault.address))?;
    match address.is_multiple_of(u64::from(bytes(bits))) {
        true => Ok(()),
        false => Err(TrapKind::MemoryFault { address }),
    }
}

/// A reference in memory.
///
/// # Safety
/// The address was checked.
unsafe fn reference<'a>(address: u64) -> &'a AtomicU64 {
    // SAFETY: the caller's promise.
    unsafe { &*(address as *const AtomicU64) }
}

/// Replaces a value by what is made of it; gives the old one. The address was checked.
fn update(address: u64, bits: u32, mut new: impl FnMut(u64) -> Option<u64>) -> u64 {
    macro_rules! with {
        ($atomic:ty, $int:ty) => {{
            // SAFETY: the address can be read and is aligned; that the program may write there is its own risk, as of all stores.
            let place = unsafe { &*(address as *const $atomic) };
            let result = place.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |old| {
                new(u64::from(old) & mask(bits)).map(|new| (new & mask(bits)) as $int)
            });
            u64::from(result.unwrap_or_else(|old| old)) & mask(bits)
        }};
    }
    match bytes(bits) {
        1 => with!(AtomicU8, u8),
        2 => with!(AtomicU16, u16),
        4 => with!(AtomicU32, u32),
        _ => with!(AtomicU64, u64),
    }
}

/// What an operator makes of two values: exchange, add, subtract, and, nand, or, xor, then maximum and minimum, signed and unsigned.
fn combined(op: u8, bits: u32, old: u64, value: u64) -> u64 {
    let value = value & mask(bits);
    let shift = 64 - bits.clamp(1, 64);
    let signed = |value: u64| (value << shift) as i64;
    match op {
        1 => old.wrapping_add(value),
        2 => old.wrapping_sub(value),
        3 => old & value,
        4 => !(old & value),
        5 => old | value,
        6 => old ^ value,
        7 if signed(old) >= signed(value) => old,
        8 if signed(old) <= signed(value) => old,
        9 => old.max(value),
        10 => old.min(value),
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_keep_to_the_width() {
        for (op, bits, old, value, new) in [
            (0u64, 64u64, 5u64, 7, 7u64),
            (1, 8, 0xff, 1, 0),
            (2, 8, 0, 1, 0xff),
            (3, 32, 0xf0, 0x3c, 0x30),
            (4, 6, 0b11_0000, 0b01_0001, 0b10_1111),
            (5, 16, 0xf000, 0xf, 0xf00f),
            (6, 16, 0xff, 0xf0, 0xf),
            (7, 8, 0x80, 0x7f, 0x7f),
            (8, 8, 0x80, 0x7f, 0x80),
            (9, 8, 0x80, 0x7f, 0x80),
            (10, 8, 0x80, 0x7f, 0x7f),
            (1, 64, u64::MAX, 2, 1),
        ] {
            let place = AtomicU64::new(old);
            let address = (&raw const place) as u64;
            let what = op | bits << 8;
            // SAFETY: the place is ours.
            let found = unsafe {
                run(
                    std::ptr::null_mut(),
                    Xintrinsic::AtomicUpdate,
                    &[address, value, what],
                )
            };
            let now = place.load(Ordering::Relaxed);
            assert_eq!((found, now), (Some(Ok(old)), new), "operator {op}, {bits} bits");
        }
    }

    #[test]
    fn a_comparison_that_fails_changes_nothing() {
        let place = AtomicU64::new(5);
        let address = (&raw const place) as u64;
        let compare = |expected: u64| {
            // SAFETY: as above.
            let found = unsafe {
                run(
                    std::ptr::null_mut(),
                    Xintrinsic::AtomicCompare,
                    &[address, expected, 9, 64],
                )
            };
            (found, place.load(Ordering::Relaxed))
        };
        assert_eq!(compare(4), (Some(Ok(5)), 5));
        assert_eq!(compare(5), (Some(Ok(5)), 9));
        // SAFETY: nothing is accessed.
        let null = unsafe { run(std::ptr::null_mut(), Xintrinsic::AtomicCompare, &[0, 1, 2, 64]) };
        assert_eq!(null, Some(Err(TrapKind::NullPointer)));
    }
}

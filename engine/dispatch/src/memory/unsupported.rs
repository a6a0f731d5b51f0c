//! Memory access where faults cannot be recovered: accesses to page 0 are found before they happen, others end the process as they
//! would in C.

use super::{Accessed, is_null};

macro_rules! accesses {
    ($($ty:ident $load:ident $store:ident;)*) => {
        $(
            #[inline]
            pub unsafe fn $load(address: u64) -> Accessed {
                let mut bytes = [0; size_of::<$ty>()];
                // SAFETY: the array has as many bytes.
                let fault = unsafe { copy(bytes.as_mut_ptr() as u64, address, bytes.len() as u64) };
                match fault {
                    0 => Accessed { value: u64::from($ty::from_ne_bytes(bytes)), failed: 0 },
                    _ => Accessed { value: address, failed: 1 },
                }
            }

            #[inline]
            pub unsafe fn $store(address: u64, value: u64) -> Accessed {
                let bytes = (value as $ty).to_ne_bytes();
                // SAFETY: the array has as many bytes.
                let fault = unsafe { copy(address, bytes.as_ptr() as u64, bytes.len() as u64) };
                Accessed { value: address, failed: u64::from(fault != 0) }
            }
        )*
    };
}
accesses! {
    u8 load8 store8;
    u16 load16 store16;
    u32 load32 store32;
    u64 load64 store64;
}

/// Gives the bad address, 1 for address 0, or 0.
#[inline]
pub unsafe fn copy(to: u64, from: u64, count: u64) -> u64 {
    if let Some(null) = [from, to].into_iter().find(|address| is_null(*address)) {
        return null.max(1);
    }
    // SAFETY: the program's own risk where faults cannot be recovered.
    unsafe { std::ptr::copy(from as *const u8, to as *mut u8, count as usize) };
    0
}

/// As [`copy`].
#[inline]
pub unsafe fn zero(to: u64, count: u64) -> u64 {
    if is_null(to) {
        return to.max(1);
    }
    // SAFETY: as above.
    unsafe { std::ptr::write_bytes(to as *mut u8, 0, count as usize) };
    0
}

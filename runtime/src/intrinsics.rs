//! The intrinsics that stand for functions of the C library and for compiler built-ins (opcodes.md §5, `C_*`), and those extended
//! intrinsics that need nothing but memory.

use std::ffi::{c_char, c_void};
use std::ptr::{with_exposed_provenance as address, with_exposed_provenance_mut as address_mut};

use maple_mirbin::js::quick::Quick;
use maple_mirbin::{Intrinsic, Prim, Xintrinsic, tagged};

use crate::arith::Cell;

/// Types of operands and of the result; `Prim::Void` for no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Operands, left to right.
    pub args: &'static [Prim],
    /// Result.
    pub ret: Prim,
}

/// The Rust type in which an operand or a result is handled.
macro_rules! rust_type {
    (I32) => {
        i32
    };
    (U32) => {
        u32
    };
    (U64) => {
        u64
    };
    (Ptr) => {
        u64
    };
    (F32) => {
        f32
    };
    (F64) => {
        f64
    };
}

/// Expands the table of intrinsics; a row is a function from operands to the result.
macro_rules! intrinsics {
    ($($variant:ident($($arg:ident: $ty:ident),*) -> $ret:ident $body:block)*) => {
        /// Signature of a `C_*` intrinsic that [`c_intrinsic`] implements; `None` for all other intrinsics.
        pub const fn c_signature(id: Intrinsic) -> Option<Signature> {
            match id {
                $(Intrinsic::$variant => Some(Signature { args: &[$(Prim::$ty),*], ret: Prim::$ret }),)*
                _ => None,
            }
        }

        /// Runs a `C_*` intrinsic on cells. The result is a canonical cell of the type that [`c_signature`] tells. `None` if the
        /// intrinsic is another, or if the number of arguments is not that of the signature; then nothing has happened.
        ///
        /// The bit counts of 0 are the width; `C_ffs` of 0 is 0; `C_constant_p` is 0, since no operand is a constant at run time.
        /// `C_va_start` belongs to the executors, which know the frame.
        ///
        /// # Safety
        /// Addresses among the arguments are valid for what the C function of that name does with them. `C_memcpy` allows overlaps.
        pub unsafe fn c_intrinsic(id: Intrinsic, args: &[u64]) -> Option<u64> {
            match id {
                $(Intrinsic::$variant => {
                    let &[$($arg),*] = args else { return None };
                    $(let $arg = <rust_type!($ty)>::from_cell($arg);)*
                    let result: rust_type!($ret) = $body;
                    Some(result.into_cell())
                })*
                _ => None,
            }
        }
    };
}

intrinsics! {
    CStrcmp(a: Ptr, b: Ptr) -> I32 {
        // SAFETY: both are addresses of NUL-terminated strings (caller).
        unsafe { libc::strcmp(string(a), string(b)) }
    }
    CStrncmp(a: Ptr, b: Ptr, n: U64) -> I32 {
        // SAFETY: both are addresses of strings of `n` bytes or up to a NUL (caller).
        unsafe { libc::strncmp(string(a), string(b), n as usize) }
    }
    CStrcpy(target: Ptr, source: Ptr) -> Ptr {
        // SAFETY: `source` is a NUL-terminated string and `target` has room for it (caller).
        unsafe { libc::strcpy(address_mut(target as usize), string(source)) };
        target
    }
    CStrncpy(target: Ptr, source: Ptr, n: U64) -> Ptr {
        // SAFETY: `source` is a string of `n` bytes or up to a NUL and `target` has room for `n` bytes (caller).
        unsafe { libc::strncpy(address_mut(target as usize), string(source), n as usize) };
        target
    }
    CStrlen(a: Ptr) -> U64 {
        // SAFETY: it is the address of a NUL-terminated string (caller).
        unsafe { libc::strlen(string(a)) as u64 }
    }
    CMemcmp(a: Ptr, b: Ptr, n: U64) -> I32 {
        // SAFETY: `n` bytes are readable at both addresses (caller).
        unsafe { libc::memcmp(address(a as usize), address(b as usize), n as usize) }
    }
    CMemcpy(target: Ptr, source: Ptr, n: U64) -> Ptr {
        // SAFETY: `n` bytes are readable at `source` and writable at `target` (caller).
        unsafe { copy_bytes(target, source, n) };
        target
    }
    CMemmove(target: Ptr, source: Ptr, n: U64) -> Ptr {
        // SAFETY: as for `CMemcpy`.
        unsafe { copy_bytes(target, source, n) };
        target
    }
    CMemset(target: Ptr, byte: I32, n: U64) -> Ptr {
        // SAFETY: `n` bytes are writable at `target` (caller).
        unsafe { libc::memset(address_mut(target as usize), byte, n as usize) };
        target
    }
    CAcosf(x: F32) -> F32 { x.acos() }
    CAsinf(x: F32) -> F32 { x.asin() }
    CAtanf(x: F32) -> F32 { x.atan() }
    CCosf(x: F32) -> F32 { x.cos() }
    CCoshf(x: F32) -> F32 { x.cosh() }
    CExpf(x: F32) -> F32 { x.exp() }
    CLogf(x: F32) -> F32 { x.ln() }
    CLog10f(x: F32) -> F32 { x.log10() }
    CSinf(x: F32) -> F32 { x.sin() }
    CSinhf(x: F32) -> F32 { x.sinh() }
    CAcos(x: F64) -> F64 { x.acos() }
    CAsin(x: F64) -> F64 { x.asin() }
    CAtan(x: F64) -> F64 { x.atan() }
    CCos(x: F64) -> F64 { x.cos() }
    CCosh(x: F64) -> F64 { x.cosh() }
    CExp(x: F64) -> F64 { x.exp() }
    CLog(x: F64) -> F64 { x.ln() }
    CLog10(x: F64) -> F64 { x.log10() }
    CSin(x: F64) -> F64 { x.sin() }
    CSinh(x: F64) -> F64 { x.sinh() }
    CFfs(x: I32) -> I32 { if x == 0 { 0 } else { x.trailing_zeros() as i32 + 1 } }
    CConstantP(_x: U64) -> I32 { 0 }
    CClz32(x: U32) -> I32 { x.leading_zeros() as i32 }
    CClz64(x: U64) -> I32 { x.leading_zeros() as i32 }
    CCtz32(x: U32) -> I32 { x.trailing_zeros() as i32 }
    CCtz64(x: U64) -> I32 { x.trailing_zeros() as i32 }
}

fn string(cell: u64) -> *const c_char {
    address(cell as usize)
}

/// `copy_bytes`: copies `n` bytes from `source` to `target`; the ranges may overlap.
///
/// # Safety
/// `n` bytes are readable at `source` and writable at `target`.
#[inline]
pub unsafe fn copy_bytes(target: u64, source: u64, n: u64) {
    let (target, source): (*mut c_void, *const c_void) =
        (address_mut(target as usize), address(source as usize));
    // SAFETY: passed on to the caller.
    unsafe { libc::memmove(target, source, n as usize) };
}

/// `zero_bytes`: clears `n` bytes at `target`.
///
/// # Safety
/// `n` bytes are writable at `target`.
#[inline]
pub unsafe fn zero_bytes(target: u64, n: u64) {
    // SAFETY: passed on to the caller.
    unsafe { libc::memset(address_mut(target as usize), 0, n as usize) };
}

/// Runs an extended intrinsic that needs nothing but memory; the result of one that leaves nothing is 0. `None` for those that need a frame
/// or may raise, and for a wrong number of arguments; then nothing has happened.
///
/// # Safety
/// As for [`copy_bytes`] and [`zero_bytes`].
pub unsafe fn x_intrinsic(id: Xintrinsic, args: &[u64]) -> Option<u64> {
    match (id, args) {
        (Xintrinsic::CopyBytes, &[target, source, n]) => {
            // SAFETY: passed on to the caller.
            unsafe { copy_bytes(target, source, n) };
            Some(0)
        }
        (Xintrinsic::ZeroBytes, &[target, n]) => {
            // SAFETY: passed on to the caller.
            unsafe { zero_bytes(target, n) };
            Some(0)
        }
        _ => None,
    }
}

/// Runs an extended intrinsic that computes with tagged values or with bits; the result is a canonical cell of every type that the verifier allows,
/// once it is truncated to it. `None` for the others, and for a wrong number of arguments.
pub fn tagged_intrinsic(id: Xintrinsic, args: &[u64]) -> Option<u64> {
    Some(match (id, args) {
        (Xintrinsic::TaggedFromF64, &[bits]) => tagged::from_double(f64::from_bits(bits)),
        (Xintrinsic::TaggedFromInt, &[value]) => tagged::from_integer(value as i64),
        (Xintrinsic::TaggedFromRef, &[address, tag]) => tagged::from_reference(address, tag as u32),
        (Xintrinsic::TaggedIsF64, &[bits]) => tagged::is_double(bits) as u64,
        (Xintrinsic::TaggedIsInt, &[bits]) => tagged::is_integer(bits) as u64,
        (Xintrinsic::TaggedIsRef, &[bits]) => tagged::is_reference(bits) as u64,
        (Xintrinsic::TaggedToF64 | Xintrinsic::TaggedFromBits | Xintrinsic::TaggedKept, &[bits]) => bits,
        (Xintrinsic::TaggedToInt, &[bits]) => tagged::to_integer(bits) as u64,
        (Xintrinsic::TaggedToRef, &[bits]) => tagged::object(bits),
        (Xintrinsic::TaggedTag, &[bits]) => tagged::tag(bits) as u64,
        (Xintrinsic::TaggedFromTyped, &[value, ty]) => tagged::from_typed(value as i64, ty as u32),
        (Xintrinsic::TaggedToTyped, &[bits, ty]) => tagged::to_typed(bits, ty as u32) as u64,
        (Xintrinsic::Quick, &[a, b, operator]) => match Quick::from_u64(operator) {
            Some(quick) => quick.apply(a, b),
            None => tagged::ABSENT,
        },
        (Xintrinsic::SwapBytes, &[bits, 2]) => u64::from((bits as u16).swap_bytes()),
        (Xintrinsic::SwapBytes, &[bits, 4]) => u64::from((bits as u32).swap_bytes()),
        (Xintrinsic::SwapBytes, &[bits, _]) => bits.swap_bytes(),
        (Xintrinsic::CountOnes, &[bits]) => u64::from(bits.count_ones()),
        (Xintrinsic::FirstOne, &[0]) => 0,
        (Xintrinsic::FirstOne, &[bits]) => u64::from(bits.trailing_zeros()) + 1,
        (Xintrinsic::RotateLeft, &[bits, count, 8]) => u64::from((bits as u8).rotate_left(count as u32 & 7)),
        (Xintrinsic::RotateLeft, &[bits, count, 16]) => {
            u64::from((bits as u16).rotate_left(count as u32 & 15))
        }
        (Xintrinsic::RotateLeft, &[bits, count, 32]) => {
            u64::from((bits as u32).rotate_left(count as u32 & 31))
        }
        (Xintrinsic::RotateLeft, &[bits, count, _]) => bits.rotate_left(count as u32 & 63),
        (Xintrinsic::Power, &[a, b, 32]) => {
            let power = f32::from_bits(a as u32).powf(f32::from_bits(b as u32));
            u64::from(power.to_bits())
        }
        (Xintrinsic::Power, &[a, b, _]) => f64::from_bits(a).powf(f64::from_bits(b)).to_bits(),
        (Xintrinsic::SignBits, &[bits]) => {
            let flipped = bits ^ ((bits as i64) >> 63) as u64;
            u64::from(flipped.leading_zeros()) - 1
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(id: Intrinsic, args: &[u64]) -> u64 {
        // SAFETY: every test passes addresses of memory that suits the intrinsic.
        unsafe { c_intrinsic(id, args) }.expect("implemented")
    }

    #[test]
    fn all_c_intrinsics_but_va_start_are_here() {
        for &id in Intrinsic::ALL {
            let expected = id.name().starts_with("C_") && id != Intrinsic::CVaStart;
            assert_eq!(c_signature(id).is_some(), expected, "{}", id.name());
            if c_signature(id).is_none_or(|signature| !signature.args.is_empty()) {
                // SAFETY: without arguments nothing happens.
                assert_eq!(unsafe { c_intrinsic(id, &[]) }, None);
            }
        }
    }

    #[test]
    fn strings() {
        let (abc, abd) = (c"abc".as_ptr() as u64, c"abd".as_ptr() as u64);
        assert_eq!(run(Intrinsic::CStrlen, &[abc]), 3);
        assert_eq!(run(Intrinsic::CStrcmp, &[abc, abc]), 0);
        assert!((run(Intrinsic::CStrcmp, &[abc, abd]) as i64) < 0);
        assert!((run(Intrinsic::CStrcmp, &[abd, abc]) as i64) > 0);
        assert_eq!(run(Intrinsic::CStrncmp, &[abc, abd, 2]), 0);
        assert!((run(Intrinsic::CStrncmp, &[abc, abd, 3]) as i64) < 0);
        let mut buffer = [0x55u8; 8];
        let target = buffer.as_mut_ptr() as u64;
        assert_eq!(run(Intrinsic::CStrcpy, &[target, abc]), target);
        assert_eq!(&buffer, b"abc\0\x55\x55\x55\x55");
        assert_eq!(
            run(Intrinsic::CStrncpy, &[buffer.as_mut_ptr() as u64, abd, 6]),
            target
        );
        assert_eq!(&buffer, b"abd\0\0\0\x55\x55");
    }

    #[test]
    fn memory() {
        let mut buffer = *b"0123456789";
        let at = |buffer: &mut [u8; 10], offset: u64| buffer.as_mut_ptr() as u64 + offset;
        let (to, from) = (at(&mut buffer, 2), at(&mut buffer, 0));
        assert_eq!(run(Intrinsic::CMemmove, &[to, from, 5]), to);
        assert_eq!(&buffer, b"0101234789");
        run(Intrinsic::CMemcpy, &[at(&mut buffer, 0), at(&mut buffer, 2), 5]);
        assert_eq!(&buffer, b"0123434789");
        run(Intrinsic::CMemset, &[at(&mut buffer, 7), 0x1_41, 3]);
        assert_eq!(&buffer, b"0123434AAA");
        let (a, b) = (b"aab".as_ptr() as u64, b"aac".as_ptr() as u64);
        assert_eq!(run(Intrinsic::CMemcmp, &[a, b, 2]), 0);
        assert!((run(Intrinsic::CMemcmp, &[a, b, 3]) as i64) < 0);
        // SAFETY: the ranges lie in the buffer.
        unsafe {
            assert_eq!(
                x_intrinsic(
                    Xintrinsic::CopyBytes,
                    &[at(&mut buffer, 0), at(&mut buffer, 1), 4]
                ),
                Some(0)
            );
            assert_eq!(
                x_intrinsic(Xintrinsic::ZeroBytes, &[at(&mut buffer, 8), 2]),
                Some(0)
            );
            assert_eq!(x_intrinsic(Xintrinsic::ZeroBytes, &[1]), None);
            assert_eq!(x_intrinsic(Xintrinsic::VarArgs, &[]), None);
        }
        assert_eq!(&buffer, b"1234434A\0\0");
    }

    #[test]
    fn bit_counts() {
        let table = [
            (Intrinsic::CClz32, 0, 32),
            (Intrinsic::CClz32, 1, 31),
            (Intrinsic::CClz32, u64::MAX, 0),
            (Intrinsic::CClz64, 0, 64),
            (Intrinsic::CClz64, 1, 63),
            (Intrinsic::CCtz32, 0, 32),
            (Intrinsic::CCtz32, 1 << 31, 31),
            (Intrinsic::CCtz64, 0, 64),
            (Intrinsic::CCtz64, 1 << 40, 40),
            (Intrinsic::CFfs, 0, 0),
            (Intrinsic::CFfs, 1, 1),
            (Intrinsic::CFfs, i32::MIN as i64 as u64, 32),
            (Intrinsic::CConstantP, 5, 0),
        ];
        for (id, argument, expected) in table {
            assert_eq!(run(id, &[argument]), expected, "{} {argument:#x}", id.name());
        }
    }

    /// A Maple program and the same program in C must print the same numbers.
    #[test]
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    fn functions_give_what_the_c_library_gives() {
        use crate::libc_proto;
        use crate::native::PreparedCall;
        for &id in Intrinsic::ALL {
            let Some(Signature {
                args: &[ty @ (Prim::F32 | Prim::F64)],
                ret,
            }) = c_signature(id)
            else {
                continue;
            };
            let prototype = libc_proto::lookup(id.info().entry).expect("a function of math.h");
            let prepared = PreparedCall::new(&prototype, &[ty], ret).expect("signature is plain");
            let name = std::ffi::CString::new(id.info().entry).expect("a name");
            // SAFETY: opening the mathematics library runs no code of interest; its functions have the declared types.
            unsafe {
                let library = libc::dlopen(c"libm.so.6".as_ptr(), libc::RTLD_NOW);
                let function = libc::dlsym(library, name.as_ptr());
                assert!(!function.is_null(), "{}", id.name());
                for x in [
                    0.0,
                    -0.0,
                    0.5,
                    -0.25,
                    1.0,
                    2.0,
                    10.0,
                    -3.0,
                    700.0,
                    1e-9,
                    f64::INFINITY,
                ] {
                    let cell = if ty == Prim::F32 {
                        (x as f32).into_cell()
                    } else {
                        x.into_cell()
                    };
                    let expected = prepared.call(function as usize, &[cell], std::ptr::null_mut());
                    let is_nan = |cell| {
                        if ty == Prim::F32 {
                            f32::from_cell(cell).is_nan()
                        } else {
                            f64::from_cell(cell).is_nan()
                        }
                    };
                    let result = run(id, &[cell]);
                    assert!(
                        result == expected || is_nan(result) && is_nan(expected),
                        "{} {x}",
                        id.name()
                    );
                }
            }
        }
    }
}

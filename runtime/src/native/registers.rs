//! Calls whose arguments all travel in registers, made without libffi.
//!
//! On System V x86-64 and AAPCS64 integer and floating arguments are numbered apart, narrow integers use the low part of a register, and
//! an unused argument register may hold anything. So a call that passes every argument register serves each signature that needs no
//! stack; canonical cells are extended as those ABIs ask of the caller. Other targets have only the road through libffi.

/// Whether the target's ABI has the properties above.
pub(super) const AVAILABLE: bool = cfg!(all(
    unix,
    not(target_vendor = "apple"),
    any(target_arch = "x86_64", target_arch = "aarch64")
));

/// Number of integer argument registers that both ABIs have.
pub(super) const INTEGERS: usize = 6;
/// Number of floating argument registers.
pub(super) const FLOATS: usize = 8;

macro_rules! function {
    ($address:expr, ($($arg:ty),*) -> $ret:ty) => {
        std::mem::transmute::<*const (), unsafe extern "C" fn($($arg),*) -> $ret>(
            std::ptr::with_exposed_provenance($address),
        )
    };
    ($address:expr, ($($arg:ty),* ; ...) -> $ret:ty) => {
        std::mem::transmute::<*const (), unsafe extern "C" fn($($arg),*, ...) -> $ret>(
            std::ptr::with_exposed_provenance($address),
        )
    };
}

/// Calls a function of up to [`INTEGERS`] integer arguments; the result is what the integer result register holds. Longer argument lists
/// are cut.
///
/// # Safety
/// As [`super::PreparedCall::call`]; the function takes exactly these arguments, all of integer or pointer type.
#[inline]
pub(super) unsafe fn integers(address: usize, args: &[u64]) -> u64 {
    // SAFETY: `address` is a function of this many integer parameters (caller); passing them as u64 is the same at the ABI level.
    unsafe {
        match *args {
            [] => function!(address, () -> u64)(),
            [a] => function!(address, (u64) -> u64)(a),
            [a, b] => function!(address, (u64, u64) -> u64)(a, b),
            [a, b, c] => function!(address, (u64, u64, u64) -> u64)(a, b, c),
            [a, b, c, d] => function!(address, (u64, u64, u64, u64) -> u64)(a, b, c, d),
            [a, b, c, d, e] => function!(address, (u64, u64, u64, u64, u64) -> u64)(a, b, c, d, e),
            [a, b, c, d, e, f, ..] => {
                function!(address, (u64, u64, u64, u64, u64, u64) -> u64)(a, b, c, d, e, f)
            }
        }
    }
}

/// Calls `double f(double)` or, with two arguments, `double f(double, double)`.
///
/// # Safety
/// As [`super::PreparedCall::call`]; the function has that type.
#[inline]
pub(super) unsafe fn doubles(address: usize, args: &[u64]) -> u64 {
    let float = |i: usize| args.get(i).map_or(0.0, |&cell| f64::from_bits(cell));
    // SAFETY: `address` is a function of this type (caller).
    let result = unsafe {
        match args.len() {
            0 | 1 => function!(address, (f64) -> f64)(float(0)),
            _ => function!(address, (f64, f64) -> f64)(float(0), float(1)),
        }
    };
    result.to_bits()
}

/// What every argument register shall hold.
pub(super) struct Registers {
    integers: [u64; INTEGERS],
    floats: [f64; FLOATS],
}

impl Registers {
    /// Distributes cells; bit `i` of `floats` tells that argument `i` is f32 or f64. Arguments beyond the last register are left out.
    #[inline]
    pub(super) fn load(args: &[u64], floats: u32) -> Registers {
        let mut registers = Registers {
            integers: [0; INTEGERS],
            floats: [0.0; FLOATS],
        };
        let (mut integer, mut float) = (registers.integers.iter_mut(), registers.floats.iter_mut());
        for (i, &cell) in args.iter().enumerate() {
            if floats >> i & 1 != 0 {
                // An f32 lies in the low half of the register as it does in a cell.
                if let Some(register) = float.next() {
                    *register = f64::from_bits(cell);
                }
            } else if let Some(register) = integer.next() {
                *register = cell;
            }
        }
        registers
    }

    /// Calls a function that returns an integer, a pointer or nothing.
    ///
    /// # Safety
    /// As [`super::PreparedCall::call`]; the registers hold all arguments of the function.
    #[inline]
    pub(super) unsafe fn call_integer(&self, address: usize) -> u64 {
        let Registers {
            integers: [a, b, c, d, e, f],
            floats: [p, q, r, s, t, u, v, w],
        } = *self;
        // SAFETY: the callee reads the registers of its own parameters, which are among these (module head).
        unsafe {
            function!(address, (u64, u64, u64, u64, u64, u64, f64, f64, f64, f64, f64, f64, f64, f64) -> u64)(
                a, b, c, d, e, f, p, q, r, s, t, u, v, w,
            )
        }
    }

    /// Calls a function that returns f32 or f64; the result is the low half or the whole of the floating result register.
    ///
    /// # Safety
    /// As [`super::PreparedCall::call`]; the registers hold all arguments of the function.
    #[inline]
    pub(super) unsafe fn call_float(&self, address: usize) -> u64 {
        let Registers {
            integers: [a, b, c, d, e, f],
            floats: [p, q, r, s, t, u, v, w],
        } = *self;
        // SAFETY: as in `call_integer`.
        let result = unsafe {
            function!(address, (u64, u64, u64, u64, u64, u64, f64, f64, f64, f64, f64, f64, f64, f64) -> f64)(
                a, b, c, d, e, f, p, q, r, s, t, u, v, w,
            )
        };
        result.to_bits()
    }

    /// Calls a variadic function that returns an integer, a pointer or nothing. The floating registers in use are announced to the callee
    /// where the ABI wants it.
    ///
    /// # Safety
    /// As [`super::PreparedCall::call`]; the registers hold all arguments of the function, the first of which is an integer or a
    /// pointer.
    #[inline]
    pub(super) unsafe fn call_variadic(&self, address: usize, any_float: bool) -> u64 {
        let Registers {
            integers: [a, b, c, d, e, f],
            floats: [p, q, r, s, t, u, v, w],
        } = *self;
        // SAFETY: named and variable arguments use the same registers, so that it does not matter how many of them are named.
        unsafe {
            let callee = function!(address, (u64; ...) -> u64);
            if any_float {
                callee(a, b, c, d, e, f, p, q, r, s, t, u, v, w)
            } else {
                callee(a, b, c, d, e, f)
            }
        }
    }
}

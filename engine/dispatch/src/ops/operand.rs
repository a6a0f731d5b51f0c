//! Operand kinds: where an instruction finds an operand and puts its result.

use crate::body::Regs;
use crate::regcode::{Identity, Ins, identity};
use std::marker::PhantomData;

identity! {
    Wide;
    Slot;
    Imm;
    Cached[A];
}

/// A place operands are read from.
pub trait Source: Identity {
    /// Whether it is a register for floats.
    const FLOAT: bool = false;

    /// The operand that `field` denotes.
    ///
    /// # Safety
    /// As [`crate::body::Body::exec`].
    unsafe fn get(r: &Regs, field: u16) -> u64;
}

/// A place results are written to.
pub trait Destination: Identity {
    /// Whether it is a register for floats.
    const FLOAT: bool = false;

    /// Writes the result to the place that `field` denotes.
    ///
    /// # Safety
    /// As [`crate::body::Body::exec`].
    unsafe fn put(r: &mut Regs, field: u16, value: u64);
}

/// A slot of the frame.
pub struct Slot;
/// A 16-bit immediate, sign-extended.
pub struct Imm;

/// A 32-bit immediate in the place of the fields `c` and `d`, sign-extended.
pub struct Wide;

impl Source for Wide {
    #[inline(always)]
    unsafe fn get(r: &Regs, _: u16) -> u64 {
        // SAFETY: the caller's promise.
        i64::from(unsafe { instruction(r) }.cd()) as u64
    }
}

impl Source for Slot {
    #[inline(always)]
    unsafe fn get(r: &Regs, field: u16) -> u64 {
        // SAFETY: the field names a slot of the running frame.
        unsafe { *r.fp.add(usize::from(field)) }
    }
}

impl Destination for Slot {
    #[inline(always)]
    unsafe fn put(r: &mut Regs, field: u16, value: u64) {
        // SAFETY: the field names a slot of the running frame.
        unsafe { *r.fp.add(usize::from(field)) = value }
    }
}

impl Source for Imm {
    #[inline(always)]
    unsafe fn get(_: &Regs, field: u16) -> u64 {
        field as i16 as i64 as u64
    }
}

macro_rules! accumulator {
    ($(#[$doc:meta])* $name:ident, $float:literal, $field:ident, $from:expr, $to:expr) => {
        $(#[$doc])*
        pub struct $name;
        identity! { $name; }
        impl Source for $name {
            const FLOAT: bool = $float;
            #[inline(always)]
            unsafe fn get(r: &Regs, _: u16) -> u64 {
                $from(r.$field)
            }
        }
        impl Destination for $name {
            const FLOAT: bool = $float;
            #[inline(always)]
            unsafe fn put(r: &mut Regs, _: u16, value: u64) {
                r.$field = $to(value);
            }
        }
    };
}
accumulator!(
    /// The first integer accumulator.
    Acc0, false, acc0, std::convert::identity, std::convert::identity
);
accumulator!(
    /// The second integer accumulator.
    Acc1, false, acc1, std::convert::identity, std::convert::identity
);
accumulator!(
    /// The first float accumulator.
    Facc0, true, facc0, f64::to_bits, f64::from_bits
);
accumulator!(
    /// The second float accumulator.
    Facc1, true, facc1, f64::to_bits, f64::from_bits
);
accumulator!(
    /// The third float accumulator.
    Facc2, true, facc2, f64::to_bits, f64::from_bits
);
accumulator!(
    /// The fourth float accumulator.
    Facc3, true, facc3, f64::to_bits, f64::from_bits
);

/// Target that writes an accumulator and the slot that the field names: accumulators are caches of slots, so a slot is always right.
pub struct Cached<A>(PhantomData<A>);

impl<A: Source> Source for Cached<A> {
    const FLOAT: bool = A::FLOAT;
    #[inline(always)]
    unsafe fn get(r: &Regs, field: u16) -> u64 {
        // SAFETY: the caller's promise.
        unsafe { A::get(r, field) }
    }
}

impl<A: Destination> Destination for Cached<A> {
    const FLOAT: bool = A::FLOAT;
    #[inline(always)]
    unsafe fn put(r: &mut Regs, field: u16, value: u64) {
        // SAFETY: the caller's promise.
        unsafe {
            A::put(r, field, value);
            Slot::put(r, field, value);
        }
    }
}

/// The instruction at `r.pc`.
///
/// # Safety
/// As [`crate::body::Body::exec`].
#[inline(always)]
pub unsafe fn instruction<'a>(r: &Regs) -> &'a Ins {
    // SAFETY: `pc` points at an instruction, and code is only patched by single stores to data words.
    unsafe { &*r.pc }
}

/// The data word number `index` after the instruction at `r.pc`.
///
/// # Safety
/// As [`crate::body::Body::exec`]; the instruction has that many data words.
#[inline(always)]
pub unsafe fn data<'a>(r: &Regs, index: usize) -> &'a Ins {
    // SAFETY: the caller's promise.
    unsafe { &*r.pc.add(1 + index) }
}

/// Stands for the type parameters of a body.
pub type Params<T> = PhantomData<T>;

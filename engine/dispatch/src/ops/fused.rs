//! Operations with an operand in memory, and operations with a shifted operand.

use super::memory::{Access, Base, Extension, Signed32, load};
use super::operand::{Destination, Params, Slot, Source, instruction};
use super::scalar::{BinaryOp, MulAdd32, TernaryOp};
use crate::body::{Body, Flow, Regs};
use crate::dispatch::Address;
use crate::regcode::{Identity, identity};

identity! {
    Displaced[B];
    Indexed[E X];
    Scaled[E T B X];
    WithMemory[O W T L P];
    TernaryWithMemory[O W T L P D];
    Factor[A];
    Addend[A];
    LoadRow[W T I];
    Shifted[O S T L R];
}

/// An address that two operand fields describe.
pub trait AddressMode: Identity {
    /// The address.
    ///
    /// # Safety
    /// As [`Body::exec`].
    unsafe fn address(r: &Regs, c: u16, d: u16) -> Address;
}

/// `c + d`
pub struct Displaced<B>(Params<B>);
impl<B: Source> AddressMode for Displaced<B> {
    #[inline(always)]
    unsafe fn address(r: &Regs, c: u16, d: u16) -> Address {
        // SAFETY: the caller's promise.
        unsafe { Address::Sum(B::get(r, c), d as i16 as i64 as u64) }
    }
}

/// `c + (d << size)`
pub struct Indexed<E, X>(Params<(E, X)>);
impl<E: Extension, X: Source> AddressMode for Indexed<E, X> {
    #[inline(always)]
    unsafe fn address(r: &Regs, c: u16, d: u16) -> Address {
        // SAFETY: the caller's promise.
        unsafe { Address::Scaled(Slot::get(r, c), E::extend(X::get(r, d))) }
    }
}

/// `a := base + b * d`, the base being slot `c` or the data word
pub struct Scaled<E, T, B, X>(Params<(E, T, B, X)>);
impl<E: Extension, T: Destination, B: Base, X: Source> Body for Scaled<E, T, B, X> {
    const DATA: usize = B::DATA;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let index = E::extend(X::get(r, i.b)).wrapping_mul(u64::from(i.d));
            let address = B::base(r, i.c).wrapping_add(index);
            T::put(r, i.a, address);
        }
        Flow::Next
    }
}

/// `a := b op mem[place]`
pub struct WithMemory<O, W, T, L, P>(Params<(O, W, T, L, P)>);
impl<O: BinaryOp, W: Access, T: Destination, L: Source, P: AddressMode> Body for WithMemory<O, W, T, L, P> {
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let address = P::address(r, i.c, i.d);
            let loaded = found!(match O::FLOAT {
                true => W::load::<true>(r, address),
                false => W::load::<false>(r, address),
            });
            let value = O::apply(L::get(r, i.b), loaded);
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `a := b * mem[place] + accumulator`, or what else the operation makes of the three
pub struct TernaryWithMemory<O, W, T, L, P, D>(Params<(O, W, T, L, P, D)>);
impl<O, W, T, L, P, D> Body for TernaryWithMemory<O, W, T, L, P, D>
where
    O: TernaryOp,
    W: Access,
    T: Destination,
    L: Source,
    P: AddressMode,
    D: Source,
{
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let loaded = found!(W::load::<true>(r, P::address(r, i.c, i.d)));
            let value = O::apply(L::get(r, i.b), loaded, D::get(r, 0));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// An index into rows of equal length: a 32-bit product and a sum of which one operand is an accumulator.
pub trait RowIndex: Identity {
    /// The index.
    ///
    /// # Safety
    /// As [`Body::exec`].
    unsafe fn index(r: &Regs, c: u16, d: u16) -> u32;
}

/// `accumulator * c + d`
pub struct Factor<A>(Params<A>);
impl<A: Source> RowIndex for Factor<A> {
    #[inline(always)]
    unsafe fn index(r: &Regs, c: u16, d: u16) -> u32 {
        // SAFETY: the caller's promise.
        unsafe { MulAdd32::apply(A::get(r, 0), Slot::get(r, c), Slot::get(r, d)) as u32 }
    }
}

/// `c * d + accumulator`
pub struct Addend<A>(Params<A>);
impl<A: Source> RowIndex for Addend<A> {
    #[inline(always)]
    unsafe fn index(r: &Regs, c: u16, d: u16) -> u32 {
        // SAFETY: the caller's promise.
        unsafe { MulAdd32::apply(Slot::get(r, c), Slot::get(r, d), A::get(r, 0)) as u32 }
    }
}

/// `a := mem[b + (index << size)]`
pub struct LoadRow<W, T, I>(Params<(W, T, I)>);
impl<W: Access, T: Destination, I: RowIndex> Body for LoadRow<W, T, I> {
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let index = Signed32::extend(u64::from(I::index(r, i.c, i.d)));
            let address = Address::Scaled(Slot::get(r, i.b), index);
            let value = found!(load::<W, T>(r, address));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `a := b op (c shift d)`, `d` being an immediate
pub struct Shifted<O, S, T, L, R>(Params<(O, S, T, L, R)>);
impl<O: BinaryOp, S: BinaryOp, T: Destination, L: Source, R: Source> Body for Shifted<O, S, T, L, R> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = O::apply(L::get(r, i.b), S::apply(R::get(r, i.c), u64::from(i.d)));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

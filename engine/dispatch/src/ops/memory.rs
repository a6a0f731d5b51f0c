//! Loads and stores.

use super::operand::{Destination, Params, Slot, Source, data, instruction};
use crate::body::{Body, Cause, Flow, Regs};
use crate::dispatch::{Address, Word};
use crate::regcode::{Identity, identity};

identity! {
    LoadBody[W T B];
    StoreBody[W A V];
    Signed32;
    Full;
    Fixed;
    Offset;
    LoadIndexedBody[W E T B X];
    StoreIndexedBody[W E V B X];
    LoadAbsoluteBody[W T];
    StoreAbsoluteBody[W V];
    CopyBytes[C];
    CopyBlock{SIZE: usize};
    ZeroBytes[C];
    Constant;
}

/// A width of memory access.
pub trait Access: Identity {
    /// Base 2 logarithm of the size in bytes.
    const SHIFT: u32;

    /// Reads a cell, into a register for floats if `FLOAT`.
    ///
    /// # Errors
    /// The trap, if the backend wants bodies to report faults; the fault handler finds out by itself with the other one.
    ///
    /// # Safety
    /// The caller lets faults of the access become traps ([`Body::FAULTS`]).
    unsafe fn load<const FLOAT: bool>(r: &Regs, address: Address) -> Result<u64, Flow>;

    /// Writes the low bits of a cell, which is in a register for floats if `FLOAT`.
    ///
    /// # Errors
    /// As for `load`.
    ///
    /// # Safety
    /// As for `load`; what a trusted image overwrites is its own risk.
    unsafe fn store<const FLOAT: bool>(r: &Regs, address: Address, value: u64) -> Result<(), Flow>;

    /// Reads a cell from memory that is there.
    ///
    /// # Safety
    /// The memory can be read.
    unsafe fn read(address: u64) -> u64;

    /// Writes the low bits of a cell to memory that is there.
    ///
    /// # Safety
    /// The memory can be written.
    unsafe fn write(address: u64, value: u64);
}

/// Accesses by the names of [`maple_lir::Width`].
macro_rules! accesses {
    ($($name:ident $ty:ident $float:ident;)*) => {
        $(
            #[doc = concat!("Memory of type `", stringify!($ty), "`.")]
            pub struct $name;
            identity! { $name; }
            impl Access for $name {
                const SHIFT: u32 = size_of::<$ty>().trailing_zeros();
                #[inline(always)]
                unsafe fn load<const FLOAT: bool>(r: &Regs, address: Address) -> Result<u64, Flow> {
                    // SAFETY: the caller's promise.
                    unsafe {
                        match FLOAT {
                            true => $float::load(r, address),
                            false => $ty::load(r, address),
                        }
                    }
                }
                #[inline(always)]
                unsafe fn store<const FLOAT: bool>(r: &Regs, address: Address, value: u64) -> Result<(), Flow> {
                    // SAFETY: the caller's promise.
                    unsafe {
                        match FLOAT {
                            true => $float::store(r, address, value),
                            false => $ty::store(r, address, value),
                        }
                    }
                }
                #[inline(always)]
                unsafe fn read(address: u64) -> u64 {
                    // SAFETY: the caller's promise.
                    unsafe { (address as *const $ty).read_unaligned() }.cell()
                }
                #[inline(always)]
                unsafe fn write(address: u64, value: u64) {
                    // SAFETY: the caller's promise.
                    unsafe { (address as *mut $ty).write_unaligned($ty::of(value)) }
                }
            }
        )*
    };
}
accesses! {
    Mem8 u8 u8;
    MemS8 i8 i8;
    Mem16 u16 u16;
    MemS16 i16 i16;
    Mem32 u32 f32;
    MemS32 i32 i32;
    Mem64 u64 f64;
}

/// Loads what target `T` gets.
#[inline(always)]
pub(super) unsafe fn load<W: Access, T: Destination>(r: &Regs, address: Address) -> Result<u64, Flow> {
    // SAFETY: the caller's promise.
    unsafe {
        match T::FLOAT {
            true => W::load::<true>(r, address),
            false => W::load::<false>(r, address),
        }
    }
}

/// Stores what `field` denotes.
#[inline(always)]
unsafe fn store<W: Access, V: Source>(r: &Regs, address: Address, field: u16) -> Result<(), Flow> {
    // SAFETY: the caller's promise.
    unsafe {
        let value = V::get(r, field);
        match V::FLOAT {
            true => W::store::<true>(r, address, value),
            false => W::store::<false>(r, address, value),
        }
    }
}

/// `a := mem[b + cd]`
pub struct LoadBody<W, T, B>(Params<(W, T, B)>);
impl<W: Access, T: Destination, B: Source> Body for LoadBody<W, T, B> {
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let address = Address::Sum(B::get(r, i.b), i64::from(i.cd()) as u64);
            let value = found!(load::<W, T>(r, address));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `mem[a + cd] := b`
pub struct StoreBody<W, A, V>(Params<(W, A, V)>);
impl<W: Access, A: Source, V: Source> Body for StoreBody<W, A, V> {
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let address = Address::Sum(A::get(r, i.a), i64::from(i.cd()) as u64);
            found!(store::<W, V>(r, address, i.b));
        }
        Flow::Next
    }
}

/// How an index becomes a full cell.
pub trait Extension: Identity {
    /// The index as 64 bits.
    fn extend(index: u64) -> u64;
}
/// A signed 32-bit index.
pub struct Signed32;
/// A 64-bit index.
pub struct Full;
impl Extension for Signed32 {
    #[inline(always)]
    fn extend(index: u64) -> u64 {
        index as i32 as i64 as u64
    }
}
impl Extension for Full {
    #[inline(always)]
    fn extend(index: u64) -> u64 {
        index
    }
}

/// Where the base address of an indexed access is.
pub trait Base: Identity {
    /// Data words it takes.
    const DATA: usize;
    /// The address.
    ///
    /// # Safety
    /// As [`Body::exec`].
    unsafe fn base(r: &Regs, field: u16) -> u64;
}
impl Base for Slot {
    const DATA: usize = 0;
    #[inline(always)]
    unsafe fn base(r: &Regs, field: u16) -> u64 {
        // SAFETY: the caller's promise.
        unsafe { Slot::get(r, field) }
    }
}
/// A constant in the data word.
pub struct Fixed;
impl Base for Fixed {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn base(r: &Regs, _: u16) -> u64 {
        // SAFETY: the caller's promise.
        unsafe { data(r, 0).low() }
    }
}

/// A slot, to which the displacement in field `d` is added.
pub struct Offset;
impl Base for Offset {
    const DATA: usize = 0;
    #[inline(always)]
    unsafe fn base(r: &Regs, field: u16) -> u64 {
        // SAFETY: the caller's promise.
        unsafe { Slot::get(r, field).wrapping_add(instruction(r).d as i16 as i64 as u64) }
    }
}

/// Address of an indexed access: base `b`, index `c` scaled by the size of the access.
#[inline(always)]
unsafe fn indexed<E: Extension, B: Base, X: Source>(r: &Regs) -> Address {
    // SAFETY: the caller's promise.
    unsafe {
        let i = instruction(r);
        Address::Scaled(B::base(r, i.b), E::extend(X::get(r, i.c)))
    }
}

/// `a := mem[b + (c << size)]`, and `+ d` if the base is an [`Offset`]
pub struct LoadIndexedBody<W, E, T, B, X>(Params<(W, E, T, B, X)>);
impl<W: Access, E: Extension, T: Destination, B: Base, X: Source> Body for LoadIndexedBody<W, E, T, B, X> {
    const DATA: usize = B::DATA;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let value = found!(load::<W, T>(r, indexed::<E, B, X>(r)));
            T::put(r, instruction(r).a, value);
        }
        Flow::Next
    }
}

/// `mem[b + (c << size)] := a`, and `+ d` if the base is an [`Offset`]
pub struct StoreIndexedBody<W, E, V, B, X>(Params<(W, E, V, B, X)>);
impl<W: Access, E: Extension, V: Source, B: Base, X: Source> Body for StoreIndexedBody<W, E, V, B, X> {
    const DATA: usize = B::DATA;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let address = indexed::<E, B, X>(r);
            found!(store::<W, V>(r, address, instruction(r).a));
        }
        Flow::Next
    }
}

/// `a := mem[data word]`
pub struct LoadAbsoluteBody<W, T>(Params<(W, T)>);
impl<W: Access, T: Destination> Body for LoadAbsoluteBody<W, T> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let value = found!(load::<W, T>(r, Address::At(data(r, 0).low())));
            T::put(r, instruction(r).a, value);
        }
        Flow::Next
    }
}

/// `mem[data word] := b`
pub struct StoreAbsoluteBody<W, V>(Params<(W, V)>);
impl<W: Access, V: Source> Body for StoreAbsoluteBody<W, V> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let address = Address::At(data(r, 0).low());
            found!(store::<W, V>(r, address, instruction(r).b));
        }
        Flow::Next
    }
}

/// Copies `cd` bytes, or as many as the slot `cd` says, from address `b` to address `a`.
pub struct CopyBytes<C>(Params<C>);
impl<C: Count> Body for CopyBytes<C> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        let (to, from, count) = unsafe {
            let i = instruction(r);
            (Slot::get(r, i.a), Slot::get(r, i.b), C::count(r, i.cd()))
        };
        match crate::memory::copy(to, from, count) {
            Ok(()) => Flow::Next,
            Err(fault) => Flow::Trap(Cause::Memory, fault.address),
        }
    }
}

/// Copies a block of few bytes from address `c` with displacement `d` to address `a` with displacement `b`.
pub struct CopyBlock<const SIZE: usize>;
impl<const SIZE: usize> Body for CopyBlock<SIZE> {
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let at = |base: u16, by: u16| Slot::get(r, base).wrapping_add(by as i16 as u64);
            let (to, from) = (at(i.a, i.b), at(i.c, i.d));
            match crate::dispatch::copy::<SIZE>(r, to, from) {
                Ok(()) => Flow::Next,
                Err(trap) => trap,
            }
        }
    }
}

/// Clears `cd` bytes, or as many as the slot `cd` says, at address `a`.
pub struct ZeroBytes<C>(Params<C>);
impl<C: Count> Body for ZeroBytes<C> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        let (to, count) = unsafe {
            let i = instruction(r);
            (Slot::get(r, i.a), C::count(r, i.cd()))
        };
        match crate::memory::zero(to, count) {
            Ok(()) => Flow::Next,
            Err(fault) => Flow::Trap(Cause::Memory, fault.address),
        }
    }
}

/// How a block operation knows its size.
pub trait Count: Identity {
    /// The number of bytes.
    ///
    /// # Safety
    /// As [`Body::exec`].
    unsafe fn count(r: &Regs, field: i32) -> u64;
}
/// The field is the number.
pub struct Constant;
impl Count for Constant {
    #[inline(always)]
    unsafe fn count(_: &Regs, field: i32) -> u64 {
        field as u64
    }
}
impl Count for Slot {
    #[inline(always)]
    unsafe fn count(r: &Regs, field: i32) -> u64 {
        // SAFETY: the caller's promise.
        unsafe { Slot::get(r, field as u16) }
    }
}

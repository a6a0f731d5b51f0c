//! Read-modify-write operations on memory, and branches on an operand in memory.

use super::fused::AddressMode;
use super::memory::Access;
use super::operand::{Params, Source, data, instruction};
use super::scalar::{BinaryOp, CompareOp, TernaryOp};
use crate::body::{Body, Flow, Regs};
use crate::dispatch::Address;
use crate::regcode::identity;

identity! {
    Absolute;
    Update[O W P V];
    UpdateTernary[O W P L R];
    BranchWithMemory[O W P R];
}

/// The address in the data word.
pub struct Absolute;
impl AddressMode for Absolute {
    #[inline(always)]
    unsafe fn address(r: &Regs, _: u16, _: u16) -> Address {
        // SAFETY: the caller's promise: updates have a data word.
        unsafe { Address::At(data(r, 0).low()) }
    }
}

/// `mem[address] := update(mem[address])`, with floats in their registers if `FLOAT`. The load is an access of its own, so that the fault
/// handler can tell which of the two faults: processors report a fault of a combined one as that of a write. The place of a store is that
/// of the data word.
#[inline(always)]
unsafe fn update<W: Access, const FLOAT: bool>(
    r: &mut Regs,
    address: Address,
    update: impl FnOnce(u64) -> u64,
) -> Flow {
    // SAFETY: the caller lets faults become traps.
    unsafe {
        let old = found!(W::load::<FLOAT>(r, address));
        if let Err(trap) = W::store::<FLOAT>(r, address, update(old)) {
            r.pc = r.pc.add(1);
            return trap;
        }
    }
    Flow::Next
}

/// `mem[a, b] := mem[a, b] op c`. The data word has the address if it is a constant; its place in the map to mirbin is the store's.
pub struct Update<O, W, P, V>(Params<(O, W, P, V)>);
impl<O: BinaryOp, W: Access, P: AddressMode, V: Source> Body for Update<O, W, P, V> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let value = V::get(r, i.c);
            let address = P::address(r, i.a, i.b);
            match O::FLOAT {
                true => update::<W, true>(r, address, |old| O::apply(old, value)),
                false => update::<W, false>(r, address, |old| O::apply(old, value)),
            }
        }
    }
}

/// `mem[a, b] := c * d + mem[a, b]`, or what else the operation makes of the three; data word as for [`Update`]
pub struct UpdateTernary<O, W, P, L, R>(Params<(O, W, P, L, R)>);
impl<O: TernaryOp, W: Access, P: AddressMode, L: Source, R: Source> Body for UpdateTernary<O, W, P, L, R> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise; faults become traps.
        unsafe {
            let i = instruction(r);
            let (left, right) = (L::get(r, i.c), R::get(r, i.d));
            let address = P::address(r, i.a, i.b);
            update::<W, true>(r, address, |old| O::apply(left, right, old))
        }
    }
}

/// `if mem[a, b] op c, pc += d` half words
pub struct BranchWithMemory<O, W, P, R>(Params<(O, W, P, R)>);
impl<O: CompareOp, W: Access, P: AddressMode, R: Source> Body for BranchWithMemory<O, W, P, R> {
    const JUMPS: bool = true;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: branch targets lie in the same function; faults become traps.
        unsafe {
            let i = instruction(r);
            let loaded = found!(W::load::<false>(r, P::address(r, i.a, i.b)));
            if O::holds(loaded, R::get(r, i.c)) {
                r.pc = i.near(r.pc);
                return Flow::Jump;
            }
        }
        Flow::Next
    }
}

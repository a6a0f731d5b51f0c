//! Objects whose attributes are made at run time: see [`maple_rt::dynamic`].

use super::control::displaced;
use super::memory::{Access, Mem32, Mem64};
use super::object::{Cell, rest};
use super::operand::{Destination, Params, Slot, Source, data, instruction};
use crate::body::{Body, Flow, Regs};
use crate::dispatch::Address;
use crate::regcode::{Identity, Ins, identity};
use maple_mirbin::tagged;
use maple_rt::dynamic::{KnownSlot, layout};
use maple_rt::heap;

identity! {
    Attribute;
    ByCell;
    LoadAttribute[T S]{REPLACES: bool};
    IntFromTypedOr[T];
    TypedFromIntOr[T];
    LoadTypedAttribute[T];
    LoadDoubleAttribute[T];
    StoreTypedOr;
    StoreTypedAttribute;
    StoreAttribute;
}

/// The address of the slot of the attribute that the cell in the data word is for among these of an object with a shape, if somebody has looked for it
/// lately; else 0.
///
/// # Safety
/// As [`Body::exec`].
#[inline(always)]
unsafe fn known_elsewhere(r: &Regs, shape: u64, slots: u64) -> Result<u64, Flow> {
    // SAFETY: the caller's promise: without others nobody writes the table.
    unsafe {
        let symbol = Mem64::load::<false>(r, Address::At(data(r, 0).low().wrapping_add(layout::SYMBOL)))?;
        let table = (*r.cx).attributes;
        if symbol == 0 || table.is_null() || (*r.cx).open {
            return Ok(0);
        }
        let symbol = symbol.wrapping_sub(1) as u32;
        let known = &*table.add(KnownSlot::place(shape as u32, symbol));
        Ok(match known.key == KnownSlot::key(shape, symbol) {
            true => slots.wrapping_add(8 * known.slot),
            false => 0,
        })
    }
}

/// The address of the slot that the cell in the data word names, a shape and below it a slot, in the object that tagged value `b` refers to; 0 if that
/// is no object with attributes, or has another shape. No object has the shape of a cell that is zero.
///
/// # Safety
/// As [`Body::exec`].
#[inline(always)]
unsafe fn place(r: &Regs) -> Result<u64, Flow> {
    // SAFETY: the caller's promise. What the value refers to need not be such an object: the loads may fault, and so may what uses the address.
    unsafe {
        let value = Slot::get(r, instruction(r).b);
        if !tagged::is_with_attributes(value) {
            return Ok(0);
        }
        let object = value & tagged::ADDRESS;
        let known = Mem64::load::<false>(r, Address::At(data(r, 0).low()))?;
        let shape = Mem64::load::<false>(r, Address::At(object + layout::SHAPE))?;
        let slots = Mem64::load::<false>(r, Address::At(object + layout::SLOTS))?;
        if known >> 32 == shape {
            return Ok(slots.wrapping_add(8 * u64::from(known as u32)));
        }
        known_elsewhere(r, shape, slots)
    }
}

/// As [`place`], of an attribute that is stored: an object may get it. Where an object of one shape got it before, the cell has that shape and the one
/// that came of it, and the slot. That is noted as if it had been found, so that doing it again finds it.
///
/// # Safety
/// As [`place`].
#[inline(always)]
unsafe fn place_to_store(r: &Regs) -> Result<u64, Flow> {
    // SAFETY: as there.
    unsafe {
        let value = Slot::get(r, instruction(r).b);
        if !tagged::is_with_attributes(value) {
            return Ok(0);
        }
        let (object, cell) = (value & tagged::ADDRESS, data(r, 0).low());
        let at = Address::At;
        let known = Mem64::load::<false>(r, at(cell))?;
        let shape = Mem64::load::<false>(r, at(object + layout::SHAPE))?;
        let slots = Mem64::load::<false>(r, at(object + layout::SLOTS))?;
        if known >> 32 == shape {
            return Ok(slots.wrapping_add(8 * u64::from(known as u32)));
        }
        let change = Mem64::load::<false>(r, at(cell.wrapping_add(layout::CHANGE)))?;
        if change >> 32 != shape || slots == 0 || (*r.cx).open {
            return known_elsewhere(r, shape, slots);
        }
        let slot = Mem64::load::<false>(r, at(cell.wrapping_add(layout::SLOT)))?;
        if slot >= Mem32::load::<false>(r, at(slots.wrapping_sub(layout::COUNT)))? {
            return Ok(0);
        }
        Mem64::store::<false>(r, at(cell), change << 32 | slot)?;
        Mem64::store::<false>(r, at(object + layout::SHAPE), u64::from(change as u32))?;
        Ok(slots + 8 * slot)
    }
}

/// The slot of an attribute in the object that tagged value `b` refers to; if there is none the instruction jumps by `cd`
pub struct Attribute;
impl Cell for Attribute {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            match place_to_store(r)? {
                0 => {
                    r.pc = displaced(r);
                    Err(Flow::Jump)
                }
                place => Ok(place),
            }
        }
    }
}

/// How an attribute is found.
pub trait Search: Identity {
    /// Data words.
    const DATA: usize;

    /// What it is, [`tagged::ABSENT`] if it is not found.
    ///
    /// # Safety
    /// As [`Body::exec`]. Addresses in what values refer to may fault.
    unsafe fn load(r: &Regs) -> Result<u64, Flow>;

    /// Where a run goes on that has found none.
    ///
    /// # Safety
    /// As [`Body::exec`].
    #[inline(always)]
    unsafe fn elsewhere(r: &Regs) -> *const Ins {
        // SAFETY: the caller's promise.
        unsafe { displaced(r) }
    }
}

/// By the cell in the data word.
pub struct ByCell;
impl Search for ByCell {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn load(r: &Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe { load_if_any(r, place(r)?) }
    }
}

/// What lies at an address, [`tagged::ABSENT`] at 0.
///
/// # Safety
/// As [`Body::exec`]; the address may fault.
#[inline(always)]
pub(super) unsafe fn load_if_any(r: &Regs, place: u64) -> Result<u64, Flow> {
    match place {
        0 => Ok(tagged::ABSENT),
        // SAFETY: the caller's promise.
        place => unsafe { Mem64::load::<false>(r, Address::At(place)) },
    }
}

/// `a := attribute`, which gets one more owner, or [`tagged::ABSENT`], and on elsewhere. If the old value of `a` is replaced it loses one; where the run
/// goes on elsewhere it stays, and the slot that the second half of the data word names becomes 0.
pub struct LoadAttribute<T, S, const REPLACES: bool>(Params<(T, S)>);
impl<T: Destination, S: Search, const REPLACES: bool> LoadAttribute<T, S, REPLACES> {
    /// Whether the old value stays: nothing was found, and the run goes on elsewhere.
    ///
    /// # Safety
    /// As [`Body::exec`].
    #[inline(always)]
    unsafe fn stays(r: &Regs, value: u64) -> bool {
        // SAFETY: the caller's promise.
        REPLACES && value == tagged::ABSENT && unsafe { S::elsewhere(r) } != r.pc.wrapping_add(1 + S::DATA)
    }

    /// Leaves what it would replace. The variable that is named in the data has nothing.
    ///
    /// # Safety
    /// As [`Body::exec`].
    #[inline(always)]
    unsafe fn leave(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            // An accumulator has what the slot has.
            T::put(r, i.a, Slot::get(r, i.a));
            Slot::put(r, data(r, 0).high() as u16, 0);
            r.pc = S::elsewhere(r);
        }
        Flow::Jump
    }

    /// Goes on after the value is in its slot.
    ///
    /// # Safety
    /// As [`Body::exec`].
    #[inline(always)]
    unsafe fn loaded(r: &mut Regs, value: u64) -> Flow {
        if value != tagged::ABSENT {
            return Flow::Next;
        }
        // SAFETY: the caller's promise.
        r.pc = unsafe { S::elsewhere(r) };
        Flow::Jump
    }
}
impl<T: Destination, S: Search, const REPLACES: bool> Body for LoadAttribute<T, S, REPLACES> {
    const DATA: usize = S::DATA;
    const FAULTS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: fields name slots of the running frame.
        unsafe {
            let i = instruction(r);
            let value = found!(S::load(r));
            if Self::stays(r, value) {
                return Self::leave(r);
            }
            if !heap::try_retain((*r.cx).heap, tagged::object(value)) {
                return rest::all(r);
            }
            let old = if REPLACES {
                tagged::object(Slot::get(r, i.a))
            } else {
                0
            };
            T::put(r, i.a, value);
            match rest::release(r, old) {
                Flow::Next => Self::loaded(r, value),
                slow => slow,
            }
        }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            if rest::finish(r) {
                let value = found!(S::load(r));
                if Self::stays(r, value) {
                    return Self::leave(r);
                }
                heap::retain((*r.cx).heap, tagged::object(value));
                let old = if REPLACES {
                    tagged::object(Slot::get(r, i.a))
                } else {
                    0
                };
                T::put(r, i.a, value);
                heap::release((*r.cx).heap, old);
            }
            let value = Slot::get(r, i.a);
            Self::loaded(r, value)
        }
    }
}

/// `a := integer above the type in the data word in b`, or [`tagged::UNTYPED`], `pc += cd`
pub struct IntFromTypedOr<T>(Params<T>);
impl<T: Destination> Body for IntFromTypedOr<T> {
    const DATA: usize = 1;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = tagged::to_typed(Slot::get(r, i.b), data(r, 0).low() as u32);
            T::put(r, i.a, value as u64);
            if value != tagged::UNTYPED {
                return Flow::Next;
            }
            r.pc = displaced(r);
        }
        Flow::Jump
    }
}

/// `a := tagged value of integer b above the type in the data word`, or 0, `pc += cd`
pub struct TypedFromIntOr<T>(Params<T>);
impl<T: Destination> Body for TypedFromIntOr<T> {
    const DATA: usize = 1;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            let value = tagged::from_typed(Slot::get(r, i.b) as i64, data(r, 0).low() as u32);
            T::put(r, i.a, value);
            if value != 0 {
                return Flow::Next;
            }
            r.pc = displaced(r);
        }
        Flow::Jump
    }
}

/// `a := integer above the type in the second half of the data word in the attribute`, or [`tagged::UNTYPED`], `pc += cd`
pub struct LoadTypedAttribute<T>(Params<T>);
impl<T: Destination> Body for LoadTypedAttribute<T> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let found = found!(ByCell::load(r));
            let value = tagged::to_typed(found, data(r, 0).high() as u32);
            T::put(r, instruction(r).a, value as u64);
            if value != tagged::UNTYPED {
                return Flow::Next;
            }
            r.pc = displaced(r);
        }
        Flow::Jump
    }
}

/// `a := bits of the double in the attribute`, or [`tagged::ABSENT`], `pc += cd`
pub struct LoadDoubleAttribute<T>(Params<T>);
impl<T: Destination> Body for LoadDoubleAttribute<T> {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let place = found!(place(r));
            if place != 0 {
                let found = found!(Mem64::load::<false>(r, Address::At(place)));
                if tagged::is_double(found) {
                    T::put(r, instruction(r).a, found);
                    return Flow::Next;
                }
            }
            T::put(r, instruction(r).a, tagged::ABSENT);
            r.pc = displaced(r);
        }
        Flow::Jump
    }
}

/// The tagged value of an integer in a slot above the type in the second half of the data word, and the slot of the attribute that gets it; either is
/// 0 if there is none.
///
/// # Safety
/// As [`place`].
#[inline(always)]
unsafe fn typed_store(r: &Regs, number: u16) -> Result<(u64, u64), Flow> {
    // SAFETY: the caller's promise.
    unsafe {
        let value = tagged::from_typed(Slot::get(r, number) as i64, data(r, 0).high() as u32);
        match value {
            0 => Ok((0, 0)),
            _ => Ok((value, place_to_store(r)?)),
        }
    }
}

/// `attribute of b := integer a with a type`, what was there loses an owner; if it cannot be stored `pc += cd`
pub struct StoreTypedOr;
impl Body for StoreTypedOr {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    const CALLS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise. What is stored owns nothing.
        unsafe {
            let (value, place) = found!(typed_store(r, instruction(r).a));
            if place == 0 {
                r.pc = displaced(r);
                return Flow::Jump;
            }
            let old = found!(Mem64::load::<false>(r, Address::At(place)));
            if tagged::object(old) != 0 {
                return Flow::Slow;
            }
            found!(Mem64::store::<false>(r, Address::At(place), value));
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let (value, place) = found!(typed_store(r, instruction(r).a));
            heap::store_tagged_owned((*r.cx).heap, place, value);
        }
        Flow::Next
    }
}

/// `attribute of b := integer c with a type`, what was there loses an owner; `a` says whether it could be stored
pub struct StoreTypedAttribute;
impl Body for StoreTypedAttribute {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    const CALLS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise. A bad address must be found here.
        unsafe {
            let i = instruction(r);
            let (_, place) = found!(typed_store(r, i.c));
            if place == 0 {
                Slot::put(r, i.a, 0);
                return Flow::Next;
            }
            found!(Mem64::load::<false>(r, Address::At(place)));
        }
        Flow::Slow
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above. The result may lie where an operand does.
        unsafe {
            let i = instruction(r);
            let (value, place) = found!(typed_store(r, i.c));
            heap::store_tagged_owned((*r.cx).heap, place, value);
            Slot::put(r, i.a, 1);
        }
        Flow::Next
    }
}

/// `attribute of b := c`, which gets one more owner, what was there loses one; `a` says whether there is one
pub struct StoreAttribute;
impl Body for StoreAttribute {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    const CALLS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: as above. A bad address must be found before the value is counted.
        unsafe {
            let i = instruction(r);
            let place = found!(place_to_store(r));
            if place == 0 {
                Slot::put(r, i.a, 0);
                return Flow::Next;
            }
            found!(Mem64::load::<false>(r, Address::At(place)));
        }
        Flow::Slow
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            let place = found!(place_to_store(r));
            let value = Slot::get(r, i.c);
            heap::retain((*r.cx).heap, tagged::object(value));
            heap::store_tagged_owned((*r.cx).heap, place, value);
            // The result may lie where an operand does.
            Slot::put(r, i.a, 1);
        }
        Flow::Next
    }
}

//! Attributes, elements and functions of JavaScript's objects ([`maple_mirbin::js::layout`]).

use super::dynamic::{Search, load_if_any};
use super::memory::{Access, Mem32, Mem64};
use super::object::Cell;
use super::operand::{Destination, Params, Slot, Source, data, instruction};
use super::quick::NEXT;
use crate::body::{Body, Flow, Regs};
use crate::dispatch::{Address, load_field};
use crate::regcode::{Ins, identity};
use maple_mirbin::js::layout::{flags, object, property, string};
use maple_mirbin::{js, tagged};
use maple_rt::dynamic::layout;
use maple_rt::heap;

identity! {
    ByProperty;
    ByIndex;
    Item;
    StoreItem;
    CallTarget;
    LoadLength[T];
}

/// What the slot of an object has that the lower half of a word says.
#[inline(always)]
unsafe fn slot(r: &Regs, object: u64, word: u64) -> Result<u64, Flow> {
    // SAFETY: the caller's promise.
    unsafe {
        let slots = load_field::<{ object::SLOTS }>(r, object)?;
        Mem64::load::<false>(r, Address::Scaled(slots, u64::from(word as u32)))
    }
}

/// By the cell in the data word: in object `b` or its prototypes. That an object has a shape says which attributes it has, and that it lacks others;
/// so the prototypes of an object are asked one after the other, whichever they are.
pub struct ByProperty;
impl Search for ByProperty {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn load(r: &Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            let (value, cell) = (Slot::get(r, instruction(r).b), data(r, 0).low());
            if !tagged::is_with_attributes(value) {
                return Ok(tagged::ABSENT);
            }
            let object = value & tagged::ADDRESS;
            let known = load_field::<{ property::OWN }>(r, cell)?;
            let shape = load_field::<{ object::SHAPE }>(r, object)?;
            if known >> 32 == shape {
                return slot(r, object, known);
            }
            let shapes = load_field::<{ property::SHAPES }>(r, cell)?;
            let prototype = load_field::<{ object::PROTOTYPE }>(r, object)?;
            if shapes >> 32 != shape || !tagged::is_with_attributes(prototype) {
                return Ok(tagged::ABSENT);
            }
            let mut holder = prototype & tagged::ADDRESS;
            if load_field::<{ object::SHAPE }>(r, holder)? != u64::from(shapes as u32) {
                return Ok(tagged::ABSENT);
            }
            let place = load_field::<{ property::SLOT }>(r, cell)?;
            if place >> 32 != 0 {
                let next = load_field::<{ object::PROTOTYPE }>(r, holder)?;
                if !tagged::is_with_attributes(next) {
                    return Ok(tagged::ABSENT);
                }
                holder = next & tagged::ADDRESS;
                if load_field::<{ object::SHAPE }>(r, holder)? != place >> 32 {
                    return Ok(tagged::ABSENT);
                }
            }
            slot(r, holder, place)
        }
    }
}

/// The address of element `c` of object `b`, 0 if there is none among those that lie together.
#[inline(always)]
unsafe fn item(r: &Regs, value: u64, index: u64) -> Result<u64, Flow> {
    // SAFETY: the caller's promise.
    unsafe {
        if !tagged::is_with_attributes(value) || !tagged::is_integer(index) {
            return Ok(0);
        }
        let at = |address| Address::At(address);
        let elements = Mem64::load::<false>(r, at((value & tagged::ADDRESS) + object::ELEMENTS))?;
        let index = u64::from(tagged::to_i32(index) as u32);
        if elements == 0 || index >= Mem32::load::<false>(r, at(elements - layout::COUNT))? {
            return Ok(0);
        }
        let place = elements + 8 * index;
        Ok(match Mem64::load::<false>(r, at(place))? {
            0 => 0,
            _ => place,
        })
    }
}

/// The address of the element that the instruction is about, 0 if there is none.
#[inline(always)]
unsafe fn element(r: &Regs) -> Result<u64, Flow> {
    // SAFETY: the caller's promise.
    unsafe {
        let i = instruction(r);
        item(r, Slot::get(r, i.b), Slot::get(r, i.c))
    }
}

/// Element `c` of object `b`; without it the run goes on as far as `d` says, as [`Ins::near`] has it.
pub struct ByIndex;
impl Search for ByIndex {
    const DATA: usize = 0;
    #[inline(always)]
    unsafe fn load(r: &Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe { load_if_any(r, element(r)?) }
    }
    #[inline(always)]
    unsafe fn elsewhere(r: &Regs) -> *const Ins {
        // SAFETY: the caller's promise.
        unsafe { instruction(r).near(r.pc) }
    }
}

/// Element `c` of object `b`, as [`ByIndex`] finds it
pub struct Item;
impl Cell for Item {
    const DATA: usize = 0;
    const FAULTS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            match element(r)? {
                0 => {
                    r.pc = ByIndex::elsewhere(r);
                    Err(Flow::Jump)
                }
                place => Ok(place),
            }
        }
    }
}

/// `element c of b := d`, which gets one more owner, what was there loses one; `a` says whether there was one
pub struct StoreItem;
impl Body for StoreItem {
    const FAULTS: bool = true;
    const CALLS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise. A bad address must be found before the value is counted.
        unsafe {
            if found!(element(r)) == 0 {
                Slot::put(r, instruction(r).a, 0);
                return Flow::Next;
            }
        }
        Flow::Slow
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let place = found!(element(r));
            let value = Slot::get(r, instruction(r).d);
            heap::retain((*r.cx).heap, tagged::object(value));
            heap::store_tagged_owned((*r.cx).heap, place, value);
            Slot::put(r, instruction(r).a, 1);
        }
        Flow::Next
    }
}

/// `a := length of array or string b`, a number; if it is neither, on as far as `d` says, as [`Ins::near`] has it: to the next instruction with
/// [`tagged::ABSENT`] in `a`, elsewhere with `a` as it was
pub struct LoadLength<T>(Params<T>);
impl<T: Destination> LoadLength<T> {
    #[inline(always)]
    unsafe fn length(r: &Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            let value = Slot::get(r, instruction(r).b);
            let length = if tagged::is_with_attributes(value) {
                let both = load_field::<{ object::LENGTH }>(r, value & tagged::ADDRESS)?;
                match (both >> 32) as u32 & flags::KIND {
                    flags::ARRAY => both as u32,
                    _ => return Ok(tagged::ABSENT),
                }
            } else if js::is_string(value) {
                load_field::<{ string::LENGTH }>(r, value & tagged::ADDRESS)? as u32
            } else {
                return Ok(tagged::ABSENT);
            };
            Ok(i32::try_from(length).map_or(tagged::ABSENT, js::int))
        }
    }
}
impl<T: Destination> Body for LoadLength<T> {
    const FAULTS: bool = true;
    const JUMPS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let length = found!(Self::length(r));
            if length != tagged::ABSENT || i.d == NEXT {
                T::put(r, i.a, length);
                return Flow::Next;
            }
            // An accumulator has what the slot has.
            T::put(r, i.a, Slot::get(r, i.a));
            r.pc = i.near(r.pc);
        }
        Flow::Jump
    }
}

/// `a := code of function b`, if a call with `c` arguments may go there, 1 if it wants the object of its arguments, else 0
pub struct CallTarget;
impl Body for CallTarget {
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = Slot::get(r, i.b);
            let mut code = 0;
            if tagged::is_with_attributes(value) {
                let at = |distance| Address::At((value & tagged::ADDRESS) + distance);
                let kind = found!(Mem32::load::<false>(r, at(object::FLAGS))) as u32;
                let parameters = found!(Mem32::load::<false>(r, at(object::LENGTH))) as u32;
                code = match flags::instead_of_code(kind, parameters, i.c.into()) {
                    Some(other) => other,
                    None => found!(Mem64::load::<false>(r, at(object::CODE))),
                };
            }
            Slot::put(r, i.a, code);
        }
        Flow::Next
    }
}

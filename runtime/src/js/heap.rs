//! The runtime's objects in memory: the only place that reads and writes them.
//!
//! **Invariant:** an [`Object`] or a [`Str`] is the address of a living object of the class that its name says, because a value with its tag owns
//! a count of one; somebody owns the value for as long as it is used ([`super::Js`]). Arrays are those that such objects refer to.

use std::ops::Range;
use std::ptr;

use super::value::Value;

/// Cells as values.
pub(super) fn values(cells: &[u64]) -> &[Value] {
    // SAFETY: a value is nothing but the 64 bits of a cell, and all bits are one.
    unsafe { std::slice::from_raw_parts(cells.as_ptr().cast(), cells.len()) }
}

/// Reads a 64-bit word of an object.
pub(super) fn word(object: u64, distance: u64) -> u64 {
    // SAFETY: the invariant of this module: the object has the word.
    unsafe { ptr::with_exposed_provenance::<u64>((object + distance) as usize).read() }
}

/// Writes a 64-bit word of an object, which owns nothing before and after, or whose count moves.
pub(super) fn set_word(object: u64, distance: u64, value: u64) {
    // SAFETY: as `word`.
    unsafe { ptr::with_exposed_provenance_mut::<u64>((object + distance) as usize).write(value) }
}

/// Reads a 32-bit word of an object.
pub(super) fn half(object: u64, distance: u64) -> u32 {
    // SAFETY: as `word`.
    unsafe { ptr::with_exposed_provenance::<u32>((object + distance) as usize).read() }
}

/// Writes a 32-bit word of an object.
pub(super) fn set_half(object: u64, distance: u64, value: u32) {
    // SAFETY: as `word`.
    unsafe { ptr::with_exposed_provenance_mut::<u32>((object + distance) as usize).write(value) }
}

/// Reads a value in an object, which keeps it.
pub(super) fn value(object: u64, distance: u64) -> Value {
    Value(word(object, distance))
}

/// Moves so many values from one array to another; both have them. The first has zeros then.
pub(super) fn move_values(from: u64, to: u64, count: u64) {
    for at in 0..count {
        set_word(to, 8 * at, word(from, 8 * at));
        set_word(from, 8 * at, 0);
    }
}

/// Moves so many values within an array, of which it keeps those that nothing was moved over: it has them twice then.
pub(super) fn shift_values(array: u64, from: u64, to: u64, count: u64) {
    let at = |index: u64| ptr::with_exposed_provenance_mut::<u64>((array + 8 * index) as usize);
    // SAFETY: as `word`: the array has the values at both places.
    unsafe { ptr::copy(at(from), at(to), count as usize) }
}

/// Units of a string whose parts were joined.
#[derive(Clone, Copy)]
pub(super) enum Units<'a> {
    /// Of 8 bits: Latin-1.
    Narrow(&'a [u8]),
    /// Of 16 bits.
    Wide(&'a [u16]),
}

impl<'a> Units<'a> {
    /// Their number.
    pub fn len(self) -> usize {
        match self {
            Units::Narrow(units) => units.len(),
            Units::Wide(units) => units.len(),
        }
    }

    /// Those of a range; none if it is not within.
    pub fn part(self, range: Range<usize>) -> Units<'a> {
        match self {
            Units::Narrow(units) => Units::Narrow(units.get(range).unwrap_or_default()),
            Units::Wide(units) => Units::Wide(units.get(range).unwrap_or_default()),
        }
    }

    /// A copy of 16 bits each.
    pub fn to_vec(self) -> Vec<u16> {
        match self {
            Units::Narrow(units) => units.iter().copied().map(u16::from).collect(),
            Units::Wide(units) => units.to_vec(),
        }
    }

    /// The unit at a place.
    pub fn get(self, at: usize) -> Option<u16> {
        match self {
            Units::Narrow(units) => units.get(at).copied().map(u16::from),
            Units::Wide(units) => units.get(at).copied(),
        }
    }

    /// All units.
    pub fn iter(self) -> impl Iterator<Item = u16> {
        (0..).map_while(move |at| self.get(at))
    }
}

/// The units in an array of so many, for as long as somebody keeps it.
pub(super) fn units<'a>(array: u64, length: u32, wide: bool) -> Units<'a> {
    if length == 0 {
        return Units::Narrow(&[]);
    }
    let length = length as usize;
    // SAFETY: as `word`: the array has so many units, which nobody writes once a string has them.
    unsafe {
        match wide {
            true => Units::Wide(std::slice::from_raw_parts(
                ptr::with_exposed_provenance(array as usize),
                length,
            )),
            false => Units::Narrow(std::slice::from_raw_parts(
                ptr::with_exposed_provenance(array as usize),
                length,
            )),
        }
    }
}

/// Writes units into a new array from a place on; a narrow array gets their low bytes.
pub(super) fn write_units(array: u64, at: usize, from: Units<'_>, wide: bool) {
    // SAFETY: as `word`: the array is new, no string has it yet, and it has room for them.
    unsafe {
        match (from, wide) {
            (Units::Narrow(units), false) => {
                let to = ptr::with_exposed_provenance_mut::<u8>(array as usize + at);
                ptr::copy_nonoverlapping(units.as_ptr(), to, units.len());
            }
            (Units::Wide(units), true) => {
                let to = ptr::with_exposed_provenance_mut::<u16>(array as usize + 2 * at);
                ptr::copy_nonoverlapping(units.as_ptr(), to, units.len());
            }
            (Units::Narrow(units), true) => {
                let to = ptr::with_exposed_provenance_mut::<u16>(array as usize + 2 * at);
                for (at, unit) in units.iter().enumerate() {
                    to.add(at).write(u16::from(*unit));
                }
            }
            (Units::Wide(units), false) => {
                let to = ptr::with_exposed_provenance_mut::<u8>(array as usize + at);
                for (at, unit) in units.iter().enumerate() {
                    to.add(at).write(*unit as u8);
                }
            }
        }
    }
}

/// Reads bytes of an array from a place on; it has them.
pub(super) fn read_bytes(array: u64, at: u64, to: &mut [u8]) {
    let from = ptr::with_exposed_provenance::<u8>((array + at) as usize);
    // SAFETY: as `word`: the array has so many bytes, and `to` is memory of its own.
    unsafe { ptr::copy_nonoverlapping(from, to.as_mut_ptr(), to.len()) }
}

/// Writes bytes of an array from a place on; it has them.
pub(super) fn write_bytes(array: u64, at: u64, from: &[u8]) {
    let to = ptr::with_exposed_provenance_mut::<u8>((array + at) as usize);
    // SAFETY: as `read_bytes`.
    unsafe { ptr::copy_nonoverlapping(from.as_ptr(), to, from.len()) }
}
